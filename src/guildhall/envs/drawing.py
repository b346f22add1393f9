"""The board as text, for the render mode `ansi`."""

from __future__ import annotations

from io import StringIO
from pprint import pformat

from rich.console import Console

from guildhall import games
from guildhall.core.data import plain
from guildhall.core.state import State
from guildhall.text import texts_for

WIDTH = 100


def drawn(position: State, viewer: int, players: list[str]) -> str:
    """A position as a seat may see it: by the game's own `terminal.py`, or just all that its view says."""
    setup, view = position.setup, position.view(viewer)
    own = games.room(setup.game.meta.name, "terminal")
    if own is None:
        return pformat(plain(view), width=WIDTH)
    paper = StringIO()
    console = Console(file=paper, width=WIDTH, force_terminal=True, color_system="256")
    console.print(own.draw(view, setup.game.components_view(), viewer, players, texts_for("en")))
    return paper.getvalue()
