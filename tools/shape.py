"""How the code is cut, as Markdown: decisions, functions, files, and where games are named outside their folders.

python tools/shape.py [--places]     # --places also lists every line outside its folders that names a game

A kind of decision is a `@final` class derived from `Decision`; where a game has none, a number pushed on the decision
stack. It is mentioned in a file whose code uses the class or a name that a module gives to an object of it.
"""

from __future__ import annotations

import ast
import json
import re
import statistics
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "guildhall" / "games"
WEB = (".ts", ".svelte", ".css")
MOST_PATHS = 20
OUTSIDE = ("Makefile", "pyproject.toml", "hatch_build.py", "src", "tools", "tests", "web/src", "web/tests")
"""Where no game should be listed; documents may name games."""
OWN = ("src/guildhall/games/{}", "web/src/games/{}", "tests/{}", "tests/golden/{}", "tests/reference/{}")
"""The folders of a game; a test file that is named after it is its own, too."""
BUILT = {"__pycache__", "static", "node_modules"}
READ = {"", ".py", ".toml", ".csv", ".ftl", ".mako", ".json", ".html", *WEB}


class Function(NamedTuple):
    lines: int
    name: str
    file: Path


class Place(NamedTuple):
    file: Path
    line: int
    text: str


def main(arguments: list[str]) -> None:
    games = {
        folder.name: files_in(folder, ".py") for folder in sorted(GAMES.iterdir()) if (folder / "meta.py").is_file()
    }
    source = files_in(ROOT / "src", ".py")
    parts = games | {
        "src without games": [file for file in source if not any(file in files for files in games.values())]
    }
    complicated = too_many_paths(source)
    say("## Decisions", "")
    say_table(("game", "kinds of decisions", "files per kind", "at worst"), map(decisions_row, games, games.values()))
    say("## Functions", "")
    say_table(
        ("part", "longest, in lines", f"with more than {MOST_PATHS} paths"),
        (functions_row(name, files, complicated) for name, files in parts.items()),
    )
    say("## Files", "")
    parts |= {"src": source, "tests": files_in(ROOT / "tests", ".py"), "web/src": files_in(ROOT / "web" / "src", *WEB)}
    say_table(("part", "files", "lines", "median", "longest"), map(files_row, parts, parts.values()))
    places = {name: list(places_outside(name)) for name in games}
    say("## Lines in files outside its folders that name a game", "")
    say_table(("where", *games), (places_row(where, places.values()) for where in OUTSIDE))
    if "--places" in arguments:
        for place in sorted({place for found in places.values() for place in found}):
            say(f"- `{path(place.file)}:{place.line}` {place.text}")


# -- the rows --


def decisions_row(game: str, files: list[Path]) -> Iterator[object]:
    used = {file: identifiers(file) for file in files}
    mentions = {
        kind: sum(1 for names in used.values() if names & called) for kind, called in kinds_of_decision(files).items()
    }
    most = max(mentions.values(), default=0)
    named = [kind for kind, number in mentions.items() if number == most]
    worst = ", ".join(named) if len(named) < len(mentions) else "all of them"
    yield from (game, len(mentions), f"{statistics.fmean(mentions.values() or [0]):.1f}", f"{most}: {worst}")


def functions_row(part: str, files: list[Path], complicated: dict[Path, list[str]]) -> Iterator[object]:
    longest = max((function for file in files for function in functions(file)), default=Function(0, "", ROOT))
    over = [words for file in files for words in complicated.get(file, [])]
    yield from (part, f"{longest.lines}: `{longest.name}` in {path(longest.file)}", f"{len(over)} {', '.join(over)}")


def files_row(part: str, files: list[Path]) -> Iterator[object]:
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    longest = max(files, key=lambda file: lengths[file])
    median = round(statistics.median(lengths.values()))
    yield from (part, len(files), sum(lengths.values()), median, f"{lengths[longest]}: {path(longest)}")


def places_row(where: str, places: Iterable[list[Place]]) -> Iterator[object]:
    yield where
    for found in places:
        here = [place for place in found if (ROOT / where) in (place.file, *place.file.parents)]
        yield f"{len(here)} in {len({place.file for place in here})}" if here else "0"


# -- what is counted --


def kinds_of_decision(files: list[Path]) -> dict[str, set[str]]:
    """Each kind with all names that mean it."""
    trees = [tree(file) for file in files]
    kinds = {name: {name} for name in decision_classes(trees)}
    for module in trees:
        for statement in module.body:
            if not isinstance(statement, ast.Assign | ast.AnnAssign) or not isinstance(statement.value, ast.Call):
                continue
            made = last_name(statement.value.func)
            if made in kinds:
                targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
                kinds[made] |= {last_name(target) for target in targets}
    return kinds or {name: {name} for name in pushed_numbers(trees)}


def decision_classes(trees: list[ast.Module]) -> list[str]:
    classes = [node for module in trees for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    bases = {node.name: {last_name(base) for base in node.bases} for node in classes}
    derived = {"Decision"}
    while more := {name for name, above in bases.items() if above & derived} - derived:
        derived |= more
    final = [node.name for node in classes if "final" in map(last_name, node.decorator_list)]
    return [name for name in final if name in derived]


def pushed_numbers(trees: list[ast.Module]) -> list[str]:
    """The constants that are the first number of a frame."""
    names = {
        last_name(call.args[0])
        for module in trees
        for call in ast.walk(module)
        if isinstance(call, ast.Call) and call.args and last_name(call.func) == "push"
    }
    return sorted(name for name in names if name.isupper())


def identifiers(file: Path) -> set[str]:
    """Every name in the code of a file; not what comments and docstrings say."""
    found = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Name | ast.Attribute):
            found.add(last_name(node))
        elif isinstance(node, ast.alias | ast.ClassDef):
            found.add(node.name)
    return found


def functions(file: Path) -> Iterator[Function]:
    """What people wrote; `numbers.py` is written by a program."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and file.name != "numbers.py":
            yield Function((node.end_lineno or node.lineno) - node.lineno + 1, node.name, file)


def too_many_paths(files: list[Path]) -> dict[Path, list[str]]:
    """What ruff finds too complex, exceptions of the configuration included."""
    ruff = [str(Path(sys.executable).with_name("ruff")), "check", "--isolated", "--exit-zero", "--output-format=json"]
    limit = ["--select=C901", f"--config=lint.mccabe.max-complexity={MOST_PATHS}"]
    said = subprocess.run([*ruff, *limit, *map(str, files)], capture_output=True, text=True, check=True).stdout
    found: dict[Path, list[str]] = {}
    for one in json.loads(said):
        name, number = re.findall(r"`(\w+)`.*\((\d+)", one["message"])[0]
        found.setdefault(Path(one["filename"]), []).append(f"`{name}` {number}")
    return found


def places_outside(game: str) -> Iterator[Place]:
    called = re.compile(re.sub(r"_", r"[-_ ]?", game), re.IGNORECASE)
    own = [ROOT / folder.format(game) for folder in OWN]
    for file in (file for where in OUTSIDE for file in files_in(ROOT / where, *READ)):
        if any(folder in file.parents for folder in own) or game in file.name:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if called.search(line):
                yield Place(file, number, line.strip()[:100])


# -- reading and saying --


def files_in(place: Path, *endings: str) -> list[Path]:
    found = [place] if place.is_file() else sorted(place.rglob("*"))
    return [file for file in found if file.is_file() and file.suffix in endings and not BUILT & set(file.parts)]


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def last_name(node: ast.expr) -> str:
    """`Decision` of `core.Decision[State]`; empty for what has no name."""
    if isinstance(node, ast.Subscript):
        return last_name(node.value)
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def path(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def say(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")


def say_table(head: tuple[str, ...], rows: Iterable[Iterable[object]]) -> None:
    say(f"| {' | '.join(head)} |", f"|{'---|' * len(head)}")
    say(*(f"| {' | '.join(str(cell).strip() for cell in row)} |" for row in rows), "")


if __name__ == "__main__":
    main(sys.argv[1:])
