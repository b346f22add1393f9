"""Reads the component files and checks them; every complaint names file, row and rule.

The values known from the rulebooks are checked exactly; those of a reconstruction (or of an owner's own copy) only for
being playable. `Read` keeps the rows too, with their provenance, for the pages that show components.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any, NamedTuple

from guildhall.core.components import Row, Shelf
from guildhall.core.errors import BadComponents
from guildhall.core.game import Provenance
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.parts import Board, Components

LABELS = ("rulebook", "reported", "inferred", "reconstructed")
WEARERS = {"AZURE": "lady", "ROSE": "gentleman", "JADE": "lady", "AMBER": "gentleman"}
LEVELS = ("start", "I", "II", "III", "IV", "V", "VI")
SILK = c.COLOUR_NAMES
DEPUTE = {"master": 10, "journeyman": 7, "apprentice": 4}
KEYS = {
    "none": c.NO_EFFECT,
    "gain_livres": c.GAIN_LIVRES,
    "gain_prestige": c.GAIN_PRESTIGE,
    "lace_or_yarn": c.LACE_OR_YARN,
    "random_resource": c.RANDOM_RESOURCE,
    "delegate_any": c.DELEGATE_ANY,
    "livres_per": c.LIVRES_PER,
    "prestige_per": c.PRESTIGE_PER,
    "per_garment_colour": c.PER_GARMENT_COLOUR,
    "livres_by_deck_size": c.LIVRES_BY_STAFF,
    "prestige_by_deck_size": c.PRESTIGE_BY_STAFF,
    "buy_prestige": c.BUY_PRESTIGE,
    "discard_silk": c.DISCARD_SILK,
    "use_own_bonus": c.USE_OWN_BONUS,
    "copy_opponent_bonus": c.COPY_BONUS,
    "livres_if_no_colour": c.LIVRES_IF_NO_COLOUR,
    "claim_favor": c.CLAIM_FAVOR,
    "take_resource": c.TAKE_RESOURCE,
    "take_jewel": c.TAKE_JEWEL,
}
EXTRA = {"acquire": c.EXTRA_ACQUIRE, "tailor": c.EXTRA_TAILOR, "fund": c.EXTRA_FUND}
HALL_NAMES = 5
KITCHENS = ("left", "right")


class Read(NamedTuple):
    """Components for the rules, and the rows as read for people."""

    parts: Components
    employees: list[dict[str, str]]
    garments: list[dict[str, str]]
    resources: list[dict[str, str]]
    her_cards: list[dict[str, str]]
    boards: list[dict[str, Any]]
    jewelry: dict[str, Any]
    provenance: list[Provenance]


def read_components(shelf: Shelf) -> Read:
    """All files of a shelf."""
    lists: dict[str, list[int]] = {"sets": []}
    ids: dict[str, list[str]] = {}
    effects = [[0] * int(c.WIDTH) for _ in range(c.ROWS)]
    employees = _employees(shelf, lists, ids, effects)
    resources = _resources(shelf, lists, ids)
    garments = _garments(shelf, lists, ids, effects)
    effects[c.REWARD_ROW][c.KEY] = int(c.TAKE_RESOURCE)
    lists["effects"] = [number for row in effects for number in row]
    jewelry = _jewelry(shelf, lists)
    her_cards = _her_cards(shelf, lists, ids)
    tables = [_board_table(shelf, "board_1_3.toml", "1-3"), _board_table(shelf, "board_4_5.toml", "4-5")]
    boards = [
        _board(table, name, jewelry) for table, name in zip(tables, ("board_1_3.toml", "board_4_5.toml"), strict=True)
    ]
    provenance = [
        *(
            Provenance(name, _row_labels(rows))
            for name, rows in (
                ("employees.csv", employees),
                ("garments.csv", garments),
                ("resources.csv", resources),
                ("du_barry.csv", her_cards),
            )
        ),
        Provenance("board_1_3.toml", _table_labels(tables[0])),
        Provenance("board_4_5.toml", _table_labels(tables[1])),
        Provenance("jewelry_box.toml", _table_labels(jewelry)),
    ]
    parts = Components(boards, lists, ids)
    cells = [[row.cells for row in rows] for rows in (employees, garments, resources, her_cards)]
    return Read(parts, cells[0], cells[1], cells[2], cells[3], tables, jewelry, provenance)


# -- provenance ----------------------------------------------------------------------------------------------------


def labels_of(cells: dict[str, str]) -> dict[str, str]:
    """The label of every field of a row."""
    default, *named = cells["provenance"].split(";")
    labels = {field: default for field in cells if field not in ("id", "set", "provenance")}
    for item in named:
        field, _, label = item.partition("=")
        labels[field] = label
    return labels


def _check_labels(row: Row) -> None:
    default, *named = row.text("provenance").split(";")
    words = [default]
    for item in named:
        field, _, label = item.partition("=")
        if field not in row.cells:
            raise row.fail(f"provenance names no field “{field}”")
        words.append(label)
    for word in words:
        if word not in LABELS:
            raise row.fail(f"provenance is one of {', '.join(LABELS)}, not “{word}”")


def _row_labels(rows: list[Row]) -> dict[str, int]:
    counted: Counter[str] = Counter()
    for row in rows:
        counted.update(labels_of(row.cells).values())
    return {label: counted[label] for label in LABELS if counted[label]}


def _table_labels(table: dict[str, Any]) -> dict[str, int]:
    counted: Counter[str] = Counter()
    _count_labels(table, "", counted)
    return {label: counted[label] for label in LABELS if counted[label]}


def _count_labels(table: dict[str, Any], inherited: str, counted: Counter[str]) -> None:
    """Every value has the label that its table names for it, or the table's default, or that of the table above."""
    own = table.get("provenance", inherited)
    named: dict[str, str] = own if isinstance(own, dict) else {}
    default = named.get("default", inherited) if isinstance(own, dict) else own
    for key, value in table.items():
        if key in ("provenance", "id"):
            continue
        label = named.get(key, default)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict):
                _count_labels(item, label, counted)
            else:
                counted[label or "reconstructed"] += 1


# -- effects -------------------------------------------------------------------------------------------------------


def params_of(row: Row, text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for item in filter(None, text.split(";")):
        key, equals, value = item.partition("=")
        if not equals or not key or not value or key in found:
            raise row.fail(f"bad parameter “{item}”", "ROC-COMP-05")
        found[key] = value
    return found


def _effect(row: Row, key: str, text: str, into: list[int]) -> None:
    """Fill a row of the effect table from the words of the vocabulary."""
    words = params_of(row, text)

    def number(name: str, default: int | None = None) -> int:
        raw = words.pop(name, None)
        if raw is None:
            if default is None:
                raise row.fail(f"{key} needs the parameter {name}", "ROC-COMP-05")
            return default
        if not raw.isdigit():
            raise row.fail(f"{name} must be a number, not “{raw}”", "ROC-COMP-05")
        return int(raw)

    if key == "extra_action":
        action = words.pop("action", "")
        if action not in EXTRA:
            raise row.fail(f"there is no extra action “{action}”", "ROC-BON-04")
        into[c.KEY] = int(EXTRA[action])
        into[c.LIVRES_LESS] = number("livres_less", 0)
        into[c.SILK_LESS] = number("silk_less", 0)
        for colour in filter(None, words.pop("silk_colours", "").split("|")):
            if colour not in SILK:
                raise row.fail(f"there is no silk “{colour}”", "ROC-CONV-01")
            into[c.SILK_COLOURS] |= 1 << SILK.index(colour)
        into[c.NO_MASTER_MARK] = int(words.pop("master_garments", "yes") == "no")
        into[c.MUST_SELL] = int(words.pop("must_sell", "no") == "yes")
        into[c.ALSO_PRESTIGE] = number("prestige", 0)
    elif key not in KEYS:
        raise row.fail(f"there is no effect “{key}”", "ROC-CONV-09")
    else:
        into[c.KEY] = int(KEYS[key])
    if key in ("gain_livres", "gain_prestige"):
        into[c.AMOUNT] = number("amount")
        condition = words.pop("hire_if", "")
        if condition not in c.CONDITIONS:
            raise row.fail(f"there is no condition “{condition}”", "ROC-SPEC-07")
        into[c.CONDITION] = c.CONDITIONS.index(condition)
        if condition == "stock":
            into[c.MINIMUM : c.MINIMUM + 3] = [number("resource_tiles"), number("lace"), number("yarn")]
        elif condition:
            into[c.MINIMUM] = number("min")
    elif key in ("lace_or_yarn", "random_resource", "take_resource"):
        into[c.COST] = number("cost")
    elif key == "claim_favor":
        into[c.AMOUNT] = number("livres")
    elif key == "buy_prestige":
        into[c.COST] = number("livres")
        if into[c.COST] < 1:
            raise row.fail("prestige cannot be bought for nothing", "ROC-EMP-IV-d")
    elif key in ("livres_per", "prestige_per"):
        of = words.pop("of", "")
        if of not in c.COUNTERS:
            raise row.fail(f"there is no counter “{of}”", "ROC-CONV-09")
        into[c.OF] = c.COUNTERS.index(of)
        into[c.PER] = number("per")
        if into[c.PER] < 1:
            raise row.fail("per must be 1 or more", "ROC-COMP-05")
        into[c.AMOUNT] = number("livres" if key == "livres_per" else "prestige")
        into[c.SPEND] = int(words.pop("spend", "no") == "yes")
    elif key == "per_garment_colour":
        for colour in SILK:
            match = re.fullmatch(r"(\d+)([LP])", words.pop(colour, "0L"))
            if match is None:
                raise row.fail(f"{colour} must be like 1L or 1P", "ROC-COMP-05")
            into[(c.COLOUR_LIVRES if match[2] == "L" else c.COLOUR_PRESTIGE) + SILK.index(colour)] = int(match[1])
    elif key == "livres_if_no_colour":
        for colour in SILK:
            into[c.COLOUR_LIVRES + SILK.index(colour)] = number(colour, 0)
    elif key == "discard_silk":
        for colour in ("jade", "amber"):
            into[c.COLOUR_PRESTIGE + SILK.index(colour)] = int(words.pop(colour, "0P").rstrip("P"))
        into[c.PER] = number("azure_rose_per_prestige")
        if into[c.PER] < 1:
            raise row.fail("azure_rose_per_prestige must be 1 or more", "ROC-EMP-V-d")
    elif key in ("livres_by_deck_size", "prestige_by_deck_size"):
        steps = [(int(size), int(amount)) for size, amount in words.items() if size.isdigit() and amount.isdigit()]
        if not steps or len(steps) != len(words) or len(steps) > 6 or steps != sorted(steps):
            raise row.fail("staff sizes must be up to six ascending numbers", "ROC-CONV-06")
        words.clear()
        for i in range(6):
            into[c.STEPS + 2 * i : c.STEPS + 2 * i + 2] = steps[i] if i < len(steps) else (-1, 0)
    elif key == "delegate_any":
        pay = words.pop("pay", "")
        if pay == "printed":
            into[c.PAY] = 1
        elif pay != "none":
            table = pay.split("/")
            if len(table) != 3 or not all(item.isdigit() for item in table):
                raise row.fail("pay is none, printed or master/journeyman/apprentice", "ROC-EMP-II-c")
            into[c.PAY] = 2
            into[c.PAY_TABLE : c.PAY_TABLE + 3] = [int(item) for item in reversed(table)]
        into[c.USE_BONUS] = int(words.pop("use_bonus", "no") == "yes")
    elif key in ("use_own_bonus", "copy_opponent_bonus"):
        words.pop("source", None)
    elif key == "take_jewel":
        for name in ("cost", "type", "needs_jeweller", "match_bonus"):
            words.pop(name, None)
    if words:
        raise row.fail(f"{key} knows no parameter {', '.join(words)}", "ROC-CONV-09")


# -- employees, tiles, garments ------------------------------------------------------------------------------------


def _unique(rows: list[Row]) -> None:
    seen: set[str] = set()
    for row in rows:
        _check_labels(row)
        if row.text("id") in seen:
            raise row.fail(f"the id {row.text('id')} occurs twice")
        seen.add(row.text("id"))


def _count(file: str, found: dict[str, int], wanted: dict[str, int], rule: str) -> None:
    for name, size in wanted.items():
        if found.get(name, 0) != size:
            raise BadComponents(file, None, f"there must be {size} of {name}, not {found.get(name, 0)}", rule)


def _employees(
    shelf: Shelf, lists: dict[str, list[int]], ids: dict[str, list[str]], effects: list[list[int]]
) -> list[Row]:
    name = "employees.csv"
    columns = ("id", "set", "level", "rank", "delegate_value", "bonus_key", "bonus_params", "end_of_game", "provenance")
    rows = shelf.rows(name, columns)
    _unique(rows)
    if len(rows) != c.KINDS:
        raise BadComponents(name, None, f"there are {c.KINDS} employees, not {len(rows)}", "ROC-COMP-02")
    level, rank, depute = [], [], []
    for kind, row in enumerate(rows):
        group = row.word_in("set", ("start", "hire", "jewelry_box"), "ROC-COMP-02")
        wanted = "start" if kind < c.FIRST_HIRE else "hire" if kind < c.FIRST_JOURNEYMAN else "jewelry_box"
        if group != wanted:
            raise row.fail("starting cards come first, then hire cards, then the Jewelry Box", "ROC-COMP-02")
        word = row.word_in("level", (*LEVELS, "0"), "ROC-COMP-05")
        level.append(0 if word == "0" else LEVELS.index(word))
        rank.append(c.RANKS.index(row.word_in("rank", c.RANKS, "ROC-COMP-05")))
        worth = DEPUTE[c.RANKS[rank[-1]]]
        depute.append(row.number_in("delegate_value", worth, worth, "ROC-DEPUTE-02"))
        _effect(row, row.text("bonus_key"), row.text("bonus_params"), effects[kind])
        effects[kind][c.CROWN] = int(row.word_in("end_of_game", ("yes", "no"), "ROC-P3-11") == "yes")
        if word == "VI" and rank[-1] == c.APPRENTICE and not effects[kind][c.CROWN]:
            raise row.fail("Apprentices of level VI have a crown bonus", "ROC-P3-11")
    hire = level[c.FIRST_HIRE : c.FIRST_JOURNEYMAN]
    if hire != sorted(hire):
        raise BadComponents(name, None, "hire cards stand level by level", "ROC-SETUP-03")
    _count(
        name,
        {LEVELS[n]: hire.count(n) for n in range(1, 7)},
        dict(zip(LEVELS[1:], (6, 4, 4, 4, 4, 6), strict=True)),
        "ROC-COMP-02",
    )
    start = Counter(c.RANKS[n] for n in rank[: c.FIRST_HIRE])
    _count(name, start, {"master": 2, "journeyman": 1, "apprentice": 2}, "ROC-SETUP-06")
    for first, last, own, wanted_level in (
        (c.FIRST_JOURNEYMAN, c.FIRST_MASTER, c.JOURNEYMAN, 2),
        (c.FIRST_MASTER, c.FIRST_SPECIAL, c.MASTER, 5),
        (c.FIRST_SPECIAL, c.KINDS, c.APPRENTICE, 0),
    ):
        for kind in range(first, last):
            if rank[kind] != own or level[kind] != wanted_level:
                raise rows[kind].fail(
                    "the Jewelry Box has 9 Journeymen (II), 9 Masters (V), 10 Apprentices (0)", "ROC-COMP-06"
                )
    for number, own in ((2, c.JOURNEYMAN), (5, c.MASTER)):
        same = sum(level[kind] == number and rank[kind] == own for kind in range(c.FIRST_HIRE, c.FIRST_JOURNEYMAN))
        if same != 2:
            raise BadComponents(name, None, f"level {LEVELS[number]} has two {c.RANKS[own]}s", "ROC-SETUP-12")
    for kind in range(c.FIRST_SPECIAL, c.KINDS):
        if not effects[kind][c.CONDITION]:
            raise rows[kind].fail("a specialised Apprentice has a condition", "ROC-SPEC-07")
    ids["kinds"] = [row.text("id") for row in rows]
    lists.update(level=level, rank=rank, depute=depute)
    return rows


def _resources(shelf: Shelf, lists: dict[str, list[int]], ids: dict[str, list[str]]) -> list[Row]:
    name = "resources.csv"
    rows = shelf.rows(name, ("id", "set", *SILK, "lace", "yarn", "mode", "provenance"))
    _unique(rows)
    silk, lace, yarn, mode, face = [], [], [], [], []
    faces: dict[tuple[int, ...], int] = {}
    bits = {"base": 0, "luxury": 0}
    for tile, row in enumerate(rows):
        rolls = [row.number_in(colour, 0, 6, "ROC-COMP-03") for colour in SILK]
        lace.append(row.number_in("lace", 0, 3, "ROC-COMP-03"))
        yarn.append(row.number_in("yarn", 0, 3, "ROC-COMP-03"))
        mode.append(c.MODES.index(row.word_in("mode", c.MODES, "ROC-COMP-03")))
        if sum(rolls) < 1 or lace[-1] + yarn[-1] < 1:
            raise row.fail("a tile shows silk above and lace or yarn below", "ROC-COMP-03")
        if (lace[-1] > 0 and yarn[-1] > 0) != (mode[-1] != c.ONE):
            raise row.fail("modes “or” and “and” go with lace and yarn, “one” with a single kind", "ROC-COMP-03")
        silk += rolls
        face.append(faces.setdefault((*rolls, lace[-1], yarn[-1], mode[-1]), tile))
        bits[row.word_in("set", ("base", "luxury"), "ROC-COMP-02")] |= 1 << tile
    _count(name, {key: value.bit_count() for key, value in bits.items()}, {"base": 48, "luxury": 5}, "ROC-COMP-02")
    ids["tiles"] = [row.text("id") for row in rows]
    lists.update(tile_silk=silk, tile_lace=lace, tile_yarn=yarn, tile_mode=mode, tile_face=face)
    lists["sets"] += [bits["base"], bits["luxury"]]
    return rows


def _garments(
    shelf: Shelf, lists: dict[str, list[int]], ids: dict[str, list[str]], effects: list[list[int]]
) -> list[Row]:
    name = "garments.csv"
    columns = ("id", "set", "colour", "wearer", *SILK, "lace", "yarn", "master", "value", "prestige", "effect")
    rows = shelf.rows(name, (*columns, "requires_module", "provenance"))
    _unique(rows)
    colours, silk, lace, yarn, master, value, prestige = [], [], [], [], [], [], []
    bits = {"base": 0, "luxury": 0, "festive": 0, "exclusive": 0, "exclusive+jewelry_box": 0}
    for garment, row in enumerate(rows):
        colour = row.word_in("colour", tuple(WEARERS), "ROC-CONV-01")
        row.word_in("wearer", (WEARERS[colour],), "ROC-CONV-01")
        colours.append(SILK.index(colour.lower()))
        rolls = [row.number_in(word, 0, 6, "ROC-COMP-04") for word in SILK]
        if sum(rolls) < 1:
            raise row.fail("a garment costs silk", "ROC-COMP-04")
        silk += rolls
        lace.append(row.number_in("lace", 0, 4, "ROC-COMP-04"))
        yarn.append(row.number_in("yarn", 0, 4, "ROC-COMP-04"))
        master.append(int(row.word_in("master", ("yes", "no"), "ROC-COMP-04") == "yes"))
        value.append(-1 if not row.text("value") else row.number_in("value", 0, 60, "ROC-COMP-04"))
        prestige.append(row.number_in("prestige", 0, 9, "ROC-COMP-04"))
        group = row.word_in("set", ("base", "luxury", "festive", "exclusive"), "ROC-COMP-02")
        needs = row.text("requires_module")
        if needs not in (
            ("",) if group == "base" else ("exclusive", "exclusive+jewelry_box") if group == "exclusive" else (group,)
        ):
            raise row.fail(f"a garment of the set {group} cannot require “{needs}”", "ROC-OPT-04")
        bits[needs or "base"] |= 1 << garment
        if row.text("effect"):
            match = re.fullmatch(r"(on_make|on_place):(\w+)(?: (\S+))?", row.text("effect"))
            if match is None or group in ("base", "luxury"):
                raise row.fail(f"bad effect “{row.text('effect')}”", "ROC-TAILOR-17")
            _effect(row, match[2], match[3] or "", effects[c.GARMENT_ROWS + garment])
            effects[c.GARMENT_ROWS + garment][c.TRIGGER] = int(c.ON_MAKE if match[1] == "on_make" else c.ON_PLACE)
        if group == "base" and value[-1] < 0:
            raise row.fail("a garment of the base game can be sold", "ROC-TAILOR-10")
        if group == "festive" and value[-1] >= 0:
            raise row.fail("festive garments are never sold", "ROC-FEST-01")
    sizes = {key: item.bit_count() for key, item in bits.items()}
    _count(
        name, sizes, {"base": 42, "luxury": 4, "festive": 4, "exclusive": 4, "exclusive+jewelry_box": 2}, "ROC-COMP-02"
    )
    base = Counter(SILK[colours[g]] for g in range(len(rows)) if bits["base"] >> g & 1)
    _count(name, base, {"azure": 13, "rose": 13, "jade": 10, "amber": 6}, "ROC-CONV-01")
    ids["garments"] = [row.text("id") for row in rows]
    lists.update(
        garment_colour=colours,
        garment_silk=silk,
        garment_lace=lace,
        garment_yarn=yarn,
        garment_master=master,
        garment_value=value,
        garment_prestige=prestige,
    )
    lists["sets"] += list(bits.values())
    return rows


def _her_cards(shelf: Shelf, lists: dict[str, list[int]], ids: dict[str, list[str]]) -> list[Row]:
    name = "du_barry.csv"
    rows = shelf.rows(name, ("id", "action", "params", "hall", "jewel", "provenance"))
    _unique(rows)
    if len(rows) != c.HER_CARDS:
        raise BadComponents(name, None, f"Madame du Barry has {c.HER_CARDS} cards, not {len(rows)}", "ROC-SOLO-08")
    places, kinds = ("left", "centre", "right"), ("fireworks", "kitchen", "musicians", "statues")
    found: dict[str, list[int]] = {
        key: [] for key in ("her_action", "her_number", "her_from_left", "her_hall", "her_jewel")
    }
    for row in rows:
        action = row.word_in("action", ("favor", "acquire", "tailor", "hire", "fund"), "ROC-SOLO-10")
        words = params_of(row, row.text("params"))
        code, number, from_left = int(c.HER_FAVOR), 0, 0
        good = not words
        if action == "acquire" and set(words) == {"drawer"}:
            code, good = int(c.HER_ACQUIRE_DRAWER), words["drawer"] in ("1", "2", "3")
            number = int(words["drawer"]) - 1 if good else 0
        elif action == "acquire":
            code, good = int(c.HER_ACQUIRE_PLACE), set(words) == {"place"} and words["place"] in places
            number = places.index(words["place"]) if good else 0
        elif action in ("tailor", "hire"):
            code = int(c.HER_TAILOR if action == "tailor" else c.HER_HIRE)
            good = set(words) == {"from", "nth"} and words["from"] in ("left", "right") and words["nth"].isdigit()
            number = int(words["nth"]) if good else 0
            good = good and number > 0
            from_left = int(good and words["from"] == "left")
        elif action == "fund":
            code, good = int(c.HER_FUND), set(words) == {"type"} and words["type"] in kinds
            number = kinds.index(words["type"]) if good else 0
        if not good:
            raise row.fail(f"{action} has other parameters than “{row.text('params')}”", "ROC-SOLO-10")
        found["her_action"].append(code)
        found["her_number"].append(number)
        found["her_from_left"].append(from_left)
        found["her_hall"].append(row.number_in("hall", 1, 5, "ROC-SOLO-22") - 1)
        jewel = row.word_in("jewel", ("none", "same_colour", "matching_type"), "ROC-SOLO-27")
        found["her_jewel"].append(("none", "same_colour", "matching_type").index(jewel))
    lists.update(found)
    ids["her"] = [row.text("id") for row in rows]
    return rows


# -- tables --------------------------------------------------------------------------------------------------------


def _need(good: bool, file: str, message: str, rule: str) -> None:
    if not good:
        raise BadComponents(file, None, message, rule)


def _jewelry(shelf: Shelf, lists: dict[str, list[int]]) -> dict[str, Any]:
    name = "jewelry_box.toml"
    table = shelf.table(name)
    try:
        kinds = {kind["colour"]: kind for kind in table["jewels"]["types"]}
        count = [int(kinds[colour]["count"]) for colour in SILK]
        _need(sum(count) == 24, name, "there are 24 jewels", "ROC-COMP-06")
        for colour in SILK:
            wearer = WEARERS[colour.upper()]
            kind = "necklace" if wearer == "lady" else "ring"
            _need(
                kinds[colour]["kind"] == kind and kinds[colour]["wearer"] == wearer,
                name,
                f"{colour} is a {kind}",
                "ROC-JB-03",
            )
        price = [int(item) for item in table["jewel_track"]["prices"]]
        _need(len(price) == c.JEWEL_SPACES, name, f"the jewel display has {c.JEWEL_SPACES} spaces", "ROC-JB-04")
        _need(
            price == sorted(price, reverse=True) and price[-1] >= 0,
            name,
            "jewels get cheaper to the right",
            "ROC-JB-04",
        )
        shops = table["jeweller_decorations"]["spaces"]
        _need(len(shops) == c.DECORATIONS - c.JEWELLER, name, "there are five jeweller spaces", "ROC-JB-09")
        exams = [table["exams"]["journeyman"], table["exams"]["master"]]
        _need([len(exam["tasks"]) for exam in exams] == [4, 3], name, "the exams have 4 and 3 tasks", "ROC-EXAM-03")
        order = table["solo"]["master_task_order"]
        wanted = ["tailor_by_master", "tailor_lady_by_journeyman", "tailor_gentleman_by_journeyman"]
        _need(order == wanted, name, f"her Master tasks are, from the top, {', '.join(wanted)}", "ROC-SOLO-31")
        track = table["jewel_track"]
        lists["jewel_rules"] = [int(track["income_per_jewel"]), int(track["prestige_per_jewel_at_end"])]
        lists["exam_fee"] = [int(exam["fee"]) for exam in exams]
        lists["exam_prestige"] = [int(exam["prestige"]) for exam in exams]
    except (KeyError, TypeError, ValueError) as error:
        raise BadComponents(name, None, f"a value is missing or wrong: {error}", "ROC-COMP-06") from None
    lists.update(jewel_count=count, jewel_price=price)
    return table


def _board_table(shelf: Shelf, name: str, side: str) -> dict[str, Any]:
    table = shelf.table(name)
    if table.get("meta", {}).get("side") != side:
        raise BadComponents(name, None, f"this is side {side} of the board", "ROC-OPT-06")
    return table


def _board(table: dict[str, Any], name: str, jewelry: dict[str, Any]) -> Board:
    try:
        return _fill_board(table, name, jewelry)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadComponents(name, None, f"a value is missing or wrong: {error}", "ROC-SETUP-01") from None


def _fill_board(table: dict[str, Any], name: str, jewelry: dict[str, Any]) -> Board:
    side = table["meta"]["side"]
    setup, favor = table["setup"], table["queens_favor"]
    spaces = table["garment_display"]["spaces"]
    drawers = table["resource_drawers"]
    costs = [int(space["cost"]) for space in spaces]
    _need(1 <= len(costs) <= c.DISPLAY, name, f"the display has at most {c.DISPLAY} spaces", "ROC-P1-10")
    _need(
        costs == sorted(costs, reverse=True) and costs[-1] >= 0 and costs[0] <= 8,
        name,
        "display costs fall from 8 to 0",
        "ROC-TAILOR-02",
    )
    wanted = 3 if side == "1-3" else 4
    _need(
        drawers["drawers"] == 3 and drawers["spaces_per_drawer"] == wanted,
        name,
        f"3 drawers of {wanted}",
        "ROC-SETUP-20",
    )
    _need(table["hire"]["spaces"] == c.HIRE_ROW, name, "the hire row has 4 spaces", "ROC-SETUP-20")
    drawer_price = [0, *(int(drawers["price_by_tiles"][str(n)]) for n in (1, 2, 3, 4))]
    hire_price = [0, *(int(table["hire"]["price_by_cards"][str(n)]) for n in (1, 2, 3, 4))]
    _need(hire_price == [0, 0, 1, 3, 5], name, "hiring costs 5, 3, 1, 0", "ROC-HIRE-02")
    _need(drawer_price == [0, 0, 1, 2, 2], name, "tiles cost 2, 2, 1, 0", "ROC-ACQ-02")
    lists: dict[str, list[int]] = {
        key: []
        for key in ("hall_start", "guest_hall", "guest_master", "guest_reward", "guest_amount", "first", "second")
    }
    halls = table["halls"]
    _need([hall["number"] for hall in halls] == [1, 2, 3, 4, 5], name, "there are five halls", "ROC-TAILOR-11")
    for number, hall in enumerate(halls):
        lists["hall_start"].append(len(lists["guest_hall"]))
        lists["first"].append(int(hall["majority"]["first"]))
        lists["second"].append(int(hall["majority"]["second"]))
        _need(lists["first"][-1] >= lists["second"][-1] >= 0, name, "first place scores most", "ROC-END-09")
        for guest in hall["guests"]:
            lists["guest_hall"].append(number)
            lists["guest_master"].append(int(guest["master"]))
            lists["guest_reward"].append(c.REWARDS.index(guest["reward"]))
            lists["guest_amount"].append(
                int(guest.get("amount", 0 if guest["reward"] in ("none", "resource_tile") else 1))
            )
    lists["hall_start"].append(len(lists["guest_hall"]))
    _need(len(lists["guest_hall"]) <= c.GUESTS, name, f"at most {c.GUESTS} guest spaces", "ROC-TAILOR-13")
    cost, prestige = [-1] * int(c.DECORATIONS), [0] * int(c.DECORATIONS)
    kitchen = table["kitchen"]
    for start, end, items in (
        (c.FIREWORKS, c.STATUES, table["fireworks"]["spaces"]),
        (c.STATUES, c.KITCHEN_LEFT, table["statues"]["spaces"]),
        (c.KITCHEN_LEFT, c.KITCHEN_RIGHT, kitchen["left"]),
        (c.KITCHEN_RIGHT, c.MUSICIANS, kitchen["right"]),
        (c.MUSICIANS, c.JEWELLER, [hall["musician"] for hall in halls]),
        (c.JEWELLER, c.DECORATIONS, jewelry["jeweller_decorations"]["spaces"]),
    ):
        _need(len(items) <= end - start, name, "too many decoration spaces of a kind", "ROC-FUND-02")
        for i, item in enumerate(items):
            cost[start + i], prestige[start + i] = int(item["cost"]), int(item["prestige"])
    fireworks = table["fireworks"]["spaces"]
    rising = [int(item["cost"]) for item in fireworks]
    _need(
        all(a < b for a, b in pairwise(rising)),
        name,
        "fireworks get dearer to the right",
        "ROC-END-19",
    )
    multiplier = [int(item["multiplier"]) for item in fireworks]
    _need(set(multiplier) <= {2, 3}, name, "the Terrace multiplies by 2 or 3", "ROC-END-25")
    all_halls = [int(item) for item in table["all_halls"]["prestige"]]
    _need(
        all_halls == sorted(all_halls, reverse=True) and len(all_halls) <= c.ALL_HALLS,
        name,
        "All Halls spaces fall",
        "ROC-ALLH-01",
    )
    lists.update(
        display_cost=costs,
        drawer_price=drawer_price,
        hire_price=hire_price,
        deco_cost=cost,
        deco_prestige=prestige,
        multiplier=multiplier,
        all_halls=all_halls,
    )
    majority = table["fireworks"]["majority"]
    return Board(
        side,
        {
            "livres": int(setup["livres"]),
            "lace": int(setup["lace"]),
            "yarn": int(setup["yarn"]),
            "base_income": int(setup["base_income"]),
            "rounds": int(setup["rounds"]),
            "hand_cards": int(setup["hand_cards"]),
            "minimum_staff": int(setup["minimum_employees"]),
            "livres_per_prestige": int(setup["livres_per_prestige_at_end"]),
            "favor_livres": int(favor["livres"]),
            "favor_prestige": int(favor["prestige_at_end"]),
            "fire_first": int(majority["first"]),
            "fire_second": int(majority["second"]),
            "statue_prestige": int(table["statues"]["prestige_per_colour"]),
            "drawer_spaces": int(drawers["spaces_per_drawer"]),
            "discard_spaces": int(table["garment_display"]["discard_spaces"]),
        },
        lists,
    )
