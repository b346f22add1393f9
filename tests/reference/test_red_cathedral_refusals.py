"""What The Red Cathedral refuses along whole matches, it refuses for a rule whose condition is in fact broken."""

from __future__ import annotations

from collections import Counter

import pytest

from guildhall.bots.playout import greedy_move
from guildhall.core.game import Setup
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.games.red_cathedral.rules import market
from tests.reference.comparing import LAST, begin, choices, matches
from tests.reference.judging import any_kind, refused
from tests.reference.red_cathedral.match import Match
from tests.reference.red_cathedral.refused import Reason
from tests.reference.red_cathedral.refusing import BROKEN, EFFECTS, Refusals

SHARE = 17
"""One of so many choices of seats, modules and manners is followed here."""
RARE = {
    *EFFECTS,
    ("activate", "RC-EFF-06"),
    ("influence", "RC-MKT-14"),
    ("influence", "RC-MKT-15"),
    ("die", "RC-EFF-08"),
    ("discard", "RC-SPEC-15"),
}
RARE |= {("service", "RC-SERV-02"), ("service", "RC-SERV-16"), ("take-service", "RC-GUILD-BRICKMAKERS-02")}
RARE |= {("rival", "RC-GUILD-FOREMEN-09"), ("rival", "RC-GUILD-CONTRACTORS-04"), ("influence", "RC-GUILD-SCRIBES-07")}
RARE |= {(verb, rule) for verb, rule in BROKEN if rule.startswith("RC-GUILD-SHOPKEEPERS")}
"""What may not come up in so few matches; positions of their own test these."""


def follow(setup: Setup, seed: int, manner: str) -> Counter[tuple[str, str]]:
    """Play a match and judge every candidate that is refused: how often which word by which rule."""
    state = setup.start(seed)
    match = begin(setup.game.meta.name, setup, state)
    assert isinstance(match, Match)
    refusals, rng = Refusals(match), Rng(seed, SEARCH)
    seen: Counter[tuple[str, str]] = Counter()
    while (seat := int(state.mover())) >= 0:
        asked = state.view(None)["pending"]
        legal = state.legal(seat)
        for text, why in refused(state, seat, legal):
            reason = Reason(*why)
            seen[text.split()[0], reason.rule] += 1
            assert refusals.is_true(asked, text, reason), f"{text} at {asked}: {reason}\n{state.save()}"
        text = _chosen(state, seat, legal, manner, rng)
        refusals.chosen(asked, text)
        state.apply(seat, setup.catalogue.number(text))
        match.step(text, state.save())
    return seen


def _chosen(state: State, seat: int, legal: list[int], manner: str, rng: Rng) -> str:
    """As a greedy bot does, or any kind of action."""
    if manner == "greedy" and rng.below(10):
        return state.setup.catalogue.text(greedy_move(state, seat, rng))
    return any_kind(state, legal, LAST, 8, rng)


@pytest.mark.slow
def test_every_refusal_has_a_true_reason() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for number in range(0, 3 * len(choices("red_cathedral")), SHARE):
        (setup, seed, manner), *_ = matches("red_cathedral", range(number, number + 1))
        seen += follow(setup, seed, manner)
    assert seen.total() > 100_000
    assert set(BROKEN) - set(seen) <= RARE


def test_another_reason_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(market, "ONE_CARD", market.OTHER_QUADRANT)
    (setup, seed, _), *_ = matches("red_cathedral", range(16, 17))
    with pytest.raises(AssertionError, match=r"influence .*: Reason"):
        follow(setup, seed, "any")
