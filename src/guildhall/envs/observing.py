"""What a seat is given: the features of its game in one array of 0 and 1, and a mask over the catalogue of actions."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces

from guildhall.core.errors import GuildhallError
from guildhall.core.features import Features
from guildhall.core.game import Game, Setup
from guildhall.core.state import State
from guildhall.games import game as load_game


class Place(NamedTuple):
    """Where a part of an observation stands, and how it is counted; players, if it is about them, come first."""

    where: slice
    shape: tuple[int, ...]


def parts(game: str | Game) -> dict[str, Place]:
    """The parts of a game's observations by name, in their order."""
    return {
        part.name: Place(slice(int(part.first), int(part.first + part.size)), tuple(part.shape))
        for part in features_of(game).parts
    }


def named(game: str | Game, observation: Any) -> dict[str, Any]:
    """An observation, or a batch of them, as its parts in their shapes; they share its memory."""
    return {
        name: observation[..., place.where].reshape(observation.shape[:-1] + place.shape)
        for name, place in parts(game).items()
    }


def features_of(game: str | Game) -> Features:
    """The features of a game, by which it is observed; GuildhallError if it declares none."""
    loaded = load_game(game) if isinstance(game, str) else game
    if loaded.features is None:
        raise GuildhallError(f"{loaded.meta.title} declares no features, so there is nothing to observe")
    return loaded.features


def observation_space(setup: Setup) -> Any:
    """The space of what `observed` gives."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (int(features_of(setup.game).size),), np.int8),
            "action_mask": spaces.Box(0, 1, (len(setup.catalogue),), np.int8),
        }
    )


def observed(position: State, seat: int, asked: bool) -> dict[str, Any]:
    """A position as a seat may know it, and what it may do; nothing if it is not asked."""
    features = features_of(position.setup.game)
    return {
        "observation": marked(features.size, features.on(position, seat)),
        "action_mask": mask(position, seat, asked),
    }


def mask(position: State, seat: int, asked: bool) -> Any:
    """1 for every action of the catalogue that a seat may do now."""
    return marked(len(position.setup.catalogue), position.legal(seat) if asked else [])


def marked(size: int, numbers: list[int]) -> Any:
    """An array of 0 with 1 at these numbers."""
    found: Any = np.zeros(size, np.int8)
    found[np.array(numbers, np.intp)] = 1
    return found
