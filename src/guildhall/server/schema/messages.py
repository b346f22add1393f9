"""The socket's messages: what a client sends at a table, and what it gets."""

from __future__ import annotations

from typing import Any, Literal

from guildhall.server.schema.base import ActionText, Count, Ref, Reply, Request, SeatNumber, Spec, Status, Text
from guildhall.server.schema.play import Asked, ChatLine, Clock, Decision, HintChoice, LogEntry, Proposed, UndoInfo
from guildhall.server.schema.tables import Outcome, Seat, SeatNote


class Message(Request, tag_field="type", kw_only=True):
    """`ref` comes back in the answer. `seat` may be left out by who holds only one, or only one that can do it."""

    ref: Ref | None = None


class Act(Message, tag="act", kw_only=True):
    """Do an action in the position that `number` names; refused if more has happened since.

    `again`: it may have been sent before, on a line that broke. If this very action was done then and still stands, it
    is told to be done.
    """

    number: Count
    action: ActionText
    seat: SeatNumber | None = None
    again: bool = False


class Undo(Message, tag="undo", kw_only=True):
    """Undo one's last action."""

    number: Count
    seat: SeatNumber | None = None


class Redo(Message, tag="redo", kw_only=True):
    number: Count
    seat: SeatNumber | None = None


class TakeBack(Message, tag="take_back", kw_only=True):
    """Back to the beginning of one's turn, or as near to it as the barrier allows."""

    number: Count
    seat: SeatNumber | None = None


class AskUndo(Message, tag="ask_undo", kw_only=True):
    """Ask the others to go back to `to` actions."""

    number: Count
    to: Count
    seat: SeatNumber | None = None


class AnswerUndo(Message, tag="answer_undo", kw_only=True):
    """Agree or not with what is asked; the asker takes it back with `agree` false."""

    agree: bool
    seat: SeatNumber | None = None


class AskSeat(Message, tag="ask_seat", kw_only=True):
    """Ask whoever sits at `about`, and the others, for a change of that seat."""

    about: SeatNumber
    change: Literal["open", "bot", "substitute"]
    bot: Spec | None = None
    seat: SeatNumber | None = None


class AnswerSeat(Message, tag="answer_seat", kw_only=True):
    """Agree or not with what is asked about a seat; one "no" ends it, also the asker's own."""

    agree: bool


class Say(Message, tag="chat", kw_only=True):
    text: Text


class AskHint(Message, tag="hint", kw_only=True):
    seat: SeatNumber | None = None


class Look(Message, tag="look", kw_only=True):
    """Hot seat: show the table through the eyes of this seat of mine; null: of whoever of mine is to act."""

    seat: SeatNumber | None = None


class Looking(Message, tag="looking", kw_only=True):
    """Whether anybody looks at the page: who does not may be told elsewhere that it is their turn."""

    on: bool


class Whole(Message, tag="whole", kw_only=True):
    """Send the whole state again: a change did not fit what is known here."""


class Ping(Message, tag="ping", kw_only=True):
    pass


ClientMessage = (
    Act
    | Undo
    | Redo
    | TakeBack
    | AskUndo
    | AnswerUndo
    | AskSeat
    | AnswerSeat
    | Say
    | AskHint
    | Look
    | Looking
    | Whole
    | Ping
)

# -- from the server --------------------------------------------------------------------------------------------------


class Position(Reply, tag_field="type", tag="state"):
    """All that this viewer may know of the table now: the first message of a socket, and the answer to `whole`.

    `log_after`: keep the log entries up to this action, drop those beyond it (they were undone), and append `log`.
    """

    serial: int
    """Counts the states and changes of this socket."""
    done: list[str]
    """The marks (`ref`) of what has been done and kept for this viewer."""
    table: str
    number: int
    actions: int
    status: Status
    held: list[int]
    """My seats."""
    seat: int | None
    """Whose eyes `view` is: a seat of mine, or null for a spectator."""
    view: Any
    """What the game's own `View` declares; null before the match has started."""
    decisions: list[Decision]
    """One for each seat of mine that is to act."""
    changes: list[Decision]
    """One for each seat of mine that has chosen and may choose otherwise while others are to act."""
    to_act: list[int]
    turn: dict[str, Any]
    standings: list[int]
    """The points that each seat shows now."""
    log_after: int
    log: list[LogEntry]
    undo: UndoInfo
    asked: Asked | None
    clock: Clock | None
    outcome: Outcome | None
    seats: list[Seat]
    notes: list[SeatNote]
    """What was done with the seats during the match."""
    proposed: Proposed | None
    owner: bool
    rematch: str | None


class Change(Reply, tag_field="type", tag="change"):
    """What has changed since the state or change with the `serial` before; nothing else has.

    `set` has fields of the state anew, `view` replacements in its view: each is a path and, at its end, the value that
    lies there now (`["players", 2, "livres", 7]`; the place after a list's last makes it longer; a value alone is a
    whole view).
    """

    serial: int
    done: list[str]
    set: dict[str, Any]
    view: list[list[Any]]
    log_after: int
    log: list[LogEntry]


class Chat(Reply, tag_field="type", tag="chat"):
    """New lines, oldest first."""

    lines: list[ChatLine]


class HintMessage(Reply, tag_field="type", tag="hint"):
    """What the bot would do, best first, in the position `number`."""

    number: int
    seat: int
    bot: str
    choices: list[HintChoice]
    ref: str | None = None


class Waiting(Reply, tag_field="type", tag="waiting"):
    """The bot of `seat`, or with `hint` the one that was asked for a hint, stands in line behind `ahead` others.

    Told when it takes longer, and again when it changes; null: it thinks now.
    """

    seat: int
    ahead: int | None
    hint: bool = False


class Ack(Reply, tag_field="type", tag="done"):
    """What was marked `ref` is done and kept, where no state or change says so."""

    number: int
    ref: str | None = None


class Pong(Reply, tag_field="type", tag="pong"):
    now: int
    ref: str | None = None


class ErrorMessage(Reply, tag_field="type", tag="error"):
    """Why nothing was done; a stale `number` is followed by a fresh state."""

    code: str
    message: str
    rule: str = ""
    ref: str | None = None


ServerMessage = Position | Change | Chat | HintMessage | Waiting | Ack | Pong | ErrorMessage
