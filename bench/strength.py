"""How strong a bot is against one of another installation, or of this one with other weights.

    python -m bench.strength splendor --bot master --against mcts:150ms --other older/site-packages --matches 120

Every seat is a process of its own (`bench/player.py`), so both sides may be any version that knows the rules alike.
Seats are rotated, and the same deals are played from each. All other seats play the second bot. CPU is that of a choice
where there was one; budgets in time (`mcts:150ms`) are by the clock, so a machine that does much else shortens them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import guildhall
from guildhall.games import game as load_game
from guildhall.learning.gate import Score
from guildhall.learning.workers import LocalWorkers

SEED = 900_000
LONGEST = 5000
HERE = Path(guildhall.__file__).parents[1]


class Side(NamedTuple):
    bot: str
    folder: Path
    weights: str


class Pair(NamedTuple):
    """A job: the matches of one deal, from every seat."""

    game: str
    seats: int
    options: dict[str, str]
    one: Side
    others: Side
    deal: int
    longest: int


class Result(NamedTuple):
    won: float
    cpu: tuple[float, float]
    choices: tuple[int, int]


class Seat:
    """A player's process."""

    def __init__(self, side: Side, job: Pair) -> None:
        env = {**os.environ, "PYTHONPATH": str(side.folder)}
        env.pop("GUILDHALL_WEIGHTS", None)
        if side.weights:
            env["GUILDHALL_WEIGHTS"] = side.weights
        command = [sys.executable, str(Path(__file__).with_name("player.py")), side.bot, job.game, str(job.seats)]
        self.process = subprocess.Popen(
            [*command, json.dumps(job.options)], env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, request: str) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(request + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"a player ended when it was asked to {request}")
        found: dict[str, Any] = json.loads(line)
        return found


def play(job: Pair) -> Result:
    won, cpu, choices = 0.0, [0.0, 0.0], [0, 0]
    for own in range(job.seats):
        state, made = load_game(job.game).setup(job.seats, dict(job.options)).start(job.deal), 0
        with ExitStack() as open_seats:
            seats = [
                open_seats.enter_context(Seat(job.one if seat == own else job.others, job)) for seat in range(job.seats)
            ]
            for number, seat in enumerate(seats):
                seat.ask(f"deal {job.deal} {job.deal * 8 + number}")
            while (mover := int(state.mover())) >= 0 and made < job.longest:
                legal = state.legal(mover)
                action = legal[0]
                if len(legal) > 1:
                    told = seats[mover].ask(f"choose {mover}")
                    action, side = told["action"], 0 if mover == own else 1
                    cpu[side] += told["cpu"]
                    choices[side] += 1
                for seat in seats:
                    seat.ask(f"do {mover} {action}")
                state.apply(mover, action)
                made += 1
        outcome = state.outcome()
        if outcome is not None and outcome.ranks[own] == 1:
            won += 1 / outcome.ranks.count(1)
    return Result(won, (cpu[0], cpu[1]), (choices[0], choices[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", required=True)
    parser.add_argument("--against", required=True, help="another bot, on all other seats")
    parser.add_argument("--this", type=Path, default=HERE, help="the installation of the first, a folder")
    parser.add_argument("--other", type=Path, default=HERE, help="the installation of the second")
    parser.add_argument("--weights", default="", help="weights of the first, a folder")
    parser.add_argument("--other-weights", default="", help="weights of the second")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="an option of the game as key=value")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    one = Side(asked.bot, asked.this.absolute(), asked.weights)
    others = Side(asked.against, asked.other.absolute(), asked.other_weights)
    options = dict(text.split("=", 1) for text in asked.option)
    deals = range(asked.seed, asked.seed + -(-asked.matches // asked.seats))
    jobs = [Pair(asked.game, asked.seats, options, one, others, deal, LONGEST) for deal in deals]
    with LocalWorkers(asked.workers) as workers:
        found = list(workers.results(play, jobs))
    matches = len(jobs) * asked.seats
    score = Score(sum(result.won for result in found), matches)
    spent = [
        1000 * sum(result.cpu[side] for result in found) / max(1, sum(result.choices[side] for result in found))
        for side in (0, 1)
    ]
    low, high = score.interval()
    sys.stdout.write(
        f"{asked.game}, {asked.seats} seats: {asked.bot} ({spent[0]:.3g} ms) won {score.won:g} of {matches} against "
        f"{asked.against} ({spent[1]:.3g} ms): {score.share:.0%} ({low:.0%} to {high:.0%})\n"
    )


if __name__ == "__main__":
    main()
