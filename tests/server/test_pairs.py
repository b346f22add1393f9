"""What leaves the server tells no secret over time: in two worlds that an onlooker cannot tell apart, the same frames.

Two rooms, one for each world, with real sockets' code around them but no network and no database: everybody sits there,
a spectator looks on, the same actions are sent in both, and whoever cannot tell the worlds apart gets the same texts.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from guildhall import games
from guildhall.conformance.pairs import Pair, another_world
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.play.match import Match, new_match
from guildhall.server import schema
from guildhall.server.config import Config
from guildhall.server.errors import Refused
from guildhall.server.limits import Limits
from guildhall.server.metrics import Metrics
from guildhall.server.play import bot_pool
from guildhall.server.play.bot_pool import Question
from guildhall.server.play.bots import Bots
from guildhall.server.play.rooms import Rooms
from guildhall.server.play.socket import Asker, Sockets
from guildhall.server.play.wire import EXTENSION, Listener
from guildhall.server.store.rows import Append, Person
from guildhall.study.advice import Advice
from tests.rococo.script import Table
from tests.server.guests import run_apart
from tests.server.test_secrets import room_of

ACTIONS = 60
"""Of a match of each game, in pairs of worlds as long as these last."""


class NoBus:
    shared = False


class NoStore:
    """Keeps nothing."""

    bus = NoBus()

    async def append(self, item: Append) -> None:
        await asyncio.sleep(0)


class Line:
    """A socket and its wire without a network: what is sent is kept."""

    client = None
    full = False

    def __init__(self, token: str) -> None:
        self.query_params = {"token": token}
        self.scope = {"extensions": {EXTENSION: self}}
        self.frames: list[str] = []

    async def accept(self) -> None:
        await asyncio.sleep(0)

    def listen(self, listener: Listener, gathering: object) -> None:
        self.listener = listener

    def send(self, text: bytes) -> None:
        self.frames.append(text.decode())

    def says(self, **message: Any) -> None:
        self.listener.heard(json.dumps(message).encode())


class World:
    """A room with all seats and a spectator (None) at their sockets."""

    def __init__(self, match: Match, state: State) -> None:
        twin = Match(match.setup, match.seed, match.seats)
        twin.state, twin.steps, twin.log = state.copy(), match.steps[:], match.log[:]
        self.room = room_of(twin)
        self.room.store = NoStore()  # type: ignore[assignment]
        self.rooms = Rooms(Config(), NoStore(), Metrics())  # type: ignore[arg-type]
        self.rooms.enter(self.room)
        self.sockets = Sockets(self.rooms, Limits(0))
        self.lines: dict[int | None, Line] = {}

    async def open(self) -> None:
        for seat in (None, *range(len(self.room.seats))):
            line = self.lines[seat] = Line("watching")
            await self.sockets.admit(line, self.room.id, asker(seat))  # type: ignore[arg-type]
            await self.settled()

    def close(self) -> None:
        for line in self.lines.values():
            line.listener.gone()

    async def settled(self) -> None:
        """Everybody has been sent what is new."""
        for _ in range(20):
            await asyncio.sleep(0)
        assert all(viewer.shown == self.room.version for viewer in self.room.viewers)

    async def plays(self, seat: int, text: str) -> None:
        number = self.room.number
        self.lines[seat].says(type="act", number=number, action=text, seat=seat)
        await self.settled()
        assert self.room.number == number + 1, self.lines[seat].frames[-1]


def asker(seat: int | None) -> Asker:
    async def who() -> Person | None:
        return None if seat is None else Person(seat + 1, f"P{seat}")

    return who


class Worlds:
    """Two rooms in which the same happens; `onlooker` cannot tell them apart."""

    def __init__(self, match: Match, one: State, other: State, onlooker: int) -> None:
        self.both = World(match, one), World(match, other)
        self.onlooker = onlooker

    async def __aenter__(self) -> Worlds:
        for world in self.both:
            await world.open()
        self.compare()
        return self

    async def __aexit__(self, *error: object) -> None:
        for world in self.both:
            world.close()

    async def play(self, seat: int, text: str) -> None:
        for world in self.both:
            await world.plays(seat, text)

    def compare(self) -> int:
        """The onlooker and the spectator have got the same frames, of which there are so many."""
        here, there = (world.lines for world in self.both)
        for eyes in (self.onlooker, None):
            assert here[eyes].frames
            assert here[eyes].frames == there[eyes].frames
        return len(here[None].frames)


async def played_in_pairs(name: str, seed: int) -> int:
    """A match under the eyes of somebody who is always in two worlds at once; how many actions looked the same."""
    match = new_match(name, games.meta(name).default_seats, seed=seed)
    rng, alike = Rng(seed, SEARCH), 0
    while not match.over and match.number < ACTIONS:
        onlooker = int(rng.below(match.setup.seats))
        world = another_world(match.state, onlooker, rng)
        pair = Pair(match.state, world, onlooker)
        async with Worlds(match, match.state, world, onlooker) as rooms:
            while not pair.ended and match.number < ACTIONS:
                to_act = match.state.to_act()
                seat = to_act[rng.below(len(to_act))]
                legal = match.state.legal(seat)
                action = legal[rng.below(len(legal))]
                match.act(seat, action)
                if pair.play(seat, action):
                    await rooms.play(seat, match.setup.catalogue.text(action))
                    rooms.compare()
                    alike += 1
    return alike


@pytest.mark.parametrize("name", games.built_in())
def test_frames_tell_no_secret_over_time(name: str) -> None:
    assert run_apart(played_in_pairs(name, seed=3)) > 10


async def frames_of(actions: list[str], *tiles: tuple[str, ...]) -> int:
    """Seat 0 plays these actions with the first tiles, or with the others; seat 1 looks on."""
    tables = [
        Table().staff(0, ["II-b", "S-b"]).goods(0, 30, 5, 5).tiles(0, *kept).display("A01").begins(0) for kept in tiles
    ]
    one, other = (table.state for table in tables)
    async with Worlds(new_match("rococo", 3), one, other, onlooker=1) as rooms:
        for text in actions:
            await rooms.play(0, text)
        return rooms.compare()


@pytest.mark.parametrize(
    ("actions", "tiles"),
    [
        (["play II-b", "no-action", "decline"], (("T01", "T02"), ("T12", "T16"))),
        (["play II-b", "depute", "decline"], (("T01", "T02"), ("T12", "T16"))),
        (["play II-b", "no-action", "tailor G6", "discount azure"], (("T01", "T12"), ("T09", "T12"))),
        (["play II-b", "tailor G6", "pay T01", "sell"], (("T01", "T12"), ("T01", "T05"))),
    ],
    ids=["bonus", "depute", "discount", "pay"],
)
def test_hidden_silk_is_in_no_frame(actions: list[str], tiles: tuple[tuple[str, ...], ...]) -> None:
    assert run_apart(frames_of(actions, *tiles)) > len(actions)


async def thought_about(*tiles: str) -> int:
    """How often the server lets a bot think that has an extra Tailor and these tiles."""
    table = Table().staff(0, ["II-b", "S-b"]).goods(0, 30, 5, 5).tiles(0, *tiles).display("A01").begins(0)
    world = World(new_match("rococo", 3), table.plays("play II-b", "no-action").state)
    pool = InlinePool()
    bots = Bots(pool, Metrics(), lambda room: True)  # type: ignore[arg-type]
    world.room.seats[0] = msgspec.structs.replace(world.room.seats[0], bot="greedy")
    assert await bots._choice(world.room, 0, "greedy") in table.state.legal(0)
    return pool.asked


def test_a_bot_at_a_table_thinks_whether_or_not_it_has_a_choice() -> None:
    assert run_apart(thought_about("T01", "T02")) == run_apart(thought_about("T12", "T16")) == 1


class InlinePool:
    """Bots that think here, and at once."""

    def __init__(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        self.asked = 0
        self.meanwhile = meanwhile

        self.queue: list[object] = []
        self.thinking = 0

    async def choose(self, question: Question, *_: object) -> tuple[int, float]:
        self.asked += 1
        return bot_pool.choose(question), 0.0

    async def advise(self, question: Question, *_: object) -> list[Advice]:
        self.meanwhile()
        return bot_pool.advise(question)


def hint(match: Match, seat: int, pool: InlinePool) -> schema.Hint:
    bots = Bots(pool, Metrics(), lambda room: True)  # type: ignore[arg-type]
    return run_apart(bots.hint(room_of(match), seat + 1, seat, "mcts:2"))


@pytest.mark.parametrize("name", games.built_in())
def test_a_hint_names_only_what_can_be_done(name: str) -> None:
    match, rng = new_match(name, games.meta(name).default_seats, seed=5), Rng(5, SEARCH)
    for number in range(60):
        seat = match.state.to_act()[-1]
        legal = match.state.legal(seat)
        if number % 15 == 0 or len(legal) == 1:
            found = hint(match, seat, InlinePool())
            assert 1 <= len(found.choices) <= 3
            assert (len(found.choices) == 1) >= (len(legal) == 1)
            assert {choice.action for choice in found.choices} <= {
                match.setup.catalogue.text(action) for action in legal
            }
        match.act(seat, legal[rng.below(len(legal))])


def test_a_hint_for_a_position_that_is_no_more_is_not_given() -> None:
    match = new_match("splendor", 2)
    room = room_of(match)

    def moves_on() -> None:
        room.table.number += 1

    bots = Bots(InlinePool(moves_on), Metrics(), lambda room: True)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="more has happened"):
        run_apart(bots.hint(room, 1, 0, "mcts:2"))


class CutLine(Line):
    """Whose other side has hung up before anybody listened."""

    def listen(self, listener: Listener, gathering: object) -> None:
        listener.gone()


def test_who_hangs_up_while_coming_in_is_not_there() -> None:
    async def comes() -> tuple[int, int]:
        match = new_match("splendor", 2)
        world = World(match, match.state)
        await world.sockets.admit(CutLine("watching"), world.room.id, asker(0))  # type: ignore[arg-type]
        return len(world.room.viewers), len(world.sockets.open)

    assert run_apart(comes()) == (0, 0)
