"""A second opinion is worth something only if it is one: no code of the engine in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reference.comparing import GAMES

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_engine_is_imported(game: str) -> None:
    files = [HERE / f"{game}.py"] if (HERE / f"{game}.py").is_file() else sorted((HERE / game).glob("*.py"))
    imports = [line for path in files for line in path.read_text(encoding="utf-8").splitlines() if "import " in line]
    assert imports
    assert not [line for line in imports if "guildhall" in line]
