"""The decision at hand, and where in the match it is: a turn has several choices, and each is judged by itself."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit, filled
from guildhall.core.features import note, note_of
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    ARCHITECTS,
    FROM_CARD,
    FROM_TOKEN,
    PP,
    QUADRANTS,
)
from guildhall.games.red_cathedral.features.parts import (
    CARD_ACTION,
    CHOICES,
    DONE_FREELY,
    DRAWN_OBJECTIVE,
    DRAWN_SECTION,
    ENDER,
    FINAL_LEFT,
    GUILD,
    HIRING,
    HOW_MANY,
    IDLE,
    IVANS_CARD,
    IVANS_DIE,
    IVANS_LEVEL,
    LIGHTNING,
    MOST_FINISHED,
    MOVED,
    OPTIONS,
    PENDING,
    PLACE,
    PLACING,
    ROUND,
    SOURCE,
    TAKING,
    UNCLAIMED,
    WAITING,
    away_of,
    colour_of,
)
from guildhall.games.red_cathedral.features.veil import ivans_die_is_new, sections_are_new
from guildhall.games.red_cathedral.rules.architects import REWARDED_SECTION, TAKE_ICONS
from guildhall.games.red_cathedral.rules.building import DELIVERIES
from guildhall.games.red_cathedral.rules.claiming import CHOOSE_BANNER, PLACE_TILE, claimed
from guildhall.games.red_cathedral.rules.contractors import CHOOSE_TOKEN
from guildhall.games.red_cathedral.rules.decorating import REMOVE_ORNAMENT
from guildhall.games.red_cathedral.rules.effects import EFFECT, OFFER
from guildhall.games.red_cathedral.rules.gaining import TAKE_RESOURCES
from guildhall.games.red_cathedral.rules.guilds import CHOOSE_SERVICE
from guildhall.games.red_cathedral.rules.influence import CHOOSE_INFLUENCE, INFLUENCE_AGAIN
from guildhall.games.red_cathedral.rules.ivan import IVANS_TURN
from guildhall.games.red_cathedral.rules.market import EXTRA_ACTIONS, MARKET_VISIT
from guildhall.games.red_cathedral.rules.packed import ones
from guildhall.games.red_cathedral.rules.paying import PAY_COST
from guildhall.games.red_cathedral.rules.scribes import CHOOSE_OBJECTIVE
from guildhall.games.red_cathedral.rules.turns import STALLED
from guildhall.games.red_cathedral.rules.workshop import CHOOSE_TILE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

SOURCES: Final[i64] = 96


def see_match(state: RedCathedral, seat: i64, out: Moves) -> None:
    """Options, and how near the end is."""
    from_start = seat - state.start
    if from_start < 0:
        from_start += state.sides
    note_of(out, PLACE, state.seats - 1, 3, from_start)
    note(out, GUILD, state.guild)
    if state.rules.module:
        note(out, OPTIONS, 0)
    if state.rules.advanced:
        note(out, OPTIONS, 1)
    if state.rules.unlimited:
        note(out, OPTIONS, 2)
    if state.rules.solo:
        note(out, IVANS_LEVEL, state.rules.level)
        note(out, IVANS_DIE, state.rules.ivan_die)
    note(out, ROUND, state.turns // state.sides)
    idle: i64 = state.idle if state.idle > 0 else i64(0)
    note(out, IDLE, idle * 6 // (STALLED * state.sides))
    most: i64 = 0
    for side in range(state.sides):
        if state.finished[side] > most:
            most = state.finished[side]
    note(out, MOST_FINISHED, most)
    note(out, UNCLAIMED, ones(state.sections & ~claimed(state)))
    if state.ender >= 0:
        note(out, ENDER, away_of(state, state.ender, seat))
    note(out, FINAL_LEFT, state.final_left + 1)


def _counted() -> vec[i64]:
    found = filled(CHOICES, 0)
    for decision in (
        MARKET_VISIT, DELIVERIES, TAKE_RESOURCES, CHOOSE_TILE, EXTRA_ACTIONS, CHOOSE_INFLUENCE, CHOOSE_OBJECTIVE,
        REWARDED_SECTION, CHOOSE_SERVICE, REMOVE_ORNAMENT, IVANS_TURN
    ):  # fmt: skip
        found[decision.kind] = 1
    found[PAY_COST.kind] = 4
    return found


COUNTED: Final[vec[i64]] = _counted()
"""For each kind of decision the place in its frame that says how many are to come or how far it is; 0 if none does."""


def see_turn(state: RedCathedral, seat: i64, since: RedCathedral, out: Moves) -> None:
    """Who decides what, and what has been done in this turn."""
    away = away_of(state, state.active, seat)
    if sections_are_new(state, since):
        note_of(out, PENDING, away, 0, 0)
    else:
        kind = state.stack.top
        note_of(out, PENDING, away, CHOICES - 1, kind)
        if COUNTED[kind] > 0:
            note_of(out, HOW_MANY, kind, 7, state.stack.get(COUNTED[kind]))
        see_frame(state, seat, since, kind, out)
        see_frames_below(state, out)
    for action in range(QUADRANTS * 2):
        if state.lightning >> action & 1:
            note(out, LIGHTNING, action)
    if state.sold:
        note(out, DONE_FREELY, 0)
    if state.rerolled:
        note(out, DONE_FREELY, 1)
    if state.serviced:
        note(out, DONE_FREELY, 2)
    if state.free_tile:
        note(out, DONE_FREELY, 3)


def see_frame(state: RedCathedral, seat: i64, since: RedCathedral, kind: i64, out: Moves) -> None:
    """What the decision on top is about."""
    stack = state.stack
    if kind == CHOOSE_BANNER.kind:
        note(out, PLACING, state.tile[stack.get(1)] + 1)
    elif kind == PLACE_TILE.kind:
        note(out, PLACING, stack.get(2) + 1)
    elif kind == TAKE_RESOURCES.kind:
        for resource in range(PP + 1):
            if stack.get(2) >> resource & 1:
                note(out, TAKING, resource)
    elif kind == INFLUENCE_AGAIN.kind:
        choice = stack.get(1)
        note(out, CARD_ACTION, state.influence[choice >> 1] * 2 + (choice & 1))
    elif kind == CHOOSE_TOKEN.kind:
        note(out, HIRING, stack.get(1))
    elif kind == CHOOSE_OBJECTIVE.kind:
        if state.active == seat and state is since:  # whoever has just drawn does not know them yet
            for i in range(stack.get(1)):
                note(out, DRAWN_OBJECTIVE, state.drawn[i])
    elif kind == TAKE_ICONS.kind:
        if state.guild == ARCHITECTS:
            for i in range(i64(2)):
                if state.drawn[i] >= 0:
                    note(out, DRAWN_SECTION, state.drawn[i])
    elif kind == IVANS_TURN.kind and not ivans_die_is_new(state, since):
        note_of(out, IVANS_CARD, colour_of(stack.get(2), seat), 5, stack.get(3))


def see_frames_below(state: RedCathedral, out: Moves) -> None:
    """What follows after this decision, and the effects in progress; a kind may come twice."""
    stack = state.stack
    waiting: i64 = 0
    sources: i64 = 0
    for level in range(stack.depth):
        kind = stack.kind_at(level)
        if level > 0 and not waiting >> kind & 1:
            waiting |= bit(kind)
            note(out, WAITING, kind)
        if kind == EFFECT.kind or kind == OFFER.kind:
            source = stack.get_at(level, 4 if kind == EFFECT.kind else 2)
            if sources == 0 and 0 <= source < SOURCES:  # the innermost says enough
                sources = 1
                note(out, SOURCE, source)
                if FROM_CARD <= source < FROM_TOKEN:
                    see_card_action(state, source - FROM_CARD, stack.get_at(level, 1), out)


def see_card_action(state: RedCathedral, quadrant: i64, effect: i64, out: Moves) -> None:
    if quadrant < QUADRANTS and state.stack.top != INFLUENCE_AGAIN.kind:
        card = state.influence[quadrant]
        note(out, CARD_ACTION, card * 2 + (1 if state.parts.influence_effect[card * 2 + 1] == effect else 0))


def see_moved_die(state: RedCathedral, seat: i64, out: Moves) -> None:
    if state.moved >= 0:
        note(out, MOVED, colour_of(state.moved, seat))
