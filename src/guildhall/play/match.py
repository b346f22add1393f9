"""A match: the record is the truth, the state is what the record leads to.

Undo cuts the record back, at most to the last barrier. A barrier stands where random numbers were drawn or something
hidden was shown (`State.revealed` changed) and where another seat acted; no game has to declare one.
"""

# guildhall: compiled

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from guildhall.core import record as records
from guildhall.core.catalogue import Catalogue
from guildhall.core.errors import (
    BadRecord,
    CannotUndo,
    DamagedRecord,
    GuildhallError,
    InvalidAction,
    OtherComponents,
    OtherRules,
)
from guildhall.core.game import Game, Setup
from guildhall.core.question import Question, question
from guildhall.core.reading import read_json
from guildhall.core.record import Record
from guildhall.core.state import Event, State, require_legal
from guildhall.games import game as load_game

SNAPSHOT_EVERY = 24
"""Positions kept for quick replay lie at most this many actions apart."""


class LogEntry(NamedTuple):
    """Something that happened in action `number`; `owner` alone may know `secret`."""

    number: int
    key: str
    args: dict[str, Any]
    owner: int = -1
    secret: dict[str, Any] | None = None

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The arguments as a seat (None: a spectator) may know them."""
        if self.secret is not None and seat is not None and seat == self.owner:
            return {**self.args, **self.secret}
        return self.args


class Step(NamedTuple):
    """An action of the record, with what undo must know about it."""

    seat: int
    action: int
    barrier: bool
    """Whether it showed or drew something, so that it cannot be undone."""
    turn: int
    """The turn it was made in."""


class Done(NamedTuple):
    """An action carried out on a copy: what `Match.accept` takes over."""

    step: Step
    state: State
    entries: list[LogEntry]


class Match:
    """One play of a game. `seats` are the names of those who play."""

    def __init__(self, setup: Setup, seed: int, seats: Sequence[str] = ()) -> None:
        if seats and len(seats) != setup.seats:
            raise GuildhallError(f"{setup.seats} seats need {setup.seats} names, not {len(seats)}")
        self.setup = setup
        self.seed = seed
        self.seats = tuple(seats) or tuple(f"seat {seat + 1}" for seat in range(setup.seats))
        self.state: State = setup.start(seed)
        self.steps: list[Step] = []
        self.log: list[LogEntry] = []
        self._undone: list[tuple[int, int]] = []
        self._snapshots: dict[int, State] = {0: self.state.copy()}

    @classmethod
    def laid(cls, setup: Setup, position: str, seats: Sequence[str] = ()) -> Match:
        """A match that begins with a position as `State.save` wrote it; BadPosition says why it cannot be."""
        match = cls(setup, 0, seats)
        match.state = setup.load(position)
        match._snapshots = {0: match.state.copy()}
        return match

    # -- playing --

    @property
    def number(self) -> int:
        """How many actions have been made."""
        return len(self.steps)

    @property
    def over(self) -> bool:
        return self.state.mover() < 0

    def question(self, seat: int) -> Question | None:
        """What a seat has to decide now."""
        return question(self.state, seat)

    def act(self, seat: int, action: int | str) -> list[LogEntry]:
        """Do an action given by number or text; what happened. Illegal ones raise and change nothing."""
        return self.accept(self.prepare(seat, action))

    def prepare(self, seat: int, action: int | str) -> Done:
        """What an action would lead to here, for `accept`; illegal ones raise."""
        number = self.setup.catalogue.numbered(action)
        if not 0 <= seat < self.setup.seats:
            raise InvalidAction(f"there is no seat {seat + 1}")
        require_legal(self.state, seat, number)
        return self._done(seat, number)

    def accept(self, done: Done) -> list[LogEntry]:
        """Take over what was prepared in this very position."""
        self._undone.clear()
        return self._take(done)

    def _done(self, seat: int, action: int) -> Done:
        before, after = self.state, self.state.copy()
        events: list[Event] = []
        after.events = events
        after.apply(seat, action)
        after.events = None
        number = self.number
        entries = [LogEntry(number, event.key, event.args, event.owner, event.secret) for event in events]
        step = Step(seat, action, after.revealed() != before.revealed(), before.turn_number())
        return Done(step, after, entries)

    def _take(self, done: Done) -> list[LogEntry]:
        self.state = done.state
        self.log += done.entries
        self.steps.append(done.step)
        if self.number % SNAPSHOT_EVERY == 0:
            self._snapshots[self.number] = done.state.copy()
        return done.entries

    # -- undo --

    def undoable(self, seat: int, *, this_turn: bool = False) -> int:
        """How many of the last actions this seat may take back, or how many of those of the present turn."""
        count = 0
        for step in reversed(self.steps):
            if step.seat != seat or step.barrier or (this_turn and step.turn != self.steps[-1].turn):
                break
            count += 1
        return count

    def undo_to(self, seat: int, *, whole_turn: bool = False) -> int:
        """How many actions stay if this seat undoes its last one, or its turn as far as it may; CannotUndo if none."""
        steps = self.undoable(seat, this_turn=True) if whole_turn else 1
        self._require_undoable(seat, steps)
        return self.number - steps

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take back this seat's last actions; CannotUndo at a barrier."""
        self._require_undoable(seat, steps)
        self._undone += [(step.seat, step.action) for step in reversed(self.steps[-steps:])]
        self._cut(self.number - steps)

    def _require_undoable(self, seat: int, steps: int) -> None:
        if not 0 < steps <= self.undoable(seat):
            raise CannotUndo("nothing can be undone here: something was shown, drawn or rolled, or another seat acted")

    def take_back(self, seat: int) -> None:
        """Undo to the start of this seat's turn, or to the barrier within it."""
        self.undo(seat, self.number - self.undo_to(seat, whole_turn=True))

    @property
    def redoable(self) -> int:
        return len(self._undone)

    @property
    def redo_seat(self) -> int:
        """Whose action `redo` would do again; -1 if there is none."""
        return self._undone[-1][0] if self._undone else -1

    def redo_action(self, seat: int) -> int:
        """The action that this seat would do again; CannotUndo if there is none."""
        if self.redo_seat != seat:
            raise CannotUndo("there is nothing to redo")
        return self._undone[-1][1]

    def redo(self, seat: int) -> list[LogEntry]:
        """Do again what was last undone."""
        done = self._done(seat, self.redo_action(seat))
        self._undone.pop()
        return self._take(done)

    def require_cut(self, number: int) -> None:
        """CannotUndo unless there are actions after the first `number` ones."""
        if not 0 <= number < self.number:
            raise CannotUndo(f"there is no action {number} to go back to")

    def cut_to(self, number: int) -> None:
        """Go back to where `number` actions had been made, across barriers: only when everybody agrees."""
        self.require_cut(number)
        self._undone.clear()
        self._cut(number)

    def _cut(self, number: int) -> None:
        self.state = self.at(number)
        del self.steps[number:]
        self.log = [entry for entry in self.log if entry.number < number]
        self._snapshots = {at: state for at, state in self._snapshots.items() if at <= number}

    # -- looking back --

    def at(self, number: int) -> State:
        """The position after the first `number` actions."""
        if not 0 <= number <= self.number:
            raise GuildhallError(f"the match has {self.number} actions; there is no position {number}")
        start = max(at for at in self._snapshots if at <= number)
        state = self._snapshots[start].copy()
        for step in self.steps[start:number]:
            state.apply(step.seat, step.action)
        return state

    def scores_over_time(self) -> list[tuple[int, list[int]]]:
        """Action number and points of every column of the score sheet at the end of each turn."""
        state = self._snapshots[0].copy()
        points: list[tuple[int, list[int]]] = [(0, totals(state))]
        turn = state.turn_number()
        for number, step in enumerate(self.steps, start=1):
            state.apply(step.seat, step.action)
            if state.turn_number() != turn or number == self.number:
                turn = state.turn_number()
                points.append((number, totals(state)))
        return points

    # -- the whole match as text --

    def snapshot(self) -> str:
        """The match as it is, for `resumed`: it is quicker to read than to play again."""
        return self.snapshot_later()()

    def snapshot_later(self) -> Callable[[], str]:
        """The same, still to be written, in a thread if one likes: whatever happens here meanwhile is not in it."""
        return partial(_written, self.setup.catalogue, self.state, self.steps[:], self._undone[:], self.log[:])

    @classmethod
    def resumed(cls, setup: Setup, seed: int, seats: Sequence[str], snapshot: str) -> Match:
        """The match of a snapshot under the same setup, seed and seats; BadRecord if it cannot be read."""
        match = cls(setup, seed, seats)
        number = setup.catalogue.number
        try:
            whole = read_json(snapshot)
            match.state = setup.load(whole["state"])
            match.steps = [Step(seat, number(text), barrier, turn) for seat, text, barrier, turn in whole["steps"]]
            match._undone = [(seat, number(text)) for seat, text in whole["undone"]]
            match.log = [LogEntry(*entry) for entry in whole["log"]]
        except (ValueError, TypeError, KeyError, GuildhallError) as error:
            raise BadRecord(f"the snapshot cannot be read: {error}") from None
        match._snapshots[match.number] = match.state.copy()
        return match

    # -- the record --

    def record(self) -> Record:
        outcome = self.state.outcome()
        meta = self.setup.game.meta
        return Record(
            game=meta.name,
            rules=meta.rules_version,
            components=self.setup.game.components_digest,
            seats=self.seats,
            options=dict(self.setup.options),
            seed=self.seed,
            actions=tuple((step.seat, self.setup.catalogue.text(step.action)) for step in self.steps),
            position=records.digest(self.state.save()),
            scores=None if outcome is None else tuple(outcome.scores),
        )

    def export(self) -> str:
        """The record as JSON text."""
        return records.write(self.record())


def _written(
    catalogue: Catalogue, state: State, steps: list[Step], undone: list[tuple[int, int]], log: list[LogEntry]
) -> str:
    """What `Match.resumed` reads. A match never changes a state that it has taken over."""
    text = catalogue.text
    whole = {
        "state": state.save(),
        "steps": [(step.seat, text(step.action), step.barrier, step.turn) for step in steps],
        "undone": [(seat, text(action)) for seat, action in undone],
        "log": log,
    }
    return msgspec.json.encode(whole).decode()


def totals(state: State) -> list[int]:
    """The points of every column of the score sheet."""
    return [sum(points) for points in zip(*(row for _, row in state.score_sheet()), strict=True)]


def import_record(text: str, pack: Path | None = None) -> Match:
    """The match of a record's text, replayed and compared; BadRecord says why it cannot be."""
    record = records.read(text)
    return replay(record, pack)


def replay(record: Record, pack: Path | None = None) -> Match:
    """Play a record again. One of another rules version or other components is refused, never silently changed."""
    try:
        return replayed(record, load_game(record.game, pack))
    except OtherComponents as error:
        advice = "give the pack it was played with (--pack)" if pack is None else "this pack is not the one"
        raise OtherComponents(f"{error}; {advice}") from None


def replayed(record: Record, game: Game) -> Match:
    """The match of a record of this game; BadRecord says why it cannot be."""
    if record.rules != game.meta.rules_version:
        raise OtherRules(
            f"the record was played by version {record.rules} of the rules of {game.meta.title}; "
            f"this program has version {game.meta.rules_version}"
        )
    if record.components != game.components_digest:
        raise OtherComponents("the record was played with other component values")
    try:
        match = Match(game.setup(len(record.seats), record.options), record.seed, record.seats)
    except GuildhallError as error:
        raise DamagedRecord(f"the record's seats or options do not fit the game: {error}") from None
    for number, (seat, text) in enumerate(record.actions):
        try:
            match.act(seat, text)
        except GuildhallError as error:
            raise DamagedRecord(f"action {number + 1} of the record cannot be played: {error}") from None
    if records.digest(match.state.save()) != record.position:
        raise DamagedRecord("the record leads to another position than it says: it was edited, or the rules differ")
    return match


def setup(game: str, seats: int, options: Mapping[str, object] | None = None, pack: Path | str | None = None) -> Setup:
    """Seats and options of a match to be: `setup("splendor", 3)`, as `repr` of a setup writes it."""
    return load_game(game, None if pack is None else Path(pack)).setup(seats, options)


def position(
    game: str, seats: int, text: str, options: Mapping[str, object] | None = None, pack: Path | str | None = None
) -> State:
    """The position that `State.save` wrote, as `repr` of a state writes it; BadPosition says why it cannot be."""
    return setup(game, seats, options, pack).load(text)


def new_match(
    game: str,
    seats: int | Sequence[str],
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    pack: Path | None = None,
) -> Match:
    """Start a match of a game by name: `new_match("splendor", ["Ann", "Ben"], seed=7)`."""
    names: Sequence[str] = () if isinstance(seats, int) else seats
    count = seats if isinstance(seats, int) else len(seats)
    return Match(setup(game, count, options, pack), seed, names)
