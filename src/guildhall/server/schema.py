"""Every request, reply and socket message. The OpenAPI document and the client's TypeScript types are made from these.

Times are milliseconds since 1970. Seats count from 0. `number` counts what happened at a table (actions, undos, redos)
and only grows; `actions` is the length of the record as it stands, which an undo shortens.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Spec = Annotated[str, Meta(min_length=1, max_length=40, description="a bot, such as greedy or mcts:300")]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200, description="as in the decision, such as “take wbg”")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Ref = Annotated[str, Meta(max_length=40, description="the client's own mark; it comes back in done or error")]

Status = Literal["waiting", "playing", "finished", "abandoned"]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing that is not asked for."""


class Reply(Struct):
    """What the server sends."""


# -- errors and sessions ----------------------------------------------------------------------------------------------


class Problem(Reply):
    """Why something was refused. `rule` is the id of the rule that forbids it, or empty."""

    code: str
    message: str
    rule: str = ""


class NewSession(Request):
    name: Name


class Session(Reply):
    """Who this browser is; `name` is null if nobody yet."""

    name: str | None


class Done(Reply):
    """It was done, and there is nothing more to say."""

    done: bool = True


# -- games ------------------------------------------------------------------------------------------------------------


class OptionInfo(Reply):
    """An option of a game: one of `values`, or a number from `low` to `high` if there are none."""

    key: str
    default: str | int
    rule: str
    values: list[str]
    low: int
    high: int


class GameInfo(Reply):
    name: str
    title: str
    year: str
    designers: list[str]
    publishers: list[str]
    seats: list[int]
    default_seats: int
    options: list[OptionInfo]
    exact: bool
    """Whether all component values are known to be the printed ones."""
    rules_version: int
    prefix: str


class BotInfo(Reply):
    """A bot one can seat, by `spec`; a client names it by the text `bot-<name>` with `strength` as argument."""

    spec: str
    name: str
    strength: int
    default: bool = False


class ProvenanceInfo(Reply):
    """How many values of a component file come from where (rulebook, reported, inferred, reconstructed…)."""

    file: str
    counts: dict[str, int]


class Components(Reply):
    """The component values by name, as the game gives them, and where they come from."""

    game: str
    digest: str
    exact: bool
    components: Any
    provenance: list[ProvenanceInfo]


# -- tables: requests -------------------------------------------------------------------------------------------------


class SeatPlan(Request):
    """Who shall sit here. `me`: this session; `hotseat`: this session too, for a friend beside the same screen."""

    kind: Literal["me", "open", "hotseat", "bot"]
    bot: Spec | None = None
    name: Name | None = None


class ClockPlan(Request):
    """Seconds: `bank` once, `increment` for every turn. When both are used up, `bot` plays that turn for the seat."""

    bank: Annotated[int, Meta(ge=0, le=31 * 86400)]
    increment: Annotated[int, Meta(ge=1, le=31 * 86400)]
    bot: Spec = "greedy"


class NewTable(Request):
    """A table; if no seat is open, it starts at once."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str | int], Meta(max_length=64)] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    """Of the shuffles. Who chooses it could know the decks, so the table says that it was chosen."""
    lot: bool = False
    """Whether seats are dealt by lot when the match starts."""
    clock: ClockPlan | None = None
    webhook: Annotated[str, Meta(min_length=1, max_length=500, pattern="^https?://")] | None = None
    """Gets a POST whenever somebody else's turn begins."""


class Join(Request):
    """`token` from a seat link takes that seat, from an invitation the next open one."""

    token: Token
    name: Name | None = None


class SeatChange(Request):
    """What the owner of the table does with a seat.

    `open`: take whoever is there away, so that somebody can join by a link. `bot`: a bot for good. `substitute`: a bot
    plays until `give_back`; the person keeps the seat.
    """

    change: Literal["open", "bot", "substitute", "give_back"]
    bot: Spec | None = None


class HintRequest(Request):
    seat: SeatNumber | None = None


# -- tables: replies --------------------------------------------------------------------------------------------------


class Seat(Reply):
    """Somebody at the table. `bot` is who plays: for kind `bot`, or as a substitute for a person."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    online: bool
    mine: bool
    owner: bool
    left: bool = False
    """The person left a running match; the owner may put a bot or somebody else there."""


class Outcome(Reply):
    """`reason` is a key; rank 1 wins, a shared rank is a shared place."""

    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class TableSummary(Reply):
    """A line of "my tables"."""

    id: str
    game: str
    status: Status
    options: dict[str, str | int]
    seats: list[Seat]
    to_act: list[int]
    my_turn: bool
    number: int
    actions: int
    created: int
    updated: int
    outcome: Outcome | None


class Links(Reply):
    """Secrets for links. `seats`: for the owner, of open seats; for a person, of their own (to go on elsewhere)."""

    invite: str | None
    watch: str | None
    seats: dict[int, str]


class TableInfo(Reply):
    """All about a table but the position."""

    summary: TableSummary
    owner: bool
    my_seats: list[int]
    links: Links
    clock: ClockPlan | None
    webhook: str | None
    lot: bool
    seed_chosen: bool
    rules_version: int
    components_digest: str
    playable: bool
    """False if this server has other rules or component values than the table was started with."""
    rematch: str | None
    """The table where these people play again."""
    rematch_of: str | None


class TableList(Reply):
    tables: list[TableSummary]


# -- play -------------------------------------------------------------------------------------------------------------


class Candidate(Reply):
    """Something one might point at (`targets`). `rule` is empty if it may be done, else the rule that forbids it.

    `things` are what its arguments are, to be named; `cost` and `gain` what it takes and brings at once. Why not, in
    short, is the text of rule and `case` with the numbers `needed` and `have`.
    """

    text: str
    verb: str
    args: list[str]
    targets: list[str]
    rule: str
    case: str
    needed: int | None
    have: int | None
    things: list[str]
    cost: dict[str, int]
    gain: dict[str, int]


class Decision(Reply):
    """What a seat has to decide: `key` and `args` of the sentence that asks, and all candidates."""

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


class Clock(Reply):
    """Milliseconds left of each seat's bank as of `now`; of those `running` it goes down, after `grace` ran out."""

    now: int
    running: list[int]
    left: list[int]
    grace: list[int]


class HintChoice(Reply):
    """An action that the bot looked at: its share of the visits, and how it expects to fare (0 lost to 1 won)."""

    action: str
    share: float
    value: float


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


class Log(Reply):
    """The whole log as this viewer may see it."""

    actions: int
    log: list[LogEntry]


class ScoreLine(Reply):
    key: str
    points: list[int]


class Rival(Reply):
    """An opponent without a seat, such as Madame du Barry. `points[n]` belong to line n of the sheet."""

    name: str
    """The key of the text that names it."""
    points: list[int]
    history: list[int]


class SeatTime(Reply):
    """How long a seat thought, in milliseconds, over how many actions."""

    seat: int
    actions: int
    total: int
    longest: int


class Result(Reply):
    """A finished match. `history[n]` are the scores after n actions, `turns[n]` the turn number then.

    `rounds` is null in a game without rounds.
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


# -- socket: from the client ------------------------------------------------------------------------------------------


class Message(Request, tag_field="type", kw_only=True):
    """`ref` comes back in the answer. `seat` may be left out by who holds only one, or only one that can do it."""

    ref: Ref | None = None


class Act(Message, tag="act", kw_only=True):
    """Do an action in the position that `number` names; refused if more has happened since."""

    number: Count
    action: ActionText
    seat: SeatNumber | None = None


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


class Say(Message, tag="chat", kw_only=True):
    text: Text


class AskHint(Message, tag="hint", kw_only=True):
    seat: SeatNumber | None = None


class Look(Message, tag="look", kw_only=True):
    """Hot seat: show the table through the eyes of this seat of mine; null: of whoever of mine is to act."""

    seat: SeatNumber | None = None


class Ping(Message, tag="ping", kw_only=True):
    pass


ClientMessage = Act | Undo | Redo | TakeBack | AskUndo | AnswerUndo | Say | AskHint | Look | Ping

# -- socket: from the server ------------------------------------------------------------------------------------------


class Position(Reply, tag_field="type", tag="state"):
    """All that this viewer may know of the table now. Each one replaces the one before; only the log goes on.

    `log_after`: keep the log entries up to this action, drop those beyond it (they were undone), and append `log`.
    """

    table: str
    number: int
    actions: int
    status: Status
    held: list[int]
    """My seats."""
    seat: int | None
    """Whose eyes `view` is: a seat of mine, or null for a spectator."""
    view: Any
    """Null before the match has started."""
    decisions: list[Decision]
    """One for each seat of mine that is to act."""
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
    owner: bool
    rematch: str | None


class ChatLine(Reply):
    """What somebody said. `seat` is null if they do not sit there."""

    id: int
    at: int
    seat: int | None
    name: str
    text: str


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


class Ack(Reply, tag_field="type", tag="done"):
    """What was marked `ref` is done and kept."""

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


class Hint(Reply):
    """The same as the socket's, by HTTP."""

    number: int
    seat: int
    bot: str
    choices: list[HintChoice]


ServerMessage = Position | Chat | HintMessage | Ack | Pong | ErrorMessage
