"""Building: deliveries one at a time (RC-BUILD)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit, listed, numbers
from guildhall.core.decision import ASKED, CARRIED_ON, IF_SEVERAL, Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    BRICKMAKERS,
    DIAMOND,
    JEWELERS,
    OP_DELIVER,
    RESOURCE_NAMES,
    SECTION_NAMES,
)
from guildhall.games.red_cathedral.rules.choice import NOT_NOW, Choice, is_free
from guildhall.games.red_cathedral.rules.claiming import claimed
from guildhall.games.red_cathedral.rules.completing import complete
from guildhall.games.red_cathedral.rules.decorating import (
    can_decorate,
    decorate,
    decorate_moves,
    show_decorate,
    why_not_decorate,
)
from guildhall.games.red_cathedral.rules.effects import Operation, means
from guildhall.games.red_cathedral.rules.free import act_freely, free_candidates, free_moves, show_free, why_not_free
from guildhall.games.red_cathedral.rules.offers import keep, offered
from guildhall.games.red_cathedral.rules.packed import amount, changed, kinds_in, lowest, pieces, whole
from guildhall.games.red_cathedral.rules.tell import section_name, tell
from guildhall.games.red_cathedral.rules.verbs import DECORATE, DECORATE_DIAMOND, DELIVER, STOP, SUBSTITUTE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NOT_OWN: Final[i64] = rule("RC-BUILD-03")
NO_MATERIAL: Final[vec[i64]] = numbers([int(rule("RC-BUILD-03", kind)) for kind in RESOURCE_NAMES[:BASIC]])
"""By kind: there is none of it in the Inventory."""
NOT_NEEDED: Final[i64] = rule("RC-BUILD-04")
NO_DIAMOND: Final[i64] = rule("RC-GUILD-JEWELERS-03")
MATERIAL_BITS: Final[i64] = 0xFFFFFF
"""Of the goods on a card: all but the diamonds."""


def delivered(state: RedCathedral, slot: i64, kind: i64) -> i64:
    """Pieces of a kind on a card, diamonds that stand for it included."""
    return amount(state.goods[slot], kind) + amount(state.subs[slot], kind)


def needs(state: RedCathedral, slot: i64, kind: i64) -> i64:
    """Pieces of a kind that a section still requires (RC-BUILD-04)."""
    return state.parts.card_cost[state.card[slot] * BASIC + kind] - delivered(state, slot, kind)


def lacking(state: RedCathedral, slot: i64) -> i64:
    """What a seat's section requires of all materials, 4 bits each: one subtraction instead of six.

    A seat never delivers more than is required, so no material borrows from the next. (Ivan brings any material.)
    """
    lack = state.required[slot] - (state.goods[slot] & MATERIAL_BITS)
    return lack if state.guild != JEWELERS else lack - state.subs[slot]


def pieces_on(state: RedCathedral, slot: i64) -> i64:
    return pieces(state.goods[slot])


def units_missing(state: RedCathedral, slot: i64) -> i64:
    return state.parts.card_units[state.card[slot]] - pieces(state.goods[slot])


def unfinished(state: RedCathedral, seat: i64) -> i64:
    """The sections with a banner of a seat that are not finished."""
    return state.claims[seat] & ~state.done


def ornamented(state: RedCathedral) -> i64:
    """The sections with an ornamentation."""
    ornaments = state.ornaments
    found: i64 = 0
    for side in range(state.sides):
        found |= ornaments[side]
    return found


# -- deliveries --------------------


def is_delivery(action: i64) -> bool:
    """A material, a diamond in its stead, or an ornamentation."""
    return DELIVER.first <= action < DECORATE_DIAMOND.end


def delivery_candidates(state: RedCathedral, seat: i64) -> list[int]:
    """Everything to own unfinished sections, ornamentations on all claimed ones; diamonds only with the Jewelers."""
    found: list[int] = []
    diamonds = state.guild == JEWELERS
    mine = unfinished(state, seat)
    banners = claimed(state)
    for slot in listed(state.slots):
        if mine >> slot & 1:
            found += [int(DELIVER.at(slot, kind)) for kind in range(BASIC)]
            if diamonds:
                found += [int(SUBSTITUTE.at(slot, kind)) for kind in range(BASIC)]
        if banners >> slot & 1:
            found.append(int(DECORATE.at(slot)))
            if diamonds:
                found.append(int(DECORATE_DIAMOND.at(slot)))
    return found


def delivery_moves(state: RedCathedral, seat: i64, out: Moves) -> None:
    """One walk over the sections: all deliveries to own unfinished ones, all ornamentations that can be begun."""
    held = kinds_in(state.inventory[seat])
    if held == 0:
        return
    finished = state.done
    left = unfinished(state, seat)
    if finished:
        left |= finished & ~ornamented(state)
    required = state.required
    goods = state.goods
    diamonds = state.guild == JEWELERS
    welcome = whole(held)
    while left > 0:
        slot = lowest(left)
        left &= left - 1
        if finished >> slot & 1:
            decorate_moves(state, seat, slot, held, out)
        elif diamonds:
            material_moves(slot, lacking(state, slot), held, out)
        else:
            lack = required[slot] - goods[slot] & welcome
            if lack:
                material_moves(slot, lack, held, out)


def can_deliver(state: RedCathedral, seat: i64) -> bool:
    """Whether there is any delivery or ornamentation to begin."""
    held = kinds_in(state.inventory[seat])
    if held == 0:
        return False
    left = unfinished(state, seat)
    while left > 0:
        lack = kinds_in(lacking(state, lowest(left)))
        if lack & held or (lack and amount(held, DIAMOND)):
            return True
        left &= left - 1
    left = state.done & ~ornamented(state)
    while left > 0:
        if can_decorate(state, seat, lowest(left), held):
            return True
        left &= left - 1
    return False


def material_moves(slot: i64, lack: i64, held: i64, out: Moves) -> None:
    """What a section lacks, of the kinds that are held (`kinds_in`), or of any kind with a diamond."""
    lack = kinds_in(lack)
    diamond = held >> (4 * DIAMOND)
    if diamond == 0:
        lack &= held
    out.make_room(2 * BASIC)
    items = out.items
    count = out.count
    deliver = DELIVER.first + slot * BASIC
    substitute = SUBSTITUTE.first + slot * BASIC
    while lack > 0:
        if lack & held & 1:
            items[count] = deliver
            count += 1
        if lack & diamond:
            items[count] = substitute
            count += 1
        lack >>= 4
        held >>= 4
        deliver += 1
        substitute += 1
    out.count = count


def why_not_deliver(state: RedCathedral, seat: i64, action: i64) -> i64:
    if not DELIVER.has(action) and not SUBSTITUTE.has(action):
        return why_not_decorate(state, seat, action)
    verb = DELIVER if DELIVER.has(action) else SUBSTITUTE
    slot = verb.a(action)
    if unfinished(state, seat) >> slot & 1 == 0:
        return NOT_OWN
    if needs(state, slot, verb.b(action)) <= 0:
        return NOT_NEEDED
    if verb is SUBSTITUTE:
        return LEGAL if amount(state.inventory[seat], DIAMOND) > 0 else short(NO_DIAMOND, 1, 0)
    kind = verb.b(action)
    return LEGAL if amount(state.inventory[seat], kind) > 0 else short(NO_MATERIAL[kind], 1, 0)


def deliver(state: RedCathedral, seat: i64, action: i64) -> None:
    """One of the deliveries of the frame on top: a material goes on a card, or an ornamentation is placed."""
    stack = state.stack
    stack.set(1, stack.get(1) - 1)
    stack.set(2, stack.get(2) + 1)
    if DELIVER.has(action):
        number = action - DELIVER.first
        put(state, seat, number // BASIC, number % BASIC, number % BASIC)
    elif SUBSTITUTE.has(action):
        put(state, seat, SUBSTITUTE.a(action), SUBSTITUTE.b(action), DIAMOND)
    else:
        decorate(state, seat, action)


def put(state: RedCathedral, seat: i64, slot: i64, kind: i64, real: i64) -> None:
    """One material goes on a card (RC-BUILD-05, -10); a diamond stands for it (RC-GUILD-JEWELERS-03)."""
    state.idle = -1
    state.inventory[seat] -= bit(4 * real)
    state.goods[slot] += bit(4 * real)
    if real == DIAMOND:
        state.subs = changed(state.subs, slot, state.subs[slot] + bit(4 * kind))
    if state.events is not None:
        tell(state, "deliver", seat, {"kind": RESOURCE_NAMES[real], "section": section_name(slot)})
    if units_missing(state, slot) == 0:
        complete(state, slot)


def show_deliver(state: RedCathedral, seat: i64, action: i64) -> Shown:
    """What is delivered, and the reward of the section that it completes."""
    if not DELIVER.has(action) and not SUBSTITUTE.has(action):
        return show_decorate(state, action)
    verb = DELIVER if DELIVER.has(action) else SUBSTITUTE
    slot = verb.a(action)
    completes: i64 = 0
    if units_missing(state, slot) == 1:
        completes = 2 + 2 * state.card[slot]
        if state.foreman == slot >> 3:
            completes += 1
    known = offered(state, action, completes)
    if known is not None:
        return known
    word = RESOURCE_NAMES[verb.b(action)]
    gain: dict[str, int] = {}
    if completes > 0:
        card = state.card[slot]
        gain = {"rp": int(state.parts.card_rp[card] + (completes & 1)), "ruble": int(state.parts.card_rubles[card])}
    cost = {word if verb is DELIVER else "diamond": 1}
    shows = shown(state, action, f"resource:{word}", f"section:{SECTION_NAMES[slot]}", cost=cost, gain=gain)
    return keep(state, action, completes, shows)


def start_building(state: RedCathedral, seat: i64, action: i64) -> None:
    """The build action begins with its first delivery (RC-BUILD-02)."""
    state.stack.push(DELIVERIES.kind, state.parts.build_deliveries, 0, 1)
    deliver(state, seat, action)


def deliveries_left(state: RedCathedral) -> i64:
    """Of the build or the effect that is being carried out; -1 if none is."""
    if state.stack.top != DELIVERIES.kind:
        return -1
    return state.stack.get(1)


@final
class GrantDeliveries(Operation):
    """`deliver 2`: deliveries outside the build action."""

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        state.stack.push(DELIVERIES.kind, state.parts.code[step + 1], 0, 0)


@final
class Deliveries(Choice):
    """The next delivery, or no more. Frame: deliveries left, made, 1 if it is the build action (RC-BUILD-01, -02).

    In the build action free actions are possible, as long as there is something to build.
    """

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        """With nothing to deliver there is nothing to ask, unless a service may help."""
        if state.stack.get(1) > 0:
            if state.guild == BRICKMAKERS:
                return IF_SEVERAL
            if can_deliver(state, seat):
                return ASKED
        state.stack.pop()
        return CARRIED_ON

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        found = [*delivery_candidates(state, seat), int(STOP.first)]
        if state.stack.get(3):
            found += free_candidates(state, seat)
        return sorted(found)

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        before = out.count
        delivery_moves(state, seat, out)
        if state.stack.get(3) and (out.count > before or state.guild == BRICKMAKERS):
            free_moves(state, seat, out)
        out.add(STOP.first)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if action == STOP.first:
            return LEGAL
        if is_free(action):
            return why_not_free(state, seat, action) if self.is_window(state, seat) else NOT_NOW
        return why_not_deliver(state, seat, action) if is_delivery(action) else self.otherwise

    def is_window(self, state: RedCathedral, seat: i64) -> bool:
        if state.stack.get(3) == 0 or state.guild == BRICKMAKERS:
            return state.stack.get(3) == 1
        return can_deliver(state, seat)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        if action == STOP.first:
            if state.events is not None and can_deliver(state, seat):
                tell(state, "decline-deliver", seat, {})
            state.stack.pop()
        elif is_free(action):
            act_freely(state, seat, action)
        else:
            deliver(state, seat, action)

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        """How many deliveries are left, and whether there is anything to deliver or to decorate."""
        out = Moves()
        delivery_moves(state, seat, out)
        done = [out.items[i] for i in range(out.count)]
        material = any(DELIVER.has(action) or SUBSTITUTE.has(action) for action in done)
        piece = any(DECORATE.has(action) or DECORATE_DIAMOND.has(action) for action in done)
        what = "both" if material and piece else "decorate" if piece else "deliver"
        return self.asks({"count": int(state.stack.get(1)), "work": what})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if is_free(action):
            return show_free(state, seat, action)
        return show_deliver(state, seat, action) if is_delivery(action) else shown(state, action)


DELIVERIES: Final = Deliveries("deliver", "RC-BUILD-01")
means(OP_DELIVER, GrantDeliveries())
