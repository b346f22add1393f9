"""`guildhall simulate`: one bot on all seats, many matches."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from guildhall.bots import make_bot
from guildhall.cli.progress import progress_bar
from guildhall.games import game as load_game
from guildhall.games import meta
from guildhall.study.figures import spread

BATCH_SECONDS = 0.5


class Played(NamedTuple):
    """A finished match: how it ended, scores and places by seat, actions and turns, and the CPU time it took."""

    reason: str
    scores: list[int]
    ranks: list[int]
    actions: int
    turns: int
    cpu: float
    thought: list[tuple[float, int]]
    """For each seat the CPU time that its bot took, and for how many choices."""

    def share(self, seat: int) -> float:
        """A seat's share of the win; nobody has one where the automatic opponent won."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def play_match(
    name: str, bots: list[str], options: Mapping[str, object], seed: int, pack: Path | None = None
) -> Played:
    """One match between bots, one on each seat."""
    setup = load_game(name, pack).setup(len(bots), options)
    players = [make_bot(bot, seed * 31 + seat) for seat, bot in enumerate(bots)]
    state = setup.start(seed)
    actions = 0
    began = time.process_time()
    seconds, choices = [0.0] * len(bots), [0] * len(bots)
    while actions < setup.bound and (seat := int(state.mover())) >= 0:
        asked = time.process_time()
        action = players[seat].choose(state, seat)
        seconds[seat] += time.process_time() - asked
        choices[seat] += 1
        state.apply(seat, action)
        actions += 1
    outcome = state.outcome()
    cpu, thought = time.process_time() - began, list(zip(seconds, choices, strict=True))
    if outcome is None:
        return Played("bound", [0] * len(bots), [1] * len(bots), actions, state.turn_number(), cpu, thought)
    return Played(outcome.reason, outcome.scores, outcome.ranks, actions, state.turn_number(), cpu, thought)


def play_batch(job: tuple[str, list[str], dict[str, object], list[int], Path | None]) -> list[Played]:
    name, bots, options, seeds, pack = job
    return [play_match(name, bots, options, seed, pack) for seed in seeds]


def simulate(
    name: str,
    players: int,
    games: int,
    bot: str,
    seed: int,
    options: dict[str, object],
    workers: int,
    as_json: bool,
    pack: Path | None,
) -> None:
    players = players or meta(name).default_seats
    load_game(name, pack).setup(players, options)
    make_bot(bot)
    size = max(1, min(50, games // (workers * 4) or 1))
    seeds = list(range(seed, seed + games))
    jobs = [(name, [bot] * players, options, seeds[i : i + size], pack) for i in range(0, games, size)]
    began = time.perf_counter()
    played: list[Played] = []
    with progress_bar(games, f"{name}: {bot}", quiet=as_json) as advance:
        for batch in in_processes(play_batch, jobs, workers):
            played += batch
            advance(len(batch))
    wall = time.perf_counter() - began
    report = summary(name, players, bot, options, seed, played, wall)
    if as_json:
        print(json.dumps(report))  # noqa: T201
    else:
        _show(report)


def in_processes(work: Any, jobs: list[Any], workers: int) -> Any:
    """The results of all jobs in order, from this process or from several."""
    if workers == 1:
        yield from map(work, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, jobs)


def summary(
    name: str, players: int, bot: str, options: dict[str, object], seed: int, played: list[Played], wall: float
) -> dict[str, Any]:
    scores = [score for match in played for score in match.scores]
    best = [max(match.scores) for match in played]
    cpu = sum(match.cpu for match in played) or 1e-9
    actions = [match.actions for match in played]
    return {
        "game": name,
        "players": players,
        "bot": bot,
        "options": options,
        "seed": seed,
        "games": len(played),
        "seconds": round(wall, 3),
        "cpu_seconds": round(cpu, 3),
        "games_per_second": round(len(played) / wall, 1),
        "moves_per_second": round(sum(actions) / wall, 1),
        "games_per_cpu_second": round(len(played) / cpu, 1),
        "moves_per_cpu_second": round(sum(actions) / cpu, 1),
        "actions": spread(actions),
        "turns_per_seat": spread([match.turns / players for match in played]),
        "scores": spread(scores),
        "winning_scores": spread(best),
        "wins_by_seat": [round(sum(match.share(seat) for match in played) / len(played), 4) for seat in range(players)],
        "ended": dict(Counter(match.reason for match in played)),
    }


def _show(report: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"[bold]{report['game']}[/], {report['players']} seats, {report['games']} matches of {report['bot']}: "
        f"{report['games_per_second']} games/s, {report['moves_per_second']} moves/s"
    )
    table = Table("", "mean", "min", "p10", "median", "p90", "max")
    for row in ("actions", "turns_per_seat", "scores", "winning_scores"):
        table.add_row(row.replace("_", " "), *(f"{value:g}" for value in report[row].values()))
    console.print(table)
    console.print("ended:", ", ".join(f"{reason} {count}" for reason, count in report["ended"].items()))
    console.print("wins by seat:", ", ".join(f"{share:.1%}" for share in report["wins_by_seat"]))
