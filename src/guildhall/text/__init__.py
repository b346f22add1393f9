"""Texts in five languages, from Fluent files keyed by meaning. May import `core` and `games`.

Common texts lie in `guildhall/texts/<lang>.ftl`, a game's in `games/<game>/texts/<lang>.ftl` and its rules, keyed by
their ids, in `games/<game>/texts/rules.<lang>.ftl`. The browser reads the same files.
"""

from guildhall.text.texts import LANGUAGES, Texts, rule_texts, texts_for

__all__ = ["LANGUAGES", "Texts", "rule_texts", "texts_for"]
