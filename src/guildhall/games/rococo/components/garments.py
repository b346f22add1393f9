"""Reads garments.csv and resources.csv: what is made, and the tiles of silk, lace and yarn it is made from."""

from __future__ import annotations

import re
from collections import Counter
from typing import Literal, NamedTuple, cast

from guildhall.core.components import Row, Shelf
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.checks import count, need, unique
from guildhall.games.rococo.components.vocabulary import SILK, AnyEffect, effect_of

WEARERS = {"AZURE": "lady", "ROSE": "gentleman", "JADE": "lady", "AMBER": "gentleman"}
TILES = "resources.csv"
GARMENTS = "garments.csv"
PRICE = (*SILK, "lace", "yarn")
COLUMNS = ("id", "set", "colour", "wearer", *PRICE, "master", "value", "prestige", "effect")


class Gift(NamedTuple):
    """What a garment does when it is made or placed."""

    when: Literal["on_make", "on_place"]
    does: AnyEffect


def read_tiles(shelf: Shelf, lists: dict[str, list[int]], ids: dict[str, list[str]]) -> list[Row]:
    """Fills the numbers for the rules; the rows."""
    rows = shelf.rows(TILES, ("id", "set", *PRICE, "mode", "provenance"))
    unique(rows)
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
    count(TILES, {key: value.bit_count() for key, value in bits.items()}, {"base": 48, "luxury": 5}, "ROC-COMP-02")
    most = max(sum(silk[colour :: int(c.COLOURS)]) for colour in range(c.COLOURS))
    need(most < 128, TILES, "there are fewer than 128 rolls of a colour", "ROC-COMP-03")
    ids["tiles"] = [row.text("id") for row in rows]
    lists.update(tile_silk=silk, tile_lace=lace, tile_yarn=yarn, tile_mode=mode, tile_face=face)
    lists["sets"] += [bits["base"], bits["luxury"]]
    return rows


def read_garments(
    shelf: Shelf, lists: dict[str, list[int]], ids: dict[str, list[str]], effects: list[list[int]]
) -> tuple[list[Row], dict[str, Gift]]:
    """Fills the numbers for the rules; the rows, and what some of them do, by id."""
    rows = shelf.rows(GARMENTS, (*COLUMNS, "requires_module", "provenance"))
    unique(rows)
    gifts: dict[str, Gift] = {}
    colours, silk, lace, yarn, master, value, prestige = [], [], [], [], [], [], []
    bits = {"base": 0, "luxury": 0, "festive": 0, "exclusive": 0, "exclusive+jewelry_box": 0}
    for garment, row in enumerate(rows):
        colours.append(_colour(row))
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
        bits[_module(row, group)] |= 1 << garment
        if row.text("effect"):
            gift = _gift(row, group)
            gift.does.fill(effects[c.GARMENT_ROWS + garment])
            effects[c.GARMENT_ROWS + garment][c.TRIGGER] = int(c.ON_MAKE if gift.when == "on_make" else c.ON_PLACE)
            gifts[row.text("id")] = gift
        _check_value(row, group, value[-1])
    _check_sets(bits, colours)
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
    return rows, gifts


def _colour(row: Row) -> int:
    colour = row.text("colour").upper()  # ROC-CONV-09
    if colour not in WEARERS:
        raise row.fail(f"colour must be one of {', '.join(WEARERS)}, not “{colour}”", "ROC-CONV-01")
    row.word_in("wearer", (WEARERS[colour],), "ROC-CONV-01")
    return SILK.index(colour.lower())


def _module(row: Row, group: str) -> str:
    """The module that a garment needs, or `base`."""
    needs = row.text("requires_module")
    allowed = {"base": ("",), "exclusive": ("exclusive", "exclusive+jewelry_box")}.get(group, (group,))
    if needs not in allowed:
        raise row.fail(f"a garment of the set {group} cannot require “{needs}”", "ROC-OPT-04")
    return needs or "base"


def _gift(row: Row, group: str) -> Gift:
    match = re.fullmatch(r"(on_make|on_place):(\w+)(?: (\S+))?", row.text("effect"))
    if match is None or group in ("base", "luxury"):
        raise row.fail(f"bad effect “{row.text('effect')}”", "ROC-TAILOR-17")
    return Gift(cast("Literal['on_make', 'on_place']", match[1]), effect_of(row, match[2], match[3] or ""))


def _check_value(row: Row, group: str, value: int) -> None:
    if group == "base" and value < 0:
        raise row.fail("a garment of the base game can be sold", "ROC-TAILOR-10")
    if group == "festive" and value >= 0:
        raise row.fail("festive garments are never sold", "ROC-FEST-01")


def _check_sets(bits: dict[str, int], colours: list[int]) -> None:
    sizes = {key: item.bit_count() for key, item in bits.items()}
    wanted = {"base": 42, "luxury": 4, "festive": 4, "exclusive": 4, "exclusive+jewelry_box": 2}
    count(GARMENTS, sizes, wanted, "ROC-COMP-02")
    base = Counter(SILK[colour] for garment, colour in enumerate(colours) if bits["base"] >> garment & 1)
    count(GARMENTS, base, {"azure": 13, "rose": 13, "jade": 10, "amber": 6}, "ROC-CONV-01")
