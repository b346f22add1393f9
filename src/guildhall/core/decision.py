"""The contract of a kind of decision: all that is known about one choice stands in one class.

A decision that waits is a frame on the state's stack: its kind and a few numbers. A game has one object per kind in a
table, and the state asks the object on top: what may be done (`moves`), why not (`why_not`), what happens (`apply`),
and for people what they might try (`candidates`), what they are asked (`prompt`) and what a choice points at, costs
and brings (`shows`). The objects hold no position: a state stays numbers only.

`seat` is whose things the decision is about: the seat that decides, or a rival without a seat that it decides for.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves

if TYPE_CHECKING:
    from guildhall.core.state import State

S = TypeVar("S", bound="State")

ASKED: Final[i64] = 0
"""`carry_on`: this is a real choice, stop here."""
IF_SEVERAL: Final[i64] = 1
"""`carry_on`: ask if there are several legal answers; a single one is given, and with none the frame goes."""
CARRIED_ON: Final[i64] = 2
"""`carry_on`: something was done, look at the stack again."""
MOST_KEPT: Final[i64] = 20_000
"""So much a `Showcase` holds."""


@final
class Shown:
    """What a person may know of an action before choosing it."""

    def __init__(
        self, targets: tuple[str, ...], things: tuple[str, ...], cost: dict[str, int], gain: dict[str, int]
    ) -> None:
        self.targets = targets
        """The things on the table that stand for it, such as `card:2-3`; pointing at all of them chooses it."""
        self.things = things
        """What its arguments are, each as `kind:id` for the names of things: `buy 2-3` is about `card:2b4`."""
        self.cost = cost
        """What it takes from the seat, by the words of the game's resources."""
        self.gain = gain
        """What it brings at once, likewise."""
        self.told: dict[int, bytes] | None = None
        """What a server makes of it, by the answer of `why_not`; only if a `Showcase` keeps it for many positions."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shown):
            return False
        same = self.targets == other.targets and self.things == other.things
        return same and self.cost == other.cost and self.gain == other.gain

    def __hash__(self) -> int:
        return hash((self.targets, self.things))

    def __repr__(self) -> str:
        return f"Shown({self.targets}, {self.things}, cost={self.cost}, gain={self.gain})"


@final
class Showcase:
    """What actions show, kept under numbers that tell all it depends on; if it is full all is made anew."""

    def __init__(self) -> None:
        self._kept: dict[int, Shown] = {}

    def find(self, number: i64) -> Shown | None:
        return self._kept.get(number)

    def keep(self, number: i64, shown: Shown) -> Shown:
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        shown.told = {}
        self._kept[number] = shown
        return shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One kind of decision. A game's classes are `@final`; each has one instance, made with its word."""

    def __init__(self, word: str, otherwise: str = "") -> None:
        self.word = word
        """Names the kind to people: its prompt is the text `<game>-prompt-<word>`."""
        self.otherwise: i64 = rule(otherwise) if otherwise else LEGAL
        """The rule against whatever is no answer to this decision at all."""
        self.kind: i64 = -1
        """Its number in frames; `numbered` sets it."""

    # -- the rules --

    def moves(self, state: S, seat: i64, out: Moves) -> None:
        """Add the legal answers: by default the candidates that nothing forbids."""
        for action in self.candidates(state, seat):
            if self.why_not(state, seat, action) == LEGAL:
                out.add(action)

    def why_not(self, state: S, seat: i64, action: i64) -> i64:
        """LEGAL, or the number of the rule that forbids an action; for any action of the catalogue."""
        raise NotImplementedError

    def apply(self, state: S, seat: i64, action: i64) -> None:
        """What a legal answer does; it pushes what follows and tells the log."""
        raise NotImplementedError

    def carry_on(self, state: S, seat: i64) -> i64:
        """Called when the frame comes to the top: ASKED, IF_SEVERAL, or CARRIED_ON after doing what needs no choice."""
        return IF_SEVERAL

    def known_to_all(self, state: S, seat: i64) -> bool:
        """Whether everybody knows which answers are legal.

        If not, nobody else knows that only one is, and a bot takes as long for it as for any other choice.
        """
        return False

    # -- for people --

    def candidates(self, state: S, seat: i64) -> list[int]:
        """Every action that a person might try here, legal or not."""
        raise NotImplementedError

    def prompt(self, state: S, seat: i64) -> tuple[str, dict[str, Any]]:
        """Key and arguments of the sentence that asks for it."""
        return f"{state.setup.game.meta.name}-prompt-{self.word}", {}

    def shows(self, state: S, seat: i64, action: i64) -> Shown:
        """What an action points at, is about, costs and brings."""
        return shown(state, action)

    def mark(self, state: S, seat: i64, action: i64) -> i64:
        """A number that tells the action and all else that decides what it shows; -1 if there is none.

        Whoever has been told what it shows under this number need not be told again.
        """
        return -1


def shown(
    state: State,
    action: int,
    *things: str,
    targets: tuple[str, ...] | None = None,
    cost: dict[str, int] | None = None,
    gain: dict[str, int] | None = None,
) -> Shown:
    """What an action shows: its own targets and arguments unless others are given."""
    known = state.setup.catalogue[action]
    return Shown(
        known.targets if targets is None else targets,
        things or tuple([f"{known.verb}:{word}" for word in known.args]),
        amounts_in(cost),
        amounts_in(gain),
    )


def amounts_in(amounts: dict[str, int] | None) -> dict[str, int]:
    """Those that are not nothing."""
    if amounts is None:
        return {}
    return {kind: amount for kind, amount in amounts.items() if amount}


def numbered(decisions: list[Decision[S]], first: int = 0) -> list[Decision[S]]:
    """A game's table by kind: each decision learns its number, from `first` on."""
    for number, decision in enumerate(decisions):
        decision.kind = first + number
    return decisions


def placed(decisions: dict[int, Decision[S]]) -> list[Decision[S]]:
    """The same with gaps between the numbers; no frame has a number that is left out, so 0 may stand there."""
    table = [decisions[0]] * (max(decisions) + 1)
    for number, decision in decisions.items():
        decision.kind = number
        table[number] = decision
    return table
