"""The plain text of a position: every declared field by its name, as JSON.

For games that want no notation of their own: `save` and `load` follow from `fields.py`.
"""

from __future__ import annotations

import json
from typing import Any, TypeVar

from guildhall.core.errors import BadPosition
from guildhall.core.fields import Field, Fields
from guildhall.core.reading import read_json
from guildhall.core.rng import load_rng
from guildhall.core.stack import stack_of
from guildhall.core.state import State

S = TypeVar("S", bound=State)


def save_fields(state: State) -> str:
    """All fields of a state that derives from `Numbers`."""
    numbers: Any = state
    return json.dumps(numbers.dump(), separators=(",", ":"))


def load_fields(state: S, fields: Fields, text: str) -> S:
    """Fill a fresh state from what `save_fields` wrote; BadPosition if it is none or no game could come to it."""
    try:
        found = read_json(text)
        for field in fields:
            if field.sort in ("number", "array", "stack", "rng"):
                _fill(state, field, found[field.name])
    except (ValueError, KeyError, TypeError, OverflowError) as error:
        raise BadPosition(f"cannot read the position: {type(error).__name__}: {error}") from None
    faults = state.faults()
    if faults:
        raise BadPosition("; ".join(faults[:3]))
    return state


def _fill(state: State, field: Field, value: Any) -> None:
    if field.sort == "array":
        items = getattr(state, field.name)
        if not isinstance(value, list) or len(value) != len(items):
            raise ValueError(f"{field.name} are {len(items)} numbers")
        for place, item in enumerate(value):
            items[place] = item
    elif field.sort == "stack":
        setattr(state, field.name, stack_of(value))
    elif field.sort == "rng":
        setattr(state, field.name, load_rng(value))
    else:
        setattr(state, field.name, int(value))
