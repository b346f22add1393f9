"""What is kept: sessions, tables, seats, events, snapshots, chat, notebooks, devices, challenges, reviews, trees.

`events` is append-only and the truth of a match: its key (table, number) lets exactly one of two racing writers win.
`tables` holds the summary that lists need, so that no list ever replays a match.
"""

from __future__ import annotations

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
    UniqueConstraint,
)

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
    Column("name", String(40)),
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
    Column("proposed", Text),
    Column("notes", Text),
    Column("outcome", Text),
    Column("bot_to_act", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("rematch", String(16)),
    Column("rematch_of", String(16)),
    Column("opened", String(64)),
    Column("taken_over", Integer),
    Column("challenge", String(16)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_bot_to_act", "bot_to_act"),
    Index("ix_tables_challenge", "challenge"),
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
    Column("late", Boolean, nullable=False),
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
    Column("digest", String(64), nullable=False),
)
"""A running match as it was after event `number`, only to be quick: everything in it follows from the events.

`digest` is its seal: one that is broken is not believed.
"""

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

notebooks = Table(
    "notebooks",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""What somebody wrote down at their seat, for themselves alone. It goes when the seat is somebody else's."""

devices = Table(
    "devices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("session", Integer, ForeignKey("sessions.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_devices_session", "session"),
)
"""Browsers that are told when it is somebody's turn. `digest` is that of the endpoint, which may be long."""

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("day", String(10)),
    Column("owner", Integer, ForeignKey("sessions.id")),
    Column("name", String(40)),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("game", "day"),
)
"""Deals that many play, each at a table of their own, which names it. `day`: the date, if it is that day's for all."""

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("session", Integer, ForeignKey("sessions.id")),
    Column("effort", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("pieces", Integer, nullable=False),
    Column("looks", Text, nullable=False),
    Column("review", Text),
    Column("updated", BigInteger, nullable=False),
)
"""The review of a finished match: `looks` is what has been found so far of its `pieces`, `review` what it came to.

`status` is `running`, `stopped` or `done`; `session` is who asked for it. All of it can be made again.
"""

trees = Table(
    "trees",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("session", Integer, ForeignKey("sessions.id"), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_trees_session_digest", "session", "digest", unique=True),
)
"""Trees of variations that somebody shared, as they were then. `digest` is that of the text: shared again, it is the
same."""
