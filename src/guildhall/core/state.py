"""The contract of a state: what every game must answer about a position.

A state is mutable, flat and cheap to copy. The hot verbs (`mover`, `moves`, `apply`, `copy`) speak numbers only; what
people read (`view`, `refusal`, `prompt`, events) is made apart from them. A game's state derives from `State`, is
`@final`, and keeps its numbers in slots and `vec[i64]` arrays.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from guildhall.core.arrays import filled
from guildhall.core.rng import Rng


@final
class Moves:
    """A reusable list of action numbers. Search fills the same one again and again instead of making lists."""

    __slots__ = ("count", "items", "room")

    def __init__(self, size: i64 = 256) -> None:
        self.items = filled(size, 0)
        self.room: i64 = size
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        if self.count == self.room:
            self._grow()
        self.items[self.count] = action
        self.count += 1

    def _grow(self) -> None:
        bigger = filled(self.room * 2, 0)
        for i in range(self.room):
            bigger[i] = self.items[i]
        self.items = bigger
        self.room *= 2

    def clear(self) -> None:
        self.count = 0

    def get(self, index: i64) -> i64:
        return self.items[index]

    def listed(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.count)]


@final
class Event:
    """Something that happened, for the log: a key for the text, arguments, and what only one seat may know.

    `secret` holds arguments that replace or join `args` in the eyes of `owner` alone.
    """

    __slots__ = ("args", "key", "owner", "secret")

    def __init__(self, key: str, args: dict[str, Any], owner: int = -1, secret: dict[str, Any] | None = None) -> None:
        self.key = key
        self.args = args
        self.owner = owner
        self.secret = secret

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The arguments as this seat (None: a spectator) may know them."""
        if self.secret is not None and seat is not None and seat == self.owner:
            return {**self.args, **self.secret}
        return self.args


@final
class Outcome:
    """How a match ended: `reason` is a key such as `target`; rank 1 wins, and a shared rank is a shared place."""

    __slots__ = ("ranks", "reason", "scores")

    def __init__(self, reason: str, scores: list[int], ranks: list[int]) -> None:
        self.reason = reason
        self.scores = scores
        self.ranks = ranks

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of some game. See the module's docstring."""

    __slots__ = ("events", "seats")

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.events: list[Event] | None = None
        """Where `apply` writes what happens, or None when nobody is reading (search)."""

    # -- the hot verbs --

    def mover(self) -> i64:
        """The seat to act; -1 when the game is over. If several may act at once, any one of them."""
        raise NotImplementedError

    def moves(self, seat: i64, out: Moves) -> None:
        """Add every legal action of this seat to `out`; nothing if it is not to act."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Do a legal action and run on to the next real choice. Whoever calls has checked that it is legal."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin, with nobody reading its events."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> State:
        """A state that this seat could be in: all it does not know is dealt anew from `rng`.

        Two states that look the same to the seat give the same result for the same `rng`.
        """
        raise NotImplementedError

    def revealed(self) -> i64:
        """A number that changes whenever something hidden was shown, drawn or rolled: a barrier for undo."""
        raise NotImplementedError

    def appraise(self, seat: i64) -> float:
        """How good the position is for a seat, from what it may know; the greedy bot maximises it."""
        raise NotImplementedError

    def rollout_move(self, seat: i64, moves: Moves, rng: Rng) -> i64:
        """A quick sensible choice among `moves` for playing a position out; by default any."""
        return moves.items[rng.below(moves.count)]

    def policy_is_stronger(self) -> bool:
        """Whether `rollout_move` plays better than looking one step ahead; the greedy bot then follows it."""
        return False

    def takes_back(self, action: int) -> bool:
        """Whether an action only takes back what the seat itself has chosen: searching bots could do so for ever."""
        return False

    # -- for people --

    def to_act(self) -> list[int]:
        """All seats that may act now, in ascending order; empty at the end."""
        mover = int(self.mover())
        return [mover] if mover >= 0 else []

    def candidates(self, seat: int) -> list[int]:
        """Every action that a person might try in the present decision, legal or not."""
        raise NotImplementedError

    def refusal(self, seat: int, action: int) -> str:
        """The id of the rule that forbids an action now; empty if it is legal."""
        raise NotImplementedError

    def prompt(self, seat: int) -> tuple[str, dict[str, Any]]:
        """Key and arguments of the sentence that tells this seat what to decide."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat, or a spectator, may know, ready for JSON."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        """Where the points come from: a key and the points of each seat; the sums are the scores.

        An opponent without a seat has one more column after those of the seats; its name is the text `<game>-rival`.
        """
        raise NotImplementedError

    def save(self) -> str:
        """The whole position as text, hidden things included; the game's `load` reads it back."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """Broken invariants and conservation laws, each with a rule id; a sound position has none."""
        raise NotImplementedError

    def turn(self) -> dict[str, Any]:
        """Where in the game this is, for the table bar: `round`, `phase` (a key), and what else the game shows."""
        return {}

    def turn_number(self) -> int:
        """Changes exactly when a turn ends: take-back goes to where it last changed."""
        raise NotImplementedError

    # -- made from the above --

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending."""
        out = Moves()
        self.moves(seat, out)
        actions = out.listed()
        actions.sort()
        return actions
