"""The Queen's favor, hiring and deputing: how cards come to a staff and leave it (ROC-FAVOR, ROC-HIRE, ROC-DEPUTE)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import HIRE_ROW, KINDS, PAY, PAY_TABLE, USE_BONUS, effect, size_of
from guildhall.games.rococo.rules.counting import earn, staff, staff_size, take_from_pile
from guildhall.games.rococo.rules.frames import BONUS, END_TURN, REMOVE, TURN_BONUS, happened
from guildhall.games.rococo.rules.jewelry import can_hire_special
from guildhall.games.rococo.rules.verbs import DEPUTE_CARD, HIRE, HIRE_SPECIAL

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def claim_favor(s: Rococo, p: i64, livres: i64) -> None:
    s.favor = p
    if s.events is not None:
        s.events.append(happened("favor", p, s.her, {}))
    earn(s, p, livres)


# -- hire ----------------------------------------------------------------------------------------------------------


def cards_in_row(s: Rococo) -> i64:
    count: i64 = 0
    for space in range(HIRE_ROW):
        if s.row[space] >= 0:
            count += 1
    return count


def hire_price(s: Rococo) -> i64:
    """By the cards in the row before taking (ROC-HIRE-02)."""
    return s.board.hire_price[cards_in_row(s)]


def hire_moves(s: Rococo, p: i64, out: Moves) -> None:
    if s.livres[p] >= hire_price(s):
        for space in range(HIRE_ROW):
            if s.row[space] >= 0:
                out.add(HIRE + space)
    if s.jewelry and can_hire_special(s, p):
        out.add(HIRE_SPECIAL)


def hire(s: Rococo, p: i64, space: i64) -> None:
    price = hire_price(s)
    kind = s.row[space]
    s.row[space] = -1
    s.livres[p] -= price
    s.hand[p] |= bit(kind)
    s.open_hand[p] |= bit(kind)
    if s.events is not None:
        s.events.append(happened("hire", p, s.her, {"card": s.parts.kind_ids[kind], "price": int(price)}))


def hire_special(s: Rococo, p: i64) -> None:
    """The own specialised Apprentice, free (ROC-SPEC-01, -02)."""
    kind = s.special[p]
    s.special_hired[p] = 1
    s.hand[p] |= bit(kind)
    s.open_hand[p] |= bit(kind)
    if s.events is not None:
        s.events.append(happened("hire", p, s.her, {"card": s.parts.kind_ids[kind], "price": 0}))


# -- depute --------------------------------------------------------------------------------------------------------


def may_depute(s: Rococo, p: i64) -> bool:
    """Four must remain, and those already leaving do not count (ROC-DEPUTE-05, -06)."""
    return staff_size(s, p) - size_of(s.leaving) > s.board.minimum_staff


def deputable(s: Rococo, p: i64) -> i64:
    """The cards that a bonus may depute: any of the staff that is not already leaving (ROC-MIX-03)."""
    return staff(s, p) & ~s.leaving if may_depute(s, p) else 0


def depute_moves(s: Rococo, p: i64, out: Moves) -> None:
    cards = deputable(s, p)
    for kind in range(KINDS):
        if cards >> kind & 1:
            out.add(DEPUTE_CARD + kind)


def depute_played(s: Rococo, p: i64) -> None:
    """The main action: livres, a last bonus, then the card is removed (ROC-DEPUTE-02, -03)."""
    s.leaving |= bit(s.played)
    livres = s.parts.depute[s.played]
    if s.events is not None:
        s.events.append(happened("depute", p, s.her, {"card": s.parts.kind_ids[s.played]}))
    earn(s, p, livres)
    s.stack.push(END_TURN)
    s.stack.push(REMOVE, s.played)
    s.stack.push(TURN_BONUS)


def depute_by_bonus(s: Rococo, p: i64, kind: i64, row: i64) -> None:
    """Any card of the staff, for what the bonus pays; everybody sees it (ROC-MIX-16)."""
    parts = s.parts
    pay = effect(parts, row, PAY)
    livres: i64 = 0
    if pay == 1:
        livres = parts.depute[kind]
    elif pay == 2:
        livres = effect(parts, row, PAY_TABLE + parts.rank[kind])
    s.leaving |= bit(kind)
    show(s, p, kind)
    if s.events is not None:
        s.events.append(happened("depute", p, s.her, {"card": parts.kind_ids[kind]}))
    earn(s, p, livres)
    s.stack.push(REMOVE, kind)
    if effect(parts, row, USE_BONUS):
        s.stack.push(BONUS, kind, 0)


def show(s: Rococo, p: i64, kind: i64) -> None:
    """A card of supply or hand becomes known to all."""
    if s.hand[p] >> kind & 1:
        s.open_hand[p] |= bit(kind)
        s.secret[p] &= ~bit(kind)
    elif s.supply[p] >> kind & 1:
        s.open_supply[p] |= bit(kind)


def remove_card(s: Rococo, p: i64, kind: i64) -> None:
    """A leaving card leaves staff and game (ROC-CONV-07)."""
    card = bit(kind)
    s.leaving &= ~card
    s.removed[p] |= card
    if s.played == kind:
        s.played = -1
    elif s.supply[p] & card:
        s.supply[p] &= ~card
        s.open_supply[p] &= ~card
    elif s.hand[p] & card:
        s.hand[p] &= ~card
        s.open_hand[p] &= ~card
    else:
        take_from_pile(s, p, kind)
