"""Acquire a resource tile, and every other way to get one: drawn from the bag, or free from a drawer (ROC-ACQ)."""

# guildhall: compiled
# ruff: noqa: SIM110 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import COLOURS, DRAWER, OR, nth_of, size_of
from guildhall.games.rococo.rules.frames import TILE, happened
from guildhall.games.rococo.rules.jewelry import tile_tasks
from guildhall.games.rococo.rules.verbs import ACQUIRE, CONVERT, KEEP, LACE, YARN

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def tiles_in(s: Rococo, drawer: i64) -> i64:
    count: i64 = 0
    for space in range(drawer * DRAWER, drawer * DRAWER + DRAWER):
        if s.drawers[space] >= 0:
            count += 1
    return count


def drawer_price(s: Rococo, drawer: i64) -> i64:
    """By the tiles in the drawer before taking (ROC-ACQ-02)."""
    return s.board.drawer_price[tiles_in(s, drawer)]


def acquire_moves(s: Rococo, p: i64, free: bool, out: Moves) -> None:
    for drawer in range(i64(3)):
        if free or s.livres[p] >= drawer_price(s, drawer):
            for space in range(drawer * DRAWER, drawer * DRAWER + DRAWER):
                if s.drawers[space] >= 0:
                    out.add(ACQUIRE + space)


def can_acquire(s: Rococo, p: i64, free: bool) -> bool:
    for drawer in range(i64(3)):
        if tiles_in(s, drawer) and (free or s.livres[p] >= drawer_price(s, drawer)):
            return True
    return False


def take_from_drawer(s: Rococo, p: i64, space: i64, free: bool, rank: i64) -> None:
    """The tile of a drawer's space; `rank` is that of the acting card, or -1 if this is not the Acquire action."""
    price: i64 = 0 if free else drawer_price(s, space // DRAWER)
    tile = s.drawers[space]
    s.drawers[space] = -1
    s.livres[p] -= price
    s.stack.push(TILE, tile, 0, rank + 1)
    if s.events is not None:
        s.events.append(happened("acquire", p, s.her, {"tile": s.parts.tile_ids[tile], "price": int(price)}))


def drawable(s: Rococo) -> bool:
    """Whether a random tile is to be had, if need be from the discard (ROC-BON-10)."""
    return s.tile_bag != 0 or s.tile_discard != 0


def draw_tile(s: Rococo) -> i64:
    """A random tile from the bag, which the discard refills when it is empty; -1 if there is none at all."""
    if s.tile_bag == 0:
        s.tile_bag = s.tile_discard
        s.tile_discard = 0
        if s.tile_bag == 0:
            return -1
    tile = nth_of(s.tile_bag, s.rng.below(size_of(s.tile_bag)))
    s.tile_bag &= ~bit(tile)
    return tile


def gain_random_tile(s: Rococo, p: i64) -> None:
    """Draw a tile that only its owner sees, who then keeps or converts it (ROC-ACQ-09)."""
    tile = draw_tile(s)
    if tile < 0:
        return
    s.stack.push(TILE, tile, 1, 0)
    if s.events is not None:
        s.events.append(happened("draw", p, s.her, {"tile": ""}, {"tile": s.parts.tile_ids[tile]}))


def keep_tile(s: Rococo, p: i64, tile: i64) -> None:
    s.kept[p] |= bit(tile)
    for colour in range(COLOURS):
        s.silk[p * COLOURS + colour] += s.parts.tile_silk[tile * COLOURS + colour]


def discard_kept(s: Rococo, p: i64, tile: i64) -> None:
    """A kept tile goes face up to the resource discard (ROC-TAILOR-07)."""
    s.kept[p] &= ~bit(tile)
    s.tile_discard |= bit(tile)
    for colour in range(COLOURS):
        s.silk[p * COLOURS + colour] -= s.parts.tile_silk[tile * COLOURS + colour]


def tile_moves(s: Rococo, out: Moves) -> None:
    """Keep, or convert as the tile's mode allows (ROC-ACQ-04, -05)."""
    out.add(KEEP)
    if s.parts.tile_mode[s.stack.get(1)] == OR:
        out.add(LACE)
        out.add(YARN)
    else:
        out.add(CONVERT)


def decide_tile(s: Rococo, p: i64, action: i64) -> None:
    tile = s.stack.get(1)
    rank = s.stack.get(3) - 1
    blind = s.stack.get(2)
    s.stack.pop()
    parts = s.parts
    if action == KEEP:
        keep_tile(s, p, tile)
        if s.events is not None:
            name = parts.tile_ids[tile]
            s.events.append(happened("keep", p, s.her, {"tile": "" if blind else name}, {"tile": name}))
    else:
        lace: i64 = 0 if action == YARN else parts.tile_lace[tile]
        yarn: i64 = 0 if action == LACE else parts.tile_yarn[tile]
        s.lace[p] += lace
        s.yarn[p] += yarn
        s.tile_discard |= bit(tile)
        if s.events is not None:
            args: dict[str, object] = {"tile": parts.tile_ids[tile], "lace": int(lace), "yarn": int(yarn)}
            s.events.append(happened("convert", p, s.her, args))
    if rank >= 0:
        tile_tasks(s, p, tile, action == KEEP, rank)
