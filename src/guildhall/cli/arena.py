"""`guildhall arena`: bots against each other, seats rotated, the same seeds for all."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce
from rich.console import Console
from rich.table import Table

from guildhall.bots import make_bot
from guildhall.cli.pictures import Dot, Row, share_rows
from guildhall.cli.progress import progress_bar
from guildhall.cli.simulate import Played, in_processes, play_batch
from guildhall.core.errors import GuildhallError
from guildhall.games import game as load_game
from guildhall.study.figures import wilson


def arena(
    name: str,
    bots: str,
    games: int,
    players: int,
    seed: int,
    options: dict[str, object],
    workers: int,
    plot: Path | None,
    as_json: bool,
) -> None:
    names = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if len(names) < 2 or len(set(names)) != len(names):
        raise GuildhallError("an arena needs two or more different bots, as in --bots master,journeyman")
    for bot in names:
        make_bot(bot)
    seats = players or max(len(names), min(load_game(name).meta.seats))
    load_game(name).setup(seats, options)
    line_ups = seatings(names, seats)
    jobs = []
    for number in range(games):
        line_up = line_ups[number % len(line_ups)]
        jobs.append((name, line_up, options, [seed + number // len(line_ups)], None))
    played: list[tuple[list[str], Played]] = []
    with progress_bar(games, f"{name}: {', '.join(names)}", quiet=as_json) as advance:
        for job, batch in zip(jobs, in_processes(play_batch, jobs, workers), strict=True):
            played.append((job[1], batch[0]))
            advance(1)
    report = standings(name, names, seats, played)
    if plot is not None:
        plot.write_text(draw(report), encoding="utf-8")
    if as_json:
        print(json.dumps(report))  # noqa: T201
    else:
        _show(report, plot)


def seatings(names: list[str], seats: int) -> list[list[str]]:
    """Line-ups in which every bot sits on every seat equally often.

    With more seats than bots the bots repeat around the table; with fewer, every choice of bots plays.
    """
    if len(names) > seats:
        return [line_up for few in combinations(names, seats) for line_up in seatings(list(few), seats)]
    base = [names[seat % len(names)] for seat in range(seats)]
    return [base[turn:] + base[:turn] for turn in range(seats)]


def standings(name: str, names: list[str], seats: int, played: list[tuple[list[str], Played]]) -> dict[str, Any]:
    """Win rates with 95 % intervals, mean scores, what a choice costs, and ratings."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in names}
    won = dict.fromkeys(names, 0.0)
    sat = dict.fromkeys(names, 0)
    matches = dict.fromkeys(names, 0)
    points = dict.fromkeys(names, 0)
    seconds = dict.fromkeys(names, 0.0)
    choices = dict.fromkeys(names, 0)
    for line_up, match in played:
        for seat, bot in enumerate(line_up):
            won[bot] += match.share(seat)
            sat[bot] += 1
            points[bot] += match.scores[seat]
            seconds[bot] += match.thought[seat][0]
            choices[bot] += match.thought[seat][1]
        best = {bot: min(r for b, r in zip(line_up, match.ranks, strict=True) if b == bot) for bot in set(line_up)}
        present = list(best)
        for bot in present:
            matches[bot] += 1
        if len(present) > 1:
            rated = model.rate([[ratings[bot]] for bot in present], ranks=[best[bot] for bot in present])
            for bot, team in zip(present, rated, strict=True):
                ratings[bot] = team[0]
    rows = []
    for bot in names:
        low, high = wilson(won[bot], matches[bot])
        rows.append(
            {
                "bot": bot,
                "games": matches[bot],
                "wins": round(won[bot], 2),
                "win_rate": round(won[bot] / matches[bot], 4) if matches[bot] else 0.0,
                "interval": [round(low, 4), round(high, 4)],
                "mean_score": round(points[bot] / sat[bot], 2) if sat[bot] else 0.0,
                "cpu_ms": round(1000 * seconds[bot] / max(1, choices[bot]), 3),
                "rating": round(ratings[bot].mu, 2),
                "rating_sigma": round(ratings[bot].sigma, 2),
            }
        )
    rows.sort(key=lambda row: -float(str(row["win_rate"])))
    return {"game": name, "players": seats, "games": len(played), "bots": rows}


def draw(report: dict[str, Any]) -> str:
    """A plot of win rates with their intervals, as SVG."""
    title = f"{report['game']}, {report['players']} seats, {report['games']} matches"
    return share_rows(title, [Row(row["bot"], [Dot(row["win_rate"], *row["interval"])]) for row in report["bots"]])


def _show(report: dict[str, Any], plot: Path | None) -> None:
    console = Console()
    table = Table("bot", "matches", "wins", "win rate", "95 %", "mean score", "CPU ms a choice", "rating")
    for row in report["bots"]:
        low, high = row["interval"]
        table.add_row(
            row["bot"],
            str(row["games"]),
            f"{row['wins']:g}",
            f"{row['win_rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row['mean_score']:g}",
            f"{row['cpu_ms']:.3g}",
            f"{row['rating']:g} ± {row['rating_sigma']:g}",
        )
    console.print(table)
    if plot is not None:
        console.print(f"plot: {plot}")
