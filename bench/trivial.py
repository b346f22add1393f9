"""The benchmark's trivial game: seats take turns to say `next`. What a server costs with it is not the rules' fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from guildhall.core.catalogue import Catalogue, catalogue_of
from guildhall.core.decision import Decision
from guildhall.core.errors import BadPosition
from guildhall.core.game import Game, Meta, Provenance, Setup
from guildhall.core.options import Option, Value
from guildhall.core.rng import Rng
from guildhall.core.rule import LEGAL
from guildhall.core.state import Event, Moves, Outcome, State
from guildhall.core.verb import Verbs

VERBS = Verbs()
NEXT = VERBS.add("next")
CATALOGUE = catalogue_of(VERBS)


class Count(Decision["Counting"]):
    """Saying `next` is all there is to decide."""

    def candidates(self, state: Counting, seat: int) -> list[int]:
        return [0]

    def why_not(self, state: Counting, seat: int, action: int) -> int:
        return LEGAL

    def apply(self, state: Counting, seat: int, action: int) -> None:
        state.done += 1
        if state.events is not None:
            state.events.append(Event("trivial-next", {"seat": seat}))


COUNT = Count("next", "TRIVIAL-01")


class Counting(State):
    """`done` of `length` actions have been made."""

    __slots__ = ("done", "length")

    def __init__(self, setup: Setup, length: int, done: int = 0) -> None:
        super().__init__(setup, setup.seats)
        self.length = length
        self.done = done

    def mover(self) -> int:
        return self.done % self.seats if self.done < self.length else -1

    def moves(self, seat: int, out: Moves) -> None:
        if seat == self.mover():
            out.add(0)

    def apply(self, seat: int, action: int) -> None:
        COUNT.apply(self, seat, action)

    def copy(self) -> Counting:
        return Counting(self.setup, self.length, self.done)

    def determinize(self, seat: int, rng: Rng) -> State:
        return self.copy()

    def revealed(self) -> int:
        return 0

    def appraise(self, seat: int) -> float:
        return 0.0

    def decision(self, seat: int) -> Decision[Any]:
        return COUNT

    def out_of_turn(self) -> int:
        return COUNT.otherwise

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"done": self.done}

    def views(self, seats: list[int | None]) -> list[Any]:
        return [self.view(None)] * len(seats)

    def outcome(self) -> Outcome | None:
        if self.done < self.length:
            return None
        return Outcome("length", [0] * int(self.seats), [1] * int(self.seats))

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        return [("trivial-score", [0] * int(self.seats))]

    def save(self) -> str:
        return str(self.done)

    def faults(self) -> list[str]:
        return []

    def turn_number(self) -> int:
        return self.done


class TrivialSetup(Setup):
    @property
    def catalogue(self) -> Catalogue:
        return CATALOGUE

    @property
    def length(self) -> int:
        return cast("int", self.options["length"])

    def start(self, seed: int) -> State:
        return Counting(self, self.length)

    def load(self, text: str) -> State:
        if not text.isdigit():
            raise BadPosition(f"“{text}” is not a number of actions")
        return Counting(self, self.length, int(text))

    @property
    def bound(self) -> int:
        return self.length


class TrivialGame(Game):
    meta = Meta(
        name="trivial",
        title="Trivial",
        year="",
        designers=(),
        publishers=(),
        seats=(1, 2, 3, 4, 5),
        default_seats=2,
        options=(Option("length", 60, "TRIVIAL-01", low=1, high=100_000),),
        rules_version=1,
        prefix="TRIVIAL",
        seats_rule="TRIVIAL-01",
        exact=True,
    )

    def make_setup(self, seats: int, options: Mapping[str, Value]) -> Setup:
        return TrivialSetup(self, seats, options)

    @property
    def components_digest(self) -> str:
        return "none"

    def provenance(self) -> list[Provenance]:
        return []

    def components_view(self) -> dict[str, Any]:
        return {}


TRIVIAL = TrivialGame()
