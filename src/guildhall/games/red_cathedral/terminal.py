"""The Red Cathedral in the terminal: towers, market, boards; the map, Ivan's cards. Fits 80 columns.

Every colour also has its letter (R G B Y for people, W K for the white and the black die), so the board reads as well
without colour. Goods are letters too; a line at the foot says which: l b s g lumber brick stone gold, e a the green and
the purple jewel (emerald, amethyst), d diamond, ₽ rubles, p permits, ★ recognition, ♛ prestige.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall.core.phrase import Phrase, Reader
from guildhall.games.red_cathedral.components.vocabulary import MATERIALS, Effect, Step
from guildhall.games.red_cathedral.people.names import GAME, word
from guildhall.games.red_cathedral.people.views import (
    Components,
    InfluenceCard,
    Section,
    Side,
    Space,
    Tower,
    View,
)

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
    "fine": "gea",
    "jewel": "ea",
}
PIECES = {"door": "∩", "arch": "^", "cross": "†"}
JEWELS = {"green": "e", "purple": "a"}
TOWER_WIDTH = 13


def draw(
    view: View, components: Components, viewer: int | None, players: Sequence[str], texts: Reader
) -> RenderableType:
    rival = texts.format(f"{GAME}-rival")
    names = [players[side.seat] if side.seat is not None else rival for side in view.sides]
    parts: list[RenderableType] = [
        _towers(view, components, texts),
        _market(view, components, texts),
        _sides(view, components, viewer, names),
    ]
    parts += _map(view, components, texts)
    parts += _ivan(view, texts, rival)
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


SIGNS = {
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
UNCOUNTED = ("claim", "waive")


def short(effect: Effect) -> str:
    """An effect in a few signs: `pay 2 ruble ; gain 1 pp` is 2₽>1♛."""
    branches = [">".join("&".join(_step(step) for step in group) for group in branch) for branch in effect]
    return "/".join(branches) or "–"


def _step(step: Step) -> str:
    match step.verb:
        case "gain" | "pay":
            found = "+".join(f"{_range(item.low, item.high)}{_kind(item.kind)}" for item in step.items)
            return found + ("×" if step.per else "")
        case "obtain":
            return f"◇{LETTERS.get(step.what.removesuffix('_die'), '')}"
        case "reward":
            return "½★" if step.what == "half_rp" else "=₽"
        case "require":
            return f"≥{step.number}"
        case "foreman":
            return f"Ω{step.number}-{step.most}"
    number = "" if step.verb in UNCOUNTED else str(step.number)
    return number + SIGNS.get(step.verb, step.verb)


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}..{high}"


def _kind(kind: str) -> str:
    return GOODS.get(kind) or "/".join(GOODS[one] for one in kind.split("/"))


# -- the construction site -----------------------------------------------------------------------------------


def _towers(view: View, components: Components, texts: Reader) -> RenderableType:
    """Towers side by side, the highest level at the top."""
    colours = [side.colour for side in view.sides]
    grid = Table(box=box.SIMPLE_HEAD, padding=0, expand=False, show_edge=False)
    for tower in view.towers:
        grid.add_column(_tower_head(tower, colours, texts), width=TOWER_WIDTH)
    high = max(len(tower.sections) for tower in view.towers)
    for level in range(high - 1, -1, -1):
        grid.add_row(
            *(
                _section(tower.sections[level], colours, components) if level < len(tower.sections) else Text("\n")
                for tower in view.towers
            )
        )
    return grid


def _tower_head(tower: Tower, colours: list[str], texts: Reader) -> str:
    """Number, worth and presence; then who stands there and the city that it scores."""
    rank = "".join(f"{LETTERS[colours[i]]}{n}" for i, n in enumerate(tower.presence) if n)
    marks = ("Ω" if tower.foreman else "") + ("♟" if tower.pawn else "")
    city = f"{texts.phrase(word(tower.city))} " if tower.city and not tower.closed else ""
    return f"{tower.tower} ♛{tower.worth} {rank}\n{marks}{city}".rstrip()


def _section(section: Section, colours: list[str], components: Components) -> Text:
    """Two lines: name, owner and reward; then what it needs, lacks or wears."""
    kind = {"base": "▂", "middle": "▄", "dome": "▲"}[section.type]
    reward = f"{section.rp}★" + (f"{section.rubles}₽" if section.rubles else "")
    text = Text(no_wrap=True, overflow="crop")
    text.append(f"{section.id}{kind}", style="bold" if section.available else "")
    if section.owner is None:
        style = "" if section.available else "dim"
        tile = short(components.workshop_tiles[section.tile].effect) if section.tile else "–"
        text.append(f" {reward}\n", style=style)
        return text.append(f"{pieces(section.needs)} {tile}"[:TOWER_WIDTH], style=style)
    text.append(*letter(colours[section.owner]))
    if section.state == "finished":
        text.append("███\n", style="red3")
        ornament = section.ornament
        if ornament:
            jewels = "".join(JEWELS[jewel] for jewel in ornament.jewels)
            text.append(f"{PIECES[ornament.piece]}{LETTERS[colours[ornament.owner]]} {jewels}")
        return text
    has, lacks = pieces(section.has), pieces(section.missing)
    return text.append(f"{reward}\n").append(f"✓{has} " if has else "", style="dim").append(f"-{lacks}")


# -- the market ----------------------------------------------------------------------------------------------


def _market(view: View, components: Components, texts: Reader) -> RenderableType:
    """A quarter a row: its two spaces with tile and dice, and its influence card."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_header=False, show_edge=False)
    for _ in range(4):
        table.add_column(no_wrap=True, overflow="crop")
    for card in view.market.cards:
        spaces = [space for space in view.market.spaces if space.quadrant == card.quadrant]
        name = texts.phrase(word(card.group))[:12]
        table.add_row(*(_space(view, space) for space in spaces), name, _actions(card, components))
    return table


def _actions(card: InfluenceCard, components: Components) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for action, printed in zip(card.actions, components.influence_cards[card.card].actions, strict=True):
        sign = "✓" if action.used else "ϟ" if action.repeat == "once" else "∞"
        text.append(f"{action.id}{sign}{short(printed.effect)} ")
    return text


def _space(view: View, space: Space) -> Text:
    here = view.market.landed == space.space
    text = Text(f"{'▶' if here else ' '}{space.space} {goods(space.gives)}", style="bold" if here else "")
    for die in space.dice:
        text.append(" ").append(f"{LETTERS[die]}{view.market.dice[die].value}", style=STYLES[die])
    return text


# -- boards --------------------------------------------------------------------------------------------------


def _sides(view: View, components: Components, viewer: int | None, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = []
    for side, name in zip(view.sides, names, strict=True):
        head = Text("▶" if side.side == view.active else " ", no_wrap=True, overflow="crop")
        mine = side.seat is not None and side.seat == viewer
        head.append(*letter(side.colour)).append(f" {name[:16]:<16}", style="bold" if mine else "")
        head.append(f" ♛{side.pp} ★{side.pos} {side.finished}/6")
        banners = side.banners
        if side.seat is None:
            parts.append(head.append(f" ⚑{banners.inventory + banners.outside}"))
            continue
        head.append(f" ₽{side.rubles}" + (f" p{side.permits}" if view.map else ""))
        head.append(f" ⚑{banners.inventory}+{banners.outside} ")
        head.append("".join(PIECES[piece] * n for piece, n in side.pieces.items()) or "–")
        stored = sum(side.inventory.values())
        body = Text(f"     {stored}/{side.capacity} {goods(side.inventory)}  ")
        parts += [head, Text.assemble(body, _workshop(side, components), *_extras(side, components))]
    return Group(*parts)


def _workshop(side: Side, components: Components) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for space in side.workshop:
        colour = space.space.split("-")[0]
        text.append(LETTERS[colour], style=STYLES[colour])
        if space.tile is None:
            text.append(f"({space.cost}₽) " if space.open else "(⚑) ")
        elif space.up:
            text.append(f"{short(components.workshop_tiles[space.tile].effect)} ")
        else:
            text.append("▒ ")
    return text


def _extras(side: Side, components: Components) -> list[str]:
    """Specialist, tools, services, objectives, where there are any."""
    found = []
    if side.specialist:
        found.append(f"K{short(components.specialist_tokens[side.specialist].effect)}")
    if side.tools:
        found.append("+".join(f"{n}{tool[:2]}" for tool, n in side.tools.items()))
    if side.services:
        found.append(" ".join(side.services))
    if side.objectives.count:
        cards = side.objectives.cards
        found.append(" ".join(cards) if cards else f"O×{side.objectives.count}")
    return [f" {one}" for one in found]


# -- Contractors, guilds, Ivan -------------------------------------------------------------------------------


def _map(view: View, components: Components, texts: Reader) -> list[RenderableType]:
    if not view.map:
        return []
    colours = [side.colour for side in view.sides]
    table = Table(box=None, padding=(0, 1, 0, 1), show_header=False)
    cells = []
    for city in view.map.cities:
        name = texts.phrase(word(city.city))[:10]
        text = Text(f"{name} {f'{city.cost}p' if city.open else '×'} ", no_wrap=True, overflow="crop")
        for i, count in enumerate(city.contractors):
            if count:
                text.append(f"{LETTERS[colours[i]]}{count}", style=STYLES[colours[i]])
        cells.append(text.append(f" {''.join(city.stands)}", style="dim"))
    table.add_row(*cells[:3])
    table.add_row(*cells[3:])
    tokens = [
        f"{stand.stand}:{short(components.specialist_tokens[stand.token].effect) if stand.token else '–'}"
        for stand in view.map.stands
    ]
    return [table, Text(" " + "  ".join(tokens) + f"  ({view.map.bag})", no_wrap=True, overflow="ellipsis")]


def _ivan(view: View, texts: Reader, name: str) -> list[RenderableType]:
    ivan = view.ivan
    if not ivan:
        return []
    stock = {"inventory": ivan.inventory, "construction": ivan.construction}
    text = Text()
    for entry in ivan.cards:
        now = entry.card == ivan.card
        title = texts.phrase(Phrase(f"{GAME}-card-{entry.card}"))
        text.append(LETTERS[entry.die], style=STYLES[entry.die])
        text.append(f" {'▶' if now else ''}{title}", style="bold reverse" if now else "")
        if entry.card in stock:
            text.append(f" {goods(stock[entry.card])}")
        text.append("  ")
    return [Panel(text, title=name, title_align="left", width=80, box=box.ROUNDED, padding=(0, 1))]


def _guild(view: View, components: Components) -> list[RenderableType]:
    guild = view.guild
    lines = []
    if guild.services:
        services = components.services
        lines.append("V  " + "  ".join(f"{name}:{short(services[name].effect)}" for name in guild.services))
    if guild.name == "scribes":
        lines.append(f"O  ({guild.objectives})")
    if guild.name == "architects":
        cards = components.cathedral_cards
        drawn = "  ".join(f"{card}:{goods(cards[card].needs)}" for card in guild.sections.drawn)
        lines.append(f"▤  ({guild.sections.deck})  {drawn}")
    if view.drawn:
        objectives = [components.objectives[card] for card in view.drawn]
        effects = [one.effect_2p if view.options.two_sides else one.effect for one in objectives]
        lines.append("O  " + "  ".join(f"{n}:{short(effect)}" for n, effect in enumerate(effects, start=1)))
    return [Text(f" {line}", no_wrap=True, overflow="ellipsis") for line in lines]


def _legend(texts: Reader) -> RenderableType:
    shown = (*MATERIALS, "ruble", "permit", "rp", "pp")
    return Text(" ".join(f"{GOODS[kind]}={texts.phrase(word(kind))}" for kind in shown), style="dim")
