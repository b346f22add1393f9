"""The rules that can forbid an action, as numbers: `why_not` answers LEGAL or such a number, and so costs nothing.

A number may carry two more, what is needed and what there is, so that a client can say “17 livres, you have 15”.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

LEGAL: Final[i64] = 0
KNOWN: Final[i64] = 4095
"""The bits of the rule itself; above them a flag, then what is needed and what there is."""
COUNTED: Final[i64] = 4096
NEEDED: Final[i64] = 13
HAVE: Final[i64] = 33
MOST: Final[i64] = 1_048_575

_IDS: Final[list[str]] = [""]
_CASES: Final[list[str]] = [""]


class Reason(NamedTuple):
    """Why an action is refused: the rule, which of its cases, and the numbers that decide it where there are any."""

    rule: str
    case: str = ""
    needed: int | None = None
    have: int | None = None


def rule(number: str, case: str = "") -> i64:
    """The number of a rule, to be kept in a constant: `NO_BANNER: Final = rule("RC-CLAIM-01")`.

    `case` tells apart what one rule forbids for several reasons: its text is `<game>-why-<rule>-<case>`.
    """
    for known in range(len(_IDS)):
        if _IDS[known] == number and _CASES[known] == case:
            return known
    _IDS.append(number)
    _CASES.append(case)
    return i64(len(_IDS) - 1)


def short(known: i64, needed: i64, have: i64) -> i64:
    """The same rule with its numbers: so much is needed, so much is there."""
    return known | COUNTED | (_within(needed) << NEEDED) | (_within(have) << HAVE)


def _within(count: i64) -> i64:
    if count < 0:
        return 0
    return count if count < MOST else MOST


def rule_id(why: i64) -> str:
    """The id of the rule in an answer of `why_not`; empty if it is LEGAL."""
    return _IDS[why & KNOWN]


def reason(why: i64) -> Reason:
    """An answer of `why_not` for people."""
    known = why & KNOWN
    if why & COUNTED == 0:
        return Reason(_IDS[known], _CASES[known])
    return Reason(_IDS[known], _CASES[known], int((why >> NEEDED) & MOST), int((why >> HAVE) & MOST))
