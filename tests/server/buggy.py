"""A game with a bug, and with a name that would write a line of the log."""

from __future__ import annotations

from types import SimpleNamespace

NAME = "x\rERROR guildhall: all is lost\x1b[2J\u2028"
GAME = SimpleNamespace(meta=SimpleNamespace(name=NAME))
"""It has no components, so that asking for them fails."""
