"""Write the golden records and game hashes anew: finished matches kept as text, replayed by tests.

A rules change shows up as a diff. What is kept is said by the samples of each game's `meta.py`.

python tools/golden.py [GAME ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

from guildhall.conformance.golden import write_golden
from guildhall.games import game, names

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        write_golden(game(name), FOLDER / name)
