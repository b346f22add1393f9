"""What a person might point at in the present decision, and the rule that forbids it where one does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.core.arrays import bit
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.parts import effect, members
from guildhall.games.rococo.rules import frames
from guildhall.games.rococo.rules import verbs as act
from guildhall.games.rococo.rules.acquiring import drawer_price
from guildhall.games.rococo.rules.bonuses import callable_cards, made_with
from guildhall.games.rococo.rules.counting import has_jeweller, staff
from guildhall.games.rococo.rules.frames import made_by, rank_of, row_of
from guildhall.games.rococo.rules.funding import space_is_free, within_limits
from guildhall.games.rococo.rules.jewelry import can_sit_exam
from guildhall.games.rococo.rules.tailoring import (
    has_rolls,
    rank_may_make,
    rolls_needed,
    silk_at_hand,
    space_of,
    suitable_space,
    twin_before,
)

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def candidates(state: Rococo, seat: int) -> list[int]:
    """Everything of the kind that is asked for, legal or not."""
    if seat not in state.to_act():
        return []
    if state.phase == frames.PHASE_CHOOSE:
        return state.legal(seat)
    return sorted({*_candidates(state, int(state.current)), *state.legal(seat)})


def _candidates(state: Rococo, p: int) -> list[int]:
    stack = state.stack
    kind = int(stack.kind())
    if kind == frames.MAIN:
        return _main(state, p)
    if kind == frames.BONUS:
        return _bonus(state, p, int(stack.get(1)))
    if kind == frames.PAYING:
        tiles = int(state.kept[p])
        return [int(act.PAY_TILE) + tile for tile in members(tiles) if not twin_before(state.parts, tiles, tile)]
    if kind == frames.RENTING:
        return [int(act.RENT), int(act.SELL)]
    if kind == frames.PLACING:
        return [_place_action(state, space) for space in range(state.board.guests)]
    if kind == frames.JEWELLING:
        return _jewels(state)
    if kind == frames.DISCOUNT:
        return [int(act.DECLINE), *range(act.DISCOUNT, act.PAY_TILE)]
    return []


def _place_action(state: Rococo, space: int) -> int:
    hall = int(state.board.guest_hall[space])
    return int(act.PLACE + hall * act.POSITIONS + space - state.board.hall_start[hall])


def _tiles(state: Rococo) -> list[int]:
    return [int(act.ACQUIRE) + space for space in range(12) if state.drawers[space] >= 0]


def _garments(state: Rococo) -> list[int]:
    return [int(act.TAILOR) + space for space in range(state.board.display) if state.display[space] >= 0]


def _spaces(state: Rococo) -> list[int]:
    return [
        int(act.FUND) + space
        for space in range(c.DECORATIONS)
        if state.board.deco_cost[space] >= 0 and (space < c.JEWELLER or state.jewelry)
    ]


def _jewels(state: Rococo) -> list[int]:
    return [int(act.JEWEL) + space for space in range(c.JEWEL_SPACES) if state.jewel_display[space] >= 0]


def _main(state: Rococo, p: int) -> list[int]:
    found = [int(act.NO_ACTION), int(act.FAVOR), int(act.DEPUTE), *_tiles(state), *_garments(state), *_spaces(state)]
    found += [int(act.HIRE) + space for space in range(c.HIRE_ROW) if state.row[space] >= 0]
    if state.jewelry:
        found += [int(act.EXAM), int(act.EXAM) + 1]
        if not state.special_hired[p]:
            found.append(int(act.HIRE_SPECIAL))
    return found


def _bonus(state: Rococo, p: int, row: int) -> list[int]:
    key = int(effect(state.parts, row, c.KEY))
    if key in (c.EXTRA_ACQUIRE, c.TAKE_RESOURCE):
        return _tiles(state)
    if key == c.EXTRA_TAILOR:
        return _garments(state)
    if key == c.EXTRA_FUND:
        return _spaces(state)
    if key == c.DELEGATE_ANY:
        return [int(act.DEPUTE_CARD) + kind for kind in members(staff(state, p))]
    if key == c.COPY_BONUS:
        return [int(act.COPY) + other for other in range(state.seats) if other != p]
    if key == c.USE_OWN_BONUS:
        return [int(act.CALL) + kind for kind in members(callable_cards(state, p))]
    return []


# -- why not -------------------------------------------------------------------------------------------------------


def refusal(state: Rococo, seat: int, action: int) -> str:
    """The rule against an action, or nothing."""
    if seat not in state.to_act():
        return "ROC-P2-01" if state.phase == frames.PHASE_CHOOSE else "ROC-P3-01"
    if action in state.legal(seat):
        return ""
    if state.phase == frames.PHASE_CHOOSE:
        return "ROC-P2-01"
    p = int(state.current)
    kind = int(state.stack.kind())
    if kind == frames.PLAYING:
        return "ROC-P3-02"
    if kind == frames.MAIN:
        return _refuse_main(state, p, action)
    if kind == frames.BONUS:
        return _refuse_bonus(state, p, action, int(state.stack.get(1)))
    if kind == frames.TILE:
        return "ROC-ACQ-05"
    if kind == frames.DISCOUNT:
        return _refuse_discount(state, p, action)
    if kind == frames.PAYING:
        return "ROC-TAILOR-05"
    if kind == frames.RENTING:
        return _refuse_rent(state, action)
    if kind == frames.JEWELLING:
        return _refuse_jewel(state, p, action)
    if kind == frames.PLACING:
        return _refuse_place(state, action)
    if kind == frames.TASK:
        return "ROC-EXAM-05"
    if kind == frames.EXAM_CARD:
        return "ROC-EXAM-13"
    return "ROC-SOLO-10"


def _refuse_main(state: Rococo, p: int, action: int) -> str:
    rank = int(state.parts.rank[state.played])
    if action == act.FAVOR:
        return "ROC-P3-07" if rank == c.APPRENTICE else "ROC-FAVOR-01"
    if act.ACQUIRE <= action < act.TAILOR:
        return _refuse_tile(state, p, action, False)
    if act.TAILOR <= action < act.HIRE:
        return _refuse_tailor(state, p, action - int(act.TAILOR), int(made_by(rank, -1)))
    if act.HIRE <= action < act.HIRE_SPECIAL:
        if rank != c.MASTER:
            return "ROC-HIRE-01"
        return "ROC-HIRE-04"
    if action == act.HIRE_SPECIAL:
        if not state.jewelry or state.special_hired[p] or rank != c.MASTER:
            return "ROC-SPEC-01"
        return f"ROC-SPEC-{state.parts.kind_ids[state.special[p]]}"
    if action == act.DEPUTE:
        return "ROC-DEPUTE-05"
    if act.FUND <= action < act.EXAM:
        return _refuse_fund(state, p, action - int(act.FUND))
    if act.EXAM <= action < act.USE:
        return _refuse_exam(state, rank, action - int(act.EXAM))
    return "ROC-P3-05"


def _refuse_tile(state: Rococo, p: int, action: int, free: bool) -> str:
    space = action - int(act.ACQUIRE)
    if state.drawers[space] < 0:
        return "ROC-ACQ-01"
    return "ROC-ACQ-03" if not free and state.livres[p] < drawer_price(state, space // 4) else "ROC-P3-08"


def _refuse_tailor(state: Rococo, p: int, space: int, made: int) -> str:
    garment = int(state.display[space]) if space < state.board.display else -1
    rank, row = int(rank_of(made)), int(row_of(made))
    if garment < 0:
        return "ROC-TAILOR-08"
    if row < 0 and rank == c.APPRENTICE:
        return "ROC-TAILOR-01"
    if not rank_may_make(state, garment, rank, row):
        return "ROC-TAILOR-03"
    if state.livres[p] < state.board.display_cost[space]:
        return "ROC-TAILOR-02"
    if state.lace[p] < state.parts.garment_lace[garment] or state.yarn[p] < state.parts.garment_yarn[garment]:
        return "ROC-TAILOR-06"
    if not silk_at_hand(state, p, garment, row):
        return "ROC-TAILOR-04"
    if row >= 0 and effect(state.parts, row, c.MUST_SELL):
        return "ROC-MIX-26"
    return "ROC-FEST-02" if _is_festive(state, garment) else "ROC-EXCL-02"


def _is_festive(state: Rococo, garment: int) -> bool:
    return int(effect(state.parts, c.GARMENT_ROWS + garment, c.TRIGGER)) == c.ON_MAKE


def _refuse_fund(state: Rococo, p: int, space: int) -> str:
    if state.board.deco_cost[space] < 0 or (space >= c.JEWELLER and not state.jewelry):
        return "ROC-FUND-02"
    if not space_is_free(state, space):
        return "ROC-FUND-03"
    if not within_limits(state, p, space):
        return "ROC-JB-10" if space >= c.JEWELLER else "ROC-FUND-04"
    return "ROC-FUND-08"


def _refuse_exam(state: Rococo, rank: int, exam: int) -> str:
    if rank != (c.APPRENTICE if exam == 0 else c.JOURNEYMAN):
        return "ROC-P3-07"
    if can_sit_exam(state, state.current, exam):
        return "ROC-EXAM-17"
    return "ROC-EXAM-11" if exam == 0 else "ROC-EXAM-12"


def _refuse_bonus(state: Rococo, p: int, action: int, row: int) -> str:
    key = int(effect(state.parts, row, c.KEY))
    if act.ACQUIRE <= action < act.TAILOR and key in (c.EXTRA_ACQUIRE, c.TAKE_RESOURCE):
        return _refuse_tile(state, p, action, key == c.TAKE_RESOURCE)
    if act.TAILOR <= action < act.HIRE and key == c.EXTRA_TAILOR:
        return _refuse_tailor(state, p, action - int(act.TAILOR), int(made_with(state, row)))
    if act.FUND <= action < act.EXAM and key == c.EXTRA_FUND:
        return _refuse_fund(state, p, action - int(act.FUND))
    if act.DEPUTE_CARD <= action < act.BUY_PRESTIGE and key == c.DELEGATE_ANY:
        return "ROC-MIX-03" if bit(action - int(act.DEPUTE_CARD)) & state.leaving else "ROC-DEPUTE-01"
    if act.COPY <= action < act.HALL and key == c.COPY_BONUS:
        return "ROC-MIX-21"
    if act.EXAM <= action < act.USE:
        return "ROC-EXAM-17"
    return "ROC-BON-01"


def _refuse_discount(state: Rococo, p: int, action: int) -> str:
    if action == act.DECLINE:
        return "ROC-TAILOR-04"
    if act.DISCOUNT <= action < act.PAY_TILE:
        garment, row = int(state.display[state.stack.get(1)]), int(row_of(state.stack.get(2)))
        colour = action - int(act.DISCOUNT)
        if effect(state.parts, row, c.SILK_COLOURS) >> colour & 1 and not has_rolls(
            state, p, rolls_needed(state, garment, row, colour)
        ):
            return "ROC-TAILOR-04"
    return "ROC-MIX-10"


def _refuse_rent(state: Rococo, action: int) -> str:
    garment, made = int(state.stack.get(1)), int(state.stack.get(2))
    if action == act.SELL:
        return "ROC-FEST-01" if _is_festive(state, garment) else "ROC-EXCL-01"
    if action == act.RENT:
        return "ROC-TAILOR-14" if not suitable_space(state, rank_of(made)) else "ROC-EMP-JJ-6"
    return "ROC-TAILOR-09"


def _refuse_jewel(state: Rococo, p: int, action: int) -> str:
    if not act.JEWEL <= action < act.DEPUTE_CARD:
        return "ROC-JB-01"
    if not has_jeweller(state, p):
        return "ROC-JB-02"
    jewel = int(state.jewel_display[action - int(act.JEWEL)])
    if jewel < 0:
        return "ROC-JB-08"
    colour = int(state.parts.garment_colour[state.stack.get(1)])
    return "ROC-JB-03" if c.is_lady(jewel) != c.is_lady(colour) else "ROC-JB-04"


def _refuse_place(state: Rococo, action: int) -> str:
    if not act.PLACE <= action < act.JEWEL:
        return "ROC-TAILOR-11"
    space = int(space_of(state, action))
    if space < 0:
        return "ROC-TAILOR-11"
    return "ROC-TAILOR-13" if state.guest_garment[space] >= 0 else "ROC-TAILOR-12"
