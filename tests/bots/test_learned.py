"""Bots that play by weights, and by general means where weights are missing, damaged or of something else."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.bots import make_bot
from guildhall.bots.judging import Judge, JudgedSearch
from guildhall.bots.learned import LearnedBot
from guildhall.bots.mcts import onward
from guildhall.bots.weights import (
    BadWeights,
    file_of,
    forget,
    from_bytes,
    general_file,
    judgement_of,
    require_fit,
    to_bytes,
)
from guildhall.core.errors import UnknownName
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.games import built_in, game
from tests.bots.some_weights import some_weights

SPLENDOR = game("splendor")
SETUP = SPLENDOR.setup(2)


def written(**changed: object) -> bytes:
    weights = some_weights(SPLENDOR)
    return to_bytes(weights.about | changed, weights.layers)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where weights of Splendor are looked for first."""
    monkeypatch.setenv("GUILDHALL_WEIGHTS", str(tmp_path))
    forget()
    yield tmp_path / "splendor.weights"
    forget()


def test_a_file_has_the_weights_that_were_written() -> None:
    weights = some_weights(SPLENDOR)
    again = from_bytes(written())
    assert again.layers == weights.layers
    assert weights.about.items() <= again.about.items()


DAMAGED = {
    "nothing": b"",
    "no file of ours": b"PK\x03\x04 something else\n\x00\x01",
    "another form": written().replace(b"judgement 1", b"judgement 9", 1),
    "cut short": written()[:-100],
    "cut in its first line": written()[:50],
    "a byte changed": written()[:-1] + bytes([written()[-1] ^ 1]),
    "too few weights": written(inputs=int(SPLENDOR.features.size) + 1),  # type: ignore[union-attr]
    "units in no blocks": written(sizes=[47, 24, 4]),
    "sizes that are none": written(sizes="many"),
    "other rules": written(rules_version=99),
    "other components": written(components="0123456789abcdef"),
    "other features": written(features="0123456789abcdef"),
    "another game": written(game="rococo"),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_weights_that_cannot_be_used_give_one_message_and_general_play(
    what: str, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file.write_bytes(DAMAGED[what])
    with pytest.raises(BadWeights):
        require_fit(from_bytes(DAMAGED[what]), SPLENDOR, SPLENDOR.features)  # type: ignore[arg-type]
    state = SETUP.start(5)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert make_bot("learned:10", 1).choose(state, 0) == make_bot("mcts:30", 1).choose(state, 0)
    [record] = caplog.records
    message = record.getMessage()
    assert message.startswith("Splendor: bots play without what was learned, splendor.weights: it")
    assert "\n" not in message


def test_changed_rules_are_named(file: Path) -> None:
    with pytest.raises(BadWeights, match="trained on rules version 99, and this is 1"):
        require_fit(from_bytes(written(rules_version=99)), SPLENDOR, SPLENDOR.features)  # type: ignore[arg-type]


def test_a_pack_with_other_cards_is_played_by_general_means(file: Path, tmp_path: Path) -> None:
    file.write_bytes(written())
    pack = tmp_path / "pack"
    pack.mkdir()
    own = Path(str(make_bot.__globals__["__file__"])).parents[1] / "games/splendor/data/nobles.csv"
    (pack / "nobles.csv").write_text(own.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert judgement_of(SPLENDOR, 2) is not None
    assert judgement_of(game("splendor", pack), 2) is None


def test_numbers_of_seats_that_were_not_learned_are_played_by_general_means(file: Path) -> None:
    file.write_bytes(written(seats=[3, 4]))
    bot = make_bot("learned:10", 1)
    assert isinstance(bot, LearnedBot)
    assert bot.judge_for(SETUP.start(1)) is None
    assert bot.judge_for(SPLENDOR.setup(3).start(1)) is not None


@pytest.mark.parametrize("declares", [True, False])
def test_a_game_that_was_not_learned_is_played_by_general_means(
    declares: bool, file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("guildhall.bots.weights.file_of", lambda game, seats: file)
    if not declares:
        monkeypatch.setattr(type(game("rococo")), "features", None)
    state = game("rococo").setup(2).start(1)
    seat = state.to_act()[0]
    with caplog.at_level(logging.INFO):
        assert make_bot("learned", 1).choose(state, seat) == make_bot("greedy", 1).choose(state, seat)
    levels = [record.levelname for record in caplog.records]
    assert levels == ["INFO"] * declares, "nobody is alarmed"


def some_positions() -> Iterator[tuple[State, int]]:
    state, rng = SETUP.start(5), Rng(1, SEARCH)
    for _ in range(40):
        seat = int(state.mover())
        if seat < 0:
            return
        yield state, seat
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", ["learned", "learned:30"])
def test_hidden_facts_do_not_change_the_move(name: str, file: Path) -> None:
    file.write_bytes(written())
    differing = 0
    for number, (state, seat) in enumerate(some_positions()):
        if number % 5 == 3:
            world = state.determinize(seat, Rng(number, SEARCH))
            differing += world.save() != state.save()
            reports = [make_bot(name, 9).search(position, seat) for position in (state, world)]  # type: ignore[attr-defined]
            assert reports[0] == reports[1]
    assert differing > 4


def test_search_reports_every_action_with_visits_and_share(file: Path) -> None:
    file.write_bytes(written())
    state = SETUP.start(5)
    report = make_bot("learned:50", 1).search(state, 0)  # type: ignore[attr-defined]
    assert sum(visits for _, visits, _ in report) == 50
    assert {action for action, _, _ in report} == set(state.legal(0))
    assert all(0 <= share <= 1 for _, _, share in report)


@pytest.mark.parametrize("name", built_in())
def test_what_actions_mean_may_be_any_number(name: str) -> None:
    """Meanings go beyond the numbers of actions, and each game has its own; a tree grows with what it meets."""
    setup = game(name).setup(2)
    state = setup.start(4)
    judge = Judge(some_weights(setup.game).net(setup.game.features))  # type: ignore[arg-type]
    for number in range(30):
        seat = int(state.mover())
        running = JudgedSearch(state, seat, judge, Rng(number, SEARCH))
        running.run(8, 0)
        report = running.report()
        assert {action for action, _, _ in report} == set(onward(state, seat))
        state.apply(seat, report[-1][0])


def walked(search: JudgedSearch) -> list[int]:
    """How often each action at the root was tried, the most tried first."""
    return [visits for _, visits, _ in search.report()]


@pytest.mark.parametrize("name", built_in())
def test_a_search_stops_when_no_walk_could_change_its_choice(name: str) -> None:
    """It chooses as all walks would have, and has not walked more than it had to."""
    setup = game(name).setup(2)
    state = setup.start(4)
    judge = Judge(some_weights(setup.game).net(setup.game.features))  # type: ignore[arg-type]
    shorter = 0
    for number in range(12):
        seat = int(state.mover())
        whole, decided = (JudgedSearch(state, seat, judge, Rng(number, SEARCH)) for _ in range(2))
        whole.run(300, 0)
        decided.decide(300)
        assert sum(walked(whole)) == 300
        assert decided.report()[0][0] == whole.report()[0][0]
        left = 300 - sum(walked(decided))
        most, second = (*walked(decided), 0)[:2]
        assert left == 0 or most - second > left
        shorter += left > 0
        state.apply(seat, whole.report()[-1][0])
    assert shorter > 4


def test_a_kept_tree_whose_root_stands_for_what_comes_later_gets_the_choices_of_now() -> None:
    """An only choice has no node, so a tree that is kept up to one knows only what follows it."""
    state = SETUP.start(4)
    seat = int(state.mover())
    search = JudgedSearch(state, seat, Judge(some_weights(SPLENDOR).net(SPLENDOR.features)), Rng(1, SEARCH))  # type: ignore[arg-type]
    search.tree.add(0, state.meaning(seat, state.legal(seat)[0]), 1 - seat, 1.0)
    search.decide(40)
    assert {action for action, _, _ in search.report()} == set(state.legal(seat))
    assert sum(walked(search)) > 0


def test_walks_of_a_kept_tree_count(file: Path) -> None:
    """In the middle of a turn of many choices a bot that is asked again has less to do."""
    file.with_name("red_cathedral.weights").write_bytes(to_bytes(*some_weights(game("red_cathedral"))))
    state = game("red_cathedral").setup(2).start(4)
    bot, kept = make_bot("learned:200", 1), []
    assert isinstance(bot, LearnedBot)
    for _ in range(40):
        seat = int(state.mover())
        if seat == 0:
            before = bot._kept
            action = bot.choose(state, seat)
            if bot._kept is not None and bot._kept.chosen == action:
                assert sum(walked(bot._kept)) <= 200
                if bot._kept is before:
                    kept.append(sum(walked(bot._kept)))
        else:
            action = onward(state, seat)[0]
        state.apply(seat, action)
    assert len(kept) > 3


def test_a_budget_in_time_gives_a_legal_move(file: Path) -> None:
    file.write_bytes(written())
    state = SETUP.start(5)
    assert make_bot("learned:5ms", 1).choose(state, 0) in state.legal(0)


def test_levels_play_a_game_of_which_nothing_was_learned_by_general_means(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildhall.bots.weights.file_of", lambda game, seats: file)
    state = game("red_cathedral").setup(2).start(1)
    seat = state.to_act()[0]
    assert make_bot("apprentice", 3).choose(state, seat) == make_bot("greedy", 3).choose(state, seat)
    assert make_bot("journeyman", 3).choose(state, seat) == make_bot("mcts:50", 3).choose(state, seat)


def test_an_apprentice_errs_by_its_seed(file: Path) -> None:
    file.write_bytes(written())
    state = SETUP.start(5)
    chosen = {make_bot("apprentice", seed).choose(state, 0) for seed in range(30)}
    assert len(chosen) > 3
    assert make_bot("apprentice", 4).choose(state, 0) == make_bot("apprentice", 4).choose(state, 0)
    assert len({make_bot("learned", seed).choose(state, 0) for seed in range(30)}) == 1


def test_a_game_says_how_much_it_is_misjudged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two choices, one clearly better: the more a game is misjudged, the more often the other one is taken."""
    features, taken = SPLENDOR.features, []
    for misjudging in (0.0, 2.5, 6.0):
        monkeypatch.setattr(features, "misjudging", misjudging)
        bots = [LearnedBot("erring", seed, 8, 0, 0.65, "greedy") for seed in range(200)]
        taken.append(sum(bot._misjudged([(1, 5, 0.6), (2, 3, 0.4)], SETUP.start(1)) == 2 for bot in bots))
    assert taken[0] == 0
    assert 0 < taken[1] < taken[2] < 150


@pytest.mark.parametrize("name", built_in())
def test_weights_that_are_shipped_fit_the_game_and_say_where_they_come_from(name: str) -> None:
    """If this fails because rules or features changed, train again; until then bots play by general means."""
    features = game(name).features
    assert features is not None
    files = {file_of(game(name), seats) for seats in game(name).meta.seats}
    assert files == set(general_file(game(name)).parent.glob("*.weights"))
    for file in files:
        weights = from_bytes(file.read_bytes())
        require_fit(weights, game(name), features)
        assert {"guildhall", "seed", "generations", "matches", "arena"} <= set(weights.about["trained"])
    assert sum(file.stat().st_size for file in files) <= 1_000_000


def test_weights_for_one_number_of_seats_come_before_those_for_several(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file.write_bytes(written(seats=[2, 3, 4]))
    file.with_stem("splendor-3").write_bytes(written(seats=[3], sizes="many"))
    with caplog.at_level(logging.WARNING):
        assert [judgement_of(SPLENDOR, seats) is not None for seats in (2, 3, 4)] == [True, False, True]
    assert ["splendor-3.weights" in record.getMessage() for record in caplog.records] == [True]
    file.with_stem("splendor-3").write_bytes(written(seats=[3]))
    forget()
    assert judgement_of(SPLENDOR, 2) is judgement_of(SPLENDOR, 4) is not judgement_of(SPLENDOR, 3) is not None


@pytest.mark.parametrize("name", ["master:3", "learned:0", "learned:x", "learned:-1", "learned:9999999"])
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(UnknownName):
        make_bot(name)
