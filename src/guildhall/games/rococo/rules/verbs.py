"""The actions of Rococo: 546 small choices, each declared once."""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from guildhall.core.verb import Named, Verbs
from guildhall.games.rococo.components.parts import COLOUR_NAMES, DECORATIONS, EXAM_NAMES, decoration_name

EMPLOYEES: Final = Named("kind_ids", 61)
TILES: Final = Named("tile_ids", 53)
DRAWERS_TEXT: Final = [f"{drawer}-{space}" for drawer in (1, 2, 3) for space in (1, 2, 3, 4)]
DISPLAY_TEXT: Final = [f"G{space}" for space in range(1, 8)]
SPACES_TEXT: Final = [decoration_name(space) for space in range(DECORATIONS)]
GUESTS_TEXT: Final = [f"{hall}-{position}" for hall in range(1, 6) for position in range(1, 10)]

VERBS: Final = Verbs()
CHOOSE: Final = VERBS.add("choose", EMPLOYEES, target="staff:{0}")
"""Take a card of the supply in hand (phase 2)."""
CONFIRM: Final = VERBS.add("confirm")
CHANGE: Final = VERBS.add("change")
PLAY: Final = VERBS.add("play", EMPLOYEES, target="hand:{0}")
NO_ACTION: Final = VERBS.add("no-action")
FAVOR: Final = VERBS.add("favor", target="favor")
ACQUIRE: Final = VERBS.add("acquire", DRAWERS_TEXT, target="tile:{0}")
TAILOR: Final = VERBS.add("tailor", DISPLAY_TEXT, target="display:{0}")
HIRE: Final = VERBS.add("hire", "1234", target="hire:{0}")
HIRE_SPECIAL: Final = VERBS.add("hire", ["special"], target="special")
DEPUTE: Final = VERBS.add("depute", target="depute")
FUND: Final = VERBS.add("fund", SPACES_TEXT, target="deco:{0}")
EXAM: Final = VERBS.add("exam", EXAM_NAMES, target="exam:{0}")
USE: Final = VERBS.add("use")
"""Use a bonus that leaves nothing to choose."""
DECLINE: Final = VERBS.add("decline")
DONE: Final = VERBS.add("done")
KEEP: Final = VERBS.add("keep")
CONVERT: Final = VERBS.add("convert")
LACE: Final = VERBS.add("lace")
YARN: Final = VERBS.add("yarn")
DISCOUNT: Final = VERBS.add("discount", COLOUR_NAMES, target="silk:{0}")
PAY_TILE: Final = VERBS.add("pay", TILES, target="own-tile:{0}")
RENT: Final = VERBS.add("rent")
SELL: Final = VERBS.add("sell")
PLACE: Final = VERBS.add("place", GUESTS_TEXT, target="guest:{0}")
JEWEL: Final = VERBS.add("jewel", "12345", target="jewel:{0}")
DEPUTE_CARD: Final = VERBS.add("depute-card", EMPLOYEES, target=("staff:{0}", "hand:{0}"))
"""A bonus deputes a card of the staff."""
BUY_PRESTIGE: Final = VERBS.add("buy-prestige")
DISCARD: Final = VERBS.add("discard", TILES, target="own-tile:{0}")
"""A kept tile, for prestige."""
CALL: Final = VERBS.add("call", EMPLOYEES, target="staff:{0}")
"""Move a card from the supply and use its bonus."""
COPY: Final = VERBS.add("copy", "01234", target="seat:{0}")
"""The bonus on top of this seat's discard."""
HALL: Final = VERBS.add("hall", "12345", target="hall:{0}")
MARK: Final = VERBS.add("mark", ["JT1", "JT2"], target="task:{0}")
"""Where a tile fits both tasks."""
TAKE: Final = VERBS.add("take", EMPLOYEES, target="exam-card:{0}")
"""A card from the exam deck."""
NEXT: Final = VERBS.add("next", target="deck")
