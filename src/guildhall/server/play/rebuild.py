"""The match of a table from its rows: what was kept is played again, from the last snapshot on."""

from __future__ import annotations

import logging

from guildhall.core.errors import GuildhallError
from guildhall.core.game import Setup
from guildhall.play.match import Match
from guildhall.server.errors import Refused
from guildhall.server.play.library import find_game
from guildhall.server.store.rows import EventRow, StoredTable, TableRow
from guildhall.server.store.seal import is_sound

LOG = logging.getLogger("guildhall.server")


def rebuild(found: StoredTable) -> Match:
    """The match that the events of a table lead to; Refused if it was played by other rules or components.

    A snapshot saves playing the events before it; one whose seal is broken, or that cannot be read, is not needed.
    """
    table, names = found.table, [seat.name for seat in found.seats]
    check_playable(table)
    setup = find_game(table.game).setup(len(names), table.options)
    match, known = _resumed(found, setup, names)
    for event in found.events:
        if event.number > known:
            follow(match, event)
    return match


def _resumed(found: StoredTable, setup: Setup, names: list[str]) -> tuple[Match, int]:
    """The match of a sound snapshot and the number of its event, else of the beginning and 0."""
    table, snapshot = found.table, found.snapshot
    if snapshot is not None:
        if not is_sound(table, snapshot, found.events[-1].number if found.events else 0):
            LOG.warning("table %s is played again from its start: its snapshot is damaged or not its own", table.id)
        else:
            try:
                return Match.resumed(setup, table.seed, names, snapshot.text), snapshot.number
            except GuildhallError as error:
                LOG.warning("table %s is played again from its start: %s", table.id, error)
    return Match(setup, table.seed, names), 0


def follow(match: Match, event: EventRow) -> None:
    """Do in memory what was kept."""
    if event.kind == "act":
        match.act(event.seat, event.text)
    elif event.kind == "redo":
        match.redo(event.seat)
    elif event.kind == "undo":
        match.undo(event.seat, match.number - event.actions)
    else:
        match.cut_to(event.actions)


def check_playable(table: TableRow) -> None:
    """Refuse a table of other rules or component values than this server has: it would be another game."""
    game = find_game(table.game)
    if table.rules != game.meta.rules_version:
        raise Refused(
            "bad_record",
            f"this match was begun by version {table.rules} of the rules of {game.meta.title}; "
            f"this server has version {game.meta.rules_version}",
        )
    if table.components != game.components_digest:
        raise Refused("bad_record", "this match was begun with other component values than this server has")
