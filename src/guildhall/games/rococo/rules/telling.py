"""The log of a match."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from guildhall.core.state import Event

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def tell(state: Rococo, key: str, seat: i64, args: dict[str, Any], secret: dict[str, Any] | None = None) -> None:
    """A line about a seat; Madame du Barry has her own sentences, since she has no seat."""
    if state.events is None:
        return
    if seat == state.her:
        state.events.append(Event("rococo-log-her-" + key, args))
    else:
        owner = int(seat) if secret is not None else -1
        state.events.append(Event("rococo-log-" + key, {"seat": int(seat), **args}, owner, secret))
