"""Reviews: what adds up, what is exact, what can be stopped and taken up again."""

from __future__ import annotations

import json
from itertools import pairwise

import msgspec
import pytest

from guildhall.bots import make_bot
from guildhall.games import built_in
from guildhall.play.match import Match, new_match
from guildhall.study.review import CannotReview, course, look, loss, pieces, review
from guildhall.study.reviewed import Look, Promise, Review, schema
from guildhall.study.smoothing import Noise, as_shares, smooth
from guildhall.study.turning import turns
from guildhall.text import LANGUAGES, Speaker, texts_for

EFFORT = 10


def played(name: str, seats: int = 2, seed: int = 3) -> Match:
    match = new_match(name, seats, seed=seed)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while not match.over:
        seat = match.state.to_act()[0]
        match.act(seat, bots[seat].choose(match.state, seat))
    return match


def looked(match: Match, every: int = 1) -> list[Look]:
    """Looks at every so many choices; the others are taken to have been the best."""
    even = Promise([1 / match.setup.seats] * match.setup.seats, [0.0] * match.setup.seats)
    found = []
    for count, piece in enumerate(pieces(match)):
        if count % every == 0:
            found.append(look(match.at(piece.number), piece, EFFORT))
        else:
            text = match.setup.catalogue.text(piece.action)
            found.append(Look(piece.number, piece.seat, text, text, even, None, None, 0.0))
    return found


@pytest.fixture(scope="module")
def splendor() -> Match:
    return played("splendor")


@pytest.fixture(scope="module")
def looks(splendor: Match) -> list[Look]:
    return looked(splendor)


@pytest.mark.parametrize("name", built_in())
def test_the_last_point_is_the_result_and_each_seat_adds_up(name: str) -> None:
    match = played(name, 3)
    found = review(match, looked(match, every=25), EFFORT)
    outcome = match.state.outcome()
    assert outcome is not None
    winners = outcome.winners()
    assert found.shares[-1] == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert found.points[-1] == outcome.scores
    assert len(found.shares) == len(found.points) == match.number + 1
    for level in found.shares:
        assert sum(level) == pytest.approx(1, abs=1e-3)
    for account in found.accounts:
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.end, abs=1e-9)
        assert account.luck == pytest.approx(sum(row[account.seat] for row in found.luck if row), abs=0.02)
        assert account.points == outcome.scores[account.seat]
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=0.02)
    assert len(found.turning) <= 5
    assert all(len(account.costliest) <= 3 for account in found.accounts)


def test_there_is_luck_only_where_something_was_shown(splendor: Match, looks: list[Look]) -> None:
    found = review(splendor, looks, EFFORT)
    assert [bool(row) for row in found.luck] == [step.barrier for step in splendor.steps]
    assert any(abs(one) > 0.001 for row in found.luck for one in row)


def test_the_same_match_gives_the_same_review_piece_by_piece(splendor: Match, looks: list[Look]) -> None:
    """Stopped after any piece, kept as text and taken up again it is the same."""
    kept = msgspec.json.decode(msgspec.json.encode(looks[:20]), type=list[Look])
    rest = [look(splendor.at(piece.number), piece, EFFORT) for piece in pieces(splendor)[20:]]
    assert kept + rest == looks
    assert review(splendor, kept + rest, EFFORT) == review(splendor, looks, EFFORT)


def test_forced_moves_and_unfinished_matches_are_left_out(splendor: Match) -> None:
    from guildhall.bots.mcts import onward

    wanted = {piece.number for piece in pieces(splendor)}
    for number, step in enumerate(splendor.steps):
        assert (number in wanted) == (len(onward(splendor.at(number), step.seat)) > 1)
    unfinished = new_match("splendor", 2, seed=1)
    with pytest.raises(CannotReview, match="finished"):
        pieces(unfinished)


def test_pieces_of_another_match_are_refused(splendor: Match, looks: list[Look]) -> None:
    with pytest.raises(CannotReview, match="pieces"):
        review(splendor, looks[:-1], EFFORT)


def test_a_blunder_costs_and_the_search_says_what_was_better() -> None:
    """One move before the end somebody who could win takes gems instead."""
    match = played("splendor", 2, 5)
    outcome = match.state.outcome()
    assert outcome is not None
    winner = outcome.winners()[0]
    last = max(number for number, step in enumerate(match.steps) if step.seat == winner)
    state = match.at(last)
    winning = match.setup.catalogue.text(match.steps[last].action)
    other = next(a for a in state.legal(winner) if match.setup.catalogue.text(a).startswith(("take", "reserve")))
    piece = next(piece for piece in pieces(match) if piece.number == last)._replace(action=other)
    found = look(state, piece, 60)
    assert winning.startswith("buy")
    assert found.best.startswith("buy")
    assert loss(found) > 0.005  # of a win that is nearly certain


def test_costliest_choices_have_facts_in_every_language(splendor: Match, looks: list[Look]) -> None:
    found = review(splendor, looks, EFFORT)
    said = [found.head]
    for account in found.accounts:
        said += account.said
        assert [one.loss for one in account.costliest] == sorted((one.loss for one in account.costliest), reverse=True)
        for costly in account.costliest:
            assert 1 <= len(costly.why) <= 3
            assert costly.played.text != costly.better.text
            assert costly.loss == pytest.approx(costly.shares[1] - costly.shares[0], abs=1e-3)
            said += costly.why
    for language in LANGUAGES:
        texts = texts_for(language)
        speaker = Speaker(splendor.setup, splendor.seats, texts)
        for one in said:
            assert one.key in texts
            spoken = speaker.say(one.key, one.args)
            assert "$" not in spoken
            assert "{" not in spoken


def test_a_review_is_what_its_schema_says(splendor: Match, looks: list[Look]) -> None:
    found = review(splendor, looks, EFFORT)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
    assert json.dumps(schema()).count("guildhall-review-1") >= 1


def test_turns_are_what_a_seat_does_without_a_break(splendor: Match) -> None:
    found = turns(splendor)
    assert found[0].first == 0
    assert found[-1].until == splendor.number
    assert all(one.until == other.first for one, other in pairwise(found))
    assert all(splendor.steps[n].seat == one.seat for one in found for n in range(one.first, one.until))


def test_without_looks_the_curve_goes_straight_to_the_result(splendor: Match) -> None:
    found = course(splendor, [])
    assert found.shares[-1] in ([1.0, 0.0], [0.0, 1.0])
    assert len(found.shares) == splendor.number + 1


# -- the smoother ----------------------------------------------------------------------------------------------------

NOISE = Noise(estimate=0.1, choice=0.001, chance=0.5)


def test_where_nothing_is_shown_a_curve_changes_by_choices_alone() -> None:
    levels = smooth([[0.5, 0.5], [0.7, 0.3], None], [[0, 0], [-0.2, 0.2], [0, 0]], [False] * 3, [0.4, 0.6], NOISE)
    assert levels[0][0] == pytest.approx(0.6, abs=0.01)
    assert levels[1][0] == pytest.approx(0.6, abs=0.01)
    assert levels[2][0] == pytest.approx(0.4, abs=0.01)
    assert levels[-1] == [0.4, 0.6]


def test_where_chance_speaks_a_curve_follows_the_search() -> None:
    levels = smooth([[0.3, 0.7], [0.8, 0.2]], [[0, 0], [0, 0]], [True, True], [1, 0], NOISE)
    assert levels[0][0] == pytest.approx(0.3, abs=0.05)
    assert levels[1][0] == pytest.approx(0.8, abs=0.05)
    assert all(sum(level) == pytest.approx(1) for level in levels)


def test_shares_stay_between_nothing_and_the_whole() -> None:
    assert as_shares([[1.2, -0.2]]) == [[1.0, 0.0]]
    assert as_shares([[1.2]]) == [[1.0]]
