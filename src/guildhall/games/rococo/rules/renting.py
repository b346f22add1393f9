"""What becomes of a garment: rent or sell, the guest space and its reward (ROC-TAILOR-09 to -16, ROC-GUEST)."""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import CARRIED_ON, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import RENTED, WORN, one_worn
from guildhall.games.rococo.components.parts import (
    ALSO_PRESTIGE,
    AMOUNT,
    CLAIM_FAVOR,
    GAIN_LIVRES,
    GARMENT_ROWS,
    KEY,
    MASTER,
    MUST_SELL,
    ON_MAKE,
    ON_PLACE,
    POSITIONS,
    REWARD_LACE,
    REWARD_LIVRES,
    REWARD_ROW,
    REWARD_TILE,
    REWARD_YARN,
    REWARDS,
    TRIGGER,
    effect,
)
from guildhall.games.rococo.components.sets import lowest_of
from guildhall.games.rococo.rules.acquiring import can_acquire
from guildhall.games.rococo.rules.bonuses import offer_bonus
from guildhall.games.rococo.rules.counting import earn, gain_markers, rented, score
from guildhall.games.rococo.rules.funding import check_all_halls
from guildhall.games.rococo.rules.hiring import claim_favor
from guildhall.games.rococo.rules.jewels import offer_jewel
from guildhall.games.rococo.rules.tasks import tailor_task
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.turns import Step
from guildhall.games.rococo.rules.verbs import GUESTS_TEXT, PLACE, RENT, SELL

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

FESTIVE_IS_RENTED: Final[i64] = rule("ROC-FEST-01")
EXCLUSIVE_IS_RENTED: Final[i64] = rule("ROC-EXCL-01")
NO_GUEST_LEFT: Final[i64] = rule("ROC-TAILOR-14")
MUST_BE_SOLD: Final[i64] = rule("ROC-EMP-JJ-6")
TAKEN: Final[i64] = rule("ROC-TAILOR-13")
FOR_MASTERS: Final[i64] = rule("ROC-TAILOR-12")

MADE_ROWS: Final[i64] = 4
"""How a garment is made: rank of the maker + 4 (1 + row of the bonus), or only the rank for the main action."""


def made_by(rank: i64, row: i64) -> i64:
    return rank + MADE_ROWS * (row + 1)


def rank_of(made: i64) -> i64:
    return made & (MADE_ROWS - 1)


def row_of(made: i64) -> i64:
    """The bonus row that grants this extra Tailor, or -1."""
    return made // MADE_ROWS - 1


def must_sell(state: Rococo, row: i64) -> bool:
    """Whether the bonus that made a garment wants it sold."""
    return row >= 0 and effect(state.parts, row, MUST_SELL) != 0


def is_festive(state: Rococo, garment: i64) -> bool:
    return effect(state.parts, GARMENT_ROWS + garment, TRIGGER) == ON_MAKE


def suits(state: Rococo, space: i64, rank: i64) -> bool:
    """A guest space is free, and a master space only for Masters (ROC-TAILOR-12)."""
    return suitable_spaces(state, rank) >> space & 1 == 1


def suitable_spaces(state: Rococo, rank: i64) -> i64:
    """The guest spaces left for this maker, as bits (ROC-TAILOR-14)."""
    spaces = state.board.guest_spaces if rank == MASTER else state.board.guest_spaces & ~state.board.master_spaces
    return spaces & ~rented(state)


# -- rent or sell ----------------------------------------------------------------------------------------------------


@final
class RentOrSell(Decision["Rococo"]):
    """Frame: garment; how it was made."""

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return [int(RENT.first), int(SELL.first)]

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        garment, made = state.stack.get(1), state.stack.get(2)
        if action == SELL.first:
            if state.parts.garment_value[garment] >= 0:
                return LEGAL
            return FESTIVE_IS_RENTED if is_festive(state, garment) else EXCLUSIVE_IS_RENTED
        if action != RENT.first:
            return self.otherwise
        if suitable_spaces(state, rank_of(made)) == 0:
            return NO_GUEST_LEFT
        return MUST_BE_SOLD if must_sell(state, row_of(made)) else LEGAL

    def moves(self, state: Rococo, seat: i64, out: Moves) -> None:
        if self.why_not(state, seat, RENT.first) == LEGAL:
            out.add(RENT.first)
        if state.parts.garment_value[state.stack.get(1)] >= 0:
            out.add(SELL.first)

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        garment, made = state.stack.get(1), state.stack.get(2)
        state.stack.pop()
        if action == RENT.first:
            state.stack.push(PLACE_GARMENT.kind, garment, made)
            offer_jewel(state, garment, made)
            return
        state.garment_discard |= bit(garment)
        if state.events is not None:
            tell(state, "sell", seat, {"garment": state.parts.garment_ids[garment]})
        earn(state, seat, state.parts.garment_value[garment])
        if row_of(made) >= 0:
            score(state, seat, effect(state.parts, row_of(made), ALSO_PRESTIGE))

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        parts, garment = state.parts, state.stack.get(1)
        return "rococo-prompt-rent", {
            "garment": parts.garment_ids[garment],
            "livres": max(0, int(parts.garment_value[garment])),
            "prestige": int(parts.garment_prestige[garment]),
        }

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        value = int(state.parts.garment_value[state.stack.get(1)])
        if action != SELL.first or value < 0:
            return shown(state, action)
        row = row_of(state.stack.get(2))
        prestige = int(effect(state.parts, row, ALSO_PRESTIGE)) if row >= 0 else 0
        return shown(state, action, gain={"livres": value, "prestige": prestige})


@final
class Tailored(Step):
    """The Tailor action is over: exam tasks. Frame: garment; how it was made."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        garment, made = state.stack.get(1), state.stack.get(2)
        state.stack.pop()
        tailor_task(state, seat, garment, rank_of(made))
        return CARRIED_ON


RENT_OR_SELL: Final = RentOrSell("rent", "ROC-TAILOR-09")
TAILORED: Final = Tailored("tailored", "ROC-TAILOR-09")


def ask_rent_or_sell(state: Rococo, garment: i64, made: i64) -> None:
    """The garment is made and paid."""
    state.stack.push(TAILORED.kind, garment, made)
    state.stack.push(RENT_OR_SELL.kind, garment, made)


# -- the guest space -------------------------------------------------------------------------------------------------


def space_of(state: Rococo, action: i64) -> i64:
    """The guest space that a placing action means; -1 if this side has none such."""
    place = PLACE.a(action)
    hall = place // POSITIONS
    space = state.board.hall_start[hall] + place % POSITIONS
    return space if space < state.board.hall_start[hall + 1] else i64(-1)


@final
class PlaceGarment(Decision["Rococo"]):
    """Which guest rents it. Frame: garment; how it was made."""

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return [action for action in PLACE.all() if space_of(state, action) >= 0]

    def moves(self, state: Rococo, seat: i64, out: Moves) -> None:
        spaces = suitable_spaces(state, rank_of(state.stack.get(2)))
        place = state.board.guest_place
        while spaces:
            out.add(PLACE.first + place[lowest_of(spaces)])
            spaces &= spaces - 1

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        space = space_of(state, action) if PLACE.has(action) else i64(-1)
        if space < 0:
            return self.otherwise
        if state.guest_garment[space] >= 0:
            return TAKEN
        return LEGAL if suits(state, space, rank_of(state.stack.get(2))) else FOR_MASTERS

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        garment = state.stack.get(1)
        state.stack.pop()
        space = space_of(state, action)
        put_garment(state, seat, garment, space)
        if effect(state.parts, GARMENT_ROWS + garment, TRIGGER) == ON_PLACE:
            state.stack.push(PLACED.kind, garment)
        state.stack.push(REWARD.kind, space)

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        return "rococo-prompt-place", {"garment": state.parts.garment_ids[state.stack.get(1)]}

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        space = space_of(state, action) if PLACE.has(action) else i64(-1)
        if space < 0:
            return shown(state, action)
        kind = state.board.guest_reward[space]
        gain = {"livres": int(livres_when_placed(state, state.stack.get(1)))}
        if kind == REWARD_LIVRES or kind == REWARD_LACE or kind == REWARD_YARN:
            gain[REWARDS[kind]] = gain.get(REWARDS[kind], 0) + int(state.board.guest_amount[space])
        elif kind == REWARD_TILE and can_acquire(state, seat, True):
            gain["tile"] = 1
        return shown(state, action, f"guest:{GUESTS_TEXT[PLACE.a(action)]}", gain=gain)


def put_garment(state: Rococo, seat: i64, garment: i64, space: i64) -> None:
    """The garment stands with its owner's token; that may complete All Halls."""
    hall = state.board.guest_hall[space]
    state.guest_garment[space] = garment
    state.own[RENTED + seat] |= bit(space)
    state.own[WORN + seat] += one_worn(hall, state.parts.garment_colour[garment], state.board.guest_master[space])
    if state.events is not None:
        position = int(space - state.board.hall_start[hall]) + 1
        name = state.parts.garment_ids[garment]
        tell(state, "place", seat, {"garment": name, "hall": int(hall) + 1, "position": position})
    check_all_halls(state, seat)


def livres_when_placed(state: Rococo, garment: i64) -> i64:
    """What an exclusive garment brings by itself (ROC-EXCL-11)."""
    row = GARMENT_ROWS + garment
    if effect(state.parts, row, TRIGGER) != ON_PLACE:
        return 0
    key = effect(state.parts, row, KEY)
    return effect(state.parts, row, AMOUNT) if key == CLAIM_FAVOR or key == GAIN_LIVRES else i64(0)


@final
class Reward(Step):
    """Of a guest space: livres and markers by themselves, a tile by choice (ROC-GUEST). Frame: guest space."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        space = state.stack.get(1)
        state.stack.pop()
        kind = state.board.guest_reward[space]
        amount = state.board.guest_amount[space]
        if kind == REWARD_LIVRES:
            earn(state, seat, amount)
        elif kind == REWARD_LACE:
            gain_markers(state, seat, amount, 0)
        elif kind == REWARD_YARN:
            gain_markers(state, seat, 0, amount)
        elif kind == REWARD_TILE and can_acquire(state, seat, True):
            offer_bonus(state, REWARD_ROW)
        return CARRIED_ON


@final
class Placed(Step):
    """The effect of an exclusive garment: some come by themselves, the others are offered (ROC-EXCL-11).

    Frame: garment.
    """

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        garment = state.stack.get(1)
        row = GARMENT_ROWS + garment
        state.stack.pop()
        key = effect(state.parts, row, KEY)
        if key == CLAIM_FAVOR and state.favor < 0:
            claim_favor(state, seat, 0)
        if key == CLAIM_FAVOR or key == GAIN_LIVRES:
            earn(state, seat, livres_when_placed(state, garment))
        else:
            offer_bonus(state, row)
        return CARRIED_ON


PLACE_GARMENT: Final = PlaceGarment("place", "ROC-TAILOR-11")
REWARD: Final = Reward("reward", "ROC-GUEST-01")
PLACED: Final = Placed("placed", "ROC-EXCL-11")


def is_placing(state: Rococo) -> bool:
    """Whether a guest is chosen for a garment."""
    return state.stack.kind() == PLACE_GARMENT.kind


def unplaced_garments(state: Rococo) -> list[int]:
    """All garments that are made and not yet with a guest or sold."""
    kinds = (int(RENT_OR_SELL.kind), int(PLACE_GARMENT.kind))
    return [frame[1] for frame in state.stack.frames() if frame[0] in kinds]
