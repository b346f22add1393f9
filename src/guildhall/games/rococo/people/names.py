"""Rococo in words: employees by their bonuses, tiles by their silk, garments and jewels in the edition's colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from guildhall.cli.words import Choice, Known

KEY = "rococo-board"
COLOURS = ("azure", "rose", "jade", "amber")
DECORATIONS = {
    "F": "fireworks",
    "S": "statues",
    "KL": "kitchen-left",
    "KR": "kitchen-right",
    "M": "musicians",
    "W": "jeweller",
}
TASK_SILK = {"JT1": ("azure", "rose"), "JT2": ("jade", "amber")}


def spoken(args: Mapping[str, Any], known: Known) -> dict[str, Any]:
    found = dict(args)
    parts = known.components
    if args.get("garment") in parts["garments"]:
        found["garment"] = garment(args["garment"], known)
    if args.get("tile") in parts["resources"]:
        found["tile"] = tile(args["tile"], known)
    if "tiles" in args:
        found["tiles"] = known.listed(silk(parts["resources"][one], known) for one in args["tiles"])
    if "cards" in args:
        found["cards"] = known.listed(rank_and_id(one, known) for one in args["cards"])
    if args.get("card") in parts["employees"]:
        found["card"] = employee(args["card"], known)
    elif args.get("card") in parts["du_barry"]:
        found["card"] = her_card(parts["du_barry"][args["card"]], known)
    if "space" in args:
        found["space"] = decoration(args["space"], known)
    if "jewel" in args:
        found["jewel"] = jewel(args["jewel"], known)
    if "task" in args:
        found["task"] = task(args["task"], known)
    if "azure" in args:
        found["rolls"] = silk(args, known)
    return found


def choice(verb: str, args: Sequence[str], view: Mapping[str, Any], known: Known) -> Choice | None:
    """What lies at the place that an action names; the place itself follows, for that is what one types."""
    thing = _thing(verb, args[0], view, known) if args else ""
    return Choice([thing]) if thing else None


def _thing(verb: str, what: str, view: Mapping[str, Any], known: Known) -> str:
    found: str | None = None
    if verb in ("choose", "play", "call", "take", "depute-card"):
        return employee(what, known)
    if verb in ("pay", "discard"):
        return f"{tile(what, known)} ({what})"
    if verb == "fund":
        return f"{decoration(what, known)} ({what})"
    if verb == "discount":
        return colour(what, "silk", known)
    if verb == "mark":
        return task(what, known)
    if verb == "place":
        hall, position = what.split("-")
        return known.t(f"{KEY}-guest", hall=known.t(f"{KEY}-hall-{hall}"), n=int(position))
    if verb == "hire":
        if what == "special":
            return ""
        found = next(one["employee"] for one in view["hire"]["spaces"] if one["id"] == f"hire:{what}")
        return f"{employee(found, known)} ({what})" if found else ""
    if verb == "acquire":
        spaces = [space for drawer in view["drawers"] for space in drawer["spaces"]]
        found = next(space["tile"] for space in spaces if space["id"] == f"tile:{what}")
        return f"{tile(found, known)} ({what})" if found else ""
    if verb == "tailor":
        found = next(window["garment"] for window in view["display"] if window["space"] == what)
        return f"{garment(found, known)} ({what})" if found else ""
    if verb == "jewel":
        found = next(space["jewel"] for space in view["jewels"]["spaces"] if space["id"] == f"jewel:{what}")
        return f"{jewel(found, known)} ({what})" if found else ""
    return ""


# -- pieces ---------------------------------------------------------------------------------------------------


def colour(which: str, thing: str, known: Known) -> str:
    """A colour as this edition calls it of a thing: languages decline it."""
    return known.t(f"{KEY}-{known.options['edition']}-{which}", **{"for": thing})


def silk(counts: Mapping[str, Any], known: Known) -> str:
    return ", ".join(
        known.t(f"{KEY}-silk", n=int(counts[one]), colour=colour(one, "silk", known))
        for one in COLOURS
        if int(counts[one])
    )


def tile(which: str, known: Known) -> str:
    """Silk, and after a dot what it can be exchanged for."""
    row = known.components["resources"][which]
    goods = [known.t(f"{KEY}-{kind}", n=int(row[kind])) for kind in ("lace", "yarn") if int(row[kind])]
    return f"{silk(row, known)} · {known.listed(goods, 'or' if row['mode'] == 'or' else 'standard')}"


def garment(which: str, known: Known) -> str:
    row = known.components["garments"][which]
    figure = "gown" if row["wearer"] == "lady" else "coat"
    name = known.t(f"{KEY}-{figure}-of", colour=colour(row["colour"].lower(), figure, known))
    return f"{name} {which}"


def jewel(which: str, known: Known) -> str:
    kind = "necklace" if which in ("azure", "jade") else "ring"
    return known.t(f"{KEY}-jewel-name", kind=kind, colour=colour(which, kind, known))


def task(which: str, known: Known) -> str:
    a, b = (colour(one, "silk", known) for one in TASK_SILK.get(which, ("azure", "rose")))
    return known.t(f"{KEY}-task-{which}", a=a, b=b)


def decoration(space: str, known: Known) -> str:
    """`F2` is Fireworks 2, `M3` the musicians of the third hall; in the classic edition the kitchen is a fountain."""
    kind = DECORATIONS[space[:-1]]
    if kind == "musicians":
        return known.t(f"{KEY}-musicians", hall=known.t(f"{KEY}-hall-{space[-1]}"))
    if known.options["edition"] == "classic":
        kind = kind.replace("kitchen", "fountain")
    return f"{known.t(f'{KEY}-{kind}')} {space[-1]}"


def rank_and_id(which: str, known: Known) -> str:
    rank = known.t(f"{KEY}-{known.components['employees'][which]['rank']}")
    return known.t(f"{KEY}-card-name", rank=rank, id=which)


def employee(which: str, known: Known) -> str:
    row = known.components["employees"][which]
    bonus = bonus_words(row["bonus_key"], row["bonus_params"], known)
    if row["end_of_game"] == "yes":
        bonus = known.t(f"{KEY}-at-end", what=bonus)
    return known.t(f"{KEY}-card-does", card=rank_and_id(which, known), bonus=bonus)


def her_card(row: Mapping[str, Any], known: Known) -> str:
    """What a card of Madame du Barry makes her do."""
    given = params(row["params"])
    if row["action"] == "acquire":
        if "drawer" in given:
            return known.t(f"{KEY}-her-drawer", n=int(given["drawer"]))
        return known.t(f"{KEY}-her-place", place=given["place"])
    if row["action"] in ("tailor", "hire"):
        return known.t(f"{KEY}-her-{row['action']}", **{"n": int(given["nth"]), "from": given["from"]})
    if row["action"] == "fund":
        return known.t(f"{KEY}-her-fund", what=known.t(f"{KEY}-her-{given['type']}"))
    return known.t(f"{KEY}-her-favor")


# -- bonuses --------------------------------------------------------------------------------------------------


def params(text: str | None) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in (text or "").split(";") if pair)


def bonus_words(key: str, text: str | None, known: Known) -> str:
    """A bonus as the component files give it."""
    given = params(text)

    def livres(amount: str) -> str:
        return known.t(f"{KEY}-livres", n=int(amount))

    def prestige(amount: str) -> str:
        return known.t(f"{KEY}-prestige", n=int(amount))

    if key == "gain_livres":
        return livres(given["amount"])
    if key == "gain_prestige":
        wish = _condition(given, known)
        return f"{prestige(given['amount'])} ({wish})" if wish else prestige(given["amount"])
    if key in ("lace_or_yarn", "random_resource"):
        what = known.t(f"{KEY}-b-{key}")
        return what if given["cost"] == "0" else known.t(f"{KEY}-b-pay", price=livres(given["cost"]), what=what)
    if key == "extra_action":
        return _extra_action(given, known)
    if key == "delegate_any":
        pay = given["pay"]
        return known.t(f"{KEY}-b-delegate", pay=pay if pay in ("none", "printed") else "list", list=pay)
    if key in ("livres_per", "prestige_per"):
        gain = livres(given["livres"]) if key == "livres_per" else prestige(given["prestige"])
        counted = "rose" if given["of"] == "garment_rose" else "azure"
        per = int(given["per"])
        what = known.t(f"{KEY}-of-{given['of']}", n=per, colour=colour(counted, "garment", known))
        return known.t(f"{KEY}-b-per", gain=gain, n=per, what=what)
    if key == "per_garment_colour":
        return ", ".join(
            known.t(
                f"{KEY}-b-colour",
                gain=prestige(worth[:-1]) if worth.endswith("P") else livres(worth[:-1]),
                colour=colour(one, "garment", known),
            )
            for one, worth in given.items()
        )
    if key in ("livres_by_deck_size", "prestige_by_deck_size"):
        sizes = ", ".join(f"{size}: {gain}" for size, gain in given.items())
        return known.t(f"{KEY}-b-staff", kind=key.partition("_")[0], list=sizes)
    if key == "buy_prestige":
        return known.t(f"{KEY}-b-buy", price=livres(given["livres"]))
    if key == "livres_if_no_colour":
        return ", ".join(
            known.t(f"{KEY}-b-no-colour", gain=livres(gain), colour=colour(one, "garment", known))
            for one, gain in given.items()
        )
    if key == "claim_favor":
        return known.t(f"{KEY}-b-claim_favor", gain=livres(given["livres"]))
    return known.t(f"{KEY}-b-{key}")


def _condition(given: Mapping[str, str], known: Known) -> str:
    """What one must have to hire a specialised Apprentice."""
    if "hire_if" not in given:
        return ""
    return known.t(
        f"{KEY}-if-{given['hire_if']}",
        n=int(given.get("min", 0)),
        tiles=int(given.get("resource_tiles", 0)),
        lace=int(given.get("lace", 0)),
        yarn=int(given.get("yarn", 0)),
    )


def _extra_action(given: Mapping[str, str], known: Known) -> str:
    found = [known.t(f"{KEY}-b-extra-{given['action']}")]
    if "livres_less" in given:
        found.append(known.t(f"{KEY}-b-less", what=known.t(f"{KEY}-livres", n=int(given["livres_less"]))))
    if "silk_less" in given:
        colours = known.listed((colour(one, "silk", known) for one in given["silk_colours"].split("|")), "or")
        found.append(known.t(f"{KEY}-b-less", what=known.t(f"{KEY}-silk", n=int(given["silk_less"]), colour=colours)))
    if "must_sell" in given:
        found += [known.t(f"{KEY}-b-must-sell"), known.t(f"{KEY}-prestige", n=int(given["prestige"]))]
    return ", ".join(found)
