"""The tool that says how the code is cut counts what it claims to count."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "shape.py"


@pytest.fixture(scope="module")
def shape() -> ModuleType:
    spec = spec_from_file_location("shape", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def written(folder: Path, **files: str) -> list[Path]:
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return sorted(folder.glob("*.py"))


CLAIMING = '''
class Step(decision.Decision[Town]): ...

@final
class Claim(Step):
    """A claim."""

@final
class Place(Decision[Town]):
    def apply(self, town):
        town.stack.push(CLAIM.kind)

CLAIM: Final = Claim()
PLACE = Place()
'''
TABLE = "from claiming import CLAIM, PLACE\nTABLE = [CLAIM, PLACE]"
OTHER = "import claiming\n\ndef next():  # CLAIM and Place\n    return claiming.PLACE"


def test_a_kind_is_a_final_class_and_its_objects_are_mentions(shape: ModuleType, tmp_path: Path) -> None:
    files = written(tmp_path, claiming=CLAIMING, table=TABLE, other=OTHER)
    assert shape.kinds_of_decision(files) == {"Claim": {"Claim", "CLAIM"}, "Place": {"Place", "PLACE"}}
    assert list(shape.decisions_row("town", files)) == ["town", 2, "2.5", "3: Place"]


def test_without_classes_a_kind_is_what_is_pushed(shape: ModuleType, tmp_path: Path) -> None:
    frames, turns = "CLAIM: Final[i64] = 1\nPLACE: Final[i64] = 2", "s.stack.push(CLAIM, 3)\nlist.push(frames.PLACE)"
    files = written(tmp_path, frames=frames, turns=turns)
    assert list(shape.decisions_row("town", files)) == ["town", 2, "2.0", "2: all of them"]


def test_the_longest_function_and_the_one_with_too_many_paths(shape: ModuleType, tmp_path: Path) -> None:
    chain = "def choose(n):\n" + "".join(f"    if n == {i}:\n        return {i}\n" for i in range(21))
    (file,) = written(tmp_path, choices="def short(): ...\n" + chain)
    assert max(shape.functions(file))[:2] == (43, "choose")
    assert shape.too_many_paths([file]) == {file: ["`choose` 22"]}


def test_it_runs_on_this_repository(shape: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    shape.main([])
    said = capsys.readouterr().out
    assert said.count("\n## ") == 3
    for game in (folder.name for folder in shape.GAMES.iterdir() if (folder / "meta.py").is_file()):
        assert f"\n| {game} | " in said
