"""What effects say: each word of the vocabulary as a phrase, for browser and terminal alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from guildhall.core.phrase import Listed, Phrase, Said
from guildhall.games.rococo.components import vocabulary as v
from guildhall.games.rococo.components.effect import Effect

KEY = "rococo-b"
WORDS: dict[int, str] = {kind.code: key for key, kind in v.EFFECTS.items() if key != "extra_action"}
"""What prompts and views call an effect, by its number in the effect table."""
WORDS |= {code: f"extra_{action}" for action, code in v.EXTRA.items()}
Colour = Callable[[str, str], Phrase]
"""A colour as the edition calls it, of a thing: `colour("azure", "silk")`."""


def livres(n: int) -> Phrase:
    return Phrase("rococo-livres", n=n)


def prestige(n: int) -> Phrase:
    return Phrase("rococo-prestige", n=n)


def bonus(effect: Effect, colour: Colour) -> Phrase:
    """An effect in words."""
    return SAYS.get(type(effect), _plain)(effect, colour)


def _several(items: Sequence[Said]) -> Phrase:
    return Phrase(f"{KEY}-several", what=Listed(items, ", "))


def _plain(effect: Effect, colour: Colour) -> Phrase:
    """Words that say all there is to say."""
    return Phrase(f"{KEY}-{effect.__struct_config__.tag}")


def _gain_livres(effect: v.GainLivres, colour: Colour) -> Phrase:
    return _hired_if(livres(effect.amount), effect.hire_if)


def _gain_prestige(effect: v.GainPrestige, colour: Colour) -> Phrase:
    return _hired_if(prestige(effect.amount), effect.hire_if)


def _hired_if(gain: Phrase, wish: v.Condition | None) -> Phrase:
    if wish is None:
        return gain
    what = Phrase(f"rococo-if-{wish.kind}", n=wish.least, tiles=wish.tiles, lace=wish.lace, yarn=wish.yarn)
    return Phrase(f"{KEY}-if", gain=gain, wish=what)


def _bought(effect: v.LaceOrYarn | v.RandomResource, colour: Colour) -> Phrase:
    what = _plain(effect, colour)
    return Phrase(f"{KEY}-pay", price=livres(effect.cost), what=what) if effect.cost else what


def _extra_action(effect: v.ExtraAction, colour: Colour) -> Phrase:
    found: list[Said] = [Phrase(f"{KEY}-extra-{effect.action}")]
    if effect.livres_less:
        found.append(Phrase(f"{KEY}-less", what=livres(effect.livres_less)))
    if effect.silk_less:
        colours = Listed([colour(one, "silk") for one in effect.silk_colours], "or")
        found.append(Phrase(f"{KEY}-less", what=Phrase("rococo-silk", n=effect.silk_less, colour=colours)))
    if effect.must_sell:
        found += [Phrase(f"{KEY}-must-sell"), prestige(effect.prestige)]
    return _several(found)


def _delegate_any(effect: v.DelegateAny, colour: Colour) -> Phrase:
    return Phrase(f"{KEY}-delegate", pay=effect.pay, list="/".join(map(str, effect.table)))


def _per(effect: v.LivresPer | v.PrestigePer, colour: Colour) -> Phrase:
    gain = livres(effect.amount) if isinstance(effect, v.LivresPer) else prestige(effect.amount)
    counted = colour("rose" if effect.of == "garment_rose" else "azure", "garment")
    return Phrase(
        f"{KEY}-per", gain=gain, n=effect.per, what=Phrase(f"rococo-of-{effect.of}", n=effect.per, colour=counted)
    )


def _colours(word: str, gains: Sequence[v.ColourGain], colour: Colour) -> Phrase:
    return _several(
        [
            Phrase(
                f"{KEY}-{word}",
                gain=prestige(one.prestige) if one.prestige else livres(one.livres),
                colour=colour(one.colour, "garment"),
            )
            for one in gains
        ]
    )


def _per_garment_colour(effect: v.PerGarmentColour, colour: Colour) -> Phrase:
    return _colours("colour", effect.colours, colour)


def _if_no_colour(effect: v.LivresIfNoColour, colour: Colour) -> Phrase:
    return _colours("no-colour", effect.colours, colour)


def _by_size(effect: v.LivresByDeckSize | v.PrestigeByDeckSize, colour: Colour) -> Phrase:
    kind = "livres" if isinstance(effect, v.LivresByDeckSize) else "prestige"
    steps = [
        Phrase(f"{KEY}-step", staff=f"{step.staff}{'+' if step.and_more else ''}", amount=step.amount)
        for step in effect.steps
    ]
    return Phrase(f"{KEY}-staff", kind=kind, list=Listed(steps, ", "))


def _buy_prestige(effect: v.BuyPrestige, colour: Colour) -> Phrase:
    return Phrase(f"{KEY}-buy", price=livres(effect.livres))


def _discard_silk(effect: v.DiscardSilk, colour: Colour) -> Phrase:
    return Phrase(f"{KEY}-discard_silk", n=effect.azure_rose_per_prestige)


def _claim_favor(effect: v.ClaimFavor, colour: Colour) -> Phrase:
    return Phrase(f"{KEY}-claim_favor", gain=livres(effect.livres))


SAYS: dict[type[Effect], Callable[[Any, Colour], Phrase]] = {
    v.GainLivres: _gain_livres,
    v.GainPrestige: _gain_prestige,
    v.LaceOrYarn: _bought,
    v.RandomResource: _bought,
    v.ExtraAction: _extra_action,
    v.DelegateAny: _delegate_any,
    v.LivresPer: _per,
    v.PrestigePer: _per,
    v.PerGarmentColour: _per_garment_colour,
    v.LivresIfNoColour: _if_no_colour,
    v.LivresByDeckSize: _by_size,
    v.PrestigeByDeckSize: _by_size,
    v.BuyPrestige: _buy_prestige,
    v.DiscardSilk: _discard_silk,
    v.ClaimFavor: _claim_favor,
}
