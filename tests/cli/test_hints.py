"""The terminal's hint names something that can be done, wherever one asks for it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from guildhall.cli import play
from guildhall.cli.play import TerminalGame
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import built_in, meta
from guildhall.play import Match, new_match
from guildhall.text import texts_for
from tests.rococo.script import Table


def hint(match: Match, seat: int) -> tuple[str, set[str]]:
    """What the terminal says, and the legal actions in the same words."""
    said = StringIO()
    terminal = TerminalGame(match, {}, texts_for("en"), Console(file=said, width=500))
    terminal.hint(seat)
    question = match.question(seat)
    legal = set() if question is None else {terminal.speaker.label(candidate) for candidate in question.legal}
    return said.getvalue(), legal


@pytest.mark.parametrize("name", built_in())
def test_a_hint_is_one_of_the_choices(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(play, "HINT", "mcts:1")
    match, rng = new_match(name, meta(name).default_seats, seed=4), Rng(4, SEARCH)
    for number in range(60):
        seat = match.state.to_act()[-1]
        if number % 12 == 0:
            said, legal = hint(match, seat)
            assert any(label in said for label in legal), said
        choices = match.state.legal(seat)
        match.act(seat, choices[rng.below(len(choices))])


def test_a_hint_where_there_is_no_choice_is_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "HINT", "mcts:2")
    table = Table(2).staff(0, ["II-b", "S-b"]).goods(0, 30, 5, 5).tiles(0, "T12").display("A01").begins(0)
    match = new_match("rococo", 2)
    match.state = table.plays("play II-b", "no-action").state
    said, legal = hint(match, 0)
    assert len(legal) == 1
    assert legal.pop() in said


def test_there_is_no_hint_for_a_seat_that_is_not_to_act() -> None:
    assert hint(new_match("splendor", 2), 1) == ("", set())
