"""What Rococo asks of the bots."""

from __future__ import annotations

import random

import pytest

from guildhall.bots import make_bot
from guildhall.bots.bot import MctsBot
from guildhall.games import game
from guildhall.games.rococo.bots.stock import Weighed, goods_of, stock, tile_over
from guildhall.games.rococo.components.sets import members
from guildhall.games.rococo.state import Rococo

from .script import Table


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


def worth(state: Rococo, silk: list[int], lace: int, yarn: int) -> float:
    """The rule of thumb for goods, garment by garment and colour by colour."""
    parts, cents = state.parts, {5: 40, 6: 30, 7: 14}.get(int(state.round), 42)
    near = [0, 0]
    for space in range(state.board.display):
        garment = state.display[space]
        gain = 300 + 100 * parts.garment_prestige[garment] - cents * state.board.display_cost[space]
        if garment < 0 or gain <= 0:
            continue
        needed = [int(parts.garment_silk[garment * 4 + colour]) for colour in range(4)]
        gap = 6 * sum(max(0, rolls - have) for rolls, have in zip(needed, silk, strict=True))
        gap += 10 * (max(0, parts.garment_lace[garment] - lace) + max(0, parts.garment_yarn[garment] - yarn))
        near.append(10_000 * gain // (100 + gap * gap))
    second, first = sorted(near)[-2:]
    loose = 38 * min(9, sum(min(4, rolls) for rolls in silk)) + 50 * (min(3, lace) + min(3, yarn))
    later = min(1.0, 0.2 + 0.2 * float(state.board.rounds - state.round))
    return float(2 * first + second) * 0.00005 + later * float(loose) * 0.01


@pytest.mark.parametrize("number", [1, 4, 5, 6, 7])
def test_goods_are_worth_how_near_they_bring_the_garments_on_offer(number: int) -> None:
    rng = random.Random(number)
    for seed in range(4):
        table = Table.dealt(3, seed).loose()
        table.state.round = number
        parts = table.state.parts
        tile, *held = rng.sample(members(table.state.tile_bag), 4)
        lace, yarn = rng.randrange(6), rng.randrange(130)
        state = table.tiles(0, *(parts.tile_ids[one] for one in held)).goods(0, lace=lace, yarn=yarn).state
        silk = [sum(int(parts.tile_silk[one * 4 + colour]) for one in held) for colour in range(4)]
        more = [rolls + int(parts.tile_silk[tile * 4 + colour]) for colour, rolls in enumerate(silk)]
        now, kept = worth(state, silk, lace, yarn), worth(state, more, lace, yarn)
        assert stock(state, goods_of(state, 0)) == now
        with_lace, with_yarn = lace + int(parts.tile_lace[tile]), yarn + int(parts.tile_yarn[tile])
        if parts.tile_mode[tile] == 1:
            converted = max(worth(state, silk, with_lace, yarn), worth(state, silk, lace, with_yarn))
        else:
            converted = worth(state, silk, with_lace, with_yarn)
        assert tile_over(state, Weighed(state, 0), tile) == max(kept, converted) - now
