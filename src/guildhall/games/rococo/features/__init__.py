"""What a seat may know of a position of Rococo, as features that are on or off (`core/features.py`).

`parts` declares them; the other files fill them by topic. The most telling ones are about things and how near the seat
is to them: “garment J07 is on display, and two of its goods are lacking”, majorities as they stand, and the points that
each side would have if the match were over.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.features import MOST_ON
from guildhall.core.state import Moves
from guildhall.games.rococo.features.offers import see_offers
from guildhall.games.rococo.features.palace import see_decorations, see_halls, see_points
from guildhall.games.rococo.features.parts import away_of
from guildhall.games.rococo.features.sides import see_side
from guildhall.games.rococo.features.turn import see_match, see_turn

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def features(state: Rococo, seat: i64, since: Rococo, out: Moves) -> None:
    """Those that are on in a seat's eyes, without what was shown after the position `since`."""
    out.clear()
    out.make_room(i64(MOST_ON))
    see_match(state, seat, out)
    see_turn(state, seat, since, out)
    see_offers(state, seat, since, out)
    see_halls(state, seat, out)
    see_decorations(state, seat, out)
    see_points(state, seat, since, out)
    for side in range(state.sides):
        see_side(state, side, seat, away_of(state, side, seat), since, out)
