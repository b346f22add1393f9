"""No message to a seat ever contains what it may not know."""

from __future__ import annotations

import json

import pytest

from guildhall import games
from guildhall.core.rng import SEARCH, Rng
from guildhall.play.match import Match, new_match
from guildhall.server.play import presenter, review
from guildhall.server.play.room import Room
from guildhall.server.play.viewer import Viewer
from guildhall.server.store.rows import SeatRow, StoredTable, TableRow
from tests.server.guests import Server, two_at_a_table


def room_of(match: Match, outcome_known: bool = False) -> Room:
    """A room around a match, without a database."""
    meta = match.setup.game.meta
    seats = [SeatRow(seat, "person", seat + 1, f"P{seat}", None, f"token-{seat}") for seat in range(match.setup.seats)]
    table = TableRow(
        id="here",
        game=meta.name,
        rules=meta.rules_version,
        components=match.setup.game.components_digest,
        options=dict(match.setup.options),
        seed=match.seed,
        invite="invitation",
        watch="watching",
        owner=1,
        status="playing",
        number=match.number,
        actions=match.number,
        to_act=match.state.to_act(),
        created=0,
        updated=0,
        started=0,
    )
    room = Room(None, StoredTable(table, seats, [], []), match, None)  # type: ignore[arg-type]
    room.counts = list(range(match.number + 1))
    return room


def all_a_seat_gets(match: Match, seat: int | None) -> str:
    """Everything about the position that a seat (None: a spectator) can ask for."""
    room = room_of(match)
    session = None if seat is None else seat + 1
    viewer = Viewer(session, match.number, 0)
    last = review.replay(room, session, match.number, seat)
    return json.dumps(
        [
            presenter.position_for(room, viewer).decode(),
            str(last.view),
            str(last.to_act),
            str(presenter.table_info(room, session)),
        ]
    )


@pytest.mark.parametrize("name", list(games.names()))
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_messages(name: str) -> None:
    try:
        match = new_match(name, games.meta(name).default_seats, seed=11)
    except (ImportError, NotImplementedError) as error:
        pytest.skip(f"{name} is not there yet: {error}")
    rng = Rng(5, SEARCH)
    for _ in range(60):
        if match.over:
            break
        mover = match.state.to_act()[0]
        legal = match.state.legal(mover)
        match.act(mover, legal[rng.below(len(legal))])
        true_state = match.state
        for seat in range(match.setup.seats):
            before = all_a_seat_gets(match, seat)
            match.state = true_state.determinize(seat, Rng(rng.below(1000), SEARCH))
            match._snapshots[match.number] = match.state.copy()
            after = all_a_seat_gets(match, seat)
            match.state = true_state
            match._snapshots[match.number] = true_state.copy()
            assert before == after


@pytest.mark.parametrize("name", games.names())
def test_what_a_seat_reads_of_an_action_depends_only_on_what_it_sees(name: str) -> None:
    try:
        match = new_match(name, games.meta(name).default_seats, seed=12)
    except (ImportError, NotImplementedError) as error:
        pytest.skip(f"{name} is not there yet: {error}")
    rng = Rng(6, SEARCH)
    compared = 0
    for _ in range(120):
        if match.over:
            break
        mover = match.state.to_act()[0]
        legal = match.state.legal(mover)
        action = legal[rng.below(len(legal))]
        before = match.state.copy()
        entries = match.act(mover, action)
        for seat in range(match.setup.seats):
            world = before.determinize(seat, Rng(rng.below(1000), SEARCH))
            if seat == mover or action not in world.legal(mover):
                continue
            world.events = []
            world.apply(mover, action)
            if world.view(seat) == match.state.view(seat):
                compared += 1
                assert [event.seen_by(seat) for event in world.events] == [entry.seen_by(seat) for entry in entries]
    assert compared > 10


def test_a_card_drawn_unseen_is_in_no_message_to_anybody_else(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    watch = ann.guest.get(f"/api/tables/{table}")["links"]["watch"]
    spectator = server.stranger().sits_at(table, token=watch)
    for number in range(3):
        ann.acts("reserve-deck 3")
        ben.until(lambda state: state["decisions"])
        ben.acts("take wbg" if "take wbg" in ben.legal() else ben.legal()[0])
        ann.until(lambda state, number=number: state["number"] == 2 * number + 2)  # type: ignore[misc]
    secret = [card["card"] for card in ann.state["view"]["seats"][0]["reserved"]]
    assert None not in secret
    for watcher in (ben, spectator):
        watcher.until(lambda state: state["number"] == 6)
        heard = "".join(watcher.frames)
        asked = watcher.guest.http.get(f"/api/tables/{table}/log?token={watch}").text
        asked += watcher.guest.http.get(f"/api/tables/{table}/replay?at=5&token={watch}").text
        asked += watcher.guest.http.get(f"/api/tables/{table}?token={watch}").text
        for card in secret:
            assert f'"{card}"' not in heard + asked
        assert "seed" not in heard
    tokens = [
        *ann.guest.get(f"/api/tables/{table}")["links"]["seats"].values(),
        ann.guest.http.cookies["guildhall_session"],
    ]
    for token in tokens:
        assert token not in "".join(ben.frames + spectator.frames + ann.frames)
