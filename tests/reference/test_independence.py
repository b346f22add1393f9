"""A second opinion is worth something only if it is one: no code of the engine in it."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
SECOND_OPINIONS = [HERE / "splendor.py", *sorted(HERE.glob("*/*.py"))]


def test_nothing_of_the_engine_is_imported() -> None:
    imports = [line for path in SECOND_OPINIONS for line in path.read_text().splitlines() if "import " in line]
    assert len(SECOND_OPINIONS) > 16
    assert not [line for line in imports if "guildhall" in line]
