"""What is counted of matches, and what is made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import pytest

from guildhall.bots import make_bot
from guildhall.core.data import plain
from guildhall.core.state import State
from guildhall.core.usage import Thing
from guildhall.games import built_in, game, meta
from guildhall.games.red_cathedral.usage import to_engage
from guildhall.study.balance import balance_of, in_order
from guildhall.study.counting import SEEDS, Counted, Counting, Job, count_matches, usage_of

WHOLE: dict[str, dict[str, object]] = {
    "splendor": {},
    "rococo": dict.fromkeys(meta("rococo").modules[1:], "on"),
    "red_cathedral": {"contractors": "on"},
}
"""The options with which most things come up."""


@lru_cache(maxsize=8)
def counted(name: str, seats: int = 2, matches: int = 2) -> tuple[Counted, ...]:
    return tuple(count_matches(Job(name, seats, WHOLE[name], "greedy", 5, matches)))


# -- counting --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", built_in())
def test_nothing_is_used_that_was_not_offered_and_all_of_it_is_declared(name: str) -> None:
    things = usage_of(name).things(game(name).setup(2, WHOLE[name]))
    declared = {(kind, thing) for kind, them in things.items() for thing in them}
    for match in counted(name):
        assert match.used <= match.offered
        assert sum(match.used.values()) > 0
        assert set(match.offered) <= declared


@pytest.mark.parametrize("name", built_in())
def test_what_a_seat_has_adds_up(name: str) -> None:
    for match in counted(name):
        assert sum(match.shares) == pytest.approx(1)
        assert [sum(points) for points in zip(*match.rows.values(), strict=True)] == match.scores
        times = Counter[str]()
        for (kind, _), number in match.used.items():
            times[kind] += number
        for kind, uses in match.uses.items():
            assert sum(uses) >= times[kind]  # a time counts once, however often a thing is used in it


@pytest.mark.parametrize(("name", "besides"), [("splendor", 0), ("red_cathedral", 0), ("rococo", 7)])
def test_every_turn_is_somebodys(name: str, besides: int) -> None:
    """Rococo's number of the turn also changes when hands are chosen, once a round, which is nobody's turn."""
    assert sum(counted(name)[0].turns) == finished(name, 2, WHOLE[name]).turn_number() - besides


def finished(name: str, seats: int, options: Mapping[str, object]) -> State:
    """The last position of the first match that is counted."""
    state = game(name).setup(seats, options).start(5)
    bots = [make_bot("greedy", 5 * SEEDS + seat) for seat in range(seats)]
    while (seat := int(state.mover())) >= 0:
        state.apply(seat, bots[seat].choose(state, seat))
    return state


def test_matches_do_not_depend_on_how_they_are_spread() -> None:
    apart = [count_matches(Job("splendor", 2, {}, "greedy", seed, 1))[0] for seed in (5, 6)]
    assert tuple(apart) == counted("splendor")


@pytest.mark.parametrize("name", built_in())
def test_who_begins_is_first_in_the_order_of_play(name: str) -> None:
    setup = game(name).setup(3, {**WHOLE[name]})
    starters = {usage_of(name).starter(setup.start(seed)) for seed in range(20)}
    assert starters == ({0} if name == "splendor" else {0, 1, 2})


def test_the_order_of_play_begins_with_the_starter() -> None:
    assert in_order(made(shares=[0.0, 1.0, 0.0], starter=1)) == [1.0, 0.0, 0.0]
    assert in_order(made(shares=[0.0, 1.0, 0.0], starter=2)) == [0.0, 0.0, 1.0]


def test_a_game_that_declares_nothing_has_seats_turns_and_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.study.counting.room", lambda name, module: None)
    setup = game("splendor").setup(2)
    report = balance_of(setup, count_matches(Job("splendor", 2, {}, "greedy", 5, 1)))
    assert report["kinds"] == []
    assert report["figures"]["turns"]["mean"] > 10


def test_alone_the_rivals_turns_are_nobodys() -> None:
    """Ivan has every second turn, in which the only seat says when to go on."""
    (match,) = count_matches(Job("red_cathedral", 1, {}, "greedy", 5, 1))
    assert sum(match.turns) == pytest.approx(finished("red_cathedral", 1, {}).turn_number() / 2, abs=0.5)


# -- what a thing is -------------------------------------------------------------------------------------------------


def test_a_card_is_offered_while_it_lies_there_and_used_when_bought() -> None:
    setup = game("splendor").setup(2)
    state = setup.start(1)
    for take in ("take wbg", "take wbg"):
        state.step(int(state.mover()), take)
    counting = Counting(usage_of("splendor"), setup)
    seat = int(state.mover())
    counting.look(state, seat, state.legal(seat)[0])
    lying = {thing for kind, thing in offered(counting) if kind == "card"}
    assert len(lying) == 12
    assert not counting.used
    payable = [setup.catalogue.text(action) for action in state.legal(seat) if setup.catalogue[action].verb == "buy"]
    levels = {text.split()[1][0] for text in payable}
    assert {thing for kind, thing in offered(counting) if kind == "level"} == levels


def test_nobles_come_without_an_action() -> None:
    matches = count_matches(Job("splendor", 4, {}, "greedy", 0, 4))
    for match in matches:
        came = sum(number for (kind, _), number in match.used.items() if kind == "noble")
        assert came == sum(match.uses["noble"]) == sum(match.rows["splendor-score-nobles"]) // 3
        assert sum(number for (kind, _), number in match.offered.items() if kind == "noble") == 5
    assert any(sum(match.uses["noble"]) for match in matches)


def test_a_tile_face_down_is_not_placed_face_up() -> None:
    setup = game("red_cathedral").setup(2)
    state = setup.start(1)
    seat = int(state.mover())
    claim = next(action for action in state.legal(seat) if setup.catalogue[action].verb == "claim")
    slot = claim - setup.catalogue.number("claim 1-1")
    tile = state.parts.tile_names[state.tile[slot]]  # type: ignore[attr-defined]
    counting = Counting(usage_of("red_cathedral"), setup)
    counting.look(state, seat, claim)
    assert used(counting) == {("claimed", tile)}
    state.apply(seat, claim)
    state.step(seat, "banner inventory")
    down = next(a for a in state.legal(seat) if setup.catalogue.text(a).endswith("down"))
    counting.look(state, seat, down)
    assert ("face_up", tile) in offered(counting)
    assert ("face_up", tile) not in used(counting)


def test_a_hire_reaches_the_specialists_near_the_city_if_they_can_be_paid() -> None:
    setup = game("red_cathedral").setup(2, WHOLE["red_cathedral"])
    state: Any = setup.start(1)
    seat = int(state.mover())
    hires = [action for action in state.legal(seat) if setup.catalogue[action].verb == "hire"]
    in_reach = set()
    for hire in hires:
        near = state.parts.city_stands[hire - setup.catalogue.number("hire moscow")]
        tokens = [token for stand, token in enumerate(state.token_at) if near >> stand & 1]
        assert 0 < len(tokens) < len(state.token_at)
        found = {state.parts.token_names[token] for token in tokens}
        assert {thing for kind, thing in to_engage(state, seat, hire) if kind == "specialist"} == found
        in_reach |= found
    counting = Counting(usage_of("red_cathedral"), setup)
    counting.look(state, seat, hires[0])
    assert in_reach
    assert {thing for kind, thing in offered(counting) if kind == "specialist"} == in_reach
    assert {kind for kind, _ in used(counting)} == {"city"}
    state.rubles[seat] = state.parts.specialist_price - 1
    poor = Counting(usage_of("red_cathedral"), setup)
    poor.look(state, seat, hires[0])
    assert not {"specialist", "tool"} & {kind for kind, _ in offered(poor)}


def offered(counting: Counting) -> set[Thing]:
    return {thing for thing, _ in counting.offered}


def used(counting: Counting) -> set[Thing]:
    return {thing for thing, _ in counting.used}


# -- everything of the component files is there ----------------------------------------------------------------------


def declared(name: str, *tables: tuple[int, Mapping[str, object]]) -> dict[str, set[str]]:
    """The things of all these tables together."""
    found: dict[str, set[str]] = {}
    for seats, options in tables:
        for kind, things in usage_of(name).things(game(name).setup(seats, options)).items():
            assert len(set(things)) == len(things)
            found.setdefault(kind, set()).update(things)
    return found


def test_splendor_has_all_cards_and_nobles() -> None:
    values = plain(game("splendor").components_view())
    found = declared("splendor", (2, {}))
    assert found["card"] == set(values["cards"])
    assert found["noble"] == set(values["nobles"])


def test_rococo_has_all_employees_and_garments_and_the_decorations_of_both_sides() -> None:
    values = plain(game("rococo").components_view())
    found = declared("rococo", (3, WHOLE["rococo"]), (5, WHOLE["rococo"]))
    hired = {name for name in values["employees"] if not name.startswith("S-")}
    assert found["employee"] | found["special"] == hired
    assert found["garment"] == set(values["garments"])
    assert len(found["decoration"]) == 27
    assert "JM-1" not in declared("rococo", (3, {}))["employee"]


def test_the_red_cathedral_has_all_cards_tiles_and_tokens() -> None:
    values = plain(game("red_cathedral").components_view())
    found = declared("red_cathedral", (4, WHOLE["red_cathedral"]), (4, {}))
    assert found["influence"] == {f"{card}{letter}" for card in values["influence_cards"] for letter in "ab"}
    assert found["visited"] == set(values["influence_cards"])
    assert found["claimed"] == found["face_up"] == found["activated"] == set(values["workshop_tiles"])
    assert found["specialist"] == found["at_work"] == set(values["specialist_tokens"])
    assert found["city"] == set(values["cities"])
    assert len(found["tool"]) == 6
    assert found["objective"] == set(values["objectives"])
    assert found["service"] == set(values["services"])
    assert "city" not in declared("red_cathedral", (4, {}))


@pytest.mark.parametrize("options", [{}, {"contractors": "on"}, {"fourth_guild": "random"}], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_red_cathedral_deals_is_what_is_declared(seats: int, options: dict[str, object]) -> None:
    setup = game("red_cathedral").setup(seats, options)
    things = usage_of("red_cathedral").things(setup)
    tiles, cards = set(), set()
    for seed in range(300):
        state: Any = setup.start(seed)
        tiles |= {state.parts.tile_names[tile] for tile in state.tile if tile >= 0}
        cards |= {state.parts.influence_names[card] for card in state.influence}
    assert tiles == set(things["claimed"])
    assert {f"{card}{letter}" for card in cards for letter in "ab"} == set(things["influence"])


# -- the report ------------------------------------------------------------------------------------------------------


def made(**changed: Any) -> Counted:
    """A match of three seats of The Red Cathedral that the first seat has won."""
    usual: dict[str, Any] = {
        "reason": "sixth",
        "scores": [30, 20, 10],
        "shares": [1.0, 0.0, 0.0],
        "starter": 0,
        "turns": [16, 16, 15],
        "rows": {
            "red_cathedral-score-track": [10, 10, 5],
            "red_cathedral-score-leftovers": [2, 1, 0],
            "red_cathedral-score-tower-1": [9, 5, 1],
            "red_cathedral-score-tower-2": [9, 4, 4],
        },
        "offered": Counter(),
        "used": Counter(),
        "uses": {kind: [0, 0, 0] for kind in ("visited", "influence", "claimed", "face_up", "activated")},
    }
    return Counted(**{**usual, **changed})


def report_of(matches: Sequence[Counted]) -> dict[str, Any]:
    return balance_of(game("red_cathedral").setup(3), matches)


def missed(report: Mapping[str, Any]) -> dict[str, bool]:
    return {miss["what"]: miss["sure"] for miss in report["missed"] if "never offered" not in miss["what"]}


def test_seats_that_win_alike_miss_nothing_and_one_that_wins_all_does() -> None:
    alike = [made(shares=[float(seat == winner) for seat in range(3)], starter=winner) for winner in (0, 1, 2)]
    report = report_of(alike * 30)
    assert [row["share"] for row in report["by_seat"]] == [0.3333] * 3
    assert [row["share"] for row in report["by_order"]] == [1.0, 0.0, 0.0]
    assert not any("seat" in what for what in missed(report))
    assert missed(report)["wins of place 1 in the order of play"] is True
    assert missed(report_of(alike[:2]))["wins of seat 1"] is False  # two matches prove nothing


def test_figures_are_of_a_seat_and_rows_with_numbers_are_one_source() -> None:
    report = report_of([made()])
    assert report["figures"]["turns"]["max"] == 16
    assert report["figures"]["points"]["mean"] == 20
    assert report["figures"]["winning_points"]["mean"] == 30
    assert report["figures"]["points.tower"]["mean"] == round((18 + 9 + 5) / 3, 2)
    assert report["ended"] == {"sixth": 1}


def test_goals_are_kept_or_missed() -> None:
    fits, long = missed(report_of([made()])), missed(report_of([made(turns=[16, 16, 27])]))
    assert "turns of a seat, max" not in fits
    assert long["turns of a seat, max"] is True
    assert "turns of a seat, mean" not in long
    rows = {**made().rows, "red_cathedral-score-leftovers": [9, 3, 0]}
    assert "points.leftovers of a seat, mean" in missed(report_of([made(rows=rows)]))


def test_a_thing_is_used_too_seldom_or_too_often_or_never_offered() -> None:
    cards = {"CR1": (200, 0), "CR2": (200, 180), "CR3": (10, 7), "TE1": (100, 50)}
    match = made(
        offered=Counter({("visited", card): there for card, (there, _) in cards.items()}),
        used=Counter({("visited", card): taken for card, (_, taken) in cards.items()}),
    )
    report = report_of([match])
    things = {row["thing"]: row for row in report["kinds"][0]["things"]}
    assert (things["CR2"]["share"], things["TE1"]["share"], things["TE2"]["share"]) == (0.9, 0.5, None)
    assert things["CR2"]["name"] == "Craftsmen"
    found = missed(report)
    assert (found["visited CR1"], found["visited CR2"], found["visited CR3"]) == (True, True, False)
    assert "visited TE1" not in found
    assert "visited TE2, never offered" in [miss["what"] for miss in report["missed"]]
