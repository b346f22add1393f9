"""What the compiler watches before it compiles for speed: matches of every game, as bots and tables play them.

`tools/engine.py` runs it on an engine that counts which way each branch goes. Seeds are fixed, so the counts are too.
"""

from __future__ import annotations

from guildhall.bots import make_bot
from guildhall.bots.playout import play_randomly
from guildhall.core.question import question
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, State
from guildhall.games import built_in, game, meta

PLAYOUTS = 60
SEARCHES = 2


def rehearse(name: str, seats: int) -> None:
    setup, rng, moves = game(name).setup(seats), Rng(1, SEARCH), Moves()
    for seed in range(PLAYOUTS):
        play_randomly(setup.start(seed), rng, moves, setup.bound)
    for seed in range(SEARCHES):
        state = setup.start(seed)
        make_bot("mcts:100", seed).choose(state, int(state.mover()))
    watch(setup.start(0))


def watch(state: State) -> None:
    """A greedy match as a table shows it."""
    bot = make_bot("greedy")
    state.events = []
    while state.to_act():
        seat = state.to_act()[0]
        question(state, seat)
        state.view(seat)
        state.apply(seat, bot.choose(state, seat))


if __name__ == "__main__":
    for each in built_in():
        for seats in meta(each).seats:
            rehearse(each, seats)
