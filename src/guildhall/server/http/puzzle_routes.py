"""Puzzles over HTTP. Nobody has to say who they are: what was solved is kept on the device."""

from __future__ import annotations

from datetime import UTC, datetime

from guildhall.server import schema
from guildhall.server.http.operations import Call
from guildhall.server.http.routes import api
from guildhall.server.play import puzzling


@api.operation("GET", "/api/puzzles")
async def puzzles(call: Call) -> schema.PuzzleShelves:
    """The puzzles of all games, and which of them is today's."""
    return puzzling.shelves(datetime.now(UTC).date())


@api.operation("GET", "/api/puzzles/{game}/{puzzle}")
async def puzzle(call: Call, game: str, puzzle: str) -> schema.PuzzlePage:
    """A puzzle as its seat sees it."""
    return puzzling.page(game, puzzle)


@api.operation("POST", "/api/puzzles/{game}/{puzzle}/try")
async def try_puzzle(call: Call, game: str, puzzle: str, body: schema.PuzzleTry) -> schema.PuzzleAnswer:
    """Whether these actions solve it; the first that does not is answered."""
    return puzzling.tried(game, puzzle, body.actions)


@api.operation("POST", "/api/puzzles/{game}/{puzzle}/hint")
async def puzzle_hint(call: Call, game: str, puzzle: str) -> schema.PuzzleHint:
    """What is not the solution, and why."""
    return puzzling.hint(game, puzzle)


@api.operation("POST", "/api/puzzles/{game}/{puzzle}/answer")
async def puzzle_answer(call: Call, game: str, puzzle: str) -> schema.PuzzleSolution:
    """Give up: the solution and its explanation."""
    return puzzling.solution(game, puzzle)
