"""What all decisions of The Red Cathedral share: how they ask, and that free actions have their own moments."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.decision import Decision, numbered
from guildhall.core.rule import rule
from guildhall.games.red_cathedral.rules.verbs import SELL, SERVICE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NOT_NOW: Final[i64] = rule("RC-FREE-02")


def is_free(action: i64) -> bool:
    """Selling Prestige, rolling dice again, buying a permit, using a service (RC-FREE-01)."""
    return SELL.first <= action < SERVICE.end


class Choice(Decision["RedCathedral"]):
    """A decision of this game. Those at which free actions are possible use the functions of `free`."""

    def known_to_all(self, state: RedCathedral, seat: i64) -> bool:
        """Only objectives are secret, and no answer is forbidden because of them."""
        return True

    def no_answer(self, action: i64) -> i64:
        """The rule against something that this decision does not ask for."""
        return NOT_NOW if is_free(action) else self.otherwise

    def asks(self, args: dict[str, Any], word: str = "") -> tuple[str, dict[str, Any]]:
        """Key and arguments of the prompt; `word` where one kind asks in several ways."""
        return f"red_cathedral-prompt-{word or self.word}", args

    def asks_how_many(self, state: RedCathedral) -> tuple[str, dict[str, Any]]:
        """The prompt of a decision whose frame begins with a count of those still to come."""
        return self.asks({"count": int(state.stack.get(1))})

    def one_done(self, state: RedCathedral) -> None:
        """One of those is done; the last takes the frame along."""
        left = state.stack.get(1) - 1
        if left == 0:
            state.stack.pop()
        else:
            state.stack.set(1, left)


def table(decisions: list[Choice]) -> vec[Choice]:
    """All decisions by kind, numbered from 1 on; an array, for its items need no look at their type."""
    numbered([*decisions], first=1)
    return vec[Choice](decisions)
