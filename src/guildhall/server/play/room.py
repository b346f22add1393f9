"""A live table: its match in memory, the people watching it, and everything that can happen in play.

The order is always: check, write, then do it in memory and show it. The write carries the number of the event, so if
another worker was faster it fails, and the room catches up from the database. Nothing unwritten is ever shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from guildhall.core.errors import CannotUndo, GuildhallError
from guildhall.core.state import State
from guildhall.play.match import Match
from guildhall.server import schema
from guildhall.server.errors import Refused, not_yours, stale, unreadable
from guildhall.server.play import clock, summary
from guildhall.server.play.news import Position
from guildhall.server.play.rebuild import follow, rebuild
from guildhall.server.play.viewer import Viewer
from guildhall.server.store import queries
from guildhall.server.store.bus import Word
from guildhall.server.store.rows import Append, Asking, SeatRow, Snapshot, StoredTable, TableRow, now
from guildhall.server.store.seal import sealed
from guildhall.server.store.store import Store
from guildhall.server.store.writer import Conflict

SNAPSHOT_EVENTS = 40
"""A running match is kept as a whole after so many events, a long one after more: see `snapshot_due`."""

LOG = logging.getLogger("guildhall.rooms")


def snapshot_due(number: int) -> bool:
    """Whether a match of so many events is to be kept as a whole now.

    A snapshot is as long as the match. From eight times `SNAPSHOT_EVENTS` on they become rarer as it doubles, so an
    event costs the same however late it comes, and who reads the match back plays at most its last quarter again.
    """
    doublings = max(0, (number // (4 * SNAPSHOT_EVENTS)).bit_length() - 1)
    return number > 0 and number % (SNAPSHOT_EVENTS << doublings) == 0


def _fitting(stored: StoredTable, match: Match) -> TableRow:
    """The table's row with a summary that fits its events, which are the truth."""
    table = stored.table
    number = stored.events[-1].number if stored.events else 0
    to_act = match.state.to_act() if table.status == "playing" else table.to_act
    if (table.number, table.actions, table.to_act) == (number, match.number, to_act):
        return table
    LOG.warning("the summary of table %s did not fit its events and was made anew", table.id)
    return msgspec.structs.replace(table, number=number, actions=match.number, to_act=to_act)


class Room:
    """A table in memory."""

    def __init__(self, store: Store, stored: StoredTable, match: Match | None, broken: Refused | None) -> None:
        self.store = store
        self.table = stored.table
        self.seats = stored.seats
        self.match = match
        self.broken = broken
        """Why the match cannot go on here, if it cannot."""
        self.damage: Exception | None = None
        """What is wrong with the rows, if they are why; for the operator."""
        self.counts = [0, *(event.actions for event in stored.events)]
        """`counts[n]`: how many actions the record had after event n."""
        self.chat: deque[schema.ChatLine] = deque(stored.chat, queries.LATEST_CHAT)
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, set[int]] = {}
        """Seats that are online at other workers."""
        self.looking_elsewhere: dict[str, set[int]] = {}
        """And those of them whose person looks at the page."""
        self.lock = asyncio.Lock()
        self.behind = False
        """Whether something may have happened elsewhere that has not been read here."""
        self.version = 0
        self.changed: Callable[[Room, list[int]], None] = lambda room, was: None
        """Called after an event with the seats that were to act before it."""
        self.reseated: Callable[[Room], None] = lambda room: None
        """Called when seats changed elsewhere, so that bots who have come to act do so."""
        self.doubted: Callable[[Room], None] = lambda room: None
        """Called when the database went away while something was written: it may be there or not."""
        self.position: Position | None = None
        """What has been made of the present version for those who watch."""
        self.places: dict[int | None, Any] = {}
        """And for each session, what only changes when seats do."""

    @classmethod
    def load(cls, store: Store, stored: StoredTable) -> Room:
        """The room of what was kept; to be called in a thread, as it plays what happened since the last snapshot."""
        match, broken = None, None
        if stored.table.started is not None:
            try:
                match = rebuild(stored)
            except Refused as error:
                broken = error
            except Exception as error:
                room = cls(store, stored, None, unreadable())
                room.damage = error
                return room
        if match is not None:
            stored.table = _fitting(stored, match)
        return cls(store, stored, match, broken)

    # -- who is who ------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def number(self) -> int:
        return self.table.number

    @property
    def standing(self) -> tuple[int, int]:
        """What grows with every change."""
        return self.table.number, self.table.revision

    @property
    def last_line(self) -> int:
        """The last line of chat that is known here."""
        return self.chat[-1].id if self.chat else 0

    def held(self, session: int | None) -> list[int]:
        """The seats of a session."""
        return [seat.seat for seat in self.seats if session is not None and seat.session == session]

    def may_see(self, session: int | None, token: str | None) -> bool:
        """Whoever sits here, owns it, or has any link to it."""
        if session is not None and (self.table.owner == session or self.held(session)):
            return True
        return token is not None and token in (
            self.table.watch,
            self.table.invite,
            *(seat.token for seat in self.seats),
        )

    @property
    def all_told(self) -> bool:
        """Whether nothing is hidden from whoever sees this table: the match is over, or a record that was opened."""
        return self.table.status == "finished" or self.table.opened is not None

    def online(self) -> set[int]:
        here = {seat for viewer in self.viewers for seat in self.held(viewer.session)}
        return here.union(*self.elsewhere.values())

    def looking(self) -> set[int]:
        """The seats whose person has the table before their eyes."""
        here = {seat for viewer in self.viewers if viewer.looking for seat in self.held(viewer.session)}
        return here.union(*(self.looking_elsewhere[worker] for worker in self.elsewhere))

    def player(self, seat: int) -> str | None:
        """The bot that plays a seat now: its own, a substitute, or the clock's if time is up; None for a person."""
        row = self.seats[seat]
        if row.bot is not None:
            return row.bot
        if self.table.clock is not None and seat in self.table.to_act and clock.is_out(self.table.clock, row, now()):
            return self.table.clock.bot
        return None

    # -- showing ---------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Something about the table or its people is new: wake all who watch."""
        self.places.clear()
        self._show()

    def _show(self) -> None:
        self.version += 1
        self.position = None
        for viewer in self.viewers:
            viewer.wake()

    # -- playing ---------------------------------------------------------------------------------------------------

    def require_playing(self) -> Match:
        if self.broken is not None:
            raise self.broken
        if self.match is None or self.table.status != "playing":
            what = {"waiting": "has not started", "finished": "is over"}.get(self.table.status, "was given up")
            raise Refused("not_playing", f"this match {what}")
        return self.match

    def seat_of(self, session: int | None, seat: int | None, fitting: list[int]) -> int:
        """The seat that a session speaks for: the one it names, or its only one of those that fit."""
        held = self.held(session)
        if not held:
            raise not_yours("you have no seat at this table")
        if seat is not None:
            if seat not in held:
                raise not_yours(f"seat {seat + 1} is not yours")
            return seat
        mine = [number for number in held if number in fitting] or held
        if len(mine) > 1:
            raise Refused("bad_request", "you hold several seats: say for which one")
        return mine[0]

    async def act(self, session: int | None, number: int, text: str, seat: int | None, *, again: bool = False) -> int:
        """A person's action; the number of the event it became. `again`: it may have become one already."""
        async with self.lock:
            try:
                return await self._act(session, number, text, seat)
            except GuildhallError:
                if again and self._stands(session, number, text, seat):
                    return number + 1
                raise

    async def _act(self, session: int | None, number: int, text: str, seat: int | None) -> int:
        match = self.require_playing()
        who = self.seat_of(session, seat, self.table.to_act)
        self.require_number(number)
        if self.seats[who].bot is not None:
            raise Refused("not_your_turn", "a bot plays for this seat; take it back first")
        if not match.state.may_act(who):
            whose = ", ".join(self.seats[other].name for other in self.table.to_act)
            raise Refused("not_your_turn", f"it is not your turn: {whose} is to act")
        return await self._do("act", who, match.setup.catalogue.number(text))

    def _stands(self, session: int | None, number: int, text: str, seat: int | None) -> bool:
        """Whether a seat of this session did just this in the position `number`, and it was not taken back since."""
        if self.match is None or number >= self.number:
            return False
        place = self.counts[number]
        if min(self.counts[number + 1 :]) <= place:
            return False
        step = self.match.steps[place]
        mine = self.held(session) if seat is None else [seat] if seat in self.held(session) else []
        return step.seat in mine and self.match.setup.catalogue.text(step.action) == text

    async def act_as_bot(self, number: int, seat: int, action: int) -> int:
        """A bot's action, chosen in the position `number`."""
        async with self.lock:
            self.require_playing()
            self.require_number(number)
            if self.player(seat) is None:
                raise stale(self.number)
            return await self._do("act", seat, action, late=self.seats[seat].bot is None)

    def require_number(self, number: int) -> None:
        if number != self.number:
            raise stale(self.number)

    async def undo(self, session: int | None, number: int, seat: int | None, *, whole_turn: bool) -> int:
        async with self.lock:
            match = self.require_playing()
            last = [match.steps[-1].seat] if match.steps else []
            who = self.seat_of(session, seat, last)
            self.require_number(number)
            return await self._go_back("undo", who, match.undo_to(who, whole_turn=whole_turn))

    async def redo(self, session: int | None, number: int, seat: int | None) -> int:
        async with self.lock:
            match = self.require_playing()
            who = self.seat_of(session, seat, [match.redo_seat])
            self.require_number(number)
            return await self._do("redo", who, match.redo_action(who))

    async def _do(self, kind: str, seat: int, action: int, *, late: bool = False) -> int:
        """Write an action, then do it; `late`: the clock's bot does it for a person."""
        match = self.require_playing()
        done = match.prepare(seat, action)
        text = match.setup.catalogue.text(action)
        new_turn = done.state.turn_number() != done.step.turn
        was = await self._append(kind, seat, text, match.number + 1, done.state, new_turn, late)
        if kind == "redo":
            match.redo(seat)
        else:
            match.accept(done)
        self._happened(was)
        return self.number

    async def _go_back(self, kind: str, seat: int, actions: int) -> int:
        """Write that the record goes back, then go back."""
        match = self.require_playing()
        was = await self._append(kind, seat, "", actions, match.at(actions), False, False)
        if kind == "undo":
            match.undo(seat, match.number - actions)
        else:
            match.cut_to(actions)
        self._happened(was)
        return self.number

    async def _append(
        self, kind: str, seat: int, text: str, actions: int, after: State, new_turn: bool, late: bool
    ) -> list[int]:
        """Keep an event and take over the summary it leads to; the seats that were to act before."""
        table = self.table
        at = now()
        to_act = after.to_act()
        outcome = summary.outcome(after.outcome())
        returning = self.require_playing().state.may_change()
        clocks = clock.after_event(table.clock, self.seats, table.to_act, to_act, new_turn, at, returning, (seat, late))
        over = outcome is not None
        bot_to_act = any(self.seats[number].bot is not None for number in to_act)
        deadline = clock.deadline(table.clock, self.seats, to_act, clocks)
        item = Append(
            table=table.id,
            number=table.number + 1,
            kind=kind,
            seat=seat,
            text=text,
            actions=actions,
            at=at,
            status="finished" if over else "playing",
            to_act=str(to_act),
            bot_to_act=bot_to_act,
            deadline=deadline,
            outcome=queries.to_json(outcome),
            finished=at if over else None,
            clocks=clocks,
            rescheduled=(bot_to_act, deadline) != (table.bot_to_act, table.deadline),
            snapshot=self._snapshot(),
        )
        try:
            await self.store.append(item)
        except Conflict:
            await self.catch_up()
            raise stale(self.number) from None
        except Refused:
            self.doubted(self)
            raise
        was = table.to_act
        table.number, table.actions, table.to_act, table.updated = item.number, actions, to_act, at
        table.status, table.outcome, table.asked = item.status, outcome, None
        table.bot_to_act, table.deadline, table.finished = item.bot_to_act, item.deadline, item.finished
        for left in clocks:
            row = self.seats[left.seat]
            if row.late != left.late:
                self.places.clear()
            row.bank, row.grace, row.since, row.late = left.bank, left.grace, left.since, left.late
        self.counts.append(actions)
        return was

    def _snapshot(self) -> Callable[[], Snapshot] | None:
        """The match as it is, now and then, for who reads it back after a restart."""
        if self.match is None or not snapshot_due(self.number):
            return None
        return partial(sealed, self.table, self.number, self.match.snapshot_later())

    def _happened(self, was: list[int]) -> None:
        self._show()
        self.changed(self, was)

    # -- asking the others -----------------------------------------------------------------------------------------

    def to_be_asked(self, asked: Asking) -> list[int]:
        """The seats of other people who have not answered yet; bots and those who left agree to anything."""
        asker = self.seats[asked.by].session
        return [
            row.seat
            for row in self.seats
            if row.kind == "person"
            and row.bot is None
            and not row.left
            and row.session != asker
            and row.seat not in asked.agreed
        ]

    def require_all_there(self, by: int, to: int) -> None:
        """CannotUndo beyond a barrier in a challenge, and while a bot stands in for somebody: they cannot be asked."""
        match = self.require_playing()
        if to >= match.number - match.undoable(by):
            return
        if self.table.challenge is not None:
            raise CannotUndo("in a challenge nobody goes back behind what was shown: all play the same deal once")
        absent = [row.name for row in self.seats if row.kind == "person" and row.bot is not None]
        if absent:
            raise CannotUndo(f"a bot stands in for {', '.join(absent)}, who cannot be asked")

    async def ask_undo(self, session: int | None, number: int, to: int, seat: int | None) -> int:
        async with self.lock:
            match = self.require_playing()
            held = self.held(session)
            who = self.seat_of(session, seat if seat is not None or not held else held[0], held)
            self.require_number(number)
            match.require_cut(to)
            self.require_all_there(who, to)
            asked = Asking(who, to, [])
            if not self.to_be_asked(asked):
                return await self._go_back("cut", who, to)
            await self._keep_asked(asked)
            return self.number

    async def answer_undo(self, session: int | None, agree: bool, seat: int | None) -> int:
        async with self.lock:
            self.require_playing()
            asked = self.table.asked
            held = self.held(session)
            if not held or (seat is not None and seat not in held):
                raise not_yours("you have no such seat at this table")
            if asked is None:
                raise CannotUndo("nobody asks to go back")
            if not agree:
                await self._keep_asked(None)
                return self.number
            mine = [number for number in self.to_be_asked(asked) if number in held and seat in (None, number)]
            if not mine:
                raise CannotUndo("you have answered already, or it was you who asked")
            asked = Asking(asked.by, asked.to, sorted({*asked.agreed, *mine}))
            if not self.to_be_asked(asked):
                self.require_all_there(asked.by, asked.to)
                return await self._go_back("cut", asked.by, asked.to)
            await self._keep_asked(asked)
            return self.number

    async def _keep_asked(self, asked: Asking | None) -> None:
        await self.keep(self.seats, asked=asked)

    async def keep(self, seats: list[SeatRow], match: Match | None = None, **values: Any) -> None:
        """Write changed seats and columns of the table, tell the other workers, then take them over and show them."""
        revision = self.table.revision
        changed = [seat for seat, known in zip(seats, self.seats, strict=True) if seat != known]

        def change(connection: Any) -> None:
            queries.update_table(connection, self.id, revision, **values)
            for seat in changed:
                queries.update_seat(connection, self.id, seat)
                if seat.kind != "person":  # What somebody wrote down there is not for whoever comes after.
                    queries.erase_notebook(connection, self.id, seat.seat)
            self.store.bus.say(connection, [Word(self.id)])

        try:
            await self.store.write(change)
        except Conflict:
            await self.catch_up()
            raise stale(self.number) from None
        except Refused:
            self.doubted(self)
            raise
        if match is not None:
            self.match = match
        self.seats = seats
        self.table = msgspec.structs.replace(self.table, revision=revision + 1, **values)
        self.show()

    async def count_from(self, at: int) -> None:
        """The machine's clock has gone back: what was begun later than now begins now, so that nobody waits for it."""
        async with self.lock:
            seats = [msgspec.structs.replace(seat, since=min(seat.since, at)) for seat in self.seats]
            deadline = clock.deadline(self.table.clock, seats, self.table.to_act, [])
            await self.keep(seats, updated=at, deadline=deadline)

    # -- other workers ---------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what other workers have written and take it over; the lock is held."""
        after, last_line = self.number, self.last_line
        self.behind = False
        try:
            newer = await self.store.read(lambda connection: queries.load(connection, self.id, after, last_line))
        except Refused:
            self.behind = True
            raise
        await self.take_over(newer)

    async def take_over(self, newer: StoredTable) -> None:
        """What was read since this room stood as it stands; nobody is disturbed if it is nothing."""
        lines = [line for line in newer.chat if line.id > self.last_line]
        same = (newer.table, newer.seats) == (self.table, self.seats) and not lines
        played = bool(newer.events)
        if self.match is None and newer.table.started is not None and self.broken is None:
            if self.number > 0:  # A match that goes on from another has events from before its beginning.
                newer = await self.store.read(lambda connection: queries.load(connection, self.id))
            fresh = await asyncio.to_thread(Room.load, self.store, newer)
            self.match, self.broken = fresh.match, fresh.broken
            self.counts = [0]
        elif self.match is not None:
            for event in newer.events:
                follow(self.match, event)
        self.counts += [event.actions for event in newer.events]
        self.table, self.seats = newer.table, newer.seats
        self.chat.extend(lines)
        if not same:
            self.show()
        if not played:
            self.reseated(self)
