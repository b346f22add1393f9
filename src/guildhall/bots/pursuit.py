"""Which node of a search's tree a later position belongs to: the actions played since are found out, not told.

Whoever asks a bot shows positions only. From where the search began, in a world that the seat could be in, the actions
of the tree are tried: which one leads to a position that looks to the seat just like the later one? If two do, the
difference is a secret, and none is taken. So the answer follows from what the seat may know.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from guildhall.bots.tree import NONE, ROOT, Tree
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, State

MOST_TRIED: Final[i64] = 1000
"""So many positions are looked at before giving up."""


@final
class Pursuit:
    __slots__ = ("begun", "by_meaning", "found", "goal", "looks", "moves", "seat", "times", "tree", "tried", "worth")

    def __init__(self, tree: Tree, begun: State, goal: State, seat: i64, by_meaning: bool = False) -> None:
        self.tree = tree
        self.by_meaning = by_meaning
        """Whether the tree has what actions mean instead of actions."""
        self.begun = begun
        self.goal = goal
        self.seat = seat
        self.looks = looks_to(goal, seat)
        self.worth = goal.appraise(seat)
        self.moves = Moves()
        self.found = NONE
        self.times: i64 = 0
        """How many nodes lead to what looks like the goal."""
        self.tried: i64 = 0

    def node_after(self, chosen: i64) -> i64:
        """The node of the goal if the seat chose this action at the root; NONE if there is not just one."""
        node = self.tree.find(ROOT, chosen)
        if node == NONE:
            return NONE
        begun = self.begun.determinize(self.seat, Rng(0, SEARCH))
        self.moves.clear()
        begun.moves(self.seat, self.moves)
        self._try(begun, node, self.moves.listed())
        return self.found if self.times == 1 and self.tried < MOST_TRIED else NONE

    def _try(self, before: State, node: i64, legal: list[int]) -> None:
        """Do the action of a node, if it is legal, and see whether the goal is reached there or below."""
        tree = self.tree
        action = self._action(before, node, legal)
        if action < 0:
            return
        self.tried += 1
        position = before.copy()
        position.apply(tree.seat[node], action)
        while not self._is_goal(position):
            mover = position.mover()
            if mover < 0 or position.revealed() != self.goal.revealed():
                return
            self.moves.clear()
            position.moves(mover, self.moves)
            if self.moves.count != 1:
                self._try_children(position, node)
                return
            position.apply(mover, self.moves.items[0])  # a single move has no node
        self.found = node
        self.times += 1

    def _try_children(self, position: State, node: i64) -> None:
        tree = self.tree
        legal = self.moves.listed()
        mover = position.mover()
        child = tree.child[node]
        while child != NONE and self.tried < MOST_TRIED:
            if tree.seat[child] == mover:
                self._try(position, child, legal)
            child = tree.sibling[child]

    def _action(self, before: State, node: i64, legal: list[int]) -> i64:
        """The legal action that a node stands for, or -1."""
        wanted = self.tree.action[node]
        for action in legal:
            if wanted == (before.meaning(self.tree.seat[node], action) if self.by_meaning else i64(action)):
                return action
        return -1

    def _is_goal(self, position: State) -> bool:
        """Whether a position looks just like the goal; the appraisal is quick and settles most of it."""
        if position.mover() != self.goal.mover() or position.appraise(self.seat) != self.worth:
            return False
        return looks_to(position, self.seat) == self.looks


def looks_to(state: State, seat: i64) -> str:
    """A text that is the same for positions that look the same to a seat."""
    return state.determinize(seat, Rng(0, SEARCH)).save()
