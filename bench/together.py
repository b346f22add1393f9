"""`python -m bench.together`: does a search in two processes pay? Two trees that grow apart, asked together.

Two processes can search the same position at the same time, each with a tree of its own, and add their visits at the
root. Here both trees grow one after the other in one process, so that only strength is measured and a match can be
repeated; what sending a position to a process and its answer back costs is measured beside it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection

from guildhall.bots import make_bot
from guildhall.bots.bot import Bot, MctsBot, only_choice
from guildhall.bots.mcts import best
from guildhall.core.state import State
from guildhall.games import game as load_game
from guildhall.study.expectation import result
from guildhall.study.figures import wilson

Report = list[tuple[int, int, float]]
TREES_APART, RIVALS_APART = 7_919, 104_729
"""So far apart lie the seeds of trees that grow together, and of bots that play each other."""


class Together(Bot):
    """Several searches of the same position; what counts is the sum of their visits."""

    def __init__(self, trees: int, simulations: int, seed: int) -> None:
        super().__init__(f"{trees} x {simulations}", seed)
        self.members = [
            MctsBot(f"mcts:{simulations}", seed + TREES_APART * tree, simulations, 0) for tree in range(trees)
        ]

    def choose(self, state: State, seat: int) -> int:
        only = only_choice(state, seat)
        if only >= 0:
            return only
        action = best(added([member.search(state, seat) for member in self.members]))
        for member in self.members:
            member.went_for(action)
        return action


def added(reports: list[Report]) -> Report:
    """The reports of several searches as one: visits and shares added up, most visited first."""
    visits: dict[int, int] = {}
    value: dict[int, float] = {}
    for report in reports:
        for action, count, share in report:
            visits[action] = visits.get(action, 0) + count
            value[action] = value.get(action, 0.0) + count * share
    whole = [(action, count, value[action] / count if count else 0.0) for action, count in visits.items()]
    return sorted(whole, key=lambda one: (-one[1], one[0]))


def won(game: str, first: Bot, second: Bot, seed: int) -> float:
    """The first bot's share of a match of two; it sits first in every second one."""
    bots = (first, second) if seed % 2 == 0 else (second, first)
    state = load_game(game).setup(2).start(seed)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, bots[seat].choose(state, seat))
    return result(state.outcome(), 2).shares[bots.index(first)]


def against(game: str, trees: int, simulations: int, matches: int) -> list[str]:
    """Several trees, and one tree as large as all of them, each against one tree."""
    rivals: dict[str, Callable[[int], Bot]] = {
        f"{trees} trees of {simulations}": lambda seed: Together(trees, simulations, seed),
        f"one tree of {trees * simulations}": lambda seed: make_bot(f"mcts:{trees * simulations}", seed),
    }
    rows = []
    for name, made in rivals.items():
        total = sum(
            won(game, made(seed), make_bot(f"mcts:{simulations}", seed + RIVALS_APART), seed) for seed in range(matches)
        )
        low, high = wilson(total, matches)
        rows.append(f"{name} against one of {simulations}: {total:g} of {matches} ({low:.0%} to {high:.0%})")
    return rows


def _answer(line: Connection, game: str) -> None:
    setup = load_game(game).setup(2)
    while text := line.recv():
        state = setup.load(text)
        seat = state.to_act()[0]
        line.send(MctsBot("mcts:1", 0, 1, 0).search(state, seat))


def there_and_back(game: str, times: int = 200) -> float:
    """Microseconds from a position here to the report of a search of one simulation in another process."""
    here, there = Pipe()
    helper = Process(target=_answer, args=(there, game), daemon=True)
    helper.start()
    state = load_game(game).setup(2).start(1)
    here.send(state.save())
    here.recv()
    began = time.perf_counter()
    for _ in range(times):
        here.send(state.save())
        here.recv()
    took = time.perf_counter() - began
    here.send("")
    helper.join()
    return took / times * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.together", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--trees", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--matches", type=int, default=200)
    given = parser.parse_args()
    sys.stdout.write(f"{given.game}: a position there and back {there_and_back(given.game):.0f} µs\n")
    sys.stdout.write("\n".join(against(given.game, given.trees, given.simulations, given.matches)) + "\n")


if __name__ == "__main__":
    main()
