"""The board in the terminal: a game's own `terminal.py`, or any view as tidy panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall import games
from guildhall.core.data import plain
from guildhall.core.game import Setup
from guildhall.core.state import State
from guildhall.text import Speaker, Texts


def draw_board(setup: Setup, state: State, viewer: int | None, players: Sequence[str], texts: Texts) -> RenderableType:
    """The board as this viewer may see it."""
    view = state.view(viewer)
    own = games.room(setup.game.meta.name, "terminal")
    if own is None:
        return panels(plain(view), players, Speaker(setup, players, texts))
    drawn: RenderableType = own.draw(view, setup.game.components_view(), viewer, players, texts)
    return drawn


def panels(view: dict[str, Any], players: Sequence[str], speaker: Speaker) -> RenderableType:
    """A board for games that have none of their own: what is shared, then each seat.

    A part of the view is called by the text `<game>-view-<part>`, and what it holds as in sentences.
    """
    shared = {part: value for part, value in view.items() if part != "seats"}
    found: list[RenderableType] = [facts(shared, speaker)]
    for player, seat in zip(players, view.get("seats", []), strict=False):
        found.append(Panel(facts(seat if isinstance(seat, dict) else {"": seat}, speaker), title=Text(player)))
    return Group(*found)


def facts(parts: dict[str, Any], speaker: Speaker) -> RenderableType:
    """Names and values, a line each."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for part, value in parts.items():
        table.add_row(speaker.part(part), _said(part, value, speaker))
    return table


def _said(part: str, value: Any, speaker: Speaker) -> RenderableType:
    if value is None or value is False or value in ([], {}):
        return "–"
    if value is True:
        return "✓"
    if isinstance(value, dict):
        return facts(value, speaker)
    if isinstance(value, list):
        if any(isinstance(one, dict | list) for one in value):
            return Group(*(_said(part, one, speaker) for one in value))
        return " · ".join(str(_said(part, one, speaker)) for one in value)
    return speaker.name(f"{part}:{value}") if isinstance(value, str) else str(value)
