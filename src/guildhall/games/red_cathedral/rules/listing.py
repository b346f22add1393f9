"""The action catalogue in words: what each number means, and what a person points at to choose it.

Targets: `section:3-2` (third tower, second level), `own:lumber`, `die:red`, `space:5`, `influence:2a`,
`workshop:1-red` (seat
and space), `banner:inventory`, `piece:door`, `city:suzdal`, `token:A`, `service:V1`, `supply:lumber`, `tower:3`,
`seat:2`.
"""

from __future__ import annotations

from guildhall.core.catalogue import Action, Catalogue
from guildhall.games.red_cathedral.components.parts import Components
from guildhall.games.red_cathedral.components.vocabulary import DICE, MATERIALS, RESOURCES
from guildhall.games.red_cathedral.rules import verbs as act

SPACE_NAMES = ("red", "green", "blue", "yellow", "white-a", "white-b")
PIECE_NAMES = ("door", "arch", "cross")
BANNER_NAMES = ("inventory", "outside", "white-a", "white-b")
JEWEL_NAMES = ("green", "purple", "diamond-green", "diamond-purple")
SECTIONS = tuple(f"{tower}-{level}" for tower in range(1, 7) for level in range(1, 9))


def catalogue(parts: Components) -> Catalogue:
    """All actions, in the order of their numbers."""
    found: list[Action] = []
    add = found.append
    for section in SECTIONS:
        add(Action("claim", (section,), (f"section:{section}",)))
    for name in BANNER_NAMES:
        add(Action("banner", (name,), (f"banner:{name}",)))
    for name in SPACE_NAMES:
        add(Action("place", (name, "down"), (f"workshop:own-{name}",)))
        add(Action("place", (name, "up"), (f"workshop:own-{name}",)))
    for section in SECTIONS:
        for kind in MATERIALS:
            add(Action("deliver", (kind, section), (f"own:{kind}", f"section:{section}")))
    for section in SECTIONS:
        for kind in MATERIALS:
            add(Action("substitute", (kind, section), ("own:diamond", f"section:{section}")))
    for section in SECTIONS:
        add(Action("decorate", (section,), (f"section:{section}",)))
    for section in SECTIONS:
        add(Action("decorate-diamond", (section,), ("own:diamond", f"section:{section}")))
    for name in JEWEL_NAMES:
        own = "diamond" if name.startswith("diamond") else f"{name}_jewel"
        add(Action("jewel", (name,), (f"own:{own}",)))
    for die in DICE:
        for extra in range(8):
            add(Action("move", (die, f"+{extra}"), (f"die:{die}",)))
    add(Action("obtain", (), ("obtain",)))
    for quadrant in range(1, 5):
        for letter in "ab":
            add(Action("influence", (f"{quadrant}{letter}",), (f"influence:{quadrant}{letter}",)))
    for name in SPACE_NAMES:
        add(Action("activate", (name,), (f"workshop:own-{name}",)))
    for seat in range(1, 5):
        for name in SPACE_NAMES:
            add(Action("borrow", (str(seat), name), (f"workshop:{seat}-{name}",)))
    add(Action("specialist", (), ("specialist:own",)))
    add(Action("finish"))
    add(Action("end"))
    add(Action("pass"))
    add(Action("sell", (), ("exchange:rubles",)))
    for place in range(1, 9):
        add(Action("reroll", (str(place),), (f"space:{place}",)))
    add(Action("permit", (), ("exchange:permit",)))
    for name in parts.service_names:
        add(Action("service", (name,), (f"service:{name}",)))
    for kind in RESOURCES:
        add(Action("take", (kind,), (f"supply:{kind}",)))
    for kind in RESOURCES[:7]:
        add(Action("keep", (kind,), (f"supply:{kind}",)))
    for kind in RESOURCES:
        add(Action("pay", (kind,), (f"own:{kind}",)))
    for number in range(1, 10):
        add(Action("spend", (str(number),)))
    for number in range(1, 5):
        add(Action("part", (str(number),)))
    for number in range(1, 5):
        add(Action("branch", (str(number),)))
    for word in ("accept", "decline", "again", "stop"):
        add(Action(word))
    for place in range(1, 9):
        add(Action("space", (str(place),), (f"space:{place}",)))
    for die in DICE:
        add(Action("die", (die,), (f"die:{die}",)))
    for seat in range(1, 5):
        add(Action("rival", (str(seat),), (f"seat:{seat}",)))
    for number in (1, 2):
        add(Action("foreman", (str(number),)))
    for number in (1, 2, 3):
        add(Action("keep-objective", (str(number),), (f"drawn:{number}",)))
    for number in (1, 2, 3, 4):
        add(Action("return-objective", (str(number),), (f"objective:{number}",)))
    for number in (1, 2):
        for kind in MATERIALS:
            add(Action("icon", (str(number), kind), (f"drawn:{number}",)))
    for section in SECTIONS:
        add(Action("reward", (section,), (f"section:{section}",)))
    for name in parts.service_names:
        add(Action("take-service", (name,), (f"service:{name}",)))
    for name in parts.city_names:
        add(Action("hire", (name,), (f"city:{name}",)))
    for name in parts.stand_names:
        add(Action("buy-token", (name,), (f"token:{name}",)))
    for name in parts.stand_names:
        add(Action("remove-token", (name,), (f"token:{name}",)))
    for name in PIECE_NAMES:
        add(Action("discard", (name,), (f"piece:{name}",)))
    add(Action("next"))
    for section in SECTIONS:
        add(Action("ivan", (section,), (f"section:{section}",)))
    if len(found) != act.END:
        raise AssertionError(f"{len(found)} actions are listed, {act.END} are numbered")
    return Catalogue(found)
