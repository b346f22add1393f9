"""What Rococo asks of the bots."""

from __future__ import annotations

from guildhall.bots import make_bot
from guildhall.bots.bot import MctsBot
from guildhall.games import game


def test_search_confirms_a_choice_that_it_could_take_back_for_ever() -> None:
    setup = game("rococo").setup(2)
    state = setup.start(1)
    for card in ("choose S-a", "choose S-b", "choose S-d"):
        state.apply(0, setup.catalogue.number(card))
    confirm, change = (setup.catalogue.number(text) for text in ("confirm", "change"))
    assert state.legal(0) == [confirm, change]
    bot = make_bot("mcts:30", 1)
    assert isinstance(bot, MctsBot)
    assert [action for action, _, _ in bot.search(state, 0)] == [confirm]
    assert bot.choose(state, 0) == confirm
