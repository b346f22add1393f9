"""One bot on all seats, many matches: who won, how long it took, where the points came from, and what was used.

A game says what it counts in `usage.py` (`core/usage.py`); of one without it seats, turns and points are counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from guildhall.bots import make_bot
from guildhall.core.game import Setup
from guildhall.core.state import State
from guildhall.core.usage import Reader, Thing, Usage
from guildhall.core.verb import Verb
from guildhall.games import game as load_game
from guildhall.games import room

SEEDS = 31
"""What keeps the seeds of the bots of one match apart from those of the next, as in `guildhall simulate`."""


class Job(NamedTuple):
    """Matches to be played; plain values, to travel between processes."""

    game: str
    seats: int
    options: Mapping[str, object]
    bot: str
    first: int
    matches: int
    pack: Path | None = None


class Counted(NamedTuple):
    """What a match gave, by seat where it is a list."""

    reason: str
    scores: list[int]
    shares: list[float]
    """Of the win; where nobody has finished, all have the same, and where a rival won, nobody has one."""
    starter: int
    turns: list[int]
    rows: dict[str, list[int]]
    """The score sheet."""
    offered: Counter[Thing]
    used: Counter[Thing]
    """At how many times each thing was."""
    uses: dict[str, list[int]]
    """How often a seat used something of each kind."""


def usage_of(game: str) -> Usage:
    """What a game counts; nothing if it does not say."""
    module = room(game, "usage")
    found: Usage = module.USAGE if module else Usage((), lambda setup: {}, ())
    return found


def count_matches(job: Job) -> list[Counted]:
    setup = load_game(job.game, job.pack).setup(job.seats, job.options)
    return [count_match(setup, job.bot, seed) for seed in range(job.first, job.first + job.matches)]


def count_match(setup: Setup, bot: str, seed: int) -> Counted:
    """Play a match and count it."""
    usage = usage_of(setup.game.meta.name)
    seats = setup.seats
    bots = [make_bot(bot, seed * SEEDS + seat) for seat in range(seats)]
    state = setup.start(seed)
    counting = Counting(usage, setup)
    turns, starter = [0] * seats, usage.starter(state)
    for _ in range(setup.bound):
        seat = int(state.mover())
        if seat < 0:
            break
        action = bots[seat].choose(state, seat)
        own = state.acting(seat) == seat  # what is decided for a rival is nobody's turn
        in_turn = own and usage.in_turn(state)
        if own:
            counting.look(state, seat, action)
        before = state.turn_number()
        state.apply(seat, action)
        turns[seat] += int(in_turn and state.turn_number() != before)
    counting.settle(state)
    return counting.finished(state, starter, turns)


def by_action(readers: Sequence[tuple[Verb, Reader]]) -> dict[int, Reader]:
    return {action: reader for verb, reader in readers for action in verb.all()}


class Counting:
    """What is offered and used in a match."""

    def __init__(self, usage: Usage, setup: Setup) -> None:
        self.usage = usage
        self.seats = setup.seats
        self.per = {kind.name: kind.per for kind in usage.kinds}
        self.readers = by_action(usage.readers)
        self.reached = by_action(usage.reached)
        self.turn = -1
        self.offered: set[tuple[Thing, int]] = set()
        self.used: set[tuple[Thing, int]] = set()
        self.uses = {kind: [0] * setup.seats for kind in usage.things(setup)}

    def look(self, state: State, seat: int, chosen: int) -> None:
        """A seat is about to act."""
        if state.turn_number() != self.turn:
            self.turn = state.turn_number()
            self.offered |= {(thing, self.moment(thing, state, seat)) for thing in self.usage.laid(state)}
        for action in state.legal(seat):
            if leads_to := self.reached.get(action):
                self.offered |= {(thing, self.moment(thing, state, seat)) for thing in leads_to(state, seat, action)}
            reader = self.readers.get(action)
            if reader is None:
                continue
            for thing in reader(state, seat, action):
                time = (thing, self.moment(thing, state, seat))
                self.offered.add(time)
                if action == chosen:
                    self.used.add(time)
                    self.uses[thing[0]][seat] += 1

    def moment(self, thing: Thing, state: State, seat: int) -> int:
        """A number for the time that a thing of its kind counts once in."""
        per = self.per[thing[0]]
        return state.turn_number() if per == "turn" else seat if per == "seat" else 0

    def settle(self, state: State) -> None:
        """The match is over."""
        for thing, owner in self.usage.settled(state):
            self.offered.add((thing, 0))
            if owner >= 0:
                self.used.add((thing, 0))
                self.uses[thing[0]][owner] += 1

    def finished(self, state: State, starter: int, turns: list[int]) -> Counted:
        outcome = state.outcome()
        seats = self.seats
        ranks = outcome.ranks if outcome else [1] * seats
        return Counted(
            reason=outcome.reason if outcome else "bound",
            scores=outcome.scores if outcome else [0] * seats,
            shares=[1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks],
            starter=starter,
            turns=turns,
            rows={key: points[:seats] for key, points in state.score_sheet()},
            offered=Counter(thing for thing, _ in self.offered),
            used=Counter(thing for thing, _ in self.used),
            uses=self.uses,
        )
