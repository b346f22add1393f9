"""Features of Rococo: things and how near the seat is to them, in the order of play from the seat on.

That they tell nothing that a seat may not know is tested for all games in `tests/conformance/test_features.py`.
"""

from __future__ import annotations

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import OPEN_HAND, PRESTIGE
from guildhall.games.rococo.features.palace import points_now
from guildhall.games.rococo.features.parts import FEATURES
from guildhall.games.rococo.rules.counting import staff
from guildhall.games.rococo.rules.scoring import final_scoring
from tests.features import named, of_part
from tests.rococo.script import SPACES, Table, setup_for


def numbers(table: Table) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    parts = table.state.parts
    return parts.kind_numbers, parts.garment_numbers, parts.tile_numbers


def test_all_components_have_their_places() -> None:
    shapes, parts = {part.name: part.shape for part in FEATURES.parts}, Table().state.parts
    assert shapes["staff"] == [5, len(parts.kind_ids), 4]
    assert shapes["on_display"] == [len(parts.garment_ids), 7]
    assert shapes["in_drawer"] == [len(parts.tile_ids), 2]
    assert shapes["her_card"] == [len(parts.her_ids)]
    assert shapes["decoration"] == [5, len(SPACES)]


def test_players_stand_in_the_order_of_play_from_the_seat_on() -> None:
    table = Table(3).goods(0, livres=3).goods(1, livres=11).goods(2, livres=27).token(1, "M2").begins(1)
    for seat in range(3):
        seen = named(table.state, seat)
        assert {f"livres {(player - seat) % 3} {at}" for player, at in enumerate((3, 11, 21))} <= seen
        assert f"decoration {(1 - seat) % 3} {SPACES['M2']}" in seen
        assert {place[0] for place in of_part(seen, "pending")} == {str((1 - seat) % 3)}


def test_a_garment_is_as_near_as_goods_are_lacking() -> None:
    table = (
        Table(2).display("A06").tiles(0, "T01").goods(0, livres=20, lace=1, yarn=0).goods(1, lace=0, yarn=0).begins(0)
    )
    garment = table.state.parts.garment_numbers["A06"]  # three rolls of azure and lace; T01 has two
    assert f"on_display {garment} 1" in named(table.state, 0)
    assert f"on_display {garment} 4" in named(table.state, 1)
    assert "makeable 1 0" in named(table.state, 0)


def test_what_can_be_made_is_counted_by_rank() -> None:
    table = Table(2).display("A06", "A01").tiles(0, "T01", "T02").goods(0, livres=20, lace=1).begins(0)
    assert {"makeable 0 1", "makeable 1 2"} <= named(table.state, 0), "A06 is for Masters only"


def test_halls_as_they_stand() -> None:
    table = Table(3).guests(0, h1_1="A01", h1_2="A02").guests(1, h1_3="R01").begins(0)
    assert {"hall 0 0 2", "hall 1 0 1", "hall_place 0 0 0", "hall_place 1 0 1", "hall_lead 0 5"} <= named(
        table.state, 0
    )
    assert {"hall 2 0 2", "hall 0 0 1", "hall_lead 0 3"} <= named(table.state, 1)


@pytest.mark.parametrize("options", [{}, {"jewelry_box": "on"}])
def test_points_are_those_of_a_match_that_is_over(options: dict[str, str]) -> None:
    """Played to the end by their rules of thumb, the final scoring says the same as the points just before it."""
    state, rng, moves = setup_for(3, **options).start(2), Rng(2, SEARCH), Moves()
    compared = 0
    while (seat := int(state.mover())) >= 0:
        if state.round > 3 and state.turns % 5 == 0:
            over = state.copy()
            expected = [points_now(over, side, staff(over, side)) for side in range(3)]
            over.round = over.board.rounds
            late = [points_now(over, side, staff(over, side)) for side in range(3)]
            final_scoring(over)
            assert late == [sum(over.final[side * 17 : side * 17 + 17]) for side in range(3)]
            assert all(0 <= after - before <= 10 for before, after in zip(expected, late, strict=True)), "the favor"
            compared += 1
        moves.clear()
        state.moves(seat, moves)
        state.apply(seat, state.rollout_move(seat, moves, rng))
    assert compared > 10


def test_prestige_is_face_down_in_the_classic_edition() -> None:
    for edition, seen_by_others in (("classic", False), ("deluxe", True)):
        table = Table(3, edition=edition).begins(0)
        before = [named(table.state, seat) for seat in range(3)]
        table.state.own[PRESTIGE + 1] += 20
        after = [named(table.state, seat) for seat in range(3)]
        assert [before[seat] != after[seat] for seat in range(3)] == [seen_by_others, True, seen_by_others]


def test_hands_are_secret_but_for_cards_that_all_have_seen() -> None:
    table = Table(2).staff(0, ["S-a", "S-b"]).staff(1, ["S-a", "S-c"], discard=["S-e"]).begins(0)
    kinds = numbers(table)[0]
    table.state.own[OPEN_HAND + 1] = 1 << kinds["S-c"]
    seen = named(table.state, 0)
    assert {f"staff 0 {kinds['S-a']} 1", f"staff 0 {kinds['S-c']} 0"} <= seen
    assert {f"staff 1 {kinds['S-a']} 0", f"staff 1 {kinds['S-b']} 0", f"staff 1 {kinds['S-c']} 1"} <= seen
    assert {f"staff 1 {kinds['S-e']} 2", "hand_size 1 2"} <= seen


def test_the_card_in_play_and_what_its_bonus_will_be() -> None:
    table = Table(2).staff(0, ["S-a", "S-c"]).begins(0)
    table.plays("play S-c")
    kind = numbers(table)[0]["S-c"]
    assert {f"played {kind} 0", f"bonus_to_come {kind}", f"staff 0 {kind} 3"} <= named(table.state, 0)
    assert {f"played {kind} 1", f"staff 1 {kind} 3"} <= named(table.state, 1)


def test_the_last_card_of_another_that_plays_itself_is_not_seen_by_who_ends_the_turn() -> None:
    table = Table(2).staff(0, ["S-a", "S-b"]).staff(1, ["S-d"]).begins(0)
    table.plays("play S-a")
    before = table.state.copy()
    table.plays("no-action")
    kind = numbers(table)[0]["S-d"]
    assert table.state.played == kind
    assert not of_part(named(table.state, 0, before), "played")
    assert f"staff 1 {kind} 0" in named(table.state, 0, before)
    assert f"played {kind} 1" in named(table.state, 0)


def test_a_new_round_is_not_seen_by_who_ends_the_old_one() -> None:
    table = Table.dealt(2, seed=4)
    state = table.state
    rounds = 0
    while rounds < 2:
        seat, before = int(state.mover()), state.copy()
        legal = state.legal(seat)
        state.apply(seat, legal[0])
        if state.round == before.round:
            continue
        rounds += 1
        seen, later = named(state, seat, before), named(state, seat)
        assert not of_part(seen, "to_hire")
        assert "hire_left 5" in seen
        assert len(of_part(later, "to_hire")) == 4
        new = sum(place.endswith(" 3") for place in of_part(seen, "at_space"))
        assert new >= 2, "the two rightmost garments make room"
        assert of_part(seen, "on_display") < of_part(later, "on_display")


def test_a_tile_drawn_unseen_is_its_owners_secret() -> None:
    table = Table(2).staff(0, ["I-e", "S-a"]).begins(0)
    table.plays("play I-e")
    before = table.state.copy()
    table.plays("no-action")
    if "use" in [table.setup.catalogue.text(action) for action in table.state.legal(0)]:
        before = table.state.copy()
        table.plays("use")
    assert len(of_part(named(table.state, 0), "tile_here")) == 1
    assert not of_part(named(table.state, 0, before), "tile_here")
    assert not of_part(named(table.state, 1), "tile_here")


def test_madame_du_barry_is_the_side_after_the_seat() -> None:
    table = Table(1).her_card("DB01")
    seen = named(table.state, 0)
    assert {"her_level 1", "her_card 0"} <= seen
    assert {place[0] for place in of_part(seen, "score")} == {"0", "1"}
    assert not {place for place in of_part(seen, "livres") if place.startswith("1 ")}, "she never has any"


def test_garments_tiles_and_cards_mean_themselves_not_their_space() -> None:
    number = Table(2).setup.catalogue.number
    first, second = Table(2).row("I-a", "I-b").begins(0).state, Table(2).row("I-b", "I-a").begins(0).state
    assert first.meaning(0, number("hire 1")) == second.meaning(0, number("hire 2"))
    assert first.meaning(0, number("hire 1")) != second.meaning(0, number("hire 1"))
    first, second = Table(2).drawer(1, "T01", "T28").state, Table(2).drawer(1, "T28", "T01").state
    assert first.meaning(0, number("acquire 1-1")) == second.meaning(0, number("acquire 1-2"))
