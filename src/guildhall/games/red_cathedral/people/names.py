"""What The Red Cathedral's things are called, in the browser and in the terminal alike.

Tiles, tokens, services and objectives go by what they do, quoted; `effect` says it. Amounts (`goods:lumber`) and
rolled dice (`dice:red`) are said with a number, which whoever says them adds as `$n`.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from guildhall.core.phrase import Listed, Phrase, Said
from guildhall.games.red_cathedral.components.vocabulary import CHOICES, DICE, Branch, Effect, Item, Step
from guildhall.games.red_cathedral.people.views import Components, SectionCard
from guildhall.games.red_cathedral.rules.turns import WAYS

GAME = "red_cathedral"
BENCHES = ("red", "green", "blue", "yellow", "white-a", "white-b")
TOWERS, LEVELS, SPACES = 6, 8, 8


def names(components: Components, seats: int) -> dict[str, Phrase]:
    """Every thing under `kind:id`; `seats` decides what an objective is worth."""
    return {**_places(components), **_pieces(components), **_cards(components, seats), **_ways(components), **_open()}


def _places(components: Components) -> dict[str, Phrase]:
    """Sections by tower and level, market spaces by number, extra ones by how many, workshop spaces, cities."""
    found = {
        f"section:{tower}-{level}": Phrase(f"{GAME}-section", tower=tower, level=level)
        for tower in range(1, TOWERS + 1)
        for level in range(1, LEVELS + 1)
    }
    for space in range(1, SPACES + 1):
        found[f"space:{space}"] = Phrase(f"{GAME}-space", n=space)
        found[f"extra:{space - 1}"] = Phrase(f"{GAME}-extra", n=space - 1)
    for bench in BENCHES:
        found[f"bench:{bench}"] = found[f"space:{bench}"] = Phrase(f"{GAME}-bench-{bench}")
    for city in components.cities:
        found[f"city:{city}"] = word(city)
    return found


def _pieces(components: Components) -> dict[str, Phrase]:
    """What has a word of its own: dice, resources, ornamentations, kinds of sections, guilds."""
    found = {}
    for die in DICE:
        found[f"die:{die}"] = word(die)
        found[f"dice:{die}"] = Phrase(f"{GAME}-rolled", die=word(die))
    for resource in components.resources:
        found[f"resource:{resource}"] = found[f"kind:{resource}"] = word(resource)
    for kind in (*components.resources, *CHOICES):
        found[f"goods:{kind}"] = Phrase(f"{GAME}-goods-{kind}")
    found["goods:unseen"] = Phrase(f"{GAME}-goods-unseen")
    for piece in ("door", "arch", "cross"):
        found[f"piece:{piece}"] = word(piece)
    for section in ("base", "middle", "dome"):
        found[f"type:{section}"] = word(section)
    for card in components.influence_cards.values():
        found[f"guild:{card.group}"] = word(card.group)
    return found


def _cards(components: Components, seats: int) -> dict[str, Phrase]:
    """Tiles, tokens and cards by what they do, influence cards by their guild, sections by what they need."""
    found = {}
    for tile, face in components.workshop_tiles.items():
        found[f"tile:{tile}"] = quoted(face.effect)
    for token, specialist in components.specialist_tokens.items():
        for kind in ("token", "first", "second"):
            found[f"{kind}:{token}"] = quoted(specialist.effect)
    for service, ticket in components.services.items():
        found[f"service:{service}"] = quoted(ticket.effect)
    for card, section in components.cathedral_cards.items():
        found[f"card:{card}"] = found[f"cards:{card}"] = _section_card(section)
    for card, guild in components.influence_cards.items():
        found[f"card:{card}"] = word(guild.group)
        for letter, action in zip("ab", guild.actions, strict=True):
            said = Phrase(f"{GAME}-influence", guild=word(guild.group), effect=effect(action.effect))
            found[f"influence:{card}{letter}"] = said
    for card, objective in components.objectives.items():
        said = quoted(objective.effect_2p if seats < 3 else objective.effect)
        for kind in ("objective", "card", "cards"):
            found[f"{kind}:{card}"] = said
    for card in components.solitaire_cards:
        found[f"card:{card}"] = Phrase(f"{GAME}-card-{card}")
    return found


def _ways(components: Components) -> dict[str, Phrase]:
    """Branches of an effect (`way:S15-0`) and parts of a branch (`way:TE3a-0-1-0`) by what they do."""
    whole = {
        **{name: tile.effect for name, tile in components.workshop_tiles.items()},
        **{name: token.effect for name, token in components.specialist_tokens.items()},
        **{name: service.effect for name, service in components.services.items()},
        **{f"bonus{number}": bonus for number, bonus in enumerate(components.bonuses, start=1)},
        **{
            f"{name}{letter}": action.effect
            for name, card in components.influence_cards.items()
            for letter, action in zip("ab", card.actions, strict=True)
        },
    }
    found = {}
    for name, branches in whole.items():
        for b, branch in enumerate(branches):
            if len(branches) > 1:
                found[f"way:{name}-{b}"] = Phrase(f"{GAME}-open", what=_branch(branch))
            for g, group in enumerate(branch):
                for s, step in enumerate(group if len(group) > 1 else []):
                    found[f"way:{name}-{b}-{g}-{s}"] = Phrase(f"{GAME}-open", what=_step(step))
    return found


def _open() -> dict[str, Phrase]:
    """What one may do with a turn, for every choice that a position can leave: `open:claim-market`."""
    found = {"open:pass": Phrase(f"{GAME}-open-pass")}
    for many in range(1, len(WAYS) + 1):
        for ways in itertools.combinations(WAYS, many):
            said = _row([Phrase(f"{GAME}-open-{way}") for way in ways], "or")
            found[f"open:{'-'.join(ways)}"] = Phrase(f"{GAME}-open", what=said)
    return found


def word(of: str) -> Phrase:
    """A colour, a resource, a guild, a city: whatever a single word names."""
    return Phrase(f"{GAME}-name-{of}")


def goods(bundle: Mapping[str, int]) -> Said:
    """{"brick": 2, "ruble": 1} as “2 bricks and 1 ruble”."""
    return _row([Phrase(f"{GAME}-goods-{kind}", n=count) for kind, count in bundle.items()], "and")


def _section_card(card: SectionCard) -> Phrase:
    return Phrase(f"{GAME}-section-card", type=word(card.type), needs=goods(card.needs))


# -- effects -------------------------------------------------------------------------------------------------


def quoted(branches: Effect) -> Phrase:
    return Phrase(f"{GAME}-quoted", what=effect(branches))


def effect(branches: Effect) -> Said:
    """An effect of the vocabulary: `pay 2 ruble ; gain 1 pp` is “pay 2 rubles → 1 prestige point”."""
    if not branches:
        return Phrase(f"{GAME}-does-nothing")
    return _row([_branch(branch) for branch in branches], "or")


def _branch(groups: Branch) -> Said:
    return _row([_row([_step(step) for step in group], "and") for group in groups], " → ")


def _row(items: Sequence[Said], style: str) -> Said:
    return items[0] if len(items) == 1 else Listed(items, style)


def _step(step: Step) -> Said:
    match step.verb:
        case "gain":
            return _amounts(step)
        case "pay":
            return Phrase(f"{GAME}-does-pay", what=_amounts(step))
        case "obtain":
            return _obtain(step)
        case "activate" if step.what == "other_workshop":
            return Phrase(f"{GAME}-does-activate-other")
        case "reward":
            return Phrase(f"{GAME}-does-reward-{'rubles' if step.what == 'rubles' else 'rp'}")
        case "require":
            return Phrase(f"{GAME}-does-require", what=_counted(step.per, step.number))
        case "activate" | "market":
            return Phrase(f"{GAME}-does-{step.verb}", n=step.number, times=step.times)
        case _:
            return Phrase(f"{GAME}-does-{_dashed(step.verb)}", n=step.number)


def _obtain(step: Step) -> Phrase:
    die = step.what.removesuffix("_die")
    if die in DICE:
        return Phrase(f"{GAME}-does-obtain-die", die=word(die))
    return Phrase(f"{GAME}-does-obtain-{_dashed(step.what)}")


def _amounts(step: Step) -> Said:
    """`2 lumber + 1 brick per dice_in_space`; a range such as `1..5 ruble` keeps both numbers."""
    total = _row([_amount(item) for item in step.items], ", ")
    return Phrase(f"{GAME}-does-per", what=total, per=_counted(step.per, 0)) if step.per else total


def _amount(item: Item) -> Said:
    kinds = [item.kind] if item.kind in CHOICES else item.kind.split("/")
    what = _row([Phrase(f"{GAME}-goods-{kind}", n=item.high) for kind in kinds], "or")
    return what if item.low == item.high else Phrase(f"{GAME}-range", low=item.low, what=what)


def _counted(count: str, least: int) -> Phrase:
    """What is counted, with its whole tail so that it agrees: “for each” of it, or at least so many."""
    return Phrase(f"{GAME}-per-{_dashed(count)}", n=least)


def _dashed(word: str) -> str:
    return word.replace("_", "-")
