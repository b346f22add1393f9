"""Features for tests: those that are on, by number, or as the name of their part and the place within it."""

from __future__ import annotations

from guildhall.core.state import Moves, State


def on(state: State, seat: int, since: State | None = None) -> list[int]:
    found = Moves()
    state.features(seat, since or state, found)
    return found.listed()


def expected(state: State, seat: int, since: State | None = None) -> list[int]:
    """What rules of thumb expect, where the game has some."""
    features = state.setup.game.features
    assert features is not None
    return features.expected(state, seat, since or state)


def named(state: State, seat: int, since: State | None = None) -> set[str]:
    """As in `tokens 0 4 2`."""
    features = state.setup.game.features
    assert features is not None
    found = set()
    for number in on(state, seat, since):
        part = next(part for part in features.parts if part.first <= number < part.first + part.size)
        places, rest = [], number - int(part.first)
        for length in reversed(part.shape):
            places.append(rest % length)
            rest //= length
        found.add(f"{part.name} {' '.join(map(str, reversed(places)))}")
    return found


def of_part(seen: set[str], name: str) -> set[str]:
    """The places of one part."""
    return {text.removeprefix(f"{name} ") for text in seen if text.split()[0] == name}
