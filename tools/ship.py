"""Measure what a training run has learned, and put its weights into the game's folder with what was measured.

    python -m tools.ship GAME FOLDER [--matches 100] [--workers 2] [--modules contractors=on] [--only 1]

Every row of the table is a bot by these weights against another bot on all other seats, seats rotated, the same deals
for all; alone against each level of the rival, with the usual options and with modules. CPU is that of a choice. The
weights say so themselves (`trained.arena`), and the table is printed, too.

Weights that were trained on other component values are taken if rules and features are the same: they say on which
values they were trained (`trained.components`), and the table what they are worth on those of today. `--only` measures
some numbers of seats anew and keeps the other rows, for values that concern only these. `--seats` ships weights for
these numbers of seats alone; those for a single one lie in a file of their own beside the others'.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from guildhall.bots import make_bot
from guildhall.bots.bot import LEVELS
from guildhall.bots.weights import Weights, file_for, from_bytes, general_file, identity, require_fit, to_bytes
from guildhall.core.game import Game
from guildhall.games import game as load_game
from guildhall.learning.gate import Score
from guildhall.learning.workers import LocalWorkers

SEED = 900_000
"""No match of training has these seeds."""
LONGEST = 5000
PER_JOB = 5
PAIRS = (("apprentice", "random"), ("journeyman", "apprentice"), ("master", "journeyman"), ("learned", "greedy"))
ALONE = LEVELS
"""Who plays against the rivals of those who play alone."""
SLOW, FEWER = "master", 4
"""Of whom so many times fewer matches are played."""


class Pair(NamedTuple):
    """A job: matches of a bot against another on all other seats."""

    folder: str
    game: str
    seats: int
    bot: str
    against: str
    first: int
    matches: int
    options: dict[str, str]


class Result(NamedTuple):
    won: float
    cpu: float
    choices: int
    other_cpu: float
    other_choices: int


def play(job: Pair) -> Result:
    """Match number n is deal n // seats, with the bot on seat n % seats."""
    os.environ["GUILDHALL_WEIGHTS"] = job.folder
    setup = load_game(job.game).setup(job.seats, dict(job.options))
    won, cpu, choices = 0.0, [0.0, 0.0], [0, 0]
    for number in range(job.first, job.first + job.matches):
        own = number % job.seats
        bots = [make_bot(job.bot if seat == own else job.against, number * 8 + seat) for seat in range(job.seats)]
        state, made = setup.start(SEED + number // job.seats), 0
        while (seat := int(state.mover())) >= 0 and made < LONGEST:
            began = time.process_time()
            action = bots[seat].choose(state, seat)
            side = 0 if seat == own else 1
            cpu[side] += time.process_time() - began
            choices[side] += 1
            state.apply(seat, action)
            made += 1
        outcome = state.outcome()
        if outcome is not None and outcome.ranks[own] == 1:
            won += 1 / outcome.ranks.count(1)
    return Result(won, cpu[0], choices[0], cpu[1], choices[1])


class Wanted(NamedTuple):
    """A row of the table."""

    seats: int
    bot: str
    against: str
    options: dict[str, str]


def rows_of(game: str, seats: list[int], modules: dict[str, str], more: str) -> list[Wanted]:
    """What is measured of every game, then what was asked for besides."""
    found = [Wanted(count, *pair, {}) for pair in PAIRS for count in seats if count == 2 or pair[0] == "learned"]
    rivals = [option.key for option in load_game(game).meta.options if option.values == ALONE]
    if 1 in seats:
        found = [row for row in found if row.seats > 1]
        for options in [{}, modules] if modules else [{}]:
            found += [Wanted(1, bot, "", options | {key: to}) for key in rivals for to in ALONE for bot in ALONE]
    for text in filter(None, more.split(",")):
        count, _, pair = text.partition(":")
        bot, _, against = pair.partition("/")
        found.append(Wanted(int(count), bot, against, {}))
        if modules:
            found.append(Wanted(int(count), bot, against, modules))
    return found


def measured(workers: LocalWorkers, folder: str, game: str, row: Wanted, matches: int) -> dict[str, Any]:
    jobs = [
        Pair(folder, game, row.seats, row.bot, row.against, first, min(PER_JOB, matches - first), row.options)
        for first in range(0, matches, PER_JOB)
    ]
    total = Result(*(sum(column) for column in zip(*workers.results(play, jobs), strict=True)))
    found: dict[str, Any] = {"seats": row.seats, "bot": row.bot, "cpu_ms": round(1000 * total.cpu / total.choices, 3)}
    if row.options:
        found["options"] = row.options
    if total.other_choices:
        found |= {"against": row.against, "against_cpu_ms": round(1000 * total.other_cpu / total.other_choices, 3)}
    return found | {"won": total.won, "matches": matches, "seed": SEED}


def fitted(weights: Weights, game: Game) -> dict[str, Any]:
    """What a weight file says, good for the component values of today."""
    assert game.features is not None
    about = {key: value for key, value in weights.about.items() if key not in ("form", "digest")}
    now = identity(game, game.features)
    if about["components"] != now["components"]:
        about["trained"] = {"components": about["components"]} | about["trained"]
    about["components"] = now["components"]
    require_fit(Weights(about, weights.layers), game, game.features)
    return about


def commit() -> str:
    """Of the rules that were learned, as they are here."""
    found = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pairs", default="", help="more pairs: 2:learned:50/mcts:100 is at two seats")
    parser.add_argument("--modules", default="", help="options to measure with, too: contractors=on+plans=all")
    parser.add_argument("--into", type=Path, help="another place than the game's folder")
    parser.add_argument("--only", type=int, help="a number of seats; other rows are kept")
    parser.add_argument("--seats", default="", help="for these numbers of seats alone: 2,3")
    asked = parser.parse_args()
    game = load_game(asked.game)
    weights = from_bytes((asked.folder / f"{asked.game}.weights").read_bytes())
    about = fitted(weights, game)
    modules = dict(text.split("=", 1) for text in asked.modules.split("+") if text)
    goal = asked.into or general_file(game)
    if asked.seats:
        about["seats"] = [int(count) for count in asked.seats.split(",")]
        goal = asked.into or (goal if len(about["seats"]) > 1 else file_for(goal, about["seats"][0]))
    kept = about["trained"].get("arena", []) if asked.only is not None else []
    rows = [row for row in kept if row["seats"] != asked.only]
    with LocalWorkers(asked.workers) as workers, TemporaryDirectory() as folder:
        Path(folder, f"{asked.game}.weights").write_bytes(to_bytes(about, weights.layers))
        for wanted in rows_of(asked.game, about["seats"], modules, asked.pairs):
            if asked.only not in (None, wanted.seats):
                continue
            matches = max(1, asked.matches // FEWER) if SLOW in wanted else asked.matches
            row = measured(workers, folder, asked.game, wanted, matches)
            low, high = Score(row["won"], row["matches"]).interval()
            rows.append(row)
            options = ", ".join(f"{key}={value}" for key, value in wanted.options.items())
            sys.stdout.write(
                f"| {wanted.seats} | {options} | `{row['bot']}` | {row['cpu_ms']} ms | `{row.get('against', '')}` | "
                f"{row.get('against_cpu_ms', '')} ms | {row['won']:g} of {row['matches']} | "
                f"{low:.0%} to {high:.0%} |\n"
            )
            sys.stdout.flush()
    about["trained"] = about["trained"] | {"commit": commit(), "arena": rows}
    goal.write_bytes(to_bytes(about, weights.layers))


if __name__ == "__main__":
    main()
