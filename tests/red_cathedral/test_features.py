"""Features of The Red Cathedral: things and how near somebody is to them, in the order of play from the seat on.

That they tell nothing that a seat may not know is tested for all games in `tests/conformance/test_features.py`.
"""

from __future__ import annotations

from guildhall.games.red_cathedral.features.parts import FEATURES
from tests.features import named, of_part, on
from tests.red_cathedral.script import GAME, LUMBER, Table

CARD = {name: number for number, name in enumerate(GAME.parts.card_names)}


def test_all_components_have_their_places() -> None:
    shapes, parts = {part.name: part.shape for part in FEATURES.parts}, GAME.parts
    assert shapes["section"] == [4, len(parts.card_names), 6]
    assert shapes["resource"] == [8, len(parts.resource_names)]
    assert shapes["influence"] == [len(parts.influence_names)]
    assert shapes["guild"] == [len(parts.group_names)]
    assert shapes["objective"][0] == len(parts.objective_names)
    assert shapes["specialist"][1] == len(parts.token_names)
    assert shapes["service"][1] == len(parts.service_names)
    assert shapes["tile_on_offer"][0] > len(parts.tile_names)


def test_sides_and_colours_stand_in_the_order_of_play_from_the_seat_on() -> None:
    table = Table(3).side(0, rubles=1).side(1, rubles=5).side(2, rubles=9).turn(1)
    for seat in range(3):
        seen = named(table.state, seat)
        assert {f"rubles {(side - seat) % 3} {rubles}" for side, rubles in enumerate((1, 5, 9))} <= seen
        assert {f"pending {(1 - seat) % 3} 1", f"place 2 {seat}"} <= seen
        # red is on the second place: the own die of the first seat, the fourth of the second seat's
        assert f"die_at {1 + (0 - seat) % 4} 1" in seen
        assert "die_at 0 0" in seen


def test_a_section_is_as_near_as_materials_are_lacking_beyond_those_stored() -> None:
    table = Table(2).claim(0, "1-1").give(0, lumber=1)  # B01: 2 lumber, 1 brick
    seen = named(table.state, 0)
    assert {
        f"section 0 {CARD['B01']} 2",
        "missing 0 3",
        "load 0 1",
        "nearest 0 2",
        "wanted 0 0 1",
        "wanted 0 1 1",
    } <= seen
    assert f"section 1 {CARD['B01']} 2" in named(table.state, 1)
    more = table.state.copy()
    more.inventory[0] += 16 + 1
    assert f"section 0 {CARD['B01']} 0" in named(more, 0)


def test_sections_that_can_be_claimed_count_what_the_seat_has() -> None:
    table = Table(2).give(0, lumber=2, brick=1)
    assert f"on_offer {CARD['B01']} 0" in named(table.state, 0)
    assert f"on_offer {CARD['B01']} 3" in named(table.state, 1)


def test_a_claim_is_seen_while_its_banner_is_chosen() -> None:
    table = Table(2)
    table.plays("claim 1-1")
    seen = named(table.state, 0)
    assert of_part(seen, "section") == {f"0 {CARD['B01']} 3"}
    assert not any(place.startswith(f"{CARD['B01']} ") for place in of_part(seen, "on_offer"))
    assert of_part(seen, "placing")


def test_points_are_those_of_a_match_that_is_over() -> None:
    table = Table(2).claim(0, "1-1", done=True, ornament=(0, 0)).claim(1, "1-2", done=True).side(0, pos=6, rubles=5)
    state = table.state
    before = state.copy()
    (points,) = (int(place.split()[1]) for place in of_part(named(before, 0), "score") if place.startswith("0 "))
    assert points > int(before.standings()[0])
    assert f"presence 0 0 {2}" in named(before, 0)
    assert "tower_lead 0 5" in named(before, 0)
    assert "tower_lead 0 3" in named(before, 1)


def test_dice_that_an_action_rolls_are_not_seen_by_who_judges_it() -> None:
    table = Table(2).dice(red=(1, 1), green=(LUMBER, 3))
    table.plays("move red +0")
    before = table.state.copy()
    table.plays("finish")
    values = of_part(named(table.state, 0, before), "die_value")
    assert {"1 0", "2 0"} <= values, "red and green lie there and are rolled"
    assert "0 1" in values, "white is not"
    assert not any(place.endswith(" 0") for place in of_part(named(table.state, 0), "die_value"))


def test_rolling_again_hides_only_the_dice_of_that_place() -> None:
    for place, hidden in ((1, "0 0"), (2, "1 0")):
        table = Table(2).side(0, pos=9)
        before = table.state.copy()
        table.plays(f"reroll {place}")
        values = of_part(named(table.state, 0, before), "die_value")
        assert {found for found in values if found.endswith(" 0")} == {hidden}


def test_a_token_from_the_bag_is_not_seen_by_who_judges_the_hire() -> None:
    table = Table(2, contractors="on").side(0, permits=3, rubles=9)
    city = next(name for name in GAME.parts.city_names if f"hire {name}" in legal(table))
    table.plays(f"hire {city}")
    before = table.state.copy()
    removes = next(text for text in legal(table) if text.startswith("remove-token"))
    table.plays(removes)
    assert sum(place.endswith(" 24") for place in of_part(named(table.state, 0, before), "stand")) == 1
    assert not any(place.endswith(" 24") for place in of_part(named(table.state, 0), "stand"))


def legal(table: Table) -> list[str]:
    return [table.setup.catalogue.text(action) for action in table.state.legal(table.seat)]


def test_objectives_are_their_holders_secret() -> None:
    table = Table(2, contractors="on", fourth_guild="scribes").hand(0, "O01", "O04")
    assert {"objective 0 0", "objective 3 0"} <= named(table.state, 0)
    rival = named(table.state, 1)
    assert not of_part(rival, "objective")
    assert "unseen 1 2" in rival


def test_an_objective_that_is_fulfilled_counts() -> None:
    table = Table(2, contractors="on", fourth_guild="scribes").hand(0, "O01").give(0, lumber=2)
    assert "objective 0 1" in named(table.state, 0)


def test_ivan_is_the_side_after_the_seat() -> None:
    table = Table(1).claim(1, "2-1")
    seen = named(table.state, 0)
    assert {f"section 1 {CARD['B02']} 3", "claims 1 1", "ivans_stock 0", "ivans_site 0"} <= seen
    assert len(of_part(seen, "ivans_cards")) == 5


def test_which_die_ivan_moves_is_not_seen_by_who_ends_the_turn() -> None:
    table = Table(1)
    table.plays("move white +0", "finish")
    before = table.state.copy()
    table.plays("end")
    seen = named(table.state, 0, before)
    assert of_part(seen, "die_at") == of_part(named(before, 0), "die_at")
    assert not of_part(seen, "ivans_card")
    assert of_part(named(table.state, 0), "ivans_card")


def test_a_move_of_a_die_means_where_it_goes() -> None:
    number = Table(2).setup.catalogue.number
    two, three = Table(2).dice(red=(2, 2)).state, Table(2).dice(red=(2, 3)).state
    assert two.meaning(0, number("move red +1")) != three.meaning(0, number("move red +0"))
    assert two.meaning(0, number("move red +0")) != three.meaning(0, number("move red +0"))
    assert two.meaning(0, number("claim 1-1")) == number("claim 1-1")


def test_tokens_mean_themselves_not_their_stand() -> None:
    table, other = (Table(2, contractors="on").token("S05", stand) for stand in "AC")
    number = table.setup.catalogue.number
    assert table.state.meaning(0, number("buy-token A")) == other.state.meaning(0, number("buy-token C"))


def test_what_is_on_is_the_same_however_often_it_is_asked() -> None:
    state = Table(2).claim(0, "1-1").state
    saved = state.save()
    assert on(state, 0) == on(state, 0)
    assert state.save() == saved
