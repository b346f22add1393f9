"""The conformance suite passes a game that keeps its promises and catches every broken toy."""

from __future__ import annotations

import pytest

from guildhall.conformance import BrokenPromise, check_setup

from .toys import BROKEN, Toy, toy_game


def test_a_sound_toy_passes() -> None:
    reports = check_setup(toy_game(Toy).setup(2), range(20))
    assert {report.reason for report in reports} == {"empty"}


@pytest.mark.parametrize("toy", BROKEN, ids=lambda toy: toy.__name__)
def test_a_broken_toy_is_caught(toy: type[Toy]) -> None:
    with pytest.raises(BrokenPromise, match=BROKEN[toy]):
        check_setup(toy_game(toy).setup(2), range(20))
