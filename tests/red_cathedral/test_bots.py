"""The quick player and the greedy bot: they finish games, beat chance, and use what the module offers."""

from __future__ import annotations

from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from tests.red_cathedral.script import Table, setup_of


def played(seed: int, quick: int) -> list[int]:
    """Final scores of a game where one seat is the quick player and the other plays at random."""
    state = setup_of(2).start(seed)
    rng, moves = Rng(seed, SEARCH), Moves()
    while state.mover() >= 0:
        seat = int(state.mover())
        moves.clear()
        state.moves(seat, moves)
        action = state.rollout_move(seat, moves, rng) if seat == quick else moves.items[rng.below(moves.count)]
        state.apply(seat, action)
    result = state.outcome()
    assert result is not None
    return result.scores


def test_the_quick_player_beats_chance() -> None:
    for seed in range(4):
        scores = played(seed, seed % 2)
        assert scores[seed % 2] > scores[1 - seed % 2]


def greedy(table: Table) -> str:
    """The legal action after which the seat likes its position best."""
    state, seat = table.state, table.seat
    state.events = None

    def worth(action: int) -> float:
        twin = state.copy()
        twin.apply(seat, action)
        return twin.appraise(seat)

    return table.setup.catalogue.text(max(state.legal(seat), key=worth))


def test_greedy_finishes_a_section_it_can_finish() -> None:
    table = Table(2).claim(0, "1-1").give(0, lumber=2, brick=1).side(0, pos=0)
    assert greedy(table).startswith("deliver")


def test_greedy_claims_when_it_has_nothing_to_build() -> None:
    assert greedy(Table(2).side(0, rubles=5)).startswith("claim")


def test_appraisal_does_not_change_or_peek() -> None:
    table = Table(2, fourth_guild="scribes").side(0, rubles=4)
    table.market("red", 7)
    before = table.state.save()
    worth = table.state.appraise(0)
    assert table.state.save() == before
    assert table.state.determinize(0, Rng(9, SEARCH)).appraise(0) == worth
