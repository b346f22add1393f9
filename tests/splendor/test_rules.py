"""Every rule of Splendor's catalogue: positions, outcomes and refusals."""

from __future__ import annotations

import pytest

from guildhall.core.errors import BadOption, BadSeats
from guildhall.core.record import digest
from guildhall.core.state import Outcome
from guildhall.play import Match

from .scenes import components, priced, stuck, wish, without_level_3, worth
from .script import Script, deal, lay, setup_for

rule = pytest.mark.rule


def cards_of(script: Script, level: int) -> list[str]:
    return [name for name in script.state.parts.card_names if name.startswith(str(level))]


class TestSetUp:
    @rule("SPL-SETUP-01")
    def test_three_decks_shuffled_on_their_own(self) -> None:
        table = deal(seed=1)
        assert [len(cards_of(table, level)) for level in (1, 2, 3)] == [40, 30, 20]
        assert table.state.view(None)["decks"] == [36, 26, 16]
        assert deal(seed=2).state.view(None)["table"] != table.state.view(None)["table"]
        for level, row in enumerate(table.state.view(None)["table"], start=1):
            assert all(name.startswith(str(level)) for name in row)

    @rule("SPL-SETUP-02")
    def test_four_cards_of_each_level_lie_face_up(self) -> None:
        for row in deal().state.view(None)["table"]:
            assert len(row) == 4
            assert None not in row

    @rule("SPL-SETUP-03")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_one_noble_more_than_players(self, seats: int) -> None:
        nobles = deal(seats).state.view(None)["nobles"]
        assert len({noble["noble"] for noble in nobles}) == seats + 1

    @rule("SPL-SETUP-03")
    @pytest.mark.parametrize("seats", [1, 5])
    def test_only_two_to_four_play(self, seats: int) -> None:
        with pytest.raises(BadSeats, match="SPL-SETUP-03"):
            setup_for(seats)

    @rule("SPL-SETUP-04")
    @pytest.mark.parametrize(("seats", "gems"), [(2, 4), (3, 5), (4, 7)])
    def test_tokens_by_player_count(self, seats: int, gems: int) -> None:
        assert deal(seats).bank == {"w": gems, "b": gems, "g": gems, "r": gems, "k": gems, "o": 5}

    @rule("SPL-SETUP-05")
    def test_seat_0_begins_and_play_goes_round(self) -> None:
        table = deal(3)
        order = []
        for _ in range(4):
            order.append(int(table.state.mover()))
            table.plays(table.legal("take")[0])
        assert order == [0, 1, 2, 0]
        assert table.state.refusal(0, 0) == "SPL-SETUP-05"


class TestTurn:
    @rule("SPL-TURN-01")
    def test_a_turn_is_exactly_one_of_four_actions(self) -> None:
        table = lay(tokens={0: "rrrr"}, face_up={"1-1": "1b4"})
        assert {text.split()[0] for text in table.legal()} >= {"take", "reserve", "reserve-deck"}
        table.plays("take wbg")
        assert table.state.mover() == 1
        assert table.refuses("return w") == "SPL-TURN-01"

    @rule("SPL-TURN-02")
    def test_passing_is_legal_only_without_any_other_action(self) -> None:
        assert deal().refuses("pass") == "SPL-TURN-02"
        table = stuck()
        assert table.legal() == ["pass"]

    @rule("SPL-TURN-03")
    def test_when_all_pass_in_a_row_the_game_ends_and_is_scored(self) -> None:
        table = stuck()
        table.plays("pass")
        assert table.state.outcome() is None
        table.plays("pass")
        outcome = table.state.outcome()
        assert outcome is not None
        assert outcome.reason == "deadlock"
        assert outcome.ranks == [1, 1]

    @rule("SPL-TURN-03")
    def test_a_pass_followed_by_an_action_does_not_count(self) -> None:
        table = stuck()
        table.plays("pass")
        assert table.state.passes == 1
        assert [(event.key, event.args) for event in table.events] == [("splendor-log-pass", {"seat": 0})]
        again = lay(tokens={0: "gg"}, passes=1).plays("take wbg")
        assert again.state.passes == 0


class TestTake:
    @rule("SPL-TAKE-01")
    def test_three_different_from_the_supply(self) -> None:
        table = deal()
        assert len([text for text in table.legal("take") if len(set(text.split()[1])) == 3]) == 10
        table.plays("take wgk")
        assert table.tokens(0) == "wgk"
        assert table.bank == {"w": 3, "b": 4, "g": 3, "r": 4, "k": 3, "o": 5}

    @rule("SPL-TAKE-01")
    def test_an_empty_colour_cannot_be_taken_and_gold_never(self) -> None:
        table = lay(tokens={1: "wwww"})
        assert table.refuses("take wbg") == "SPL-TAKE-01"
        assert not any("o" in text.split()[1] for text in table.legal("take"))

    @rule("SPL-TAKE-02")
    def test_with_three_colours_left_exactly_three_are_taken(self) -> None:
        assert deal().refuses("take wb") == "SPL-TAKE-02"
        assert deal().refuses("take w") == "SPL-TAKE-02"
        assert lay(tokens={0: "wwww", 1: "bbbb"}).legal("take g") == ["take grk", "take gg"]

    @rule("SPL-TAKE-02")
    def test_with_two_colours_left_two_or_one(self) -> None:
        table = lay(tokens={0: "wwwwrrrr", 1: "bbbbggkk"})
        assert table.legal("take") == ["take gk", "take g", "take k"]
        table.plays("take gk")
        assert table.tokens(0) == "wwwwgrrrrk"

    @rule("SPL-TAKE-02")
    def test_with_one_colour_left_one(self) -> None:
        table = lay(tokens={0: "wwwwrrrrg", 1: "bbbbgggkk"})
        assert table.legal("take") == ["take k"]

    @rule("SPL-TAKE-03")
    def test_two_of_a_colour_only_from_four(self) -> None:
        table = lay(tokens={1: "w"})
        assert table.refuses("take ww") == "SPL-TAKE-03"
        table.plays("take bb")
        assert table.tokens(0) == "bb"
        assert table.refuses("take bb") == "SPL-TAKE-03"

    @rule("SPL-TAKE-04")
    def test_more_than_ten_are_returned_one_by_one_to_exactly_ten(self) -> None:
        table = lay(tokens={0: "wwwbbbgoo"})
        table.plays("take grk")
        assert table.state.mover() == 0
        assert table.legal() == [f"return {letter}" for letter in "wbgrko"]
        assert table.refuses("take wbg") == "SPL-TAKE-04"
        table.plays("return k", "return o")
        assert table.tokens(0) == "wwwbbbggro"
        assert table.bank["k"] == 4
        assert table.state.mover() == 1

    @rule("SPL-TAKE-04")
    def test_what_one_does_not_have_cannot_be_returned(self) -> None:
        table = lay(tokens={0: "wwwwbbbbg"}).plays("take grk")
        assert table.refuses("return o") == "SPL-TAKE-04"

    @rule("SPL-TAKE-05")
    def test_the_gold_of_a_reserve_counts_too(self) -> None:
        table = lay(tokens={0: "wwwwbbbbgg"}).plays("reserve 1-1")
        assert table.tokens(0) == "wwwwbbbbggo"
        assert table.refuses("pass") == "SPL-TAKE-04"
        table.plays("return o")
        assert len(table.tokens(0)) == 10
        assert table.state.mover() == 1

    @rule("SPL-TAKE-06")
    def test_tokens_are_open(self) -> None:
        state = lay(tokens={0: "wwk", 1: "bo"}).state
        for viewer in (None, 0, 1):
            seats = state.view(viewer)["seats"]
            assert [sum(seat["tokens"].values()) for seat in seats] == [3, 2]


class TestReserve:
    @rule("SPL-RES-01")
    def test_a_face_up_card_or_the_top_of_a_deck(self) -> None:
        table = deal()
        assert len(table.legal("reserve ")) == 12
        assert len(table.legal("reserve-deck")) == 3
        card = table.state.view(None)["table"][1][2]
        table.plays("reserve 2-3")
        assert table.seat(0)["reserved"] == [{"card": card, "level": 2, "blind": False}]
        table.plays("reserve-deck 3")
        assert table.seat(1, viewer=1)["reserved"][0]["level"] == 3  # type: ignore[index]

    @rule("SPL-RES-01")
    def test_an_empty_deck_or_space_has_nothing_to_reserve(self) -> None:
        table = without_level_3()
        assert table.refuses("reserve-deck 3") == "SPL-RES-01"
        assert table.refuses("reserve 3-1") == "SPL-RES-01"
        assert "reserve-deck 2" in table.legal()

    @rule("SPL-RES-02")
    def test_at_most_three(self) -> None:
        table = lay(hand={0: ["1w1", "2w1", "3w1?"]})
        assert table.refuses("reserve 1-1") == "SPL-RES-02"
        assert table.refuses("reserve-deck 1") == "SPL-RES-02"
        assert not table.legal("reserve")

    @rule("SPL-RES-03")
    def test_gold_if_there_is_any(self) -> None:
        assert lay().plays("reserve 1-1").tokens(0) == "o"
        none_left = lay(tokens={1: "ooooo"}).plays("reserve 1-1")
        assert none_left.tokens(0) == ""
        assert len(none_left.seat(0)["reserved"]) == 1  # type: ignore[arg-type]

    @rule("SPL-RES-04")
    def test_only_buying_gets_rid_of_a_reserved_card(self) -> None:
        table = lay(tokens={0: "ggg"}, hand={0: ["1k1", "3w1"]})
        assert not any(action.verb == "discard" for action in table.setup.catalogue)
        held = table.seat(0)["reserved"]
        table.plays("take wbr")
        assert table.seat(0)["reserved"] == held

    @rule("SPL-RES-05")
    def test_a_blind_card_is_known_to_its_owner_only(self) -> None:
        table = deal().plays("reserve-deck 2")
        own = table.seat(0, viewer=0)["reserved"][0]  # type: ignore[index]
        assert own["card"].startswith("2")
        for viewer in (None, 1):
            assert table.seat(0, viewer)["reserved"] == [{"card": None, "level": 2, "blind": True}]
        told = table.events[-1]
        assert told.seen_by(0)["card"] == own["card"]
        assert told.seen_by(1)["card"] == told.seen_by(None)["card"] == ""

    @rule("SPL-RES-05")
    def test_a_card_reserved_face_up_is_known_to_all_and_a_blind_draw_is_a_barrier(self) -> None:
        table = deal().plays("reserve 2-3")
        assert table.seat(0, viewer=1)["reserved"] == table.seat(0, viewer=0)["reserved"]
        match = Match(setup_for(2), seed=1)
        match.act(0, "reserve-deck 1")
        assert match.undoable(0) == 0


class TestBuy:
    @rule("SPL-BUY-01")
    def test_a_face_up_card_or_an_own_reserved_one(self) -> None:
        table = lay(tokens={0: "ggg"}, face_up={"1-1": "1k6"}, hand={0: ["1b2"], 1: ["1k5"]})
        assert table.legal("buy") == buyable(table, "ggg")
        assert table.refuses("buy-hand 2") == "SPL-BUY-01"

    @rule("SPL-BUY-02")
    def test_bonuses_lower_the_price(self) -> None:
        name = priced(b=2, g=1)
        blues = [card for card in ("1b1", "1b3", "1b5", "1b6") if card != name][:2]
        table = lay(tokens={0: "wg"}, bought={0: blues}, face_up={"1-1": name})
        table.plays("buy 1-1")
        assert table.tokens(0) == "w"
        assert lay(tokens={0: "wg"}, bought={0: blues[:1]}, face_up={"1-1": name}).refuses("buy 1-1") == "SPL-BUY-03"

    @rule("SPL-BUY-03")
    def test_gold_replaces_any_colour_and_as_little_as_possible_is_used(self) -> None:
        name = priced(g=4)
        table = lay(tokens={0: "ggoo"}, face_up={"1-1": name}).plays("buy 1-1")
        assert table.tokens(0) == ""
        assert lay(tokens={0: "ggo"}, face_up={"1-1": name}).refuses("buy 1-1") == "SPL-BUY-03"

    @rule("SPL-BUY-03")
    def test_more_gold_can_be_chosen(self) -> None:
        name = priced(g=4)
        table = lay(tokens={0: "ggggoo"}, face_up={"1-1": name})
        table.plays("buy 1-1")
        assert table.legal() == ["pay", "gold-for g"]
        assert table.refuses("gold-for w") == "SPL-BUY-03"
        table.plays("gold-for g", "gold-for g")
        assert table.tokens(0) == "gg"
        assert table.bank["o"] == 5
        assert table.state.mover() == 1

    @rule("SPL-BUY-03")
    def test_settling_leaves_the_payment_as_it_is(self) -> None:
        table = lay(tokens={0: "ggggo"}, face_up={"1-1": priced(g=4)}).plays("buy 1-1", "pay")
        assert table.tokens(0) == "o"

    @rule("SPL-BUY-04")
    def test_spent_tokens_return_to_the_supply(self) -> None:
        table = lay(tokens={0: "gggg"}, face_up={"1-1": priced(g=4)})
        assert table.bank["g"] == 0
        table.plays("buy 1-1")
        assert table.bank["g"] == 4

    @rule("SPL-BUY-05")
    def test_a_card_can_cost_nothing(self) -> None:
        name = priced(b=2, g=1)
        free = [card for card in ("1b1", "1b3", "1g1", "1b6") if card != name]
        table = lay(bought={0: free}, face_up={"1-1": name}).plays("buy 1-1")
        assert table.tokens(0) == ""
        assert name in table.seat(0)["cards"]  # type: ignore[operator]

    @rule("SPL-BUY-06")
    def test_cards_points_and_bonuses_are_open(self) -> None:
        table = lay(bought={0: ["3w2", "1b1"]})
        for viewer in (None, 0, 1):
            seat = table.seat(0, viewer)
            assert seat["cards"] == ["1b1", "3w2"]
            assert seat["points"] == table.state.parts.points[table.state.parts.card_numbers["3w2"]]
            assert seat["bonuses"] == {"w": 1, "b": 1, "g": 0, "r": 0, "k": 0}


class TestRefill:
    @rule("SPL-FILL-01")
    def test_an_empty_place_is_filled_at_once(self) -> None:
        table = deal()
        before = table.state.view(None)["table"][0]
        table.plays("reserve 1-2")
        after = table.state.view(None)
        assert after["decks"][0] == 35
        assert [a == b for a, b in zip(before, after["table"][0], strict=True)] == [True, False, True, True]

    @rule("SPL-FILL-01")
    def test_from_an_empty_deck_the_place_stays_empty(self) -> None:
        table = without_level_3(on_table=1)
        table.plays("reserve 3-1")
        assert table.state.view(None)["table"][2] == [None] * 4

    @rule("SPL-FILL-02")
    def test_the_replacement_is_a_barrier(self) -> None:
        match = Match(setup_for(2), seed=1)
        match.act(0, "reserve 1-1")
        assert match.undoable(0) == 0
        other = Match(setup_for(2), seed=1)
        other.act(0, "take wbg")
        assert other.undoable(0) == 1


class TestNobles:
    @rule("SPL-NOBLE-01", "SPL-NOBLE-03")
    def test_a_noble_comes_by_itself_and_brings_three_points(self) -> None:
        noble, cards = wish("n1")
        table = lay(bought={0: cards}, nobles=["n1", "n5", "n9"])
        points = int(table.state.points[0])
        table.plays("take wbg")
        assert table.seat(0)["nobles"] == [noble]
        assert table.seat(0)["points"] == points + 3
        assert table.state.mover() == 1

    @rule("SPL-NOBLE-01")
    def test_tokens_do_not_attract_a_noble(self) -> None:
        _, cards = wish("n1")
        table = lay(bought={0: cards[1:]}, tokens={0: "wwwbbb"}, nobles=["n1", "n5", "n9"]).plays("take wbg")
        assert table.seat(0)["nobles"] == []

    @rule("SPL-NOBLE-02", "SPL-NOBLE-04")
    def test_one_a_turn_by_choice_and_the_other_later(self) -> None:
        cards = sorted({*wish("n1")[1], *wish("n2")[1]})
        table = lay(bought={0: cards}, nobles=["n1", "n2", "n6"], target=21).plays("take wbg")
        assert table.legal() == ["noble 1", "noble 2"]
        assert table.refuses("noble 3") == "SPL-NOBLE-01"
        assert table.refuses("take wbg") == "SPL-NOBLE-01"
        table.plays("noble 2")
        assert table.seat(0)["nobles"] == ["n2"]
        table.plays("take wbg")
        table.plays(table.legal("take")[0])
        assert table.seat(0)["nobles"] == ["n1", "n2"]

    @rule("SPL-NOBLE-05")
    def test_tokens_are_returned_before_the_noble_comes(self) -> None:
        _, cards = wish("n1")
        table = lay(bought={0: cards}, tokens={0: "wwwbbbrrr"}, nobles=["n1", "n5", "n9"]).plays("take wbg")
        assert table.seat(0)["nobles"] == []
        table.plays("return r", "return r")
        assert table.seat(0)["nobles"] == ["n1"]


class TestEnd:
    @rule("SPL-END-01")
    def test_the_round_is_played_to_its_end(self) -> None:
        table = lay(bought={0: [*wish("n1")[1], *worth(4)[:3]]}, nobles=["n1", "n5", "n9"])
        table.plays("take wbg")
        assert table.state.outcome() is None
        assert table.state.turn()["phase"] == "splendor-phase-last"
        table.plays(table.legal("take")[0])
        outcome = table.state.outcome()
        assert outcome is not None
        assert outcome.reason == "target"
        assert table.state.to_act() == []
        assert table.state.turn_number() % 2 == 0

    @rule("SPL-END-02")
    def test_most_points_wins_then_fewest_cards(self) -> None:
        assert finished(worth(5)[:3], worth(4)[:3]).ranks == [1, 2]
        assert finished(worth(4)[:3], worth(5)[:4]).ranks == [2, 1]
        tied = finished(worth(5)[:3], [*worth(4)[:3], worth(3, level=3)[0]])
        assert tied.scores == [15, 15]
        assert tied.ranks == [1, 2]

    @rule("SPL-END-03")
    def test_still_tied_is_a_shared_victory(self) -> None:
        outcome = stuck().plays("pass", "pass").state.outcome()
        assert outcome is not None
        assert outcome.ranks == [1, 1]
        assert outcome.winners() == [0, 1]


class TestOptions:
    @rule("SPL-OPT-01")
    def test_small_takes(self) -> None:
        table = deal(small_takes="on")
        assert {"take w", "take wb", "take wbg"} <= set(table.legal("take"))
        assert deal().refuses("take w") == "SPL-TAKE-02"
        with pytest.raises(BadOption, match="SPL-OPT-01"):
            deal(small_takes="perhaps")

    @rule("SPL-OPT-02")
    def test_target(self) -> None:
        assert deal(target=10).state.view(None)["target"] == 10
        for wrong in (9, 22, "many"):
            with pytest.raises(BadOption, match="SPL-OPT-02"):
                deal(target=wrong)


class TestWorkedExamples:
    @rule("SPL-BUY-02")
    def test_the_card_of_the_rulebook_is_in_the_data(self) -> None:
        found = [
            card
            for card in deal().setup.game.components_view()["cards"].values()
            if card["cost"] == {"w": 1, "b": 4, "g": 2, "r": 0, "k": 0}
        ]
        assert [(card["points"], card["bonus"]) for card in found] == [(2, "r")]

    @rule("SPL-NOBLE-01")
    def test_the_ninth_card_brings_the_noble(self) -> None:
        noble, cards = wish("n1")
        last = cards[-1]
        scene = {"bought": {0: cards[:-1]}, "face_up": {"1-1": last}, "nobles": ["n1", "n5", "n9"]}
        table = lay(tokens={0: "wwbbggrrkk"}, **scene)  # type: ignore[arg-type]
        assert len(cards) == 9
        table.plays("buy 1-1")
        assert table.seat(0)["nobles"] == [noble]

    @rule("SPL-SETUP-03", "SPL-SETUP-04")
    def test_set_up_for_four_and_for_two(self) -> None:
        assert len(deal(4).state.view(None)["nobles"]) == 5
        assert deal(2).bank["w"] == 4


def test_same_seed_same_game() -> None:
    assert digest(deal(seed=5).state.save()) == digest(deal(seed=5).state.save())


def buyable(table: Script, tokens: str) -> list[str]:
    """What a purse without bonuses can pay, by the data alone."""
    cards = components()["cards"]
    found = []
    for level, row in enumerate(table.state.view(None)["table"], start=1):
        for place, name in enumerate(row, start=1):
            if all(cards[name]["cost"][c] <= tokens.count(c) for c in "wbgrk"):
                found.append(f"buy {level}-{place}")
    for place, card in enumerate(table.seat(0, viewer=0)["reserved"], start=1):
        if all(cards[card["card"]]["cost"][c] <= tokens.count(c) for c in "wbgrk"):
            found.append(f"buy-hand {place}")
    return found


def finished(first: list[str], second: list[str]) -> Outcome:
    """The outcome when the second seat ends the round with these cards on the table."""
    table = lay(bought={0: first, 1: second}, mover=1)
    outcome = table.plays("take wbg").state.outcome()
    assert outcome is not None
    return outcome
