"""What compiles the engine has all that its types need: else a wheel would quietly be built uncompiled.

It compiles only what has changed, and says how far it is.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from tools import engine, play

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
HOT = "# guildhall: compiled"


def imported(file: Path) -> Iterator[str]:
    """Every module that a file imports, also only for its types."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def file_of(module: str) -> Path | None:
    """Where one of our own modules lies."""
    place = SOURCE / module.replace(".", "/")
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def reached_by_the_engine() -> set[str]:
    """The packages of others that type checking the compiled modules comes to."""
    found: set[str] = set()
    waiting = [file for file in SOURCE.rglob("*.py") if HOT in file.read_text(encoding="utf-8")[:4000].splitlines()]
    seen = set(waiting)
    while waiting:
        for module in imported(waiting.pop()):
            own = file_of(module)
            if own is not None and own not in seen:
                seen.add(own)
                waiting.append(own)
            elif own is None and not module.startswith("guildhall"):
                found.add(module.partition(".")[0])
    return found - set(sys.stdlib_module_names)


def test_the_environment_that_compiles_has_what_the_engine_imports() -> None:
    locked = set(re.findall(r"^([\w-]+)(?:\[.*?\])?==", (ROOT / "requirements/build.txt").read_text(), re.MULTILINE))
    needed = {name.replace("_", "-") for name in reached_by_the_engine()}
    assert {"librt", "msgspec", "mypy-extensions"} <= needed
    assert needed <= locked


def test_a_wheel_is_built_with_what_is_locked() -> None:
    wanted = {line for line in (ROOT / "requirements/build.in").read_text().split() if line != "editables"}
    assert set(tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]) == wanted


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree, and a compiler that only counts how often it was called."""
    (tmp_path / "src" / "guildhall").mkdir(parents=True)
    (tmp_path / "src" / "guildhall" / "hot.py").write_text(f"{HOT}\n")

    def compile_engine(source: Path, work: Path, progress: object) -> None:
        with (tmp_path / "calls").open("a") as calls:
            calls.write("compiled\n")
        (work / "lib" / "guildhall").mkdir(parents=True)
        (work / "lib" / "guildhall" / "hot.so").write_text((source / "guildhall" / "hot.py").read_text())

    monkeypatch.setattr(engine, "compile_engine", compile_engine)
    monkeypatch.setattr(engine, "compiler_name", lambda: "cc 1")
    return tmp_path


def compiled(tree: Path) -> tuple[int, dict[str, str]]:
    """How often was compiled so far, and what now goes into a wheel."""
    files = engine.engine(tree, tree / "build" / "engine")
    return len((tree / "calls").read_text().split()), {place: file.read_text() for file, place in files.items()}


def test_what_has_not_changed_is_not_compiled_again(tree: Path) -> None:
    assert compiled(tree) == (1, {"guildhall/hot.so": f"{HOT}\n"})
    (tree / "src" / "guildhall" / "words.ftl").write_text("a = b\n")
    assert compiled(tree) == (1, {"guildhall/hot.so": f"{HOT}\n"})
    assert [file.name for file in (tree / "build").iterdir()] == ["engine"]


def test_a_changed_module_or_compiler_is(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled(tree)
    (tree / "src" / "guildhall" / "hot.py").write_text(f"{HOT}\nONE = 1\n")
    assert compiled(tree) == (2, {"guildhall/hot.so": f"{HOT}\nONE = 1\n"})
    monkeypatch.setattr(engine, "compiler_name", lambda: "cc 2")
    assert compiled(tree)[0] == 3
    monkeypatch.setenv("GUILDHALL_PGO", "yes")
    assert compiled(tree)[0] == 4


def test_a_build_that_fails_leaves_the_last_one(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled(tree)
    with monkeypatch.context() as patched:
        patched.setattr(engine, "compiler_name", lambda: "cc 2")
        patched.setattr(engine, "compile_engine", lambda *_: (_ for _ in ()).throw(engine.CannotCompile("no")))
        with pytest.raises(engine.CannotCompile):
            engine.engine(tree, tree / "build" / "engine")
    assert compiled(tree)[0] == 1


@pytest.mark.parametrize(("wish", "code", "says"), [("", 0, "no cc"), ("require", 1, "no cc"), ("no", 0, "=no")])
def test_without_a_compiler_the_engine_stays_python(
    wish: str, code: int, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """That is an error only where the compiled engine is required."""
    monkeypatch.setenv("GUILDHALL_COMPILE", wish)
    monkeypatch.setattr(engine, "engine", lambda *_: (_ for _ in ()).throw(engine.CannotCompile("no cc")))
    assert engine.main() == code
    assert says in capsys.readouterr().err


def test_every_c_file_is_in_one_part(tmp_path: Path) -> None:
    names = [f"{number}.c" for number in range(20)]
    for number, name in enumerate(names):
        (tmp_path / name).write_text("x" * 100 * number)
    parts = engine.parts([str(tmp_path / name) for name in names], tmp_path)
    texts = [Path(part).read_text() for part in parts]
    included = re.findall(r'#include ".*/(\d+\.c)"', "".join(texts))
    assert sorted(included) == sorted(names)
    assert len(parts) == engine.PARTS
    assert all(texts)


def test_progress_in_lines_and_as_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    said = StringIO()
    monkeypatch.setattr("sys.stderr", said)
    progress = engine.Progress()
    progress.say("compiling", lambda: (3, 8))
    assert re.fullmatch(r"engine: compiling 3 of 8, \d+ s\n", said.getvalue())
    progress.terminal = True
    progress.say("compiling", lambda: (6, 8))
    assert "[##################......] 6 of 8" in said.getvalue()


def test_how_far_the_linker_is(tmp_path: Path) -> None:
    for name in ("x.ltrans0.o", "x.ltrans1.o", "x.ltrans2.o", "x.ltrans0.ltrans.o", "x.res", "part_0.o"):
        (tmp_path / name).touch()
    assert engine.linked(tmp_path) == (1, 3)


def test_the_source_distribution_can_compile() -> None:
    """What the build hook reads besides the sources is in it."""
    sdist = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["sdist"]
    assert {"hatch_build.py", "tools/engine.py", "tools/rehearsal.py"} <= set(sdist["include"])


class TestPlay:
    """`make play` while the engine is being compiled."""

    @pytest.fixture(autouse=True)
    def _log(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(play, "ROOT", tmp_path)
        monkeypatch.setattr(play, "LOG", tmp_path / "build" / "compile.log")

    def told(self, script: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
        play.tell(subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True))
        return capsys.readouterr().err.splitlines()

    def test_people_see_how_far_it_is_and_the_log_has_the_rest(self, capsys: pytest.CaptureFixture[str]) -> None:
        script = "print('touch .build/ready'); print('engine: compiling 3 of 8, 5 s')"
        assert self.told(script, capsys) == ["engine: compiling 3 of 8, 5 s", "engine: ready for the next start"]
        assert "touch .build/ready" in play.LOG.read_text()

    def test_a_failure_says_where_to_look(self, capsys: pytest.CaptureFixture[str]) -> None:
        (line,) = self.told("raise SystemExit(2)", capsys)
        assert "see build/compile.log" in line

    def test_nothing_is_compiled_before_the_table_opens(self, tmp_path: Path) -> None:
        """In a fresh clone: what the table runs on and the web client, then the table."""
        shutil.copy(ROOT / "Makefile", tmp_path)
        shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
        environment = {key: value for key, value in os.environ.items() if key not in ("MAKEFLAGS", "MFLAGS")}
        command = ["make", "--dry-run", "play"]
        steps = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
        ).stdout
        assert steps.index("requirements/run.txt") < steps.index("tools/play.py")
        assert steps.index("web/build.py") < steps.index("tools/play.py")
        assert "tools/engine.py" not in steps
        assert "requirements/build.txt" not in steps
