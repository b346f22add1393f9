"""`guildhall puzzles`: find puzzles in matches of bots, and check those that there are."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from guildhall.cli.progress import progress_bar
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.games import game as load_game
from guildhall.games import names
from guildhall.study.mining import Haul, Plan, confirm, mine
from guildhall.study.puzzles import FORM, BadPuzzles, Mined, Puzzle, PuzzleFile, check, file_of, read, written

MOST_OF_A_KIND = 0.6
"""No more of the puzzles than this are solved by the same verb."""
MOST_MATCHES = 40
"""So many matches for each puzzle wanted, and the search is given up."""


# -- making -----------------------------------------------------------------------------------------------------------


def make(name: str, count: int, seed: int, effort: int, workers: int, to: Path | None) -> None:
    """Mine until there are enough, and write the file. What was mined is kept beside it, and goes on after a stop."""
    game = load_game(name)
    file = to or Path("puzzles", f"{name}.json")
    plan = Plan(name, seed, effort)
    file.parent.mkdir(parents=True, exist_ok=True)
    kept: list[Puzzle] = []
    hauls: list[Haul] = []
    notebook = Notebook(file.with_suffix(".mined"), plan, game)
    with progress_bar(count, f"{name}: puzzles") as advance:
        for haul in notebook.hauls(workers, count * MOST_MATCHES):
            hauls.append(haul)
            for puzzle in haul.puzzles:
                if len(kept) < count and is_welcome(puzzle, kept, count):
                    kept.append(puzzle)
                    advance(1)
            if len(kept) == count:
                break
    found, refuted = sum(haul.found for haul in hauls), sum(haul.refuted for haul in hauls)
    mined = Mined(seed, effort, len(hauls), sum(haul.looked for haul in hauls), found, refuted)
    whole = PuzzleFile(FORM, name, game.meta.rules_version, game.components_digest, mined, tuple(kept))
    file.write_text(written(whole), encoding="utf-8")
    console = Console()
    share = refuted / found if found else 0.0
    console.print(
        f"{name}: {len(kept)} puzzles of {mined.matches} matches and {mined.looked} positions in {file}; "
        f"of {found} found a ten times longer search did not confirm {refuted} ({share:.0%}), which were dropped"
    )
    if len(kept) < count:
        raise GuildhallError(f"only {len(kept)} of {count} puzzles were found; give another seed or more effort")


def is_welcome(puzzle: Puzzle, kept: list[Puzzle], count: int) -> bool:
    """Whether it is not there already, and not one too many of its kind."""
    verb = kind(puzzle)
    same = sum(kind(other) == verb for other in kept)
    return same < max(1, round(count * MOST_OF_A_KIND)) and all(other.id != puzzle.id for other in kept)


def kind(puzzle: Puzzle) -> str:
    """The verb that solves it."""
    return puzzle.steps[0].accepted[0].partition(" ")[0]


class Notebook:
    """What each match has brought, line by line, so that a run goes on where it was stopped."""

    def __init__(self, file: Path, plan: Plan, game: Game) -> None:
        self.file = file
        self.plan = plan
        head = {
            "plan": msgspec.to_builtins(plan),
            "rules": game.meta.rules_version,
            "components": game.components_digest,
        }
        self._head = json.dumps(head)
        self._known = self._read()

    def _read(self) -> dict[int, Haul]:
        """What a run with the same plan wrote; a line that was cut off is mined again."""
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.is_file() else []
        if not lines or lines[0] != self._head:
            self.file.write_text(f"{self._head}\n", encoding="utf-8")
            return {}
        found: dict[int, Haul] = {}
        for line in lines[1:]:
            try:
                haul = msgspec.json.decode(line, type=Haul)
            except msgspec.DecodeError:
                continue
            found[haul.match] = haul
        return found

    def hauls(self, workers: int, most: int) -> Iterator[Haul]:
        """What the matches bring, in their order, however many look them through."""
        fresh = in_order(self.plan, [match for match in range(most) if match not in self._known], workers)
        try:
            for match in range(most):
                if match not in self._known:
                    self._keep(next(fresh))
                yield self._known[match]
        finally:
            fresh.close()

    def _keep(self, haul: Haul) -> None:
        self._known[haul.match] = haul
        with self.file.open("a", encoding="utf-8") as out:
            out.write(msgspec.json.encode(haul).decode() + "\n")


def in_order(plan: Plan, matches: list[int], workers: int) -> Any:
    """The hauls of these matches in their order; only as many are begun as there are hands."""
    if workers == 1:
        for match in matches:
            yield mine(plan, match)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: deque[Future[Haul]] = deque()
        try:
            for match in matches:
                waiting.append(pool.submit(mine, plan, match))
                if len(waiting) > workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# -- checking ---------------------------------------------------------------------------------------------------------


def check_all(name: str, to: Path | None, by_search: bool, as_json: bool) -> None:
    """Check the puzzles of a game, or of all; BadPuzzles names the first that is wrong."""
    console = Console(stderr=as_json)
    reports = []
    for one in [name] if name else names():
        game = load_game(one)
        file = to or file_of(one)
        if not file.is_file():
            if name:
                raise BadPuzzles(
                    f"{game.meta.title} has no puzzles: there is no file {file.name} in {file.parent.name}"
                )
            continue
        found = read(file.read_bytes(), game)
        for puzzle in found.puzzles:
            check(puzzle, game)
        report = report_of(found)
        if by_search:
            report["unconfirmed"] = unconfirmed(game, found)
        reports.append(report)
        if not as_json:
            _show(console, report)
    if as_json:
        print(json.dumps(reports))  # noqa: T201
    if any(report.get("unconfirmed") for report in reports):
        raise BadPuzzles("the search comes to another choice in some puzzles")


def unconfirmed(game: Game, found: PuzzleFile) -> list[str]:
    """The puzzles in which a search ten times as long as the one that found them comes to another choice."""
    wrong = []
    with progress_bar(len(found.puzzles), f"{found.game}: confirming") as advance:
        for puzzle in found.puzzles:
            if not confirm(puzzle, game):
                wrong.append(puzzle.id)
            advance(1)
    return wrong


def report_of(found: PuzzleFile) -> dict[str, Any]:
    mined = found.mined
    return {
        "game": found.game,
        "puzzles": len(found.puzzles),
        "seats": dict(sorted(Counter(puzzle.seats for puzzle in found.puzzles).items())),
        "kinds": dict(Counter(kind(puzzle) for puzzle in found.puzzles).most_common()),
        "themes": dict(Counter(puzzle.theme for puzzle in found.puzzles).most_common()),
        "difficulty": dict(sorted(Counter(puzzle.difficulty for puzzle in found.puzzles).items())),
        "steps": dict(sorted(Counter(len(puzzle.steps) for puzzle in found.puzzles).items())),
        "mined": msgspec.to_builtins(mined),
        "refuted": round(mined.refuted / mined.found, 3) if mined.found else 0.0,
    }


def _show(console: Console, report: dict[str, Any]) -> None:
    console.print(f"[bold]{report['game']}[/]: {report['puzzles']} puzzles, all can be played")
    for row in ("seats", "kinds", "themes", "difficulty", "steps"):
        console.print(f"  {row}: " + ", ".join(f"{word} {count}" for word, count in report[row].items()))
    mined = report["mined"]
    console.print(
        f"  found {mined['found']} in {mined['matches']} matches, "
        f"not confirmed {mined['refuted']} ({report['refuted']:.0%})"
    )
    if report.get("unconfirmed"):
        console.print(f"  not confirmed now: {', '.join(report['unconfirmed'])}")
