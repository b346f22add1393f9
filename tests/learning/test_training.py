"""A training run of seconds, end to end: the same every time, also when it was stopped in between."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("scipy")

import numpy as np
from typer.testing import CliRunner

from guildhall.bots.judging import Judge, JudgedSearch
from guildhall.bots.self_play import OFTEN, Course, play_course
from guildhall.bots.tally import Tally
from guildhall.bots.weights import from_bytes, require_fit, to_bytes
from guildhall.cli.main import app
from guildhall.core.errors import GuildhallError
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games import built_in, game
from guildhall.learning import matches, pictures
from guildhall.learning.gate import Score
from guildhall.learning.matches import Matches, Positions, any_setup, play_matches, positions_of, returns
from guildhall.learning.network import Network
from guildhall.learning.training import Plan, Training, calibrated
from guildhall.learning.workers import LocalWorkers
from tests.bots.some_weights import some_net, some_weights

SPLENDOR = game("splendor")
PLAN = Plan("splendor", (2, 3), seed=7, matches=3, first_matches=4, gate=2, longest=400)


def quiet(what: str, done: int, whole: int) -> None:
    assert 0 <= done <= whole


def without_times(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key not in ("seconds", "cpu")} for row in rows]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Training:
    training = Training(PLAN, tmp_path_factory.mktemp("run"))
    with LocalWorkers(1) as workers:
        for _ in range(2):
            training.generation(workers, quiet)
    return training


@pytest.mark.slow
def test_a_run_gives_weights_that_bots_can_play_by(run: Training) -> None:
    weights = from_bytes((run.folder / "splendor.weights").read_bytes())
    assert SPLENDOR.features is not None
    require_fit(weights, SPLENDOR, SPLENDOR.features)
    assert weights.about["seats"] == [2, 3]
    assert weights.about["trained"]["seed"] == 7
    assert weights.about["trained"]["matches"] in (4, 7), "the champion is of the first generation or of the second"
    state = SPLENDOR.setup(2).start(1)
    moves = Moves()
    state.moves(0, moves)
    assert 0 <= Judge(weights.net(SPLENDOR.features)).ahead(state, 0, moves) < moves.count


@pytest.mark.slow
def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(run: Training, tmp_path: Path) -> None:
    with LocalWorkers(1) as workers:
        Training(PLAN, tmp_path).generation(workers, quiet)
        again = Training(PLAN, tmp_path)
        assert again.next_generation == 1
        again.generation(workers, quiet)
    assert without_times(again.rows) == without_times(run.rows)
    assert again.weights == run.weights
    assert again.network.layers() == run.network.layers()
    kept = json.loads((tmp_path / "run.json").read_text())
    assert without_times(kept["rows"]) == without_times(run.rows)


@pytest.mark.slow
def test_a_run_may_begin_with_what_another_has_learned(run: Training, tmp_path: Path) -> None:
    plan, weights = PLAN._replace(seats=(3,), seed=8), run.folder / "splendor.weights"
    training = Training(plan, tmp_path / "new", weights)
    assert training.network.layers() == from_bytes(weights.read_bytes()).layers
    assert training.rows[0]["matches"] in (4, 7), "those of the champion"
    with LocalWorkers(1) as workers:
        row = training.generation(workers, quiet)
    assert (row["generation"], list(row["greedy"])) == (1, ["3"])
    assert "3 seats" in pictures.strength("", training.rows)
    assert Training(plan, tmp_path / "new").next_generation == 2, "once begun it goes on by itself"


def test_what_begins_well_may_learn_more_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, rates = tmp_path / "some.weights", []
    weights = some_weights(SPLENDOR)
    file.write_bytes(
        to_bytes(weights.about | {"trained": {"matches": 4, "choices": 60, "generations": 2}}, weights.layers)
    )
    monkeypatch.setattr(Network, "fit", lambda self, positions, passes, rate, last, seed: rates.append((rate, last)))
    monkeypatch.setattr("guildhall.learning.training.joined", lambda several: several)
    for slow in (1, 4):
        plan = PLAN._replace(units=weights.about["sizes"][0], slow=slow)
        Training(plan, tmp_path / str(slow), file)._learn(1)
    assert rates[1] == (rates[0][0] / 4, rates[0][1] / 4)


@pytest.mark.parametrize("what", ["nothing there", "no weights", "another game's"])
def test_what_cannot_be_begun_after_is_told(what: str, tmp_path: Path) -> None:
    file = tmp_path / "some.weights"
    if what == "no weights":
        file.write_bytes(b"rubbish")
    elif what == "another game's":
        file.write_bytes(to_bytes(*some_weights(SPLENDOR)))
    with pytest.raises(GuildhallError, match=r"some\.weights is nothing to begin after"):
        Training(Plan("rococo", (2,)), tmp_path / "run", file)


@pytest.mark.slow
def test_another_plan_does_not_go_on_in_the_same_folder(run: Training) -> None:
    with pytest.raises(GuildhallError, match="another run"):
        Training(PLAN._replace(seed=8), run.folder)


def test_a_game_without_features_cannot_be_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("rococo")), "features", None)
    with pytest.raises(GuildhallError, match="declares no features"):
        Training(Plan("rococo", (2,)), tmp_path)


@pytest.mark.parametrize("name", built_in())
def test_options_that_exclude_each_other_are_drawn_again(name: str) -> None:
    rng, meta = Rng(1, SEARCH), game(name).meta
    setups = [any_setup(game(name), meta.seats, rng) for _ in range(300)]
    assert {setup.seats for setup in setups} == set(meta.seats)
    usual = {option.key: option.default for option in meta.options}
    for key in usual:
        assert {setup.options[key] for setup in setups} > {usual[key]}
    assert 100 < sum(dict(setup.options) == usual for setup in setups) < 200
    seldom = [any_setup(game(name), meta.seats, rng, 10) for _ in range(300)]
    assert sum(dict(setup.options) == usual for setup in seldom) > 240


@pytest.mark.slow
@pytest.mark.parametrize("name", built_in())
def test_every_game_can_be_learned_from_the_fewest_seats_on(name: str) -> None:
    """Alone the rival without a seat has what the player has not."""
    seats, features = min(game(name).meta.seats), game(name).features
    assert features is not None
    positions = play_matches(Matches(name, (seats,), b"", 5, 1, 0.1, {}, 0.9, 3000))
    assert len(positions.lengths) > 20
    assert set(positions.players) == {max(2, seats)}
    assert np.allclose(positions.targets[:, : features.seats].sum(1), 1)
    network = Network(int(features.size), features.seats, features.spread, 1)
    errors = [network.fit(positions, 1, 1e-2, 1e-2, 1) for _ in range(12)]
    assert errors[-1] < errors[0] / 2


def test_matches_that_never_end_teach_nothing_and_say_so(tmp_path: Path) -> None:
    training = Training(PLAN._replace(longest=3), tmp_path)
    with LocalWorkers(1) as workers, pytest.raises(GuildhallError, match="none of 4 matches ended within 3 actions"):
        training.generation(workers, quiet)


@pytest.mark.slow
def test_the_command_draws_and_says_where_the_weights_are(tmp_path: Path) -> None:
    small = ["--matches", "2", "--first-matches", "2", "--gate", "2", "--generations", "1", "--seats", "2"]
    done = CliRunner().invoke(app, ["train", "splendor", *small, "--folder", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "splendor.weights").exists()
    assert "<polyline" in (tmp_path / "strength.svg").read_text()


@pytest.mark.parametrize("seats", ["5", "2,x", ",", "two"])
def test_seats_that_the_game_has_not_are_refused(seats: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["train", "splendor", "--seats", seats, "--folder", str(tmp_path)])
    assert isinstance(done.exception, GuildhallError)


def test_what_is_learned_is_what_happened_less_what_was_bad_on_purpose() -> None:
    course = Course()
    course.result = [65536, 0, 1024, 0]
    course.judged = [32768, 32768, 0, 0] * 4
    course.blundered = [0, 0, 1, 0]
    goals = returns(course, 2, 0.5)
    assert goals[3].tolist() == [1.0, 0.0, 1.0, 0.0]
    assert goals[2].tolist() == [0.75, 0.25, 0.5, 0.0]
    assert goals[1].tolist() == [0.5, 0.5, 0.0, 0.0], "the next move was a blunder: only what its mover thought counts"
    assert goals[0].tolist() == [0.5, 0.5, 0.0, 0.0]


def test_alone_only_what_happened_is_learned() -> None:
    """Nobody else takes the best of what is thought too well of: judgements of oneself would only grow."""
    course = Course()
    course.result = [0, 1024]
    course.judged = [60000, 2048] * 3
    course.blundered = [0, 1, 0]
    assert returns(course, 1, 0.5).tolist() == [[0.0, 1.0]] * 3


def test_what_a_rival_without_a_seat_gets_is_not_learned() -> None:
    """The target of his points is what rules of thumb expect, so nothing is wrong with them."""
    course = Course()
    course.result, course.blundered = [0, 1024], [0]
    course.features, course.lengths, course.steps, course.viewers = [3], [1], [0], [0]
    course.expected = [20 * 64, 32 * 64]
    positions = positions_of(course, 1, 4, 0.9, np.array([0]))
    assert positions.targets.tolist() == [[0.0, 1.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.0]]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("splendor", (2, 4)), ("red_cathedral", (1, 3))])
def test_whole_numbers_judge_as_the_network_that_was_fitted(name: str, seats: tuple[int, ...]) -> None:
    """Also where rules of thumb say what to begin with."""
    positions = play_matches(Matches(name, seats, b"", 3, 4, 0.1, {}, 0.9, 3000))
    features = game(name).features
    assert features is not None
    network = Network(int(features.size), 4, features.spread, 1)
    first = network.fit(positions, 1, 1e-3, 1e-3, 1)
    assert network.fit(positions, 12, 3e-3, 1e-3, 1) < first
    net = from_bytes_of(network).net(features)
    judged, on, at = network.judge(positions), Moves(), 0
    for row, length in enumerate(positions.lengths.tolist()):
        on.clear()
        for number in positions.features[at : at + length].tolist():
            on.add(number)
        at += length
        players = int(positions.players[row])
        for player in range(players):
            net.expected[player] = round(float(positions.expected[row, player]) * 64)
        net.judge(on, players)
        for player in range(players):
            assert int(net.shares[player]) / 65536 == pytest.approx(float(judged[row, player]), abs=0.02)
            assert int(net.points[player]) / 1024 == pytest.approx(float(judged[row, 4 + player]), abs=0.05)


def test_what_judges_and_is_kept_is_a_moving_mean_of_where_descent_was(tmp_path: Path) -> None:
    positions = play_matches(Matches("splendor", (2,), b"", 3, 4, 0.1, {}, 0.9, 3000))
    features = game("splendor").features
    assert features is not None
    network = Network(int(features.size), 4, features.spread, 1)
    network.fit(positions, 40, 3e-3, 3e-3, 1)
    before, layers = network.judge(positions), network.layers()
    assert any((network.weights[name] != network.settled[name]).any() for name in network.weights)
    for weight in network.weights.values():
        weight += 1
    assert (network.judge(positions) == before).all()
    assert network.layers() == layers
    network.save(tmp_path / "network.npz")
    again = Network(int(features.size), 4, features.spread, 2)
    again.load(tmp_path / "network.npz")
    assert again.layers() == layers


def from_bytes_of(network: Network) -> Any:
    from guildhall.bots.weights import Weights

    return Weights({"sizes": network.sizes()}, network.layers())


def test_gradients_go_downhill() -> None:
    """By differences: a small step in any weight changes what the outputs lose as the gradient says."""
    rng = np.random.default_rng(3)
    network = Network(40, 3, 5, 1)
    features = np.concatenate([rng.choice(40, 6, replace=False) for _ in range(50)]).astype(np.uint16)
    targets = np.hstack([rng.dirichlet(np.ones(3), 50), rng.random((50, 3))]).astype(np.float32)
    expected = rng.random((50, 3)).astype(np.float32)
    positions = Positions(features, np.full(50, 6), np.full(50, 3), expected, targets, targets[:, 0], np.full(1, 50))

    def loss() -> float:
        judged = network.judge(positions)
        entropy = -(targets[:, :3] * np.log(judged[:, :3])).sum(1).mean()
        return float(entropy + 0.25 * ((judged[:, 3:] - targets[:, 3:]) ** 2).sum(1).mean())

    before = loss()
    for _ in range(30):
        network.fit(positions, 1, 1e-3, 1e-3, 1)
    assert loss() < before - 0.01


def test_of_a_long_match_some_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    job = Matches("splendor", (2,), b"", 3, 2, 0.1, {}, 0.9, 400)
    everything = play_matches(job)
    monkeypatch.setattr(matches, "MOST_KEPT", 10)
    some = play_matches(job)
    assert len(some.lengths) == len(some.targets) == 20 < len(everything.lengths)
    assert some.choices.tolist() == everything.choices.tolist()
    assert some.lengths.sum() == len(some.features)
    rows = {tuple(row) for row in split(everything)}
    assert all(tuple(row) in rows for row in split(some)), "each with its own features and targets"


def split(positions: Positions) -> list[list[float]]:
    """The features and targets of each position."""
    ends = np.cumsum(positions.lengths)[:-1]
    parts = np.split(positions.features, ends)
    return [[*part.tolist(), *goal] for part, goal in zip(parts, positions.targets.tolist(), strict=True)]


def test_who_knows_little_is_led_by_the_games_own_choices() -> None:
    """All the more the further it is led; what it does then is no blunder, whatever it thinks of it."""
    judge, setup = Judge(some_net(SPLENDOR)), SPLENDOR.setup(2)
    alone, led = (play_course(setup.start(5), judge, Rng(1, SEARCH), 0.0, lead, 400) for lead in (0.0, 1e6))
    greedy = play_course(setup.start(5), None, Rng(1, SEARCH), 0.0, 0.0, 400)
    assert abs(len(led.blundered) - len(greedy.blundered)) < 20 < len(alone.blundered) - len(led.blundered)
    assert len(led.judged) == 4 * len(led.blundered)
    assert not any(led.blundered)


def test_of_a_search_is_noted_what_it_found_of_the_best_and_of_all_that_it_went_for_often() -> None:
    judge, start, walks = Judge(some_net(SPLENDOR)), SPLENDOR.setup(2).start(5), 40
    course = play_course(start.copy(), judge, Rng(1, SEARCH), 0.0, 0.0, 1, walks)
    rng = Rng(1, SEARCH)
    for _ in range(start.seats):
        rng.chance()  # how far each seat is led
    search = JudgedSearch(start, 0, judge, rng)
    search.run(walks, 0)
    tallies = {action: search.tallies[start.meaning(0, action)] for action, _, _ in search.report()}
    assert course.judged == noted(next(iter(tallies.values()))), "the action tried most"
    often = [action for action in start.legal(0) if tallies[action].walks > OFTEN]
    assert 0 < len(often) < len(start.legal(0))
    assert course.found == [number for action in often for number in noted(tallies[action])]
    thought = [place for place, step in enumerate(course.steps) if step < 0]
    assert len(thought) == len(often)
    on, seen = Moves(), []
    for action in often:
        after = start.copy()
        after.apply(0, action)
        after.features(0, start, on)
        seen.append(on.listed())
    ends = np.cumsum(course.lengths).tolist()
    assert [course.features[ends[place] - course.lengths[place] : ends[place]] for place in thought] == seen


def noted(tally: Tally) -> list[int]:
    return [int(share * 65536) for share in tally.mean_shares()] + [int(mean * 64) for mean in tally.mean_points()]


def test_what_a_search_found_is_a_target_as_it_is() -> None:
    course = Course()
    course.result, course.judged, course.blundered = [65536, 0, 1024, 0], [32768, 32768, 0, 0], [0]
    course.features, course.lengths, course.steps, course.viewers = [3, 4], [1, 1], [-1, 0], [1, 1]
    course.found = [16384, 49152, 512, 2048]
    positions = positions_of(course, 2, 2, 0.5, np.array([0, 1]))
    assert positions.targets.tolist() == [[0.75, 0.25, 2.0, 0.5], [0.0, 1.0, 0.0, 1.0]]
    assert np.isnan(positions.results[0]), "nobody has played it"
    assert positions.results[1] == 0
    assert positions_of(course, 2, 2, 0.5, np.array([1])).features.tolist() == [4]


@pytest.mark.slow
def test_a_run_may_go_on_by_search(tmp_path: Path) -> None:
    """From the second generation on, for the first has nothing to search with."""
    training = Training(PLAN._replace(walks=12, matches=2), tmp_path)
    with LocalWorkers(1) as workers:
        rows = [training.generation(workers, quiet) for _ in range(2)]
    results = training.window[-1].results
    assert 0 < np.isfinite(results).sum() < len(results) == rows[1]["positions"]
    assert sum(count for _, _, count in rows[1]["calibration"]) == np.isfinite(results).sum()
    assert np.allclose(training.window[-1].targets[:, :4].sum(1), 1, atol=1e-3)


def test_where_rules_of_thumb_expect_something_they_are_the_first_champion(tmp_path: Path) -> None:
    training = Training(Plan("red_cathedral", (2,)), tmp_path)
    features = training.features
    assert features.expects
    net = from_bytes(training.weights).net(features)
    state = training.game.setup(2, {"start_player": "1"}).start(1)
    judge = Judge(net)
    judge.see(state, 1, state, 0)
    thumb = features.expected(state, 1, state)
    assert thumb[0] != thumb[1], "the rules think better of one of them"
    assert [int(point) for point in judge.points[:2]] == [thumb[1], thumb[0]]
    assert (judge.shares[0] > judge.shares[1]) == (thumb[1] > thumb[0])
    noise, leads, trust = training.habits()
    assert leads == {}
    assert noise < 0.1 < trust < 1, "all seats play by them, with few other moves"


def test_the_habits_of_a_run_follow_from_how_long_matches_are_and_how_strong_it_is(tmp_path: Path) -> None:
    training = Training(PLAN, tmp_path)
    assert training.habits() == (0.5, {}, 1.0)
    training.rows = [{"choices": 80.0, "greedy": {"2": [0, 10], "3": [5, 10], "4": [1.25, 10], "1": [0, 10]}}]
    noise, leads, trust = training.habits()
    assert leads == {2: 0.2, 3: 0.0, 4: 0.1}, "alone there is nobody to be compared with"
    training.rows = [{"choices": 240.0, "greedy": {}}]
    assert training.habits() == (pytest.approx(noise / 3), {}, pytest.approx(1 - (1 - trust) / 3))


def test_tenths_say_what_was_expected_and_what_came() -> None:
    expected, actual = np.array([0.05, 0.05, 0.95, 1.0]), np.array([0.0, 1.0, 1.0, 1.0])
    assert calibrated(expected, actual) == [[0.05, 0.5, 2], [0.975, 1.0, 2]]


def test_an_interval_is_wilsons() -> None:
    low, high = Score(171, 200).interval()
    assert (round(low, 3), round(high, 3)) == (0.8, 0.897)
