"""What is kept: sessions, tables, seats, what happened, snapshots, chat. SQLite in WAL mode; PostgreSQL is a URL.

`events` is append-only and the truth of a match: its key (table, number) lets exactly one of two racing writers win.
`tables` holds the summary that lists need, so that no list ever replays a match.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.engine.interfaces import IsolationLevel
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from guildhall.core.errors import GuildhallError

HEAD = "0002"
"""The revision this program needs. A database that is there already starts without loading Alembic."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", Boolean, nullable=False, default=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("lot", Boolean, nullable=False),
    Column("clock", Text),
    Column("webhook", Text),
    Column("owner", Integer, ForeignKey("sessions.id")),
    Column("invite", String(64), nullable=False),
    Column("watch", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("to_act", String(64), nullable=False),
    Column("asked", Text),
    Column("outcome", Text),
    Column("bot_to_act", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("rematch", String(16)),
    Column("rematch_of", String(16)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_bot_to_act", "bot_to_act"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("session", Integer, ForeignKey("sessions.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("token", String(64), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("bank", BigInteger, nullable=False),
    Column("grace", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("ix_seats_session", "session"),
)

events = Table(
    "events",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("actions", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""kind `act` or `redo`: `seat` did `text`. `undo`, `cut`: the record went back to `actions` (`cut`: all agreed)."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""A running match as it was after event `number`, only to be quick: everything in it follows from the events."""

chat = Table(
    "chat",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("session", Integer, ForeignKey("sessions.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)


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


def open_engine(url: URL, *, writer: bool) -> Engine:
    """An engine for the one writer (each transaction takes the write lock at once) or for readers."""
    if url.get_backend_name() != "sqlite":
        try:
            # Readers see one moment: a table's row and its events must belong together.
            isolation: IsolationLevel = "READ COMMITTED" if writer else "REPEATABLE READ"
            size = 1 if writer else 4
            return create_engine(url, pool_size=size, max_overflow=0, pool_pre_ping=True, isolation_level=isolation)
        except ModuleNotFoundError:
            raise GuildhallError("PostgreSQL needs the extra: pip install guildhall[postgres]") from None
    engine = create_engine(url, pool_size=1 if writer else 4, max_overflow=0, connect_args={"timeout": 5.0})
    begin = "BEGIN IMMEDIATE" if writer else "BEGIN"

    @event.listens_for(engine, "connect")
    def prepare(connection: object, record: object) -> None:
        connection.isolation_level = None  # type: ignore[attr-defined]
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "cache_size=-16000"):
            connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]

    @event.listens_for(engine, "begin")
    def begin_at_once(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def upgrade(database: str) -> None:
    """Bring the database to this program's revision; an error for people if it cannot be opened or is too new."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite" and url.database:
        folder = Path(url.database).absolute().parent
        if not folder.is_dir():
            raise GuildhallError(f"the database cannot be opened: there is no folder {folder}")
    engine = open_engine(url, writer=True)
    try:
        with engine.begin() as connection:
            _upgrade(connection)
    except SQLAlchemyError as error:
        reason = str(error.__cause__ or error).strip().splitlines()[0]
        shown = url.render_as_string(hide_password=True)
        raise GuildhallError(f"the database {shown} cannot be opened or written: {reason}") from None
    finally:
        engine.dispose()


def _upgrade(connection: Connection) -> None:
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
        command.upgrade(alembic, "head")
    except CommandError as error:
        raise GuildhallError(
            f"the database is of another version of Guildhall ({found}); this one knows up to {HEAD}: {error}"
        ) from None
