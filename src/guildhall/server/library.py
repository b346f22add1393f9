"""The games this server offers: all that are installed, and for the benchmark a trivial one."""

from __future__ import annotations

from guildhall import games
from guildhall.bots.bot import announced
from guildhall.core.game import Game, Meta
from guildhall.server.config import imported
from guildhall.server.schema import BotInfo, GameInfo, OptionInfo

BOTS = (("random", 0), ("greedy", 0), ("mcts", 100), ("mcts", 300), ("mcts", 1000))
"""What a lobby offers; any other that `make_bot` knows can be asked for too."""


def find_game(name: str) -> Game:
    """The game of that name; UnknownName if there is none."""
    if name == "trivial" and imported().trivial_game:
        from guildhall.server.trivial import TRIVIAL

        return TRIVIAL
    return games.game(name)


def metas() -> list[Meta]:
    return [games.meta(name) for name in games.names()]


def game_info(meta: Meta) -> GameInfo:
    return GameInfo(
        name=meta.name,
        title=meta.title,
        year=meta.year,
        designers=list(meta.designers),
        publishers=list(meta.publishers),
        seats=list(meta.seats),
        default_seats=meta.default_seats,
        options=[
            OptionInfo(
                key=option.key,
                default=option.default,
                rule=option.rule,
                values=list(option.values),
                low=option.low,
                high=option.high,
            )
            for option in meta.options
        ],
        exact=meta.exact,
        rules_version=meta.rules_version,
        prefix=meta.prefix,
        minutes=list(meta.minutes),
    )


def bot_infos(default: str) -> list[BotInfo]:
    infos = []
    for name, strength in BOTS:
        spec = f"{name}:{strength}" if strength else name
        infos.append(BotInfo(spec=spec, name=name, strength=strength, default=spec == default))
    return infos + [BotInfo(spec=name, name=name, strength=0, default=name == default) for name in announced()]
