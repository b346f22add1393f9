"""`guildhall analyse`: the best moves of a record's moment, of a tree's node or of a position, with what to expect."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from guildhall import games
from guildhall.core.errors import BadRecord
from guildhall.core.game import Game
from guildhall.core.question import candidate
from guildhall.core.reading import one_line
from guildhall.core.state import State
from guildhall.study import growth
from guildhall.study.expectation import Judgement, judge
from guildhall.study.pasted import read_any
from guildhall.study.tree import Tree
from guildhall.text import Speaker, texts_for


def analyse(
    file: Path, at: int | None, effort: int, most: int, seed: int, lang: str, pack: Path | None, as_json: bool
) -> None:
    tree = _read(file, pack)
    number = len(tree.nodes) if at is None else at
    if not 0 <= number <= len(tree.nodes):
        raise BadRecord(f"{file} has {len(tree.nodes)} moves; there is no position {number}")
    state = growth.first_position(tree.start, _finder(pack))
    for step, move in enumerate(tree.moves_to(number), start=1):
        state = growth.made_at(state, move, step).state
    if not state.to_act():
        raise BadRecord(f"{file}: the match is over there, nothing is left to choose; say an earlier moment with --at")
    found = judge(state, state.to_act()[0], effort, seed)
    if as_json:
        print(json.dumps(_data(file, number, state, effort, found), ensure_ascii=False))  # noqa: T201
    else:
        _show(tree, number, state, found, most, lang)


def _read(file: Path, pack: Path | None) -> Tree:
    try:
        return read_any(file.read_text(encoding="utf-8"), _finder(pack))
    except OSError as error:
        raise BadRecord(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is no record, tree or position: it is not text") from None


def _finder(pack: Path | None) -> growth.Find:
    def find(name: str) -> Game:
        return games.game(name, pack)

    return find


def _data(file: Path, number: int, state: State, effort: int, found: Judgement) -> dict[str, object]:
    text = state.setup.catalogue.text
    return {
        "file": str(file),
        "game": state.setup.game.meta.name,
        "at": number,
        "seat": found.seat,
        "effort": effort,
        "moves": [
            {"action": text(one.action), "visits": one.visits, "share": one.share, "points": one.points}
            for one in found.choices
        ],
        "shares": list(found.expectation.shares),
        "points": list(found.expectation.points),
    }


def _show(tree: Tree, number: int, state: State, found: Judgement, most: int, lang: str) -> None:
    # A record may come from anybody, and a terminal obeys what is written to it.
    players = [one_line(name) for name in tree.start.seats]
    texts = texts_for(lang)
    speaker = Speaker(state.setup, players, texts)
    console = Console()
    args = {"n": number, "player": players[found.seat]}
    console.print(Text(texts.format("cli-analyse-moment", args), style="bold"))
    table = Table()
    table.add_column("", justify="right")
    for key in ("move", "share", "points", "looks"):
        table.add_column(texts.format(f"cli-analyse-{key}"), justify="left" if key == "move" else "right")
    for place, one in enumerate(found.choices[:most], start=1):
        label = speaker.label(candidate(state, found.seat, one.action))
        table.add_row(str(place), Text(label), f"{100 * one.share:.1f} %", f"{one.points:.1f}", str(one.visits))
    console.print(table)
    each = [f"{name} {100 * share:.1f} %" for name, share in zip(players, found.expectation.shares, strict=True)]
    console.print(Text(texts.format("cli-analyse-all", {"all": texts.listed(each)})))
