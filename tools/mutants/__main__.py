"""The command: see the package."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from pathlib import Path

from tools.mutants import report
from tools.mutants.keeping import Kept, keep_map, kept_map, read_accepted
from tools.mutants.making import Mutant, mutants_of
from tools.mutants.subject import ROOT, Subject, game, games
from tools.mutants.trying import Fault, Map, Tried, draw_map, try_all

READY = ("guildhall.core.state", "guildhall.play", "guildhall.bots", "guildhall.text", "guildhall.conformance")
"""Loaded before anything is copied; no game is among them."""


def main(arguments: list[str]) -> int:
    wanted = parser().parse_args(arguments)
    folder = Path(wanted.state)
    folder.mkdir(parents=True, exist_ok=True)
    make_ready(READY if wanted.sources is None else ())
    scores = []
    for subject in subjects(wanted):
        say(f"{subject.name}: finding what can be changed")
        mutants = chosen(subject, wanted)
        try:
            found, gone = run(subject, mutants, folder, wanted)
        except Fault as fault:
            say(f"{subject.name}: {fault}")
            return 2
        report.write(folder, subject.name, found, gone)
        say("", report.text(subject.name, found, gone), "")
        scores.append(report.score(found))
    return 1 if any(score < wanted.least for score in scores) else 0


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="mutants", description="Do the tests notice when the rules are changed?")
    found.add_argument("--game", action="append", choices=list(games()), help="only these games")
    found.add_argument("--file", action="append", default=[], help="only files whose name has this in it")
    found.add_argument("--sample", type=int, help="so many mutants of each game, by chance; all if it is not said")
    found.add_argument("--seed", type=int, default=0, help="of the sample")
    found.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    found.add_argument("--least", type=float, default=0.0, help="the score below which the command fails")
    found.add_argument(
        "--quick", type=float, help="only with tests that take at most so many seconds, for a first look"
    )
    found.add_argument("--again", action="store_true", help="forget what was found out before")
    found.add_argument("--state", default=str(ROOT / "build" / "mutants"), help="where it is kept, and the reports")
    found.add_argument("--sources", type=Path, help="instead of a game: a folder of modules")
    found.add_argument("--tests", type=Path, action="append", help="... and the tests that must notice")
    found.add_argument("--accepted", type=Path, help="... and the table of changes that are none")
    return found


def subjects(wanted: argparse.Namespace) -> list[Subject]:
    if wanted.sources:
        folder = wanted.sources.resolve()
        tests = tuple(test.resolve() for test in wanted.tests)
        files = tuple(sorted(folder.rglob("*.py")))
        return [Subject(folder.name, folder, files, tests, (), wanted.accepted, folder.parent)]
    return [game(name) for name in wanted.game or games()]


def chosen(subject: Subject, wanted: argparse.Namespace) -> list[Mutant]:
    """The mutants that are asked for, file by file."""
    files = [file for file in subject.files if not wanted.file or any(part in str(file) for part in wanted.file)]
    mutants = [mutant for file in files for mutant in mutants_of(file, subject.folder)]
    if wanted.sample is None or wanted.sample >= len(mutants):
        return mutants
    picked = sorted(random.Random(wanted.seed).sample(range(len(mutants)), wanted.sample))
    return [mutants[number] for number in picked]


def run(
    subject: Subject, mutants: list[Mutant], folder: Path, wanted: argparse.Namespace
) -> tuple[list[report.Verdict], list[str]]:
    """Try what has not been tried yet; the verdicts, and what is accepted in vain."""
    everything = subject.everything
    known = the_map(subject, folder, everything)
    with_tests = ""
    if wanted.quick is not None:
        known, with_tests = known.quick(wanted.quick), f" within {wanted.quick} s"
    kept = Kept(folder / f"{subject.name}.jsonl", everything + with_tests, known.seconds)
    if wanted.again:
        kept.forget()
    accepted = read_accepted(subject.accepted)
    to_try = [mutant for mutant in mutants if mutant.key not in kept.by and not accepted.why(mutant)]
    say(f"{subject.name}: {len(mutants)} mutants, {len(to_try)} to try")
    progress = Progress(subject, everything, len(to_try), kept)
    try_all(subject, to_try, known, wanted.workers, progress.note)
    kept.read()
    gone = accepted.gone(mutants) if wanted.sample is None else []
    return report.verdicts(mutants, kept, accepted, known), gone


def the_map(subject: Subject, folder: Path, everything: str) -> Map:
    file = folder / f"{subject.name}-map.json"
    known = kept_map(file, everything)
    if known is None:
        say(f"{subject.name}: seeing which tests come by where")
        known = draw_map(subject)
        keep_map(file, everything, known)
    return known


class Progress:
    """Notes what is found out, and says how far it is now and then."""

    def __init__(self, subject: Subject, everything: str, total: int, kept: Kept) -> None:
        self.subject, self.everything, self.total, self.kept = subject, everything, total, kept
        self.known = len(kept.by)
        self.began = self.said = time.monotonic()

    def note(self, tried: Tried) -> None:
        if self.subject.everything != self.everything:
            raise Fault("code or tests were edited meanwhile; start again to go on with them")
        self.kept.note(tried)
        now = time.monotonic()
        if now - self.said > 15:
            self.said = now
            self.kept.read()  # what other processes have noted
            done = len(self.kept.by) - self.known
            alive = sum(not by for by in self.kept.by.values())
            left = (now - self.began) / done * (self.total - done)
            say(
                f"{self.subject.name}: {done} of {self.total} tried, {alive} unnoticed, about {left / 60:.0f} min to go"
            )


def make_ready(names: tuple[str, ...]) -> None:
    """Load what every copy needs."""
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in names:
        __import__(name)
    loaded = [name for name in games() if f"guildhall.games.{name}" in sys.modules]
    if loaded:
        raise SystemExit(f"{', '.join(loaded)} is loaded too early to be changed")


def say(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
