"""`guildhall balance`: whether a game treats all seats alike, how long it takes, and what of it is used."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from guildhall.bots import make_bot
from guildhall.bots.weights import judgement_of
from guildhall.cli.pictures import Dot, Row, share_rows
from guildhall.cli.progress import progress_bar
from guildhall.cli.simulate import in_processes
from guildhall.core.errors import BadSeats, GuildhallError
from guildhall.games import game as load_game
from guildhall.games import meta
from guildhall.study.balance import SEATS_APART, balance_of
from guildhall.study.counting import Counted, Job, count_matches
from guildhall.text import texts_for

MOST_IN_A_JOB = 25


def balance(
    name: str,
    bot: str,
    seats: str,
    matches: int,
    options: dict[str, object],
    seed: int,
    workers: int,
    plot: Path | None,
    as_json: bool,
    pack: Path | None,
) -> None:
    game = load_game(name, pack)
    setups = {count: game.setup(count, options) for count in chosen_seats(name, seats)}
    bot = bot or ("learned" if any(judgement_of(game, count) for count in setups) else "greedy")
    make_bot(bot)
    if plot is not None and not plot.parent.is_dir():
        raise GuildhallError(f"there is no folder “{plot.parent}” for the plot")
    jobs = [
        Job(name, count, options, bot, first, min(MOST_IN_A_JOB, seed + matches - first), pack)
        for count in setups
        for first in range(seed, seed + matches, MOST_IN_A_JOB)
    ]
    counted: dict[int, list[Counted]] = {count: [] for count in setups}
    with progress_bar(len(setups) * matches, f"{name}: {bot}", quiet=as_json) as advance:
        for job, batch in zip(jobs, in_processes(count_matches, jobs, workers), strict=True):
            counted[job.seats] += batch
            advance(len(batch))
    found = [balance_of(setup, counted[count]) for count, setup in setups.items()]
    report = {"game": name, "bot": bot, "options": options, "seed": seed, "matches": matches, "reports": found}
    if plot is not None:
        plot.write_text(draw(report), encoding="utf-8")
    if as_json:
        print(json.dumps(report, ensure_ascii=False))  # noqa: T201
    else:
        _show(report, plot)


def chosen_seats(name: str, text: str) -> list[int]:
    """`2,3` as numbers; all numbers of players beyond one if nothing is chosen. The setup refuses what cannot be."""
    about = meta(name)
    if not text:
        return [count for count in about.seats if count > 1] or list(about.seats)
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() for part in parts) or len(set(parts)) < len(parts):
        raise BadSeats(f"numbers of seats are written 2,3,4 and not “{text}”", about.seats_rule)
    return [int(part) for part in parts]


# -- tables ----------------------------------------------------------------------------------------------------------


def _show(report: dict[str, Any], plot: Path | None) -> None:
    console = Console()
    chosen = "".join(f", {key}={value}" for key, value in report["options"].items())
    console.print(
        f"[bold]{report['game']}[/]{escape(chosen)}: {report['matches']} matches of {report['bot']} for each number of"
        f" seats, from seed {report['seed']} on",
        highlight=False,
    )
    console.print(_wins(report["reports"]))
    for one in report["reports"]:
        console.print(_figures(report["game"], one))
        console.print("ended:", ", ".join(f"{reason} {count}" for reason, count in one["ended"].items()))
    for number, kind in enumerate(report["reports"][0]["kinds"]):
        for line in _things([one["kinds"][number] for one in report["reports"]], report["reports"]):
            console.print(line, highlight=False)
        console.print(f"offered {kind['means']}; counted once a {kind['per']}", style="dim", highlight=False)
    _show_missed(console, report["reports"])
    if plot is not None:
        console.print(f"plot: {plot}")


def _wins(reports: Sequence[dict[str, Any]]) -> Table:
    table = Table("seats", "", "won by seat", "95 %", "won by place in the order of play", "95 %", title="Wins")
    for one in reports:
        for seat, place in zip(one["by_seat"], one["by_order"], strict=True):
            cells = [f"{row['share']:.1%}" for row in (seat, place)]
            between = [f"{row['interval'][0]:.1%} to {row['interval'][1]:.1%}" for row in (seat, place)]
            table.add_row(str(one["seats"]), str(seat["seat"]), cells[0], between[0], cells[1], between[1])
        table.add_section()
    return table


def _figures(game: str, one: dict[str, Any]) -> Table:
    table = Table("a seat in a match", "mean", "min", "p10", "median", "p90", "max", title=f"{one['seats']} seats")
    titles = {f"uses.{kind['kind']}": kind["title"] for kind in one["kinds"]}
    for name, values in one["figures"].items():
        said = titles.get(name) or _said(game, name)
        table.add_row(said, *(f"{value:g}" for value in values.values()))
    return table


def _said(game: str, figure: str) -> str:
    """A figure in words: rows of the score sheet have a text."""
    row = figure.removeprefix("points.")
    key = f"{game}-score-{row}"
    if row == figure:
        return figure.replace("_", " ")
    texts = texts_for("en")
    return f"points: {texts.format(key) if key in texts else row}"


def _things(kinds: Sequence[dict[str, Any]], reports: Sequence[dict[str, Any]]) -> list[Any]:
    """A kind at all numbers of seats, the most used first; what was never offered is only named."""
    title, (low, high) = kinds[0]["title"], kinds[0]["wished"]
    wished = f" (wished: {low:.0%} to {high:.0%})" if (low, high) != (0, 1) else ""
    table = Table("", "", *(f"{one['seats']} seats" for one in reports), title=title + wished)
    rows: dict[str, list[dict[str, Any] | None]] = {}
    for number, kind in enumerate(kinds):
        for row in kind["things"]:
            rows.setdefault(row["thing"], [None] * len(kinds))[number] = row
    never = [thing for thing, cells in rows.items() if not any(cell and cell["offered"] for cell in cells)]
    for thing in sorted(rows, key=lambda thing: -_overall(rows[thing])):
        if thing not in never:
            said = next(cell["name"] for cell in rows[thing] if cell)
            table.add_row(
                thing, escape(said) if said != thing else "", *(_cell(cell, low, high) for cell in rows[thing])
            )
    return [table, *([f"never offered: {', '.join(never)}"] if never else [])]


def _overall(cells: Sequence[dict[str, Any] | None]) -> float:
    there = [cell for cell in cells if cell]
    return float(sum(cell["used"] for cell in there) / max(1, sum(cell["offered"] for cell in there)))


def _cell(cell: dict[str, Any] | None, low: float, high: float) -> str:
    """The share of how many times, with an arrow where it is not what is wished."""
    if cell is None or cell["share"] is None:
        return "–"
    arrow = " ↓" if cell["share"] < low else " ↑" if cell["share"] > high else ""
    return f"{cell['share']:.1%} of {cell['offered']}{arrow}"


def _show_missed(console: Console, reports: Sequence[dict[str, Any]]) -> None:
    table = Table("seats", "what", "is", "wished", "", title="Targets missed")
    for one in reports:
        for miss in one["missed"]:
            form = "{:.1%}" if miss["share"] else "{:g}"
            now = "–" if miss["value"] is None else form.format(miss["value"])
            wished = f"{form.format(miss['low'])} to {form.format(miss['high'])}"
            table.add_row(str(one["seats"]), miss["what"], now, wished, "" if miss["sure"] else "may be chance")
    console.print(table if table.row_count else "all targets are met", highlight=False)


# -- the plot --------------------------------------------------------------------------------------------------------


def draw(report: dict[str, Any]) -> str:
    """Wins by seat and by place, then every kind of things; a colour and shape for each number of seats."""
    reports = report["reports"]
    rows = [Row("Wins by seat"), *_won(reports, "seat"), Row("Wins by place in the order of play")]
    rows += _won(reports, "place")
    for number, kind in enumerate(reports[0]["kinds"]):
        rows += [Row(kind["title"]), *_used([one["kinds"][number] for one in reports])]
    title = f"{meta(report['game']).title}, {report['bot']}, {report['matches']} matches for each number of seats"
    series = [f"{one['seats']} seats" for one in reports]
    return share_rows(title, rows, series=series, left=420, step=18)


def _won(reports: Sequence[dict[str, Any]], what: str) -> list[Row]:
    found = []
    for series, one in enumerate(reports):
        equal = 1 / one["seats"]
        wished = (equal - SEATS_APART, equal + SEATS_APART) if one["seats"] > 1 else None
        for row in one["by_seat" if what == "seat" else "by_order"]:
            found.append(Row(f"{what} {row[what]} of {one['seats']}", [_dot(row, series)], wished))
    return found


def _used(kinds: Sequence[dict[str, Any]]) -> list[Row]:
    dots: dict[str, list[Dot]] = {}
    labels: dict[str, str] = {}
    for series, kind in enumerate(kinds):
        for row in kind["things"]:
            if row["offered"]:
                dots.setdefault(row["thing"], []).append(_dot(row, series))
                labels[row["thing"]] = _shortened(_label(row))
    low, high = kinds[0]["wished"]
    wished = (low, high) if (low, high) != (0, 1) else None
    return [Row(labels[thing], dots[thing], wished) for thing in dots]


def _dot(row: dict[str, Any], series: int) -> Dot:
    low, high = row["interval"]
    return Dot(row["share"], low, high, series)


def _label(row: dict[str, Any]) -> str:
    return row["thing"] if row["name"] == row["thing"] else f"{row['thing']}  {row['name']}"


def _shortened(text: str, most: int = 60) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
