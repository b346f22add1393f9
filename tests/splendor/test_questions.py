"""What people are asked, what each choice points at, costs and brings, and why it is refused."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from guildhall.core.decision import ASKED, Showcase, Shown
from guildhall.core.rng import Rng
from guildhall.core.rule import Reason
from guildhall.core.state import Moves
from guildhall.games.splendor.people.views import View
from guildhall.games.splendor.rules import TABLE

from .scenes import stuck, wish, without_level_3
from .script import Script, deal, lay, setup_for

rule = pytest.mark.rule

PLACES = [f"{level}-{place}" for level in (1, 2, 3) for place in (1, 2, 3, 4)]
TAKES = [
    *("".join(three) for three in combinations("wbgrk", 3)),
    *("".join(two) for two in combinations("wbgrk", 2)),
    *"wbgrk",
    *(letter * 2 for letter in "wbgrk"),
]


class TestTheCatalogue:
    def test_all_actions_in_their_order(self) -> None:
        expected = [f"take {letters}" for letters in TAKES]
        expected += [f"reserve {place}" for place in PLACES] + [f"reserve-deck {level}" for level in "123"]
        expected += [f"buy {place}" for place in PLACES] + [f"buy-hand {place}" for place in "123"]
        expected += ["pass", *(f"return {letter}" for letter in "wbgrko"), "pay"]
        expected += [*(f"gold-for {letter}" for letter in "wbgrk"), *(f"noble {slot}" for slot in "12345")]
        assert [action.text for action in setup_for().catalogue] == expected

    def test_what_each_points_at(self) -> None:
        catalogue = setup_for().catalogue
        pointed = {action.text: action.targets for action in catalogue}
        assert pointed["take wbg"] == ("token:w", "token:b", "token:g")
        assert pointed["take kk"] == ("token:k", "token:k")
        assert pointed["reserve 2-3"] == pointed["buy 2-3"] == ("card:2-3",)
        assert pointed["reserve-deck 3"] == ("deck:3",)
        assert pointed["buy-hand 2"] == ("hand:2",)
        assert pointed["pass"] == pointed["pay"] == ()
        assert pointed["return o"] == ("own:o",)
        assert pointed["gold-for r"] == ("own:r",)
        assert pointed["noble 4"] == ("noble:4",)


class TestTheAction:
    @rule("SPL-TURN-01")
    def test_everything_that_lies_there_can_be_tried(self) -> None:
        table = lay(hand={0: ["1k2", "2b1?"], 1: ["1w3"]})
        asked = table.asked()
        assert (asked.key, asked.args) == ("splendor-prompt-action", {"takes": 5, "buys": 0, "reserves": 15, "last": 0})
        tried = [f"take {letters}" for letters in TAKES] + [f"reserve {place}" for place in PLACES]
        tried += [f"reserve-deck {level}" for level in "123"] + [f"buy {place}" for place in PLACES]
        assert [one.text for one in asked.candidates] == [*tried, "buy-hand 1", "buy-hand 2", "pass"]
        full = lay(mover=1, hand={0: ["1w1"], 1: ["1k2", "2b1?", "3b1"]}).asked().candidates
        assert [one.text for one in full if one.verb == "buy-hand"] == ["buy-hand 1", "buy-hand 2", "buy-hand 3"]
        none = lay(mover=1, hand={0: ["1w1", "1w2"]}).asked().candidates
        assert not [one.text for one in none if one.verb == "buy-hand"]

    @rule("SPL-FILL-01")
    def test_an_empty_space_is_no_candidate(self) -> None:
        tried = {one.text for one in without_level_3(on_table=1).asked().candidates}
        assert {"reserve 3-1", "buy 3-1", "reserve-deck 3"} <= tried
        assert not {f"{verb} 3-{place}" for verb in ("buy", "reserve") for place in "234"} & tried

    @rule("SPL-TURN-02")
    def test_who_cannot_act_is_told_so(self) -> None:
        asked = stuck().asked()
        assert (asked.key, asked.args) == ("splendor-prompt-pass", {})
        assert [one.text for one in asked.legal] == ["pass"]

    @rule("SPL-TURN-02")
    def test_a_single_thing_to_do_is_not_passing(self) -> None:
        """All gems are held and the hand is full, but one card can be paid."""
        purses = {0: "wwwwbbbggg", 1: "bgrrrrkkkk"}
        hands = {0: ["3k2", "3k3", "3g4"], 1: ["3k4", "3b4", "3w4"]}
        dear = ["1w1", "1b1", "1g1", "1w3", "2w1", "2w4", "2r3", "2w3", "3w1", "3w2", "3w3", "3b1"]
        face_up = dict(zip(PLACES, dear, strict=True))
        assert lay(tokens=purses, hand=hands, face_up=face_up).legal() == ["pass"]
        table = lay(tokens=purses, hand=hands, face_up={**face_up, "1-3": "1k2"})
        assert table.legal() == ["buy 1-3"]
        assert table.asked().key == "splendor-prompt-action"
        assert table.asked().args == {"takes": 0, "buys": 1, "reserves": 0, "last": 0}
        assert table.refuses("pass") == "SPL-TURN-02"

    @rule("SPL-END-01")
    def test_the_last_action_is_said_to_be_so(self) -> None:
        rich = {0: ["3w4", "3b4", "3g4"]}
        assert lay(mover=1, bought=rich).asked().args["last"] == 1
        assert lay(mover=1, bought=rich, target=21).asked().args["last"] == 0

    @rule("SPL-TAKE-01")
    def test_a_take_shows_its_colours(self) -> None:
        shown = {one.text: one.shown for one in deal().asked().candidates if one.verb == "take"}
        assert shown["take wgk"] == Shown(
            ("token:w", "token:g", "token:k"), ("colour:w+colour:g+colour:k",), {}, {"w": 1, "g": 1, "k": 1}
        )
        assert shown["take bb"] == Shown(("token:b", "token:b"), ("colour:b+colour:b",), {}, {"b": 2})
        assert shown["take r"] == Shown(("token:r",), ("colour:r",), {}, {"r": 1})
        assert all(sum(one.gain.values()) == len(text.split()[1]) for text, one in shown.items())

    @rule("SPL-RES-03")
    def test_a_reserve_shows_the_card_and_the_gold(self) -> None:
        table = lay(face_up={"2-3": "2b1", "1-1": "1w1"})
        assert table.offered("reserve 2-3").shown == Shown(("card:2-3",), ("card:2b1",), {}, {"o": 1})
        assert table.offered("reserve 1-1").shown.things == ("card:1w1",)
        assert table.offered("reserve-deck 2").shown == Shown(("deck:2",), ("level:2",), {}, {"o": 1})
        last = lay(tokens={1: "oooo"})
        assert last.offered("reserve 1-1").shown.gain == {"o": 1}
        none = lay(tokens={1: "ooooo"})
        assert none.offered("reserve 1-1").shown.gain == none.offered("reserve-deck 1").shown.gain == {}

    @rule("SPL-BUY-02", "SPL-BUY-03")
    def test_buying_shows_what_is_paid_with_as_little_gold_as_possible(self) -> None:
        table = lay(tokens={0: "wwgo"}, bought={0: ["1g1", "1r2"]}, face_up={"1-1": "1w8", "1-2": "1r4", "1-3": "1k1"})
        assert table.offered("buy 1-2").shown == Shown(("card:1-2",), ("card:1r4",), {"w": 2, "o": 1}, {"card_r": 1})
        assert table.offered("buy 1-3").shown.cost == {"g": 1}
        dear = table.offered("buy 1-1")
        due = {"g": 3}  # all of it
        assert dear.shown == Shown(("card:1-1",), ("card:1w8",), due, {"points": 1, "card_w": 1})
        assert dear.refused == Reason("SPL-BUY-03", "", 2, 1)

    @rule("SPL-BUY-05")
    def test_what_costs_nothing_shows_no_cost(self) -> None:
        table = lay(bought={0: ["1g1", "1g2", "1r1"]}, hand={0: ["1k1"]}, face_up={"1-1": "1k2", "1-2": "1w1"})
        assert table.offered("buy-hand 1").shown == Shown(("hand:1",), ("card:1k1",), {}, {"card_k": 1})
        assert table.offered("buy 1-1").shown.cost == {"g": 1}
        assert table.offered("buy 1-2").shown.cost == {"r": 1, "k": 1}

    @rule("SPL-BUY-03")
    def test_exactly_enough_gold_is_enough(self) -> None:
        table = lay(tokens={0: "goo"}, face_up={"1-1": "1k2"})
        assert table.offered("buy 1-1").shown.cost == {"g": 1, "o": 2}
        assert table.offered("buy 1-1").refused is None

    @rule("SPL-BUY-02", "SPL-BUY-03")
    def test_the_same_card_shows_each_purse_its_own_price(self) -> None:
        """What buying shows is kept, and must not be kept for others."""
        costs = [
            lay(tokens={0: purse}, bought={0: cards}, face_up={"1-1": "1w1"}).offered("buy 1-1").shown.cost
            for purse, cards in (("rrk", []), ("ro", ["1r1"]), ("rrk", ["1k1"]), ("rroo", []), ("rrk", []))
        ]
        assert costs == [{"r": 2, "k": 1}, {"r": 1, "o": 1}, {"r": 2}, {"r": 2, "o": 1}, {"r": 2, "k": 1}]

    def test_the_same_card_is_shown_where_it_lies(self) -> None:
        places = {"1-1": "buy 1-1", "1-4": "buy 1-4"}
        shown = [lay(face_up={place: "1k2"}).offered(text).shown for place, text in places.items()]
        assert [one.targets for one in shown] == [("card:1-1",), ("card:1-4",)]
        assert [one.things for one in shown] == [("card:1k2",), ("card:1k2",)]

    @rule("SPL-BUY-06")
    def test_buying_shows_the_points_and_the_bonus(self) -> None:
        table = lay(hand={0: ["3w4", "1w1"]})
        shown = table.offered("buy-hand 1").shown
        assert (shown.gain, shown.cost) == ({"points": 5, "card_w": 1}, {"w": 3, "k": 7})
        assert table.offered("buy-hand 2").shown == Shown(("hand:2",), ("card:1w1",), {"r": 2, "k": 1}, {"card_w": 1})

    def test_passing_and_what_does_not_lie_there_show_nothing(self) -> None:
        table = without_level_3()
        decision, seat = table.state.decision(0), int(table.state.mover())

        def shown(text: str) -> Shown:
            return decision.shows(table.state, seat, table.setup.catalogue.number(text))

        assert shown("pass") == Shown((), (), {}, {})
        assert shown("buy 3-1") == Shown(("card:3-1",), ("buy:3-1",), {}, {})
        assert shown("reserve 3-1").things == ("",)
        assert shown("buy-hand 3").things == ("buy-hand:3",)


class TestTheOtherQuestions:
    @rule("SPL-BUY-03")
    def test_paying_names_the_card_and_offers_gold_for_what_was_paid(self) -> None:
        table = lay(tokens={0: "wbgroo"}, face_up={"1-2": "1k3"}).plays("buy 1-2")
        asked = table.asked()
        assert (asked.key, asked.args) == ("splendor-prompt-pay", {"card": "1k3"})
        assert [one.text for one in asked.candidates] == ["pay", *(f"gold-for {letter}" for letter in "wbgr")]
        assert table.offered("pay").shown == Shown((), (), {}, {})
        assert table.offered("gold-for g").shown == Shown(("own:g",), ("colour:g",), {"o": 1}, {"g": 1})
        assert table.why_not("gold-for k") == Reason("SPL-BUY-03", "gold")
        assert table.why_not("pass") == Reason("SPL-BUY-03")

    @rule("SPL-BUY-03")
    def test_a_reserved_card_being_paid_is_named(self) -> None:
        table = lay(tokens={0: "ggro"}, hand={0: ["3w4", "1k1?"]}).plays("buy-hand 2")
        assert table.asked().args == {"card": "1k1"}

    @rule("SPL-BUY-03")
    def test_gold_replaces_one_gem_after_another_until_none_is_left(self) -> None:
        table = lay(tokens={0: "wbgroo"}, face_up={"1-2": "1k3"}).plays("buy 1-2", "gold-for b")
        assert table.state.save().split()[-1].split(",")[2] == str(1 + 8**2 + 8**3)
        assert table.legal() == ["pay", "gold-for w", "gold-for g", "gold-for r"]
        assert table.why_not("gold-for b") == Reason("SPL-BUY-03", "gold")
        table.plays("gold-for r")
        assert (table.tokens(0), table.state.mover()) == ("br", 1)
        assert table.bank == {"w": 4, "b": 3, "g": 4, "r": 3, "k": 4, "o": 5}

    @rule("SPL-BUY-03")
    def test_when_nothing_is_left_to_replace_the_payment_is_made(self) -> None:
        table = lay(tokens={0: "kkoo"}, bought={0: ["1w1"]}, face_up={"1-1": "1b2"}).plays("buy 1-1")
        assert table.legal() == [one.text for one in table.asked().candidates] == ["pay", "gold-for k"]
        table.plays("gold-for k", "gold-for k")
        assert (table.tokens(0), table.state.mover()) == ("kk", 1)
        table = lay(tokens={0: "kooo"}, bought={0: ["1w1", "1k1"]}, face_up={"1-1": "1b2"})
        assert table.plays("buy 1-1", "gold-for k").tokens(0) == "koo"

    @rule("SPL-BUY-03")
    def test_no_choice_without_gold_left_or_without_gems_paid(self) -> None:
        assert lay(tokens={0: "gggo"}, face_up={"1-1": "1w8"}).plays("buy 1-1").state.mover() == 1
        only_gold = lay(tokens={0: "wooo"}, face_up={"1-1": "1g1", "1-2": "1k2"})
        assert only_gold.plays("buy 1-2").state.mover() == 1
        assert only_gold.tokens(0) == "w"

    @rule("SPL-BUY-03")
    def test_a_single_white_gem_can_be_replaced_too(self) -> None:
        scene: dict[str, Any] = {"bought": {0: ["1k1", "1k2"]}, "face_up": {"1-1": "1b2", "1-2": "1w3"}}
        table = lay(tokens={0: "wo"}, **scene).plays("buy 1-1")
        assert table.legal() == ["pay", "gold-for w"]
        assert table.plays("gold-for w").tokens(0) == "w"
        table = lay(tokens={0: "wkoo"}, bought={0: ["1k1"]}, face_up={"1-1": "1b2"}).plays("buy 1-1", "gold-for k")
        assert table.legal() == ["pay", "gold-for w"]
        assert (table.tokens(0), table.state.mover()) == ("ko", 0)

    @rule("SPL-BUY-03", "SPL-TAKE-04", "SPL-NOBLE-02")
    def test_every_question_is_asked(self) -> None:
        """None is answered by itself, not even if there is only one answer."""
        table = stuck()
        assert all(question.carry_on(table.state, 0) == ASKED for question in TABLE)
        assert [question.word for question in TABLE] == ["action", "pay", "return", "noble"]

    def test_answers_are_added_to_what_a_list_holds_and_it_grows(self) -> None:
        cards = sorted({*wish("n1")[1], *wish("n2")[1]})
        for table in (
            deal(),
            lay(tokens={0: "wwbbggrrko"}).plays("reserve 1-1"),
            lay(tokens={0: "wbgroo"}, face_up={"1-2": "1k3"}).plays("buy 1-2"),
            lay(bought={0: cards}, nobles=["n1", "n2", "n10"], target=21).plays("take wbg"),
        ):
            for size in range(1, 9):
                out = Moves(size)
                out.add(99)
                table.state.moves(0, out)
                assert sorted(out.listed()[1:]) == table.state.legal(0)
                assert out.get(0) == 99

    def test_the_order_of_answers(self) -> None:
        """Bots choose by place, so the order is part of what a seed means."""
        table, out = lay(tokens={0: "kkk"}, hand={0: ["1b1"]}), Moves()
        table.state.moves(0, out)
        texts = [table.setup.catalogue.text(action) for action in out.listed()]
        assert [text.split()[0] for text in texts] == ["take"] * 14 + ["reserve"] * 12 + ["buy-hand"] + [
            "reserve-deck"
        ] * 3
        assert texts[:5] == ["take ww", "take bb", "take gg", "take rr", "take wbg"]
        moves = Moves()
        moves.add(3)
        moves.add(5)
        assert table.state.rollout_move(0, moves, Rng(1)) in (3, 5)

    @rule("SPL-TAKE-04")
    def test_returning_says_how_many(self) -> None:
        table = lay(tokens={0: "wwwbbbgoo"}).plays("take grk")
        asked = table.asked()
        assert (asked.key, asked.args) == ("splendor-prompt-return", {"count": 2})
        assert [one.text for one in asked.candidates] == [f"return {letter}" for letter in "wbgrko"]
        assert table.offered("return w").shown == Shown(("own:w",), ("colour:w",), {"w": 1}, {})
        assert table.offered("return o").shown == Shown(("own:o",), ("colour:o",), {"o": 1}, {})
        assert table.plays("return b").asked().args == {"count": 1}
        table = lay(tokens={0: "wwwwbbbbg"}).plays("take grk")
        assert table.why_not("return o") == Reason("SPL-TAKE-04", "none")
        assert table.why_not("take wbg") == Reason("SPL-TAKE-04")

    @rule("SPL-NOBLE-02")
    def test_choosing_a_noble_shows_the_noble(self) -> None:
        cards = sorted({*wish("n1")[1], *wish("n2")[1]})
        table = lay(3, bought={0: cards}, nobles=["n2", "n6", "n1", "n9"], target=21).plays("take wbg")
        asked = table.asked()
        assert (asked.key, asked.args) == ("splendor-prompt-noble", {})
        assert [(one.text, one.rule) for one in asked.candidates] == [
            ("noble 1", ""),
            ("noble 2", "SPL-NOBLE-01"),
            ("noble 3", ""),
            ("noble 4", "SPL-NOBLE-01"),
        ]
        assert table.offered("noble 3").shown == Shown(("noble:3",), ("noble:n1",), {}, {"points": 3})
        assert table.why_not("noble 5") == Reason("SPL-NOBLE-01")
        assert table.why_not("pass") == Reason("SPL-NOBLE-01")
        four = lay(4, bought={0: cards}, nobles=["n6", "n8", "n1", "n9", "n2"], target=21).plays("take wbg")
        assert [one.text for one in four.asked().candidates] == [f"noble {slot}" for slot in "12345"]
        assert four.legal() == ["noble 3", "noble 5"]
        assert four.plays("noble 5").seat(0)["nobles"] == ["n2"]

    @rule("SPL-SETUP-03", "SPL-NOBLE-02")
    def test_a_noble_that_is_not_in_play_never_comes(self) -> None:
        """Not even the last of the box, whose wish is met."""
        cards = sorted({*wish("n3")[1], *wish("n10")[1], *wish("n7")[1]})
        table = lay(bought={0: cards}, nobles=["n3", "n7", "n9"], target=21).plays("take wbg")
        assert table.legal() == ["noble 1", "noble 2"]
        assert table.refuses("noble 4") == table.refuses("noble 5") == "SPL-NOBLE-01"

    @rule("SPL-NOBLE-02", "SPL-NOBLE-04")
    def test_a_noble_that_left_cannot_be_chosen(self) -> None:
        cards = sorted({*wish("n1")[1], *wish("n2")[1], *wish("n3")[1]})
        table = lay(bought={0: cards}, nobles=["n1", "n2", "n3"], target=21).plays("take wbg", "noble 2")
        table.plays("take wbg", "take bgr")
        assert table.legal() == ["noble 1", "noble 3"]
        assert table.refuses("noble 2") == "SPL-NOBLE-01"


class TestReasons:
    @rule("SPL-TAKE-03", "SPL-RES-02", "SPL-BUY-03", "SPL-BUY-01")
    def test_reasons_have_the_numbers_that_decide(self) -> None:
        table = lay(tokens={0: "w", 1: "bb"}, hand={0: ["1w1", "2w1", "3w1?"]}, face_up={"1-1": "1w8"})
        assert table.why_not("take ww") == Reason("SPL-TAKE-03", "", 4, 3)
        assert table.why_not("take bb") == Reason("SPL-TAKE-03", "", 4, 2)
        assert table.why_not("reserve 1-1") == Reason("SPL-RES-02", "", 3, 3)
        assert table.why_not("reserve-deck 1") == Reason("SPL-RES-02", "", 3, 3)
        assert table.why_not("buy 1-1") == Reason("SPL-BUY-03", "", 4, 0)
        assert table.why_not("buy-hand 3") == Reason("SPL-BUY-03", "", 14, 0)
        assert table.why_not("pass") == Reason("SPL-TURN-02")
        assert lay().why_not("buy-hand 1") == Reason("SPL-BUY-01")
        for text in ("return w", "pay", "gold-for w", "noble 1"):
            assert table.why_not(text) == Reason("SPL-TURN-01")

    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize("small", ["off", "on"])
    def test_whatever_is_refused_breaks_the_rule_that_is_named(self, seats: int, small: str) -> None:
        """Every action of the catalogue, along whole matches; what is legal breaks none."""
        seen = set()
        for seed in range(2):
            table, rng = deal(seats, seed, small_takes=small, target=10), Rng(seed)
            while table.state.mover() >= 0 and table.state.turns < 120:
                broken = Broken(table)
                for action in table.setup.catalogue:
                    why = table.why_not(action.text)
                    seen.add(why.rule)
                    assert broken.rules(action.verb, *action.args).get(why.rule, "nothing") == why, action.text
                legal = table.legal()
                table.plays(legal[rng.below(len(legal))])
        assert seen >= {"", "SPL-TAKE-01", "SPL-TAKE-03", "SPL-TAKE-04", "SPL-RES-02", "SPL-BUY-01", "SPL-BUY-03"}


ANSWERS = {
    "action": {
        "take": "take",
        "reserve": "reserve",
        "reserve-deck": "reserve_blind",
        "buy": "buy",
        "buy-hand": "buy_reserved",
        "pass": "passing",
    },
    "pay": {"pay": "settling", "gold-for": "gold_for"},
    "return": {"return": "returning"},
    "noble": {"noble": "noble"},
}
"""What may be answered to each question, and who knows what speaks against it."""
OTHERWISE = {"action": "SPL-TURN-01", "pay": "SPL-BUY-03", "return": "SPL-TAKE-04", "noble": "SPL-NOBLE-01"}


class Broken:
    """The rules that an action would break, each with the reason that should be given, seen from the view alone."""

    def __init__(self, table: Script) -> None:
        seat = int(table.state.mover())
        self.view: View = table.state.view(seat)
        self.own = self.view["seats"][seat]
        self.cards = table.setup.game.components_view()["cards"]
        self.nobles = table.setup.game.components_view()["nobles"]
        self.word = table.state.asked().word
        self.small = table.setup.options["small_takes"] == "on"
        self.can_act = table.legal() != ["pass"]
        self.payable = {one.args[0] for one in table.asked().candidates if one.verb == "gold-for"}

    def rules(self, verb: str, *args: str) -> dict[str, Reason]:
        """By rule; the empty one stands for none."""
        if verb not in ANSWERS[self.word]:
            return {OTHERWISE[self.word]: Reason(OTHERWISE[self.word])}
        against = getattr(self, ANSWERS[self.word][verb])
        found = {why.rule: why for why in against(*args)}
        return found or {"": Reason("")}

    def take(self, letters: str) -> list[Reason]:
        bank = self.view["bank"]
        if len(letters) == 2 and letters[0] == letters[1]:
            there = bank[letters[0]]
            return [Reason("SPL-TAKE-03", "", 4, there)] if there < 4 else []
        found = [Reason("SPL-TAKE-01")] if any(bank[letter] == 0 for letter in letters) else []
        if len(letters) < 3 and not self.small and sum(bank[letter] > 0 for letter in "wbgrk") > 2:
            found.append(Reason("SPL-TAKE-02"))
        return found

    def reserve(self, place: str) -> list[Reason]:
        return [*self.hand_full(), *([] if self.lies(place) else [Reason("SPL-RES-01")])]

    def reserve_blind(self, level: str) -> list[Reason]:
        return [*self.hand_full(), *([] if self.view["decks"][int(level) - 1] else [Reason("SPL-RES-01")])]

    def hand_full(self) -> list[Reason]:
        return [Reason("SPL-RES-02", "", 3, 3)] if len(self.own["reserved"]) == 3 else []

    def lies(self, place: str) -> str | None:
        level, number = map(int, place.split("-"))
        card: str | None = self.view["table"][level - 1][number - 1]
        return card

    def buy(self, place: str) -> list[Reason]:
        return self.paying(self.lies(place))

    def buy_reserved(self, number: str) -> list[Reason]:
        hand = self.own["reserved"]
        return self.paying(hand[int(number) - 1]["card"] if int(number) <= len(hand) else None)

    def paying(self, card: str | None) -> list[Reason]:
        if card is None:
            return [Reason("SPL-BUY-01")]
        cost, gems, bonuses = self.cards[card]["cost"], self.own["tokens"], self.own["bonuses"]
        lacking = sum(max(0, cost[letter] - bonuses[letter] - gems[letter]) for letter in "wbgrk")
        return [Reason("SPL-BUY-03", "", lacking, gems["o"])] if lacking > gems["o"] else []

    def gold_for(self, letter: str) -> list[Reason]:
        """Gold is always left when this is asked."""
        return [] if letter in self.payable else [Reason("SPL-BUY-03", "gold")]

    def noble(self, slot: str) -> list[Reason]:
        nobles = self.view["nobles"]
        if int(slot) <= len(nobles) and nobles[int(slot) - 1]["owner"] is None:
            wish = self.nobles[nobles[int(slot) - 1]["noble"]]["requires"]
            if all(self.own["bonuses"][letter] >= wish[letter] for letter in "wbgrk"):
                return []
        return [Reason("SPL-NOBLE-01")]

    def passing(self) -> list[Reason]:
        return [Reason("SPL-TURN-02")] if self.can_act else []

    def settling(self) -> list[Reason]:
        return []

    def returning(self, letter: str) -> list[Reason]:
        return [] if self.own["tokens"][letter] else [Reason("SPL-TAKE-04", "none")]


class TestWhatIsKept:
    @pytest.mark.parametrize("seats", [2, 4])
    def test_it_is_what_would_be_made_anew(self, seats: int) -> None:
        table, rng = deal(seats=seats, seed=seats), Rng(seats, 0)
        parts = table.state.parts
        for _ in range(150):
            if table.state.mover() < 0:
                break
            kept = [one.shown for one in table.asked().candidates]
            full, parts.shown = parts.shown, Showcase()
            anew = [one.shown for one in table.asked().candidates]
            parts.shown = full
            assert kept == anew
            legal = table.state.legal(table.state.mover())
            table.state.apply(table.state.mover(), legal[rng.below(len(legal))])
