"""Whose seat may be touched during a match, and what is told of it.

A bot stands in for a person who left, whose time was up, who has been away for long, who agrees, or when all others
vote for it; they keep the seat and take it back when they like. Whoever takes a seat for good sees the cards in its
hand, so it is opened or given to a bot only if the person left or agrees. All are told, and no undo takes that away.
"""

from __future__ import annotations

import msgspec

from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.play.room import Room
from guildhall.server.play.summary import gone
from guildhall.server.store.rows import Proposal, SeatRow, now

MOST_NOTES = 200
"""Lines about seats that are kept of a match, the latest."""
FEWEST_VOTERS = 2
"""Of a single one a vote would be a command."""

NOTES = ("substituted", "returned", "opened", "handed", "taken", "moved", "left", "owner")
"""What is told of seats: the text `web-seating-<note>`."""
REASONS = ("own", "left", "late", "away", "agreed", "voted", "free")
"""Why it was done: the text `web-seating-why-<reason>`; `free`: no person sat there."""


def reason(room: Room, row: SeatRow, session: int, change: str) -> str | None:
    """Why this seat may be changed at once, one of `REASONS`; None if somebody is to be asked first."""
    if row.kind != "person":
        return "free"
    if row.session == session:
        return "own"
    found = gone(row, room.table, room.online(), now())
    return found if found == "left" or change == "substitute" else None


def require_reason(room: Room, row: SeatRow, session: int, change: str) -> str:
    found = reason(room, row, session, change)
    if found is None:
        who = "only they can agree to that" if change != "substitute" else "ask them and the others first"
        raise Refused("not_agreed", f"{row.name} has neither left nor agreed; {who}")
    return found


# -- asking ----------------------------------------------------------------------------------------------------------


def voters(room: Room, about: int) -> list[SeatRow]:
    """The seats of the other people who are there to vote."""
    concerned = room.seats[about].session
    return [
        row
        for row in room.seats
        if row.kind == "person" and row.bot is None and not row.left and row.session != concerned
    ]


def can_be_voted(room: Room, proposal: Proposal) -> bool:
    people = {row.session for row in voters(room, proposal.seat)}
    return proposal.change == "substitute" and len(people) >= FEWEST_VOTERS


def waiting(room: Room, proposal: Proposal) -> list[int]:
    """The seats whose answer is waited for: whose seat it is, and the others if they can decide it."""
    agreed = {room.seats[seat].session for seat in proposal.agreed}
    others = voters(room, proposal.seat) if can_be_voted(room, proposal) else []
    return [proposal.seat, *(row.seat for row in others if row.session not in agreed)]


def proposed(room: Room) -> schema.Proposed | None:
    """The question about a seat that is open, if one is."""
    found = room.table.proposed
    if found is None or room.table.status != "playing":
        return None
    return schema.Proposed(
        by=found.by,
        about=found.seat,
        change=found.change,  # type: ignore[arg-type]
        agreed=found.agreed,
        waiting=waiting(room, found),
    )


def answered(room: Room, proposal: Proposal, session: int | None, agree: bool) -> tuple[Proposal | None, str | None]:
    """What an answer makes of a question: the question that is still open, and the reason to do it now."""
    concerned = room.seats[proposal.seat].session
    speaks = [row.seat for row in voters(room, proposal.seat) if row.session == session]
    if session is None or (session != concerned and not speaks):
        raise Refused("not_yours", "this is for those who play here")
    if not agree:
        return None, None
    if session == concerned:
        return None, "agreed"
    proposal = msgspec.structs.replace(proposal, agreed=sorted({*proposal.agreed, *speaks}))
    if can_be_voted(room, proposal) and waiting(room, proposal) == [proposal.seat]:
        return None, "voted"
    return proposal, None


# -- telling ---------------------------------------------------------------------------------------------------------


def told(room: Room, *notes: tuple[int, str, dict[str, str]]) -> list[schema.SeatNote]:
    """All that is told of the seats with these lines after it: seat, note, and what its sentence needs."""
    at, action = now(), room.table.actions
    fresh = [
        schema.SeatNote(at=at, action=action, seat=seat, key=f"web-seating-{note}", args=args)
        for seat, note, args in notes
    ]
    return [*(room.table.notes or []), *fresh][-MOST_NOTES:]


def former(room: Room, seat: int) -> str:
    """Who sat there before it was opened."""
    opened = (note for note in reversed(room.table.notes or []) if note.seat == seat and note.key.endswith("-opened"))
    return next((note.args["name"] for note in opened), "")
