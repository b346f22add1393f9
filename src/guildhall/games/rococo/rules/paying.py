"""Paying a garment with tiles: what of them suffices with nothing superfluous (ROC-TAILOR-05 to -07).

Needed rolls travel in frames as one number, eight bits a colour.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, CARRIED_ON, Decision, Shown, shown
from guildhall.core.rule import LEGAL
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import HELD_LACE, HELD_YARN, KEPT, LIVRES, covers, rest_of
from guildhall.games.rococo.components.parts import COLOUR_NAMES, EMPTY, GARMENT_ROWS, Components
from guildhall.games.rococo.components.sets import lowest_of, members
from guildhall.games.rococo.rules.acquiring import discard_kept, silk_on
from guildhall.games.rococo.rules.bonus_values import prestige_of
from guildhall.games.rococo.rules.counting import score
from guildhall.games.rococo.rules.renting import ask_rent_or_sell, is_festive
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import PAY_TILE

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


@final
class Payments:
    """The ways to pay: sets of tiles that cover the need and of which none can be left out (ROC-TAILOR-05)."""

    __slots__ = ("need", "paid", "parts", "tiles")

    def __init__(self, parts: Components, need: i64, paid: i64) -> None:
        self.parts = parts
        self.need = need
        self.paid = paid
        self.tiles: i64 = 0
        """All tiles of all ways."""


def nothing_superfluous(ways: Payments, tiles: i64) -> bool:
    """Whether the payment would fall short without any one of its tiles."""
    table = ways.parts.tile_rolls
    total: i64 = 0
    rest = tiles
    while rest:
        total += table[lowest_of(rest)]
        rest &= rest - 1
    while tiles:
        if covers(total - table[lowest_of(tiles)], ways.need):
            return False
        tiles &= tiles - 1
    return True


def twin_before(parts: Components, tiles: i64, tile: i64) -> bool:
    """Whether a tile that looks the same comes earlier in a set: those two are one choice."""
    return tiles & parts.tile_twins[tile] != 0


def find_payments(ways: Payments, kept: i64, added: i64, rest: i64, colour: i64, after: i64) -> None:
    """Cover the first colour still needed with tiles in ascending order, then the next."""
    if rest == 0:
        if nothing_superfluous(ways, ways.paid | added):
            ways.tiles |= added
        return
    first: i64 = 0
    while rest >> (8 * first) & 255 == 0:
        first += 1
    tiles = kept & ways.parts.tiles_of_colour[first]
    if first == colour:
        tiles &= ~(bit(after + 1) - 1)
    while tiles:
        tile = lowest_of(tiles)
        tiles &= tiles - 1
        if not twin_before(ways.parts, kept, tile):
            left = rest_of(rest, ways.parts.tile_rolls[tile])
            find_payments(ways, kept & ~bit(tile), added | bit(tile), left, first, tile)


def payments(state: Rococo, seat: i64) -> Payments:
    """How the payment on top of the stack can go on."""
    rest = state.stack.get(1)
    ways = Payments(state.parts, state.stack.get(5), state.stack.get(2))
    find_payments(ways, state.own[KEPT + seat], 0, rest, -1, -1)
    return ways


@final
class PayGarment(Decision["Rococo"]):
    """Which tiles pay, one by one; also where there is no choice, for that would tell what is hidden (ROC-DEC-34).

    Frame: rolls still needed; tiles paid so far as bits; display space; how it is made; rolls needed at first.
    """

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        """When all is paid the garment is made."""
        if state.stack.get(1) != 0:
            return ASKED
        made_garment(state, seat)
        return CARRIED_ON

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        tiles = state.own[KEPT + seat]
        return [int(PAY_TILE.at(tile)) for tile in members(tiles) if not twin_before(state.parts, tiles, tile)]

    def moves(self, state: Rococo, seat: i64, out: Moves) -> None:
        tiles = payments(state, seat).tiles
        rest = tiles
        while rest:
            tile = lowest_of(rest)
            rest &= rest - 1
            if not twin_before(state.parts, tiles, tile):
                out.add(PAY_TILE.first + tile)

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        if not PAY_TILE.has(action):
            return self.otherwise
        tile, tiles = PAY_TILE.a(action), payments(state, seat).tiles
        return LEGAL if tiles >> tile & 1 and not twin_before(state.parts, tiles, tile) else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        tile = PAY_TILE.a(action)
        state.stack.set(1, rest_of(state.stack.get(1), state.parts.tile_rolls[tile]))
        state.stack.set(2, state.stack.get(2) | bit(tile))
        discard_kept(state, seat, tile)

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        rest = int(state.stack.get(1))
        rolls = {name: rest >> 8 * i & 255 for i, name in enumerate(COLOUR_NAMES) if rest >> 8 * i & 255}
        garment = state.parts.garment_ids[state.display[state.stack.get(3)]]
        return "rococo-prompt-pay", {"garment": garment, "rolls": rolls}

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        if not PAY_TILE.has(action):
            return shown(state, action)
        tile = PAY_TILE.a(action)
        return shown(state, action, f"tile:{state.parts.tile_ids[tile]}", cost=silk_on(state, tile))


PAY_GARMENT: Final = PayGarment("pay", "ROC-TAILOR-05")


def ask_payment(state: Rococo, space: i64, made: i64, need: i64) -> None:
    state.stack.push(PAY_GARMENT.kind, need, 0, space, made, need)


def is_paying(state: Rococo) -> bool:
    """Whether a payment is on top of the stack: its space and maker are in places 3 and 4, what is open in 1."""
    return state.stack.kind() == PAY_GARMENT.kind


def made_garment(state: Rococo, seat: i64) -> None:
    """Livres and markers are paid too; a festive garment scores now; then rent or sell."""
    tiles, space, made = state.stack.get(2), state.stack.get(3), state.stack.get(4)
    state.stack.pop()
    garment = state.display[space]
    parts = state.parts
    price = state.board.display_cost[space]
    state.display[space] = EMPTY
    state.own[LIVRES + seat] -= price
    state.own[HELD_LACE + seat] -= parts.garment_lace[garment]
    state.own[HELD_YARN + seat] -= parts.garment_yarn[garment]
    if state.events is not None:
        names = [parts.tile_ids[tile] for tile in members(tiles)]
        name = parts.garment_ids[garment]
        tell(state, "tailor", seat, {"garment": name, "price": int(price), "tiles": names, "paid": len(names)})
    score_on_make(state, seat, garment)
    ask_rent_or_sell(state, garment, made)


def score_on_make(state: Rococo, seat: i64, garment: i64) -> None:
    """A festive garment, which does not count for itself yet (ROC-FEST-03)."""
    if is_festive(state, garment):
        score(state, seat, prestige_of(state, seat, GARMENT_ROWS + garment, 0, 0))
