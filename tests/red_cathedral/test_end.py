"""The end of the game and final scoring (RC-END, RC-SCORE), with the examples of 13.5."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.arrays import listed, numbers
from guildhall.games.red_cathedral.people.result import outcome
from guildhall.games.red_cathedral.rules.scoring import final_scoring, leftovers, tower_points, tower_worth
from tests.red_cathedral.script import Table, setup_of
from tests.red_cathedral.test_solo import against, ivan_moves

FIVE = ("1-1", "1-2", "1-3", "2-1", "2-2")


def nearly_done(seats: int, side: int, **options: Any) -> Table:
    """A side that lacks one lumber for its sixth section."""
    table = Table(seats, **options)
    for name in FIVE:
        table.claim(side, name, done=True)
    return table.claim(side, "3-1", brick=1, stone=1).give(side, lumber=1).side(side, pos=0)


@pytest.mark.rule("RC-END-01", "RC-END-02", "RC-END-03", "RC-END-04", "RC-END-05", "RC-PROP-18")
def test_b_brings_the_end_and_c_and_a_have_one_more_turn() -> None:
    table = nearly_done(3, 1).turn(1)  # EX-END-1
    table.claim(2, "4-1", done=True)
    table.plays("deliver lumber 3-1")
    assert table.pos(1) == 13  # 3 RP, then three marks: 5, 9, 13
    assert table.view()["ender"] == 1
    table.plays("end")
    for seat, die in ((2, "red"), (0, "green")):
        assert table.seat == seat
        table.plays(f"move {die} +0", "finish", "end")
    assert table.state.over
    assert table.state.outcome() is not None


@pytest.mark.rule("RC-END-03", "RC-END-06")
def test_a_second_sixth_section_gives_no_prestige() -> None:
    table = nearly_done(2, 0)
    for name in ("4-1", "4-2", "4-3"):
        table.claim(1, name, done=True)
    table.plays("deliver lumber 3-1", "end")
    state = table.state
    state.finished[1] = 5  # EX-END-2: he, too, is about to finish a sixth
    state.pos[1] = 0
    state.claims[1] |= 1 << 17
    state.goods[17] = 2 << 4
    state.inventory[1] = 1 << 4 * 3
    state.apply(1, table.setup.catalogue.number("deliver gold 3-2"))
    assert (state.finished[1], state.pos[1], state.ender) == (6, 5, 0)  # 5 RP of the section and nothing more


@pytest.mark.rule("RC-END-07")
def test_an_effect_can_bring_the_end() -> None:
    table = nearly_done(2, 0)
    table.market("red", 4)
    table.plays("influence 2a", "deliver lumber 3-1")
    assert table.pos(0) == 13
    assert table.pending == "market"


def points(worth: int, *presence: int) -> list[int]:
    return listed(tower_points(worth, numbers(list(presence))))


@pytest.mark.rule("RC-SCORE-06", "RC-SCORE-10", "RC-SCORE-11", "RC-PROP-22")
def test_towers_of_two_players() -> None:
    assert points(8, 3, 0) == [8, 0]  # EX-TOWER-T1
    assert points(6, 1, 2) == [2, 6]  # EX-TOWER-T2
    assert points(8, 1, 2) == [2, 8]  # EX-TOWER-T3
    assert points(5, 2, 1) == [5, 1]  # EX-TOWER-T4
    assert points(9, 2, 2) == [0, 0]  # EX-TOWER-T5


@pytest.mark.rule("RC-SCORE-07", "RC-SCORE-08", "RC-SCORE-09", "RC-SCORE-06", "RC-PROP-22")
def test_towers_of_three_and_four_players() -> None:
    assert points(11, 3, 2, 1) == [11, 5, 2]  # EX-TOWER-1
    assert points(11, 2, 2, 1) == [8, 8, 2]  # EX-TOWER-2
    assert points(11, 3, 1, 1) == [11, 3, 3]  # EX-TOWER-3
    assert points(11, 2, 2, 2) == [6, 6, 6]  # EX-TOWER-4
    assert points(11, 4, 3, 2, 1) == [11, 5, 2, 1]  # EX-TOWER-5
    assert points(11, 3, 2, 2, 1) == [11, 3, 3, 1]  # EX-TOWER-6
    assert points(11, 2, 2, 2, 1) == [6, 6, 6, 1]  # EX-TOWER-7
    assert points(11, 3, 0, 2, 0) == [11, 0, 5, 0]  # EX-TOWER-8
    assert points(5, 3, 2, 1, 1) == [5, 2, 0, 0]  # EX-TOWER-9
    for worth in range(25):
        for presence in ((4, 3, 2, 1), (1, 1, 1, 1), (2, 2, 0, 0), (0, 1, 1)):
            assert sum(points(worth, *presence)) <= worth + worth // 2 + worth // 4 + worth // 8


@pytest.mark.rule("RC-SCORE-04", "RC-SCORE-05", "RC-SCORE-12", "RC-SCORE-03")
def test_worth_and_presence_of_a_tower() -> None:
    table = (
        Table(2)
        .claim(0, "1-1", done=True)
        .claim(0, "1-2", done=True, ornament=(1, 0))
        .claim(1, "1-3", lumber=1, gold=1)
    )
    assert tower_worth(table.state, 0) == 5  # EX-TOWER-10
    assert table.view()["towers"][0]["presence"] == [2, 1]
    assert leftovers(table.state, 1) == table.rubles(1)  # materials on the unfinished card count for nobody


@pytest.mark.rule("RC-SCORE-02", "RC-PERMIT-04", "RC-SCORE-01")
def test_leftovers() -> None:
    table = Table(2, contractors="on", fourth_guild="clergy").give(0, lumber=4).side(0, rubles=3, permits=3, pos=0)
    table.side(1, rubles=0, permits=0, pos=0)
    assert leftovers(table.state, 0) == 10
    final_scoring(table.state)
    assert table.pos(0) == 9  # EX-LEFT-1: 2 PP
    assert table.pos(1) == 0


@pytest.mark.rule("RC-SCORE-01", "RC-PROP-26", "RC-PROP-11")
def test_the_sheet_adds_up() -> None:
    for pos in (7, 5):  # with and without the RP remainder
        table = Table(2).side(0, pos=pos, rubles=5).claim(0, "1-1", done=True)
        state = table.state
        state.over = 1
        final_scoring(state)
        sheet = dict(state.score_sheet())
        names = ["red_cathedral-score-track", "red_cathedral-score-objectives", "red_cathedral-score-leftovers"]
        assert [sheet[name][0] for name in names] == [1, 0, 1]
        assert sheet["red_cathedral-score-tower-1"] == [2, 0]
        assert sheet["red_cathedral-score-tower-2"] == [0, 0]
        assert "red_cathedral-score-towers" not in sheet
        assert table.of(0)["pp"] == 4


def ranks(*standings: tuple[int, int, int]) -> list[int]:
    """Ranks of seats with these positions, finished sections and ornamentations."""
    table = Table(len(standings))
    state = table.state
    state.over = 1
    slot = 0
    for seat, (pos, sections, ornaments) in enumerate(standings):
        state.pos[seat] = pos
        state.finished[seat] = sections
        for _ in range(ornaments):
            state.ornaments[seat] |= 1 << int(state.slots[slot])
            slot += 1
    result = outcome(state)
    assert result is not None
    return result.ranks


@pytest.mark.rule("RC-SCORE-13", "RC-SCORE-14")
def test_who_wins() -> None:
    assert ranks((60, 3, 0), (40, 6, 4)) == [1, 2]
    assert ranks((60, 3, 0), (60, 4, 0)) == [2, 1]
    assert ranks((60, 4, 3), (60, 4, 2)) == [1, 2]  # EX-END-3
    assert ranks((60, 4, 2), (60, 4, 2), (50, 6, 0)) == [1, 1, 3]
    assert ranks((6, 4, 2), (8, 4, 2)) == [1, 1]  # both have 1 PP: an RP remainder counts for nothing


@pytest.mark.rule("RC-END-08")
def test_a_stalled_game_ends() -> None:
    """Twenty rounds in which nobody claims, delivers, decorates or hires."""
    table = Table(2).side(0, pos=0).side(1, pos=0)
    table.data["turn"]["idle"] = 39
    table.plays("move red +0", "finish", "end")
    result = table.state.outcome()
    assert result is not None
    assert result.reason == "stalled"
    table = Table(2)
    table.data["turn"]["idle"] = 38
    table.plays("move red +0", "finish", "end")
    assert table.state.outcome() is None
    table.plays("move green +0", "finish", "end")
    assert table.state.outcome() is not None


def idle_turns(table: Table) -> int:
    """How many turns pass from here on until the game is over, if everybody only goes to the market."""
    turns = 0
    while table.state.outcome() is None:
        table.plays(table.offers("move")[0], "finish", "end")
        turns += 1
    return turns


@pytest.mark.rule("RC-END-08")
def test_the_turn_of_the_last_progress_is_none_of_the_twenty_rounds() -> None:
    claimed = Table(2)
    claimed.plays("claim 1-1", "banner outside", "place red down", "end")
    assert idle_turns(claimed) == 40
    delivered = Table(3).claim(0, "1-1").give(0, lumber=1)
    delivered.plays("deliver lumber 1-1", "end")
    assert idle_turns(delivered) == 60
    decorated = Table(2).claim(0, "1-1", done=True).give(0, lumber=1)
    decorated.plays("decorate 1-1", "end")
    assert idle_turns(decorated) == 40
    hired = Table(2, contractors="on", fourth_guild="clergy").cities("suzdal", "moscow", "vologda", "yaroslavl")
    hired.side(0, permits=1, rubles=0)
    hired.plays("hire suzdal")
    while hired.pending != "after":
        hired.plays(hired.legal()[0])
    hired.plays("end")
    assert idle_turns(hired) == 40


@pytest.mark.rule("RC-END-08", "RC-SOLO-24", "RC-SOLO-21", "RC-SOLO-47")
@pytest.mark.parametrize(("card", "after"), [("construction", 0), ("claim", 0), ("hire", 0), ("recognition", 12)])
def test_ivans_progress_counts_as_well(card: str, after: int) -> None:
    table = against(card, contractors="on").claim(1, "1-1")
    table.data["ivan"]["site"] = {"lumber": 1}
    table.data["supply"]["lumber"] -= 1
    table.data["turn"]["idle"] = 10
    ivan_moves(table)
    while table.pending != "basic":
        table.plays(table.legal()[0])
    assert table.now["turn"]["idle"] == after


@pytest.mark.rule("RC-END-08", "RC-SOLO-04")
@pytest.mark.parametrize("claim", ["random_base", "leftmost_base", "human", "none"])
def test_set_up_is_no_turn(claim: str) -> None:
    state = setup_of(1, {"solo.first_claim": claim}).start(3)
    if claim == "human":
        state.apply(0, state.legal(0)[0])
    assert int(state.idle) == 0


def test_the_round_never_goes_back() -> None:
    """The last turn belongs to the round in which it was taken."""
    for seats, idle, turns, rounds in ((2, 39, 4, 3), (2, 39, 5, 3), (3, 59, 4, 2), (4, 79, 11, 3)):
        table = Table(seats)
        table.data["turn"].update(idle=idle, turns=turns)
        before = table.state.turn()["round"]
        table.plays(table.offers("move")[0], "finish", "end")
        assert table.state.over
        assert (before, table.state.turn()["round"]) == (rounds, rounds)
