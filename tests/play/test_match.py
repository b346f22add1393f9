"""A match: record, log, undo to barriers, redo, take-back, replay, import of records of other rules."""

from __future__ import annotations

import json

import pytest

from guildhall.bots.bot import make_bot
from guildhall.core import record as records
from guildhall.core.errors import BadRecord, CannotUndo, GuildhallError, IllegalAction, InvalidAction
from guildhall.games import built_in
from guildhall.play import Match, import_record, new_match


@pytest.fixture
def match() -> Match:
    return new_match("splendor", ["Ann", "Ben"], seed=7)


def finished(seed: int = 7) -> Match:
    match = new_match("splendor", 2, seed=seed)
    while not match.over:
        seat = int(match.state.mover())
        legal = match.state.legal(seat)
        match.act(seat, legal[(match.number * 7) % len(legal)])
    return match


def test_the_log_is_data(match: Match) -> None:
    (entry,) = match.act(0, "take wbg")
    assert (entry.number, entry.key, entry.args) == (0, "splendor-log-take", {"seat": 0, "colour": ["w", "b", "g"]})


def test_illegal_actions_change_nothing(match: Match) -> None:
    before = match.state.save()
    with pytest.raises(IllegalAction, match="SPL-TAKE-02"):
        match.act(0, "take w")
    with pytest.raises(IllegalAction, match="seat 2 cannot"):
        match.act(1, "take wbg")
    with pytest.raises(InvalidAction, match="not an action"):
        match.act(0, "take everything")
    with pytest.raises(InvalidAction, match="no seat 9"):
        match.act(8, "take wbg")
    with pytest.raises(InvalidAction, match="number 4711"):
        match.act(0, 4711)
    assert match.state.save() == before
    assert match.number == 0


def test_undo_and_redo(match: Match) -> None:
    before = match.state.save()
    match.act(0, "take wbg")
    after = match.state.save()
    match.undo(0)
    assert match.state.save() == before
    assert match.log == []
    match.redo(0)
    assert match.state.save() == after
    assert len(match.log) == 1


def test_a_new_action_forgets_what_was_undone(match: Match) -> None:
    match.act(0, "take wbg")
    match.undo(0)
    match.act(0, "take wbr")
    with pytest.raises(CannotUndo):
        match.redo(0)


def test_undo_stops_where_another_seat_acted(match: Match) -> None:
    match.act(0, "take wbg")
    match.act(1, "take wbr")
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.number == 0


def test_undo_stops_where_something_was_shown(match: Match) -> None:
    match.act(0, "reserve 1-1")
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert match.number == 1


def test_take_back_goes_to_the_start_of_the_turn() -> None:
    match = new_match("splendor", 4, seed=7)
    for _ in range(3):
        for seat, text in enumerate(("take wbg", "reserve-deck 1", "reserve-deck 1", "reserve-deck 1")):
            match.act(seat, text)
    start = match.state.save()
    match.act(0, "take wbg")
    match.act(0, "return w")
    match.take_back(0)
    assert match.state.save() == start
    assert match.redoable == 2


def test_cutting_back_across_barriers_needs_agreement_elsewhere(match: Match) -> None:
    match.act(0, "reserve 1-1")
    match.act(1, "take wbg")
    match.cut_to(0)
    assert match.number == 0
    with pytest.raises(CannotUndo):
        match.cut_to(3)


def test_replay_to_any_action() -> None:
    match = finished()
    again = new_match("splendor", 2, seed=7)
    for number, step in enumerate(match.steps):
        assert match.at(number).save() == again.state.save()
        again.act(step.seat, step.action)
    with pytest.raises(GuildhallError, match="no position"):
        match.at(match.number + 1)


def test_scores_over_time_end_with_the_result() -> None:
    match = finished()
    outcome = match.state.outcome()
    assert outcome is not None
    points = match.scores_over_time()
    assert points[0] == (0, [0, 0])
    assert points[-1] == (match.number, outcome.scores)


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(GuildhallError, match="2 seats need 2 names"):
        Match(new_match("splendor", 2).setup, 1, ["Ann"])


class TestRecord:
    def test_export_and_import(self) -> None:
        match = finished()
        again = import_record(match.export())
        assert again.state.save() == match.state.save()
        assert again.export() == match.export()
        assert again.log == match.log

    def test_a_truncated_record_is_refused(self) -> None:
        text = finished().export()
        for cut in (10, len(text) // 2, len(text) - 5):
            with pytest.raises(BadRecord):
                import_record(text[:cut])

    def test_an_edited_record_is_refused(self, match: Match) -> None:
        match.act(0, "take wbg")
        with pytest.raises(BadRecord, match="edited or damaged"):
            import_record(match.export().replace("take wbg", "take wbr"))

    def test_an_edit_with_a_new_check_still_shows(self, match: Match) -> None:
        match.act(0, "take wbg")
        record = match.record()
        with pytest.raises(BadRecord, match="another position"):
            import_record(records.write(record._replace(actions=((0, "take wbr"),))))
        with pytest.raises(BadRecord, match="action 1 of the record"):
            import_record(records.write(record._replace(actions=((0, "take w"),))))

    def test_other_rules_are_refused_not_silently_changed(self, match: Match) -> None:
        record = match.record()
        with pytest.raises(BadRecord, match="version 99 of the rules"):
            import_record(records.write(record._replace(rules=99)))
        with pytest.raises(BadRecord, match="other component values"):
            import_record(records.write(record._replace(components="0" * 16)))

    @pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"guildhall": 2}', "\u0000"])
    def test_other_texts_are_no_records(self, text: str) -> None:
        with pytest.raises(BadRecord):
            import_record(text)

    def test_missing_fields_are_named(self, match: Match) -> None:
        body = json.loads(match.export())
        del body["seed"], body["check"]
        body["check"] = records.digest(json.dumps(body, ensure_ascii=False, sort_keys=True))
        with pytest.raises(BadRecord, match="seed"):
            import_record(json.dumps(body))


def test_a_state_in_mid_decision_goes_through_bytes_and_plays_on(match: Match) -> None:
    """A match is found in which a payment, a return and a noble are pending at some time."""
    seen = set()
    for seed in range(12):
        played = finished(seed)
        for number in range(played.number):
            state = played.at(number)
            kind = state.save().split()[-1].split(",")[0]
            if kind in seen or kind == "-":
                continue
            seen.add(kind)
            again = played.setup.load(state.save().encode().decode())
            for step in played.steps[number:]:
                again.apply(step.seat, step.action)
            assert again.save() == played.state.save()
    assert seen >= {"1", "2"}


@pytest.mark.parametrize("game", built_in())
def test_a_resumed_match_goes_on_like_the_one_that_was_kept(game: str) -> None:
    match = new_match(game, ["Ann", "Ben", "Cid"], seed=5)
    bot = make_bot("greedy", 5)
    while match.number < 60 or not match.undoable(match.steps[-1].seat):
        seat = match.state.to_act()[0]
        match.act(seat, bot.choose(match.state, seat))
    last = match.steps[-1].seat
    match.undo(last)
    again = Match.resumed(match.setup, match.seed, match.seats, match.snapshot())
    assert again.state.save() == match.state.save()
    assert again.steps == match.steps
    assert again.snapshot() == match.snapshot()
    assert again.at(7).save() == match.at(7).save()
    for one in (match, again):
        one.redo(last)
    assert again.state.save() == match.state.save()
    assert again.export() == match.export()


@pytest.mark.parametrize("text", ["", "{}", '{"state": "", "steps": [], "undone": [], "log": []}', "[1]"])
def test_a_broken_snapshot_is_refused(text: str) -> None:
    match = new_match("splendor", 2)
    with pytest.raises(BadRecord, match="snapshot"):
        Match.resumed(match.setup, match.seed, match.seats, text)
