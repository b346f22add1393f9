"""What is on offer, and how near the seat is to it: garments, tiles, employees, jewels."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.features import at_most, note, note_of
from guildhall.core.state import Moves
from guildhall.games.rococo.bots.stock import LACE, SILK_BYTES, goods_of, sum_of
from guildhall.games.rococo.components.holdings import LIVRES, rest_of
from guildhall.games.rococo.components.parts import (
    APPRENTICE,
    DRAWER,
    EMPTY,
    HIRE_ROW,
    JEWEL_SPACES,
    MASTER,
    PHASE_ACTIONS,
)
from guildhall.games.rococo.features.parts import (
    AT_SPACE,
    HIRE_LEFT,
    IN_DRAWER,
    IN_DRAWERS,
    JEWEL_AT,
    LACKING,
    MAKEABLE,
    NEAREST,
    NOW_HIRE,
    NOW_MAKEABLE,
    ON_DISPLAY,
    RANK_IN_PLAY,
    TILE_HELPS,
    TO_HIRE,
    UNSEEN_TILES,
    away_of,
)
from guildhall.games.rococo.features.turn import face_of
from guildhall.games.rococo.features.veil import card_in_play, garment_is_new, round_is_new, tile_is_new
from guildhall.games.rococo.rules.acquiring import drawer_price, drawn_unseen, tile_to_decide
from guildhall.games.rococo.rules.acting import is_choosing_action
from guildhall.games.rococo.rules.hiring import cards_in_row, hire_price

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def see_offers(state: Rococo, seat: i64, since: Rococo, out: Moves) -> None:
    see_display(state, seat, since, out)
    see_drawers(state, seat, since, out)
    if round_is_new(state, since):
        note(out, HIRE_LEFT, HIRE_ROW + 1)
        return
    note(out, HIRE_LEFT, cards_in_row(state))
    payable: i64 = 1 if state.own[LIVRES + seat] >= hire_price(state) else 0
    for space in range(HIRE_ROW):
        if state.row[space] >= 0:
            note_of(out, TO_HIRE, state.row[space], 1, payable)
    if state.jewelry:
        for space in range(JEWEL_SPACES):
            if state.jewel_display[space] >= 0:
                note_of(out, JEWEL_AT, space, 3, state.jewel_display[space])


def lacking(need: i64, goods: i64) -> i64:
    """Rolls, lace and yarn together."""
    rest = rest_of(need, goods)
    return sum_of(rest & SILK_BYTES) + (rest >> LACE & 127) + (rest >> LACE + 8)


def see_display(state: Rococo, seat: i64, since: Rococo, out: Moves) -> None:
    goods = goods_of(state, seat)
    with_tile = goods + tile_here(state, seat, since)
    by_journeyman: i64 = 0
    by_master: i64 = 0
    nearest: i64 = LACKING
    nearer: i64 = LACKING
    for space in range(state.board.display):
        garment = state.display[space]
        if garment < 0:
            continue
        if garment_is_new(state, since, garment):
            note_of(out, AT_SPACE, space, 3, 3)
            continue
        lack = lacking(state.parts.garment_goods[garment], goods)
        note_of(out, ON_DISPLAY, garment, LACKING, lack)
        nearest = at_most(lack, nearest)
        if with_tile != goods:
            nearer = at_most(lacking(state.parts.garment_goods[garment], with_tile), nearer)
        if lack > 0:
            note_of(out, AT_SPACE, space, 3, 2)
        elif state.own[LIVRES + seat] < state.board.display_cost[space]:
            note_of(out, AT_SPACE, space, 3, 1)
        else:
            note_of(out, AT_SPACE, space, 3, 0)
            by_master += 1
            if not state.parts.garment_master[garment]:
                by_journeyman += 1
    note(out, NEAREST, nearest)
    if with_tile != goods:
        note(out, TILE_HELPS, at_most(nearest - nearer, 3))
    note_of(out, MAKEABLE, 0, 5, by_journeyman)
    note_of(out, MAKEABLE, 1, 5, by_master)
    see_acting_card(state, seat, since, by_journeyman, by_master, out)


def tile_here(state: Rococo, seat: i64, since: Rococo) -> i64:
    """The rolls of a tile that the seat is to keep or convert, if it knows the tile."""
    tile = tile_to_decide(state) if state.phase == PHASE_ACTIONS and state.current == seat else EMPTY
    if tile < 0 or (drawn_unseen(state) and state is not since):
        return 0
    return state.parts.tile_rolls[tile]


def see_acting_card(state: Rococo, seat: i64, since: Rococo, by_journeyman: i64, by_master: i64, out: Moves) -> None:
    """What the rank of the card in play allows."""
    played = card_in_play(state, seat, since)
    if state.phase != PHASE_ACTIONS or played < 0 or not is_choosing_action(state):
        return
    rank = state.parts.rank[played]
    note_of(out, RANK_IN_PLAY, away_of(state, state.current, seat), 2, rank)
    if state.current != seat or rank == APPRENTICE:
        return
    note(out, NOW_MAKEABLE, at_most(by_master if rank == MASTER else by_journeyman, 5))
    if rank == MASTER and cards_in_row(state) > 0 and state.own[LIVRES + seat] >= hire_price(state):
        note(out, NOW_HIRE, 0)
    if state.favor < 0:
        note(out, NOW_HIRE, 1)


def see_drawers(state: Rococo, seat: i64, since: Rococo, out: Moves) -> None:
    """The faces that are there; the same face may lie there several times."""
    livres = state.own[LIVRES + seat]
    cheap: i64 = 0
    dear: i64 = 0
    unseen: i64 = 0
    for drawer in range(i64(3)):
        price = drawer_price(state, drawer)
        there: i64 = 0
        for space in range(drawer * DRAWER, drawer * DRAWER + state.board.drawer_spaces):
            tile = state.drawers[space]
            if tile < 0:
                continue
            there += 1
            if tile_is_new(state, since, space):
                unseen += 1
            elif livres >= price:
                cheap |= bit(face_of(state, tile))
            else:
                dear |= bit(face_of(state, tile))
        note_of(out, IN_DRAWERS, drawer, 4, there)
    for face in range(IN_DRAWER.shape[0]):
        if cheap >> face & 1:
            note_of(out, IN_DRAWER, face, 1, 1)
        if dear >> face & 1:
            note_of(out, IN_DRAWER, face, 1, 0)
    if unseen > 0:
        note(out, UNSEEN_TILES, unseen)
