"""Calls about reviews of finished matches."""

from __future__ import annotations

from typing import Annotated

import msgspec

from guildhall.server import schema
from guildhall.server.http.operations import Call
from guildhall.server.http.routes import WithToken, api, seen_room


class WithFirst(msgspec.Struct, forbid_unknown_fields=True):
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    token: schema.Token | None = None


@api.operation("GET", "/api/tables/{table}/review")
async def review(call: Call, table: str, query: WithFirst) -> schema.ReviewInfo:
    """The review of a finished match: all of it, or how far it is, with what was found from piece `at` on."""
    room = await seen_room(call, table, query.token)
    return await call.rooms.reviews.info(room, call.session, query.at)


@api.operation("POST", "/api/tables/{table}/review")
async def start_review(call: Call, table: str, query: WithToken) -> schema.ReviewInfo:
    """Let the review of a finished match be made, or go on from where it was stopped."""
    person = call.somebody()
    room = await seen_room(call, table, query.token)
    call.services.limits.use("review", person.id)
    await call.rooms.reviews.start(room, person)
    return await call.rooms.reviews.info(room, person.id, 0)


@api.operation("DELETE", "/api/tables/{table}/review")
async def stop_review(call: Call, table: str, query: WithToken) -> schema.ReviewInfo:
    """Stop making it; what was found stays."""
    person = call.somebody()
    room = await seen_room(call, table, query.token)
    await call.rooms.reviews.stop(room, person)
    return await call.rooms.reviews.info(room, person.id, 0)
