"""The actions of The Red Cathedral: 1064 small choices, each declared once.

Targets: `section:3-2` (third tower, second level), `own:lumber`, `die:red`, `space:5`, `influence:2a`,
`workshop:1-red` (seat and space), `banner:inventory`, `piece:door`, `city:suzdal`, `token:A`, `service:V1`,
`supply:lumber`, `seat:2`.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from guildhall.core.verb import Named, Verbs
from guildhall.games.red_cathedral.components.parts import (
    DIE_NAMES,
    PIECE_NAMES,
    RESOURCE_NAMES,
    SECTION_NAMES,
    SPACE_NAMES,
)

MATERIALS: Final = RESOURCE_NAMES[:6]
PLACE_NAMES: Final = "12345678"
SERVICE_NAMES: Final = Named("service_names", 8)
STAND_NAMES: Final = Named("stand_names", 5)


def _own_jewel(words: tuple[str, ...]) -> tuple[str, ...]:
    return ("own:diamond" if words[0].startswith("diamond") else f"own:{words[0]}_jewel",)


VERBS: Final = Verbs()
CLAIM: Final = VERBS.add("claim", SECTION_NAMES, target="section:{0}")
BANNER: Final = VERBS.add("banner", ["inventory", "outside", "white-a", "white-b"], target="banner:{0}")
PLACE: Final = VERBS.add("place", SPACE_NAMES, ["down", "up"], target="workshop:own-{0}")
DELIVER: Final = VERBS.add("deliver", SECTION_NAMES, MATERIALS, target=("own:{0}", "section:{1}"), order=(1, 0))
SUBSTITUTE: Final = VERBS.add(
    "substitute", SECTION_NAMES, MATERIALS, target=("own:diamond", "section:{1}"), order=(1, 0)
)
"""A diamond for a material."""
DECORATE: Final = VERBS.add("decorate", SECTION_NAMES, target="section:{0}")
"""The section says which ornamentation."""
DECORATE_DIAMOND: Final = VERBS.add("decorate-diamond", SECTION_NAMES, target=("own:diamond", "section:{0}"))
"""The same with a diamond in place of its material."""
JEWEL: Final = VERBS.add("jewel", ["green", "purple", "diamond-green", "diamond-purple"], target=_own_jewel)
MOVE: Final = VERBS.add("move", DIE_NAMES, [f"+{extra}" for extra in range(8)], target="die:{0}")
OBTAIN: Final = VERBS.add("obtain", target="obtain")
INFLUENCE: Final = VERBS.add(
    "influence", [f"{quadrant}{letter}" for quadrant in range(1, 5) for letter in "ab"], target="influence:{0}"
)
"""Quadrant x 2 + action."""
ACTIVATE: Final = VERBS.add("activate", SPACE_NAMES, target="workshop:own-{0}")
BORROW: Final = VERBS.add("borrow", "1234", SPACE_NAMES, target="workshop:{0}-{1}")
"""Another player's tile."""
SPECIALIST: Final = VERBS.add("specialist", target="specialist:own")
FINISH: Final = VERBS.add("finish")
END_TURN: Final = VERBS.add("end")
PASS: Final = VERBS.add("pass")
SELL: Final = VERBS.add("sell", target="exchange:rubles")
REROLL: Final = VERBS.add("reroll", PLACE_NAMES, target="space:{0}")
BUY_PERMIT: Final = VERBS.add("permit", target="exchange:permit")
SERVICE: Final = VERBS.add("service", SERVICE_NAMES, target="service:{0}")
TAKE: Final = VERBS.add("take", RESOURCE_NAMES, target="supply:{0}")
KEEP: Final = VERBS.add("keep", RESOURCE_NAMES[:7], target="supply:{0}")
PAY: Final = VERBS.add("pay", RESOURCE_NAMES, target="own:{0}")
SPEND: Final = VERBS.add("spend", "123456789")
"""So many rubles at once."""
PART: Final = VERBS.add("part", "1234")
BRANCH: Final = VERBS.add("branch", "1234")
ACCEPT: Final = VERBS.add("accept")
DECLINE: Final = VERBS.add("decline")
AGAIN: Final = VERBS.add("again")
STOP: Final = VERBS.add("stop")
SPACE: Final = VERBS.add("space", PLACE_NAMES, target="space:{0}")
DIE: Final = VERBS.add("die", DIE_NAMES, target="die:{0}")
RIVAL: Final = VERBS.add("rival", "1234", target="seat:{0}")
FOREMAN: Final = VERBS.add("foreman", "12")
"""So many towers on."""
KEEP_OBJECTIVE: Final = VERBS.add("keep-objective", "123", target="drawn:{0}")
"""One of the drawn ones, by its place: which card it is stays hidden."""
RETURN_OBJECTIVE: Final = VERBS.add("return-objective", "1234", target="objective:{0}")
ICON: Final = VERBS.add("icon", "12", [*MATERIALS, "ruble"], target="drawn:{0}")
REWARD: Final = VERBS.add("reward", SECTION_NAMES, target="section:{0}")
TAKE_SERVICE: Final = VERBS.add("take-service", SERVICE_NAMES, target="service:{0}")
HIRE: Final = VERBS.add("hire", Named("city_names", 6), target="city:{0}")
BUY_TOKEN: Final = VERBS.add("buy-token", STAND_NAMES, target="token:{0}")
REMOVE_TOKEN: Final = VERBS.add("remove-token", STAND_NAMES, target="token:{0}")
DISCARD: Final = VERBS.add("discard", PIECE_NAMES, target="piece:{0}")
NEXT: Final = VERBS.add("next")
IVAN: Final = VERBS.add("ivan", SECTION_NAMES, target="section:{0}")
"""What Ivan claims."""
