"""The track: Recognition and Prestige Points on one line (RC-TRACK), with the examples of 13.1."""

from __future__ import annotations

import pytest

from guildhall.games.red_cathedral.rules.track import gain_pp, gain_rp, lose_rp, mark_at, pay_pp, payable_pp, prestige
from tests.red_cathedral.script import GAME, Table


def moved(pos: int, step: object, amount: int) -> tuple[int, int]:
    """Position and Prestige after one gain or loss."""
    state = Table(2).side(0, pos=pos).state
    step(state, 0, amount)  # type: ignore[operator]
    return int(state.pos[0]), int(prestige(GAME.parts, state.pos[0]))


@pytest.mark.rule("RC-TRACK-01", "RC-TRACK-03", "RC-TRACK-04", "RC-TRACK-08")
def test_recognition_and_prestige_share_one_line() -> None:
    assert moved(0, gain_rp, 4) == (4, 0)  # EX-TRACK-1
    assert moved(4, gain_pp, 1) == (5, 1)  # EX-TRACK-2
    assert moved(0, gain_pp, 2) == (9, 2)  # EX-TRACK-3
    assert moved(8, gain_rp, 0) == (8, 1)


@pytest.mark.rule("RC-TRACK-02", "RC-DATA-01")
def test_marks_go_on_after_a_lap() -> None:
    parts = GAME.parts
    assert [mark_at(parts, k) for k in (1, 2, 40, 41, 42, 80, 81)] == [5, 9, 80, 85, 89, 160, 165]
    assert prestige(parts, 0) == 0
    assert all(
        prestige(parts, mark_at(parts, k)) == k and prestige(parts, mark_at(parts, k) - 1) == k - 1
        for k in range(1, 90)
    )


@pytest.mark.rule("RC-TRACK-06", "RC-TRACK-07", "RC-FREE-03", "RC-FREE-11")
def test_prestige_is_paid_back_to_the_mark_below() -> None:
    table = Table(2).side(0, pos=10, rubles=0)
    table.plays("sell", "stop")
    assert (table.pos(0), table.rubles(0)) == (9, 2)  # EX-TRACK-4
    assert moved(6, pay_pp, 1) == (5, 1)  # EX-TRACK-7
    for pos in (5, 3, 0):  # EX-TRACK-6, EX-TRACK-8
        assert Table(2).side(0, pos=pos).refused("sell") == "RC-TRACK-07"
        assert payable_pp(Table(2).side(0, pos=pos).state, 0) == 0


@pytest.mark.rule("RC-FREE-04", "RC-TRACK-07")
def test_any_number_at_one_moment_only() -> None:
    table = Table(2).side(0, pos=10, rubles=0)
    table.plays("sell", "sell")
    assert (table.pos(0), table.rubles(0)) == (5, 4)  # EX-TRACK-5: a third is not offered, so the moment is over
    assert table.pending == "basic"
    assert table.refused("sell") == "RC-FREE-04"
    table = Table(2).side(0, pos=14)
    table.plays("sell", "stop", "move red +0", "finish")
    assert table.refused("sell") == "RC-FREE-04"  # EX-TRACK-15


@pytest.mark.rule("RC-TRACK-05", "RC-TRACK-11")
def test_penalties_stop_at_zero_but_costs_must_be_payable() -> None:
    assert moved(2, lose_rp, 3) == (0, 0)  # EX-TRACK-9
    table = Table(2, fourth_guild="scribes", fourth_guild_card="1").side(0, pos=0)
    table.market("red", 7)
    assert table.refused("influence 4b") == "RC-EFF-01"  # EX-TRACK-10
    table = Table(2, fourth_guild="scribes", fourth_guild_card="1").side(0, pos=1)
    assert "influence 4b" in table.market("red", 7).legal()


@pytest.mark.rule("RC-TRACK-09", "RC-TRACK-10")
def test_the_plus_40_side() -> None:
    shown = Table(2).side(0, pos=80).of(0)
    assert (shown["pp"], shown["plus40"], shown["lap"]) == (40, False, 80)  # EX-TRACK-11
    assert moved(80, gain_rp, 5) == (85, 41)  # EX-TRACK-12
    assert Table(2).side(0, pos=85).of(0)["plus40"] is True
    assert moved(81, pay_pp, 1) == (80, 40)  # EX-TRACK-13
    assert moved(79, gain_pp, 2) == (85, 41)  # EX-TRACK-14
    assert moved(83, lose_rp, 5) == (78, 38)
    assert moved(160, gain_rp, 1) == (161, 80)


@pytest.mark.rule("RC-TRACK-12")
def test_rp_come_before_pp() -> None:
    table = Table(2).cards("CR1", "TE1", "ME1", "CL3").side(0, pos=4).give(0, gold=1, green_jewel=1)
    table.market("red", 7)
    table.plays("influence 4b")
    assert table.pos(0) == 9  # 4 + 1 RP = 5, then a mark; the other way round it would be 6


@pytest.mark.rule("RC-TRACK-13")
def test_markers_share_a_space() -> None:
    table = Table(3).side(0, pos=7).side(1, pos=7).side(2, pos=7)
    assert [table.of(side)["pos"] for side in range(3)] == [7, 7, 7]
