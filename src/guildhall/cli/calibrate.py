"""`guildhall calibrate`: fit what a search's shares of the win stand for, and show how well they come true."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from guildhall.cli.progress import progress_bar
from guildhall.cli.simulate import in_processes
from guildhall.core.errors import BadSeats, GuildhallError
from guildhall.core.reading import read_json
from guildhall.games import folder, meta
from guildhall.study.calibrating import PLAYERS, POSITIONS, Bin, Fit, Job, Sample, bins, checked, fit, sample
from guildhall.study.calibration import FILE, curve_of
from guildhall.study.figures import wilson


def calibrate(
    game: str,
    matches: int,
    seats: str,
    effort: int,
    seed: int,
    workers: int,
    plot: Path | None,
    keep: Path | None,
    write: bool,
    check: bool,
    as_json: bool,
) -> None:
    counts = _counts(game, seats)
    jobs = [Job(game, count, number, effort) for number in range(seed, seed + matches) for count in counts]
    began = time.process_time()
    samples = _samples(jobs, workers, keep, as_json)
    if check:
        samples = [one._replace(held_out=True) for one in samples]
    fits = [_fit(game, [one for one in samples if one.seats == count], check) for count in counts]
    rows = bins(samples, {one.seats: one.curve for one in fits})
    if write and not check:
        file = folder(game) / FILE
        file.parent.mkdir(exist_ok=True)
        file.write_text(written(game, matches, effort, seed, fits, rows), encoding="utf-8")
    if plot is not None:
        plot.write_text(draw(game, fits, rows), encoding="utf-8")
    if as_json:
        print(json.dumps(report(game, matches, effort, seed, fits, rows), ensure_ascii=False))  # noqa: T201
    else:
        _show(fits, rows, time.process_time() - began)


def _fit(game: str, samples: list[Sample], check: bool) -> Fit:
    return checked(samples, curve_of(game, samples[0].seats)) if check else fit(samples)


def _samples(jobs: list[Job], workers: int, keep: Path | None, quiet: bool) -> list[Sample]:
    """The positions of all matches; those that a file has are not judged again, and it gets the others."""
    kept = _kept(keep)
    wanted = [job for job in jobs if job not in kept]
    with progress_bar(len(wanted), f"{jobs[0].game}: positions", quiet) as advance:
        for job, found in zip(wanted, in_processes(sample, wanted, workers), strict=True):
            kept[job] = found
            if keep is not None:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([job, found]) + "\n")
            advance(1)
    return [one for job in jobs for one in kept[job]]


def _kept(keep: Path | None) -> dict[Job, list[Sample]]:
    found: dict[Job, list[Sample]] = {}
    if keep is not None and keep.is_file():
        for line in keep.read_text(encoding="utf-8").splitlines():
            try:
                job, samples = read_json(line)
                found[Job(*job)] = [Sample(a, b, tuple(said), tuple(came), held) for a, b, said, came, held in samples]
            except (ValueError, TypeError):
                raise GuildhallError(f"{keep} has a line that is no positions of a match; give another file") from None
    return found


def _counts(game: str, seats: str) -> list[int]:
    about = meta(game)
    if not seats:
        return [count for count in about.seats if count <= 4]
    if not all(part.strip().isdigit() for part in seats.split(",")):
        raise BadSeats(f"numbers of seats are written 2,3,4 and not “{seats}”", about.seats_rule)
    return [int(part) for part in seats.split(",")]


def report(game: str, matches: int, effort: int, seed: int, fits: list[Fit], rows: list[Bin]) -> dict[str, Any]:
    return {
        "game": game,
        "matches": matches,
        "effort": effort,
        "seed": seed,
        "seats": [{**one._asdict(), "curve": one.curve._asdict()} for one in fits],
        "table": [one._asdict() for one in rows],
    }


def written(game: str, matches: int, effort: int, seed: int, fits: list[Fit], rows: list[Bin]) -> str:
    """The file that `study/calibration.py` reads; the table is for people."""
    lines = [
        f"# What a search's shares of the win stand for. Written by: guildhall calibrate {game} --matches {matches}",
        f"rules_version = {meta(game).rules_version}",
        f"effort = {effort}",
        f"first_seed = {seed}",
        f"matches = {matches}  # for each number of seats; those with odd seeds are held out",
        f"positions = {POSITIONS}  # of each match",
        f"players = {json.dumps(list(PLAYERS))}",
    ]
    for one in fits:
        lines += ["", f"[seats.{one.seats}]"]
        lines += [f"{name} = {value}" for name, value in one.curve._asdict().items()]
        lines += [f"fitted_on = {one.fitted_on}", f"held_out = {one.held_out}"]
        lines += [f"surprise = [{one.loss_before:.4f}, {one.loss_after:.4f}]  # held out: without the curve, with it"]
    for row in rows:
        lines += ["", "[[table]]", f"said = [{row.low}, {row.high}]", f"seats = {row.seats}"]
        lines += [f"mean = {row.said:.4f}", f"won = {row.came:.4f}"]
    return "\n".join([*lines, ""])


def draw(game: str, fits: list[Fit], rows: list[Bin]) -> str:
    """What was said against what came true, as SVG; the bars are 95 % intervals."""
    held = sum(one.held_out for one in fits)

    def x(share: float) -> float:
        return 60 + 340 * share

    def y(share: float) -> float:
        return 390 - 340 * share

    title = f"{meta(game).title}: {held} held-out positions"
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 430 440" font-family="sans-serif" font-size="13">',
        '<rect width="430" height="440" fill="#fff"/>',
        f'<text x="60" y="28" font-weight="bold">{title}</text>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#bbb" stroke-dasharray="5 4"/>',
    ]
    for tenth in range(0, 11, 2):
        share = tenth / 10
        parts += [
            f'<path d="M{x(0)} {y(share):.0f}H{x(1)}M{x(share):.0f} {y(0)}V{y(1)}" stroke="#eee"/>',
            f'<text x="{x(share):.0f}" y="{y(0) + 18:.0f}" text-anchor="middle">{tenth * 10}</text>',
            f'<text x="52" y="{y(share) + 4:.0f}" text-anchor="end">{tenth * 10}</text>',
        ]
    for row in rows:
        low, high = wilson(row.came * row.seats, row.seats)
        parts += [
            f'<path d="M{x(row.said):.1f} {y(low):.1f}V{y(high):.1f}" stroke="#7a4b2a" stroke-width="2"/>',
            f'<circle cx="{x(row.said):.1f}" cy="{y(row.came):.1f}" r="5" fill="#7a4b2a"/>',
        ]
    parts += [
        '<text x="230" y="430" text-anchor="middle">share of the win that was said, per cent</text>',
        '<text x="16" y="220" text-anchor="middle" transform="rotate(-90 16 220)">seats that won, per cent</text>',
    ]
    return "\n".join([*parts, "</svg>", ""])


def _show(fits: list[Fit], rows: list[Bin], cpu: float) -> None:
    console = Console()
    curves = Table("seats", "power", "change", "doubt", "turns", "fitted on", "held out", "surprise before", "after")
    for one in fits:
        curve = one.curve
        numbers = (one.seats, curve.power, curve.change, curve.doubt, curve.turns, one.fitted_on, one.held_out)
        curves.add_row(*(f"{number:g}" for number in numbers), f"{one.loss_before:.4f}", f"{one.loss_after:.4f}")
    console.print(curves)
    table = Table("said", "seats", "mean said", "won", "95 %")
    for row in rows:
        low, high = wilson(row.came * row.seats, row.seats)
        said = f"{100 * row.low:.0f} to {100 * row.high:.0f} %"
        table.add_row(said, str(row.seats), f"{row.said:.1%}", f"{row.came:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)
    console.print(f"CPU {cpu:.0f} s")
