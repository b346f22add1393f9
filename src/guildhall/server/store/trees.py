"""Trees of variations that people shared. All functions run in a database thread."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Connection

from guildhall.server.errors import Refused, not_found
from guildhall.server.store import tables
from guildhall.server.store.rows import TreeRow, now

MOST = 100
"""Trees of one session: they are links that others may hold, so none goes by itself."""
COLUMNS = [tables.trees.c[name] for name in TreeRow.__struct_fields__]


def keep(connection: Connection, session: int, tree: TreeRow, digest: str, text: str) -> TreeRow:
    """Keep a tree as it is now; the one from before if this session has shared the same already."""
    own = tables.trees.c
    known = select(*COLUMNS).where(own.session == session, own.digest == digest)
    row = connection.execute(known).first()
    if row is not None:
        return TreeRow(*row)
    count = connection.execute(select(func.count()).where(own.session == session)).scalar_one()
    if count >= MOST:
        raise Refused("trees_full", f"you share {MOST} trees already; take one back first")
    values = {name: getattr(tree, name) for name in TreeRow.__struct_fields__}
    connection.execute(insert(tables.trees), [{**values, "session": session, "digest": digest, "text": text}])
    return tree


def text_of(connection: Connection, tree: str) -> str:
    """The text of a shared tree, for whoever has its link."""
    found = connection.execute(select(tables.trees.c.text).where(tables.trees.c.id == tree)).scalar()
    if found is None:
        raise not_found("such tree")
    return str(found)


def of(connection: Connection, session: int) -> list[TreeRow]:
    """What a session shares, the latest first."""
    own = tables.trees.c
    query = select(*COLUMNS).where(own.session == session).order_by(own.created.desc(), own.id)
    return [TreeRow(*row) for row in connection.execute(query)]


def remove(connection: Connection, session: int, tree: str) -> None:
    """Take one's own tree back: its link leads nowhere from then on."""
    own = tables.trees.c
    gone = connection.execute(delete(tables.trees).where(own.id == tree, own.session == session))
    if gone.rowcount == 0:
        raise not_found("such tree of yours")


def new_row(tree: str, game: str, title: str, moves: int) -> TreeRow:
    return TreeRow(tree, game, title, moves, now())
