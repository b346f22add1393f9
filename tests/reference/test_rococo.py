"""Rococo and its second opinion agree along whole matches: both editions, all modules, solo."""

from __future__ import annotations

import pytest

from tests.reference import rococo
from tests.reference.comparing import Difference, choices, compare_match, matches

SHARE = 12
"""One of so many choices of seats and modules is compared here; `make soak-reference` compares all of them."""


@pytest.mark.slow
def test_every_step_is_the_same() -> None:
    steps = 0
    for number in range(0, 3 * len(choices("rococo")), SHARE + 1):
        (setup, seed, manner), *_ = matches("rococo", range(number, number + 1))
        steps += compare_match(setup, seed, manner).steps
    assert steps > 8_000


@pytest.mark.parametrize(
    ("rule", "otherwise"),
    [
        ("may_depute", lambda match, seat: True),
        ("income", lambda match: None),
        ("_crowns", lambda match, seat: 7),
    ],
)
def test_another_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, rule: str, otherwise: object) -> None:
    monkeypatch.setattr(rococo.Match, rule, otherwise)
    (setup, seed, manner), *_ = matches("rococo", range(160, 161))
    with pytest.raises(Difference):
        compare_match(setup, seed, manner)
