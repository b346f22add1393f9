"""The Red Cathedral's board in the terminal: 80 columns, readable without colour, whatever is in play."""

from __future__ import annotations

import pytest
from rich.console import Console

from guildhall.bots import make_bot
from guildhall.cli.board import draw_board
from guildhall.games.red_cathedral.components.vocabulary import parse
from guildhall.games.red_cathedral.terminal import short
from guildhall.play import new_match
from guildhall.text import LANGUAGES, texts_for

TABLES = [
    (4, {}),
    (2, {"workshop_board": "advanced", "fourth_guild": "architects"}),
    (3, {"contractors": "on", "fourth_guild": "brickmakers"}),
    (1, {"contractors": "on", "fourth_guild": "scribes"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_line_fits_eighty_columns(seats: int, options: dict[str, str]) -> None:
    match = new_match("red_cathedral", seats, options, seed=3)
    bot = make_bot("random", 1)
    players = ["Оксана Довгоіменна", "Björn", "Chiara", "Dmitri"][:seats]
    for step in range(90):
        if step % 15 == 0:
            language = list(LANGUAGES)[step // 15 % len(LANGUAGES)]
            console = Console(width=80, no_color=True, force_terminal=False)
            with console.capture() as captured:
                console.print(draw_board(match.setup, match.state, 0, players, texts_for(language)))
            lines = captured.get().splitlines()
            assert max(len(line) for line in lines) <= 80
            shown = "\n".join(lines)
            assert "1-1▂" in shown
            assert all(name[:16] in shown for name in players)
        (seat, *_) = match.state.to_act()
        match.act(seat, bot.choose(match.state, seat))


@pytest.mark.parametrize(
    ("effect", "signs"),
    [
        ("pay 2 ruble ; gain 1 pp", "2₽>1♛"),
        ("gain 1 basic & deliver 1", "1lbs&1⇒"),
        ("activate 2 own_workshop | activate 1 own_workshop times 2", "2⚒/1⚒"),
        ("obtain red_die x1", "◇R"),
        ("", "–"),
    ],
)
def test_effects_are_a_few_signs(effect: str, signs: str) -> None:
    assert short(parse(effect)) == signs
