"""What Rococo refuses along whole matches, it refuses for a rule whose condition is in fact broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.games.rococo.rules import hiring
from tests.reference.comparing import LATER, begin, choices, later, matches
from tests.reference.judging import any_kind, refused
from tests.reference.rococo.match import Match
from tests.reference.rococo.refusing import BROKEN, Reason, Refusals

SHARE = 37
"""One of so many choices of seats, modules and manners is followed here."""
ENDING = {"decline", "no-action", "change", "done"}
RARE = {("tailor", "ROC-MIX-26"), ("tailor", "ROC-FEST-02"), ("tailor", "ROC-EXCL-02"), ("exam", "ROC-EXAM-12")}
RARE |= {("exam", "ROC-EXAM-11"), ("depute-card", "ROC-MIX-03"), ("jewel", "ROC-JB-04"), ("decline", "ROC-TAILOR-04")}
RARE |= {("discount", "ROC-TAILOR-04")} | {("hire", f"ROC-SPEC-JA-{n}") for n in range(1, 11)}
"""What may not come up in so few matches; positions of their own test these."""


def follow(setup: Setup, seed: int, crowded: bool) -> Counter[tuple[str, str]]:
    """Play a match by chance and judge every candidate that is refused: how often which word by which rule."""
    state = setup.start(seed)
    crowd = later(setup.game.meta.name)
    if crowded and crowd:
        unchecked: Callable[..., State] = setup.load  # more can be asked of the rules than play comes to
        state = unchecked(crowd(state.save(), seed), check=False)
    match = begin(setup.game.meta.name, setup, state)
    assert isinstance(match, Match)
    refusals, rng = Refusals(match), Rng(seed, SEARCH)
    seen: Counter[tuple[str, str]] = Counter()
    while state.to_act():
        seat = state.to_act()[rng.below(len(state.to_act()))]
        match.turn_to(seat)
        view = state.view(seat)
        asked = view["pending"] or {"kind": "choose"}
        legal = state.legal(seat)
        for text, why in refused(state, seat, legal):
            reason = Reason(*why)
            seen[text.split()[0], reason.rule] += 1
            assert refusals.is_true(asked, text, reason), f"{text}: {reason}\n{asked}\n{state.save()}"
        text = any_kind(state, legal, ENDING, 6, rng)
        refusals.chosen(asked, text)
        state.apply(seat, setup.catalogue.number(text))
        match.step(text, state.save())
    return seen


@pytest.mark.slow
def test_every_refusal_has_a_true_reason() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for number in range(0, 4 * len(choices("rococo")), SHARE):
        (setup, seed, manner), *_ = matches("rococo", range(number, number + 1))
        seen += follow(setup, seed, manner == LATER)
    assert seen.total() > 20_000
    assert set(BROKEN) - set(seen) <= RARE


def test_another_reason_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hiring, "FAVOR_IS_GONE", hiring.MASTERS_HIRE)
    (setup, seed, _), *_ = matches("rococo", range(16, 17))
    with pytest.raises(AssertionError, match="favor: Reason"):
        follow(setup, seed, crowded=False)
