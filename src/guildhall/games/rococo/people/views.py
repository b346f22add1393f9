"""What clients read of Rococo, declared once; the browser's types are written from it.

Names: employees `I-a`, tiles `T07`, garments `A03`, du Barry's cards `DB12`, decoration spaces `F1 S1 KL1 KR1 M1 W1`,
colours `azure rose jade amber`; participants are seat numbers, and `her` (the one after the last) is Madame du Barry.
`Components` has all values by these names. Things one can point at carry the id that the targets of actions use:

    hand:I-a  staff:I-a       own cards in hand; own cards anywhere else
    tile:2-1                  drawer 2, space 1
    own-tile:T07              an own kept tile
    display:G3                a garment on offer
    hire:1 .. hire:4, special the hire row; the own specialised Apprentice
    guest:1-3                 hall 1, position 3
    deco:F2                   a decoration space
    jewel:1 .. jewel:5        the jewel display
    hall:2  seat:1            a hall; another player
    exam:journeyman, exam-card:JJ-3, task:JT1
    favor, played, deck       the favor; the card in play; Madame du Barry's card (for `next`)
"""

from __future__ import annotations

from typing import Literal

from guildhall.core.data import Data
from guildhall.games.rococo.components.vocabulary import AnyEffect
from guildhall.games.rococo.people.printed import Components

__all__ = ["Components", "View"]


class Modules(Data):
    jewelry_box: bool
    luxury_garments: bool
    festive_garments: bool
    exclusive_tailoring: bool
    du_barry: bool


class Pending(Data):
    """What the decision at hand is about; None where it is about no such thing."""

    kind: str
    who: int
    bonus: str | None = None
    employee: str | None = None
    garment: str | None = None
    tile: str | None = None
    """None also where another seat has drawn it unseen."""
    drawn: bool | None = None
    need: dict[str, int] | None = None
    """Rolls of silk still to be paid, by colour."""
    paid: list[str] | None = None
    card: str | None = None
    """Of Madame du Barry."""
    hall: int | None = None
    exam: str | None = None


class DrawerSpace(Data):
    id: str
    tile: str | None


class Drawer(Data):
    price: int | None
    """Of one more tile from it."""
    spaces: list[DrawerSpace]


class Window(Data):
    """A space of the garment display."""

    id: str
    space: str
    cost: int
    discard: bool
    """Whether what hangs there leaves at the start of the next round."""
    garment: str | None


class HireSpace(Data):
    id: str
    employee: str | None


class HireRow(Data):
    price: int | None
    deck: int
    spaces: list[HireSpace]


class Decoration(Data):
    """A space for a decoration; what it has only by its kind is None elsewhere."""

    id: str
    space: str
    kind: str
    cost: int
    prestige: int
    owner: int | None
    multiplier: int | None = None
    """Of the Terrace beside fireworks."""
    terrace: str | None = None
    """The garment there, after the final scoring."""
    terrace_prestige: int | None = None
    """What that garment scores there."""
    hall: int | None = None
    """Where musicians play."""


class Guest(Data):
    id: str
    position: int
    master: bool
    """Only for what a Master made."""
    reward: str
    amount: int
    garment: str | None
    owner: int | None


class HallRank(Data):
    who: int
    garments: int
    masters: int
    musician: bool
    place: int
    prestige: int


class FireworksRank(Data):
    who: int
    tokens: int
    dearest: str
    place: int
    prestige: int


class Hall(Data):
    id: str
    number: int
    first: int
    second: int
    """What the places score; a second place may score nothing."""
    musician: Decoration
    guests: list[Guest]
    ranking: list[HallRank]
    """Best first, of those who have a garment there."""


class Fireworks(Data):
    first: int
    second: int
    ranking: list[FireworksRank]


class AllHallsSpace(Data):
    prestige: int
    owner: int | None


class JewelSpace(Data):
    id: str
    price: int
    jewel: str | None


class Jewels(Data):
    spaces: list[JewelSpace]
    bag: int


class Exam(Data):
    deck: int
    tasks: list[str]


class Exams(Data):
    journeyman: Exam
    master: Exam
    open: list[str] | None
    """The cards of a deck, to the seat that looks through it."""


class Player(Data):
    """What a viewer may know of a participant; None where this viewer may not."""

    who: int
    her: bool
    livres: int
    lace: int
    yarn: int
    prestige: int | None
    tiles: int
    kept: list[str] | None
    hand: int
    hand_cards: list[str] | None
    known_hand: list[str]
    supply: int
    supply_cards: list[str] | None
    unseen: list[str]
    """Hand and supply together, as everybody can work out."""
    discard: list[str]
    staff: int
    ready: bool
    income: int
    garments: dict[str, int]
    """At the ball, by colour."""
    halls: list[int]
    """Garments in each hall."""
    masters: int
    """Garments on master spaces."""
    decorations: int
    present: list[bool]
    halls_present: int
    all_halls: bool
    jewels: dict[str, int]
    special: str | None
    special_hired: bool
    exam: str | None
    tasks: list[str]
    master_exams: int
    scores: dict[str, int] | None
    """The score sheet at the end."""


class DuBarry(Data):
    level: str
    """apprentice, journeyman or master"""
    hand: int
    supply: int
    discard: list[str]
    card: str | None
    hall_card: str | None


class View(Data):
    """A position as one viewer may know it."""

    edition: Literal["deluxe", "classic"]
    side: str
    modules: Modules
    readings: dict[str, AnyEffect]
    """Bonuses that this table reads otherwise than the component values say, by employee."""
    round: int
    rounds: int
    phase: str
    """choose, actions or over"""
    first: int
    current: int | None
    mover: int
    favor: int | None
    her: int | None
    played: str | None
    leaving: list[str]
    """Employees on their way out this turn."""
    pending: Pending | None
    drawers: list[Drawer]
    bag: int
    tile_discard: list[str]
    display: list[Window]
    garment_bag: int
    garment_discard: list[str]
    hire: HireRow
    halls: list[Hall]
    fireworks: Fireworks
    decorations: list[Decoration]
    all_halls: list[AllHallsSpace]
    jewels: Jewels | None
    exams: Exams | None
    players: list[Player]
    du_barry: DuBarry | None
