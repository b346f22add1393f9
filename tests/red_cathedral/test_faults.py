"""Positions that no game can come to: every fault is provoked once, alone, and told with its rule (RC-PROP)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from guildhall.core.errors import BadPosition
from guildhall.games.red_cathedral.state import RedCathedral
from tests.red_cathedral.script import GAME, Table
from tests.red_cathedral.test_contractors import table_with
from tests.red_cathedral.test_guilds import guild, visit

Spoil = Callable[[RedCathedral], None]


def put(name: str, at: int, value: int) -> Spoil:
    """A number at a place of an array."""

    def spoil(state: RedCathedral) -> None:
        getattr(state, name)[at] = value

    return spoil


def be(name: str, value: int) -> Spoil:
    """Another number."""
    return lambda state: setattr(state, name, value)


def both(*spoils: Spoil) -> Spoil:
    def spoil(state: RedCathedral) -> None:
        for one in spoils:
            one(state)

    return spoil


def more(name: str, at: int, by: int) -> Spoil:
    def spoil(state: RedCathedral) -> None:
        getattr(state, name)[at] += by

    return spoil


def faults(table: Table, spoil: Spoil) -> list[str]:
    state = table.setup.load(table.state.save())
    assert state.faults() == []
    spoil(state)
    return state.faults()


def built() -> Table:
    """Seat 0: 1-1 finished with a door, 1-2 with 1 lumber on it; seat 1: 2-1 empty."""
    table = Table(2).claim(0, "1-1", done=True, ornament=(0, 1)).claim(0, "1-2", lumber=1).claim(1, "2-1")
    return table.give(0, brick=2)


AT_1_2, AT_1_3, AT_2_1, AT_2_2 = 1, 2, 8, 9


@pytest.mark.rule("RC-PROP-01", "RC-SETUP-06")
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (put("die_space", 4, -1), ["there are 5 dice (RC-PROP-01)"]),
        (put("die_space", 0, -1), ["there are 5 dice (RC-PROP-01)"]),
        (put("die_space", 5, 6), ["there are 5 dice (RC-PROP-01)"]),
        (
            both(*(put("die_space", die, 0) for die in range(4))),
            ["a market space has more than 3 dice (RC-PROP-01)"],
        ),
        (both(*(put("die_space", die, 0) for die in range(3))), []),
        (put("die_value", 2, 7), ["a die shows no number from 1 to 6 (RC-PROP-01)"]),
        (put("die_value", 0, 0), ["a die shows no number from 1 to 6 (RC-PROP-01)"]),
        (both(put("die_value", 0, 6), put("die_value", 1, 1)), []),
        (put("resource", 3, 2), ["the eight resource tiles are not those of the game (RC-SETUP-06)"]),
        (put("resource", 0, 8), ["the eight resource tiles are not those of the game (RC-SETUP-06)"]),
    ],
)
def test_dice_and_tiles_of_the_market(spoil: Spoil, told: list[str]) -> None:
    assert faults(Table(2), spoil) == told


@pytest.mark.rule("RC-PROP-01", "RC-CON-02")
def test_six_dice_with_the_module() -> None:
    assert faults(table_with(), put("die_space", 5, -1)) == ["there are 6 dice (RC-PROP-01)"]


@pytest.mark.rule("RC-PROP-05", "RC-PROP-06", "RC-PROP-07", "RC-PROP-09")
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (put("card", AT_2_2, 0), ["a cathedral card is in two places (RC-SETUP-10)"]),
        (put("tile", AT_2_2, 11), ["a workshop tile is in two places (RC-PROP-07)"]),
        (put("tile", AT_2_2, 0), ["a workshop tile is in two places (RC-PROP-07)"]),
        (
            both(put("tile", AT_2_2, -1)),
            ["section 2-2: a tile lies on unclaimed cards only (RC-PROP-07)"],
        ),
        (put("tile", AT_1_2, 20), ["section 1-2: a tile lies on unclaimed cards only (RC-PROP-07)"]),
        (
            put("goods", AT_2_2, 1),
            [
                "section 2-2 holds materials though it is not under construction (RC-PROP-05)",
                "there are 21 pieces of lumber, not 20 (RC-PROP-03)",
            ],
        ),
        (
            put("goods", 0, 1),
            [
                "section 1-1 holds materials though it is not under construction (RC-PROP-05)",
                "there are 21 pieces of lumber, not 20 (RC-PROP-03)",
            ],
        ),
        (put("jewels", AT_1_2, 1), ["section 1-2 has jewels without an ornamentation (RC-PROP-09)"]),
        (put("subs", AT_1_2, 16), ["section 1-2: diamonds and what they stand for differ (RC-PROP-06)"]),
    ],
)
def test_sections(spoil: Spoil, told: list[str]) -> None:
    assert faults(built(), spoil) == told


@pytest.mark.rule("RC-PROP-05", "RC-PROP-06", "RC-PROP-09")
def test_banners_and_ornamentations_where_they_cannot_be() -> None:
    def claims_above(state: RedCathedral) -> None:
        state.claims[1] = 1 << 10  # 2-3, with 2-1 and 2-2 unclaimed
        state.tile[10], state.tile[8] = -1, 20

    assert faults(built(), claims_above) == ["section 2-3 is claimed above an unclaimed card (RC-PROP-05)"]

    def done_unclaimed(state: RedCathedral) -> None:
        state.done |= 1 << AT_2_2

    assert faults(built(), done_unclaimed) == ["section 2-2 is finished without a banner (RC-PROP-05)"]

    def all_there(state: RedCathedral) -> None:
        state.goods[AT_1_2] = 0x111  # lumber, brick, stone
        state.supply[1] -= 1
        state.supply[2] -= 1

    assert faults(built(), all_there) == ["section 1-2 holds all it needs and is not finished (RC-PROP-06)"]

    def too_much(state: RedCathedral) -> None:
        state.goods[AT_1_2] = 2
        state.supply[0] -= 1

    assert faults(built(), too_much) == ["section 1-2 holds more of a kind than it needs (RC-PROP-06)"]

    def too_early(state: RedCathedral) -> None:
        state.ornaments[0] = 1 << AT_1_2
        state.jewels[0], state.pieces[0], state.pieces[1] = 0, 1, 1

    assert faults(built(), too_early) == [
        "section 1-2 has an ornamentation though it is not finished (RC-PROP-09)",
    ]


@pytest.mark.rule("RC-PROP-02", "RC-PROP-04", "RC-PROP-08", "RC-PROP-09", "RC-PROP-10", "RC-PROP-18")
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (more("banners", 0, 1), ["side 0 has not 6 banners (RC-PROP-02)"]),
        (more("banners", 1, -1), ["side 1 has not 6 banners (RC-PROP-02)"]),
        (put("outside", 1, 4), ["side 1 has not 6 banners (RC-PROP-02)"]),
        (put("finished", 0, 2), ["side 0 has 1 finished sections, not 2 (RC-PROP-18)"]),
        (put("rubles", 1, -1), ["side 1: rubles, permits or marker out of bounds (RC-PROP-10)"]),
        (put("permits", 0, 7), ["side 0: rubles, permits or marker out of bounds (RC-PROP-10)"]),
        (put("permits", 0, -1), ["side 0: rubles, permits or marker out of bounds (RC-PROP-10)"]),
        (put("pos", 1, -1), ["side 1: rubles, permits or marker out of bounds (RC-PROP-10)"]),
        (both(put("rubles", 0, 0), put("permits", 0, 6), put("pos", 0, 0)), []),
        (put("workshop", 1, -1), ["side 0 has 1 workshop tiles for its banners (RC-PROP-07)"]),
        (put("face_up", 11, 1), ["side 1 has an empty space face up (RC-PROP-08)"]),
        (put("face_up", 5, 1), ["side 0 has an empty space face up (RC-PROP-08)"]),
        (put("face_up", 0, 1), []),
        (more("pieces", 1, -1), ["side 0 has not its four ornamentations (RC-PROP-09)"]),
        (more("pieces", 5, 1), ["side 1 has not its four ornamentations (RC-PROP-09)"]),
        (both(more("pieces", 3, -1), more("removed", 3, 1)), []),
        (more("pieces", 0, 1), ["side 0 has not its four ornamentations (RC-PROP-09)"]),
    ],
)
def test_sides(spoil: Spoil, told: list[str]) -> None:
    assert faults(built(), spoil) == told


@pytest.mark.rule("RC-PROP-02")
def test_four_banners_at_most_are_in_an_inventory() -> None:
    def spoil(state: RedCathedral) -> None:
        state.banners[1], state.outside[1] = 5, 0

    assert faults(built(), spoil) == ["side 1 has not 6 banners (RC-PROP-02)"]


@pytest.mark.rule("RC-PROP-03", "RC-PROP-04")
def test_pieces_and_room() -> None:
    assert faults(built(), more("supply", 2, -1)) == ["there are 19 pieces of stone, not 20 (RC-PROP-03)"]

    def moved(kind: int, count: int) -> Spoil:
        def spoil(state: RedCathedral) -> None:
            state.supply[kind] -= count
            state.inventory[0] += count << (4 * kind)

        return spoil

    assert faults(built(), moved(3, 4)) == []
    assert faults(built(), moved(3, 5)) == ["side 0 stores more than fits (RC-PROP-04)"]

    def negative(state: RedCathedral) -> None:
        state.supply[5] = -1
        state.inventory[0] += 9 << 20

    found = faults(built(), negative)
    assert "a pile is negative (RC-PROP-03)" in found
    unlimited = Table(2, supply="unlimited")
    assert faults(unlimited, put("supply", 5, -1)) == ["a pile is negative (RC-PROP-03)"]
    assert faults(unlimited, put("supply", 5, 0)) == []


@pytest.mark.rule("RC-PROP-03", "RC-SOLO-18")
def test_what_lies_on_ivans_cards_counts() -> None:
    alone = Table(1)
    assert faults(alone, both(more("supply", 0, -2), more("stock", 0, 1), more("site", 0, 1))) == []
    assert faults(alone, more("site", 5, 1))[0].endswith("(RC-PROP-03)")
    assert faults(alone, both(more("supply", 0, 1), put("stock", 0, -1))) == ["a pile is negative (RC-PROP-03)"]
    assert faults(guild("jewelers", 1), more("supply", 6, 1)) == ["there are 16 pieces of diamond, not 15 (RC-PROP-03)"]


@pytest.mark.rule("RC-PROP-07", "RC-PROP-27")
def test_while_a_tile_is_placed() -> None:
    table = Table(2).plays("claim 1-1", "banner inventory")

    def full(state: RedCathedral) -> None:
        for space, tile in enumerate((20, 21, 22, 23, 24, 25)):
            state.workshop[space] = tile

    assert "a tile must be placed and no space is open (RC-PROP-27)" in faults(table, full)
    assert faults(table, put("workshop", 0, 0)) == [
        "a workshop tile is in two places (RC-PROP-07)",
        "side 0 has 1 workshop tiles for its banners (RC-PROP-07)",
    ]


@pytest.mark.rule("RC-PROP-12", "RC-PROP-13", "RC-PROP-14", "RC-PROP-15")
def test_the_map() -> None:
    table = table_with().send(0, "suzdal", 2)
    suzdal, smolensk = (GAME.parts.city_names.index(city) for city in ("suzdal", "smolensk"))
    assert faults(table, more("contractors", 0, 1)) == ["side 0 has not 6 contractors (RC-PROP-12)"]
    assert faults(table, more("sent", 6 + suzdal, 1)) == ["side 1 has not 6 contractors (RC-PROP-12)"]
    crowd = both(put("sent", suzdal, 6), put("contractors", 0, 0), put("sent", 6 + suzdal, 1), put("contractors", 1, 5))
    assert faults(table, crowd) == ["a city holds 7 contractors (RC-PROP-13)"]
    six = both(put("sent", suzdal, 6), put("contractors", 0, 0))
    assert faults(table, six) == []
    said = "is closed if and only if its tower is complete (RC-PROP-14)"
    assert faults(table, put("closed", suzdal, 1)) == [f"suzdal {said}"]
    assert faults(table, put("closed", smolensk, 0)) == [f"smolensk {said}"]
    twice = faults(table, put("city_of", 1, suzdal))
    assert "a city is above two towers (RC-PROP-14)" in twice
    tokens = "the 24 specialist tokens are not each in one place (RC-PROP-15)"
    token = int(table.state.token_at[0])
    assert faults(table, be("bag", int(table.state.bag) | 1 << token)) == [tokens]
    assert faults(table, put("specialist", 1, token)) == [tokens]
    assert faults(table, both(put("token_at", 0, -1), put("specialist", 0, token))) == [
        "a specialist space is empty though the bag is not (RC-PROP-15)"
    ]
    assert faults(table, both(put("token_at", 0, -1), be("gone", 1 << token), be("bag", int(table.state.bag)))) == [
        "a specialist space is empty though the bag is not (RC-PROP-15)"
    ]


@pytest.mark.rule("RC-PROP-16")
def test_ivans_tools_differ() -> None:
    table = table_with(1).token("S01", "tools", 1)
    assert faults(table, lambda state: None) == []
    seventh = int(table.state.bag) & ~(1 << 6)  # S07 is a plane, like S01

    def twin(state: RedCathedral) -> None:
        if not state.bag >> 6 & 1:
            place = [int(token) for token in state.token_at].index(6)
            state.token_at[place] = 1
        state.bag, state.tools[1] = seventh & ~2, 1 | 1 << 6

    assert "Ivan has two tokens with the same tool (RC-PROP-16)" in faults(table, twin)


@pytest.mark.rule("RC-PROP-17", "RC-SETUP-19")
def test_cards_of_guilds() -> None:
    scribes = guild("scribes", 1).hand(0, "O01", "O02", "O03")
    lost = "the 15 objectives are not each in one place (RC-PROP-17)"
    assert faults(scribes, put("hand", 0, 5)) == [lost]
    assert faults(scribes, be("deck_size", 11)) == [lost]
    over = faults(scribes, both(put("hand", 3, int(scribes.state.deck[11])), be("deck_size", 11)))
    assert over == ["a hand has more than 3 objectives (RC-PROP-17)"]
    none = "objectives belong to the Scribes (RC-SETUP-19)"
    assert faults(Table(2), be("deck_size", 1)) == [none]
    assert faults(Table(2), put("hand", 0, 3)) == [none]
    pile = "the unused sections are not in the Architects' deck and discard pile (RC-PROP-17)"
    architects = guild("architects", 1)
    deck = int(architects.state.section_deck)
    assert faults(architects, be("section_deck", deck & (deck - 1))) == [pile]
    assert faults(architects, both(be("section_discard", deck), be("section_deck", 0))) == []
    assert faults(Table(2), be("section_discard", 1)) == [pile]
    services = guild("brickmakers", 1)
    assert faults(services, put("display", 2, 2)) == ["there are 2 services V3 (RC-PROP-17)"]
    assert faults(services, put("services", 8 + 7, 1)) == ["there are 2 services V8 (RC-PROP-17)"]
    assert faults(services, put("display", 2, 0)) == []  # it was used
    assert faults(Table(2), put("display", 0, 1)) == ["there are 1 services V1 (RC-PROP-17)"]
    foreman = "the foreman belongs to his guild (RC-SETUP-19)"
    assert faults(Table(2), be("foreman", 0)) == [foreman]
    assert faults(guild("foremen", 1), be("foreman", -1)) == [foreman]


@pytest.mark.rule("RC-PROP-17")
def test_objectives_that_are_looked_at_are_somewhere() -> None:
    table = visit(guild("scribes", 1).side(0, rubles=2)).plays("influence 4a")
    assert faults(table, put("drawn", 0, -1)) == ["the 15 objectives are not each in one place (RC-PROP-17)"]
    sections = visit(guild("architects", 1).side(0, rubles=3)).plays("influence 4b")
    assert faults(sections, put("drawn", 0, -1))[0].endswith("deck and discard pile (RC-PROP-17)")


@pytest.mark.rule("RC-PROP-18", "RC-PROP-19")
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (be("ender", 0), ["the end is brought by a sixth section (RC-PROP-18)"]),
        (be("active", 2), ["turn or last turns out of bounds (RC-PROP-18)"]),
        (be("active", -1), ["turn or last turns out of bounds (RC-PROP-18)"]),
        (be("final_left", 2), ["turn or last turns out of bounds (RC-PROP-18)"]),
        (be("final_left", -2), ["turn or last turns out of bounds (RC-PROP-18)"]),
        (be("final_left", 1), []),
        (be("over", 2), ["the game is over after the last turn, with nothing left to decide (RC-PROP-18)"]),
        (be("final_left", 0), ["the game is over after the last turn, with nothing left to decide (RC-PROP-18)"]),
        (be("sold", 2), ["a free action was used more than once (RC-PROP-19)"]),
        (be("rerolled", 2), ["a free action was used more than once (RC-PROP-19)"]),
        (be("serviced", -1), ["a free action was used more than once (RC-PROP-19)"]),
        (be("free_tile", 2), ["a free action was used more than once (RC-PROP-19)"]),
        (be("moved", 1), ["a die has moved if and only if the market action is under way (RC-PROP-19)"]),
        (lambda state: state.stack.push(99), ["an unknown choice is pending (RC-PROP-19)"]),
        (lambda state: state.stack.set(0, 5), ["the lowest choice is the turn itself (RC-PROP-19)"]),
    ],
)
def test_turns(spoil: Spoil, told: list[str]) -> None:
    assert faults(Table(2), spoil) == told


@pytest.mark.rule("RC-PROP-18")
def test_nobody_has_seven_finished_sections() -> None:
    table = Table(2)
    for name in ("1-1", "1-2", "1-3", "2-1", "2-2", "2-3"):
        table.claim(0, name, done=True, banner="inventory" if name[0] == "1" else "outside")
    table.data["turn"].update(ender=0, final_left=1, active=1)
    assert faults(table, be("ender", 1)) == ["the end is brought by a sixth section (RC-PROP-18)"]
    assert faults(table, be("ender", -1)) == ["the end is brought by a sixth section (RC-PROP-18)"]
    assert faults(table, put("finished", 0, 7)) == [
        "side 0 has 6 finished sections, not 7 (RC-PROP-18)",
        "somebody has more than six finished sections (RC-PROP-18)",
    ]


@pytest.mark.rule("RC-PROP-17")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_four_objectives_in_any_hand(seat: int) -> None:
    table = guild("scribes", 1, 3).hand(seat, "O01", "O02", "O03", "O04")
    with pytest.raises(BadPosition, match=r"a hand has more than 3 objectives \(RC-PROP-17\)"):
        table.state  # noqa: B018
