"""The small vocabulary in which a lesson says when a step is done: comparisons in the learner's view.

    seats[0].points >= 3        seats[0].cards.count == 2      bank.g < 4       over

A path goes through the view by names and indices; `count` of a list is its length; `over` is the end of the match. The
right side is a number, a 'text', `true`, `false` or `null`. Nothing is evaluated.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from guildhall.core.state import State
from guildhall.study.lessons import BadLesson

COMPARE: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
WRITTEN: Final = re.compile(r"\s*([\w.\[\]-]+)\s*(==|!=|>=|<=|>|<)\s*(-?\d+|'[^']*'|true|false|null)\s*")
PART: Final = re.compile(r"\.?([A-Za-z_][\w-]*)|\[(\d+)\]")
WORDS: Final[Mapping[str, Any]] = {"true": True, "false": False, "null": None}


def holds(condition: str, state: State, seat: int) -> bool:
    """Whether a condition is met in a seat's eyes; BadLesson if it cannot be read here."""
    if condition.strip() == "over":
        return state.mover() < 0
    written = WRITTEN.fullmatch(condition)
    if written is None:
        raise BadLesson(f"“{condition}” is no condition: write it as seats[0].points >= 3, or over")
    path, compare, value = written.groups()
    found, wanted = _at(state.view(seat), path, condition), _value(value)
    try:
        return bool(COMPARE[compare](found, wanted))
    except TypeError:
        raise BadLesson(f"“{condition}” compares {found!r} with {wanted!r}") from None


def _at(view: Any, path: str, condition: str) -> Any:
    found, end = view, 0
    while end < len(path):
        part = PART.match(path, end)
        if part is None:
            raise BadLesson(f"“{condition}”: the path breaks off at “{path[end:]}”")
        end = part.end()
        name, index = part.groups()
        if name == "count" and isinstance(found, list | tuple):
            found = len(found)
            continue
        try:
            found = found[int(index)] if name is None else found[name]
        except (KeyError, IndexError, TypeError):
            raise BadLesson(f"“{condition}”: the view has no “{path[:end]}”") from None
    return found


def _value(text: str) -> Any:
    if text in WORDS:
        return WORDS[text]
    return text[1:-1] if text.startswith("'") else int(text)
