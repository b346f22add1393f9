"""Challenges over HTTP: the day's, those that friends make, and everybody's own table of one."""

from __future__ import annotations

from guildhall.server import schema
from guildhall.server.http.operations import Call
from guildhall.server.http.routes import WithToken, api, seen_room
from guildhall.server.play import challenges
from guildhall.server.play.presenter import table_info


@api.operation("GET", "/api/challenges")
async def todays_challenges(call: Call) -> schema.ChallengeList:
    """Today's challenge of every game that can be played alone."""
    return await challenges.of_today(call.rooms, call.session)


@api.operation("POST", "/api/challenges", status=201)
async def new_challenge(call: Call, body: schema.NewChallenge) -> schema.ChallengeInfo:
    """A challenge with a fresh deal, for a link to friends."""
    person = call.somebody()
    call.services.limits.use("table", person.id)
    return await challenges.info(call.rooms, await challenges.make(call.rooms, person, body), person.id)


@api.operation("GET", "/api/challenges/{challenge}")
async def challenge(call: Call, challenge: str) -> schema.ChallengeInfo:
    """A challenge and its results."""
    return await challenges.info(call.rooms, await challenges.find(call.rooms, challenge), call.session)


@api.operation("POST", "/api/challenges/{challenge}/play", status=201)
async def play_challenge(call: Call, challenge: str) -> schema.TableInfo:
    """My own table of a challenge; it can be taken once."""
    person = call.somebody()
    call.services.limits.use("table", person.id)
    return table_info(await challenges.take(call.rooms, person, challenge), person.id)


@api.operation("GET", "/api/tables/{table}/challenge")
async def challenge_of_table(call: Call, table: str, query: WithToken) -> schema.TableChallenge:
    """The challenge that a match belongs to, and whether its deal can be handed on."""
    room = await seen_room(call, table, query.token)
    known = room.table.challenge
    possible = known is None and not challenges.why_not(room, call.session)
    return schema.TableChallenge(challenge=known, possible=possible)


@api.operation("POST", "/api/tables/{table}/challenge", status=201)
async def hand_on(call: Call, table: str) -> schema.ChallengeInfo:
    """Challenge friends with the deal of a match that I played alone or against bots."""
    person = call.somebody()
    call.services.limits.use("table", person.id)
    room = await seen_room(call, table, None)
    return await challenges.info(call.rooms, await challenges.hand_on(call.rooms, person, room), person.id)
