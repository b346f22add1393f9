"""Expectations of positions: what adds up, what is exact, what is fair."""

from __future__ import annotations

import pytest

from guildhall.bots import make_bot
from guildhall.bots.bot import MctsBot
from guildhall.bots.learned import LearnedBot
from guildhall.bots.playout import play_sensibly
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, Outcome, State
from guildhall.games import built_in, game
from guildhall.study.advice import effort_of
from guildhall.study.expectation import EFFORT, expect, judge, result


def start(name: str, seats: int) -> State:
    return game(name).setup(seats).start(7)


@pytest.mark.parametrize("name", built_in())
@pytest.mark.parametrize("seats", [2, 3])
def test_shares_of_the_win_add_up_and_the_best_choice_comes_first(name: str, seats: int) -> None:
    state = start(name, seats)
    seat = state.to_act()[0]
    found = judge(state, seat, effort=40, seed=3)
    assert sum(found.expectation.shares) == pytest.approx(1, abs=1e-3)
    assert len(found.expectation.points) == seats
    assert found.choices[0].share == found.expectation.shares[seat]
    assert found.choices[0].points == found.expectation.points[seat]
    assert {choice.action for choice in found.choices} <= {*state.legal(seat)}
    assert [choice.visits for choice in found.choices] == sorted((c.visits for c in found.choices), reverse=True)
    assert found.choice(found.choices[-1].action) == found.choices[-1]
    assert found.choice(-1) is None


@pytest.mark.parametrize("name", built_in())
def test_the_same_seed_gives_the_same_answer_and_leaves_the_position_alone(name: str) -> None:
    state = start(name, 2)
    before = state.save()
    assert expect(state, 30, 5) == expect(state, 30, 5)
    assert state.save() == before


@pytest.mark.parametrize("seats", [2, 3])
def test_two_positions_that_a_seat_cannot_tell_apart_promise_it_the_same(seats: int) -> None:
    """With what was learned (two seats) and by playouts (three)."""
    state = start("splendor", seats)
    other = state.determinize(0, Rng(99, SEARCH))
    assert state.save() != other.save()
    assert judge(state, 0, 30, 5) == judge(other, 0, 30, 5)


@pytest.mark.parametrize("name", built_in())
def test_a_finished_match_is_its_result(name: str) -> None:
    state = start(name, 2)
    play_sensibly(state, Rng(1, SEARCH), Moves(), 4000)
    outcome = state.outcome()
    assert outcome is not None
    found = expect(state)
    assert found.points == tuple(outcome.scores)
    assert [seat for seat, share in enumerate(found.shares) if share > 0] == outcome.winners()
    assert sum(found.shares) == 1


def test_a_win_is_shared_and_a_loss_alone_is_nothing() -> None:
    assert result(Outcome("end", [9, 9, 3], [1, 1, 3]), 3).shares == (0.5, 0.5, 0)
    assert result(Outcome("end", [9], [1]), 1).shares == (1,)
    assert result(Outcome("end", [9], [2]), 1).shares == (0,)
    assert result(Outcome("stalled", [9, 3], [2, 2]), 2).shares == (0.5, 0.5)


def test_a_hint_takes_the_walks_of_who_gives_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing was learned, those of whoever plays there for a level: others would take too long."""
    state, master = start("splendor", 2), make_bot("master")
    assert isinstance(master, LearnedBot)
    assert isinstance(master.general, MctsBot)
    names = ("mcts:7", "mcts:200ms", "greedy", "master")
    assert [effort_of(name, state) for name in names] == [7, EFFORT, EFFORT, master.simulations]
    monkeypatch.setattr(LearnedBot, "judge_for", lambda bot, state: None)
    assert effort_of("master", state) == master.general.simulations != master.simulations
