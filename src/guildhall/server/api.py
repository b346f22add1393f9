"""Every HTTP call: what it takes, gives and does. Routes and the OpenAPI document are made from this list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, NamedTuple

import msgspec

from guildhall.core.errors import UnknownName
from guildhall.server import kept, schema, tables, viewing
from guildhall.server.config import Config
from guildhall.server.errors import Refused, no_session, not_found, not_yours
from guildhall.server.hall import Hall
from guildhall.server.library import bot_infos, find_game, game_info, metas
from guildhall.server.limits import Limits
from guildhall.server.people import COOKIE, COOKIE_SECONDS, People, Person
from guildhall.server.room import Room


class Guild(NamedTuple):
    """The running server's parts."""

    config: Config
    hall: Hall
    people: People
    limits: Limits


class Call(msgspec.Struct):
    """One request: who asks, for what, with what."""

    guild: Guild
    person: Person | None
    secret: str | None
    address: str
    secure: bool
    path: dict[str, str]
    query: Any = None
    body: Any = None
    cookie: str | None = None
    """What the reply sets."""

    @property
    def hall(self) -> Hall:
        return self.guild.hall

    @property
    def session(self) -> int | None:
        return None if self.person is None else self.person.id

    def somebody(self) -> Person:
        if self.person is None:
            raise no_session()
        return self.person


class NoQuery(msgspec.Struct, forbid_unknown_fields=True):
    pass


class WithToken(msgspec.Struct, forbid_unknown_fields=True):
    token: schema.Token | None = None


class WithEyes(msgspec.Struct, forbid_unknown_fields=True):
    seat: schema.SeatNumber | None = None
    token: schema.Token | None = None


class WithPosition(msgspec.Struct, forbid_unknown_fields=True):
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: schema.SeatNumber | None = None
    token: schema.Token | None = None


class Route(NamedTuple):
    """A call of the API."""

    method: str
    path: str
    does: Callable[[Call], Awaitable[Any]]
    reply: Any
    body: Any
    query: type[msgspec.Struct]
    status: int
    summary: str


ROUTES: list[Route] = []
Does = Callable[[Call], Awaitable[Any]]


def route(
    method: str, path: str, reply: Any, body: Any = None, query: type[msgspec.Struct] = NoQuery, status: int = 200
) -> Callable[[Does], Does]:
    def register(does: Does) -> Does:
        summary = (does.__doc__ or "").strip().splitlines()[0]
        ROUTES.append(Route(method, path, does, reply, body, query, status, summary))
        return does

    return register


# -- sessions --------------------------------------------------------------------------------------------------------


@route("POST", "/api/session", schema.Session, schema.NewSession)
async def arrive(call: Call) -> schema.Session:
    """Say who you are, or change your name."""
    people = call.guild.people
    if call.person is not None and call.secret is not None:
        return schema.Session(name=(await people.rename(call.secret, call.person, call.body.name)).name)
    call.guild.limits.use("session", call.address)
    person, secret = await people.arrive(call.body.name)
    call.cookie = _cookie(secret, COOKIE_SECONDS, call.secure)
    return schema.Session(name=person.name)


@route("GET", "/api/session", schema.Session)
async def who_am_i(call: Call) -> schema.Session:
    """Who you are; null if nobody yet."""
    return schema.Session(name=None if call.person is None else call.person.name)


@route("DELETE", "/api/session", schema.Done)
async def depart(call: Call) -> schema.Done:
    """Revoke the session; its sockets are closed."""
    if call.person is not None and call.secret is not None:
        await call.guild.people.revoke(call.secret, call.person)
        for room in call.hall.rooms.values():
            for viewer in room.viewers:
                if viewer.session == call.person.id:
                    viewer.close(4401)
    call.cookie = _cookie("", 0, call.secure)
    return schema.Done()


def _cookie(secret: str, seconds: int, secure: bool) -> str:
    end = "; Secure" if secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{end}"


# -- games -----------------------------------------------------------------------------------------------------------


@route("GET", "/api/games", list[schema.GameInfo])
async def games(_: Call) -> list[schema.GameInfo]:
    """What can be played."""
    return [game_info(meta) for meta in metas()]


@route("GET", "/api/games/{game}/components", schema.Components)
async def components(call: Call) -> schema.Components:
    """The component values of a game and where they come from."""
    try:
        game = find_game(call.path["game"])
    except UnknownName as error:
        raise Refused("not_found", str(error)) from None
    return schema.Components(
        game=game.meta.name,
        digest=game.components_digest,
        exact=game.meta.exact,
        components=game.components_view(),
        provenance=[schema.ProvenanceInfo(file=file, counts=dict(counts)) for file, counts in game.provenance()],
    )


@route("GET", "/api/bots", list[schema.BotInfo])
async def bots(call: Call) -> list[schema.BotInfo]:
    """The bots to offer."""
    return bot_infos(call.guild.config.bot)


# -- tables ----------------------------------------------------------------------------------------------------------


@route("POST", "/api/tables", schema.TableInfo, schema.NewTable, status=201)
async def open_table(call: Call) -> schema.TableInfo:
    """Open a table; without open seats it starts at once."""
    person = call.somebody()
    call.guild.limits.use("table", person.id)
    return tables.info(await tables.open_table(call.hall, person, call.body), person.id)


@route("GET", "/api/tables", schema.TableList)
async def my_tables(call: Call) -> schema.TableList:
    """My tables, the latest first."""
    person = call.somebody()
    found = await call.hall.store.read(lambda connection: kept.tables_of(connection, person.id))
    rooms = call.hall.rooms
    return schema.TableList(
        tables=[
            viewing.summary(table, seats, person.id, rooms[table.id].online() if table.id in rooms else set())
            for table, seats in found
        ]
    )


async def seen_room(call: Call) -> Room:
    """The room of the path, if this person may see it."""
    room = await call.hall.room(call.path["table"])
    if not room.may_see(call.session, call.query.token):
        raise not_yours()
    return room


@route("GET", "/api/tables/{table}", schema.TableInfo, query=WithToken)
async def table(call: Call) -> schema.TableInfo:
    """All about a table but the position."""
    return tables.info(await seen_room(call), call.session)


@route("POST", "/api/tables/{table}/join", schema.TableInfo, schema.Join)
async def join(call: Call) -> schema.TableInfo:
    """Take a seat by a link; the last one starts the match."""
    person = call.somebody()
    return tables.info(await tables.join(call.hall, person, call.path["table"], call.body), person.id)


@route("POST", "/api/tables/{table}/start", schema.TableInfo)
async def start(call: Call) -> schema.TableInfo:
    """Owner: bots for the open seats, and off."""
    person = call.somebody()
    return tables.info(await tables.start(call.hall, person, call.path["table"]), person.id)


@route("POST", "/api/tables/{table}/seats/{seat}", schema.TableInfo, schema.SeatChange)
async def change_seat(call: Call) -> schema.TableInfo:
    """Owner: open a seat, hand it to a bot, substitute a bot, give it back."""
    person = call.somebody()
    number = call.path["seat"]
    if not (number.isascii() and number.isdigit() and len(number) < 4):
        raise not_found("such seat")
    room = await tables.change_seat(call.hall, person, call.path["table"], int(number), call.body)
    return tables.info(room, person.id)


@route("POST", "/api/tables/{table}/leave", schema.Done)
async def leave(call: Call) -> schema.Done:
    """Give up one's seats."""
    await tables.leave(call.hall, call.somebody(), call.path["table"])
    return schema.Done()


@route("POST", "/api/tables/{table}/rematch", schema.TableInfo, status=201)
async def rematch(call: Call) -> schema.TableInfo:
    """The same people, bots and options again."""
    person = call.somebody()
    return tables.info(await tables.rematch(call.hall, person, call.path["table"]), person.id)


@route("POST", "/api/tables/{table}/hint", schema.Hint, schema.HintRequest)
async def hint(call: Call) -> schema.Hint:
    """What the bot would do for my seat that is to act."""
    person = call.somebody()
    room = await call.hall.room(call.path["table"])
    call.guild.limits.use("hint", person.id)
    return await tables.hint(call.hall, room, person.id, call.body.seat)


@route("GET", "/api/tables/{table}/names", schema.ThingNames, query=WithToken)
async def thing_names(call: Call) -> schema.ThingNames:
    """What the things of this match are called: keys of the texts with their arguments."""
    return tables.thing_names(await seen_room(call))


@route("GET", "/api/tables/{table}/log", schema.Log, query=WithEyes)
async def log(call: Call) -> schema.Log:
    """The whole log as I may see it."""
    return tables.log(await seen_room(call), call.session, call.query.seat)


@route("GET", "/api/tables/{table}/replay", schema.ReplayPage, query=WithPosition)
async def replay(call: Call) -> schema.ReplayPage:
    """The position after some actions, through a seat's eyes."""
    return tables.replay(await seen_room(call), call.session, call.query.at, call.query.seat)


@route("GET", "/api/tables/{table}/result", schema.Result, query=WithToken)
async def result(call: Call) -> schema.Result:
    """A finished match: scores, where they come from, how they grew."""
    return await tables.result(call.hall, await seen_room(call), call.session)


@route("GET", "/api/tables/{table}/record", dict[str, Any], query=WithToken)
async def record(call: Call) -> msgspec.Raw:
    """A finished match as the text that `guildhall record` reads."""
    return msgspec.Raw(tables.record(await seen_room(call)).encode())
