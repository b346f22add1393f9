"""The Red Cathedral and its second opinion agree along whole matches: base game, Contractors, guilds, solo."""

from __future__ import annotations

import pytest

from tests.reference import red_cathedral
from tests.reference.comparing import Difference, choices, compare_match, matches

SHARE = 13
"""One of so many choices of seats and modules is compared here; `make soak-reference` compares all of them."""


@pytest.mark.slow
def test_every_step_is_the_same() -> None:
    steps = 0
    for number in range(0, 3 * len(choices("red_cathedral")), SHARE):
        (setup, seed, manner), *_ = matches("red_cathedral", range(number, number + 1))
        steps += compare_match(setup, seed, manner).steps
    assert steps > 10_000


@pytest.mark.parametrize(
    ("rule", "otherwise"),
    [
        ("available", lambda match: {"1-1"}),
        ("pay_prestige", lambda match, seat: None),
        ("_tower", lambda match, tower: [0] * len(match.sides)),
    ],
)
def test_another_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, rule: str, otherwise: object) -> None:
    monkeypatch.setattr(red_cathedral.Match, rule, otherwise)
    (setup, seed, manner), *_ = matches("red_cathedral", range(192 + 20, 192 + 21))
    with pytest.raises(Difference):
        compare_match(setup, seed, manner)
