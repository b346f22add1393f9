"""The board in the terminal: a game's own `terminal.py`, or any view as tidy panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.pretty import Pretty
from rich.table import Table

from guildhall import games
from guildhall.core.data import plain
from guildhall.core.game import Setup
from guildhall.core.state import State
from guildhall.text import Texts


def draw_board(setup: Setup, state: State, viewer: int | None, players: Sequence[str], texts: Texts) -> RenderableType:
    """The board as this viewer may see it."""
    view = state.view(viewer)
    own = games.room(setup.game.meta.name, "terminal")
    if own is None:
        return panels(plain(view), players)
    drawn: RenderableType = own.draw(view, setup.game.components_view(), viewer, players, texts)
    return drawn


def panels(view: dict[str, Any], players: Sequence[str]) -> RenderableType:
    """A board for games that have none of their own."""
    simple = Table.grid(padding=(0, 2))
    found: list[RenderableType] = []
    for key, value in view.items():
        if isinstance(value, str | int | float | None):
            simple.add_row(f"[bold]{key}[/]", str(value))
        elif key == "seats" and isinstance(value, list):
            for player, seat in zip(players, value, strict=False):
                found.append(Panel(Pretty(seat, max_length=20), title=player))
        else:
            found.append(Panel(Pretty(value, max_length=40), title=key))
    return Group(simple, *found)
