"""The contract of a state: what every game must answer about a position.

A state is mutable, flat and cheap to copy. The hot verbs (`mover`, `moves`, `apply`, `copy`) speak numbers only. What
people ask (`candidates`, `why_not`, `prompt`, `shows`) the decision at hand answers (`decision.py`). A game's state
derives from `State`, is `@final`, and keeps its numbers in slots and `vec[i64]` arrays (`fields.py`).

To Python a state is a value: `==`, `hash`, `copy.copy`, pickle, and a `repr` that reads back.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from guildhall.core.arrays import filled
from guildhall.core.errors import IllegalAction
from guildhall.core.rng import Rng
from guildhall.core.rule import LEGAL, Reason, reason, rule_id

if TYPE_CHECKING:
    from guildhall.core.decision import Decision, Shown
    from guildhall.core.game import Setup


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

    def make_room(self, more: i64) -> None:
        """Room for so many more: whoever asked may write `items` and `count` through locals, which is quicker."""
        while self.count + more > self.room:
            self._grow()

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

    __slots__ = ("events", "seats", "setup")

    def __init__(self, setup: Setup, seats: i64) -> None:
        self.setup = setup
        """Seats and options, shared by all positions of a match."""
        self.seats = seats
        self.events: list[Event] | None = None
        """Where `apply` writes what happens, or None when nobody is reading (search)."""

    # -- the hot verbs --

    def mover(self) -> i64:
        """The seat to act; -1 when the game is over. If several may act at once, any one of them."""
        raise NotImplementedError

    def moves(self, seat: i64, out: Moves) -> None:
        """Add every legal action of this seat to `out`; nothing if it may not act."""
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

    def features(self, seat: i64, since: State, out: Moves) -> None:
        """Fill `out` with the numbers of the features that are on in a seat's eyes (`features.py`).

        What chance has shown after the position `since`, from which one action led here, is left out: so an action can
        be judged by what its seat knew. With the state itself for `since` nothing is left out.
        """
        raise NotImplementedError

    def expected(self, seat: i64, since: State, out: vec[i64]) -> None:
        """Fill `out` with the points that the game's rules of thumb expect each to end with, in 64ths, the seat first.

        Only of games whose features say so (`Features.expects`): a learned judgement then begins with what these rules
        say and learns where they are wrong. What chance has shown after `since` is left out.
        """
        raise NotImplementedError

    def meaning(self, seat: i64, action: i64) -> i64:
        """What an action is about, as a number that says the same in every world: a card rather than its place."""
        return action

    def settles(self) -> bool:
        """Whether a learned judgement is of the ends of turns: what is left of one is done by `rollout_move` first.

        For games whose turns have so many small choices that one more of them hardly changes what is to be expected.
        """
        return False

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

    def may_change(self) -> list[int]:
        """Seats that have chosen, and may choose otherwise while others are still to act; ascending.

        Nobody waits for them: they are not among those to act, no clock runs for them and no bot is asked.
        """
        return []

    def decision(self, seat: int) -> Decision[Any]:
        """What this seat has to decide, or may change, now; asked only of seats that may act."""
        raise NotImplementedError

    def acting(self, seat: int) -> int:
        """Whose things the decision of this seat is about: its own, or those of a rival that it decides for."""
        return seat

    def out_of_turn(self) -> int:
        """The number of the rule against acting when it is not one's turn."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """All that this seat, or a spectator, may know: `Data`, or plain JSON."""
        raise NotImplementedError

    def views(self, seats: list[int | None]) -> list[Any]:
        """The views of several viewers at once: a game with much on the table makes what all may know only once."""
        return [self.view(seat) for seat in seats]

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        """Where the points come from: a key and the points of each seat; the sums are the scores.

        An opponent without a seat has one more column after those of the seats; its name is the text `<game>-rival`.
        """
        raise NotImplementedError

    def standings(self) -> list[int]:
        """The points that everybody can see each seat has now; empty if the game shows none before the end."""
        return []

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

    def may_act(self, seat: int) -> bool:
        """Whether this seat is to act, or may change what it has chosen."""
        return seat in self.to_act() or seat in self.may_change()

    def candidates(self, seat: int) -> list[int]:
        """Every action that a person might try in the present decision, legal or not; ascending."""
        if not self.may_act(seat):
            return []
        return self.decision(seat).candidates(self, self.acting(seat))

    def why_not(self, seat: int, action: int) -> int:
        """LEGAL, or the number of the rule that forbids an action now (see `rule.py`)."""
        if not self.may_act(seat):
            return self.out_of_turn()
        return int(self.decision(seat).why_not(self, self.acting(seat), action))

    def refusal(self, seat: int, action: int) -> str:
        """The id of the rule that forbids an action now; empty if it is legal."""
        return rule_id(self.why_not(seat, action))

    def reason(self, seat: int, action: int) -> Reason:
        """The same with the numbers that decide it."""
        return reason(self.why_not(seat, action))

    def prompt(self, seat: int) -> tuple[str, dict[str, Any]]:
        """Key and arguments of the sentence that tells this seat what to decide."""
        return self.decision(seat).prompt(self, self.acting(seat))

    def shows(self, seat: int, action: int) -> Shown:
        """What an action points at, is about, costs and brings."""
        return self.decision(seat).shows(self, self.acting(seat), action)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending."""
        out = Moves()
        self.moves(seat, out)
        actions = out.listed()
        actions.sort()
        return actions

    def step(self, seat: int, action: int | str) -> None:
        """Do an action given by number or text; InvalidAction or IllegalAction, with the rule, if it cannot be done.

        `apply` is the same without looking: for bots that choose among `legal`.
        """
        number: int = self.setup.catalogue.numbered(action)
        require_legal(self, seat, number)
        self.apply(seat, number)

    # -- a value like any other --

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.setup is other.setup and self.save() == other.save()

    def __hash__(self) -> int:
        return hash(self.save())

    def __repr__(self) -> str:
        return self.setup.written("position", self.save())

    def __copy__(self) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.setup, self.save())


def _loaded(setup: Setup, text: str) -> State:
    return setup.load(text)


def require_legal(state: State, seat: int, number: int) -> None:
    """Raise IllegalAction, with the rule, unless this seat may take this action now."""
    text: str = state.setup.catalogue.text(number)
    if not state.may_act(seat):
        to_act = state.to_act()
        whose = "the game is over" if not to_act else f"seat {', '.join([str(s + 1) for s in to_act])} is to act"
        raise IllegalAction(f"seat {seat + 1} cannot “{text}” now: {whose}")
    why = state.why_not(seat, number)
    if why != LEGAL:
        raise IllegalAction(f"“{text}” is not legal now", rule_id(why))
