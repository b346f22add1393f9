"""A small network in whole numbers that judges positions: the same to the last digit, compiled or not.

Features that are on or off (`core/features.py`) → units → units → for each player, counted from the seat that looks, a
share of the win and the points at the end. Where a game's rules of thumb expect points (`State.expected`), these are
added to both: a network that has learned nothing judges as they do.

The sums of both layers of units are packed, three to a number, 21 bits each: adding packed numbers adds all three at
once. What is added is signed; every sum starts at MIDDLE, which keeps it from borrowing from its neighbour. Eight
packed numbers make a block, whose sums stay in registers while features are gone through.

Positions judged one after another are alike, so the sums of the last one are kept: only the features that have come on
or gone off since are added or taken away. Whole numbers forget nothing, so it makes no difference to the result.
"""

# guildhall: compiled

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled, numbers
from guildhall.core.state import Moves

LANE: Final[i64] = 21
"""Bits of a sum."""
MASK: Final[i64] = 0x1FFFFF
MIDDLE: Final[i64] = 0x100000
MIDDLES: Final[vec[i64]] = numbers([0x100000 + (0x100000 << 21) + (0x100000 << 42)])
"""The same in all three; from an array, for as a constant it would be too large."""
LANES: Final[i64] = 3
WORDS: Final[i64] = 8
"""Packed numbers in a block…"""
BLOCK: Final[i64] = 24
"""…and its units."""
FIRST_SCALE: Final = 512
"""What weights of the first layer are multiplied by to be whole numbers."""
FIRST_SHIFT: Final[i64] = 2
FIRST_TOP: Final[i64] = 255
"""An activation of the first layer: 128 is one."""
SECOND_SCALE: Final = 128
SECOND_SHIFT: Final[i64] = 6
SECOND_TOP: Final[i64] = 2047
"""An activation of the second layer: 256 is one."""
THIRD_SCALE: Final = 1024
THIRD_SHIFT: Final[i64] = 8
"""After it 1024 is one."""
ONE: Final[i64] = 1024
WHOLE: Final[i64] = 65536
"""The whole win, that players have their shares of."""
POINT: Final[i64] = 64
"""An expected point: the outputs count sixteen points as one."""
FAINT: Final[i64] = 12287
"""From e to the power of -12 on the table of powers has nothing."""
POWERS: Final[vec[i64]] = numbers([round(1048576.0 * math.exp(-number / 1024.0)) for number in range(12288)])
"""e to the power of minus so many 1024ths."""
ALONE: Final[i64] = 50
"""Who plays alone and has so many points gets half of what there is for points."""


def power(below: i64) -> i64:
    """e to the power of minus so many 1024ths, in 1048576ths."""
    return POWERS[below] if below < FAINT else POWERS[FAINT]


@final
class Net:
    """After `judge`, `shares` (in 65536ths), `points` (in 64ths) and `worth` are those of the players in order."""

    __slots__ = (
        "active", "bias", "blocks", "changed", "expected", "expects", "first", "last", "lit", "on_at", "outs", "places",
        "points", "second", "second_bias", "second_blocks", "shares", "spread", "stamp", "sums", "third", "units",
        "worth"
    )  # fmt: skip

    def __init__(self, sizes: list[int], spread: int, weights: list[list[int]], expects: bool = False) -> None:
        """Sizes: units, second units, players; weights: three layers, each with its biases after it."""
        units, second_units, places = sizes
        self.places: i64 = places
        self.expects = expects
        self.expected: vec[i64] = filled(places, 0)
        """What rules of thumb expect, in 64ths of a point; whoever asks fills it before."""
        self.spread: i64 = spread
        self.units: i64 = units
        self.blocks: i64 = units // int(BLOCK)
        self.second_blocks: i64 = second_units // int(BLOCK)
        self.first: vec[i64] = packed(weights[0], 0)
        """A row of packed weights for every feature."""
        self.sums: vec[i64] = packed(weights[1], MIDDLE)
        """Of the first layer in the last position, at first of one without features…"""
        self.last = Moves()
        """…in which these features were on."""
        self.changed = Moves()
        """Those that have come on since, and after them those that have gone off."""
        self.stamp: i64 = 0
        self.on_at: vec[i64] = filled(len(weights[0]) // units, -1)
        """For each feature, the stamp of the last position in which it was on."""
        self.second: vec[i64] = packed(weights[2], 0)
        """A row for every unit."""
        self.second_bias: vec[i64] = numbers(weights[3])
        self.third: vec[i64] = numbers(weights[4])
        """A row for every output: the shares of all players, then their points."""
        self.bias: vec[i64] = numbers(weights[5])
        self.active: vec[i64] = filled(second_units, 0)
        self.lit: vec[i64] = filled(units * 2 + 2, 0)
        """The units of the first layer that are not zero: where their rows begin, and their activations."""
        self.outs: vec[i64] = filled(places * 2, 0)
        self.shares: vec[i64] = filled(places, 0)
        self.points: vec[i64] = filled(places, 0)
        self.worth: vec[i64] = filled(places, 0)
        """Shares of the win, with a little for being ahead, in 65536ths."""

    def judge(self, on: Moves, seats: i64) -> None:
        """Judge a position by the features that are on. Whoever plays alone has a rival on the second place."""
        self._second_layer(self._first_layer(on))
        players = seats if seats > 1 else i64(2)
        self._share_out(players)
        for player in range(players):
            self.points[player] = self._out(self.places + player) + self.expected[player]
        weigh(self.shares, self.points, self.worth, seats, self.spread)

    def _first_layer(self, on: Moves) -> i64:
        """Fill `lit`; how many there are."""
        fresh = self._compare(on)
        first = self.first
        sums = self.sums
        items = self.changed.items
        count = self.changed.count
        width = self.blocks * WORDS
        lit: i64 = 0
        for block in range(self.blocks):
            at = block * WORDS
            a = sums[at]
            b = sums[at + 1]
            c = sums[at + 2]
            d = sums[at + 3]
            e = sums[at + 4]
            f = sums[at + 5]
            g = sums[at + 6]
            h = sums[at + 7]
            for number in range(fresh):
                row = items[number] * width + at
                a += first[row]
                b += first[row + 1]
                c += first[row + 2]
                d += first[row + 3]
                e += first[row + 4]
                f += first[row + 5]
                g += first[row + 6]
                h += first[row + 7]
            for number in range(fresh, count):
                row = items[number] * width + at
                a -= first[row]
                b -= first[row + 1]
                c -= first[row + 2]
                d -= first[row + 3]
                e -= first[row + 4]
                f -= first[row + 5]
                g -= first[row + 6]
                h -= first[row + 7]
            sums[at] = a
            sums[at + 1] = b
            sums[at + 2] = c
            sums[at + 3] = d
            sums[at + 4] = e
            sums[at + 5] = f
            sums[at + 6] = g
            sums[at + 7] = h
            unit = block * BLOCK
            lit = self._light(a, unit, lit)
            lit = self._light(b, unit + 3, lit)
            lit = self._light(c, unit + 6, lit)
            lit = self._light(d, unit + 9, lit)
            lit = self._light(e, unit + 12, lit)
            lit = self._light(f, unit + 15, lit)
            lit = self._light(g, unit + 18, lit)
            lit = self._light(h, unit + 21, lit)
        return lit

    def _compare(self, on: Moves) -> i64:
        """Fill `changed` and `last`; how many features have come on.

        Every feature is written down, and what was not to be is written over by the next: nobody can foretell which
        have changed, and a processor that guesses wrong loses more time than it takes to write.
        """
        changed = self.changed
        last = self.last
        changed.clear()
        changed.make_room(on.count + last.count + 1)
        last.make_room(on.count)
        items = changed.items
        was = last.items
        is_on = on.items
        on_at = self.on_at
        before = self.stamp
        now = before + 1
        fresh: i64 = 0
        for number in range(on.count):
            feature = is_on[number]
            items[fresh] = feature
            fresh += i64(on_at[feature] != before)
            on_at[feature] = now
        count = fresh
        for number in range(last.count):
            feature = was[number]
            items[count] = feature
            count += i64(on_at[feature] != now)
        for number in range(on.count):
            was[number] = is_on[number]
        last.count = on.count
        changed.count = count
        self.stamp = now
        return fresh

    def _light(self, sums: i64, unit: i64, lit: i64) -> i64:
        """Keep what is above zero of three units; as in `_compare` all are written."""
        width = self.second_blocks * WORDS
        kept = self.lit
        for lane in range(LANES):
            activation = ((sums & MASK) - MIDDLE) >> FIRST_SHIFT
            sums >>= LANE
            kept[lit * 2] = (unit + lane) * width
            kept[lit * 2 + 1] = activation if activation < FIRST_TOP else FIRST_TOP
            lit += i64(activation > 0)
        return lit

    def _second_layer(self, lit: i64) -> None:
        second = self.second
        kept = self.lit
        middle = MIDDLES[0]
        for block in range(self.second_blocks):
            a = middle
            b = middle
            c = middle
            d = middle
            e = middle
            f = middle
            g = middle
            h = middle
            for number in range(lit):
                row = kept[number * 2] + block * WORDS
                times = kept[number * 2 + 1]
                a += second[row] * times
                b += second[row + 1] * times
                c += second[row + 2] * times
                d += second[row + 3] * times
                e += second[row + 4] * times
                f += second[row + 5] * times
                g += second[row + 6] * times
                h += second[row + 7] * times
            unit = block * BLOCK
            self._activate(a, unit)
            self._activate(b, unit + 3)
            self._activate(c, unit + 6)
            self._activate(d, unit + 9)
            self._activate(e, unit + 12)
            self._activate(f, unit + 15)
            self._activate(g, unit + 18)
            self._activate(h, unit + 21)

    def _activate(self, sums: i64, unit: i64) -> None:
        for lane in range(LANES):
            activation = ((sums & MASK) - MIDDLE + self.second_bias[unit + lane]) >> SECOND_SHIFT
            sums >>= LANE
            if activation < 0:
                activation = 0
            self.active[unit + lane] = activation if activation < SECOND_TOP else SECOND_TOP

    def _out(self, output: i64) -> i64:
        third = self.third
        active = self.active
        size = self.second_blocks * BLOCK
        row = output * size
        total = self.bias[output]
        for unit in range(size):
            total += third[row + unit] * active[unit]
        return total >> THIRD_SHIFT

    def _share_out(self, players: i64) -> None:
        outs = self.outs
        for player in range(players):
            outs[player] = self._out(player) + self.expected[player] * (ONE // POINT) // self.spread
        divide(outs, self.shares, players)


def divide(outs: vec[i64], shares: vec[i64], players: i64) -> None:
    """Shares of the whole by the powers of e of outputs in 1024ths."""
    most = outs[0]
    for player in range(players):
        if outs[player] > most:
            most = outs[player]
    total: i64 = 0
    for player in range(players):
        shares[player] = power(most - outs[player])
        total += shares[player]
    for player in range(players):
        shares[player] = shares[player] * WHOLE // total


def weigh(shares: vec[i64], points: vec[i64], worth: vec[i64], seats: i64, spread: i64) -> None:
    """Nine tenths for winning and one for the points, compared with those of the others, alone for themselves."""
    if seats == 1:
        mine = points[0] if points[0] > 0 else i64(0)
        worth[0] = (shares[0] * 9 + mine * WHOLE // (mine + ALONE * POINT)) // 10
        return
    most = points[0]
    for player in range(seats):
        if points[player] > most:
            most = points[player]
    total: i64 = 0
    for player in range(seats):
        worth[player] = power((most - points[player]) * (ONE // POINT) // spread)
        total += worth[player]
    for player in range(seats):
        worth[player] = (shares[player] * 9 + worth[player] * WHOLE // total) // 10


def packed(weights: list[int], start: i64) -> vec[i64]:
    """Three weights to a number, `start` added to each."""
    found = filled(len(weights) // int(LANES), 0)
    for at in range(i64(len(found))):
        low: i64 = weights[at * LANES]
        middle: i64 = weights[at * LANES + 1]
        high: i64 = weights[at * LANES + 2]
        found[at] = low + start + ((middle + start) << LANE) + ((high + start) << (LANE + LANE))
    return found
