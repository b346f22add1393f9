"""`python -m tests.bots.worlds`: what was learned tells no secret, in very many pairs of worlds.

A pair is a position and another one that the seat to act cannot tell from it. Both must look the same to a network,
before each action and after it, and bots by what was learned must answer alike, one step ahead, with a short search and
with a noise of their own. Seats and options are any that go together; half of the actions that lead on are sensible.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from guildhall.bots import make_bot
from guildhall.bots.weights import judgement_of
from guildhall.conformance.pairs import another_world
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, State
from guildhall.games import built_in, game
from guildhall.learning.matches import any_setup
from tests.features import expected, on

BOTS = ("learned", "learned:6", "apprentice")
LONGEST = 2000


def differences(state: State, world: State, seat: int, action: int) -> list[str]:
    """In what two worlds differ for a seat that cannot tell them apart; `action` is one of its own."""
    found = []
    here, there = state.copy(), world.copy()
    here.apply(seat, action)
    there.apply(seat, action)
    for name, one, other in (("before", (state, state), (world, world)), ("after", (here, state), (there, world))):
        if one[0].mover() >= 0 and other[0].mover() >= 0:
            if on(one[0], seat, one[1]) != on(other[0], seat, other[1]):
                found.append(f"features {name}")
            if expected(one[0], seat, one[1]) != expected(other[0], seat, other[1]):
                found.append(f"expected points {name}")
    for name in BOTS:
        if make_bot(name, 4).choose(state, seat) != make_bot(name, 4).choose(world, seat):
            found.append(f"the choice of {name}")
    return found


def watch(name: str, number: int, longest: int = LONGEST) -> tuple[int, int, list[str]]:
    """All choices of a match in two worlds: how many, how many by what was learned, and what tells them apart."""
    rng, moves, faults = Rng(number, SEARCH), Moves(), []
    title = game(name)
    setup = any_setup(title, tuple(title.meta.seats), rng)
    learned = judgement_of(title, setup.seats) is not None
    state, pairs = setup.start(number), 0
    for step in range(longest):
        if (seat := int(state.mover())) < 0:
            break
        moves.clear()
        state.moves(seat, moves)
        sensibly = rng.below(2) > 0
        action = int(state.rollout_move(seat, moves, rng) if sensibly else moves.get(rng.below(moves.count)))
        if moves.count > 1:
            pairs += 1
            found = differences(state, another_world(state, seat, rng), seat, action)
            faults += [f"{name}, match {number}, action {step}, seat {seat}: {one}" for one in found]
        state.apply(seat, action)
    return pairs, pairs if learned else 0, faults


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.bots.worlds", description="Whether bots know what they may not.")
    parser.add_argument("game", choices=built_in())
    parser.add_argument("--pairs", type=int, default=10_000, help="how many, at least")
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    pairs = learned = matches = 0
    with ProcessPoolExecutor(asked.workers) as pool:
        while pairs < asked.pairs:
            numbers = range(asked.first + matches, asked.first + matches + 4 * asked.workers)
            for more, by_learning, faults in pool.map(watch, [asked.game] * len(numbers), numbers):
                if faults:
                    sys.exit("\n".join(faults))
                pairs, learned, matches = pairs + more, learned + by_learning, matches + 1
    sys.stdout.write(
        f"{asked.game}: {pairs} pairs of {matches} matches, {learned} where it was learned: no difference\n"
    )


if __name__ == "__main__":
    main()
