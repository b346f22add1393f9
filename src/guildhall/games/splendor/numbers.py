"""The numbers of a position. Written by `guildhall fields` from `fields.py`; change that file."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled, listed
from guildhall.core.stack import Stack, empty_stack
from guildhall.core.state import State
from guildhall.games.splendor.components.parts import (
    CARDS,
    EMPTY,
    HAND,
    LEVELS,
    NOBLE_SLOTS,
    PLAYING,
    SLOTS,
    Components,
)

if TYPE_CHECKING:
    from guildhall.core.game import Setup


class Numbers(State):
    """Every field of a position, as `fields.py` declares it."""

    __slots__ = (
        "bank",
        "blind",
        "bonuses",
        "decks",
        "left",
        "noble_owner",
        "nobles",
        "over",
        "owner",
        "parts",
        "passes",
        "points",
        "reserved",
        "seat",
        "small_takes",
        "stack",
        "table",
        "target",
        "tokens",
        "turns",
    )

    def __init__(
        self, setup: Setup, seats: i64, parts: Components, target: i64, small_takes: bool, like: Numbers | None = None
    ) -> None:
        """The empty table or, with `like`, a twin of that position: compiled objects are copied so."""
        super().__init__(setup, seats)

        self.parts = parts
        self.target = target
        """The points that end the game."""
        self.small_takes = small_takes
        """The house rule SPL-OPT-01."""
        if like is None:
            self.bank: i64 = 0
            """The supply."""
            self.table: vec[i64] = filled(SLOTS, EMPTY)
            """The face-up cards, level by level."""
            self.decks: vec[i64] = filled(CARDS, EMPTY)
            """The decks one after another, bottom first."""
            self.left: vec[i64] = filled(LEVELS, 0)
            """How many cards each deck still has."""
            self.nobles: vec[i64] = filled(NOBLE_SLOTS, EMPTY)
            self.noble_owner: vec[i64] = filled(NOBLE_SLOTS, EMPTY)
            self.tokens: vec[i64] = filled(seats, 0)
            self.bonuses: vec[i64] = filled(seats, 0)
            self.points: vec[i64] = filled(seats, 0)
            self.reserved: vec[i64] = filled(HAND * seats, EMPTY)
            self.blind: vec[i64] = filled(HAND * seats, 0)
            """1 where a reserved card was drawn unseen by the others (SPL-RES-05)."""
            self.owner: vec[i64] = filled(CARDS, EMPTY)
            """Who bought each card."""
            self.stack: Stack = empty_stack(1)
            self.turns: i64 = 0
            """Turns taken by all seats together."""
            self.seat: i64 = 0
            """Whose turn it is: the remainder of turns by seats, kept because dividing is slow."""
            self.passes: i64 = 0
            """How many have passed in a row."""
            self.over: i64 = PLAYING
            """PLAYING, REACHED or STUCK."""
        else:
            self.bank = like.bank
            self.table = like.table[:]
            self.decks = like.decks
            self.left = like.left[:]
            self.nobles = like.nobles
            self.noble_owner = like.noble_owner[:]
            self.tokens = like.tokens[:]
            self.bonuses = like.bonuses[:]
            self.points = like.points[:]
            self.reserved = like.reserved[:]
            self.blind = like.blind[:]
            self.owner = like.owner[:]
            self.stack = like.stack.copy()
            self.turns = like.turns
            self.seat = like.seat
            self.passes = like.passes
            self.over = like.over

    def same(self, other: Numbers) -> bool:
        """Equal in every field."""
        return (
            int(self.bank) == int(other.bank)
            and listed(self.table) == listed(other.table)
            and listed(self.decks) == listed(other.decks)
            and listed(self.left) == listed(other.left)
            and listed(self.nobles) == listed(other.nobles)
            and listed(self.noble_owner) == listed(other.noble_owner)
            and listed(self.tokens) == listed(other.tokens)
            and listed(self.bonuses) == listed(other.bonuses)
            and listed(self.points) == listed(other.points)
            and listed(self.reserved) == listed(other.reserved)
            and listed(self.blind) == listed(other.blind)
            and listed(self.owner) == listed(other.owner)
            and self.stack.frames() == other.stack.frames()
            and int(self.turns) == int(other.turns)
            and int(self.seat) == int(other.seat)
            and int(self.passes) == int(other.passes)
            and int(self.over) == int(other.over)
        )

    def dump(self) -> dict[str, Any]:
        """Every field as plain data."""
        return {
            "bank": int(self.bank),
            "table": listed(self.table),
            "decks": listed(self.decks),
            "left": listed(self.left),
            "nobles": listed(self.nobles),
            "noble_owner": listed(self.noble_owner),
            "tokens": listed(self.tokens),
            "bonuses": listed(self.bonuses),
            "points": listed(self.points),
            "reserved": listed(self.reserved),
            "blind": listed(self.blind),
            "owner": listed(self.owner),
            "stack": self.stack.frames(),
            "turns": int(self.turns),
            "seat": int(self.seat),
            "passes": int(self.passes),
            "over": int(self.over),
        }
