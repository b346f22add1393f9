"""Guided lessons: what there is to learn, and how a lesson stands after what the learner did."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from guildhall.server.schema.base import Reply, Request
from guildhall.server.schema.play import Decision, LogEntry, ReplayPage

Deed = Annotated[str, Meta(max_length=200, description="an action's text; empty: “next” after a note")]


class LessonTitle(Reply):
    """A lesson in the list. Its title is the text `<game>-lesson-<id>`."""

    id: str
    steps: int
    minutes: float


class LessonChapter(Reply):
    """Lessons that belong together. The title is the text `<game>-chapter-<id>`."""

    id: str
    lessons: list[LessonTitle]


class Course(Reply):
    """The guided first game of a game."""

    game: str
    chapters: list[LessonChapter]


class LessonTry(Request):
    """What the learner did so far, and what they try now; a try that is right belongs to what was done from then on."""

    done: Annotated[list[Deed], Meta(max_length=300)]
    attempt: Deed | None = None


class LessonReply(Reply):
    """The answer to a wrong try: the lesson's own text, else why it is refused, else neither."""

    key: str
    rule: str
    case: str
    needed: int | None
    have: int | None


class LessonPage(Reply):
    """How a lesson stands. Nothing is kept on the server: all of it follows from what the learner did.

    `say` and `args` are of the sentence that the coach says; `lit` is what it is about, `goal` what it is done for.
    """

    game: str
    lesson: str
    seat: int
    seats: int
    rules: list[str]
    steps: int
    at: int
    """Which step it is, from 0; as many as there are when the lesson is done."""
    over: bool
    """Whether the lesson is done."""
    say: str
    args: dict[str, Any]
    lit: list[str]
    goal: list[str]
    note: bool
    """Whether nothing is asked: the learner goes on when they have read it."""
    accepted: list[str] | None
    """The choices that are right; null: every legal one."""
    answers: dict[str, str]
    """The keys of answers to other choices, by their texts,"""
    touches: dict[str, str]
    """and to things touched that belong to none of the right ones."""
    example: str | None
    """What “Show me” shows."""
    decision: Decision | None
    done: list[str]
    """All that the learner did, the latest try included if it was right."""
    reply: LessonReply | None
    """The answer to the try, if it was not right."""
    pages: list[ReplayPage]
    """The position, and before it those that led to it since the last step."""
    log: list[LogEntry]
