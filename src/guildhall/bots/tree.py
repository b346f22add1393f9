"""The tree of a search: what is known of every action tried so far, in arrays.

A node is a number; 0 is the root, which nobody chose, so 0 also says “none” where a child or sibling is asked for.
Children of a node are a linked list of siblings, the newest first.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled

ROOT: Final[i64] = 0
NONE: Final[i64] = 0
ROOM: Final[i64] = 64


@final
class Tree:
    __slots__ = ("action", "available", "child", "count", "prior", "room", "seat", "sibling", "value", "visits")

    def __init__(self, room: i64 = ROOM) -> None:
        self.room = room
        self.count: i64 = 1
        self.action = filled(room, -1)
        self.seat = filled(room, -1)
        """Who chose the action."""
        self.visits = filled(room, 0)
        self.available = filled(room, 0)
        """In how many visits of the parent the action was legal."""
        self.value: vec[float] = zeros(room)
        """The shares of the win that its visits brought whoever chose it, added up."""
        self.prior: vec[float] = zeros(room)
        """What the game thinks of it at first sight, from 0 to 1."""
        self.child = filled(room, NONE)
        self.sibling = filled(room, NONE)

    def add(self, parent: i64, action: i64, seat: i64, prior: float) -> i64:
        """A new child, not yet visited."""
        if self.count == self.room:
            self._grow()
        node = self.count
        self.count += 1
        self.action[node] = action
        self.seat[node] = seat
        self.available[node] = 1
        self.prior[node] = prior
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """The child for an action, or NONE."""
        node = self.child[parent]
        while node != NONE and self.action[node] != action:
            node = self.sibling[node]
        return node

    def below(self, node: i64) -> Tree:
        """A tree of its own of what is below a node, which becomes the root."""
        twin = Tree()
        self._copy_children(node, twin, ROOT)
        return twin

    def _copy_children(self, node: i64, twin: Tree, parent: i64) -> None:
        oldest_first: list[i64] = []
        child = self.child[node]
        while child != NONE:
            oldest_first.append(child)
            child = self.sibling[child]
        oldest_first.reverse()
        for child in oldest_first:
            fresh = twin.add(parent, self.action[child], self.seat[child], self.prior[child])
            twin.visits[fresh] = self.visits[child]
            twin.available[fresh] = self.available[child]
            twin.value[fresh] = self.value[child]
            self._copy_children(child, twin, fresh)

    def _grow(self) -> None:
        self.action = grown(self.action)
        self.seat = grown(self.seat)
        self.visits = grown(self.visits)
        self.available = grown(self.available)
        self.child = grown(self.child)
        self.sibling = grown(self.sibling)
        self.value = grown_zeros(self.value)
        self.prior = grown_zeros(self.prior)
        self.room *= 2


def grown(items: vec[i64]) -> vec[i64]:
    """Twice as long, 0 where nothing was."""
    size = i64(len(items))
    bigger = filled(size * 2, 0)
    for i in range(size):
        bigger[i] = items[i]
    return bigger


def zeros(size: i64) -> vec[float]:
    return vec[float]([0.0] * size)


def grown_zeros(items: vec[float]) -> vec[float]:
    size = i64(len(items))
    bigger = zeros(size * 2)
    for i in range(size):
        bigger[i] = items[i]
    return bigger
