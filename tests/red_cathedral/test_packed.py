"""Sets and counts in one number, and arrays that positions share."""

from __future__ import annotations

import random
from typing import Any

import pytest

from guildhall.core.arrays import listed, numbers
from guildhall.core.question import Question, question
from guildhall.core.rng import SEARCH, Rng
from guildhall.games.red_cathedral.components.code import SURE, Code
from guildhall.games.red_cathedral.components.vocabulary import RESOURCES
from guildhall.games.red_cathedral.rules import AFTER, AFTER_ACTION, BASIC, BASIC_ACTION, MARKET, MARKET_VISIT, TABLE
from guildhall.games.red_cathedral.rules.effects import TABLE as OPERATIONS
from guildhall.games.red_cathedral.rules.effects import Operation, branch_possible, possible
from guildhall.games.red_cathedral.rules.packed import (
    ALL_OF,
    FIRST_KIND,
    amount,
    changed,
    in_tower,
    kinds_in,
    lowest,
    ones,
    pieces,
)
from guildhall.games.red_cathedral.state import RedCathedral
from tests.red_cathedral.script import GAME, Table, setup_of

GUILDS = ("clergy", "jewelers", "workers", "scribes", "architects", "brickmakers")


def test_sets_of_sections() -> None:
    for place in range(62):
        assert lowest(1 << place) == place
        assert lowest(1 << place | 1 << 61) == place
    chance = random.Random(1)
    for _ in range(200):
        mask = chance.getrandbits(48)
        assert ones(mask) == mask.bit_count()
        assert [in_tower(mask, tower) for tower in range(6)] == [
            (mask >> 8 * tower & 255).bit_count() for tower in range(6)
        ]


def test_materials_in_one_number() -> None:
    chance = random.Random(2)
    for _ in range(200):
        counts = [chance.choice((0, 0, 1, 2, 9, 15)) for _ in range(7)]
        goods = sum(count << 4 * kind for kind, count in enumerate(counts))
        assert [amount(goods, kind) for kind in range(7)] == counts
        assert pieces(goods) == sum(counts)
        assert kinds_in(goods) == sum(1 << 4 * kind for kind, count in enumerate(counts) if count)
        kinds = chance.randrange(128)
        assert pieces(goods & ALL_OF[kinds]) == sum(count for kind, count in enumerate(counts) if kinds >> kind & 1)


def test_the_first_of_several_kinds() -> None:
    for kinds in range(1, 1 << len(RESOURCES)):
        assert FIRST_KIND[kinds] == (kinds & -kinds).bit_length() - 1


def test_an_array_is_replaced_not_written() -> None:
    before = numbers([1, 2, 3])
    assert listed(changed(before, 1, 7)) == [1, 7, 3]
    assert listed(before) == [1, 2, 3]


def test_verbs_that_nothing_makes_impossible() -> None:
    """Exactly those whose operation does not say when it is possible."""
    plain = {number for number, operation in enumerate(OPERATIONS) if type(operation).possible is Operation.possible}
    code = Code()
    for text in ("gain 1 gold", "deliver 1", "market 1", "foreman 1..2"):
        at = code.add(text)
        step = code.numbers[code.numbers[code.numbers[at + 1] + 1] + 1]
        assert text.split()[0] in SURE
        assert code.numbers[step] in plain
        assert code.doubtful()[at] == 0
    one = code.add("pay 1 ruble ; deliver 2")
    two = code.add("pay 1 ruble ; activate 1 other_workshop")
    branches = code.add("gain 1 gold | gain 2 ruble")
    assert code.doubtful()[one] > 0
    assert (code.doubtful()[two], code.doubtful()[branches]) == (-1, -1)


def test_the_windows_of_a_turn_come_first() -> None:
    """They are always asked, and known by their numbers."""
    assert (BASIC_ACTION.kind, AFTER_ACTION.kind, MARKET_VISIT.kind) == (BASIC, AFTER, MARKET) == (1, 2, 3)
    state = Table(2).state
    assert all(decision.carry_on(state, 0) == BASIC_ACTION.carry_on(state, 0) == 0 for decision in TABLE[:3])


def played(seats: int, guild: str, steps: int) -> list[RedCathedral]:
    """The positions of a random game, each left as it was when it was played on."""
    setup = setup_of(seats, {"contractors": "on", "fourth_guild": guild})
    state, rng, found, before = setup.start(5), Rng(3, SEARCH), [], []
    while len(found) < steps and state.mover() >= 0:
        found.append(state)
        before.append(state.dump())
        state = state.copy()
        legal = state.legal(int(state.mover()))
        state.apply(state.mover(), legal[rng.below(len(legal))])
    assert [one.dump() for one in found] == before, "copies share something that is written"
    return found


@pytest.mark.parametrize("guild", GUILDS)
@pytest.mark.parametrize("seats", [1, 3])
def test_copies_share_nothing_that_is_written(seats: int, guild: str) -> None:
    """Also where objectives are dealt anew."""
    for state in played(seats, guild, 600)[::20]:
        before = state.dump()
        state.determinize(0, Rng(1, SEARCH))
        assert state.dump() == before


@pytest.mark.parametrize("guild", GUILDS)
def test_whether_an_effect_is_possible(guild: str) -> None:
    """One step that decides it says the same as all branches looked at."""
    places = [int(place) for table in (GAME.parts.influence_effect, GAME.parts.tile_effect) for place in table]
    code = GAME.parts.code
    for state in played(2, guild, 150)[::5]:
        for effect in places:
            branches = [code[effect + 1 + branch] for branch in range(code[effect])]
            found = any(branch_possible(state, 0, branch, 16) for branch in branches)
            assert possible(state, 0, effect, 16) == found


def seen(state: RedCathedral) -> tuple[list[Any], Question | None]:
    """What everybody is shown of a position."""
    return [state.view(seat) for seat in (0, 1, 2, 3, None)], question(state, int(state.mover()))


@pytest.mark.parametrize("guild", GUILDS)
def test_what_is_kept_is_what_would_be_made(guild: str) -> None:
    states = played(4, guild, 300)[::3]
    kept = [seen(state) for state in states]
    for state, before in zip(states, kept, strict=True):
        GAME.parts.shown.clear()
        GAME.parts.offers.clear()
        assert seen(state) == before
        assert state.views([2, None]) == [state.view(2), state.view(None)]
