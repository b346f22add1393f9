"""Positions that no game comes to: each fault is found, and a sound position has none (ROC-INV)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from guildhall.core.stack import empty_stack
from guildhall.games.rococo.components import holdings as own
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.state import Rococo

from .script import Table

rule = pytest.mark.rule
Change = Callable[[Rococo], None]


def held(holding: Any, number: int) -> Change:
    """So much in a holding."""

    def change(state: Rococo) -> None:
        state.own[int(holding)] = number

    return change


def more(holding: Any, items: int) -> Change:
    def change(state: Rococo) -> None:
        state.own[int(holding)] |= items

    return change


def field(name: str, value: Any) -> Change:
    return lambda state: setattr(state, name, value)


def item(name: str, at: int, value: int) -> Change:
    """One entry of an array."""

    def change(state: Rococo) -> None:
        getattr(state, name)[at] = value

    return change


def bits(name: str, items: int) -> Change:
    """Other members of a set: those of a mask change sides."""
    return lambda state: setattr(state, name, getattr(state, name) ^ items)


def both(*changes: Change) -> Change:
    def change(state: Rococo) -> None:
        for one in changes:
            one(state)

    return change


def lowest(items: int) -> int:
    return items & -items


def double(name: str) -> Change:
    """The first of a bag is in the discard too."""

    def change(state: Rococo) -> None:
        setattr(state, name, getattr(state, name) | lowest(int(getattr(state, name.replace("discard", "bag")))))

    return change


CHOOSING = [
    (held(own.LIVRES, -1), "participant 0 has less than no livres (ROC-INV-05)"),
    (held(own.HELD_LACE + 1, -1), "participant 1 has less than no lace (ROC-INV-05)"),
    (held(own.HELD_YARN + 2, -2), "participant 2 has less than no yarn (ROC-INV-05)"),
    (held(own.PRESTIGE, -1), "participant 0 has less than no prestige (ROC-INV-05)"),
    (held(own.STAGE, 2), "participant 0 has an impossible exam or choice (ROC-INV-16)"),
    (held(own.STAGE + 1, -1), "participant 1 has an impossible exam or choice (ROC-INV-16)"),
    (held(own.TASKS, 128), "participant 0 has an impossible exam or choice (ROC-INV-16)"),
    (held(own.TASKS + 1, 128), "participant 1 has an impossible exam or choice (ROC-INV-16)"),
    (held(own.STAGE + 2, 2), "participant 2 has an impossible exam or choice (ROC-INV-16)"),
    (held(own.PICKS + 2, 4), "participant 2 has an impossible exam or choice (ROC-INV-16)"),
    (held(own.LIVRES + 2, -1), "participant 2 has less than no livres (ROC-INV-05)"),
    (held(own.PRESTIGE + 1, -1), "participant 1 has less than no prestige (ROC-INV-05)"),
    (held(own.TASKS, -1), "participant 0 has an impossible exam or choice (ROC-INV-16)"),
    (held(own.PICKS, 4), "participant 0 has an impossible exam or choice (ROC-INV-16)"),
    (held(own.PICKS, -1), "participant 0 has an impossible exam or choice (ROC-INV-16)"),
    (field("round", 0), "there is no round 0 (ROC-INV-14)"),
    (field("round", 8), "there is no round 8 (ROC-INV-14)"),
    (field("favor", 3), "there is no participant 3 (ROC-INV-09)"),
    (field("favor", -2), "there is no participant -2 (ROC-INV-09)"),
    (item("all_halls", 0, 3), "there is no participant 3 (ROC-INV-09)"),
    (field("first", 3), "nobody has the start marker (ROC-INV-13)"),
    (field("first", -1), "nobody has the start marker (ROC-INV-13)"),
    (bits("deck", 1 << 5), "card I-a is in "),
    (bits("box", 1 << 10), "card I-f is in "),
    (bits("undealt", 1 << 51), "card JA-1 is in "),
    (item("exam_decks", 0, 0), "card JJ-"),
    (item("row", 0, -1), "is in 0 places (ROC-INV-01)"),
    (held(own.SUPPLY, 0b11110), "participant 0 has S-a 0 times (ROC-INV-01)"),
    (more(own.HAND, 1), "participant 0 has S-a 2 times (ROC-INV-01)"),
    (more(own.REMOVED + 1, 16), "participant 1 has S-e 2 times (ROC-INV-01)"),
    (both(item("discards", 0, 4), held(own.PILE_SIZE, 1)), "participant 0 has S-e 2 times (ROC-INV-01)"),
    (held(own.SPECIAL_HIRED, 1), "is in 0 places (ROC-INV-01)"),
    (more(own.OPEN_HAND, 1), "participant 0 shows cards that are not there (ROC-INFO-03)"),
    (more(own.OPEN_SUPPLY + 2, 1 << 9), "participant 2 shows cards that are not there (ROC-INFO-03)"),
    (more(own.SECRET + 1, 1), "participant 1 hides cards that are not there (ROC-INFO-10)"),
    (both(held(own.SUPPLY, 0b111), more(own.REMOVED, 0b11000)), "participant 0 has a staff below four (ROC-INV-06)"),
    (lambda state: bits("deck", lowest(int(state.deck)))(state), "the hire deck has 23 cards in round 1 (ROC-INV-14)"),
    (double("tile_discard"), "is in 2 places (ROC-INV-02)"),
    (item("drawers", 0, -1), "is in 0 places (ROC-INV-02)"),
    (lambda state: item("drawers", 3, int(state.drawers[0]))(state), "a drawer holds more tiles than it has spaces"),
    (double("garment_discard"), "is in 2 places (ROC-INV-03)"),
    (item("display", 5, -1), "the display has a gap to the right of a garment (ROC-INV-15)"),
    (item("display", 0, -1), "the display is not full though there are garments (ROC-INV-15)"),
    (more(own.RENTED, 1), "a guest has no owner, or an owner no guest (ROC-INV-09)"),
    (lambda state: item("guest_garment", 3, int(state.display[0]))(state), "a guest has no owner, or an owner"),
    (lambda state: item("terrace", 0, int(state.display[0]))(state), "on the Terrace before the end (ROC-END-21)"),
    (item("jewels", 0, 9), "azure jewels (ROC-INV-04)"),
    (item("jewel_bag", 3, 5), "amber jewels (ROC-INV-04)"),
    (item("jewel_bag", 2, -1), "jade jewels (ROC-INV-04)"),
    (more(own.TOKENS, 0b11 << 11), "participant 0 has two tokens at kitchen left (ROC-INV-10)"),
    (more(own.TOKENS + 1, 0b11 << 14), "participant 1 has two tokens at kitchen right (ROC-INV-10)"),
    (more(own.TOKENS, 0b11 << 22), "participant 0 has two tokens at jeweller (ROC-INV-10)"),
    (item("all_halls", 0, 1), "participant 1 has All Halls tokens without being there (ROC-INV-10)"),
    (more(own.TOKENS, 0b11111 << 17), "participant 0 is in all halls without a token (ROC-INV-10)"),
    (more(own.TOKENS, 1 << 5), "there is no space F6 (ROC-INV-09)"),
    (field("played", 3), "phase 2 has no pending turn (ROC-DEC-32)"),
    (lambda state: state.stack.push(1), "phase 2 has no pending turn (ROC-DEC-32)"),
    (field("favor", 1), "the favor is on the board after phase 1 (ROC-INV-13)"),
    (both(held(own.HAND, 0b1111), held(own.SUPPLY, 0b10000)), "participant 0 has 4 cards in hand in phase 2"),
    (field("ready", 1), "participant 0 has 0 cards in hand in phase 2 (ROC-INV-07)"),
    (field("ready", 0b111), "all have chosen, yet phase 3 has not begun (ROC-P2-08)"),
    (field("leaving", 1), "cards are leaving though no turn is under way (ROC-DEPUTE-06)"),
    (held(own.TASKS, 1 << 4), "participant 0 has marked tasks of the other exam (ROC-INV-16)"),
    (both(held(own.STAGE + 1, 1), held(own.TASKS + 1, 1 << 3)), "participant 1 has marked tasks of the other exam"),
]  # fmt: skip


@rule("ROC-INV-01", "ROC-INV-02", "ROC-INV-03", "ROC-INV-04", "ROC-INV-05", "ROC-INV-09", "ROC-INV-10")
@pytest.mark.parametrize(("change", "fault"), CHOOSING, ids=range(len(CHOOSING)))
def test_a_choice_of_cards(change: Change, fault: str) -> None:
    state = Table.dealt(3, jewelry_box="on").state
    assert state.faults() == []
    change(state)
    assert any(found.endswith(fault) if fault[-1] == ")" else fault in found for found in state.faults()), (
        state.faults()
    )


@rule("ROC-INV-16", "ROC-DEC-32")
def test_faults_that_come_alone() -> None:
    for change, fault in (
        (held(own.TASKS, 127), "participant 0 has marked tasks of the other exam (ROC-INV-16)"),
        (field("played", 3), "phase 2 has no pending turn (ROC-DEC-32)"),
        (field("leaving", 1), "cards are leaving though no turn is under way (ROC-DEPUTE-06)"),
        (field("favor", 0), "the favor is on the board after phase 1 (ROC-INV-13)"),
    ):
        state = Table.dealt(3, jewelry_box="on").state
        change(state)
        assert state.faults() == [fault]


@rule("ROC-INV-01", "ROC-INV-02", "ROC-INV-03", "ROC-INV-16")
def test_without_modules_their_things_are_nowhere() -> None:
    for change, fault in (
        (bits("box", 1 << 33), "card JJ-1 is in 1 places (ROC-INV-01)"),
        (bits("tile_bag", 1 << 48), "tile T49 is in 1 places (ROC-INV-02)"),
        (bits("garment_bag", 1 << 42), "garment L01 is in 1 places (ROC-INV-03)"),
        (bits("garment_bag", 1 << 46), "garment F01 is in 1 places (ROC-INV-03)"),
        (bits("garment_bag", 1 << 50), "garment E01 is in 1 places (ROC-INV-03)"),
        (held(own.TASKS, 1), "participant 0 has marked tasks of the other exam (ROC-INV-16)"),
        (more(own.TOKENS, 1 << 22), "there is no space W1 (ROC-INV-09)"),
    ):
        state = Table.dealt(2).state
        change(state)
        assert state.faults() == [fault]


@rule("ROC-INV-02", "ROC-INV-03", "ROC-OPT-04")
@pytest.mark.parametrize(
    ("options", "tiles", "garments"),
    [
        ({}, 48, 42),
        ({"luxury_garments": "on"}, 53, 46),
        ({"festive_garments": "on"}, 48, 46),
        ({"exclusive_tailoring": "on"}, 48, 46),
        ({"exclusive_tailoring": "on", "jewelry_box": "on"}, 48, 48),
    ],
)
def test_with_modules_their_things_are_there(options: dict[str, Any], tiles: int, garments: int) -> None:
    state = Table.dealt(3, **options).state
    assert state.faults() == []
    state.tile_bag = state.garment_bag = state.garment_discard = state.aside = 0
    found = state.faults()
    assert sum("in 0 places (ROC-INV-02)" in fault for fault in found) == tiles - 9
    assert sum("in 0 places (ROC-INV-03)" in fault for fault in found) == garments - 6


@rule("ROC-INV-09")
def test_one_fault_of_numbers_is_enough() -> None:
    """Nothing else can be counted then."""
    state = Table.dealt(2).state
    both(held(own.LIVRES, -1), field("round", 9), field("leaving", 1))(state)
    assert state.faults() == [
        "participant 0 has less than no livres (ROC-INV-05)",
        "there is no round 9 (ROC-INV-14)",
    ]


class TestTurns:
    def acting(self) -> Rococo:
        state = Table(3, jewelry_box="on").begins(0).state
        assert state.faults() == []
        return state

    @rule("ROC-INV-17")
    def test_somebody_is_asked_something(self) -> None:
        state = self.acting()
        state.stack = empty_stack(10)
        assert state.faults() == ["nobody is asked anything (ROC-INV-17)"]
        state.stack.push(22)  # the end of a turn waits for nobody
        assert state.faults() == ["nobody is asked anything (ROC-INV-17)"]
        state = self.acting()
        state.own[own.SUPPLY] |= state.own[own.HAND]
        state.own[own.HAND] = 0
        assert state.faults() == ["the player to act has nothing to do (ROC-INV-17)"]

    @rule("ROC-INV-06")
    def test_a_staff_below_four(self) -> None:
        state = self.acting()
        for seat in (0, 1):
            state.own[own.REMOVED + seat] |= 0b11000
            state.own[own.SUPPLY + seat] &= ~0b11000
        assert state.faults() == ["participant 1 has a staff below four (ROC-INV-06)"]  # in a turn cards may be leaving

    @rule("ROC-INV-01")
    def test_the_card_in_play_is_somewhere(self) -> None:
        table = Table().begins(0).plays("play S-a")
        assert table.state.faults() == []
        table.state.played = -1
        assert "participant 0 has S-a 0 times (ROC-INV-01)" in table.state.faults()


class TestTheEnd:
    def over(self, **options: Any) -> Rococo:
        table = Table(3, **options).guest("1-1", "A01", 0).guest("1-2", "A02", 1).token(0, "F1").ends()
        assert table.state.faults() == []
        return table.state

    @rule("ROC-INV-07", "ROC-INV-14")
    def test_hands_are_empty_after_round_7(self) -> None:
        state = self.over()
        state.own[own.HAND + 1], state.own[own.SUPPLY + 1] = 1, state.own[own.SUPPLY + 1] & ~1
        assert state.faults() == ["after the last round all hands are empty (ROC-INV-07)"]
        state = self.over()
        state.round = 6
        assert "the game ends after round 7 (ROC-INV-14)" in state.faults()
        state = self.over()
        state.stack.push(1)
        assert state.faults() == ["after the last round all hands are empty (ROC-INV-07)"]

    @rule("ROC-INV-20")
    def test_the_sheet_adds_up(self) -> None:
        state = self.over()
        state.own[own.PRESTIGE + 2] += 1
        assert state.faults() == ["the sheet of participant 2 does not add up (ROC-INV-20)"]
        state = self.over()
        state.final[0] += 1
        assert state.faults() == ["the sheet of participant 0 does not add up (ROC-INV-20)"]

    @rule("ROC-INV-21")
    def test_no_second_place_beside_a_shared_first(self) -> None:
        state = self.over()
        assert [int(state.final[seat * int(c.SCORE_ROWS) + 5]) for seat in range(3)] == [5, 5, 0]
        state.final[2 * int(c.SCORE_ROWS) + 5] = 2
        state.own[own.PRESTIGE + 2] += 2
        assert state.faults() == ["hall 1 has a second place beside a shared first (ROC-INV-21)"]


class TestHers:
    @rule("ROC-INV-23", "ROC-SOLO-08", "ROC-INFO-10")
    def test_her_things(self) -> None:
        for change, fault in (
            (held(own.LIVRES + 1, 1), "Madame du Barry has livres (ROC-INV-23)"),
            (field("her_supply", 0), "her cards are not each in one place (ROC-SOLO-08)"),
            (
                lambda state: bits("her_discard", lowest(int(state.her_hand)))(state),
                "her cards are not each in one place",
            ),
            (more(own.SECRET + 1, 1 << 40), "participant 1 hides cards that are not there (ROC-INFO-10)"),
        ):
            state = Table.dealt(1, jewelry_box="on").state
            assert state.faults() == []
            change(state)
            assert [found.startswith(fault) for found in state.faults()] == [True]
        shown = Table(1).display("A01").her_card("DB09").her_supply("DB05").plays("next")
        assert shown.state.faults() == []  # the card of her turn waits on the table
        small = Table.dealt(1).state
        small.own[own.SUPPLY + 1], small.own[own.REMOVED + 1] = 1, 0b11110
        assert small.faults() == []  # her staff may be of any size
