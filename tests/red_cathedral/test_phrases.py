"""Names of things as phrases: what the five languages are given to read out."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.phrase import Listed, Phrase
from guildhall.games.red_cathedral.components.vocabulary import parse
from guildhall.games.red_cathedral.people.names import effect, goods, quoted
from tests.red_cathedral.script import setup_of


def told(said: Any) -> Any:
    """A phrase as plain data: its key without the game, its arguments; a list with its style first."""
    if isinstance(said, Listed):
        return [said.style, *[told(item) for item in said.items]]
    if isinstance(said, Phrase):
        args = {name: told(value) for name, value in said.args.items()}
        key = said.key.removeprefix("red_cathedral-")
        return (key, args) if args else key
    return said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "does-nothing"),
        ("gain 2 lumber", ("goods-lumber", {"n": 2})),
        ("gain 2 lumber + 1 rp", [", ", ("goods-lumber", {"n": 2}), ("goods-rp", {"n": 1})]),
        ("gain 1 gold/lumber", ["or", ("goods-gold", {"n": 1}), ("goods-lumber", {"n": 1})]),
        ("gain 1 material", ("goods-material", {"n": 1})),
        ("pay 1..5 ruble", ("does-pay", {"what": ("range", {"low": 1, "what": ("goods-ruble", {"n": 5})})})),
        (
            "gain 1 rp per dice_in_space",
            ("does-per", {"what": ("goods-rp", {"n": 1}), "per": ("per-dice-in-space", {"n": 0})}),
        ),
        ("obtain red_die x1", ("does-obtain-die", {"die": "name-red"})),
        ("obtain any_space xmoved", "does-obtain-any-space"),
        ("activate 1 other_workshop", "does-activate-other"),
        ("activate 1 own_workshop times 2", ("does-activate", {"n": 1, "times": 2})),
        ("market 2", ("does-market", {"n": 2, "times": 1})),
        ("reward own_unfinished rubles", "does-reward-rubles"),
        ("reward own_unfinished half_rp", "does-reward-rp"),
        ("require own_built_ornaments >= 4", ("does-require", {"what": ("per-own-built-ornaments", {"n": 4})})),
        ("draw_objective 3 keep 1", ("does-draw-objective", {"n": 3})),
        ("deliver 2 | claim", ["or", ("does-deliver", {"n": 2}), ("does-claim", {"n": 1})]),
        ("deliver 2 ; claim", [" → ", ("does-deliver", {"n": 2}), ("does-claim", {"n": 1})]),
        ("deliver 2 & claim", ["and", ("does-deliver", {"n": 2}), ("does-claim", {"n": 1})]),
    ],
)
def test_effects(text: str, said: Any) -> None:
    assert told(effect(parse(text))) == said


@pytest.mark.parametrize(("seats", "worth"), [(1, 4), (2, 4), (3, 2)])
def test_things(seats: int, worth: int) -> None:
    names = {thing: told(said) for thing, said in setup_of(seats).names().items()}
    assert names["section:6-8"] == ("section", {"tower": 6, "level": 8})
    assert "section:7-1" not in names
    assert "section:1-9" not in names
    assert (names["space:1"], names["space:8"]) == (("space", {"n": 1}), ("space", {"n": 8}))
    assert (names["extra:0"], names["extra:7"]) == (("extra", {"n": 0}), ("extra", {"n": 7}))
    assert "space:9" not in names
    assert names["bench:white-a"] == names["space:white-a"] == "bench-white-a"
    assert (names["city:suzdal"], names["die:red"], names["resource:gold"]) == ("name-suzdal", "name-red", "name-gold")
    assert names["dice:red"] == ("rolled", {"die": "name-red"})
    assert (names["kind:gold"], names["goods:gold"], names["goods:material"]) == (
        "name-gold",
        "goods-gold",
        "goods-material",
    )
    assert [names[f"piece:{piece}"] for piece in ("door", "arch", "cross")] == ["name-door", "name-arch", "name-cross"]
    assert [names[f"type:{kind}"] for kind in ("base", "middle", "dome")] == ["name-base", "name-middle", "name-dome"]
    assert (names["guild:clergy"], names["card:CR1"]) == ("name-clergy", "name-craftsmen")
    lumber = ("quoted", {"what": ("goods-lumber", {"n": 2})})
    assert names["tile:W01"] == lumber
    assert names["token:S06"] == names["first:S06"] == names["second:S06"] == names["service:V1"]
    assert names["service:V1"] == ("quoted", {"what": ("goods-ruble", {"n": 5})})
    needs = ["and", ("goods-lumber", {"n": 2}), ("goods-brick", {"n": 1})]
    assert names["card:B01"] == names["cards:B01"] == ("section-card", {"type": "name-base", "needs": needs})
    assert names["influence:CR1a"] == ("influence", {"guild": "name-craftsmen", "effect": ("goods-material", {"n": 1})})
    assert names["influence:CR1b"][1]["effect"][0] == " → "
    per = ("per-towers-without-own-presence", {"n": 0})
    objective = ("quoted", {"what": ("does-per", {"what": ("goods-pp", {"n": worth}), "per": per})})
    assert names["objective:O05"] == names["card:O05"] == names["cards:O05"] == objective
    assert names["card:recognition"] == "card-recognition"


def test_goods_and_quotes() -> None:
    assert told(goods({"brick": 2})) == ("goods-brick", {"n": 2})
    assert told(goods({"brick": 2, "ruble": 1})) == ["and", ("goods-brick", {"n": 2}), ("goods-ruble", {"n": 1})]
    assert told(quoted(parse("claim"))) == ("quoted", {"what": ("does-claim", {"n": 1})})
