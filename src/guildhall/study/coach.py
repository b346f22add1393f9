"""The coach plays a lesson with a learner: says the step, takes what is right, answers what is not.

A coach is made anew for every question a server gets: the lesson and what the learner did so far (an action's text,
or `NEXT` after a note) are all it needs, and the same ones always lead to the same position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from guildhall.bots.bot import make_bot
from guildhall.core.errors import GuildhallError, IllegalAction, InvalidAction
from guildhall.core.question import Candidate, Question
from guildhall.core.rule import Reason
from guildhall.core.state import State
from guildhall.games import game as load_game
from guildhall.play.match import Match
from guildhall.study.conditions import holds
from guildhall.study.lessons import BadLesson, Lesson, Step, Wrong, said_key
from guildhall.study.lessons import lesson as lesson_named

NEXT: Final = ""
"""What stands in a learner's history for going on after a note."""
MOST_BY_ITSELF: Final = 400
"""More actions of bots in a row than any turn of the others has."""


class Reply(NamedTuple):
    """The answer to a try that was not right: a text of the lesson, else the rule's reason, else neither."""

    key: str
    reason: Reason | None


class WrongTry(GuildhallError):
    """The learner tried something that this step does not take; nothing has changed."""

    def __init__(self, text: str, reply: Reply) -> None:
        super().__init__(f"“{text}” is not what this step asks for", "" if reply.reason is None else reply.reason.rule)
        self.reply = reply


class Coach:
    """One lesson on its way."""

    def __init__(self, game: str, lesson: Lesson, seats: Sequence[str] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self.seat = lesson.seat
        self.history: list[str] = []
        self.at = 0
        """Which step it is; as many as there are when all is done."""
        self.made = 0
        """How many actions the learner has made in this step."""
        self.match = self._begin(seats)
        self._play(lesson.play)
        self._let_others_act()

    def _begin(self, seats: Sequence[str]) -> Match:
        lesson = self.lesson
        if not 0 <= lesson.seat < lesson.seats:
            raise BadLesson(f"lesson “{lesson.id}” has no seat {lesson.seat}")
        setup = load_game(self.game).setup(lesson.seats, lesson.options)
        position = end_of(self.game, lesson.after) if lesson.after else lesson.position
        if position:
            return Match.laid(setup, " ".join(position.split()), seats)
        return Match(setup, lesson.seed, seats)

    # -- what is asked --

    @property
    def done(self) -> bool:
        return self.at >= len(self.lesson.step)

    @property
    def step(self) -> Step:
        """The present step; the last one when all is done."""
        return self.lesson.step[min(self.at, len(self.lesson.step) - 1)]

    @property
    def saying(self) -> Step:
        """The step whose text is said now: the latest one that says something."""
        return next(step for step in reversed(self.lesson.step[: self.at + 1]) if step.say)

    def question(self) -> Question | None:
        """What the learner has to decide in the match; None while the coach only speaks."""
        return None if self.done or self.step.note else self.match.question(self.seat)

    def accepted(self) -> list[Candidate]:
        """The legal choices that are right now."""
        asked = self.question()
        return [] if asked is None else [one for one in asked.legal if self._right(one)]

    def _right(self, candidate: Candidate) -> bool:
        step = self.step
        if step.do and not any(fits(pattern, candidate.text) for pattern in step.do):
            return False
        if not step.makes:
            return True
        after = self.match.state.copy()
        after.apply(self.seat, candidate.action)
        return self.hold(step.makes, after)

    def example(self) -> str:
        """What “Show me” shows and the tests play; NEXT after a note."""
        if self.done:
            raise BadLesson(f"lesson “{self.lesson.id}” is over")
        if self.step.note:
            return NEXT
        if self.made < len(self.step.example):
            return self.step.example[self.made]
        right = self.accepted()
        if not right:
            raise BadLesson(f"{self._where()}: no action is right")
        if self.step.until:
            return self._bots_choice(self.seat, "greedy")
        return right[0].text

    def answers(self) -> dict[str, str]:
        """The choices of this decision, legal or not, that get an answer of their own: its key by the action's text."""
        asked = self.question()
        right = {one.text for one in self.accepted()}
        found = {}
        for candidate in () if asked is None else asked.candidates:
            wrong = self._wrong(candidate.text)
            if wrong is not None and candidate.text not in right:
                found[candidate.text] = self._key(wrong)
        return found

    def touches(self) -> dict[str, str]:
        """The same for things that are touched and belong to no right choice: the answer's key by the target."""
        right = {target for one in self.accepted() for target in one.targets}
        found = {}
        for target in targets_of(self.question()):
            wrong = next((one for one in self.step.wrong if one.touch and fits(one.touch, target)), None)
            if wrong is not None and target not in right:
                found[target] = self._key(wrong)
        return found

    # -- what the learner does --

    def follow(self, history: Iterable[str]) -> Coach:
        """Go through what was done before; WrongTry where it is not right."""
        for text in history:
            self.do(text)
        return self

    def do(self, text: str) -> None:
        """`NEXT` after a note, or an action of the learner; WrongTry with the answer if it is not right."""
        if self.done:
            raise IllegalAction("this lesson is over")
        if self.step.note != (text == NEXT):
            raise InvalidAction("this step asks for an action" if text == NEXT else "this step asks for no action")
        if text != NEXT:
            self._act(text)
        self.history.append(text)
        if self.step.until:
            self._let_others_act()
        if not self.step.until or self.hold(self.step.until, self.match.state):
            self._play(self.step.then)
            self.at += 1
            self.made = 0
        self._let_others_act()

    def _act(self, text: str) -> None:
        number = self.match.setup.catalogue.number(text)
        known = self.match.setup.catalogue.text(number)
        if known not in {one.text for one in self.accepted()}:
            raise WrongTry(known, self.reply(known))
        self.match.act(self.seat, number)
        self.made += 1

    def reply(self, text: str) -> Reply:
        """The answer to an action that is not right."""
        wrong = self._wrong(text)
        state = self.match.state
        number = state.setup.catalogue.number(text)
        reason = state.reason(self.seat, number) if state.why_not(self.seat, number) else None
        return Reply("" if wrong is None else self._key(wrong), reason)

    def _wrong(self, text: str) -> Wrong | None:
        return next((one for one in self.step.wrong if one.try_ and fits(one.try_, text)), None)

    def _key(self, wrong: Wrong) -> str:
        return said_key(self.game, self.lesson, wrong.say)

    # -- what goes by itself --

    def _play(self, texts: Iterable[str]) -> None:
        for text in texts:
            try:
                self.match.act(int(self.match.state.mover()), text)
            except GuildhallError as error:
                raise BadLesson(f"{self._where()}: {error}") from None

    def _let_others_act(self) -> None:
        """Bots play until the learner is asked, if the lesson has them."""
        for _ in range(MOST_BY_ITSELF if self.lesson.bots else 0):
            to_act = self.match.state.to_act()
            if not to_act or self.seat in to_act:
                return
            self.match.act(to_act[0], self._bots_choice(to_act[0], self.lesson.bots))

    def _bots_choice(self, seat: int, bot: str) -> str:
        """A bot's action; its seed follows from the position's number, so that the same history gives the same one."""
        chosen = make_bot(bot, self.lesson.seed + self.match.number).choose(self.match.state, seat)
        return self.match.setup.catalogue.text(chosen)

    def hold(self, conditions: Iterable[str], state: State) -> bool:
        """Whether all conditions are met in the learner's eyes."""
        return all(holds(condition, state, self.seat) for condition in conditions)

    def _where(self) -> str:
        return f"lesson “{self.lesson.id}”, step {self.at + 1}"


@lru_cache(maxsize=256)
def end_of(game: str, wanted: str) -> str:
    """Where a lesson ends when its examples are played; kept, for a server begins lessons all the time."""
    coach = Coach(game, lesson_named(game, wanted))
    while not coach.done:
        coach.do(coach.example())
    return coach.match.state.save()


def fits(pattern: str, text: str) -> bool:
    """Whether a text is as a pattern says: `*` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), text) is not None


def targets_of(asked: Question | None) -> list[str]:
    """All that the choices of a decision point at."""
    return list(dict.fromkeys(target for one in (asked.candidates if asked else ()) for target in one.targets))
