"""A tree of variations: a start, and moves that grow from it, as one JSON text that reads back.

The start is a match from its beginning (`seed`), or a position. Nodes are numbered from 1 in the order of the text; 0
is the start, and each node says after which one it comes, so a node stands behind what it grows from. Of the nodes
after the same one the first is the main line.

What a seat could not know may be *dealt anew* before a move, by a seed that is kept with it: from there on the moves
run in one fixed world that this seat could have been in. `growth.py` plays a tree through.

Seeds of matches are written as texts of digits: a browser's numbers are too small for some of them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from guildhall.core.errors import GuildhallError
from guildhall.core.options import Value
from guildhall.core.reading import UNFIT, read_json

FORMAT = 1
MARK = "guildhall_tree"
"""What a tree's text has that no other has: the number of its format."""
MOST_NODES = 5_000
"""Twice what the longest match has that random play leads to."""
MOST_CHARACTERS = 600_000
MOST_NOTE = 2_000
MOST_NAME = 40
MOST_TITLE = 80
MOST_SEED = 2**63
MOST_WORLD = 2**53
PLAYED, TRIED, BOT = "played", "tried", "bot"
WHO = (PLAYED, TRIED, BOT)


class BadTree(GuildhallError):
    """This is no tree, or one of its moves cannot be made; `node` is its number, 0 if it is not about one."""

    code = "bad_tree"

    def __init__(self, message: str, rule: str = "", node: int = 0) -> None:
        super().__init__(message, rule)
        self.node = node


class Dealt(NamedTuple):
    """What `seat` could not know was dealt anew by the seed `world`."""

    seat: int
    world: int


class Move(NamedTuple):
    """What a seat does, by the action's text; before it something may be dealt anew."""

    seat: int
    action: str
    dealt: Dealt | None = None


class Judged(NamedTuple):
    """What the seat that moved may expect after it, found by so much search."""

    share: float
    points: float
    effort: int


class Node(NamedTuple):
    """A move of the tree, and what is said of it."""

    after: int
    move: Move
    who: str
    """Who chose it: `played` in the match, `tried` by who looks at it, or a `bot`."""
    note: str = ""
    judged: Judged | None = None


class Start(NamedTuple):
    """Where a tree begins: `seed` of a match's beginning, or a `position`."""

    game: str
    rules: int
    components: str
    seats: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int | None = None
    position: str | None = None
    eyes: int | None = None
    """The seat that this is seen by: what it could not know was dealt anew in the position."""


class Tree(NamedTuple):
    start: Start
    nodes: tuple[Node, ...] = ()
    title: str = ""
    note: str = ""
    """Of the start."""

    def path(self, number: int) -> tuple[int, ...]:
        """The nodes from the start to this one, itself the last."""
        found: list[int] = []
        while number > 0:
            found.append(number)
            number = self.nodes[number - 1].after
        return tuple(reversed(found))

    def moves_to(self, number: int) -> tuple[Move, ...]:
        """What leads from the start to a node."""
        return tuple(self.nodes[node - 1].move for node in self.path(number))


# -- writing ---------------------------------------------------------------------------------------------------------


def write(tree: Tree) -> str:
    """The JSON text of a tree."""
    return json.dumps(as_data(tree), ensure_ascii=False, indent=1) + "\n"


def as_data(tree: Tree) -> dict[str, Any]:
    """A tree as plain JSON; what is empty is left out."""
    start = tree.start
    whole: dict[str, Any] = {
        MARK: FORMAT,
        "game": start.game,
        "rules": start.rules,
        "components": start.components,
        "seats": list(start.seats),
        "options": dict(start.options),
        "seed": None if start.seed is None else str(start.seed),
        "position": start.position,
        "eyes": start.eyes,
        "title": tree.title,
        "note": tree.note,
        "nodes": [_node_data(node) for node in tree.nodes],
    }
    return {key: value for key, value in whole.items() if value not in (None, "")}


def _node_data(node: Node) -> dict[str, Any]:
    move = node.move
    found: dict[str, Any] = {"after": node.after, "seat": move.seat, "action": move.action, "who": node.who}
    if move.dealt is not None:
        found["dealt"] = move.dealt._asdict()
    if node.note:
        found["note"] = node.note
    if node.judged is not None:
        found["judged"] = node.judged._asdict()
    return found


# -- reading ---------------------------------------------------------------------------------------------------------


def read(text: str) -> Tree:
    """The tree of a JSON text; BadTree says what is wrong with its form. `growth.grow` looks whether it can be."""
    if len(text) > MOST_CHARACTERS:
        raise BadTree(f"a tree has at most {MOST_CHARACTERS} characters")
    try:
        body = read_json(text)
    except ValueError as error:
        raise BadTree(f"this is no tree: the text is broken or cut off ({error})") from None
    return from_data(body)


def from_data(body: object) -> Tree:
    """The tree of plain JSON."""
    if not isinstance(body, dict) or MARK not in body:
        raise BadTree("this is no tree of variations")
    if body[MARK] != FORMAT:
        raise BadTree(f"the tree has another format than {FORMAT}, which this program reads")
    try:
        start = _start(body)
        nodes = body.get("nodes", [])
        if not isinstance(nodes, list):
            raise _Wrong("nodes are a list")
        if len(nodes) > MOST_NODES:
            raise _Wrong(f"a tree has at most {MOST_NODES} moves")
        title, note = _text(body, "title", MOST_TITLE), _text(body, "note", MOST_NOTE)
        found = tuple(_node(node, number, len(start.seats)) for number, node in enumerate(nodes, start=1))
    except _Wrong as error:
        raise BadTree(f"the tree lacks something or has it in the wrong form: {error}", node=error.node) from None
    return Tree(start, found, title, note)


class _Wrong(Exception):
    """What is wrong with the form of something."""

    def __init__(self, message: str, node: int = 0) -> None:
        super().__init__(message)
        self.node = node


def _start(body: Mapping[str, Any]) -> Start:
    names = body.get("seats")
    if not isinstance(names, list) or not 1 <= len(names) <= 16:
        raise _Wrong("seats are the names of 1 to 16")
    seed, position = body.get("seed"), body.get("position")
    if (seed is None) == (position is None):
        raise _Wrong("a tree begins with a seed or with a position")
    if position is not None and (not isinstance(position, str) or not _sound(position)):
        raise _Wrong("a position is a text")
    return Start(
        game=_word(body, "game"),
        rules=_number(body.get("rules"), "rules", 0, 1_000_000),
        components=_word(body, "components"),
        seats=tuple(_name(name) for name in names),
        options=_options(body.get("options", {})),
        seed=None if seed is None else _seed(seed),
        position=position,
        eyes=None if body.get("eyes") is None else _number(body["eyes"], "eyes", 0, len(names) - 1),
    )


def _node(found: object, number: int, seats: int) -> Node:
    where = f"move {number}"
    try:
        if not isinstance(found, dict):
            raise _Wrong("it is no move")
        who = found.get("who", TRIED)
        if who not in WHO:
            raise _Wrong(f"who chose it is one of {', '.join(WHO)}")
        action = found.get("action")
        if not isinstance(action, str) or not 1 <= len(action) <= 200 or not _sound(action):
            raise _Wrong("its action is a short text")
        return Node(
            after=_number(found.get("after"), "after", 0, number - 1),
            move=Move(_number(found.get("seat"), "seat", 0, seats - 1), action, _dealt(found.get("dealt"), seats)),
            who=who,
            note=_text(found, "note", MOST_NOTE),
            judged=_judged(found.get("judged")),
        )
    except _Wrong as error:
        raise _Wrong(f"{where}: {error}", number) from None


def _dealt(found: object, seats: int) -> Dealt | None:
    if found is None:
        return None
    if not isinstance(found, dict):
        raise _Wrong("dealt is a seat and a world")
    world = _number(found.get("world"), "world", 0, MOST_WORLD - 1)
    return Dealt(_number(found.get("seat"), "seat", 0, seats - 1), world)


def _judged(found: object) -> Judged | None:
    if found is None:
        return None
    if not isinstance(found, dict):
        raise _Wrong("judged is a share, points and an effort")
    return Judged(
        _measure(found.get("share"), "share", 0.0, 1.0),
        _measure(found.get("points"), "points", -100_000.0, 100_000.0),
        _number(found.get("effort"), "effort", 0, 1_000_000_000),
    )


def _options(found: object) -> dict[str, Value]:
    if not isinstance(found, dict) or len(found) > 64:
        raise _Wrong("options are names and values")
    for key, value in found.items():
        if not _sound(key) or isinstance(value, bool) or not isinstance(value, str | int) or not _sound(str(value)):
            raise _Wrong("options are names and values")
    return dict(found)


def _seed(found: object) -> int:
    digits = isinstance(found, str) and found.isascii() and found.isdigit() and len(found) < 20
    if not digits or int(str(found)) >= MOST_SEED:
        raise _Wrong("a seed is a text of up to 19 digits")
    return int(str(found))


def _number(found: object, what: str, low: int, high: int) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise _Wrong(f"{what} is a whole number from {low} to {high}")
    return found


def _measure(found: object, what: str, low: float, high: float) -> float:
    number = float(found) if isinstance(found, int | float) and not isinstance(found, bool) else math.nan
    if not low <= number <= high:
        raise _Wrong(f"{what} is a number from {low:g} to {high:g}")
    return number


def _word(body: Mapping[str, Any], what: str) -> str:
    found = body.get(what)
    if not isinstance(found, str) or not 1 <= len(found) <= 64 or UNFIT.search(found):
        raise _Wrong(f"{what} is a short word")
    return found


def _name(found: object) -> str:
    if not isinstance(found, str) or not 1 <= len(found) <= MOST_NAME or UNFIT.search(found):
        raise _Wrong(f"a name has 1 to {MOST_NAME} characters in one line")
    return found


def _text(body: Mapping[str, Any], what: str, most: int) -> str:
    """Something a person wrote; lines may end in it."""
    found = body.get(what, "")
    if not isinstance(found, str) or len(found) > most or UNFIT.search(found.replace("\n", "")):
        raise _Wrong(f"{what} is a text of at most {most} characters")
    return found


def _sound(text: str) -> bool:
    """Whether it can be written anywhere: half a character cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return len(text) <= MOST_CHARACTERS


def line(moves: Sequence[Move], who: str = PLAYED) -> tuple[Node, ...]:
    """Moves one after the other, as nodes."""
    return tuple(Node(after, move, who) for after, move in enumerate(moves))
