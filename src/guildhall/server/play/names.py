"""What people write, made fit to be shown: names and lines of chat."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

from guildhall.server.errors import Refused
from guildhall.server.store.rows import SeatRow

LONGEST = 40
"""Characters of a name."""


def clean_name(name: str) -> str:
    """A name without control characters and needless blanks; Refused if nothing is left of it."""
    visible = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in name)
    cleaned = " ".join(visible.split())
    if not cleaned:
        raise Refused("bad_text", "a name needs at least one visible character")
    return cleaned


def told_apart(name: str, seats: Iterable[SeatRow]) -> str:
    """The name, with a number if somebody at these seats is called so already: two guests are two people."""
    taken = {seat.name for seat in seats}
    numbered = (f"{name[: LONGEST - len(str(number)) - 1]} {number}" for number in count(2))
    return name if name not in taken else next(one for one in numbered if one not in taken)


def clean_text(text: str) -> str:
    """What was said, without control characters; Refused if nothing is left of it."""
    cleaned = "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
    if not cleaned:
        raise Refused("bad_text", "there is nothing to say in that")
    return cleaned
