"""The engine and a second opinion side by side: the same match, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from guildhall.bots.playout import greedy_move
from guildhall.conformance.soak import setups, varied
from guildhall.core.game import Setup
from guildhall.core.options import Value
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.games import built_in, folder
from guildhall.games import game as load_game

HERE = Path(__file__).parent
GAMES = [name for name in built_in() if (HERE / name).is_dir() or (HERE / f"{name}.py").is_file()]
"""Those that have a second opinion."""
MANNERS = ("any", "curious", "greedy")
"""Any legal action, each as likely; any kind of action, each as likely, so that rare ones come; nine of ten greedy."""
CHANGES = 8
"""One of so many times a seat acts that need not, if there is one: it changes what it chose."""
LATER = "later"
"""Curious play from a crowded position late in a match, if the second opinion knows how to make one."""
LAST = ("sell", "reroll", "permit", "stop", "decline", "finish", "end", "remove-token", "change", "no-action")
"""Kinds that curious play comes to when there are no others: those that end things, and those that never end."""


class Difference(AssertionError):
    """The engine and the second opinion disagree."""


class Reference(Protocol):
    """What a second opinion can be asked."""

    legal: set[str]

    @property
    def mover(self) -> int | None: ...

    def step(self, action: str, after: str) -> None: ...
    def wrong_at_the_start(self) -> list[str]: ...
    def sheet(self) -> dict[str, list[int]]: ...
    def result(self) -> tuple[str, list[int], list[int]] | None: ...
    def differences(self, position: str) -> list[str]: ...


@runtime_checkable
class Together(Protocol):
    """A second opinion on a game where several seats may be to act at once."""

    seat: int
    answers: dict[int, set[str]]

    def turn_to(self, seat: int) -> None: ...


class Compared(NamedTuple):
    """How much was compared."""

    steps: int
    reason: str
    verbs: Counter[str]


def begin(name: str, setup: Setup, state: State) -> Reference:
    """The second opinion on a match that begins here."""
    second = import_module(f"tests.reference.{name}")
    reference: Reference = second.Match(folder(name) / "data", state.save(), dict(setup.options))
    return reference


def later(name: str) -> Callable[[str, int], str] | None:
    """How a first position becomes a crowded one, by chance."""
    return getattr(import_module(f"tests.reference.{name}"), LATER, None)


def compare_match(setup: Setup, seed: int, manner: str = "any") -> Compared:
    """Play to the end in one of MANNERS and compare every step; Difference says where it fails."""
    state = setup.start(seed)
    crowd = later(setup.game.meta.name)
    if manner == LATER and crowd:
        unchecked: Callable[..., State] = setup.load  # more can be asked of the rules than play comes to
        state = unchecked(crowd(state.save(), seed), check=False)
    reference = begin(setup.game.meta.name, setup, state)
    told: list[str] = []
    verbs: Counter[str] = Counter()

    def demand(what: str, mine: object, theirs: object) -> None:
        if mine != theirs:
            where = f"{setup.game.meta.name}, {setup.seats} seats, {dict(setup.options)}, seed {seed}, step {len(told)}"
            raise Difference(f"{where}\n{what}\n  here  {mine}\n  there {theirs}\nafter {told[-12:]}\n{state.save()}")

    rng = Rng(seed, SEARCH)
    saved = state.save()
    if manner != LATER:
        demand("the beginning", reference.wrong_at_the_start(), [])
    while True:
        _compare_position(state, saved, reference, demand)
        seat = int(state.mover())
        if seat < 0:
            break
        if isinstance(reference, Together):
            seat = _any_seat(state, reference, rng, demand)
        legal = state.legal(seat)
        texts = {setup.catalogue.text(action) for action in legal}
        if texts != reference.legal:
            demand("legal only here / only there", sorted(reference.legal - texts), sorted(texts - reference.legal))
        action = _choose(state, seat, legal, manner, rng)
        told.append(setup.catalogue.text(action))
        verbs[told[-1].split()[0]] += 1
        state.apply(seat, action)
        saved = state.save()
        try:
            reference.step(told[-1], saved)
        except (ArithmeticError, AssertionError, LookupError, ValueError) as error:
            demand("what follows", repr(error), None)
    outcome = state.outcome()
    assert outcome is not None
    demand("the result", reference.result(), (outcome.reason, outcome.scores, outcome.ranks))
    return Compared(len(told), outcome.reason, verbs)


def _any_seat(state: State, reference: Together, rng: Rng, demand: Callable[[str, object, object], None]) -> int:
    """One of the seats that may act at the same time, after comparing what each of them may do."""
    seats, changing = state.to_act(), state.may_change()
    demand("the seats that may act", sorted(reference.answers), sorted(seats + changing))
    for seat in seats + changing:
        theirs = {state.setup.catalogue.text(action) for action in state.legal(seat)}
        demand(f"what seat {seat} may do", sorted(reference.answers[seat]), sorted(theirs))
    if changing and rng.below(CHANGES) == 0:
        seats = changing
    reference.turn_to(seats[rng.below(len(seats))] if len(seats) > 1 else seats[0])
    return reference.seat


def _choose(state: State, seat: int, legal: list[int], manner: str, rng: Rng) -> int:
    if manner in ("curious", LATER):
        by_verb: dict[str, list[int]] = {}
        for action in legal:
            by_verb.setdefault(state.setup.catalogue.text(action).split()[0], []).append(action)
        verbs = [verb for verb in by_verb if verb not in LAST] or list(by_verb)
        legal = by_verb[verbs[rng.below(len(verbs))]] if rng.below(8) else legal
    elif manner == "greedy" and rng.below(10):
        return int(greedy_move(state, seat, rng))
    return legal[rng.below(len(legal))]


def _compare_position(
    state: State, saved: str, reference: Reference, demand: Callable[[str, object, object], None]
) -> None:
    mover = int(state.mover())
    demand("who is to act", reference.mover, None if mover < 0 else mover)
    demand("the position", reference.differences(saved), [])
    demand("the score sheet", reference.sheet(), dict(state.score_sheet()))


def choices(name: str) -> list[tuple[int, Mapping[str, Value]]]:
    """Every allowed choice of seats and modules."""
    return list(setups(load_game(name)))


def matches(name: str, numbers: range) -> Iterator[tuple[Setup, int, str]]:
    """Setup, seed and manner of each of these matches, spread over all seats and options."""
    game = load_game(name)
    everything = choices(name)
    manners = (*MANNERS, LATER) if later(name) else MANNERS
    for number in numbers:
        seats, modules = everything[number % len(everything)]
        yield varied(game, seats, modules, number), number, manners[number // len(everything) % len(manners)]
