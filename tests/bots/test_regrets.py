"""What a search leaves out because it was clearly worse wherever it was judged before."""

from __future__ import annotations

import pytest

from guildhall.bots.judging import CLEAR, Judge, JudgedSearch
from guildhall.bots.regrets import AGAIN, ENOUGH, UNKNOWN, Regrets
from guildhall.bots.tree import NONE, ROOT, Tree
from guildhall.bots.weights import judgement_of
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.games import built_in, game


def test_nothing_is_expected_of_an_action_that_was_seldom_judged() -> None:
    regrets = Regrets(2)
    for less in (100, 200, 300):
        regrets.note(7, 1, less)
    assert regrets.expected(7, 1) == UNKNOWN
    regrets.note(7, 1, 1000)
    assert regrets.times[7 * 2 + 1] == ENOUGH
    assert regrets.expected(7, 1) == 400
    assert regrets.expected(7, 0) == UNKNOWN, "of who does it, too"
    assert regrets.expected(100_000, 0) == UNKNOWN, "what nobody has heard of"


def test_there_is_room_for_any_meaning() -> None:
    regrets = Regrets(5)
    for _ in range(4):
        regrets.note(7, 1, 100)
        regrets.note(100_000, 4, 300)
    assert [regrets.expected(7, 1), regrets.expected(100_000, 4)] == [100, 300]


def test_now_and_then_it_is_judged_after_all() -> None:
    regrets = Regrets(2)
    assert [regrets.is_left_out(7, 1) for _ in range(2 * AGAIN)] == ([True] * (AGAIN - 1) + [False]) * 2


def search(state: State, walks: int) -> JudgedSearch:
    net = judgement_of(state.setup.game, state.seats)
    assert net is not None
    found = JudgedSearch(state, int(state.mover()), Judge(net), Rng(3, SEARCH))
    found.run(walks, 0)
    return found


def children(tree: Tree, node: int) -> list[int]:
    found, child = [], int(tree.child[node])
    while child != NONE:
        found.append(child)
        child = int(tree.sibling[child])
    return found


@pytest.mark.parametrize("name", built_in())
def test_a_search_judges_fewer_actions_than_it_knows_of(name: str) -> None:
    found = search(game(name).setup(2).start(5), 150)
    judged = sum(found.regrets.times)
    left_out = found.tree.count - 1 - judged
    assert judged > 0
    assert left_out > judged / 10


def test_at_the_root_every_action_is_judged() -> None:
    """Reports and reviews tell people what all of them are worth."""
    state = game("splendor").setup(2).start(5)
    found = search(state, 100)
    seat = int(state.mover())
    for action in state.legal(seat):
        after = JudgedSearch(state, seat, found.judge, Rng(3, SEARCH))
        after.run(1, 0)
        assert after.regrets.times[state.meaning(seat, action) * 2 + seat] == 1


def test_what_was_worse_by_far_is_left_out_and_what_was_not_is_judged() -> None:
    state = game("splendor").setup(2).start(5)
    seat = int(state.mover())
    found = search(state, 1)
    meanings = [int(state.meaning(seat, action)) for action in state.legal(seat)]
    bad, fair = meanings[:2]
    for meant in meanings:
        for _ in range(10):
            found.regrets.note(meant, seat, 0)
    before = [int(found.regrets.times[meant * 2 + seat]) for meant in meanings]
    found.regrets.total[bad * 2 + seat] = (CLEAR + 1) * (before[0])
    found.regrets.total[fair * 2 + seat] = CLEAR * before[1]
    found.regrets.total[meanings[2] * 2 + seat] = 0
    node = max(children(found.tree, ROOT))
    found.moves.clear()
    state.moves(seat, found.moves)
    found._grow(node, state, seat)
    times = [int(found.regrets.times[meant * 2 + seat]) for meant in meanings]
    assert times[0] == before[0]
    assert times[1:] == [count + 1 for count in before[1:]]
    likely = {int(found.tree.action[child]): found.tree.value[child] for child in children(found.tree, node)}
    assert likely[bad] == max(likely.values()) - (CLEAR + 1), "it is taken to be as much worse as it was"


def test_what_no_world_had_before_is_worth_what_it_was_elsewhere() -> None:
    """A card that was dealt in another world: judged if it may be good, else taken to be as much worse as it was."""
    state = game("splendor").setup(2).start(5)
    seat = int(state.mover())
    found = search(state, 30)
    tree = found.tree
    meanings = [int(state.meaning(seat, action)) for action in state.legal(seat)]
    node = tree.add(ROOT, 900, 1 - seat, 0.1)
    for meant in meanings[3:]:
        tree.value[tree.add(node, meant, seat, 0.1)] = 20_000.0
    tree.visits[tree.child[node]] = 1
    best = 20_000
    bad, fair, unknown = meanings[:3]
    for meant, less in ((bad, CLEAR + 1), (fair, CLEAR), (unknown, 0)):
        at = meant * 2 + seat
        found.regrets.times[at] = ENOUGH if less else 0
        found.regrets.total[at] = less * ENOUGH
        found.regrets.left_out[at] = 0
    found.moves.clear()
    state.moves(seat, found.moves)
    found._stamp_meanings(node, state, seat)
    found._add_missing(node, state, seat)
    values = {int(tree.action[child]): tree.value[child] for child in children(tree, node)}
    times = [int(found.regrets.times[meant * 2 + seat]) for meant in (bad, fair, unknown)]
    assert values[bad] == best - (CLEAR + 1)
    assert times == [ENOUGH, ENOUGH + 1, 1]
    assert values[fair] != best - CLEAR


def test_nothing_is_worth_less_than_nothing() -> None:
    """Who is about to lose has little left to lose by a bad action; below nothing nobody would find a way down."""
    state = game("splendor").setup(2).start(5)
    seat = int(state.mover())
    found = search(state, 30)
    tree = found.tree
    first, second = (int(state.meaning(seat, action)) for action in state.legal(seat)[:2])
    node = tree.add(ROOT, 900, 1 - seat, 0.1)
    tree.value[tree.add(node, first, seat, 0.1)] = 100.0
    at = second * 2 + seat
    found.regrets.times[at], found.regrets.total[at], found.regrets.left_out[at] = ENOUGH, 5000 * ENOUGH, 0
    found.moves.clear()
    found.moves.add(state.legal(seat)[1])
    assert tree.value[found._select(node, state, seat)] == 0.0
