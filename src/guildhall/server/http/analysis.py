"""Calls of the analysis board, and of the trees that people share. They join those of `routes.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from guildhall.core.record import digest
from guildhall.server import schema
from guildhall.server.errors import not_found
from guildhall.server.http.operations import Call
from guildhall.server.http.routes import api, seen_room
from guildhall.server.play import analysis
from guildhall.server.play.library import find_game
from guildhall.server.store import trees
from guildhall.server.store.rows import TreeRow, new_id
from guildhall.study import growth, tree

MOST_BYTES = 3 * tree.MOST_CHARACTERS
"""Of a request that brings a text: quotes and line ends are written with two signs, other letters with up to three."""

LONG = 500
"""Each so many moves on the way to a position count as one question more."""
HARD = 1_000
"""So does each so many walks of a search."""


class WithMoment(msgspec.Struct, forbid_unknown_fields=True):
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    token: schema.Token | None = None
    world: schema.World = 1


# -- where trees begin -----------------------------------------------------------------------------------------------


@api.operation("GET", "/api/tables/{table}/analysis")
async def moment(call: Call, table: str, query: WithMoment) -> schema.OpenedTree:
    """A tree from a moment of a match: all told if it is over, else of my own match against bots what I saw."""
    _use(call, "pasted")
    room = await seen_room(call, table, query.token)
    return await analysis.looked(lambda: analysis.moment(room, call.session, query.at, query.world))


@api.operation("POST", "/api/analysis/new")
async def new_analysis(call: Call, body: schema.NewAnalysis) -> schema.OpenedTree:
    """A tree that begins with a match before its first move."""
    _use(call, "pasted")
    return await analysis.looked(lambda: analysis.empty(body))


@api.operation("POST", "/api/analysis/read", most_bytes=MOST_BYTES)
async def read_pasted(call: Call, body: schema.PastedText) -> schema.OpenedTree:
    """The tree of a text: of a tree, a record or a position."""
    _use(call, "pasted")
    return await analysis.looked(lambda: analysis.pasted(body))


# -- a position ------------------------------------------------------------------------------------------------------


@api.operation("POST", "/api/analysis/look", most_bytes=MOST_BYTES)
async def look(call: Call, body: schema.TreeLine) -> schema.AnalysisPage:
    """A position of a tree, and what may be done there."""
    _use(call, "look", body)
    return await analysis.looked(lambda: analysis.page(body))


@api.operation("POST", "/api/analysis/position", most_bytes=MOST_BYTES)
async def position_text(call: Call, body: schema.TreeLine) -> schema.PositionText:
    """A position of a tree as a text to paste."""
    _use(call, "look", body)
    return await analysis.looked(lambda: analysis.position_text(body))


@api.operation("POST", "/api/analysis/best", most_bytes=MOST_BYTES)
async def best_moves(call: Call, body: schema.AskBest) -> schema.BestMoves:
    """What search says of a position."""
    person = call.somebody()
    for _ in range(1 + body.effort // HARD):
        call.services.limits.use("best", person.id)
    return await analysis.best_moves(call.rooms.bots.pool, person.id, body)


@api.operation("POST", "/api/analysis/bot", most_bytes=MOST_BYTES)
async def bot_move(call: Call, body: schema.AskBot) -> schema.BotMove:
    """What a bot would do in a position."""
    person = call.somebody()
    call.services.limits.use("bot_move", person.id)
    return await analysis.bot_move(call.rooms.bots.pool, person.id, body)


# -- shared trees ----------------------------------------------------------------------------------------------------


@api.operation("POST", "/api/trees", status=201, most_bytes=MOST_BYTES)
async def share_tree(call: Call, body: schema.SharedText) -> schema.SharedTree:
    """Share a tree as it is now; its id makes the link."""
    person = call.somebody()
    call.services.limits.use("tree", person.id)
    found = tree.read(body.tree)
    await analysis.looked(lambda: growth.grow(found, find_game))
    text = tree.write(found)
    row = trees.new_row(new_id(), found.start.game, found.title, len(found.nodes))
    return _shared(await call.rooms.store.write(lambda one: trees.keep(one, person.id, row, digest(text), text)))


@api.operation("GET", "/api/trees")
async def my_trees(call: Call) -> schema.SharedTrees:
    """The trees that I share, the latest first."""
    person = call.somebody()
    found = await call.rooms.store.read(lambda one: trees.of(one, person.id))
    return schema.SharedTrees(trees=[_shared(row) for row in found], most=trees.MOST)


@api.operation("GET", "/api/trees/{tree_id}")
async def shared_tree(call: Call, tree_id: str) -> schema.OpenedTree:
    """A shared tree, for whoever has its link."""
    _use(call, "pasted")
    _require_id(tree_id)
    text = await call.rooms.store.read(lambda one: trees.text_of(one, tree_id))
    return await analysis.looked(lambda: analysis.opened(tree.read(text)))


@api.operation("DELETE", "/api/trees/{tree_id}")
async def take_back_tree(call: Call, tree_id: str) -> schema.Done:
    """Take a tree of mine back: its link leads nowhere from then on."""
    person = call.somebody()
    _require_id(tree_id)
    await call.rooms.store.write(lambda one: trees.remove(one, person.id, tree_id))
    return schema.Done()


def _use(call: Call, plan: str, line: schema.TreeLine | None = None) -> None:
    """A token of whoever asks, more for a long way; links are opened by people without a session too."""
    for _ in range(1 if line is None else 1 + len(line.moves) // LONG):
        call.services.limits.use(plan, call.address if call.session is None else call.session)


def _require_id(found: str) -> None:
    if not (found.isascii() and found.isalnum() and len(found) <= 16):
        raise not_found("such tree")


def _shared(row: TreeRow) -> schema.SharedTree:
    return schema.SharedTree(id=row.id, game=row.game, title=row.title, moves=row.moves, created=row.created)
