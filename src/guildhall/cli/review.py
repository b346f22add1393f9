"""`guildhall review`: where a finished match was won, told in the terminal or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from guildhall.cli.progress import progress_bar
from guildhall.cli.records import load
from guildhall.core.catalogue import Action
from guildhall.core.decision import Shown
from guildhall.core.errors import GuildhallError
from guildhall.core.question import Candidate
from guildhall.core.rule import LEGAL
from guildhall.play import Match
from guildhall.study.review import look, pieces, review
from guildhall.study.reviewed import Account, Costly, Move, Review, Said, schema
from guildhall.text import Speaker, Texts, texts_for, title

BARS = "▁▂▃▄▅▆▇█"
WIDE = 64
"""A curve is so many signs wide."""
COLOURS = ("red", "blue", "yellow", "green", "magenta")


def show_schema() -> None:
    print(json.dumps(schema(), ensure_ascii=False, indent=2))  # noqa: T201


def review_file(file: Path | None, effort: int, lang: str, pack: Path | None, as_json: bool) -> None:
    if file is None:
        raise GuildhallError("say which record to review: guildhall review FILE")
    match = load(file, pack)
    found = make_review(match, effort, as_json)
    if as_json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
    else:
        Told(match, found, texts_for(lang), Console()).tell()


def make_review(match: Match, effort: int, quiet: bool = False) -> Review:
    """Look at every real choice of a match, with a bar that tells how far it is."""
    wanted = pieces(match)
    looks = []
    state, number = match.at(0), 0
    with progress_bar(len(wanted), match.setup.game.meta.name, quiet) as advance:
        for piece in wanted:
            while number < piece.number:
                state.apply(match.steps[number].seat, match.steps[number].action)
                number += 1
            looks.append(look(state, piece, effort))
            advance(1)
    return review(match, looks, effort)


class Told:
    """A review in words, in one language."""

    def __init__(self, match: Match, found: Review, texts: Texts, console: Console) -> None:
        self.match = match
        self.found = found
        self.texts = texts
        self.console = console
        self.speaker = Speaker(match.setup, match.seats, texts)

    def tell(self) -> None:
        game = title(self.match.setup.game.meta, self.texts.language)
        self.console.rule(f"{self.texts.format('cli-review-title')} · {game}")
        self.console.print(Text(self.said(self.found.head), style="bold"))
        self.tell_curves()
        self.tell_turning()
        self.tell_accounts()
        self.tell_costly()

    def said(self, one: Said) -> str:
        return self.speaker.say(one.key, one.args)

    def called(self, move: Move) -> str:
        """A move as a person would say it."""
        shown = Shown(tuple(move.targets), tuple(move.things), move.cost, move.gain)
        return self.speaker.label(Candidate(0, move.text, Action(move.verb, tuple(move.args)), shown, LEGAL))

    def heading(self, key: str) -> None:
        self.console.print()
        self.console.print(Text(self.texts.format(key), style="bold"))

    def tell_curves(self) -> None:
        self.heading("cli-review-shares")
        names = max(len(name) for name in self.match.seats)
        for seat, name in enumerate(self.match.seats):
            shares = [level[seat] for level in self.found.shares]
            line = Text(f"  {name:{names}}  {percent(shares[0]):>5}  ")
            line.append(sparkline(shares), COLOURS[seat % len(COLOURS)]).append(f"  {percent(shares[-1]):>5}")
            self.console.print(line, soft_wrap=True)

    def tell_turning(self) -> None:
        if not self.found.turning:
            return
        self.heading("cli-review-turning")
        table = Table(self.texts.format("cli-review-round"), "", "", "±%", box=None)
        for one in self.found.turning:
            table.add_row(
                "" if one.round is None else str(one.round),
                Text(self.match.seats[one.seat]),
                Text(self.called(one.move)),
                signed(one.change),
            )
        self.console.print(table)

    def tell_accounts(self) -> None:
        self.heading("cli-review-accounts")
        words = ("start", "luck", "own", "others", "end", "points", "best", "mean")
        table = Table("", box=None)
        for word in words:
            table.add_column(self.texts.format(f"cli-review-{word}"), justify="right")
        for one in self.found.accounts:
            table.add_row(Text(self.match.seats[one.seat]), *self.account(one))
        self.console.print(table)

    def account(self, one: Account) -> list[str]:
        return [
            f"{100 * one.start:.0f}",
            signed(one.luck),
            signed(one.own),
            signed(one.others),
            f"{100 * one.end:.0f}",
            str(one.points),
            f"{one.best}/{one.choices}",
            f"{100 * one.mean_loss:.2f} %",
        ]

    def tell_costly(self) -> None:
        if not any(one.costliest for one in self.found.accounts):
            return
        self.heading("cli-review-costly")
        for account in self.found.accounts:
            for one in account.costliest:
                self.tell_choice(one)

    def tell_choice(self, one: Costly) -> None:
        where = f"{self.texts.format('cli-review-round')} {one.round} · " if one.round is not None else ""
        line = Text(f"  {where}{self.match.seats[one.seat]}  ")
        self.console.print(line.append(f"−{100 * one.loss:.1f} %", "bold red"))
        for word, move in (("played", one.played), ("better", one.better)):
            self.console.print(Text(f"    {self.texts.format(f'cli-review-{word}')}: {self.called(move)}"))
        self.console.print(Text("    " + " ".join(self.said(fact) for fact in one.why), style="dim"))


def sparkline(values: Sequence[float], wide: int = WIDE) -> str:
    """Shares as a row of bars, the first and the last among them."""
    count = min(wide, len(values))
    picked = [values[round(step * (len(values) - 1) / max(1, count - 1))] for step in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in picked)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    number = round(100 * share)
    return f"{'+' if number > 0 else '−' if number < 0 else ''}{abs(number)}"
