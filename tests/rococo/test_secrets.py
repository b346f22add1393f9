"""The course of play tells nobody what lies face down: two worlds that look alike go on alike (ROC-DEC-34)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from guildhall.conformance.pairs import LONG, Pair
from guildhall.core.rng import SEARCH, Rng
from guildhall.games.rococo.components.holdings import PRESTIGE
from guildhall.games.rococo.state import Rococo

from .script import Table

rule = pytest.mark.rule

ENOUGH, TOO_LITTLE = ("T01", "T02"), ("T12", "T16")
"""Two tiles with two rolls of azure and more, and two without any azure: face down they are the same."""


def pair(layout: Callable[..., Table], *tiles: tuple[str, ...]) -> Pair:
    """The position in two worlds: seat 0 keeps the first tiles, or the others. Seat 1 looks on."""
    one, other = (layout(*kept) for kept in tiles)
    return Pair(one.state, other.state, onlooker=1)


def plays(worlds: Pair, *texts: str) -> Pair:
    """The same actions of whoever is to act in both worlds, which stay alike."""
    number = worlds.truth.setup.catalogue.number
    for text in texts:
        assert worlds.play(int(worlds.truth.mover()), number(text)), worlds.ended
    return worlds


def with_card(card: str, *garments: str, **options: str) -> Callable[..., Table]:
    """Seat 0 holds this card and can pay whatever is no silk."""

    def layout(*tiles: str) -> Table:
        table = Table(**options).staff(0, [card, "S-b"]).goods(0, 30, 5, 5).tiles(0, *tiles)
        return table.display(*garments).begins(0)

    return layout


class TestExtraTailor:
    @rule("ROC-DEC-34", "ROC-INV-18", "ROC-EMP-II-b")
    @pytest.mark.parametrize("action", ["no-action", "depute"])
    def test_ii_b_asks_whether_or_not_the_silk_suffices(self, action: str) -> None:
        layout = with_card("II-b", "A01")
        plays(pair(layout, ENOUGH, TOO_LITTLE), "play II-b", action, "decline")
        assert layout(*TOO_LITTLE).plays("play II-b", "no-action").legal() == ["decline"]

    @rule("ROC-DEC-34", "ROC-INV-18", "ROC-EMP-IV-b", "ROC-EMP-JJ-6")
    @pytest.mark.parametrize(("card", "options"), [("IV-b", {}), ("JJ-6", {"jewelry_box": "on"})])
    def test_so_do_the_other_extra_tailors(self, card: str, options: dict[str, str]) -> None:
        plays(pair(with_card(card, "A01", **options), ENOUGH, TOO_LITTLE), f"play {card}", "no-action", "decline")

    @rule("ROC-DEC-34", "ROC-INV-18", "ROC-EMP-JJ-2")
    def test_copying_one_is_asked_too(self) -> None:
        def layout(*tiles: str) -> Table:
            table = Table(jewelry_box="on").staff(0, ["JJ-2", "S-b"]).staff(1, ["S-a"], None, ["II-b"])
            return table.goods(0, 30, 5, 5).tiles(0, *tiles).display("A01").begins(0)

        plays(pair(layout, ENOUGH, TOO_LITTLE), "play JJ-2", "no-action", "decline")
        assert layout(*TOO_LITTLE).plays("play JJ-2", "no-action").legal() == ["decline"]

    @rule("ROC-DEC-33", "ROC-DEC-34")
    def test_what_everybody_can_see_to_be_impossible_is_not_asked(self) -> None:
        nothing_to_make = with_card("II-b")
        assert nothing_to_make(*ENOUGH).plays("play II-b", "no-action").asked == "play"
        no_tile = with_card("II-b", "A01")
        assert no_tile().plays("play II-b", "no-action").asked == "play"
        too_poor = with_card("II-b", "A01", None, None, None, None, None)(*ENOUGH).goods(0, 0)
        assert too_poor.plays("play II-b", "no-action").asked == "play"
        master_mark = with_card("II-b", "A06")
        assert master_mark(*ENOUGH).plays("play II-b", "no-action").asked == "play"
        nothing_to_copy = Table(jewelry_box="on").staff(0, ["JJ-2", "S-b"]).tiles(0, *ENOUGH).begins(0)
        assert nothing_to_copy.plays("play JJ-2", "no-action").asked == "play"


class TestPrestige:
    @rule("ROC-DEC-34", "ROC-INV-18", "ROC-INFO-05")
    @pytest.mark.parametrize("seed", range(3))
    def test_classic_prestige_of_others_changes_nothing_that_one_sees(self, seed: int) -> None:
        """Worlds that search imagines keep it, for every scoring was public; so it is changed here."""
        state, rng = Table.dealt(3, seed, edition="classic", jewelry_box="on").state, Rng(seed, SEARCH)
        while state.round < 3:
            _any_action(state, rng)
        world = state.copy()
        for other in (0, 2):
            world.own[PRESTIGE + other] += 5
        worlds = Pair(state, world, onlooker=1)
        while not worlds.ended:
            worlds.play(*_any_action(state, rng))
        assert worlds.ended == LONG


def _any_action(state: Rococo, rng: Rng) -> tuple[int, int]:
    """Some seat does something."""
    seat = state.to_act()[0]
    legal = state.legal(seat)
    action = legal[rng.below(len(legal))]
    state.apply(seat, action)
    return seat, action


class TestPaying:
    @rule("ROC-DEC-34", "ROC-INV-18", "ROC-TAILOR-05")
    def test_a_payment_is_asked_whether_or_not_there_is_a_choice(self) -> None:
        worlds = pair(with_card("S-a", "A01"), ("T01", "T12"), ("T01", "T05"))
        plays(worlds, "play S-a", "tailor G6", "pay T01", "sell")

    @rule("ROC-DEC-34", "ROC-INV-18", "ROC-TAILOR-05")
    def test_even_with_a_single_tile(self) -> None:
        table = with_card("S-a", "A01")("T01")
        table.pays = False
        table.plays("play S-a", "tailor G6")
        assert table.asked == "pay"
        assert table.legal() == ["pay T01"]

    @rule("ROC-DEC-34", "ROC-INV-18", "ROC-TAILOR-05")
    def test_tile_by_tile_until_all_is_paid(self) -> None:
        worlds = pair(with_card("S-a", "A05"), ("T01", "T09", "T12"), ("T01", "T09", "T28"))
        plays(worlds, "play S-a", "tailor G6", "pay T01", "pay T09", "sell")

    @rule("ROC-DEC-34", "ROC-INV-18", "ROC-DEC-09")
    def test_a_discount_is_asked_whether_or_not_there_is_a_choice(self) -> None:
        layout = with_card("II-b", "A01")
        worlds = pair(layout, ("T01", "T12"), ("T09", "T12"))
        plays(worlds, "play II-b", "no-action", "tailor G6", "discount azure")
        assert layout("T09", "T12").plays("play II-b", "no-action", "tailor G6").legal() == ["discount azure"]
