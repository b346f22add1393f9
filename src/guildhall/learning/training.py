"""The loop of generations, and its checkpoints.

A folder keeps everything: what a run needs to go on, the champion's weights, and a line for every generation. All seeds
follow from the run's seed and the generation, so a run that was stopped and goes on is the run that was never stopped.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from guildhall import __version__
from guildhall.bots.weights import BadWeights, from_bytes, identity, require_fit, to_bytes
from guildhall.core.errors import GuildhallError
from guildhall.games import game as load_game
from guildhall.learning.gate import duel
from guildhall.learning.matches import UNUSUAL, Matches, Positions, joined, loaded, play_matches
from guildhall.learning.network import UNITS, Network
from guildhall.learning.workers import Workers

WINDOW = 6
"""The positions of so many generations are learned from; those of the first, in which nothing was judged, only once."""
OFTEN_OTHERWISE = 8.0
"""So many choices of a match are not the best, in a game of many small choices as in one of a few…"""
FIRST_NOISE = 0.5
"""…but of the first matches up to this share of them, more on some seats than on others."""
BEGINNERS_NOISE, BEGINNERS_TRUST = 0.04, 0.95
"""…or of those by rules of thumb (`Features.expects`) this share, on all seats alike: their judgement is worth much."""
LEAD = 0.2
"""So far leads the game's own choice a network that wins nothing against `greedy`, and not at all an equal."""
FORGOTTEN = 3.0
"""A target looks back from what happened over one in so many of a match's choices; beyond, what was thought counts."""
FORGOTTEN_AFTER_RULES = 10.0
"""The same where rules of thumb begin: what is thought is worth more there from the first."""
RATES = ((0, 2e-3), (1, 1e-3), (10, 5e-4), (20, 2.5e-4))
"""How fast is learned, from which generation of a run on, whatever it began with…"""
RATE_AFTER_RULES = 1e-3
"""…and where rules of thumb begin."""
FIRST_PASSES = 2
"""So often a first generation is gone through there. More would learn single matches by heart."""
LAST_RATE = 0.2
"""At the end of a generation so much of its rate is left."""
PER_JOB = 100
BINS = 10

Tell = Callable[[str, int, int], None]
"""Is told what is being done, how far it is, and of how much."""


class Plan(NamedTuple):
    """What a run is; a folder keeps it, and goes on only with the same."""

    game: str
    seats: tuple[int, ...]
    """Numbers of seats; what stands there twice is played twice as often."""
    seed: int = 1
    matches: int = 6000
    """Matches of a generation."""
    first_matches: int = 15000
    """Matches of the first one, by the game's own appraisal."""
    gate: int = 200
    """Matches against the champion, and half as many against `greedy`."""
    longest: int = 2000
    """Matches of more actions are broken off."""
    unusual: int = UNUSUAL
    """One match in so many is played with any options."""
    walks: int = 0
    """After the first generation matches are played by searches of so many walks; 0 looks one step ahead."""
    units: int = UNITS
    """Of the network's first layer; more than a weight file has may be begun with (`--after`)."""
    slow: int = 1
    """All rates are divided by it: what is known already is not to be forgotten for a few new matches."""


class Training:
    """A run in a folder. `generation` does one; `weights` are the champion's."""

    def __init__(self, plan: Plan, folder: Path, after: Path | None = None) -> None:
        """Go on in the folder; a new run begins from nothing, or with what a weight file knows."""
        self.plan, self.folder = plan, folder
        self.game = load_game(plan.game)
        if self.game.features is None:
            raise GuildhallError(f"{self.game.meta.title} declares no features, so it cannot be learned")
        self.features = self.game.features
        places = max(2, self.features.seats)
        self.network = Network(int(self.features.size), places, self.features.spread, plan.seed, plan.units)
        self.window: list[Positions] = []
        self.rows: list[dict[str, Any]] = []
        """What is known of each generation done."""
        self.weights = b""
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "run.json").exists():
            self._resume()
        elif after is not None:
            self._begin_after(after)
        elif self.features.expects:
            self.weights = self._written([{"choices": 0, "matches": 0}])  # rules of thumb are the first champion

    @property
    def next_generation(self) -> int:
        return len(self.rows)

    def generation(self, workers: Workers, tell: Tell) -> dict[str, Any]:
        """Play, learn, and play the champion; the row that says how it went."""
        number = self.next_generation
        began, cpu = time.monotonic(), time.process_time()
        fresh = self._play(workers, number, tell)
        if len(fresh.lengths) == 0:
            count = self.plan.matches if number else self.plan.first_matches
            raise GuildhallError(f"none of {count} matches ended within {self.plan.longest} actions")
        calibration = self._calibration(fresh) if number else []
        self.window = [*self.window[-WINDOW + 1 :], fresh] if number > 1 else [fresh]
        tell("learning", 0, 1)
        error = self._learn(number)
        row: dict[str, Any] = {
            "generation": number,
            "matches": self.plan.matches if number else self.plan.first_matches,
            "positions": len(fresh.lengths),
            "choices": round(float(fresh.choices.mean()), 1),
            "error": round(error, 5),
            "calibration": calibration,
        }
        row |= self._gate(workers, row, tell)
        row |= {"seconds": round(time.monotonic() - began, 1), "cpu": round(time.process_time() - cpu, 1)}
        self.rows.append(row)
        self._keep(number)
        return row

    # -- the steps of a generation --

    def _calibration(self, fresh: Positions) -> list[list[float]]:
        happened = np.isfinite(fresh.results)
        return calibrated(self.network.judge(fresh)[happened, 0], fresh.results[happened])

    def _play(self, workers: Workers, number: int, tell: Tell) -> Positions:
        plan = self.plan
        count = plan.matches if number else plan.first_matches
        first = plan.seed * 10_000_000 + (plan.first_matches + (number - 1) * plan.matches if number else 0)
        noise, leads, trust = self.habits()
        jobs = [
            Matches(
                plan.game, plan.seats, self.weights, first + at, min(PER_JOB, count - at), noise, leads, trust,
                plan.longest, plan.unusual, plan.walks if self.rows else 0
            )
            for at in range(0, count, PER_JOB)
        ]  # fmt: skip
        found = []
        for done, positions in enumerate(workers.results(play_matches, jobs)):
            found.append(positions)
            tell("playing", min(count, (done + 1) * PER_JOB), count)
        return joined(found)

    def habits(self) -> tuple[float, dict[int, float], float]:
        """How often another move than the best is made, how far it is led, how much of a target is what happened."""
        if not self.rows:
            return (BEGINNERS_NOISE, {}, BEGINNERS_TRUST) if self.weights else (FIRST_NOISE, {}, 1.0)
        forgotten = FORGOTTEN_AFTER_RULES if self.features.expects else FORGOTTEN
        choices = max(self.rows[0]["choices"], 2 * forgotten)
        leads = {
            int(seats): max(0.0, 1 - won / matches * int(seats)) * LEAD
            for seats, (won, matches) in self.rows[-1]["greedy"].items()
            if int(seats) > 1
        }
        return OFTEN_OTHERWISE / choices, leads, 1 - forgotten / choices

    def _learn(self, number: int) -> float:
        rate, passes = [rate for first, rate in RATES if first <= number][-1], 1
        if self.features.expects:
            rate, passes = min(rate, RATE_AFTER_RULES), passes if self.rows else FIRST_PASSES
        rate /= self.plan.slow
        return self.network.fit(joined(self.window), passes, rate, rate * LAST_RATE, self.plan.seed * 1000 + number)

    def _gate(self, workers: Workers, row: dict[str, Any], tell: Tell) -> dict[str, Any]:
        """The new weights against the champion and `greedy`; they take its place unless they are clearly worse."""
        plan, weights = self.plan, self._written([*self.rows, row])
        found: dict[str, Any] = {"greedy": {}, "champion": {}, "taken": True}
        for seats in dict.fromkeys(plan.seats):
            tell(f"against greedy, {seats} seats", 0, 1)
            score = duel(workers, plan.game, seats, weights, "greedy", plan.gate // 2, plan.longest)
            found["greedy"][str(seats)] = [score.won, score.matches]
        if self.weights:
            found["taken"] = self._holds_against_the_champion(workers, weights, found["champion"], tell)
        if found["taken"]:
            self.weights = self._written([*self.rows, row | found])
        return found

    def _holds_against_the_champion(
        self, workers: Workers, weights: bytes, scores: dict[str, list[float]], tell: Tell
    ) -> bool:
        """Whether new weights are not clearly worse at all numbers of seats together.

        Their equal would win its share of the matches; alone, what the champion itself wins of the same deals.
        """
        plan = self.plan
        counts = [seats for seats in dict.fromkeys(plan.seats) if seats > 1] or [1]
        won = expected = variance = 0.0
        for seats in counts:
            tell(f"against the champion, {seats} seats", 0, 1)
            matches = max(seats, plan.gate // len(counts))
            score = duel(workers, plan.game, seats, weights, self.weights, matches, plan.longest)
            scores[str(seats)] = [score.won, score.matches]
            fair = 1 / seats
            if seats == 1:
                fair = duel(workers, plan.game, seats, self.weights, "greedy", matches, plan.longest).share
            won += score.won
            expected += matches * fair
            variance += matches * fair * (1 - fair)
        return won + 1.96 * math.sqrt(variance) >= expected

    def _written(self, rows: list[dict[str, Any]]) -> bytes:
        """The network as a weight file, with where it comes from."""
        about = identity(self.game, self.features) | {
            "inputs": int(self.features.size),
            "sizes": self.network.sizes(),
            "seats": sorted(set(self.plan.seats)),
            "trained": {
                "guildhall": __version__,
                "seed": self.plan.seed,
                "generations": len(rows) + rows[0].get("earlier", 0),
                "choices": rows[0]["choices"],
                "matches": sum(row["matches"] for row in rows),
                "greedy": rows[-1].get("greedy", {}),
            },
        }
        return to_bytes(about, self.network.layers())

    # -- checkpoints --

    def _keep(self, number: int) -> None:
        """Write everything down; `run.json` comes last and says what the others belong to."""
        _write(self.folder / f"network-{number}.npz", self.network.save)
        _write(self.folder / f"positions-{number}.npz", self.window[-1].save)
        _write(self.folder / f"champion-{number}.weights", lambda file: file.write(self.weights))
        kept = {"plan": self.plan._asdict(), "rows": self.rows}
        _write(self.folder / "run.json", lambda file: file.write(json.dumps(kept, indent=1).encode()))
        _write(self.folder / f"{self.plan.game}.weights", lambda file: file.write(self.weights))
        for old in (f"network-{number - 1}.npz", f"champion-{number - 1}.weights", f"positions-{number - WINDOW}.npz"):
            (self.folder / old).unlink(missing_ok=True)

    def _begin_after(self, weights: Path) -> None:
        """Take over what a weight file knows, as a first generation: for other seats, or for values that changed."""
        try:
            found = from_bytes(weights.read_bytes())
            trained = found.about["trained"]
            first = {"matches": trained["matches"], "choices": trained["choices"], "earlier": trained["generations"]}
        except (OSError, BadWeights, KeyError, TypeError) as error:
            raise GuildhallError(f"{weights} is nothing to begin after: {error}") from None
        if found.about.get("features") != identity(self.game, self.features)["features"]:
            raise GuildhallError(f"{weights} is nothing to begin after: it has learned other features")
        self.network.take(found.layers)
        self.rows = [
            {"generation": 0, **first, "positions": 0, "error": 0.0, "calibration": [], "greedy": {}, "champion": {}}
            | {"taken": True, "seconds": 0.0, "cpu": 0.0}
        ]
        self.weights = self._written(self.rows)

    def _resume(self) -> None:
        kept = json.loads((self.folder / "run.json").read_text(encoding="utf-8"))
        plan = Plan(**kept["plan"] | {"seats": tuple(kept["plan"]["seats"])})
        if plan != self.plan:
            raise GuildhallError(f"{self.folder} has another run: {plan}; go on with the same, or take another folder")
        self.rows = kept["rows"]
        last = len(self.rows) - 1
        self.network.load(self.folder / f"network-{last}.npz")
        first = max(1, last - WINDOW + 1)
        self.window = [loaded(self.folder / f"positions-{number}.npz") for number in range(first, last + 1)]
        self.weights = (self.folder / f"champion-{last}.weights").read_bytes()
        require_fit(from_bytes(self.weights), self.game, self.features)


def _write(file: Path, fill: Callable[[Any], Any]) -> None:
    """A file is there as a whole or not at all."""
    half = file.with_name(f"{file.name}.half")
    with half.open("wb") as opened:
        fill(opened)
    os.replace(half, file)


def calibrated(expected: Any, actual: Any) -> list[list[float]]:
    """For tenths of the expected share: the mean of it, of what was really won, and in how many positions."""
    found = []
    for place in range(BINS):
        within = (expected * BINS).astype(int).clip(0, BINS - 1) == place
        if count := int(np.count_nonzero(within)):
            means = round(float(expected[within].mean()), 4), round(float(actual[within].mean()), 4)
            found.append([*means, count])
    return found
