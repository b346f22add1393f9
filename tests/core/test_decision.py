"""Verbs, rules with numbers, fields, phrases, and a state as a value of Python."""

from __future__ import annotations

import ast
import copy
import pickle

import pytest

from guildhall.core.catalogue import catalogue_of
from guildhall.core.data import Data, plain
from guildhall.core.decision import MOST_KEPT, Showcase, Shown
from guildhall.core.errors import IllegalAction, InvalidAction
from guildhall.core.fields import Fields, written
from guildhall.core.phrase import Listed, Phrase, as_data
from guildhall.core.question import question
from guildhall.core.rule import LEGAL, Reason, reason, rule, rule_id, short
from guildhall.core.state import Moves, State
from guildhall.core.verb import Named, Verbs
from guildhall.play import position, setup
from guildhall.text import Texts


class Parts:
    city_names = ("omsk", "perm")


def verbs() -> Verbs:
    found = Verbs()
    found.add("pass")
    found.add("place", ("red", "blue"), ("down", "up"), target="bench:{0}")
    found.add("deliver", ("1-1", "1-2"), ("brick", "stone", "gold"), target=("own:{0}", "section:{1}"), order=(1, 0))
    found.add("hire", Named("city_names", 2), target=lambda words: (f"city:{words[0]}",))
    return found


class TestVerbs:
    def test_one_declaration_gives_number_text_arguments_and_targets(self) -> None:
        catalogue = catalogue_of(verbs(), Parts)
        assert [catalogue.text(number) for number in range(len(catalogue))] == [
            "pass",
            *("place red down", "place red up", "place blue down", "place blue up"),
            *("deliver brick 1-1", "deliver stone 1-1", "deliver gold 1-1"),
            *("deliver brick 1-2", "deliver stone 1-2", "deliver gold 1-2"),
            *("hire omsk", "hire perm"),
        ]
        assert catalogue[2].targets == ("bench:red",)
        assert catalogue[8].targets == ("own:brick", "section:1-2")
        assert catalogue[12].targets == ("city:perm",)
        assert catalogue[0].targets == ()

    def test_rules_read_and_write_numbers_through_the_verb(self) -> None:
        _, place, deliver, hire = verbs().all
        assert (place.first, place.end) == (1, 5)
        assert place.at(1, 0) == 3
        assert (deliver.a(9), deliver.b(9)) == (1, 1)
        assert deliver.has(10)
        assert not deliver.has(11)
        assert hire.all() == [11, 12]

    def test_an_action_is_known_by_number_or_text(self) -> None:
        catalogue = catalogue_of(verbs(), Parts)
        assert catalogue.numbered("place  red up") == catalogue.numbered(2) == 2
        for wrong in ("place", 13, -1):
            with pytest.raises(InvalidAction):
                catalogue.numbered(wrong)


class TestRules:
    def test_a_rule_has_one_number_and_a_case_another(self) -> None:
        price, other = rule("TST-PAY-01"), rule("TST-PAY-01", "gold")
        assert price == rule("TST-PAY-01") != other == rule("TST-PAY-01", "gold")
        assert rule_id(price) == rule_id(other) == "TST-PAY-01"
        assert reason(other) == Reason("TST-PAY-01", "gold")
        assert rule_id(LEGAL) == ""

    def test_a_reason_carries_its_numbers(self) -> None:
        why = short(rule("TST-PAY-01"), 17, 15)
        assert rule_id(why) == "TST-PAY-01"
        assert reason(why) == Reason("TST-PAY-01", "", 17, 15)
        assert reason(short(rule("TST-PAY-01"), 2_000_000, -3)) == Reason("TST-PAY-01", "", 1_048_575, 0)


class TestFields:
    def test_the_writer_repeats_what_is_declared(self) -> None:
        fields = Fields("somewhere.parts")
        fields.fixed("parts", "Components")
        fields.array("hand", "HAND * seats", "EMPTY", doc="Cards.")
        fields.array("deck", "CARDS", shared=True)
        fields.array("jewels", "seats", when="jewelry")
        fields.number("turns")
        fields.stack(4)
        fields.rng()
        source = written(fields)
        ast.parse(source)
        assert 'self.hand: vec[i64] = filled(HAND * seats, EMPTY)\n            """Cards."""' in source
        assert "self.hand = like.hand[:]" in source
        assert "self.deck = like.deck\n" in source
        assert "self.jewels = like.jewels[:] if jewelry else like.jewels\n" in source
        assert "self.stack = like.stack.copy()" in source
        assert "from somewhere.parts import CARDS, EMPTY, HAND, Components" in source


class TestAStateIsAValue:
    def state(self) -> State:
        state = setup("splendor", 3, {"target": 12}).start(4)
        state.step(0, "take wbg")
        state.step(1, "reserve-deck 2")
        return state

    def test_it_is_equal_to_its_like_and_has_a_hash(self) -> None:
        state, twin = self.state(), self.state()
        assert state == twin
        assert len({state, twin}) == 1
        twin.step(2, "take wbg")
        assert state != twin
        assert state != "a position"

    def test_it_is_equal_only_under_the_same_options(self) -> None:
        assert setup("splendor", 2).start(1) != setup("splendor", 2, {"target": 12}).start(1)

    def test_it_copies_and_pickles(self) -> None:
        state = self.state()
        for twin in (copy.copy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert twin is not state
            assert twin.setup is state.setup
            twin.step(2, "take wbg")
            assert twin != state

    def test_its_repr_reads_back(self) -> None:
        state = self.state()
        assert repr(state).startswith("position('splendor', 3, '3:12:off ")
        assert eval(repr(state), {"position": position}) == state
        assert repr(state.setup) == "setup('splendor', 3, options={'target': 12})"
        assert eval(repr(state.setup), {"setup": setup}) is state.setup
        assert pickle.loads(pickle.dumps(state.setup)) is state.setup

    def test_step_checks_and_says_the_rule(self) -> None:
        state = self.state()
        state.step(2, "take wbg")
        before = state.save()
        with pytest.raises(IllegalAction, match="SPL-TAKE-03") as refused:
            state.step(0, "take ww")
        assert refused.value.rule == "SPL-TAKE-03"
        with pytest.raises(IllegalAction, match="seat 1 is to act"):
            state.step(2, "take wbg")
        with pytest.raises(InvalidAction):
            state.step(0, "take everything")
        assert state.save() == before
        assert state.reason(0, state.setup.catalogue.number("take ww")) == Reason("SPL-TAKE-03", "", 4, 3)

    def test_a_question_says_what_a_choice_costs_and_brings(self) -> None:
        asked = question(self.state(), 2)
        assert asked is not None
        by_text = {one.text: one for one in asked.candidates}
        assert by_text["reserve 1-1"].shown.gain == {"o": 1}
        assert by_text["take wbg"].shown.gain == {"w": 1, "b": 1, "g": 1}
        buying = by_text["buy 3-1"]
        assert buying.shown.cost
        assert buying.refused is not None
        assert buying.refused.needed == sum(buying.shown.cost.values())
        assert question(self.state(), 0) is None


class TestPhrases:
    def test_a_phrase_is_read_out_with_the_phrases_in_it(self) -> None:
        texts = Texts("en", [])
        texts.add("silk = { $n } { $colour }\nazure = azure\nrose = rose")
        two, one = Phrase("silk", n=2, colour=Phrase("azure")), Phrase("silk", n=1, colour=Phrase("rose"))
        assert texts.phrase(Listed([two, one])) == "2 azure and 1 rose"
        assert texts.phrase(Listed([two, one], "or")) == "2 azure or 1 rose"
        assert texts.phrase(Listed([two, one], "; ")) == "2 azure; 1 rose"
        assert as_data(Listed([one])) == {
            "list": [{"key": "silk", "args": {"n": 1, "colour": {"key": "rose", "args": {}}}}],
            "style": "and",
        }


class TestData:
    def test_a_value_is_read_by_attribute_and_by_name(self) -> None:
        class Pile(Data):
            cards: list[str]
            left: int

        pile = Pile(cards=["a"], left=3)
        assert pile.left == pile["left"] == 3
        assert pile == {"cards": ["a"], "left": 3} == plain(pile)
        assert pile == Pile(cards=["a"], left=3) != Pile(cards=[], left=3)
        assert "left" in pile
        assert list(pile) == ["cards", "left"]
        with pytest.raises(KeyError):
            pile["right"]


def test_a_list_of_moves_grows_before_it_is_written_through() -> None:
    moves = Moves(4)
    moves.make_room(9)
    assert moves.room >= 9
    moves.add(5)
    assert moves.listed() == [5]


def test_a_full_showcase_is_emptied() -> None:
    showcase = Showcase()
    first = showcase.keep(0, Shown(("card:1",), (), {}, {}))
    assert first.told == {}
    for number in range(1, MOST_KEPT):
        showcase.keep(number, first)
    assert showcase.find(0) is first
    showcase.keep(MOST_KEPT, first)
    assert (showcase.find(0), showcase.find(MOST_KEPT)) == (None, first)
