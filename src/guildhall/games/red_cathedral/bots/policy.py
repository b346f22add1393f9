"""A quick rule-based player: a score for every move of the present decision, highest first, with a little chance.

It races for sections: claims while it has little to build, fetches what its sections lack, delivers in full loads,
opens workshop spaces it can pay, decorates with spare jewels. `appraisal` finishes turns with it; search plays
positions out with it. What each verb is worth stands here, `prices` says what resources and effects are worth.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.rng import Rng
from guildhall.core.state import Moves
from guildhall.core.verb import Verb
from guildhall.games.red_cathedral.bots.prices import (
    LOAD,
    NEAREST,
    NOTHING,
    ROOM,
    SPARE,
    UNFINISHED,
    card_score,
    effect_score,
    material_score,
    needs_jewel,
    place_score,
    ruble_score,
    tile_score,
    wanted,
)
from guildhall.games.red_cathedral.components.parts import BASIC, BLACK, GOODS, GREEN, SPACES, WHITE, WHITE_A, WHITE_B
from guildhall.games.red_cathedral.rules.building import deliveries_left, units_missing
from guildhall.games.red_cathedral.rules.claiming import FACE_UP, banners_left, space_cost
from guildhall.games.red_cathedral.rules.contractors import contractors_in
from guildhall.games.red_cathedral.rules.counting import banners_in
from guildhall.games.red_cathedral.rules.dice import dice_at, landing
from guildhall.games.red_cathedral.rules.influence import effect_of, repeated
from guildhall.games.red_cathedral.rules.moving import die_moved, extra_spaces
from guildhall.games.red_cathedral.rules.packed import amount
from guildhall.games.red_cathedral.rules.turns import turn_ends
from guildhall.games.red_cathedral.rules.verbs import (
    ACCEPT,
    ACTIVATE,
    AGAIN,
    BANNER,
    BORROW,
    BRANCH,
    BUY_PERMIT,
    BUY_TOKEN,
    CLAIM,
    DECLINE,
    DECORATE,
    DECORATE_DIAMOND,
    DELIVER,
    DIE,
    END_TURN,
    FINISH,
    FOREMAN,
    HIRE,
    ICON,
    INFLUENCE,
    JEWEL,
    KEEP,
    KEEP_OBJECTIVE,
    MOVE,
    OBTAIN,
    PART,
    PASS,
    PAY,
    PLACE,
    REROLL,
    RETURN_OBJECTIVE,
    SELL,
    SERVICE,
    SPACE,
    SPECIALIST,
    SPEND,
    STOP,
    SUBSTITUTE,
    TAKE,
    VERBS,
)

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def rollout_move(state: RedCathedral, seat: i64, moves: Moves, rng: Rng) -> i64:
    """The move with the highest score; among equals any. Ivan's choices are left to chance."""
    active = state.active
    if active >= state.seats:
        return moves.items[rng.below(moves.count)]
    want = NOTHING if turn_ends(state) else wanted(state, active)
    items = moves.items
    best: i64 = items[0]
    most: i64 = -1000000
    for i in range(moves.count):
        action = items[i]
        worth = WORTH[action].of(state, active, action, want) * 8 + rng.below(24)
        if worth > most:
            most = worth
            best = action
    return best


class Worth:
    """What an action of a verb is worth to a seat; by default the same whenever it comes up."""

    def __init__(self, always: i64 = 3) -> None:
        self.always: i64 = always

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return self.always


@final
class Claiming(Worth):
    """Little to build: claim something valuable whose materials are at hand and that nobody finished above."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        slot = CLAIM.a(action)
        card = state.card[slot]
        many = want[UNFINISHED]
        worth: i64 = 30 if many == 0 else 14 if many == 1 else 2 if many == 2 else -8
        if banners_left(state, seat) == 1 and many > 0:
            worth -= 4
        worth += state.parts.card_rp[card] - 2 * state.parts.card_units[card]
        spare = want[SPARE]
        need = state.required[slot]
        while spare > 0 and need > 0:
            worth += 3 * (spare & 15 if spare & 15 < need & 15 else need & 15)
            spare >>= 4
            need >>= 4
        tower = slot >> 3
        if banners_in(state, seat, tower) > 0:
            worth += 2
        if state.rules.module and state.sent[seat * 6 + state.city_of[tower]] > 0:
            worth += 2
        if want[ROOM] <= 1:
            worth += 4
        return worth


@final
class Planting(Worth):
    """A banner out of the Inventory makes room in it."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return 5 if BANNER.a(action) == 0 else 0


@final
class Placing(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        space = PLACE.a(action)
        cost = space_cost(state, seat, space)
        if PLACE.b(action) != FACE_UP:
            return 2 - cost
        if state.free_tile:
            cost = 0
        return 12 - 2 * cost + (3 if space == seat or space >= WHITE_A else 0) + 2 * (6 - state.finished[seat])


@final
class Delivering(Worth):
    """Within a build every delivery is welcome; as a basic action a full load or the last pieces of a section."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        diamond = SUBSTITUTE.has(action)
        slot = (action - (SUBSTITUTE.first if diamond else DELIVER.first)) // BASIC
        missing = units_missing(state, slot)
        worth: i64 = 20 - 3 * missing - (2 if diamond else 0) + (slot & 7) // 2
        if deliveries_left(state) >= 0:
            return worth + 20
        load = want[LOAD]
        if load > 3:
            load = 3
        if want[NEAREST] == 0 and missing <= 3:
            load += 1
        if load >= 4:
            return worth + 24
        if load == 3:
            return worth + 16
        if want[ROOM] == 0:
            return worth + 10
        return worth - 20 + 7 * load


@final
class Decorating(Worth):
    """With jewels that no section wants."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        left = deliveries_left(state)
        spare = amount(state.inventory[seat], GREEN) + amount(state.inventory[seat], GREEN + 1)
        if want[GREEN] > 0:
            spare -= 1
        if want[GREEN + 1] > 0:
            spare -= 1
        base: i64 = 4 if left >= 0 else -2
        if DECORATE_DIAMOND.has(action):
            base -= 3
        if left < 0:
            left = state.parts.build_deliveries
        use = left - 1
        if left > 2:
            use = 2
        if spare > 0:
            base += 6 * (spare if spare < use else use)
        return base + 2 * state.finished[seat]


@final
class Setting(Worth):
    """Jewels: two of different colours count more."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        choice = JEWEL.a(action)
        if choice >= 2:
            return 1
        colour = GREEN + choice
        if want[colour] >= 0 and needs_jewel(state, seat, colour):
            return -1
        return 6 if state.stack.get(3) != choice + 1 else 4


@final
class Moving(Worth):
    """What the space gives, the tile of the die, and half of what the better influence action is worth."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        die = die_moved(action)
        extra = extra_spaces(action)
        place = landing(state, die, extra)
        times = dice_at(state, place)
        if state.die_space[die] != place:
            times += 1
        worth = place_score(state, seat, place, times, want) - 2 * extra
        if die == WHITE:
            if state.face_up[seat * SPACES + WHITE_A] or state.face_up[seat * SPACES + WHITE_B]:
                worth += 6
        elif die == BLACK:
            if state.specialist[seat] >= 0:
                worth += 9
        elif state.face_up[seat * SPACES + die - 1]:
            worth += 6
        better = card_score(state, seat, place >> 1, want)
        if better > 0:
            worth += better // 2
        return worth


@final
class Obtaining(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return 20 + tile_score(state, seat, state.landed, dice_at(state, state.landed), want)


@final
class UsingInfluence(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return 12 + effect_score(state, seat, effect_of(state, INFLUENCE.a(action)), want)


@final
class Activating(Worth):
    """A tile of one's own or of another."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        at = action - BORROW.first if BORROW.has(action) else seat * SPACES + ACTIVATE.a(action)
        return 14 + effect_score(state, seat, state.parts.tile_effect[state.workshop[at]], want)


@final
class Repeating(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return effect_score(state, seat, repeated(state), want) - 2


@final
class Taking(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        kind = TAKE.a(action)
        if kind >= GOODS:
            return 6
        return material_score(want, kind)


@final
class Keeping(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return material_score(want, KEEP.a(action))


@final
class Paying(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        kind = PAY.a(action)
        if kind >= GOODS:
            return -3
        return -material_score(want, kind)


@final
class Spending(Worth):
    """The more, the better: what is paid is counted."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return SPEND.a(action)


@final
class InOrder(Worth):
    """Parts of an effect as they are printed."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return 10 - PART.a(action)


@final
class AtSpace(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return tile_score(state, seat, SPACE.a(action), 1, want) + 4


@final
class AtDie(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return tile_score(state, seat, state.die_space[DIE.a(action)], 1, want) + 4


@final
class TakingIcon(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        icon = ICON.b(action)
        return ruble_score(state, seat) if icon == BASIC else material_score(want, icon)


@final
class Hiring(Worth):
    """Contractors pay by own banners in the tower of the city."""

    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        city = HIRE.a(action)
        worth: i64 = -4 - 2 * contractors_in(state, city)
        if state.specialist[seat] < 0 and state.rubles[seat] >= 2:
            worth += 6
        for tower in range(state.towers):
            if state.city_of[tower] == city:
                worth += 6 * banners_in(state, seat, tower)
        if state.permits[seat] >= 4:
            worth += 8
        if want[LOAD] >= 3:
            worth -= 6
        return worth


@final
class BuyingToken(Worth):
    def of(self, state: RedCathedral, seat: i64, action: i64, want: vec[i64]) -> i64:
        return 6 if state.specialist[seat] < 0 else 1


def _by_action(verbs: list[tuple[Verb, Worth]]) -> vec[Worth]:
    found: list[Worth] = [Worth() for _ in range(VERBS.count)]
    for verb, worth in verbs:
        for action in verb.all():
            found[action] = worth
    return vec[Worth](found)


WORTH: Final[vec[Worth]] = _by_action(
    [
        (CLAIM, Claiming()),
        (BANNER, Planting()),
        (PLACE, Placing()),
        (DELIVER, Delivering()),
        (SUBSTITUTE, Delivering()),
        (DECORATE, Decorating()),
        (DECORATE_DIAMOND, Decorating()),
        (JEWEL, Setting()),
        (MOVE, Moving()),
        (OBTAIN, Obtaining()),
        (INFLUENCE, UsingInfluence()),
        (ACTIVATE, Activating()),
        (BORROW, Activating()),
        (SPECIALIST, Worth(24)),
        (FINISH, Worth(14)),
        (END_TURN, Worth(10)),
        (PASS, Worth(0)),
        (SELL, Worth(-40)),  # Prestige is seldom sold
        (REROLL, Worth(-40)),
        (BUY_PERMIT, Worth(-40)),
        (SERVICE, Worth(22)),  # services are there to be used
        (TAKE, Taking()),
        (KEEP, Keeping()),
        (PAY, Paying()),
        (SPEND, Spending()),
        (PART, InOrder()),
        (BRANCH, Worth(5)),
        (ACCEPT, Worth(6)),
        (DECLINE, Worth(0)),
        (AGAIN, Repeating()),
        (STOP, Worth(0)),
        (SPACE, AtSpace()),
        (DIE, AtDie()),
        (FOREMAN, Worth(5)),
        (KEEP_OBJECTIVE, Worth(5)),
        (RETURN_OBJECTIVE, Worth(5)),
        (ICON, TakingIcon()),
        (HIRE, Hiring()),
        (BUY_TOKEN, BuyingToken()),
    ]
)
"""By action; what is not named is worth a little."""
