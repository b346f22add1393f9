"""The round around the turns: prepare, choose cards, whose turn, income (ROC-P1, ROC-P2, ROC-P4)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Event
from guildhall.games.rococo.components.parts import (
    COLOURS,
    DECORATION_KINDS,
    DRAWER,
    FIRST_HIRE,
    HER_CARDS,
    HIRE_ROW,
    JEWEL_SPACES,
    KINDS,
    LEFT,
    RIGHT,
    nth_of,
    size_of,
)
from guildhall.games.rococo.rules.acquiring import draw_tile
from guildhall.games.rococo.rules.counting import (
    decorations,
    garments,
    jewel_total,
    pile_becomes_supply,
    put_on_pile,
)
from guildhall.games.rococo.rules.frames import (
    HER_CARD,
    PHASE_ACTIONS,
    PHASE_CHOOSE,
    PHASE_OVER,
    PLAYING,
    happened,
)
from guildhall.games.rococo.rules.scoring import final_scoring

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


# -- phase 1 -------------------------------------------------------------------------------------------------------


def begin_round(s: Rococo) -> None:
    """Steps A to E in order (ROC-P1-01), then the choice of cards."""
    s.round += 1
    if s.events is not None:
        s.events.append(Event("rococo-log-round", {"round": int(s.round)}))
    if s.round > 1:
        return_favor(s)
    lay_out_hire_row(s)
    fill_drawers(s)
    renew_display(s)
    if s.jewelry:
        renew_jewels(s)
    if s.aside:  # ROC-P1-18
        s.garment_bag |= s.aside
        s.aside = 0
    if s.her >= 0:
        s.her_supply = bit(HER_CARDS) - 1  # ROC-SOLO-08
        s.her_hand = 0
        s.her_discard = 0
    begin_choice(s)


def return_favor(s: Rococo) -> None:
    """Who holds the favor starts the round (ROC-P1-02); otherwise nothing changes (ROC-P1-03)."""
    if s.favor >= 0:
        s.first = s.favor
        s.favor = -1
        if s.events is not None:
            s.events.append(happened("starts", s.first, s.her, {}))


def next_hire_card(s: Rococo) -> i64:
    """The top card of the hire deck: a random one of the lowest level left; -1 if the deck is empty."""
    level: i64 = 7
    cards: i64 = 0
    for kind in range(FIRST_HIRE, KINDS):
        if s.deck >> kind & 1:
            own = s.parts.level[kind]
            if own < level:
                level = own
                cards = 0
            if own == level:
                cards |= bit(kind)
    if cards == 0:
        return -1
    card = nth_of(cards, s.rng.below(size_of(cards)))
    s.deck &= ~bit(card)
    return card


def lay_out_hire_row(s: Rococo) -> None:
    """What was left leaves the game, four new cards come (ROC-P1-05, -06)."""
    for space in range(HIRE_ROW):
        if s.row[space] >= 0:
            s.box |= bit(s.row[space])
        s.row[space] = next_hire_card(s)


def fill_drawers(s: Rococo) -> None:
    """Empty spaces only, drawer by drawer from the left (ROC-P1-07, -08)."""
    for drawer in range(i64(3)):
        for space in range(drawer * DRAWER, drawer * DRAWER + s.board.drawer_spaces):
            if s.drawers[space] < 0:
                s.drawers[space] = draw_tile(s)


def draw_garment(s: Rococo) -> i64:
    """A random garment; an empty bag is refilled from the discard (ROC-P1-13)."""
    if s.garment_bag == 0:
        s.garment_bag = s.garment_discard
        s.garment_discard = 0
        if s.garment_bag == 0:
            return -1
    garment = nth_of(s.garment_bag, s.rng.below(size_of(s.garment_bag)))
    s.garment_bag &= ~bit(garment)
    return garment


def renew_display(s: Rococo) -> None:
    """Discard the two rightmost, move right, fill from right to left (ROC-P1-10 to -12)."""
    size = s.board.display
    for space in range(size - s.board.discard_spaces, size):
        if s.display[space] >= 0:
            s.garment_discard |= bit(s.display[space])
            s.display[space] = -1
    free = size - 1
    space = size - 1
    while space >= 0:
        garment = s.display[space]
        if garment >= 0:
            s.display[space] = -1
            s.display[free] = garment
            free -= 1
        space -= 1
    while free >= 0:
        s.display[free] = draw_garment(s)
        free -= 1


def draw_jewel(s: Rococo) -> i64:
    """The colour of a random jewel, or -1 (ROC-P1-17)."""
    left = s.jewel_bag[0] + s.jewel_bag[1] + s.jewel_bag[2] + s.jewel_bag[3]
    if left == 0:
        return -1
    n = s.rng.below(left)
    for colour in range(COLOURS):
        if n < s.jewel_bag[colour]:
            s.jewel_bag[colour] -= 1
            return colour
        n -= s.jewel_bag[colour]
    return -1


def renew_jewels(s: Rococo) -> None:
    """The rightmost leaves the game, the others move right, new ones come (ROC-P1-15 to -17)."""
    s.jewel_display[JEWEL_SPACES - 1] = -1
    free = JEWEL_SPACES - 1
    space = JEWEL_SPACES - 1
    while space >= 0:
        jewel = s.jewel_display[space]
        if jewel >= 0:
            s.jewel_display[space] = -1
            s.jewel_display[free] = jewel
            free -= 1
        space -= 1
    while free >= 0:
        s.jewel_display[free] = draw_jewel(s)
        free -= 1


# -- phase 2 -------------------------------------------------------------------------------------------------------


def begin_choice(s: Rococo) -> None:
    """What is forced is taken without asking (ROC-P2-06); her cards are four of her supply, unseen (ROC-SOLO-09)."""
    s.phase = PHASE_CHOOSE
    s.ready = 0
    for p in range(s.seats):
        take_forced(s, p)
        if s.picks[p] == 0:
            s.ready |= bit(p)
    if s.her >= 0:
        for _ in range(i64(4)):
            draw_her_hand_card(s)
    if all_ready(s):
        begin_actions(s)


def take_forced(s: Rococo, p: i64) -> None:
    """Supply of 4 or more: all is free; of fewer: all are taken, the rest chosen from the discard (ROC-P2-02 to 05)."""
    wanted = s.board.hand_cards
    s.open_hand[p] = 0
    s.open_supply[p] = 0
    s.picks[p] = 0
    if size_of(s.supply[p]) > wanted:
        s.picks[p] = wanted
        return
    s.hand[p] = s.supply[p]
    s.supply[p] = 0
    missing = wanted - size_of(s.hand[p])
    if missing > 0:
        pile_becomes_supply(s, p)
        if size_of(s.supply[p]) <= missing:
            s.hand[p] |= s.supply[p]
            s.supply[p] = 0
        else:
            s.picks[p] = missing
    s.open_hand[p] = s.hand[p]


def all_ready(s: Rococo) -> bool:
    return s.ready == bit(s.seats) - 1


def hand_is_full(s: Rococo, p: i64) -> bool:
    return size_of(s.hand[p]) >= s.board.hand_cards


def choose(s: Rococo, p: i64, kind: i64) -> None:
    s.supply[p] &= ~bit(kind)
    s.hand[p] |= bit(kind)


def change(s: Rococo, p: i64) -> None:
    """Start over with the free part of the choice (ROC-P2-08)."""
    s.supply[p] |= s.hand[p] & ~s.open_hand[p]
    s.hand[p] = s.open_hand[p]


def confirm(s: Rococo, p: i64) -> None:
    s.ready |= bit(p)
    if s.events is not None:
        cards = [s.parts.kind_ids[kind] for kind in range(KINDS) if s.hand[p] >> kind & 1]
        s.events.append(happened("chosen", p, s.her, {"cards": []}, {"cards": cards}))
    if all_ready(s):
        begin_actions(s)


def begin_actions(s: Rococo) -> None:
    s.phase = PHASE_ACTIONS
    s.barriers += 1
    s.turns += 1
    s.current = s.first
    begin_turn(s)


# -- phase 3: whose turn -------------------------------------------------------------------------------------------


def begin_turn(s: Rococo) -> None:
    """The next participant with cards, from the current one on; without any the phase is over (ROC-P3-01 to -04)."""
    for _ in range(s.participants):
        p = s.current
        if p == s.her:
            if s.her_hand:
                reveal_her_card(s)
                return
        elif s.hand[p]:
            s.stack.push(PLAYING)
            return
        s.current = (p + 1) % s.participants
    income(s)


def end_turn(s: Rococo) -> None:
    """The played card goes on top of the discard unless it has left (ROC-P3-09)."""
    if s.played >= 0:
        put_on_pile(s, s.current, s.played)
        s.played = -1
    s.leaving = 0
    s.turns += 1
    s.barriers += 1
    s.current = (s.current + 1) % s.participants
    begin_turn(s)


def reveal_her_card(s: Rococo) -> None:
    """Madame du Barry reveals the top card of her hand (ROC-SOLO-10)."""
    card = nth_of(s.her_hand, s.rng.below(size_of(s.her_hand)))
    s.her_hand &= ~bit(card)
    if s.events is not None:
        s.events.append(happened("card", s.her, s.her, {"card": s.parts.her_ids[card]}))
    s.stack.push(HER_CARD, card)


def draw_her_hand_card(s: Rococo) -> None:
    """The top card of her supply goes unseen under her hand (ROC-SOLO-36, -24)."""
    if s.her_supply == 0:
        s.her_supply = s.her_discard
        s.her_discard = 0
    if s.her_supply:
        card = nth_of(s.her_supply, s.rng.below(size_of(s.her_supply)))
        s.her_supply &= ~bit(card)
        s.her_hand |= bit(card)


# -- phase 4 -------------------------------------------------------------------------------------------------------


def income_of(s: Rococo, p: i64) -> i64:
    """Base, kitchen and jewels (ROC-P4-01 to -05)."""
    livres = s.board.base_income
    if s.decos[p * DECORATION_KINDS + LEFT]:
        livres += decorations(s, p)
    if s.decos[p * DECORATION_KINDS + RIGHT]:
        livres += garments(s, p)
    return livres + s.parts.jewel_income * jewel_total(s, p)


def income(s: Rococo) -> None:
    """Everybody but Madame du Barry (ROC-SOLO-47); then the next round or the end."""
    for p in range(s.seats):
        livres = income_of(s, p)
        s.livres[p] += livres
        if s.events is not None:
            s.events.append(happened("income", p, s.her, {"amount": int(livres)}))
    if s.round == s.board.rounds:
        s.phase = PHASE_OVER
        final_scoring(s)
        s.barriers += 1
    else:
        begin_round(s)
