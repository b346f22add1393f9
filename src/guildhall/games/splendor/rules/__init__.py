"""The rules of Splendor by topic. Start with `acting`: what a turn is; `ending` says what follows every action.

`verbs` declares all actions. A decision is a class in the file of its topic; `TABLE` has them by kind.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.core.decision import Decision, numbered
from guildhall.games.splendor.rules.acting import ACT
from guildhall.games.splendor.rules.buying import PAY
from guildhall.games.splendor.rules.ending import CHOOSE_NOBLE, RETURN_TOKENS

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

TABLE: Final[list[Decision[Splendor]]] = numbered([ACT, PAY, RETURN_TOKENS, CHOOSE_NOBLE])
"""By kind; the action of a turn is asked for when no frame waits."""
