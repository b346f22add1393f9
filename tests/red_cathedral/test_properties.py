"""Random legal play at all player counts, with and without the module, with each guild (RC-PROP)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.meta import GUILDS
from guildhall.games.red_cathedral.state import RedCathedral
from tests.red_cathedral.script import Table, setup_of

WORLDS: list[tuple[int, dict[str, Any]]] = [
    (seats, {"contractors": module, "fourth_guild": guild, "workshop_board": ("basic", "advanced")[number % 2]})
    for number, guild in enumerate(("clergy", *GUILDS))
    for module in ("off", "on")
    if module == "on" or guild not in ("contractors", "notaries")
    for seats in ((1, 2, 3, 4)[(number + (module == "on") * 2) % 4], (1, 2, 3, 4)[(number + 1) % 4])
]


def run(seats: int, options: dict[str, Any], seed: int, check: Any = None) -> RedCathedral:
    state = setup_of(seats, options).start(seed)
    rng, moves = Rng(seed, SEARCH), Moves()
    for step in range(setup_of(seats, options).bound):
        seat = int(state.mover())
        if seat < 0:
            break
        if check is not None:
            check(step, state, seat)
        moves.clear()
        state.moves(seat, moves)
        state.apply(seat, moves.items[rng.below(moves.count)])
    return state


@pytest.mark.rule(
    "RC-PROP-01", "RC-PROP-02", "RC-PROP-03", "RC-PROP-04", "RC-PROP-05", "RC-PROP-06", "RC-PROP-07", "RC-PROP-08",
    "RC-PROP-09",
    "RC-PROP-10", "RC-PROP-11", "RC-PROP-12", "RC-PROP-13", "RC-PROP-14", "RC-PROP-15", "RC-PROP-16", "RC-PROP-17",
    "RC-PROP-18",
    "RC-PROP-19", "RC-PROP-27",
)  # fmt: skip
@pytest.mark.parametrize(
    ("seats", "options"), WORLDS, ids=lambda value: str(value) if isinstance(value, int) else value["fourth_guild"]
)
def test_random_games_stay_sound_and_end(seats: int, options: dict[str, Any]) -> None:
    def check(step: int, state: RedCathedral, seat: int) -> None:
        if step % 5 == 0:
            assert state.faults() == []

    state = run(seats, options, 3, check)
    assert state.over
    assert state.faults() == []
    assert state.outcome() is not None


@pytest.mark.rule("RC-PROP-20", "RC-PROP-21")
def test_only_rolled_dice_change_and_five_dice_never_block() -> None:
    before: dict[str, Any] = {}

    def check(step: int, state: RedCathedral, seat: int) -> None:
        shown = (list(state.die_space), list(state.die_value), int(state.rng.drawn))
        if state.view(None)["pending"] == "basic":
            assert any(740 <= action < 788 for action in state.legal(seat))
        if before and before["drawn"] == shown[2]:
            assert before["values"] == shown[1]
        before.update(values=shown[1], drawn=shown[2])

    run(2, {}, 5, check)


@pytest.mark.rule("RC-PROP-23", "RC-RNG-01")
def test_the_same_decisions_give_the_same_position() -> None:
    options = {"contractors": "on"}
    assert run(3, options, 9).save() == run(3, options, 9).save()


@pytest.mark.rule("RC-PROP-24")
def test_a_seat_cannot_tell_hidden_worlds_apart() -> None:
    def check(step: int, state: RedCathedral, seat: int) -> None:
        if step % 40 == 0:
            for viewer in range(2):
                world = state.determinize(viewer, Rng(step, SEARCH))
                assert world.view(viewer) == state.view(viewer)
                assert world.faults() == []

    run(2, {"fourth_guild": "scribes"}, 2, check)


@pytest.mark.rule("RC-PROP-25", "RC-DP-01")
def test_offered_answers_are_accepted_and_others_have_a_rule() -> None:
    setup = setup_of(2, {"contractors": "on", "fourth_guild": "brickmakers"})

    def check(step: int, state: RedCathedral, seat: int) -> None:
        if step % 30 == 0:
            legal = set(state.legal(seat))
            assert legal <= set(state.candidates(seat))
            for action in range(len(setup.catalogue)):
                assert (state.refusal(seat, action) == "") == (action in legal)
            for action in legal:
                state.copy().apply(seat, action)

    run(2, {"contractors": "on", "fourth_guild": "brickmakers"}, 4, check)


def test_positions_go_through_text_in_mid_decision() -> None:
    setup = setup_of(1, {"contractors": "on", "fourth_guild": "architects"})

    def check(step: int, state: RedCathedral, seat: int) -> None:
        if step % 7 == 0:
            text = state.save()
            assert setup.load(text).save() == text
            msgspec.json.encode(state.view(seat))
            state.prompt(seat)
            state.turn()

    run(1, {"contractors": "on", "fourth_guild": "architects"}, 6, check)


@pytest.mark.rule("RC-PROP-26", "RC-PROP-22")
def test_scores_add_up_at_the_end() -> None:
    for seats in (1, 2, 3, 4):
        state = run(seats, {"contractors": "on"}, 21)
        result = state.outcome()
        assert result is not None
        for seat in range(seats):
            assert sum(points[seat] for _, points in state.score_sheet()) == result.scores[seat]


def test_faults_name_what_is_wrong() -> None:
    state = Table(2).state
    state.supply[0] -= 1
    state.die_value[2] = 7
    state.rubles[0] = -1
    found = " ".join(state.faults())
    assert all(rule in found for rule in ("RC-PROP-01", "RC-PROP-03", "RC-PROP-10"))
