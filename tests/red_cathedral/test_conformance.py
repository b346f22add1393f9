"""The contract that every game keeps, over a sample of seats, options and guilds; large counts are for `make soak`."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall import games
from guildhall.conformance.suite import check_match
from guildhall.core.state import Moves
from tests.red_cathedral.script import Table

SAMPLE: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"contractors": "on", "solo.first_claim": "human", "solo.ivan_claim_ties": "random"}),
    (2, {"workshop_board": "advanced"}),
    (2, {"fourth_guild": "scribes"}),
    (3, {"contractors": "on", "fourth_guild": "architects"}),
    (4, {"contractors": "on", "fourth_guild": "brickmakers", "supply": "unlimited"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), SAMPLE)
def test_the_contract(seats: int, options: dict[str, Any]) -> None:
    report = check_match(games.game("red_cathedral").setup(seats, options), 5, thorough=80)
    assert report.reason in ("sixth", "stalled", "won", "lost", "tied")


def test_moves_are_added_to_what_is_there() -> None:
    state = Table(2).state
    out = Moves()
    out.add(1061)
    state.moves(0, out)
    assert sorted(out.listed()) == [*state.legal(0), 1061]


def test_moves_find_room_in_a_small_list() -> None:
    tables = [Table(2), Table(4).side(0, rubles=9, pos=30), Table(2).side(0, rubles=9, pos=30).market("red", 3)]
    tables.append(Table(2).claim(0, "1-1").claim(0, "2-1").give(0, lumber=2, brick=2, stone=2))
    for table in tables:
        out = Moves(1)
        table.state.moves(0, out)
        assert out.listed() == table.state.legal(0)
