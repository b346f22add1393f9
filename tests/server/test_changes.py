"""After its first message a socket gets only what has changed; what it then knows is what the whole would have said."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from guildhall import games
from guildhall.core.data import plain
from guildhall.core.decision import Decision, Shown
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.rule import LEGAL, Reason, rule, short
from guildhall.core.state import State
from guildhall.play.match import Match, new_match
from guildhall.server import schema
from guildhall.server.play import presenter
from guildhall.server.play.differences import Changes, faces
from guildhall.server.play.questions import Asked, Known, asked_of
from guildhall.server.play.room import Room
from guildhall.server.play.viewer import Viewer
from tests.server.guests import HOTSEAT, ME, Seen, Server, replaced, two_at_a_table
from tests.server.test_secrets import room_of

SECRETS = [("splendor", {}), ("rococo", {}), ("red_cathedral", {"fourth_guild": "scribes"})]
"""Set-ups in which seats know what others do not."""


def changed(old: Any, new: Any) -> list[Any]:
    (before,), (after,) = faces([old]), faces([new])
    return [json.loads(one) for one in Changes().between(before, after)]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [["b", 3]]),
        ({"a": None}, {"a": None}, []),
        (None, None, []),
        (None, {"a": 1}, [[{"a": 1}]]),
        ({"a": 1}, {"b": 1}, [[{"b": 1}]]),
        ({"a": 1}, None, [[None]]),
        ({"a": ["x" * 50, 1]}, {"a": ["x" * 50, 2]}, [["a", 1, 2]]),
        ({"a": ["x" * 50]}, {"a": ["x" * 50, "y"]}, [["a", 1, "y"]]),
        ({"a": ["x" * 50, "y"]}, {"a": ["x" * 50]}, [["a", ["x" * 50]]]),
        ({"a": {"b": {"c": "x" * 50, "d": 1}}}, {"a": {"b": {"c": "x" * 50, "d": None}}}, [["a", "b", "d", None]]),
        ({"a": {"b": "x" * 50}}, {"a": {"c": "x" * 50}}, [["a", {"c": "x" * 50}]]),
        ({"a": {"b": "x" * 50, "c": 1}}, {"a": {"b": "y" * 50, "c": 2}}, [["a", {"b": "y" * 50, "c": 2}]]),
    ],
)
def test_few_and_small_replacements_tell_what_is_new(old: Any, new: Any, expected: list[Any]) -> None:
    assert changed(old, new) == expected


class Takes(Decision[Any]):
    """A choice among the first takes of Splendor, each given by its number, a mark (or -1) and why not."""

    def __init__(self, *given: tuple[int, int, int]) -> None:
        super().__init__("takes")
        self.given = {number: (mark, why) for number, mark, why in given}

    def candidates(self, state: Any, seat: int) -> list[int]:
        return list(self.given)

    def mark(self, state: Any, seat: int, action: int) -> int:
        return self.given[action][0]

    def why_not(self, state: Any, seat: int, action: int) -> int:
        return self.given[action][1]

    def shows(self, state: Any, seat: int, action: int) -> Shown:
        mark = self.given[action][0]
        return Shown((), (), {}, {"x": mark} if mark > 0 else {})


class Offered(State):
    """A position in which they are to be chosen from."""

    def __init__(self, decision: Decision[Any]) -> None:
        super().__init__(new_match("splendor", 2, seed=1).setup, 2)
        self.takes = decision

    def acting(self, seat: int) -> int:
        return seat

    def decision(self, seat: int) -> Decision[Any]:
        return self.takes


def told(known: Known, *given: tuple[int, int, int], key: str = "k") -> Any:
    return json.loads(Asked(Offered(Takes(*given)), 0, key, {}).text(known))["candidates"]


REFUSED, SHORT = rule("SPL-TAKE-01"), short(rule("SPL-TAKE-03"), 4, 2)
A, B, C, D = ({"text": f"take {colours}"} for colours in ("wbg", "wbr", "wbk", "wgr"))
NOT_B = {**B, "rule": "SPL-TAKE-01"}


def test_candidates_that_are_as_they_were_are_only_counted() -> None:
    """By the places of the last question with the same key; one from elsewhere goes by its text."""
    known = Known()
    a, b, c, d = ((number, -1, LEGAL) for number in range(4))
    assert told(known, a, b, c) == [A, B, C]
    assert told(known, a, b, c) == [3]
    assert told(known, d, key="other") == [D]
    changed = (1, -1, REFUSED)
    assert told(known, a, changed, c, d) == [1, NOT_B, 1, D["text"]]
    assert told(known, a, c, changed) == [1, C["text"], B["text"]]
    assert told(known) == []
    assert told(known, a) == [A["text"]]


def test_a_count_stands_for_what_the_same_question_told() -> None:
    """Whatever another question has told of the same candidates meanwhile; a text, for what was told last."""
    known = Known()
    a, b, changed = (0, -1, LEGAL), (1, -1, LEGAL), (1, -1, REFUSED)
    assert told(known, a, b) == [A, B]
    assert told(known, changed, key="other") == [NOT_B]
    assert told(known, a, b) == [2]
    assert told(known, b, a) == [B, A["text"]]


def test_of_what_shows_the_same_only_the_reason_is_told() -> None:
    known = Known()
    free, refused = {**A, "gain": {"x": 1}}, {**B, "rule": "SPL-TAKE-03", "needed": 4, "have": 2, "gain": {"x": 2}}
    assert told(known, (0, 1, LEGAL), (1, 2, SHORT)) == [free, refused]
    assert told(known, (0, 1, REFUSED), (1, 2, SHORT)) == [["SPL-TAKE-01"], 1]
    assert told(known, (0, 1, SHORT), (1, 2, LEGAL)) == [["SPL-TAKE-03", "", 4, 2], []]
    assert told(known, (0, 3, LEGAL), (1, 2, LEGAL)) == [{**A, "gain": {"x": 3}}, 1]
    assert told(known, (1, 2, LEGAL)) == [{**B, "gain": {"x": 2}}]


def test_a_text_never_stands_for_what_was_told_by_its_place() -> None:
    known = Known()
    assert told(known, (0, -1, LEGAL)) == [A]
    assert told(known, (0, 1, LEGAL), key="marked") == [{**A, "gain": {"x": 1}}]
    assert told(known, (0, 1, REFUSED), key="marked") == [["SPL-TAKE-01"]]
    assert told(known, (1, -1, LEGAL), (0, -1, LEGAL)) == [B, A]


def test_a_question_is_told_as_the_schema_has_it_without_what_is_empty() -> None:
    """Its parts are encoded apart; put together they are a `schema.Decision`."""
    for name in games.names():
        match, rng = new_match(name, 2, seed=4), Rng(4, SEARCH)
        for _ in range(40):
            mover = match.state.to_act()[0]
            question = match.question(mover)
            assert question is not None
            candidates = []
            for one in question.candidates:
                known, shown = one.refused or Reason(""), one.shown
                whole = schema.Candidate(
                    text=one.text,
                    targets=list(shown.targets),
                    rule=known.rule,
                    case=known.case,
                    needed=known.needed,
                    have=known.have,
                    things=list(shown.things),
                    cost=shown.cost,
                    gain=shown.gain,
                )
                candidates.append(whole)
            expected = schema.Decision(seat=mover, key=question.key, args=question.args, candidates=candidates)
            asked = asked_of(match, mover)
            assert asked is not None
            assert json.loads(asked.text(Known())) == json.loads(msgspec.json.encode(expected))
            assert asked_of(match, 1 - mover) is None or match.state.may_act(1 - mover)
            legal = match.state.legal(mover)
            match.act(mover, legal[rng.below(len(legal))])


def moved_on(room: Room, match: Match, rng: Rng) -> None:
    """A random action at a table without a database."""
    mover = match.state.to_act()[0]
    legal = match.state.legal(mover)
    match.act(mover, legal[rng.below(len(legal))])
    room.table.number, room.table.actions, room.table.to_act = match.number, match.number, match.state.to_act()
    room.counts.append(match.number)
    room._show()


def seated(room: Room, sessions: list[int | None]) -> list[Viewer]:
    viewers = [Viewer(session, 0, 0) for session in sessions]
    room.viewers.update(viewers)
    return viewers


@pytest.mark.parametrize(("name", "options"), SECRETS)
def test_everybody_is_shown_their_own_view(name: str, options: dict[str, Any]) -> None:
    match, rng = new_match(name, 3, seed=24, options=options), Rng(11, SEARCH)
    room = room_of(match)
    viewers = seated(room, [1, 2, 3, None])
    told_apart = 0
    while not match.over and told_apart < 40:
        moved_on(room, match, rng)
        views = [plain(match.state.view(seat)) for seat in (0, 1, 2, None)]
        told_apart += any(view != views[3] for view in views)
        for viewer, view in zip(viewers, views, strict=True):
            assert json.loads(presenter.position_for(room, viewer))["view"] == view
    assert told_apart > 4, "hardly anybody had a secret"


@pytest.mark.parametrize("name", games.names())
def test_what_a_seat_knows_by_changes_is_what_the_whole_says(name: str) -> None:
    match, rng = new_match(name, games.meta(name).default_seats, seed=21), Rng(8, SEARCH)
    room = room_of(match)
    viewers = seated(room, [*range(1, match.setup.seats + 1), None])
    seen = [Seen() for _ in viewers]
    bytes_whole = bytes_changed = 0
    for _ in range(150):
        for viewer, eyes in zip(viewers, seen, strict=True):
            news = presenter.news_for(room, viewer)
            eyes.see(json.loads(news))
            whole = presenter.position_for(room, Viewer(viewer.session, 0, 0))
            msgspec.json.decode(whole, type=schema.Position, strict=True)
            fresh = Seen()
            fresh.see(json.loads(whole))
            assert {**eyes.state, "serial": 1, "log": [], "log_after": 0} == {**fresh.state, "log": [], "log_after": 0}
            assert eyes.log == fresh.log
            if eyes.state["serial"] > 1:
                bytes_whole, bytes_changed = bytes_whole + len(whole), bytes_changed + len(news)
        if match.over:
            break
        moved_on(room, match, rng)
    assert bytes_changed * 4 < bytes_whole


def test_a_position_is_kept_until_all_have_been_shown_it() -> None:
    room = room_of(new_match("splendor", 3, seed=21))
    first, second, third = seated(room, [1, 2, 3])
    presenter.news_for(room, first)
    made = room.position
    presenter.news_for(room, second)
    assert made is not None
    assert room.position is made
    presenter.news_for(room, third)
    assert room.position is None


@pytest.mark.parametrize("name", games.names())
def test_views_made_together_are_those_made_alone(name: str) -> None:
    match, rng = new_match(name, games.meta(name).default_seats, seed=22), Rng(9, SEARCH)
    seats = [None, *range(match.setup.seats)]
    while not match.over and match.number < 400:
        mover = match.state.to_act()[-1]
        legal = match.state.legal(mover)
        match.act(mover, legal[rng.below(len(legal))])
        together = match.state.views(seats)
        assert [plain(view) for view in together] == [plain(match.state.view(seat)) for seat in seats]


@pytest.mark.parametrize("name", games.names())
def test_changes_in_worlds_that_a_seat_cannot_tell_apart_are_the_same(name: str) -> None:
    match, rng = new_match(name, games.meta(name).default_seats, seed=23), Rng(10, SEARCH)
    for _ in range(40):
        if match.over:
            break
        before = match.state
        mover = before.to_act()[0]
        legal = before.legal(mover)
        match.act(mover, legal[rng.below(len(legal))])
        after = match.state
        for seat in range(match.setup.seats):
            number = rng.below(1000)
            worlds = [
                (before, after),
                (before.determinize(seat, Rng(number, SEARCH)), after.determinize(seat, Rng(number, SEARCH))),
            ]
            heard = [_change_between(match, seat, first, second) for first, second in worlds]
            match.state = after
            assert heard[0] == heard[1]


def _change_between(match: Match, seat: int, first: Any, second: Any) -> bytes:
    """What a seat is told when one position follows another, everybody else being told before it."""
    room = room_of(match)
    viewers = seated(room, [number + 1 for number in range(match.setup.seats)])
    order = sorted(viewers, key=lambda viewer: viewer.session == seat + 1)
    heard = b""
    for state in (first, second):
        match.state = state
        room.table.to_act = state.to_act()
        room._show()
        for viewer in order:
            viewer.after = match.number
            heard = presenter.news_for(room, viewer)
    return heard


def test_an_action_is_answered_by_the_change_it_brings(server: Server) -> None:
    ann, ben, _ = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    ben.until(lambda state: state["seats"][0]["online"])
    heard = len(ann.frames)
    ann.acts("take wbg")
    ben.until(lambda state: state["number"] == 1)
    ann.sends("ping")
    frames = [json.loads(frame) for frame in ann.frames[heard:] if '"pong"' not in frame]
    own = [frame for frame in frames if frame["type"] == "change" and frame["done"]]
    assert [frame["done"] for frame in own] == [["r1"]]
    assert not [frame for frame in frames if frame["type"] == "done"]
    assert "seats" not in own[0]["set"]
    assert own[0]["set"]["number"] == 1
    assert len(json.dumps(own[0])) < 2000


def test_whoever_lost_something_gets_the_whole_again(server: Server) -> None:
    ann, _, _ = two_at_a_table(server)
    ann.acts("take wbg")
    known, log = dict(ann.state), list(ann.log)
    answer = ann.sends("whole")
    assert answer["type"] == "done"
    last = json.loads(ann.frames[-1])
    assert last["type"] == "state"
    assert ann.log == log
    assert {**ann.state, "serial": 0, "done": [], "log": [], "log_after": 0} == {
        **known,
        "serial": 0,
        "done": [],
        "log": [],
        "log_after": 0,
    }


def test_other_eyes_are_a_change_too(server: Server) -> None:
    ann = server.guest("Ann")
    live = ann.sits_at(ann.opens(ME, HOTSEAT)["summary"]["id"])
    live.until(lambda state: state["decisions"])
    assert live.state["seat"] == live.state["to_act"][0]
    other = 1 - live.state["seat"]
    live.does("look", seat=other)
    assert live.until(lambda state: state["seat"] == other)["decisions"]
    assert json.loads(live.frames[-1])["type"] == "change"
    assert replaced([1, [2]], [1, 0], 3) == [1, [3]]
