"""The clock of a table: what each seat has left, when time is up, and what an action costs.

A seat's turn begins with `increment` seconds of grace; what it needs beyond that comes off its bank. When both are used
up the clock's bot plays that turn; the next one begins with grace again. So a table never waits for ever, and nobody is
thrown out.
"""

from __future__ import annotations

from guildhall.server.schema import Clock, ClockPlan
from guildhall.server.store.rows import SeatClock, SeatRow


def at_start(plan: ClockPlan | None, to_act: list[int], seats: list[SeatRow], at: int) -> None:
    """Set all clocks for a match that begins now."""
    if plan is not None:
        for seat in seats:
            seat.bank = plan.bank * 1000
            seat.grace = plan.increment * 1000
            seat.since = at if seat.seat in to_act else 0


def after_event(
    plan: ClockPlan | None,
    seats: list[SeatRow],
    was: list[int],
    to_act: list[int],
    new_turn: bool,
    at: int,
    returning: list[int],
    late: tuple[int, bool],
) -> list[SeatClock]:
    """The clocks that change when the seats to act change from `was` to `to_act`.

    The seats in `returning` had chosen already: one that goes back to its choice has the time it had left.
    `late`: who acted, and whether the clock's bot did it for them.
    """
    if plan is None:
        return []
    changed = []
    for seat in seats:
        running = seat.seat in was
        runs_on = seat.seat in to_act
        if not running and not runs_on:
            continue
        bank, grace = _charged(seat, at) if running else (seat.bank, seat.grace)
        if runs_on and (new_turn or not (running or seat.seat in returning)):
            grace = plan.increment * 1000
        is_late = late[1] if seat.seat == late[0] else seat.late
        changed.append(SeatClock(seat.seat, bank, grace, at if runs_on else 0, is_late))
    return changed


def deadline(plan: ClockPlan | None, seats: list[SeatRow], to_act: list[int], clocks: list[SeatClock]) -> int | None:
    """When the first person's time will be up."""
    if plan is None:
        return None
    changed = {clock.seat: clock for clock in clocks}
    ends = []
    for number in to_act:
        seat = seats[number]
        if seat.bot is None:
            left = changed.get(number) or SeatClock(number, seat.bank, seat.grace, seat.since)
            ends.append(left.since + left.bank + left.grace)
    return min(ends, default=None)


def is_out(plan: ClockPlan | None, seat: SeatRow, at: int) -> bool:
    """Whether a seat that is to act has used up its time."""
    return plan is not None and seat.bank + seat.grace <= at - seat.since


def shown(plan: ClockPlan | None, seats: list[SeatRow], to_act: list[int], at: int) -> Clock | None:
    if plan is None:
        return None
    left = [_charged(seat, at) if seat.seat in to_act else (seat.bank, seat.grace) for seat in seats]
    return Clock(now=at, running=to_act, left=[bank for bank, _ in left], grace=[grace for _, grace in left])


def _charged(seat: SeatRow, at: int) -> tuple[int, int]:
    used = max(0, at - seat.since)
    grace = max(0, seat.grace - used)
    return max(0, seat.bank - max(0, used - seat.grace)), grace
