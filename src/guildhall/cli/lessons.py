"""`guildhall lessons`: what there is to learn, and whether every lesson can be played as it is written."""

from __future__ import annotations

import json

import typer
from rich.console import Console
from rich.table import Table

from guildhall.games import meta
from guildhall.study.checking import Checked, unused_texts
from guildhall.study.checking import check as check_all
from guildhall.study.lessons import chapter_key, chapters, title_key, with_lessons
from guildhall.text import lesson_texts, title


def show(game: str, lang: str, as_json: bool) -> None:
    """The courses, chapter by chapter."""
    found = [
        {
            "game": name,
            "chapter": chapter.id,
            "lesson": lesson.id,
            "title": lesson_texts(name, lang).format(title_key(name, lesson)),
            "steps": len(lesson.step),
            "minutes": lesson.minutes,
        }
        for name in _wanted(game)
        for chapter in chapters(name)
        for lesson in chapter.lessons
    ]
    if as_json:
        print(json.dumps(found, ensure_ascii=False))  # noqa: T201
        return
    console = Console()
    for name in _wanted(game):
        texts = lesson_texts(name, lang)
        for chapter in chapters(name):
            heading = f"{title(meta(name), lang)}: {texts.format(chapter_key(name, chapter))}, {chapter.minutes:g} min"
            table = Table("lesson", "id", "steps", "minutes", title=heading, title_justify="left")
            for lesson in chapter.lessons:
                called = texts.format(title_key(name, lesson))
                table.add_row(called, lesson.id, str(len(lesson.step)), f"{lesson.minutes:g}")
            console.print(table)


def check(game: str, as_json: bool) -> None:
    """Every lesson played through; exit code 1 if one has a fault."""
    checked = {name: check_all(name) for name in _wanted(game)}
    unused = {name: unused_texts(name) for name in checked}
    if as_json:
        report = [{"game": name, **one._asdict()} for name, all_ in checked.items() for one in all_]
        print(json.dumps({"lessons": report, "unused": unused}, ensure_ascii=False))  # noqa: T201
    else:
        _show_checked(checked, unused)
    if any(one.faults for all_ in checked.values() for one in all_) or any(unused.values()):
        raise typer.Exit(1)


def _show_checked(checked: dict[str, list[Checked]], unused: dict[str, tuple[str, ...]]) -> None:
    console = Console()
    for name, all_ in checked.items():
        table = Table("chapter", "lesson", "steps", "actions", "wrong tries", "", title=name, title_justify="left")
        for one in all_:
            said = "[green]sound[/]" if not one.faults else "[red]" + "\n".join(one.faults).replace("[", r"\[") + "[/]"
            table.add_row(one.chapter, one.lesson, str(one.steps), str(one.actions), str(one.wrong), said)
        console.print(table)
        for key in unused[name]:
            console.print(f"no lesson says {key}", style="red", markup=False)


def _wanted(game: str) -> tuple[str, ...]:
    return (meta(game).name,) if game else with_lessons()
