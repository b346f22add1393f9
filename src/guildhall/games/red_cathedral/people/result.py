"""Where in the game a position is, how it ended, and where the points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.core.arrays import listed
from guildhall.core.state import Outcome
from guildhall.games.red_cathedral.components.parts import ROWS
from guildhall.games.red_cathedral.rules.packed import ones
from guildhall.games.red_cathedral.rules.scoring import SCORE_ROWS, points_for
from guildhall.games.red_cathedral.rules.track import prestige

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def turn(state: RedCathedral) -> dict[str, Any]:
    """Round, phase, whose turn it is (`ivan` in his), and how many turns are left once the end has come."""
    return {
        "round": int((state.turns - int(state.over > 0)) // state.sides) + 1,
        "phase": f"red_cathedral-phase-{_phase(state)}",
        "turns": int(state.turns),
        "ivan": bool(state.rules.solo and state.active == 1),
        "final": int(state.final_left) if state.final_left >= 0 else None,
    }


def _phase(state: RedCathedral) -> str:
    if state.over:
        return "over"
    if state.active >= state.seats:
        return "ivan"
    waiting = state.waiting()
    if waiting[-1] == "basic":
        return "last" if state.ender >= 0 else "action"
    if waiting[-1] == "after":
        return "end"
    if "market" in waiting:
        return "market"
    return "claim" if "place" in waiting or "banner" in waiting else "action"


def standing(state: RedCathedral, seat: int) -> tuple[int, int, int]:
    """Prestige, finished sections, ornamentations placed: the order of RC-SCORE-13, -14."""
    placed = int(ones(state.ornaments[seat]))
    return int(prestige(state.parts, state.pos[seat])), int(state.finished[seat]), placed


def standings(state: RedCathedral) -> list[int]:
    """Prestige on the track."""
    return [int(prestige(state.parts, state.pos[seat])) for seat in range(state.seats)]


def outcome(state: RedCathedral) -> Outcome | None:
    """Ranks of the seats; in solo the only seat is first if Ivan is not ahead (RC-SOLO-34)."""
    if not state.over:
        return None
    everybody = [standing(state, seat) for seat in range(state.sides)]
    ranks = [1 + sum(other > mine for other in everybody) for mine in everybody]
    scores = [mine[0] for mine in everybody]
    reason = "sixth" if state.over == 1 else "stalled"
    if state.rules.solo and state.over == 1:
        reason = "tied" if ranks == [1, 1] else "won" if ranks[0] == 1 else "lost"
    return Outcome(reason, scores[: state.seats], ranks[: state.seats])


def score_sheet(state: RedCathedral) -> list[tuple[str, list[int]]]:
    """Prestige on the track when play ended (until then: now), and of each step of final scoring; Ivan comes last.

    Once they are scored each tower has a line of its own (RC-SCORE-04).
    """
    sheet = []
    for row, name in enumerate(SCORE_ROWS):
        points = [int(state.scored[seat * ROWS + row]) for seat in range(state.sides)]
        if row == 0 and not state.over:
            points = [int(prestige(state.parts, state.pos[seat])) for seat in range(state.sides)]
        if row == 3 and not state.rules.module:
            continue
        if name == "towers" and state.over:
            sheet += _towers(state)
        else:
            sheet.append((f"red_cathedral-score-{name}", points))
    return sheet


def _towers(state: RedCathedral) -> list[tuple[str, list[int]]]:
    """The points of each tower, from the left; nothing has been built since they were scored."""
    towers = range(int(state.towers))
    return [(f"red_cathedral-score-tower-{tower + 1}", listed(points_for(state, tower))) for tower in towers]
