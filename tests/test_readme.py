"""The code in README and documents runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCKS = [
    pytest.param(block, id=f"{name}-{i}")
    for name in ("README.md", "docs/add-a-game.md", "docs/bots.md", "docs/envs.md")
    for i, block in enumerate(re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("block", BLOCKS)
def test_it_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "guildhall" in block and "envs" in block:
        pytest.importorskip("guildhall.envs", reason="the extra “envs” is not installed", exc_type=ImportError)
    exec(compile(block, "document", "exec"), {})
    assert capsys.readouterr().out
