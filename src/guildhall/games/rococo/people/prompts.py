"""Rococo for people: prompts, results, where in the game one is. Refusals, views and positions have their own files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.core.state import Outcome
from guildhall.games.rococo.components.parts import GARMENT_ROWS, REWARD_ROW, TILES
from guildhall.games.rococo.people.faults import faults
from guildhall.games.rococo.people.position import save
from guildhall.games.rococo.people.view import SHEET, bonus_key, view
from guildhall.games.rococo.rules import frames
from guildhall.games.rococo.rules.refusals import candidates, refusal
from guildhall.games.rococo.rules.scoring import ROWS

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

__all__ = ["candidates", "faults", "outcome", "prompt", "refusal", "save", "score_sheet", "turn", "view"]


def prompt(state: Rococo, seat: int) -> tuple[str, dict[str, Any]]:
    """The sentence for the top frame."""
    if state.phase == frames.PHASE_CHOOSE:
        return _choice_prompt(state, seat)
    stack, parts = state.stack, state.parts
    kind = int(stack.kind())
    if kind == frames.PLAYING:
        return "rococo-prompt-play", {}
    if kind == frames.MAIN:
        return "rococo-prompt-main", {"card": parts.kind_ids[state.played], "rank": int(parts.rank[state.played])}
    if kind == frames.BONUS:
        return _bonus_prompt(state)
    if kind == frames.TILE:
        return "rococo-prompt-tile", {"tile": parts.tile_ids[stack.get(1)]}
    if kind == frames.DISCOUNT:
        return "rococo-prompt-discount", {"garment": parts.garment_ids[state.display[stack.get(1)]]}
    if kind == frames.PAYING:
        need = [int(stack.get(1)) >> 8 * colour & 255 for colour in range(4)]
        garment = parts.garment_ids[state.display[stack.get(3)]]
        rolls = dict(zip(("azure", "rose", "jade", "amber"), need, strict=True))
        return "rococo-prompt-pay", {"garment": garment, **rolls}
    if kind == frames.RENTING:
        made = int(stack.get(1))
        return "rococo-prompt-rent", {
            "garment": parts.garment_ids[made],
            "livres": max(0, int(parts.garment_value[made])),
            "prestige": int(parts.garment_prestige[made]),
        }
    if kind == frames.JEWELLING:
        return "rococo-prompt-jewel", {"garment": parts.garment_ids[stack.get(1)]}
    if kind == frames.PLACING:
        return "rococo-prompt-place", {"garment": parts.garment_ids[stack.get(1)]}
    if kind == frames.TASK:
        return "rococo-prompt-task", {}
    if kind == frames.EXAM_CARD:
        return "rococo-prompt-exam-card", {}
    if kind == frames.HER_CARD:
        return "rococo-prompt-her-card", {"card": parts.her_ids[stack.get(1)]}
    return "rococo-prompt-her-place", {
        "garment": parts.garment_ids[stack.get(1)],
        "card": parts.her_ids[stack.get(2)],
        "hall": int(parts.her_hall[stack.get(2)]) + 1,
    }


def _choice_prompt(state: Rococo, seat: int) -> tuple[str, dict[str, Any]]:
    missing = int(state.board.hand_cards) - int(state.hand[seat]).bit_count()
    if missing > 0:
        return "rococo-prompt-choose", {"count": missing}
    return "rococo-prompt-confirm", {}


def _bonus_prompt(state: Rococo) -> tuple[str, dict[str, Any]]:
    row, progress = int(state.stack.get(1)), int(state.stack.get(2))
    if row == REWARD_ROW:
        return "rococo-prompt-reward-tile", {}
    key = bonus_key(state.parts, row)
    if row >= GARMENT_ROWS:
        return "rococo-prompt-garment-bonus", {"garment": state.parts.garment_ids[row - GARMENT_ROWS], "bonus": key}
    card = state.parts.kind_ids[row]
    if key == "discard_silk":
        return "rococo-prompt-discard", {"card": card, "count": sum(progress >> tile & 1 for tile in range(TILES))}
    if key == "buy_prestige":
        return "rococo-prompt-buy", {"card": card, "count": progress}
    return "rococo-prompt-bonus", {"card": card, "bonus": key}


def outcome(state: Rococo) -> Outcome | None:
    """Most prestige, then livres left, then a shared place (ROC-END-27, -28); she wins ties (ROC-SOLO-50)."""
    if state.phase != frames.PHASE_OVER:
        return None
    seats = int(state.seats)
    scores = [int(state.prestige[p]) for p in range(seats)]
    if state.her >= 0:
        won = scores[0] > state.prestige[state.her]
        return Outcome("beaten" if won else "du_barry", scores, [1 if won else 2])
    standing = [(-scores[p], -int(state.livres[p])) for p in range(seats)]
    return Outcome("rounds", scores, [1 + sum(other < mine for other in standing) for mine in standing])


def score_sheet(state: Rococo) -> list[tuple[str, list[int]]]:
    """Before the end only what has been scored in play; afterwards all steps of the final scoring.

    Madame du Barry's column is the last one; only she scores resource tiles (ROC-SOLO-49).
    """
    players = int(state.seats) + int(state.her >= 0)
    if state.phase != frames.PHASE_OVER:
        return [("rococo-score-play", [int(state.prestige[p]) for p in range(players)])]
    rows = []
    for line, key in enumerate(SHEET):
        if (key == "tiles" and state.her < 0) or (key == "jewels" and not state.jewelry):
            continue
        rows.append((f"rococo-score-{key}", [int(state.final[p * ROWS + line]) for p in range(players)]))
    return rows


def turn(state: Rococo) -> dict[str, Any]:
    """Round, phase, first player and, in her turns, that it is hers."""
    phase = {2: "choose", 3: "actions", 5: "over"}[int(state.phase)]
    if state.phase == frames.PHASE_ACTIONS and state.current == state.her:
        phase = "her"
    return {
        "round": int(state.round),
        "rounds": int(state.board.rounds),
        "phase": f"rococo-phase-{phase}",
        "first": int(state.first),
    }
