"""`python -m tests.reference.soak red_cathedral --matches 2000 --first 0 --workers 2`: the comparison at length.

Match number n is always the same one, so a run is resumed with `--first`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from multiprocessing import get_context
from typing import NamedTuple

from tests.reference.comparing import GAMES, Compared, Difference, compare_match, matches

BATCH = 8


class Batch(NamedTuple):
    game: str
    numbers: range


def run(batch: Batch) -> list[Compared] | str:
    """The matches of a batch, or what the first difference is."""
    try:
        return [compare_match(setup, seed, manner) for setup, seed, manner in matches(batch.game, batch.numbers)]
    except Difference as difference:
        return str(difference)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.reference.soak", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    end = given.first + given.matches
    batches = [Batch(given.game, range(n, min(n + BATCH, end))) for n in range(given.first, end, BATCH)]
    done, steps = 0, 0
    ended: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    with get_context("spawn").Pool(given.workers) as pool:
        for found in pool.imap(run, batches):
            if isinstance(found, str):
                sys.stderr.write(f"\n{found}\n")
                return 1
            for match in found:
                done, steps = done + 1, steps + match.steps
                ended[match.reason] += 1
                verbs += match.verbs
            sys.stderr.write(f"\r{given.game}: {done} of {given.matches} matches, {steps} steps, no difference")
    report = {"game": given.game, "matches": done, "steps": steps, "ended": ended, "verbs": verbs, "next": end}
    sys.stdout.write(f"\n{json.dumps(report)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
