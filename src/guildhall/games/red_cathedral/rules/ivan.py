"""Ivan Yakovlev, the solo opponent: counted as seat 1, though he has none (RC-SOLO).

His turn stops twice for the human to look: when his die has moved and his card is known, and when its action is done.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit, listed
from guildhall.core.decision import ASKED, CARRIED_ON, Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    DICE,
    DIE_NAMES,
    MOST_DICE,
    OP_GAIN,
    OP_IVAN_CLAIM,
    OP_IVAN_CONSTRUCT,
    OP_IVAN_HIRE,
    OP_IVAN_STOCK,
    OP_IVAN_TRANSPORT,
    PER_DIE,
    PER_OTHER_AT_FOREMAN,
    PER_OTHER_SENT,
    PLACES,
    PP,
    RESOURCE_NAMES,
    RP,
    SECTION_NAMES,
    SOLITAIRE,
    STANDS,
    TOKENS,
)
from guildhall.games.red_cathedral.rules.building import unfinished, units_missing
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.claiming import available, occupy
from guildhall.games.red_cathedral.rules.completing import complete
from guildhall.games.red_cathedral.rules.contractors import refill, send
from guildhall.games.red_cathedral.rules.counting import count
from guildhall.games.red_cathedral.rules.dice import dice_at, put_die, roll_place
from guildhall.games.red_cathedral.rules.effects import Operation, carry_out, means
from guildhall.games.red_cathedral.rules.goods import from_supply, in_supply
from guildhall.games.red_cathedral.rules.packed import changed, lowest
from guildhall.games.red_cathedral.rules.tell import section_name, tell
from guildhall.games.red_cathedral.rules.track import gain_pp, gain_rp
from guildhall.games.red_cathedral.rules.verbs import IVAN, NEXT

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

LESS_GOOD: Final[i64] = rule("RC-SOLO-22")
THE_HUMAN_CHOOSES: Final[i64] = 0
ANY_CARD: Final[i64] = 3
AT_RANDOM: Final[i64] = 2
DIE_MOVED: Final[i64] = 1
ACTING: Final[i64] = 2
LEVELS_OF_IVAN: Final[i64] = 3


def begin_ivan(state: RedCathedral) -> None:
    """In some turns he carries out a second card: so his cycle comes round sooner (RC-SOLO-35)."""
    every = state.parts.second_card_every[state.rules.level + (LEVELS_OF_IVAN if state.rules.module else i64(0))]
    turn = state.turns // state.sides + 1
    move_ivans_die(state, 2 if every > 0 and turn % every == 0 else 1)


def move_ivans_die(state: RedCathedral, cards: i64) -> None:
    """He chooses a die and moves it, also if its action will be skipped (RC-SOLO-11, -12, -15).

    `cards` is how many he carries out from now on in this turn.
    """
    die = choose_ivan_die(state)
    place = (state.die_space[die] + state.die_value[die]) % PLACES
    put_die(state, die, -1)
    while dice_at(state, place) >= MOST_DICE:
        place = (place + 1) % PLACES
    put_die(state, die, place)
    state.landed = place
    card = state.die_card[die]
    state.stack.push(IVANS_TURN.kind, DIE_MOVED, die, card, 0, cards)
    if state.events is not None:
        name = state.parts.solitaire_names[card]
        tell(state, "move", 1, {"die": DIE_NAMES[die], "space": int(place) + 1, "card": name})


def choose_ivan_die(state: RedCathedral) -> i64:
    """The top of a shuffled set of die tokens, or the die showing least or most (RC-SOLO-13, -14)."""
    if state.rules.ivan_die:
        best: i64 = -1
        for die in range(DICE):
            if state.die_space[die] < 0:
                continue
            if best < 0:
                best = die
            elif state.rules.ivan_die == 1:
                if state.die_value[die] < state.die_value[best]:
                    best = die
            elif state.die_value[die] > state.die_value[best]:
                best = die
        return best
    if state.dice_left == 0:
        state.dice_left = bit(6 if state.rules.module else 5) - 1
    many: i64 = 0
    for die in range(DICE):
        many += state.dice_left >> die & 1
    skip = state.rng.below(many)
    for die in range(DICE):
        if state.dice_left >> die & 1:
            if skip == 0:
                state.dice_left &= ~bit(die)
                return die
            skip -= 1
    return 0


@final
class IvansTurn(Choice):
    """The human looks on: first at his die and card, then at what he did.

    Frame: how far he is, die, card, steps of the card's effect that are done, cards left in this turn.
    """

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        """The steps of his card one after another; a claim may ask the human in between."""
        if state.stack.get(1) == DIE_MOVED:
            return ASKED
        step = self.next_step(state)
        if step < 0:
            return ASKED
        state.stack.set(4, state.stack.get(4) + 1)
        act(state, step)
        return CARRIED_ON

    def next_step(self, state: RedCathedral) -> i64:
        """The place of the next step of his card; -1 if all are done."""
        code = state.parts.code
        branch = code[state.parts.solitaire_effect[state.rules.level * SOLITAIRE + state.stack.get(3)] + 1]
        before = state.stack.get(4)
        for g in range(code[branch]):
            group = code[branch + 1 + g]
            if before < code[group]:
                return code[group + 1 + before]
            before -= code[group]
        return -1

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return NEXT.all()

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        return LEGAL if NEXT.has(action) else self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        """The action of the card that has the die's token; then the dice are rolled, and he goes on or is done."""
        if state.stack.get(1) == DIE_MOVED:
            state.stack.set(1, ACTING)
            state.shown += 1
        else:
            cards = state.stack.get(5) - 1
            roll_place(state, state.landed)
            state.stack.pop()
            if cards > 0:
                move_ivans_die(state, cards)

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        card = state.parts.solitaire_names[state.stack.get(3)]
        args = {"die": DIE_NAMES[state.stack.get(2)], "card": card}
        return self.asks(args, "ivan-card" if state.stack.get(1) == DIE_MOVED else "ivan-done")


def act(state: RedCathedral, step: i64) -> None:
    if state.parts.code[step] == OP_GAIN:
        ivan_gains(state, step)
    else:
        carry_out(state, 1, step, 0)


def ivan_gains(state: RedCathedral, step: i64) -> None:
    """What a card of his gives: points on the track, RP first (RC-TRACK-12); materials lie on his Inventory card."""
    code = state.parts.code
    times = ivan_counts(state, code[step + 1])
    if times == 0:
        return
    gained: dict[str, int] = {}
    prestige: i64 = 0
    for item in range(code[step + 2]):
        amount = code[step + 3 + 3 * item] * times
        kinds = code[step + 5 + 3 * item]
        if kinds == bit(RP):
            gain_rp(state, 1, amount)
            gained["rp"] = int(amount)
        elif kinds == bit(PP):
            prestige += amount
            gained["pp"] = int(amount)
        else:
            stock_up(state, kinds, amount, gained)
    gain_pp(state, 1, prestige)
    if state.events is not None and gained:
        tell(state, "gain", 1, {"goods": gained})


def ivan_counts(state: RedCathedral, per: i64) -> i64:
    """How often he gains: the dice are those where his die stopped, the other is the human."""
    if per == PER_DIE:
        return dice_at(state, state.landed)
    return count(state, 0 if per in (PER_OTHER_AT_FOREMAN, PER_OTHER_SENT) else 1, per, 0, 0)


def skip(state: RedCathedral) -> None:
    """His card can do nothing."""
    if state.events is not None:
        tell(state, "skips", 1, {})


# -- materials --------------------


def stock_up(state: RedCathedral, kinds: i64, wanted: i64, taken: dict[str, int]) -> None:
    """Materials of some kinds, piece by piece from the largest pile of the supply (RC-SOLO-19)."""
    for _ in range(wanted):
        best: i64 = -1
        for kind in range(BASIC):
            if kinds >> kind & 1 and (best < 0 or in_supply(state, kind) > in_supply(state, best)):
                best = kind
        if best >= 0 and from_supply(state, best, 1) == 1:
            state.stock[best] += 1
            taken[RESOURCE_NAMES[best]] = taken.get(RESOURCE_NAMES[best], 0) + 1


@final
class StockUp(Operation):
    """Materials of any kind (RC-SOLO-18)."""

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        taken: dict[str, int] = {}
        stock_up(state, bit(BASIC) - 1, state.parts.code[step + 1], taken)
        if not taken:
            skip(state)
        elif state.events is not None:
            tell(state, "stock", 1, {"goods": taken})


@final
class Transport(Operation):
    """All materials go to the Construction card (RC-SOLO-20)."""

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        moved: i64 = 0
        for kind in range(BASIC):
            moved += state.stock[kind]
            state.site[kind] += state.stock[kind]
            state.stock[kind] = 0
        if moved == 0:
            skip(state)
        elif state.events is not None:
            tell(state, "transport", 1, {"count": int(moved)})


# -- claiming --------------------


def preferred(state: RedCathedral, slot: i64, preference: i64) -> bool:
    """1: right above a section of the human; 2: a base; 3: any available card (RC-SOLO-21)."""
    if not available(state, slot):
        return False
    if preference == 1:
        return slot & 7 != 0 and state.claims[0] >> (slot - 1) & 1 != 0
    if preference == 2:
        return slot & 7 == 0
    return True


def count_preferred(state: RedCathedral, preference: i64) -> i64:
    found: i64 = 0
    for i in range(i64(len(state.slots))):
        if preferred(state, state.slots[i], preference):
            found += 1
    return found


@final
class ClaimSection(Operation):
    """The first preference that some card meets; who breaks ties is an option (RC-SOLO-21, -22)."""

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        if state.banners[1] > 0:
            for preference in range(i64(1), ANY_CARD + 1):
                many = count_preferred(state, preference)
                if many > 0:
                    self.choose(state, preference, many)
                    return
        skip(state)

    def choose(self, state: RedCathedral, preference: i64, many: i64) -> None:
        ties: i64 = THE_HUMAN_CHOOSES if preference == ANY_CARD else state.rules.claim_ties
        if many > 1 and ties == THE_HUMAN_CHOOSES:
            state.stack.push(IVANS_CLAIM.kind, preference)
            return
        passed: i64 = state.rng.below(many) if ties == AT_RANDOM and many > 1 else 0
        for i in range(i64(len(state.slots))):
            slot = state.slots[i]
            if preferred(state, slot, preference):
                if passed == 0:
                    ivan_claims(state, slot)
                    return
                passed -= 1


@final
class IvansClaim(Choice):
    """The human chooses among equally good cards for Ivan. Frame: which preference holds."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        good = [slot for slot in listed(state.slots) if preferred(state, slot, state.stack.get(1))]
        return [int(IVAN.at(slot)) for slot in good]

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if not IVAN.has(action):
            return self.no_answer(action)
        slot = IVAN.a(action)
        return LEGAL if preferred(state, slot, state.stack.get(1)) else LESS_GOOD

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        state.stack.pop()
        state.shown += 1
        ivan_claims(state, IVAN.a(action))

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return shown(state, action, f"section:{SECTION_NAMES[IVAN.a(action)]}")


def ivan_claims(state: RedCathedral, slot: i64) -> None:
    """The tile is discarded; points it shows without a cost are his (RC-SOLO-23)."""
    tile = state.tile[slot]
    plant(state, slot)
    gain_rp(state, 1, state.parts.tile_rp[tile])
    gain_pp(state, 1, state.parts.tile_pp[tile])
    if state.events is not None:
        tell(state, "claim", 1, {"section": section_name(slot), "tile": state.parts.tile_names[tile]})


def plant(state: RedCathedral, slot: i64) -> None:
    """One of his banners goes on a card."""
    state.banners = changed(state.banners, 1, state.banners[1] - 1)
    occupy(state, 1, slot)


@final
class IvansFirstBase(Choice):
    """The human chooses his first base (RC-SOLO-04)."""

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [int(IVAN.at(tower * 8)) for tower in range(state.towers)]

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if IVAN.has(action) and IVAN.a(action) % 8 == 0 and IVAN.a(action) // 8 < state.towers:
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        state.stack.pop()
        state.shown += 1
        ivan_starts(state, IVAN.a(action))

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return shown(state, action, f"section:{SECTION_NAMES[IVAN.a(action)]}")


def ask_first_base(state: RedCathedral) -> None:
    state.stack.push(IVANS_FIRST_BASE.kind)


def ivan_starts(state: RedCathedral, slot: i64) -> None:
    """His first base: no effect of the tile; with the module pawn and a contractor at that city (RC-SOLO-04, -43)."""
    tile = state.tile[slot]
    plant(state, slot)
    if state.rules.module:
        send(state, 1, state.city_of[state.pawn])
    state.idle = 0  # set-up is no turn
    if state.events is not None:
        tell(state, "claim", 1, {"section": section_name(slot), "tile": state.parts.tile_names[tile]})


# -- construction --------------------


def next_site(state: RedCathedral) -> i64:
    """His first unfinished section: level by level, or tower by tower (RC-SOLO-25)."""
    best: i64 = -1
    rank: i64 = 1000
    left = unfinished(state, 1)
    while left > 0:
        slot = lowest(left)
        left &= left - 1
        order = slot if state.rules.scan_towers else (slot & 7) * 8 + (slot >> 3)
        if order < rank:
            rank = order
            best = slot
    return best


@final
class Construct(Operation):
    """Kinds do not matter, only the number required (RC-SOLO-24 to -27)."""

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        put: i64 = 0
        for kind in range(BASIC):  # RC-SOLO-26
            while state.site[kind] > 0:
                slot = next_site(state)
                if slot < 0:
                    break
                state.site[kind] -= 1
                state.idle = -1
                state.goods[slot] += bit(4 * kind)
                put += 1
                if state.events is not None:
                    tell(state, "deliver", 1, {"kind": RESOURCE_NAMES[kind], "section": section_name(slot)})
                if units_missing(state, slot) == 0:
                    complete(state, slot)
        if put == 0:
            skip(state)


# -- contractors --------------------


@final
class HireContractor(Operation):
    """A contractor to the pawn's city; both tokens next to it, in Moscow 1 PP (RC-SOLO-47 to -53)."""

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        city = state.city_of[state.pawn]
        if state.contractors[1] == 0 or state.closed[city]:
            skip(state)
            return
        send(state, 1, city)
        if state.events is not None:
            tell(state, "hire", 1, {"city": state.parts.city_names[city]})
        if city == state.parts.moscow:
            gain_pp(state, 1, state.parts.ivan_moscow_pp)
            return
        for stand in range(STANDS):
            if state.parts.city_stands[city] >> stand & 1 and state.token_at[stand] >= 0:
                token = state.token_at[stand]
                state.token_at = changed(state.token_at, stand, -1)
                gain_rp(state, 1, state.parts.token_rp[token])
                ivan_takes(state, token)
        refill(state)


def ivan_takes(state: RedCathedral, token: i64) -> None:
    """Two tokens with the same tool both go back into the bag (RC-SOLO-50 to -52)."""
    if state.events is not None:
        tell(state, "token", 1, {"token": state.parts.token_names[token]})
    for other in range(TOKENS):
        if state.tools[1] >> other & 1 and state.parts.token_tool[other] == state.parts.token_tool[token]:
            state.tools = changed(state.tools, 1, state.tools[1] & ~bit(other))
            state.bag |= bit(other) | bit(token)
            if state.events is not None:
                names = state.parts.token_names
                tell(state, "doubles", 1, {"first": names[other], "second": names[token]})
            return
    state.tools = changed(state.tools, 1, state.tools[1] | bit(token))


IVANS_TURN: Final = IvansTurn("ivan", "RC-SOLO-11")
IVANS_CLAIM: Final = IvansClaim("ivan-claim", "RC-SOLO-21")
IVANS_FIRST_BASE: Final = IvansFirstBase("ivan-first", "RC-SOLO-04")
means(OP_IVAN_STOCK, StockUp())
means(OP_IVAN_TRANSPORT, Transport())
means(OP_IVAN_CLAIM, ClaimSection())
means(OP_IVAN_CONSTRUCT, Construct())
means(OP_IVAN_HIRE, HireContractor())
