"""What options need: what is refused is declared, what is declared to mean nothing means nothing, presets fit."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest

from guildhall.core.errors import BadOption, BadSeats
from guildhall.core.game import Setup
from guildhall.core.options import Case, Need, Option, Value, broken
from guildhall.games import built_in, game, meta
from guildhall.text import LANGUAGES, texts_for

ACTIONS = 40


def values(option: Option) -> tuple[Value, ...]:
    return option.values or (option.low, option.default, option.high)


def refused(name: str, seats: int, options: dict[str, Value]) -> bool:
    try:
        game(name).setup(seats, options)
    except (BadOption, BadSeats):
        return True
    return False


def test_a_need_names_the_values_it_is_about() -> None:
    hall = Option("hall", "small", "X-1", ("small", "large"))
    need = Need("room", "X-2", (Case(seats=(3, 4)), Case(options={"hall": ("large",)})), ("king",))
    guests = Option("guests", "none", "X-3", ("none", "king"), needs=(need,))
    both = (hall, guests)
    assert broken(both, 2, {"hall": "small", "guests": "none"}) is None
    assert broken(both, 2, {"hall": "small", "guests": "king"}) == (guests, need)
    assert broken(both, 3, {"hall": "small", "guests": "king"}) is None
    assert broken(both, 2, {"hall": "large", "guests": "king"}) is None


@pytest.mark.parametrize("name", built_in())
def test_what_is_refused_is_declared(name: str) -> None:
    """For every two options of every table: a lobby that follows what is declared never meets a refusal."""
    about = meta(name)
    usual = {option.key: option.default for option in about.options}
    for seats in about.seats:
        assert not refused(name, seats, usual)
        for first, second in combinations(about.options, 2):
            for one, other in product(values(first), values(second)):
                chosen = {**usual, first.key: one, second.key: other}
                declared = broken(about.options, seats, chosen) is not None
                assert refused(name, seats, chosen) == declared, (seats, first.key, one, second.key, other)


def story(setup: Setup, seed: int) -> list[object]:
    """What happens in a match by chance: every list of moves, and at last the whole table."""
    state, rng = setup.start(seed), random.Random(seed)
    told: list[object] = []
    for _ in range(ACTIONS):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        moves = list(state.legal(seat))
        told.append((seat, moves))
        state.apply(seat, rng.choice(moves))
    return [*told, state.save()]


@pytest.mark.parametrize("name", built_in())
def test_an_option_that_is_not_offered_changes_nothing(name: str) -> None:
    about = meta(name)
    usual = {option.key: option.default for option in about.options}
    for option, seats in product(about.options, about.seats):
        for need in option.needs:
            if need.values or need.holds(seats, usual):
                continue
            stories = [
                story(game(name).setup(seats, {option.key: value}), 3)
                for value in option.values
                if not refused(name, seats, {option.key: value})
            ]
            assert all(one == stories[0] for one in stories), (option.key, seats)


@pytest.mark.parametrize("name", built_in())
def test_presets_fit_all_their_seats(name: str) -> None:
    about = meta(name)
    names = [preset.name for preset in about.presets]
    assert {"first", "full"} <= set(names)
    assert len(set(names)) == len(names)
    assert ("solo" in names) == (1 in about.seats)
    for preset in about.presets:
        for seats in preset.seats:
            game(name).setup(seats, dict(preset.options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", built_in())
def test_needs_and_presets_have_words(name: str, language: str) -> None:
    about, texts = meta(name), texts_for(language)
    wanted = {f"{name}-need-{need.why}" for option in about.options for need in option.needs}
    wanted |= {f"{name}-preset-{preset.name}{end}" for preset in about.presets for end in ("", "-note")}
    assert [key for key in sorted(wanted) if key not in texts] == []


@pytest.mark.parametrize("name", built_in())
def test_needs_speak_of_what_there_is(name: str) -> None:
    """A condition on a key or value that no option has would never hold, and nobody would notice."""
    about = meta(name)
    known = {option.key: option for option in about.options}
    for option in about.options:
        for need in option.needs:
            assert set(need.values) <= set(option.values), option.key
            for case in need.cases:
                assert set(case.seats) <= set(about.seats), option.key
                assert all(set(words) <= set(known[key].values) for key, words in case.options.items()), option.key
