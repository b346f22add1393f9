"""What things are called, as phrases: the keys and arguments that every language reads out."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.phrase import Listed, Phrase, Said

from .script import setup_for
from .test_setup import rococo

rule = pytest.mark.rule


def said(value: Said) -> Any:
    """A phrase as `word`, `word(n=1)`; lists as lists with what joins them in front."""
    if isinstance(value, Phrase):
        args = ", ".join(f"{name}={said(item)}" for name, item in value.args.items())
        return value.key.removeprefix("rococo-") + (f"({args})" if args else "")
    if isinstance(value, Listed):
        return f"[{value.style.strip()}: {' '.join(str(said(item)) for item in value.items)}]"
    return value


def name(thing: str, **options: Any) -> Any:
    return said(setup_for(**options).names()[thing])


class TestPlaces:
    @rule("ROC-CONV-02")
    def test_halls_guests_and_spaces(self) -> None:
        names = setup_for().names()
        assert [thing for thing in names if thing.startswith("hall:")] == [f"hall:{n}" for n in range(1, 6)]
        guests = [thing for thing in names if thing.startswith("guest:")]
        assert guests == [f"guest:{hall}-{n}" for hall in range(1, 6) for n in range(1, 10)]
        assert (name("hall:2"), name("guest:4-3")) == ("hall-2", "guest(hall=hall-4, n=3)")
        assert len([thing for thing in names if thing.startswith("space:")]) == 27
        assert [name(f"space:{space}") for space in ("F6", "S2", "KL1", "KR3", "M5", "W4")] == [
            "space(kind=fireworks, n=6)",
            "space(kind=statues, n=2)",
            "space(kind=kitchen-left, n=1)",
            "space(kind=kitchen-right, n=3)",
            "musicians(hall=hall-5)",
            "space(kind=jeweller, n=4)",
        ]
        assert name("space:KL2", edition="classic") == "space(kind=fountain-left, n=2)"
        assert name("space:F2", edition="classic") == "space(kind=fireworks, n=2)"
        assert (name("exam:journeyman"), name("exam:master")) == ("exam-journeyman", "exam-master")

    @rule("ROC-CONV-01", "ROC-CONV-02")
    @pytest.mark.parametrize("edition", ["deluxe", "classic"])
    def test_colours(self, edition: str) -> None:
        figures = {"azure": "gown", "rose": "coat", "jade": "gown", "amber": "coat"}
        jewels = {"azure": "necklace", "rose": "ring", "jade": "necklace", "amber": "ring"}
        for number, colour in enumerate(figures):
            word = f"{edition}-{colour}"
            assert name(f"colour:{colour}", edition=edition) == f"{word}(for=garment)"
            assert name(f"silk:{colour}", edition=edition) == f"{word}(for=silk)"
            assert name(f"rolls:{colour}", edition=edition) == f"silk(colour={word}(for=silk))"
            assert name(f"short:{colour}", edition=edition) == f"silk(colour={word}(for=silk))"
            figure, kind = figures[colour], jewels[colour]
            assert name(f"figure:{colour}", edition=edition) == f"{figure}-of(colour={word}(for={figure}))"
            jewel = f"jewel-name(kind={kind}, colour={word}(for={kind}))"
            assert name(f"jewel:{colour}", edition=edition) == name(f"jewel:{number}", edition=edition) == jewel


class TestPieces:
    @rule("ROC-COMP-03")
    def test_tiles(self) -> None:
        both = "[,: silk(n=1, colour=deluxe-azure(for=silk)) silk(n=1, colour=deluxe-rose(for=silk))]"
        assert name("tile:T23") == f"tile(silk={both}, goods=[or: lace(n=1) yarn(n=1)])"
        assert name("tile:T26") == f"tile(silk={both}, goods=[and: lace(n=1) yarn(n=1)])"
        assert name("tiles:T23") == f"silks(silk={both})"
        one = "[,: silk(n=2, colour=deluxe-jade(for=silk))]"
        assert name("about:T40") == f"about-tile(silk={one}, goods=[and: yarn(n=1)])"

    @rule("ROC-COMP-04")
    def test_garments(self) -> None:
        gown = "gown-of(colour=deluxe-azure(for=gown))"
        needs = "[,: silk(n=2, colour=deluxe-azure(for=silk)) silk(n=1, colour=deluxe-rose(for=silk)) lace(n=1)]"
        assert name("garment:A08") == f"garment(what={gown}, printed=livres(n=16))"
        assert name("garment:F02").endswith("printed=prestige(n=3))")
        sells = "sells(price=livres(n=16))"
        assert name("about:A08") == f"about(what=[;: {gown} needs(what={needs}) {sells} prestige(n=3)])"
        assert "master-only" in name("about:A10")
        assert "master-only" not in name("about:A08")
        festive = name("about:F02")
        assert "sells(" not in festive
        assert festive.endswith(
            "b-per(gain=prestige(n=1), n=1, what=of-decoration(n=1, colour=deluxe-azure(for=garment)))])"
        )


class TestPeople:
    @rule("ROC-COMP-05")
    def test_employees(self) -> None:
        short = "apprentice"
        assert name("cards:S-e") == short
        assert name("card:S-e") == name("employee:S-e") == f"card-does(card={short}, bonus=livres(n=2))"
        assert name("about:S-e") == f"about(what=[;: {name('card:S-e')} deputes(price=livres(n=4))])"
        assert name("cards:V-a").endswith("level=V)")
        assert name("cards:JA-1") == "special"
        assert name("employee:special") == "hire-special"
        assert name("bonus:lace_or_yarn") == "bonus-lace_or_yarn"

    @rule("ROC-P3-11")
    def test_crowns_are_for_the_end(self) -> None:
        pairs = "of-pair_lady_gentleman(n=1, colour=deluxe-azure(for=garment))"
        assert name("bonus:VI-f") == f"at-end(what=b-per(gain=prestige(n=2), n=1, what={pairs}))"
        crowns = [row["id"] for row in rococo().read.employees if name(f"bonus:{row['id']}").startswith("at-end")]
        assert crowns == ["VI-c", "VI-d", "VI-e", "VI-f", "JM-6", "JM-7", "JM-8", "JM-9"]

    @rule("ROC-BON-01")
    @pytest.mark.parametrize(
        ("card", "phrase"),
        [
            ("S-a", "b-none"),
            ("S-c", "b-pay(price=livres(n=1), what=b-lace_or_yarn)"),
            ("S-d", "b-several(what=[,: b-extra-acquire])"),
            ("I-b", "b-delegate(pay=none, list=)"),
            ("I-c", "b-pay(price=livres(n=1), what=b-random_resource)"),
            ("I-e", "b-random_resource"),
            ("I-f", "b-lace_or_yarn"),
            ("II-c", "b-delegate(pay=table, list=8/5/2)"),
            ("II-d", "b-per(gain=prestige(n=1), n=2, what=of-decoration(n=2, colour=deluxe-azure(for=garment)))"),
            ("III-b", "b-per(gain=prestige(n=1), n=3, what=of-garment(n=3, colour=deluxe-azure(for=garment)))"),
            ("III-c", "b-several(what=[,: b-extra-fund b-less(what=livres(n=5))])"),
            ("IV-d", "b-buy(price=livres(n=4))"),
            ("V-a", "b-per(gain=livres(n=1), n=1, what=of-garment(n=1, colour=deluxe-azure(for=garment)))"),
            ("V-d", "b-discard_silk(n=2)"),
            ("JJ-1", "b-use_own_bonus"),
            ("JJ-2", "b-copy_opponent_bonus"),
            ("JJ-6", "b-several(what=[,: b-extra-tailor b-must-sell prestige(n=1)])"),
            ("F04", "b-per(gain=prestige(n=1), n=1, what=of-garment_rose(n=1, colour=deluxe-rose(for=garment)))"),
            ("F03", "b-per(gain=prestige(n=1), n=1, what=of-garment_azure(n=1, colour=deluxe-azure(for=garment)))"),
            ("E01", "b-claim_favor(gain=livres(n=5))"),
            ("E02", "b-delegate(pay=printed, list=)"),
            ("E04", "livres(n=14)"),
            ("E05", "b-take_jewel"),
        ],
    )
    def test_what_bonuses_say(self, card: str, phrase: str) -> None:
        assert name(f"bonus:{card}") == phrase

    @rule("ROC-EMP-II-b", "ROC-EMP-IV-c", "ROC-EMP-JM-5", "ROC-EMP-JJ-4", "ROC-SPEC-07")
    def test_longer_ones(self) -> None:
        colours = "[or: deluxe-azure(for=silk) deluxe-rose(for=silk)]"
        less = f"b-less(what=silk(n=1, colour={colours}))"
        assert name("bonus:II-b") == f"b-several(what=[,: b-extra-tailor {less}])"
        rose = "b-colour(gain=livres(n=2), colour=deluxe-rose(for=garment))"
        amber = "b-colour(gain=prestige(n=1), colour=deluxe-amber(for=garment))"
        assert name("bonus:IV-c") == f"b-several(what=[,: {rose} {amber}])"
        jade = "b-no-colour(gain=livres(n=4), colour=deluxe-jade(for=garment))"
        amber = "b-no-colour(gain=livres(n=5), colour=deluxe-amber(for=garment))"
        assert name("bonus:JM-5") == f"b-several(what=[,: {jade} {amber}])"
        steps = " ".join(f"b-step(staff={n}, amount={m})" for n, m in (("4", 6), ("5", 5), ("6", 4), ("7+", 2)))
        assert name("bonus:JJ-4") == f"b-staff(kind=livres, list=[,: {steps}])"
        assert name("bonus:VI-c").startswith("at-end(what=b-staff(kind=prestige, list=[,: b-step(staff=5+, amount=2)")
        wish = "if-livres(n=30, tiles=0, lace=0, yarn=0)"
        assert name("bonus:JA-4") == f"b-if(gain=prestige(n=3), wish={wish})"
        assert name("bonus:JA-7") == "b-if(gain=prestige(n=3), wish=if-stock(n=0, tiles=4, lace=2, yarn=2))"


class TestHers:
    @rule("ROC-SOLO-10")
    @pytest.mark.parametrize(
        ("card", "phrase"),
        [
            ("DB01", "her-favor"),
            ("DB04", "her-drawer(n=2)"),
            ("DB07", "her-place(place=centre)"),
            ("DB10", "her-tailor(n=2, from=right)"),
            ("DB14", "her-hire(n=2, from=left)"),
            ("DB16", "her-fund(what=her-fireworks)"),
            ("DB17", "her-fund(what=her-kitchen)"),
        ],
    )
    def test_her_cards(self, card: str, phrase: str) -> None:
        assert name(f"card:{card}") == phrase

    @rule("ROC-EXAM-03", "ROC-EXAM-04")
    def test_tasks(self) -> None:
        assert name("task:JT1") == "task-JT1(silk=[or: deluxe-azure(for=silk) deluxe-rose(for=silk)])"
        assert name("task:JT3") == "task-JT3(silk=[or: ])"
        tasks = [thing for thing in setup_for().names() if thing.startswith("task:")]
        assert tasks == [f"task:JT{n}" for n in range(1, 5)] + [f"task:MT{n}" for n in range(1, 4)]
