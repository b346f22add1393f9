"""The Red Cathedral in words: tiles, cards and tokens by what they do, goods and dice as lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from guildhall.cli.words import Choice, Known

GAME = "red_cathedral"
KEY = f"{GAME}-board"
MATERIALS = ("lumber", "brick", "stone", "gold", "green_jewel", "purple_jewel")
CHOICES = {"lumber/brick/stone": "basic", "gold/green_jewel/purple_jewel": "fine"}
"""Kinds of which one is chosen, by their names in the texts."""
BY_EFFECT = {
    "tile": "workshop_tiles",
    "token": "specialist_tokens",
    "first": "specialist_tokens",
    "second": "specialist_tokens",
    "service": "services",
}
"""Arguments that are named by the effect of the component."""


def spoken(args: Mapping[str, Any], known: Known) -> dict[str, Any]:
    found = dict(args)
    for key, table in BY_EFFECT.items():
        if args.get(key) in known.components[table]:
            found[key] = quoted(known.components[table][args[key]]["effect"], known)
    if args.get("card") in known.components["objectives"]:
        found["card"] = objective(args["card"], known)
    if "cards" in args:
        found["cards"] = known.listed(card(one, known) for one in args["cards"])
    if "goods" in args:
        found["goods"] = goods(args["goods"], known)
    if "dice" in args:
        found["dice"] = known.listed(f"{name(die, known)} {value}" for die, value in args["dice"].items())
    return found


def choice(verb: str, args: Sequence[str], view: Mapping[str, Any], known: Known) -> Choice | None:
    """What lies at the place that an action names."""
    market, side = view["market"], view["sides"][view["active"]]
    a = args[0] if args else ""
    if verb == "move":
        return _move(a, args[1], view, known)
    if verb == "claim":
        section = next(one for tower in view["towers"] for one in tower["sections"] if one["id"] == a)
        tile = quoted(known.components["workshop_tiles"][section["tile"]]["effect"], known) if section["tile"] else ""
        kind = name(section["type"], known)
        return Choice([a], f"{kind}, {tile}" if tile else kind)
    if verb == "influence":
        shown = next(one for one in market["cards"] if str(one["quadrant"]) == a[0])
        effect = next(one["effect"] for one in shown["actions"] if one["id"] == a)
        return Choice([f"{name(shown['group'], known)}: {effect_words(effect, known)} ({a})"])
    if verb == "activate":
        return Choice([_bench(verb, a, known)], _workshop(side, a, known))
    if verb == "borrow":
        return Choice([a, _bench(verb, args[1], known)], _workshop(view["sides"][int(a) - 1], args[1], known))
    if verb == "specialist":
        return Choice([], _token(side["specialist"], known))
    if verb in ("buy-token", "remove-token"):
        token = next(one["token"] for one in view["map"]["stands"] if one["stand"] == a)
        return Choice([f"{known.t(f'{GAME}-quoted', what=_token(token, known))} ({a})"]) if token else None
    if verb in ("service", "take-service"):
        return Choice([f"{effect_words(known.components['services'][a]['effect'], known)} ({a})"])
    if verb in ("space", "reroll"):
        return Choice([a], _space(int(a), view, known))
    if verb == "die":
        return Choice([name(a, known)], _space(market["dice"][a]["space"], view, known))
    if verb in ("keep-objective", "return-objective"):
        cards = view["drawn"] if verb == "keep-objective" else side["objectives"]["cards"]
        return Choice([a], objective(cards[int(a) - 1], known)) if cards else None
    if verb == "hire":
        cost = next(one["cost"] for one in view["map"]["cities"] if one["city"] == a)
        return Choice([str(known.texts.named(GAME, verb, a))], resource("permit", cost, known))
    return None


def _move(colour: str, extra: str, view: Mapping[str, Any], known: Known) -> Choice:
    things = [name(colour, known), str(int(extra))]
    for move in view["market"]["moves"]:
        if move["die"] == colour and move["extra"] == int(extra):
            return Choice(things, f"{known.t(f'{GAME}-action-space', a=move['space'])}: {goods(move['gives'], known)}")
    return Choice(things)


def _bench(verb: str, space: str, known: Known) -> str:
    return str(known.texts.named(GAME, verb, space))


def _workshop(side: Mapping[str, Any], space: str, known: Known) -> str:
    tile = next((one["tile"] for one in side["workshop"] if one["space"] == space), None)
    return effect_words(known.components["workshop_tiles"][tile]["effect"], known) if tile else ""


def _token(token: str | None, known: Known) -> str:
    return effect_words(known.components["specialist_tokens"][token]["effect"], known) if token else ""


def _space(number: int, view: Mapping[str, Any], known: Known) -> str:
    """What a space gives for each die, and the dice there."""
    space = view["market"]["spaces"][number - 1]
    dice = [f"{name(die, known)} {view['market']['dice'][die]['value']}" for die in space["dice"]]
    return "; ".join(part for part in (goods(space["gives"], known), known.listed(dice)) if part)


# -- things ---------------------------------------------------------------------------------------------------


def name(word: str, known: Known) -> str:
    """A colour, a guild, a kind of section."""
    return known.t(f"{GAME}-name-{word}")


def goods(bundle: Mapping[str, int], known: Known) -> str:
    """{"brick": 2, "ruble": 1} as “2 bricks and 1 ruble”."""
    return known.listed(resource(kind, count, known) for kind, count in bundle.items())


def resource(kind: str, count: int, known: Known) -> str:
    return known.t(f"{KEY}-r-{CHOICES.get(kind, kind)}", n=count)


def quoted(effect: str, known: Known) -> str:
    return known.t(f"{GAME}-quoted", what=effect_words(effect, known))


def objective(which: str, known: Known) -> str:
    """An objective by what it is worth; some are worth more with two sides."""
    row = known.components["objectives"][which]
    return quoted((row["effect_2p"] if known.seats < 3 else "") or row["effect"], known)


def card(which: str, known: Known) -> str:
    """An objective, or a section card with its materials."""
    if which in known.components["objectives"]:
        return objective(which, known)
    row = known.components["cathedral_cards"][which]
    needs = {kind: int(row[kind]) for kind in MATERIALS if int(row[kind])}
    return f"{name(row['type'], known)} ({goods(needs, known)})"


# -- effects --------------------------------------------------------------------------------------------------


def effect_words(effect: str, known: Known) -> str:
    """An effect of the vocabulary: `pay 2 ruble ; gain 1 pp` is “pay 2 rubles → 1 prestige point”."""
    if not effect:
        return known.t(f"{KEY}-nothing")
    both, either = f" {known.t(f'{KEY}-and')} ", f" {known.t(f'{KEY}-or')} "
    branches = []
    for branch in effect.split(" | "):
        groups = [both.join(_step(step.split(), known) for step in group.split(" & ")) for group in branch.split(" ; ")]
        branches.append(" → ".join(groups))
    return either.join(branches)


def _step(words: list[str], known: Known) -> str:
    verb, a, b, c, d = (words + [""] * 4)[:5]
    if verb in ("gain", "pay"):
        amount = _amount(words[1:], known)
        return amount if verb == "gain" else known.t(f"{KEY}-pay", what=amount)
    if verb == "obtain":
        colour = a.removesuffix("_die")
        if f"{GAME}-name-{colour}" in known.texts:
            return known.t(f"{KEY}-obtain-die", die=name(colour, known))
        return known.t(f"{KEY}-obtain-{_dashed(a)}")
    if verb == "activate":
        other = "-other" if b == "other_workshop" else ""
        return known.t(f"{KEY}-activate{other}", n=int(a), times=int(d or 1))
    if verb == "market":
        return known.t(f"{KEY}-extra", n=int(a), times=int(c or 1))
    if verb == "reward":
        return known.t(f"{KEY}-reward-{'rubles' if b == 'rubles' else 'rp'}")
    if verb == "require":
        return known.t(f"{KEY}-require", n=int(c), what=known.t(f"{KEY}-per-{_dashed(a)}"))
    return known.t(f"{KEY}-{_dashed(verb)}", n=int(a) if a.isdigit() else 1)


def _amount(words: list[str], known: Known) -> str:
    """`2 lumber + 1 brick per dice_in_space`; a range such as `1..5 ruble` keeps both numbers."""
    what, _, per = " ".join(words).partition(" per ")
    found = []
    for part in what.split(" + "):
        count, kind = part.split()
        least, dots, most = count.partition("..")
        text = resource(kind, int(most or least), known)
        found.append(f"{least}–{text}" if dots else text)
    total = ", ".join(found)
    return known.t(f"{KEY}-per", what=total, per=known.t(f"{KEY}-per-{_dashed(per)}")) if per else total


def _dashed(word: str) -> str:
    return word.replace("_", "-")
