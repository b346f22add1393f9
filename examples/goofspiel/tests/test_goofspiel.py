"""Goofspiel: its rules, and that it keeps the contract. Run with Guildhall and this package installed."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from guildhall.conformance import check_setup
from guildhall.core.errors import BadPosition, IllegalAction
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Event
from guildhall.text import LANGUAGES, rule_texts, texts_for

from goofspiel.game import make
from goofspiel.state import Goofspiel


def table(seats: int = 3, prizes: str = "", **options: Any) -> Goofspiel:
    """A new game; `prizes` says which come up first."""
    state = make().setup(seats, options).start(1)
    assert isinstance(state, Goofspiel)
    first = [int(prize) - 1 for prize in prizes.split()]
    rest = [prize for prize in state.prizes if prize not in first]
    for place, prize in enumerate([*first, *rest]):
        state.prizes[place] = prize
    state.pot = state.prizes[0] + 1
    return state


def bids(state: Goofspiel, *cards: int) -> list[int]:
    """Everybody bids at once; the points after it."""
    for seat, card in enumerate(cards):
        state.step(seat, f"bid {card}")
    return [seat.points for seat in state.view(None).seats]


@pytest.mark.rule("GOP-SETUP-01", "GOP-SETUP-02", "GOP-SETUP-03")
def test_everybody_has_a_suit_and_the_prizes_are_shuffled() -> None:
    state = table(2, cards=6)
    assert state.view(0).seats[0].hand == ["1", "2", "3", "4", "5", "6"]
    assert state.view(0).seats[1].hand is None
    assert state.view(None).left == 5
    assert len({make().setup(2).start(seed).view(None)["prize"] for seed in range(20)}) > 5


@pytest.mark.rule("GOP-SETUP-02")
def test_dealt_hands_are_hidden() -> None:
    state = table(2, hands="dealt", cards=7)
    hands = [state.view(seat).seats[seat].hand for seat in (0, 1)]
    assert [len(hand or []) for hand in hands] == [7, 7]
    assert hands[0] != hands[1]
    imagined = {tuple(state.determinize(0, Rng(seed, SEARCH)).hands[13:]) for seed in range(20)}
    assert len(imagined) > 5


@pytest.mark.rule("GOP-BID-01", "GOP-BID-02")
def test_all_bid_at_once_and_nobody_sees_a_card_before_the_last_is_down() -> None:
    state = table(3, "8")
    assert state.to_act() == [0, 1, 2]
    heard: list[Event] = []
    state.events = heard
    state.step(2, "bid 13")
    assert state.to_act() == [0, 1]
    assert (state.view(2).seats[2].bid, state.view(0).seats[2].bid, state.view(0).seats[2].ready) == ("13", None, True)
    assert [(event.key, event.seen_by(0)) for event in heard] == [("goofspiel-log-bid", {"seat": 2})]
    with pytest.raises(IllegalAction, match="seat 3 cannot"):
        state.step(2, "bid 1")
    assert state.refusal(2, 0) == "GOP-BID-02"
    state.step(0, "bid 1")
    state.step(1, "bid 2")
    assert [seat.latest for seat in state.view(None).seats] == ["1", "2", "13"]
    assert state.refusal(2, 12) == "GOP-BID-01"


@pytest.mark.rule("GOP-WIN-01", "GOP-WIN-02")
@pytest.mark.parametrize(("ties", "points"), [("carry", [0, 0, 15]), ("discard", [0, 0, 5])])
def test_the_highest_card_wins_and_ties_win_nothing(ties: str, points: list[int]) -> None:
    state = table(3, "10 5", ties=ties)
    assert bids(state, 9, 9, 3) == [0, 0, 0]
    assert bids(state, 1, 2, 4) == points


@pytest.mark.rule("GOP-END-01")
def test_after_the_last_prize_most_points_win_and_equal_points_share() -> None:
    state = table(2, "1 2 3 4 5", cards=5)
    for mine, yours in ((1, 2), (2, 3), (3, 4), (5, 1), (4, 5)):
        assert state.outcome() is None
        bids(state, mine, yours)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([4, 11], [2, 1])
    assert state.to_act() == []


def test_a_position_that_no_game_could_come_to_is_refused() -> None:
    state = table(2)
    assert make().setup(2).load(state.save()) == state
    for broken in ("", "{}", state.save().replace('"round":0', '"round":99')):
        with pytest.raises(BadPosition):
            make().setup(2).load(broken)


@pytest.mark.parametrize(("seats", "hands", "ties"), [*product((2, 3, 5), ("suits", "dealt"), ("carry", "discard"))])
def test_the_contract(seats: int, hands: str, ties: str) -> None:
    check_setup(make().setup(seats, {"hands": hands, "ties": ties, "cards": 7}), seeds=range(3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_everything(language: str) -> None:
    english, texts = rule_texts("goofspiel", "en"), texts_for(language)
    assert list(rule_texts("goofspiel", language)) == list(english)
    for key in ("summary", "prompt-bid", "action-bid", "score-prizes", "phase-bid", "end-played", "name-13"):
        assert f"goofspiel-{key}" in texts
