"""The actions by their texts: how many of each word, in which order, and what on the table stands for them."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.red_cathedral.script import GAME

WORDS: list[tuple[str, int, str, str, tuple[str, ...]]] = [
    ("claim", 48, "claim 1-1", "claim 6-8", ("section:1-1",)),
    ("banner", 4, "banner inventory", "banner white-b", ("banner:inventory",)),
    ("place", 12, "place red down", "place white-b up", ("workshop:own-red",)),
    ("deliver", 288, "deliver lumber 1-1", "deliver purple_jewel 6-8", ("own:lumber", "section:1-1")),
    ("substitute", 288, "substitute lumber 1-1", "substitute purple_jewel 6-8", ("own:diamond", "section:1-1")),
    ("decorate", 48, "decorate 1-1", "decorate 6-8", ("section:1-1",)),
    ("decorate-diamond", 48, "decorate-diamond 1-1", "decorate-diamond 6-8", ("own:diamond", "section:1-1")),
    ("jewel", 4, "jewel green", "jewel diamond-purple", ("own:green_jewel",)),
    ("move", 48, "move white +0", "move black +7", ("die:white",)),
    ("obtain", 1, "obtain", "obtain", ("obtain",)),
    ("influence", 8, "influence 1a", "influence 4b", ("influence:1a",)),
    ("activate", 6, "activate red", "activate white-b", ("workshop:own-red",)),
    ("borrow", 24, "borrow 1 red", "borrow 4 white-b", ("workshop:1-red",)),
    ("specialist", 1, "specialist", "specialist", ("specialist:own",)),
    ("finish", 1, "finish", "finish", ()),
    ("end", 1, "end", "end", ()),
    ("pass", 1, "pass", "pass", ()),
    ("sell", 1, "sell", "sell", ("exchange:rubles",)),
    ("reroll", 8, "reroll 1", "reroll 8", ("space:1",)),
    ("permit", 1, "permit", "permit", ("exchange:permit",)),
    ("service", 8, "service V1", "service V8", ("service:V1",)),
    ("take", 11, "take lumber", "take pp", ("supply:lumber",)),
    ("keep", 7, "keep lumber", "keep diamond", ("supply:lumber",)),
    ("pay", 11, "pay lumber", "pay pp", ("own:lumber",)),
    ("spend", 9, "spend 1", "spend 9", ()),
    ("part", 4, "part 1", "part 4", ()),
    ("branch", 4, "branch 1", "branch 4", ()),
    ("accept", 1, "accept", "accept", ()),
    ("decline", 1, "decline", "decline", ()),
    ("again", 1, "again", "again", ()),
    ("stop", 1, "stop", "stop", ()),
    ("space", 8, "space 1", "space 8", ("space:1",)),
    ("die", 6, "die white", "die black", ("die:white",)),
    ("rival", 4, "rival 1", "rival 4", ("seat:1",)),
    ("foreman", 2, "foreman 1", "foreman 2", ()),
    ("keep-objective", 3, "keep-objective 1", "keep-objective 3", ("drawn:1",)),
    ("return-objective", 4, "return-objective 1", "return-objective 4", ("objective:1",)),
    ("icon", 14, "icon 1 lumber", "icon 2 ruble", ("drawn:1",)),
    ("reward", 48, "reward 1-1", "reward 6-8", ("section:1-1",)),
    ("take-service", 8, "take-service V1", "take-service V8", ("service:V1",)),
    ("hire", 6, "hire moscow", "hire smolensk", ("city:moscow",)),
    ("buy-token", 5, "buy-token A", "buy-token E", ("token:A",)),
    ("remove-token", 5, "remove-token A", "remove-token E", ("token:A",)),
    ("discard", 3, "discard door", "discard cross", ("piece:door",)),
    ("next", 1, "next", "next", ()),
    ("ivan", 48, "ivan 1-1", "ivan 6-8", ("section:1-1",)),
]


@pytest.mark.rule("RC-DP-01")
def test_all_actions() -> None:
    found = []
    for verb, group in groupby(GAME.catalogue, key=lambda action: action.verb):
        actions = list(group)
        found.append((verb, len(actions), actions[0].text, actions[-1].text, tuple(actions[0].targets)))
    assert found == WORDS


def test_a_diamond_as_a_jewel_points_at_the_diamond() -> None:
    jewels = [action for action in GAME.catalogue if action.verb == "jewel"]
    assert [tuple(action.targets) for action in jewels] == [
        ("own:green_jewel",),
        ("own:purple_jewel",),
        ("own:diamond",),
        ("own:diamond",),
    ]
