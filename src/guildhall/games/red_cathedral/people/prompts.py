"""The Red Cathedral for people: what is asked, where in the game it is, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.core.arrays import listed
from guildhall.core.state import Outcome
from guildhall.games.red_cathedral.rules import frames
from guildhall.games.red_cathedral.rules.scoring import ROWS
from guildhall.games.red_cathedral.rules.tell import DICE, section_name
from guildhall.games.red_cathedral.rules.track import prestige

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NAMES = {
    int(getattr(frames, name)): name.removeprefix("F_").lower().replace("_", "-")
    for name in dir(frames)
    if name.startswith("F_")
}
"""Frame kind to the word that prompts, phases and the view use for it: `basic`, `market`, `ivan-claim` …"""

SCORE_ROWS = ("track", "objectives", "leftovers", "tools", "towers")


def pending(state: RedCathedral) -> str:
    """The kind of choice on top of the stack; `over` at the end."""
    return "over" if state.over else NAMES[int(state.stack.kind())]


def prompt(state: RedCathedral, _seat: int) -> tuple[str, dict[str, Any]]:
    kind = pending(state)
    stack = state.stack
    args: dict[str, Any] = {}
    if kind == "basic":
        args = {"last": int(state.ender >= 0), "hire": int(state.rules.module)}
    elif kind == "market":
        args = {"die": DICE[state.moved], "space": int(state.landed) + 1}
    elif kind in ("banner", "jewels"):
        args = {"section": section_name(stack.get(1))}
    elif kind == "place":
        args = {"tile": state.parts.tile_names[stack.get(2)], "free": int(state.free_tile)}
    elif kind in ("deliver", "take", "tile", "extra", "influence", "service", "ornament", "objective"):
        args = {"count": int(stack.get(1))}
    elif kind == "token":
        args = {"city": state.parts.city_names[stack.get(1)]}
    elif kind == "again":
        choice = int(stack.get(1))
        args = {"card": state.parts.influence_names[state.influence[choice // 2]]}
    elif kind == "effect":
        kind = "branch" if stack.get(2) < 0 else "part"
    elif kind == "pay":
        code, item = state.parts.code, int(stack.get(2))
        at = int(stack.get(1)) + 3 + 3 * item
        args = {"least": max(0, int(code[at]) - int(stack.get(3))), "most": int(code[at + 1]) - int(stack.get(3))}
    elif kind == "section":
        kind = "section-rp" if stack.get(1) else "section-rubles"
    elif kind == "ivan":
        args = {"die": DICE[stack.get(2)], "card": state.parts.solitaire_names[stack.get(3)]}
        kind = "ivan-card" if stack.get(1) == 1 else "ivan-done"
    return f"red_cathedral-prompt-{kind}", args


def turn(state: RedCathedral) -> dict[str, Any]:
    """Round, phase, whose turn it is (`ivan` in his), and how many turns are left once the end has come."""
    kind = pending(state)
    if kind == "over":
        phase = "over"
    elif state.active >= state.seats:
        phase = "ivan"
    elif kind == "basic":
        phase = "last" if state.ender >= 0 else "action"
    elif kind == "after":
        phase = "end"
    else:
        phase = {2: "claim", 3: "market"}.get(_deepest(state), "action")
    return {
        "round": int(state.turns // state.sides) + int(not state.over),
        "phase": f"red_cathedral-phase-{phase}",
        "turns": int(state.turns),
        "ivan": bool(state.rules.solo and state.active == 1),
        "final": int(state.final_left) if state.final_left >= 0 else None,
    }


def _deepest(state: RedCathedral) -> int:
    """2 while a claim, 3 while a market visit is under way."""
    kinds = [frame[0] for frame in state.stack.frames()]
    if int(frames.F_MARKET) in kinds:
        return 3
    return 2 if int(frames.F_PLACE) in kinds or int(frames.F_BANNER) in kinds else 0


def standing(state: RedCathedral, side: int) -> tuple[int, int, int]:
    """Prestige, finished sections, ornamentations placed: the order of RC-SCORE-13, -14."""
    placed = sum(1 for owner in listed(state.ornament) if owner == side)
    return int(prestige(state.parts, state.pos[side])), int(state.finished[side]), placed


def outcome(state: RedCathedral) -> Outcome | None:
    """Ranks of the seats; in solo the only seat is first if Ivan is not ahead (RC-SOLO-34)."""
    if not state.over:
        return None
    everybody = [standing(state, side) for side in range(state.sides)]
    ranks = [1 + sum(other > mine for other in everybody) for mine in everybody]
    scores = [mine[0] for mine in everybody]
    reason = "sixth" if state.over == 1 else "stalled"
    if state.rules.solo and state.over == 1:
        reason = "tied" if ranks == [1, 1] else "won" if ranks[0] == 1 else "lost"
    return Outcome(reason, scores[: state.seats], ranks[: state.seats])


def score_sheet(state: RedCathedral) -> list[tuple[str, list[int]]]:
    """Prestige on the track when play ended (until then: now), and of each step of final scoring; Ivan comes last."""
    sheet = []
    for row, name in enumerate(SCORE_ROWS):
        points = [int(state.scored[side * ROWS + row]) for side in range(state.sides)]
        if row == 0 and not state.over:
            points = [int(prestige(state.parts, state.pos[side])) for side in range(state.sides)]
        if row == 3 and not state.rules.module:
            continue
        sheet.append((f"red_cathedral-score-{name}", points))
    return sheet
