"""The Red Cathedral in the terminal: towers, market, boards; the map, Ivan's cards. Fits 80 columns.

Every colour also has its letter (R G B Y for people, W K for the white and the black die), so the board reads as well
without colour. Goods are letters too; a line at the foot says which: l b s g lumber brick stone gold, e a the green and
the purple jewel (emerald, amethyst), d diamond, ₽ rubles, p permits, ★ recognition, ♛ prestige.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall.core.phrase import Reader

GAME = "red_cathedral"
LETTERS = {"white": "W", "red": "R", "green": "G", "blue": "B", "yellow": "Y", "black": "K"}
STYLES = {
    "white": "black on grey93",
    "red": "white on red3",
    "green": "white on dark_green",
    "blue": "white on blue3",
    "yellow": "black on gold3",
    "black": "gold3 on grey19",
}
GOODS = {
    "lumber": "l",
    "brick": "b",
    "stone": "s",
    "gold": "g",
    "green_jewel": "e",
    "purple_jewel": "a",
    "diamond": "d",
    "ruble": "₽",
    "permit": "p",
    "rp": "★",
    "pp": "♛",
    "material": "?",
    "basic": "lbs",
    "jewel": "ea",
}
PIECES = {"door": "∩", "arch": "^", "cross": "†"}
JEWELS = {"green": "e", "purple": "a"}
TOWER_WIDTH = 13


def draw(
    view: dict[str, Any], components: dict[str, Any], viewer: int | None, players: Sequence[str], texts: Reader
) -> RenderableType:
    names = [players[side["seat"]] if side["seat"] is not None else "Ivan" for side in view["sides"]]
    parts: list[RenderableType] = [
        _towers(view, components),
        _market(view, texts),
        _sides(view, components, viewer, names),
    ]
    if view["map"]:
        parts.append(_map(view, components, texts))
    if view["ivan"]:
        parts.append(_ivan(view, texts))
    parts += _guild(view, components)
    parts.append(_legend(texts))
    return Group(*parts)


def letter(colour: str) -> tuple[str, str]:
    return (f" {LETTERS[colour]} ", STYLES[colour])


def goods(bundle: Mapping[str, int]) -> str:
    """{"lumber": 2, "ruble": 1} as 2l1₽."""
    return "".join(f"{count}{GOODS.get(kind, '?')}" for kind, count in bundle.items()) or "–"


def pieces(bundle: Mapping[str, int]) -> str:
    """{"lumber": 2, "gold": 1} as llg: what a section takes is never more than four pieces."""
    return "".join(GOODS.get(kind, "?") * count for kind, count in bundle.items())


def short(effect: str) -> str:
    """An effect of the vocabulary in a few signs: `pay 2 ruble ; gain 1 pp` is 2₽>1♛."""
    if not effect:
        return "–"
    branches = []
    for branch in effect.split(" | "):
        groups = []
        for group in branch.split(" ; "):
            groups.append("&".join(_step(step.split()) for step in group.split(" & ")))
        branches.append(">".join(groups))
    return "/".join(branches)


def _step(words: list[str]) -> str:
    verb, *args = words
    if verb in ("gain", "pay"):
        text, _, per = " ".join(args).partition(" per ")
        found = []
        for item in text.split(" + "):
            count, kind = item.split()
            found.append(count + "/".join(GOODS[one] for one in kind.split("/")))
        return "+".join(found) + ("×" if per else "")
    number = args[0] if args and args[0].isdigit() else ""
    if verb == "obtain":
        die = args[0].removesuffix("_die")
        return f"◇{LETTERS.get(die, '')}"
    if verb == "reward":
        return "½★" if args[1] == "half_rp" else "=₽"
    if verb == "require":
        return f"≥{args[2]}"
    if verb == "foreman":
        return "Ω1-2"
    signs = {
        "deliver": "⇒",
        "activate": "⚒",
        "market": "◎",
        "influence": "§",
        "claim": "⚑",
        "discard": "-∩",
        "take_service": "+V",
        "draw_section": "▤",
        "draw_objective": "+O",
        "waive": "⚒0₽",
    }
    return number + signs.get(verb, verb)


# -- the construction site -----------------------------------------------------------------------------------


def _towers(view: dict[str, Any], components: dict[str, Any]) -> RenderableType:
    """Towers side by side, the highest level at the top."""
    colours = [side["colour"] for side in view["sides"]]
    grid = Table(box=box.SIMPLE_HEAD, padding=0, expand=False, show_edge=False)
    for tower in view["towers"]:
        rank = "".join(f"{LETTERS[colours[i]]}{n}" for i, n in enumerate(tower["presence"]) if n)
        marks = ("Ω" if tower["foreman"] else "") + ("♟" if tower["pawn"] else "")
        city = f"{tower['city'].capitalize()} " if tower["city"] and not tower["closed"] else ""
        grid.add_column(f"{tower['tower']} ♛{tower['worth']} {rank}\n{marks}{city}".rstrip(), width=TOWER_WIDTH)
    high = max(len(tower["sections"]) for tower in view["towers"])
    for level in range(high - 1, -1, -1):
        cells = []
        for tower in view["towers"]:
            sections = tower["sections"]
            cells.append(_section(sections[level], colours, components) if level < len(sections) else Text("\n"))
        grid.add_row(*cells)
    return grid


def _section(section: dict[str, Any], colours: list[str], components: dict[str, Any]) -> Text:
    """Two lines: name, owner and reward; then what it needs, lacks or wears."""
    kind = {"base": "▂", "middle": "▄", "dome": "▲"}[section["type"]]
    reward = f"{section['rp']}★" + (f"{section['rubles']}₽" if section["rubles"] else "")
    text = Text(no_wrap=True, overflow="crop")
    text.append(f"{section['id']}{kind}", style="bold" if section["available"] else "")
    if section["owner"] is None:
        style = "" if section["available"] else "dim"
        tile = components["workshop_tiles"][section["tile"]]["effect"] if section["tile"] else ""
        text.append(f" {reward}\n", style=style)
        text.append(f"{pieces(section['needs'])} {short(tile)}"[:TOWER_WIDTH], style=style)
        return text
    text.append(*letter(colours[section["owner"]]))
    if section["state"] == "finished":
        text.append("███\n", style="red3")
        ornament = section["ornament"]
        if ornament:
            jewels = "".join(JEWELS[jewel] for jewel in ornament["jewels"])
            text.append(f"{PIECES[ornament['piece']]}{LETTERS[colours[ornament['owner']]]} {jewels}")
        return text
    missing = section["missing"]
    lacks = "?" * missing["any"] if "any" in missing else pieces(missing)
    has = pieces(section["has"])
    text.append(f"{reward}\n").append(f"✓{has} " if has else "", style="dim").append(f"-{lacks}")
    return text


# -- the market ----------------------------------------------------------------------------------------------


def _market(view: dict[str, Any], texts: Reader) -> RenderableType:
    """A quarter a row: its two spaces with tile and dice, and its influence card."""
    market = view["market"]
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_header=False, show_edge=False)
    for _ in range(4):
        table.add_column(no_wrap=True, overflow="crop")
    for card in market["cards"]:
        spaces = [space for space in market["spaces"] if space["quadrant"] == card["quadrant"]]
        name = str(texts.named(GAME, "group", card["group"]))[:12]
        actions = Text(no_wrap=True, overflow="crop")
        for action in card["actions"]:
            sign = "✓" if action["used"] else "ϟ" if action["repeat"] == "once" else "∞"
            actions.append(f"{action['id']}{sign}{short(action['effect'])} ")
        table.add_row(*(_space(view, space) for space in spaces), name, actions)
    return table


def _space(view: dict[str, Any], space: dict[str, Any]) -> Text:
    here = view["market"]["landed"] == space["space"]
    text = Text(f"{'▶' if here else ' '}{space['space']} {goods(space['gives'])}", style="bold" if here else "")
    for die in space["dice"]:
        text.append(" ").append(f"{LETTERS[die]}{view['market']['dice'][die]['value']}", style=STYLES[die])
    return text


# -- boards --------------------------------------------------------------------------------------------------


def _sides(
    view: dict[str, Any], components: dict[str, Any], viewer: int | None, names: Sequence[str]
) -> RenderableType:
    parts: list[RenderableType] = []
    for side, name in zip(view["sides"], names, strict=True):
        seat = side["seat"]
        head = Text("▶" if side["side"] == view["active"] else " ", no_wrap=True, overflow="crop")
        head.append(*letter(side["colour"])).append(
            f" {name[:16]:<16}", style="bold" if seat is not None and seat == viewer else ""
        )
        head.append(f" ♛{side['pp']} ★{side['pos']} {side['finished']}/6")
        if seat is None:
            parts.append(head.append(f" ⚑{side['banners']['inventory'] + side['banners']['outside']}"))
            continue
        head.append(f" ₽{side['rubles']}" + (f" p{side['permits']}" if view["map"] else ""))
        banners = side["banners"]
        head.append(f" ⚑{banners['inventory']}+{banners['outside']} ")
        head.append("".join(PIECES[piece] * n for piece, n in side["pieces"].items()) or "–")
        stored = sum(side["inventory"].values())
        body = Text(f"     {stored}/{side['capacity']} {goods(side['inventory'])}  ")
        parts += [head, Text.assemble(body, _workshop(side, components), *_extras(side, components))]
    return Group(*parts)


def _workshop(side: dict[str, Any], components: dict[str, Any]) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for space in side["workshop"]:
        colour = space["space"].split("-")[0]
        text.append(LETTERS[colour], style=STYLES[colour])
        if space["tile"] is None:
            text.append(f"({space['cost']}₽) " if space["open"] else "(⚑) ")
        elif space["up"]:
            text.append(f"{short(components['workshop_tiles'][space['tile']]['effect'])} ")
        else:
            text.append("▒ ")
    return text


def _extras(side: dict[str, Any], components: dict[str, Any]) -> list[str]:
    """Specialist, tools, services, objectives, where there are any."""
    found = []
    if side["specialist"]:
        found.append(f"K{short(components['specialist_tokens'][side['specialist']]['effect'])}")
    if side["tools"]:
        found.append("+".join(f"{n}{tool[:2]}" for tool, n in side["tools"].items()))
    if side["services"]:
        found.append(" ".join(side["services"]))
    if side["objectives"]["count"]:
        cards = side["objectives"]["cards"]
        found.append(" ".join(cards) if cards else f"O×{side['objectives']['count']}")
    return [f" {one}" for one in found]


# -- Contractors, guilds, Ivan -------------------------------------------------------------------------------


def _map(view: dict[str, Any], components: dict[str, Any], texts: Reader) -> RenderableType:
    colours = [side["colour"] for side in view["sides"]]
    table = Table(box=None, padding=(0, 1, 0, 1), show_header=False)
    cells = []
    for city in view["map"]["cities"]:
        name = str(texts.named(GAME, "city", city["city"])).capitalize()[:10]
        text = Text(f"{name} {'×' if not city['open'] else str(city['cost']) + 'p'} ", no_wrap=True, overflow="crop")
        for i, count in enumerate(city["contractors"]):
            if count:
                text.append(f"{LETTERS[colours[i]]}{count}", style=STYLES[colours[i]])
        cells.append(text.append(f" {''.join(city['stands'])}", style="dim"))
    table.add_row(*cells[:3])
    table.add_row(*cells[3:])
    tokens = [
        f"{stand['stand']}:{short(components['specialist_tokens'][stand['token']]['effect'])}"
        if stand["token"]
        else f"{stand['stand']}:–"
        for stand in view["map"]["stands"]
    ]
    return Group(table, Text(" " + "  ".join(tokens) + f"  ({view['map']['bag']})", no_wrap=True, overflow="ellipsis"))


def _ivan(view: dict[str, Any], texts: Reader) -> RenderableType:
    ivan = view["ivan"]
    text = Text()
    for entry in ivan["cards"]:
        now = entry["card"] == ivan["card"]
        text.append(LETTERS[entry["die"]], style=STYLES[entry["die"]])
        text.append(
            f" {'▶' if now else ''}{texts.named(GAME, 'card', entry['card'])}", style="bold reverse" if now else ""
        )
        if entry["card"] in ("inventory", "construction"):
            text.append(f" {goods(ivan[entry['card']])}")
        text.append("  ")
    return Panel(text, title="Ivan Yakovlev", title_align="left", width=80, box=box.ROUNDED, padding=(0, 1))


def _guild(view: dict[str, Any], components: dict[str, Any]) -> list[RenderableType]:
    guild = view["guild"]
    lines = []
    if guild["services"]:
        shown = (f"{name}:{short(components['services'][name]['effect'])}" for name in guild["services"])
        lines.append("V  " + "  ".join(shown))
    if guild["name"] == "scribes":
        lines.append(f"O  ({guild['objectives']})")
    if guild["name"] == "architects":
        drawn = "  ".join(
            f"{card}:{_icons(components['cathedral_cards'][card])}" for card in guild["sections"]["drawn"]
        )
        lines.append(f"▤  ({guild['sections']['deck']})  {drawn}")
    if view["drawn"]:
        shown = (
            f"{n}:{short(components['objectives'][card]['effect'])}" for n, card in enumerate(view["drawn"], start=1)
        )
        lines.append("O  " + "  ".join(shown))
    return [Text(f" {line}", no_wrap=True, overflow="ellipsis") for line in lines]


def _icons(card: Mapping[str, Any]) -> str:
    return goods({kind: int(card[kind]) for kind in list(GOODS)[:6] if int(card[kind])})


def _legend(texts: Reader) -> RenderableType:
    shown = ("lumber", "brick", "stone", "gold", "green_jewel", "purple_jewel", "ruble", "permit", "rp", "pp")
    return Text(" ".join(f"{GOODS[kind]}={texts.named(GAME, 'kind', kind)}" for kind in shown), style="dim")
