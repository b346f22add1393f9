"""Every lesson of every game is played through: no rule and no text can change without its lessons."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.core.errors import InvalidAction, UnknownName
from guildhall.study.checking import played, unused_texts
from guildhall.study.coach import NEXT, Coach, WrongTry, fits
from guildhall.study.conditions import holds
from guildhall.study.lessons import BadLesson, Chapter, Lesson, Step, Wrong, chapters, lesson, with_lessons

ALL = [
    pytest.param(game, chapter, one, id=f"{game}-{one.id}")
    for game in with_lessons()
    for chapter in chapters(game)
    for one in chapter.lessons
]


@pytest.mark.parametrize(("game", "chapter", "one"), ALL)
def test_a_lesson_can_be_played_as_it_is_written(game: str, chapter: Chapter, one: Lesson) -> None:
    checked = played(game, chapter, one)
    assert checked.faults == ()
    assert checked.actions > 0


@pytest.mark.parametrize("game", with_lessons())
def test_every_text_is_said_by_a_lesson(game: str) -> None:
    assert unused_texts(game) == ()


def test_the_course_of_a_short_game_is_short() -> None:
    assert 8 <= sum(chapter.minutes for chapter in chapters("splendor")) <= 10


# -- the coach --


def two_of_a_kind() -> Coach:
    return Coach("splendor", lesson("splendor", "two"))


def test_what_is_right_is_played_with_what_follows_by_itself() -> None:
    coach = two_of_a_kind()
    assert [one.text for one in coach.accepted()] == ["take gg"]
    coach.do("take gg")
    assert (coach.at, coach.done, coach.match.number) == (1, False, 2)
    coach.do(NEXT)
    assert coach.done


def test_a_wrong_try_is_answered_and_changes_nothing() -> None:
    coach = two_of_a_kind()
    before = coach.match.state.save()
    with pytest.raises(WrongTry) as refused:
        coach.do("take rr")
    assert refused.value.reply.key == "splendor-lesson-two-rubies"
    assert refused.value.reply.reason is not None
    assert refused.value.reply.reason.rule == "SPL-TAKE-03"
    with pytest.raises(WrongTry) as unwanted:
        coach.do("take wgk")
    assert unwanted.value.reply == ("", None)
    assert (coach.match.state.save(), coach.history, coach.at) == (before, [], 0)


def test_things_that_are_touched_have_their_answers() -> None:
    touches = two_of_a_kind().touches()
    assert touches["token:r"] == "splendor-lesson-two-rubies"
    assert touches["token:w"] == "splendor-lesson-two-other"
    assert "token:g" not in touches


def test_a_history_leads_to_the_same_position() -> None:
    coach = two_of_a_kind().follow(["take gg", NEXT])
    again = two_of_a_kind().follow(coach.history)
    assert again.done
    assert again.match.state == coach.match.state


def test_next_is_for_notes_and_actions_are_for_the_rest() -> None:
    coach = two_of_a_kind()
    with pytest.raises(InvalidAction, match="asks for an action"):
        coach.do(NEXT)
    coach.do("take gg")
    with pytest.raises(InvalidAction, match="asks for no action"):
        coach.do("take gg")
    with pytest.raises(InvalidAction, match="is not an action"):
        two_of_a_kind().do("dance")


def test_bots_play_the_other_seats_the_same_each_time() -> None:
    free = Lesson(
        id="free", seats=3, bots="greedy", seed=4, step=(Step(say="go", until=("seats[0].cards.count >= 2",)),)
    )
    coaches = [Coach("splendor", free) for _ in range(2)]
    for coach in coaches:
        while not coach.done:
            coach.do(coach.example())
    first, second = coaches
    assert first.history == second.history
    assert first.match.state == second.match.state
    assert first.match.state.view(0)["seats"][0]["cards"].__len__() == 2


def test_a_condition_can_say_what_an_action_must_bring_about() -> None:
    alike = Lesson(id="alike", seats=2, step=(Step(say="take", makes=("seats[0].tokens.r == 2",)),))
    coach = Coach("splendor", alike)
    assert [one.text for one in coach.accepted()] == ["take rr"]


def test_a_lesson_can_go_on_where_another_ended() -> None:
    ended = two_of_a_kind().follow(["take gg", NEXT])
    later = Lesson(id="later", seats=2, after="two", play=("take wbr",), step=(Step(say="go"),))
    coach = Coach("splendor", later)
    ended.match.act(0, "take wbr")
    assert coach.match.state.save() == ended.match.state.save()


# -- what is said of a bad one --


def faults(*steps: Step, **more: object) -> str:
    broken = Lesson(id="two", seats=2, step=steps, **more)  # type: ignore[arg-type]
    return "\n".join(played("splendor", chapters("splendor")[0], broken).faults)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (Step(say="emeralds", do=("take rrr",)), "“take rrr” is no legal action"),
        (Step(say="emeralds", do=("take gg",), show=("token:q",)), "there is no “token:q” to be shown"),
        (Step(say="emeralds", do=("take gg",), show=("seat:7",)), "there is no “seat:7” to be shown"),
        (Step(say="emeralds", do=("take gg",), then=("buy 3-1",)), "SPL-BUY-03"),
        (Step(say="missing", do=("take gg",)), "uk: no text splendor-lesson-two-missing"),
        (Step(say="emeralds", do=("take gg",), wrong=(Wrong(say="other", try_="take gg"),)), "nobody is answered"),
        (Step(say="emeralds", do=("take gg",), wrong=(Wrong(say="other", touch="token:g"),)), "nobody is answered"),
        (Step(say="emeralds", until=("bank.w == 4",)), "done before it begins"),
        (Step(say="emeralds", until=("bank.q == 4",)), "the view has no “bank.q”"),
        (Step(say="emeralds"), "the learner does nothing"),
    ],
)
def test_a_broken_lesson_is_found(step: Step, fault: str) -> None:
    assert fault in faults(step)


def test_a_rule_that_is_not_there_and_too_many_steps_are_found() -> None:
    steps = [Step(say="emeralds")] * 12 + [Step(do=("take gg",))]
    assert "there is no rule SPL-TAKE-99" in faults(*steps, rules=("SPL-TAKE-99",))
    assert "13 steps are more than" in faults(*steps)


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ("bank.w == 4", True),
        ("seats[1].cards.count >= 1", False),
        ("table[0].count == 4", True),
        ("paying == null", True),
        ("mover != 1", True),
        ("over", False),
    ],
)
def test_conditions_compare_what_the_learner_sees(condition: str, true: bool) -> None:
    fresh = Coach("splendor", Lesson(id="fresh", seats=2, step=(Step(say="go"),)))
    assert holds(condition, fresh.match.state, 0) is true


@pytest.mark.parametrize(
    "condition", ["__import__('os')", "bank.w", "bank.w == w", "seats[9].points > 1", "paying > 1"]
)
def test_a_condition_is_a_comparison_and_nothing_else(condition: str) -> None:
    fresh = Coach("splendor", Lesson(id="fresh", seats=2, step=(Step(say="go"),)))
    with pytest.raises(BadLesson):
        holds(condition, fresh.match.state, 0)


def test_patterns_know_one_star() -> None:
    assert fits("take *", "take wbg")
    assert fits("*", "anything [at] all")
    assert not fits("take w?", "take wb")


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(UnknownName, match="no lesson “flying”"):
        lesson("splendor", "flying")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[lesson]]\nid = "a"\nseats = 2\nstep = []', "does not begin by saying something"),
        ('[[lesson]]\nid = "a"\nseats = 2\nstep = [{ say = "b", does = "c" }]', "unknown field `does`"),
        ('[[lesson]]\nid = "A b"\nseats = 2\nstep = [{ say = "b" }]', "has the word “A b”"),
        ('[[lesson]]\nid = "a"\nseats = 2\nbots = "mcts"\nstep = [{ say = "b" }]', "names the bot “mcts”"),
        ('[[lesson]]\nid = "b"\nseats = 2\nseed = 3\nafter = "a"\nstep = [{ say = "b" }]', "has two starts"),
        ("[[lesson", "bad.toml"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, text: str, said: str) -> None:
    from guildhall.study.lessons import _read

    folder = tmp_path / "mygame" / "lessons"
    folder.mkdir(parents=True)
    (folder / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson, match=r"mygame/lessons/bad\.toml") as refused:
        _read(folder / "bad.toml")
    assert said in str(refused.value)


def test_a_lesson_goes_on_after_an_earlier_one_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lessons").mkdir()
    text = '[[lesson]]\nid = "a"\nseats = 2\nafter = "a"\nstep = [{ say = "b" }]'
    (tmp_path / "lessons" / "1-first.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("guildhall.study.lessons.folder", lambda game: tmp_path)
    with pytest.raises(BadLesson, match="“a”, which is no earlier lesson"):
        chapters("a game of its own")
