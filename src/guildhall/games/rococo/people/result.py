"""Who wins, by what, and where in the game one is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.core.state import Outcome
from guildhall.games.rococo.components.holdings import LIVRES, PRESTIGE
from guildhall.games.rococo.components.parts import PHASE_ACTIONS, PHASE_CHOOSE, PHASE_OVER, SCORE_ROWS
from guildhall.games.rococo.people.view import SHEET

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

PHASES = {int(PHASE_CHOOSE): "choose", int(PHASE_ACTIONS): "actions", int(PHASE_OVER): "over"}


def outcome(state: Rococo) -> Outcome | None:
    """Most prestige, then livres left, then a shared place (ROC-END-27, -28); she wins ties (ROC-SOLO-50)."""
    if state.phase != PHASE_OVER:
        return None
    seats = int(state.seats)
    scores = [int(state.own[PRESTIGE + seat]) for seat in range(seats)]
    if state.her >= 0:
        won = scores[0] > state.own[PRESTIGE + state.her]
        return Outcome("beaten" if won else "du_barry", scores, [1 if won else 2])
    standing = [(-scores[seat], -int(state.own[LIVRES + seat])) for seat in range(seats)]
    return Outcome("rounds", scores, [1 + sum(other < mine for other in standing) for mine in standing])


def score_sheet(state: Rococo) -> list[tuple[str, list[int]]]:
    """Before the end only what has been scored in play; afterwards all steps of the final scoring.

    Madame du Barry's column is the last one; only she scores resource tiles (ROC-SOLO-49).
    """
    sides = int(state.sides)
    if state.phase != PHASE_OVER:
        return [("rococo-score-play", [int(state.own[PRESTIGE + seat]) for seat in range(sides)])]
    rows = []
    for line, key in enumerate(SHEET):
        if (key == "tiles" and state.her < 0) or (key == "jewels" and not state.jewelry):
            continue
        rows.append((f"rococo-score-{key}", [int(state.final[seat * SCORE_ROWS + line]) for seat in range(sides)]))
    return rows


def standings(state: Rococo) -> list[int]:
    """Prestige is public in the Deluxe edition; in the classic one nobody sees it before the end (ROC-INFO-05)."""
    if state.classic and state.phase != PHASE_OVER:
        return []
    return [int(state.own[PRESTIGE + seat]) for seat in range(state.seats)]


def turn(state: Rococo) -> dict[str, Any]:
    """Round, phase, first player and, in her turns, that it is hers."""
    phase = PHASES[int(state.phase)]
    if state.phase == PHASE_ACTIONS and state.current == state.her:
        phase = "her"
    return {
        "round": int(state.round),
        "rounds": int(state.board.rounds),
        "phase": f"rococo-phase-{phase}",
        "first": int(state.first),
    }
