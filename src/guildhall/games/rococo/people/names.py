"""What Rococo's things are called, in the browser and in the terminal alike.

Cards and garments have no names of their own: an employee goes by rank and the level that is printed on it, with its
bonus; a tile by its silk; a garment by its colour and what is printed on it, its value or else its prestige.

    card:I-a  employee:I-a    an employee with the bonus; card:DB03 what a card of Madame du Barry makes her do
    cards:I-a                 an employee among several: rank and level
    bonus:I-a  bonus:F01      what the bonus of an employee or a garment says; bonus:gain_livres what one then may do
    garment:A03               a garment
    tile:T07  tiles:T07       a tile with what it can be exchanged for; among several: its silk
    about:A03                 all that is printed on a garment; likewise of tiles and employees
    space:F2  guest:1-3       a decoration space; a guest space
    colour:azure  silk:azure  a colour, of a garment and of silk
    figure:azure              a gown or coat of that colour
    rolls:azure, short:azure, goods:azure  so many rolls of silk, paid or lacking: $n comes with the number
    jewel:azure, task:JT1, hall:2, exam:master
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from guildhall.core.options import Value
from guildhall.core.phrase import Listed, Phrase, Said
from guildhall.games.rococo.components.du_barry import HerAction
from guildhall.games.rococo.components.garments import WEARERS
from guildhall.games.rococo.components.parts import COLOUR_NAMES, DECORATIONS, HALLS, decoration_name
from guildhall.games.rococo.components.reading import Read
from guildhall.games.rococo.people.bonuses import WORDS, bonus, livres, prestige

SPACES = {
    "F": "fireworks",
    "S": "statues",
    "KL": "kitchen-left",
    "KR": "kitchen-right",
    "M": "musicians",
    "W": "jeweller",
}
POSITIONS = 9
"""At most so many guests in a hall."""
Names = dict[str, Phrase]
Cells = Mapping[str, str]


def names(read: Read, options: Mapping[str, Value]) -> Names:
    """All things of a match under these options."""
    classic = options["edition"] == "classic"
    return {
        **_places(classic),
        **_colours(classic),
        **_pieces(read, classic),
        **_employees(read, classic),
        **_her_cards(read),
        **_tasks(read, classic),
    }


def colour(classic: bool, which: str, thing: str) -> Phrase:
    """A colour as the edition calls it of a thing: languages decline it."""
    return Phrase(f"rococo-{'classic' if classic else 'deluxe'}-{which}", **{"for": thing})


def _figure(which: str) -> str:
    return "gown" if WEARERS[which.upper()] == "lady" else "coat"


def _jewel(which: str) -> str:
    return "necklace" if WEARERS[which.upper()] == "lady" else "ring"


# -- places and colours --------------------------------------------------------------------------------------------


def _places(classic: bool) -> Names:
    halls = {str(n): Phrase(f"rococo-hall-{n}") for n in range(1, HALLS + 1)}
    found = {f"hall:{n}": hall for n, hall in halls.items()}
    for n, hall in halls.items():
        for position in range(1, POSITIONS + 1):
            found[f"guest:{n}-{position}"] = Phrase("rococo-guest", hall=hall, n=position)
    for number in range(DECORATIONS):
        space = decoration_name(number)
        found[f"space:{space}"] = _space(space, halls, classic)
    return found


def _space(space: str, halls: Mapping[str, Phrase], classic: bool) -> Phrase:
    """`F2` is Fireworks 2, `M3` the musicians of the third hall; in the classic edition the kitchen is a fountain."""
    kind, n = SPACES[space[:-1]], space[-1]
    if kind == "musicians":
        return Phrase("rococo-musicians", hall=halls[n])
    if classic:
        kind = kind.replace("kitchen", "fountain")
    return Phrase("rococo-space", kind=Phrase(f"rococo-{kind}"), n=int(n))


def _colours(classic: bool) -> Names:
    found = {f"exam:{exam}": Phrase(f"rococo-exam-{exam}") for exam in ("journeyman", "master")}
    for number, which in enumerate(COLOUR_NAMES):
        figure, kind = _figure(which), _jewel(which)
        jewel = Phrase("rococo-jewel-name", kind=kind, colour=colour(classic, which, kind))
        found[f"colour:{which}"] = colour(classic, which, "garment")
        found[f"silk:{which}"] = colour(classic, which, "silk")
        found[f"rolls:{which}"] = Phrase("rococo-silk", colour=colour(classic, which, "silk"))
        found[f"short:{which}"] = found[f"goods:{which}"] = found[f"rolls:{which}"]
        found[f"jewel:{which}"] = found[f"jewel:{number}"] = jewel
        found[f"figure:{which}"] = Phrase(f"rococo-{figure}-of", colour=colour(classic, which, figure))
    return found


# -- tiles and garments --------------------------------------------------------------------------------------------


def _silk(row: Cells, classic: bool) -> list[Said]:
    return [
        Phrase("rococo-silk", n=int(row[one]), colour=colour(classic, one, "silk"))
        for one in COLOUR_NAMES
        if int(row[one])
    ]


def _goods(row: Cells) -> list[Said]:
    return [Phrase(f"rococo-{kind}", n=int(row[kind])) for kind in ("lace", "yarn") if int(row[kind])]


def _pieces(read: Read, classic: bool) -> Names:
    found: Names = {}
    for row in read.resources:
        silk = Listed(_silk(row, classic), ", ")
        goods = Listed(_goods(row), "or" if row["mode"] == "or" else "and")
        found[f"tile:{row['id']}"] = Phrase("rococo-tile", silk=silk, goods=goods)
        found[f"tiles:{row['id']}"] = Phrase("rococo-silks", silk=silk)
        found[f"about:{row['id']}"] = Phrase("rococo-about-tile", silk=silk, goods=goods)
    for garment, gift in read.gifts.items():
        found[f"bonus:{garment}"] = bonus(gift.does, partial(colour, classic))
    for row in read.garments:
        name, which = row["id"], row["colour"].lower()
        figure = Phrase(f"rococo-{_figure(which)}-of", colour=colour(classic, which, _figure(which)))
        printed = livres(int(row["value"])) if row["value"] else prestige(int(row["prestige"]))
        found[f"garment:{name}"] = Phrase("rococo-garment", what=figure, printed=printed)
        facts = [figure, *_garment_facts(row, classic)]
        facts += [found[f"bonus:{name}"]] if name in read.gifts else []
        found[f"about:{name}"] = _about(facts)
    return found


def _garment_facts(row: Cells, classic: bool) -> list[Phrase]:
    found = [Phrase("rococo-needs", what=Listed([*_silk(row, classic), *_goods(row)], ", "))]
    if row["master"] == "yes":
        found.append(Phrase("rococo-master-only"))
    if row["value"]:
        found.append(Phrase("rococo-sells", price=livres(int(row["value"]))))
    return [*found, prestige(int(row["prestige"]))]


def _about(facts: Sequence[Phrase]) -> Phrase:
    return Phrase("rococo-about", what=Listed(facts, "; "))


# -- people --------------------------------------------------------------------------------------------------------


def _employees(read: Read, classic: bool) -> Names:
    found: Names = {"employee:special": Phrase("rococo-hire-special")}
    found |= {f"bonus:{key}": Phrase(f"rococo-bonus-{key}") for key in WORDS.values()}
    for row in read.employees:
        name = row["id"]
        said = bonus(read.bonuses[name], partial(colour, classic))
        if row["end_of_game"] == "yes":
            said = Phrase("rococo-at-end", what=said)
        found[f"cards:{name}"] = short = _employee(row)
        found[f"bonus:{name}"] = said
        found[f"card:{name}"] = found[f"employee:{name}"] = Phrase("rococo-card-does", card=short, bonus=said)
        deputing = Phrase("rococo-deputes", price=livres(int(row["delegate_value"])))
        found[f"about:{name}"] = _about([found[f"card:{name}"], deputing])
    return found


def _employee(row: Cells) -> Phrase:
    """By rank and level; the cards of the beginning have no level, and the specialised Apprentices are called so."""
    rank = Phrase(f"rococo-{row['rank']}")
    if row["level"] == "start":
        return rank
    return (
        Phrase("rococo-special") if row["level"] == "0" else Phrase("rococo-card-name", rank=rank, level=row["level"])
    )


def _her_cards(read: Read) -> Names:
    return {f"card:{name}": _her_card(does) for name, does in read.her_actions.items()}


def _her_card(does: HerAction) -> Phrase:
    """What a card of Madame du Barry makes her do."""
    if does.drawer is not None:
        return Phrase("rococo-her-drawer", n=does.drawer)
    if does.place is not None:
        return Phrase("rococo-her-place", place=does.place)
    if does.nth is not None and does.side is not None:
        counted: dict[str, Said] = {"n": does.nth, "from": does.side}
        return Phrase(f"rococo-her-{does.action}", **counted)
    if does.type is not None:
        return Phrase("rococo-her-fund", what=Phrase(f"rococo-her-{does.type}"))
    return Phrase("rococo-her-favor")


def _tasks(read: Read, classic: bool) -> Names:
    """The tasks of the exams, as `JT1` and so on."""
    found: Names = {}
    for stem, exam in (("JT", "journeyman"), ("MT", "master")):
        for n, task in enumerate(read.jewelry["exams"][exam]["tasks"], start=1):
            silk = Listed([colour(classic, one, "silk") for one in task.get("colours", ())], "or")
            found[f"task:{stem}{n}"] = Phrase(f"rococo-task-{stem}{n}", silk=silk)
    return found
