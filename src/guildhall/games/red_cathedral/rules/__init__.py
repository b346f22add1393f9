"""The rules of The Red Cathedral by topic. Start with `turns`: the basic action, and what a turn is.

`verbs` declares all actions. A decision is a class in the file of its topic; `TABLE` has them by kind. `effects` is the
one interpreter of effects; what each verb of the vocabulary does stands in the file of its topic, too.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from guildhall.games.red_cathedral.rules.architects import REWARDED_SECTION, TAKE_ICONS
from guildhall.games.red_cathedral.rules.building import DELIVERIES
from guildhall.games.red_cathedral.rules.choice import table
from guildhall.games.red_cathedral.rules.claiming import CHOOSE_BANNER, GRANTED_CLAIM, PLACE_TILE
from guildhall.games.red_cathedral.rules.contractors import CHOOSE_TOKEN
from guildhall.games.red_cathedral.rules.decorating import REMOVE_ORNAMENT, SET_JEWELS
from guildhall.games.red_cathedral.rules.effects import EFFECT, OFFER
from guildhall.games.red_cathedral.rules.free import SELL_MORE
from guildhall.games.red_cathedral.rules.gaining import CHOOSE_RIVAL, TAKE_RESOURCES
from guildhall.games.red_cathedral.rules.goods import KEEP_GOODS
from guildhall.games.red_cathedral.rules.guilds import CHOOSE_SERVICE, WALK_FOREMAN
from guildhall.games.red_cathedral.rules.influence import CHOOSE_INFLUENCE, INFLUENCE_AGAIN
from guildhall.games.red_cathedral.rules.ivan import IVANS_CLAIM, IVANS_FIRST_BASE, IVANS_TURN
from guildhall.games.red_cathedral.rules.market import EXTRA_ACTIONS, MARKET_VISIT
from guildhall.games.red_cathedral.rules.obtaining import CHOOSE_DIE, CHOOSE_SPACE
from guildhall.games.red_cathedral.rules.paying import PAY_COST
from guildhall.games.red_cathedral.rules.scribes import CHOOSE_OBJECTIVE, FOURTH_OBJECTIVE
from guildhall.games.red_cathedral.rules.turns import AFTER_ACTION, BASIC_ACTION
from guildhall.games.red_cathedral.rules.workshop import CHOOSE_TILE

TABLE: Final = table(
    [
        BASIC_ACTION,
        AFTER_ACTION,
        MARKET_VISIT,
        GRANTED_CLAIM,
        CHOOSE_BANNER,
        PLACE_TILE,
        DELIVERIES,
        SET_JEWELS,
        EFFECT,
        TAKE_RESOURCES,
        KEEP_GOODS,
        PAY_COST,
        CHOOSE_TILE,
        CHOOSE_SPACE,
        CHOOSE_DIE,
        CHOOSE_RIVAL,
        WALK_FOREMAN,
        EXTRA_ACTIONS,
        CHOOSE_INFLUENCE,
        INFLUENCE_AGAIN,
        OFFER,
        CHOOSE_OBJECTIVE,
        FOURTH_OBJECTIVE,
        TAKE_ICONS,
        REWARDED_SECTION,
        CHOOSE_SERVICE,
        CHOOSE_TOKEN,
        SELL_MORE,
        REMOVE_ORNAMENT,
        IVANS_TURN,
        IVANS_CLAIM,
        IVANS_FIRST_BASE,
    ]
)
"""By kind, from 1 on."""
