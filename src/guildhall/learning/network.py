"""Fitting a network: the one of `bots/net.py` in floating point, with gradients by hand and Adam."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

from guildhall.bots.net import (
    BLOCK,
    FIRST_SCALE,
    FIRST_SHIFT,
    FIRST_TOP,
    SECOND_SCALE,
    SECOND_SHIFT,
    SECOND_TOP,
    THIRD_SCALE,
    THIRD_SHIFT,
)
from guildhall.learning.matches import POINTS_IN_ONE, Positions

UNITS, SECOND_UNITS = 3 * int(BLOCK), int(BLOCK)
BATCH = 1024
POINTS_COUNT = 0.5
"""How much an error in points counts beside one in shares."""
FIRST_MOST = int(FIRST_TOP) / (FIRST_SCALE >> int(FIRST_SHIFT))
SECOND_MOST = int(SECOND_TOP) / 256
LARGEST_WEIGHT = 6.0
"""With no more features on than there may be (`MOST_ON`), sums stay in their lanes."""
LARGEST_ROW = 30.0
"""So much may the weights of a second unit be together, for the same reason."""
KEEP, KEEP_SQUARES, TINY = 0.9, 0.999, 1e-8
"""Adam's."""
SETTLING, FIRST_SETTLING = 1 / 2000, 10
"""So much of the way the settled weights go at every step to where descent is, which evens out its steps to and fro; at
first, while it is still far from anywhere, so many times one by the number of steps."""
FADING = 0.1
"""So much of a feature's weights, times the rate, fades at every step: what came up once is not learned by heart."""

ACTIVATION = (FIRST_SCALE >> int(FIRST_SHIFT)) * SECOND_SCALE
SCALES = {
    "first": FIRST_SCALE,
    "start": FIRST_SCALE,
    "second": SECOND_SCALE,
    "second_bias": ACTIVATION,
    "third": THIRD_SCALE,
    "bias": THIRD_SCALE * (ACTIVATION >> int(SECOND_SHIFT)),
}
"""What weights are multiplied by to be whole numbers…"""
CUT = {
    "start": 2 ** (int(FIRST_SHIFT) - 1),
    "second_bias": 2 ** (int(SECOND_SHIFT) - 1),
    "bias": 2 ** (int(THIRD_SHIFT) - 1),
}
"""…and what is added to biases for what shifting cuts off."""

Arrays = dict[str, Any]
KEPT = ("weights", "settled", "mean", "squares")
"""What a checkpoint has of a network."""


class Network:
    """Weights in floating point, and what Adam remembers of their gradients.

    `weights` are where descent is; `settled`, a moving mean of them, is what judges and plays.
    """

    def __init__(self, inputs: int, places: int, spread: int, seed: int, units: int = UNITS) -> None:
        rng = np.random.default_rng(seed)

        def some(rows: int, columns: int, size: float) -> Any:
            return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

        self.inputs, self.places, self.spread = inputs, places, spread
        self.weights: Arrays = {
            "first": np.zeros((inputs, units), np.float32),  # chance here would stay in the rows of rare features
            "start": np.full(units, 0.3, np.float32),
            "second": some(units, SECOND_UNITS, 0.15),
            "second_bias": np.full(SECOND_UNITS, 0.1, np.float32),
            "third": np.zeros((SECOND_UNITS, places * 2), np.float32),  # who has learned nothing says nothing
            "bias": np.zeros(places * 2, np.float32),
        }
        self.settled = {name: weight.copy() for name, weight in self.weights.items()}
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    # -- judging --

    def judge(self, positions: Positions) -> Any:
        """The shares and points of all players in every position, as targets have them."""
        starts = _starts(positions)
        found = []
        for first in range(0, len(positions.lengths), BATCH):
            rows = np.arange(first, min(first + BATCH, len(positions.lengths)))
            _, _, outs = self._forward(self.settled, self._on(positions, rows, starts), positions.expected[rows])
            found.append(np.hstack([self._shares(outs, positions.players[rows]), outs[:, self.places :]]))
        return np.concatenate(found)

    def _on(self, positions: Positions, rows: Any, starts: Any) -> Any:
        """A sparse matrix of the features that are on in some positions."""
        lengths = positions.lengths[rows].astype(np.int64)
        ends = np.concatenate([[0], np.cumsum(lengths)])
        within = np.arange(ends[-1]) - np.repeat(ends[:-1], lengths)
        numbers = positions.features[np.repeat(starts[rows], lengths) + within].astype(np.int32)
        ones: Any = np.ones(len(numbers), np.float32)
        return csr_matrix((ones, numbers, ends.astype(np.int32)), shape=(len(rows), self.inputs))

    def _forward(self, w: Arrays, on: Any, expected: Any) -> tuple[Any, Any, Any]:
        first = on @ w["first"] + w["start"]
        second = np.clip(first, 0, FIRST_MOST) @ w["second"] + w["second_bias"]
        learned = np.clip(second, 0, SECOND_MOST) @ w["third"] + w["bias"]
        return first, second, learned + np.hstack([expected / self.spread, expected / POINTS_IN_ONE])

    def _shares(self, outs: Any, players: Any) -> Any:
        logits = np.where(np.arange(self.places) < players[:, None], outs[:, : self.places], -1e9)
        powers = np.exp(logits - logits.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    # -- fitting --

    def fit(self, positions: Positions, passes: int, rate: float, last_rate: float, seed: int) -> float:
        """Go through all positions in random order; the mean square error in shares over the last quarter."""
        rng = np.random.default_rng(seed)
        starts = _starts(positions)
        count = len(positions.lengths)
        batch = min(BATCH, count)
        steps = passes * (count // batch)
        errors: list[float] = []
        for _ in range(passes):
            order = rng.permutation(count)
            for first in range(0, count - batch + 1, batch):
                rows = order[first : first + batch]
                now = last_rate + (rate - last_rate) * 0.5 * (1 + math.cos(math.pi * len(errors) / steps))
                on = self._on(positions, rows, starts)
                errors.append(
                    self._step(on, positions.players[rows], positions.expected[rows], positions.targets[rows], now)
                )
        return float(np.mean(errors[-max(1, len(errors) // 4) :]))

    def _step(self, on: Any, players: Any, expected: Any, targets: Any, rate: float) -> float:
        w = self.weights
        first, second, outs = self._forward(w, on, expected)
        lit, active = np.clip(first, 0, FIRST_MOST), np.clip(second, 0, SECOND_MOST)
        there = np.arange(self.places) < players[:, None]
        wrong = self._shares(outs, players) - targets[:, : self.places]
        off = (outs[:, self.places :] - targets[:, self.places :]) * there
        d_outs = (np.hstack([wrong, off * POINTS_COUNT]) / len(targets)).astype(np.float32)
        d_second = (d_outs @ w["third"].T) * ((second > 0) & (second < SECOND_MOST))
        d_first = (d_second @ w["second"].T) * ((first > 0) & (first < FIRST_MOST))
        self._descend(
            {
                "first": on.T @ d_first,
                "start": d_first.sum(0),
                "second": lit.T @ d_second,
                "second_bias": d_second.sum(0),
                "third": active.T @ d_outs,
                "bias": d_outs.sum(0),
            },
            rate,
        )
        return float(np.mean(wrong[:, 0] ** 2))

    def _descend(self, gradients: Arrays, rate: float) -> None:
        self.steps += 1
        correct, correct_squares = 1 - KEEP**self.steps, 1 - KEEP_SQUARES**self.steps
        for name, gradient in gradients.items():
            mean, squares = self.mean[name], self.squares[name]
            mean += (1 - KEEP) * (gradient - mean)
            squares += (1 - KEEP_SQUARES) * (gradient * gradient - squares)
            self.weights[name] -= (rate / correct) * mean / (np.sqrt(squares / correct_squares) + TINY)
        self.weights["first"] *= 1 - rate * FADING
        self._stay_in_lanes()
        pace = max(SETTLING, min(1.0, FIRST_SETTLING / self.steps))
        for name, weight in self.weights.items():
            self.settled[name] += pace * (weight - self.settled[name])

    def _stay_in_lanes(self) -> None:
        """Keep the weights where whole numbers have room for their sums."""
        w = self.weights
        for name in ("first", "start"):
            np.clip(w[name], -LARGEST_WEIGHT, LARGEST_WEIGHT, out=w[name])
        size = np.abs(w["second"]).sum(0)
        w["second"] *= np.minimum(1.0, LARGEST_ROW / np.maximum(size, TINY))
        np.clip(w["third"], -30, 30, out=w["third"])

    # -- keeping --

    def layers(self) -> list[list[int]]:
        """The weights in whole numbers, as `bots/net.py` takes them.

        Shifting cuts off, so half of what it cuts is added to the biases.
        """
        w = self.settled
        whole = {name: np.rint(w[name] * scale).astype(np.int64) + CUT.get(name, 0) for name, scale in SCALES.items()}
        return [(whole[name].T if name == "third" else whole[name]).ravel().tolist() for name in SCALES]

    def take(self, layers: list[list[int]]) -> None:
        """Weights from whole numbers; what Adam remembers is forgotten.

        Units that were not there before stay as new ones are: none of them says anything about any feature yet, and
        what they add to the second layer at rest is taken off its biases, so the same is judged as before.
        """
        w = self.weights
        for (name, scale), layer in zip(SCALES.items(), layers, strict=True):
            whole = np.array(layer, np.float32) - CUT.get(name, 0)
            if name == "third":
                whole = whole.reshape(w[name].shape[::-1]).T
            elif name == "first":
                whole = whole.reshape(self.inputs, -1)
            elif name == "second":
                whole = whole.reshape(-1, SECOND_UNITS)
            w[name][tuple(slice(length) for length in whole.shape)] = whole / scale
        known = len(layers[1])
        w["second_bias"] -= w["start"][known:] @ w["second"][known:]
        self.settled = {name: weight.copy() for name, weight in w.items()}

    def sizes(self) -> list[int]:
        return [len(self.weights["start"]), SECOND_UNITS, self.places]

    def save(self, file: Any) -> None:
        kept = {f"{kind}.{name}": array for kind in KEPT for name, array in vars(self)[kind].items()}
        np.savez(file, steps=self.steps, **kept)

    def load(self, file: Any) -> None:
        with np.load(file) as found:
            self.steps = int(found["steps"])
            for kind in KEPT:
                for name in self.weights:
                    vars(self)[kind][name] = found[f"{kind}.{name}"]


def _starts(positions: Positions) -> Any:
    """Where the features of each position begin."""
    return np.concatenate([[0], np.cumsum(positions.lengths, dtype=np.int64)[:-1]])
