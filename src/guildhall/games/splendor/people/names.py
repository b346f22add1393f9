"""What Splendor's things are called, in the browser and in the terminal alike."""

from __future__ import annotations

from guildhall.core.phrase import Phrase
from guildhall.games.splendor.components.parts import LETTERS, Components


def names(parts: Components) -> dict[str, Phrase]:
    """Cards by level and bonus, nobles by their number."""
    found: dict[str, Phrase] = {f"colour:{letter}": Phrase(f"splendor-colour-{letter}") for letter in LETTERS + "o"}
    for card, name in enumerate(parts.card_names):
        colour = found[f"colour:{LETTERS[parts.bonus[card]]}"]
        found[f"card:{name}"] = Phrase("splendor-card", level=int(parts.level[card]) + 1, colour=colour)
    for noble in range(len(parts.noble_points)):
        found[f"noble:n{noble + 1}"] = Phrase("splendor-noble", n=noble + 1)
    return found
