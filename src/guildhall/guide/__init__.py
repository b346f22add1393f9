"""The rules for people: chapters, sections, pictures and worked examples of a game, as it declares them.

A game brings `guide/*.toml` (a chapter each, in the order of their names, and `positions.toml`) and
`texts/guide.<lang>.ftl`. `reading.py` reads and checks the data, `playing.py` lays positions out and plays examples.
A game without a guide has its numbered rules. May import `text`, `games` and `core`.
"""

from guildhall.guide.playing import Played, Shown, played, shown
from guildhall.guide.reading import BadGuide, Chapter, Example, Guide, Picture, Section, guide_of

__all__ = [
    "BadGuide",
    "Chapter",
    "Example",
    "Guide",
    "Picture",
    "Played",
    "Section",
    "Shown",
    "guide_of",
    "played",
    "shown",
]
