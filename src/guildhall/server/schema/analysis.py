"""The analysis board: trees of variations, positions of them, what search says, what bots would do.

The server keeps no tree that somebody works on: each question brings the start and the moves that lead to a position.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from guildhall.server.schema.base import ActionText, Name, Reply, Request, SeatNumber, Spec
from guildhall.server.schema.play import Decision, LogEntry
from guildhall.server.schema.tables import Outcome

MOST_MOVES = 5_000
World = Annotated[int, Meta(ge=0, lt=2**53)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Effort = Annotated[int, Meta(ge=1, le=5_000)]
Chosen = Annotated[dict[str, str | int], Meta(max_length=64)]
Seed = Annotated[str, Meta(pattern="^[0-9]{1,19}$", description="digits: a browser's numbers are too small for some")]


# -- requests --------------------------------------------------------------------------------------------------------


class TreeStart(Request):
    """Where a tree begins: with the `seed` of a match, or with a `position`.

    `eyes`: it is seen by this seat alone, and what it could not know was dealt anew.
    """

    game: GameName
    rules: Annotated[int, Meta(ge=0, le=1_000_000)]
    components: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[Name], Meta(min_length=1, max_length=16)]
    options: Chosen = field(default_factory=dict)
    seed: Seed | None = None
    position: Annotated[str, Meta(min_length=1, max_length=100_000)] | None = None
    eyes: SeatNumber | None = None


class DealtAnew(Request):
    """What `seat` could not know is dealt anew by the seed `world`: the same seed deals the same."""

    seat: SeatNumber
    world: World


class TreeMove(Request):
    """A move on the way to a position; before it something may be dealt anew."""

    seat: SeatNumber
    action: ActionText
    dealt: DealtAnew | None = None


class TreeLine(Request):
    """A position of a tree: its start, and the moves that lead there; then something may be dealt anew.

    `eyes`: whose; null are those of the seat that is to act.
    """

    start: TreeStart
    moves: Annotated[list[TreeMove], Meta(max_length=MOST_MOVES)]
    dealt: DealtAnew | None = None
    eyes: SeatNumber | None = None


class AskBest(Request):
    """What search says of a position, for a seat that is to act; null: the first of them."""

    line: TreeLine
    effort: Effort = 400
    seat: SeatNumber | None = None


class AskBot(Request):
    """What a bot would do in a position, for whoever is to act."""

    line: TreeLine
    bot: Spec


class NewAnalysis(Request):
    """A match before its first move. Without a seed by one that chance chooses."""

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Chosen = field(default_factory=dict)
    seed: Seed | None = None


class PastedText(Request):
    """A tree, a record, or a position as `repr` writes it; with a game, the bare text of a position of it."""

    text: str
    game: GameName | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Chosen = field(default_factory=dict)


class SharedText(Request):
    """A tree to be shared, as its text."""

    tree: str


# -- replies ---------------------------------------------------------------------------------------------------------


class Judged(Reply):
    """What the seat that moved may expect after it, found by so much search."""

    share: float
    points: float
    effort: int


class TreeNode(Reply):
    """A move of a tree: it comes after the node of that number, 0 is the start. `things` are what it is about."""

    after: int
    seat: int
    action: str
    who: Literal["played", "tried", "bot"]
    dealt: DealtAnew | None
    note: str
    judged: Judged | None
    things: list[str]


class OpenedTree(Reply):
    """A tree that was played through: each of its moves can be made. `at` is the node to look at first."""

    start: TreeStart
    title: str
    note: str
    nodes: list[TreeNode]
    at: int
    names: dict[str, Any]
    """What the things of this match are called, as in `ThingNames`."""


class AnalysisPage(Reply):
    """A position of a tree through the eyes of `seat`, and what whoever is to act has to decide."""

    seat: int | None
    view: Any
    to_act: list[int]
    turn: dict[str, Any]
    standings: list[int]
    log: list[LogEntry]
    """What the latest moves on the way brought."""
    decisions: list[Decision]
    outcome: Outcome | None


class BestMove(Reply):
    """A choice: how many of the walks went that way, and what the seat may expect of it."""

    action: str
    visits: int
    share: float
    points: float


class BestMoves(Reply):
    """What search says for `seat`, best first; `shares` and `points` are what each seat may expect of the best."""

    seat: int
    effort: int
    seconds: float
    moves: list[BestMove]
    shares: list[float]
    points: list[float]


class BotMove(Reply):
    """What a bot does; `things` are what it is about."""

    seat: int
    action: str
    things: list[str]


class PositionText(Reply):
    """A position as text that can be pasted."""

    text: str


class SharedTree(Reply):
    """A tree of mine that has a link, which shows it as it was when it was shared."""

    id: str
    game: str
    title: str
    moves: int
    created: int


class SharedTrees(Reply):
    trees: list[SharedTree]
    most: int
