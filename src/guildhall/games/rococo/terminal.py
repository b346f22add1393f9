"""Rococo in the terminal: windows, drawers, hire row, the palace and what each player has. Fits 80 columns.

Letters say what colours say: A R J O are the four silks (as in the ids of garments), l lace, y yarn, £ livres,
★ prestige, M what only a Master may make or where only a Master's garment may go, T a free tile. Owners are seat
numbers, `*` is Madame du Barry. The last line says what the signs mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from guildhall.core.phrase import Reader
from guildhall.games.rococo.people.printed import GarmentRow, HerCardRow, TileRow, as_read
from guildhall.games.rococo.people.signs import LETTERS, Say, bonus_text
from guildhall.games.rococo.people.views import (
    Components,
    Decoration,
    DuBarry,
    Exams,
    FireworksRank,
    Hall,
    HallRank,
    Jewels,
    View,
)

STYLES = {
    "deluxe": {"azure": "dodger_blue2", "rose": "hot_pink", "jade": "green4", "amber": "dark_orange"},
    "classic": {"azure": "gold1", "rose": "green4", "jade": "red3", "amber": "dodger_blue2"},
}
RANKS = {"master": "M", "journeyman": "J", "apprentice": "A"}
HALLS = ("I", "II", "III", "IV", "V")
SIDES = {"left": "◂", "centre": "◆", "right": "▸"}
REWARDS = {"none": "", "livres": "+{}£", "lace": "+l", "yarn": "+y", "resource_tile": "+T"}


def draw(
    view: View, components: Components, viewer: int | None, players: Sequence[str], texts: Reader
) -> RenderableType:
    def say(word: str) -> str:
        return texts.format(f"rococo-terminal-{word}")

    components = as_read(components, view.readings)
    names = [*players, say("du-barry")] if view.her is not None else list(players)
    parts: list[RenderableType] = [
        _head(view, names, say),
        _display(view, components, say),
        _markets(view, components, say),
    ]
    parts.append(_palace(view, components, say))
    if view.jewels:
        parts.append(_jewels(view, view.jewels, say))
    if view.exams:
        parts.append(_exams(view, view.exams, say))
    if view.du_barry:
        parts.append(_du_barry(view.du_barry, components, say))
    parts.append(_players(view, viewer, names, say))
    if viewer is not None:
        parts.append(_own(view, components, viewer, say))
    parts.append(Text(say("legend"), style="dim"))
    return Group(*parts)


def mark(view: View, who: int | None) -> str:
    """Whose it is: the number of the seat, `*` for Madame du Barry, `–` for nobody."""
    if who is None:
        return "–"
    return "*" if who == view.her else str(who + 1)


def silk(row: GarmentRow | TileRow) -> str:
    """Rolls by letter, such as 3A1J."""
    return by_colour({colour: row[colour] for colour in LETTERS})


def by_colour(counts: Mapping[str, int]) -> str:
    """What there is of each colour, such as 2A1O."""
    return "".join(f"{counts[colour]}{letter}" for colour, letter in LETTERS.items() if counts[colour]) or "–"


def tile_text(row: TileRow) -> str:
    """Silk, and the lower part of a tile: `+` all of it, `/` one of it."""
    goods = ["l"] * row.lace + ["y"] * row.yarn
    return f"{silk(row)}·{('/' if row.mode == 'or' else '+').join(goods)}"


def card_text(name: str, components: Components, say: Say) -> str:
    """An employee: name, rank, bonus; a crown if it only counts at the end."""
    row = components.employees[name]
    crown = "♛" if row.end_of_game == "yes" else ""
    return f"{name} {RANKS[row.rank]} {crown}{bonus_text(row.bonus, say)}"


def _head(view: View, names: Sequence[str], say: Say) -> Text:
    favor = "–" if view.favor is None else names[view.favor]
    candles = "▮" * view.round + "▯" * (view.rounds - view.round)
    return Text.assemble(
        (f"{candles} {view.round}/{view.rounds}", "bold"), f"  {say('first')} {names[view.first]}  ♛ {favor}"
    )


def _display(view: View, components: Components, say: Say) -> Table:
    """The windows: cost above, garment, what it needs, value and prestige."""
    styles = STYLES[view.edition]
    table = Table(box=box.ROUNDED, padding=0, border_style="dim")
    cells = []
    for window in view.display:
        table.add_column(f"{window.space} {window.cost}£" + ("→" if window.discard else ""), width=10)
        row = components.garments[window.garment] if window.garment else None
        if row is None:
            cells.append(Text("\n\n"))
            continue
        colour = row.colour.lower()
        value = f"{row.value}£ " if row.value is not None else ""
        effect = f" {bonus_text(row.effect.does, say)}" if row.effect else ""
        cells.append(
            Text.assemble(
                (f"{window.garment}{' M' if row.master == 'yes' else ''}", f"bold {styles[colour]}"),
                f"\n{silk(row)}{'l' * row.lace}{'y' * row.yarn}\n{value}{row.prestige}★{effect}",
                overflow="ellipsis",
            )
        )
    table.add_row(*cells)
    return table


def _markets(view: View, components: Components, say: Say) -> Group:
    lines = []
    for number, drawer in enumerate(view.drawers, start=1):
        line = Text(f"{say('drawer'):<10}{'–' if drawer.price is None else drawer.price}£")
        for place, space in enumerate(drawer.spaces, start=1):
            face = tile_text(components.resources[space.tile]) if space.tile else "–"
            line.append(f" {number}-{place} ", style="dim").append(f"{face:<9}")
        lines.append(line)
    hire = view.hire
    cards = [(n, space.employee) for n, space in enumerate(hire.spaces, start=1) if space.employee]
    for start in range(0, len(cards), 2):
        price = f"{say('hire'):<10}{hire.price}£" if start == 0 else " " * 12
        line = Text(price)
        for number, name in cards[start : start + 2]:
            line.append(f" {number} ", style="dim").append(f"{card_text(name, components, say):<29}")
        lines.append(line)
    return Group(*lines)


def _palace(view: View, components: Components, say: Say) -> Group:
    lines: list[RenderableType] = []
    for hall in view.halls:
        lines.append(_hall(view, components, hall))
    rows = {
        "fireworks": ("fireworks",),
        "statues": ("statues",),
        "fountain" if view.edition == "classic" else "kitchen": ("kitchen_left", "kitchen_right"),
        "jeweller": ("jeweller",),
    }
    for title, kinds in rows.items():
        found = [one for one in view.decorations if one.kind in kinds]
        if found:
            lines.append(Text(f"{say(title):<10}" + " ".join(_space(view, one) for one in found)))
    halls = "  ".join(f"{space.prestige}★{mark(view, space.owner)}" for space in view.all_halls)
    fire = view.fireworks
    ranks = _places(view, fire.first, fire.second, fire.ranking)
    lines.append(Text.assemble(f"{say('all-halls'):<10}{halls}   {say('fireworks')} ", (ranks, "bold")))
    return Group(*lines)


def _space(view: View, space: Decoration) -> str:
    """A decoration: price, or whose it is."""
    state = f"{space.cost}£" if space.owner is None else f"[{mark(view, space.owner)}]"
    text = f"{space.space}:{state}" + (f"{space.prestige}★" if space.prestige else "")
    if space.multiplier is not None:
        text += f"×{space.multiplier}" + (f"={space.terrace}" if space.terrace else "")
    return text


def _places(view: View, first: int, second: int, ranking: Sequence[HallRank | FireworksRank]) -> str:
    shown = []
    for place, worth in ((1, first), (2, second)) if second else ((1, first),):  # of two, only the first scores
        holders = "".join(mark(view, line.who) for line in ranking if line.place == place)
        shown.append(f"{worth}→{holders or '–'}")
    return " ".join(shown)


def _hall(view: View, components: Components, hall: Hall) -> Text:
    styles = STYLES[view.edition]
    line = Text(f"{HALLS[hall.number - 1]:<3} ", overflow="ellipsis")
    line.append(f"{_places(view, hall.first, hall.second, hall.ranking):<10}", style="bold")
    line.append(f" ♪{_space(view, hall.musician).split(':')[1]:<6}", style="dim")
    for guest in hall.guests:
        if guest.garment:
            style = styles[components.garments[guest.garment].colour.lower()]
            line.append(f"{guest.garment}{mark(view, guest.owner)}", style=f"bold {style}").append(" ")
            continue
        reward = REWARDS[guest.reward].format(guest.amount)
        face = f"{guest.position}{'M' if guest.master else ''}{reward}"
        line.append(f"{face:<4}", style="reverse" if guest.master else "").append(" ")
    return line


def _jewels(view: View, jewels: Jewels, say: Say) -> Text:
    shown = [
        f"{place} {LETTERS[space.jewel] if space.jewel else '–'} {space.price}£"
        for place, space in enumerate(jewels.spaces, start=1)
    ]
    return Text(f"{say('jewels'):<10}" + "  ".join(shown))


def _exams(view: View, exams: Exams, say: Say) -> Group:
    lines = []
    for word, exam in (("journeyman", exams.journeyman), ("master", exams.master)):
        tasks = []
        for task in exam.tasks:
            done = "".join(mark(view, player.who) for player in view.players if task in player.tasks)
            tasks.append(f"{task}:{done or '–'}")
        here = "".join(mark(view, player.who) for player in view.players if player.exam == word)
        lines.append(Text(f"{say('exam')[:7]} {RANKS[word]} @{here or '–'}  {'  '.join(tasks)}  ({exam.deck})"))
    return Group(*lines)


def _du_barry(her: DuBarry, components: Components, say: Say) -> Text:
    """Her level and cards; the one in the middle of being carried out in full."""
    line = Text(f"* {RANKS[her.level]}  {her.hand}+{her.supply}", style="bold", overflow="ellipsis")
    for name in (her.card, her.hall_card):
        if name:
            card = components.du_barry[name]
            jewel = {"same_colour": "◇=", "matching_type": "◇", "none": "–"}[card.jewel]
            line.append(f"   {name} {_her_action(card, say)} | ⌂{card.hall} {jewel}")
    return line


def _her_action(card: HerCardRow, say: Say) -> str:
    if card.drawer is not None:
        return f"{say('drawer')} {card.drawer}"
    if card.place is not None:
        return f"{say('drawer')} 1-3 {SIDES[card.place]}"
    if card.type is not None:
        return f"♦ {say(card.type)}"
    if card.side is not None:
        return f"{'▲' if card.action == 'tailor' else say('hire')} {SIDES[card.side]}{card.nth}"
    return "♛ +3★"


def _players(view: View, viewer: int | None, names: Sequence[str], say: Say) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True, max_width=18)
    for title in ("★", "£", "l", "y", "T", say("hand"), "♟", "♦", "▲", "⌂", "◇"):
        table.add_column(title, justify="right")
    for player in view.players:
        who = player.who
        turn = "▶" if who == view.current or (view.current is None and not player.ready) else " "
        table.add_row(
            Text(f"{turn}{mark(view, who)} {names[who]}", style="bold" if who == viewer else ""),
            "?" if player.prestige is None else str(player.prestige),
            str(player.livres),
            str(player.lace),
            str(player.yarn),
            str(player.tiles),
            str(player.hand),
            str(player.staff),
            str(player.decorations),
            by_colour(player.garments),
            str(player.halls_present),
            by_colour(player.jewels),
        )
    return table


def _own(view: View, components: Components, viewer: int, say: Say) -> Group:
    """One's own cards and tiles, by name: these are what one types."""
    player = view.players[viewer]
    lines = []
    if view.played and view.current == viewer:
        lines.append(Text(f"▶ {card_text(view.played, components, say)}", style="bold"))
    piles = {"hand": player.hand_cards, "supply": player.supply_cards, "discard": player.discard}
    for title, cards in piles.items():
        if cards:
            lines.append(_listed(say(title), [card_text(name, components, say) for name in cards]))
    if player.special and not player.special_hired:
        lines.append(_listed(say("special"), [card_text(player.special, components, say)]))
    if player.kept:
        tiles = [f"{name} {tile_text(components.resources[name])}" for name in player.kept]
        lines.append(_listed(say("silk"), tiles))
    return Group(*lines)


def _listed(title: str, items: Sequence[str]) -> Text:
    return Text.assemble((f"{title:<10}", "dim"), "  |  ".join(items))
