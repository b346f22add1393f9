"""What may be done: the legal answers to the frame on top of the stack, topic by topic."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import BRICKMAKERS
from guildhall.games.red_cathedral.rules.building import delivery_moves, jewel_moves
from guildhall.games.red_cathedral.rules.claiming import banner_moves, claim_moves, place_moves
from guildhall.games.red_cathedral.rules.contractors import token_moves
from guildhall.games.red_cathedral.rules.effects import (
    effect_moves,
    keep_moves,
    offer_moves,
    pay_moves,
    rival_moves,
    take_moves,
)
from guildhall.games.red_cathedral.rules.frames import (
    F_AFTER,
    F_AGAIN,
    F_BANNER,
    F_BASIC,
    F_CLAIM,
    F_DELIVER,
    F_DIE,
    F_EFFECT,
    F_EXTRA,
    F_FOREMAN,
    F_ICONS,
    F_INFLUENCE,
    F_IVAN,
    F_IVAN_CLAIM,
    F_IVAN_FIRST,
    F_JEWELS,
    F_KEEP,
    F_MARKET,
    F_OBJECTIVE,
    F_OFFER,
    F_ORNAMENT,
    F_PAY,
    F_PLACE,
    F_RETURN,
    F_RIVAL,
    F_SECTION,
    F_SELL,
    F_SERVICE,
    F_SPACE,
    F_TAKE,
    F_TILE,
    F_TOKEN,
)
from guildhall.games.red_cathedral.rules.guilds import (
    foreman_moves,
    icon_moves,
    objective_moves,
    ornament_moves,
    return_moves,
    section_moves,
    service_moves,
)
from guildhall.games.red_cathedral.rules.ivan import ivan_claim_moves
from guildhall.games.red_cathedral.rules.market import (
    again_moves,
    card_moves,
    die_choice_moves,
    extra_moves,
    market_moves,
    space_moves,
    tile_moves,
)
from guildhall.games.red_cathedral.rules.turns import basic_moves, sell_moves, window_moves
from guildhall.games.red_cathedral.rules.verbs import END_TURN, FINISH, IVAN, NEXT, STOP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def choices(state: RedCathedral, out: Moves) -> None:
    """The legal answers to the frame on top."""
    kind = state.stack.kind()
    side = state.active
    if kind == F_BASIC:
        basic_moves(state, side, out)
    elif kind == F_AFTER:
        out.add(END_TURN)
        window_moves(state, side, out)
    elif kind == F_MARKET:
        market_moves(state, side, state.stack.get(1), -1, out)
        out.add(FINISH)
        window_moves(state, side, out)
    elif kind == F_DELIVER:
        deliver_choices(state, side, out)
    elif kind == F_PLACE:
        place_moves(state, side, out)
        window_moves(state, side, out)
    elif kind == F_TOKEN:
        token_moves(state, side, out)
        if out.count > 0:
            window_moves(state, side, out)
    elif kind == F_JEWELS:
        jewel_moves(state, side, out)
    elif kind == F_EFFECT:
        effect_moves(state, side, out)
    elif kind == F_TAKE:
        take_moves(state, side, out)
    elif kind == F_KEEP:
        keep_moves(state, side, out)
    elif kind == F_PAY:
        pay_moves(state, side, out)
    elif kind == F_OFFER:
        offer_moves(out)
    elif kind == F_BANNER:
        banner_moves(state, side, out)
    elif kind == F_CLAIM:
        claim_moves(state, side, out)
    elif kind == F_AGAIN:
        again_moves(state, side, out)
    elif kind == F_SELL:
        sell_moves(state, side, out)
    else:
        rarer_choices(state, kind, side, out)


def deliver_choices(state: RedCathedral, side: i64, out: Moves) -> None:
    """Before the first delivery of the build action one may not stop (RC-BUILD-02); it begins with that
    delivery."""
    delivery_moves(state, side, out)
    if state.stack.get(3):
        any_delivery = out.count > 0
        if any_delivery or state.guild == BRICKMAKERS:
            window_moves(state, side, out)
    out.add(STOP)


def rarer_choices(state: RedCathedral, kind: i64, side: i64, out: Moves) -> None:
    if kind == F_TILE:
        tile_moves(state, side, out)
    elif kind == F_SPACE:
        space_moves(out)
    elif kind == F_DIE:
        die_choice_moves(state, out)
    elif kind == F_RIVAL:
        rival_moves(state, side, out)
    elif kind == F_FOREMAN:
        foreman_moves(state, out)
    elif kind == F_EXTRA:
        extra_moves(state, side, out)
    elif kind == F_INFLUENCE:
        card_moves(state, side, out)
    elif kind == F_OBJECTIVE:
        objective_moves(state, out)
    elif kind == F_RETURN:
        return_moves(out)
    elif kind == F_ICONS:
        icon_moves(state, side, out)
    elif kind == F_SECTION:
        section_moves(state, side, out)
    elif kind == F_SERVICE:
        service_moves(state, out)
    elif kind == F_ORNAMENT:
        ornament_moves(state, side, out)
    elif kind == F_IVAN:
        out.add(NEXT)
    elif kind == F_IVAN_CLAIM:
        ivan_claim_moves(state, out)
    elif kind == F_IVAN_FIRST:
        for tower in range(state.towers):
            out.add(IVAN + tower * 8)
