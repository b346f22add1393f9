"""The seal of a snapshot: a digest over what it says and over what it belongs to.

A snapshot is believed only under its seal. A flipped bit, a row of another table, a number that is not its own, or the
text of another version of the program breaks it, and the match is played again from its events.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from guildhall import __version__
from guildhall.server.store.rows import Snapshot, TableRow


def seal(table: TableRow, number: int, text: str) -> str:
    """The digest under which this text is the match of this table after event `number`."""
    belongs = (__version__, table.id, table.game, table.rules, table.components, table.options, table.seed, number)
    found = hashlib.sha256(msgspec.json.encode(belongs, order="sorted"))
    found.update(b"\0")
    found.update(text.encode("utf-8", "surrogatepass"))
    return found.hexdigest()


def sealed(table: TableRow, number: int, write: Callable[[], str]) -> Snapshot:
    """A snapshot as it is kept; written here, in the thread that keeps it."""
    text = write()
    return Snapshot(number, text, seal(table, number, text))


def is_sound(table: TableRow, snapshot: Snapshot, last: int) -> bool:
    """Whether a snapshot is what was kept for this table, of a moment up to its last event."""
    number, text = snapshot.number, snapshot.text
    if not (isinstance(number, int) and isinstance(text, str) and 0 < number <= last):
        return False
    return snapshot.digest == seal(table, number, text)
