"""Texts in five languages, from Fluent files keyed by meaning. May import `core` and `games`.

Common texts lie in `guildhall/texts/<lang>.ftl` and `study.<lang>.ftl`, those of the web client alone in
`web.<lang>.ftl` and, for each topic of its pages, `web.<topic>.<lang>.ftl`. A game's lie in
`games/<game>/texts/<lang>.ftl` and its rules, keyed by their ids, in `games/<game>/texts/rules.<lang>.ftl`; what its
lessons and its guide say is in `lessons.<lang>.ftl` and `guide.<lang>.ftl` beside them. The browser reads the same
files. `speaker` says what happens in a match, with things called by their names.
"""

from guildhall.text.speaker import Speaker
from guildhall.text.texts import LANGUAGES, Texts, guide_texts, lesson_texts, rule_texts, sources, texts_for, title

__all__ = [
    "LANGUAGES",
    "Speaker",
    "Texts",
    "guide_texts",
    "lesson_texts",
    "rule_texts",
    "sources",
    "texts_for",
    "title",
]
