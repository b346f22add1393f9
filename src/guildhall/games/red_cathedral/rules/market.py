"""The market: the three market actions, the re-roll; and effects that grant such actions (RC-MKT)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BLACK,
    DIE_NAMES,
    FROM_TOKEN,
    OP_MARKET,
    SPACES,
    WHITE,
    WHITE_A,
    WHITE_B,
)
from guildhall.games.red_cathedral.rules.choice import Choice, is_free
from guildhall.games.red_cathedral.rules.dice import dice_at, landing, put_die, roll_place
from guildhall.games.red_cathedral.rules.effects import Operation, means, possible, show_effect, start_effect
from guildhall.games.red_cathedral.rules.free import act_freely, free_candidates, free_moves, show_free, why_not_free
from guildhall.games.red_cathedral.rules.influence import (
    SPENT,
    card_named,
    influence_open,
    show_influence,
    use_influence,
    why_not_influence,
)
from guildhall.games.red_cathedral.rules.moving import die_moved, extra_spaces
from guildhall.games.red_cathedral.rules.obtaining import gain_tile, tile_gives
from guildhall.games.red_cathedral.rules.packed import changed
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.verbs import ACTIVATE, FINISH, INFLUENCE, OBTAIN, SPECIALIST, STOP
from guildhall.games.red_cathedral.rules.workshop import activate, bench, show_activate, tile_open, why_not_activate

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

USED: Final[i64] = rule("RC-MKT-10")
OTHER_QUADRANT: Final[i64] = rule("RC-MKT-13")
SPENT_HERE: Final[i64] = rule("RC-MKT-14")
ONE_CARD: Final[i64] = rule("RC-MKT-18")
OTHER_COLOUR: Final[i64] = rule("RC-MKT-19")
ONE_WHITE: Final[i64] = rule("RC-MKT-20")
NO_SPECIALIST: Final[i64] = rule("RC-SPEC-01")
SPECIALIST_IN_VAIN: Final[i64] = rule("RC-SPEC-03")
NO_INFLUENCE: Final[i64] = rule("RC-GUILD-SHOPKEEPERS-06")
SAME_AGAIN: Final[i64] = rule("RC-GUILD-SHOPKEEPERS-04")
DIFFERENT: Final[i64] = rule("RC-GUILD-SHOPKEEPERS-05")

MOST_MARKET: Final[i64] = 5
"""Obtaining, two actions of a card, two white tiles."""

USED_OBTAIN: Final[i64] = 1
USED_INFLUENCE: Final[i64] = 2
USED_ACTIVATE: Final[i64] = 4
USED_ALL: Final[i64] = 7
LEFT_NAMES: Final = {1: "obtain", 2: "influence", 4: "activate"}
"""The same as the log names them."""


def go_to_market(state: RedCathedral, seat: i64, action: i64) -> None:
    """A die moves; extra spaces are paid before (RC-MKT-05)."""
    die = die_moved(action)
    extra = extra_spaces(action)
    state.rubles[seat] -= extra
    place = landing(state, die, extra)
    put_die(state, die, place)
    state.moved = die
    state.landed = place
    state.stack.push(MARKET_VISIT.kind, 0)
    if state.events is not None:
        tell(state, "move", seat, {"die": DIE_NAMES[die], "space": int(place) + 1, "extra": int(extra)})


# -- the three market actions --------------------


def market_candidates(state: RedCathedral) -> list[int]:
    here = INFLUENCE.at(state.landed >> 1 << 1)
    found = [int(OBTAIN.first), int(here), int(here) + 1, *ACTIVATE.all()]
    return [*found, int(SPECIALIST.first)] if state.rules.module else found


def market_moves(state: RedCathedral, seat: i64, used: i64, out: Moves) -> None:
    """The market actions not used yet for the moved die and its space (RC-MKT-10)."""
    die = state.moved
    if die < 0:
        return
    out.make_room(MOST_MARKET)
    items = out.items
    count = out.count
    if used & USED_OBTAIN == 0:
        items[count] = OBTAIN.first
        count += 1
    if used & USED_INFLUENCE == 0:
        quadrant = state.landed >> 1
        for choice in range(quadrant * 2, quadrant * 2 + 2):
            if influence_open(state, seat, choice):
                items[count] = INFLUENCE.first + choice
                count += 1
    if used & USED_ACTIVATE == 0:
        if die == BLACK:  # RC-MKT-22
            if state.specialist[seat] >= 0 and specialist_open(state, seat):
                items[count] = SPECIALIST.first
                count += 1
        else:
            for space in range(first_space(die), last_space(die) + 1):
                if tile_open(state, seat, seat * SPACES + space):
                    items[count] = ACTIVATE.first + space
                    count += 1
    out.count = count


def first_space(die: i64) -> i64:
    """The workshop space of a die; the white one has two (RC-MKT-20)."""
    return WHITE_A if die == WHITE else die - 1


def last_space(die: i64) -> i64:
    return WHITE_B if die == WHITE else die - 1


def specialist_open(state: RedCathedral, seat: i64) -> bool:
    return possible(state, seat, state.parts.token_effect[state.specialist[seat]], FROM_TOKEN)


def why_not_use(state: RedCathedral, seat: i64, action: i64, spent: i64) -> i64:
    """Whether a market action could be done with the moved die, were it not used yet."""
    if INFLUENCE.has(action):
        choice = INFLUENCE.a(action)
        return OTHER_QUADRANT if choice >> 1 != state.landed >> 1 else why_not_influence(state, seat, choice, spent)
    if ACTIVATE.has(action):
        space = ACTIVATE.a(action)
        own = state.moved != BLACK and first_space(state.moved) <= space <= last_space(state.moved)
        return why_not_activate(state, seat, space) if own else OTHER_COLOUR
    if SPECIALIST.has(action):
        if state.moved != BLACK or state.specialist[seat] < 0:
            return NO_SPECIALIST
        return LEGAL if specialist_open(state, seat) else SPECIALIST_IN_VAIN
    return LEGAL


def is_market_action(action: i64) -> bool:
    return OBTAIN.has(action) or INFLUENCE.has(action) or ACTIVATE.has(action) or SPECIALIST.has(action)


def which_of_three(action: i64) -> i64:
    if OBTAIN.has(action):
        return USED_OBTAIN
    return USED_INFLUENCE if INFLUENCE.has(action) else USED_ACTIVATE


def use_market(state: RedCathedral, seat: i64, action: i64) -> None:
    if OBTAIN.has(action):
        gain_tile(state, seat, state.landed, dice_at(state, state.landed))
    elif INFLUENCE.has(action):
        use_influence(state, seat, INFLUENCE.a(action))
    elif ACTIVATE.has(action):
        activate(state, seat, seat * SPACES + ACTIVATE.a(action))
    else:
        use_specialist(state, seat)


def use_specialist(state: RedCathedral, seat: i64) -> None:
    """The token is turned to its tool side (RC-SPEC-02)."""
    token = state.specialist[seat]
    state.specialist = changed(state.specialist, seat, -1)
    state.tools = changed(state.tools, seat, state.tools[seat] | bit(token))
    start_effect(state, state.parts.token_effect[token], FROM_TOKEN)
    if state.events is not None:
        tell(state, "specialist", seat, {"token": state.parts.token_names[token]})


def show_market(state: RedCathedral, seat: i64, action: i64) -> Shown:
    if OBTAIN.has(action):
        return shown(state, action, gain=tile_gives(state, state.landed, dice_at(state, state.landed)))
    if INFLUENCE.has(action):
        choice = INFLUENCE.a(action)
        return show_influence(state, seat, action, choice, card_named(state, choice))
    if ACTIVATE.has(action):
        space = ACTIVATE.a(action)
        return show_activate(state, seat, action, seat * SPACES + space, bench(space))
    token = state.specialist[seat]
    if token < 0:
        return shown(state, action)
    effect = state.parts.token_effect[token]
    return show_effect(state, seat, action, effect, FROM_TOKEN, f"token:{state.parts.token_names[token]}")


@final
class MarketVisit(Choice):
    """A die has moved: each of the three actions once, free actions, then the dice are rolled (RC-MKT-10, -23).

    Frame: bits of the market actions used.
    """

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [*market_candidates(state), int(FINISH.first), *free_candidates(state, seat)]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        used = state.stack.get(1)
        if used != USED_ALL:
            market_moves(state, seat, used, out)
        out.add(FINISH.first)
        free_moves(state, seat, out)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if is_free(action):
            return why_not_free(state, seat, action)
        if FINISH.has(action):
            return LEGAL
        if not is_market_action(action):
            return self.otherwise
        if state.stack.get(1) & which_of_three(action):
            return self.why_not_twice(state, action)
        return why_not_use(state, seat, action, SPENT_HERE)

    def why_not_twice(self, state: RedCathedral, action: i64) -> i64:
        if INFLUENCE.has(action):
            return ONE_CARD if INFLUENCE.a(action) >> 1 == state.landed >> 1 else OTHER_QUADRANT
        if SPECIALIST.has(action):
            return NO_SPECIALIST
        return ONE_WHITE if state.moved == WHITE and action >= ACTIVATE.at(WHITE_A) else USED

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        if action == FINISH.first:  # RC-MKT-23
            if state.events is not None:
                self.tell_declined(state, seat)
            place = state.landed
            state.stack.pop()
            state.moved = -1
            state.landed = -1
            roll_place(state, place)
        elif is_free(action):
            act_freely(state, seat, action)
        else:
            state.stack.set(1, state.stack.get(1) | which_of_three(action))
            use_market(state, seat, action)

    def tell_declined(self, state: RedCathedral, seat: i64) -> None:
        """Which of the three actions were open and are not used."""
        out = Moves()
        market_moves(state, seat, state.stack.get(1), out)
        left = [LEFT_NAMES[which_of_three(out.items[i])] for i in range(out.count)]
        if left:
            tell(state, "decline-market", seat, {"left": list(dict.fromkeys(left))})

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        out = Moves()
        market_moves(state, seat, state.stack.get(1), out)
        space = int(state.landed) + 1
        return self.asks({"die": DIE_NAMES[state.moved], "space": space, "open": int(out.count > 0)})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if is_free(action):
            return show_free(state, seat, action)
        return shown(state, action) if FINISH.has(action) else show_market(state, seat, action)


# -- market actions that effects grant --------------------


@final
class GrantMarket(Operation):
    """`market 1 different times 2`: the Shopkeepers."""

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        code = state.parts.code
        state.stack.push(EXTRA_ACTIONS.kind, code[step + 1], code[step + 2] * 16, 0, 0)


@final
class ExtraActions(Choice):
    """Market actions for the same die and space; by option never influence (RC-GUILD-SHOPKEEPERS-01, -06).

    Frame: different ones left, times x 16 + times left of the present one, those used as bits, the present one as a
    bit.
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [*market_candidates(state), int(STOP.first)]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        market_moves(state, seat, self.used(state), out)
        out.add(STOP.first)

    def used(self, state: RedCathedral) -> i64:
        """Bits of those that are out of the question: while one is repeated, the others."""
        present = state.stack.get(4)
        used = USED_ALL & ~present if present else state.stack.get(3)
        return used if state.rules.extra_influence else used | USED_INFLUENCE

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if STOP.has(action):
            return LEGAL
        if not is_market_action(action) or state.moved < 0:
            return self.no_answer(action)
        if INFLUENCE.has(action) and not state.rules.extra_influence:
            return NO_INFLUENCE
        why = why_not_use(state, seat, action, SPENT)
        if why == LEGAL and self.used(state) & which_of_three(action):
            return SAME_AGAIN if state.stack.get(4) else DIFFERENT
        return why

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        stack = state.stack
        if STOP.has(action):
            if state.events is not None:
                out = Moves()
                self.moves(state, seat, out)
                tell(state, "decline-extra" if out.count > 1 else "extra-lost", seat, {})
            stack.pop()
            return
        which = which_of_three(action)
        left = stack.get(1)
        times = stack.get(2) >> 4
        present_left = stack.get(2) & 15
        if stack.get(4) == 0:
            left -= 1
            stack.set(1, left)
            stack.set(3, stack.get(3) | which)
            present_left = times
        present_left -= 1
        if left == 0 and present_left == 0:
            stack.pop()
        else:
            stack.set(2, times * 16 + present_left)
            stack.set(4, which if present_left else 0)
        use_market(state, seat, action)

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks_how_many(state)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return shown(state, action) if STOP.has(action) else show_market(state, seat, action)


MARKET_VISIT: Final = MarketVisit("market", "RC-MKT-10")
EXTRA_ACTIONS: Final = ExtraActions("extra", "RC-GUILD-SHOPKEEPERS-01")
means(OP_MARKET, GrantMarket())
