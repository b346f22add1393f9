"""Gains of effects: fixed ones, resources of choice, those that count another player's pieces (RC-EFF-03 to -05)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    FOREMEN,
    GOODS,
    OP_GAIN,
    PER_OTHER_AT_FOREMAN,
    PER_OTHER_SENT,
    PER_PAID,
    PERMIT,
    PERMIT_LIMIT,
    PP,
    RESOURCE_NAMES,
)
from guildhall.games.red_cathedral.rules.choice import NOT_NOW, Choice, is_free
from guildhall.games.red_cathedral.rules.counting import count
from guildhall.games.red_cathedral.rules.effects import Bundle, Operation, means
from guildhall.games.red_cathedral.rules.goods import in_supply, room, show_gain, store, take
from guildhall.games.red_cathedral.rules.packed import FIRST_KIND
from guildhall.games.red_cathedral.rules.verbs import RIVAL, TAKE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NOT_OFFERED: Final[i64] = rule("RC-EFF-04")
OTHER_BANNERS: Final[i64] = rule("RC-GUILD-FOREMEN-09")
OTHER_CONTRACTORS: Final[i64] = rule("RC-GUILD-CONTRACTORS-04")


@final
class Gain(Operation):
    """`gain 2 lumber + 1 ruble per …`."""

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        per = state.parts.code[step + 1]
        if per == 0:
            gain(state, seat, step, 1)
        elif per in (PER_OTHER_AT_FOREMAN, PER_OTHER_SENT):
            state.stack.push(CHOOSE_RIVAL.kind, step)
        else:
            gain(state, seat, step, count(state, seat, per, source, state.stack.get(5)))

    def add_to(self, state: RedCathedral, seat: i64, step: i64, source: i64, cost: Bundle, gain: Bundle) -> None:
        per = state.parts.code[step + 1]
        if per not in (PER_PAID, PER_OTHER_AT_FOREMAN, PER_OTHER_SENT):
            add_items(state, step, count(state, seat, per, source, 0), gain)


def gain(state: RedCathedral, seat: i64, step: i64, times: i64) -> None:
    """All items of a gain; points last of all Prestige (RC-TRACK-12), choices after what is fixed."""
    if times <= 0:
        return
    code = state.parts.code
    bundle: i64 = 0
    prestige: i64 = 0
    for i in range(code[step + 2]):
        amount = code[step + 3 + 3 * i] * times
        kinds = code[step + 5 + 3 * i]
        if kinds & (kinds - 1):
            state.stack.push(TAKE_RESOURCES.kind, amount, kinds)
            continue
        kind = FIRST_KIND[kinds]
        if kind < GOODS:
            bundle += amount * bit(5 * kind)
        elif kind == PP:
            prestige += amount
        else:
            take(state, seat, kind, amount)
    if prestige > 0:
        take(state, seat, PP, prestige)
    if bundle > 0:
        store(state, seat, bundle)


def add_items(state: RedCathedral, step: i64, times: i64, bundle: Bundle) -> None:
    """The items of a gain or a cost that leave no choice, by name."""
    code = state.parts.code
    for i in range(code[step + 2]):
        kinds = code[step + 5 + 3 * i]
        if kinds & (kinds - 1) == 0 and code[step + 3 + 3 * i] == code[step + 4 + 3 * i]:
            name = RESOURCE_NAMES[FIRST_KIND[kinds]]
            bundle[name] = bundle.get(name, 0) + int(code[step + 3 + 3 * i] * times)


@final
class TakeResources(Choice):
    """Resources of choice, one by one. Frame: how many more, kinds as bits."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [int(TAKE.at(kind)) for kind in range(PP + 1) if state.stack.get(2) >> kind & 1]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        kinds = state.stack.get(2)
        free = room(state, seat)
        out.make_room(PP + 1)
        items = out.items
        many = out.count
        take = TAKE.first
        kind: i64 = 0
        while kinds > 0:
            if kinds & 1:
                if kind < GOODS:
                    if free > 0 and in_supply(state, kind) > 0:
                        items[many] = take + kind
                        many += 1
                elif kind != PERMIT or state.permits[seat] < PERMIT_LIMIT:
                    items[many] = take + kind
                    many += 1
            kinds >>= 1
            kind += 1
        out.count = many

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        """Kinds that the effect allows, the supply has and there is room for (RC-EFF-04)."""
        if not TAKE.has(action) or state.stack.get(2) >> TAKE.a(action) & 1 == 0:
            return self.no_answer(action)
        kind = TAKE.a(action)
        if kind == PERMIT:
            held = state.permits[seat]
            return LEGAL if held < PERMIT_LIMIT else short(NOT_OFFERED, PERMIT_LIMIT, held)
        if kind >= GOODS:
            return LEGAL
        return LEGAL if room(state, seat) > 0 and in_supply(state, kind) > 0 else self.otherwise

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        self.one_done(state)
        take(state, seat, TAKE.a(action), 1)

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks_how_many(state)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return show_gain(state, action, TAKE.a(action))


@final
class ChooseRival(Choice):
    """Whose banners or contractors count: another player in the game, Ivan in solo. Frame: step of the gain."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [int(RIVAL.at(other)) for other in range(state.sides)]

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if RIVAL.has(action) and RIVAL.a(action) < state.sides and RIVAL.a(action) != seat:
            return LEGAL
        if is_free(action):
            return NOT_NOW
        return OTHER_BANNERS if state.guild == FOREMEN else OTHER_CONTRACTORS

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        step = state.stack.get(1)
        state.stack.pop()
        gain(state, seat, step, self.times(state, step, action))

    def times(self, state: RedCathedral, step: i64, action: i64) -> i64:
        return count(state, RIVAL.a(action), state.parts.code[step + 1], 0, 0)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        gains: Bundle = {}
        step = state.stack.get(1)
        add_items(state, step, self.times(state, step, action), gains)
        return shown(state, action, f"seat:{int(RIVAL.a(action)) + 1}", gain=gains)


TAKE_RESOURCES: Final = TakeResources("take", "RC-EFF-04")
CHOOSE_RIVAL: Final = ChooseRival("rival", "RC-GUILD-FOREMEN-09")
means(OP_GAIN, Gain())
