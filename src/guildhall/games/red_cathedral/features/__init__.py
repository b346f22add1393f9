"""What a seat may know of a position of The Red Cathedral, as features that are on or off (`core/features.py`).

`parts` declares them; the other files fill them by topic. The most telling ones are about things and how near somebody
is to them: “section M07 is claimed by the next player, who has not yet two of its materials”, and the points that each
side would have if the match were over.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.features import MOST_ON
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import CLERGY
from guildhall.games.red_cathedral.features.market import see_market, see_visit
from guildhall.games.red_cathedral.features.module import see_contractors, see_guild, see_guild_things, see_map
from guildhall.games.red_cathedral.features.parts import away_of
from guildhall.games.red_cathedral.features.sides import see_ivan, see_points, see_standing, see_things
from guildhall.games.red_cathedral.features.site import see_offers, see_sections, see_towers
from guildhall.games.red_cathedral.features.turn import see_match, see_moved_die, see_turn
from guildhall.games.red_cathedral.features.veil import sections_are_new

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def features(state: RedCathedral, seat: i64, since: RedCathedral, out: Moves) -> None:
    """Those that are on in a seat's eyes, without what chance has shown after the position `since`."""
    out.clear()
    out.make_room(i64(MOST_ON))
    see_match(state, seat, out)
    see_turn(state, seat, since, out)
    see_moved_die(state, seat, out)
    see_offers(state, seat, since, out)
    see_points(state, seat, since, see_towers(state, seat, out), out)
    see_standing(state, seat, since, out)
    for side in range(state.sides):
        see_side(state, side, seat, since, out)
    if state.rules.module:
        see_map(state, seat, since, out)
    if state.guild != CLERGY:
        see_guild(state, out)
    if state.rules.solo:
        see_ivan(state, seat, since, out)


def see_side(state: RedCathedral, side: i64, seat: i64, since: RedCathedral, out: Moves) -> None:
    """A side's sections and things; with those of the seat also what the market would bring it."""
    away = away_of(state, side, seat)
    want = see_sections(state, side, away, since, out)
    see_things(state, side, seat, away, since, want, out)
    if side == seat:
        see_market(state, seat, since, want, out)
    if side == state.active and not sections_are_new(state, since):
        see_visit(state, side, since, want, out)
    if state.rules.module:
        see_contractors(state, side, away, out)
    if state.guild != CLERGY and side < state.seats:
        see_guild_things(state, side, seat, away, since, out)
