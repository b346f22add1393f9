"""What frequent actions show to people is kept: it depends on the action and one small number that is known at once."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.decision import Shown

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

ABOUT: Final[i64] = 4096
"""More than any number that such an action depends on."""


def offered(state: RedCathedral, action: i64, about: i64) -> Shown | None:
    """What an action showed before under the same circumstances."""
    return state.parts.offers.get(int(action * ABOUT + about))


def keep(state: RedCathedral, action: i64, about: i64, shows: Shown) -> Shown:
    """Keep it for the next time."""
    state.parts.offers[int(action * ABOUT + about)] = shows
    return shows
