"""Splendor in the terminal: rows of cards, nobles, the supply and what each seat has. Fits 80 columns.

Every colour also has its letter (w b g r k, o for gold), so the board reads as well without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall.core.phrase import Reader
from guildhall.games.splendor.people.views import Components, View

STYLES = {
    "w": "black on grey93",
    "b": "white on blue3",
    "g": "white on dark_green",
    "r": "white on red3",
    "k": "white on grey19",
    "o": "black on gold3",
}
EDGES = {"w": "grey93", "b": "dodger_blue2", "g": "green4", "r": "red3", "k": "grey50"}


def draw(
    view: View, components: Components, viewer: int | None, players: Sequence[str], texts: Reader
) -> RenderableType:
    parts: list[RenderableType] = [_nobles(view, components, players)]
    for level in (3, 2, 1):
        row = Table.grid(padding=0)
        row.add_row(_deck(level, view["decks"][level - 1]), *_row(view, components, level))
        parts.append(row)
    parts.append(Text.assemble(" ", *_tokens(view["bank"], keep_zero=True)))
    parts.append(_seats(view, components, viewer, players, texts))
    return Group(*parts)


def _chip(colour: str, count: int) -> tuple[str, str]:
    return (f" {count}{colour} ", STYLES[colour])


def _tokens(counts: dict[str, int], keep_zero: bool = False) -> list[Any]:
    chips: list[Any] = []
    for colour, count in counts.items():
        if count or keep_zero:
            chips += [_chip(colour, count), " "]
    return chips or [("–", "dim")]


def _card(name: str, components: Components, title: str) -> Panel:
    card = components["cards"][name]
    points = f"{card['points']}" if card["points"] else " "
    body = Text.assemble(*_tokens(card["cost"]))
    head = Text.assemble((f" {card['bonus']} ", STYLES[card["bonus"]]), f" {points:>1} ", (name, "dim"))
    return Panel(
        Group(head, body),
        title=title,
        title_align="left",
        width=18,
        height=4,
        box=box.ROUNDED,
        border_style=EDGES[card["bonus"]],
        padding=(0, 0),
    )


def _row(view: View, components: Components, level: int) -> list[Panel]:
    panels = []
    for place, name in enumerate(view["table"][level - 1], start=1):
        title = f"{level}-{place}"
        panels.append(
            _card(name, components, title) if name else Panel("", title=title, width=18, height=4, border_style="dim")
        )
    return panels


def _deck(level: int, left: int) -> Panel:
    return Panel(
        Text(f"{'I' * level}\n{left}", justify="center"), width=7, height=4, box=box.DOUBLE, border_style="dim"
    )


def _nobles(view: View, components: Components, players: Sequence[str]) -> RenderableType:
    grid = Table.grid(padding=0)
    panels = []
    for place, noble in enumerate(view["nobles"], start=1):
        wish = components["nobles"][noble["noble"]]
        owner = noble["owner"]
        foot = players[owner][:11] if owner is not None else None
        body = Text.assemble(*(chip for chip in _tokens(wish["requires"]) if chip != " "))
        style = "dim" if owner is not None else "gold3"
        panels.append(
            Panel(
                body,
                title=f"♛{place} {wish['points']}",
                subtitle=foot,
                width=15,
                height=3,
                border_style=style,
                padding=(0, 0),
            )
        )
    grid.add_row(*panels)
    return grid


def _seats(
    view: View, components: Components, viewer: int | None, players: Sequence[str], texts: Reader
) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=False)
    table.add_column("", no_wrap=True, max_width=16)
    for title in ("♦", "▣", "✋", "★"):
        table.add_column(title)
    for number, seat in enumerate(view["seats"]):
        name = Text(
            ("▶ " if number == view["mover"] else "  ") + players[number], style="bold" if number == viewer else ""
        )
        hand = Text()
        for i, card in enumerate(seat["reserved"], start=1):
            if card["card"]:
                known = components["cards"][card["card"]]
                cost = "".join(f"{n}{c}" for c, n in known["cost"].items() if n)
                hand.append(f"{i}:", style="dim").append(
                    f"{card['card']}({known['points']}) {cost} ", style=EDGES[known["bonus"]]
                )
            else:
                hand.append(f"{i}:{'I' * card['level']} ", style="dim")
        tokens = Text.assemble(*(chip for chip in _tokens(seat["tokens"]) if chip != " "))
        bonuses = Text.assemble(*(chip for chip in _tokens(seat["bonuses"]) if chip != " "))
        table.add_row(name, tokens, bonuses, hand, Text(f"{seat['points']}", style="bold"))
    return table
