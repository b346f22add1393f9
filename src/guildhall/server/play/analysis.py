"""The analysis board: where trees begin, what a position of one looks like, what search and bots say of it.

The server keeps nothing of a tree that somebody works on. A question brings the start and the moves; positions that
were just asked for are remembered, so that one move more costs one move. Nothing here is secret: of a match that goes
on only what its one person may know ever becomes a tree (`moment`), everything else comes from whoever asks.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from guildhall.core.errors import BadPosition, BadSeats, GuildhallError
from guildhall.core.phrase import as_data
from guildhall.core.question import Candidate, Question, question
from guildhall.core.record import digest
from guildhall.core.state import Event, State
from guildhall.server import schema
from guildhall.server.errors import Refused, not_yours
from guildhall.server.play import bot_pool
from guildhall.server.play.bot_pool import BotPool, check_bot
from guildhall.server.play.library import find_game
from guildhall.server.play.review import begun
from guildhall.server.play.room import Room
from guildhall.server.play.summary import outcome
from guildhall.study import growth
from guildhall.study.pasted import read_any
from guildhall.study.tree import MOST_SEED, BadTree, Dealt, Move, Start, Tree

T = TypeVar("T")
REMEMBERED = 400
"""Positions of a worker that were asked for last."""
STRIDE = 24
"""On a long way one position of so many is remembered besides the last."""
LATEST = 30
"""Of how many moves before a position the log is told."""
MOST_BEST = 12


# -- where trees begin -----------------------------------------------------------------------------------------------


def moment(room: Room, session: int | None, at: int, world: int) -> schema.OpenedTree:
    """A tree from a moment of a match: all of it if it is over, of one's own match against bots what one's seat saw."""
    match = begun(room)
    if at > match.number:
        raise Refused("not_found", f"the match has {match.number} actions; there is no position {at}")
    names = [seat.name for seat in room.seats]
    title = room.table.name or ""
    if room.all_told:
        return opened(growth.of_match(match, names, title), at)
    return opened(growth.as_seen(match, at, Dealt(own_alone(room, session), world), names, title))


def own_alone(room: Room, session: int | None) -> int:
    """The seat of the only person in a match that goes on: with others in it, nobody may analyse it."""
    people = [seat for seat in room.seats if seat.kind == "person"]
    if not any(seat.session == session and session is not None for seat in people):
        raise not_yours("while the match goes on only whoever plays it alone can analyse it")
    if len(people) > 1:
        raise Refused("not_alone", "others play in this match: it can be analysed when it is over")
    return people[0].seat


def empty(plan: schema.NewAnalysis) -> schema.OpenedTree:
    """A tree that begins with a match's first position."""
    setup = find_game(plan.game).setup(plan.seats, plan.options)
    seed = secrets.randbits(53) if plan.seed is None else int(plan.seed) % MOST_SEED
    return opened(growth.empty(setup, seed))


def pasted(found: schema.PastedText) -> schema.OpenedTree:
    """The tree of a text: a tree's, a record's or a position's."""
    if found.game is not None:
        game = find_game(found.game)
        setup = game.setup(found.seats or game.meta.default_seats, found.options)
        return opened(growth.of_position(growth.load(setup, found.text.strip())))
    return opened(read_any(found.text, find_game))


def opened(tree: Tree, at: int = 0) -> schema.OpenedTree:
    """A tree as its reader needs it; BadTree if one of its moves cannot be made."""
    things = growth.grow(tree, find_game)
    setup = growth.setup_of(tree.start, find_game)
    return schema.OpenedTree(
        start=_told_start(tree.start),
        title=tree.title,
        note=tree.note,
        nodes=[
            schema.TreeNode(
                after=node.after,
                seat=node.move.seat,
                action=node.move.action,
                who=node.who,  # type: ignore[arg-type]
                dealt=None if node.move.dealt is None else schema.DealtAnew(*node.move.dealt),
                note=node.note,
                judged=None if node.judged is None else schema.Judged(*node.judged),
                things=list(about),
            )
            for node, about in zip(tree.nodes, things, strict=True)
        ],
        at=at,
        names={thing: as_data(phrase) for thing, phrase in setup.names().items()},
    )


def _told_start(start: Start) -> schema.TreeStart:
    return schema.TreeStart(
        game=start.game,
        rules=start.rules,
        components=start.components,
        seats=list(start.seats),
        options=dict(start.options),
        seed=None if start.seed is None else str(start.seed),
        position=start.position,
        eyes=start.eyes,
    )


# -- positions -------------------------------------------------------------------------------------------------------


class Happened(NamedTuple):
    """A move on the way to a position, and what it brought."""

    number: int
    seat: int
    events: tuple[Event, ...]


class Reached(NamedTuple):
    """A position and the latest moves that led to it."""

    state: State
    latest: tuple[Happened, ...] = ()


class Positions:
    """Those that were asked for last, by their start and the moves that lead to them; for several threads."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._known: OrderedDict[bytes, Reached] = OrderedDict()
        self._lock = threading.Lock()
        self.made = 0
        """How many moves had to be made so far."""

    def reach(self, start: Start, moves: list[Move]) -> Reached:
        """The position after some moves; BadTree names the one that cannot be made."""
        keys = _keys(start, moves)
        known = next((place for place in range(len(keys) - 1, -1, -1) if self._find(keys[place]) is not None), None)
        found = None if known is None else self._find(keys[known])
        if known is None or found is None:
            known, found = 0, Reached(growth.first_position(start, find_game))
            self._keep(keys[0], found)
        for place in range(known, len(moves)):
            made = growth.made_at(found.state, moves[place], place + 1)
            self.made += 1
            happened = Happened(place + 1, made.move.seat, made.events)
            found = Reached(made.state, (*found.latest, happened)[-LATEST:])
            if (place + 1) % STRIDE == 0 or place + 1 == len(moves):
                self._keep(keys[place + 1], found)
        return found

    def _find(self, key: bytes) -> Reached | None:
        with self._lock:
            found = self._known.get(key)
            if found is not None:
                self._known.move_to_end(key)
            return found

    def _keep(self, key: bytes, found: Reached) -> None:
        with self._lock:
            self._known[key] = found
            if len(self._known) > self._most:
                self._known.popitem(last=False)


def _keys(start: Start, moves: list[Move]) -> list[bytes]:
    """A key for every position on the way."""
    options = sorted(start.options.items())
    key = hashlib.sha256(repr((start._replace(options={}), options)).encode()).digest()
    keys = [key]
    for move in moves:
        key = hashlib.sha256(key + repr(move).encode()).digest()
        keys.append(key)
    return keys


POSITIONS = Positions()


def reached(line: schema.TreeLine) -> Reached:
    """The position of a line."""
    start = start_of(line.start)
    found = POSITIONS.reach(start, [_move(move) for move in line.moves])
    if line.dealt is None:
        return found
    return found._replace(state=growth.dealt_anew(found.state, Dealt(line.dealt.seat, line.dealt.world)))


def start_of(told: schema.TreeStart) -> Start:
    if (told.seed is None) == (told.position is None):
        raise BadTree("a tree begins with a seed or with a position")
    seed = None if told.seed is None else int(told.seed)
    if seed is not None and seed >= MOST_SEED:
        raise BadTree("no match here can have such a seed")
    return Start(
        told.game, told.rules, told.components, tuple(told.seats), told.options, seed, told.position, told.eyes
    )


def _move(move: schema.TreeMove) -> Move:
    dealt = None if move.dealt is None else Dealt(move.dealt.seat, move.dealt.world)
    return Move(move.seat, move.action, dealt)


async def looked(make: Callable[[], T]) -> T:
    """Something made of a position from anywhere, in a thread; BadPosition if the game cannot make it."""
    return await made_of_anything(asyncio.to_thread(make))


async def made_of_anything(work: Awaitable[T]) -> T:
    """What comes of it; BadPosition if a position that no rule was written for makes it fail."""
    try:
        return await work
    except GuildhallError:
        raise
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadPosition(f"nothing can be made of this position ({type(error).__name__})") from None


def page(line: schema.TreeLine) -> schema.AnalysisPage:
    """A position as one sees it, with all that whoever is to act may do."""
    found = reached(line)
    state = found.state
    to_act = state.to_act()
    eyes = line.eyes
    if eyes is not None and eyes >= state.seats:
        raise BadSeats(f"there is no seat {eyes + 1}")
    if eyes is None:
        eyes = to_act[0] if to_act else None
    return schema.AnalysisPage(
        seat=eyes,
        view=state.view(eyes),
        to_act=to_act,
        turn=state.turn(),
        standings=state.standings(),
        log=[
            schema.LogEntry(action=one.number, seat=one.seat, key=event.key, args=event.seen_by(eyes))
            for one in found.latest
            for event in one.events
        ],
        decisions=[_decision(asked) for seat in to_act if (asked := question(state, seat)) is not None],
        outcome=outcome(state.outcome()),
    )


def _decision(asked: Question) -> schema.Decision:
    return schema.Decision(
        seat=asked.seat, key=asked.key, args=asked.args, candidates=[_candidate(one) for one in asked.candidates]
    )


def _candidate(one: Candidate) -> schema.Candidate:
    against = one.refused
    told = schema.Candidate(
        text=one.text,
        targets=list(one.targets),
        things=list(one.shown.things),
        cost=dict(one.shown.cost or {}),
        gain=dict(one.shown.gain or {}),
    )
    if against is not None:
        told.rule, told.case, told.needed, told.have = against.rule, against.case, against.needed, against.have
    return told


def position_text(line: schema.TreeLine) -> schema.PositionText:
    """The position as a text that can be pasted anywhere, `repr` of it."""
    return schema.PositionText(text=repr(reached(line).state))


# -- what search and bots say ----------------------------------------------------------------------------------------


async def best_moves(pool: BotPool, guest: object, asked: schema.AskBest) -> schema.BestMoves:
    """What search says for a seat that is to act, by what that seat may know there."""
    state = (await looked(lambda: reached(asked.line))).state
    seat = _to_act(state, asked.seat)
    wanted = _question(state, seat, f"mcts:{asked.effort}")
    found, seconds = await made_of_anything(pool.judge(wanted, asked.effort, guest))
    text = state.setup.catalogue.text
    return schema.BestMoves(
        seat=seat,
        effort=asked.effort,
        seconds=round(seconds, 2),
        moves=[
            schema.BestMove(
                action=text(choice.action),
                visits=choice.visits,
                share=round(choice.share, 4),
                points=round(choice.points, 2),
            )
            for choice in found.choices[:MOST_BEST]
        ],
        shares=[round(share, 4) for share in found.expectation.shares],
        points=[round(points, 2) for points in found.expectation.points],
    )


async def bot_move(pool: BotPool, guest: object, asked: schema.AskBot) -> schema.BotMove:
    """What a bot does for whoever is to act."""
    bot = check_bot(asked.bot)
    state = (await looked(lambda: reached(asked.line))).state
    seat = _to_act(state, None)
    action, _ = await made_of_anything(pool.choose(_question(state, seat, bot), guest))
    things = await looked(lambda: list(state.shows(seat, action).things))
    return schema.BotMove(seat=seat, action=state.setup.catalogue.text(action), things=things)


def _to_act(state: State, seat: int | None) -> int:
    to_act = state.to_act()
    if not to_act:
        raise Refused("not_playing", "the match is over there: nothing is left to play")
    if seat is not None and seat not in to_act:
        raise Refused("not_your_turn", f"seat {seat + 1} is not to act there")
    return to_act[0] if seat is None else seat


def _question(state: State, seat: int, bot: str) -> bot_pool.Question:
    """The position as a thinking process needs it; the same position gets the same answer."""
    setup = state.setup
    saved = state.save()
    seed = int(digest(saved)[:13], 16)
    return bot_pool.Question(setup.game.meta.name, setup.seats, dict(setup.options), saved, seat, bot, seed)
