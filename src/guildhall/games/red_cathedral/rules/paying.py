"""Costs of effects: whether they can be paid, and paying unit by unit where there is a choice (RC-EFF-01, -02)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import CARRIED_ON, IF_SEVERAL, Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import DIAMOND, JEWELERS, OP_PAY, PP, RUBLE
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.costs import payable, reserved, too_dear
from guildhall.games.red_cathedral.rules.effects import Bundle, Operation, means, note_paid
from guildhall.games.red_cathedral.rules.gaining import add_items
from guildhall.games.red_cathedral.rules.goods import give, held, show_cost
from guildhall.games.red_cathedral.rules.packed import FIRST_KIND
from guildhall.games.red_cathedral.rules.verbs import PAY, SPEND, STOP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

CANNOT_PAY: Final[i64] = rule("RC-EFF-02")


@final
class Pay(Operation):
    """`pay 2 lumber/brick + 1..5 ruble`."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        return payable(state, seat, step)

    def why_not(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> i64:
        return too_dear(state, seat, step)

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        """What leaves no choice is paid at once; a frame asks for the rest."""
        code = state.parts.code
        total: i64 = 0
        for item in range(code[step + 2]):
            if not is_fixed(state, step, item):
                state.stack.push(PAY_COST.kind, step, item, 0, total)
                return
            low = code[step + 3 + 3 * item]
            give(state, seat, FIRST_KIND[code[step + 5 + 3 * item]], low)
            total += low
        note_paid(state, total)

    def add_to(self, state: RedCathedral, seat: i64, step: i64, source: i64, cost: Bundle, gain: Bundle) -> None:
        add_items(state, step, 1, cost)


def is_fixed(state: RedCathedral, step: i64, item: i64) -> bool:
    """Whether an item of a cost leaves no choice: so many of one kind."""
    code = state.parts.code
    kinds = code[step + 5 + 3 * item]
    return code[step + 3 + 3 * item] == code[step + 4 + 3 * item] and kinds & (kinds - 1) == 0


@final
class PayCost(Choice):
    """A cost with a choice: units in the Inventory, rubles of a range as one amount, and stop once enough is paid.

    Frame: step, item, units paid of it, units paid in all.
    """

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        """Pay what leaves no choice."""
        stack = state.stack
        code = state.parts.code
        step = stack.get(1)
        item = stack.get(2)
        if item >= code[step + 2]:
            total = stack.get(4)
            stack.pop()
            note_paid(state, total)
            return CARRIED_ON
        low = code[step + 3 + 3 * item]
        if is_fixed(state, step, item):
            give(state, seat, FIRST_KIND[code[step + 5 + 3 * item]], low)
            stack.set(4, stack.get(4) + low)
            stack.set(2, item + 1)
            return CARRIED_ON
        if stack.get(3) == code[step + 4 + 3 * item]:
            self.next_item(state)
            return CARRIED_ON
        due = low - stack.get(3)
        if due > 0 and self.all_spare(state, seat) == due:
            self.pay_all(state, seat)
            return CARRIED_ON
        return IF_SEVERAL

    def next_item(self, state: RedCathedral) -> None:
        state.stack.set(2, state.stack.get(2) + 1)
        state.stack.set(3, 0)

    def item(self, state: RedCathedral) -> i64:
        """Where the numbers of the present item stand: least, most, kinds."""
        return state.stack.get(1) + 3 + 3 * state.stack.get(2)

    def spare(self, state: RedCathedral, seat: i64, kind: i64) -> i64:
        """What is held of a kind beyond what later items need of it."""
        step = state.stack.get(1)
        item = state.stack.get(2) + 1
        if item == state.parts.code[step + 2]:
            return held(state, seat, kind)
        return held(state, seat, kind) - reserved(state, step, item - 1, kind, item)

    def all_spare(self, state: RedCathedral, seat: i64) -> i64:
        """The same of all kinds of the item together."""
        kinds = state.parts.code[self.item(state) + 2]
        total: i64 = 0
        while kinds > 0:
            spare = self.spare(state, seat, FIRST_KIND[kinds])
            if spare > 0:
                total += spare
            kinds &= kinds - 1
        return total

    def pay_all(self, state: RedCathedral, seat: i64) -> None:
        """There is just as much as is due: nothing to choose, and nothing more to pay of this item."""
        kinds = state.parts.code[self.item(state) + 2]
        while kinds > 0:
            kind = FIRST_KIND[kinds]
            spare = self.spare(state, seat, kind)
            if spare > 0:
                give(state, seat, kind, spare)
                state.stack.set(4, state.stack.get(4) + spare)
            kinds &= kinds - 1
        self.next_item(state)

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        """Rubles of a range are spent as one amount, never paid one by one."""
        kinds = state.parts.code[self.item(state) + 2]
        found = [int(PAY.at(kind)) for kind in range(PP + 1) if kinds >> kind & 1 and kinds != bit(RUBLE)]
        if state.guild != JEWELERS:
            found = [action for action in found if action != PAY.at(DIAMOND)]
        more = [*SPEND.all(), int(STOP.first)]
        return found + [action for action in more if self.why_not(state, seat, action) == LEGAL]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        code = state.parts.code
        at = self.item(state)
        low = code[at]
        kinds = code[at + 2]
        if kinds == bit(RUBLE):
            most = self.spare(state, seat, RUBLE)
            if most > code[at + 1]:
                most = code[at + 1]
            for amount in range(low, most + 1):
                out.add(SPEND.first + amount - 1)
            return
        kind: i64 = 0
        while kinds > 0:
            if kinds & 1 and self.spare(state, seat, kind) > 0:
                out.add(PAY.first + kind)
            kinds >>= 1
            kind += 1
        if state.stack.get(3) >= low:
            out.add(STOP.first)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        code = state.parts.code
        at = self.item(state)
        kinds = code[at + 2]
        if kinds == bit(RUBLE):
            return self.why_not_spend(state, seat, action, code[at], code[at + 1])
        if PAY.has(action) and kinds >> PAY.a(action) & 1:
            spare = self.spare(state, seat, PAY.a(action))
            return LEGAL if spare > 0 else short(CANNOT_PAY, 1, spare)
        if action == STOP.first and state.stack.get(3) >= code[at]:
            return LEGAL
        return self.no_answer(action)

    def why_not_spend(self, state: RedCathedral, seat: i64, action: i64, low: i64, high: i64) -> i64:
        amount = SPEND.a(action) + 1
        if not SPEND.has(action) or amount < low or amount > high:
            return self.no_answer(action)
        spare = self.spare(state, seat, RUBLE)
        return LEGAL if amount <= spare else short(CANNOT_PAY, amount, spare)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        stack = state.stack
        if action == STOP.first:
            self.next_item(state)
        elif SPEND.has(action):
            amount = SPEND.a(action) + 1
            give(state, seat, RUBLE, amount)
            stack.set(4, stack.get(4) + amount)
            self.next_item(state)
        else:
            give(state, seat, PAY.a(action), 1)
            stack.set(3, stack.get(3) + 1)
            stack.set(4, stack.get(4) + 1)

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        at = self.item(state)
        least, most = int(state.parts.code[at]), int(state.parts.code[at + 1])
        paid = int(state.stack.get(3))
        return self.asks({"least": max(0, least - paid), "most": most - paid})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if SPEND.has(action):
            return shown(state, action, cost={"ruble": int(SPEND.a(action)) + 1})
        return show_cost(state, action, PAY.a(action)) if PAY.has(action) else shown(state, action)


PAY_COST: Final = PayCost("pay", "RC-EFF-02")
means(OP_PAY, Pay())
