"""The files of the base game: track, sections and plans, tiles, workshop boards, supply."""

from __future__ import annotations

import itertools
import re
from typing import Any

from guildhall.core.arrays import numbers
from guildhall.core.components import Row
from guildhall.games.red_cathedral.components.files import BOARD, CARDS, PLANS, RESOURCE, SUPPLY, TRACK, WORKSHOP, Files
from guildhall.games.red_cathedral.components.parts import Components
from guildhall.games.red_cathedral.components.rulebook import SIZES, TYPES, WORKSHOP_SPACES
from guildhall.games.red_cathedral.components.vocabulary import MATERIALS, parse, plain_gain, verbs


def read_track(files: Files, parts: Components, data: dict[str, Any]) -> None:
    """The track of recognition and prestige (RC-DATA-01)."""
    track = data["track"]
    marks = [int(mark) for mark in track["marks"]]
    gaps = [after - before for before, after in zip([0, *marks], marks, strict=False)]
    rule = "RC-DATA-01"
    files.firm(bool(marks) and min(gaps) >= 1, TRACK, "the marks must rise", rule)
    files.firm(len(marks) == track["pp_marks"], TRACK, "there is one mark for each Prestige Point", rule)
    files.firm(marks[-1] == track["rp_steps"], TRACK, "the last mark is at the end of the track", rule)
    files.soft(len(marks) == 40 and marks[-1] == 80, TRACK, "80 steps and 40 marks are known", rule)
    files.soft(marks[:2] == [5, 9], TRACK, "the first two marks are 5 and 9", rule)
    files.soft(all(a >= b for a, b in itertools.pairwise(gaps)), TRACK, "gaps never grow", rule)
    files.firm(0 <= track["start"] <= marks[-1], TRACK, "the start space is on the track", rule)
    parts.marks = numbers(marks)
    parts.first_mark = marks[0]
    parts.pp_at = numbers([sum(mark <= step for mark in marks) for step in range(marks[-1] + 1)])
    parts.lap = marks[-1]
    parts.start = track["start"]


def read_cards(files: Files, parts: Components, rows: list[Row]) -> None:
    """The sections of the cathedral (RC-DATA-03)."""
    rule = "RC-DATA-03"
    types, costs, units, points, rubles = [], [], [], [], []
    for row in rows:
        types.append(TYPES.index(row.word_in("type", TYPES, rule)))
        cost = [row.number_in(kind, 0, 9, rule) for kind in MATERIALS]
        files.firm(sum(cost) >= 1, CARDS, "a section needs some material", rule, row.number)
        files.soft(sum(cost) in (3, 4), CARDS, f"{sum(cost)} materials, not 3 or 4", rule, row.number)
        files.firm(sum(cost) <= 15, CARDS, "a section needs at most 15 materials", rule, row.number)
        costs += cost
        units.append(sum(cost))
        points.append(row.number_in("rp", 1, 80, rule))
        rubles.append(row.number_in("rubles", 0, 40, rule))
    for number, (kind, count) in enumerate(zip(TYPES, (10, 20, 10), strict=True)):
        files.firm(types.count(number) == count, CARDS, f"there are {count} cards of type {kind}", rule)
    parts.card_names = [row.text("id") for row in rows]
    parts.card_type, parts.card_cost, parts.card_units = numbers(types), numbers(costs), numbers(units)
    packed = [sum(n << 4 * kind for kind, n in enumerate(costs[c * 6 : c * 6 + 6])) for c in range(len(rows))]
    parts.card_packed = numbers(packed)
    parts.card_rp, parts.card_rubles = numbers(points), numbers(rubles)
    parts.section_names_by_type = [[c for c, kind in enumerate(types) if kind == t] for t in range(3)]


def read_plans(files: Files, parts: Components, data: dict[str, Any]) -> None:
    """The Building Plans (RC-DATA-04, -05, -16)."""
    plans = data["plan"]
    for plan in plans:
        name, middles = plan["id"], plan["middles"]
        files.firm(plan["players"] in SIZES, PLANS, f"{name}: players is 2, 3 or 4", "RC-DATA-05")
        files.firm(plan["set"] in ("base", "contractors"), PLANS, f"{name}: unknown set", "RC-DATA-16")
        files.firm(
            bool(middles) and all(isinstance(m, int) and 0 <= m <= 6 for m in middles),
            PLANS,
            f"{name}: a tower has 0 to 6 middle sections",
            "RC-DATA-04",
        )
        towers, cards = SIZES[plan["players"]]
        files.firm(len(middles) <= 6, PLANS, f"{name}: more than six towers", "RC-DATA-04")
        files.firm(sum(middles) <= 20, PLANS, f"{name}: more middle sections than there are", "RC-DATA-05")
        shape = len(middles) == towers and sum(middles) + 2 * len(middles) == cards
        files.soft(shape, PLANS, f"{name}: {towers} towers and {cards} cards are known", "RC-DATA-05")
    files.firm(len({plan["id"] for plan in plans}) == len(plans), PLANS, "an id occurs twice", "RC-DATA-16")
    for name, total in (("base", 9), ("contractors", 6)):
        count = sum(plan["set"] == name for plan in plans)
        files.firm(count == total, PLANS, f"{total} plans of the set {name}, not {count}", "RC-DATA-16")
        for players in SIZES:
            there = any(plan["set"] == name and plan["players"] == players for plan in plans)
            files.firm(there, PLANS, f"no plan of {name} for {players} players", "RC-DATA-16")
    parts.plan_names = [plan["id"] for plan in plans]
    parts.plan_set = [plan["set"] for plan in plans]
    parts.plan_players = [plan["players"] for plan in plans]
    parts.plan_middles = [list(plan["middles"]) for plan in plans]


def read_resources(files: Files, parts: Components, rows: list[Row], effects: list[int]) -> None:
    """The tiles of the market (RC-DATA-02)."""
    rule = "RC-DATA-02"
    points, permits = [], []
    for number, row in enumerate(rows):
        gains = plain_gain(parse(row.text("per_die")))
        files.firm(bool(gains), RESOURCE, "a resource tile is one plain gain", rule, row.number)
        assert gains is not None
        base = row.word_in("set", ("base", "contractors"), rule) == "base"
        if "rp" in gains:
            points.append(number)
            files.firm(gains == {"rp": 1}, RESOURCE, "the RP tile gives 1 RP a die", rule, row.number)
        if not base:
            permits.append(number)
            files.firm("permit" in gains, RESOURCE, "the module's tile gives permits", rule, row.number)
            replaced = [other.text("per_die") for other in rows if other.text("id") == row.text("replaces")]
            files.firm(replaced == ["gain 1 rp"], RESOURCE, "it replaces the RP tile", rule, row.number)
        else:
            files.firm(not row.text("replaces"), RESOURCE, "a base tile replaces nothing", rule, row.number)
            files.firm("permit" not in gains, RESOURCE, "permits belong to the module", rule, row.number)
            files.firm("diamond" not in gains, RESOURCE, "diamonds belong to the Jewelers", rule, row.number)
    count = sum(row.text("set") == "base" for row in rows)
    files.firm(count == 8, RESOURCE, f"there are 8 resource tiles, not {count}", rule)
    files.firm(len(points) == 1, RESOURCE, "exactly one tile gives RP", rule)
    files.firm(len(permits) == 1, RESOURCE, "the module adds one tile", rule)
    files.firm(permits == [8], RESOURCE, "the module's tile is the last row", rule)
    kinds = {kind for row in rows for kind in plain_gain(parse(row.text("per_die"))) or {}}
    known = {*MATERIALS, "ruble", "rp", "permit"}
    files.soft(kinds == known, RESOURCE, "the tiles give the six materials, rubles, RP and permits", rule)
    parts.resource_names = [row.text("id") for row in rows]
    parts.resource_effect = numbers(effects)
    parts.resource_rp, parts.resource_permit = points[0], permits[0]


def read_tiles(files: Files, parts: Components, rows: list[Row], effects: list[int]) -> None:
    """The workshop tiles (RC-DATA-06)."""
    rule = "RC-DATA-06"
    names = [row.text("id") for row in rows]
    players, replaces, points, prestige = [], [], [], []
    nesting = {"activate", "market", "influence", "claim", "waive"}
    for row in rows:
        players.append(int(row.word_in("players", ("2+", "3+", "4+"), rule)[0]))
        base = row.word_in("set", ("base", "contractors"), rule) == "base"
        other = row.text("replaces")
        files.firm(base == (not other), WORKSHOP, "the module's tiles replace base tiles", rule, row.number)
        files.firm(base or other in names[:28], WORKSHOP, f"there is no base tile “{other}”", rule, row.number)
        replaces.append(names.index(other) if other else -1)
        effect = parse(row.text("effect"))
        deep = verbs(effect) & nesting
        files.firm(not deep, WORKSHOP, "a tile sets no other component going", rule, row.number)
        soft = verbs(effect) <= {"gain", "pay", "deliver", "obtain"}
        files.soft(soft, WORKSHOP, "tiles gain, pay, deliver or obtain", rule, row.number)
        if base:
            modular = re.search(r"permit|black_die|diamond", row.text("effect"))
            files.firm(not modular, WORKSHOP, "the base game has no permits and no black die", rule, row.number)
        gains = plain_gain(effect) or {}
        points.append(gains.get("rp", 0))
        prestige.append(gains.get("pp", 0))
    count = sum(row.text("set") == "base" for row in rows)
    files.firm(
        count == 28 and len(rows) == 30, WORKSHOP, f"28 tiles and 2 of the module, not {count} of {len(rows)}", rule
    )
    ordered = all(row.text("set") == "base" for row in rows[:28])
    files.firm(ordered, WORKSHOP, "the module's tiles are the last rows", rule)
    files.firm(len(set(replaces[28:])) == 2, WORKSHOP, "the module's tiles replace two tiles", rule)
    extra = [row.text("effect") for row in rows[28:]]
    good = sum("permit" in text for text in extra) == 1 and sum("black_die" in text for text in extra) == 1
    files.firm(good, WORKSHOP, "one module tile is for permits, one for the black die", rule)
    for count, (_, cards) in SIZES.items():
        usable = sum(least <= count for least in players[:28])
        message = f"{usable} tiles for the {cards} cards of {count} players"
        files.firm(usable >= cards, WORKSHOP, message, rule)
    parts.tile_names, parts.tile_players, parts.tile_replaces = names, players, replaces
    parts.tile_effect, parts.tile_rp, parts.tile_pp = numbers(effects), numbers(points), numbers(prestige)


def read_board(files: Files, parts: Components, data: dict[str, Any]) -> None:
    """The workshop boards, basic and advanced side (RC-DATA-07)."""
    rule = "RC-DATA-07"
    inventory = data["inventory"]
    good = (inventory["spaces"], inventory["banners_covering"], inventory["banners_outside"]) == (10, 4, 2)
    files.firm(good, BOARD, "10 Inventory spaces, 4 under banners, 2 banners outside", rule)
    shape = (data["workshop"]["spaces"], data["workshop"]["white_spaces"]) == (6, 2)
    files.firm(shape, BOARD, "6 workshop spaces, 2 of them white", rule)
    costs, white = [], []
    for side in ("basic", "advanced"):
        for space in WORKSHOP_SPACES:
            cost = data[side].get(space)
            good = isinstance(cost, int) and 0 <= cost <= 40
            files.firm(good, BOARD, f"{side}.{space} must be a cost in rubles, not “{cost}”", rule)
            costs.append(cost)
        words = ("beside_inventory", "on_white_spaces")
        word = data[side].get("outside_banners")
        files.firm(word in words, BOARD, f"{side}.outside_banners must be one of {', '.join(words)}", rule)
        white.append(words.index(word))
    parts.workshop_cost, parts.white_banners = numbers(costs), numbers(white)


def read_supply(files: Files, parts: Components, data: dict[str, Any]) -> None:
    """What is in the box and how the game ends."""
    have = [data["materials"][kind] for kind in MATERIALS]
    known = have == [20, 20, 20, 15, 10, 10]
    files.firm(known, SUPPLY, "the supply is 20, 20, 20, 15, 10, 10", "RC-SETUP-18")
    files.firm(data["composition"]["diamonds"] == 15, SUPPLY, "there are 15 diamonds", "RC-GUILD-JEWELERS-01")
    rubles = [int(number) for number in data["rubles"]["start_by_turn_order"]]
    good = len(rubles) == 4 and min(rubles) >= 0
    files.firm(good, SUPPLY, "starting rubles for four players", "RC-SETUP-14")
    files.soft(rubles == [3, 4, 5, 6], SUPPLY, "the players start with 3, 4, 5, 6 rubles", "RC-SETUP-14")
    pieces = {name: (o["count"], o["on"], o["material"]) for name, o in data["ornament"].items()}
    known = pieces == {"door": (1, "base", "lumber"), "arch": (2, "middle", "stone"), "cross": (1, "dome", "gold")}
    files.firm(known, SUPPLY, "1 Door, 2 Arches, 1 Cross", "RC-SETUP-03")
    prestige = data["ornament_pp"]
    known = [prestige[key] for key in ("none", "one", "two_same", "two_different")] == [0, 1, 2, 3]
    files.firm(known, SUPPLY, "ornamentations are worth 0, 1, 2, 3 PP", "RC-DECO-05")
    end = data["game_end"]
    known = (end["finished_sections"], end["bonus_pp"], end["goods_per_pp"]) == (6, 3, 5)
    files.firm(known, SUPPLY, "the sixth section ends the game and gives 3 PP", "RC-END-02")
    parts.materials, parts.diamonds, parts.start_rubles = numbers(have), 15, numbers(rubles)
    parts.build_deliveries = int(data["player"]["deliver_per_build"])
    parts.bonus_pp, parts.goods_per_pp = int(end["bonus_pp"]), int(end["goods_per_pp"])
