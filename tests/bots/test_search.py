"""The search itself: what it reports at the root, its tree in arrays, and the tree kept from choice to choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from guildhall.bots.judging import Judge, JudgedSearch
from guildhall.bots.mcts import Search, search
from guildhall.bots.tree import NONE, ROOT, Tree
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, State
from guildhall.games import game
from tests.bots.some_weights import some_net
from tests.conformance.toys import DRAW, Toy, ToyGame

SETUP = game("splendor").setup(2)


def children(tree: Tree, node: int) -> list[int]:
    found = []
    child = int(tree.child[node])
    while child != NONE:
        found.append(child)
        child = int(tree.sibling[child])
    return found


def below(tree: Tree, node: int) -> list[object]:
    """All that a tree knows below a node."""
    return [
        (
            *(int(row[child]) for row in (tree.action, tree.seat, tree.visits, tree.available)),
            float(tree.value[child]),
            float(tree.prior[child]),
            below(tree, child),
        )
        for child in children(tree, node)
    ]


class TestTheRoot:
    def test_a_single_move_is_reported_and_nothing_else(self) -> None:
        state = ToyGame(Toy).setup(2).start(1)
        assert state.legal(0) == [DRAW]
        [(action, visits, share)] = search(state, 0, Rng(1, SEARCH), 25, 0)
        assert (action, visits) == (DRAW, 25)
        assert 0 <= share <= 1

    def test_whoever_is_asked_acts_first_where_several_may_act(self) -> None:
        class AllAtOnce(Toy):
            def to_act(self) -> list[int]:
                return [seat for seat in (0, 1) if self.hands[seat]]

            def moves(self, seat: int, out: Moves) -> None:
                self.decision(seat).moves(self, seat, out)

        state = AllAtOnce(ToyGame(AllAtOnce).setup(2), [], [[1, 2], [3, 4]], [0, 0], 0)
        assert int(state.mover()) == 0
        assert {action for action, _, _ in search(state, 1, Rng(1, SEARCH), 20, 0)} == {3, 4, DRAW} & {*state.legal(1)}

    def test_only_what_the_seat_may_do_is_reported(self) -> None:
        """A kept tree knows worlds that are not so: other seats' answers, and actions that are not possible here."""
        state = ToyGame(Toy).setup(2).start(1)
        running = Search(state, 0, Rng(1, SEARCH))
        running.run(5, 0)
        for action, seat in ((DRAW, 1), (3, 0), (4, 1)):
            node = running.tree.add(ROOT, action, seat, 0.0)
            running.tree.visits[node] += 100
        assert [(action, visits) for action, visits, _ in running.report()] == [(DRAW, 5)]

    def test_there_is_always_something_to_report_for_a_seat_that_is_to_act(self) -> None:
        state = ToyGame(Toy).setup(2).start(1)
        assert Search(state, 0, Rng(1, SEARCH)).report() == [(DRAW, 0, 0.0)]
        assert search(state, 1, Rng(1, SEARCH), 5, 0) == []
        assert search(state, 1, Rng(1, SEARCH), 0, 1) == []

    def test_what_only_takes_back_is_not_searched(self) -> None:
        setup = game("rococo").setup(2)
        state = setup.start(3)
        seat = state.to_act()[0]
        while len(state.legal(seat)) != 2 or not state.takes_back(state.legal(seat)[1]):
            state.apply(seat, state.legal(seat)[0])
        [(action, visits, _)] = search(state, seat, Rng(1, SEARCH), 7, 0)
        assert (setup.catalogue.text(action), visits) == ("confirm", 7)


class TestTheTree:
    def test_what_is_below_a_node_becomes_a_tree_of_its_own(self) -> None:
        rng, tree = Rng(5), Tree()
        for number in range(400):
            parent = rng.below(number + 1)
            node = tree.add(parent, number, rng.below(3), rng.chance())
            assert node == number + 1
            tree.visits[node] += rng.below(9)
            tree.available[node] += rng.below(9)
            tree.value[node] += rng.chance()
        for node in (1, 2, 7, 300):
            assert below(tree.below(node), ROOT) == below(tree, node)

    def test_an_action_is_found_among_the_children(self) -> None:
        tree = Tree()
        first, second = tree.add(ROOT, 7, 0, 0.0), tree.add(ROOT, 9, 0, 0.0)
        under = tree.add(first, 9, 1, 0.0)
        assert [tree.find(ROOT, 7), tree.find(ROOT, 9), tree.find(first, 9)] == [first, second, under]
        assert tree.find(second, 9) == NONE


Make = Callable[[State], Search | JudgedSearch]


def searched(state: State, simulations: int = 300) -> Search:
    running = Search(state, int(state.mover()), Rng(1, SEARCH))
    running.run(simulations, 0)
    return running


def judged(state: State) -> JudgedSearch:
    """By weights that know nothing. What an action below 30 means is the action itself."""
    running = JudgedSearch(state, int(state.mover()), Judge(some_net(game("splendor"))), Rng(1, SEARCH))
    running.run(300, 0)
    return running


BOTH = pytest.mark.parametrize("make", [searched, judged])


def tried_most(tree: Tree, node: int, first: int, end: int) -> int:
    """The child of a node that was visited most, of those with an action from `first` up to `end`."""
    found = [child for child in children(tree, node) if first <= tree.action[child] < end]
    return max(found, key=lambda child: int(tree.visits[child]))


def choice_and_answer(running: Search | JudgedSearch, state: State, first: int = 0, end: int = 30) -> tuple[int, int]:
    """The nodes of a choice and of a take that answers it; both are played. Actions below 30 are takes."""
    tree = running.tree
    mine = tried_most(tree, ROOT, first, end)
    answer = tried_most(tree, mine, 0, 30)
    running.chosen = tree.action[mine]
    for node in (mine, answer):
        state.step(int(tree.seat[node]), int(tree.action[node]))
    return mine, answer


class TestTheTreeIsKept:
    @BOTH
    def test_after_the_choice_and_the_answer_the_search_goes_on(self, make: Make) -> None:
        state = SETUP.start(5)
        running = make(state)
        before = running.tree
        _, answer = choice_and_answer(running, state)
        assert running.goes_on(state, 0)
        kept = {int(running.tree.action[n]): int(running.tree.visits[n]) for n in children(running.tree, ROOT)}
        assert kept == {int(before.action[n]): int(before.visits[n]) for n in children(before, answer)}
        assert kept
        running.run(50, 0)
        report = running.report()
        assert sum(visits for _, visits, _ in report) == 50 + sum(kept.values())
        assert {action for action, _, _ in report} <= set(state.legal(0))

    def test_its_first_sight_is_of_the_new_position(self) -> None:
        state = SETUP.start(5)
        running = searched(state)
        choice_and_answer(running, state)
        assert running.goes_on(state, 0)
        assert set(running.priors) == set(state.legal(0))
        for child in children(running.tree, ROOT):
            assert running.tree.prior[child] == running.priors[int(running.tree.action[child])]

    @pytest.mark.parametrize("what", ["the same position", "another choice", "another match", "another seat"])
    @BOTH
    def test_a_position_that_does_not_follow_begins_afresh(self, make: Make, what: str) -> None:
        state = SETUP.start(5)
        running = make(state)
        played = SETUP.start(6) if what == "another match" else state.copy()
        choice_and_answer(running, played)
        if what == "another choice":
            running.chosen = next(action for action in state.legal(0) if action != running.chosen)
        asked = 1 if what == "another seat" else 0
        assert not running.goes_on(state if what == "the same position" else played, asked)

    def test_what_was_shown_meanwhile_begins_afresh(self) -> None:
        state = SETUP.start(5)
        running = searched(state)
        choice_and_answer(running, state, first=30, end=42)
        assert not running.goes_on(state, 0)

    @BOTH
    def test_hidden_facts_do_not_change_what_is_kept(self, make: Make) -> None:
        """Two matches that look the same to a seat, with the same moves: it searches on alike."""
        state = SETUP.start(5)
        state.step(0, "take wbg")
        state.step(1, "reserve-deck 2")
        reports = []
        for world in (state.copy(), state.determinize(0, Rng(8, SEARCH))):
            running = make(world)
            choice_and_answer(running, world)
            assert running.goes_on(world, 0)
            running.run(50, 0)
            reports.append((world.save(), running.report()))
        assert reports[0][0] != reports[1][0]
        assert reports[0][1] == reports[1][1]

    def test_an_answer_that_nobody_can_tell_from_another_begins_afresh(self) -> None:
        class Silent(Toy):
            """What seat 1 plays is not to be seen, so its actions lead to positions that look alike."""

            def mover(self) -> int:
                return self.turns % 2 if self.turns < 6 else -1

            def apply(self, seat: int, action: int) -> None:
                if seat == 0:
                    super().apply(seat, action)
                else:
                    self.turns += 1

        for kind, goes_on in ((Silent, False), (Toy, True)):
            setup = ToyGame(kind).setup(2)
            state = kind(setup, [], [[1, 2, 5], [3, 4]], [0, 0], 0)
            running = searched(state, 60)
            running.chosen = 1
            state.apply(0, 1)
            state.apply(1, 3)
            assert running.goes_on(state, 0) == goes_on
