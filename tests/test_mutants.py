"""The tool that changes the rules and asks whether the tests notice: on a toy, where one can see what is right."""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.mutants.making import Mutant, mutants_of, mutated

ROOT = Path(__file__).parent.parent

RULES = '''
"""A toy."""
from functools import lru_cache

LIMIT = 3
NAMES = [f"n{i}" for i in range(2)]

def may_take(count: int, purse: int) -> bool:
    """Words are not code."""
    return 0 < count <= LIMIT and purse + count <= 10

def spend(purse: list[int], count: int) -> None:
    while count > 0:
        purse[0] -= 1
        count -= 1

@lru_cache
def table() -> list[str]:
    return NAMES + ["end"]

def never_tested(x: int) -> int:
    return x * 2
'''
FINDING = """
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).parent.parent))
"""
TESTS = """
from toy.rules import may_take, spend, table

def test_taking():
    assert may_take(3, 7)
    assert may_take(1, 0)
    assert not may_take(4, 0)
    assert not may_take(3, 8)

def test_spending():
    purse = [5]
    spend(purse, 2)
    assert purse == [3]

def test_names():
    assert table() == ["n0", "n1", "end"]

def test_names_again():
    assert table()[0] == "n0"
"""


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the toy, after a run."""
    folder = tmp_path_factory.mktemp("mutants")
    texts = {"toy/__init__.py": "", "toy/rules.py": RULES, "checks/conftest.py": FINDING, "checks/test_toy.py": TESTS}
    for name, text in texts.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    run(folder)
    return folder


@pytest.fixture
def toy(tried: Path, tmp_path: Path) -> Path:
    """A folder of one's own like it."""
    shutil.copytree(tried, tmp_path, dirs_exist_ok=True)
    return tmp_path


def run(folder: Path, *more: str) -> tuple[str, dict[str, Any]]:
    """What the tool says of the toy, and its report."""
    places = ["--sources", folder / "toy", "--tests", folder / "checks", "--state", folder / "state"]
    table = ["--accepted", folder / "accepted.toml"]
    command = [sys.executable, "-m", "tools.mutants", *map(str, [*places, *table]), "--workers", "2", *more]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode in (0, 1), said.stdout + said.stderr
    return said.stdout, json.loads((folder / "state" / "toy.json").read_text(encoding="utf-8"))


def by_verdict(report: dict[str, Any], verdict: str) -> dict[str, str]:
    return {one["change"]: one["by"] for one in report["verdicts"] if one["verdict"] == verdict}


@pytest.mark.slow
def test_changes_are_noticed_wherever_they_are(toy: Path) -> None:
    """In functions, in constants that others imported, behind caches, and in circles without an end."""
    said, report = run(toy)
    killed = by_verdict(report, "killed")
    assert killed["LIMIT = 3  ->  LIMIT = 4"] == "checks/test_toy.py::test_taking"
    assert killed["return NAMES + ['end']  ->  return NAMES + ['end~']"] == "checks/test_toy.py::test_names"
    assert "test_names" in killed["NAMES = [f'n{i}' for i in range(2)]  ->  NAMES = [f'n~{i}' for i in range(2)]"]
    assert killed["count -= 1  ->  (left out)"] == "(overdue)"
    assert set(by_verdict(report, "not reached")) == {
        "return x * 2  ->  return x // 2",
        "return x * 2  ->  return x * 3",
        "return x * 2  ->  return x * 1",
        "return x * 2  ->  return x * 2 + 1",
    }
    around = "return {} <= LIMIT and purse + count <= 10"
    assert set(by_verdict(report, "survived")) == {f"{around.format('0 < count')}  ->  {around.format('0 <= count')}"}
    assert "not reached" in said


@pytest.mark.slow
def test_a_run_is_taken_up_and_what_lives_is_tried_again_with_other_tests(toy: Path) -> None:
    again, _ = run(toy)
    assert " 0 to try" in again
    (toy / "checks" / "test_more.py").write_text(
        "from toy.rules import never_tested\n\ndef test_more():\n    assert never_tested(3) == 6\n", encoding="utf-8"
    )
    said, report = run(toy)
    assert " 5 to try" in said
    assert not by_verdict(report, "not reached")


@pytest.mark.slow
def test_accepted_changes_need_the_same_function(toy: Path) -> None:
    (doubled,) = {one.code for one in mutants_of(toy / "toy" / "rules.py", toy) if one.function == "never_tested"}
    entry = '[[equivalent]]\nfile = "rules.py"\nfunction = "never_tested"\ncode = "{}"\nwhy = "{}"\nchanges = [{!r}]\n'
    change = "return x * 2  ->  return x * 3"
    (toy / "accepted.toml").write_text(entry.format(doubled, "nobody asks", change), encoding="utf-8")
    said, report = run(toy)
    assert by_verdict(report, "accepted") == {change: "nobody asks"}
    assert "look again" not in said
    (toy / "accepted.toml").write_text(entry.format("00000000", "nobody asks", change), encoding="utf-8")
    said, report = run(toy, "--least", "100")
    assert not by_verdict(report, "accepted")
    assert "look again" in said


def changes_of(source: str, folder: Path) -> set[str]:
    (folder / "code.py").write_text(source, encoding="utf-8")
    return {mutant.told for mutant in mutants_of(folder / "code.py", folder)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a = b < c", {"a = b <= c"}),
        ("a = b == c", {"a = b != c"}),
        ("a = b and c", {"a = b or c", "a = b", "a = c"}),
        ("a = not b", {"a = b"}),
        ("a = b << c", {"a = b >> c"}),
        ("a = 7", {"a = 8", "a = 6"}),
        ("a = True", {"a = False"}),
        ("a = 'key'", {"a = 'key~'"}),
        ("a = 'a sentence'", set()),
        ("a = f'{b} is wrong (A-01)'", set()),
        ("a = f'key-{b}'", {"a = f'key-~{b}'"}),
        ("a = zip(b, c, strict=True)", set()),
        ("a = cast('int', b)", set()),
        ("a = b if c else d", {"a = b if not c else d"}),
        ("a = [b for b in c if b]", {"a = [b for b in c if not b]"}),
        ("a = min(b, c)", {"a = max(b, c)"}),
        ("a = range(b)", {"a = range(b - 1)"}),
        ("a: Final[int] = b", set()),
        ("'''Words.'''\nfrom x import y\n__slots__ = ('z1',)", set()),
    ],
)
def test_what_is_changed(source: str, expected: set[str], tmp_path: Path) -> None:
    assert {told.split("  ->  ")[1] for told in changes_of(source, tmp_path)} == expected


def test_what_is_changed_in_functions(tmp_path: Path) -> None:
    source = '''
NO: Final = rule("A-01")
NEVER: Final[i64] = rule("A-02")
OTHER: Final[i64] = rule("A-03")
def f(a, b) -> bool:
    """Words."""
    a.x = b
    tell(a)
    if g(b):
        return NEVER
    for c in b:
        break
    return h(c)
'''
    told = changes_of(source, tmp_path)
    assert {
        "a.x = b  ->  (left out)",
        "tell(a)  ->  (left out)",
        "if g(b):  ->  if not g(b):",
        "return NEVER  ->  return OTHER",
        "break  ->  continue",
        "return h(c)  ->  return not h(c)",
    } <= told


def test_order_is_changed_only_where_it_may_matter(tmp_path: Path) -> None:
    def swaps(*lines: str) -> set[str]:
        source = "def f(a, b):\n    " + "\n    ".join(lines)
        return {told for told in changes_of(source, tmp_path) if told.startswith("; ".join(lines))}

    assert swaps("pay(a)", "end(a)") == {"pay(a); end(a)  ->  end(a); pay(a)"}
    assert swaps("a.x += b", "end(a)") == {"a.x += b; end(a)  ->  end(a); a.x += b"}
    assert not swaps("a.x += b", "a.y += b")
    assert not swaps("c = g(a)", "end(c)")


def test_a_name_survives_moved_lines_but_not_other_code(tmp_path: Path) -> None:
    def keys(source: str) -> set[str]:
        (tmp_path / "code.py").write_text(source, encoding="utf-8")
        return {mutant.key for mutant in mutants_of(tmp_path / "code.py", tmp_path) if mutant.function == "f"}

    before = keys("def f(a):\n    '''Words.'''\n    return a + 1\n")
    assert keys("B = 1\n\n\ndef f(a):\n    '''Other words.'''\n    return a + 1\n") == before
    assert not keys("def f(a):\n    b = a\n    return a + 1\n") & before


def test_places_that_read_the_same_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("def f(a):\n    g(1)\n    a.b = a\n    g(1)\n", encoding="utf-8")
    found = [mutant for mutant in mutants_of(tmp_path / "code.py", tmp_path) if mutant.becomes == "g(2)"]
    assert [mutant.nth for mutant in found] == [0, 1]
    assert found[1].told == "g(1)  ->  g(2)  #1"


@pytest.mark.parametrize("file", sorted((ROOT / "src" / "guildhall" / "games").glob("*/rules/turns.py")), ids=str)
def test_mutants_of_real_rules_compile_and_differ(file: Path) -> None:
    mutants: list[Mutant] = mutants_of(file, file.parent)
    assert len({mutant.key for mutant in mutants}) == len(mutants) > 20
    plain = compile(ast.parse(file.read_text(encoding="utf-8")), str(file), "exec", dont_inherit=True)
    for mutant in mutants[::7]:
        assert mutated(file, mutant) != plain
