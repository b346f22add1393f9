"""Lessons at the server: each question is answered from the lesson and what the learner did, and nothing is kept.

A lesson hides nothing that would matter, yet its positions are shown through the learner's eyes as at any table.
"""

from __future__ import annotations

import asyncio
import logging

from guildhall.core.errors import GuildhallError, UnknownName
from guildhall.core.phrase import as_data
from guildhall.core.question import Candidate, Question
from guildhall.games import names
from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.play.news import log_since
from guildhall.server.play.review import page
from guildhall.study.coach import Coach, Reply, WrongTry
from guildhall.study.lessons import BadLesson, Chapter, Lesson, chapters, said_key
from guildhall.study.lessons import lesson as find

MOST_PAGES = 40
"""So many moves are shown one after the other; of a longer way the end."""
log = logging.getLogger(__name__)


def courses() -> list[schema.Course]:
    """All that can be learned; a game whose lessons cannot be read is left out, and the log says why."""
    found = []
    for game in names():
        try:
            course = chapters(game)
        except BadLesson as error:
            log.warning("the lessons of %s are left out: %s", game, error)
            continue
        if course:
            found.append(schema.Course(game=game, chapters=[_chapter(chapter) for chapter in course]))
    return found


def _chapter(chapter: Chapter) -> schema.LessonChapter:
    titles = [schema.LessonTitle(id=one.id, steps=len(one.step), minutes=float(one.minutes)) for one in chapter.lessons]
    return schema.LessonChapter(id=chapter.id, lessons=titles)


def _lesson(game: str, lesson: str) -> Lesson:
    try:
        return find(game, lesson)
    except UnknownName as error:
        raise Refused("not_found", str(error)) from None


def thing_names(game: str, lesson: str) -> schema.ThingNames:
    """What the things of a lesson's match are called."""
    setup = Coach(game, _lesson(game, lesson)).match.setup
    return schema.ThingNames(names={thing: as_data(phrase) for thing, phrase in setup.names().items()})


async def play(game: str, lesson: str, body: schema.LessonTry) -> schema.LessonPage:
    """How a lesson stands after a try; in a thread, as bots may have to play up to it."""
    return await asyncio.to_thread(_play, game, _lesson(game, lesson), body)


def _play(game: str, lesson: Lesson, body: schema.LessonTry) -> schema.LessonPage:
    coach = Coach(game, lesson)
    try:
        coach.follow(body.done)
    except GuildhallError as error:
        raise Refused("bad_request", f"this lesson cannot have come so far: {error}") from None
    before, reply = coach.match.number, None
    if body.attempt is not None:
        try:
            coach.do(body.attempt)
        except WrongTry as wrong:
            reply = _reply(wrong.reply)
    return _page(coach, before, reply)


def _page(coach: Coach, before: int, reply: schema.LessonReply | None) -> schema.LessonPage:
    step, asked, match, saying = coach.step, coach.question(), coach.match, coach.saying
    first = max(before, match.number - MOST_PAGES)
    pages = [
        page(match, match.at(at), at, coach.seat, match.at(at - 1) if at else None)
        for at in range(first, match.number + 1)
    ]
    return schema.LessonPage(
        game=coach.game,
        lesson=coach.lesson.id,
        seat=coach.seat,
        seats=coach.lesson.seats,
        rules=list(coach.lesson.rules),
        steps=len(coach.lesson.step),
        at=coach.at,
        over=coach.done,
        say=said_key(coach.game, coach.lesson, saying.say),
        args=saying.args,
        lit=[] if coach.done else list(step.show),
        goal=[] if coach.done else list(step.goal),
        note=step.note,
        accepted=None if step.until else [one.text for one in coach.accepted()],
        answers=coach.answers(),
        touches=coach.touches(),
        example=coach.example() if coach.accepted() else None,
        decision=_decision(asked),
        done=coach.history,
        reply=reply,
        pages=pages,
        log=log_since(match, 0, coach.seat),
    )


def _decision(asked: Question | None) -> schema.Decision | None:
    if asked is None:
        return None
    return schema.Decision(
        seat=asked.seat, key=asked.key, args=asked.args, candidates=[_candidate(one) for one in asked.candidates]
    )


def _candidate(one: Candidate) -> schema.Candidate:
    refused = one.refused
    return schema.Candidate(
        text=one.text,
        targets=list(one.targets),
        rule=one.rule,
        case="" if refused is None else refused.case,
        needed=None if refused is None else refused.needed,
        have=None if refused is None else refused.have,
        things=list(one.shown.things),
        cost=one.shown.cost,
        gain=one.shown.gain,
    )


def _reply(reply: Reply) -> schema.LessonReply:
    why = reply.reason
    if why is None:
        return schema.LessonReply(key=reply.key, rule="", case="", needed=None, have=None)
    return schema.LessonReply(key=reply.key, rule=why.rule, case=why.case, needed=why.needed, have=why.have)
