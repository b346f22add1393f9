"""Claiming a section: card, banner, workshop tile (RC-CLAIM)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit, listed
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    FROM_TILE,
    OP_CLAIM,
    OP_WAIVE,
    RUBLE,
    SECTION_NAMES,
    SPACE_NAMES,
    SPACES,
    TOWERS,
    WHITE_A,
)
from guildhall.games.red_cathedral.rules.choice import Choice, is_free
from guildhall.games.red_cathedral.rules.effects import Operation, means, offer
from guildhall.games.red_cathedral.rules.free import act_freely, free_candidates, free_moves, show_free, why_not_free
from guildhall.games.red_cathedral.rules.offers import keep, offered
from guildhall.games.red_cathedral.rules.packed import changed, lowest
from guildhall.games.red_cathedral.rules.tell import section_name, tell, tell_goods
from guildhall.games.red_cathedral.rules.verbs import BANNER, CLAIM, PLACE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NO_BANNER: Final[i64] = rule("RC-CLAIM-01")
NOT_AVAILABLE: Final[i64] = rule("RC-CLAIM-02")
SPACE_TAKEN: Final[i64] = rule("RC-CLAIM-06")
CANNOT_PAY: Final[i64] = rule("RC-CLAIM-08")
BANNER_ON_SPACE: Final[i64] = rule("RC-CLAIM-13")
FACE_UP: Final[i64] = 1
BASES: Final[i64] = 0x010101010101
"""The lowest section of every tower."""


def claimed(state: RedCathedral) -> i64:
    """The sections with a banner on them."""
    claims = state.claims
    found: i64 = 0
    for side in range(state.sides):
        found |= claims[side]
    return found


def owner_of(state: RedCathedral, slot: i64) -> i64:
    """Whose banner stands on a section; -1 if none."""
    for side in range(state.sides):
        if state.claims[side] >> slot & 1:
            return side
    return -1


def all_available(state: RedCathedral) -> i64:
    """The sections with no banner that are bases or above one with a banner (RC-CLAIM-02)."""
    banners = claimed(state)
    return state.sections & ~banners & (BASES | banners << 1)


def available(state: RedCathedral, slot: i64) -> bool:
    return all_available(state) >> slot & 1 != 0


def banners_left(state: RedCathedral, seat: i64) -> i64:
    outside = state.outside[seat]
    return state.banners[seat] + (outside & 1) + (outside >> 1)


# -- the section --------------------


def claim_candidates(state: RedCathedral) -> list[int]:
    return [int(CLAIM.at(slot)) for slot in listed(state.slots)]


def claim_moves(state: RedCathedral, seat: i64, out: Moves) -> None:
    if state.banners[seat] == 0 and state.outside[seat] == 0:
        return
    out.make_room(TOWERS)
    items = out.items
    count = out.count
    claim = CLAIM.first
    left = all_available(state)
    while left > 0:
        items[count] = claim + lowest(left)
        count += 1
        left &= left - 1
    out.count = count


def why_not_claim(state: RedCathedral, seat: i64, action: i64) -> i64:
    if banners_left(state, seat) == 0:
        return short(NO_BANNER, 1, 0)
    slot = CLAIM.a(action)
    return LEGAL if available(state, slot) else NOT_AVAILABLE


def start_claim(state: RedCathedral, action: i64) -> None:
    state.stack.push(CHOOSE_BANNER.kind, CLAIM.a(action))


def show_claim(state: RedCathedral, action: i64) -> Shown:
    known = offered(state, action, 0)
    if known is not None:
        return known
    return keep(state, action, 0, shown(state, action, f"section:{SECTION_NAMES[CLAIM.a(action)]}"))


@final
class GrantClaim(Operation):
    """`claim`: a section in the middle of something else."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        """RC-CLAIM-01."""
        if state.banners[seat] == 0 and state.outside[seat] == 0:
            return False
        return all_available(state) != 0

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        state.stack.push(GRANTED_CLAIM.kind)


@final
class GrantedClaim(Choice):
    """The section of a claim that an effect grants."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return claim_candidates(state)

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        claim_moves(state, seat, out)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if CLAIM.has(action) and why_not_claim(state, seat, action) == LEGAL:
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        state.stack.pop()
        start_claim(state, action)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return show_claim(state, action)


# -- the banner --------------------


@final
class ChooseBanner(Choice):
    """A banner from the Inventory, or one of those outside it (RC-CLAIM-03). Frame: slot."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [
            int(BANNER.at(0)),
            *([int(BANNER.at(2)), int(BANNER.at(3))] if on_white(state) else [int(BANNER.at(1))]),
        ]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        for choice in range(i64(4)):
            if self.stands_there(state, seat, choice):
                out.add(BANNER.first + choice)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if BANNER.has(action) and self.stands_there(state, seat, BANNER.a(action)):
            return LEGAL
        return self.no_answer(action)

    def stands_there(self, state: RedCathedral, seat: i64, choice: i64) -> bool:
        """In the Inventory, outside it, on the first or second white space."""
        if choice == 0:
            return state.banners[seat] > 0
        if choice == 1:
            return state.outside[seat] != 0 and not on_white(state)
        return on_white(state) and state.outside[seat] & (choice - 1) != 0

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        """The banner goes on the card, and its tile is to be placed (RC-CLAIM-04 to -06)."""
        slot = state.stack.get(1)
        choice = BANNER.a(action)
        state.stack.pop()
        outside = state.outside[seat]
        if choice == 0:
            state.banners = changed(state.banners, seat, state.banners[seat] - 1)
        elif choice == 1:
            state.outside = changed(state.outside, seat, outside & (outside - 1))
        else:
            state.outside = changed(state.outside, seat, outside & ~(choice - 1))
        tile = state.tile[slot]
        occupy(state, seat, slot)
        state.stack.push(PLACE_TILE.kind, slot, tile)
        if state.events is not None:
            tell(state, "claim", seat, {"section": section_name(slot), "tile": state.parts.tile_names[tile]})

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks({"section": section_name(state.stack.get(1))})


def on_white(state: RedCathedral) -> bool:
    """Whether the banners outside the Inventory stand on the white spaces (RC-SETUP-20)."""
    return state.parts.white_banners[state.rules.advanced] != 0


def occupy(state: RedCathedral, seat: i64, slot: i64) -> None:
    """A banner stands on a card in place of its tile; with the solo module the pawn comes along (RC-SOLO-46)."""
    state.claims = changed(state.claims, seat, state.claims[seat] | bit(slot))
    state.tile = changed(state.tile, slot, -1)
    state.idle = -1
    state.pawn = slot >> 3


# -- the tile --------------------


def space_open(state: RedCathedral, seat: i64, space: i64) -> bool:
    """Empty, and no banner stands on it (RC-CLAIM-13)."""
    if state.workshop[seat * SPACES + space] >= 0:
        return False
    if space >= WHITE_A and state.parts.white_banners[state.rules.advanced]:
        return state.outside[seat] >> (space - WHITE_A) & 1 == 0
    return True


def space_cost(state: RedCathedral, seat: i64, space: i64) -> i64:
    """Rubles for a tile face up; colours are relative to the board's owner (RC-DATA-07)."""
    at = state.rules.advanced * SPACES
    if space >= WHITE_A:
        return state.parts.workshop_cost[at + space]
    return state.parts.workshop_cost[at + (space - seat & 3)]


@final
class PlaceTile(Choice):
    """Where the tile goes: face down for nothing, or face up for its cost with the benefit at once.

    Frame: slot, tile (RC-CLAIM-06 to -10). Free actions are possible.
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [*PLACE.all(), *free_candidates(state, seat)]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        for space in range(SPACES):
            if space_open(state, seat, space):
                out.add(PLACE.at(space))
                if state.rubles[seat] >= self.cost(state, seat, space):
                    out.add(PLACE.at(space, FACE_UP))
        free_moves(state, seat, out)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if is_free(action):
            return why_not_free(state, seat, action)
        if not PLACE.has(action):
            return self.otherwise
        space = PLACE.a(action)
        if not space_open(state, seat, space):
            return BANNER_ON_SPACE if state.workshop[seat * SPACES + space] < 0 else SPACE_TAKEN
        cost = self.cost(state, seat, space)
        if PLACE.b(action) == FACE_UP and state.rubles[seat] < cost:
            return short(CANNOT_PAY, cost, state.rubles[seat])
        return LEGAL

    def cost(self, state: RedCathedral, seat: i64, space: i64) -> i64:
        """Rubles for it face up, now."""
        if state.free_tile:
            return 0
        return space_cost(state, seat, space)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        if is_free(action):
            act_freely(state, seat, action)
            return
        tile = state.stack.get(2)
        state.stack.pop()
        space = PLACE.a(action)
        up = PLACE.b(action)
        state.workshop = changed(state.workshop, seat * SPACES + space, tile)
        state.face_up = changed(state.face_up, seat * SPACES + space, up)
        if up == FACE_UP:
            price = self.cost(state, seat, space)
            state.rubles[seat] -= price
            if state.events is not None:
                tell_goods(state, "pay", seat, RUBLE, price)
            offer(state, state.parts.tile_effect[tile], FROM_TILE + space)
        if state.events is not None:
            key = "place-up" if up == FACE_UP else "place-down"
            tell(state, key, seat, {"tile": state.parts.tile_names[tile], "space": SPACE_NAMES[space]})
        state.free_tile = 0

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        out = Moves()
        self.moves(state, seat, out)
        payable = any(PLACE.has(out.items[i]) and PLACE.b(out.items[i]) == FACE_UP for i in range(out.count))
        tile = state.parts.tile_names[state.stack.get(2)]
        return self.asks({"tile": tile, "free": int(state.free_tile), "payable": int(payable)})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if is_free(action):
            return show_free(state, seat, action)
        space = PLACE.a(action)
        up = PLACE.b(action) == FACE_UP
        cost = {"ruble": int(self.cost(state, seat, space)) if up else 0}
        return shown(state, action, f"bench:{SPACE_NAMES[space]}", "place:up" if up else "place:down", cost=cost)


@final
class WaiveCost(Operation):
    """`waive`: the tile being placed costs nothing."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        return state.stack.top == PLACE_TILE.kind and state.free_tile == 0

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        state.free_tile = 1


GRANTED_CLAIM: Final = GrantedClaim("claim", "RC-CLAIM-02")
CHOOSE_BANNER: Final = ChooseBanner("banner", "RC-CLAIM-03")
PLACE_TILE: Final = PlaceTile("place", "RC-CLAIM-06")
means(OP_CLAIM, GrantClaim())
means(OP_WAIVE, WaiveCost())
