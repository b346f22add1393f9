"""What effects count: dice, banners, contractors, towers, ornamentations (the words after `per` and `require`)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.red_cathedral.components.parts import CITIES, FROM_CARD, FROM_TILE, PIECES, SPACES, WHITE, WHITE_A
from guildhall.games.red_cathedral.rules.dice import dice_at
from guildhall.games.red_cathedral.rules.packed import in_tower, lowest, ones

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


class Count:
    """Something that is counted for a seat; `source` is where the effect comes from, `paid` what was paid for it."""

    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        return 1


@final
class Paid(Count):
    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        return paid


@final
class DiceInSpace(Count):
    """In the market action the dice of the end space, else those of the tile's own die, else 1 (RC-EFF-11)."""

    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        if state.moved >= 0:
            return dice_at(state, state.landed)
        if not FROM_TILE <= source < FROM_CARD:
            return 1
        space = source - FROM_TILE
        die: i64 = WHITE if space >= WHITE_A else space + 1
        return dice_at(state, state.die_space[die])


@final
class BannersAtForeman(Count):
    """Banners of a colour in the foreman's tower, finished or not (RC-GUILD-FOREMEN-09)."""

    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        return banners_in(state, seat, state.foreman) if state.foreman >= 0 else 0


@final
class ContractorsSent(Count):
    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        total: i64 = 0
        for city in range(seat * CITIES, seat * CITIES + CITIES):
            total += state.sent[city]
        return total


@final
class Towers(Count):
    """Towers with a banner or an ornamentation of the seat, or those without."""

    def __init__(self, present: bool) -> None:
        self.present = present

    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        present = state.claims[seat] | state.ornaments[seat]
        total: i64 = 0
        for tower in range(state.towers):
            if in_tower(present, tower) > 0:
                total += 1
        return total if self.present else state.towers - total


@final
class Unbuilt(Count):
    """Ornamentations that are not in the cathedral, those removed from the game included (RC-OBJ-06)."""

    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        total: i64 = 0
        for piece in range(seat * PIECES, seat * PIECES + PIECES):
            total += state.pieces[piece] + state.removed[piece]
        return total


@final
class Built(Count):
    """Ornamentations in the cathedral: on own sections, on those of others, or both."""

    def __init__(self, on_own: bool, on_others: bool) -> None:
        self.on_own = on_own
        self.on_others = on_others

    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        built = state.ornaments[seat]
        total: i64 = 0
        if self.on_own:
            total += ones(built & state.claims[seat])
        if self.on_others:
            total += ones(built & ~state.claims[seat])
        return total


@final
class FaceUp(Count):
    """Workshop tiles that lie face up."""

    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        total: i64 = 0
        for space in range(seat * SPACES, seat * SPACES + SPACES):
            total += state.face_up[space]
        return total


@final
class FinishedTypes(Count):
    """Base, middle, dome: of how many there is a finished section."""

    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        seen: i64 = 0
        left = state.claims[seat] & state.done
        while left > 0:
            seen |= bit(state.parts.card_type[state.card[lowest(left)]])
            left &= left - 1
        return (seen & 1) + (seen >> 1 & 1) + (seen >> 2 & 1)


@final
class MostInTower(Count):
    """Claims or ornamentations in the tower that has most of them."""

    def __init__(self, ornaments: bool) -> None:
        self.ornaments = ornaments

    def of(self, state: RedCathedral, seat: i64, source: i64, paid: i64) -> i64:
        counted = state.ornaments[seat] if self.ornaments else state.claims[seat]
        most: i64 = 0
        for tower in range(state.towers):
            here = in_tower(counted, tower)
            if here > most:
                most = here
        return most


COUNTS: Final[vec[Count]] = vec[Count](
    [
        Count(),  # nothing
        Paid(),  # paid
        DiceInSpace(),  # dice_in_space
        BannersAtForeman(),  # own_banners_at_foreman
        BannersAtForeman(),  # other_banners_at_foreman
        ContractorsSent(),  # own_contractors_on_map
        ContractorsSent(),  # other_contractors_on_map
        Towers(True),  # towers_with_own_presence
        Towers(False),  # towers_without_own_presence
        Unbuilt(),  # own_unbuilt_ornaments
        Built(True, True),  # own_built_ornaments
        Built(True, False),  # own_ornaments_on_own
        Built(False, True),  # own_ornaments_on_others
        FaceUp(),  # own_faceup_workshops
        FinishedTypes(),  # own_finished_section_types
        MostInTower(False),  # max_own_claims_in_tower
        MostInTower(True),  # max_own_ornaments_in_tower
    ]
)
"""In the order of `vocabulary.COUNTS`; those of another seat are asked for that seat."""


def count(state: RedCathedral, seat: i64, per: i64, source: i64, paid: i64) -> i64:
    """How many there are of what an effect counts; 1 if it counts nothing."""
    return COUNTS[per].of(state, seat, source, paid)


def banners_in(state: RedCathedral, seat: i64, tower: i64) -> i64:
    return in_tower(state.claims[seat], tower)
