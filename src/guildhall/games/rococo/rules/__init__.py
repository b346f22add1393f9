"""The rules of Rococo by topic. Start with `rounds` (phases, whose turn it is) and `acting` (what a turn is).

`verbs` declares all actions. A decision is a class in the file of its topic, and so is the effect of a bonus; `TABLE`
has the decisions by kind, `EFFECTS` the effects by key.
"""

# guildhall: compiled
# ruff: noqa: SIM109 (tuples are slow where comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.decision import ASKED, Decision, placed
from guildhall.core.state import Moves
from guildhall.games.rococo.rules.acquiring import DECIDE_TILE, EXTRA_ACQUIRE, TAKE_RESOURCE
from guildhall.games.rococo.rules.acting import ACT, PLAY_CARD
from guildhall.games.rococo.rules.bonuses import (
    BONUS,
    CLAIM_FAVOR,
    EFFECTS,
    GAIN_LIVRES,
    GAIN_PRESTIGE,
    LIVRES_BY_STAFF,
    LIVRES_IF_NO_COLOUR,
    LIVRES_PER,
    NO_EFFECT,
    PER_GARMENT_COLOUR,
    PRESTIGE_BY_STAFF,
    PRESTIGE_PER,
)
from guildhall.games.rococo.rules.calling import COPY_BONUS, USE_OWN_BONUS
from guildhall.games.rococo.rules.deputing import DELEGATE_ANY, REMOVE_CARD
from guildhall.games.rococo.rules.du_barry import HER_CARD
from guildhall.games.rococo.rules.exams import EXAM_OVER, OPEN_DECK, TAKE_EXAM_CARD
from guildhall.games.rococo.rules.exchanging import BUY_PRESTIGE, DISCARD_SILK, LACE_OR_YARN, RANDOM_RESOURCE
from guildhall.games.rococo.rules.funding import EXTRA_FUND
from guildhall.games.rococo.rules.her_garments import HER_PLACE
from guildhall.games.rococo.rules.jewels import BUY_JEWEL, TAKE_JEWEL
from guildhall.games.rococo.rules.paying import PAY_GARMENT
from guildhall.games.rococo.rules.renting import PLACE_GARMENT, PLACED, RENT_OR_SELL, REWARD, TAILORED
from guildhall.games.rococo.rules.rounds import CHOOSE_HAND
from guildhall.games.rococo.rules.tailoring import CHOOSE_DISCOUNT, EXTRA_TAILOR
from guildhall.games.rococo.rules.tasks import CHOOSE_TASK
from guildhall.games.rococo.rules.turns import END_TURN, TURN_BONUS

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

PLAYING: Final[i64] = 1
ACTING: Final[i64] = 2
OFFERED: Final[i64] = 3
DECIDING: Final[i64] = 4
BEFORE_BONUS: Final[i64] = 21
ENDING: Final[i64] = 22

TABLE: Final[list[Decision[Rococo]]] = placed(
    {
        0: CHOOSE_HAND,
        PLAYING: PLAY_CARD,
        ACTING: ACT,
        OFFERED: BONUS,
        DECIDING: DECIDE_TILE,
        5: CHOOSE_DISCOUNT,
        6: PAY_GARMENT,
        7: RENT_OR_SELL,
        8: BUY_JEWEL,
        9: PLACE_GARMENT,
        10: CHOOSE_TASK,
        11: TAKE_EXAM_CARD,
        20: REMOVE_CARD,
        BEFORE_BONUS: TURN_BONUS,
        ENDING: END_TURN,
        23: REWARD,
        24: PLACED,
        25: TAILORED,
        26: EXAM_OVER,
        27: OPEN_DECK,
        30: HER_CARD,
        31: HER_PLACE,
    }
)
"""By kind: from 1 questions, from 20 what is only carried out, from 30 Madame du Barry's cards. The choice of a hand
has no frame."""


# The same three verbs as those of a decision. The kinds that come most often are asked directly, which is quicker than
# by the table.


def moves_of(kind: i64, state: Rococo, out: Moves) -> None:
    if kind == ACTING:
        ACT.moves(state, state.current, out)
    elif kind == DECIDING:
        DECIDE_TILE.moves(state, state.current, out)
    elif kind == PLAYING:
        PLAY_CARD.moves(state, state.current, out)
    elif kind == OFFERED:
        BONUS.moves(state, state.current, out)
    else:
        TABLE[kind].moves(state, state.current, out)


def apply_to(kind: i64, state: Rococo, action: i64) -> None:
    if kind == ACTING:
        ACT.apply(state, state.current, action)
    elif kind == DECIDING:
        DECIDE_TILE.apply(state, state.current, action)
    elif kind == PLAYING:
        PLAY_CARD.apply(state, state.current, action)
    elif kind == OFFERED:
        BONUS.apply(state, state.current, action)
    else:
        TABLE[kind].apply(state, state.current, action)


def carry_on(kind: i64, state: Rococo) -> i64:
    if kind == ACTING or kind == DECIDING:
        return ASKED
    if kind == BEFORE_BONUS:
        return TURN_BONUS.carry_on(state, state.current)
    if kind == OFFERED:
        return BONUS.carry_on(state, state.current)
    if kind == ENDING:
        return END_TURN.carry_on(state, state.current)
    if kind == PLAYING:
        return PLAY_CARD.carry_on(state, state.current)
    return TABLE[kind].carry_on(state, state.current)


EFFECTS.extend(
    [
        NO_EFFECT,
        GAIN_LIVRES,
        GAIN_PRESTIGE,
        LACE_OR_YARN,
        RANDOM_RESOURCE,
        EXTRA_ACQUIRE,
        EXTRA_TAILOR,
        EXTRA_FUND,
        DELEGATE_ANY,
        LIVRES_PER,
        PRESTIGE_PER,
        PER_GARMENT_COLOUR,
        LIVRES_BY_STAFF,
        PRESTIGE_BY_STAFF,
        BUY_PRESTIGE,
        DISCARD_SILK,
        USE_OWN_BONUS,
        COPY_BONUS,
        LIVRES_IF_NO_COLOUR,
        CLAIM_FAVOR,
        TAKE_RESOURCE,
        TAKE_JEWEL,
    ]
)
