"""Opening the database and bringing it up to date. SQLite in WAL mode; PostgreSQL is a URL."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from sqlalchemy import Column, MetaData, String, Table, create_engine, event, inspect, select, text
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.engine.interfaces import IsolationLevel
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from guildhall.core.errors import GuildhallError

HEAD = "0009"
"""The revision this program needs. A database that is there already starts without loading Alembic."""

PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "cache_size=-16000", "wal_autocheckpoint=50000")
"""Checkpoints are made beside the commits (`checkpoints.py`); a log of 200 MB, where that has failed, by a commit."""


def database_url(database: str) -> URL:
    """The URL of a database given as URL or, for SQLite, as a file's path."""
    try:
        url = make_url(database if "://" in database else f"sqlite:///{database}")
    except (ArgumentError, ValueError):
        raise GuildhallError(f"“{database}” is not a database URL, such as sqlite:///guildhall.db") from None
    kind = url.get_backend_name()
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise GuildhallError(f"the database is SQLite or PostgreSQL, not {kind}")
    if not url.database or url.database == ":memory:":
        raise GuildhallError("name a file for the database, such as sqlite:///guildhall.db: tables are to be kept")
    return url


def make_file(path: Path) -> None:
    """An empty file that nobody else on this machine may read: links to tables are in it. What SQLite puts beside it
    (`-wal`, `-shm`) gets the same rights."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def lasting(url: URL) -> URL:
    """A PostgreSQL URL whose connections notice within half a minute that the other side is gone without a word.

    Left to themselves they wait for hours. What the operator has set in the URL is kept.
    """
    noticing = {
        "connect_timeout": "10",
        "keepalives_idle": "10",
        "keepalives_interval": "5",
        "keepalives_count": "3",
        "tcp_user_timeout": "25000",
    }
    return url.update_query_dict({name: value for name, value in noticing.items() if name not in url.query})


def open_engine(url: URL, *, writer: bool) -> Engine:
    """An engine for the one writer (each transaction takes the write lock at once) or for readers."""
    if url.get_backend_name() != "sqlite":
        try:
            # Readers see one moment: a table's row and its events must belong together.
            isolation: IsolationLevel = "READ COMMITTED" if writer else "REPEATABLE READ"
            size = 1 if writer else 4
            return create_engine(
                lasting(url), pool_size=size, max_overflow=0, pool_pre_ping=True, isolation_level=isolation
            )
        except ModuleNotFoundError:
            raise GuildhallError("PostgreSQL needs the extra: pip install guildhall[postgres]") from None
    engine = create_engine(url, pool_size=1 if writer else 4, max_overflow=0, connect_args={"timeout": 5.0})
    begin = "BEGIN IMMEDIATE" if writer else "BEGIN"

    @event.listens_for(engine, "connect")
    def prepare(connection: object, record: object) -> None:
        connection.isolation_level = None  # type: ignore[attr-defined]
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]
        if not writer:
            # A damaged text is to be found out by whoever reads it, not to make every list fail that it stands in.
            connection.text_factory = _decoded  # type: ignore[attr-defined]

    @event.listens_for(engine, "begin")
    def begin_at_once(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _decoded(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def upgrade(database: str, revision: str = "head") -> None:
    """Bring the database to this program's revision; an error for people if it cannot be opened or is too new."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite" and url.database:
        folder = Path(url.database).absolute().parent
        if not folder.is_dir():
            raise GuildhallError(f"the database cannot be opened: there is no folder {folder}")
        try:
            if not url.database.startswith("file:"):
                make_file(Path(url.database))
        except OSError as error:
            raise GuildhallError(f"the database cannot be opened or written: {error}") from None
    engine = open_engine(url, writer=True)
    try:
        with engine.begin() as connection:
            _upgrade(connection, revision)
    except SQLAlchemyError as error:
        reason = str(error.__cause__ or error).strip().splitlines()[0]
        shown = url.render_as_string(hide_password=True)
        raise GuildhallError(f"the database {shown} cannot be opened or written: {reason}") from None
    finally:
        engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7263514)"))
    found = None
    if inspect(connection).has_table("alembic_version"):
        version = Table("alembic_version", MetaData(), Column("version_num", String))
        found = connection.execute(select(version.c.version_num)).scalar()
    if found == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    alembic = Config()
    alembic.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    alembic.attributes["connection"] = connection
    try:
        command.upgrade(alembic, revision)
    except CommandError as error:
        raise GuildhallError(
            f"the database is of another version of Guildhall ({found}); this one knows up to {HEAD}: {error}"
        ) from None
