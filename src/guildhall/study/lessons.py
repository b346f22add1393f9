"""Guided lessons as data: `games/<title>/lessons/*.toml`, a chapter each, in the order of the file names.

A lesson starts from a seed or a position, has one idea and a few steps. A step says something and then either waits
for “next” or for an action of the learner. What it says are keys of `texts/lessons.<lang>.ftl`; docs/lessons.md
explains how to write one. `coach.py` plays them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from guildhall.core.errors import GuildhallError, UnknownName
from guildhall.core.options import Value
from guildhall.core.reading import read_toml
from guildhall.games import folder, names

WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
BOTS: Final = ("", "greedy", "random")
"""Who may play the other seats: those that need no time to think, for every position is played up to anew."""


class BadLesson(GuildhallError):
    """A lesson that cannot be read or played."""


class Wrong(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is said to a likely wrong try: an action, or a thing touched that belongs to no accepted one."""

    say: str
    try_: str = msgspec.field(name="try", default="")
    """A pattern of action texts."""
    touch: str = ""
    """A pattern of targets."""


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing said and done. Without `do`, `makes` and `until` it is a note, and the learner goes on by “next”."""

    say: str = ""
    """The last word of its text's key; what was said before stays if it is left out."""
    args: dict[str, Any] = {}
    """Arguments of the text, as the log has them: names and pictures are made of `colour = "g"`."""
    show: tuple[str, ...] = ()
    """What is in the light: targets of the board, or `region:own` and other parts of the frame."""
    goal: tuple[str, ...] = ()
    """What it is done for: lit as well, with a gilt edge."""
    do: tuple[str, ...] = ()
    """Patterns of the action texts that are right."""
    makes: tuple[str, ...] = ()
    """Conditions that hold at once after an action that is right."""
    until: tuple[str, ...] = ()
    """Conditions that end the step; till then any action is right."""
    example: tuple[str, ...] = ()
    """The actions that “Show me” and the tests take; by default the first that is right."""
    then: tuple[str, ...] = ()
    """What is played by itself afterwards, by whoever is to act."""
    wrong: tuple[Wrong, ...] = ()

    @property
    def note(self) -> bool:
        return not (self.do or self.makes or self.until)


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One idea, from a prepared start."""

    id: str
    seats: int
    step: tuple[Step, ...]
    seat: int = 0
    """Where the learner sits."""
    minutes: float = 1
    rules: tuple[str, ...] = ()
    """The rules it teaches; the page leads to their texts."""
    options: dict[str, Value] = {}
    seed: int = 0
    position: str = ""
    """A position as `State.save` writes it, instead of the first one of the seed."""
    after: str = ""
    """An earlier lesson whose end is the start, so that a course can be one match; played by its examples."""
    play: tuple[str, ...] = ()
    """What has been played from there before it begins."""
    bots: str = ""
    """Who plays the other seats when nothing says what they do: `greedy` or `random`."""


class Chapter(msgspec.Struct, frozen=True):
    """Lessons that belong together: a file."""

    id: str
    lessons: tuple[Lesson, ...]

    @property
    def minutes(self) -> float:
        return sum(lesson.minutes for lesson in self.lessons)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]


@lru_cache(maxsize=64)
def chapters(game: str) -> tuple[Chapter, ...]:
    """The course of a game, in order; empty if it has none."""
    found = tuple(_read(file) for file in sorted((folder(game) / "lessons").glob("*.toml")))
    ids = [chapter.id for chapter in found]
    ids += [lesson.id for chapter in found for lesson in chapter.lessons]
    twice = sorted({one for one in ids if ids.count(one) > 1})
    if twice:
        raise BadLesson(f"two chapters or lessons of {game} are called “{twice[0]}”")
    earlier = {""}
    for one in (lesson for chapter in found for lesson in chapter.lessons):
        if one.after not in earlier:
            raise BadLesson(f"lesson “{one.id}” of {game} goes on after “{one.after}”, which is no earlier lesson")
        earlier.add(one.id)
    return found


def _read(file: Path) -> Chapter:
    try:
        read = msgspec.convert(read_toml(file.read_text(encoding="utf-8")), _File)
    except (ValueError, msgspec.ValidationError) as error:
        raise BadLesson(f"{file.parent.parent.name}/lessons/{file.name}: {error}") from None
    for lesson in read.lesson:
        fault = _fault(lesson)
        if fault:
            raise BadLesson(f"{file.parent.parent.name}/lessons/{file.name}: lesson “{lesson.id}” {fault}")
    return Chapter(id=re.sub(r"^\d+-", "", file.stem), lessons=read.lesson)


def _fault(lesson: Lesson) -> str:
    """What is wrong with a lesson before it is played; empty if nothing is."""
    words = [lesson.id, *(step.say for step in lesson.step if step.say)]
    words += [wrong.say for step in lesson.step for wrong in step.wrong]
    bad = [word for word in words if not WORD.fullmatch(word)]
    if bad:
        return f"has the word “{bad[0]}”: small letters, digits and dashes are allowed"
    if not lesson.step or not lesson.step[0].say:
        return "does not begin by saying something"
    if lesson.after and (lesson.seed or lesson.position):
        return "has two starts: “after” a lesson, and a seed or position"
    if lesson.bots not in BOTS:
        return f"names the bot “{lesson.bots}”; lessons are played by {' or '.join(filter(None, BOTS))}"
    if any(bool(wrong.try_) == bool(wrong.touch) for step in lesson.step for wrong in step.wrong):
        return "has a wrong try without exactly one of “try” and “touch”"
    if any(step.until and (step.do or step.makes) for step in lesson.step):
        return "has a step with both “until” and “do” or “makes”"
    return ""


def with_lessons() -> tuple[str, ...]:
    """The games that have a course."""
    return tuple(name for name in names() if chapters(name))


def lesson(game: str, wanted: str) -> Lesson:
    """A lesson by its id; UnknownName if there is none."""
    for chapter in chapters(game):
        for one in chapter.lessons:
            if one.id == wanted:
                return one
    raise UnknownName(f"{game} has no lesson “{wanted}”")


# -- the keys of what is said --


def title_key(game: str, lesson: Lesson) -> str:
    return f"{game}-lesson-{lesson.id}"


def chapter_key(game: str, chapter: Chapter) -> str:
    return f"{game}-chapter-{chapter.id}"


def said_key(game: str, lesson: Lesson, word: str) -> str:
    return f"{game}-lesson-{lesson.id}-{word}"
