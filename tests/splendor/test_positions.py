"""The text form of a position: what it says, what cannot be read, and what no game could come to."""

from __future__ import annotations

import re

import pytest

from guildhall.core.errors import BadPosition
from guildhall.games.splendor.state import Splendor

from .scenes import stuck, wish, without_level_3, worth
from .script import deal, lay, setup_for

rule = pytest.mark.rule


def changed(text: str, **fields: str) -> str:
    """A position with other fields: `supply="4.4.4.4.4.5"`."""
    names = ("game", "supply", "table", "nobles", "decks", "people", "turns", "passes", "over", "stack")
    parts = dict(zip(names, text.split(), strict=True))
    assert fields.keys() <= parts.keys()
    return " ".join({**parts, **fields}.values())


def frame(*numbers: int) -> str:
    """A pending choice: its kind and what belongs to it."""
    return ",".join(map(str, [*numbers, *[0] * (6 - len(numbers))]))


def load(text: str, seats: int = 2, seed: int = 0, **options: object) -> Splendor:
    return setup_for(seats, **options).load(text, seed)


class TestSaving:
    def test_what_was_laid_is_said(self) -> None:
        table = lay(
            tokens={0: "wwo", 1: "kk"},
            bought={0: ["1b1", "3w4"], 1: ["1w1"]},
            hand={0: ["1w2", "2g1?"], 1: ["1w3?"]},
            face_up={"1-1": "1w4", "2-1": "2b1", "3-4": "3b2"},
            nobles=["n4", "n1", "n10"],
        )
        game, supply, face_up, nobles, decks, people, *numbers = table.state.save().split()
        assert (game, supply, nobles) == ("2:15:off", "2.4.4.4.2.4", "n4.n1.n10")
        assert [row.split(".")[0] for row in face_up.split("/")] == ["1w4", "2b1", "3k4"]
        assert face_up.endswith(".3b2")
        assert people == "2.0.0.0.0.1/1b1.3w4/1w2.2g1?|0.0.0.0.2.0/1w1/1w3?"
        assert [len(deck.split(".")) for deck in decks.split("/")] == [40 - 4 - 4, 30 - 4 - 1, 20 - 4 - 1]
        assert numbers == ["10", "0", "0", "-"]

    def test_options_ends_and_pending_choices(self) -> None:
        assert deal(4, target=21, small_takes="on").state.save().startswith("4:21:on 7.7.7.7.7.5 ")
        assert stuck().plays("pass", "pass").state.save().endswith(" 2 2 -")
        ended = lay(bought={0: worth(5)[:3]}, mover=1).plays("take wbg")
        assert ended.state.save().endswith(" 10 0 1 -")
        assert lay(tokens={0: "wwwwbbbbgg"}).plays("reserve 1-1").state.save().endswith(" 0 0 2,0,0,0,0,0")
        paying = lay(tokens={0: "ggro"}, face_up={"1-2": "1k1"}).plays("buy 1-2")
        number = paying.setup.catalogue.number("buy 1-2")
        assert paying.state.save().endswith(f" 0 0 1,{number},{2 * 8**2 + 8**3},0,0,0")

    @pytest.mark.parametrize(("letters", "card"), [("wwb", "1g2"), ("kkk", "1b1"), ("bgrk", "1w3"), ("wbgr", "1k3")])
    def test_a_payment_is_kept_as_digits_to_base_8(self, letters: str, card: str) -> None:
        table = lay(tokens={0: letters + "o"}, face_up={"1-1": card}).plays("buy 1-1")
        paid = sum(letters.count(letter) * 8**place for place, letter in enumerate("wbgrk"))
        assert table.state.save().split()[-1].split(",")[2] == str(paid)

    def test_an_empty_deck_and_row(self) -> None:
        face_up, _, decks = without_level_3().state.save().split()[2:5]
        assert face_up.endswith("/-.-.-.-")
        assert decks.endswith("/-")

    def test_the_noble_of_the_first_seat_is_loaded_as_such(self) -> None:
        table = lay(bought={0: wish("n1")[1]}, nobles=["n9", "n1", "n10"]).plays("take wbg")
        text = table.state.save()
        assert text.split()[3] == "n9.n1=0.n10"
        again = table.setup.load(text)
        assert again.save() == text
        assert again == table.state
        assert list(again.points) == list(table.state.points)

    def test_cards_that_are_nowhere_else_are_shuffled_into_the_decks(self) -> None:
        """All of them, and as the seed says."""
        text = changed(lay().state.save(), decks="?/?/?")
        decks = load(text, seed=1).save().split()[4]
        assert [len(set(deck.split("."))) for deck in decks.split("/")] == [36, 26, 16]
        assert decks.split("/")[2] == "3w4.3g3.3w1.3g1.3r1.3b4.3g4.3w2.3r4.3b3.3g2.3w3.3r2.3b2.3b1.3r3"
        assert load(text, seed=1).save() != load(text, seed=2).save()
        assert setup_for().load(text).save() == load(text, seed=0).save()


class TestReading:
    @pytest.mark.parametrize(
        ("fields", "message"),
        [
            ({"game": "3:15:off"}, "this position is for seats, target and small takes 3:15:off, not 2:15:off"),
            ({"game": "2:15:on"}, "take"),
            ({"supply": "4.4.4.4.4"}, "cannot read the position: “4.4.4.4.4” should have 6 items"),
            ({"supply": "4.4.4.4.4.128"}, "“4.4.4.4.4.128” has a number below zero or above 127"),
            ({"supply": "4.4.4.4.4.127"}, "there are 127 tokens of “o”, not 5"),
            ({"supply": "-1.4.4.4.4.5"}, "“-1.4.4.4.4.5” has a number below zero or above 127"),
            ({"supply": "4.4.4.4.4.x"}, "cannot read the position"),
            ({"table": "1w1.1w2"}, "“1w1.1w2” should have 12 items"),
            ({"table": "9w1" + ".-" * 11}, "there is no card “9w1”"),
            ({"nobles": "n1.n2"}, "with 2 seats 3 nobles are open, not 2 (SPL-SETUP-03)"),
            ({"nobles": "n1.n2.n3.n4"}, "with 2 seats 3 nobles are open, not 4 (SPL-SETUP-03)"),
            ({"nobles": "n1.n2.n0"}, "there is no noble “n0”"),
            ({"nobles": "n1.n2.n11"}, "there is no noble “n11”"),
            ({"nobles": "n1.n2.3"}, "there is no noble “3”"),
            ({"nobles": "n1.n2.n3=2"}, "there is no seat 2"),
            ({"nobles": "n1.n2.n3=-1"}, "there is no seat -1"),
            ({"people": "0.0.0.0.0.0/-/-"}, "the position describes 1 seats, not 2"),
            ({"people": "0.0.0.0.0.0/-|0.0.0.0.0.0/-/-"}, "cannot read the position"),
            ({"people": "0.0.0.0.0.0/1w1/-|0.0.0.0.0.0/1w1/-"}, "card 1w1 is in two places"),
            ({"people": "0.0.0.0.0.0/-/1w1.1w2.1w3.1w4|0.0.0.0.0.0/-/-"}, "seat 0 has 4 reserved cards (SPL-RES-02)"),
            ({"people": "0.0.0.0.0.0/-/8w1?|0.0.0.0.0.0/-/-"}, "there is no card “8w1”"),
            ({"decks": "?/?"}, "there are three decks"),
            ({"decks": "?/?/" + ".".join(["3w1"] * 21)}, "deck 3 has more than 20 cards (SPL-SETUP-01)"),
            ({"turns": "many"}, "cannot read the position"),
            ({"stack": "1,x"}, "cannot read the position"),
        ],
    )
    def test_what_cannot_be_read_is_named(self, fields: dict[str, str], message: str) -> None:
        with pytest.raises(BadPosition, match=re.escape(message)):
            load(changed(lay().state.save(), **fields))

    def test_a_position_has_ten_fields(self) -> None:
        for text in ("", "2:15:off", lay().state.save() + " -"):
            count = len(text.split())
            with pytest.raises(BadPosition, match=f"a position of Splendor has 10 fields, this has {count}"):
                load(text)

    def test_a_deck_may_be_whole(self) -> None:
        """What is wrong is that no card of it lies open."""
        text = lay().state.save()
        first, second, _ = text.split()[2].split("/")
        whole = ".".join(name for name in setup_for().empty().parts.card_names if name.startswith("3"))
        with pytest.raises(BadPosition, match="a space of level 3 is empty though its deck is not"):
            load(changed(text, table=f"{first}/{second}/-.-.-.-", decks=f"?/?/{whole}"))

    def test_three_reserved_cards_and_a_whole_deck_are_fine(self) -> None:
        people = "0.0.0.0.0.0/-/1w1.1w2.1w3?|0.0.0.0.0.0/-/-"
        state = load(changed(lay().state.save(), people=people, decks="?/?/?", turns="6"))
        assert state.save().split()[5] == people
        start = deal().state.save()
        assert load(start).save() == start


class TestWhatNoGameComesTo:
    """Each law by itself: the position is sound but for it."""

    def refuses(self, text: str, message: str, seats: int = 2, target: int = 15) -> None:
        with pytest.raises(BadPosition, match=re.escape(f"no game can come to this position: {message}")):
            load(text, seats, target=target)

    @rule("SPL-SETUP-01")
    def test_cards_are_in_one_place_and_in_their_decks(self) -> None:
        text = lay(face_up={"1-1": "1k1", "2-1": "2k1"}, bought={0: ["1w1"]}).state.save()
        first, second, third = text.split()[4].split("/")
        swapped = [first.split("."), second.split(".")]
        swapped[0][5], swapped[1][5] = swapped[1][5], swapped[0][5]
        wrong = "/".join([*(".".join(deck) for deck in swapped), third])
        self.refuses(changed(text, decks=wrong), f"card {swapped[0][5]} is in the deck of level 1 (SPL-SETUP-01)")
        self.refuses(changed(text, decks=f"{first.split('.', 1)[1]}/{second}/{third}"), "card 1")
        twice = changed(text, table=text.split()[2].replace("1k1", "1w1"))
        self.refuses(twice, "card 1w1 is in 2 places (SPL-SETUP-01)")
        gone = changed(text, people=text.split()[5].replace("1w1", "-"))
        self.refuses(gone, "card 1w1 is in 0 places (SPL-SETUP-01)")
        last = lay(bought={0: ["3k4"]}).state.save()
        self.refuses(
            changed(last, people=last.split()[5].replace("3k4", "-")), "card 3k4 is in 0 places (SPL-SETUP-01)"
        )

    @rule("SPL-SETUP-02", "SPL-FILL-01")
    def test_rows_hold_their_level_and_are_filled(self) -> None:
        text = lay(face_up={"1-1": "1k1", "2-1": "2k1"}).state.save()
        rows = text.split()[2]
        crossed = rows.replace("1k1", "x").replace("2k1", "1k1").replace("x", "2k1")
        self.refuses(changed(text, table=crossed), "card 2k1 lies in the row of level 1 (SPL-SETUP-02)")
        edges = lay(face_up={"2-4": "2k1", "3-1": "3k1"}).state.save()
        crossed = edges.split()[2].replace("2k1", "x").replace("3k1", "2k1").replace("x", "3k1")
        self.refuses(changed(edges, table=crossed), "card 3k1 lies in the row of level 2 (SPL-SETUP-02)")
        state = load(edges)
        state.table[7], state.table[8] = state.table[8], state.table[7]
        assert "card 2k1 lies in the row of level 3 (SPL-SETUP-02)" in state.faults()
        first, second, third = text.split()[4].split("/")
        hole = changed(text, table=rows.replace("1k1", "-"), decks=f"{first}.1k1/{second}/{third}")
        self.refuses(hole, "a space of level 1 is empty though its deck is not (SPL-FILL-01)")
        state = load(text)
        for slot in (3, 4, 7):
            state.table[slot] = -1
        empty = "a space of level {} is empty though its deck is not (SPL-FILL-01)"
        assert [fault for fault in state.faults() if "empty" in fault] == [empty.format(level) for level in (1, 2, 2)]

    @rule("SPL-FILL-01")
    def test_a_space_is_empty_only_if_not_even_one_card_is_left(self) -> None:
        table = without_level_3(on_table=1)
        card = table.state.save().split()[2].split("/")[2].split(".")[0]
        rows, decks = table.state.save().split()[2], table.state.save().split()[4]
        hole = changed(table.state.save(), table=rows.replace(card, "-"), decks=decks[:-1] + card)
        self.refuses(hole, "a space of level 3 is empty though its deck is not (SPL-FILL-01)", 4, target=21)

    @rule("SPL-SETUP-03")
    def test_nobles_differ(self) -> None:
        self.refuses(changed(lay().state.save(), nobles="n1.n1.n2"), "there must be 3 different nobles (SPL-SETUP-03)")
        state = lay().state
        state.nobles[2] = -1
        assert state.faults() == ["there must be 3 different nobles (SPL-SETUP-03)"]

    @rule("SPL-SETUP-04")
    @pytest.mark.parametrize(("seats", "gems"), [(2, 4), (3, 5), (4, 7)])
    def test_tokens_are_as_many_as_were_laid_out(self, seats: int, gems: int) -> None:
        text = lay(seats, tokens={seats - 1: "wwk"}).state.save()
        for place, letter in enumerate("wbgrk"):
            supply = text.split()[1].split(".")
            supply[place] = str(int(supply[place]) + 1)
            message = f"there are {gems + 1} tokens of “{letter}”, not {gems} (SPL-SETUP-04)"
            self.refuses(changed(text, supply=".".join(supply)), message, seats)
        supply = text.split()[1].split(".")
        self.refuses(
            changed(text, supply=".".join([*supply[:5], "4"])), "there are 4 tokens of “o”, not 5 (SPL-SETUP-04)", seats
        )

    @rule("SPL-TAKE-04")
    def test_more_than_ten_tokens_only_while_returning(self) -> None:
        returning = lay(tokens={0: "wwwwbbbbgg"}).plays("reserve 1-1").state.save()
        assert load(returning).save() == returning
        self.refuses(changed(returning, stack="-"), "seat 0 has more than ten tokens (SPL-TAKE-04)")
        other = lay(mover=1, tokens={1: "wwwwbbbbgg"}).plays("reserve 1-1").state.save()
        self.refuses(changed(other, stack="-"), "seat 1 has more than ten tokens (SPL-TAKE-04)")
        ten = lay(tokens={0: "wwwwbbbbgg"}).state.save()
        assert load(ten).save() == ten
        self.refuses(changed(ten, stack=frame(2)), "nobody has tokens to return (SPL-TAKE-04)")
        self.refuses(changed(other, turns="4"), "nobody has tokens to return (SPL-TAKE-04)")
        state = load(other)
        state.turns, state.seat = 4, 0
        assert "seat 1 has more than ten tokens (SPL-TAKE-04)" in state.faults()

    @rule("SPL-NOBLE-03")
    def test_points_are_those_of_cards_and_nobles(self) -> None:
        for seat in (0, 1):
            state = lay(bought={seat: ["3w4"]}).state
            state.points[seat] += 1
            assert state.faults() == [f"seat {seat} has 6 points, its cards and nobles make 5 (SPL-NOBLE-03)"]
        table = lay(bought={1: wish("n1")[1]}, nobles=["n9", "n10", "n1"], mover=1).plays("take wbg")
        table.state.points[1] -= 3
        assert table.state.faults() == ["seat 1 has 0 points, its cards and nobles make 3 (SPL-NOBLE-03)"]

    @rule("SPL-TURN-03")
    @pytest.mark.parametrize(
        "fields", [{"passes": "3"}, {"passes": "-1"}, {"over": "3"}, {"over": "-1"}, {"turns": "-2"}]
    )
    def test_counts_have_bounds(self, fields: dict[str, str]) -> None:
        message = "turns, passes or end are out of bounds (SPL-TURN-03)"
        self.refuses(changed(lay().state.save(), **fields), message)

    @rule("SPL-SETUP-05")
    def test_whose_turn_it_is_follows_from_the_turns(self) -> None:
        state = lay().state
        state.seat = 1
        assert state.faults() == ["turns, passes or end are out of bounds (SPL-TURN-03)"]

    @rule("SPL-TURN-03")
    def test_stuck_exactly_when_all_passed(self) -> None:
        message = "the game is stuck exactly when all have passed in a row (SPL-TURN-03)"
        self.refuses(changed(stuck().state.save(), passes="2"), message)
        self.refuses(changed(stuck().state.save(), over="2"), message)
        self.refuses(changed(stuck().plays("pass", "pass").state.save(), passes="1"), message)

    @rule("SPL-END-01")
    def test_the_end_comes_with_the_points_and_the_round(self) -> None:
        ended = lay(bought={0: worth(5)[:3]}, mover=1).plays("take wbg").state.save()
        assert load(ended).save() == ended
        over = "the game ends when the round is finished in which somebody has the points (SPL-END-01)"
        self.refuses(changed(lay().state.save(), over="1"), over)
        self.refuses(changed(ended, turns="11"), over)
        self.refuses(changed(ended, over="0"), "somebody had the points when the last round ended (SPL-END-01)")
        less = lay(bought={0: [*worth(5)[:2], *worth(4)[:1]]}).state.save()
        assert load(less).save() == less
        self.refuses(changed(less, over="1"), over)

    @rule("SPL-TURN-01")
    def test_nobody_has_more_cards_than_turns(self) -> None:
        text = lay(bought={0: ["1w1"], 1: ["1w2"]}, hand={0: ["1w3"], 1: ["1w4"]}).state.save()
        for turns in ("4", "5", "6"):
            assert load(changed(text, turns=turns)).turns == int(turns)
        self.refuses(changed(text, turns="3"), "seat 1 has 2 cards but took 1 turns (SPL-TURN-01)")
        self.refuses(changed(text, turns="2"), "seat 0 has 2 cards but took 1 turns (SPL-TURN-01)")
        three = lay(3, hand={2: ["1w3"]}).state.save()
        self.refuses(changed(three, turns="2"), "seat 2 has 1 cards but took 0 turns (SPL-TURN-01)", 3)
        assert load(changed(three, turns="3"), 3).turns == 3
        hand = lay(hand={1: ["1w2", "1w3", "1w1"]}).state.save()
        self.refuses(changed(hand, turns="5"), "seat 1 has 3 cards but took 2 turns (SPL-TURN-01)")
        rich = lay(bought={0: worth(5)[:3]}, mover=1).state.save()
        self.refuses(changed(rich, turns="0"), "seat 0 has 3 cards but took 0 turns (SPL-TURN-01)")

    @rule("SPL-TURN-01")
    def test_a_turn_that_is_not_over_may_have_brought_a_card(self) -> None:
        returning = lay(tokens={0: "wwwwbbbbgg"}).plays("reserve 1-1").state.save()
        assert load(changed(returning, turns="0")).turns == 0
        self.refuses(changed(returning, turns="1"), "seat 0 has more than ten tokens (SPL-TAKE-04)")
        other = lay(tokens={0: "wwwwbbbbgg"}, hand={1: ["1w1"]}).plays("reserve 1-1").state.save()
        self.refuses(changed(other, turns="0"), "seat 1 has 1 cards but took 0 turns (SPL-TURN-01)")

    @rule("SPL-TURN-01")
    def test_one_choice_at_a_time_and_none_at_the_end(self) -> None:
        returning = lay(tokens={0: "wwwwbbbbgg"}).plays("reserve 1-1").state.save()
        message = "at most one choice is pending, and none at the end (SPL-TURN-01)"
        self.refuses(changed(returning, stack=f"{frame(2)};{frame(2)}"), message)
        ended = load(returning)
        ended.over = 1
        assert message in ended.faults()
        ended.over = 0
        assert ended.faults() == []

    @rule("SPL-BUY-01", "SPL-BUY-03")
    def test_what_is_being_paid_is_there_and_a_choice_is_left(self) -> None:
        table = lay(tokens={0: "ggro"}, face_up={"1-2": "1k1"}, hand={0: ["1w1"]}).plays("buy 1-2")
        text = table.state.save()
        number = table.setup.catalogue.number
        assert load(text).save() == text
        missing = "the card being paid for is not there (SPL-BUY-01)"
        for wrong in (number("buy-hand 2"), number("pass"), number("reserve-deck 3"), -1, 500):
            self.refuses(changed(text, stack=frame(1, wrong, 8)), missing)
        for right in ("buy 1-1", "buy 3-4", "buy-hand 1"):
            assert load(changed(text, stack=frame(1, number(right), 8))).asked().word == "pay"
        no_choice = "a payment is pending though there is no choice (SPL-BUY-03)"
        for paid in (0, -1, 8**5):
            self.refuses(changed(text, stack=frame(1, number("buy 1-2"), paid)), no_choice)
        for paid in (1, 8**5 - 1):
            assert load(changed(text, stack=frame(1, number("buy 1-2"), paid))).asked().word == "pay"
        people, supply = text.split()[5].replace("0.0.0.0.0.1/", "0.0.0.0.0.0/"), text.split()[1]
        self.refuses(changed(text, people=people, supply=supply[:-1] + "5"), no_choice)

    @rule("SPL-NOBLE-02")
    def test_a_noble_is_chosen_among_two_at_least(self) -> None:
        cards = sorted({*wish("n1")[1], *wish("n2")[1]})
        text = lay(bought={0: cards}, nobles=["n1", "n2", "n10"], target=21).plays("take wbg").state.save()
        few = "a noble is to be chosen though fewer than two would come (SPL-NOBLE-02)"
        assert load(text, target=21).save() == text
        self.refuses(changed(text, nobles="n1.n9.n10"), few, target=21)
        self.refuses(changed(text, nobles="n8.n9.n10"), few, target=21)
        self.refuses(changed(text, nobles="n1=0.n2.n10"), few, target=21)
        four = (
            lay(4, bought={0: cards}, nobles=["n6", "n8", "n10", "n1", "n2"], target=21).plays("take wbg").state.save()
        )
        assert load(four, 4, target=21).save() == four

    @rule("SPL-TURN-01")
    @pytest.mark.parametrize("kind", [0, -1, 4, 9])
    def test_only_known_choices_wait(self, kind: int) -> None:
        message = f"there is no pending choice of kind {kind} (SPL-TURN-01)"
        self.refuses(changed(lay().state.save(), stack=frame(kind)), message)
