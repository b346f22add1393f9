"""All games, seat counts and options keep the contract: a sample here, the large counts in `make soak`."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from guildhall.conformance import check_match
from guildhall.conformance.checks import catalogue_is_one_to_one
from guildhall.conformance.soak import setups, varied
from guildhall.core.errors import CannotUndo
from guildhall.core.options import Value
from guildhall.games import built_in, game
from guildhall.play import Match, import_record

MOST = 12
"""Choices of seats and modules that are tried of each game."""


def sample(name: str) -> list[object]:
    """Choices of seats and modules, spread evenly over all there are."""
    choices = list(setups(game(name)))
    count = min(MOST, len(choices))
    picked = [choices[i * len(choices) // count] for i in range(count)]
    return [
        pytest.param(name, seats, modules, i, id=f"{name}-{seats}-{'-'.join(map(str, modules.values()))}")
        for i, (seats, modules) in enumerate(picked)
    ]


@pytest.mark.parametrize(("name", "seats", "modules", "seed"), [one for name in built_in() for one in sample(name)])
def test_games(name: str, seats: int, modules: dict[str, Value], seed: int) -> None:
    setup = varied(game(name), seats, modules, seed)
    catalogue_is_one_to_one(setup.catalogue)
    check_match(setup, seed, thorough=41)


@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**64), choices=st.lists(st.tuples(st.integers(0, 999), st.integers(0, 5)), max_size=60))
def test_play_with_undo_and_redo(seed: int, choices: list[tuple[int, int]]) -> None:
    """However one goes back and forth, the record leads to the position."""
    match = Match(game("splendor").setup(3), seed)
    for pick, what in choices:
        if match.over:
            break
        seat = int(match.state.mover())
        last = match.steps[-1].seat if match.steps else seat
        try:
            if what == 0:
                match.undo(last)
            elif what == 1:
                match.redo(last)
            elif what == 2:
                match.take_back(last)
            else:
                legal = match.state.legal(seat)
                match.act(seat, legal[pick % len(legal)])
        except CannotUndo:
            assert what < 3
        assert match.at(match.number).save() == match.state.save()
        assert {entry.number for entry in match.log} <= set(range(match.number))
    assert import_record(match.export()).state.save() == match.state.save()
