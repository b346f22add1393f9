"""The games and bots this server offers: the games that are installed, and those that its settings name."""

from __future__ import annotations

import importlib
from functools import lru_cache

from guildhall import games
from guildhall.bots.bot import LEVELS, announced
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, Meta
from guildhall.core.options import Option
from guildhall.server.config import imported
from guildhall.server.schema import BotInfo, CaseInfo, GameInfo, NeedInfo, OptionInfo, PresetInfo
from guildhall.text import LANGUAGES, title

COMPARED = ("greedy", "mcts:100", "mcts:300", "mcts:1000", "random")
"""What a lobby offers behind the levels for people; any other that `make_bot` knows can be asked for too."""


def find_game(name: str) -> Game:
    """The game of that name; UnknownName if there is none."""
    return further_games().get(name) or games.game(name)


def metas() -> list[Meta]:
    return [*(games.meta(name) for name in games.names()), *(game.meta for game in further_games().values())]


@lru_cache(maxsize=1)
def further_games() -> dict[str, Game]:
    """The games that the settings name; also in the processes where bots think."""
    found: dict[str, Game] = {}
    for place in filter(None, imported().games.split(",")):
        module, _, name = place.strip().partition(":")
        try:
            game: Game = getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError, ValueError) as error:
            raise GuildhallError(f"there is no game “{place}” to offer: {error}") from None
        found[game.meta.name] = game
    return found


def game_info(meta: Meta) -> GameInfo:
    return GameInfo(
        name=meta.name,
        title=meta.title,
        titles={language: title(meta, language) for language in LANGUAGES},
        year=meta.year,
        designers=list(meta.designers),
        publishers=list(meta.publishers),
        seats=list(meta.seats),
        default_seats=meta.default_seats,
        options=[option_info(meta.name, option) for option in meta.options],
        presets=[
            PresetInfo(name=name, seats=list(seats), options=dict(options)) for name, seats, options in meta.presets
        ],
        exact=meta.exact,
        rules_version=meta.rules_version,
        prefix=meta.prefix,
        minutes=list(meta.minutes),
    )


def option_info(game: str, option: Option) -> OptionInfo:
    return OptionInfo(
        key=option.key,
        default=option.default,
        rule=option.rule,
        values=list(option.values),
        low=option.low,
        high=option.high,
        needs=[
            NeedInfo(
                why=f"{game}-need-{need.why}",
                rule=need.rule,
                cases=[
                    CaseInfo(seats=list(seats), options={key: list(values) for key, values in options.items()})
                    for seats, options in need.cases
                ],
                values=list(need.values),
            )
            for need in option.needs
        ],
    )


def bot_infos(default: str) -> list[BotInfo]:
    """The levels for people, then what they can be compared with; the default is always among them."""
    offered = dict.fromkeys((*LEVELS, *COMPARED, *announced(), default))
    return [bot_info(spec, spec == default) for spec in offered]


def bot_info(spec: str, default: bool) -> BotInfo:
    name, _, budget = spec.partition(":")
    strength = int(budget) if budget.isdecimal() else 0
    return BotInfo(spec=spec, name=name, strength=strength, level=spec in LEVELS, default=default)
