"""What people write, made fit to be shown: names and lines of chat."""

from __future__ import annotations

import unicodedata

from guildhall.server.errors import Refused


def clean_name(name: str) -> str:
    """A name without control characters and needless blanks; Refused if nothing is left of it."""
    visible = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in name)
    cleaned = " ".join(visible.split())
    if not cleaned:
        raise Refused("bad_text", "a name needs at least one visible character")
    return cleaned


def clean_text(text: str) -> str:
    """What was said, without control characters; Refused if nothing is left of it."""
    cleaned = "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
    if not cleaned:
        raise Refused("bad_text", "there is nothing to say in that")
    return cleaned
