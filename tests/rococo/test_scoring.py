"""The final scoring (ROC-END) with its examples and vectors."""

from __future__ import annotations

import pytest

from guildhall.games.rococo.components.holdings import PRESTIGE, TOKENS, WORN
from guildhall.games.rococo.rules.scoring import fire_place, hall_place

from .script import Table

rule = pytest.mark.rule


def outcome(table: Table) -> tuple[list[int], list[int]]:
    found = table.state.outcome()
    assert found is not None
    return found.scores, found.ranks


def hall(table: Table, number: int, counts: dict[int, tuple[int, int, int]]) -> Table:
    """Garments, those on master spaces, and the musician of each participant in a hall, whatever the spaces."""
    state = table.loose().state
    for seat, (garments, masters, musician) in counts.items():
        worn = garments << 4 * (number - 1) | masters << 20 + 4 * (number - 1)
        state.own[WORN + seat] |= worn
        if musician:
            state.own[TOKENS + seat] |= 1 << 17 + number - 1
    return table


class TestSteps:
    @rule("ROC-END-02", "ROC-VEC-25", "ROC-DEC-29")
    def test_livres(self) -> None:
        table = Table().goods(0, livres=24).ends()  # and 5 of income
        assert table.scores(0)["livres"] == 2
        assert table.seat(0)["livres"] == 9

    @rule("ROC-END-03")
    def test_jewels(self) -> None:
        assert Table(jewelry_box="on").jewels(0, rose=3).ends().scores(0)["jewels"] == 3

    @rule("ROC-END-09", "ROC-END-10", "ROC-END-13", "ROC-EX-07")
    def test_a_hall_with_a_broken_tie(self) -> None:
        table = Table().guest("5-2", "A01", 0).guest("5-1", "A02", 1).ends()
        assert [table.scores(seat)["hall5"] for seat in range(3)] == [3, 1, 0]
        musician = Table().guest("5-1", "A01", 0).guest("5-4", "A02", 1).token(1, "M5").ends()
        assert [musician.scores(seat)["hall5"] for seat in range(3)] == [1, 3, 0]

    @rule("ROC-END-11", "ROC-END-12", "ROC-VEC-20", "ROC-INV-21")
    def test_a_real_tie_for_first(self) -> None:
        table = hall(Table(), 1, {0: (2, 1, 0), 1: (2, 1, 0), 2: (2, 0, 1)})
        assert [hall_place(table.state, 0, seat) for seat in range(3)] == [1, 1, 0]
        table = hall(Table(), 1, {0: (2, 1, 1), 1: (2, 1, 0), 2: (2, 0, 0)})
        assert [hall_place(table.state, 0, seat) for seat in range(3)] == [1, 2, 0]
        tied = Table().guest("5-1", "A01", 0).guest("5-4", "A02", 1).ends()
        assert [tied.scores(seat)["hall5"] for seat in range(3)] == [3, 3, 0]

    @rule("ROC-END-14", "ROC-END-15", "ROC-VEC-21")
    def test_a_tie_for_second_and_a_musician_alone(self) -> None:
        table = hall(Table(4), 2, {0: (3, 0, 0), 1: (1, 0, 0), 2: (1, 0, 0), 3: (0, 0, 1)})
        assert [hall_place(table.state, 1, seat) for seat in range(4)] == [1, 2, 2, 0]
        scored = Table(4).guest("2-1", "A01", 0).guest("2-2", "A02", 0).guest("2-6", "A03", 1).guest("2-7", "A05", 2)
        scored.token(3, "M2").ends()
        assert [scored.scores(seat)["hall2"] for seat in range(4)] == [5, 2, 2, 0]

    @rule("ROC-END-16", "ROC-END-17", "ROC-VEC-22")
    @pytest.mark.parametrize(("edition", "second"), [("deluxe", 0), ("classic", 2)])
    def test_second_places_of_two_players(self, edition: str, second: int) -> None:
        table = Table(2, edition=edition).guest("1-1", "A01", 0).guest("1-2", "A02", 0).guest("1-5", "A03", 1)
        table.token(0, "F1", "F2").token(1, "F3").ends()
        assert [table.scores(seat)["hall1"] for seat in range(2)] == [5, second]
        assert [table.scores(seat)["fireworks"] for seat in range(2)] == [6, second]
        tied = Table(2, edition=edition).guest("1-1", "A01", 0).guest("1-5", "A03", 1).ends()
        assert [tied.scores(seat)["hall1"] for seat in range(2)] == [5, 5]

    @rule("ROC-END-18", "ROC-END-19", "ROC-END-20", "ROC-EX-08")
    def test_fireworks(self) -> None:
        table = Table().token(0, "F1", "F2").token(1, "F4").token(2, "F3").ends()
        assert [table.scores(seat)["fireworks"] for seat in range(3)] == [6, 2, 0]
        big = Table(4).token(0, "F1").token(1, "F6").token(2, "F5")
        assert [fire_place(big.state, seat) for seat in range(4)] == [0, 1, 2, 0]
        big.ends()
        assert [big.scores(seat)["fireworks"] for seat in range(4)] == [0, 7, 3, 0]

    @rule("ROC-END-21", "ROC-END-22", "ROC-END-25", "ROC-VEC-23", "ROC-DEC-28")
    def test_the_terrace(self) -> None:
        table = Table().token(0, "F1", "F3").guest("1-1", "A10", 0).guest("1-2", "A07", 0).guest("1-5", "A01", 0)
        table.guest("2-1", "A13", 0).guest("1-6", "A11", 1).ends()
        # 3 x 4 and 2 x 3 on the Terrace; 2 stays in hall 1, 4 in hall 2
        assert table.scores(0)["terrace"] == 18
        assert table.scores(0)["garments"] == 6
        terraces = [space["terrace"] for space in table.view()["decorations"][:4]]
        assert terraces == ["A07", None, "A10", None]
        few = Table().token(0, "F1", "F2").guest("1-1", "A01", 0).ends()
        assert few.scores(0)["terrace"] == 4
        other = Table().token(1, "F1").guest("1-1", "A01", 0).ends()
        assert other.scores(0)["terrace"] == 0

    @rule("ROC-VEC-24", "ROC-END-05", "ROC-INV-11")
    def test_a_terrace_garment_counts_before_for_its_hall_and_crown(self) -> None:
        table = Table().staff(0, ["VI-e"]).token(0, "F1").guest("1-3", "A10", 0).guest("2-3", "A04", 0).ends()
        assert table.scores(0)["crowns"] == 3
        assert table.scores(0)["hall1"] == 5

    @rule("ROC-END-23", "ROC-END-24", "ROC-EX-09")
    def test_statues(self) -> None:
        table = Table().token(0, "S1", "S2", "F1")
        for place, name in zip(
            ("1-1", "1-2", "2-1", "2-2", "2-4", "3-2", "3-4"),
            ("A01", "A02", "R01", "J01", "J02", "J03", "O01"),
            strict=True,
        ):
            table.guest(place, name, 0)
        assert table.ends().scores(0)["statues"] == 12
        assert Table().token(0, "S1").guest("1-1", "A01", 0).guest("1-2", "A02", 0).ends().scores(0)["statues"] == 2

    @rule("ROC-END-26", "ROC-FUND-07")
    def test_spaces(self) -> None:
        table = Table().token(0, "F1", "M1", "KL2").ends()
        assert table.scores(0)["decorations"] == 1 + 6 + 2

    @rule("ROC-END-27", "ROC-END-28")
    def test_the_winner(self) -> None:
        table = Table().goods(0, livres=5).goods(1, livres=4).goods(2, livres=5)
        for seat in range(3):
            table.state.own[PRESTIGE + seat] = 9
        table.ends()
        assert outcome(table) == ([10, 9, 10], [1, 3, 1])
        table = Table().goods(0, livres=5).goods(1, livres=7).goods(2, livres=5)
        for seat in range(3):
            table.state.own[PRESTIGE + seat] = 9
        assert outcome(table.ends()) == ([10, 10, 10], [2, 1, 2])

    @rule("ROC-END-29", "ROC-INV-20")
    def test_the_sheet_does_not_depend_on_the_order(self) -> None:
        sheets = []
        for first in range(3):
            table = Table().token(0, "F1").guest("1-1", "A01", 1).guest("2-1", "R01", 2)
            table.state.first = first
            table.ends()
            sheets.append(table.state.score_sheet())
            assert outcome(table)[0] == [sum(row[seat] for _, row in sheets[-1]) for seat in range(3)]
        assert sheets[0] == sheets[1] == sheets[2]
