"""Effects in signs, for the narrow board of the terminal: `1★:2♦` is one prestige for every two decorations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from guildhall.games.rococo.components import vocabulary as v
from guildhall.games.rococo.components.effect import Effect

LETTERS = {"azure": "A", "rose": "R", "jade": "J", "amber": "O"}
WISHES = {
    "gentleman_garments": "▲RO",
    "lady_garments": "▲AJ",
    "master_guests": "M▲",
    "livres": "£",
    "jewels": "◇",
    "decoration_types": "♦",
    "prestige": "★",
    "master_exams": " MT1-3",
    "halls_present": "⌂",
}
COUNTED = {
    "garment": "▲",
    "garment_azure": "▲A",
    "garment_rose": "▲R",
    "garment_in_one_hall": "▲/1",
    "decoration": "♦",
    "hall_present": "⌂",
    "master_guest": "M▲",
    "pair_lady_gentleman": "AJ+RO",
    "pair_azure_jade": "A+J",
    "lace_yarn_pair": "l+y",
    "jewel": "◇",
    "ring": "◇RO",
    "necklace": "◇AJ",
    "jewel_set": "◇ARJO",
    "apprentice": "♟A",
}
EXTRA = {"acquire": "+1T", "tailor": "+1▲", "fund": "+1♦"}
Say = Callable[[str], str]
"""A word of the board in the reader's language."""
Signs = Callable[[Any, Say], str]


def bonus_text(effect: Effect, say: Say) -> str:
    """A bonus in signs: `1★:2♦` is one prestige for every two decorations, `1£→l/y` a purchase, `-5£` a discount."""
    return SIGNS[type(effect)](effect, say)


def _gain(sign: str) -> Signs:
    def signs(effect: v.GainLivres | v.GainPrestige, say: Say) -> str:
        return f"+{effect.amount}{sign}" + (f" ({_wish(effect.hire_if)})" if effect.hire_if else "")

    return signs


def _wish(wish: v.Condition) -> str:
    """When a specialised Apprentice can be hired."""
    if wish.kind == "stock":
        return f"{wish.tiles}T {wish.lace}l {wish.yarn}y"
    return f"{wish.least}{WISHES[wish.kind]}"


def _per(sign: str) -> Signs:
    def signs(effect: v.LivresPer | v.PrestigePer, say: Say) -> str:
        each = effect.per if effect.per > 1 else ""
        return f"{effect.amount}{sign}:{each}{COUNTED[effect.of]}"

    return signs


def _bought(what: str) -> Signs:
    def signs(effect: v.LaceOrYarn | v.RandomResource, say: Say) -> str:
        return (f"{effect.cost}£→" if effect.cost else "") + what

    return signs


def _extra(effect: v.ExtraAction, say: Say) -> str:
    text = EXTRA[effect.action]
    if effect.livres_less:
        text += f" -{effect.livres_less}£"
    if effect.silk_less:
        text += f" -{effect.silk_less}" + "/".join(LETTERS[colour] for colour in effect.silk_colours)
    return text + (f" {say('sell')} +{effect.prestige}★" if effect.must_sell else "")


def _delegate(effect: v.DelegateAny, say: Say) -> str:
    pay = "0" if effect.pay == "none" else "/".join(map(str, effect.table))
    return f"{say('depute')} {pay}£"


def _by_colour(mark: str) -> Signs:
    def signs(effect: v.PerGarmentColour | v.LivresIfNoColour, say: Say) -> str:
        gains = [
            f"{f'{one.prestige}★' if one.prestige else f'{one.livres}£'}:{mark}{LETTERS[one.colour]}"
            for one in effect.colours
        ]
        return " ".join(gains)

    return signs


def _by_size(sign: str) -> Signs:
    def signs(effect: v.LivresByDeckSize | v.PrestigeByDeckSize, say: Say) -> str:
        return f"{sign} " + " ".join(f"{step.staff}:{step.amount}" for step in effect.steps)

    return signs


SIGNS: dict[type[Effect], Signs] = {
    v.NoBonus: lambda effect, say: "–",
    v.GainLivres: _gain("£"),
    v.GainPrestige: _gain("★"),
    v.LivresPer: _per("£"),
    v.PrestigePer: _per("★"),
    v.LaceOrYarn: _bought("l/y"),
    v.RandomResource: _bought("?T"),
    v.ExtraAction: _extra,
    v.DelegateAny: _delegate,
    v.PerGarmentColour: _by_colour("▲"),
    v.LivresIfNoColour: _by_colour("0▲"),
    v.LivresByDeckSize: _by_size("£"),
    v.PrestigeByDeckSize: _by_size("★"),
    v.BuyPrestige: lambda effect, say: f"{effect.livres}£→1★…",
    v.DiscardSilk: lambda effect, say: f"J,O→1★ {effect.azure_rose_per_prestige}A,R→1★",
    v.UseOwnBonus: lambda effect, say: say("own-bonus"),
    v.CopyOpponentBonus: lambda effect, say: say("copy-bonus"),
    v.ClaimFavor: lambda effect, say: f"♛ +{effect.livres}£",
    v.TakeResource: lambda effect, say: "+T",
    v.TakeJewel: lambda effect, say: "+◇",
}
