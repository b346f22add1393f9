"""What people do with a table besides playing: open it, join, fill seats, leave, play again, look back."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy.engine import Connection

from guildhall.core.errors import BadSeats
from guildhall.core.phrase import as_data
from guildhall.play.match import Match, totals
from guildhall.server import clock, kept, schema, viewing
from guildhall.server.bus import Word
from guildhall.server.errors import Refused, not_yours, stale
from guildhall.server.hall import Hall
from guildhall.server.kept import Kept, SeatRow, TableRow, new_id, new_token, now
from guildhall.server.library import find_game
from guildhall.server.people import Person, clean_name, clean_text
from guildhall.server.room import Room, check_playable
from guildhall.server.store import Conflict
from guildhall.server.thinking import check_bot

replace = msgspec.structs.replace


# -- opening ---------------------------------------------------------------------------------------------------------


async def open_table(hall: Hall, person: Person, plan: schema.NewTable) -> Room:
    """A new table; it starts at once if nobody is missing."""
    game = find_game(plan.game)
    setup = game.setup(len(plan.seats), dict(plan.options))
    if plan.clock is not None:
        check_bot(plan.clock.bot)
    at = now()
    table = TableRow(
        id=new_id(),
        game=plan.game,
        rules=game.meta.rules_version,
        components=game.components_digest,
        options=dict(setup.options),
        seed=secrets.randbits(53) if plan.seed is None else plan.seed,
        seed_chosen=plan.seed is not None,
        lot=plan.lot,
        clock=plan.clock,
        webhook=None if plan.webhook is None else hall.webhooks.check(plan.webhook),
        owner=person.id,
        invite=new_token(),
        watch=new_token(),
        created=at,
        updated=at,
    )
    seats = [_planned(number, seat, person, hall.config.bot) for number, seat in enumerate(plan.seats)]
    return await _keep_new(hall, table, seats)


def _planned(number: int, plan: schema.SeatPlan, person: Person, default_bot: str) -> SeatRow:
    if plan.kind == "open":
        return _open_seat(number)
    if plan.kind == "bot":
        bot = check_bot(plan.bot or default_bot)
        return SeatRow(number, "bot", None, clean_name(plan.name) if plan.name else bot, bot, new_token())
    return SeatRow(number, "person", person.id, clean_name(plan.name) if plan.name else person.name, None, new_token())


def _open_seat(number: int) -> SeatRow:
    return SeatRow(number, "open", None, "", None, new_token())


async def _keep_new(
    hall: Hall, table: TableRow, seats: list[SeatRow], also: Callable[[Connection], None] | None = None
) -> Room:
    found = Kept(table, seats, [], [])
    match = None
    if not any(seat.kind == "open" for seat in seats):
        seats, values, match = _beginning(table, seats)
        found = Kept(replace(table, **values), seats, [], [])

    def change(connection: Connection) -> None:
        kept.insert_table(connection, found.table, seats)
        if also is not None:
            also(connection)

    await hall.store.write(change)
    room = hall.opened(found, Room(hall.store, found, match, None))
    if match is not None:
        hall.tell_webhook(room)
    return room


def _beginning(table: TableRow, seats: list[SeatRow]) -> tuple[list[SeatRow], dict[str, Any], Match]:
    """Seats, changed columns and match of a table that starts now."""
    if table.lot:
        order = list(seats)
        secrets.SystemRandom().shuffle(order)
        seats = [replace(seat, seat=number) for number, seat in enumerate(order)]
    else:
        seats = [replace(seat) for seat in seats]
    check_playable(table)
    setup = find_game(table.game).setup(len(seats), dict(table.options))
    match = Match(setup, table.seed, [seat.name for seat in seats])
    to_act = match.state.to_act()
    at = now()
    clock.at_start(table.clock, to_act, seats, at)
    values = {
        "status": "playing",
        "to_act": to_act,
        "bot_to_act": any(seats[number].bot is not None for number in to_act),
        "deadline": clock.deadline(table.clock, seats, to_act, []),
        "started": at,
        "updated": at,
    }
    return seats, values, match


async def _begin(hall: Hall, room: Room, seats: list[SeatRow]) -> None:
    seats, started, match = _beginning(room.table, seats)
    await room.keep(seats, match, **started)
    hall.tell_webhook(room)
    hall.arouse(room)


# -- seats -----------------------------------------------------------------------------------------------------------


async def join(hall: Hall, person: Person, table: str, request: schema.Join) -> Room:
    """Take the seat of a seat link, or the next open one by the invitation."""
    room = await hall.room(table)
    name = clean_name(request.name) if request.name else person.name
    async with room.lock:
        row = _seat_for(room, person, request.token)
        if row is None:
            return room
        if room.table.status not in ("waiting", "playing"):
            raise Refused("not_playing", "this match is over")
        new_name = row.name if row.kind == "person" and not request.name else name
        taken = replace(row, kind="person", session=person.id, name=new_name, bot=None, left=False, token=new_token())
        seats = [taken if seat.seat == row.seat else seat for seat in room.seats]
        complete = not any(seat.kind == "open" for seat in seats)
        if room.table.status == "waiting" and complete:
            await _begin(hall, room, seats)
        else:
            await room.keep(seats, updated=now(), **_bots_now(room, seats))
    return room


def _seat_for(room: Room, person: Person, token: str) -> SeatRow | None:
    """The seat that a token is for; None if this person already sits there."""
    for seat in room.seats:
        if secrets.compare_digest(seat.token.encode(), token.encode()):
            return None if seat.session == person.id and seat.kind == "person" and not seat.left else seat
    if not secrets.compare_digest(room.table.invite.encode(), token.encode()):
        raise Refused("bad_token", "this link is not for a seat here, or it has been used")
    if room.held(person.id):
        return None
    free = next((seat for seat in room.seats if seat.kind == "open"), None)
    if free is None:
        raise Refused("no_open_seat", "no seat is free any more; you can still watch")
    return free


def _bots_now(room: Room, seats: list[SeatRow]) -> dict[str, Any]:
    """Columns that follow from who plays the seats to act."""
    to_act = room.table.to_act
    return {
        "bot_to_act": room.table.status == "playing" and any(seats[number].bot is not None for number in to_act),
        "deadline": clock.deadline(room.table.clock, seats, to_act, []) if room.table.status == "playing" else None,
    }


def _require_owner(room: Room, person: Person) -> None:
    if room.table.owner != person.id:
        raise not_yours("only who opened the table can do that")


def _require_open(room: Room) -> None:
    if room.table.status in ("finished", "abandoned"):
        raise Refused("not_playing", "this match is over")


async def start(hall: Hall, person: Person, table: str) -> Room:
    """Bots take the seats that are still open, and the match begins."""
    room = await hall.room(table)
    async with room.lock:
        _require_owner(room, person)
        if room.table.status != "waiting":
            raise Refused("already_started", "this match has started already")
        bot = hall.config.bot
        seats = [replace(seat, kind="bot", name=bot, bot=bot) if seat.kind == "open" else seat for seat in room.seats]
        await _begin(hall, room, seats)
    return room


async def change_seat(hall: Hall, person: Person, table: str, number: int, change: schema.SeatChange) -> Room:
    """What an owner may do with any seat; who was substituted may also take the own seat back."""
    room = await hall.room(table)
    async with room.lock:
        _require_open(room)
        if not 0 <= number < len(room.seats):
            raise Refused("not_found", f"there is no seat {number + 1}")
        row = room.seats[number]
        if not (change.change == "give_back" and row.session == person.id):
            _require_owner(room, person)
        changed = _changed_seat(room, row, change, hall.config.bot)
        seats = [changed if seat.seat == number else seat for seat in room.seats]
        if room.table.status == "waiting" and not any(seat.kind == "open" for seat in seats):
            await _begin(hall, room, seats)
        else:
            await room.keep(seats, updated=now(), **_bots_now(room, seats))
            hall.arouse(room)
    return room


def _changed_seat(room: Room, row: SeatRow, change: schema.SeatChange, default_bot: str) -> SeatRow:
    bot = check_bot(change.bot or default_bot)
    if change.change == "open":
        return replace(_open_seat(row.seat), bank=row.bank, grace=row.grace, since=row.since, left=False)
    if change.change == "bot":
        return replace(row, kind="bot", session=None, name=bot, bot=bot, left=False, token=new_token())
    if row.kind != "person":
        raise Refused("bad_seats", "a bot can only stand in for a person")
    if change.change == "substitute":
        if room.table.status != "playing":
            raise Refused("not_playing", "a bot can stand in once the match has started")
        return replace(row, bot=bot)
    return replace(row, bot=None, since=now())


async def leave(hall: Hall, person: Person, table: str) -> None:
    """Give up one's seats: free before the match, marked as left during it."""
    room = await hall.room(table)
    async with room.lock:
        held = room.held(person.id)
        if not held and room.table.owner != person.id:
            raise not_yours("you have no seat at this table")
        _require_open(room)
        waiting = room.table.status == "waiting"
        seats = [
            seat if seat.seat not in held else _open_seat(seat.seat) if waiting else replace(seat, left=True)
            for seat in room.seats
        ]
        staying = [seat for seat in seats if seat.kind == "person" and not seat.left]
        values: dict[str, Any] = {"updated": now()}
        if room.table.owner == person.id and staying:
            values["owner"] = staying[0].session
        if not staying:
            values |= {"status": "abandoned", "bot_to_act": False, "deadline": None}
        await room.keep(seats, **values)


async def rematch(hall: Hall, person: Person, table: str) -> Room:
    """The same people, bots and options again; who began now sits last. Whoever asks second gets the same table."""
    room = await hall.room(table)
    async with room.lock:
        if not room.held(person.id):
            raise not_yours("only those who played can play again")
        if room.table.rematch is not None:
            return await hall.room(room.table.rematch)
        if room.table.status not in ("finished", "abandoned"):
            raise Refused("not_finished", "this match is not over yet")
        old = room.table
        game = find_game(old.game)
        at = now()
        fresh = TableRow(
            id=new_id(),
            game=old.game,
            rules=game.meta.rules_version,
            components=game.components_digest,
            options=dict(game.setup(len(room.seats), dict(old.options)).options),
            seed=secrets.randbits(53),
            lot=old.lot,
            clock=old.clock,
            webhook=old.webhook,
            owner=person.id,
            invite=new_token(),
            watch=new_token(),
            rematch_of=old.id,
            created=at,
            updated=at,
        )
        order = [*room.seats[1:], room.seats[0]]
        seats = [_seat_again(number, seat) for number, seat in enumerate(order)]

        def point_to_it(connection: Connection) -> None:
            kept.update_table(connection, old.id, old.revision, rematch=fresh.id)
            hall.store.bus.say(connection, [Word(old.id)])

        try:
            made = await _keep_new(hall, fresh, seats, point_to_it)
        except Conflict:
            await room.catch_up()
            raise stale(room.number) from None
        room.table = replace(room.table, rematch=fresh.id, revision=old.revision + 1)
        room.show()
        return made


def _seat_again(number: int, seat: SeatRow) -> SeatRow:
    if seat.kind == "person" and seat.left:
        return _open_seat(number)
    bot = seat.bot if seat.kind == "bot" else None
    return SeatRow(number, seat.kind, seat.session, seat.name, bot, new_token())


# -- talking ---------------------------------------------------------------------------------------------------------


async def say(room: Room, person: Person, text: str) -> None:
    """A line of chat."""
    words = clean_text(text)
    held = room.held(person.id)
    seat = held[0] if held else None
    name = room.seats[held[0]].name if held else person.name

    def change(connection: Connection) -> schema.ChatLine:
        line = kept.add_chat(connection, room.id, person.id, seat, name, words)
        room.store.bus.say(connection, [Word(room.id)])
        return line

    for _ in range(5):
        try:
            line = await room.store.write(change)
        except Conflict:
            continue
        if not room.chat or room.chat[-1].id < line.id:
            room.chat.append(line)
        for viewer in room.viewers:
            viewer.awake.set()
        return
    raise stale(room.number)


# -- looking ---------------------------------------------------------------------------------------------------------


def info(room: Room, session: int | None) -> schema.TableInfo:
    """All about a table that this session may know."""
    table = room.table
    owner = session is not None and table.owner == session
    held = room.held(session)
    links = {seat.seat: seat.token for seat in room.seats if seat.seat in held or (owner and seat.kind == "open")}
    inside = owner or bool(held)
    try:
        check_playable(table)
        playable = room.broken is None
    except Refused:
        playable = False
    return schema.TableInfo(
        summary=viewing.summary(table, room.seats, session, room.online()),
        owner=owner,
        my_seats=held,
        links=schema.Links(invite=table.invite if inside else None, watch=table.watch if inside else None, seats=links),
        clock=table.clock,
        webhook=table.webhook if owner else None,
        lot=table.lot,
        seed_chosen=table.seed_chosen,
        rules_version=table.rules,
        components_digest=table.components,
        playable=playable,
        rematch=table.rematch,
        rematch_of=table.rematch_of,
    )


async def hint(hall: Hall, room: Room, session: int | None, seat: int | None) -> schema.Hint:
    """What the hint's bot would do for a seat of one's own that is to act."""
    match = room.require_playing()
    who = room.seat_of(session, seat, room.table.to_act)
    if who not in room.table.to_act:
        raise Refused("not_your_turn", "a hint is for whoever is to act")
    number = room.number
    bot = hall.config.hint
    found = await hall.thinkers.consider(hall.question(room, who, bot))
    visits = sum(count for _, count, _ in found) or 1
    text = match.setup.catalogue.text
    choices = [
        schema.HintChoice(action=text(action), share=round(count / visits, 4), value=round(value, 4))
        for action, count, value in found[:10]
    ]
    return schema.Hint(number=number, seat=who, bot=bot, choices=choices)


def eyes_for(room: Room, session: int | None, seat: int | None) -> int | None:
    """Whose eyes somebody may look back through: any when it is over, else only their own or a spectator's."""
    held = room.held(session)
    if seat is not None and seat >= len(room.seats):
        raise BadSeats(f"there is no seat {seat + 1}")
    if room.table.status == "finished":
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
    return schema.Log(actions=match.number, log=viewing.log_since(match, 0, eyes_for(room, session, seat)))


def thing_names(room: Room) -> schema.ThingNames:
    setup = find_game(room.table.game).setup(len(room.seats), room.table.options)
    return schema.ThingNames(names={thing: as_data(phrase) for thing, phrase in setup.names().items()})


def replay(room: Room, session: int | None, at: int, seat: int | None) -> schema.ReplayPage:
    match = begun(room)
    eyes = eyes_for(room, session, seat)
    if at > match.number:
        raise Refused("not_found", f"the match has {match.number} actions; there is no position {at}")
    state = match.at(at)
    finished = room.table.status == "finished"
    step = match.steps[at - 1] if at else None
    return schema.ReplayPage(
        at=at,
        actions=match.number,
        seat=eyes,
        view=state.view(eyes),
        to_act=state.to_act(),
        turn=state.turn(),
        standings=state.standings(),
        text=match.setup.catalogue.text(step.action) if finished and step is not None else None,
        things=list(match.at(at - 1).shows(step.seat, step.action).things) if finished and step is not None else [],
        log=viewing.log_since(match, at - 1, eyes, at) if at else [],
        outcome=viewing.outcome(state.outcome()),
    )


def finished_match(room: Room) -> Match:
    match = begun(room)
    if room.table.status != "finished":
        raise Refused("not_finished", "this match is not over yet; its record would tell what is still hidden")
    return match


def record(room: Room) -> str:
    match = finished_match(room)
    match.seats = tuple(seat.name for seat in room.seats)
    return match.export()


async def result(hall: Hall, room: Room, session: int | None) -> schema.Result:
    match = finished_match(room)
    found = await hall.store.read(lambda connection: kept.load(connection, room.id))
    history, turns = await asyncio.to_thread(_history, match)
    table = room.table
    assert table.outcome is not None
    count = len(room.seats)
    sheet = match.state.score_sheet()
    return schema.Result(
        table=table.id,
        game=table.game,
        seats=[viewing.seat_info(seat, table, session, room.online()) for seat in room.seats],
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


def _times(found: Kept) -> list[schema.SeatTime]:
    spent: list[list[int]] = [[] for _ in found.seats]
    before = found.table.started or found.table.created
    for event in found.events:
        spent[event.seat].append(max(0, event.at - before))
        before = event.at
    return [
        schema.SeatTime(seat=seat, actions=len(times), total=sum(times), longest=max(times, default=0))
        for seat, times in enumerate(spent)
    ]
