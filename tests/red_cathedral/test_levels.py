"""Ivan's levels and what packs may make of his cards (RC-SOLO-35, RC-DATA-15)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from guildhall.games.red_cathedral.components.rulebook import LEVELS
from guildhall.games.red_cathedral.game import RedCathedralGame
from guildhall.text import LANGUAGES
from tests.red_cathedral.script import GAME, Table
from tests.red_cathedral.test_data import Edit, pack, refused, swap
from tests.red_cathedral.test_solo import against, ivan_moves
from tests.telling import speaker


def cards(**effects: str) -> Edit:
    """The file of his cards with these effects at every level, by the names of the cards."""

    def edit(text: str) -> str:
        lines = text.splitlines()
        columns = lines[0].split(",")
        found = []
        for line in lines[1:]:
            row = dict(zip(columns, line.split(","), strict=True))
            if row["name"].lower() in effects:
                row.update(effect=effects[row["name"].lower()], prov_effect="printed")
                row.update(dict.fromkeys(("effect_apprentice", "effect_master"), ""))
                row.update(dict.fromkeys(("prov_effect_apprentice", "prov_effect_master"), ""))
            found.append(",".join(row.values()))
        return "\n".join([lines[0], *found, ""])

    return edit


def second_card(every: int, level: str = "journeyman") -> Edit:
    """The supply file with another pace of a level."""

    def edit(text: str) -> str:
        head, table = text.split("[solo.second_card_every]")
        lines = [f"{level} = {every}" if line.startswith(level) else line for line in table.splitlines()]
        return head + "[solo.second_card_every]" + "\n".join(lines) + "\n"

    return edit


def with_cards(folder: Path, **effects: str) -> RedCathedralGame:
    return pack(folder, solitaire_cards__csv=cards(**effects))


def text_of(card: str, level: str) -> str:
    """The effect on a card at a level, as the file writes it."""
    step = GAME.components_view().solitaire_cards[card].effects[level][0][0][0]
    return f"{step.verb} {step.number}" if not step.items else f"{step.verb} {step.items[0].low} {step.items[0].kind}"


@pytest.mark.rule("RC-SOLO-35", "RC-SOLO-17", "RC-SOLO-18")
def test_each_level_has_its_cards() -> None:
    points, stored = [], []
    for level in LEVELS:
        recognition = ivan_moves(against("recognition", solo_level=level))
        inventory = ivan_moves(against("inventory", solo_level=level))
        points.append(recognition.pos(1))
        stored.append(sum(inventory.view()["ivan"]["inventory"].values()))
        assert text_of("recognition", level) == f"gain {points[-1]} rp"
        assert text_of("inventory", level) == f"ivan_stock {stored[-1]}"
        assert recognition.view()["ivan"]["level"] == level
    assert points == sorted(points)
    assert stored == sorted(stored)
    assert (points[0], stored[0]) == (4, 4)  # RC-SOLO-17, -18: what the sources say of the printed cards
    assert points[0] < points[1]


@pytest.mark.rule("RC-SOLO-35")
def test_a_journeyman_is_the_usual_ivan() -> None:
    assert Table(1).setup.options["solo.level"] == "journeyman"


@pytest.mark.rule("RC-SOLO-35")
def test_values_of_the_levels_are_labelled() -> None:
    for card in ("recognition", "inventory"):
        labels = GAME.components_view().solitaire_cards[card].provenance
        assert labels["effect"] == labels["effect_master"] == "reconstructed"
    for name in ("solo.second_card_every", "solo.second_card_every_with_contractors"):
        table = GAME.components_view().tables["supply"][name]
        assert set(table.provenance.values()) == {"reconstructed"}


def turns_of_ivan(table: Table, count: int) -> list[int]:
    """How many cards he carries out in each of so many turns."""
    found = []
    for _ in range(count):
        table.plays(table.offers("move")[0], "finish", "end")
        carried = 0
        while table.pending == "ivan":
            table.plays("next")
            while table.pending == "ivan-claim":
                table.plays(table.legal()[0])
            carried += 1
            table.plays("next")
        found.append(carried)
    return found


@pytest.mark.rule("RC-SOLO-35", "RC-SOLO-06", "RC-SOLO-11")
def test_how_often_his_cycle_comes_round(tmp_path: Path) -> None:
    for every, expected in ((0, [1] * 6), (1, [2] * 6), (2, [1, 2] * 3), (3, [1, 1, 2] * 2)):
        game = pack(tmp_path, supply__toml=second_card(every))
        table = Table(1, game=game, fourth_guild="clergy")
        assert turns_of_ivan(table, 6) == expected
        assert table.state.turn()["round"] == 7  # a turn with two cards is one turn
        seen = [args["card"] for args in table.told("ivan-move")]
        assert sorted(seen[:5]) == sorted({"recognition", "inventory", "transport", "claim", "construction"})
    master = pack(tmp_path, supply__toml=second_card(1, "master"))
    assert turns_of_ivan(Table(1, game=master, fourth_guild="clergy"), 3) == turns_of_ivan(Table(1), 3)
    assert turns_of_ivan(Table(1, game=master, solo_level="master"), 3) == [2, 2, 2]
    refused(tmp_path, "RC-DATA-15", supply__toml=second_card(10))


@pytest.mark.rule("RC-SOLO-35", "RC-SOLO-41")
def test_with_contractors_his_cycle_has_a_pace_of_its_own(tmp_path: Path) -> None:
    def paces(text: str) -> str:
        alone, module = text.split("[solo.second_card_every_with_contractors]")
        return second_card(2)(alone) + "[solo.second_card_every_with_contractors]" + module.replace("= 6", "= 1")

    game = pack(tmp_path, supply__toml=paces)
    assert turns_of_ivan(Table(1, game=game, fourth_guild="clergy"), 4) == [1, 2, 1, 2]
    assert turns_of_ivan(Table(1, game=game, contractors="on"), 4) == [2, 2, 2, 2]

    def one_for_both(text: str) -> str:
        return second_card(2)(text.split("[solo.second_card_every_with_contractors]")[0])

    assert turns_of_ivan(Table(1, game=pack(tmp_path, supply__toml=one_for_both), contractors="on"), 4) == [1, 2, 1, 2]


@pytest.mark.rule("RC-SOLO-35")
def test_dice_of_both_cards_are_rolled_where_they_stopped(tmp_path: Path) -> None:
    game = pack(tmp_path, supply__toml=second_card(1))
    table = Table(1, game=game, fourth_guild="clergy", solo_ivan_claim_ties="leftmost")
    table.plays("move red +0", "finish", "end")
    places = []
    for _ in range(2):
        places.append(table.place(table.view()["ivan"]["die"]))
        table.plays("next", "next")
    assert [args["space"] for args in table.told("ivan-roll")] == places
    assert table.pending == "basic"


# -- packs -------------------------------------------------------------------------------------------------


def acts(game: RedCathedralGame, card: str, **options: Any) -> Table:
    return ivan_moves(against(card, game=game, **options))


@pytest.mark.rule("RC-DATA-15", "RC-SOLO-35")
def test_a_card_pays_what_it_says(tmp_path: Path) -> None:
    prestige = acts(with_cards(tmp_path, recognition="gain 2 pp"), "recognition")
    assert prestige.pos(1) == 9  # the second mark
    both = acts(with_cards(tmp_path, recognition="gain 4 rp + 1 pp"), "recognition")
    assert both.pos(1) == 5  # RP first (RC-TRACK-12): 4, then the next mark
    goods = acts(with_cards(tmp_path, recognition="gain 2 stone + 1 rp"), "recognition")
    assert (goods.pos(1), goods.view()["ivan"]["inventory"]) == (1, {"stone": 2})
    assert goods.told("ivan-gain") == [{"goods": {"stone": 2, "rp": 1}}]
    gold = acts(with_cards(tmp_path, recognition="gain 2 gold"), "recognition", fourth_guild="jewelers")
    assert gold.view()["ivan"]["inventory"] == {"gold": 2}


@pytest.mark.rule("RC-DATA-15", "RC-SOLO-19")
def test_a_material_of_choice_comes_from_the_largest_pile(tmp_path: Path) -> None:
    game = with_cards(tmp_path, recognition="gain 3 jewel")
    table = against("recognition", game=game)
    table.give(0, green_jewel=2)
    assert ivan_moves(table).view()["ivan"]["inventory"] == {"green_jewel": 1, "purple_jewel": 2}
    short = against("recognition", game=with_cards(tmp_path, recognition="gain 3 gold"))
    short.data["supply"]["gold"] = 2
    short.data["ivan"]["site"] = {"gold": 13}
    assert ivan_moves(short).view()["ivan"]["inventory"] == {"gold": 2}  # as far as the supply lasts
    none = against("recognition", game=with_cards(tmp_path, recognition="gain 3 gold"))
    none.data["supply"].pop("gold")
    none.data["ivan"]["site"] = {"gold": 15}
    assert ivan_moves(none).told("ivan-gain") == []


@pytest.mark.rule("RC-DATA-15", "RC-SOLO-35")
def test_every_card_may_give_something_besides(tmp_path: Path) -> None:
    game = with_cards(
        tmp_path,
        inventory="ivan_stock 2 ; gain 1 rp",
        transport="gain 1 gold ; ivan_transport",
        claim="ivan_claim ; gain 2 rp",
        construction="ivan_construct ; gain 3 rp",
    )
    stored = acts(game, "inventory")
    assert (stored.pos(1), sum(stored.view()["ivan"]["inventory"].values())) == (1, 2)
    brought = acts(game, "transport")
    assert brought.view()["ivan"]["construction"] == {"gold": 1}  # in the order of the card
    claimed = against("claim", game=game, solo_ivan_claim_ties="human")
    claimed.tile("1-1", "W01")
    ivan_moves(claimed)
    assert (claimed.pending, claimed.pos(1)) == ("ivan-claim", 0)
    claimed.plays("ivan 1-1")
    assert (claimed.pos(1), claimed.pending) == (2, "ivan")  # after the claim that you chose for him
    idle = acts(game, "construction")
    assert (idle.pos(1), len(idle.told("ivan-skips"))) == (3, 1)


@pytest.mark.rule("RC-DATA-15")
def test_gains_that_count(tmp_path: Path) -> None:
    dice = against("recognition", game=with_cards(tmp_path, recognition="gain 1 rp per dice_in_space"))
    dice.dice(blue=(4, 1), yellow=(4, 1))
    assert ivan_moves(dice).pos(1) == 3  # those where his die stopped
    towers = against("recognition", game=with_cards(tmp_path, recognition="gain 2 rp per towers_with_own_presence"))
    assert ivan_moves(towers.claim(1, "1-1").claim(1, "2-1").claim(0, "3-1")).pos(1) == 4
    game = with_cards(tmp_path, recognition="gain 1 rp per other_contractors_on_map")
    sent = against("recognition", game=game, contractors="on")
    sent.cities("suzdal", "moscow", "vologda", "yaroslavl").send(0, "suzdal", 2)
    assert ivan_moves(sent.side(1, pos=0)).pos(1) == 2  # the human is the other


@pytest.mark.rule("RC-DATA-15", "RC-SOLO-02", "RC-SOLO-07")
def test_what_no_card_of_his_can_say(tmp_path: Path) -> None:
    for card, effect in (
        ("recognition", "gain 2 ruble"),
        ("recognition", "gain 1 permit"),
        ("recognition", "gain 1 diamond"),
        ("recognition", "pay 1 gold ; gain 1 rp"),
        ("recognition", "gain 1 rp | gain 1 pp"),
        ("recognition", "ivan_stock 2"),
        ("recognition", "deliver 1"),
        ("inventory", "gain 2 lumber"),
        ("transport", "ivan_transport ; ivan_transport"),
        ("claim", "ivan_hire"),
    ):
        assert "row" in refused(tmp_path, "RC-DATA-15", solitaire_cards__csv=cards(**{card: effect}))
    refused(tmp_path, "RC-DATA-08", solitaire_cards__csv=cards(recognition="gain lots"))


@pytest.mark.rule("RC-DATA-15", "RC-DATA-17")
def test_an_older_pack_has_one_ivan_for_all_levels(tmp_path: Path) -> None:
    def older(text: str) -> str:
        lines = [line.split(",") for line in cards(recognition="gain 5 rp")(text).splitlines()]
        kept = [n for n, name in enumerate(lines[0]) if "apprentice" not in name and "master" not in name]
        return "\n".join(",".join(line[n] for n in kept) for line in lines) + "\n"

    def without(text: str) -> str:
        return text.split("[solo.second_card_every]")[0]

    game = pack(tmp_path, solitaire_cards__csv=older, supply__toml=without)
    assert [ivan_moves(against("recognition", game=game, solo_level=level)).pos(1) for level in LEVELS] == [5, 5, 5]


def test_his_gain_can_be_read_in_every_language() -> None:
    said = {speaker("red_cathedral", one).say("red_cathedral-log-ivan-gain", {"goods": {"pp": 2}}) for one in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert "Ivan gains 2 prestige points." in said


def test_a_refused_level(tmp_path: Path) -> None:
    refused(tmp_path, "RC-DATA-17", solitaire_cards__csv=swap("reconstructed,reconstructed", "reconstructed,guessed"))
