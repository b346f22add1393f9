"""Every HTTP call: sessions, games, tables. Routes and the OpenAPI document are made from these handlers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from guildhall.core.errors import UnknownName
from guildhall.server import schema
from guildhall.server.errors import Refused, not_found, not_yours
from guildhall.server.http import lessons
from guildhall.server.http.operations import Api, Call
from guildhall.server.http.sessions import COOKIE_SECONDS, cookie
from guildhall.server.play import challenges, films, guides, notebook, opening, records, review, seats
from guildhall.server.play.library import bot_infos, find_game, game_info, metas
from guildhall.server.play.presenter import table_info
from guildhall.server.play.room import Room
from guildhall.server.play.summary import table_summary
from guildhall.server.store import queries
from guildhall.text import sources

api = Api()


class WithToken(msgspec.Struct, forbid_unknown_fields=True):
    token: schema.Token | None = None


class WithEyes(msgspec.Struct, forbid_unknown_fields=True):
    seat: schema.SeatNumber | None = None
    token: schema.Token | None = None


class WithSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: schema.SeatNumber | None = None


class WithBot(msgspec.Struct, forbid_unknown_fields=True):
    bot: schema.Spec | None = None


class WithPosition(msgspec.Struct, forbid_unknown_fields=True):
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: schema.SeatNumber | None = None
    token: schema.Token | None = None


# -- sessions --------------------------------------------------------------------------------------------------------


@api.operation("POST", "/api/session")
async def arrive(call: Call, body: schema.NewSession) -> schema.Session:
    """Say who you are, or change your name."""
    sessions = call.services.sessions
    if call.person is not None and call.secret is not None:
        return schema.Session(name=(await sessions.rename(call.secret, call.person, body.name)).name)
    call.services.limits.use("session", call.address)
    person, secret = await sessions.arrive(body.name)
    call.cookie = cookie(secret, COOKIE_SECONDS, call.secure)
    return schema.Session(name=person.name)


@api.operation("GET", "/api/session")
async def who_am_i(call: Call) -> schema.Session:
    """Who you are; null if nobody yet."""
    return schema.Session(name=None if call.person is None else call.person.name)


@api.operation("DELETE", "/api/session")
async def depart(call: Call) -> schema.Done:
    """Revoke the session; its sockets are closed."""
    if call.person is not None and call.secret is not None:
        await call.services.sessions.revoke(call.secret, call.person)
        call.rooms.show_out(call.person.id)
    call.cookie = cookie("", 0, call.secure)
    return schema.Done()


@api.operation("GET", "/api/push")
async def push_key(call: Call) -> schema.PushInfo:
    """What a browser subscribes with to be told of turns."""
    return schema.PushInfo(key=call.rooms.pushes.key)


@api.operation("POST", "/api/push")
async def add_device(call: Call, body: schema.PushDevice) -> schema.Done:
    """Tell this device when it is my turn and I do not look at the table."""
    person = call.somebody()
    call.services.limits.use("device", person.id)
    await call.rooms.pushes.add(person, body)
    return schema.Done()


@api.operation("POST", "/api/push/forget")
async def forget_device(call: Call, body: schema.PushEndpoint) -> schema.Done:
    """Tell this device no more."""
    await call.rooms.pushes.forget(call.somebody(), body.endpoint)
    return schema.Done()


# -- games -----------------------------------------------------------------------------------------------------------


@api.operation("GET", "/api/games", packed=True)
async def games(call: Call) -> list[schema.GameInfo]:
    """What can be played."""
    return [game_info(meta) for meta in metas()]


@api.operation("GET", "/api/games/{game}/components", packed=True)
async def components(call: Call, game: str) -> schema.Components:
    """The component values of a game and where they come from."""
    try:
        found = find_game(game)
    except UnknownName as error:
        raise Refused("not_found", str(error)) from None
    return schema.Components(
        game=found.meta.name,
        digest=found.components_digest,
        exact=found.meta.exact,
        components=found.components_view(),
        provenance=[schema.ProvenanceInfo(file=file, counts=dict(counts)) for file, counts in found.provenance()],
    )


@api.operation("GET", "/api/games/{game}/texts/{language}", packed=True)
async def game_texts(call: Call, game: str, language: str) -> schema.GameTexts:
    """The texts of a game in a language, for a client that was built without them."""
    try:
        found = sources(game, language)
    except UnknownName as error:
        raise Refused("not_found", str(error)) from None
    return schema.GameTexts(game=found.game, rules=found.rules, lessons=found.lessons, guide=found.guide)


@api.operation("GET", "/api/games/{game}/guide", packed=True)
async def game_guide(call: Call, game: str) -> schema.GuideInfo:
    """The rules of a game for people: chapters and sections, what their pictures show, worked examples."""
    return guides.guide_info(game)


@api.operation("GET", "/api/games/{game}/guide/positions/{position}", packed=True)
async def guide_position(call: Call, game: str, position: str, query: WithSeat) -> schema.GuidePosition:
    """A position of the guide, for its pictures."""
    return guides.position(game, position, query.seat)


@api.operation("GET", "/api/games/{game}/guide/examples/{example}", packed=True)
async def guide_example(call: Call, game: str, example: str) -> schema.GuidePosition:
    """A worked example, played by the engine: the positions before and after each of its actions."""
    return guides.example(game, example)


@api.operation("GET", "/api/bots")
async def bots(call: Call) -> list[schema.BotInfo]:
    """The bots to offer."""
    return bot_infos(call.services.config.bot)


# -- tables ----------------------------------------------------------------------------------------------------------


@api.operation("POST", "/api/tables", status=201)
async def open_table(call: Call, body: schema.NewTable) -> schema.TableInfo:
    """Open a table; without open seats it starts at once."""
    person = call.somebody()
    call.services.limits.use("table", person.id)
    return table_info(await opening.open_table(call.rooms, person, body), person.id)


@api.operation("GET", "/api/tables")
async def my_tables(call: Call) -> schema.TableList:
    """My tables, the latest first."""
    person = call.somebody()
    found = await call.rooms.store.read(lambda connection: queries.tables_of(connection, person.id))
    return schema.TableList(
        tables=[table_summary(table, sitting, person.id, call.rooms.online(table.id)) for table, sitting in found]
    )


async def seen_room(call: Call, table: str, token: str | None) -> Room:
    """The room of a table, if this person may see it."""
    room = await call.rooms.find(table)
    if not room.may_see(call.session, token):
        raise not_yours()
    await challenges.require_played(call.rooms, room, call.session)
    return room


@api.operation("GET", "/api/tables/{table}")
async def table(call: Call, table: str, query: WithToken) -> schema.TableInfo:
    """All about a table but the position."""
    return table_info(await seen_room(call, table, query.token), call.session, query.token)


@api.operation("POST", "/api/tables/{table}/join")
async def join(call: Call, table: str, body: schema.Join) -> schema.TableInfo:
    """Take a seat by a link; the last one starts the match."""
    person = call.somebody()
    return table_info(await seats.join(call.rooms, person, table, body), person.id)


@api.operation("POST", "/api/tables/{table}/start")
async def start(call: Call, table: str, query: WithBot) -> schema.TableInfo:
    """Owner: bots for the open seats, and off."""
    person = call.somebody()
    return table_info(await seats.start(call.rooms, person, table, query.bot), person.id)


@api.operation("POST", "/api/tables/{table}/seats/{seat}")
async def change_seat(call: Call, table: str, seat: str, body: schema.SeatChange) -> schema.TableInfo:
    """Owner: open a seat, hand it to a bot, substitute a bot, give it back."""
    person = call.somebody()
    if not (seat.isascii() and seat.isdigit() and len(seat) < 4):
        raise not_found("such seat")
    return table_info(await seats.change_seat(call.rooms, person, table, int(seat), body), person.id)


@api.operation("POST", "/api/tables/{table}/leave")
async def leave(call: Call, table: str) -> schema.Done:
    """Give up one's seats."""
    await seats.leave(call.rooms, call.somebody(), table)
    return schema.Done()


@api.operation("POST", "/api/tables/{table}/rematch", status=201)
async def rematch(call: Call, table: str) -> schema.TableInfo:
    """The same people, bots and options again."""
    person = call.somebody()
    return table_info(await opening.rematch(call.rooms, person, table), person.id)


@api.operation("POST", "/api/tables/{table}/go_on", status=201)
async def go_on(call: Call, table: str, query: WithToken, body: schema.GoOn) -> schema.TableInfo:
    """Play on from any point of a finished match, or of a record I opened, at a new table."""
    person = call.somebody()
    call.services.limits.use("table", person.id)
    old = await seen_room(call, table, query.token)
    return table_info(await records.go_on(call.rooms, person, old, body), person.id)


@api.operation("GET", "/api/tables/{table}/notebook")
async def read_notebook(call: Call, table: str, query: WithSeat) -> schema.Notebook:
    """What I wrote down at my seat."""
    return await notebook.read(await call.rooms.find(table), call.session, query.seat)


@api.operation("POST", "/api/tables/{table}/notebook")
async def write_notebook(call: Call, table: str, body: schema.NotebookPage) -> schema.Notebook:
    """Write something down at my seat, for myself alone."""
    person = call.somebody()
    call.services.limits.use("notebook", person.id)
    return await notebook.write(await call.rooms.find(table), person.id, body)


@api.operation("POST", "/api/tables/{table}/hint")
async def hint(call: Call, table: str, body: schema.HintRequest) -> schema.Hint:
    """What the bot would do for my seat that is to act."""
    person = call.somebody()
    room = await call.rooms.find(table)
    call.services.limits.use("hint", person.id)
    return await call.rooms.bots.hint(room, person.id, body.seat, call.services.config.hint)


# -- looking back ----------------------------------------------------------------------------------------------------


@api.operation("GET", "/api/tables/{table}/names")
async def thing_names(call: Call, table: str, query: WithToken) -> schema.ThingNames:
    """What the things of this match are called: keys of the texts with their arguments."""
    return review.thing_names(await seen_room(call, table, query.token))


@api.operation("GET", "/api/tables/{table}/log")
async def log(call: Call, table: str, query: WithEyes) -> schema.Log:
    """The whole log as I may see it."""
    return review.log(await seen_room(call, table, query.token), call.session, query.seat)


@api.operation("GET", "/api/tables/{table}/replay")
async def replay(call: Call, table: str, query: WithPosition) -> schema.ReplayPage:
    """The position after some actions, through a seat's eyes."""
    return review.replay(await seen_room(call, table, query.token), call.session, query.at, query.seat)


@api.operation("GET", "/api/tables/{table}/film", reply=schema.Film)
async def film(call: Call, table: str, query: WithEyes) -> msgspec.Raw:
    """All positions of a finished match through a seat's eyes, to be kept."""
    return msgspec.Raw(await films.film(await seen_room(call, table, query.token), call.session, query.seat))


@api.operation("GET", "/api/tables/{table}/result")
async def result(call: Call, table: str, query: WithToken) -> schema.Result:
    """A finished match: scores, where they come from, how they grew."""
    return await review.result(await seen_room(call, table, query.token), call.session)


@api.operation("GET", "/api/tables/{table}/record", reply=dict[str, Any])
async def record(call: Call, table: str, query: WithToken) -> msgspec.Raw:
    """A finished match as the text that `guildhall record` reads."""
    return msgspec.Raw(review.record(await seen_room(call, table, query.token)).encode())


# -- records ---------------------------------------------------------------------------------------------------------


@api.operation("POST", "/api/records", status=201, most_bytes=records.MOST_BYTES)
async def open_record(call: Call, body: schema.OpenRecord) -> schema.TableInfo:
    """Look at a record again: a table of which all is told and where nobody plays."""
    person = call.somebody()
    call.services.limits.use("record", person.id)
    return table_info(await records.open_record(call.rooms, person, body.record), person.id)


# -- learning --------------------------------------------------------------------------------------------------------

lessons.declare(api)
