"""Splendor's cards and nobles: read, checked, named, shown; a wrong pack is refused with file, row and rule."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from guildhall.core.errors import BadComponents
from guildhall.core.phrase import Listed, as_data
from guildhall.games import folder, game
from guildhall.games.splendor.components.parts import deck_size, deck_start, level_of
from guildhall.games.splendor.state import Splendor

from .script import setup_for

rule = pytest.mark.rule

COLUMNS = {"w": "white", "b": "blue", "g": "green", "r": "red", "k": "black"}


def rows(name: str) -> list[dict[str, str]]:
    with (folder("splendor") / "data" / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def write(file: Path, rows: list[dict[str, str]]) -> None:
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.DictWriter(opened, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


@pytest.fixture
def refused(tmp_path: Path) -> Callable[..., BadComponents]:
    """What is said of a pack with other rows."""

    def refuse(name: str, changed: list[dict[str, str]]) -> BadComponents:
        write(tmp_path / name, changed)
        with pytest.raises(BadComponents) as caught:
            game("splendor", tmp_path)
        return caught.value

    return refuse


class TestWhatIsRead:
    @rule("SPL-SETUP-01", "SPL-BUY-02", "SPL-BUY-06")
    def test_cards_are_what_the_file_says(self) -> None:
        shown = list(setup_for().game.components_view()["cards"].items())
        assert len(shown) == 90
        for (name, card), row in zip(shown, rows("cards.csv"), strict=True):
            assert name.startswith(row["level"] + card["bonus"])
            assert (card["level"], card["points"]) == (int(row["level"]), int(row["points"]))
            assert COLUMNS[card["bonus"]] == row["bonus"]
            assert card["cost"] == {letter: int(row[column]) for letter, column in COLUMNS.items()}
        assert [name for name, _ in shown][:9] == ["1w1", "1w2", "1w3", "1w4", "1w5", "1w6", "1w7", "1w8", "1b1"]

    @rule("SPL-NOBLE-01", "SPL-NOBLE-03")
    def test_nobles_are_what_the_file_says(self) -> None:
        shown = list(setup_for().game.components_view()["nobles"].items())
        for number, ((name, noble), row) in enumerate(zip(shown, rows("nobles.csv"), strict=True), start=1):
            assert name == f"n{number}"
            assert noble["points"] == int(row["points"]) == 3
            assert noble["requires"] == {letter: int(row[column]) for letter, column in COLUMNS.items()}

    def test_where_the_values_come_from(self) -> None:
        found = [(one.file, dict(one.counts)) for one in setup_for().game.provenance()]
        assert found == [("cards.csv", {"exact": 90}), ("nobles.csv", {"exact": 10})]

    def test_the_rules_have_each_value_packed(self) -> None:
        parts = setup_for().empty().parts
        for card, row in enumerate(rows("cards.csv")):
            assert parts.price[card] == sum(int(row[column]) << 8 * i for i, column in enumerate(COLUMNS.values()))
            assert parts.card_numbers[parts.card_names[card]] == card
        for noble, row in enumerate(rows("nobles.csv")):
            assert parts.wish[noble] == sum(int(row[column]) << 8 * i for i, column in enumerate(COLUMNS.values()))
        assert parts.noble_size == 8

    @rule("SPL-SETUP-01")
    def test_decks_and_rows(self) -> None:
        assert [(deck_start(level), deck_size(level)) for level in range(3)] == [(0, 40), (40, 30), (70, 20)]
        assert [level_of(slot) for slot in range(12)] == [0] * 4 + [1] * 4 + [2] * 4

    def test_what_a_match_says_of_itself(self) -> None:
        setup = setup_for()
        assert setup.may_be_endless
        assert setup.bound == 20_000
        assert setup.game.pack is None
        assert len(setup.game.components_digest) == 16


class TestNames:
    def test_cards_nobles_and_colours(self) -> None:
        names = setup_for().names()
        green = {"key": "splendor-colour-g", "args": {}}
        assert len(names) == 2 * 6 + 2 * 90 + 2 * 10
        assert as_data(names["paid:g"]) == {"key": "splendor-price", "args": {"colour": green}}
        assert as_data(names["colour:o"]) == {"key": "splendor-colour-o", "args": {}}
        assert as_data(names["colour:g"]) == green
        assert as_data(names["card:2g4"]) == {"key": "splendor-card", "args": {"level": 2, "colour": green}}
        priced = [
            {"key": "splendor-price", "args": {"n": 4, "colour": {"key": f"splendor-colour-{letter}", "args": {}}}}
            for letter in "rk"
        ]
        assert as_data(names["noble:n10"]) == {
            "key": "splendor-noble",
            "args": {"price": {"list": priced, "style": ", "}},
        }

    def test_all_that_is_printed(self) -> None:
        names = setup_for().names()
        card, noble = as_data(names["about:2g4"]), as_data(names["about:n6"])
        assert card["key"] == "splendor-about-card"
        assert (card["args"]["level"], card["args"]["points"]) == (2, 2)
        assert card["args"]["colour"]["key"] == "splendor-colour-g"
        assert card["args"]["price"] == price(w=4, b=2, k=1)
        assert noble == {"key": "splendor-about-noble", "args": {"points": 3, "price": price(w=4, b=4)}}
        assert as_data(names["about:n10"])["args"]["price"] == price(r=4, k=4)
        assert as_data(names["about:1w1"])["args"]["price"] == price(r=2, k=1)


def price(**gems: int) -> object:
    items = [
        {"key": "splendor-price", "args": {"n": n, "colour": {"key": f"splendor-colour-{c}", "args": {}}}}
        for c, n in gems.items()
    ]
    return {"list": items, "style": Listed([], ", ").style}


class TestPacks:
    def test_a_pack_may_have_other_values_within_bounds(self, tmp_path: Path) -> None:
        cards, nobles = rows("cards.csv"), rows("nobles.csv")[:5]
        cards[0] = {**cards[0], "points": "9", "white": "7", "red": "0", "black": "0"}
        cards[1] = {**cards[1], "blue": "1"}
        nobles[0] = {**nobles[0], "white": "7", "blue": "0", "green": "0"}
        nobles[1] = {**nobles[1], "white": "1", "blue": "0", "black": "0"}
        write(tmp_path / "cards.csv", cards)
        write(tmp_path / "nobles.csv", nobles)
        found = game("splendor", tmp_path)
        assert found.pack == tmp_path
        assert found.components_digest != setup_for().game.components_digest
        assert found.components_view()["cards"]["1w1"]["cost"] == {"w": 7, "b": 0, "g": 0, "r": 0, "k": 0}
        assert found.components_view()["cards"]["1w1"]["points"] == 9
        assert list(found.components_view()["nobles"]) == ["n1", "n2", "n3", "n4", "n5"]

    @rule("SPL-NOBLE-01")
    @pytest.mark.parametrize("modest", [0, 2, 5])
    def test_the_noble_with_the_smallest_wish_comes_as_early_as_it_may(self, tmp_path: Path, modest: int) -> None:
        nobles = rows("nobles.csv")[:6]
        nobles[modest] = {**dict.fromkeys(COLUMNS.values(), "0"), "points": "3", "black": "2"}
        write(tmp_path / "nobles.csv", nobles)
        state = game("splendor", tmp_path).setup(2, {}).start(1)
        assert isinstance(state, Splendor)
        assert state.parts.noble_size == 2

    @pytest.mark.parametrize(
        ("row", "values", "message", "against"),
        [
            (0, {"level": "0"}, "level must be 1 to 3, not 0", "SPL-SETUP-01"),
            (89, {"level": "4"}, "level must be 1 to 3, not 4", "SPL-SETUP-01"),
            (3, {"bonus": "gold"}, "bonus must be one of white, blue, green, red, black, not “gold”", "SPL-BUY-02"),
            (4, {"points": "-1"}, "points must be 0 to 9, not -1", "SPL-BUY-06"),
            (4, {"points": "10"}, "points must be 0 to 9, not 10", "SPL-BUY-06"),
            (5, {"white": "-1"}, "white must be 0 to 7, not -1", "SPL-BUY-02"),
            (5, {"black": "8"}, "black must be 0 to 7, not 8", "SPL-BUY-02"),
            (6, dict.fromkeys(COLUMNS.values(), "0"), "a card has a price", "SPL-BUY-02"),
            (0, {"level": "2"}, "cards stand level by level", "SPL-SETUP-01"),
            (1, {"level": "2"}, "cards stand level by level", "SPL-SETUP-01"),
        ],
    )
    def test_a_wrong_card_is_named_with_its_row_and_rule(
        self, refused: Callable[..., BadComponents], row: int, values: dict[str, str], message: str, against: str
    ) -> None:
        changed = rows("cards.csv")
        changed[row] = {**changed[row], **values}
        error = refused("cards.csv", changed)
        line = row + 2 if message != "cards stand level by level" else row + 3
        assert re.search(rf"cards\.csv.*\b{line}\b.*{re.escape(message)}", str(error)), error
        assert error.rule == against

    @rule("SPL-SETUP-01")
    @pytest.mark.parametrize(("left_out", "level", "size"), [(0, 1, 40), (40, 2, 30), (89, 3, 20)])
    def test_decks_have_their_size(
        self, refused: Callable[..., BadComponents], left_out: int, level: int, size: int
    ) -> None:
        changed = rows("cards.csv")
        del changed[left_out]
        error = refused("cards.csv", changed)
        assert f"cards.csv: level {level} has {size} cards, not {size - 1}" in str(error)
        assert error.rule == "SPL-SETUP-01"

    @rule("SPL-NOBLE-03", "SPL-NOBLE-01", "SPL-SETUP-03")
    def test_a_wrong_noble(self, refused: Callable[..., BadComponents]) -> None:
        for values, message, against in (
            ({"points": "2"}, "points must be 3 to 3, not 2", "SPL-NOBLE-03"),
            ({"points": "4"}, "points must be 3 to 3, not 4", "SPL-NOBLE-03"),
            ({"white": "-1"}, "white must be 0 to 7, not -1", "SPL-NOBLE-01"),
            ({"black": "8"}, "black must be 0 to 7, not 8", "SPL-NOBLE-01"),
            (dict.fromkeys(COLUMNS.values(), "0"), "a noble wishes for some bonuses", "SPL-NOBLE-01"),
        ):
            changed = rows("nobles.csv")
            changed[2] = {**changed[2], **values}
            error = refused("nobles.csv", changed)
            assert re.search(rf"nobles\.csv.*\b4\b.*{re.escape(message)}", str(error)), error
            assert error.rule == against
        error = refused("nobles.csv", rows("nobles.csv")[:4])
        assert "nobles.csv: four players need five nobles" in str(error)
        assert error.rule == "SPL-SETUP-03"

    @pytest.mark.parametrize("name", ["cards.csv", "nobles.csv"])
    @pytest.mark.parametrize("column", ["points", *COLUMNS.values()])
    def test_every_column_is_needed(self, refused: Callable[..., BadComponents], name: str, column: str) -> None:
        changed = [{key: value for key, value in row.items() if key != column} for row in rows(name)]
        assert f"columns missing: {column}" in str(refused(name, changed))
