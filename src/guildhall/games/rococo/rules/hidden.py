"""What a seat does not know, dealt anew: bags, decks, others' tiles and hands (ROC-INFO, ROC-INV-18).

Every pool is a set of bits of which the seat knows the contents but not who has what, so the same knowledge and the
same generator give the same world.
"""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.rng import SEARCH, Rng
from guildhall.games.rococo.components.parts import COLOURS, TILES, nth_of, size_of
from guildhall.games.rococo.rules.frames import DISCOUNT, PAYING, PHASE_CHOOSE, PHASE_OVER, TILE, row_of
from guildhall.games.rococo.rules.jewelry import pool_of
from guildhall.games.rococo.rules.tailoring import discount_applies, less_tile, rolls_needed

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def determinize(s: Rococo, seat: i64, rng: Rng) -> Rococo:
    """A world that this seat could be in."""
    world = s.copy()
    world.rng = Rng(int(rng.word()), SEARCH)
    world.rng.drawn = s.rng.drawn
    if world.phase == PHASE_OVER:
        return world
    deal_tiles(world, seat, rng)
    for p in range(world.seats):
        if p != seat:
            deal_hand(world, p, rng)
    if world.jewelry:
        for exam in range(i64(2)):
            pool = pool_of(exam, world.parts)
            deal_exam_cards(world, seat, pool & world.seen[seat], exam, rng)
            deal_exam_cards(world, seat, pool & ~world.seen[seat], exam, rng)
        deal_specials(world, seat, rng)
        for p in range(world.participants):
            if p != seat:
                world.seen[p] = 0
    if world.her >= 0:
        deal_her_cards(world, rng)
    return world


def draw(pool: i64, rng: Rng) -> i64:
    """One of a pool, as a bit."""
    return bit(nth_of(pool, rng.below(size_of(pool))))


def deal_tiles(s: Rococo, seat: i64, rng: Rng) -> None:
    """The bag and all that others keep, and a tile that another has just drawn unseen."""
    pool = s.tile_bag
    for p in range(s.participants):
        if p != seat:
            pool |= s.kept[p]
    kind = s.stack.kind()
    drawn = kind == TILE and s.stack.get(2) == 1 and s.current != seat
    if drawn:
        pool |= bit(s.stack.get(1))
    for p in range(s.participants):
        if p == seat:
            continue
        count = size_of(s.kept[p])
        mine: i64 = 0
        if p == s.current and (kind == PAYING or kind == DISCOUNT):
            mine = tiles_to_pay(s, p, pool, count)
            pool &= ~mine
            count -= size_of(mine)
        for _ in range(count):
            tile = draw(pool, rng)
            pool &= ~tile
            mine |= tile
        set_kept(s, p, mine)
    if drawn:
        tile = draw(pool, rng)
        pool &= ~tile
        s.stack.set(1, nth_of(tile, 0))
    s.tile_bag = pool


def tiles_to_pay(s: Rococo, p: i64, pool: i64, count: i64) -> i64:
    """Somebody is paying: tiles that suffice, so that the world can go on."""
    if s.stack.kind() == PAYING:
        rest = s.stack.get(1)
    else:
        garment, row = s.display[s.stack.get(1)], row_of(s.stack.get(2))
        rest = rolls_needed(s, garment, row, -1)
        for colour in range(COLOURS):
            if discount_applies(s, garment, row, colour):
                rest = rolls_needed(s, garment, row, colour)
    mine: i64 = 0
    for _ in range(count):
        best: i64 = -1
        least: i64 = 1000
        for tile in range(TILES):
            if pool >> tile & 1:
                left = less_tile(s.parts, rest, tile)
                total = (left & 255) + (left >> 8 & 255) + (left >> 16 & 255) + (left >> 24 & 255)
                if total < least:
                    least = total
                    best = tile
        if rest == 0 or best < 0:
            break
        pool &= ~bit(best)
        mine |= bit(best)
        rest = less_tile(s.parts, rest, best)
    return mine


def set_kept(s: Rococo, p: i64, tiles: i64) -> None:
    s.kept[p] = tiles
    for colour in range(COLOURS):
        rolls: i64 = 0
        for tile in range(TILES):
            if tiles >> tile & 1:
                rolls += s.parts.tile_silk[tile * COLOURS + colour]
        s.silk[p * COLOURS + colour] = rolls


def deal_hand(s: Rococo, p: i64, rng: Rng) -> None:
    """Another's hand and supply: only what all have seen stays (ROC-INFO-03); an unfinished choice begins anew."""
    fixed = s.open_hand[p] | s.open_supply[p] | s.secret[p]
    pool = (s.hand[p] | s.supply[p]) & ~fixed
    count = size_of(s.hand[p] & ~fixed)
    if s.phase == PHASE_CHOOSE and not s.ready >> p & 1:
        count = 0
    hand = s.hand[p] & fixed
    supply = s.supply[p] & fixed
    for _ in range(count):
        card = draw(pool, rng)
        pool &= ~card
        hand |= card
    s.hand[p] = hand
    s.supply[p] = supply | pool


def deal_exam_cards(s: Rococo, seat: i64, group: i64, exam: i64, rng: Rng) -> None:
    """Cards of a pool between hire deck, exam deck and others' unseen cards, each place keeping its number."""
    in_deck = size_of(s.deck & group)
    in_exam = size_of(s.exam_decks[exam] & group)
    pool = (s.deck | s.exam_decks[exam]) & group
    for p in range(s.participants):
        if p != seat:
            pool |= s.secret[p] & group
    s.deck &= ~group
    s.exam_decks[exam] &= ~group
    for _ in range(in_deck):
        card = draw(pool, rng)
        pool &= ~card
        s.deck |= card
    for _ in range(in_exam):
        card = draw(pool, rng)
        pool &= ~card
        s.exam_decks[exam] |= card
    for p in range(s.participants):
        if p == seat:
            continue
        held = s.secret[p] & group
        fresh: i64 = 0
        for _ in range(size_of(held)):
            card = draw(pool, rng)
            pool &= ~card
            fresh |= card
        s.secret[p] = (s.secret[p] & ~held) | fresh
        if p == s.her:
            s.supply[p] = (s.supply[p] & ~held) | fresh
        else:
            s.hand[p] = (s.hand[p] & ~held) | fresh


def deal_specials(s: Rococo, seat: i64, rng: Rng) -> None:
    """Others' specialised Apprentices that are not hired yet, and those nobody has (ROC-INFO-09)."""
    pool = s.undealt
    for p in range(s.seats):
        if p != seat and not s.special_hired[p]:
            pool |= bit(s.special[p])
    for p in range(s.seats):
        if p != seat and not s.special_hired[p]:
            card = draw(pool, rng)
            pool &= ~card
            s.special[p] = nth_of(card, 0)
    s.undealt = pool


def deal_her_cards(s: Rococo, rng: Rng) -> None:
    """Her hand and her supply are both face down (ROC-INFO-11)."""
    pool = s.her_hand | s.her_supply
    count = size_of(s.her_hand)
    s.her_hand = 0
    for _ in range(count):
        card = draw(pool, rng)
        pool &= ~card
        s.her_hand |= card
    s.her_supply = pool
