"""Boards drawn with Rich, a file a game; a game without one is shown as tidy panels of its view."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence

from rich.console import RenderableType

from guildhall.cli.boards import plain
from guildhall.core.game import Setup
from guildhall.core.state import State
from guildhall.text import Texts


def draw_board(setup: Setup, state: State, viewer: int | None, players: Sequence[str], texts: Texts) -> RenderableType:
    """The board as this viewer may see it."""
    name = setup.game.meta.name
    view = state.view(viewer)
    own = f"guildhall.cli.boards.{name}"
    if importlib.util.find_spec(own) is None:
        return plain.draw(view, players)
    drawn: RenderableType = importlib.import_module(own).draw(
        view, setup.game.components_view(), viewer, players, texts
    )
    return drawn
