"""The track: Recognition and Prestige Points on one line (RC-TRACK)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.games.red_cathedral.components.parts import Components

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def prestige(parts: Components, pos: i64) -> i64:
    """Prestige Points of a marker: the marks up to it, laps included (RC-TRACK-02, -08)."""
    return pos // parts.lap * i64(len(parts.marks)) + parts.pp_at[pos % parts.lap]


def mark_at(parts: Components, number: i64) -> i64:
    """The position of mark 1, 2, … (RC-TRACK-02)."""
    many = i64(len(parts.marks))
    return (number - 1) // many * parts.lap + parts.marks[(number - 1) % many]


def gain_rp(state: RedCathedral, seat: i64, points: i64) -> None:
    state.pos[seat] += points


def gain_pp(state: RedCathedral, seat: i64, points: i64) -> None:
    """Each point is a jump to the next mark (RC-TRACK-04)."""
    if points > 0:
        parts = state.parts
        state.pos[seat] = mark_at(parts, prestige(parts, state.pos[seat]) + points)


def lose_rp(state: RedCathedral, seat: i64, points: i64) -> None:
    """A penalty: never below 0 (RC-TRACK-05, -11)."""
    left = state.pos[seat] - points
    if left < 0:
        left = 0
    state.pos[seat] = left


def payable_pp(state: RedCathedral, seat: i64) -> i64:
    """How many Prestige Points a seat could pay one after another (RC-TRACK-06, -07)."""
    pos = state.pos[seat]
    if pos == 0:
        return 0
    return prestige(state.parts, pos - 1)


def has_pp(state: RedCathedral, seat: i64) -> bool:
    """Whether a seat could pay one: its marker is beyond the first mark."""
    return state.pos[seat] > state.parts.first_mark


def pay_pp(state: RedCathedral, seat: i64, points: i64) -> None:
    """Each point is a step back to the mark below (RC-TRACK-06)."""
    state.pos[seat] = mark_at(state.parts, payable_pp(state, seat) - points + 1)
