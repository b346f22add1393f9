"""What a seat does not know, dealt anew: bags, decks, others' tiles and hands (ROC-INFO, ROC-INV-18).

Every pool is a set of bits of which the seat knows the contents but not who has what, so the same knowledge and the
same generator give the same world.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.rng import SEARCH, Rng
from guildhall.games.rococo.components.holdings import (
    HAND,
    KEPT,
    OPEN_HAND,
    OPEN_SUPPLY,
    SECRET,
    SEEN,
    SILK,
    SPECIAL_HIRED,
    SUPPLY,
    rest_of,
    rolls_of,
)
from guildhall.games.rococo.components.parts import COLOURS, PHASE_CHOOSE, PHASE_OVER
from guildhall.games.rococo.components.sets import lowest_of, nth_of, size_of
from guildhall.games.rococo.rules.acquiring import drawn_unseen, tile_to_decide
from guildhall.games.rococo.rules.tailoring import being_made, can_pay, rolls_to_pay

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

MOST_TRIES: Final[i64] = 100_000
"""At paying for another; some of the first few hit."""


def determinize(state: Rococo, seat: i64, rng: Rng) -> Rococo:
    """A world that this seat could be in."""
    world = state.copy()
    world.rng = Rng(int(rng.word()), SEARCH)
    world.rng.drawn = state.rng.drawn
    if world.phase == PHASE_OVER:
        return world
    deal_tiles(world, seat, rng)
    for other in range(world.seats):
        if other != seat:
            deal_hand(world, other, rng)
    if world.jewelry:
        for exam in range(i64(2)):
            pool = world.parts.exam_pool[exam]
            deal_exam_cards(world, seat, pool & world.own[SEEN + seat], exam, rng)
            deal_exam_cards(world, seat, pool & ~world.own[SEEN + seat], exam, rng)
        deal_specials(world, seat, rng)
        for other in range(world.sides):
            if other != seat:
                world.own[SEEN + other] = 0
    if world.her >= 0:
        deal_her_cards(world, rng)
    return world


def draw(pool: i64, rng: Rng) -> i64:
    """One of a pool, as a bit."""
    return bit(nth_of(pool, rng.below(size_of(pool))))


def drawn_from(pool: i64, count: i64, rng: Rng) -> i64:
    """So many of a pool, one after another."""
    size = size_of(pool)
    found: i64 = pool if count == size else i64(0)
    while count > 0:
        n = rng.below(size)
        if found != pool:  # else it is all of them, whatever comes first
            found |= bit(nth_of(pool & ~found, n))
        size -= 1
        count -= 1
    return found


def deal_tiles(state: Rococo, seat: i64, rng: Rng) -> None:
    """The bag and all that others keep, and a tile that another has just drawn unseen."""
    pool = state.tile_bag
    for other in range(state.sides):
        if other != seat:
            pool |= state.own[KEPT + other]
    drawn = tile_to_decide(state) >= 0 and drawn_unseen(state) and state.current != seat
    if drawn:
        pool |= bit(state.stack.get(1))
    paying: i64 = 0
    if state.current != seat and being_made(state):
        paying = tiles_of_a_payer(state, state.current, pool, size_of(state.own[KEPT + state.current]), rng)
        pool &= ~paying
    for other in range(state.sides):
        if other == seat:
            continue
        mine: i64 = paying if other == state.current else i64(0)
        mine |= drawn_from(pool, size_of(state.own[KEPT + other]) - size_of(mine), rng)
        pool &= ~mine
        set_kept(state, other, mine)
    if drawn:
        tile = draw(pool, rng)
        pool &= ~tile
        state.stack.set(1, nth_of(tile, 0))
    state.tile_bag = pool


def tiles_of_a_payer(state: Rococo, seat: i64, pool: i64, count: i64, rng: Rng) -> i64:
    """Who has chosen a garment can pay it: up to `count` tiles that do so, leanly with those that are already paid."""
    for _ in range(MOST_TRIES):
        tiles = tiles_that_cover(state, pool, rng)
        if size_of(tiles) <= count and would_pay(state, seat, tiles):
            return tiles
    raise AssertionError("nobody could pay this")


def would_pay(state: Rococo, seat: i64, tiles: i64) -> bool:
    """Whether a seat could pay with these tiles."""
    kept = state.own[KEPT + seat]
    set_kept(state, seat, tiles)
    can = can_pay(state, seat)
    set_kept(state, seat, kept)
    return can


def tiles_that_cover(state: Rococo, pool: i64, rng: Rng) -> i64:
    """Tiles for what is still to be paid, with some discount or none, drawn colour by colour; all if they fail."""
    rest = rolls_to_pay(state, rng.below(COLOURS + 1))
    tiles: i64 = 0
    while rest:
        colour: i64 = 0
        while rolls_of(rest, colour) == 0:
            colour += 1
        fitting = pool & ~tiles & state.parts.tiles_of_colour[colour]
        if fitting == 0:
            return pool
        tile = draw(fitting, rng)
        tiles |= tile
        rest = rest_of(rest, state.parts.tile_rolls[nth_of(tile, 0)])
    return tiles


def set_kept(state: Rococo, seat: i64, tiles: i64) -> None:
    state.own[KEPT + seat] = tiles
    table = state.parts.tile_rolls
    rolls: i64 = 0
    while tiles:
        rolls += table[lowest_of(tiles)]
        tiles &= tiles - 1
    state.own[SILK + seat] = rolls


def deal_hand(state: Rococo, seat: i64, rng: Rng) -> None:
    """Another's hand and supply: only what all have seen stays (ROC-INFO-03); an unfinished choice begins anew."""
    fixed = state.own[OPEN_HAND + seat] | state.own[OPEN_SUPPLY + seat] | state.own[SECRET + seat]
    pool = (state.own[HAND + seat] | state.own[SUPPLY + seat]) & ~fixed
    count = size_of(state.own[HAND + seat] & ~fixed)
    if state.phase == PHASE_CHOOSE and not state.ready >> seat & 1:
        count = 0
    hand = state.own[HAND + seat] & fixed
    supply = state.own[SUPPLY + seat] & fixed
    cards = drawn_from(pool, count, rng)
    state.own[HAND + seat] = hand | cards
    state.own[SUPPLY + seat] = supply | (pool & ~cards)


def deal_exam_cards(state: Rococo, seat: i64, group: i64, exam: i64, rng: Rng) -> None:
    """Cards of a pool between hire deck, exam deck and others' unseen cards, each place keeping its number."""
    in_deck = size_of(state.deck & group)
    in_exam = size_of(state.exam_decks[exam] & group)
    pool = (state.deck | state.exam_decks[exam]) & group
    for other in range(state.sides):
        if other != seat:
            pool |= state.own[SECRET + other] & group
    state.deck &= ~group
    state.exam_decks[exam] &= ~group
    cards = drawn_from(pool, in_deck, rng)
    pool &= ~cards
    state.deck |= cards
    cards = drawn_from(pool, in_exam, rng)
    pool &= ~cards
    state.exam_decks[exam] |= cards
    for other in range(state.sides):
        if other == seat:
            continue
        held = state.own[SECRET + other] & group
        if held == 0:
            continue
        fresh = drawn_from(pool, size_of(held), rng)
        pool &= ~fresh
        state.own[SECRET + other] = (state.own[SECRET + other] & ~held) | fresh
        if other == state.her:
            state.own[SUPPLY + other] = (state.own[SUPPLY + other] & ~held) | fresh
        else:
            state.own[HAND + other] = (state.own[HAND + other] & ~held) | fresh


def deal_specials(state: Rococo, seat: i64, rng: Rng) -> None:
    """Others' specialised Apprentices that are not hired yet, and those nobody has (ROC-INFO-09)."""
    pool = state.undealt
    for other in range(state.seats):
        if other != seat and not state.own[SPECIAL_HIRED + other]:
            pool |= bit(state.special[other])
    for other in range(state.seats):
        if other != seat and not state.own[SPECIAL_HIRED + other]:
            card = draw(pool, rng)
            pool &= ~card
            state.special[other] = nth_of(card, 0)
    state.undealt = pool


def deal_her_cards(state: Rococo, rng: Rng) -> None:
    """Her hand and her supply are both face down (ROC-INFO-11)."""
    pool = state.her_hand | state.her_supply
    state.her_hand = drawn_from(pool, size_of(state.her_hand), rng)
    state.her_supply = pool & ~state.her_hand
