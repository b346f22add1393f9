"""Tailor a garment: what can be made, and the silk that a bonus saves (ROC-TAILOR-01 to -04, -08)."""

# guildhall: compiled
# ruff: noqa: SIM110 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, IF_SEVERAL, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import (
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    SILK,
    covers,
    rest_of,
    rolls_of,
)
from guildhall.games.rococo.components.parts import (
    APPRENTICE,
    COLOUR_NAMES,
    COLOURS,
    GARMENT_ROWS,
    JOURNEYMAN,
    MASTER,
    NO_MASTER_MARK,
    SILK_COLOURS,
    SILK_LESS,
    effect,
)
from guildhall.games.rococo.components.sets import add_members
from guildhall.games.rococo.rules.bonus_values import prestige_of
from guildhall.games.rococo.rules.bonuses import NOT_OFFERED, Effect
from guildhall.games.rococo.rules.paying import ask_payment, is_paying, payments
from guildhall.games.rococo.rules.renting import (
    is_festive,
    made_by,
    must_sell,
    rank_of,
    row_of,
    suitable_spaces,
)
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import DECLINE, DISCOUNT, TAILOR

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

NO_APPRENTICE: Final[i64] = rule("ROC-TAILOR-01")
NO_LIVRES: Final[i64] = rule("ROC-TAILOR-02")
MASTER_MARK: Final[i64] = rule("ROC-TAILOR-03")
NO_SILK: Final[list[int]] = [int(rule("ROC-TAILOR-04", colour)) for colour in COLOUR_NAMES]
"""By the colour of which there is too little."""
TOO_LITTLE_SILK: Final[i64] = rule("ROC-TAILOR-04")
"""There is enough of each colour, but not for all of them together."""
NO_LACE: Final[i64] = rule("ROC-TAILOR-06", "lace")
NO_YARN: Final[i64] = rule("ROC-TAILOR-06", "yarn")
NO_GARMENT: Final[i64] = rule("ROC-TAILOR-08")
SOLD_ONLY: Final[i64] = rule("ROC-MIX-26")
FESTIVE_NEEDS_GUEST: Final[i64] = rule("ROC-FEST-02")
EXCLUSIVE_NEEDS_GUEST: Final[i64] = rule("ROC-EXCL-02")


# -- silk ------------------------------------------------------------------------------------------------------------


def discount_applies(state: Rococo, garment: i64, row: i64, colour: i64) -> bool:
    """Whether the bonus can lower this colour of the garment (ROC-DEC-09)."""
    if row < 0 or effect(state.parts, row, SILK_LESS) == 0:
        return False
    return (
        effect(state.parts, row, SILK_COLOURS) >> colour & 1 == 1
        and state.parts.garment_silk[garment * COLOURS + colour] > 0
    )


def may_discount(state: Rococo, garment: i64, row: i64) -> bool:
    for colour in range(COLOURS):
        if discount_applies(state, garment, row, colour):
            return True
    return False


def rolls_needed(state: Rococo, garment: i64, row: i64, lowered: i64) -> i64:
    """The silk of a garment, with one colour lowered by a bonus or none (-1), packed (ROC-MIX-11)."""
    need = state.parts.garment_rolls[garment]
    return need if lowered < 0 else rest_of(need, effect(state.parts, row, SILK_LESS) << 8 * lowered)


def silk_at_hand(state: Rococo, seat: i64, garment: i64, row: i64) -> bool:
    """Whether the kept tiles suffice, with some allowed discount if need be."""
    rolls = state.own[SILK + seat]
    if covers(rolls, state.parts.garment_rolls[garment]):
        return True
    if row < 0 or effect(state.parts, row, SILK_LESS) == 0:
        return False
    for colour in range(COLOURS):
        if discount_applies(state, garment, row, colour) and covers(rolls, rolls_needed(state, garment, row, colour)):
            return True
    return False


def too_little_silk(state: Rococo, seat: i64, need: i64) -> i64:
    """The rule, with the rolls of the first colour that is short."""
    for colour in range(COLOURS):
        rolls, have = rolls_of(need, colour), rolls_of(state.own[SILK + seat], colour)
        if have < rolls:
            return short(NO_SILK[colour], rolls, have)
    return TOO_LITTLE_SILK


# -- what can be made ------------------------------------------------------------------------------------------------


def rank_may_make(state: Rococo, garment: i64, rank: i64, row: i64) -> bool:
    """The master mark needs a Master, and some extra actions exclude it altogether (ROC-TAILOR-03)."""
    if not state.parts.garment_master[garment]:
        return True
    return rank == MASTER and (row < 0 or not effect(state.parts, row, NO_MASTER_MARK))


def has_a_place_to_go(state: Rococo, garment: i64, rank: i64, row: i64) -> bool:
    """What cannot be sold needs a guest space; what must be sold, a value (ROC-FEST-02, ROC-EXCL-02, ROC-MIX-26)."""
    if state.parts.garment_value[garment] >= 0:
        return True
    return not must_sell(state, row) and suitable_spaces(state, rank) != 0


def makeable(state: Rococo, seat: i64, made: i64) -> i64:
    """The same as `why_not_tailor` for the whole display, as bits: what most often is missing comes first."""
    rank, row = rank_of(made), row_of(made)
    if row < 0 and rank < JOURNEYMAN:
        return 0
    display, costs = state.display, state.board.display_cost
    silk_price, lace_price, yarn_price = state.parts.garment_rolls, state.parts.garment_lace, state.parts.garment_yarn
    livres, silk = state.own[LIVRES + seat], state.own[SILK + seat]
    lace, yarn = state.own[HELD_LACE + seat], state.own[HELD_YARN + seat]
    discount = row >= 0 and effect(state.parts, row, SILK_LESS) != 0
    found: i64 = 0
    for space in range(state.board.display):
        garment = display[space]
        if garment < 0 or livres < costs[space]:
            continue
        if not covers(silk, silk_price[garment]) and not (discount and silk_at_hand(state, seat, garment, row)):
            continue
        if (
            lace >= lace_price[garment]
            and yarn >= yarn_price[garment]
            and rank_may_make(state, garment, rank, row)
            and has_a_place_to_go(state, garment, rank, row)
        ):
            found |= bit(space)
    return found


def looks_makeable(state: Rococo, seat: i64, made: i64) -> bool:
    """Whether some garment could be made for all that others know: face down, any tiles might suffice (ROC-DEC-34)."""
    rank, row, parts = rank_of(made), row_of(made), state.parts
    for space in range(state.board.display):
        garment = state.display[space]
        if (
            garment >= 0
            and state.own[LIVRES + seat] >= state.board.display_cost[space]
            and state.own[HELD_LACE + seat] >= parts.garment_lace[garment]
            and state.own[HELD_YARN + seat] >= parts.garment_yarn[garment]
            and rank_may_make(state, garment, rank, row)
            and has_a_place_to_go(state, garment, rank, row)
            and (state.own[KEPT + seat] != 0 or silk_at_hand(state, seat, garment, row))
        ):
            return True
    return False


def why_not_tailor(state: Rococo, seat: i64, made: i64, action: i64) -> i64:
    space, parts = TAILOR.a(action), state.parts
    garment = state.display[space] if space < state.board.display else i64(-1)
    rank, row = rank_of(made), row_of(made)
    if garment < 0:
        return NO_GARMENT
    if row < 0 and rank == APPRENTICE:
        return NO_APPRENTICE
    if not rank_may_make(state, garment, rank, row):
        return MASTER_MARK
    if state.own[LIVRES + seat] < state.board.display_cost[space]:
        return short(NO_LIVRES, state.board.display_cost[space], state.own[LIVRES + seat])
    if state.own[HELD_LACE + seat] < parts.garment_lace[garment]:
        return short(NO_LACE, parts.garment_lace[garment], state.own[HELD_LACE + seat])
    if state.own[HELD_YARN + seat] < parts.garment_yarn[garment]:
        return short(NO_YARN, parts.garment_yarn[garment], state.own[HELD_YARN + seat])
    if not silk_at_hand(state, seat, garment, row):
        return too_little_silk(state, seat, rolls_needed(state, garment, row, -1))
    if has_a_place_to_go(state, garment, rank, row):
        return LEGAL
    if must_sell(state, row):
        return SOLD_ONLY
    return FESTIVE_NEEDS_GUEST if is_festive(state, garment) else EXCLUSIVE_NEEDS_GUEST


def tailor_moves(state: Rococo, seat: i64, made: i64, out: Moves) -> None:
    add_members(out, TAILOR.first, makeable(state, seat, made))


def tailor_candidates(state: Rococo) -> list[int]:
    return [int(TAILOR.at(space)) for space in range(state.board.display) if state.display[space] >= 0]


def tailor(state: Rococo, action: i64, made: i64) -> None:
    """Choose the garment; then its discount, its payment, and what becomes of it (ROC-TAILOR-17)."""
    space = TAILOR.a(action)
    garment, row = state.display[space], row_of(made)
    if may_discount(state, garment, row):
        state.stack.push(CHOOSE_DISCOUNT.kind, space, made)
    else:
        ask_payment(state, space, made, rolls_needed(state, garment, row, -1))


def show_tailor(state: Rococo, seat: i64, made: i64, action: i64) -> Shown:
    """Livres and markers; silk unless a bonus may save some; and what a festive garment scores."""
    space, parts = TAILOR.a(action), state.parts
    garment = state.display[space] if space < state.board.display else i64(-1)
    if garment < 0:
        return shown(state, action)
    cost = {
        "livres": int(state.board.display_cost[space]),
        "lace": int(parts.garment_lace[garment]),
        "yarn": int(parts.garment_yarn[garment]),
    }
    if not may_discount(state, garment, row_of(made)):
        for colour in range(COLOURS):
            cost[COLOUR_NAMES[colour]] = int(parts.garment_silk[garment * COLOURS + colour])
    festive = prestige_of(state, seat, GARMENT_ROWS + garment, 0, 0) if is_festive(state, garment) else 0
    return shown(state, action, f"garment:{parts.garment_ids[garment]}", cost=cost, gain={"prestige": int(festive)})


# -- the discount of a bonus -----------------------------------------------------------------------------------------


@final
class ChooseDiscount(Decision["Rococo"]):
    """Which colour the bonus saves, if any. Frame: display space; how the garment is made."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        """Also where hidden tiles leave no choice, which nobody is to know (ROC-DEC-34)."""
        return ASKED if state.own[KEPT + seat] else IF_SEVERAL

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return [int(DECLINE.first), *DISCOUNT.all()]

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        if DISCOUNT.has(action):
            return self.why_not_lower(state, seat, DISCOUNT.a(action))
        if action != DECLINE.first:
            return self.otherwise
        need = rolls_needed(state, state.display[state.stack.get(1)], row_of(state.stack.get(2)), -1)
        return LEGAL if covers(state.own[SILK + seat], need) else too_little_silk(state, seat, need)

    def why_not_lower(self, state: Rococo, seat: i64, colour: i64) -> i64:
        garment, row = state.display[state.stack.get(1)], row_of(state.stack.get(2))
        if not effect(state.parts, row, SILK_COLOURS) >> colour & 1:
            return self.otherwise
        need = rolls_needed(state, garment, row, colour)
        if not covers(state.own[SILK + seat], need):
            return too_little_silk(state, seat, need)
        return LEGAL if discount_applies(state, garment, row, colour) else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        space, made = state.stack.get(1), state.stack.get(2)
        state.stack.pop()
        lowered = DISCOUNT.a(action) if DISCOUNT.has(action) else i64(-1)
        if state.events is not None and lowered < 0:
            tell(state, "decline-discount", seat, {"garment": state.parts.garment_ids[state.display[space]]})
        ask_payment(state, space, made, rolls_needed(state, state.display[space], row_of(made), lowered))

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        return "rococo-prompt-discount", {"garment": state.parts.garment_ids[state.display[state.stack.get(1)]]}

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        if not DISCOUNT.has(action):
            return shown(state, action)
        return shown(state, action, f"silk:{COLOUR_NAMES[DISCOUNT.a(action)]}")


CHOOSE_DISCOUNT: Final = ChooseDiscount("discount", "ROC-MIX-10")


def being_made(state: Rococo) -> bool:
    """Whether a garment is chosen and not yet paid."""
    return is_paying(state) or state.stack.kind() == CHOOSE_DISCOUNT.kind


def space_being_made(state: Rococo) -> i64:
    return state.stack.get(3) if is_paying(state) else state.stack.get(1)


def maker(state: Rococo) -> i64:
    """How the garment that is being made is made."""
    return state.stack.get(4) if is_paying(state) else state.stack.get(2)


def can_pay(state: Rococo, seat: i64) -> bool:
    """Whether the kept tiles can pay the garment that is being made."""
    if is_paying(state):
        return state.stack.get(1) == 0 or payments(state, seat).tiles != 0
    return silk_at_hand(state, seat, state.display[state.stack.get(1)], row_of(state.stack.get(2)))


def rolls_to_pay(state: Rococo, colour: i64) -> i64:
    """What is still to be paid for the garment that is being made; before the discount is chosen, with this one."""
    if is_paying(state):
        return state.stack.get(1)
    garment, row = state.display[state.stack.get(1)], row_of(state.stack.get(2))
    lowered = colour < COLOURS and discount_applies(state, garment, row, colour)
    return rolls_needed(state, garment, row, colour if lowered else i64(-1))


# -- by a bonus ------------------------------------------------------------------------------------------------------


def made_with(state: Rococo, row: i64) -> i64:
    """An extra Tailor counts as done by the rank of the card whose bonus it is (ROC-BON-08)."""
    return made_by(state.parts.rank[row], row)


@final
class ExtraTailor(Effect):
    """One more Tailor, with the discounts and limits of the bonus."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return makeable(state, seat, made_with(state, row)) != 0

    def offered(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return looks_makeable(state, seat, made_with(state, row))

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return tailor_candidates(state)

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        tailor_moves(state, seat, made_with(state, row), out)

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        return why_not_tailor(state, seat, made_with(state, row), action) if TAILOR.has(action) else NOT_OFFERED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        tailor(state, action, made_with(state, row))

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        return show_tailor(state, seat, made_with(state, row), action) if TAILOR.has(action) else shown(state, action)


EXTRA_TAILOR: Final = ExtraTailor("extra_tailor")
