"""Numbers that hold several: sets as bits, rolls of silk a byte a colour, counts of garments at the ball."""

from __future__ import annotations

import random

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games.rococo.components import holdings, parts
from guildhall.games.rococo.components.holdings import (
    covers,
    in_hall,
    masters_in,
    of_colour,
    one_worn,
    rest_of,
    rolls_of,
)
from guildhall.games.rococo.components.sets import add_members, lowest_of, members, nth_of, size_of
from guildhall.games.rococo.rules.hidden import drawn_from

from .script import Table
from .test_setup import rococo

SETS = [0, 1, 1 << 31, 1 << 32, 1 << 61, (1 << 62) - 1, *(random.Random(7).getrandbits(62) for _ in range(40))]


def bits(items: int) -> list[int]:
    return [at for at in range(62) if items >> at & 1]


@pytest.mark.parametrize("items", SETS)
def test_sets(items: int) -> None:
    found = bits(items)
    assert members(items) == found
    assert size_of(items) == len(found)
    assert [nth_of(items, n) for n in range(len(found))] == found
    assert nth_of(items, len(found)) == -1
    if found:
        assert lowest_of(items) == found[0]
    out = Moves(2)
    out.add(5)
    add_members(out, 100, items)
    assert out.listed() == [5, *(100 + at for at in found)]


@pytest.mark.parametrize("items", SETS)
def test_drawing_several_is_drawing_one_after_another(items: int) -> None:
    for count in {0, 1, 3, len(bits(items)) - 1, len(bits(items))} & set(range(len(bits(items)) + 1)):
        rng, other = Rng(5, SEARCH), Rng(5, SEARCH)
        pool = items
        for _ in range(count):
            pool &= ~(1 << bits(pool)[rng.below(len(bits(pool)))])
        assert drawn_from(items, count, other) == items & ~pool
        assert other.save() == rng.save()


def packed(rolls: list[int]) -> int:
    return sum(count << 8 * colour for colour, count in enumerate(rolls))


def test_rolls_of_silk() -> None:
    rng = random.Random(3)
    for _ in range(300):
        have = [rng.choice((0, 1, 2, 3, 6, 126, 127)) for _ in range(4)]
        need = [rng.choice((0, 1, 2, 3, 6, 127)) for _ in range(4)]
        assert [rolls_of(packed(have), colour) for colour in range(4)] == have
        assert covers(packed(have), packed(need)) == all(a >= b for a, b in zip(have, need, strict=True))
        assert rest_of(packed(need), packed(have)) == packed([max(0, b - a) for a, b in zip(have, need, strict=True)])


def test_garments_at_the_ball() -> None:
    rng = random.Random(9)
    garments = [(hall, rng.randrange(4), rng.randrange(2)) for hall in range(5) for _ in range(9)]
    garments = rng.sample(garments, 35)
    worn = sum(int(one_worn(*garment)) for garment in garments)
    for hall in range(5):
        assert in_hall(worn, hall) == sum(garment[0] == hall for garment in garments)
        assert masters_in(worn, hall) == sum(garment[2] for garment in garments if garment[0] == hall)
    for colour in range(4):
        assert of_colour(worn, colour) == sum(garment[1] == colour for garment in garments)


def test_every_holding_has_room_for_five_sides() -> None:
    names = [
        "LIVRES",
        "HELD_LACE",
        "HELD_YARN",
        "PRESTIGE",
        "KEPT",
        "SILK",
        "SUPPLY",
        "HAND",
        "PILE_SIZE",
        "REMOVED",
        "OPEN_HAND",
        "OPEN_SUPPLY",
        "SECRET",
        "PICKS",
        "SPECIAL_HIRED",
        "STAGE",
        "TASKS",
        "MASTERS_PASSED",
        "SEEN",
        "TOKENS",
        "RENTED",
        "WORN",
    ]
    assert [getattr(holdings, name) for name in names] == list(range(0, parts.HOLDINGS, 5))


def test_what_a_garment_needs_in_one_number() -> None:
    parts = rococo().read.parts
    for garment in range(len(parts.garment_ids)):
        needs = [int(parts.garment_goods[garment]) >> 8 * i & 255 for i in range(6)]
        silk = [int(parts.garment_silk[4 * garment + colour]) for colour in range(4)]
        assert needs == [*silk, parts.garment_lace[garment], parts.garment_yarn[garment]]


def test_what_only_the_final_scoring_fills_stays_apart_in_copies() -> None:
    before = Table().goods(0, livres=24).state
    sheet, terrace = list(before.final), list(before.terrace)
    twin = Table().goods(0, livres=24).token(0, "F1").guest("1-1", "A01", 0)
    start = twin.state.copy()
    end = twin.ends().state
    assert list(end.final) != sheet
    assert list(end.terrace) != terrace
    assert list(start.final) == sheet
    assert list(start.terrace) == terrace
