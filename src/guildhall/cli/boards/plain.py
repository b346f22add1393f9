"""Any view as panels: for games that have no board of their own yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.pretty import Pretty
from rich.table import Table


def draw(view: dict[str, Any], players: Sequence[str]) -> RenderableType:
    simple = Table.grid(padding=(0, 2))
    panels: list[RenderableType] = []
    for key, value in view.items():
        if isinstance(value, str | int | float | None):
            simple.add_row(f"[bold]{key}[/]", str(value))
        elif key == "seats" and isinstance(value, list):
            for player, seat in zip(players, value, strict=False):
                panels.append(Panel(Pretty(seat, max_length=20), title=player))
        else:
            panels.append(Panel(Pretty(value, max_length=40), title=key))
    return Group(simple, *panels)
