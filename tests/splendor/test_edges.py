"""The rules where things run out or come together: last cards, last tokens, several ends at once, what is dealt."""

from __future__ import annotations

import pytest

from guildhall.core.rng import Rng
from guildhall.games.splendor.state import Splendor

from .scenes import stuck, wish, worth
from .script import Script, deal, lay

rule = pytest.mark.rule


def last_of_level_3() -> Script:
    """The deck of level 3 has one card left; the table shows four."""
    cards = [*worth(3), *worth(4), *worth(5)]
    laid = {f"3-{place}": cards.pop() for place in (1, 2, 3, 4)}
    last = cards.pop()
    bought: dict[int, list[str]] = {seat: [] for seat in range(4)}
    for number, name in enumerate(cards):
        bought[number % 4].append(name)
    return lay(4, bought=bought, face_up=laid, decks=f"?/?/{last}", target=21)


class TestLastCards:
    @rule("SPL-RES-01", "SPL-RES-05")
    def test_the_last_card_of_a_deck_can_be_reserved_unseen(self) -> None:
        table = last_of_level_3()
        card = table.state.save().split()[4].split("/")[2]
        assert "reserve-deck 3" in table.legal()
        assert table.why_not("reserve-deck 3").rule == ""
        table.plays("reserve-deck 3")
        assert table.seat(0, viewer=0)["reserved"] == [{"card": card, "level": 3, "blind": True}]
        assert table.seat(0, viewer=1)["reserved"] == [{"card": None, "level": 3, "blind": True}]
        assert table.state.view(None)["decks"][2] == 0
        assert "reserve-deck 3" not in table.legal()
        assert table.refuses("reserve-deck 3") == "SPL-RES-01"

    @rule("SPL-FILL-01")
    def test_the_last_card_fills_a_space_and_then_none_does(self) -> None:
        table = last_of_level_3()
        card = table.state.save().split()[4].split("/")[2]
        table.plays("reserve 3-2")
        assert table.state.view(None)["table"][2][1] == card
        table.plays("reserve 3-2")
        assert table.state.view(None)["table"][2][1] is None
        assert table.refuses("reserve 3-2") == "SPL-RES-01"
        assert table.refuses("buy 3-2") == "SPL-BUY-01"
        assert "reserve 3-3" in table.legal()

    @rule("SPL-RES-01", "SPL-FILL-01")
    def test_cards_come_from_the_top_of_their_deck(self) -> None:
        table = deal(seed=3)
        decks = [deck.split(".") for deck in table.state.save().split()[4].split("/")]
        table.plays("reserve-deck 2")
        assert table.seat(0, viewer=0)["reserved"][0]["card"] == decks[1][-1]  # type: ignore[index]
        table.plays("reserve 2-4")
        assert table.state.view(None)["table"][1][3] == decks[1][-2]
        table.plays("reserve 3-1", "reserve-deck 1")
        assert table.state.view(None)["table"][2][0] == decks[2][-1]
        assert table.seat(1, viewer=1)["reserved"][1]["card"] == decks[0][-1]  # type: ignore[index]
        assert table.state.view(None)["decks"] == [35, 24, 15]

    @rule("SPL-FILL-02", "SPL-RES-05")
    def test_every_card_that_leaves_a_deck_is_a_barrier(self) -> None:
        table = deal(seed=3)
        assert table.state.revealed() == 12
        for number, text in enumerate(("reserve-deck 1", "reserve-deck 2", "reserve 3-1", "reserve 1-1"), start=13):
            assert table.plays(text).state.revealed() == number
        assert table.plays("take wbg").state.revealed() == 16


class TestTokens:
    @rule("SPL-RES-03")
    def test_the_last_gold_is_taken(self) -> None:
        table = lay(tokens={1: "oooo"}).plays("reserve 1-1")
        assert (table.tokens(0), table.bank["o"]) == ("o", 0)
        table.plays("reserve 1-1")
        assert (table.tokens(1), table.bank["o"]) == ("oooo", 0)

    @rule("SPL-TAKE-04")
    def test_ten_tokens_are_not_too_many(self) -> None:
        table = lay(tokens={0: "wwwbbbg"}).plays("take grk")
        assert (len(table.tokens(0)), table.state.mover()) == (10, 1)
        table = lay(tokens={0: "wwwbbbgr"}).plays("take grk")
        assert table.legal() == [f"return {letter}" for letter in "wbgrk"]
        assert table.plays("return w").state.mover() == 1
        assert table.tokens(0) == "wwbbbggrrk"

    @rule("SPL-TAKE-04", "SPL-TAKE-05")
    def test_only_what_one_has_can_be_returned(self) -> None:
        table = lay(mover=1, tokens={1: "wwwwkkkkoo"}).plays("reserve 1-1")
        assert table.legal() == ["return w", "return k", "return o"]
        assert table.plays("return k").bank == {"w": 0, "b": 4, "g": 4, "r": 4, "k": 1, "o": 2}
        assert table.tokens(1) == "wwwwkkkooo"
        golden = lay(tokens={0: "wwwwbboooo"}).plays("reserve 1-1")
        assert golden.legal() == ["return w", "return b", "return o"]

    @rule("SPL-NOBLE-05", "SPL-NOBLE-02")
    def test_a_noble_is_chosen_after_returning(self) -> None:
        cards = sorted({*wish("n1")[1], *wish("n2")[1]})
        table = lay(bought={0: cards}, tokens={0: "wwwwbbbbgg"}, nobles=["n1", "n2", "n10"], target=21)
        table.plays("reserve 1-1", "return w")
        assert table.legal() == ["noble 1", "noble 2"]
        assert table.plays("noble 1").state.mover() == 1

    @rule("SPL-NOBLE-05", "SPL-END-01")
    def test_a_chosen_noble_counts_before_the_end_is_looked_at(self) -> None:
        cards = sorted({*wish("n1")[1], *wish("n2")[1]})
        table = lay(bought={1: [*cards, *worth(5)[:2]]}, mover=1, nobles=["n1", "n2", "n10"], target=13)
        assert table.plays("take wbg").state.outcome() is None
        outcome = table.plays("noble 2").state.outcome()
        assert outcome is not None
        assert outcome.scores == [0, 13]

    @rule("SPL-TAKE-01", "SPL-TAKE-02", "SPL-OPT-01")
    @pytest.mark.parametrize("held", ["", "wwww", "wwwwbbbb", "kkkk", "wwwkkk", "wwwwbbbggg"])
    def test_takes_by_what_is_left(self, held: str) -> None:
        """What may be taken from every supply, from the rules alone."""
        rest = {0: held, 1: "rrrr" if "wwwwbbbb" in held else ""}
        for small in ("off", "on"):
            table = lay(tokens=rest, small_takes=small)
            left = [letter for letter in "wbgrk" if table.bank[letter]]
            most = len(left) if small == "off" else 0
            expected = set()
            for text in (action.text for action in table.setup.catalogue if action.verb == "take"):
                letters = text.split()[1]
                if len(set(letters)) < len(letters):
                    legal = table.bank[letters[0]] >= 4
                else:
                    legal = set(letters) <= set(left) and (len(letters) == 3 or most < 3)
                if legal:
                    expected.add(text)
            assert set(table.legal("take")) == expected

    @rule("SPL-BUY-03", "SPL-BUY-04")
    def test_gold_for_every_colour(self) -> None:
        table = lay(tokens={0: "oooo"}, face_up={"1-1": "1w3"}).plays("buy 1-1")
        assert (table.tokens(0), table.bank["o"]) == ("", 5)
        assert table.seat(0)["bonuses"] == {"w": 1, "b": 0, "g": 0, "r": 0, "k": 0}


class TestTheEnd:
    @rule("SPL-TURN-02", "SPL-TURN-03")
    def test_a_pass_is_a_turn_and_the_last_one_ends_the_game_at_once(self) -> None:
        table = stuck()
        turns = table.state.turn_number()
        assert table.plays("pass").state.outcome() is None
        assert (table.state.turn_number(), table.state.mover(), table.state.passes) == (turns + 1, 1, 1)
        assert table.plays("pass").state.outcome() is not None
        assert (table.state.turn_number(), table.state.mover(), table.state.passes) == (turns + 1, -1, 2)
        assert table.state.legal(0) == table.state.legal(1) == []

    @rule("SPL-NOBLE-01", "SPL-TURN-02")
    def test_a_noble_comes_to_who_passes(self) -> None:
        """Passing is a turn as well: its end is that of any other."""
        places = [f"{level}-{place}" for level in (1, 2, 3) for place in (1, 2, 3, 4)]
        dear = ["1r5", "1g8", "1b8", "1k5", "2w3", "2r3", "2r6", "2k6", "3w2", "3k2", "3k4", "3w4"]
        table = lay(
            tokens={0: "wwwwbbbbgg", 1: "ggrrrrkkkk"},
            bought={0: wish("n1")[1]},
            hand={0: ["3w1", "3b1", "3g1"], 1: ["3w3", "3r3", "3b4"]},
            face_up=dict(zip(places, dear, strict=True)),
            nobles=["n9", "n10", "n1"],
        )
        assert table.legal() == ["pass"]
        assert table.plays("pass").told() == [("pass", {"seat": 0}), ("noble", {"seat": 0, "noble": "n1"})]

    @rule("SPL-END-01")
    def test_exactly_the_target_is_enough_whoever_has_it(self) -> None:
        for seat in range(3):
            table = lay(3, bought={seat: worth(5)[:2]}, target=10, mover=2).plays("take wbg")
            outcome = table.state.outcome()
            assert outcome is not None
            assert outcome.scores == [10 if number == seat else 0 for number in range(3)]
            assert outcome.ranks == [1 if number == seat else 2 for number in range(3)]
        for first, second, ranks in ((5, 4, [1, 2]), (4, 5, [2, 1])):  # a lead of one is a lead
            bought = {
                0: [*worth(5)[:2], worth(first)[2]],
                1: [*worth(4)[:1], worth(3)[0], worth(3)[1], worth(second)[3]],
            }
            outcome = lay(bought=bought, target=14, mover=1).plays("take wbg").state.outcome()
            assert outcome is not None
            assert outcome.ranks == ranks
        assert lay(3, bought={1: worth(5)[:2]}, target=11, mover=2).plays("take wbg").state.outcome() is None

    @rule("SPL-END-02", "SPL-END-03")
    def test_ranks_of_four(self) -> None:
        five, four = worth(5), worth(4)
        bought = {0: [four[0], four[1]], 1: five[:3], 2: [four[2], four[3], "1w1"], 3: []}
        outcome = lay(4, bought=bought, mover=3).plays("take wbg").state.outcome()
        assert outcome is not None
        assert outcome.scores == [8, 15, 8, 0]
        assert outcome.ranks == [2, 1, 3, 4]
        bought[2] = [four[2], four[3]]
        shared = lay(4, bought=bought, mover=3).plays("take wbg").state.outcome()
        assert shared is not None
        assert shared.ranks == [2, 1, 2, 4]

    @rule("SPL-NOBLE-01", "SPL-NOBLE-04")
    def test_a_noble_comes_to_one_seat_only(self) -> None:
        wanted = {letter: [f"1{letter}{n}" for n in range(1, 9)] for letter in "wbg"}
        bought = {seat: [wanted[c][2 * i + seat] for c in "wbg" for i in range(3)] for seat in (0, 1)}
        table = lay(bought=bought, nobles=["n1", "n9", "n10"]).plays("take wbg", "take wrk")
        assert [table.seat(seat)["nobles"] for seat in (0, 1)] == [["n1"], []]

    @rule("SPL-NOBLE-01")
    @pytest.mark.parametrize("noble", [f"n{number}" for number in range(1, 11)])
    def test_every_bonus_of_the_wish_is_needed(self, noble: str) -> None:
        _, cards = wish(noble)
        others = [f"n{number}" for number in range(1, 11) if f"n{number}" != noble]
        scene = [others[0], noble, others[1]]
        assert lay(bought={0: cards}, nobles=scene).plays("take wbg").seat(0)["nobles"] == [noble]
        for missing in (cards[0], cards[-1]):
            fewer = [card for card in cards if card != missing]
            extra = next(f"1{c}8" for c in "wbgrk" if all(not card.startswith(f"1{c}") for card in cards))
            table = lay(bought={0: [*fewer, extra]}, nobles=scene).plays("take wbg")
            assert table.seat(0)["nobles"] == []


class TestDealing:
    @rule("SPL-SETUP-01", "SPL-SETUP-03")
    def test_a_seed_deals_one_match(self) -> None:
        """Written down once: dealing is part of what a record means."""
        first = deal(4, seed=7).state.save().split()
        assert first[2:4] == ["1g7.1r3.1b6.1k2/2b5.2b3.2r4.2w6/3w2.3r2.3k2.3k1", "n8.n9.n4.n3.n2"]
        cards = [name for deck in first[4].split("/") for name in deck.split(".")]
        shown = [name for row in first[2].split("/") for name in row.split(".")]
        assert sorted(cards + shown) == sorted(deal().state.parts.card_names)

    @rule("SPL-RES-05")
    def test_a_world_dealt_anew_keeps_what_a_seat_knows(self) -> None:
        table = deal(3, seed=5).plays(
            "reserve-deck 1", "reserve-deck 3", "reserve-deck 1", "reserve-deck 2", "reserve 2-2"
        )
        table.plays("reserve-deck 1")
        truth = table.state
        hands = {seat: hand_of(truth, seat) for seat in range(3)}
        for seat in range(3):
            others = [other for other in range(3) if other != seat]
            differ = {other: set() for other in others}
            for number in range(12):
                world = truth.determinize(seat, Rng(number))
                assert world.faults() == []
                assert world.view(seat) == truth.view(seat)
                assert hand_of(world, seat) == hands[seat]
                for other in others:
                    imagined = hand_of(world, other)
                    assert [card[0] for card in imagined] == [card[0] for card in hands[other]]
                    assert [c.endswith("?") for c in imagined] == [c.endswith("?") for c in hands[other]]
                    differ[other].add(tuple(imagined))
            assert all(len(found) > 3 for found in differ.values())
        assert hand_of(truth, 1) == hands[1]

    @rule("SPL-RES-05")
    def test_a_world_deals_every_unseen_card_and_no_other(self) -> None:
        """Up to the last place of the last seat, and none where a card was bought."""
        state = lay(3, hand={1: ["1b1"], 2: ["1w1?", "1w2?", "1w3?"]}).state
        imagined = [hand_of(state.determinize(0, Rng(number)), 2) for number in range(12)]
        assert all(len({hand[place] for hand in imagined}) > 3 for place in range(3))
        assert all(hand_of(state.determinize(0, Rng(number)), 1) == ["1b1"] for number in range(4))
        bought = lay(mover=1, tokens={1: "ggr"}, hand={1: ["1k1", "2b1?", "3b1?"]}).plays("buy-hand 1").state
        for number in range(6):
            assert [card[0] for card in hand_of(bought.determinize(0, Rng(number)), 1)] == ["2", "3"]
        assert bought == bought.setup.load(bought.save())

    @rule("SPL-RES-05")
    def test_a_world_never_deals_what_a_seat_has_seen(self) -> None:
        """Also the last card of a level and the very first card of all."""
        table = last_of_level_3()
        card = table.state.save().split()[4].split("/")[2]
        table.plays("reserve-deck 3")
        for seat in range(4):
            assert hand_of(table.state.determinize(seat, Rng(1)), 0) == [f"{card}?"]
        seen = lay(face_up={"1-1": "1w1"}, hand={1: ["1w2?"]}).state
        for number in range(60):
            world = seen.determinize(0, Rng(number))
            assert world.save().split()[2] == seen.save().split()[2]
            assert "1w1" not in world.save().split()[4].split("/")[0].split(".")


def hand_of(state: Splendor, seat: int) -> list[str]:
    """The reserved cards as a saved position has them."""
    hand = state.save().split()[5].split("|")[seat].split("/")[2]
    return [] if hand == "-" else hand.split(".")
