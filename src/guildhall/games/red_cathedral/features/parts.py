"""The features of The Red Cathedral: named parts, each numbered once (`core/features.py`).

A *side* is counted from the seat that looks: itself, the next player… and Ivan after who plays alone. So are the
colours of dice and workshop spaces: white, the seat's own, the next player's…, black.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.features import Features

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

CHOICES: Final[i64] = 33
"""Kinds of decisions, and before them one for what chance decides."""
LACKING: Final[i64] = 5
"""So many materials that a section lacks, or more."""

FEATURES: Final = Features(seats=4, spread=8, expects=True, misjudging=2.2)
# the match
PLACE: Final = FEATURES.part("place", 4, 4)
"""How many play, and how far the seat is from the starting player."""
GUILD: Final = FEATURES.part("guild", 14)
OPTIONS: Final = FEATURES.part("options", 3)
"""Contractors, the advanced board, an unlimited supply."""
IVANS_LEVEL: Final = FEATURES.part("ivans_level", 3)
IVANS_DIE: Final = FEATURES.part("ivans_die", 3)
# how near the end is
ROUND: Final = FEATURES.part("round", 32)
IDLE: Final = FEATURES.part("idle", 6)
MOST_FINISHED: Final = FEATURES.part("most_finished", 7)
UNCLAIMED: Final = FEATURES.part("unclaimed", 26)
ENDER: Final = FEATURES.part("ender", 4)
FINAL_LEFT: Final = FEATURES.part("final_left", 5)
# the decision at hand
PENDING: Final = FEATURES.part("pending", 4, 33)
"""Who decides, and what."""
HOW_MANY: Final = FEATURES.part("how_many", 33, 8)
"""What is still to come of it, or how far it is."""
WAITING: Final = FEATURES.part("waiting", 33)
"""What is decided after it."""
MARKET_USED: Final = FEATURES.part("market_used", 8)
"""Market actions used, as bits."""
MOVED: Final = FEATURES.part("moved", 6)
HERE: Final = FEATURES.part("here", 9, 4)
"""What a visit still has to offer: the resource and dice there, …"""
HERE_BRINGS: Final = FEATURES.part("here_brings", 7)
"""…how many of its materials the visitor lacks, …"""
HERE_CARD: Final = FEATURES.part("here_card", 42)
"""…the influence card, …"""
HERE_TILE: Final = FEATURES.part("here_tile", 64)
"""…and the visitor's workshop tiles, face down or up."""
SOURCE: Final = FEATURES.part("source", 96)
"""Where an effect in progress comes from."""
CARD_ACTION: Final = FEATURES.part("card_action", 42, 2)
"""The action of an influence card that is in progress."""
TAKING: Final = FEATURES.part("taking", 11)
PLACING: Final = FEATURES.part("placing", 32)
"""The workshop tile of a section that is being claimed."""
HIRING: Final = FEATURES.part("hiring", 6)
LIGHTNING: Final = FEATURES.part("lightning", 8)
DONE_FREELY: Final = FEATURES.part("done_freely", 4)
"""Prestige sold, dice rolled again, a service used, a tile for nothing."""
DRAWN_OBJECTIVE: Final = FEATURES.part("drawn_objective", 15)
DRAWN_SECTION: Final = FEATURES.part("drawn_section", 40)
IVANS_CARD: Final = FEATURES.part("ivans_card", 6, 6)
"""The die that he has moved, and the card it belongs to."""
# the Construction Site
ON_OFFER: Final = FEATURES.part("on_offer", 40, 6)
"""Sections that can be claimed, and how many of their materials the seat has not."""
TILE_ON_OFFER: Final = FEATURES.part("tile_on_offer", 32)
TO_DECORATE: Final = FEATURES.part("to_decorate", 3, 5)
"""Finished sections without an ornamentation, by type."""
TOWER_WORTH: Final = FEATURES.part("tower_worth", 6, 16)
TOWER_LEFT: Final = FEATURES.part("tower_left", 6, 7)
"""Sections of a tower that are not finished."""
SECTION: Final = FEATURES.part("section", 4, 40, 6)
"""Claimed sections, and how many materials their owner has not yet for them, …"""
TO_DELIVER: Final = FEATURES.part("to_deliver", 4, 40, 6)
"""…and how many are still to be delivered."""
PRESENCE: Final = FEATURES.part("presence", 4, 6, 7)
PLANNED: Final = FEATURES.part("planned", 4, 6, 4)
"""Unfinished claims in each tower."""
TOWER_LEAD: Final = FEATURES.part("tower_lead", 6, 9)
"""How much more presence the seat has in a tower than the best of the others."""
COVERED: Final = FEATURES.part("covered", 4, 6)
"""Claims of others above own unfinished sections."""
# the market
RESOURCE: Final = FEATURES.part("resource", 8, 9)
INFLUENCE: Final = FEATURES.part("influence", 42)
DIE_AT: Final = FEATURES.part("die_at", 6, 8)
DIE_VALUE: Final = FEATURES.part("die_value", 6, 7)
"""0: it is being rolled."""
LANDS: Final = FEATURES.part("lands", 6, 9, 4)
"""Where a die goes: the resource, and dice there; 0: there is no room."""
LANDS_AT: Final = FEATURES.part("lands_at", 6, 42)
"""The influence card there."""
BRINGS: Final = FEATURES.part("brings", 6, 7)
"""How many materials that a die brings the seat lacks."""
# each side
SCORE: Final = FEATURES.part("score", 4, 80)
"""Prestige if the match were over."""
SCORE_TENS: Final = FEATURES.part("score_tens", 4, 8)
LEAD: Final = FEATURES.part("lead", 42)
"""Of the seat before the best of the others."""
STANDING: Final = FEATURES.part("standing", 4, 64)
"""What the game's own appraisal expects of each side, in points, …"""
STANDING_LEAD: Final = FEATURES.part("standing_lead", 64)
"""…how far that puts the seat before the best of the others, …"""
STANDING_EIGHTHS: Final = FEATURES.part("standing_eighths", 8)
"""…and by how many eighths more: on or off, they say what lies between two points."""
TRACK: Final = FEATURES.part("track", 4, 4)
"""Steps to the next mark."""
FINISHED: Final = FEATURES.part("finished", 4, 7)
CLAIMS: Final = FEATURES.part("claims", 4, 7)
"""Unfinished sections."""
BANNERS: Final = FEATURES.part("banners", 4, 8)
RUBLES: Final = FEATURES.part("rubles", 4, 16)
GOODS_HELD: Final = FEATURES.part("goods", 4, 7, 6)
ROOM: Final = FEATURES.part("room", 4, 11)
WANTED: Final = FEATURES.part("wanted", 4, 6, 6)
"""Of each material: how much own sections lack beyond what is stored."""
MISSING: Final = FEATURES.part("missing", 4, 20)
LOAD: Final = FEATURES.part("load", 4, 11)
"""Stored materials that could be delivered."""
NEAREST: Final = FEATURES.part("nearest", 4, 8)
"""What the section nearest completion still wants beyond what is stored."""
WORKSHOP: Final = FEATURES.part("workshop", 6, 64)
"""The tile on each space of the seat's workshop, face down or up."""
TILES_HELD: Final = FEATURES.part("tiles", 4, 64)
"""The tiles of all workshops."""
PIECES_LEFT: Final = FEATURES.part("pieces", 4, 3, 3)
# contractors and guilds
PERMITS: Final = FEATURES.part("permits", 4, 7)
CONTRACTORS: Final = FEATURES.part("contractors", 4, 7)
SENT: Final = FEATURES.part("sent", 4, 6, 5)
CITY_PAYS: Final = FEATURES.part("city_pays", 4, 16)
"""Recognition of all open cities as they stand."""
HIRE_COST: Final = FEATURES.part("hire_cost", 6, 8)
"""Permits that the seat lacks to hire in a city; the last if it is closed."""
SPECIALIST: Final = FEATURES.part("specialist", 4, 24)
TOOLS_HELD: Final = FEATURES.part("tools", 4, 6, 4)
STAND: Final = FEATURES.part("stand", 5, 25)
"""The token there; the last if it is yet to be drawn."""
FOREMAN: Final = FEATURES.part("foreman", 6)
OBJECTIVE: Final = FEATURES.part("objective", 15, 2)
"""Of the seat, and whether it is fulfilled."""
UNSEEN: Final = FEATURES.part("unseen", 4, 5)
"""How many objectives each has that the seat has not seen."""
SERVICE: Final = FEATURES.part("service", 4, 8, 3)
SERVICE_LEFT: Final = FEATURES.part("service_left", 8)
# Ivan
IVANS_STOCK: Final = FEATURES.part("ivans_stock", 20)
IVANS_SITE: Final = FEATURES.part("ivans_site", 20)
IVANS_DICE: Final = FEATURES.part("ivans_dice", 6)
"""Dice whose card is still to come in his cycle."""
IVANS_CARDS: Final = FEATURES.part("ivans_cards", 6, 6)
IVANS_PAWN: Final = FEATURES.part("ivans_pawn", 6)


def away_of(state: RedCathedral, side: i64, seat: i64) -> i64:
    """How many places a side comes after the seat."""
    away = side - seat
    return away + state.sides if away < 0 else away


def colour_of(die: i64, seat: i64) -> i64:
    """A die's place among the seat's colours: white, own, next…, black."""
    return die if die == 0 or die == 5 else 1 + (die - 1 - seat & 3)


def space_of(space: i64, seat: i64) -> i64:
    """The same of a workshop space: own, next…, two white ones."""
    return space if space >= 4 else space - seat & 3
