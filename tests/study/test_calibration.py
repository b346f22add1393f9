"""Curves of shares: what they keep, how they are read, and that a fit finds what was hidden."""

from __future__ import annotations

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.games import built_in, game
from guildhall.study import calibration
from guildhall.study.calibrating import Job, Sample, bins, fit, sample, surprise
from guildhall.study.calibration import PLAIN, Curve, curve_for, curves_of, read_curves
from guildhall.study.expectation import judge


def test_shares_add_up_to_the_whole_and_keep_their_order() -> None:
    curve = Curve(1.6, -0.4, 0.05, 60)
    bent = curve.bent((0.5, 0.3, 0.2), 30)
    assert sum(bent) == pytest.approx(1)
    assert bent[0] > bent[1] > bent[2]
    assert bent[0] > 0.5
    assert curve.bent((0.0, 1.0), 60) == (0.0, 1.0)
    assert PLAIN.bent((0.2, 0.8), 3) == (0.2, 0.8)


def test_alone_the_rest_is_the_rivals() -> None:
    (share,) = Curve(2.0, 0, 0, 10).bent((0.75,), 5)
    assert share == pytest.approx(0.9)


def test_nothing_of_nothing_is_shared_evenly() -> None:
    assert Curve(2.0).bent((0.0, 0.0), 1) == (0.5, 0.5)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seats = 3",
        "[seats.two]\npower = 1.0",
        "[seats.2]\npower = 1.0",
        "[seats.2]\npower = 1.0\nchange = 0.0\ndoubt = 'much'\nturns = 30",
        "[seats.2]\npower = 99.0\nchange = 0.0\ndoubt = 0.0\nturns = 30",
        "[seats.2]\npower = nan\nchange = 0.0\ndoubt = 0.0\nturns = 30",
        "[seats",
    ],
)
def test_a_damaged_file_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_curves(text)


@pytest.mark.parametrize("name", built_in())
def test_judgements_are_bent_by_the_curve_of_their_game(name: str) -> None:
    state = game(name).setup(2).start(5)
    seat = state.to_act()[0]
    plain, bent = judge(state, seat, 20, 1, curve=PLAIN), judge(state, seat, 20, 1)
    assert bent.expectation.shares == curve_for(state).bent(plain.expectation.shares, state.turn_number())
    assert bent.expectation.points == plain.expectation.points


@pytest.mark.parametrize("name", built_in())
def test_every_game_has_curves(name: str) -> None:
    assert set(curves_of(name)) >= {2, 3, 4}


def test_a_number_of_seats_without_a_curve_takes_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    two, four = Curve(1.5), Curve(0.5)
    monkeypatch.setattr(calibration, "curves_of", lambda _: {2: two, 4: four})
    assert [curve_for(game("rococo").setup(seats).start(1)) for seats in (1, 2, 3, 4, 5)] == [
        PLAIN,
        two,
        two,
        four,
        four,
    ]


def test_a_fit_finds_how_much_too_little_was_said() -> None:
    """Who is said to have 60 % wins by the square of the odds."""
    rng = Rng(4, SEARCH)
    samples = []
    for number in range(6_000):
        said = 0.2 + 0.6 * rng.chance()
        truth = said**2 / (said**2 + (1 - said) ** 2)
        won = 1.0 if rng.chance() < truth else 0.0
        samples.append(Sample(2, number % 40, (said, 1 - said), (won, 1 - won), number % 2 == 1))
    found = fit(samples)
    middle = found.curve.power + found.curve.change / 2
    assert middle == pytest.approx(2, abs=0.5)
    assert found.loss_after < found.loss_before
    assert surprise([one for one in samples if not one.held_out], found.curve) < surprise(samples, PLAIN)
    assert found.fitted_on == found.held_out == 3000
    rows = bins(samples, {2: found.curve})
    assert sum(row.seats for row in rows) == 6_000
    assert all(abs(row.said - row.came) < 0.12 for row in rows if row.seats > 60)


def test_a_sample_is_a_match_of_bots_with_what_was_said_and_what_came() -> None:
    found = sample(Job("splendor", 2, 1, 10))
    assert len(found) == 10
    assert all(one.held_out and sum(one.said) == pytest.approx(1, abs=1e-3) for one in found)
    assert all(sum(one.came) == 1 for one in found)
    assert found == sample(Job("splendor", 2, 1, 10))
