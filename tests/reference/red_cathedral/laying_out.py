"""Whether a match of The Red Cathedral begins as it should: RC-SETUP, RC-CON, RC-SOLO."""

from __future__ import annotations

from typing import Any

from tests.reference.red_cathedral.parts import DICE, PIECE_FOR
from tests.reference.red_cathedral.table import Table

IVAN = 1
WITH_THE_MODULE = ("contractors", "notaries")


def wrong_at_the_start(table: Table) -> list[str]:
    """The ids of the rules that the first position breaks, with what is wrong."""
    checks = (_sides, _market, _influence, _dice, _site, _workshop_tiles, _supply, _guild, _map, _ivan)
    return [line for check in checks for line in check(table)]


def _unless(right: bool, rule: str, what: object) -> list[str]:
    return [] if right else [f"{rule}: {what}"]


def _counted_players(table: Table) -> int:
    return 2 if table.solo else table.seats


def _sides(table: Table) -> list[str]:
    wrong = []
    start = table.options["start_player"]
    if table.solo:
        wrong += _unless(table.turn["start"] == 0, "RC-SOLO-05", "who begins")
    elif start != "random":
        wrong += _unless(table.turn["start"] == int(start) - 1, "RC-SETUP-13", "who begins")
    for seat in range(table.seats):
        side = table.sides[seat]
        place = (seat - table.turn["start"]) % table.seats
        expected = {
            "rubles": table.parts.start_rubles[place],
            "permits": int(table.module),
            "contractors": 6 * table.module,
            "pos": 0,
            "banners": 4,
            "outside": 3,
            "finished": 0,
            "inventory": {},
            "workshop": {},
            "pieces": {"door": 1, "arch": 2, "cross": 1},
            "specialist": None,
            "tools": [],
            "hand": [],
            "services": {},
        }
        found = {key: side[key] for key in expected}
        wrong += _unless(found == expected, "RC-SETUP-02, -03, -05, -14, RC-CON-06", found)
    return wrong


def _market(table: Table) -> list[str]:
    expected = set(table.parts.resources) - {"R_RP" if table.module else "R_PERMIT"}
    tiles = table.market["tiles"]
    return _unless(sorted(tiles) == sorted(expected), "RC-SETUP-06, RC-CON-01", tiles)


def _influence(table: Table) -> list[str]:
    groups = [table.parts.card_group[card] for card in table.market["cards"]]
    fourth = [group for group in groups if group not in ("craftsmen", "teamsters", "merchants")]
    wrong = _unless(len(set(groups)) == 4 and len(fourth) == 1, "RC-SETUP-07, -15", groups)
    asked = table.options["fourth_guild"]
    if asked == "auto":
        asked = "random" if table.module else "clergy"
    if asked == "random":
        wrong += _unless(fourth != ["clergy"], "RC-SETUP-15", fourth)
    else:
        wrong += _unless(fourth == [asked], "RC-SETUP-15", fourth)
    if not table.module:
        wrong += _unless(fourth[0] not in WITH_THE_MODULE, "RC-SETUP-16", fourth)
        wrong += _unless("JE3" not in table.market["cards"], "RC-GUILD-JEWELERS-11", table.market["cards"])
    number = table.options["fourth_guild_card"]
    if number != "random":
        wrong += _unless(
            any(card[:2] == fourth[0][:2].upper() and card[2] == number for card in table.market["cards"]),
            "RC-SETUP-15",
            table.market["cards"],
        )
    return wrong


def _dice(table: Table) -> list[str]:
    dice = table.market["dice"]
    expected = set(DICE) if table.module else set(DICE) - {"black"}
    first = table.market["tiles"].index("R_PERMIT" if table.module else "R_RP")
    spaces = {(first + n) % 8 + 1 for n in range(len(expected))}
    right = set(dice) == expected and {space for space, _ in dice.values()} == spaces
    return _unless(right and all(1 <= value <= 6 for _, value in dice.values()), "RC-SETUP-08, RC-CON-02", dice)


def _site(table: Table) -> list[str]:
    plan = table.position["plan"]
    pool = table.options["plans"]
    if pool == "auto":
        pool = "all" if table.module else "base"
    described = table.parts.plans[plan]
    in_pool = pool == "all" or described["set"] == {"base": "base", "expansion": "contractors"}[pool]
    wrong = _unless(in_pool and described["players"] == _counted_players(table), "RC-SETUP-09", plan)
    wrong += _unless([len(tower) - 2 for tower in table.towers] == described["middles"], "RC-SETUP-10", "towers")
    kinds = list(PIECE_FOR)
    for tower in table.towers:
        for level, section in enumerate(tower):
            kind = kinds[0] if level == 0 else kinds[2] if level == len(tower) - 1 else kinds[1]
            wrong += _unless(table.parts.sections[section["card"]].kind == kind, "RC-SETUP-10", section)
    cards = _cards(table)
    return wrong + _unless(len(set(cards)) == len(cards), "RC-SETUP-10", cards)


def _cards(table: Table) -> list[str]:
    return [section["card"] for tower in table.towers for section in tower]


def _workshop_tiles(table: Table) -> list[str]:
    """One on each section that Ivan has not claimed; each at most once, and none for more players."""
    parts = table.parts
    laid = [section["tile"] for tower in table.towers for section in tower if "tile" in section]
    unclaimed = sum("owner" not in section for tower in table.towers for section in tower)
    replaced = set(parts.tile_replaces.values()) if table.module else {t for t, r in parts.tile_replaces.items() if r}
    allowed = {tile for tile, least in parts.tile_players.items() if least <= _counted_players(table)} - replaced
    right = len(laid) == len(set(laid)) == unclaimed and set(laid) <= allowed
    return _unless(right, "RC-SETUP-11, -12, RC-CON-03", sorted(set(laid) - allowed))


def _supply(table: Table) -> list[str]:
    expected = dict(table.parts.in_the_box)
    if "jewelers" in _groups(table):
        expected["diamond"] = table.parts.diamonds
    return _unless(table.supply == expected, "RC-SETUP-18, RC-GUILD-JEWELERS-01", table.supply)


def _groups(table: Table) -> list[str]:
    return [table.parts.card_group[card] for card in table.market["cards"]]


def _guild(table: Table) -> list[str]:
    groups, guild = _groups(table), table.guild
    others = sorted(set(table.parts.sections) - set(_cards(table)))
    expected: dict[str, Any] = {
        "foreman": 0 if "foremen" in groups else -1,
        "deck": sorted(table.parts.objectives) if "scribes" in groups else [],
        "section_deck": others if "architects" in groups else [],
        "display": dict.fromkeys(table.parts.services, 1) if "brickmakers" in groups else {},
    }
    found = {**guild, "deck": sorted(guild["deck"]), "section_deck": sorted(guild["section_deck"])}
    return _unless({key: found[key] for key in expected} == expected, "RC-SETUP-19", found)


def _map(table: Table) -> list[str]:
    if not table.module:
        return []
    board = table.position["map"]
    tokens = sorted(board["stands"] + board["bag"])
    wrong = _unless(tokens == sorted(table.parts.tokens) and len(board["stands"]) == 5, "RC-CON-04", board)
    cities = board["cities"] + board["closed"]
    right = sorted(cities) == sorted(table.parts.spaces_of_city) and len(board["cities"]) == len(table.towers)
    return wrong + _unless(right, "RC-CON-05", board)


def _ivan(table: Table) -> list[str]:
    """His cards, his first claim and what comes with it."""
    if not table.solo:
        return []
    ivan, side, first = table.position["ivan"], table.sides[IVAN], table.options["solo.first_claim"]
    names = set(table.parts.solitaire) - (set() if table.module else {"hire"})
    wrong = _unless(set(ivan["cards"].values()) == names, "RC-SOLO-03, -41", ivan["cards"])
    if table.options["solo.ivan_cards"] == "fixed":
        column = "die_contractors" if table.module else "die_base"
        fixed = {die: name for name, die in table.parts.fixed_dice[column].items() if die}
        wrong += _unless(ivan["cards"] == fixed, "RC-SOLO-03", ivan["cards"])
    wrong += _unless(set(ivan["dice_left"]) == set(table.dice()), "RC-SOLO-13", ivan["dice_left"])
    claimed = [n + 1 for n, tower in enumerate(table.towers) if "owner" in tower[0]]
    beyond = [section for tower in table.towers for section in tower[1:] if "owner" in section]
    count = 1 if first in ("random_base", "leftmost_base") else 0
    right = len(claimed) == count and not beyond and side["banners"] == 6 - count
    wrong += _unless(right and (first != "leftmost_base" or claimed == [1]), "RC-SOLO-04", claimed)
    wrong += _unless(side["pos"] == (table.mark(3) if table.module else 0), "RC-SOLO-44", side["pos"])
    if table.module:
        sent = {table.position["map"]["cities"][tower - 1]: 1 for tower in claimed}
        right = side["sent"] == sent and side["contractors"] == 6 - len(claimed)
        wrong += _unless(right and ivan["pawn"] == (claimed or [1])[0], "RC-SOLO-42, -43", ivan["pawn"])
    return wrong
