"""What happens, for the log. Called only when somebody reads (`state.events is not None`).

Events of Ivan have keys of their own (`ivan-…`), since he has no seat.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from guildhall.core.state import Event
from guildhall.games.red_cathedral.components.parts import RESOURCE_NAMES

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def tell(state: RedCathedral, key: str, seat: i64, args: dict[str, Any]) -> None:
    if state.events is None:
        return
    if seat >= state.seats:
        state.events.append(Event("red_cathedral-log-ivan-" + key, args))
    else:
        state.events.append(Event("red_cathedral-log-" + key, {"seat": int(seat), **args}))


def tell_secret(state: RedCathedral, key: str, seat: i64, args: dict[str, Any], secret: dict[str, Any]) -> None:
    if state.events is not None:
        state.events.append(Event("red_cathedral-log-" + key, {"seat": int(seat), **args}, int(seat), secret))


def tell_goods(state: RedCathedral, key: str, seat: i64, kind: i64, count: i64) -> None:
    if count > 0:
        tell(state, key, seat, {"goods": {RESOURCE_NAMES[kind]: int(count)}})


def section_name(slot: i64) -> str:
    return f"{slot // 8 + 1}-{slot % 8 + 1}"
