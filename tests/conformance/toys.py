"""Toy games: one that keeps every promise of the contract, and copies of it that each break one.

The game: a shuffled deck of ten numbers; two seats take turns; a seat either draws a hidden number into its hand or
plays one openly for points. It ends when deck and hands are empty.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from guildhall.core.catalogue import Catalogue, catalogue_of
from guildhall.core.decision import Decision
from guildhall.core.errors import BadPosition
from guildhall.core.game import Game, Meta, Provenance, Setup
from guildhall.core.options import Value
from guildhall.core.rng import SETUP, Rng
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Event, Moves, Outcome, State
from guildhall.core.verb import Verbs

CARDS = 10
VERBS = Verbs()
PLAY = VERBS.add("play", [str(card) for card in range(CARDS)])
DRAW = VERBS.add("draw").first
NOT_HELD = rule("TOY-PLAY-01")
NO_DECK = rule("TOY-DRAW-01")


class DrawOrPlay(Decision["Toy"]):
    """The one decision of the game; its moves follow from `why_not`."""

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [*state.hands[seat], DRAW]

    def why_not(self, state: Toy, seat: int, action: int) -> int:
        if action == DRAW:
            return LEGAL if state.deck or not state.hands[seat] else NO_DECK
        return LEGAL if action in state.hands[seat] else NOT_HELD

    def apply(self, state: Toy, seat: int, action: int) -> None:
        if action == DRAW:
            if state.deck:
                card = state.deck.pop()
                state.hands[seat].append(card)
                state.hands[seat].sort()
                state.tell(seat, card)
        else:
            state.hands[seat].remove(action)
            state.points[seat] += action
            if state.events is not None:
                state.events.append(Event("toy-log-play", {"seat": seat, "card": action}))
        state.turns += 1


DRAW_OR_PLAY = DrawOrPlay("draw-or-play", "TOY-TURN-01")


class Toy(State):
    """Action n plays card n, action 10 draws."""

    def __init__(self, setup: Setup, deck: list[int], hands: list[list[int]], points: list[int], turns: int) -> None:
        super().__init__(setup, 2)
        self.deck, self.hands, self.points, self.turns = deck, hands, points, turns

    def copy(self) -> Toy:
        return type(self)(self.setup, self.deck[:], [hand[:] for hand in self.hands], self.points[:], self.turns)

    def mover(self) -> int:
        return self.turns % 2 if self.deck or any(self.hands) else -1

    def moves(self, seat: int, out: Moves) -> None:
        if seat == self.mover():
            self.decision(seat).moves(self, seat, out)

    def apply(self, seat: int, action: int) -> None:
        self.decision(seat).apply(self, seat, action)

    def tell(self, seat: int, card: int) -> None:
        if self.events is not None:
            self.events.append(Event("toy-log-draw", {"seat": seat}, seat, {"card": card}))

    def determinize(self, seat: int, rng: Rng) -> Toy:
        world = self.copy()
        unknown = sorted(self.deck + [card for owner in (0, 1) if owner != seat for card in self.hands[owner]])
        for last in range(len(unknown) - 1, 0, -1):
            other = rng.below(last + 1)
            unknown[last], unknown[other] = unknown[other], unknown[last]
        world.deck = unknown[: len(self.deck)]
        world.hands[1 - seat] = sorted(unknown[len(self.deck) :])
        return world

    def revealed(self) -> int:
        return CARDS - len(self.deck)

    def appraise(self, seat: int) -> float:
        return float(self.points[seat] - self.points[1 - seat])

    def decision(self, seat: int) -> Decision[Any]:
        return DRAW_OR_PLAY

    def out_of_turn(self) -> int:
        return DRAW_OR_PLAY.otherwise

    def view(self, seat: int | None) -> dict[str, Any]:
        hands = [hand if owner == seat else len(hand) for owner, hand in enumerate(self.hands)]
        return {"deck": len(self.deck), "hands": hands, "points": self.points, "turns": self.turns}

    def outcome(self) -> Outcome | None:
        if self.mover() >= 0:
            return None
        ranks = [1 + (self.points[1 - seat] > self.points[seat]) for seat in (0, 1)]
        return Outcome("empty", self.points[:], ranks)

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        return [("toy-score", self.points[:])]

    def save(self) -> str:
        return json.dumps([self.deck, self.hands, self.points, self.turns])

    def faults(self) -> list[str]:
        cards = len(self.deck) + sum(map(len, self.hands))
        played = sum(self.points)
        left = sum(self.deck) + sum(map(sum, self.hands))
        return [] if cards <= CARDS and played + left == 45 else ["cards were lost (TOY-DRAW-01)"]

    def turn_number(self) -> int:
        return self.turns


class ToySetup(Setup):
    state: type[Toy] = Toy

    @property
    def catalogue(self) -> Catalogue:
        return catalogue_of(VERBS)

    def start(self, seed: int) -> State:
        rng = Rng(seed, SETUP)
        deck = list(range(CARDS))
        for last in range(CARDS - 1, 0, -1):
            other = rng.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return self.state(self, deck, [[], []], [0, 0], 0)

    def load(self, text: str) -> State:
        try:
            return self.state(self, *json.loads(text))
        except (ValueError, TypeError) as error:
            raise BadPosition(str(error)) from None

    @property
    def bound(self) -> int:
        return 60


class ToyGame(Game):
    meta = Meta("toy", "Toy", "2026", (), (), (2,), 2, (), 1, "TOY", "TOY-TURN-01", True)

    def __init__(self, state: type[Toy]) -> None:
        self.state = state

    def __reduce__(self) -> tuple[Any, ...]:
        return toy_game, (self.state,)

    @property
    def components_digest(self) -> str:
        return "toy"

    def provenance(self) -> list[Provenance]:
        return []

    def components_view(self) -> dict[str, Any]:
        return {}

    def make_setup(self, seats: int, options: Mapping[str, Value]) -> Setup:
        setup = ToySetup(self, seats, options)
        setup.state = self.state
        return setup


@lru_cache
def toy_game(state: type[Toy]) -> ToyGame:
    """The game with this kind of state; the same one each time, as with the games of a registry."""
    return ToyGame(state)


# -- each breaks one promise --


class ShowsTheDeck(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "next": self.deck[-1:]}


class ShowsAllTheSame(Toy):
    """Whoever is shown something together with others sees what the first of them sees."""

    def views(self, seats: list[int | None]) -> list[Any]:
        return [self.view(0) for _ in seats]


class SharesHands(Toy):
    def copy(self) -> Toy:
        return type(self)(self.setup, self.deck[:], self.hands, self.points[:], self.turns)


class HasNoBarrier(Toy):
    def revealed(self) -> int:
        return 0


class RepeatsMoves(Toy):
    def moves(self, seat: int, out: Moves) -> None:
        super().moves(seat, out)
        super().moves(seat, out)


class RefusesWhatIsLegal(Toy):
    def why_not(self, seat: int, action: int) -> int:
        return NOT_HELD if action == 7 else super().why_not(seat, action)


class AllowsWhatIsNot(Toy):
    def why_not(self, seat: int, action: int) -> int:
        return LEGAL if action == 7 else super().why_not(seat, action)


class NamesNoRule(Toy):
    def why_not(self, seat: int, action: int) -> int:
        return rule("not now") if super().why_not(seat, action) else LEGAL


class CopiesHalf(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.points = [0, 0]
        return twin


class EqualsNothing(Toy):
    def __eq__(self, other: object) -> bool:
        return False

    __hash__ = Toy.__hash__


class SearchesTheTruth(Toy):
    def determinize(self, seat: int, rng: Rng) -> Toy:
        world = super().determinize(seat, rng)
        world.deck = self.deck[:] if world.deck and sorted(world.deck) == sorted(self.deck) else world.deck
        return world


class ForgetsOnSaving(Toy):
    def save(self) -> str:
        return json.dumps([self.deck, self.hands, self.points, self.turns % 2])


class LosesCards(Toy):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if action == 5:
            self.points[seat] += 1


class TellsTheLog(Toy):
    def tell(self, seat: int, card: int) -> None:
        if self.events is not None:
            self.events.append(Event("toy-log-draw", {"seat": seat, "card": card}))


class AsksAgainAfterHighCards(Toy):
    """Who draws a high card is to act again: others see who is asked."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if action == DRAW and self.hands[seat] and max(self.hands[seat]) > CARDS // 2:
            self.turns += 1


class AsksAgainWithPairs(Toy):
    """Who plays a card and holds the next one is to act again, though nobody has drawn anything."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if action + 1 in self.hands[seat]:
            self.turns += 1


class TellsOfLowCards(Toy):
    """Lines come in pairs now and then."""

    def tell(self, seat: int, card: int) -> None:
        super().tell(seat, card)
        if card < CARDS // 2:
            super().tell(seat, card)


class PlaysLowCardsUnasked(Toy):
    """A last card that is low is played along with the one before it: others see that nobody was asked."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if action != DRAW and len(self.hands[seat]) == 1 and self.hands[seat][0] < CARDS // 2:
            super().apply(seat, self.hands[seat][0])
            self.turns -= 1


class AsksInOtherWords(Toy):
    """The question of a seat is put in other words if the other one's hand is good."""

    def prompt(self, seat: int) -> tuple[str, dict[str, Any]]:
        return "toy-prompt-draw-or-play", {"hurry": sum(self.hands[1 - seat]) > CARDS}


class DrawOrPlayEven(DrawOrPlay):
    """Odd cards cannot be played; and it says that everybody knows what can be."""

    def why_not(self, state: Toy, seat: int, action: int) -> int:
        if action % 2 and any(card % 2 == 0 for card in [*state.deck, *state.hands[seat]]):
            return NOT_HELD
        return super().why_not(state, seat, action)

    def known_to_all(self, state: Toy, seat: int) -> bool:
        return True


DRAW_OR_PLAY_EVEN = DrawOrPlayEven("draw-or-play", "TOY-TURN-01")


class AnswersForcedCardsAtOnce(Toy):
    """A bot that can only draw does so without thinking, so others know that it holds no even card."""

    def decision(self, seat: int) -> Decision[Any]:
        return DRAW_OR_PLAY_EVEN


class BlocksUndoOfLowCards(Toy):
    """Whether a play can be undone depends on the next card of the deck."""

    def revealed(self) -> int:
        return super().revealed() + (self.turns if self.deck and self.deck[-1] < CARDS // 2 else 0)


class NeverEnds(Toy):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if not self.deck and not any(self.hands):
            self.deck, self.points = list(range(CARDS)), [0, 0]


class LetsEverybodyMove(Toy):
    def moves(self, seat: int, out: Moves) -> None:
        if self.mover() >= 0:
            out.add(DRAW)


class ChangesWhatIsNotChosen(Toy):
    def may_change(self) -> list[int]:
        return self.to_act()


class PromisesAChange(Toy):
    """The other one may change something, it says, and then there is nothing to do."""

    def may_change(self) -> list[int]:
        return [1 - seat for seat in self.to_act()]


class ChangesAfterTheEnd(Toy):
    def may_change(self) -> list[int]:
        return [] if self.to_act() else [0]


class MiscountsTheSheet(Toy):
    def score_sheet(self) -> list[tuple[str, list[int]]]:
        return [("toy-score", [points + 1 for points in self.points])]


class HasTwoEnds(Toy):
    def outcome(self) -> Outcome | None:
        return Outcome("early", [0, 0], [1, 1])


BROKEN: dict[type[Toy], str] = {
    ShowsTheDeck: "may not know",
    ShowsAllTheSame: "made together",
    SharesHands: "changed|breaks its own rules",
    HasNoBarrier: "undo could cross",
    RepeatsMoves: "repeat",
    RefusesWhatIsLegal: "legal: True",
    AllowsWhatIsNot: "legal: False",
    CopiesHalf: "differ|another position",
    EqualsNothing: "not equal|differs",
    NamesNoRule: "no rule id",
    SearchesTheTruth: "depends on what is hidden",
    ForgetsOnSaving: "looks different",
    LosesCards: "breaks its own rules",
    TellsTheLog: "secret",
    AsksAgainAfterHighCards: "the course of play",
    AsksAgainWithPairs: "nothing was shown, but course",
    TellsOfLowCards: "secret|tells what no view shows",
    PlaysLowCardsUnasked: "nothing was shown, but log",
    AsksInOtherWords: "show a secret|asked",
    AnswersForcedCardsAtOnce: "nothing was shown, but course|the course of play",
    BlocksUndoOfLowCards: "undo",
    NeverEnds: "longer than",
    LetsEverybodyMove: "not to act but has legal",
    ChangesWhatIsNotChosen: "has not chosen yet",
    PromisesAChange: "no legal action",
    ChangesAfterTheEnd: "nothing can be changed any more",
    MiscountsTheSheet: "score sheet",
    HasTwoEnds: "outcome exactly when",
}
