"""The example game, installed as a package of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.elsewhere.packages import ROOT, install


@pytest.fixture(scope="session")
def goofspiel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder it was installed into."""
    return install(ROOT / "examples" / "goofspiel", tmp_path_factory.mktemp("goofspiel"))
