"""A match: what is to be decided, what happened, the position, hints, chat, and looking back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from guildhall.server.schema.base import Count, Reply, Request, SeatNumber
from guildhall.server.schema.tables import Outcome, Seat, SeatNote
from guildhall.study.reviewed import Said


class Candidate(Reply, omit_defaults=True):
    """Something one might point at (`targets`). `rule` is empty if it may be done, else the rule that forbids it.

    `things` are what its arguments are, to be named; `cost` and `gain` what it takes and brings at once. Why not, in
    short, is the text of rule and `case` with the numbers `needed` and `have`. On the wire whatever is empty or null is
    left out, and so are `verb` and `args`, which are the words of `text`.
    """

    text: str
    verb: str = ""
    args: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    rule: str = ""
    case: str = ""
    needed: int | None = None
    have: int | None = None
    things: list[str] = field(default_factory=list)
    cost: dict[str, int] = field(default_factory=dict)
    gain: dict[str, int] = field(default_factory=dict)


class Decision(Reply):
    """What a seat has to decide: `key` and `args` of the sentence that asks, and all candidates.

    In a change, a candidate that has come since the last whole state, and is as it was then, is its text alone; a
    number stands for so many of them, at the same places as in the last question with this key.
    """

    seat: int
    key: str
    args: dict[str, Any]
    candidates: list[Candidate]


class LogEntry(Reply):
    """A line of the log: `key` and `args` of its sentence. `action` counts from 1; 0 is the set-up."""

    action: int
    seat: int | None
    key: str
    args: dict[str, Any]


class UndoInfo(Reply):
    """How many actions may be undone at will, how many lead back to the turn's beginning, how many can be redone."""

    steps: int
    take_back: int
    redo: int


class Asked(Reply):
    """Somebody asks to go back to `to` actions, beyond what may be undone at will."""

    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Proposed(Reply):
    """Somebody asks for a change of a seat, `about`. Its person can agree alone; where the others vote, all of them."""

    by: int
    about: int
    change: Literal["open", "bot", "substitute"]
    agreed: list[int]
    waiting: list[int]


class Clock(Reply):
    """Milliseconds left of each seat's bank as of `now`; of those `running` it goes down, after `grace` ran out."""

    now: int
    running: list[int]
    left: list[int]
    grace: list[int]


class HintChoice(Reply):
    """An action that the search looked at: its share of the walks, the share of the win it promises, and the points.

    `says` are sentences about it, as in the log: what it costs and brings, and how it compares.
    """

    action: str
    share: float
    value: float
    points: float
    says: list[Said]


class Hint(Reply):
    """What the bot would do, best first, in the position `number`."""

    number: int
    seat: int
    bot: str
    choices: list[HintChoice]


class ChatLine(Reply):
    """What somebody said. `seat` is null if they do not sit there."""

    id: int
    at: int
    seat: int | None
    name: str
    text: str


# -- looking back -----------------------------------------------------------------------------------------------------


class ThingNames(Reply):
    """What people call the things of a match, by `kind:id`: a text's key with arguments, which may be phrases again."""

    names: dict[str, Any]


class ReplayPage(Reply):
    """The position after `at` of `actions` actions, as `seat` (null: a spectator) saw it."""

    at: int
    actions: int
    seat: int | None
    view: Any
    to_act: list[int]
    turn: dict[str, Any]
    standings: list[int]
    """The points that each seat shows now."""
    text: str | None
    """The action that led here, once the match is over; `things` are what it was about."""
    things: list[str]
    log: list[LogEntry]
    """What that action brought."""
    outcome: Outcome | None


class Film(Reply):
    """All positions of a finished match as `seat` (null: a spectator) saw them, to be kept where the server is not.

    `first` is the page before the first action; each step has the replacements that make the next page of the one
    before, as in the changes of a socket: a path and, at its end, the value that lies there now.
    """

    first: ReplayPage
    steps: list[list[list[Any]]]


class Log(Reply):
    """The whole log as this viewer may see it, and what was done with the seats."""

    actions: int
    log: list[LogEntry]
    notes: list[SeatNote]


class ScoreLine(Reply):
    key: str
    points: list[int]


class Rival(Reply):
    """An opponent without a seat, such as Madame du Barry. `points[n]` belong to line n of the sheet."""

    name: str
    """The key of the text that names it."""
    points: list[int]
    history: list[int]


class Notebook(Reply):
    """What I wrote down at my seat; nobody else gets it. `revision` grows with every writing."""

    seat: int
    revision: int
    text: str


class NotebookPage(Request):
    """The notebook as it shall be; refused as stale if it has another `revision` by now."""

    text: Annotated[str, Meta(max_length=4000)]
    revision: Count
    seat: SeatNumber | None = None


class SeatTime(Reply):
    """How long a seat thought, in milliseconds, over how many actions."""

    seat: int
    actions: int
    total: int
    longest: int


class Result(Reply):
    """A finished match. `history[n]` are the scores after n actions, `turns[n]` the turn number then.

    `rounds` is null in a game without rounds, `times` is empty if nobody knows them: a record has none.
    """

    table: str
    game: str
    seats: list[Seat]
    options: dict[str, str | int]
    outcome: Outcome
    sheet: list[ScoreLine]
    rival: Rival | None
    history: list[list[int]]
    turns: list[int]
    rounds: int | None
    times: list[SeatTime]
    started: int
    finished: int
