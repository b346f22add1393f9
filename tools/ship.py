"""Measure what a training run has learned, and put its weights into the game's folder with what was measured.

    python -m tools.ship GAME FOLDER [--matches 100] [--workers 2]

Every row of the table is a bot by these weights against another bot on all other seats, seats rotated, the same deals
for all; CPU is that of a choice. The weights say so themselves (`trained.arena`), and the table is printed, too.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from guildhall.bots import make_bot
from guildhall.bots.weights import file_of, from_bytes, to_bytes
from guildhall.games import game as load_game
from guildhall.learning.gate import Score
from guildhall.learning.workers import LocalWorkers

SEED = 900_000
"""No match of training has these seeds."""
LONGEST = 5000
PER_JOB = 5
PAIRS = (("apprentice", "random"), ("journeyman", "apprentice"), ("master", "journeyman"), ("learned", "greedy"))
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


def measured(workers: LocalWorkers, folder: str, game: str, seats: int, pair: tuple[str, str], matches: int) -> Any:
    jobs = [
        Pair(folder, game, seats, *pair, first, min(PER_JOB, matches - first), {})
        for first in range(0, matches, PER_JOB)
    ]
    total = Result(*(sum(column) for column in zip(*workers.results(play, jobs), strict=True)))
    row: dict[str, Any] = {"seats": seats, "bot": pair[0], "cpu_ms": round(1000 * total.cpu / total.choices, 3)}
    if total.other_choices:
        row |= {"against": pair[1], "against_cpu_ms": round(1000 * total.other_cpu / total.other_choices, 3)}
    return row | {"won": total.won, "matches": matches, "seed": SEED}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pairs", default="", help="more pairs: 2:learned:50/mcts:100 is at two seats")
    parser.add_argument("--into", type=Path, help="another place than the game's folder")
    asked = parser.parse_args()
    weights = from_bytes((asked.folder / f"{asked.game}.weights").read_bytes())
    wanted = [(seats, pair) for pair in PAIRS for seats in weights.about["seats"] if seats == 2 or pair[0] == "learned"]
    for text in filter(None, asked.pairs.split(",")):
        seats, _, pair = text.partition(":")
        bot, _, against = pair.partition("/")
        wanted.append((int(seats), (bot, against)))
    goal, rows = asked.into or file_of(load_game(asked.game)), []
    with LocalWorkers(asked.workers) as workers:
        for seats, pair in wanted:
            matches = max(1, asked.matches // FEWER) if SLOW in pair else asked.matches
            row = measured(workers, str(asked.folder.resolve()), asked.game, seats, pair, matches)
            low, high = Score(row["won"], row["matches"]).interval()
            rows.append(row)
            sys.stdout.write(
                f"| {seats} | `{row['bot']}` | {row['cpu_ms']} ms | `{row.get('against', '')}` | "
                f"{row.get('against_cpu_ms', '')} ms | {row['won']:g} of {row['matches']} | "
                f"{low:.0%} to {high:.0%} |\n"
            )
            sys.stdout.flush()
    about = {key: value for key, value in weights.about.items() if key not in ("form", "digest")}
    about["trained"] = about["trained"] | {"arena": rows}
    goal.write_bytes(to_bytes(about, weights.layers))


if __name__ == "__main__":
    main()
