"""Tailor a garment: what can be made, how silk is paid, rent or sell, the guest space and its reward (ROC-TAILOR).

Needed rolls travel in frames as one number, eight bits a colour.
"""

# guildhall: compiled
# ruff: noqa: SIM109, SIM110 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import (
    ALSO_PRESTIGE,
    COLOURS,
    GARMENT_ROWS,
    HALLS,
    JOURNEYMAN,
    MASTER,
    MUST_SELL,
    NO_MASTER_MARK,
    ON_MAKE,
    ON_PLACE,
    REWARD_LACE,
    REWARD_LIVRES,
    REWARD_ROW,
    REWARD_TILE,
    REWARD_YARN,
    SILK_COLOURS,
    SILK_LESS,
    TILES,
    TRIGGER,
    Components,
    effect,
)
from guildhall.games.rococo.rules.acquiring import can_acquire, discard_kept
from guildhall.games.rococo.rules.bonus_values import prestige_of
from guildhall.games.rococo.rules.counting import earn, score
from guildhall.games.rococo.rules.frames import (
    BONUS,
    JEWELLING,
    PAYING,
    PLACED,
    PLACING,
    RENTING,
    REWARD,
    TAILORED,
    happened,
    rank_of,
    row_of,
)
from guildhall.games.rococo.rules.frames import DISCOUNT as DISCOUNTING
from guildhall.games.rococo.rules.funding import check_all_halls
from guildhall.games.rococo.rules.verbs import DECLINE, DISCOUNT, PAY_TILE, PLACE, POSITIONS, RENT, SELL, TAILOR

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


# -- what can be made ----------------------------------------------------------------------------------------------


def suitable_space(s: Rococo, rank: i64) -> bool:
    """Whether a guest space is free for this maker: master spaces for Masters only (ROC-TAILOR-12, -14)."""
    for space in range(s.board.guests):
        if s.guest_garment[space] < 0 and (rank == MASTER or not s.board.guest_master[space]):
            return True
    return False


def discount_applies(s: Rococo, garment: i64, row: i64, colour: i64) -> bool:
    """Whether the bonus can lower this colour of the garment (ROC-DEC-09)."""
    if row < 0 or effect(s.parts, row, SILK_LESS) == 0:
        return False
    return (
        effect(s.parts, row, SILK_COLOURS) >> colour & 1 == 1 and s.parts.garment_silk[garment * COLOURS + colour] > 0
    )


def rolls_needed(s: Rococo, garment: i64, row: i64, lowered: i64) -> i64:
    """The silk of a garment, with one colour lowered by a bonus or none (-1), packed (ROC-MIX-11)."""
    need: i64 = 0
    for colour in range(COLOURS):
        rolls = s.parts.garment_silk[garment * COLOURS + colour]
        if colour == lowered:
            rolls -= effect(s.parts, row, SILK_LESS)
            if rolls < 0:
                rolls = 0
        need |= rolls << (8 * colour)
    return need


def has_rolls(s: Rococo, p: i64, need: i64) -> bool:
    for colour in range(COLOURS):
        if s.silk[p * COLOURS + colour] < need >> (8 * colour) & 255:
            return False
    return True


def silk_at_hand(s: Rococo, p: i64, garment: i64, row: i64) -> bool:
    """Whether the kept tiles suffice, with some allowed discount if need be."""
    if has_rolls(s, p, rolls_needed(s, garment, row, -1)):
        return True
    for colour in range(COLOURS):
        if discount_applies(s, garment, row, colour) and has_rolls(s, p, rolls_needed(s, garment, row, colour)):
            return True
    return False


def rank_may_make(s: Rococo, garment: i64, rank: i64, row: i64) -> bool:
    """The master mark needs a Master, and some extra actions exclude it altogether (ROC-TAILOR-03)."""
    if not s.parts.garment_master[garment]:
        return True
    return rank == MASTER and (row < 0 or not effect(s.parts, row, NO_MASTER_MARK))


def has_a_place_to_go(s: Rococo, garment: i64, rank: i64, row: i64) -> bool:
    """What cannot be sold needs a guest space; what must be sold, a value (ROC-FEST-02, ROC-EXCL-02, ROC-MIX-26)."""
    if s.parts.garment_value[garment] >= 0:
        return True
    return (row < 0 or not effect(s.parts, row, MUST_SELL)) and suitable_space(s, rank)


def can_make(s: Rococo, p: i64, space: i64, made: i64) -> bool:
    garment = s.display[space]
    if garment < 0:
        return False
    parts = s.parts
    if s.livres[p] < s.board.display_cost[space]:
        return False
    if s.lace[p] < parts.garment_lace[garment] or s.yarn[p] < parts.garment_yarn[garment]:
        return False
    rank, row = rank_of(made), row_of(made)
    if row < 0 and rank < JOURNEYMAN:
        return False
    return (
        rank_may_make(s, garment, rank, row)
        and silk_at_hand(s, p, garment, row)
        and has_a_place_to_go(s, garment, rank, row)
    )


def tailor_moves(s: Rococo, p: i64, made: i64, out: Moves) -> None:
    for space in range(s.board.display):
        if can_make(s, p, space, made):
            out.add(TAILOR + space)


def can_tailor(s: Rococo, p: i64, made: i64) -> bool:
    for space in range(s.board.display):
        if can_make(s, p, space, made):
            return True
    return False


# -- paying --------------------------------------------------------------------------------------------------------


def tailor(s: Rococo, space: i64, made: i64) -> None:
    """Choose the garment; then its discount, its payment, and what becomes of it (ROC-TAILOR-17)."""
    garment = s.display[space]
    row = row_of(made)
    for colour in range(COLOURS):
        if discount_applies(s, garment, row, colour):
            s.stack.push(DISCOUNTING, space, made)
            return
    ask_payment(s, space, made, rolls_needed(s, garment, row, -1))


def discount_moves(s: Rococo, p: i64, out: Moves) -> None:
    garment = s.display[s.stack.get(1)]
    row = row_of(s.stack.get(2))
    if has_rolls(s, p, rolls_needed(s, garment, row, -1)):
        out.add(DECLINE)
    for colour in range(COLOURS):
        if discount_applies(s, garment, row, colour) and has_rolls(s, p, rolls_needed(s, garment, row, colour)):
            out.add(DISCOUNT + colour)
    if out.count == 0:  # only in an imagined world, where another's tiles are guesses
        out.add(DECLINE)


def choose_discount(s: Rococo, action: i64) -> None:
    space, made = s.stack.get(1), s.stack.get(2)
    s.stack.pop()
    lowered: i64 = -1 if action == DECLINE else action - DISCOUNT
    ask_payment(s, space, made, rolls_needed(s, s.display[space], row_of(made), lowered))


def ask_payment(s: Rococo, space: i64, made: i64, need: i64) -> None:
    s.stack.push(PAYING, need, 0, space, made, need)


@final
class Payments:
    """The ways to pay: sets of tiles that cover the need and of which none can be left out (ROC-TAILOR-05)."""

    __slots__ = ("any", "need", "paid", "parts", "several", "tiles")

    def __init__(self, parts: Components, need: i64, paid: i64) -> None:
        self.parts = parts
        self.need = need
        self.paid = paid
        self.any: i64 = -1
        """One way to go on, as bits of tiles; -1 if there is none."""
        self.several: bool = False
        self.tiles: i64 = 0
        """All tiles of all ways."""


def less_tile(parts: Components, rest: i64, tile: i64) -> i64:
    """What is still needed after a tile."""
    left: i64 = 0
    for colour in range(COLOURS):
        rolls = (rest >> (8 * colour) & 255) - parts.tile_silk[tile * COLOURS + colour]
        if rolls > 0:
            left |= rolls << (8 * colour)
    return left


def nothing_superfluous(ways: Payments, tiles: i64) -> bool:
    """Whether the payment would fall short without any one of its tiles."""
    for tile in range(TILES):
        if tiles >> tile & 1:
            rest = ways.need
            for other in range(TILES):
                if other != tile and tiles >> other & 1:
                    rest = less_tile(ways.parts, rest, other)
            if rest == 0:
                return False
    return True


def twin_before(parts: Components, tiles: i64, tile: i64) -> bool:
    """Whether a tile that looks the same comes earlier in a set: those two are one choice."""
    face = parts.tile_face[tile]
    for other in range(face, tile):
        if tiles >> other & 1 and parts.tile_face[other] == face:
            return True
    return False


def find_payments(ways: Payments, kept: i64, added: i64, rest: i64, colour: i64, after: i64) -> None:
    """Cover the first colour still needed with tiles in ascending order, then the next."""
    if rest == 0:
        if nothing_superfluous(ways, ways.paid | added):
            if ways.any == -1:
                ways.any = added
            elif ways.any != added:
                ways.several = True
            ways.tiles |= added
        return
    first: i64 = 0
    while rest >> (8 * first) & 255 == 0:
        first += 1
    start: i64 = after + 1 if first == colour else 0
    for tile in range(start, TILES):
        if (
            kept >> tile & 1
            and ways.parts.tile_silk[tile * COLOURS + first] > 0
            and not twin_before(ways.parts, kept, tile)
        ):
            find_payments(ways, kept & ~bit(tile), added | bit(tile), less_tile(ways.parts, rest, tile), first, tile)


def payments(s: Rococo, p: i64) -> Payments:
    """How the payment on top of the stack can go on."""
    rest = s.stack.get(1)
    ways = Payments(s.parts, s.stack.get(5), s.stack.get(2))
    find_payments(ways, s.kept[p], 0, rest, -1, -1)
    if ways.any == -1:
        # Only in an imagined world, where another's tiles are guesses: any tile that helps.
        ways.several = True
        for tile in range(TILES):
            if s.kept[p] >> tile & 1 and less_tile(s.parts, rest, tile) != rest:
                ways.tiles |= bit(tile)
    return ways


def payment_moves(s: Rococo, p: i64, out: Moves) -> None:
    ways = payments(s, p)
    for tile in range(TILES):
        if ways.tiles >> tile & 1 and not twin_before(s.parts, ways.tiles, tile):
            out.add(PAY_TILE + tile)


def pay_tile(s: Rococo, p: i64, tile: i64) -> None:
    s.stack.set(1, less_tile(s.parts, s.stack.get(1), tile))
    s.stack.set(2, s.stack.get(2) | bit(tile))
    discard_kept(s, p, tile)


def settle_payment(s: Rococo, p: i64) -> bool:
    """Pay what leaves no choice; True when all is paid and the garment made."""
    if s.stack.get(1) != 0:
        ways = payments(s, p)
        if ways.tiles and ways.several:
            return False
        for tile in range(TILES):
            if ways.any >= 0 and ways.any >> tile & 1:
                pay_tile(s, p, tile)
    made_garment(s, p)
    return True


def made_garment(s: Rococo, p: i64) -> None:
    """Livres and markers are paid too; a festive garment scores now; then rent or sell."""
    tiles, space, made = s.stack.get(2), s.stack.get(3), s.stack.get(4)
    s.stack.pop()
    garment = s.display[space]
    parts = s.parts
    price = s.board.display_cost[space]
    s.display[space] = -1
    s.livres[p] -= price
    s.lace[p] -= parts.garment_lace[garment]
    s.yarn[p] -= parts.garment_yarn[garment]
    if s.events is not None:
        names = [parts.tile_ids[tile] for tile in range(TILES) if tiles >> tile & 1]
        args: dict[str, object] = {
            "garment": parts.garment_ids[garment],
            "price": int(price),
            "tiles": names,
            "paid": len(names),
        }
        s.events.append(happened("tailor", p, s.her, args))
    score_on_make(s, p, garment)
    s.stack.push(TAILORED, garment, made)
    s.stack.push(RENTING, garment, made)


def score_on_make(s: Rococo, p: i64, garment: i64) -> None:
    """A festive garment, which does not count for itself yet (ROC-FEST-03)."""
    row = GARMENT_ROWS + garment
    if effect(s.parts, row, TRIGGER) == ON_MAKE:
        score(s, p, prestige_of(s, p, row, 0, 0))


# -- rent or sell --------------------------------------------------------------------------------------------------


def rent_moves(s: Rococo, out: Moves) -> None:
    garment, made = s.stack.get(1), s.stack.get(2)
    row = row_of(made)
    if (row < 0 or not effect(s.parts, row, MUST_SELL)) and suitable_space(s, rank_of(made)):
        out.add(RENT)
    if s.parts.garment_value[garment] >= 0:
        out.add(SELL)


def rent_or_sell(s: Rococo, p: i64, action: i64) -> None:
    garment, made = s.stack.get(1), s.stack.get(2)
    s.stack.pop()
    if action == RENT:
        s.stack.push(PLACING, garment, made)
        s.stack.push(JEWELLING, garment, made)
        return
    s.garment_discard |= bit(garment)
    if s.events is not None:
        s.events.append(happened("sell", p, s.her, {"garment": s.parts.garment_ids[garment]}))
    earn(s, p, s.parts.garment_value[garment])
    if row_of(made) >= 0:
        score(s, p, effect(s.parts, row_of(made), ALSO_PRESTIGE))


def place_moves(s: Rococo, out: Moves) -> None:
    rank = rank_of(s.stack.get(2))
    board = s.board
    for hall in range(HALLS):
        start = board.hall_start[hall]
        for space in range(start, board.hall_start[hall + 1]):
            if s.guest_garment[space] < 0 and (rank == MASTER or not board.guest_master[space]):
                out.add(PLACE + hall * POSITIONS + space - start)


def space_of(s: Rococo, action: i64) -> i64:
    """The guest space that a placing action means; -1 if this side has none such."""
    hall = (action - PLACE) // POSITIONS
    space = s.board.hall_start[hall] + (action - PLACE) % POSITIONS
    return space if space < s.board.hall_start[hall + 1] else -1


def place(s: Rococo, p: i64, action: i64) -> None:
    garment = s.stack.get(1)
    s.stack.pop()
    space = space_of(s, action)
    put_garment(s, p, garment, space)
    if effect(s.parts, GARMENT_ROWS + garment, TRIGGER) == ON_PLACE:
        s.stack.push(PLACED, garment)
    s.stack.push(REWARD, space)


def put_garment(s: Rococo, p: i64, garment: i64, space: i64) -> None:
    """The garment stands with its owner's token; that may complete All Halls."""
    hall = s.board.guest_hall[space]
    s.guest_garment[space] = garment
    s.guest_owner[space] = p
    s.colours[p * COLOURS + s.parts.garment_colour[garment]] += 1
    s.halls[p * HALLS + hall] += 1
    if s.board.guest_master[space]:
        s.masters[p * HALLS + hall] += 1
    if s.events is not None:
        position = int(space - s.board.hall_start[hall]) + 1
        args: dict[str, object] = {"garment": s.parts.garment_ids[garment], "hall": int(hall) + 1, "position": position}
        s.events.append(happened("place", p, s.her, args))
    check_all_halls(s, p)


def reward(s: Rococo, p: i64, space: i64) -> None:
    """Livres and markers by themselves, a tile by choice (ROC-GUEST)."""
    kind = s.board.guest_reward[space]
    amount = s.board.guest_amount[space]
    if kind == REWARD_LIVRES:
        earn(s, p, amount)
    elif kind == REWARD_LACE or kind == REWARD_YARN:
        gain_markers(s, p, amount if kind == REWARD_LACE else 0, amount if kind == REWARD_YARN else 0)
    elif kind == REWARD_TILE and can_acquire(s, p, True):
        s.stack.push(BONUS, REWARD_ROW, 0)


def gain_markers(s: Rococo, p: i64, lace: i64, yarn: i64) -> None:
    s.lace[p] += lace
    s.yarn[p] += yarn
    if s.events is not None:
        s.events.append(happened("markers", p, s.her, {"lace": int(lace), "yarn": int(yarn)}))
