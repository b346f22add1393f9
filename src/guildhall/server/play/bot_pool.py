"""Bots think in processes of their own, so that the event loop never waits for one.

A position goes there as its text and comes back as an action's number. Processes start when the first bot is asked and
are replaced if one dies. Who waits for one stands in a line that is fair between guests (`queue.py`).
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from guildhall.bots import make_bot
from guildhall.bots.bot import LEVELS, GreedyBot, MctsBot, RandomBot
from guildhall.bots.learned import LearnedBot
from guildhall.core.errors import UnknownName
from guildhall.core.reading import one_line
from guildhall.core.state import State
from guildhall.server.errors import Refused
from guildhall.server.play.library import find_game
from guildhall.server.play.queue import Queue, Tell, tell_nobody
from guildhall.study.advice import Advice, advice, effort_of
from guildhall.study.expectation import Judgement
from guildhall.study.expectation import judge as study_judge

LOG = logging.getLogger("guildhall.bots")
MOST_SIMULATIONS = 5_000
MOST_MILLISECONDS = 5_000
MOST_WAITING = 5_000
LEVEL_COSTS = dict(zip(LEVELS, (20.0, 150.0, 1500.0), strict=True))
"""The most milliseconds that a level for people takes for a turn, in any game."""
QUICK = 500.0
"""A budget of more milliseconds than this makes a bot a steady one, so that it leaves a process to the quick."""
STEADY = LEVEL_COSTS["master"]
"""A budget of more than this makes it a slow one, which leaves a process to the steady too: whoever plays with levels
never waits for the long thoughts of somebody else's bots."""
UNKNOWN = 1000.0
"""What a bot from elsewhere is taken to cost."""
STUDY = 20_000.0
"""What a piece of study is taken to cost: more than any bot, so that it stands behind all that wait."""

J = TypeVar("J")
R = TypeVar("R")


class Question(NamedTuple):
    """A position and whose choice it is; plain values, to travel between processes."""

    game: str
    seats: int
    options: dict[str, str | int]
    position: str
    seat: int
    bot: str
    seed: int


def check_bot(spec: str) -> str:
    """The name of a bot this server lets think; UnknownName if there is none or it would think too long."""
    if spec in LEVELS:
        return spec
    bot = make_bot(spec)
    if isinstance(bot, MctsBot | LearnedBot) and (
        bot.simulations > MOST_SIMULATIONS or bot.milliseconds > MOST_MILLISECONDS
    ):
        raise UnknownName(
            f"“{spec}” thinks too long for a table; {MOST_SIMULATIONS} simulations or 5000ms are the most"
        )
    return spec


@lru_cache(maxsize=1000)
def cost(spec: str) -> float:
    """About how many milliseconds a bot takes, by its name alone: a simulation is taken to be one."""
    if spec in LEVEL_COSTS:
        return LEVEL_COSTS[spec]
    bot = make_bot(spec)
    if isinstance(bot, MctsBot | LearnedBot):
        return float(bot.milliseconds or bot.simulations or 1)
    return 1.0 if isinstance(bot, RandomBot | GreedyBot) else UNKNOWN


def pace_of(spec: str) -> str:
    """Which processes a bot may use: `quick` all of them, `steady` all but one, `slow` all but two."""
    price = cost(spec)
    return "quick" if price <= QUICK else "steady" if price <= STEADY else "slow"


def choose(question: Question) -> int:
    """The bot's action. Runs in a thinking process.

    A bot that fails, or answers what is not possible, keeps nobody waiting: `greedy` chooses for it this once.
    """
    state = _state(question)
    try:
        action = make_bot(question.bot, question.seed).choose(state, question.seat)
        if action in state.legal(question.seat):
            return action
        LOG.error("%s at a table of %s chose %s, which is not possible", question.bot, question.game, action)
    except Exception as error:
        problem = one_line(f"{type(error).__name__}: {error}")
        LOG.error("%s at a table of %s failed: %s", question.bot, question.game, problem)
    return make_bot("greedy", question.seed).choose(_state(question), question.seat)


def advise(question: Question) -> list[Advice]:
    """The best choices with what they promise, and what can be said of each. Runs in a thinking process."""
    state = _state(question)
    return advice(state, question.seat, effort_of(question.bot, state), question.seed)


def judge(question: Question, effort: int) -> Judgement:
    """What search says of a position for a seat that is to act. Runs in a thinking process."""
    return study_judge(_state(question), question.seat, effort, question.seed)


def _state(question: Question) -> State:
    return find_game(question.game).setup(question.seats, question.options).load(question.position)


class BotPool:
    """The processes in which bots think. Besides those for slow bots there are always two more: one that only quick and
    steady bots use, one that only the quick use."""

    def __init__(self, count: int) -> None:
        count = count or max(1, (os.cpu_count() or 2) - 1)
        slow = max(1, count - 2)
        self._count = slow + 2
        self.queue = Queue(self._count, [(QUICK, slow + 1), (STEADY, slow)])
        self._pool: ProcessPoolExecutor | None = None
        self.thinking = 0

    async def choose(self, question: Question, guest: object, tell: Tell = tell_nobody) -> tuple[int, float]:
        """What the bot does, and the seconds it thought.

        `guest` is whose share of the processes it takes, `tell` hears how long the line is.
        """
        action, seconds = await self._ask(choose, question, cost(question.bot), guest, tell)
        return int(action), seconds

    async def advise(self, question: Question, guest: object, tell: Tell = tell_nobody) -> list[Advice]:
        """What this bot's search makes of a seat's choices, the best first."""
        found: list[Advice]
        found, _ = await self._ask(advise, question, cost(question.bot), guest, tell)
        return found

    async def judge(self, question: Question, effort: int, guest: object) -> tuple[Judgement, float]:
        """What search says, and the seconds it took; `bot` of the question tells what it costs."""
        judgement: Judgement
        judgement, seconds = await self._ask(
            partial(judge, effort=effort), question, cost(question.bot), guest, tell_nobody
        )
        return judgement, seconds

    async def study(self, what: Callable[[J], R], job: J, guest: object) -> R:
        """Work that nobody's turn waits for, a piece at a time: it stands behind every bot that people play with."""
        found: R
        found, _ = await self._ask(what, job, STUDY, guest, tell_nobody)
        return found

    async def _ask(self, what: Any, job: Any, price: float, guest: object, tell: Tell) -> tuple[Any, float]:
        """The answer, and the seconds of thought it took."""
        if len(self.queue) >= MOST_WAITING:
            raise Refused("busy", "too many bots are thinking; try again in a moment")
        async with self.queue.place(guest, price, tell):
            self.thinking += 1
            began = perf_counter()
            try:
                return await self._think(what, job), perf_counter() - began
            finally:
                self.thinking -= 1

    async def _think(self, what: Any, job: Any) -> Any:
        for attempt in (1, 2):
            pool = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, what, job)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise Refused("busy", "the bot's process died; try again") from None
        raise AssertionError("not reached")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _be_kind)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _be_kind() -> None:
    """Thinking yields to serving people; an interrupt is for the server, which then ends its thinkers."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed ends nobody: its thinkers see for themselves that it is gone."""
    server = multiprocessing.parent_process()
    assert server is not None, "thinkers are children of the server"
    server.join()
    os._exit(1)
