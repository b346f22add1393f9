"""Looking back at a match: its log, any position, the result, the record."""

from __future__ import annotations

import asyncio

from guildhall.core.errors import BadSeats
from guildhall.core.phrase import as_data
from guildhall.core.state import State
from guildhall.play.match import Match, totals
from guildhall.server import schema
from guildhall.server.errors import Refused, not_yours
from guildhall.server.play.library import find_game
from guildhall.server.play.news import log_since
from guildhall.server.play.room import Room
from guildhall.server.play.summary import outcome, seat_info
from guildhall.server.store import queries
from guildhall.server.store.rows import StoredTable


def eyes_for(room: Room, session: int | None, seat: int | None) -> int | None:
    """Whose eyes somebody may look back through: any when all is told, else only their own or a spectator's."""
    held = room.held(session)
    if seat is not None and seat >= len(room.seats):
        raise BadSeats(f"there is no seat {seat + 1}")
    if room.all_told:
        return seat
    if seat is None:
        return held[0] if held else None
    if seat not in held:
        raise not_yours("while the match goes on you can look back only through your own eyes")
    return seat


def begun(room: Room) -> Match:
    if room.broken is not None:
        raise room.broken
    if room.match is None:
        raise Refused("not_playing", "this match has not started")
    return room.match


def log(room: Room, session: int | None, seat: int | None) -> schema.Log:
    match = begun(room)
    entries = log_since(match, 0, eyes_for(room, session, seat))
    return schema.Log(actions=match.number, log=entries, notes=room.table.notes or [])


def thing_names(room: Room) -> schema.ThingNames:
    setup = find_game(room.table.game).setup(len(room.seats), room.table.options)
    return schema.ThingNames(names={thing: as_data(phrase) for thing, phrase in setup.names().items()})


def replay(room: Room, session: int | None, at: int, seat: int | None) -> schema.ReplayPage:
    match = begun(room)
    eyes = eyes_for(room, session, seat)
    if at > match.number:
        raise Refused("not_found", f"the match has {match.number} actions; there is no position {at}")
    told = at > 0 and room.all_told
    return page(match, match.at(at), at, eyes, match.at(at - 1) if told else None)


def page(match: Match, state: State, at: int, eyes: int | None, before: State | None) -> schema.ReplayPage:
    """The position after `at` actions; the last of them is told if the position before it is given."""
    step = match.steps[at - 1] if before is not None else None
    return schema.ReplayPage(
        at=at,
        actions=match.number,
        seat=eyes,
        view=state.view(eyes),
        to_act=state.to_act(),
        turn=state.turn(),
        standings=state.standings(),
        text=match.setup.catalogue.text(step.action) if step is not None else None,
        things=list(before.shows(step.seat, step.action).things) if before is not None and step is not None else [],
        log=log_since(match, at - 1, eyes, at) if at else [],
        outcome=outcome(state.outcome()),
    )


def finished_match(room: Room) -> Match:
    match = begun(room)
    if room.table.status != "finished":
        raise Refused("not_finished", "this match is not over yet; its record would tell what is still hidden")
    return match


def told_match(room: Room) -> Match:
    """A match of which nothing is hidden any more."""
    return begun(room) if room.all_told else finished_match(room)


def record(room: Room) -> str:
    match = told_match(room)
    match.seats = tuple(seat.name for seat in room.seats)
    return match.export()


async def result(room: Room, session: int | None) -> schema.Result:
    match = finished_match(room)
    found = await room.store.read(lambda connection: queries.load(connection, room.id))
    history, turns = await asyncio.to_thread(_history, match)
    table = room.table
    assert table.outcome is not None
    count = len(room.seats)
    sheet = match.state.score_sheet()
    return schema.Result(
        table=table.id,
        game=table.game,
        seats=[seat_info(seat, table, session, room.online()) for seat in room.seats],
        options=table.options,
        outcome=table.outcome,
        sheet=[schema.ScoreLine(key=key, points=points[:count]) for key, points in sheet],
        rival=_rival(table.game, count, sheet, history),
        history=[scores[:count] for scores in history],
        turns=turns,
        rounds=match.state.turn().get("round"),
        times=_times(found),
        started=table.started or table.created,
        finished=table.finished or table.updated,
    )


def _rival(game: str, count: int, sheet: list[tuple[str, list[int]]], history: list[list[int]]) -> schema.Rival | None:
    """The column after those of the seats, if there is one."""
    if len(history[0]) <= count:
        return None
    points = [line[count] for _, line in sheet]
    return schema.Rival(name=f"{game}-rival", points=points, history=[scores[count] for scores in history])


def _history(match: Match) -> tuple[list[list[int]], list[int]]:
    state = match.at(0)
    history, turns = [totals(state)], [state.turn_number()]
    for step in match.steps:
        state.apply(step.seat, step.action)
        history.append(totals(state))
        turns.append(state.turn_number())
    return history, turns


def _times(found: StoredTable) -> list[schema.SeatTime]:
    """How long each seat thought in this match; what came from another one took no time here."""
    if found.table.opened is not None:
        return []
    spent: list[list[int]] = [[] for _ in found.seats]
    before = found.table.started or found.table.created
    for event in found.events[found.table.taken_over or 0 :]:
        spent[event.seat].append(max(0, event.at - before))
        before = event.at
    return [
        schema.SeatTime(seat=seat, actions=len(times), total=sum(times), longest=max(times, default=0))
        for seat, times in enumerate(spent)
    ]
