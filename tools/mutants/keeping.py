"""What became of mutants, kept so that a run can be stopped and taken up again; and those accepted as no change."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Container
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.making import Mutant
from tools.mutants.trying import LOADING, OVERDUE, Map, Tried


class Kept:
    """A file of lines, one for each mutant that was tried.

    A change that a test noticed, or that ran in circles, counts as long as its function stays as it is and the test is
    there. Others are tried again as soon as anything is different, code or tests.
    """

    def __init__(self, file: Path, everything: str, tests: Container[str]) -> None:
        self.file = file
        self.everything = everything
        self.tests = tests
        self.by: dict[str, str] = {}
        self.read()

    def read(self) -> None:
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        for line in lines:
            key, by, everything = json.loads(line)
            if everything == self.everything or by in self.tests or by == OVERDUE:
                self.by[key] = by

    def note(self, tried: Tried) -> None:
        self.by[tried.mutant.key] = tried.by
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([tried.mutant.key, tried.by, self.everything], ensure_ascii=False) + "\n")

    def forget(self) -> None:
        self.file.unlink(missing_ok=True)
        self.by.clear()


def kept_map(file: Path, everything: str) -> Map | None:
    """The map that was drawn of exactly this code and these tests."""
    if not file.exists():
        return None
    drawn = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(drawn, dict) or drawn.get("of") != everything:
        return None
    names = [LOADING, *drawn["seconds"]]
    lines = {
        name: {int(line): [names[number] for number in tests] for line, tests in found.items()}
        for name, found in drawn["lines"].items()
    }
    return Map(lines, drawn["seconds"])


def keep_map(file: Path, everything: str, known: Map) -> None:
    """Tests are written as their numbers: many come by the same lines."""
    numbers = {name: number for number, name in enumerate([LOADING, *known.seconds])}
    lines = {
        name: {line: [numbers[test] for test in tests if test in numbers] for line, tests in found.items()}
        for name, found in known.lines.items()
    }
    file.write_text(json.dumps({"of": everything, "seconds": known.seconds, "lines": lines}), encoding="utf-8")


@dataclass(frozen=True)
class Accepted:
    """The changes that are none, each with the reason; they are named by function, its digest and the change itself."""

    reasons: dict[tuple[str, str, str, str], str]

    def why(self, mutant: Mutant) -> str:
        return self.reasons.get((mutant.file, mutant.function, mutant.code, mutant.told), "")

    def gone(self, mutants: list[Mutant]) -> list[str]:
        """Those whose function is another one by now, so that somebody has to look at them again."""
        there = {(mutant.file, mutant.function, mutant.code, mutant.told) for mutant in mutants}
        files = {mutant.file for mutant in mutants}
        return [" ".join(one[:2]) + ": " + one[3] for one in self.reasons if one not in there and one[0] in files]


def read_accepted(file: Path | None) -> Accepted:
    reasons = {}
    if file is not None and file.exists():
        for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", []):
            for told in entry["changes"]:
                reasons[entry["file"], entry["function"], entry["code"], told] = entry["why"]
    return Accepted(reasons)
