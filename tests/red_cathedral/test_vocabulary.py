"""The vocabulary of effects: what each text means, its bounds, and what is said of a wrong one (RC-EFF, RC-DATA-08)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games.red_cathedral.components.vocabulary import EffectError, parse, plain_gain

LONG = "gain 1 gold"


def step(text: str) -> dict[str, Any]:
    """What the only step of an effect says beyond the defaults."""
    ((group,),) = [list(branch) for branch in parse(text)]
    (found,) = group
    usual = {"number": 1, "most": 1, "times": 1, "what": "", "per": "", "takes": [], "items": []}
    shown = {name: getattr(found, name) for name in usual if getattr(found, name) != usual[name]}
    if "items" in shown:
        shown["items"] = [(item.low, item.high, item.kind) for item in found.items]
    return {"verb": found.verb, **shown}


@pytest.mark.rule("RC-EFF-01", "RC-EFF-03")
@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("gain 2 lumber + 1 ruble", {"items": [(2, 2, "lumber"), (1, 1, "ruble")]}),
        ("gain 1 rp per dice_in_space", {"items": [(1, 1, "rp")], "per": "dice_in_space"}),
        ("gain 1 lumber/brick/stone", {"items": [(1, 1, "basic")]}),
        ("gain 1 green_jewel/purple_jewel", {"items": [(1, 1, "jewel")]}),
        ("gain 1 gold/green_jewel/purple_jewel", {"items": [(1, 1, "fine")]}),
        ("gain 1 gold/lumber", {"items": [(1, 1, "gold/lumber")]}),
        ("pay 1..5 ruble", {"items": [(1, 5, "ruble")]}),
        ("pay 2..2 ruble", {"items": [(2, 2, "ruble")]}),
        ("deliver 3", {"number": 3}),
        ("obtain any_tile x1", {"what": "any_tile"}),
        ("obtain any_space xmoved", {"what": "any_space"}),
        ("activate 6 own_workshop", {"number": 6, "what": "own_workshop"}),
        ("activate 1 other_workshop times 3", {"what": "other_workshop", "times": 3}),
        ("market 3", {"number": 3}),
        ("market 1 times 2", {"times": 2}),
        ("influence 4 any_card", {"number": 4, "what": "any_card"}),
        ("foreman 1..2", {"most": 2}),
        ("foreman 2", {"number": 2, "most": 2}),
        ("claim", {}),
        ("discard 4 ornament", {"number": 4, "what": "ornament"}),
        ("draw_objective 3 keep 1", {"number": 3, "takes": [1]}),
        ("draw_section 1 take 2", {"takes": [2]}),
        ("draw_section 2 take 3+1", {"number": 2, "takes": [3, 1]}),
        ("reward own_unfinished half_rp", {"what": "half_rp"}),
        ("take_service 1", {}),
        ("waive workshop_cost", {"what": "workshop_cost"}),
        ("require own_built_ornaments >= 4", {"number": 4, "per": "own_built_ornaments"}),
        ("ivan_stock 7", {"number": 7}),
        ("ivan_hire", {}),
    ],
)
def test_what_a_text_means(text: str, means: dict[str, Any]) -> None:
    assert step(text) == {"verb": text.split()[0], **means}


@pytest.mark.rule("RC-DATA-08")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("dance 1", "unknown verb “dance”"),
        ("deliver", "wrong arguments in “deliver”"),
        ("deliver 1 2", "wrong arguments in “deliver 1 2”"),
        ("claim 1", "wrong arguments in “claim 1”"),
        ("deliver x", "“x” is not a number"),
        ("deliver -1", "“-1” is not a number"),
        ("gain 0 gold", "“0” must be 1 to"),
        ("activate 7 own_workshop", "“7” must be 1 to 6"),
        ("activate 1 own_workshop times 4", "“4” must be 1 to 3"),
        ("activate 1 own_workshop again 2", "unexpected “again 2”"),
        ("activate 1 own_workshop times", "unexpected “times”"),
        ("activate 1 workshop", "“workshop” is none of own_workshop, other_workshop"),
        ("market 4", "“4” must be 1 to 3"),
        ("influence 5 any_card", "“5” must be 1 to 4"),
        ("foreman 1..3", "the foreman walks 1 or 2 towers (RC-GUILD-FOREMEN-05)"),
        ("discard 5 ornament", "“5” must be 1 to 4"),
        ("discard 1 banner", "“banner” is none of ornament"),
        ("draw_objective 4 keep 1", "at most three objectives are drawn and one is kept (RC-GUILD-SCRIBES-02)"),
        ("draw_objective 3 keep 2", "at most three objectives are drawn and one is kept (RC-GUILD-SCRIBES-02)"),
        ("draw_objective 3 hold 1", "“hold” is none of keep"),
        ("draw_section 2 take 2", "one “take” amount per drawn card, at most two cards"),
        ("draw_section 3 take 1+1+1", "“3” must be 1 to 2"),
        ("draw_section 1 take 4", "“4” must be 1 to 3"),
        ("reward other rubles", "“other” is none of own_unfinished"),
        ("reward own_unfinished gold", "“gold” is none of"),
        ("waive tax", "“tax” is none of workshop_cost"),
        ("require own_built_ornaments > 4", "“>” is none of >="),
        ("obtain any_space x1", "xmoved belongs to any_space"),
        ("obtain any_tile xmoved", "xmoved belongs to any_space"),
        ("obtain any_tile x2", "“x2” is none of x1, xmoved"),
        ("gain 1..2 gold", "a gain has a fixed amount"),
        ("gain 1 rp per moon", "unknown count “moon”"),
        ("gain 1 rp per paid", "“per paid” needs an earlier pay with a range"),
        ("pay 1 gold ; gain 1 rp per paid", "“per paid” needs an earlier pay with a range"),
        ("pay 1..2 gold ; pay 1 gold ; gain 1 rp", "only the last cost of an effect leaves a choice"),
        ("pay 1 water", "unknown resource “water”"),
        ("pay 1 gold/gold", "“gold/gold” names a resource twice"),
        ("pay 2..1 gold", "bad amount “2..1”"),
        ("pay gold", "expected “amount resource”, got “gold”"),
        ("pay 1 gold + 1 lumber + 1 brick + 1 stone", "a bundle has at most three items"),
        ("pay 1 lumber/brick + 1 brick/stone", "two choices of one cost share a resource"),
        ("gain 1 gold ;  ; claim", "empty step in “gain 1 gold ;  ; claim”"),
        (" | ".join([LONG] * 5), "an effect has at most four branches and four steps side by side"),
        (" & ".join([LONG] * 5), "an effect has at most four branches and four steps side by side"),
    ],
)
def test_what_is_said_of_a_wrong_text(text: str, said: str) -> None:
    with pytest.raises(EffectError) as error:
        parse(text)
    assert str(error.value).startswith(said)


@pytest.mark.rule("RC-EFF-09", "RC-EFF-01")
def test_what_is_just_allowed() -> None:
    assert parse("") == []
    assert len(parse(" | ".join([LONG] * 4))) == 4
    ((group,),) = parse(" & ".join([LONG] * 4))
    assert len(group) == 4
    assert len(parse(" ; ".join([LONG] * 6))[0]) == 6
    assert [item.kind for item in parse("pay 1 gold + 1 lumber + 1 brick")[0][0][0].items] == [
        "gold",
        "lumber",
        "brick",
    ]
    parse("pay 1..2 gold ; gain 1 rp per paid")
    parse("pay 1 gold ; gain 1 rp ; pay 1..2 lumber ; gain 1 rp per paid")
    parse("pay 1 jewel + 1 lumber/brick ; gain 1 rp")


@pytest.mark.rule("RC-SOLO-23")
def test_plain_gains() -> None:
    assert plain_gain(parse("gain 2 rp + 1 gold")) == {"rp": 2, "gold": 1}
    for text in (
        "",
        "gain 1 rp | gain 1 pp",
        "gain 1 rp ; gain 1 pp",
        "gain 1 rp & gain 1 pp",
        "pay 1 gold",
        "gain 1 rp per dice_in_space",
        "gain 1 material",
    ):
        assert plain_gain(parse(text)) is None
