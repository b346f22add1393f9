"""What a seat does not know is dealt anew: all that could be, nothing that could not, and nothing it knows changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.games.rococo.components.holdings import (
    HAND,
    KEPT,
    OPEN_HAND,
    OPEN_SUPPLY,
    SECRET,
    SEEN,
    SILK,
    SPECIAL_HIRED,
    SUPPLY,
)
from guildhall.games.rococo.components.sets import members
from guildhall.games.rococo.state import Rococo

from .script import Table

rule = pytest.mark.rule
ALL_JOURNEYMAN = ("JT1", "JT2", "JT3", "JT4")


def worlds(table: Table, seat: int, count: int = 40) -> Iterator[Rococo]:
    """Worlds that a seat could be in; it cannot tell them from the real one."""
    seen = table.state.view(seat)
    for seed in range(count):
        world = table.state.determinize(seat, Rng(seed, SEARCH))
        assert world.view(seat) == seen
        assert world.faults() == []
        yield world


def tiles(state: Rococo, seat: int) -> set[str]:
    return {state.parts.tile_ids[tile] for tile in members(state.own[KEPT + seat])}


def cards(state: Rococo, items: int) -> set[str]:
    return {state.parts.kind_ids[kind] for kind in members(items)}


class TestTiles:
    @rule("ROC-INFO-02", "ROC-INV-18")
    def test_kept_tiles_of_others_come_from_bag_and_others(self) -> None:
        table = Table().tiles(0, "T01", "T02").tiles(1, "T03", "T04", "T05").tiles(2, "T06").bag("T07", "T08").begins(0)
        seen: dict[int, set[str]] = {1: set(), 2: set()}
        for world in worlds(table, 0):
            assert tiles(world, 0) == {"T01", "T02"}
            assert [len(tiles(world, seat)) for seat in (1, 2)] == [3, 1]
            assert len(members(world.tile_bag)) == 2
            assert world.tile_discard == table.state.tile_discard
            for seat in (1, 2):
                seen[seat] |= tiles(world, seat)
                rolls = [world.parts.tile_rolls[tile] for tile in members(world.own[KEPT + seat])]
                assert world.own[SILK + seat] == sum(rolls)
        pool = {"T03", "T04", "T05", "T06", "T07", "T08"}
        assert seen == {1: pool, 2: pool}

    @rule("ROC-INFO-07", "ROC-INV-18")
    def test_a_tile_that_another_has_just_drawn(self) -> None:
        table = Table().staff(0, ["I-e", "S-a"]).tiles(1, "T03").bag("T05", "T12", "T20").begins(0)
        table.plays("play I-e", "no-action", "use")
        drawn = {world.parts.tile_ids[world.stack.get(1)] for world in worlds(table, 1)}
        assert drawn == {"T05", "T12", "T20"}
        own = {int(world.stack.get(1)) for world in worlds(table, 0, 5)}
        assert own == {int(table.state.stack.get(1))}
        taken = Table().drawer(1, "T09").tiles(1, "T03").bag("T05").begins(0).plays("play S-a", "acquire 1-1")
        assert {world.parts.tile_ids[world.stack.get(1)] for world in worlds(taken, 1, 10)} == {"T09"}

    @rule("ROC-INV-18", "ROC-EMP-II-b")
    def test_who_has_chosen_a_garment_can_pay_it(self) -> None:
        table = Table().round(3).staff(0, ["II-b", "S-a"]).tiles(0, "T01", "T02", "T12").display("A05")
        table.bag("T13", "T14", "T15", "T16", "T39").begins(0).plays("play II-b", "no-action", "tailor G6")
        assert table.asked == "discount"
        for world in worlds(table, 1, 20):
            azure = sum(int(world.parts.tile_silk[4 * tile]) for tile in members(world.own[KEPT]))
            assert azure >= 2

    @rule("ROC-INFO-11")
    def test_hers(self) -> None:
        table = Table(1).tiles(1, "T03", "T04").bag("T05", "T12").begins(0)
        seen: set[str] = set()
        for world in worlds(table, 0):
            assert len(tiles(world, 1)) == 2
            seen |= tiles(world, 1)
        assert seen == {"T03", "T04", "T05", "T12"}


class TestHands:
    @rule("ROC-INFO-03")
    def test_what_all_have_seen_stays(self) -> None:
        table = Table().staff(1, ["S-a", "S-b", "I-a"], supply=["S-c", "S-d", "S-e"]).begins(0)
        state = table.state
        state.own[OPEN_HAND + 1] = table.kinds(["I-a"])
        state.own[OPEN_SUPPLY + 1] = table.kinds(["S-e"])
        hands = set()
        for world in worlds(table, 0):
            hand = cards(world, world.own[HAND + 1])
            assert "I-a" in hand
            assert "S-e" in cards(world, world.own[SUPPLY + 1])
            assert (len(hand), len(members(world.own[SUPPLY + 1]))) == (3, 3)
            hands.add(frozenset(hand))
        assert len(hands) == 6  # two of four
        assert {world.own[HAND + 1] for world in worlds(table, 1, 5)} == {state.own[HAND + 1]}

    @rule("ROC-MIX-19", "ROC-INFO-03")
    @pytest.mark.parametrize("seat", [0, 1])
    def test_a_discard_that_became_the_supply_is_known(self, seat: int) -> None:
        table = Table(jewelry_box="on").round(6)
        table.staff(seat, ["JJ-1", "S-a", "S-b"], supply=[], discard=["S-c", "S-d", "S-e"]).begins(seat)
        table.plays("play JJ-1", "no-action", "call S-e", "decline")
        hands = {tuple(sorted(cards(world, world.own[HAND + seat]))) for world in worlds(table, 2, 12)}
        assert hands == {("S-a", "S-b")}
        assert table.seat(seat, viewer=2)["discard"] == ["S-e", "JJ-1"]

    @rule("ROC-INFO-03", "ROC-P2-01")
    def test_an_unfinished_choice_begins_anew(self) -> None:
        table = Table.dealt(2).seat_plays(0, "choose S-a", "choose S-b")
        for world in worlds(table, 1, 5):
            assert (world.own[HAND], world.own[SUPPLY]) == (0, 0b11111)
        assert {world.own[HAND] for world in worlds(table, 0, 5)} == {0b11}
        table.seat_plays(0, "choose S-c", "confirm")
        assert {len(members(world.own[HAND])) for world in worlds(table, 1, 5)} == {3}
        assert len({world.own[HAND] for world in worlds(table, 1)}) == 10


class TestTheJewelryBox:
    def examined(self) -> Table:
        """Seat 0 has looked through the Journeyman exam deck and taken JJ-5."""
        table = Table(jewelry_box="on").staff(0, ["S-e", "S-a"]).tasks(0, *ALL_JOURNEYMAN).begins(0)
        return table.plays("play S-e", "exam journeyman", "use", "take JJ-5")

    @rule("ROC-INFO-10")
    def test_a_card_from_an_exam_deck(self) -> None:
        table = self.examined()
        taken = set()
        deck, exam = len(members(table.state.deck)), len(members(table.state.exam_decks[0]))
        for world in worlds(table, 1, 60):
            (card,) = cards(world, world.own[SECRET])
            assert card in cards(world, world.own[HAND])
            assert (len(members(world.deck)), len(members(world.exam_decks[0]))) == (deck, exam)
            assert [world.own[SEEN + seat] for seat in (0, 2)] == [0, 0]
            taken.add(card)
        assert len(taken) > 5
        assert taken <= cards(table.state, int(table.state.parts.exam_pool[0]))
        for world in worlds(table, 0, 10):
            assert cards(world, world.own[SECRET]) == {"JJ-5"}
            assert world.own[SEEN] == table.state.own[SEEN]

    @rule("ROC-INFO-10")
    def test_who_has_looked_through_a_deck_knows_it(self) -> None:
        table = self.examined()
        state = table.state
        for world in worlds(table, 0, 20):
            assert world.exam_decks[0] == state.exam_decks[0]  # all of it was seen
            assert world.deck & world.parts.exam_pool[0] == state.deck & state.parts.exam_pool[0]
        others = {int(world.exam_decks[1]) for world in worlds(table, 0, 20)}
        assert len(others) > 1 or not cards(state, int(state.deck & state.parts.exam_pool[1]))

    @rule("ROC-INFO-10", "ROC-SETUP-13")
    def test_and_which_cards_of_it_are_for_hire(self) -> None:
        table = Table(jewelry_box="on").staff(0, ["S-e", "S-a"]).tasks(0, *ALL_JOURNEYMAN)
        state, card = table.state, table.kinds(["JJ-8"])
        state.box |= state.deck & -state.deck
        state.deck = (state.deck & (state.deck - 1)) | card
        state.exam_decks[0] &= ~card
        table.begins(0).plays("play S-e", "exam journeyman", "use", "take JJ-5")
        assert {bool(world.deck & card) for world in worlds(table, 0, 12)} == {True}
        assert {bool(world.deck & card) for world in worlds(table, 1, 40)} == {True, False}

    @rule("ROC-INFO-09")
    def test_specialised_apprentices(self) -> None:
        table = Table(jewelry_box="on").special(0, "JA-1").special(1, "JA-2").special(2, "JA-3").begins(0)
        seen: dict[int, set[str]] = {1: set(), 2: set()}
        for world in worlds(table, 0, 80):
            assert world.parts.kind_ids[world.special[0]] == "JA-1"
            for seat in (1, 2):
                seen[seat].add(world.parts.kind_ids[world.special[seat]])
        others = {f"JA-{n}" for n in range(2, 11)}
        assert seen == {1: others, 2: others}
        hired = Table(jewelry_box="on").special(1, "JA-2").staff(1, ["JA-2", "S-a"]).begins(0)
        assert hired.state.own[SPECIAL_HIRED + 1] == 1
        assert {world.parts.kind_ids[world.special[1]] for world in worlds(hired, 0, 10)} == {"JA-2"}

    @rule("ROC-INFO-11", "ROC-SOLO-43")
    def test_her_exam_card(self) -> None:
        table = Table(1, jewelry_box="on").round(3).tasks(1, "JT1", "JT2", "JT3").token(1, "W1").her_card("DB16")
        table.plays("next")
        hers = set()
        for world in worlds(table, 0):
            (card,) = cards(world, world.own[SECRET + 1])
            assert card in cards(world, world.own[SUPPLY + 1])
            hers.add(card)
        assert len(hers) > 3


class TestTheRest:
    @rule("ROC-INFO-11", "ROC-SOLO-09")
    def test_her_cards(self) -> None:
        table = Table.dealt(1)
        hands = set()
        for world in worlds(table, 0, 20):
            assert len(members(world.her_hand)) == 4
            assert world.her_hand | world.her_supply == table.state.her_deck
            assert world.her_hand & world.her_supply == 0
            hands.add(int(world.her_hand))
        assert len(hands) == 20

    @rule("ROC-INV-18", "ROC-INV-19")
    def test_chance_to_come_is_dealt_anew(self) -> None:
        table = Table.dealt(2)
        one, other = (table.state.determinize(0, Rng(seed, SEARCH)) for seed in (1, 2))
        assert one.rng.save() != other.rng.save()
        assert one.revealed() == table.state.revealed()  # nothing was shown by imagining
        assert table.state.determinize(0, Rng(1, SEARCH)).save() == one.save()

    @rule("ROC-INFO-02")
    def test_at_the_end_nothing_is_hidden(self) -> None:
        table = Table().tiles(0, "T01").tiles(1, "T02").ends()
        for world in worlds(table, 0, 5):
            assert tiles(world, 1) == {"T02"}
            assert world.own[SUPPLY + 1] == table.state.own[SUPPLY + 1]
