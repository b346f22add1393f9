"""The values of the components as people are shown them, and what options make of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.errors import BadOption
from guildhall.games.red_cathedral.components.vocabulary import parse
from tests.red_cathedral.script import GAME, setup_of
from tests.red_cathedral.test_view import only

VALUES = GAME.components_view()


def test_cards_and_tiles() -> None:
    assert only(VALUES["cathedral_cards"]["B03"], "type", "needs", "rp", "rubles", "provenance") == {
        "type": "base",
        "needs": {"lumber": 1, "brick": 1, "stone": 1},
        "rp": 3,
        "rubles": 3,
        "provenance": {"cost": "reconstructed", "reward": "reconstructed", "type": "rulebook"},
    }
    assert len(VALUES["cathedral_cards"]) == 40
    permit = VALUES["resource_tiles"]["R_PERMIT"]
    assert only(permit, "set", "replaces", "provenance") == {
        "set": "contractors",
        "replaces": "R_RP",
        "provenance": {"amount": "reconstructed", "kind": "rulebook"},
    }
    assert permit["per_die"] == parse("gain 2 permit")
    tile = VALUES["workshop_tiles"]["WX2"]
    assert only(tile, "set", "players", "replaces") == {"set": "contractors", "players": "2+", "replaces": "W12"}
    assert tile["effect"] == parse("obtain black_die x1")


def test_guilds_tokens_services_and_objectives() -> None:
    card = VALUES["influence_cards"]["JE3"]
    assert only(card, "group", "set", "module", "extra") == {
        "group": "jewelers",
        "set": "contractors",
        "module": "contractors",
        "extra": "diamonds",
    }
    assert [(action["effect"], action["repeat"]) for action in card["actions"]] == [
        (parse("pay 1 ruble ; gain 1 diamond"), "once"),
        (parse("pay 1 diamond ; gain 2 permit"), "any"),
    ]
    token = VALUES["specialist_tokens"]["S12"]
    assert (token["kind"], token["effect"], token["tool"]) == (3, parse("pay 1 lumber ; gain 3 rp"), "trowel")
    service = VALUES["services"]["V1"]
    assert (service["count"], service["effect"], service["text"]) == (1, parse("gain 5 ruble"), "Gain 5 rubles")
    two, same = VALUES["objectives"]["O05"], VALUES["objectives"]["O06"]
    assert two["effect_2p"] == parse("gain 4 pp per towers_without_own_presence") != two["effect"]
    assert same["effect_2p"] == same["effect"] == parse("gain 2 pp per own_unbuilt_ornaments")


def test_ivan_the_map_and_tables() -> None:
    card = VALUES["solitaire_cards"]["recognition"]
    assert only(card, "id", "set", "die_base", "die_contractors") == {
        "id": "I1",
        "set": "base",
        "die_base": "white",
        "die_contractors": "white",
    }
    assert {level: card["effects"][level] for level in card["effects"]} == {
        "apprentice": parse("gain 4 rp"),
        "journeyman": parse("gain 8 rp"),
        "master": parse("gain 8 rp"),
    }
    assert VALUES["solitaire_cards"]["claim"]["effects"]["master"] == parse("ivan_claim")
    assert only(VALUES["cities"]["vologda"], "ring", "stands") == {"ring": 1, "stands": ["E", "A"]}
    assert VALUES["bonuses"] == [
        parse(text)
        for text in (
            "deliver 3",
            "gain 1 material ; deliver 3",
            "gain 1 material",
            "gain 2 material ; deliver 3",
            "gain 3 pp",
            "",
        )
    ]
    assert VALUES["exchanges"] == {
        "rubles": parse("pay 1 pp ; gain 2 ruble"),
        "permit": parse("pay 1 pp ; gain 1 permit"),
    }
    tables = VALUES["tables"]
    assert set(tables) == {"contractors", "plans", "score_track", "supply", "workshop_board"}
    door = tables["supply"]["ornament.door"]
    assert only(door, "values", "provenance") == {
        "values": {"count": 1, "on": "base", "material": "lumber", "amount": 1},
        "provenance": {"count": "rulebook", "on": "rulebook", "material": "rulebook", "amount": "inferred"},
    }
    assert tables["contractors"]["city.2"]["values"]["name"] == "Vologda"
    assert tables["plans"]["plan.1"]["values"]["id"] == "P2-even"
    assert "ornament" not in tables["supply"]


# -- options -----------------------------------------------------------------------------------------------


def rules(seats: int, **options: str) -> Any:
    return setup_of(seats, {key.replace("solo_", "solo."): value for key, value in options.items()}).rules


@pytest.mark.rule("RC-SETUP-16", "RC-SOLO-14", "RC-SOLO-22")
def test_options_become_rules() -> None:
    usual = rules(2)
    assert (usual.solo, usual.module, usual.advanced, usual.unlimited) == (False, False, 0, False)
    for name, option, value in (
        ("module", "contractors", "on"),
        ("unlimited", "supply", "unlimited"),
        ("ruble_icons", "architects_resource", "any"),
    ):
        assert (getattr(usual, name), getattr(rules(2, **{option: value}), name)) == (False, True)
    for name, option, off, on in (
        ("replaced_is_tool", "replaced_specialist", "discard", "tool"),
        ("virtual_die", "scribes_virtual_die", "off", "on"),
        ("extra_influence", "shopkeepers_influence", "off", "on"),
        ("borrowed_once", "borrowed_infinity", "any", "once"),
    ):
        assert (getattr(rules(2, **{option: off}), name), getattr(rules(2, **{option: on}), name)) == (False, True)
    assert rules(2, workshop_board="advanced").advanced == 1
    assert [rules(1, solo_ivan_die=word).ivan_die for word in ("deck", "lowest", "highest")] == [0, 1, 2]
    bases = ("random_base", "leftmost_base", "human", "none")
    assert [rules(1, solo_first_claim=word).first_claim for word in bases] == [0, 1, 2, 3]
    assert [rules(1, solo_ivan_claim_ties=word).claim_ties for word in ("human", "leftmost", "random")] == [0, 1, 2]
    assert [rules(1, solo_ivan_scan=word).scan_towers for word in ("rows", "towers")] == [False, True]
    assert [rules(1, solo_ivan_leftovers=word).leftovers for word in ("off", "on")] == [False, True]
    assert [rules(1, solo_level=word).level for word in ("apprentice", "journeyman", "master")] == [0, 1, 2]
    assert [rules(1, solo_ivan_cards=word).fixed_cards for word in ("random", "fixed")] == [False, True]
    assert (rules(1).solo, rules(2).solo) == (True, False)


@pytest.mark.rule("RC-SETUP-13", "RC-SETUP-15", "RC-SETUP-16", "RC-GUILD-JEWELERS-11", "RC-DATA-16")
def test_guild_start_and_plans() -> None:
    assert (rules(2).fourth, rules(2, contractors="on").fourth) == (3, -1)  # the Clergy, or any
    assert (rules(2).fourth_card, rules(2, fourth_guild_card="3").fourth_card) == (-1, 2)
    assert rules(2, fourth_guild="brickmakers").fourth == 13
    assert (rules(2).start_seat, rules(2, start_player="2").start_seat) == (-1, 1)
    for options, said in (
        ({"start_player": "3"}, "seat 3 cannot start: there are 2 seats (RC-SETUP-13)"),
        ({"fourth_guild": "notaries"}, "the guild “notaries” is only for games with contractors on (RC-SETUP-16)"),
        (
            {"fourth_guild": "jewelers", "fourth_guild_card": "3"},
            "card 3 of the guild “jewelers” makes permits, which need contractors on (RC-GUILD-JEWELERS-11)",
        ),
    ):
        with pytest.raises(BadOption) as error:
            setup_of(2, options)
        assert str(error.value) == said
    setup_of(2, {"fourth_guild": "jewelers", "fourth_guild_card": "2"})
    setup_of(2, {"fourth_guild": "jewelers", "fourth_guild_card": "3", "contractors": "on"})

    def plans(seats: int, **options: str) -> set[str]:
        return {GAME.parts.plan_names[number] for number in rules(seats, **options).plan_pool}

    base = {"P2-even", "P2-peak", "P2-gate"}
    assert plans(2) == plans(1) == plans(2, contractors="on", plans="base") == base
    assert plans(2, plans="expansion") == {"P2-stairs", "P2-spire"}
    assert plans(2, plans="all") == plans(2, contractors="on") == base | {"P2-stairs", "P2-spire"}
    assert {name[:2] for name in plans(4)} == {"P4"}
    setup = setup_of(2)
    assert (setup.bound, setup.may_be_endless) == (40_000, True)
