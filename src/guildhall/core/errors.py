"""Errors for people: each says what was tried, what is wrong and, where one speaks, which rule.

Everything that bad input can cause is a `GuildhallError`; the command line turns it into one line and exit code 2, the
server into a typed reply. Anything else that is raised is a bug.
"""

from __future__ import annotations


class GuildhallError(Exception):
    """Bad input. The message is meant to be read by a person."""

    code = "error"

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class UnknownName(GuildhallError):
    """There is no game, bot, option, language or rule of that name."""

    code = "unknown_name"


class BrokenPlugin(GuildhallError):
    """A game or bot from another package is announced but does not load; the message names the package."""

    code = "broken_plugin"


class BadOption(GuildhallError):
    """An option has a value it cannot have, or options do not go together."""

    code = "bad_option"


class BadSeats(GuildhallError):
    """The game is not for that many seats."""

    code = "bad_seats"


class InvalidAction(GuildhallError):
    """This text or number is no action of the game."""

    code = "invalid_action"


class IllegalAction(GuildhallError):
    """An action of the game, but not one this seat may take now; `rule` says why."""

    code = "illegal_action"


class BadPosition(GuildhallError):
    """The text of a position cannot be read, or no game could come to it."""

    code = "bad_position"


class BadRecord(GuildhallError):
    """A record is truncated, edited, or of other rules."""

    code = "bad_record"


class UnreadableRecord(BadRecord):
    """This is no record, or one that is cut off or of another form."""

    code = "unreadable_record"


class DamagedRecord(BadRecord):
    """A record that was edited: it does not fit its own check, or cannot be played as it says."""

    code = "damaged_record"


class OtherRules(BadRecord):
    """A record played by another version of the rules."""

    code = "other_rules"


class OtherComponents(BadRecord):
    """A record played with the component values of another pack."""

    code = "other_components"


class BadComponents(GuildhallError):
    """A component file is missing or breaks a rule; the message names file and row."""

    code = "bad_components"

    def __init__(self, file: str, row: int | None, message: str, rule: str = "") -> None:
        place = file if row is None else f"{file}, row {row}"
        super().__init__(f"{place}: {message}", rule)
        self.file = file
        self.row = row


class CannotUndo(GuildhallError):
    """There is nothing to undo on this side of the last barrier."""

    code = "cannot_undo"
