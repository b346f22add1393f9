"""What an operator can set. Workers get it through one environment variable, so that it is the same in all of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.study.expectation import EFFORT

VARIABLE = "GUILDHALL_SERVER"


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """Settings of a server; `docs/operators.md` explains them."""

    database: str = ""
    """A URL or, for SQLite, a file; empty: `guildhall/guildhall.db` in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""
    """Where people reach it, if that is not what the Host header says (behind a proxy): https://games.example."""
    hosts: str = ""
    """Further names that requests may give the server, separated by commas. With a public address only it and these are
    answered, without one any."""
    static: str = ""
    """The folder of the built client; empty: the one in the package."""
    webhooks: Literal["public", "any", "off"] = "public"
    """Where webhooks may go: public addresses only, anywhere, nowhere."""
    push: Literal["public", "any", "off"] = "public"
    """Where push messages may go, which browsers have told the address for."""
    push_key: str = ""
    """The file of the key that signs them; empty: beside a SQLite database, none with PostgreSQL."""
    push_contact: str = ""
    """Whom a push service may write to, as mailto: or https:; empty: the public address."""
    rate: float = 1.0
    """All rate limits times this; 0 switches them off."""
    rooms: int = 2000
    """How many live tables are kept in memory."""
    thinkers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    bot_tables: int = 24
    """Tables at which only bots play, at once; 0: any number, also of one guest."""
    hint: str = "master"
    """The bot that gives hints."""
    review: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = EFFORT
    """Walks of the search for each choice of a review: more is slower and sees more."""
    bot: str = "journeyman"
    """The bot for seats where nobody says which."""
    games: str = ""
    """Further games to offer, each as module:name, separated by commas; the benchmark brings its own so."""

    def static_folder(self) -> Path:
        return Path(self.static) if self.static else Path(__file__).parent.parent / "static"


def from_environment(**given: Any) -> Config:
    """Settings from variables such as GUILDHALL_PUBLIC_URL, with what the command line says laid over them."""
    values: dict[str, Any] = {}
    for field in Config.__struct_fields__:
        text = os.environ.get(f"GUILDHALL_{field.upper()}")
        if text is not None:
            values[field] = text
    try:
        return msgspec.convert(values | given, Config, strict=False)
    except msgspec.ValidationError as error:
        raise GuildhallError(f"a setting of the server is wrong: {error}") from None


def default_database() -> str:
    """A file in the user's data folder, which is made if need be."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(base) / "guildhall"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GuildhallError(f"no place for the database: {error}; name one with --database") from None
    return f"sqlite:///{folder / 'guildhall.db'}"


def export(config: Config) -> None:
    """Hand the settings to this process's children."""
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def imported() -> Config:
    """The settings that the parent handed over."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Config)
