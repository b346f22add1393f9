"""Positions of Rococo of round 4 or 6 with much on the board, so that rare cards and crowded halls come early.

Nothing of the rules is decided here: things are moved from where they lie to where they may lie, by chance.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

ROW_LEVELS = {4: ("III", "III", "IV", "IV"), 6: ("V", "V", "VI", "VI")}
HER_HALLS = (*(n % 5 + 1 for n in range(25)), 3, 1, 5)
"""The hall that each of Madame du Barry's cards shows, in the order of the file."""


def later(position: str, seed: int) -> str:
    """A first position, moved on to the beginning of round 4 or 6."""
    chance = Random(seed)
    found: dict[str, Any] = json.loads(position)
    seats = found["seats"]
    found["round"] = chance.choice(list(ROW_LEVELS))
    found["first"] = chance.randrange(len(found["players"]))
    _deal_employees(found, chance)
    _stock_up(found, chance)
    cornered = chance.randrange(1, 6) if seats == 1 and not chance.randrange(3) else 0
    _rent_out(found, chance, cornered)
    _fund(found, chance)
    if not chance.randrange(3):
        _sell_out(found, chance)
    if seats == 1:
        _show_her_cards(found, chance)
    if cornered:
        _deal_her_cards_of(found, cornered)
    for player in found["players"][:seats]:
        player["picks"] = 3
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _level(card: str) -> str:
    return {"JJ": "II", "JM": "V"}.get(card.split("-")[0], card.split("-")[0])


def _deal_employees(found: dict[str, Any], chance: Random) -> None:
    """Cards of the rounds before are in the staffs or gone; some starting cards were deputed."""
    cards = found["row"] + found["deck"]
    chance.shuffle(cards)
    row: list[str] = []
    for level in ROW_LEVELS[found["round"]]:
        row.append(next(card for card in cards if _level(card) == level and card not in row))
    levels = ("I", "II", "III", "IV", "V", "VI")
    early = [card for card in cards if levels.index(_level(card)) <= levels.index(_level(row[0])) and card not in row]
    found["row"] = row
    found["deck"] = [card for card in cards if card not in row + early]
    if found["options"]["jewelry_box"] == "on":
        for deck in found["exam_decks"]:
            for _ in range(chance.choice((0, 2, 4, 6, 9))):
                early.append(deck.pop(chance.randrange(len(deck))))
    for card in early:
        owner = chance.randrange(-1, len(found["players"]))
        (found["box"] if owner < 0 else found["players"][owner]["supply"]).append(card)
    for player in found["players"][: found["seats"]]:
        for pile in ("removed", "discard"):
            for _ in range(chance.randrange(4)):
                if len(player["supply"]) > 4:
                    player[pile].append(player["supply"].pop(chance.randrange(len(player["supply"]))))


def _stock_up(found: dict[str, Any], chance: Random) -> None:
    for player in found["players"]:
        human = player is not found["players"][-1] or found["seats"] > 1
        player["livres"] = chance.randrange(40) if human else 0
        player["lace"], player["yarn"] = chance.randrange(5), chance.randrange(5)
        player["prestige"] = chance.randrange(8)
        for _ in range(chance.randrange(8) if len(found["tile_bag"]) > 12 else 0):
            player["kept"].append(found["tile_bag"].pop(chance.randrange(len(found["tile_bag"]))))
        if found["options"]["jewelry_box"] == "on":
            for _ in range(chance.randrange(4)):
                colour = chance.randrange(4)
                if found["jewel_bag"][colour]:
                    found["jewel_bag"][colour] -= 1
                    player["jewels"][colour] += 1
            player["stage"] = chance.randrange(2)
            tasks = (0b1110000, 0b0110000, 0b1010000) if player["stage"] else (0b1111, 0b0111, 0b1100)
            player["tasks"] = tasks[chance.randrange(3)] if human else 0
    if not chance.randrange(5):
        for tile in found["tile_bag"]:
            found["players"][-1 if found["seats"] == 1 else chance.randrange(found["seats"])]["kept"].append(tile)
        found["tile_bag"] = []
    thrown = [tile for tile in found["tile_bag"] if chance.randrange(2)]
    found["tile_discard"] = thrown if chance.randrange(4) else found["tile_bag"]
    found["tile_bag"] = [tile for tile in found["tile_bag"] if tile not in found["tile_discard"]]


def _sell_out(found: dict[str, Any], chance: Random) -> None:
    """Little is left in the display and the hire row, as late in a round."""
    spaces = 6 if found["seats"] <= 3 else 7
    left = chance.sample(found["display"][:spaces], chance.randrange(4))
    found["garment_bag"] += [garment for garment in found["display"][:spaces] if garment not in left]
    found["display"] = [None] * (spaces - len(left)) + left + [None] * (7 - spaces)
    for space, card in enumerate(found["row"]):
        if chance.randrange(4):
            found["box"].append(card)
            found["row"][space] = None


def _show_her_cards(found: dict[str, Any], chance: Random) -> None:
    """Most of Madame du Barry's cards are shown already, so that her supply runs out."""
    for n in range(len(HER_HALLS)):
        if found["her_supply"] >> n & 1 and chance.randrange(3):
            found["her_supply"] ^= 1 << n
            found["her_discard"] ^= 1 << n


def _deal_her_cards_of(found: dict[str, Any], hall: int) -> None:
    """All her cards with the only hall that has room are in her hand, so that no other shows it."""
    deck = found["her_hand"] | found["her_supply"] | found["her_discard"]
    hand = deck & sum(1 << n for n, shown in enumerate(HER_HALLS) if shown == hall)
    found["her_hand"] = hand
    found["her_supply"] &= ~hand
    found["her_discard"] = deck & ~hand & ~found["her_supply"]


def _rent_out(found: dict[str, Any], chance: Random, cornered: int) -> None:
    sizes = (6, 5, 5, 4, 4) if found["seats"] <= 3 else (9, 7, 7, 6, 6)
    crowded = chance.choice((20, 50, 80, 95))
    for hall, size in enumerate(sizes, 1):
        if cornered:
            crowded = 0 if hall == cornered else 100
        for place in range(1, size + 1):
            if chance.randrange(100) < crowded and found["garment_bag"]:
                garment = found["garment_bag"].pop(chance.randrange(len(found["garment_bag"])))
                found["guests"][f"{hall}-{place}"] = [garment, chance.randrange(len(found["players"]))]


def _fund(found: dict[str, Any], chance: Random) -> None:
    """At most one in each half of the kitchen and at the jeweller; All Halls for who was there first."""
    few = found["seats"] <= 3
    spaces = {"F": 4 if few else 6, "S": 3 if few else 5, "KL": 2 if few else 3, "KR": 2 if few else 3, "M": 5, "W": 5}
    if found["options"]["jewelry_box"] == "off":
        del spaces["W"]
    for kind, size in spaces.items():
        for n in range(1, size + 1):
            owner = chance.randrange(len(found["players"]))
            taken = [f"{kind}{other}" for other in range(1, n) if found["decorations"].get(f"{kind}{other}") == owner]
            if chance.randrange(2) and not (kind in ("KL", "KR", "W") and taken):
                found["decorations"][f"{kind}{n}"] = owner
    everywhere = [seat for seat in range(len(found["players"])) if _in_all_halls(found, seat)]
    chance.shuffle(everywhere)
    for n, seat in enumerate(everywhere[: 3 if few else 5]):
        found["all_halls"][n] = seat


def _in_all_halls(found: dict[str, Any], seat: int) -> bool:
    halls = {place[0] for place, (_, owner) in found["guests"].items() if owner == seat}
    halls |= {space[1] for space, owner in found["decorations"].items() if space[0] == "M" and owner == seat}
    return len(halls) == 5
