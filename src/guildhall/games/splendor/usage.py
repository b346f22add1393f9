"""What is counted of Splendor's matches: cards, levels, nobles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from guildhall.core.usage import Kind, Thing, Usage
from guildhall.games.splendor.components.parts import EMPTY
from guildhall.games.splendor.rules.buying import card_of
from guildhall.games.splendor.rules.verbs import BUY, BUY_RESERVED

if TYPE_CHECKING:
    from guildhall.games.splendor.game import SplendorSetup
    from guildhall.games.splendor.state import Splendor

LEVELS = ("1", "2", "3")


def things(setup: SplendorSetup) -> Mapping[str, Sequence[str]]:
    parts = setup.empty().parts
    nobles = [f"n{noble + 1}" for noble in range(len(parts.noble_points))]
    return {"level": LEVELS, "card": parts.card_names, "noble": nobles}


def bought(state: Splendor, seat: int, action: int) -> Sequence[Thing]:
    card = int(card_of(state, seat, action))
    return ("level", LEVELS[int(state.parts.level[card])]), ("card", state.parts.card_names[card])


def laid(state: Splendor) -> Sequence[Thing]:
    """The face-up cards and the nobles that have not come yet."""
    cards = [("card", state.parts.card_names[card]) for card in state.table if card != EMPTY]
    return [*cards, *(noble for noble, owner in nobles(state) if owner == EMPTY)]


def nobles(state: Splendor) -> Sequence[tuple[Thing, int]]:
    """They come by themselves, so that no action tells."""
    return [
        (("noble", f"n{int(noble) + 1}"), int(owner))
        for noble, owner in zip(state.nobles, state.noble_owner, strict=True)
        if noble != EMPTY
    ]


USAGE = Usage(
    kinds=(
        Kind("level", "Levels bought from", "turn", "in a turn in which a card of that level can be paid", "level"),
        Kind(
            "card",
            "Cards bought",
            "match",
            "in a match in which it lies face up or is reserved and can be paid",
            "card",
        ),
        Kind("noble", "Nobles that came", "match", "in a match in which it lies there", "noble"),
    ),
    things=things,
    readers=((BUY, bought), (BUY_RESERVED, bought)),
    laid=laid,
    settled=nobles,
)
