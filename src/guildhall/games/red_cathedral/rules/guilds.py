"""The Foremen's foreman and the Brickmakers' service tokens (RC-GUILD-FOREMEN, RC-GUILD-BRICKMAKERS)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.games.red_cathedral.components.parts import OP_FOREMAN, OP_TAKE_SERVICE, SERVICES
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.effects import Operation, means
from guildhall.games.red_cathedral.rules.packed import changed
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.verbs import FOREMAN, TAKE_SERVICE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NONE_LEFT: Final[i64] = rule("RC-GUILD-BRICKMAKERS-02", "none")


@final
class MoveForeman(Operation):
    """`foreman 1..2`."""

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        state.stack.push(WALK_FOREMAN.kind, state.parts.code[step + 1], state.parts.code[step + 2])


@final
class WalkForeman(Choice):
    """How far he goes: from left to right, from the last tower to the first again (RC-GUILD-FOREMEN-02).

    Frame: least and most steps.
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return FOREMAN.all()

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        steps = FOREMAN.a(action) + 1
        if FOREMAN.has(action) and state.stack.get(1) <= steps <= state.stack.get(2):
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        state.stack.pop()
        state.foreman = (state.foreman + FOREMAN.a(action) + 1) % state.towers
        if state.events is not None:
            tell(state, "foreman", seat, {"tower": int(state.foreman) + 1})


@final
class TakeServices(Operation):
    """`take_service 1`."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        return any(state.display[kind] > 0 for kind in range(SERVICES))

    def why_not(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> i64:
        return LEGAL if self.possible(state, seat, step, source) else NONE_LEFT

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        state.stack.push(CHOOSE_SERVICE.kind, state.parts.code[step + 1])


@final
class ChooseService(Choice):
    """Which service token of the display (RC-GUILD-BRICKMAKERS-02). Frame: how many more."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return TAKE_SERVICE.all()

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if TAKE_SERVICE.has(action) and state.display[TAKE_SERVICE.a(action)] > 0:
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        self.one_done(state)
        kind = TAKE_SERVICE.a(action)
        at = seat * SERVICES + kind
        state.display = changed(state.display, kind, state.display[kind] - 1)
        state.services = changed(state.services, at, state.services[at] + 1)
        if state.events is not None:
            tell(state, "take-service", seat, {"service": state.parts.service_names[kind]})

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks_how_many(state)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return shown(state, action, f"service:{state.parts.service_names[TAKE_SERVICE.a(action)]}")


WALK_FOREMAN: Final = WalkForeman("foreman", "RC-GUILD-FOREMEN-09")
CHOOSE_SERVICE: Final = ChooseService("service", "RC-GUILD-BRICKMAKERS-02")
means(OP_FOREMAN, MoveForeman())
means(OP_TAKE_SERVICE, TakeServices())
