"""Final scoring: objectives, leftovers, tools, towers from the left (RC-SCORE, RC-OBJ). It asks nothing (RC-DP-04)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.games.red_cathedral.components.parts import BASIC, GOODS, HAND, OP_GAIN, OP_PAY, OP_REQUIRE, ROWS
from guildhall.games.red_cathedral.rules.building import ornamented
from guildhall.games.red_cathedral.rules.contractors import tool_prestige
from guildhall.games.red_cathedral.rules.costs import payable
from guildhall.games.red_cathedral.rules.counting import count
from guildhall.games.red_cathedral.rules.goods import give, held, stored
from guildhall.games.red_cathedral.rules.packed import in_tower
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.track import gain_pp, prestige

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

SCORE_ROWS: Final = ["track", "objectives", "leftovers", "tools", "towers"]


def final_scoring(state: RedCathedral) -> None:
    """In the order of RC-SCORE-01; all gains are Prestige."""
    state.scored = state.scored[:]
    for seat in range(state.sides):
        state.scored[seat * ROWS] = prestige(state.parts, state.pos[seat])
    for seat in range(state.seats):
        for i in range(seat * HAND, seat * HAND + HAND):
            if state.hand[i] >= 0:
                points = score_objective(state, seat, state.hand[i])
                award(state, seat, 1, points)
                if state.events is not None:
                    name = state.parts.objective_names[state.hand[i]]
                    tell(state, "score-objective", seat, {"card": name, "pp": int(points)})
    for seat in range(state.sides):
        award(state, seat, 2, leftovers(state, seat) // state.parts.goods_per_pp)
        if state.rules.module:
            award(state, seat, 3, tool_prestige(state, seat))
    for tower in range(state.towers):
        points_of = points_for(state, tower)
        for seat in range(state.sides):
            award(state, seat, 4, points_of[seat])
            if state.events is not None and points_of[seat] > 0:
                tell(state, "score-tower", seat, {"tower": int(tower) + 1, "pp": int(points_of[seat])})


def award(state: RedCathedral, seat: i64, row: i64, points: i64) -> None:
    state.scored[seat * ROWS + row] += points
    gain_pp(state, seat, points)


def leftovers(state: RedCathedral, seat: i64) -> i64:
    """Materials, rubles and permits; of Ivan what lies on his cards (RC-SCORE-02, RC-SOLO-33)."""
    if seat < state.seats:
        return stored(state, seat) + state.rubles[seat] + state.permits[seat]
    total: i64 = 0
    if state.rules.leftovers:
        for kind in range(BASIC):
            total += state.stock[kind] + state.site[kind]
    return total


def points_for(state: RedCathedral, tower: i64) -> vec[i64]:
    """What each seat gets for a tower as it stands."""
    return tower_points(tower_worth(state, tower), presence_in(state, tower))


def tower_worth(state: RedCathedral, tower: i64) -> i64:
    """2 for each finished section, 1 for each ornamentation (RC-SCORE-04)."""
    return 2 * in_tower(state.done, tower) + in_tower(state.done & ornamented(state), tower)


def presence_in(state: RedCathedral, tower: i64) -> vec[i64]:
    """Own banners on finished sections and own ornamentations, per seat (RC-SCORE-05)."""
    presence = filled(state.sides, 0)
    for seat in range(state.sides):
        presence[seat] = presence_of(state, seat, tower)
    return presence


def presence_of(state: RedCathedral, seat: i64, tower: i64) -> i64:
    """The same for one seat."""
    return in_tower(state.done & state.claims[seat], tower) + in_tower(state.done & state.ornaments[seat], tower)


def tower_points(worth: i64, presence: vec[i64]) -> vec[i64]:
    """What each seat gets for a tower: RC-SCORE-10, -11 for two, RC-SCORE-06 to -09 for more."""
    sides = i64(len(presence))
    points = filled(sides, 0)
    if sides == 2:
        for seat in range(i64(2)):
            if presence[seat] > 0 and presence[seat] != presence[1 - seat]:
                points[seat] = worth if presence[seat] > presence[1 - seat] else worth // 3
        return points
    for seat in range(sides):
        if presence[seat] == 0:
            continue
        ahead: i64 = 0
        tied: i64 = 0
        for other in range(sides):
            if presence[other] > presence[seat]:
                ahead += 1
            elif presence[other] == presence[seat]:
                tied += 1
        shared: i64 = 0
        for position in range(ahead, ahead + tied):
            shared += worth >> position
        points[seat] = shared // tied
    return points


def score_objective(state: RedCathedral, seat: i64, objective: i64) -> i64:
    """PP of one card; what it asks to return is returned whenever possible (RC-OBJ-21, -22)."""
    two: i64 = 1 if state.sides == 2 else 0  # RC-OBJ-23
    code = state.parts.code
    branch = code[state.parts.objective_effect[objective * 2 + two] + 1]
    points: i64 = 0
    for g in range(code[branch]):
        step = code[code[branch + 1 + g] + 1]
        operation = code[step]
        if operation == OP_PAY:
            if not payable(state, seat, step):
                return 0
            return_goods(state, seat, step)
        elif operation == OP_REQUIRE:
            if count(state, seat, code[step + 1], 0, 0) < code[step + 2]:
                return 0
        elif operation == OP_GAIN:
            points += code[step + 3] * count(state, seat, code[step + 1], 0, 0)
    return points


def return_goods(state: RedCathedral, seat: i64, step: i64) -> None:
    """Of several kinds the one with more pieces, the first if equal (RC-OBJ-22)."""
    code = state.parts.code
    for item in range(code[step + 2]):
        kinds = code[step + 5 + 3 * item]
        for _ in range(code[step + 3 + 3 * item]):
            best: i64 = -1
            for kind in range(GOODS + 4):
                if kinds >> kind & 1 and (best < 0 or held(state, seat, kind) > held(state, seat, best)):
                    best = kind
            give(state, seat, best, 1)
