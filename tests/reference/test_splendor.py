"""Splendor and its second opinion agree along whole matches, over all seats and options."""

from __future__ import annotations

import pytest

from tests.reference import splendor
from tests.reference.comparing import Difference, compare_match, matches

MATCHES = range(18)
"""Each choice of seats and small takes in each manner of play."""


@pytest.mark.slow
def test_every_step_is_the_same() -> None:
    verbs = set()
    for setup, seed, manner in matches("splendor", MATCHES):
        verbs |= set(compare_match(setup, seed, manner).verbs)
    assert verbs >= {"take", "reserve", "reserve-deck", "buy", "buy-hand", "return", "pay", "gold-for", "pass"}


@pytest.mark.parametrize(
    ("rule", "otherwise"),
    [
        ("_takes", lambda match: {"take wbg"}),
        ("_take_gold", lambda match, player: None),
        ("bonuses", lambda match, player: dict.fromkeys(splendor.COLOURS, 0)),
    ],
)
def test_another_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, rule: str, otherwise: object) -> None:
    monkeypatch.setattr(splendor.Match, rule, otherwise)
    (setup, seed, manner), *_ = matches("splendor", range(1))
    with pytest.raises(Difference):
        compare_match(setup, seed, manner)
