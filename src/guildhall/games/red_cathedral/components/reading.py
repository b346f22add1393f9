"""Reading the component files, with the checks of RC-DATA; an error names file, row and rule.

A check is *firm* (counts, structure, what the rulebook states) or *soft* (values known only by report or inference).
In a
file with values that an owner typed in from the printed copy, a failed soft check is a warning (RC-DATA-17).
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from typing import Any, NamedTuple

from guildhall.core.arrays import numbers
from guildhall.core.components import Row, Shelf
from guildhall.core.errors import BadComponents
from guildhall.core.game import Provenance
from guildhall.games.red_cathedral.components import parts as part
from guildhall.games.red_cathedral.components.parts import Components
from guildhall.games.red_cathedral.components.vocabulary import (
    DICE,
    MATERIALS,
    RESOURCES,
    Code,
    EffectError,
    parse,
    plain_gain,
    verbs,
)

CARDS, PLANS, TRACK = "cathedral_cards.csv", "plans.toml", "score_track.toml"
RESOURCE, WORKSHOP, BOARD = "resource_tiles.csv", "workshop_tiles.csv", "workshop_board.toml"
INFLUENCE, SOLITAIRE, CONTRACTORS = "influence_cards.csv", "solitaire_cards.csv", "contractors.toml"
SPECIALISTS, OBJECTIVES, SERVICES, SUPPLY = "specialist_tokens.csv", "objectives.csv", "services.csv", "supply.toml"

LABELS = ("rulebook", "reported", "inferred", "reconstructed", "printed")
TYPES = ("base", "middle", "dome")
SIZES = {2: (4, 12), 3: (5, 18), 4: (6, 24)}
"""Players: towers, cards (RC-DATA-05)."""
BASE_GROUPS = ("craftsmen", "teamsters", "merchants", "clergy")
WORKSHOP_SPACES = ("own", "next1", "next2", "next3", "white_a", "white_b")

# The label column that covers each value column of a CSV file.
COVERED = {
    CARDS: {"type": "prov_type", "rp": "prov_reward", "rubles": "prov_reward", **dict.fromkeys(MATERIALS, "prov_cost")},
    RESOURCE: {"set": "prov_kind", "per_die": "prov_amount", "replaces": "prov_kind"},
    WORKSHOP: {"set": "prov_effect", "players": "prov_players", "effect": "prov_effect", "replaces": "prov_replaces"},
    INFLUENCE: {
        **dict.fromkeys(("group", "set", "module", "extra"), "prov_pairing"),
        **{column: f"prov_{column}" for column in ("action_a", "repeat_a", "action_b", "repeat_b")},
    },
    SOLITAIRE: {
        **dict.fromkeys(("set", "name", "effect"), "prov_effect"),
        "die_base": "prov_die_base",
        "die_contractors": "prov_die_contractors",
    },
    SPECIALISTS: {"kind": "prov_kind", "effect": "prov_effect", "tool": "prov_tool"},
    OBJECTIVES: dict.fromkeys(("effect", "effect_2p", "text"), "prov_effect"),
    SERVICES: {"count": "prov_count", "effect": "prov_effect", "text": "prov_effect"},
}

# Guild: its actions in the order of the rulebook (RC-DATA-09). SHOWN: the kinds on the Accountants' card are data.
GUILD_ACTIONS = {
    "jewelers": (
        "pay 1 ruble ; gain 1 diamond",
        "pay 3 material ; gain 2 diamond",
        "pay 3 ruble ; gain 2 diamond",
        "pay 1 diamond ; gain 2 permit",
    ),
    "workers": (
        "activate 1 own_workshop",
        "pay 1 ruble ; activate 1 other_workshop",
        "pay 2 ruble ; activate 1 own_workshop times 2",
        "pay 2 ruble ; activate 2 own_workshop",
    ),
    "foremen": (
        "foreman 1..2 ; gain 1 rp per own_banners_at_foreman",
        "foreman 1..2 ; gain 1 ruble per own_banners_at_foreman",
        "foreman 1..2 ; gain 1 rp per other_banners_at_foreman",
        "foreman 1..2 ; gain 1 ruble per other_banners_at_foreman",
    ),
    "contractors": (
        "obtain black_die x1",
        "gain 1 permit per own_contractors_on_map",
        "gain 1 ruble per own_contractors_on_map",
        "gain 1 ruble per other_contractors_on_map",
    ),
    "shopkeepers": (
        "pay 1 ruble ; market 1",
        "pay 2 ruble ; market 1 & gain 1 material",
        "pay 3 ruble ; market 1 times 2",
        "pay 4 ruble ; market 2",
    ),
    "accountants": (
        "gain 1 SHOWN",
        "pay 1 SHOWN ; gain 1 rp",
        "gain 1 ruble",
        "pay 1 gold ; gain 3 ruble",
        "gain 1 jewel",
        "pay 1 green_jewel + 1 purple_jewel ; gain 1 pp + 2 ruble",
    ),
    "notaries": (
        "gain 1 permit",
        "pay 1 permit ; deliver 1",
        "pay 2 permit ; gain 1 pp",
        "pay 1 permit ; gain 1 material",
    ),
    "scribes": (
        "pay 2 ruble ; draw_objective 3 keep 1",
        "pay 1 rp ; obtain any_space xmoved",
        "pay 1 rp ; influence 1 other_card",
        "pay 1 rp ; obtain any_tile x1",
    ),
    "architects": (
        "pay 2 ruble ; draw_section 1 take 2",
        "pay 3 ruble ; draw_section 2 take 2+1",
        "pay 1 rp ; reward own_unfinished rubles",
        "pay 1 ruble ; reward own_unfinished half_rp",
    ),
    "brickmakers": (
        "pay 2 brick ; take_service 1",
        "pay 1 brick ; deliver 1",
        "pay 1 brick ; gain 2 ruble",
        "pay 1 brick ; gain 1 rp",
    ),
}
GROUPS = (*BASE_GROUPS, *GUILD_ACTIONS)
EXTRAS = {
    "jewelers": "diamonds",
    "foremen": "foreman",
    "scribes": "objectives",
    "architects": "section_deck",
    "brickmakers": "services",
}
MODULE_GUILDS = ("contractors", "notaries")

# Kinds of specialist tokens: what each effect looks like (RC-SPEC-11 to -19).
TOKEN_KINDS = {
    1: r"gain .+",
    2: r"pay \d+ \w+ ; gain \d+ pp",
    3: r"pay \d+ \w+ ; gain 3 rp",
    4: r"activate 2 own_workshop \| activate 1 own_workshop times 2",
    5: r"discard 1 ornament ; gain 3 pp",
    6: r"pay 1\.\.5 ruble ; gain 1 rp per paid",
    7: r"gain 1 material & deliver 1",
    8: r"obtain any_tile x1",
    9: r"claim",
}
OBJECTIVE_EFFECTS = (
    ("pay 2 lumber ; gain 2 pp", ""),
    ("require max_own_claims_in_tower >= 3 ; gain 3 pp", ""),
    ("require own_faceup_workshops >= 6 ; gain 3 pp", ""),
    ("pay 2 stone ; gain 2 pp", ""),
    ("gain 2 pp per towers_without_own_presence", "gain 4 pp per towers_without_own_presence"),
    ("gain 2 pp per own_unbuilt_ornaments", ""),
    ("pay 4 ruble ; gain 2 pp", ""),
    ("require own_finished_section_types >= 3 ; gain 2 pp", ""),
    ("gain 1 pp per own_ornaments_on_others", ""),
    ("require own_built_ornaments >= 4 ; gain 2 pp", ""),
    ("pay 2 brick ; gain 2 pp", ""),
    ("require max_own_ornaments_in_tower >= 3 ; gain 3 pp", ""),
    ("gain 1 pp per own_ornaments_on_own", ""),
    ("pay 1 jewel + 1 gold ; gain 3 pp", ""),
    ("gain 1 pp per towers_with_own_presence", "gain 2 pp per towers_with_own_presence"),
)
"""RC-OBJ-01 to -15, in that order: the objectives of the files, with their difference for two players."""
SERVICE_EFFECTS = (
    "gain 5 ruble",
    "influence 1 any_card",
    "activate 1 own_workshop",
    "deliver 1",
    "gain 3 rp",
    "waive workshop_cost",
    "gain 2 material",
    "obtain any_die x1",
)
IVAN_EFFECTS = {
    "Recognition": r"gain \d rp",
    "Inventory": r"ivan_stock \d",
    "Transport": "ivan_transport",
    "Claim": "ivan_claim",
    "Construction": "ivan_construct",
    "Hire": "ivan_hire",
}


class Contents(NamedTuple):
    """What reading gives: the tables, where values come from, warnings, and all of it for people."""

    parts: Components
    provenance: list[Provenance]
    warnings: list[str]
    view: dict[str, Any]


def read(shelf: Shelf) -> Contents:
    """All component files of a shelf, checked."""
    return Reader(shelf).contents()


class Reader:
    """Reads file after file into the tables; `firm` and `soft` are the two kinds of checks."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.code = Code()
        self.labels: dict[str, Counter[str]] = {}
        self.warnings: list[str] = []
        self.view: dict[str, Any] = {}

    def contents(self) -> Contents:
        cards, plans, track = self.rows(CARDS), self.table(PLANS), self.table(TRACK)
        resources, tiles, board = self.rows(RESOURCE), self.rows(WORKSHOP), self.table(BOARD)
        influence = sorted(self.rows(INFLUENCE), key=lambda row: (*GROUPS, row.text("group")).index(row.text("group")))
        solitaire = self.rows(SOLITAIRE)
        contractors, tokens = self.table(CONTRACTORS), self.rows(SPECIALISTS)
        objectives, services, supply = self.rows(OBJECTIVES), self.rows(SERVICES), self.table(SUPPLY)
        effects = {
            name: self.effects(name, rows) for name, rows in self._effect_columns(influence, tiles, tokens).items()
        }
        resource_effects = [self.effect(row, "per_die") for row in resources]
        objective_effects = [self.effect(row, column) for row in objectives for column in ("effect", "effect_2p")]
        service_effects = [self.effect(row, "effect") for row in services]
        solitaire_effects = [self.effect(row, "effect") for row in solitaire]
        bonus_effects = [self._bonus_effect(bonus) for bonus in self.entries(contractors, "bonus", CONTRACTORS)]
        parts = Components(self.code.numbers)
        self._guard(TRACK, self._track, parts, track)
        self._cards(parts, cards)
        self._guard(PLANS, self._plans, parts, plans)
        self._resources(parts, resources, resource_effects)
        self._tiles(parts, tiles, effects[WORKSHOP])
        self._guard(BOARD, self._board, parts, board)
        self._influence(parts, influence, effects[INFLUENCE])
        self._tokens(parts, tokens, effects[SPECIALISTS], contractors)
        self._guard(CONTRACTORS, self._contractors, parts, contractors, bonus_effects)
        self._objectives(parts, objectives, objective_effects)
        self._services(parts, services, service_effects)
        self._solitaire(parts, solitaire, solitaire_effects)
        self._guard(SUPPLY, self._supply, parts, supply)
        provenance = [
            Provenance(name, {label: count[label] for label in LABELS if count[label]})
            for name, count in sorted(self.labels.items())
        ]
        return Contents(parts, provenance, self.warnings, self.view)

    # -- files and labels --------------------

    def rows(self, name: str) -> list[Row]:
        """The rows of a CSV file; their labels are counted and their cells kept for people."""
        covered = COVERED[name]
        rows = self.shelf.rows(name, ("id", *covered, *sorted(set(covered.values()))))
        count = self.labels.setdefault(name, Counter())
        seen: set[str] = set()
        shown = {}
        for row in rows:
            if not re.fullmatch(r"[A-Za-z0-9_-]+", row.text("id")) or row.text("id") in seen:
                raise row.fail(f"an id is a word of its own, not “{row.text('id')}”", "RC-DATA-17")
            seen.add(row.text("id"))
            for column in sorted(set(covered.values())):
                values = [row.text(value) for value, by in covered.items() if by == column]
                if any(values):
                    count[row.word_in(column, LABELS, "RC-DATA-17")] += 1
                elif row.text(column):
                    raise row.fail(f"{column} labels nothing", "RC-DATA-17")
            shown[row.text("id")] = {
                **{column: row.text(column) for column in covered},
                "provenance": {
                    column.removeprefix("prov_"): row.text(column) for column in sorted(set(covered.values()))
                },
            }
        self.view[name.partition(".")[0]] = shown
        return rows

    def table(self, name: str) -> dict[str, Any]:
        """A TOML file; every value must be labelled by `provenance` or `provenance_<key>` of its table."""
        data = self.shelf.table(name)
        count = self.labels.setdefault(name, Counter())
        self._walk(name, "", data, count)
        self.view[name.partition(".")[0]] = data
        return data

    def _walk(self, name: str, where: str, table: dict[str, Any], count: Counter[str]) -> None:
        for key, value in table.items():
            place = f"{where}.{key}".strip(".")
            if key.startswith("provenance"):
                continue
            if isinstance(value, dict):
                self._walk(name, place, value, count)
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                for index, item in enumerate(value):
                    self._walk(name, f"{place}[{index}]", item, count)
            else:
                label = table.get(f"provenance_{key}", table.get("provenance"))
                if label not in LABELS:
                    raise BadComponents(name, None, f"{place}: “{label}” is no provenance label", "RC-DATA-17")
                count[label] += 1

    def entries(self, table: dict[str, Any], key: str, file: str) -> list[dict[str, Any]]:
        found = table.get(key)
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            raise BadComponents(file, None, f"there must be tables [[{key}]]", "RC-DATA-17")
        return found

    def _guard(self, file: str, read_table: Any, *args: Any) -> None:
        """A missing or malformed entry of a table is an error for people, too."""
        try:
            read_table(*args)
        except BadComponents:
            raise
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise BadComponents(file, None, f"missing or malformed entry: {error!r}", "RC-DATA-17") from None

    def firm(self, holds: bool, file: str, message: str, rule: str, row: int | None = None) -> None:
        if not holds:
            raise BadComponents(file, row, message, rule)

    def soft(self, holds: bool, file: str, message: str, rule: str, row: int | None = None) -> None:
        if holds:
            return
        if not self.labels[file]["printed"]:
            raise BadComponents(file, row, message, rule)
        self.warnings.append(str(BadComponents(file, row, message, rule)))

    # -- effects --------------------

    def _effect_columns(
        self, influence: list[Row], tiles: list[Row], tokens: list[Row]
    ) -> dict[str, list[tuple[Row, str]]]:
        return {
            INFLUENCE: [(row, column) for row in influence for column in ("action_a", "action_b")],
            WORKSHOP: [(row, "effect") for row in tiles],
            SPECIALISTS: [(row, "effect") for row in tokens],
        }

    def effects(self, name: str, cells: list[tuple[Row, str]]) -> list[int]:
        found = [self.effect(row, column) for row, column in cells]
        for (row, column), effect in zip(cells, found, strict=True):
            if effect == part.NO_EFFECT:
                raise row.fail(f"{column} is empty", "RC-DATA-08" if name == INFLUENCE else "RC-DATA-06")
        return found

    def effect(self, row: Row, column: str) -> int:
        try:
            return self.code.add(row.text(column))
        except EffectError as error:
            raise row.fail(f"{column}: {error}", "RC-DATA-08") from None

    def _bonus_effect(self, bonus: dict[str, Any]) -> int:
        try:
            return self.code.add(str(bonus.get("effect", "")))
        except EffectError as error:
            raise BadComponents(CONTRACTORS, None, f"bonus {bonus.get('position')}: {error}", "RC-DATA-12") from None

    # -- the base game --------------------

    def _track(self, parts: Components, data: dict[str, Any]) -> None:
        track = data["track"]
        marks = [int(mark) for mark in track["marks"]]
        gaps = [after - before for before, after in zip([0, *marks], marks, strict=False)]
        rule = "RC-DATA-01"
        self.firm(bool(marks) and min(gaps) >= 1, TRACK, "the marks must rise", rule)
        self.firm(len(marks) == track["pp_marks"], TRACK, "there is one mark for each Prestige Point", rule)
        self.firm(marks[-1] == track["rp_steps"], TRACK, "the last mark is at the end of the track", rule)
        self.soft(len(marks) == 40 and marks[-1] == 80, TRACK, "80 steps and 40 marks are known", rule)
        self.soft(marks[:2] == [5, 9], TRACK, "the first two marks are 5 and 9", rule)
        self.soft(all(a >= b for a, b in itertools.pairwise(gaps)), TRACK, "gaps never grow", rule)
        self.firm(0 <= track["start"] <= marks[-1], TRACK, "the start space is on the track", rule)
        parts.marks = numbers(marks)
        parts.pp_at = numbers([sum(mark <= step for mark in marks) for step in range(marks[-1] + 1)])
        parts.lap = marks[-1]
        parts.start = track["start"]

    def _cards(self, parts: Components, rows: list[Row]) -> None:
        rule = "RC-DATA-03"
        types, costs, units, points, rubles = [], [], [], [], []
        for row in rows:
            types.append(TYPES.index(row.word_in("type", TYPES, rule)))
            cost = [row.number_in(kind, 0, 9, rule) for kind in MATERIALS]
            self.firm(sum(cost) >= 1, CARDS, "a section needs some material", rule, row.number)
            self.soft(sum(cost) in (3, 4), CARDS, f"{sum(cost)} materials, not 3 or 4", rule, row.number)
            self.firm(sum(cost) <= 15, CARDS, "a section needs at most 15 materials", rule, row.number)
            costs += cost
            units.append(sum(cost))
            points.append(row.number_in("rp", 1, 80, rule))
            rubles.append(row.number_in("rubles", 0, 40, rule))
        for number, (kind, count) in enumerate(zip(TYPES, (10, 20, 10), strict=True)):
            self.firm(types.count(number) == count, CARDS, f"there are {count} cards of type {kind}", rule)
        parts.card_names = [row.text("id") for row in rows]
        parts.card_type, parts.card_cost, parts.card_units = numbers(types), numbers(costs), numbers(units)
        parts.card_rp, parts.card_rubles = numbers(points), numbers(rubles)
        parts.section_names_by_type = [[c for c, kind in enumerate(types) if kind == t] for t in range(3)]

    def _plans(self, parts: Components, data: dict[str, Any]) -> None:
        plans = data["plan"]
        for plan in plans:
            name, middles = plan["id"], plan["middles"]
            self.firm(plan["players"] in SIZES, PLANS, f"{name}: players is 2, 3 or 4", "RC-DATA-05")
            self.firm(plan["set"] in ("base", "contractors"), PLANS, f"{name}: unknown set", "RC-DATA-16")
            self.firm(
                bool(middles) and all(isinstance(m, int) and 0 <= m <= 6 for m in middles),
                PLANS,
                f"{name}: a tower has 0 to 6 middle sections",
                "RC-DATA-04",
            )
            towers, cards = SIZES[plan["players"]]
            self.firm(len(middles) <= 6, PLANS, f"{name}: more than six towers", "RC-DATA-04")
            self.firm(sum(middles) <= 20, PLANS, f"{name}: more middle sections than there are", "RC-DATA-05")
            shape = len(middles) == towers and sum(middles) + 2 * len(middles) == cards
            self.soft(shape, PLANS, f"{name}: {towers} towers and {cards} cards are known", "RC-DATA-05")
        self.firm(len({plan["id"] for plan in plans}) == len(plans), PLANS, "an id occurs twice", "RC-DATA-16")
        for name, total in (("base", 9), ("contractors", 6)):
            count = sum(plan["set"] == name for plan in plans)
            self.firm(count == total, PLANS, f"{total} plans of the set {name}, not {count}", "RC-DATA-16")
            for players in SIZES:
                there = any(plan["set"] == name and plan["players"] == players for plan in plans)
                self.firm(there, PLANS, f"no plan of {name} for {players} players", "RC-DATA-16")
        parts.plan_names = [plan["id"] for plan in plans]
        parts.plan_set = [plan["set"] for plan in plans]
        parts.plan_players = [plan["players"] for plan in plans]
        parts.plan_middles = [list(plan["middles"]) for plan in plans]

    def _resources(self, parts: Components, rows: list[Row], effects: list[int]) -> None:
        rule = "RC-DATA-02"
        points, permits = [], []
        for number, row in enumerate(rows):
            gains = plain_gain(parse(row.text("per_die")))
            self.firm(bool(gains), RESOURCE, "a resource tile is one plain gain", rule, row.number)
            assert gains is not None
            base = row.word_in("set", ("base", "contractors"), rule) == "base"
            if int(part.RP) in gains:
                points.append(number)
                self.firm(gains == {int(part.RP): 1}, RESOURCE, "the RP tile gives 1 RP a die", rule, row.number)
            if not base:
                permits.append(number)
                self.firm(int(part.PERMIT) in gains, RESOURCE, "the module's tile gives permits", rule, row.number)
                replaced = [other.text("per_die") for other in rows if other.text("id") == row.text("replaces")]
                self.firm(replaced == ["gain 1 rp"], RESOURCE, "it replaces the RP tile", rule, row.number)
            else:
                self.firm(not row.text("replaces"), RESOURCE, "a base tile replaces nothing", rule, row.number)
                self.firm(int(part.PERMIT) not in gains, RESOURCE, "permits belong to the module", rule, row.number)
                self.firm(int(part.DIAMOND) not in gains, RESOURCE, "diamonds belong to the Jewelers", rule, row.number)
        count = sum(row.text("set") == "base" for row in rows)
        self.firm(count == 8, RESOURCE, f"there are 8 resource tiles, not {count}", rule)
        self.firm(len(points) == 1, RESOURCE, "exactly one tile gives RP", rule)
        self.firm(len(permits) == 1, RESOURCE, "the module adds one tile", rule)
        self.firm(permits == [8], RESOURCE, "the module's tile is the last row", rule)
        kinds = {kind for row in rows for kind in plain_gain(parse(row.text("per_die"))) or {}}
        known = {*range(6), int(part.RUBLE), int(part.RP), int(part.PERMIT)}
        self.soft(kinds == known, RESOURCE, "the tiles give the six materials, rubles, RP and permits", rule)
        parts.resource_names = [row.text("id") for row in rows]
        parts.resource_effect = numbers(effects)
        parts.resource_rp, parts.resource_permit = points[0], permits[0]

    def _tiles(self, parts: Components, rows: list[Row], effects: list[int]) -> None:
        rule = "RC-DATA-06"
        names = [row.text("id") for row in rows]
        players, replaces, points, prestige = [], [], [], []
        nesting = {
            int(part.OP_ACTIVATE),
            int(part.OP_MARKET),
            int(part.OP_INFLUENCE),
            int(part.OP_CLAIM),
            int(part.OP_WAIVE),
        }
        for row in rows:
            players.append(int(row.word_in("players", ("2+", "3+", "4+"), rule)[0]))
            base = row.word_in("set", ("base", "contractors"), rule) == "base"
            other = row.text("replaces")
            self.firm(base == (not other), WORKSHOP, "the module's tiles replace base tiles", rule, row.number)
            self.firm(base or other in names[:28], WORKSHOP, f"there is no base tile “{other}”", rule, row.number)
            replaces.append(names.index(other) if other else -1)
            effect = parse(row.text("effect"))
            deep = verbs(effect) & nesting
            self.firm(not deep, WORKSHOP, "a tile sets no other component going", rule, row.number)
            soft = verbs(effect) <= {int(part.OP_GAIN), int(part.OP_PAY), int(part.OP_DELIVER), int(part.OP_OBTAIN)}
            self.soft(soft, WORKSHOP, "tiles gain, pay, deliver or obtain", rule, row.number)
            if base:
                modular = re.search(r"permit|black_die|diamond", row.text("effect"))
                self.firm(not modular, WORKSHOP, "the base game has no permits and no black die", rule, row.number)
            gains = plain_gain(effect) or {}
            points.append(gains.get(int(part.RP), 0))
            prestige.append(gains.get(int(part.PP), 0))
        count = sum(row.text("set") == "base" for row in rows)
        self.firm(
            count == 28 and len(rows) == 30, WORKSHOP, f"28 tiles and 2 of the module, not {count} of {len(rows)}", rule
        )
        ordered = all(row.text("set") == "base" for row in rows[:28])
        self.firm(ordered, WORKSHOP, "the module's tiles are the last rows", rule)
        self.firm(len(set(replaces[28:])) == 2, WORKSHOP, "the module's tiles replace two tiles", rule)
        extra = [row.text("effect") for row in rows[28:]]
        good = sum("permit" in text for text in extra) == 1 and sum("black_die" in text for text in extra) == 1
        self.firm(good, WORKSHOP, "one module tile is for permits, one for the black die", rule)
        for count, (_, cards) in SIZES.items():
            usable = sum(least <= count for least in players[:28])
            message = f"{usable} tiles for the {cards} cards of {count} players"
            self.firm(usable >= cards, WORKSHOP, message, rule)
        parts.tile_names, parts.tile_players, parts.tile_replaces = names, players, replaces
        parts.tile_effect, parts.tile_rp, parts.tile_pp = numbers(effects), numbers(points), numbers(prestige)

    def _board(self, parts: Components, data: dict[str, Any]) -> None:
        rule = "RC-DATA-07"
        inventory = data["inventory"]
        good = (inventory["spaces"], inventory["banners_covering"], inventory["banners_outside"]) == (10, 4, 2)
        self.firm(good, BOARD, "10 Inventory spaces, 4 under banners, 2 banners outside", rule)
        shape = (data["workshop"]["spaces"], data["workshop"]["white_spaces"]) == (6, 2)
        self.firm(shape, BOARD, "6 workshop spaces, 2 of them white", rule)
        costs, white = [], []
        for side in ("basic", "advanced"):
            for space in WORKSHOP_SPACES:
                cost = data[side].get(space)
                good = isinstance(cost, int) and 0 <= cost <= 40
                self.firm(good, BOARD, f"{side}.{space} must be a cost in rubles, not “{cost}”", rule)
                costs.append(cost)
            words = ("beside_inventory", "on_white_spaces")
            word = data[side].get("outside_banners")
            self.firm(word in words, BOARD, f"{side}.outside_banners must be one of {', '.join(words)}", rule)
            white.append(words.index(word))
        parts.workshop_cost, parts.white_banners = numbers(costs), numbers(white)

    def _influence(self, parts: Components, rows: list[Row], effects: list[int]) -> None:
        rule = "RC-DATA-08"
        groups: dict[str, list[Row]] = {name: [] for name in GROUPS}
        once = []
        for row in rows:
            group = row.word_in("group", GROUPS, rule)
            groups[group].append(row)
            row.word_in("set", ("base",) if group in BASE_GROUPS else ("contractors",), rule)
            module = row.word_in("module", ("any", "contractors"), rule)
            self.firm(
                row.text("extra") == EXTRAS.get(group, ""), INFLUENCE, "extra component of its guild", rule, row.number
            )
            for letter in "ab":
                once.append(int(row.word_in(f"repeat_{letter}", ("once", "any"), rule) == "once"))
                text = row.text(f"action_{letter}")
                if re.search(r"permit|black_die|contractors_on_map", text):
                    self.firm(module == "contractors", INFLUENCE, "needs the module", "RC-SETUP-16", row.number)
                if not once[-1]:
                    paid = "pay " in text
                    self.soft(paid, INFLUENCE, "an infinity action costs something", rule, row.number)
            different = row.text("action_a") != row.text("action_b")
            self.firm(different, INFLUENCE, "a card has two different actions", rule, row.number)
        for name, members in groups.items():
            self.firm(len(members) == 3, INFLUENCE, f"{name} has 3 cards, not {len(members)}", rule)
        for name, actions in GUILD_ACTIONS.items():
            self._guild(name, actions, groups[name])
        parts.influence_names = [row.text("id") for row in rows]
        parts.influence_texts = [row.text(f"action_{letter}") for row in rows for letter in "ab"]
        parts.group_names = list(GROUPS)
        parts.influence_group = numbers([GROUPS.index(row.text("group")) for row in rows])
        parts.influence_module = numbers([int(row.text("module") == "contractors") for row in rows])
        parts.influence_effect, parts.influence_once = numbers(effects), numbers(once)

    def _guild(self, name: str, actions: tuple[str, ...], rows: list[Row]) -> None:
        """The three cards of a guild show exactly its actions; how they are paired is inferred (RC-DATA-09)."""
        rule = "RC-DATA-09"

        def plain(text: str) -> str:
            return re.sub(r"\b(gain|pay) 1 [a-z_]+(/[a-z_]+)+", r"\1 1 SHOWN", text)

        have = [tuple(plain(row.text(f"action_{letter}")) for letter in "ab") for row in rows]
        shown = {text for pair in have for text in pair}
        self.firm(shown == set(actions), INFLUENCE, f"{name}: other actions than the rulebook's", rule)
        if name in MODULE_GUILDS:
            modular = all(row.text("module") == "contractors" for row in rows)
            self.firm(modular, INFLUENCE, f"{name} belongs to the module", "RC-SETUP-16")
        if name == "accountants":
            pairs = [tuple(actions[i : i + 2]) for i in (0, 2, 4)]
        else:
            pairs = [(actions[0], other) for other in actions[1:]]
        self.soft(have == pairs, INFLUENCE, f"{name}: the actions are paired in another way", rule)

    # -- the expansion --------------------

    def _tokens(self, parts: Components, rows: list[Row], effects: list[int], contractors: dict[str, Any]) -> None:
        rule = "RC-DATA-10"
        tools = [str(tool) for tool in contractors.get("tools", {}).get("kinds", [])]
        self.firm(len(set(tools)) == 6 == len(tools), CONTRACTORS, "there are six kinds of tools", rule)
        kinds, tool_of, points = [], [], []
        for row in rows:
            kind = row.number_in("kind", 1, 9, rule)
            kinds.append(kind)
            tool_of.append(tools.index(row.word_in("tool", tuple(tools), rule)))
            fits = re.fullmatch(TOKEN_KINDS[kind], row.text("effect"))
            self.firm(bool(fits), SPECIALISTS, f"the effect is not of kind {kind}", rule, row.number)
            gains = plain_gain(parse(row.text("effect")))
            self.firm(kind != 1 or gains is not None, SPECIALISTS, "kind 1 is a plain gain", rule, row.number)
            points.append((gains or {}).get(int(part.RP), 0))
        self.firm(len(rows) == 24, SPECIALISTS, f"there are 24 tokens, not {len(rows)}", rule)
        self.firm(set(kinds) == set(range(1, 10)), SPECIALISTS, "all nine kinds of effect occur", rule)
        even = all(tool_of.count(tool) == 4 for tool in range(6))
        self.soft(even, SPECIALISTS, "four tokens of each tool", rule)
        self.firm(set(tool_of) == set(range(6)), SPECIALISTS, "every tool occurs", rule)
        parts.token_names, parts.tool_names = [row.text("id") for row in rows], tools
        parts.token_effect, parts.token_tool, parts.token_rp = numbers(effects), numbers(tool_of), numbers(points)

    def _contractors(self, parts: Components, data: dict[str, Any], bonuses: list[int]) -> None:
        self.firm(data["tools"]["set_pp"] == [1, 2, 4, 7, 11, 16], CONTRACTORS, "the worth of tool sets", "RC-TOOL-01")
        permits, hire, solo = data["permits"], data["hire"], data["solo"]
        good = (permits["start"], permits["max_held"], permits["pp_price"]) == (1, 6, 1)
        self.firm(good, CONTRACTORS, "permits: 1 at the start, at most 6, 1 PP each", "RC-CON-06")
        good = (hire["contractors_per_player"], hire["specialist_price_rubles"]) == (6, 2)
        self.firm(good, CONTRACTORS, "6 contractors each, a specialist costs 2 rubles", "RC-CON-17")
        self._map(parts, data)
        positions = [bonus["position"] for bonus in data["bonus"]]
        self.firm(positions == [1, 2, 3, 4, 5, 6], CONTRACTORS, "six contractor spaces, left to right", "RC-DATA-12")
        third = data["bonus"][2]["effect"] == "gain 1 material"
        self.firm(third, CONTRACTORS, "the third space gives 1 material of choice", "RC-DATA-12")
        parts.bonus_effect = numbers(bonuses)
        parts.set_pp = numbers([0, *data["tools"]["set_pp"]])
        parts.specialist_price, parts.start_permits = hire["specialist_price_rubles"], permits["start"]
        parts.ivan_start_pp, parts.ivan_moscow_pp = int(solo["ivan_start_pp"]), int(solo["ivan_moscow_pp"])

    def _map(self, parts: Components, data: dict[str, Any]) -> None:
        rule = "RC-DATA-11"
        cities = data["city"]
        stands = [str(stand) for stand in data["map"]["spaces"]]
        names = [str(city["name"]).lower().replace(" ", "_") for city in cities]
        self.firm(len(set(names)) == 6 == len(names), CONTRACTORS, "the map has six cities", rule)
        self.firm(len(set(stands)) == 5 == len(stands), CONTRACTORS, "the map has five specialist spaces", rule)
        centre = [number for number, city in enumerate(cities) if city["ring"] == 0]
        self.firm(len(centre) == 1, CONTRACTORS, "one city is the centre", rule)
        masks = []
        for name, city in zip(names, cities, strict=True):
            near = [stands.index(stand) for stand in city["spaces"]]
            masks.append(sum(1 << stand for stand in near))
            many = 5 if city["ring"] == 0 else 2
            self.firm(len(set(near)) == many, CONTRACTORS, f"{name} touches {many} specialist spaces", rule)
        for stand in range(5):
            touching = sum(mask >> stand & 1 for number, mask in enumerate(masks) if number != centre[0])
            self.soft(touching == 2, CONTRACTORS, f"space {stands[stand]} touches two cities of the ring", rule)
        parts.city_names, parts.stand_names = names, stands
        parts.city_stands, parts.moscow = numbers(masks), centre[0]

    def _objectives(self, parts: Components, rows: list[Row], effects: list[int]) -> None:
        rule = "RC-DATA-13"
        self.firm(len(rows) == 15, OBJECTIVES, f"there are 15 objective cards, not {len(rows)}", rule)
        for row, expected in zip(rows, OBJECTIVE_EFFECTS, strict=True):
            have = (row.text("effect"), row.text("effect_2p"))
            number = OBJECTIVE_EFFECTS.index(expected) + 1
            self.firm(have == expected, OBJECTIVES, f"differs from RC-OBJ-{number:02}", rule, row.number)
        parts.objective_names = [row.text("id") for row in rows]
        paired = []
        for number in range(15):
            usual, two = effects[2 * number : 2 * number + 2]
            paired += [usual, usual if two == part.NO_EFFECT else two]
        parts.objective_effect = numbers(paired)

    def _services(self, parts: Components, rows: list[Row], effects: list[int]) -> None:
        rule = "RC-DATA-14"
        self.firm(len(rows) == 8, SERVICES, f"there are eight kinds of service tokens, not {len(rows)}", rule)
        for row, expected in zip(rows, SERVICE_EFFECTS, strict=True):
            self.firm(row.text("effect") == expected, SERVICES, f"the effect is “{expected}”", rule, row.number)
        parts.service_names = [row.text("id") for row in rows]
        parts.service_effect = numbers(effects)
        parts.service_count = numbers([row.number_in("count", 1, 9, rule) for row in rows])

    def _solitaire(self, parts: Components, rows: list[Row], effects: list[int]) -> None:
        rule = "RC-DATA-15"
        names = [row.text("name") for row in rows]
        self.firm(names == list(IVAN_EFFECTS), SOLITAIRE, "Ivan's six cards, Hire the last", rule)
        fixed = []
        for column, count in (("die_base", 5), ("die_contractors", 6)):
            dice = [row.word_in(column, DICE[:count], rule) for row in rows[:count]]
            self.firm(len(set(dice)) == count, SOLITAIRE, f"{column}: one die for each card", rule)
            fixed.append([dice.index(die) if die in dice else -1 for die in DICE])
        for row in rows:
            row.word_in("set", ("contractors",) if row.text("name") == "Hire" else ("base",), rule)
            fits = re.fullmatch(IVAN_EFFECTS[row.text("name")], row.text("effect"))
            self.firm(bool(fits), SOLITAIRE, "the effect is not that of the card", rule, row.number)
        parts.solitaire_names = [name.lower() for name in names]
        parts.solitaire_effect, parts.fixed_card = numbers(effects), fixed

    def _supply(self, parts: Components, data: dict[str, Any]) -> None:
        have = [data["materials"][kind] for kind in MATERIALS]
        known = have == [20, 20, 20, 15, 10, 10]
        self.firm(known, SUPPLY, "the supply is 20, 20, 20, 15, 10, 10", "RC-SETUP-18")
        self.firm(data["composition"]["diamonds"] == 15, SUPPLY, "there are 15 diamonds", "RC-GUILD-JEWELERS-01")
        rubles = [int(number) for number in data["rubles"]["start_by_turn_order"]]
        good = len(rubles) == 4 and min(rubles) >= 0
        self.firm(good, SUPPLY, "starting rubles for four players", "RC-SETUP-14")
        self.soft(rubles == [3, 4, 5, 6], SUPPLY, "the players start with 3, 4, 5, 6 rubles", "RC-SETUP-14")
        pieces = {name: (o["count"], o["on"], o["material"]) for name, o in data["ornament"].items()}
        known = pieces == {"door": (1, "base", "lumber"), "arch": (2, "middle", "stone"), "cross": (1, "dome", "gold")}
        self.firm(known, SUPPLY, "1 Door, 2 Arches, 1 Cross", "RC-SETUP-03")
        prestige = data["ornament_pp"]
        known = [prestige[key] for key in ("none", "one", "two_same", "two_different")] == [0, 1, 2, 3]
        self.firm(known, SUPPLY, "ornamentations are worth 0, 1, 2, 3 PP", "RC-DECO-05")
        end = data["game_end"]
        known = (end["finished_sections"], end["bonus_pp"], end["goods_per_pp"]) == (6, 3, 5)
        self.firm(known, SUPPLY, "the sixth section ends the game and gives 3 PP", "RC-END-02")
        parts.materials, parts.diamonds, parts.start_rubles = numbers(have), 15, numbers(rubles)
        parts.build_deliveries = int(data["player"]["deliver_per_build"])
        parts.bonus_pp, parts.goods_per_pp = int(end["bonus_pp"]), int(end["goods_per_pp"])
        self.view["resources"] = list(RESOURCES)
