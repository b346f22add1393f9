"""Acquire a resource tile, and every other way to get one: drawn from the bag, or free from a drawer (ROC-ACQ)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import HELD_LACE, HELD_YARN, KEPT, LIVRES, SILK
from guildhall.games.rococo.components.parts import COLOUR_NAMES, COLOURS, DRAWER, EMPTY, OR
from guildhall.games.rococo.components.sets import nth_of, size_of
from guildhall.games.rococo.rules.bonuses import NOT_OFFERED, Effect
from guildhall.games.rococo.rules.tasks import tile_tasks
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import ACQUIRE, CONVERT, KEEP, LACE, YARN

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

NO_TILE: Final[i64] = rule("ROC-ACQ-01")
TOO_DEAR: Final[i64] = rule("ROC-ACQ-03")


# -- from a drawer ---------------------------------------------------------------------------------------------------


def tiles_in(state: Rococo, drawer: i64) -> i64:
    count: i64 = 0
    for space in range(drawer * DRAWER, drawer * DRAWER + DRAWER):
        if state.drawers[space] >= 0:
            count += 1
    return count


def drawer_price(state: Rococo, drawer: i64) -> i64:
    """By the tiles in the drawer before taking (ROC-ACQ-02)."""
    return state.board.drawer_price[tiles_in(state, drawer)]


def why_not_acquire(state: Rococo, seat: i64, free: bool, action: i64) -> i64:
    space = ACQUIRE.a(action)
    if state.drawers[space] < 0:
        return NO_TILE
    price = i64(0) if free else drawer_price(state, space // DRAWER)
    return LEGAL if state.own[LIVRES + seat] >= price else short(TOO_DEAR, price, state.own[LIVRES + seat])


def acquire_moves(state: Rococo, seat: i64, free: bool, out: Moves) -> None:
    out.make_room(3 * DRAWER)
    drawers, prices, livres = state.drawers, state.board.drawer_price, state.own[LIVRES + seat]
    items, count = out.items, out.count
    for drawer in range(i64(3)):
        before = count
        for space in range(drawer * DRAWER, drawer * DRAWER + DRAWER):
            if drawers[space] >= 0:
                items[count] = ACQUIRE.first + space
                count += 1
        if not free and livres < prices[count - before]:
            count = before
    out.count = count


def acquire_candidates(state: Rococo) -> list[int]:
    return [int(ACQUIRE.at(space)) for space in range(3 * DRAWER) if state.drawers[space] >= 0]


def can_acquire(state: Rococo, seat: i64, free: bool) -> bool:
    for drawer in range(i64(3)):
        if tiles_in(state, drawer) and (free or state.own[LIVRES + seat] >= drawer_price(state, drawer)):
            return True
    return False


def show_acquire(state: Rococo, free: bool, action: i64) -> Shown:
    space = ACQUIRE.a(action)
    tile = state.drawers[space]
    if tile < 0:
        return shown(state, action)
    price = 0 if free else int(drawer_price(state, space // DRAWER))
    return shown(state, action, f"tile:{state.parts.tile_ids[tile]}", cost={"livres": price})


def acquire(state: Rococo, seat: i64, action: i64, free: bool, rank: i64) -> None:
    """The tile of a drawer's space; `rank` is that of the acting card, or -1 if this is not the Acquire action."""
    space = ACQUIRE.a(action)
    price = i64(0) if free else drawer_price(state, space // DRAWER)
    tile = state.drawers[space]
    state.drawers[space] = EMPTY
    state.own[LIVRES + seat] -= price
    state.stack.push(DECIDE_TILE.kind, tile, 0, rank + 1)
    if state.events is not None:
        tell(state, "acquire", seat, {"tile": state.parts.tile_ids[tile], "price": int(price)})


# -- from the bag ----------------------------------------------------------------------------------------------------


def drawable(state: Rococo) -> bool:
    """Whether a random tile is to be had, if need be from the discard (ROC-BON-10)."""
    return state.tile_bag != 0 or state.tile_discard != 0


def draw_tile(state: Rococo) -> i64:
    """A random tile from the bag, which the discard refills when it is empty; -1 if there is none at all."""
    if state.tile_bag == 0:
        state.tile_bag = state.tile_discard
        state.tile_discard = 0
        if state.tile_bag == 0:
            return -1
    tile = nth_of(state.tile_bag, state.rng.below(size_of(state.tile_bag)))
    state.tile_bag &= ~bit(tile)
    return tile


def gain_random_tile(state: Rococo, seat: i64) -> None:
    """Draw a tile that only its owner sees, who then keeps or converts it (ROC-ACQ-09)."""
    tile = draw_tile(state)
    if tile < 0:
        return
    state.stack.push(DECIDE_TILE.kind, tile, 1, 0)
    if state.events is not None:
        tell(state, "draw", seat, {"tile": ""}, {"tile": state.parts.tile_ids[tile]})


# -- keep or convert -------------------------------------------------------------------------------------------------


def keep_tile(state: Rococo, seat: i64, tile: i64) -> None:
    state.own[KEPT + seat] |= bit(tile)
    state.own[SILK + seat] += state.parts.tile_rolls[tile]


def discard_kept(state: Rococo, seat: i64, tile: i64) -> None:
    """A kept tile goes face up to the resource discard (ROC-TAILOR-07)."""
    state.own[KEPT + seat] &= ~bit(tile)
    state.tile_discard |= bit(tile)
    state.own[SILK + seat] -= state.parts.tile_rolls[tile]


def silk_on(state: Rococo, tile: i64) -> dict[str, int]:
    """The rolls of a tile, for people."""
    return {COLOUR_NAMES[i]: int(state.parts.tile_silk[tile * COLOURS + i]) for i in range(COLOURS)}


@final
class DecideTile(Decision["Rococo"]):
    """Keep a tile as silk or convert it, as its mode allows (ROC-ACQ-04, -05).

    Frame: tile; 1 if drawn unseen; 1 + rank of the acting card if this is the Acquire action, else 0.
    """

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        if state.parts.tile_mode[state.stack.get(1)] == OR:
            return [int(KEEP.first), int(LACE.first), int(YARN.first)]
        return [int(KEEP.first), int(CONVERT.first)]

    def moves(self, state: Rococo, seat: i64, out: Moves) -> None:
        out.add(KEEP.first)
        if state.parts.tile_mode[state.stack.get(1)] == OR:
            out.add(LACE.first)
            out.add(YARN.first)
        else:
            out.add(CONVERT.first)

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        either = state.parts.tile_mode[state.stack.get(1)] == OR
        if action == KEEP.first or (action == CONVERT.first and not either):
            return LEGAL
        return LEGAL if either and LACE.first <= action < YARN.end else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        tile, blind, rank = state.stack.get(1), state.stack.get(2), state.stack.get(3) - 1
        state.stack.pop()
        if action == KEEP.first:
            keep_tile(state, seat, tile)
            if state.events is not None:
                name = state.parts.tile_ids[tile]
                tell(state, "keep", seat, {"tile": "" if blind else name}, {"tile": name})
        else:
            lace, yarn = self.lace(state, tile, action), self.yarn(state, tile, action)
            state.own[HELD_LACE + seat] += lace
            state.own[HELD_YARN + seat] += yarn
            state.tile_discard |= bit(tile)
            if state.events is not None:
                name = state.parts.tile_ids[tile]
                tell(state, "convert", seat, {"tile": name, "lace": int(lace), "yarn": int(yarn)})
        if rank >= 0:
            tile_tasks(state, seat, tile, action == KEEP.first, rank)

    def lace(self, state: Rococo, tile: i64, action: i64) -> i64:
        return i64(0) if action == YARN.first else state.parts.tile_lace[tile]

    def yarn(self, state: Rococo, tile: i64, action: i64) -> i64:
        return i64(0) if action == LACE.first else state.parts.tile_yarn[tile]

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        return "rococo-prompt-tile", {"tile": state.parts.tile_ids[state.stack.get(1)]}

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        tile = state.stack.get(1)
        if action == KEEP.first:
            return shown(state, action, gain=silk_on(state, tile))
        lace, yarn = self.lace(state, tile, action), self.yarn(state, tile, action)
        return shown(state, action, gain={"lace": int(lace), "yarn": int(yarn)})


DECIDE_TILE: Final = DecideTile("tile", "ROC-ACQ-05")


def tile_to_decide(state: Rococo) -> i64:
    """The tile that is being kept or converted, or -1."""
    return state.stack.get(1) if state.stack.kind() == DECIDE_TILE.kind else EMPTY


def drawn_unseen(state: Rococo) -> bool:
    """Whether that tile was drawn, so that only its owner knows it."""
    return state.stack.get(2) == 1


def undecided_tiles(state: Rococo) -> list[int]:
    """All tiles that lie neither here nor there until they are kept or converted."""
    return [frame[1] for frame in state.stack.frames() if frame[0] == DECIDE_TILE.kind]


# -- bonuses ---------------------------------------------------------------------------------------------------------


@final
class ExtraAcquire(Effect):
    """One more Acquire, or a tile from a drawer free of charge."""

    def __init__(self, word: str, free: bool) -> None:
        super().__init__(word)
        self.free = free

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return can_acquire(state, seat, self.free)

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return acquire_candidates(state)

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        acquire_moves(state, seat, self.free, out)

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        return why_not_acquire(state, seat, self.free, action) if ACQUIRE.has(action) else NOT_OFFERED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        acquire(state, seat, action, self.free, -1 if self.free else state.parts.rank[row])

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        return show_acquire(state, self.free, action) if ACQUIRE.has(action) else shown(state, action)


EXTRA_ACQUIRE: Final = ExtraAcquire("extra_acquire", False)
TAKE_RESOURCE: Final = ExtraAcquire("take_resource", True)
