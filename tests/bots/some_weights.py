"""Weights by a seed: a judgement that knows nothing, but the same in every engine."""

from __future__ import annotations

from guildhall.bots.net import Net
from guildhall.bots.weights import Weights, identity
from guildhall.core.game import Game
from guildhall.core.rng import SEARCH, Rng

SIZES = [48, 24, 4]


def some_weights(game: Game, seed: int = 1) -> Weights:
    """As a file would have them, for all seats of a game."""
    features = game.features
    assert features is not None
    rng = Rng(seed, SEARCH)
    units, second, places = SIZES

    def some(count: int, low: int, high: int) -> list[int]:
        return [low + int(rng.below(high - low + 1)) for _ in range(count)]

    layers = [
        some(int(features.size) * units, -60, 60),
        some(units, 0, 200),
        some(units * second, -20, 20),
        some(second, 0, 2000),
        some(second * places * 2, -400, 400),
        some(places * 2, -2000, 2000),
    ]
    about = identity(game, features) | {"inputs": int(features.size), "sizes": SIZES, "seats": list(game.meta.seats)}
    return Weights(about, layers)


def some_net(game: Game, seed: int = 1) -> Net:
    assert game.features is not None
    return some_weights(game, seed).net(game.features)
