"""What frames a turn: the bonus of the played card, and its end (ROC-P3)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.decision import CARRIED_ON, Decision
from guildhall.games.rococo.components.parts import EMPTY
from guildhall.games.rococo.rules.bonuses import offer_bonus_here
from guildhall.games.rococo.rules.counting import put_on_pile

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


class Step(Decision["Rococo"]):
    """A frame that waits for nobody: it is carried out when it comes to the top."""

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        return self.otherwise

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return []


@final
class TurnBonus(Step):
    """The bonus of the played card, if it is still there (ROC-P3-06)."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        if state.played == EMPTY:
            state.stack.pop()
        else:
            offer_bonus_here(state, state.played)
        return CARRIED_ON


@final
class EndTurn(Step):
    def carry_on(self, state: Rococo, seat: i64) -> i64:
        state.stack.pop()
        end_turn(state)
        return CARRIED_ON


TURN_BONUS: Final = TurnBonus("turn-bonus", "ROC-P3-06")
END_TURN: Final = EndTurn("end-turn", "ROC-P3-09")


def turn_ends(state: Rococo) -> None:
    """Below all that still happens in this turn, in the place of the main action's frame: its end."""
    state.stack.become(END_TURN.kind)


def bonus_follows(state: Rococo) -> None:
    """After the main action: the bonus of the played card."""
    state.stack.push(TURN_BONUS.kind)


def end_turn(state: Rococo) -> None:
    """The played card goes on top of the discard unless it has left (ROC-P3-09); the next turn may begin."""
    if state.played != EMPTY:
        put_on_pile(state, state.current, state.played)
        state.played = EMPTY
    state.leaving = 0
    state.turns += 1
    state.barriers += 1
    state.current = next_side(state)


def next_side(state: Rococo) -> i64:
    """Clockwise after the current one."""
    return state.current + 1 if state.current + 1 < state.sides else i64(0)
