"""Trees of variations, played through: every move is made by the engine, so whatever stands in a tree can be played.

Also how trees begin: from a match at any moment, all of it told or as a seat saw it, from a position, or empty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from guildhall import games
from guildhall.core.errors import BadPosition, BadSeats, GuildhallError
from guildhall.core.game import Game, Setup
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Event, State
from guildhall.play.match import Match
from guildhall.study.tree import BadTree, Dealt, Move, Start, Tree, line

Find = Callable[[str], Game]
"""Finds a game by its name; UnknownName if there is none."""


class Made(NamedTuple):
    """A move that was made: what it was about, what happened, and the position it led to."""

    move: Move
    things: tuple[str, ...]
    events: tuple[Event, ...]
    state: State


# -- positions -------------------------------------------------------------------------------------------------------


def setup_of(start: Start, find: Find = games.game) -> Setup:
    """Seats and options of a tree; BadTree if it is of other rules or components than there are here."""
    game = find(start.game)
    if start.rules != game.meta.rules_version:
        here, title = game.meta.rules_version, game.meta.title
        raise BadTree(f"the tree is of version {start.rules} of the rules of {title}; this program has version {here}")
    if start.components != game.components_digest:
        raise BadTree("the tree is of a game with other component values")
    return game.setup(len(start.seats), start.options)


def first_position(start: Start, find: Find = games.game) -> State:
    """The position a tree begins with; BadPosition if no game could come to it."""
    setup = setup_of(start, find)
    return setup.start(start.seed or 0) if start.position is None else load(setup, start.position)


def load(setup: Setup, text: str) -> State:
    """A position that anybody may have written; BadPosition if it cannot be read or looked at."""
    try:
        state = setup.load(text)
        state.to_act()
        state.view(None)
    except GuildhallError:
        raise
    except Exception as error:  # a text from anywhere, read by any game's code
        raise BadPosition(f"the position cannot be read: {type(error).__name__}") from None
    return state


def dealt_anew(state: State, dealt: Dealt | None) -> State:
    """The same in the eyes of a seat; all it cannot know comes from the seed."""
    if dealt is None:
        return state
    if not 0 <= dealt.seat < state.seats:
        raise BadSeats(f"there is no seat {dealt.seat + 1}")
    return state.determinize(dealt.seat, Rng(dealt.world, SEARCH))


def make(state: State, move: Move) -> Made:
    """What a move leads to; the position itself stays as it is. Illegal ones raise, with the rule."""
    after = dealt_anew(state, move.dealt).copy()
    number = state.setup.catalogue.number(move.action)
    if not 0 <= move.seat < state.seats:
        raise BadSeats(f"there is no seat {move.seat + 1}")
    things = tuple(after.shows(move.seat, number).things) if after.may_act(move.seat) else ()
    events: list[Event] = []
    after.events = events
    after.step(move.seat, number)
    after.events = None
    return Made(Move(move.seat, state.setup.catalogue.text(number), move.dealt), things, tuple(events), after)


# -- whole trees -----------------------------------------------------------------------------------------------------


def grow(tree: Tree, find: Find = games.game) -> list[tuple[str, ...]]:
    """Play a whole tree; what each of its moves is about. BadTree names the first one that cannot be made."""
    state = first_position(tree.start, find)
    if tree.start.eyes is not None and tree.start.eyes >= state.seats:
        raise BadSeats(f"there is no seat {tree.start.eyes + 1}")
    to_come = Counter(node.after for node in tree.nodes)
    states: dict[int, State] = {0: state}
    found: list[tuple[str, ...]] = []
    for number, node in enumerate(tree.nodes, start=1):
        made = made_at(states[node.after], node.move, number)
        found.append(made.things)
        to_come[node.after] -= 1
        if not to_come[node.after]:
            del states[node.after]  # nothing more grows there; long lines need only their last position
        if to_come[number]:
            states[number] = made.state
    return found


def made_at(state: State, move: Move, number: int) -> Made:
    """A move of a tree; BadTree says which one cannot be made, and by which rule."""
    where = f"move {number} of the tree, “{move.action}” of seat {move.seat + 1}"
    try:
        return make(state, move)
    except GuildhallError as error:
        raise BadTree(f"{where}: {_without_rule(error)}", error.rule, number) from None
    except Exception as error:  # a position from anywhere may be one that no rule was written for
        raise BadTree(f"{where}: it cannot be made there ({type(error).__name__})", node=number) from None


def _without_rule(error: GuildhallError) -> str:
    return str(error).removesuffix(f" ({error.rule})") if error.rule else str(error)


# -- how trees begin -------------------------------------------------------------------------------------------------


def of_match(match: Match, names: Sequence[str] = (), title: str = "") -> Tree:
    """A match of which everything is told, as it was played."""
    text = match.setup.catalogue.text
    played = [Move(step.seat, text(step.action)) for step in match.steps]
    return Tree(_start(match.setup, names or match.seats)._replace(seed=match.seed), line(played), title)


def as_seen(match: Match, at: int, dealt: Dealt, names: Sequence[str] = (), title: str = "") -> Tree:
    """A moment of a match as a seat saw it: nothing in the tree depends on what it could not know."""
    world = dealt_anew(match.at(at), dealt)
    start = _start(match.setup, names or match.seats)
    return Tree(start._replace(position=world.save(), eyes=dealt.seat), (), title)


def of_position(state: State, names: Sequence[str] = (), title: str = "") -> Tree:
    """A position alone."""
    return Tree(_start(state.setup, names)._replace(position=state.save()), (), title)


def empty(setup: Setup, seed: int, names: Sequence[str] = (), title: str = "") -> Tree:
    """A match before its first move."""
    return Tree(_start(setup, names)._replace(seed=seed), (), title)


def _start(setup: Setup, names: Sequence[str]) -> Start:
    meta = setup.game.meta
    options: Mapping[str, str | int] = dict(setup.options)
    called = tuple(names) or tuple(f"seat {seat + 1}" for seat in range(setup.seats))
    return Start(meta.name, meta.rules_version, setup.game.components_digest, called, options)
