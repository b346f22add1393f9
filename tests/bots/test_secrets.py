"""Bots and hints know no secret and tell none: neither by what they answer nor by how long they think."""

from __future__ import annotations

import pytest

from guildhall._pure import engine_is_compiled
from guildhall.bots import make_bot
from guildhall.bots.bot import MctsBot, only_choice
from guildhall.conformance.pairs import another_world
from guildhall.conformance.soak import setups
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.games import built_in, game
from tests.bots.worlds import LONGEST, watch
from tests.conformance.toys import Toy, toy_game
from tests.rococo.script import Table
from tests.splendor.test_rules import stuck

THOUGHTS = 2
"""Simulations a choice."""


def thinker() -> MctsBot:
    bot = make_bot(f"mcts:{THOUGHTS}", 4)
    assert isinstance(bot, MctsBot)
    return bot


def thought(state: State, seat: int) -> int:
    """How many simulations a bot made for its choice."""
    bot = thinker()
    assert bot.choose(state, seat) in state.legal(seat)
    return 0 if bot._kept is None else sum(visits for _, visits, _ in bot._kept.report())


def positions(name: str) -> list[State]:
    """Some along a random match of three setups."""
    found = []
    choices = list(setups(game(name)))
    for seats, modules in (choices[0], choices[len(choices) // 2], choices[-1]):
        state, rng = game(name).setup(seats, modules).start(seats), Rng(seats, SEARCH)
        for number in range(1, 200):
            if not state.to_act():
                break
            if number % 40 == 0:
                found.append(state.copy())
            seat = state.to_act()[-1]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("name", built_in())
def test_positions_that_a_seat_cannot_tell_apart_are_searched_alike(name: str) -> None:
    found = positions(name)
    assert len(found) > 4
    for number, state in enumerate(found):
        seat = state.to_act()[-1]
        world = another_world(state, seat, Rng(number, SEARCH))
        assert world != state
        report = thinker().search(state, seat)
        assert report == thinker().search(world, seat)
        assert sum(visits for _, visits, _ in report) == THOUGHTS
        assert {action for action, _, _ in report} <= set(state.legal(seat))
        for bot in ("random", "greedy", f"mcts:{THOUGHTS}"):
            assert make_bot(bot, 4).choose(state, seat) == make_bot(bot, 4).choose(world, seat)


@pytest.mark.parametrize("name", built_in())
def test_what_was_learned_answers_alike_in_worlds_that_look_alike(name: str) -> None:
    """A match in two worlds at once, in plain Python its beginning; `make soak-secrets` watches very many."""
    pairs, _, faults = watch(name, 2, LONGEST if engine_is_compiled() else 60)
    assert pairs > 20
    assert faults == []


@pytest.mark.parametrize("tiles", [("T01", "T02"), ("T12", "T16")], ids=["enough silk", "too little silk"])
def test_a_bot_thinks_whether_or_not_its_hidden_silk_leaves_a_choice(tiles: tuple[str, ...]) -> None:
    table = Table().staff(0, ["II-b", "S-b"]).goods(0, 30, 5, 5).tiles(0, *tiles).display("A01").begins(0)
    table.plays("play II-b", "no-action")
    assert thought(table.state, 0) == THOUGHTS


def test_a_bot_that_can_only_pass_thinks_about_it() -> None:
    """Who has reserved a card unseen may be able to buy it, for all that the others know."""
    table = stuck()
    assert table.legal() == ["pass"]
    assert thought(table.state, 0) == THOUGHTS


def test_what_everybody_can_see_to_be_forced_needs_no_thought() -> None:
    her = Table(seats=1).her_card("DB01")
    assert her.legal() == ["next"]
    assert her.state.setup.catalogue.text(only_choice(her.state, 0)) == "next"
    assert thought(her.state, 0) == 0
    unknown = toy_game(Toy).setup(2).start(1)
    assert len(unknown.legal(0)) == 1
    assert only_choice(unknown, 0) == -1  # a game that does not say so keeps its secrets
