"""Bots: reproducible by seed, legal, blind to what their seat may not know, and in the right order of strength."""

from __future__ import annotations

import pytest

from guildhall.bots import make_bot
from guildhall.cli.simulate import play_match
from guildhall.core.errors import UnknownName
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import game
from tests.conformance.toys import Toy, ToyGame
from tests.splendor.script import lay

SETUP = game("splendor").setup(2)


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:20"])
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    first = play_match("splendor", [name, "greedy"], {"target": 10}, seed=3)
    again = play_match("splendor", [name, "greedy"], {"target": 10}, seed=3)
    assert first._replace(cpu=0, thought=[]) == again._replace(cpu=0, thought=[])
    assert sum(choices for _, choices in first.thought) == first.actions
    assert first.reason == "target"


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:60"])
def test_hidden_facts_do_not_change_the_move(name: str) -> None:
    """Two states that differ only in what a seat cannot know give the same move for the same seed."""
    state = SETUP.start(5)
    rng = Rng(1, SEARCH)
    for number in range(40):
        seat = int(state.mover())
        if seat < 0:
            break
        other = state.determinize(seat, Rng(number, SEARCH))
        if number % 8 == 3:
            assert other.save() != state.save()
            moves = {make_bot(name, 9).choose(world, seat) for world in (state, other)}
            assert len(moves) == 1
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def test_search_reports_every_action_with_visits_and_share() -> None:
    state = SETUP.start(5)
    bot = make_bot("mcts:200", 1)
    report = bot.search(state, 0)  # type: ignore[attr-defined]
    assert sum(visits for _, visits, _ in report) == 200
    assert {action for action, _, _ in report} == set(state.legal(0))
    assert all(0 <= share <= 1 for _, _, share in report)


class Gloomy(Toy):
    """A game that finds every position equally bad."""

    def appraise(self, seat: int) -> float:
        return -7.0


def test_search_works_where_all_moves_look_the_same() -> None:
    state = ToyGame(Gloomy).setup(2).start(1)
    while (seat := int(state.mover())) >= 0:
        action = make_bot("mcts:30", 1).choose(state, seat)
        assert action in state.legal(seat)
        state.apply(seat, action)


def test_a_budget_in_time_gives_a_legal_move() -> None:
    state = SETUP.start(5)
    assert make_bot("mcts:5ms", 1).choose(state, 0) in state.legal(0)


@pytest.mark.parametrize("name", ["greedy", "mcts:300"])
def test_a_winning_move_is_found(name: str) -> None:
    """Whoever waits loses: the other seat ends the game in this round."""
    table = lay(
        bought={0: ["3w2", "3b2", "3g2"], 1: ["3r2", "3w4", "3b4"]},
        tokens={0: "rrrrooo", 1: "gggg"},
        face_up={"3-1": "3k2", "1-1": "1w8"},
    )
    assert make_bot(name, 1).choose(table.state, 0) == table.setup.catalogue.number("buy 3-1")


@pytest.mark.parametrize("name", ["", "nobody", "mcts:0", "mcts:-5", "mcts:x", "greedy:3", "mcts:9999999", "mcts:٣"])
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(UnknownName):
        make_bot(name)


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(6):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        match = play_match("splendor", bots, {}, seed)
        wins += match.ranks[bots.index("greedy")] == 1
    assert wins >= 5
