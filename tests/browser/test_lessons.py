"""Lessons in the browser: every step done by presses as it is declared, wrong tries answered, in every language.

`make test` plays Splendor's course and a lesson of each other game, the languages taking turns; `make soak-lessons`
plays every lesson of every game in all five.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from guildhall.study.coach import NEXT, Coach
from guildhall.study.lessons import Lesson, chapters, said_key, title_key, with_lessons
from guildhall.text import LANGUAGES, Speaker, lesson_texts
from tests.browser.conftest import Sit
from tests.browser.guest import Guest

ALL = os.environ.get("GUILDHALL_LESSONS") == "all"
FIRST = "splendor"
TONGUES = list(LANGUAGES)
NAMES = {"uk": ["Ви", "Піа"], "ru": ["Вы", "Пиа"], "it": ["Tu", "Pia"], "fr": ["Vous", "Pia"], "en": ["You", "Pia"]}
SHOWN = """(ids) => ids.filter((id) => {
    const [kind, ...rest] = id.split(':'), name = CSS.escape(rest.join(':')), whole = CSS.escape(id)
    const found = kind === 'region' ? `.table [data-region="${name}"]`
        : kind === 'place' ? `.table [data-place="${name}"]`
        : `.table [data-target="${whole}"], .table [data-place="${whole}"]`
    return ![...document.querySelectorAll(found)].some((one) => one.getClientRects().length > 0)
})"""
"""Those of the things in the light that are not on the page."""


def lessons_of(game: str) -> list[Lesson]:
    return [lesson for chapter in chapters(game) for lesson in chapter.lessons]


def cases() -> list[Any]:
    """Game, language and lessons: one walk through some lessons each."""
    if ALL:
        return [
            pytest.param(game, language, [lesson], id=f"{game}-{lesson.id}-{language}")
            for game in with_lessons()
            for lesson in lessons_of(game)
            for language in TONGUES
        ]
    others = [game for game in with_lessons() if game != FIRST]
    return [
        pytest.param(game, TONGUES[(i + 2) % 5], lessons_of(game)[i : i + 1], id=game) for i, game in enumerate(others)
    ]


class Learner:
    """Somebody who does what the coach asks for, and what it does not ask for where an answer is declared."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page

    def speaks(self, language: str) -> None:
        if self.page.url == "about:blank":
            self.page.goto("/about")
        self.page.evaluate("language => localStorage.setItem('guildhall.language', JSON.stringify(language))", language)

    def learns(self, game: str, lesson: Lesson, language: str) -> None:
        """The whole lesson by presses, with one wrong try of each kind that a step declares."""
        coach = Coach(game, lesson)
        names = [*NAMES[language], "3", "4", "5"][: lesson.seats]
        speaker = Speaker(coach.match.setup, names, lesson_texts(game, language))
        self.page.goto(f"/learn/{game}/{lesson.id}")
        while not coach.done:
            self.page.wait_for_selector(f'.table.lesson[data-ready="{len(coach.history)}"]:not([aria-busy])')
            assert self.page.evaluate(SHOWN, [*coach.step.show, *coach.step.goal]) == []
            said = said_key(game, lesson, coach.saying.say)
            self.hears(speaker, said, coach.saying.args)
            if coach.made == 0:
                self.goes_wrong(coach, speaker)
            self.does(coach)
        expect(
            self.page.locator("main.learn, .table.lesson[data-over], .table.lesson[data-step='0']").first
        ).to_be_visible()
        done = self.page.evaluate("JSON.parse(localStorage.getItem('guildhall.lessons'))")
        assert lesson.id in done[game]["done"]

    def hears(self, speaker: Speaker, key: str, args: dict[str, Any]) -> None:
        """What is read out is what the lesson says, in the language spoken."""
        expect(self.page.locator("[data-coach]")).to_have_text(speaker.say(key, args).replace("*", ""))

    def goes_wrong(self, coach: Coach, speaker: Speaker) -> None:
        """Touch one thing for each answer that touching can get; nothing may happen but the answer."""
        tried: set[str] = set()
        for target, key in coach.touches().items():
            thing = self.page.locator(f'[data-target="{target}"]:visible')
            if key in tried or thing.count() == 0:
                continue
            tried.add(key)
            thing.first.dispatch_event("click")
            self.hears(speaker, key, coach.saying.args)
            expect(self.page.locator("[data-tried]").first).to_be_visible()
            assert self.page.locator(".table").get_attribute("data-ready") == str(len(coach.history))
        if tried:
            self.page.keyboard.press("Escape")
            expect(self.page.locator("[data-tried]")).to_have_count(0)

    def does(self, coach: Coach) -> None:
        """The step as its example has it."""
        text = coach.example()
        number = len(coach.history)
        targets: tuple[str, ...] = ()
        if text != NEXT:
            state = coach.match.state
            targets = state.shows(coach.seat, state.setup.catalogue.number(text)).targets
        coach.do(text)
        if text == NEXT:
            self.page.click("[data-do=next]")
            return
        if not targets:
            self.page.locator(f'footer [data-choice="{text}"]').dispatch_event("click")
        for target in targets:
            if self.page.locator(f'footer [data-confirm="{text}"]').count():
                break  # nothing else could be meant
            self.finds(target).dispatch_event("click")
        self.guest.confirms(text, number)

    def finds(self, target: str) -> Any:
        """The thing, after turning to the page where it is, if the board has pages."""
        found = self.page.locator(f'[data-target="{target}"]:visible')
        for tab in [] if found.count() else self.page.locator("[data-tab]").all():
            tab.click()
            if found.count():
                break
        found.first.wait_for()
        return found.first


@pytest.fixture
def learner(sit: Sit) -> Learner:
    return Learner(sit("Ann"))


@pytest.mark.parametrize(("game", "language", "lessons"), cases())
def test_lessons_are_played_by_presses(learner: Learner, game: str, language: str, lessons: list[Lesson]) -> None:
    learner.speaks(language)
    for lesson in lessons:
        learner.learns(game, lesson, language)


@pytest.mark.skipif(ALL, reason="all lessons are played in all languages already")
def test_the_first_course_from_the_hall_to_its_end(learner: Learner) -> None:
    """As somebody new would: the hall offers it, every lesson is done, each in the next language."""
    page = learner.page
    page.goto("/")
    page.click(f'[data-learn="{FIRST}"] [data-do=learn]')
    page.wait_for_url(f"**/learn/{FIRST}/{lessons_of(FIRST)[0].id}")
    for i, lesson in enumerate(lessons_of(FIRST)):
        language = TONGUES[i % 5]
        learner.speaks(language)
        learner.learns(FIRST, lesson, language)
    page.goto("/learn")
    expect(page.locator(f'[data-course="{FIRST}"] li.done')).to_have_count(len(lessons_of(FIRST)))
    expect(page.locator(f'[data-course="{FIRST}"] header .btn')).to_have_attribute("href", f"/open/{FIRST}")


def test_a_lesson_is_left_and_taken_up_again_on_a_phone(sit: Sit) -> None:
    guest = sit("Ben", phone=True)
    page = guest.page
    learner = Learner(guest)
    lesson = lessons_of(FIRST)[0]
    page.goto(f"/learn/{FIRST}/{lesson.id}")
    page.wait_for_selector(".table.lesson[data-ready]")
    page.click("[data-do=next]")
    page.wait_for_selector('.table.lesson[data-ready="1"]:not([aria-busy])')
    guest.check_the_look()
    page.click("[data-do=leave]")
    page.wait_for_selector(f'[data-course="{FIRST}"]')
    guest.check_the_look()
    page.goto("/")
    offer = page.locator(f'[data-learn="{FIRST}"]')
    expect(offer).to_be_visible()
    guest.check_the_look()
    offer.locator("[data-do=learn]").click()
    page.wait_for_selector('.table.lesson[data-ready="1"][data-step="1"]')
    coach = Coach(FIRST, lesson).follow([NEXT])
    speaker = Speaker(coach.match.setup, NAMES["en"], lesson_texts(FIRST, "en"))
    learner.hears(speaker, said_key(FIRST, lesson, coach.saying.say), coach.saying.args)
    expect(page.locator(".prompt.told h2")).to_have_text(lesson_texts(FIRST, "en").format(title_key(FIRST, lesson)))


def test_show_me_shows_the_step_and_takes_it_back(sit: Sit) -> None:
    guest = sit("Ann")
    page = guest.page
    page.clock.install()
    page.goto(f"/learn/{FIRST}/{lessons_of(FIRST)[1].id}")
    page.wait_for_function("() => document.querySelector('.table.lesson[data-ready]')")
    held = page.locator('.ownarea [data-target="own:g"]')
    before = held.text_content()
    page.keyboard.press("h")
    expect(held).not_to_have_text(before or "")
    page.clock.run_for(3000)
    expect(held).to_have_text(before or "")
    assert page.locator(".table").get_attribute("data-ready") == "0"


def test_a_lesson_by_keys_alone(sit: Sit) -> None:
    guest = sit("Ann")
    page = guest.page
    page.goto(f"/learn/{FIRST}/{lessons_of(FIRST)[1].id}")
    page.wait_for_selector(".table.lesson[data-ready]:not([aria-busy])")
    guest.check_the_look()
    page.locator('[data-target="token:r"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach]")).to_contain_text("only two are left")
    page.locator('[data-target="token:g"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("c")
    page.wait_for_selector('.table.lesson[data-ready="1"]')
    expect(page.locator("[data-do=next]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/learn/{FIRST}/{lessons_of(FIRST)[2].id}")
