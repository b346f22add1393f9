"""What people read of a match of Splendor: the log, the table bar, the score sheet, what each viewer sees."""

from __future__ import annotations

from typing import Any

import pytest

from .scenes import stuck, wish, without_level_3, worth
from .script import deal, lay

rule = pytest.mark.rule


def bought(seat: int, card: str, paid: dict[str, int], points: int = 0, reserved: int = 0) -> dict[str, Any]:
    """A line about buying."""
    line = {"seat": seat, "card": card, "points": points, "reserved": reserved}
    return {**line, "paid": paid, "tokens": len(paid)}


class TestTheLog:
    @rule("SPL-TAKE-01", "SPL-TAKE-03", "SPL-TAKE-04")
    def test_taking_and_returning(self) -> None:
        table = lay(tokens={0: "wwwggbboo"}).plays("take grk", "return o", "return k", "take kk")
        assert table.told() == [
            ("take", {"seat": 0, "colour": ["g", "r", "k"]}),
            ("return", {"seat": 0, "colour": "o"}),
            ("return", {"seat": 0, "colour": "k"}),
            ("take", {"seat": 1, "colour": ["k", "k"]}),
        ]

    @rule("SPL-RES-03", "SPL-RES-05")
    def test_reserving(self) -> None:
        table = lay(mover=1, face_up={"2-3": "2b1", "1-4": "1w1"}, tokens={0: "oooo"}).plays(
            "reserve 2-3", "reserve 1-4"
        )
        assert table.told() == [
            ("reserve", {"seat": 1, "level": 2, "gold": 1, "card": "2b1"}),
            ("reserve", {"seat": 0, "level": 1, "gold": 0, "card": "1w1"}),
        ]
        blind = deal().plays("reserve-deck 3")
        card = blind.seat(0, viewer=0)["reserved"][0]["card"]  # type: ignore[index]
        line = {"seat": 0, "level": 3, "gold": 1, "card": ""}
        assert blind.told() == blind.told(viewer=1) == [("reserve-blind", line)]
        assert blind.told(viewer=0) == [("reserve-blind", {**line, "card": card})]

    @rule("SPL-BUY-01", "SPL-BUY-06")
    def test_buying(self) -> None:
        table = lay(mover=1, tokens={0: "ggr", 1: "kkkk"}, hand={0: ["1k1"]}, face_up={"1-2": "1g8"})
        table.plays("buy 1-2", "buy-hand 1")
        assert table.told() == [
            ("buy", bought(1, "1g8", points=1, paid={"k": 4})),
            ("buy", bought(0, "1k1", reserved=1, paid={"g": 2, "r": 1})),
        ]

    @rule("SPL-BUY-03")
    def test_a_card_is_told_once_it_is_paid(self) -> None:
        table = lay(tokens={0: "ggroo"}, hand={0: ["1k1?"]}).plays("buy-hand 1", "gold-for g")
        assert table.told() == []
        paid = {"g": 1, "r": 1, "o": 1}
        assert table.plays("pay").told() == [("buy", bought(0, "1k1", reserved=1, paid=paid))]

    @rule("SPL-BUY-02")
    def test_what_bonuses_cover_is_not_paid(self) -> None:
        table = lay(bought={0: ["1g1", "1g2"]}, tokens={0: "o"}, hand={0: ["1k1"]}).plays("buy-hand 1")
        assert table.told() == [("buy", bought(0, "1k1", reserved=1, paid={"o": 1}))]

    @rule("SPL-NOBLE-01", "SPL-NOBLE-02")
    def test_a_noble_is_told_after_the_action(self) -> None:
        table = lay(bought={0: wish("n1")[1]}, nobles=["n9", "n1", "n10"]).plays("take wbg")
        assert table.told() == [("take", {"seat": 0, "colour": ["w", "b", "g"]}), ("noble", {"seat": 0, "noble": "n1"})]
        cards = sorted({*wish("n1")[1], *wish("n2")[1]})
        chosen = lay(bought={0: cards}, nobles=["n1", "n2", "n10"], target=21).plays("take wbg", "noble 2")
        assert chosen.told()[1:] == [("noble", {"seat": 0, "noble": "n2"})]

    @rule("SPL-TURN-02")
    def test_passing(self) -> None:
        table = stuck().plays("pass", "pass")
        assert table.told() == [("pass", {"seat": 0}), ("pass", {"seat": 1})]

    def test_who_does_not_listen_is_told_nothing_and_plays_the_same(self) -> None:
        heard, unheard = lay(tokens={0: "wwwwbbbbgg"}), lay(tokens={0: "wwwwbbbbgg"})
        heard.plays("reserve 1-1", "return o")
        for text in ("reserve 1-1", "return o"):
            unheard.state.apply(0, unheard.setup.catalogue.number(text))
        assert unheard.state.events is None
        assert heard.state.save() == unheard.state.save()


class TestTheTableBar:
    @rule("SPL-TURN-01", "SPL-END-01")
    def test_rounds_are_counted_from_one_and_phases_named(self) -> None:
        table = deal(3)
        bars = []
        for _ in range(4):
            bars.append(table.state.turn())
            table.plays(table.legal("take")[0])
        assert bars == [{"round": number, "phase": "splendor-phase-action"} for number in (1, 1, 1, 2)]

    @rule("SPL-TAKE-04", "SPL-BUY-03", "SPL-NOBLE-02")
    def test_what_is_pending_is_the_phase(self) -> None:
        def phase(**scene: Any) -> str:
            played = scene.pop("plays")
            return str(lay(**scene).plays(played).state.turn()["phase"])

        assert phase(tokens={0: "wwwwbbbbgg"}, plays="reserve 1-1") == "splendor-phase-return"
        assert phase(tokens={0: "ggggo"}, face_up={"1-1": "1w8"}, plays="buy 1-1") == "splendor-phase-pay"
        cards = sorted({*wish("n1")[1], *wish("n2")[1]})
        scene = {"bought": {0: cards}, "nobles": ["n1", "n2", "n10"], "target": 21}
        assert phase(**scene, plays="take wbg") == "splendor-phase-noble"

    @rule("SPL-END-01")
    def test_the_last_round_begins_with_the_points_and_the_number_stays_at_the_end(self) -> None:
        before = lay(bought={0: worth(5)[:2]}, mover=1)
        assert before.state.turn()["phase"] == "splendor-phase-action"
        table = lay(bought={0: worth(5)[:3]}, mover=1)
        last = table.state.turn()
        assert last["phase"] == "splendor-phase-last"
        table.plays("take wbg")
        assert table.state.turn() == {"round": last["round"], "phase": "splendor-phase-action"}


class TestTheView:
    @rule("SPL-SETUP-02")
    def test_all_of_it(self) -> None:
        table = lay(
            tokens={0: "wwo", 1: "kk"},
            bought={0: ["1b1", "3w4"], 1: ["1w1"]},
            hand={0: ["1w2", "2g1?"], 1: ["1w3?"]},
            face_up={"1-1": "1w4", "2-1": "2b1", "2-4": "2b2", "3-1": "3b1", "3-4": "3b2"},
            nobles=["n4", "n1", "n10"],
            target=16,
        )
        view = table.state.view(0)
        assert view["bank"] == {"w": 2, "b": 4, "g": 4, "r": 4, "k": 2, "o": 4}
        assert [row[0] for row in view["table"]] == ["1w4", "2b1", "3b1"]
        assert [len(row) for row in view["table"]] == [4, 4, 4]
        assert (view["table"][1][3], view["table"][2][3]) == ("2b2", "3b2")
        assert view["decks"] == [40 - 4 - 4, 30 - 4 - 1, 20 - 4 - 1]
        assert [(one["noble"], one["owner"]) for one in view["nobles"]] == [("n4", None), ("n1", None), ("n10", None)]
        assert (view["mover"], view["target"], view["paying"]) == (0, 16, None)
        own, other = view["seats"]
        assert own["tokens"] == {"w": 2, "b": 0, "g": 0, "r": 0, "k": 0, "o": 1}
        assert own["bonuses"] == {"w": 1, "b": 1, "g": 0, "r": 0, "k": 0}
        assert (own["points"], own["cards"], own["nobles"]) == (5, ["1b1", "3w4"], [])
        assert own["reserved"] == [
            {"card": "1w2", "level": 1, "blind": False},
            {"card": "2g1", "level": 2, "blind": True},
        ]
        assert other["tokens"]["k"] == 2
        assert other["cards"] == ["1w1"]
        assert other["reserved"] == [{"card": None, "level": 1, "blind": True}]

    @rule("SPL-RES-05", "SPL-SETUP-02")
    def test_the_first_card_of_all_is_seen_wherever_it_is(self) -> None:
        """Card number 0 is a card and not an empty space."""
        assert lay(face_up={"1-2": "1w1"}).state.view(None)["table"][0][1] == "1w1"
        assert lay(bought={1: ["1w1"]}).seat(1)["cards"] == ["1w1"]
        assert lay(hand={0: ["1w1"]}).seat(0)["reserved"] == [{"card": "1w1", "level": 1, "blind": False}]
        assert lay(hand={1: ["1w1?"]}).seat(1, viewer=1)["reserved"] == [{"card": "1w1", "level": 1, "blind": True}]
        assert lay(hand={1: ["1w1?"]}).seat(1, viewer=0)["reserved"] == [{"card": None, "level": 1, "blind": True}]
        table = lay(face_up={"1-1": "1w1"}, tokens={0: "rrk"}).plays("buy 1-1")
        assert table.seat(0)["cards"] == ["1w1"]
        table = lay(hand={0: ["1w1"]}, tokens={0: "rrko"}).plays("buy-hand 1")
        assert table.state.view(None)["paying"] == "1w1"
        assert table.plays("pay").seat(0)["cards"] == ["1w1"]

    @rule("SPL-FILL-01")
    def test_an_empty_space_and_deck(self) -> None:
        view = without_level_3(on_table=1).state.view(None)
        assert view["table"][2][0] is not None
        assert view["table"][2][1:] == [None] * 3
        assert view["decks"][2] == 0

    @rule("SPL-NOBLE-01", "SPL-NOBLE-03")
    def test_who_received_a_noble(self) -> None:
        table = lay(mover=1, bought={1: wish("n1")[1]}, nobles=["n9", "n1", "n10"])
        table.plays("take wbg")
        view = table.state.view(None)
        assert [one["owner"] for one in view["nobles"]] == [None, 1, None]
        assert [seat["nobles"] for seat in view["seats"]] == [[], ["n1"]]
        first = lay(bought={0: wish("n1")[1]}, nobles=["n1", "n9", "n10"]).plays("take wbg")
        assert first.state.view(None)["nobles"][0]["owner"] == 0
        four = lay(4, bought={0: wish("n1")[1]}, nobles=["n6", "n8", "n9", "n10", "n1"]).plays("take wbg")
        assert four.seat(0)["nobles"] == ["n1"]
        assert four.state.score_sheet()[1] == ("splendor-score-nobles", [3, 0, 0, 0])

    @rule("SPL-BUY-03")
    def test_the_card_being_paid_is_shown_to_all(self) -> None:
        table = lay(tokens={0: "ggro"}, hand={0: ["3w1?", "1k1?"]}).plays("buy-hand 2")
        for viewer in (None, 0, 1):
            assert table.state.view(viewer)["paying"] == "1k1"
            shown = table.seat(0, viewer)["reserved"]
            assert shown[1] == {"card": "1k1", "level": 1, "blind": False}  # type: ignore[index]
        assert table.seat(0, viewer=1)["reserved"][0]["card"] is None  # type: ignore[index]
        assert table.plays("pay").state.view(None)["paying"] is None
        second = lay(mover=1, tokens={1: "ggro"}, hand={0: ["3w1?"], 1: ["1k1?"]}).plays("buy-hand 1")
        assert second.seat(1, viewer=0)["reserved"] == [{"card": "1k1", "level": 1, "blind": False}]
        assert second.seat(0, viewer=1)["reserved"] == [{"card": None, "level": 3, "blind": True}]

    @rule("SPL-RES-04")
    def test_what_stays_in_hand_moves_up_and_stays_unseen(self) -> None:
        table = lay(mover=1, tokens={1: "ggr"}, hand={1: ["1k1", "2b1?", "3b1"]}).plays("buy-hand 1")
        assert table.seat(1, viewer=0)["reserved"] == [
            {"card": None, "level": 2, "blind": True},
            {"card": "3b1", "level": 3, "blind": False},
        ]
        table.plays("take wbg", "reserve 1-1")
        assert [one["blind"] for one in table.seat(1)["reserved"]] == [True, False, False]  # type: ignore[attr-defined]
        last = lay(tokens={0: "ggr"}, hand={0: ["2b1", "3b1?", "1k1?"], 1: ["1w1?"]}).plays("buy-hand 3")
        assert [one["level"] for one in last.seat(0)["reserved"]] == [2, 3]  # type: ignore[attr-defined]
        assert last.seat(1, viewer=1)["reserved"] == [{"card": "1w1", "level": 1, "blind": True}]

    @rule("SPL-END-01", "SPL-NOBLE-03")
    def test_the_score_sheet_tells_cards_from_nobles(self) -> None:
        table = lay(bought={0: ["3w4", *wish("n1")[1]], 1: ["3b4"]}, nobles=["n1", "n9", "n10"]).plays("take wbg")
        assert table.state.score_sheet() == [("splendor-score-cards", [5, 5]), ("splendor-score-nobles", [3, 0])]
        assert table.state.standings() == [8, 5]

    def test_nobody_is_to_act_in_the_view_of_the_end(self) -> None:
        assert stuck().plays("pass", "pass").state.view(None)["mover"] == -1
