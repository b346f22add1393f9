"""Ornamentations: door, arch, cross on finished sections, with up to two jewels (RC-DECO)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit, numbers
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    DIAMOND,
    GOLD,
    GREEN,
    JEWELERS,
    LUMBER,
    OP_DISCARD,
    PIECE_NAMES,
    PIECES,
    RESOURCE_NAMES,
    SECTION_NAMES,
    STONE,
)
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.effects import Operation, means
from guildhall.games.red_cathedral.rules.goods import give
from guildhall.games.red_cathedral.rules.offers import keep, offered
from guildhall.games.red_cathedral.rules.packed import amount, changed
from guildhall.games.red_cathedral.rules.tell import section_name, tell
from guildhall.games.red_cathedral.rules.track import gain_pp
from guildhall.games.red_cathedral.rules.verbs import DECORATE, DECORATE_DIAMOND, DISCARD, JEWEL, STOP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NOT_THERE: Final[i64] = rule("RC-DECO-01")
WRONG_PIECE: Final[i64] = rule("RC-DECO-02")
NO_MATERIAL: Final[vec[i64]] = numbers([int(rule("RC-DECO-03", kind)) for kind in RESOURCE_NAMES[: DIAMOND + 1]])
"""By kind: there is none of it in the Inventory."""
NO_PIECES: Final[i64] = rule("RC-DECO-06")
NO_MORE_JEWELS: Final[i64] = rule("RC-DECO-08")
MOST_JEWELS: Final[i64] = 2


def piece_material(kind: i64) -> i64:
    """Door, arch, cross: lumber, stone, gold (RC-DECO-03)."""
    if kind == 0:
        return LUMBER
    return STONE if kind == 1 else GOLD


def piece_of(state: RedCathedral, slot: i64) -> i64:
    """The ornamentation that goes on a section: that of its type."""
    return state.parts.card_type[state.card[slot]]


def ornament_of(state: RedCathedral, slot: i64) -> i64:
    """Whose ornamentation a section has; -1 if none."""
    for side in range(state.sides):
        if state.ornaments[side] >> slot & 1:
            return side
    return -1


def slot_of(action: i64) -> i64:
    return DECORATE.a(action) if DECORATE.has(action) else DECORATE_DIAMOND.a(action)


def decorate_moves(state: RedCathedral, seat: i64, slot: i64, held: i64, out: Moves) -> None:
    """On a finished section without one; `held` are the kinds of materials at hand (`packed.kinds_in`)."""
    piece = piece_of(state, slot)
    if state.pieces[seat * PIECES + piece] > 0:
        if amount(held, piece_material(piece)):
            out.add(DECORATE.first + slot)
        if amount(held, DIAMOND):
            out.add(DECORATE_DIAMOND.first + slot)


def can_decorate(state: RedCathedral, seat: i64, slot: i64, held: i64) -> bool:
    """Whether an ornamentation could be begun on a finished section without one."""
    piece = piece_of(state, slot)
    if state.pieces[seat * PIECES + piece] == 0:
        return False
    return amount(held, piece_material(piece)) > 0 or amount(held, DIAMOND) > 0


def why_not_decorate(state: RedCathedral, seat: i64, action: i64) -> i64:
    slot = slot_of(action)
    if state.done >> slot & 1 == 0 or ornament_of(state, slot) >= 0:
        return NOT_THERE
    piece = piece_of(state, slot)
    at = seat * PIECES
    if state.pieces[at + piece] == 0:
        others = state.pieces[at] + state.pieces[at + 1] + state.pieces[at + 2]
        return WRONG_PIECE if others > 0 else NO_PIECES
    material = piece_material(piece) if DECORATE.has(action) else DIAMOND
    return LEGAL if amount(state.inventory[seat], material) > 0 else short(NO_MATERIAL[material], 1, 0)


def decorate(state: RedCathedral, seat: i64, action: i64) -> None:
    """The ornamentation with its first material; jewels may follow in one go (RC-DECO-01 to -07)."""
    slot = slot_of(action)
    piece = piece_of(state, slot)
    state.idle = -1
    give(state, seat, piece_material(piece) if DECORATE.has(action) else DIAMOND, 1)
    state.pieces = changed(state.pieces, seat * PIECES + piece, state.pieces[seat * PIECES + piece] - 1)
    state.ornaments = changed(state.ornaments, seat, state.ornaments[seat] | bit(slot))
    state.stack.push(SET_JEWELS.kind, slot, 0, 0)


def show_decorate(state: RedCathedral, action: i64) -> Shown:
    slot = slot_of(action)
    kind = piece_material(piece_of(state, slot)) if DECORATE.has(action) else DIAMOND
    known = offered(state, action, kind)
    if known is not None:
        return known
    shows = shown(state, action, f"section:{SECTION_NAMES[slot]}", cost={RESOURCE_NAMES[kind]: 1})
    return keep(state, action, kind, shows)


def jewel_prestige(code: i64) -> i64:
    """No jewel, green, purple, two green, two purple, one of each (RC-DECO-05)."""
    if code == 0:
        return 0
    if code < 3:
        return 1
    return 2 if code < 5 else 3


@final
class SetJewels(Choice):
    """Up to two jewels for a new ornamentation, within the deliveries left in the frame below (RC-DECO-03, -08).

    Frame: slot, how many so far, kinds as bits 1 green, 2 purple.
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [*(JEWEL.all() if state.guild == JEWELERS else JEWEL.all()[:2]), *STOP.all()]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        if self.room(state):
            for choice in range(i64(4)):
                if amount(state.inventory[seat], self.material(choice)) > 0:
                    out.add(JEWEL.first + choice)
        out.add(STOP.first)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if action == STOP.first:
            return LEGAL
        if not JEWEL.has(action):
            return self.no_answer(action)
        if not self.room(state):
            return NO_MORE_JEWELS
        material = self.material(JEWEL.a(action))
        return LEGAL if amount(state.inventory[seat], material) > 0 else short(NO_MATERIAL[material], 1, 0)

    def room(self, state: RedCathedral) -> bool:
        return state.stack.get(2) < MOST_JEWELS and state.stack.get_at(1, 1) > 0

    def material(self, choice: i64) -> i64:
        """Green, purple, a diamond as green, a diamond as purple."""
        return DIAMOND if choice >= 2 else GREEN + choice

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        if action == STOP.first:
            if state.events is not None:
                self.tell_declined(state, seat)
            finish_ornament(state, seat)
            return
        stack = state.stack
        choice = JEWEL.a(action)
        slot = stack.get(1)
        count = stack.get(2) + 1
        colours = stack.get(3)
        give(state, seat, self.material(choice), 1)
        colour = choice & 1
        same = colours == colour + 1
        stack.set(2, count)
        stack.set(3, colours | (colour + 1))
        jewels = 1 + colour
        if count > 1:
            jewels = 3 + colour if same else i64(5)
        state.jewels = changed(state.jewels, slot, jewels)
        stack.set_at(1, 1, stack.get_at(1, 1) - 1)
        stack.set_at(1, 2, stack.get_at(1, 2) + 1)

    def tell_declined(self, state: RedCathedral, seat: i64) -> None:
        """Only if a jewel could be set: otherwise nobody was asked."""
        out = Moves()
        self.moves(state, seat, out)
        if out.count > 1:
            tell(state, "decline-jewel", seat, {"count": int(state.stack.get(2))})

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks({"section": section_name(state.stack.get(1))})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if JEWEL.has(action):
            cost = {RESOURCE_NAMES[self.material(JEWEL.a(action))]: 1}
            return shown(state, action, cost=cost)
        return shown(state, action, gain={"pp": int(jewel_prestige(state.jewels[state.stack.get(1)]))})


def finish_ornament(state: RedCathedral, seat: i64) -> None:
    slot = state.stack.get(1)
    state.stack.pop()
    points = jewel_prestige(state.jewels[slot])
    gain_pp(state, seat, points)
    if state.events is not None:
        piece = PIECE_NAMES[piece_of(state, slot)]
        tell(state, "decorate", seat, {"piece": piece, "section": section_name(slot), "pp": int(points)})


@final
class Discard(Operation):
    """`discard 1 ornament`: it leaves the game (RC-SPEC-15)."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        at = seat * PIECES
        return state.pieces[at] + state.pieces[at + 1] + state.pieces[at + 2] >= state.parts.code[step + 1]

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        state.stack.push(REMOVE_ORNAMENT.kind, state.parts.code[step + 1])


@final
class RemoveOrnament(Choice):
    """Which unbuilt ornamentation leaves the game. Frame: how many more."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return DISCARD.all()

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if DISCARD.has(action) and state.pieces[seat * PIECES + DISCARD.a(action)] > 0:
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        self.one_done(state)
        kind = DISCARD.a(action)
        at = seat * PIECES + kind
        state.pieces = changed(state.pieces, at, state.pieces[at] - 1)
        state.removed = changed(state.removed, at, state.removed[at] + 1)
        if state.events is not None:
            tell(state, "discard", seat, {"piece": PIECE_NAMES[kind]})

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks_how_many(state)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return shown(state, action, f"piece:{PIECE_NAMES[DISCARD.a(action)]}")


SET_JEWELS: Final = SetJewels("jewels", "RC-DECO-03")
REMOVE_ORNAMENT: Final = RemoveOrnament("ornament", "RC-SPEC-15")
means(OP_DISCARD, Discard())
