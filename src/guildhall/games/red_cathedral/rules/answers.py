"""What an answer to the frame on top does, and running on to the next real choice."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import BASIC
from guildhall.games.red_cathedral.rules.building import decorate, deliver, finish_ornament, set_jewel
from guildhall.games.red_cathedral.rules.choices import choices
from guildhall.games.red_cathedral.rules.claiming import place_tile, plant_banner, start_claim
from guildhall.games.red_cathedral.rules.contractors import hire, take_token
from guildhall.games.red_cathedral.rules.effects import (
    advance,
    advance_offer,
    advance_pay,
    answer_offer,
    choose_part,
    choose_resource,
    choose_rival,
    keep,
    pay_unit,
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
    USED_ACTIVATE,
    USED_INFLUENCE,
    USED_OBTAIN,
)
from guildhall.games.red_cathedral.rules.guilds import (
    discard_ornament,
    keep_objective,
    return_objective,
    reward_section,
    take_icon,
    take_service,
    walk_foreman,
)
from guildhall.games.red_cathedral.rules.ivan import ivan_acts, ivan_claims, ivan_starts
from guildhall.games.red_cathedral.rules.market import (
    choose_card,
    choose_die,
    choose_space,
    choose_tile,
    extra_action,
    market_action,
    move_die,
    roll_place,
    use_again,
)
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.turns import basic_done, end_turn, free_action, sell
from guildhall.games.red_cathedral.rules.verbs import (
    ACTIVATE,
    BANNER,
    BUY_TOKEN,
    CLAIM,
    DECORATE,
    DECORATE_DIAMOND,
    DELIVER,
    DIE,
    DISCARD,
    END_TURN,
    FINISH,
    FOREMAN,
    HIRE,
    INFLUENCE,
    IVAN,
    JEWEL,
    KEEP,
    KEEP_OBJECTIVE,
    MOVE,
    OBTAIN,
    PASS,
    PLACE,
    REMOVE_TOKEN,
    RETURN_OBJECTIVE,
    REWARD,
    RIVAL,
    SELL,
    SPACE,
    STOP,
    SUBSTITUTE,
    TAKE,
    TAKE_SERVICE,
)

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def run_on(state: RedCathedral) -> None:
    """Carry on to the next real choice: what leaves one answer or none is not asked."""
    if state.scratch is None:
        state.scratch = Moves(64)
    out = state.scratch
    while not state.over:
        kind = state.stack.kind()
        if kind in (F_BASIC, F_AFTER, F_MARKET, F_IVAN, F_IVAN_FIRST):
            return
        if kind == F_EFFECT:
            if advance(state):
                continue
        elif kind == F_PAY:
            if advance_pay(state, state.active):
                continue
        elif kind == F_OFFER:
            if advance_offer(state, state.active):
                continue
        elif kind == F_DELIVER and state.stack.get(1) == 0:
            state.stack.pop()
            continue
        out.clear()
        choices(state, out)
        if out.count > 1:
            return
        if out.count == 0:
            state.stack.pop()
        else:
            answer(state, out.items[0])


def answer(state: RedCathedral, action: i64) -> None:
    """One answer to the frame on top."""
    kind = state.stack.kind()
    side = state.active
    if kind == F_BASIC:
        if SELL <= action < TAKE:
            free_action(state, side, action)
        else:
            basic_action(state, side, action)
    elif kind == F_AFTER:
        if action == END_TURN:
            end_turn(state)
        else:
            free_action(state, side, action)
    elif kind == F_MARKET:
        answer_market(state, side, action)
    elif kind == F_DELIVER:
        if action == STOP:
            state.stack.pop()
        elif SELL <= action < TAKE:
            free_action(state, side, action)
        else:
            make_delivery(state, side, action)
    elif kind == F_PLACE:
        if action >= SELL:
            free_action(state, side, action)
        else:
            place_tile(state, side, action - PLACE)
    elif kind == F_TOKEN:
        if action < TAKE:
            free_action(state, side, action)
        elif action >= REMOVE_TOKEN:
            take_token(state, side, action - REMOVE_TOKEN, False)
        else:
            take_token(state, side, action - BUY_TOKEN, True)
    elif kind == F_JEWELS:
        if action == STOP:
            finish_ornament(state, side)
        else:
            set_jewel(state, side, action - JEWEL)
    elif kind == F_EFFECT:
        choose_part(state, side, action)
    elif kind == F_TAKE:
        choose_resource(state, side, action - TAKE)
    elif kind == F_KEEP:
        keep(state, side, action - KEEP)
    elif kind == F_PAY:
        pay_unit(state, side, action)
    elif kind == F_OFFER:
        answer_offer(state, action)
    elif kind == F_BANNER:
        plant_banner(state, side, action - BANNER)
    elif kind == F_CLAIM:
        state.stack.pop()
        start_claim(state, action - CLAIM)
    elif kind == F_AGAIN:
        use_again(state, action)
    elif kind == F_SELL:
        if action == STOP:
            state.stack.pop()
        else:
            sell(state, side)
    else:
        answer_rarer(state, kind, side, action)


def basic_action(state: RedCathedral, side: i64, action: i64) -> None:
    """Claim, build, market, pass or hire (RC-TURN-02)."""
    basic_done(state)
    if action < BANNER:
        start_claim(state, action)
    elif action < JEWEL:
        state.stack.push(F_DELIVER, state.parts.build_deliveries, 0, 1)
        make_delivery(state, side, action)
    elif action < OBTAIN:
        state.stack.push(F_MARKET, 0)
        move_die(state, side, (action - MOVE) >> 3, (action - MOVE) & 7)
    elif action == PASS:
        if state.events is not None:
            tell(state, "pass", side, {})
    else:
        hire(state, side, action - HIRE)


def make_delivery(state: RedCathedral, side: i64, action: i64) -> None:
    """A material, a diamond in its stead, or an ornamentation."""
    if action < SUBSTITUTE:
        deliver(state, side, (action - DELIVER) // BASIC, (action - DELIVER) % BASIC, False)
    elif action < DECORATE:
        deliver(state, side, (action - SUBSTITUTE) // BASIC, (action - SUBSTITUTE) % BASIC, True)
    elif action < DECORATE_DIAMOND:
        decorate(state, side, action - DECORATE, False)
    else:
        decorate(state, side, action - DECORATE_DIAMOND, True)


def answer_market(state: RedCathedral, side: i64, action: i64) -> None:
    """One of the market actions, a free action, or no more of them."""
    if action == FINISH:  # RC-MKT-23
        place = state.landed
        state.stack.pop()
        state.moved = -1
        state.landed = -1
        roll_place(state, place)
    elif action >= SELL:
        free_action(state, side, action)
    else:
        which = USED_OBTAIN if action == OBTAIN else USED_INFLUENCE if action < ACTIVATE else USED_ACTIVATE
        state.stack.set(1, state.stack.get(1) | which)
        market_action(state, side, action)


def answer_rarer(state: RedCathedral, kind: i64, side: i64, action: i64) -> None:
    if kind == F_TILE:
        choose_tile(state, side, action)
    elif kind == F_SPACE:
        choose_space(state, side, action - SPACE)
    elif kind == F_DIE:
        choose_die(state, side, action - DIE)
    elif kind == F_RIVAL:
        choose_rival(state, side, action - RIVAL)
    elif kind == F_FOREMAN:
        walk_foreman(state, side, action - FOREMAN + 1)
    elif kind == F_EXTRA:
        extra_action(state, side, action)
    elif kind == F_INFLUENCE:
        choose_card(state, side, action - INFLUENCE)
    elif kind == F_OBJECTIVE:
        keep_objective(state, side, action - KEEP_OBJECTIVE)
    elif kind == F_RETURN:
        return_objective(state, side, action - RETURN_OBJECTIVE)
    elif kind == F_ICONS:
        take_icon(state, side, action)
    elif kind == F_SECTION:
        reward_section(state, side, action - REWARD)
    elif kind == F_SERVICE:
        take_service(state, side, action - TAKE_SERVICE)
    elif kind == F_ORNAMENT:
        discard_ornament(state, side, action - DISCARD)
    elif kind == F_IVAN:
        if state.stack.get(1) == 1:
            ivan_acts(state)
        else:
            roll_place(state, state.landed)
            end_turn(state)
    elif kind == F_IVAN_CLAIM:
        state.stack.pop()
        state.shown += 1
        ivan_claims(state, action - IVAN)
    elif kind == F_IVAN_FIRST:
        state.stack.pop()
        state.shown += 1
        ivan_starts(state, action - IVAN)
