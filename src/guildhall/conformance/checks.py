"""The promises of the contract, each a function that raises `BrokenPromise` if a state does not keep it."""

from __future__ import annotations

import copy
import pickle
import re
from itertools import pairwise
from typing import Any

import msgspec

from guildhall.core.catalogue import Catalogue
from guildhall.core.game import Setup
from guildhall.core.question import question
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Event, State

RULE_ID = re.compile(r"[A-Z]+(-[A-Z0-9]+)*-\d+[a-z]?")


class BrokenPromise(AssertionError):
    """A game does not keep the contract."""


def require(kept: bool, message: str) -> None:
    if not kept:
        raise BrokenPromise(message)


def catalogue_is_one_to_one(catalogue: Catalogue) -> None:
    """Number, value and text of an action name each other."""
    for number, action in enumerate(catalogue):
        require(catalogue.text(number) == action.text, f"action {number} has two texts")
        require(catalogue.number(action.text) == number, f"“{action.text}” does not lead back to action {number}")
        require(len(action.text.split()) == 1 + len(action.args), f"“{action.text}” has blanks in its arguments")


def those_to_act_can(state: State, actions: int) -> None:
    """Who may act has legal actions, unique and in order; who may not has none; the end is where nobody acts."""
    to_act, may_change = state.to_act(), state.may_change()
    mover = int(state.mover())
    require(to_act == sorted(set(to_act)), f"to_act is not in order: {to_act}")
    require((mover in to_act) if to_act else mover == -1, f"mover {mover} is not among those to act {to_act}")
    require((state.outcome() is None) == bool(to_act), "there is an outcome exactly when nobody is to act")
    require(may_change == sorted(set(may_change)), f"may_change is not in order: {may_change}")
    require(not set(may_change) & set(to_act), "who is to act has not chosen yet, so there is nothing to change")
    require(bool(to_act) or not may_change, "nobody is to act, so nothing can be changed any more")
    for seat in range(int(state.seats)):
        legal = state.legal(seat)
        if not state.may_act(seat):
            require(not legal, f"seat {seat} is not to act but has legal actions {legal}")
            require(not state.candidates(seat), f"seat {seat} is not to act but has candidates")
            continue
        require(bool(legal), f"seat {seat} may act but has no legal action")
        require(all(a < b for a, b in pairwise(legal)), f"legal actions repeat: {legal}")
        require(legal[0] >= 0 and legal[-1] < actions, f"legal actions beyond the catalogue: {legal}")


def refusals_agree_with_legal(state: State, actions: int, prefix: str) -> None:
    """Every candidate is legal or has the rule against it, and nothing else is legal."""
    for seat in (*state.to_act(), *state.may_change()):
        legal = set(state.legal(seat))
        candidates = state.candidates(seat)
        require(len(candidates) == len(set(candidates)), "a candidate is offered twice")
        require(legal <= set(candidates), f"legal but no candidate: {sorted(legal - set(candidates))}")
        for action in range(actions):
            rule = state.refusal(seat, action)
            require((rule == "") == (action in legal), f"action {action} legal: {action in legal}, refused by “{rule}”")
            if rule:
                found = RULE_ID.fullmatch(rule) is not None and rule.startswith(prefix)
                require(found, f"action {action} is refused by “{rule}”, which is no rule id")


def saves_and_loads(state: State, setup: Setup) -> None:
    """The text of a position gives the same position, also in the middle of a decision, and it plays on the same."""
    text = state.save()
    again = setup.load(text)
    require(again.save() == text, f"a position changed in saving and loading:\n{text}\n{again.save()}")
    require(again.to_act() == state.to_act(), "a loaded position asks other seats")
    for seat in (None, *range(int(state.seats))):
        require(shown(again, seat) == shown(state, seat), "a loaded position looks different")
    require(
        again.turn() == state.turn() and again.turn_number() == state.turn_number(), "a loaded position is elsewhere"
    )
    require(again.revealed() == state.revealed(), "a loaded position has shown more or less")
    require(again == state and hash(again) == hash(state), "a loaded position is not equal to the one that was saved")
    require(again.may_change() == state.may_change(), "in a loaded position others may change what they chose")
    for seat in (*state.to_act(), *state.may_change()):
        legal = state.legal(seat)
        require(again.legal(seat) == legal, "a loaded position has other legal actions")
        one, other = state.copy(), again.copy()
        one.apply(seat, legal[-1])
        other.apply(seat, legal[-1])
        require(one.save() == other.save(), "a loaded position plays on differently")


def is_a_value(state: State) -> None:
    """A position goes through pickle and `copy.copy`, and its copies are equal in every field."""
    for twin in (state.copy(), copy.copy(state), pickle.loads(pickle.dumps(state))):
        require(twin is not state and twin == state, "a copy differs from its original")
    dump = getattr(state, "dump", None)
    if dump is not None:
        require(state.copy().dump() == dump(), "a copy differs from its original in some field")  # type: ignore[attr-defined]


def is_sound(state: State) -> None:
    """Invariants and conservation laws hold."""
    faults = state.faults()
    require(not faults, f"the position breaks its own rules: {faults[:3]}")


def hidden_facts_stay_hidden(state: State, seed: int) -> None:
    """Two worlds that a seat cannot tell apart look the same to it, offer it the same, and are searched the same."""
    for seat in range(int(state.seats)):
        world = state.determinize(seat, Rng(seed, SEARCH))
        is_sound(world)
        those_to_act_can(world, len(state.setup.catalogue))
        same_for(state, world, seat)
        require(shown(state, None) == shown(world, None), "a spectator sees what some seat cannot know")
        twin = world.determinize(seat, Rng(seed + 1, SEARCH))
        other = state.determinize(seat, Rng(seed + 1, SEARCH))
        require(twin.save() == other.save(), f"what seat {seat} imagines depends on what is hidden from it")


def is_seen_together(state: State) -> None:
    """The views of several viewers at once are those of each alone."""
    seats = [None, *range(int(state.seats))]
    together = [encoded(view) for view in state.views(seats)]
    require(together == [shown(state, seat) for seat in seats], "views made together differ from those made alone")


def same_for(state: State, world: State, seat: int) -> None:
    """Nothing a seat is shown or offered tells two worlds apart."""
    require(shown(state, seat) == shown(world, seat), f"the view of seat {seat} shows what it may not know")
    require(state.to_act() == world.to_act(), "who is to act depends on what is hidden")
    require(state.may_change() == world.may_change(), "who may change a choice depends on what is hidden")
    require(question(state, seat) == question(world, seat), f"the choices of seat {seat} show a secret")
    require(state.turn() == world.turn(), "the table bar shows a secret")


def barrier_stands(state: State, seat: int, action: int, seed: int) -> None:
    """If an action lets the actor tell two worlds apart that it could not before, undo must not cross it."""
    world = state.determinize(seat, Rng(seed, SEARCH))
    truth = state.copy()
    shown_before = truth.revealed()
    heard, heard_there = tell(truth, seat, action), tell(world, seat, action)
    if shown(truth, seat) != shown(world, seat) or seen(heard, seat) != seen(heard_there, seat):
        require(
            truth.revealed() != shown_before, f"action {action} of seat {seat} shows something, but undo could cross it"
        )


def log_keeps_secrets(state: State, seat: int, action: int, seed: int) -> None:
    """What the log tells an onlooker differs between two worlds only if the views of them do."""
    for onlooker in range(int(state.seats)):
        world = state.determinize(onlooker, Rng(seed, SEARCH))
        if onlooker == seat or action not in world.legal(seat):
            continue
        truth = state.copy()
        heard, heard_there = tell(truth, seat, action), tell(world, seat, action)
        if shown(truth, onlooker) == shown(world, onlooker):
            require(seen(heard, onlooker) == seen(heard_there, onlooker), f"the log tells seat {onlooker} a secret")


def tell(state: State, seat: int, action: int) -> list[Event]:
    """Do an action and return what is told of it."""
    events: list[Event] = []
    state.events = events
    state.apply(seat, action)
    state.events = None
    return events


def seen(events: list[Event], seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    return [(event.key, event.seen_by(seat)) for event in events]


def shown(state: State, seat: int | None) -> str:
    """A view as text; it must be plain JSON."""
    return encoded(state.view(seat))


def encoded(view: Any) -> str:
    return msgspec.json.encode(view, order="sorted").decode()


def result_adds_up(state: State) -> None:
    """The score sheet sums to the scores, and somebody has won."""
    outcome = state.outcome()
    if outcome is None:
        return
    sheet = state.score_sheet()
    totals = [sum(points) for points in zip(*(row for _, row in sheet), strict=True)]
    require(totals[: len(outcome.scores)] == outcome.scores, f"the score sheet makes {totals}, not {outcome.scores}")
    require(len(outcome.ranks) == len(outcome.scores), "ranks and scores differ in number")
    require(bool(outcome.reason), "an outcome has a reason")
