"""Playing positions out: uniformly, or by each game's quick choices."""

# guildhall: compiled

from __future__ import annotations

from mypy_extensions import i64

from guildhall.core.rng import Rng
from guildhall.core.state import Moves, State


def play_randomly(state: State, rng: Rng, moves: Moves, bound: i64) -> i64:
    """Play uniformly random legal actions to the end, or until `bound` actions; how many there were."""
    made: i64 = 0
    while made < bound:
        seat = state.mover()
        if seat < 0:
            break
        moves.clear()
        state.moves(seat, moves)
        state.apply(seat, moves.items[rng.below(moves.count)])
        made += 1
    return made


def play_sensibly(state: State, rng: Rng, moves: Moves, bound: i64) -> i64:
    """As `play_randomly`, but by the game's own quick choices."""
    made: i64 = 0
    while made < bound:
        seat = state.mover()
        if seat < 0:
            break
        moves.clear()
        state.moves(seat, moves)
        if moves.count == 1:
            state.apply(seat, moves.items[0])
        else:
            state.apply(seat, state.rollout_move(seat, moves, rng))
        made += 1
    return made


def greedy_move(state: State, seat: i64, rng: Rng) -> i64:
    """The game's own quick choice where it is the stronger, else the action after which the position looks best."""
    if not state.policy_is_stronger():
        return best_by_appraisal(state, seat, rng)
    world = state.determinize(seat, rng)
    moves = Moves()
    world.moves(seat, moves)
    return world.rollout_move(seat, moves, rng)


def best_by_appraisal(state: State, seat: i64, rng: Rng) -> i64:
    """The legal action whose next position the seat likes best; ties are broken at random.

    It looks on a world the seat could be in, so what it sees there is no secret.
    """
    world = state.determinize(seat, rng)
    moves = Moves()
    world.moves(seat, moves)
    best: i64 = moves.items[0]
    most = 0.0
    ties: i64 = 0
    for i in range(moves.count):
        next_world = world.copy()
        next_world.apply(seat, moves.items[i])
        worth = next_world.appraise(seat)
        if ties == 0 or worth > most:
            most = worth
            best = moves.items[i]
            ties = 1
        elif worth == most:
            ties += 1
            if rng.below(ties) == 0:
                best = moves.items[i]
    return best
