"""Write the golden records anew: finished matches kept as text, replayed by tests. A rules change shows up as a diff.

python tools/golden.py [GAME ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

from guildhall.core.rng import SEARCH, Rng
from guildhall.games import game, names
from guildhall.games.red_cathedral.meta import GUILDS as GUILDS_OF_THE_EXPANSION
from guildhall.play import Match

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
MODULES = ("jewelry_box", "luxury_garments", "festive_garments", "exclusive_tailoring")
GUILDS = ("clergy", *GUILDS_OF_THE_EXPANSION)

Choice = tuple[str, int, dict[str, object]]
WANTED: dict[str, list[Choice]] = {
    "splendor": [*((f"usual-{n}", n, {}) for n in (2, 3, 4)), ("house-2", 2, {"small_takes": "on", "target": 10})],
    "rococo": [
        *((f"{edition}-{n}", n, {"edition": edition}) for edition in ("classic", "deluxe") for n in (2, 3, 4, 5)),
        *((module, 3, {module: "on"}) for module in MODULES),
        ("all-modules", 4, dict.fromkeys(MODULES, "on")),
        ("solo", 1, {}),
        ("solo-jewels", 1, {"jewelry_box": "on"}),
    ],
    "red_cathedral": [
        *((f"base-{n}", n, {}) for n in (1, 2, 3, 4)),
        ("advanced-board", 3, {"workshop_board": "advanced"}),
        *((f"module-{n}", n, {"contractors": "on"}) for n in (1, 2, 3, 4)),
        *((f"guild-{guild}", 2, {"contractors": "on", "fourth_guild": guild}) for guild in GUILDS),
        *((f"plans-{n}", n, {"workshop_board": "advanced", "plans": "all"}) for n in (2, 4)),
        *(
            (f"solo-{die}", 1, {"contractors": "on", "solo.ivan_die": die, "solo.ivan_scan": "towers"})
            for die in ("lowest", "highest")
        ),
    ],
}


def play(name: str, seats: int, options: dict[str, object], seed: int) -> str:
    """A match by the games' quick choices with some chance in them."""
    match = Match(game(name).setup(seats, options), seed)
    rng = Rng(seed, SEARCH)
    while not match.over:
        to_act = match.state.to_act()
        seat = to_act[rng.below(len(to_act))]
        legal = match.state.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])
    return match.export()


def main(wanted: list[str]) -> None:
    for name in wanted or list(names()):
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for number, (title, seats, options) in enumerate(WANTED.get(name, [])):
            (folder / f"{title}.json").write_text(play(name, seats, options, 2026 + number), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
