"""Positions of a guide laid out by the engine, and its examples played."""

from __future__ import annotations

from typing import Any, NamedTuple

from guildhall.core.data import plain
from guildhall.core.errors import IllegalAction
from guildhall.core.game import Game, Setup
from guildhall.core.state import Event, State, require_legal
from guildhall.guide.reading import BadGuide, Example, Fact, Guide, Position


class Shown(NamedTuple):
    """A position, and what led to it from the one before: who did what, and what the log tells of it."""

    state: State
    seat: int | None = None
    text: str = ""
    things: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()


class Played(NamedTuple):
    """An example as the engine plays it: the positions from the first to the last, and its facts as they come out."""

    setup: Setup
    pages: tuple[Shown, ...]
    facts: tuple[tuple[int, int], ...]


def laid(game: Game, position: Position) -> State:
    """The position; BadPosition or IllegalAction if these components do not have it."""
    setup = game.setup(position.seats, position.options)
    state = setup.load(position.text) if position.text else setup.start(position.seed)
    for text in position.plays:
        step(state, text)
    return state


def shown(game: Game, guide: Guide, name: str) -> Shown:
    """A position of a guide by its name."""
    return Shown(laid(game, guide.position(name)))


def step(state: State, text: str) -> Shown:
    """Whoever is to act does this."""
    seat, number = int(state.mover()), state.setup.catalogue.number(text)
    require_legal(state, seat, number)
    things = tuple(state.shows(seat, number).things)
    events: list[Event] = []
    state.events = events
    state.apply(seat, number)
    state.events = None
    return Shown(state.copy(), seat, text, things, tuple(events))


def played(game: Game, guide: Guide, example: Example) -> Played:
    """An example from its position on."""
    state = laid(game, guide.position(example.position))
    check_refusals(state, example)
    pages = (Shown(state.copy()), *(step(state, text) for text in example.plays))
    first, last = (plain(page.state.view(example.seat)) for page in (pages[0], pages[-1]))
    facts = tuple((value(first, fact), value(last, fact)) for fact in example.facts)
    return Played(state.setup, pages, facts)


def check_refusals(state: State, example: Example) -> None:
    """BadGuide if something that the example says cannot be done there can, or for another reason."""
    for text, rule in example.refuses.items():
        try:
            require_legal(state, int(state.mover()), state.setup.catalogue.number(text))
        except IllegalAction as error:
            if error.rule == rule:
                continue
            raise BadGuide(f"{example.id}: “{text}” is refused by {error.rule}, not {rule}") from None
        raise BadGuide(f"{example.id}: “{text}” can be done")


def value(view: Any, fact: Fact) -> int:
    """The number at a fact's path in a view; a list is counted, `+` adds up, what is not there is none."""
    here = view
    for name in fact.path.split("."):
        if name == "+":
            return sum(here.values() if isinstance(here, dict) else here)
        if isinstance(here, list):
            here = here[int(name)] if int(name) < len(here) else None
        elif isinstance(here, dict):
            here = here.get(name)
    return len(here) if isinstance(here, list | dict) else int(here or 0)
