"""The numbers of a position. Written by `guildhall fields` from `fields.py`; change that file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.core.arrays import filled, listed
from guildhall.core.state import State
from librt.vecs import vec
from mypy_extensions import i64

from goofspiel.components.parts import NONE, RANKS

if TYPE_CHECKING:
    from guildhall.core.game import Setup


class Numbers(State):
    """Every field of a position, as `fields.py` declares it."""

    __slots__ = (
        "aside",
        "bids",
        "carries",
        "dealt",
        "hands",
        "latest",
        "played",
        "points",
        "pot",
        "prizes",
        "round",
        "size",
    )

    def __init__(
        self, setup: Setup, seats: i64, size: i64, dealt: bool, carries: bool, like: Numbers | None = None
    ) -> None:
        """The empty table or, with `like`, a twin of that position: compiled objects are copied so."""
        super().__init__(setup, seats)

        self.size = size
        """How many prizes there are, and cards in a hand."""
        self.dealt = dealt
        """Hands are dealt from a deck instead of being a suit each (GOP-SETUP-02)."""
        self.carries = carries
        """A prize that nobody wins joins the next (GOP-WIN-02)."""
        if like is None:
            self.prizes: vec[i64] = filled(RANKS, NONE)
            """In the order in which they come up."""
            self.hands: vec[i64] = filled(RANKS * seats, 0)
            self.bids: vec[i64] = filled(seats, NONE)
            """The cards that lie face down."""
            self.played: vec[i64] = filled(RANKS * seats, 0)
            """The cards that were bid before."""
            self.latest: vec[i64] = filled(seats, NONE)
            """What each bid for the prize before this one."""
            self.aside: vec[i64] = filled(RANKS, 0)
            """Cards of the deck that nobody got."""
            self.points: vec[i64] = filled(seats, 0)
            self.round: i64 = 0
            """How many prizes have been decided."""
            self.pot: i64 = 0
            """What the open prize is worth, with those that were carried over."""
        else:
            self.prizes = like.prizes
            self.hands = like.hands[:]
            self.bids = like.bids[:]
            self.played = like.played[:]
            self.latest = like.latest[:]
            self.aside = like.aside[:]
            self.points = like.points[:]
            self.round = like.round
            self.pot = like.pot

    def same(self, other: Numbers) -> bool:
        """Equal in every field."""
        return (
            listed(self.prizes) == listed(other.prizes)
            and listed(self.hands) == listed(other.hands)
            and listed(self.bids) == listed(other.bids)
            and listed(self.played) == listed(other.played)
            and listed(self.latest) == listed(other.latest)
            and listed(self.aside) == listed(other.aside)
            and listed(self.points) == listed(other.points)
            and int(self.round) == int(other.round)
            and int(self.pot) == int(other.pot)
        )

    def dump(self) -> dict[str, Any]:
        """Every field as plain data."""
        return {
            "prizes": listed(self.prizes),
            "hands": listed(self.hands),
            "bids": listed(self.bids),
            "played": listed(self.played),
            "latest": listed(self.latest),
            "aside": listed(self.aside),
            "points": listed(self.points),
            "round": int(self.round),
            "pot": int(self.pot),
        }
