"""The tests, let loose on mutants: pytest collects once, and copies of that process run what is needed.

First a map is drawn: which tests come by which lines. A mutant of a function that runs only in tests is tried in a
copy of the process that has everything loaded: the live function gets the changed code, so whoever imported it has
the change. What already runs when modules are loaded (constants, tables, what tests prepare for themselves) is tried
in a copy of a process that has not loaded the game yet; loading it then meets the changed module.
"""

from __future__ import annotations

import gc
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import _lru_cache_wrapper
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import coverage
import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings
from tools.mutants import children
from tools.mutants.making import Mutant, function_in, mutated
from tools.mutants.subject import ROOT, Subject

PYTEST = ["-s", "--assert=plain", "-c", str(ROOT / "pyproject.toml"), "-o", "addopts="]
PYTEST += [word for plugin in ("terminal", "cacheprovider", "xdist") for word in ("-p", f"no:{plugin}")]
LOADING = "(loading)"
"""Stands in the map for what runs before any test does."""
PATIENCE = 3
"""So many times as long as with the right code a test may take, and as many seconds more."""
SURVIVED = ""
OVERDUE = "(overdue)"
"""It ran in circles."""
DIED = "(died)"
"""It took its process with it."""
UNTRIED = "(untried)"
NOT_COLLECTED = "(not collected)"
OTHER_TESTS = "(other tests)"
"""There are not the tests any more that there should be."""
LOADING_TAKES = 10.0
"""Seconds at most, on any machine."""
DAY = 24 * 3600.0


class Map(NamedTuple):
    """Which tests come by each line of each file, and how many seconds each test takes."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Those that come by, quickest first; what runs on loading concerns them all."""
        found = {test for line in mutant.lines for test in self.lines.get(mutant.file, {}).get(line, [])}
        tests = self.seconds.keys() if LOADING in found else self.seconds.keys() & found
        return sorted(tests, key=lambda test: (self.seconds[test], test))

    def runs_on_loading(self, mutant: Mutant) -> bool:
        return any(LOADING in self.lines.get(mutant.file, {}).get(line, []) for line in mutant.lines)

    def quick(self, most: float) -> Map:
        """The same without the tests that take longer."""
        seconds = {test: took for test, took in self.seconds.items() if took <= most}
        lines = {
            file: {
                line: [test for test in tests if test in seconds or test == LOADING] for line, tests in found.items()
            }
            for file, found in self.lines.items()
        }
        return Map(lines, seconds)

    def limit(self, tests: Iterable[str]) -> float:
        """Seconds by the clock for a child; others may use the processor as well."""
        return 60 + 10 * PATIENCE * (1 + sum(self.seconds[test] for test in tests))


class Fault(Exception):
    """The tests fail without any change."""


class Plugin:
    """Collects, then does something else than run every test."""

    def __init__(self, subject: Subject, do: Callable[[list[pytest.Item]], Any]) -> None:
        self.subject = subject
        self.do = do
        self.answer: Any = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            self.answer = NOT_COLLECTED
            return True
        session.config.option.tbstyle = "native"  # the quickest: nobody will read it
        self.answer = self.do([item for item in session.items if is_about(item, self.subject)])
        return True


def is_about(item: pytest.Item, subject: Subject) -> bool:
    """Whether a test is not about another game."""
    given = getattr(item, "callspec", None)
    return given is None or not any(value in subject.others for value in map(str, given.params.values()))


def collected(subject: Subject, files: Iterable[Path], do: Callable[[list[pytest.Item]], Any]) -> Any:
    """What is done with the tests of some files once pytest has collected them."""
    settings.register_profile(
        "mutants", phases=[Phase.explicit, Phase.generate], database=None, suppress_health_check=list(HealthCheck)
    )
    settings.load_profile("mutants")
    plugin = Plugin(subject, do)
    pytest.main([*PYTEST, f"--rootdir={subject.root}", *map(str, files)], plugins=[plugin])
    return plugin.answer


# -- the map --


def draw_map(subject: Subject) -> Map:
    """Run every test of a subject once and see where it comes by."""
    said = children.alone(lambda: _see_lines(subject))
    if not isinstance(said, dict):
        raise Fault(f"the tests of {subject.name} cannot be collected")
    if said["failed"]:
        raise Fault(f"without any change {', '.join(said['failed'])} fails")
    lines = {file: {int(line): tests for line, tests in found.items()} for file, found in said["lines"].items()}
    return Map(lines, said["seconds"])


def _see_lines(subject: Subject) -> Any:
    seeing = coverage.Coverage(
        data_file=None, config_file=False, include=[str(file) for file in subject.files], context=LOADING
    )
    seeing.start()
    answer = collected(subject, subject.tests, lambda items: _see_tests(items, seeing))
    if not isinstance(answer, dict):
        return answer
    seeing.stop()
    found = seeing.get_data()
    names = {str(file): file.relative_to(subject.folder).as_posix() for file in subject.files}
    lines = {
        names[file]: {line: [context.split("|")[-1] for context in by] for line, by in _contexts(found, file).items()}
        for file in found.measured_files()
    }
    return {**answer, "lines": lines}


def _contexts(found: coverage.CoverageData, file: str) -> dict[int, list[str]]:
    return found.contexts_by_lineno(file)


def _see_tests(items: list[pytest.Item], seeing: coverage.Coverage) -> dict[str, Any]:
    """Every test for itself: nothing that an earlier one prepared or remembered is there."""
    seconds, failed = {}, []
    for item in items:
        for cache in [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]:
            if (getattr(cache, "__module__", "") or "").startswith(("guildhall", "tests")):
                cache.cache_clear()
        seeing.switch_context(item.nodeid)
        began = time.process_time()
        if fails(item, None):
            failed.append(item.nodeid)
        seconds[item.nodeid] = round(time.process_time() - began, 4)
        seeing.switch_context("(between)")
    return {"seconds": seconds, "failed": failed}


def fails(item: pytest.Item, following: pytest.Item | None) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


# -- trying --


class Tried(NamedTuple):
    mutant: Mutant
    by: str
    """The test that noticed, or what else ended it; empty if none did."""
    seconds: float


class Order:
    """Which tests go first: those that noticed the last changes of the same function, then the quickest."""

    def __init__(self, known: Map) -> None:
        self.known = known
        self.sharp: dict[tuple[str, str], list[str]] = defaultdict(list)

    def of(self, mutant: Mutant) -> list[str]:
        tests = self.known.tests_of(mutant)
        first = [test for test in self.sharp[mutant.file, mutant.function] if test in tests]
        return [*first, *(test for test in tests if test not in first)]

    def noticed(self, mutant: Mutant, test: str) -> None:
        if test in self.known.seconds:
            sharp = self.sharp[mutant.file, mutant.function]
            sharp[:] = [test, *(other for other in sharp if other != test)][:4]


Note = Callable[[Tried], None]


def try_all(subject: Subject, mutants: list[Mutant], known: Map, workers: int, note: Note) -> None:
    """Let the tests loose on mutants. `note` is told what became of each, in whatever process that comes out."""
    order = Order(known)
    for mutant in mutants:
        if not known.tests_of(mutant):
            note(Tried(mutant, SURVIVED, 0.0))
    mutants = [mutant for mutant in mutants if known.tests_of(mutant)]
    live = [mutant for mutant in mutants if mutant.function and not known.runs_on_loading(mutant)]
    left = children.alone(lambda: _try_live(subject, live, order, workers, note), DAY) if live else []
    if not isinstance(left, list):
        raise Fault(f"the tests of {subject.name} came to an end before all was tried")
    again = set(left)
    _try_loading(subject, [one for one in mutants if one not in live or one.key in again], order, workers, note)


def _try_live(subject: Subject, mutants: list[Mutant], order: Order, workers: int, note: Note) -> list[str]:
    """In copies of a process that has everything loaded; the keys of those that cannot be tried so."""
    left: list[str] = []

    def do(items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        functions = live_functions(subject)
        gc.collect()
        gc.freeze()
        possible = []
        for mutant in mutants:
            if functions.get((str(subject.folder / mutant.file), mutant.function)):
                possible.append(mutant)
            else:
                left.append(mutant.key)

        def attempt(mutant: Mutant) -> str | None:
            children.be_quiet_and_modest()
            file = subject.folder / mutant.file
            if not swap(functions[str(file), mutant.function], mutated(file, mutant), mutant.function):
                return None
            return first_to_fail([by_name[test] for test in order.of(mutant)], order.known)

        for tried in _tried(possible, attempt, order, workers):
            if tried.by == UNTRIED:
                left.append(tried.mutant.key)
            else:
                note(tried)

    collected(subject, subject.tests, do)
    return left


def _try_loading(subject: Subject, mutants: list[Mutant], order: Order, workers: int, note: Note) -> None:
    """In copies of a process that has yet to load the game and its tests."""

    def attempt(mutant: Mutant) -> str:
        children.be_quiet_and_modest()
        load_instead(subject.folder / mutant.file, mutant)
        tests = order.of(mutant)
        own = [test for test in tests if subject.tests[0] in (file_of(test), *file_of(test).parents)]
        for some in (own, [test for test in tests if test not in own]):
            by = among(some)
            if by != SURVIVED:
                return by
        return SURVIVED

    def among(tests: list[str]) -> str:
        def do(items: list[pytest.Item]) -> str:
            by_name = {item.nodeid: item for item in items}
            if not all(test in by_name for test in tests):
                return OTHER_TESTS
            return first_to_fail([by_name[test] for test in tests], order.known)

        children.allow_seconds(PATIENCE * LOADING_TAKES)
        answer: str | None = collected(subject, sorted({file_of(test) for test in tests}), do) if tests else SURVIVED
        return LOADING if answer is None else answer

    def file_of(test: str) -> Path:
        return subject.root / test.split("::")[0]

    for tried in _tried(mutants, attempt, order, workers):
        note(tried)


def _tried(
    mutants: list[Mutant], attempt: Callable[[Mutant], str | None], order: Order, workers: int
) -> Iterator[Tried]:
    """Each attempt in a child, whose answer is `[by]`."""

    def limit(mutant: Mutant) -> float:
        return order.known.limit(order.known.tests_of(mutant))

    for mutant, answer, seconds in children.answers(mutants, lambda mutant: [attempt(mutant)], workers, limit):
        if answer in (children.OVERDUE, children.DIED):
            by = OVERDUE if answer == children.OVERDUE else DIED
        else:
            by = UNTRIED if answer == [None] else str(answer[0])
        order.noticed(mutant, by)
        yield Tried(mutant, by, round(seconds, 2))


def first_to_fail(items: list[pytest.Item], known: Map) -> str:
    """The test that notices; each has a limit of its own."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        children.allow_seconds(PATIENCE * (1 + known.seconds[item.nodeid]))
        if fails(item, following):
            return item.nodeid
    return SURVIVED


# -- putting the change in --


def live_functions(subject: Subject) -> dict[tuple[str, str], list[FunctionType]]:
    """The functions of a subject that exist, by file and name; methods have the name of their class in front."""
    files = {str(file) for file in subject.files}
    found = defaultdict(list)
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename in files:
            found[one.__code__.co_filename, one.__code__.co_qualname].append(one)
    return found


def swap(functions: list[FunctionType], module: CodeType, name: str) -> bool:
    """Give live functions the code that they have in a changed module; False if it does not fit them."""
    codes = {code.co_firstlineno: code for code in function_in(module, name)}
    for function in functions:
        code = codes.get(function.__code__.co_firstlineno)
        if code is None or len(code.co_freevars) != len(function.__code__.co_freevars):
            return False
        function.__code__ = code
    return True


def load_instead(file: Path, mutant: Mutant) -> None:
    """From now on loading a file gives the changed module."""
    unchanged = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return mutated(file, mutant) if loader.path == str(file) else unchanged(loader, name)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010
