"""Positions of Splendor for tests: say what matters, the rest is laid out by itself.

table = lay(tokens={0: "wwb"}, bought={0: ["1b1"]}, face_up={"1-1": "1k3"})
table.plays("buy 1-1")
assert table.tokens(0) == "w"
"""

from __future__ import annotations

from typing import Any

from guildhall.core.errors import IllegalAction
from guildhall.core.question import Candidate, Question, question
from guildhall.core.rule import Reason
from guildhall.core.state import Event, require_legal
from guildhall.games import game
from guildhall.games.splendor.game import SplendorSetup
from guildhall.games.splendor.state import Splendor

GEMS = {2: 4, 3: 5, 4: 7}
LETTERS = "wbgrko"


def setup_for(seats: int = 2, **options: object) -> SplendorSetup:
    setup = game("splendor").setup(seats, options)
    assert isinstance(setup, SplendorSetup)
    return setup


class Script:
    """A match at some position, played by action texts."""

    def __init__(self, setup: SplendorSetup, state: Splendor) -> None:
        self.setup = setup
        self.state = state
        self.events: list[Event] = []

    def plays(self, *texts: str) -> Script:
        for text in texts:
            seat = int(self.state.mover())
            number = self.setup.catalogue.number(text)
            require_legal(self.state, seat, number)
            self.state.events = self.events
            self.state.apply(seat, number)
            assert not self.state.faults()
        return self

    def refuses(self, text: str) -> str:
        """The rule against an action of the seat to act; the position must not change."""
        before = self.state.save()
        number = self.setup.catalogue.number(text)
        seat = int(self.state.mover())
        try:
            require_legal(self.state, seat, number)
        except IllegalAction as error:
            assert self.state.save() == before
            return error.rule
        raise AssertionError(f"“{text}” is legal")

    def why_not(self, text: str) -> Reason:
        """The same with its case and the numbers that decide it."""
        return self.state.reason(int(self.state.mover()), self.setup.catalogue.number(text))

    def told(self, viewer: int | None = None) -> list[tuple[str, dict[str, Any]]]:
        """What the log has told a viewer, without the words that all keys begin with."""
        return [(event.key.removeprefix("splendor-log-"), event.seen_by(viewer)) for event in self.events]

    def asked(self) -> Question:
        """What the seat to act is asked."""
        found = question(self.state, int(self.state.mover()))
        assert found is not None
        return found

    def offered(self, text: str) -> Candidate:
        """One of the candidates of that question."""
        (found,) = [one for one in self.asked().candidates if one.text == text]
        return found

    def legal(self, verb: str = "") -> list[str]:
        texts = [self.setup.catalogue.text(a) for a in self.state.legal(int(self.state.mover()))]
        return [text for text in texts if text.startswith(verb)]

    def tokens(self, seat: int) -> str:
        counts = self.state.view(None)["seats"][seat]["tokens"]
        return "".join(letter * counts[letter] for letter in LETTERS)

    @property
    def bank(self) -> dict[str, int]:
        bank: dict[str, int] = self.state.view(None)["bank"]
        return bank

    def seat(self, seat: int, viewer: int | None = None) -> dict[str, object]:
        found: dict[str, object] = self.state.view(viewer)["seats"][seat]
        return found


def deal(seats: int = 2, seed: int = 1, **options: object) -> Script:
    """A fresh match."""
    setup = setup_for(seats, **options)
    return Script(setup, setup.start(seed))


def lay(
    seats: int = 2,
    *,
    mover: int = 0,
    tokens: dict[int, str] | None = None,
    bought: dict[int, list[str]] | None = None,
    hand: dict[int, list[str]] | None = None,
    face_up: dict[str, str] | None = None,
    nobles: list[str] | None = None,
    decks: str = "?/?/?",
    passes: int = 0,
    **options: object,
) -> Script:
    """A position from what is said; cards nobody named fill the table, the rest are the decks."""
    setup = setup_for(seats, **options)
    tokens, bought, hand, face_up = tokens or {}, bought or {}, hand or {}, face_up or {}
    held = [[tokens.get(seat, "").count(letter) for letter in LETTERS] for seat in range(seats)]
    box = [GEMS[seats]] * 5 + [5]
    bank = [box[i] - sum(counts[i] for counts in held) for i in range(6)]
    named = {name.rstrip("?") for cards in (*bought.values(), *hand.values()) for name in cards} | set(face_up.values())
    rows = []
    for level in (1, 2, 3):
        rest = [n for n in setup.empty().parts.card_names if n.startswith(str(level)) and n not in named]
        empty = decks.split("/")[level - 1] == "-"
        places = [f"{level}-{place}" for place in (1, 2, 3, 4)]
        rows.append(".".join(face_up.get(place) or ("-" if empty else rest.pop()) for place in places))
    most = max(len(bought.get(seat, [])) + len(hand.get(seat, [])) for seat in range(seats))
    people = []
    for seat in range(seats):
        cards, reserved = ".".join(bought.get(seat, [])) or "-", ".".join(hand.get(seat, [])) or "-"
        people.append(f"{'.'.join(map(str, held[seat]))}/{cards}/{reserved}")
    text = " ".join(
        [
            f"{seats}:{setup.options['target']}:{setup.options['small_takes']}",
            ".".join(map(str, bank)),
            "/".join(rows),
            ".".join(nobles or [f"n{i + 1}" for i in range(seats + 1)]),
            decks,
            "|".join(people),
            str(seats * (most + 1) + mover),
            str(passes),
            "0",
            "-",
        ]
    )
    return Script(setup, setup.load(text, seed=1))
