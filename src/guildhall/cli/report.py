"""What `guildhall bench --json` prints, declared once: `guildhall bench --schema` writes it out as JSON Schema."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

FORMAT: Final = "guildhall-bench-1"
Unit = Literal["per CPU second", "microseconds", "milliseconds"]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of the report; nothing in it that is not declared."""


class Spread(Part):
    """What the rounds gave: their middle, the least and the greatest."""

    median: float
    low: float
    high: float


class Measure(Part):
    """One measure on both sides, and how the first stands to the second within the rounds."""

    unit: Unit
    better: Literal["more", "less"]
    first: Spread
    second: Spread | None
    """None if the second side cannot do it."""
    ratio: Spread | None
    """How many times as good the first side is, round by round."""


class Build(Part):
    """What the engine was compiled by and with."""

    compiler: str
    flags: list[str]
    mypyc: str


class Side(Part):
    """An installation that was measured."""

    name: Literal["compiled", "pure Python", "this", "other"]
    version: str
    compiled: bool
    build: Build | None
    """None if it is not compiled, or older than such notes."""


class Machine(Part):
    """Where it was measured, and how busy that was: a loaded machine widens the spread."""

    processor: str
    cores: int
    system: str
    python: str
    load: Annotated[list[float], msgspec.Meta(min_length=2, max_length=2)]
    """How many processes wanted to run, over the last minute: before the run and after it."""


class GameReport(Part):
    """A game on both sides."""

    game: str
    seats: int
    measures: dict[str, Measure]


class Report(Part):
    """A whole run."""

    format: Literal["guildhall-bench-1"]
    rounds: int
    machine: Machine
    sides: Annotated[list[Side], msgspec.Meta(min_length=2, max_length=2)]
    """The first and the second side of every measure."""
    games: list[GameReport]


def schema() -> dict[str, Any]:
    """The JSON Schema of a report."""
    return msgspec.json.schema(Report)


def machine(load_before: float) -> Machine:
    return Machine(
        processor=processor(),
        cores=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.machine()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        load=[load_before, load_now()],
    )


def load_now() -> float:
    """How many processes wanted to run in the last minute; 0 where the system does not say."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0


def processor() -> str:
    """The processor's name as the system tells it."""
    told = Path("/proc/cpuinfo")
    if told.is_file():
        for line in told.read_text(encoding="utf-8", errors="replace").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
