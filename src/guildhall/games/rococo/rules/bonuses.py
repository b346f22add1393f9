"""The one interpreter of effects: what a bonus offers, and what using it does (ROC-BON, ROC-EMP).

A BONUS frame holds the row of an effect, of an employee or of a garment. Whatever it is, it may be declined.
"""

# guildhall: compiled
# ruff: noqa: SIM109, SIM110 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import (
    AMOUNT,
    BUY_PRESTIGE,
    CLAIM_FAVOR,
    COLOUR_PRESTIGE,
    COLOURS,
    COPY_BONUS,
    COST,
    CROWN,
    DELEGATE_ANY,
    DISCARD_SILK,
    EXTRA_ACQUIRE,
    EXTRA_FUND,
    EXTRA_TAILOR,
    GAIN_LIVRES,
    GARMENT_ROWS,
    HALLS,
    JEWEL_SPACES,
    KEY,
    KINDS,
    LACE_OR_YARN,
    LIVRES_LESS,
    NO_EFFECT,
    PER,
    RANDOM_RESOURCE,
    TAKE_JEWEL,
    TAKE_RESOURCE,
    TILES,
    USE_OWN_BONUS,
    effect,
)
from guildhall.games.rococo.rules.acquiring import (
    acquire_moves,
    can_acquire,
    discard_kept,
    drawable,
    gain_random_tile,
    take_from_drawer,
)
from guildhall.games.rococo.rules.bonus_values import asks_for_hall, livres_of, prestige_of
from guildhall.games.rococo.rules.counting import (
    earn,
    has_jeweller,
    pile,
    pile_becomes_supply,
    put_on_pile,
    score,
    top_of_pile,
)
from guildhall.games.rococo.rules.frames import BONUS, happened, made_by
from guildhall.games.rococo.rules.funding import can_fund, fund, fund_moves, fund_price
from guildhall.games.rococo.rules.hiring import claim_favor, deputable, depute_by_bonus, depute_moves
from guildhall.games.rococo.rules.jewelry import take_jewel
from guildhall.games.rococo.rules.tailoring import can_tailor, gain_markers, tailor, tailor_moves
from guildhall.games.rococo.rules.verbs import (
    ACQUIRE,
    CALL,
    COPY,
    DECLINE,
    DEPUTE_CARD,
    DISCARD,
    DONE,
    FUND,
    HALL,
    JEWEL,
    LACE,
    TAILOR,
    USE,
    YARN,
)
from guildhall.games.rococo.rules.verbs import BUY_PRESTIGE as BUY

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def made_with(s: Rococo, row: i64) -> i64:
    """An extra Tailor counts as done by the rank of the card whose bonus it is (ROC-BON-08)."""
    return made_by(s.parts.rank[row], row)


def callable_cards(s: Rococo, p: i64) -> i64:
    """What JJ-1 can move: the supply or, if that is empty, the discard that becomes it (ROC-MIX-19)."""
    cards = s.supply[p] & ~s.leaving
    return cards if cards else pile(s, p) & ~s.leaving


def copyable(s: Rococo, p: i64, other: i64) -> i64:
    """The top card of another's discard if its bonus can be used now, or -1 (ROC-MIX-21)."""
    if other == p or other == s.her or other >= s.participants:
        return -1
    top = top_of_pile(s, other)
    if top < 0 or effect(s.parts, top, KEY) == COPY_BONUS:
        return -1
    return top if usable(s, p, top, 0) else -1


def usable(s: Rococo, p: i64, row: i64, progress: i64) -> bool:
    """Whether a bonus can do anything now (ROC-DEC-15)."""
    parts = s.parts
    key = effect(parts, row, KEY)
    if key == NO_EFFECT or effect(parts, row, CROWN):
        return False
    if key == LACE_OR_YARN:
        return s.livres[p] >= effect(parts, row, COST)
    if key == RANDOM_RESOURCE:
        return s.livres[p] >= effect(parts, row, COST) and drawable(s)
    if key == EXTRA_ACQUIRE:
        return can_acquire(s, p, False)
    if key == EXTRA_TAILOR:
        return can_tailor(s, p, made_with(s, row))
    if key == EXTRA_FUND:
        return can_fund(s, p, effect(parts, row, LIVRES_LESS))
    if key == DELEGATE_ANY:
        return deputable(s, p) != 0
    if key == BUY_PRESTIGE:
        return s.livres[p] >= effect(parts, row, COST)
    if key == DISCARD_SILK:
        return s.kept[p] != 0 or progress != 0
    if key == USE_OWN_BONUS:
        return callable_cards(s, p) != 0
    if key == COPY_BONUS:
        for other in range(s.participants):
            if copyable(s, p, other) >= 0:
                return True
        return False
    if key == TAKE_RESOURCE:
        return can_acquire(s, p, True)
    if key == TAKE_JEWEL:
        return s.jewelry and has_jeweller(s, p) and any_jewel(s)
    if asks_for_hall(s, row):
        for hall in range(HALLS):
            if livres_of(s, p, row, hall) + prestige_of(s, p, row, hall, 0) > 0:
                return True
        return False
    return livres_of(s, p, row, 0) + prestige_of(s, p, row, 0, 0) > 0


def any_jewel(s: Rococo) -> bool:
    for space in range(JEWEL_SPACES):
        if s.jewel_display[space] >= 0:
            return True
    return False


def bonus_moves(s: Rococo, p: i64, out: Moves) -> None:
    """What the bonus on top of the stack offers."""
    row = s.stack.get(1)
    progress = s.stack.get(2)
    parts = s.parts
    key = effect(parts, row, KEY)
    out.add(DONE if progress else DECLINE)
    if key == LACE_OR_YARN:
        out.add(LACE)
        out.add(YARN)
    elif key == EXTRA_ACQUIRE:
        acquire_moves(s, p, False, out)
    elif key == TAKE_RESOURCE:
        acquire_moves(s, p, True, out)
    elif key == EXTRA_TAILOR:
        tailor_moves(s, p, made_with(s, row), out)
    elif key == EXTRA_FUND:
        fund_moves(s, p, effect(parts, row, LIVRES_LESS), out)
    elif key == DELEGATE_ANY:
        depute_moves(s, p, out)
    elif key == BUY_PRESTIGE:
        if s.livres[p] >= effect(parts, row, COST):
            out.add(BUY)
    elif key == DISCARD_SILK:
        for tile in range(TILES):
            if s.kept[p] >> tile & 1:
                out.add(DISCARD + tile)
    elif key == USE_OWN_BONUS:
        cards = callable_cards(s, p)
        for kind in range(KINDS):
            if cards >> kind & 1:
                out.add(CALL + kind)
    elif key == COPY_BONUS:
        for other in range(s.participants):
            if copyable(s, p, other) >= 0:
                out.add(COPY + other)
    elif key == TAKE_JEWEL:
        for space in range(JEWEL_SPACES):
            if s.jewel_display[space] >= 0:
                out.add(JEWEL + space)
    elif asks_for_hall(s, row):
        for hall in range(HALLS):
            out.add(HALL + hall)
    else:
        out.add(USE)


def use_bonus(s: Rococo, p: i64, action: i64) -> None:
    """Carry out what was chosen of the bonus on top of the stack."""
    row = s.stack.get(1)
    progress = s.stack.get(2)
    parts = s.parts
    key = effect(parts, row, KEY)
    if key == BUY_PRESTIGE and action == BUY:
        s.livres[p] -= effect(parts, row, COST)
        score(s, p, 1)
        s.stack.set(2, progress + 1)
        return
    if key == DISCARD_SILK and action >= DISCARD and action < CALL:
        discard_for_prestige(s, p, action - DISCARD)
        return
    s.stack.pop()
    if action == DECLINE or action == DONE:
        if key == DISCARD_SILK:
            score(s, p, silk_prestige(s, row, progress))
    elif action == LACE or action == YARN:
        s.livres[p] -= effect(parts, row, COST)
        gain_markers(s, p, 1 if action == LACE else 0, 1 if action == YARN else 0)
    elif ACQUIRE <= action < TAILOR:
        take_from_drawer(s, p, action - ACQUIRE, key == TAKE_RESOURCE, -1 if key == TAKE_RESOURCE else parts.rank[row])
    elif TAILOR <= action < TAILOR + 7:
        tailor(s, action - TAILOR, made_with(s, row))
    elif FUND <= action < FUND + 27:
        space = action - FUND
        fund(s, p, space, fund_price(s, space, effect(parts, row, LIVRES_LESS)), parts.rank[row])
    elif DEPUTE_CARD <= action < BUY:
        depute_by_bonus(s, p, action - DEPUTE_CARD, row)
    elif CALL <= action < COPY:
        call_card(s, p, action - CALL)
    elif COPY <= action < HALL:
        copy_bonus(s, p, action - COPY)
    elif HALL <= action < HALL + HALLS:
        earn(s, p, livres_of(s, p, row, action - HALL))
        score(s, p, prestige_of(s, p, row, action - HALL, 0))
    elif JEWEL <= action < DEPUTE_CARD:
        if take_jewel(s, p, action - JEWEL, 0) == parts.garment_colour[row - GARMENT_ROWS]:
            gain_random_tile(s, p)
    elif key == RANDOM_RESOURCE:
        s.livres[p] -= effect(parts, row, COST)
        gain_random_tile(s, p)
    else:
        earn(s, p, livres_of(s, p, row, 0))
        score(s, p, prestige_of(s, p, row, 0, 0))


def discard_for_prestige(s: Rococo, p: i64, tile: i64) -> None:
    s.stack.set(2, s.stack.get(2) | bit(tile))
    discard_kept(s, p, tile)
    if s.events is not None:
        s.events.append(happened("discard", p, s.her, {"tile": s.parts.tile_ids[tile]}))
    if s.kept[p] == 0:
        use_bonus(s, p, DONE)


def silk_prestige(s: Rococo, row: i64, tiles: i64) -> i64:
    """All rolls of the discarded tiles together, rounded once (ROC-EMP-V-d)."""
    prestige: i64 = 0
    common: i64 = 0
    for tile in range(TILES):
        if tiles >> tile & 1:
            for colour in range(COLOURS):
                rolls = s.parts.tile_silk[tile * COLOURS + colour]
                worth = effect(s.parts, row, COLOUR_PRESTIGE + colour)
                if worth:
                    prestige += worth * rolls
                else:
                    common += rolls
    return prestige + common // effect(s.parts, row, PER)


def call_card(s: Rococo, p: i64, kind: i64) -> None:
    """The card lies on the discard before its bonus is used (ROC-MIX-20)."""
    if s.supply[p] & ~s.leaving == 0:
        pile_becomes_supply(s, p)
        s.open_supply[p] |= s.supply[p]
    s.supply[p] &= ~bit(kind)
    s.open_supply[p] &= ~bit(kind)
    put_on_pile(s, p, kind)
    if s.events is not None:
        s.events.append(happened("call", p, s.her, {"card": s.parts.kind_ids[kind]}))
    s.stack.push(BONUS, kind, 0)


def copy_bonus(s: Rococo, p: i64, other: i64) -> None:
    """The bonus of another's top card, with one's own things (ROC-MIX-22)."""
    kind = top_of_pile(s, other)
    if s.events is not None:
        s.events.append(happened("copy", p, s.her, {"card": s.parts.kind_ids[kind], "other": int(other)}))
    s.stack.push(BONUS, kind, 0)


def placed(s: Rococo, p: i64, garment: i64) -> None:
    """The effect of an exclusive garment: some come by themselves, the others are offered (ROC-EXCL-11)."""
    row = GARMENT_ROWS + garment
    key = effect(s.parts, row, KEY)
    if key == CLAIM_FAVOR:
        if s.favor < 0:
            claim_favor(s, p, 0)
        earn(s, p, effect(s.parts, row, AMOUNT))
    elif key == GAIN_LIVRES:
        earn(s, p, effect(s.parts, row, AMOUNT))
    else:
        s.stack.push(BONUS, row, 0)
