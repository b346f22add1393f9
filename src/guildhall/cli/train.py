"""`guildhall train`: let bots learn a game by playing themselves, generation after generation."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from guildhall.core.errors import BadSeats, GuildhallError
from guildhall.games import meta


def train(
    name: str,
    hours: float,
    generations: int,
    workers: int,
    ray: str,
    seats: str,
    folder: Path | None,
    after: Path | None,
    changed: dict[str, int],
) -> None:
    """Go on in the folder until the time is over or so many generations are done."""
    try:
        from guildhall.learning.gate import Score
        from guildhall.learning.ray_workers import RayWorkers
        from guildhall.learning.training import Plan, Training
        from guildhall.learning.workers import LocalWorkers
    except ImportError as error:
        raise GuildhallError(f"training needs the extra “train”: pip install guildhall[train] ({error})") from None
    began = time.monotonic()
    plan = Plan(name, chosen_seats(name, seats), **{key: value for key, value in changed.items() if value})
    training = Training(plan, folder or Path("training", name), after)
    console = Console(stderr=True)
    with RayWorkers(ray, workers, name) if ray else LocalWorkers(workers) as spread, told(console) as tell:
        if ray:
            console.print(f"machines of Ray, and their CPUs: {spread}")
        while time.monotonic() - began < hours * 3600 and (not generations or training.next_generation < generations):
            row = training.generation(spread, tell)
            scores = {count: Score(*score) for count, score in row["greedy"].items()}
            strength = ", ".join(f"{score.share:.1%} at {count} seats" for count, score in scores.items())
            console.print(
                f"generation {row['generation']}: {row['positions']} positions, error {row['error']:.4f}, "
                f"against greedy {strength}, {'taken' if row['taken'] else 'not taken'}, {row['seconds']:.0f} s"
            )
            draw(training)
    console.print(f"weights: {training.folder / f'{name}.weights'}")


def chosen_seats(name: str, text: str) -> tuple[int, ...]:
    """`2,3` as numbers; all that the game allows if nothing is chosen."""
    allowed = meta(name).seats
    if not text:
        return allowed
    found = tuple(int(part) for part in text.split(",") if part.strip().isdigit())
    if not found or not set(found) <= set(allowed) or len(found) != len(text.split(",")):
        raise BadSeats(f"--seats is numbers of seats of {', '.join(map(str, allowed))}, as in 2,2,3, not “{text}”")
    return found


def draw(training: Any) -> None:
    """The pictures of a run, beside its weights."""
    from guildhall.learning import pictures

    title = f"{training.game.meta.title}, {training.plan.matches} matches a generation"
    (training.folder / "strength.svg").write_text(pictures.strength(title, training.rows), encoding="utf-8")
    if tenths := training.rows[-1]["calibration"]:
        (training.folder / "calibration.svg").write_text(pictures.calibration(title, tenths), encoding="utf-8")


@contextmanager
def told(console: Console) -> Iterator[Any]:
    """Gives a function that shows what is being done and how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=1)
        yield lambda what, done, whole: progress.update(task, description=what, completed=done, total=whole)
