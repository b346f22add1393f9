"""What compiles the engine has all that the engine's types need: else a wheel would quietly be built uncompiled."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

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
