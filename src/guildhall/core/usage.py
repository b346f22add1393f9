"""What a game counts of its matches, for whoever balances it: which things were to be had, and which were taken.

A game that wants more than seats, turns and points brings `usage.py` with `USAGE`. Its readers say, verb by verb, which
things an action is about. Whoever counts (`study/counting.py`) asks them about all legal actions, for what was offered,
and about the chosen one, for what was used; so nothing is used that was not offered. What lies open for all may count
as offered, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from guildhall.core.verb import Verb

Thing = tuple[str, str]
"""The name of its kind, and its id as records and component files have it."""
Reader = Callable[[Any, int, int], Sequence[Thing]]
"""The things that an action of a seat is about in a position."""


class Kind(NamedTuple):
    """Things that are counted alike."""

    name: str
    title: str
    per: Literal["turn", "seat", "match"]
    """What a time is: however often a thing is offered or used within it counts once."""
    offered: str
    """When a thing is offered, as the end of a sentence."""
    called: str
    """The kind under which the setup has its names, such as `card` of `card:2b4`."""
    least: float = 0.0
    most: float = 1.0
    """The share of the times offered that its things should be used."""


class Goal(NamedTuple):
    """Between which bounds a figure of a seat should lie (`study/balance.py` has the figures)."""

    figure: str
    statistic: Literal["mean", "max"]
    low: float
    high: float


def mover(state: Any) -> int:
    """Who acts first, in a game that begins with a turn."""
    return int(state.mover())


def always(state: Any) -> bool:
    return True


def nothing(state: Any) -> Sequence[Any]:
    return ()


class Usage(NamedTuple):
    """What a game counts. `things` has all that can come up under a setup's options, by kind; no other kind counts."""

    kinds: Sequence[Kind]
    things: Callable[[Any], Mapping[str, Sequence[str]]]
    readers: Sequence[tuple[Verb, Reader]]
    reached: Sequence[tuple[Verb, Reader]] = ()
    """Things that an action leads to: offered with it, and used by an action of their own."""
    goals: Sequence[Goal] = ()
    starter: Callable[[Any], int] = mover
    """Who is first in the order of play, asked of the first position."""
    in_turn: Callable[[Any], bool] = always
    """Whether what is chosen now is part of somebody's turn, and not of a phase for all."""
    laid: Callable[[Any], Sequence[Thing]] = nothing
    """Things that lie open for all, and count as offered whether or not anybody can have them; asked in every turn."""
    settled: Callable[[Any], Sequence[tuple[Thing, int]]] = nothing
    """Of the last position: things that came without any action about them, and to whom (-1: to nobody)."""
