"""Counts packed into one number are compared, added up and looked at as the counts themselves."""

from __future__ import annotations

from guildhall.core.rng import Rng
from guildhall.games.splendor.components.packed import (
    beyond,
    colours_with,
    count,
    covers,
    gems_by_letter,
    gold_of,
    kinds,
    lacking,
    packed,
    tokens_by_letter,
    total,
    unpacked,
)


def test_prices_are_compared_colour_by_colour() -> None:
    rng = Rng(3)
    for _ in range(2_000):
        price, held = [rng.below(8) for _ in range(5)], [rng.below(26) for _ in range(5)]
        short = [max(0, wanted - have) for wanted, have in zip(price, held, strict=True)]
        for gold in (0, 5):
            purse = packed([*held, gold])
            assert unpacked(beyond(packed(price), purse), 6) == [*short, 0]
            assert lacking(packed(price), purse) == sum(short)
            assert covers(purse, packed(price)) == (sum(short) == 0)


def test_counts_are_added_up_and_looked_at() -> None:
    rng = Rng(4)
    for _ in range(500):
        counts = [rng.below(19) for _ in range(6)]
        purse = packed(counts)
        assert unpacked(purse, 6) == counts
        assert total(purse) == sum(counts)
        assert [count(purse, colour) for colour in range(6)] == counts
        assert gold_of(purse) == counts[5]
        assert list(tokens_by_letter(purse).items()) == list(zip("wbgrko", counts, strict=True))
        assert list(gems_by_letter(purse).items()) == list(zip("wbgrk", counts, strict=False))


def test_the_colours_of_which_there_are_enough_are_a_set_of_bits() -> None:
    for supply in range(8**5):
        counts = [supply >> 3 * colour & 7 for colour in range(5)]
        for least in (1, 4):
            enough = sum(1 << colour for colour in range(5) if counts[colour] >= least)
            assert colours_with(packed([*counts, 5]), least) == enough
        assert kinds(packed([*counts, 5])) == sum(count > 0 for count in counts)
