"""The decision stack: what is still to be decided, as plain numbers.

A frame is a kind and five small numbers whose meaning belongs to the kind. An action that needs further choices pushes
frames; the top frame says what is asked now. There is never a closure, generator or callback in a state, so any state,
also in the middle of a decision, goes through text and back.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled

WIDTH: Final[i64] = 6
"""Numbers in a frame: the kind and five arguments."""


@final
class Stack:
    __slots__ = ("depth", "items", "top")

    def __init__(self, items: vec[i64], depth: i64) -> None:
        self.items = items
        self.depth = depth
        self.top: i64 = -1
        """Kind of the top frame, which is asked for all the time."""
        if depth > 0:
            self.top = items[(depth - 1) * WIDTH]

    def copy(self) -> Stack:
        return Stack(self.items[:], self.depth)

    def push(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        at = self.depth * WIDTH
        if at + WIDTH > i64(len(self.items)):
            self._grow()
        items = self.items
        items[at] = kind
        items[at + 1] = a
        items[at + 2] = b
        items[at + 3] = c
        items[at + 4] = d
        items[at + 5] = e
        self.depth += 1
        self.top = kind

    def pop(self) -> None:
        if self.depth == 0:
            raise IndexError("pop from an empty decision stack")
        self.depth -= 1
        self.top = -1
        if self.depth > 0:
            self.top = self.items[(self.depth - 1) * WIDTH]

    def kind(self) -> i64:
        """Kind of the top frame; -1 if nothing is pending."""
        return self.top

    def become(self, kind: i64) -> None:
        """The top frame asks something else with the same arguments."""
        self.items[(self.depth - 1) * WIDTH] = kind
        self.top = kind

    def get(self, index: i64) -> i64:
        """Argument 1 to 5 of the top frame."""
        return self.items[(self.depth - 1) * WIDTH + index]

    def set(self, index: i64, value: i64) -> None:
        """Change such an argument; the kind changes by `become`."""
        self.items[(self.depth - 1) * WIDTH + index] = value

    def kind_at(self, level: i64) -> i64:
        """Kind of the frame `level` places below the top."""
        return self.items[(self.depth - 1 - level) * WIDTH]

    def get_at(self, level: i64, index: i64) -> i64:
        return self.items[(self.depth - 1 - level) * WIDTH + index]

    def set_at(self, level: i64, index: i64, value: i64) -> None:
        self.items[(self.depth - 1 - level) * WIDTH + index] = value

    def frames(self) -> list[list[int]]:
        """All frames, bottom first."""
        return [[int(self.items[d * WIDTH + i]) for i in range(WIDTH)] for d in range(self.depth)]

    def _grow(self) -> None:
        bigger = filled(i64(len(self.items)) * 2, 0)
        for i in range(i64(len(self.items))):
            bigger[i] = self.items[i]
        self.items = bigger


def empty_stack(frames: i64 = 4) -> Stack:
    """A stack with room for some frames; it grows when it must."""
    return Stack(filled(frames * WIDTH, 0), 0)


def stack_of(frames: list[list[int]]) -> Stack:
    """The stack that `Stack.frames` wrote; ValueError if a frame has the wrong width."""
    stack = empty_stack()
    for frame in frames:
        if len(frame) != WIDTH:
            raise ValueError(f"a frame has {WIDTH} numbers, this one {len(frame)}: {frame}")
        stack.push(frame[0], frame[1], frame[2], frame[3], frame[4], frame[5])
    return stack
