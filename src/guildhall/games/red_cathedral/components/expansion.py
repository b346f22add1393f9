"""The influence cards, the files of the expansion and the cards of the solo game."""

from __future__ import annotations

import re
from typing import Any

from guildhall.core.arrays import numbers
from guildhall.core.components import Row
from guildhall.games.red_cathedral.components import parts as part
from guildhall.games.red_cathedral.components.files import (
    CONTRACTORS,
    INFLUENCE,
    OBJECTIVES,
    SERVICES,
    SOLITAIRE,
    SPECIALISTS,
    SUPPLY,
    Files,
)
from guildhall.games.red_cathedral.components.parts import Components
from guildhall.games.red_cathedral.components.rulebook import (
    BASE_GROUPS,
    EXTRAS,
    GROUPS,
    GUILD_ACTIONS,
    IVANS_CARDS,
    IVANS_EFFECTS,
    LEVELS,
    OBJECTIVE_EFFECTS,
    SERVICE_EFFECTS,
    TOKEN_KINDS,
)
from guildhall.games.red_cathedral.components.vocabulary import DICE, MATERIALS, kinds_of, parse, plain_gain
from guildhall.games.red_cathedral.meta import MODULE_GUILDS


def read_influence(files: Files, parts: Components, rows: list[Row], effects: list[int]) -> None:
    """The influence cards of the guilds (RC-DATA-08)."""
    rule = "RC-DATA-08"
    groups: dict[str, list[Row]] = {name: [] for name in GROUPS}
    once = []
    for row in rows:
        group = row.word_in("group", GROUPS, rule)
        groups[group].append(row)
        row.word_in("set", ("base",) if group in BASE_GROUPS else ("contractors",), rule)
        module = row.word_in("module", ("any", "contractors"), rule)
        files.firm(
            row.text("extra") == EXTRAS.get(group, ""), INFLUENCE, "extra component of its guild", rule, row.number
        )
        for letter in "ab":
            once.append(int(row.word_in(f"repeat_{letter}", ("once", "any"), rule) == "once"))
            text = row.text(f"action_{letter}")
            if re.search(r"permit|black_die|contractors_on_map", text):
                files.firm(module == "contractors", INFLUENCE, "needs the module", "RC-SETUP-16", row.number)
            if not once[-1]:
                paid = "pay " in text
                files.soft(paid, INFLUENCE, "an infinity action costs something", rule, row.number)
        different = row.text("action_a") != row.text("action_b")
        files.firm(different, INFLUENCE, "a card has two different actions", rule, row.number)
    for name, members in groups.items():
        files.firm(len(members) == 3, INFLUENCE, f"{name} has 3 cards, not {len(members)}", rule)
    for name, actions in GUILD_ACTIONS.items():
        _check_guild(files, name, actions, groups[name])
    parts.influence_names = [row.text("id") for row in rows]
    parts.influence_texts = [row.text(f"action_{letter}") for row in rows for letter in "ab"]
    parts.group_names = list(GROUPS)
    parts.influence_group = numbers([GROUPS.index(row.text("group")) for row in rows])
    parts.influence_module = numbers([int(row.text("module") == "contractors") for row in rows])
    parts.influence_effect, parts.influence_once = numbers(effects), numbers(once)


def _check_guild(files: Files, name: str, actions: tuple[str, ...], rows: list[Row]) -> None:
    """The three cards of a guild show exactly its actions; how they are paired is inferred (RC-DATA-09)."""
    rule = "RC-DATA-09"

    def plain(text: str) -> str:
        return re.sub(r"\b(gain|pay) 1 [a-z_]+(/[a-z_]+)+", r"\1 1 SHOWN", text)

    have = [tuple(plain(row.text(f"action_{letter}")) for letter in "ab") for row in rows]
    shown = {text for pair in have for text in pair}
    files.firm(shown == set(actions), INFLUENCE, f"{name}: other actions than the rulebook's", rule)
    if name in MODULE_GUILDS:
        modular = all(row.text("module") == "contractors" for row in rows)
        files.firm(modular, INFLUENCE, f"{name} belongs to the module", "RC-SETUP-16")
    if name == "accountants":
        pairs = [tuple(actions[i : i + 2]) for i in (0, 2, 4)]
    else:
        pairs = [(actions[0], other) for other in actions[1:]]
    files.soft(have == pairs, INFLUENCE, f"{name}: the actions are paired in another way", rule)


def read_tokens(
    files: Files, parts: Components, rows: list[Row], effects: list[int], contractors: dict[str, Any]
) -> None:
    """The specialist tokens (RC-DATA-10)."""
    rule = "RC-DATA-10"
    tools = [str(tool) for tool in contractors.get("tools", {}).get("kinds", [])]
    files.firm(len(set(tools)) == 6 == len(tools), CONTRACTORS, "there are six kinds of tools", rule)
    kinds, tool_of, points = [], [], []
    for row in rows:
        kind = row.number_in("kind", 1, 9, rule)
        kinds.append(kind)
        tool_of.append(tools.index(row.word_in("tool", tuple(tools), rule)))
        fits = re.fullmatch(TOKEN_KINDS[kind], row.text("effect"))
        files.firm(bool(fits), SPECIALISTS, f"the effect is not of kind {kind}", rule, row.number)
        gains = plain_gain(parse(row.text("effect")))
        files.firm(kind != 1 or gains is not None, SPECIALISTS, "kind 1 is a plain gain", rule, row.number)
        points.append((gains or {}).get("rp", 0))
    files.firm(len(rows) == 24, SPECIALISTS, f"there are 24 tokens, not {len(rows)}", rule)
    files.firm(set(kinds) == set(range(1, 10)), SPECIALISTS, "all nine kinds of effect occur", rule)
    even = all(tool_of.count(tool) == 4 for tool in range(6))
    files.soft(even, SPECIALISTS, "four tokens of each tool", rule)
    files.firm(set(tool_of) == set(range(6)), SPECIALISTS, "every tool occurs", rule)
    parts.token_names, parts.tool_names = [row.text("id") for row in rows], tools
    parts.token_effect, parts.token_tool, parts.token_rp = numbers(effects), numbers(tool_of), numbers(points)


def read_contractors(files: Files, parts: Components, data: dict[str, Any], bonuses: list[int]) -> None:
    """Permits, hiring, the map and the overlay (RC-DATA-11, -12)."""
    files.firm(data["tools"]["set_pp"] == [1, 2, 4, 7, 11, 16], CONTRACTORS, "the worth of tool sets", "RC-TOOL-01")
    permits, hire, solo = data["permits"], data["hire"], data["solo"]
    good = (permits["start"], permits["max_held"], permits["pp_price"]) == (1, 6, 1)
    files.firm(good, CONTRACTORS, "permits: 1 at the start, at most 6, 1 PP each", "RC-CON-06")
    good = (hire["contractors_per_player"], hire["specialist_price_rubles"]) == (6, 2)
    files.firm(good, CONTRACTORS, "6 contractors each, a specialist costs 2 rubles", "RC-CON-17")
    _read_map(files, parts, data)
    positions = [bonus["position"] for bonus in data["bonus"]]
    files.firm(positions == [1, 2, 3, 4, 5, 6], CONTRACTORS, "six contractor spaces, left to right", "RC-DATA-12")
    third = data["bonus"][2]["effect"] == "gain 1 material"
    files.firm(third, CONTRACTORS, "the third space gives 1 material of choice", "RC-DATA-12")
    parts.bonus_effect = numbers(bonuses)
    parts.set_pp = numbers([0, *data["tools"]["set_pp"]])
    parts.specialist_price, parts.start_permits = hire["specialist_price_rubles"], permits["start"]
    parts.ivan_start_pp, parts.ivan_moscow_pp = int(solo["ivan_start_pp"]), int(solo["ivan_moscow_pp"])


def _read_map(files: Files, parts: Components, data: dict[str, Any]) -> None:
    """Cities and the specialist spaces between them (RC-DATA-11)."""
    rule = "RC-DATA-11"
    cities = data["city"]
    stands = [str(stand) for stand in data["map"]["spaces"]]
    names = [str(city["name"]).lower().replace(" ", "_") for city in cities]
    files.firm(len(set(names)) == 6 == len(names), CONTRACTORS, "the map has six cities", rule)
    files.firm(len(set(stands)) == 5 == len(stands), CONTRACTORS, "the map has five specialist spaces", rule)
    centre = [number for number, city in enumerate(cities) if city["ring"] == 0]
    files.firm(len(centre) == 1, CONTRACTORS, "one city is the centre", rule)
    masks = []
    for name, city in zip(names, cities, strict=True):
        near = [stands.index(stand) for stand in city["spaces"]]
        masks.append(sum(1 << stand for stand in near))
        many = 5 if city["ring"] == 0 else 2
        files.firm(len(set(near)) == many, CONTRACTORS, f"{name} touches {many} specialist spaces", rule)
    for stand in range(5):
        touching = sum(mask >> stand & 1 for number, mask in enumerate(masks) if number != centre[0])
        files.soft(touching == 2, CONTRACTORS, f"space {stands[stand]} touches two cities of the ring", rule)
    parts.city_names, parts.stand_names = names, stands
    parts.city_stands, parts.moscow = numbers(masks), centre[0]


def read_objectives(files: Files, parts: Components, rows: list[Row], effects: list[int]) -> None:
    """The Scribes' objective cards (RC-DATA-13)."""
    rule = "RC-DATA-13"
    files.firm(len(rows) == 15, OBJECTIVES, f"there are 15 objective cards, not {len(rows)}", rule)
    for row, expected in zip(rows, OBJECTIVE_EFFECTS, strict=True):
        have = (row.text("effect"), row.text("effect_2p"))
        number = OBJECTIVE_EFFECTS.index(expected) + 1
        files.firm(have == expected, OBJECTIVES, f"differs from RC-OBJ-{number:02}", rule, row.number)
    parts.objective_names = [row.text("id") for row in rows]
    paired = []
    for number in range(15):
        usual, two = effects[2 * number : 2 * number + 2]
        paired += [usual, usual if two == part.NO_EFFECT else two]
    parts.objective_effect = numbers(paired)


def read_services(files: Files, parts: Components, rows: list[Row], effects: list[int]) -> None:
    """The Brickmakers' service tokens (RC-DATA-14)."""
    rule = "RC-DATA-14"
    files.firm(len(rows) == 8, SERVICES, f"there are eight kinds of service tokens, not {len(rows)}", rule)
    for row, expected in zip(rows, SERVICE_EFFECTS, strict=True):
        files.firm(row.text("effect") == expected, SERVICES, f"the effect is “{expected}”", rule, row.number)
    parts.service_names = [row.text("id") for row in rows]
    parts.service_effect = numbers(effects)
    parts.service_count = numbers([row.number_in("count", 1, 9, rule) for row in rows])


def read_solitaire(files: Files, parts: Components, rows: list[Row], effects: list[int]) -> None:
    """Ivan's cards (RC-DATA-15)."""
    rule = "RC-DATA-15"
    names = [row.text("name") for row in rows]
    files.firm(names == list(IVANS_CARDS), SOLITAIRE, "Ivan's six cards, Hire the last", rule)
    fixed = []
    for column, count in (("die_base", 5), ("die_contractors", 6)):
        dice = [row.word_in(column, DICE[:count], rule) for row in rows[:count]]
        files.firm(len(set(dice)) == count, SOLITAIRE, f"{column}: one die for each card", rule)
        fixed.append([dice.index(die) if die in dice else -1 for die in DICE])
    for row in rows:
        row.word_in("set", ("contractors",) if row.text("name") == "Hire" else ("base",), rule)
        for column in IVANS_EFFECTS:
            if row.text(column) or column == "effect":
                _check_ivans_card(files, row, column)
    parts.solitaire_names = [name.lower() for name in names]
    usual = effects[len(rows) : 2 * len(rows)]
    parts.solitaire_effect = numbers(
        [usual[n % len(rows)] if effect == part.NO_EFFECT else effect for n, effect in enumerate(effects)]
    )
    parts.fixed_card = fixed


def _check_ivans_card(files: Files, row: Row, column: str) -> None:
    """What the card does, once, and any gains of points or basic materials; he chooses and pays nothing."""
    own = IVANS_CARDS[row.text("name")]
    branches = parse(row.text(column))
    steps = [step for branch in branches for group in branch for step in group]
    actions = [step.verb for step in steps if step.verb != "gain"]
    good = len(branches) == 1 and actions == ([own] if own else [])
    files.firm(good, SOLITAIRE, f"{column} is not that of the card", "RC-DATA-15", row.number)
    kinds = {kind for step in steps for item in step.items for kind in kinds_of(item.kind)}
    message = f"{column}: Ivan gains only RP, PP and basic materials"
    files.firm(kinds <= {*MATERIALS, "rp", "pp"}, SOLITAIRE, message, "RC-DATA-15", row.number)


def read_levels(files: Files, parts: Components, supply: dict[str, Any]) -> None:
    """In every which of his turns Ivan carries out a second card, at each level; 0: never (RC-SOLO-35).

    A file that does not speak of Contractors means the same with them.
    """
    solo, found = supply.get("solo", {}), []
    usual = solo.get("second_card_every", {})
    for name, table in (
        ("second_card_every", usual),
        ("second_card_every_with_contractors", solo.get("second_card_every_with_contractors", usual)),
    ):
        paces = [table.get(level, 0) for level in LEVELS]
        good = all(isinstance(every, int) and 0 <= every <= 9 for every in paces)
        files.firm(good, SUPPLY, f"solo.{name} is a number from 0 to 9 for each level", "RC-DATA-15")
        found += paces
    parts.second_card_every = numbers(found)
