"""The guides of games as clients get them: the data as it is, positions and examples made by the engine."""

from __future__ import annotations

from functools import lru_cache

from guildhall import guide as guides
from guildhall.core.errors import BadPosition, GuildhallError, UnknownName
from guildhall.core.game import Game, Setup
from guildhall.core.phrase import as_data
from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.play.library import find_game
from guildhall.server.play.summary import outcome


@lru_cache(maxsize=16)
def guide_info(game: str) -> schema.GuideInfo:
    """The guide of a game; without chapters if it has none."""
    try:
        found = find_game(game)
    except UnknownName as error:
        raise Refused("not_found", str(error)) from None
    guide = guides.guide_of(game)
    if guide is None:
        return schema.GuideInfo(game=game, chapters=[])
    told = {example.id: _facts(found, guide, example) for example in guide.examples()}
    return schema.GuideInfo(
        game=game,
        chapters=[
            schema.ChapterInfo(id=chapter.id, sections=[_section(one, told) for one in chapter.sections])
            for chapter in guide.chapters
        ],
    )


def _section(section: guides.Section, told: dict[str, list[schema.FactInfo] | None]) -> schema.SectionInfo:
    return schema.SectionInfo(
        id=section.id,
        rules=[list(rules) for rules in section.rules],
        verbs=list(section.verbs),
        targets=list(section.targets),
        prompts=list(section.prompts),
        exact=list(section.exact),
        picture=None if section.picture is None else _picture(section.picture),
        examples=[
            schema.ExampleInfo(id=one.id, rules=list(one.rules), facts=facts, actions=len(one.plays))
            for one in section.examples
            if (facts := told[one.id]) is not None
        ],
    )


def _picture(picture: guides.Picture) -> schema.PictureInfo:
    return schema.PictureInfo(
        position=picture.position,
        seat=picture.seat,
        shows=list(picture.shows),
        callouts=[schema.CalloutInfo(at=one.at, x=one.x, y=one.y, rules=list(one.rules)) for one in picture.callouts],
    )


def _facts(game: Game, guide: guides.Guide, example: guides.Example) -> list[schema.FactInfo] | None:
    """What an example changes; None if it cannot be played with the component values in use."""
    try:
        found = guides.played(game, guide, example)
    except GuildhallError:
        return None
    return [
        schema.FactInfo(name=fact.name, thing=fact.thing, was=was, becomes=becomes)
        for fact, (was, becomes) in zip(example.facts, found.facts, strict=True)
    ]


@lru_cache(maxsize=128)
def position(game: str, name: str, seat: int | None) -> schema.GuidePosition:
    """A position of a game's guide through a seat's eyes."""
    found, guide = _guide(game)
    try:
        shown = guides.shown(found, guide, name)
    except (UnknownName, BadPosition) as error:
        raise Refused("not_found", str(error)) from None
    if seat is not None and seat >= shown.state.seats:
        raise Refused("not_found", f"there is no seat {seat + 1}")
    return _position(shown.state.setup, (shown,), seat, ())


@lru_cache(maxsize=64)
def example(game: str, name: str) -> schema.GuidePosition:
    """A worked example of a game's guide, from before its first action to after its last."""
    found, guide = _guide(game)
    try:
        wanted = guide.example(name)
        played = guides.played(found, guide, wanted)
    except GuildhallError as error:
        raise Refused("not_found", str(error)) from None
    shown = _position(played.setup, played.pages, wanted.seat, wanted.lights)
    shown.positions = [repr(page.state) for page in played.pages]
    return shown


def _guide(game: str) -> tuple[Game, guides.Guide]:
    try:
        found, guide = find_game(game), guides.guide_of(game)
    except UnknownName as error:
        raise Refused("not_found", str(error)) from None
    if guide is None:
        raise Refused("not_found", f"{found.meta.title} has no guide")
    return found, guide


def _position(
    setup: Setup, pages: tuple[guides.Shown, ...], seat: int | None, lights: tuple[str, ...]
) -> schema.GuidePosition:
    return schema.GuidePosition(
        seats=setup.seats,
        seat=seat,
        names={thing: as_data(phrase) for thing, phrase in setup.names().items()},
        pages=[_page(page, at, len(pages) - 1, seat) for at, page in enumerate(pages)],
        lights=list(lights),
        positions=[],
    )


def _page(page: guides.Shown, at: int, actions: int, seat: int | None) -> schema.ReplayPage:
    state = page.state
    return schema.ReplayPage(
        at=at,
        actions=actions,
        seat=seat,
        view=state.view(seat),
        to_act=state.to_act(),
        turn=state.turn(),
        standings=state.standings(),
        text=page.text or None,
        things=list(page.things),
        log=[
            schema.LogEntry(action=at, seat=page.seat, key=event.key, args=event.seen_by(seat)) for event in page.events
        ],
        outcome=outcome(state.outcome()),
    )
