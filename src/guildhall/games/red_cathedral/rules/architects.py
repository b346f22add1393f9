"""The Architects: icons of unused sections, and rewards before completion (RC-GUILD-ARCHITECTS)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit, listed
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    OP_DRAW_SECTION,
    OP_REWARD,
    RESOURCE_NAMES,
    RP,
    RUBLE,
    SECTION_NAMES,
    SECTIONS,
)
from guildhall.games.red_cathedral.rules.building import unfinished
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.effects import Bundle, Operation, means
from guildhall.games.red_cathedral.rules.goods import in_supply, room, take
from guildhall.games.red_cathedral.rules.packed import changed
from guildhall.games.red_cathedral.rules.tell import section_name, tell
from guildhall.games.red_cathedral.rules.verbs import ICON, REWARD, STOP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NO_SECTION: Final[i64] = rule("RC-EFF-12", "section")
A_RUBLE: Final[i64] = BASIC
"""The icon after those of the materials."""


@final
class DrawSections(Operation):
    """`draw_section`: one or two unused sections are turned up (RC-GUILD-ARCHITECTS-02 to -04)."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        return state.section_deck != 0 or state.section_discard != 0

    def add_to(self, state: RedCathedral, seat: i64, step: i64, source: i64, cost: Bundle, gain: Bundle) -> None:
        """Cards that are turned up."""
        gain["unseen"] = 2 if state.parts.code[step + 3] > 0 else 1

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        larger = state.parts.code[step + 2]
        smaller = state.parts.code[step + 3]
        state.drawn = changed(state.drawn, 0, draw_section(state))
        second: i64 = -1
        if smaller > 0:
            second = draw_section(state)
        state.drawn = changed(state.drawn, 1, second)
        state.stack.push(TAKE_ICONS.kind, larger * 16 + smaller)
        if state.events is not None:
            cards = [state.parts.card_names[state.drawn[i]] for i in range(2) if state.drawn[i] >= 0]
            tell(state, "draw-sections", seat, {"cards": cards})


def draw_section(state: RedCathedral) -> i64:
    """Any card of the deck with the same chance; the discard pile makes it again; -1 if there is none."""
    if state.section_deck == 0:
        state.section_deck = state.section_discard
        state.section_discard = 0
    many: i64 = 0
    for card in range(SECTIONS):
        many += state.section_deck >> card & 1
    if many == 0:
        return -1
    skip = state.rng.below(many)
    for card in range(SECTIONS):
        if state.section_deck >> card & 1:
            if skip == 0:
                state.section_deck &= ~bit(card)
                return card
            skip -= 1
    return -1


def icon_kind(icon: i64) -> i64:
    """The resource that an icon shows."""
    return RUBLE if icon == A_RUBLE else icon


@final
class TakeIcons(Choice):
    """Icons as printed on the drawn sections, within the amounts of the two cards (RC-GUILD-ARCHITECTS-03, -04).

    By option the smaller amount may be of rubles. Frame: larger x 16 + smaller amount, taken from the first x 16 + from
    the second card, icons taken of each (5 bits a kind).
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        out = Moves()
        self.moves(state, seat, out)
        return out.listed()

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        before = out.count
        for which in range(i64(2)):
            for icon in range(BASIC + 1):
                if self.is_open(state, seat, which, icon):
                    out.add(ICON.at(which, icon))
        if out.count == before:
            out.add(STOP.first)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if ICON.has(action):
            return LEGAL if self.is_open(state, seat, ICON.a(action), ICON.b(action)) else self.otherwise
        return LEGAL if STOP.has(action) and self.candidates(state, seat) == STOP.all() else self.no_answer(action)

    def is_open(self, state: RedCathedral, seat: i64, which: i64, icon: i64) -> bool:
        """Whether one more icon can be taken from a card."""
        card = state.drawn[which]
        if card < 0 or not self.within(state, which, icon):
            return False
        taken = self.taken(state, which, icon)
        if icon == A_RUBLE:
            return state.rules.ruble_icons and state.parts.card_rubles[card] > taken
        left = state.parts.card_cost[card * BASIC + icon] - taken
        return left > 0 and in_supply(state, icon) > 0 and room(state, seat) > 0

    def taken(self, state: RedCathedral, which: i64, icon: i64) -> i64:
        return state.stack.get(3 + which) >> (5 * icon) & 31

    def within(self, state: RedCathedral, which: i64, icon: i64) -> bool:
        """Whether one more from a card keeps to the larger amount, all materials, for one card and the smaller for the
        other."""
        larger = state.stack.get(1) >> 4
        smaller = state.stack.get(1) & 15
        taken = state.stack.get(2)
        mine = (taken >> 4 if which == 0 else taken & 15) + 1
        other = taken & 15 if which == 0 else taken >> 4
        rubles = icon == A_RUBLE or self.taken(state, which, A_RUBLE) > 0
        if mine <= larger and other <= smaller and not rubles:
            return True
        return mine <= smaller and other <= larger and self.taken(state, 1 - which, A_RUBLE) == 0

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        stack = state.stack
        if STOP.has(action):
            stack.pop()
            for which in range(i64(2)):  # RC-GUILD-ARCHITECTS-02
                if state.drawn[which] >= 0:
                    state.section_discard |= bit(state.drawn[which])
                    state.drawn = changed(state.drawn, which, -1)
            return
        which = ICON.a(action)
        icon = ICON.b(action)
        stack.set(2, stack.get(2) + (16 if which == 0 else 1))
        stack.set(3 + which, stack.get(3 + which) + bit(5 * icon))
        take(state, seat, icon_kind(icon), 1)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if STOP.has(action):
            return shown(state, action)
        card = f"card:{state.parts.card_names[state.drawn[ICON.a(action)]]}"
        word = RESOURCE_NAMES[icon_kind(ICON.b(action))]
        return shown(state, action, card, f"resource:{word}", gain={word: 1})


@final
class RewardEarly(Operation):
    """`reward`: the rubles or half the RP of an own unfinished section."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        return unfinished(state, seat) != 0

    def why_not(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> i64:
        return LEGAL if self.possible(state, seat, step, source) else NO_SECTION

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        state.stack.push(REWARDED_SECTION.kind, state.parts.code[step + 1])


@final
class RewardedSection(Choice):
    """An own unfinished section gives its rubles or half its RP now, and at completion again (RC-GUILD-ARCHITECTS-05).

    Frame: 0 its rubles, 1 half its RP.
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        mine = unfinished(state, seat)
        return [int(REWARD.at(slot)) for slot in listed(state.slots) if mine >> slot & 1]

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if REWARD.has(action) and unfinished(state, seat) >> REWARD.a(action) & 1:
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        slot = REWARD.a(action)
        half = state.stack.get(1)
        amount = self.amount(state, slot)
        state.stack.pop()
        if state.events is not None:
            tell(state, "reward", seat, {"section": section_name(slot)})
        take(state, seat, RP if half else RUBLE, amount)

    def amount(self, state: RedCathedral, slot: i64) -> i64:
        card = state.card[slot]
        return state.parts.card_rp[card] // 2 if state.stack.get(1) else state.parts.card_rubles[card]

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks({}, "section-rp" if state.stack.get(1) else "section-rubles")

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        slot = REWARD.a(action)
        gain = {"rp" if state.stack.get(1) else "ruble": int(self.amount(state, slot))}
        return shown(state, action, f"section:{SECTION_NAMES[slot]}", gain=gain)


TAKE_ICONS: Final = TakeIcons("icons", "RC-GUILD-ARCHITECTS-03")
REWARDED_SECTION: Final = RewardedSection("section", "RC-GUILD-ARCHITECTS-05")
means(OP_DRAW_SECTION, DrawSections())
means(OP_REWARD, RewardEarly())
