"""Playing every lesson through, so that no change of a rule or a text can break one unseen.

`check` plays a game's course by its examples and tries every wrong try that a lesson declares. What is wrong comes back
as sentences: texts that a language lacks or that are too long, things in the light that are not there, answers that
nobody can get, a lesson that cannot be finished.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from guildhall.core.errors import GuildhallError
from guildhall.games import folder
from guildhall.study.coach import NEXT, Coach, WrongTry, fits, targets_of
from guildhall.study.lessons import Chapter, Lesson, chapter_key, chapters, said_key, title_key
from guildhall.text import LANGUAGES, Speaker, Texts, lesson_texts, rule_texts

MOST_STEPS: Final = 12
MOST_SENTENCES: Final = 2
MOST_LETTERS: Final = 240
"""So much fits the coach on a phone."""
MOST_ACTIONS: Final = 200
"""More than any lesson takes."""
FRAME: Final = ("region:", "place:")
"""What is not named by the game: parts of the frame, and places that a board draws."""
SENTENCE_END: Final = re.compile(r"[.!?…]+[»”\"*)]*(?=\s|$)")


class Checked(NamedTuple):
    """A lesson that was played through."""

    chapter: str
    lesson: str
    steps: int
    actions: int
    wrong: int
    """How many wrong tries were answered."""
    faults: tuple[str, ...]


def check(game: str) -> list[Checked]:
    """Play all lessons of a game; a sound one has no faults."""
    return [played(game, chapter, lesson) for chapter in chapters(game) for lesson in chapter.lessons]


def played(game: str, chapter: Chapter, lesson: Lesson) -> Checked:
    """One lesson played through by its examples, with every wrong try on the way."""
    faults = [*_faults_of_texts(game, chapter, lesson), *_faults_of_rules(game, lesson)]
    if len(lesson.step) > MOST_STEPS:
        faults.append(f"{len(lesson.step)} steps are more than {MOST_STEPS}: one idea is enough")
    if all(step.note for step in lesson.step):
        faults.append("the learner does nothing in it")
    actions = wrong = 0
    try:
        coach = Coach(game, lesson)
        while not coach.done:
            faults += _faults_of_step(coach)
            wrong += len(coach.answers()) + len(coach.touches())
            text = coach.example()
            coach.do(text)
            actions += text != NEXT
            faults += [f"step {coach.at}: {fault}" for fault in coach.match.state.faults()]
            if actions > MOST_ACTIONS:
                faults.append(f"it is not over after {MOST_ACTIONS} actions")
                break
    except GuildhallError as error:
        faults.append(str(error))
    return Checked(chapter.id, lesson.id, len(lesson.step), actions, wrong, tuple(dict.fromkeys(faults)))


# -- one step --


def _faults_of_step(coach: Coach) -> Iterator[str]:
    where = f"step {coach.at + 1}"
    step = coach.step
    for target in (*step.show, *step.goal):
        if not _is_there(coach, target):
            yield f"{where}: there is no “{target}” to be shown"
    if step.note:
        if step.wrong:
            yield f"{where}: nothing is asked, so nothing can be wrong"
        return
    asked = coach.question()
    if asked is None:
        yield f"{where}: the learner is not asked anything"
        return
    if not coach.accepted():
        yield f"{where}: no action is right: {', '.join(one.text for one in asked.legal)} are legal"
    if coach.made == 0 and step.until and coach.hold(step.until, coach.match.state):
        yield f"{where}: it is done before it begins"
    for pattern in step.do:
        if not any(fits(pattern, one.text) for one in asked.legal):
            yield f"{where}: “{pattern}” is no legal action"
    yield from _faults_of_wrong_tries(coach, where)


def _faults_of_wrong_tries(coach: Coach, where: str) -> Iterator[str]:
    asked = coach.question()
    texts = [one.text for one in asked.candidates] if asked else []
    answered, touched = coach.answers(), coach.touches()
    for wrong in coach.step.wrong:
        key = said_key(coach.game, coach.lesson, wrong.say)
        if wrong.try_ and key not in answered.values():
            yield f"{where}: nobody is answered “{wrong.say}”: no wrong choice fits “{wrong.try_}” among {texts}"
        if wrong.touch and key not in touched.values():
            yield f"{where}: nobody is answered “{wrong.say}”: “{wrong.touch}” fits no target of wrong choices alone"
    before = coach.match.state.save()
    for text, key in answered.items():
        try:
            coach.do(text)
        except WrongTry as refused:
            if refused.reply.key != key:
                yield f"{where}: “{text}” is answered by {refused.reply.key or 'nothing'}, not by {key}"
        else:
            yield f"{where}: “{text}” was played though it is wrong"
        if coach.match.state.save() != before:
            yield f"{where}: the wrong try “{text}” changed something"


def _is_there(coach: Coach, target: str) -> bool:
    """Whether a board can show it: a target of some action, a thing with a name, a seat, or a part of the frame."""
    kind, _, seat = target.partition(":")
    if kind == "seat" and seat.isdigit():
        return int(seat) < coach.lesson.seats
    if target.startswith(FRAME) or target in targets_of(coach.match.question(coach.seat)):
        return True
    setup = coach.match.setup
    return target in setup.names() or any(target in action.targets for action in setup.catalogue)


# -- what is said --


def _faults_of_texts(game: str, chapter: Chapter, lesson: Lesson) -> Iterator[str]:
    try:
        setup = Coach(game, lesson).match.setup
    except GuildhallError:
        return  # playing it says why
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve")[: lesson.seats]
    for language in LANGUAGES:
        texts = lesson_texts(game, language)
        speaker = Speaker(setup, names, texts)
        for key in (chapter_key(game, chapter), title_key(game, lesson)):
            if key not in texts:
                yield f"{language}: no text {key}"
        for step in lesson.step:
            if step.say:
                yield from _faults_of_text(texts, language, said_key(game, lesson, step.say), speaker, step.args)
            for wrong in step.wrong:
                yield from _faults_of_text(texts, language, said_key(game, lesson, wrong.say), speaker, step.args)


def _faults_of_text(texts: Texts, language: str, key: str, speaker: Speaker, args: dict[str, object]) -> Iterator[str]:
    if key not in texts:
        yield f"{language}: no text {key}"
        return
    said = speaker.say(key, args)
    if len(SENTENCE_END.findall(said)) > MOST_SENTENCES:
        yield f"{language}: {key} has more than {MOST_SENTENCES} sentences"
    if len(said) > MOST_LETTERS:
        yield f"{language}: {key} has {len(said)} letters; {MOST_LETTERS} fit"
    if said.count("*") % 2:
        yield f"{language}: {key} has a * without its partner"
    if re.search(r"\{ ?\$", said):
        yield f"{language}: {key} lacks an argument: {said}"


def _faults_of_rules(game: str, lesson: Lesson) -> Iterator[str]:
    known = rule_texts(game, "en")
    for rule in lesson.rules:
        if rule not in known:
            yield f"there is no rule {rule}"


@lru_cache(maxsize=64)
def unused_texts(game: str) -> tuple[str, ...]:
    """Keys of the game's lesson texts that no lesson says."""
    file = folder(game) / "texts" / "lessons.en.ftl"
    written = re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE) if file.is_file() else []
    said = set()
    for chapter in chapters(game):
        said.add(chapter_key(game, chapter))
        for lesson in chapter.lessons:
            said.add(title_key(game, lesson))
            said |= {said_key(game, lesson, step.say) for step in lesson.step if step.say}
            said |= {said_key(game, lesson, wrong.say) for step in lesson.step for wrong in step.wrong}
    return tuple(key for key in written if key not in said)
