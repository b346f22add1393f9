"""What an operator can set. Workers get it through one environment variable, so that it is the same in all of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec

VARIABLE = "GUILDHALL_SERVER"


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """Settings of a server; `docs/operators.md` explains them."""

    database: str = "sqlite:///guildhall.db"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""
    """Where people reach it, if that is not what the Host header says (behind a proxy): https://games.example."""
    static: str = ""
    """The folder of the built client; empty: the one in the package."""
    webhooks: Literal["public", "any", "off"] = "public"
    """Where webhooks may go: public addresses only, anywhere, nowhere."""
    rate: float = 1.0
    """All rate limits times this; 0 switches them off."""
    rooms: int = 2000
    """How many live tables are kept in memory."""
    thinkers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    hint: str = "mcts:400"
    """The bot that gives hints."""
    bot: str = "mcts:300"
    """The bot for seats that are still open when the owner starts."""
    trivial_game: bool = False
    """Offer the benchmark's trivial game."""

    def static_folder(self) -> Path:
        return Path(self.static) if self.static else Path(__file__).parent.parent / "static"


def export(config: Config) -> None:
    """Hand the settings to this process's children."""
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def imported() -> Config:
    """The settings that the parent handed over."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Config)
