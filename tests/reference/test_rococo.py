"""Rococo and its second opinion agree along whole matches: both editions, all modules, Madame du Barry."""

from __future__ import annotations

import pytest

from tests.reference import rococo
from tests.reference.comparing import Difference, choices, compare_match, matches

SHARE = 23
"""One of so many choices of seats and modules is compared here; `make soak-reference` compares all of them."""


@pytest.mark.slow
def test_every_step_is_the_same() -> None:
    verbs: set[str] = set()
    steps = 0
    for number in range(0, 4 * len(choices("rococo")), SHARE):
        (setup, seed, manner), *_ = matches("rococo", range(number, number + 1))
        compared = compare_match(setup, seed, manner)
        verbs |= set(compared.verbs)
        steps += compared.steps
    assert steps > 5_000
    assert verbs >= {"favor", "acquire", "tailor", "hire", "depute", "fund", "exam", "pay", "place", "jewel", "next"}


@pytest.mark.parametrize(
    ("rule", "otherwise"),
    [
        ("acquire_price", lambda match, place: 0),
        ("deputable", lambda match, player: match.staff(player)),
        ("_second_places", lambda match: True),
    ],
)
def test_another_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, rule: str, otherwise: object) -> None:
    monkeypatch.setattr(rococo.Match, rule, otherwise)
    (setup, seed, manner), *_ = matches("rococo", range(432 + 16, 432 + 17))
    with pytest.raises(Difference):
        compare_match(setup, seed, manner)
