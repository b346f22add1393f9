"""What a hint says of its choices."""

from __future__ import annotations

import pytest

from guildhall.games import built_in, game
from guildhall.study.advice import advice


@pytest.mark.parametrize("name", built_in())
def test_the_first_choice_is_compared_with_the_next_and_not_with_itself(name: str) -> None:
    state = game(name).setup(2).start(3)
    alike = 0
    for seed in range(4):
        first, *others = advice(state, int(state.mover()), 20, seed)
        assert "study-hint-alike" not in [said.key for said in first.says]
        alike += any("study-hint-alike" in [said.key for said in other.says] for other in others)
        state.apply(int(state.mover()), first.action)
    assert alike, "else nothing was there to be said wrongly"
