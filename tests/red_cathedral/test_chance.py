"""Chance: set-up draws in the order of the catalogue, dice are rolled in theirs (RC-RNG, RC-MKT-23)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.rng import DICE as PLAY
from guildhall.core.rng import SETUP, Rng
from guildhall.games.red_cathedral.components.vocabulary import DICE
from tests.red_cathedral.script import GAME, Table, setup_of

SEEDS = range(1, 9)
OF_TYPE = {kind: [name for name in GAME.parts.card_names if name[0] == kind] for kind in "BMD"}
GROUPS = ("CR", "TE", "ME", "CL", "JE", "WO", "FO", "CO", "SH", "AC", "NO", "SC", "AR", "BR")


class Drawn:
    """Set-up drawn again from the same seed, each step at its place in the order of RC-RNG-02."""

    def __init__(self, seats: int, seed: int, module: bool, guild: str = "CL") -> None:
        self.rng = Rng(seed, SETUP)
        players = max(2, seats)
        self.start = self.rng.below(seats) if seats > 1 else 0
        self.tiles = [GAME.parts.resource_names[tile] for tile in self.shuffled(8)]
        self.cards = [f"{GROUPS[group]}{self.rng.below(3) + 1}" for group in range(3)]
        self.cards.append(f"{guild}{self.rng.below(3) + 1}")
        self.quadrants = self.shuffled(4)
        self.dice = [DICE[die] for die in self.shuffled(6 if module else 5)]
        self.values = [self.rng.below(6) + 1 for _ in self.dice]
        plans = [name for name in GAME.parts.plan_names if name.startswith(f"P{players}")]
        base = [name for name in plans if name.split("-")[1] in ("even", "peak", "gate")]
        pool = plans if module else base
        self.plan = pool[self.rng.below(len(pool))]
        self.decks = {kind: [OF_TYPE[kind][n] for n in self.shuffled(len(OF_TYPE[kind]))] for kind in "BMD"}

    def shuffled(self, size: int) -> list[int]:
        return self.rng.shuffled(list(range(size)))


def laid(setup_seats: int, seed: int, **options: Any) -> dict[str, Any]:
    found: dict[str, Any] = setup_of(setup_seats, options).start(seed).view(None)
    return found


def towers_of(view: dict[str, Any]) -> list[list[str]]:
    return [[section["card"] for section in tower["sections"]] for tower in view["towers"]]


@pytest.mark.rule("RC-RNG-02")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "module"), [(2, False), (3, False), (4, True)])
def test_set_up_draws_in_order(seats: int, module: bool, seed: int) -> None:
    view = laid(seats, seed, contractors="on" if module else "off", fourth_guild="clergy")
    drawn = Drawn(seats, seed, module)
    assert view["active"] == drawn.start
    tiles = ["R_PERMIT" if module and tile == "R_RP" else tile for tile in drawn.tiles]
    assert [space["tile"] for space in view["market"]["spaces"]] == tiles
    cards = {drawn.quadrants[n]: card for n, card in enumerate(drawn.cards)}
    assert [card["card"] for card in view["market"]["cards"]] == [cards[quadrant] for quadrant in range(4)]
    first = drawn.tiles.index("R_RP")
    places = {die: (first + n) % 8 + 1 for n, die in enumerate(drawn.dice)}
    values = dict(zip(DICE, drawn.values, strict=False))
    assert {name: (die["space"], die["value"]) for name, die in view["market"]["dice"].items()} == {
        die: (places[die], values[die]) for die in drawn.dice
    }
    assert view["plan"] == drawn.plan
    decks = {kind: iter(cards) for kind, cards in drawn.decks.items()}
    expected = [[next(decks[card[0]]) for card in tower] for tower in towers_of(view)]
    assert towers_of(view) == expected


@pytest.mark.rule("RC-RNG-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_workshop_tiles_come_next_then_tokens_and_cities(seed: int) -> None:
    view = laid(2, seed, contractors="on", fourth_guild="clergy")
    rng = Drawn(2, seed, module=True).rng
    usable = [f"W{n:02}" for n in range(1, 17) if n not in (10, 12)] + ["WX1", "WX2"]
    tiles = [usable[n] for n in rng.shuffled(list(range(len(usable))))]
    shown = [section["tile"] for tower in view["towers"] for section in tower["sections"]]
    assert shown == tiles[: len(shown)]
    bag = list(GAME.parts.token_names)
    tokens = [bag.pop(rng.below(len(bag))) for _ in range(5)]
    assert [stand["token"] for stand in view["map"]["stands"]] == tokens
    cities = [GAME.parts.city_names[n] for n in rng.shuffled(list(range(6)))]
    assert [tower["city"] for tower in view["towers"]] == cities[:4]
    assert {city["city"] for city in view["map"]["cities"] if not city["open"]} == set(cities[4:])


@pytest.mark.rule("RC-RNG-02", "RC-SETUP-15")
def test_a_guild_is_drawn_before_its_card_and_objectives_after_the_tiles() -> None:
    seen = set()
    for seed in range(40):
        view = laid(2, seed, contractors="on")
        rng = Rng(seed, SETUP)
        rng.below(2)
        rng.shuffled(list(range(8)))
        for _ in range(3):
            rng.below(3)
        guild = GROUPS[4 + rng.below(10)]
        assert f"{guild}{rng.below(3) + 1}" in {card["card"] for card in view["market"]["cards"]}
        seen.add(guild)
    assert seen == set(GROUPS[4:])
    state = setup_of(2, {"fourth_guild": "scribes"}).start(3)
    rng = Drawn(2, 3, module=False, guild="SC").rng
    rng.shuffled(list(range(16)))
    deck = rng.shuffled(list(range(len(GAME.parts.objective_names))))
    assert [int(card) for card in list(state.deck)[: len(deck)]] == deck


@pytest.mark.rule("RC-RNG-02", "RC-SOLO-03", "RC-SOLO-04")
@pytest.mark.parametrize("seed", SEEDS)
def test_ivan_draws_last(seed: int) -> None:
    view = laid(1, seed, **{"solo.first_claim": "random_base", "fourth_guild": "clergy"})
    rng = Drawn(1, seed, module=False).rng
    rng.shuffled(list(range(16)))
    cards = [GAME.parts.solitaire_names[n] for n in rng.shuffled(list(range(5)))]
    assert {card["die"]: card["card"] for card in view["ivan"]["cards"]} == dict(zip(DICE, cards, strict=False))
    base = rng.below(len(view["towers"]))
    owners = [tower["sections"][0]["owner"] for tower in view["towers"]]
    assert owners == [1 if tower == base else None for tower in range(len(owners))]


# -- rolling -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-RNG-03", "RC-FREE-05")
def test_dice_are_rolled_in_the_order_of_their_colours() -> None:
    for seed in SEEDS:
        table = Table(2, seed=seed).side(0, pos=9).dice(blue=(3, 1), white=(3, 1), green=(3, 1))
        coming = Rng(0, PLAY, like=table.state.rng)
        rolled = [coming.below(6) + 1 for _ in range(3)]
        table.plays("reroll 3")
        assert [table.value(die) for die in ("white", "green", "blue")] == rolled
        assert (table.value("red"), table.value("yellow")) == (1, 1)
        assert table.state.rng.drawn == 3


@pytest.mark.rule("RC-RNG-03")
def test_every_face_comes() -> None:
    values = {setup_of(4).start(seed).view(None)["market"]["dice"]["red"]["value"] for seed in range(60)}
    assert values == {1, 2, 3, 4, 5, 6}
    table = Table(2).side(0, pos=9)
    seen = set()
    for _ in range(38):
        table.plays("move white +0", "finish", "end")
        seen.add(table.value("white"))
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("RC-MKT-23")
def test_the_end_space_is_rolled_after_the_actions_and_nothing_else() -> None:
    """Three dice on it, two elsewhere; the roll comes when the visit is finished, whether or not anything was done."""
    table = Table(2).dice(red=(2, 1), green=(3, 1), blue=(3, 1), yellow=(5, 6), white=(6, 6))
    table.plays("move red +0")
    coming = Rng(0, PLAY, like=table.state.rng)
    table.plays("obtain")
    assert [table.value(die) for die in ("red", "green", "blue")] == [1, 1, 1]
    assert table.state.rng.drawn == 0
    table.plays("finish")
    assert [table.value(die) for die in ("red", "green", "blue")] == [coming.below(6) + 1 for _ in range(3)]
    assert [table.place(die) for die in ("red", "green", "blue")] == [3, 3, 3]
    assert (table.value("yellow"), table.value("white"), table.place("yellow")) == (6, 6, 5)
    assert table.state.rng.drawn == 3
    idle = Table(2).plays("move red +0", "finish")
    assert idle.state.rng.drawn == 2  # it is mandatory: red and the green one that stood there
