"""Reviews of finished matches, made in the thinking processes one choice after the other, and kept with the match.

A review is nobody's turn: its pieces stand behind every bot that people wait for. It can be stopped and goes on from
what has been found; so it does when a worker died over it. What is kept can all be made again, and what cannot be read
is.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.play.match import Match
from guildhall.server import schema
from guildhall.server.errors import Refused, not_yours
from guildhall.server.play.bot_pool import BotPool
from guildhall.server.play.review import finished_match, record
from guildhall.server.play.review_work import LookAt, Whole, jobs_of, look_at, make_whole
from guildhall.server.play.room import Room
from guildhall.server.store import reviews
from guildhall.server.store.rows import Person, ReviewRow, now
from guildhall.server.store.store import Store
from guildhall.study.review import CannotReview
from guildhall.study.reviewed import Look, Review

LOG = logging.getLogger("guildhall.reviews")
MOST_OF_ONE = 2
"""Reviews that are made at once for the same guest…"""
MOST = 8
"""…and for all, by one worker."""
KEPT_EVERY = 12
"""Pieces after which it is kept how far a review is."""
SILENT_MILLISECONDS = 60_000
"""A review of which nothing was heard so long is not being made any more: its worker died."""


class Running:
    """A review that is being made here."""

    def __init__(self, session: int, jobs: list[LookAt], looks: list[Look]) -> None:
        self.session = session
        self.jobs = jobs
        self.looks = looks
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """One for the whole worker."""

    def __init__(self, pool: BotPool, store: Store, effort: int) -> None:
        self._pool = pool
        self._store = store
        self._effort = effort
        self._running: dict[str, Running] = {}
        self._starting: set[str] = set()

    async def stop_all(self) -> None:
        tasks = [one.task for one in self._running.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- what people ask -----------------------------------------------------------------------------------------------

    async def info(self, room: Room, session: int | None, since: int) -> schema.ReviewInfo:
        """How far the review of a match is; what was found from the piece `since` on, or all of it if it is done."""
        match = finished_match(room)
        here = self._running.get(room.id)
        row = await self._store.read(lambda connection: reviews.find(connection, room.id))
        if here is not None:
            return self._told(room, match, session, "running", here.looks, len(here.jobs), since, here.session, None)
        looks = _looks(row)
        if row is None or looks is None:
            return self._told(room, match, session, "none", [], 0, since, None, None)
        whole = _review(row, match)
        if row.status == "done" and whole is None:
            return self._told(room, match, session, "none", [], 0, since, None, None)
        silent = row.status == "running" and now() - row.updated > SILENT_MILLISECONDS
        status = "stopped" if silent else row.status
        return self._told(room, match, session, status, looks, row.pieces, since, row.session, whole)

    def _told(
        self,
        room: Room,
        match: Match,
        session: int | None,
        status: str,
        looks: list[Look],
        count: int,
        since: int,
        asked_by: int | None,
        whole: Review | None,
    ) -> schema.ReviewInfo:
        fresh = [] if whole is not None else looks[since:]
        return schema.ReviewInfo(
            status=msgspec.convert(status, schema.ReviewStatus),
            done=len(looks),
            pieces=count,
            actions=match.number,
            may_start=session is not None and status in ("none", "stopped"),
            may_stop=status == "running" and _may_stop(room, session, asked_by),
            found=[schema.ReviewPoint(one.number, one.before.shares, one.before.points) for one in fresh],
            review=whole,
        )

    async def start(self, room: Room, person: Person) -> None:
        """Let a review be made, or go on; nothing if it is being made or done."""
        match = finished_match(room)
        if room.id in self._running or room.id in self._starting:
            return
        if sum(one.session == person.id for one in self._running.values()) >= MOST_OF_ONE:
            raise Refused("busy", f"{MOST_OF_ONE} reviews of yours are being made already; wait until one is done")
        if len(self._running) + len(self._starting) >= MOST:
            raise Refused("busy", "too many reviews are being made already; try again in a few minutes")
        self._starting.add(room.id)
        try:
            await self._start(room, match, person)
        finally:
            self._starting.discard(room.id)

    async def _start(self, room: Room, match: Match, person: Person) -> None:
        row = await self._store.read(lambda connection: reviews.find(connection, room.id))
        looks = _looks(row)
        if row is not None and looks is not None:
            if row.status == "done" and _review(row, match) is not None:
                return
            if row.status == "running" and now() - row.updated <= SILENT_MILLISECONDS:
                return
        jobs = await asyncio.to_thread(jobs_of, match, self._effort)
        if looks is None or row is None or row.effort != self._effort or not _fits(jobs, looks):
            looks = []
        fresh = ReviewRow(room.id, person.id, self._effort, "running", len(jobs), _written(looks), None, now())
        await self._store.write(lambda connection: reviews.begin(connection, fresh))
        running = Running(person.id, jobs, looks)
        self._running[room.id] = running
        running.task = asyncio.create_task(self._make(room, running))

    async def stop(self, room: Room, person: Person) -> None:
        """Stop a review that is being made, here or by another worker; what was found stays."""
        here = self._running.get(room.id)
        row = await self._store.read(lambda connection: reviews.find(connection, room.id))
        if here is None and (row is None or row.status != "running"):
            return
        asked_by = here.session if here is not None else None if row is None else row.session
        if not _may_stop(room, person.id, asked_by):
            raise not_yours("only those who played, or who asked for this review, can stop it")
        if here is not None and here.task is not None:
            here.task.cancel()
            await asyncio.gather(here.task, return_exceptions=True)
        else:
            await self._store.write(lambda connection: reviews.stop(connection, room.id))

    # -- making one ----------------------------------------------------------------------------------------------------

    async def _make(self, room: Room, running: Running) -> None:
        status, whole = "stopped", None
        try:
            if await self._look_at_all(room, running):
                job = Whole(record(room), running.looks, self._effort)
                whole = await self._pool.study(make_whole, job, ("review", running.session))
                status = "done"
        except CannotReview as error:
            # What was kept belongs to another match: it is worth nothing.
            LOG.error("the review of table %s is made anew: %s", room.id, error)
            running.looks.clear()
        except GuildhallError as error:
            LOG.warning("the review of table %s waits: %s", room.id, error)
        except Exception as error:
            LOG.error("the review of table %s: %s: %s", room.id, type(error).__name__, error)
        finally:
            self._running.pop(room.id, None)
            await self._store.write(
                partial(reviews.keep, table=room.id, looks=_written(running.looks), status=status, review=whole)
            )

    async def _look_at_all(self, room: Room, running: Running) -> bool:
        """Look at what has not been looked at; False if somebody stopped it at another worker."""
        for job in running.jobs[len(running.looks) :]:
            running.looks.append(await self._pool.study(look_at, job, ("review", running.session)))
            if len(running.looks) % KEPT_EVERY == 0:
                looks = _written(running.looks)
                if not await self._store.write(
                    partial(reviews.keep, table=room.id, looks=looks, status="running", review=None)
                ):
                    return False
        return True


def _may_stop(room: Room, session: int | None, asked_by: int | None) -> bool:
    return session is not None and (session in (asked_by, room.table.owner) or bool(room.held(session)))


def _written(looks: list[Look]) -> str:
    return msgspec.json.encode(looks).decode()


def _looks(row: ReviewRow | None) -> list[Look] | None:
    """What was found so far; None if nothing is kept or it cannot be read."""
    if row is None:
        return None
    try:
        return msgspec.json.decode(row.looks, type=list[Look])
    except msgspec.DecodeError as error:
        LOG.error("the review of table %s is damaged and will be made anew: %s", row.table, error)
        return None


def _review(row: ReviewRow, match: Match) -> Review | None:
    """The whole review; None if there is none or it is not one of this match."""
    if row.review is None:
        return None
    try:
        found = msgspec.json.decode(row.review, type=Review)
    except msgspec.DecodeError as error:
        LOG.error("the review of table %s is damaged and will be made anew: %s", row.table, error)
        return None
    whole = len(found.shares) == match.number + 1 and len(found.accounts) == match.setup.seats
    return found if whole else None


def _fits(jobs: list[LookAt], looks: list[Look]) -> bool:
    """Whether what was found is the beginning of what is to be looked at."""
    return len(looks) <= len(jobs) and all(
        one.number == job.piece.number and one.seat == job.piece.seat for one, job in zip(looks, jobs, strict=False)
    )
