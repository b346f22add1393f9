"""`guildhall record`: check, show and tell matches from their records."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console

from guildhall.cli.board import draw_board
from guildhall.core.data import plain
from guildhall.core.errors import BadRecord
from guildhall.core.reading import one_line
from guildhall.play import Match, import_record
from guildhall.text import Speaker, texts_for


def load(file: Path, pack: Path | None) -> Match:
    """The match of a record file; BadRecord names the file."""
    try:
        match = import_record(file.read_text(encoding="utf-8"), pack)
    except OSError as error:
        raise BadRecord(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a record: it is not text") from None
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    # A record may come from anybody, and a terminal obeys what is written to it.
    match.seats = tuple(one_line(name) for name in match.seats)
    return match


def check(file: Path, pack: Path | None, as_json: bool) -> None:
    match = load(file, pack)
    record = match.record()
    summary = {
        "file": str(file),
        "game": record.game,
        "rules": record.rules,
        "seats": list(record.seats),
        "options": record.options,
        "seed": record.seed,
        "actions": len(record.actions),
        "finished": record.scores is not None,
        "scores": list(record.scores) if record.scores is not None else None,
        "position": record.position,
    }
    if as_json:
        print(json.dumps(summary, ensure_ascii=False))  # noqa: T201
        return
    end = f"finished, scores {list(record.scores)}" if record.scores is not None else "unfinished"
    said = f"{file}: sound. {record.game}, {len(record.seats)} seats, {len(record.actions)} actions, {end}."
    Console().print(said, markup=False)


def show(file: Path, at: int | None, seat: int | None, lang: str, pack: Path | None, as_json: bool) -> None:
    match = load(file, pack)
    texts = texts_for(lang)
    if seat is not None and not 1 <= seat <= match.setup.seats:
        raise BadRecord(f"the record has seats 1 to {match.setup.seats}")
    state = match.at(match.number if at is None else at)
    viewer = None if seat is None else seat - 1
    if as_json:
        print(json.dumps(plain(state.view(viewer)), ensure_ascii=False))  # noqa: T201
        return
    Console().print(draw_board(match.setup, state, viewer, match.seats, texts))


def tell(file: Path, lang: str, pack: Path | None, as_json: bool) -> None:
    match = load(file, pack)
    texts = texts_for(lang)
    if as_json:
        entries = [
            {"number": entry.number, "key": entry.key, "args": entry.args, "owner": entry.owner, "secret": entry.secret}
            for entry in match.log
        ]
        print(json.dumps(entries, ensure_ascii=False))  # noqa: T201
        return
    console, speaker = Console(), Speaker(match.setup, match.seats, texts)
    for entry in match.log:
        said = speaker.say(entry.key, entry.seen_by(entry.owner if entry.secret else None))
        console.print(f"{entry.number + 1:4}  {said}", highlight=False, markup=False)
