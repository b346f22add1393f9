"""Challenges: everybody plays the same deal at a table of their own, and the results are compared.

The server draws the seed, so nobody knows the deal beforehand; whoever has played a match alone can hand its deal on,
with their own result as the first. A result is what the server's own match came to. Who has played knows the decks, so
a challenge can be taken once, nobody can go back behind what was shown, and the tables of others (also matches that
were played on from them) are open only to those who have finished it themselves.
"""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime

import msgspec
from sqlalchemy.engine import Connection

from guildhall.core.game import Meta
from guildhall.server import schema
from guildhall.server.errors import Refused, not_found, stale
from guildhall.server.play.bot_pool import check_bot
from guildhall.server.play.library import find_game, metas
from guildhall.server.play.opening import keep_new, planned
from guildhall.server.play.room import Room
from guildhall.server.play.rooms import Rooms
from guildhall.server.store import challenges as store
from guildhall.server.store import queries
from guildhall.server.store.bus import Word
from guildhall.server.store.challenges import Attempt, ChallengeRow
from guildhall.server.store.rows import Person, SeatRow, TableRow, new_id, new_token, now
from guildhall.server.store.writer import Conflict

HELPED = ("substituted", "handed", "opened", "taken")
"""What is told of a seat when somebody else played there."""


# -- looking ----------------------------------------------------------------------------------------------------------


async def of_today(rooms: Rooms, session: int | None) -> schema.ChallengeList:
    """The day's challenge of every game that can be played alone."""
    day = datetime.now(UTC).date()
    rows = [await _of_day(rooms, meta, day) for meta in metas() if 1 in meta.seats]
    return schema.ChallengeList(challenges=[await info(rooms, row, session) for row in rows])


async def _of_day(rooms: Rooms, meta: Meta, day: date) -> ChallengeRow:
    """The same for everybody; drawn when somebody asks for it first, so that nobody can know it earlier."""
    text = day.isoformat()
    found = await rooms.store.read(lambda connection: store.challenge_of_day(connection, meta.name, text))
    if found is not None:
        return found
    samples = [sample for sample in meta.samples if sample.seats == 1]
    options = samples[day.toordinal() % len(samples)].options if samples else {}
    row = _row(meta.name, dict(options), [None], secrets.randbits(53), day=text)

    def keep(connection: Connection) -> ChallengeRow:
        already = store.challenge_of_day(connection, meta.name, text)
        if already is None:
            store.insert_challenge(connection, row)
        return already or row

    return await rooms.store.write(keep)


async def find(rooms: Rooms, name: str) -> ChallengeRow:
    found = await rooms.store.read(lambda connection: store.challenge(connection, name))
    if found is None:
        raise not_found("such challenge")
    return found


async def info(rooms: Rooms, row: ChallengeRow, session: int | None) -> schema.ChallengeInfo:
    """A challenge as somebody sees it."""
    tried = await rooms.store.read(lambda connection: store.attempts(connection, row.id))
    mine = next((one for one in tried if session is not None and one.session == session), None)
    done = mine is not None and mine.status == "finished"
    results = [_result(one, mine, done) for one in tried if one.status == "finished" and one.outcome is not None]
    results.sort(key=lambda one: (-one.points, one.finished))
    return schema.ChallengeInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=row.seats,
        day=row.day,
        by=row.name,
        created=row.created,
        results=results,
        playing=sum(one.status == "playing" for one in tried),
        table=None if mine is None else mine.table,
        done=done,
    )


def _result(one: Attempt, mine: Attempt | None, done: bool) -> schema.ChallengeResult:
    assert one.outcome is not None
    return schema.ChallengeResult(
        name=one.name,
        points=one.outcome.scores[one.seat],
        won=one.seat in one.outcome.winners,
        finished=one.finished or 0,
        mine=one is mine,
        helped=one.went_back or any(note.key.removeprefix("web-seating-") in HELPED for note in one.notes),
        table=one.table if done else None,
        watch=one.watch if done else None,
    )


async def require_played(rooms: Rooms, room: Room, session: int | None) -> None:
    """Refused for who could learn the deal of a challenge here before having played it."""
    challenge = room.table.challenge
    if challenge is None or room.held(session):
        return
    if session is None or not await rooms.store.read(
        lambda connection: store.has_finished(connection, challenge, session)
    ):
        raise Refused("play_first", "this match shows the deal of a challenge: play it first, then you can look at it")


# -- making -----------------------------------------------------------------------------------------------------------


async def make(rooms: Rooms, person: Person, plan: schema.NewChallenge) -> ChallengeRow:
    """A challenge with a fresh deal."""
    seats = [None, *(check_bot(bot) for bot in plan.bots)]
    setup = find_game(plan.game).setup(len(seats), dict(plan.options))
    row = _row(plan.game, dict(setup.options), seats, secrets.randbits(53), owner=person.id, name=person.name)
    await rooms.store.write(lambda connection: store.insert_challenge(connection, row))
    return row


def why_not(room: Room, session: int | None) -> str:
    """Why the deal of a match cannot be handed on by somebody; empty if it can."""
    table = room.table
    people = [seat for seat in room.seats if seat.kind != "bot"]
    if table.status != "finished" or table.opened is not None:
        return "only the deal of a match that was played here to its end can be handed on"
    if len(people) != 1 or people[0].session != session:
        return "only who has played alone, or against bots, can hand on the deal"
    if table.seed_chosen or table.taken_over is not None:
        return "this deal was known beforehand: only one that the server drew can be handed on"
    return ""


async def hand_on(rooms: Rooms, person: Person, room: Room) -> ChallengeRow:
    """The challenge of a match that somebody has played: its deal, and their result as the first."""
    async with room.lock:
        if room.table.challenge is not None and room.held(person.id):
            return await find(rooms, room.table.challenge)
        refused = why_not(room, person.id)
        if refused:
            raise Refused("no_challenge", refused)
        old = room.table
        seats = [seat.bot if seat.kind == "bot" else None for seat in room.seats]
        row = _row(old.game, dict(old.options), seats, old.seed, owner=person.id, name=person.name)

        def change(connection: Connection) -> None:
            store.insert_challenge(connection, row)
            queries.update_table(connection, old.id, old.revision, challenge=row.id)
            rooms.store.bus.say(connection, [Word(old.id)])

        try:
            await rooms.store.write(change)
        except Conflict:
            await room.catch_up()
            raise stale(room.number) from None
        room.table = msgspec.structs.replace(old, challenge=row.id, revision=old.revision + 1)
        return row


def _row(
    game: str,
    options: dict[str, str | int],
    seats: list[str | None],
    seed: int,
    *,
    day: str | None = None,
    owner: int | None = None,
    name: str | None = None,
) -> ChallengeRow:
    title = find_game(game)
    return ChallengeRow(
        id=new_id(),
        game=game,
        rules=title.meta.rules_version,
        components=title.components_digest,
        options=dict(title.setup(len(seats), options).options),
        seats=seats,
        seed=seed,
        day=day,
        owner=owner,
        name=name,
        created=now(),
    )


# -- taking -----------------------------------------------------------------------------------------------------------


async def take(rooms: Rooms, person: Person, name: str) -> Room:
    """Somebody's own table of a challenge: the one they have, or a new one. It can be taken once."""
    row = await find(rooms, name)
    tried = await rooms.store.read(lambda connection: store.attempts(connection, row.id))
    for one in tried:
        if one.session == person.id:
            return await rooms.find(one.table)
    game = find_game(row.game)
    if (row.rules, row.components) != (game.meta.rules_version, game.components_digest):
        raise Refused("other_rules", "this challenge was made by other rules or component values than this server has")
    at = now()
    table = TableRow(
        id=new_id(),
        game=row.game,
        rules=row.rules,
        components=row.components,
        options=row.options,
        seed=row.seed,
        owner=person.id,
        invite=new_token(),
        watch=new_token(),
        challenge=row.id,
        created=at,
        updated=at,
    )
    return await keep_new(rooms, table, [_seat(number, bot, person) for number, bot in enumerate(row.seats)])


def _seat(number: int, bot: str | None, person: Person) -> SeatRow:
    plan = schema.SeatPlan(kind="me") if bot is None else schema.SeatPlan(kind="bot", bot=bot)
    return planned(number, plan, person, "greedy")
