"""What an action shows before it is chosen: what it points at, is about, costs and brings; and reasons with numbers."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.core.rule import Reason
from guildhall.games.red_cathedral.components import vocabulary
from guildhall.games.red_cathedral.rules.counting import COUNTS
from guildhall.games.red_cathedral.state import RedCathedral
from tests.red_cathedral.script import LUMBER, Table, setup_of

WORLDS: list[tuple[int, dict[str, Any]]] = [
    (1, {"contractors": "on", "fourth_guild": "architects", "solo.first_claim": "human"}),
    (2, {"contractors": "on", "fourth_guild": "brickmakers"}),
    (2, {"fourth_guild": "jewelers", "workshop_board": "advanced"}),
    (3, {"contractors": "on", "fourth_guild": "scribes"}),
    (4, {"contractors": "on", "fourth_guild": "foremen"}),
    (2, {"fourth_guild": "shopkeepers"}),
]
AT_ONCE = ("place", "move", "hire", "buy-token", "deliver", "substitute", "jewel", "sell", "permit", "take", "keep")
AT_ONCE_TOO = ("pay", "spend", "icon", "decorate", "decorate-diamond", "reroll")
PURSE = ("ruble", "permit")


def shown(table: Table, text: str) -> Any:
    return table.state.shows(table.seat, table.setup.catalogue.number(text))


def purse(state: RedCathedral, seat: int) -> dict[str, int]:
    return {"ruble": int(state.rubles[seat]), "permit": int(state.permits[seat])}


@pytest.mark.parametrize(("seats", "options"), WORLDS)
def test_every_candidate_shows_something_true(seats: int, options: dict[str, Any]) -> None:
    setup = setup_of(seats, options)
    state, rng = setup.start(3), Rng(3, SEARCH)
    for step in range(250):
        if (seat := int(state.mover())) < 0:
            break
        for action in state.candidates(seat):
            known, shows = setup.catalogue[action], state.shows(seat, action)
            assert set(known.targets) <= set(shows.targets)
            assert all(thing == "" or ":" in thing for thing in shows.things)
            assert len(shows.things) >= len(known.args)
            if step % 10 == 0 and known.verb in (*AT_ONCE, *AT_ONCE_TOO) and state.why_not(seat, action) == 0:
                before, after = purse(state, int(state.active)), state.copy()
                after.asked().apply(after, int(state.active), action)
                now = purse(after, int(state.active))
                for word in PURSE:
                    assert now[word] == before[word] - shows.cost.get(word, 0) + shows.gain.get(word, 0), known.text
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.rule("RC-MKT-05")
def test_a_move_points_at_the_die_and_at_the_space_where_it_lands() -> None:
    table = Table(2).dice(white=(8, 1)).side(0, rubles=2)
    assert shown(table, "move white +0").targets == ("die:white", "space:1")
    further = shown(table, "move white +2")
    assert further.targets == ("die:white", "space:3")
    assert further.things == ("die:white", "extra:2", "space:3")
    assert further.cost == {"ruble": 2}


@pytest.mark.rule("RC-MKT-12")
def test_obtaining_shows_the_tile_times_the_dice() -> None:
    table = Table(2).dice(white=(LUMBER, 3)).market("red", LUMBER)
    gives = shown(table, "obtain").gain
    assert set(gives) == {"lumber"}
    assert gives["lumber"] % 2 == 0


@pytest.mark.rule("RC-CLAIM-08", "RC-CON-14")
def test_a_tile_face_up_and_a_hire_show_their_price_and_what_is_missing() -> None:
    table = Table(2, contractors="on").side(0, rubles=0, permits=1)
    assert shown(table, "hire suzdal").cost == {"permit": 1}
    assert shown(table, "hire suzdal").things == ("city:suzdal",)
    table.plays("claim 1-1", "banner outside")
    number = next(n for n, one in enumerate(table.setup.catalogue) if one.text == "place yellow up")
    price = table.state.shows(0, number).cost["ruble"]
    assert shown(table, "place yellow up").things == ("bench:yellow", "place:up")
    assert table.state.reason(0, number) == Reason("RC-CLAIM-08", "", price, 0)


def test_tiles_and_cards_are_named_by_what_lies_there() -> None:
    table = Table(2).claim(0, "1-1", space="red", up=True).market("red", LUMBER)
    assert shown(table, "activate red").things == ("bench:red", "tile:W01")
    assert shown(table, "influence 1a").things == ("influence:CR1a",)


def test_effects_count_what_the_vocabulary_can_name() -> None:
    assert len(COUNTS) == len(vocabulary.COUNTS)
