"""The calls of the guided lessons. They need no table, no seat and no session."""

from __future__ import annotations

from guildhall.server import schema
from guildhall.server.http.operations import Api, Call
from guildhall.server.play import lessons


def declare(api: Api) -> None:
    """Add the calls to an API."""

    @api.operation("GET", "/api/lessons", packed=True)
    async def courses(call: Call) -> list[schema.Course]:
        """What can be learned, game by game."""
        return lessons.courses()

    @api.operation("GET", "/api/lessons/{game}/{lesson}")
    async def lesson_names(call: Call, game: str, lesson: str) -> schema.ThingNames:
        """What the things of a lesson are called."""
        return lessons.thing_names(game, lesson)

    @api.operation("POST", "/api/lessons/{game}/{lesson}")
    async def play_lesson(call: Call, game: str, lesson: str, body: schema.LessonTry) -> schema.LessonPage:
        """How a lesson stands after what the learner did, and the answer to what they try."""
        call.services.limits.use("lesson", call.address)
        return await lessons.play(game, lesson, body)
