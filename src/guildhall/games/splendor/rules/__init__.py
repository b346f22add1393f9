"""The rules of Splendor by topic. Start with `acting`: what a turn is; `ending` says what follows every action.

`verbs` declares all actions. A decision is a class in the file of its topic; `TABLE` has them by kind.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.decision import Decision, numbered
from guildhall.core.state import Moves
from guildhall.games.splendor.rules.acting import ACT
from guildhall.games.splendor.rules.buying import PAY
from guildhall.games.splendor.rules.ending import CHOOSE_NOBLE, RETURN_TOKENS

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

TABLE: Final[list[Decision[Splendor]]] = numbered([ACT, PAY, RETURN_TOKENS, CHOOSE_NOBLE])
"""By kind; the action of a turn is asked for when no frame waits."""


def asked(state: Splendor) -> Decision[Splendor]:
    """What is to be decided now."""
    kind = state.stack.kind()
    return TABLE[kind if kind > 0 else 0]


def moves(state: Splendor, seat: i64, out: Moves) -> None:
    """The legal answers; the most frequent questions are asked without the table."""
    if state.stack.depth == 0:
        ACT.moves(state, seat, out)
    elif state.stack.kind() == RETURN_TOKENS.kind:
        RETURN_TOKENS.moves(state, seat, out)
    else:
        asked(state).moves(state, seat, out)


def apply(state: Splendor, seat: i64, action: i64) -> None:
    """What a legal answer does."""
    if state.stack.depth == 0:
        ACT.apply(state, seat, action)
    elif state.stack.kind() == RETURN_TOKENS.kind:
        RETURN_TOKENS.apply(state, seat, action)
    else:
        asked(state).apply(state, seat, action)
