"""Every bonus in signs, as the narrow board has it: £ livres, ★ prestige, ▲ garments, ♦ decorations, ◇ jewels."""

from __future__ import annotations

import pytest

from guildhall.games.rococo.people.signs import bonus_text

from .test_setup import rococo

SIGNS = {
    "S-a": "–",
    "S-b": "–",
    "S-c": "1£→l/y",
    "S-d": "+1T",
    "S-e": "+2£",
    "I-a": "+1£",
    "I-b": "[depute] 0£",
    "I-c": "1£→?T",
    "I-d": "+1T",
    "I-e": "?T",
    "I-f": "l/y",
    "II-a": "1£:▲A 2£:▲J",
    "II-b": "+1▲ -1A/R",
    "II-c": "[depute] 8/5/2£",
    "II-d": "1★:2♦",
    "III-a": "1£:♦",
    "III-b": "1★:3▲",
    "III-c": "+1♦ -5£",
    "III-d": "£ 5:2 7:6 9:10 11:14",
    "IV-a": "£ 5:1 7:3 9:5 11:7",
    "IV-b": "+1▲ -2J",
    "IV-c": "2£:▲R 1★:▲O",
    "IV-d": "4£→1★…",
    "V-a": "1£:▲",
    "V-b": "1★:2♦",
    "V-c": "1★:2▲",
    "V-d": "J,O→1★ 2A,R→1★",
    "VI-a": "3£→1★…",
    "VI-b": "+1♦ -10£",
    "VI-c": "★ 5:2 7:5 9:8 11:11",
    "VI-d": "3★:l+y",
    "VI-e": "3★:2M▲",
    "VI-f": "2★:AJ+RO",
    "JJ-1": "[own-bonus]",
    "JJ-2": "[copy-bonus]",
    "JJ-3": "1£:⌂",
    "JJ-4": "£ 4:6 5:5 6:4 7:2",
    "JJ-5": "3£:2♦",
    "JJ-6": "+1▲ [sell] +1★",
    "JJ-7": "1★:2▲/1",
    "JJ-8": "3£:2◇RO",
    "JJ-9": "1★:3◇",
    "JM-1": "2£:▲/1",
    "JM-2": "1★:A+J",
    "JM-3": "3£:2M▲",
    "JM-4": "3£:2◇",
    "JM-5": "4£:0▲J 5£:0▲O",
    "JM-6": "6★:◇ARJO",
    "JM-7": "3★:2◇AJ",
    "JM-8": "1★:♦",
    "JM-9": "3★:2♟A",
    "JA-1": "+3★ (3▲RO)",
    "JA-2": "+3★ (3▲AJ)",
    "JA-3": "+3★ (3M▲)",
    "JA-4": "+3★ (30£)",
    "JA-5": "+3★ (3◇)",
    "JA-6": "+3★ (3♦)",
    "JA-7": "+3★ (4T 2l 2y)",
    "JA-8": "+3★ (5★)",
    "JA-9": "+3★ (1 MT1-3)",
    "JA-10": "+3★ (5⌂)",
    "F01": "2★:AJ+RO",
    "F02": "1★:♦",
    "F03": "1★:▲A",
    "F04": "1★:▲R",
    "E01": "♛ +5£",
    "E02": "[depute] £",
    "E03": "+T",
    "E04": "+14£",
    "E05": "+◇",
    "E06": "+◇",
}


@pytest.mark.rule("ROC-BON-01")
def test_all_bonuses_in_signs() -> None:
    read = rococo().read
    effects = {**read.bonuses, **{name: gift.does for name, gift in read.gifts.items()}}
    assert {name: bonus_text(effect, lambda word: f"[{word}]") for name, effect in effects.items()} == SIGNS
