"""What clients read of The Red Cathedral, declared once; the browser's types are written from it.

A *side* is a seat, or Ivan (side 1 of a solo game, `seat` None); its colour is red, green, blue, yellow by number.
Bundles are amounts by resource, such as {"lumber": 2, "ruble": 1}; what is not there is left out. Ids of cards, tiles
and tokens are rows of `Components`. Targets of actions are made of the ids below: `section:3-2`, `space:5`, `die:red`,
`influence:2a`, `workshop:own-red` or `workshop:2-red`, `city:suzdal`, `token:A`.
"""

from __future__ import annotations

from guildhall.core.data import Data
from guildhall.games.red_cathedral.components.vocabulary import Step

# -- the construction site -----------------------------------------------------------------------------------


class Ornament(Data):
    piece: str
    """door, arch or cross."""
    owner: int
    jewels: list[str]
    """green or purple."""


class Section(Data):
    id: str
    """Tower and level: 3-2."""
    card: str
    type: str
    """base, middle or dome."""
    state: str
    """unclaimed, unfinished or finished."""
    available: bool
    owner: int | None
    rp: int
    rubles: int
    needs: dict[str, int]
    has: dict[str, int]
    """The pieces on it."""
    missing: dict[str, int]
    """{"material": n} on Ivan's: whatever he has."""
    substitutes: dict[str, int]
    """What diamonds stand for."""
    tile: str | None
    ornament: Ornament | None


class Tower(Data):
    tower: int
    """From 1."""
    sections: list[Section]
    """From the bottom."""
    complete: bool
    worth: int
    """In final scoring as it stands, as is `presence` of each side."""
    presence: list[int]
    city: str | None
    closed: bool
    foreman: bool
    """He stands here; `pawn` likewise."""
    pawn: bool


# -- the market ----------------------------------------------------------------------------------------------


class Space(Data):
    space: int
    """1 to 8, in the direction of the arrows."""
    tile: str
    gives: dict[str, int]
    """For one die."""
    dice: list[str]
    quadrant: int


class Die(Data):
    space: int
    value: int
    side: int | None


class CardAction(Data):
    id: str
    """Quadrant and letter: 2a."""
    effect: str
    repeat: str
    """once or any."""
    used: bool


class InfluenceCard(Data):
    quadrant: int
    card: str
    group: str
    actions: list[CardAction]


class Landing(Data):
    """What a die brings on a space: the tile for so many dice, the card of the quadrant, a tile or the specialist."""

    die: str
    space: int
    dice: int
    gives: dict[str, int]
    """The tile's resources for all these dice."""
    fits: dict[str, int]
    """What of them could be taken now."""
    quadrant: int
    workshop: list[str]
    """Tiles that could be activated."""
    specialist: str | None


class DieMove(Landing):
    """A legal move of the seat to act, before it is made; `dice` counts those there after it."""

    action: int
    text: str
    extra: int
    cost: int


class Market(Data):
    spaces: list[Space]
    dice: dict[str, Die]
    cards: list[InfluenceCard]
    moved: str | None
    """The die being used, and the space it stands on."""
    landed: int | None
    offer: Landing | None
    """What it brings there."""
    moves: list[DieMove]


# -- boards --------------------------------------------------------------------------------------------------


class Banners(Data):
    inventory: int
    outside: int
    beside: int
    """Those outside that stand beside the Inventory, not on a workshop space."""
    white: list[str]
    """The white workshop spaces on which the others stand."""


class WorkshopSpace(Data):
    space: str
    """red … white-b."""
    tile: str | None
    up: bool
    cost: int
    open: bool


class Objectives(Data):
    count: int
    cards: list[str] | None
    """For their owner and at the end."""


class Side(Data):
    side: int
    seat: int | None
    name: str
    """seat or ivan."""
    colour: str
    pos: int
    """Steps on the track."""
    pp: int
    rp: int
    """Steps past the last mark."""
    lap: int
    """The space on the track, 0 to 80."""
    plus40: bool
    rubles: int
    permits: int
    inventory: dict[str, int]
    capacity: int
    room: int
    banners: Banners
    workshop: list[WorkshopSpace]
    pieces: dict[str, int]
    """Ornamentations left: door, arch, cross; `removed` likewise."""
    removed: dict[str, int]
    finished: int
    contractors: int
    """Left on the overlay; `sent` are those on the map, by city."""
    sent: dict[str, int]
    specialist: str | None
    tokens: list[str]
    """Tool side up."""
    tools: dict[str, int]
    objectives: Objectives
    services: dict[str, int]
    score: dict[str, int] | None = None
    """Once the game is over."""


# -- Contractors, guilds, Ivan -------------------------------------------------------------------------------


class City(Data):
    city: str
    open: bool
    tower: int | None
    contractors: list[int]
    """Of each side."""
    cost: int
    """Permits to hire there."""
    stands: list[str]


class Stand(Data):
    stand: str
    token: str | None


class DuchyMap(Data):
    cities: list[City]
    stands: list[Stand]
    bag: int
    removed: list[str]


class SectionDeck(Data):
    deck: int
    discard: list[str]
    drawn: list[str]


class Guild(Data):
    name: str
    foreman: int | None
    """His tower."""
    objectives: int
    """Cards in the deck."""
    sections: SectionDeck
    services: dict[str, int]
    """On display."""


class IvanCard(Data):
    card: str
    die: str


class Ivan(Data):
    side: int
    level: str
    """apprentice, journeyman or master."""
    cards: list[IvanCard]
    inventory: dict[str, int]
    construction: dict[str, int]
    dice_left: list[str]
    """Still to come in this cycle."""
    pawn: int | None
    contractors: int
    card: str | None
    """Of this turn, as is `die`."""
    die: str | None


# -- the whole -----------------------------------------------------------------------------------------------


class Options(Data):
    contractors: bool
    solo: bool
    board: str
    """basic or advanced."""
    guild: str
    """Group of the fourth influence card."""
    unlimited: bool
    two_sides: bool
    """Objectives count as for two players."""


class Track(Data):
    marks: list[int]
    lap: int


class Turn(Data):
    sold: bool
    rerolled: bool
    serviced: bool
    number: int


class View(Data):
    """A position as one viewer may know it."""

    options: Options
    plan: str
    towers: list[Tower]
    market: Market
    supply: dict[str, int]
    sides: list[Side]
    track: Track
    map: DuchyMap | None
    """None without the Contractors."""
    guild: Guild
    ivan: Ivan | None
    pending: str
    """The word of the decision."""
    mover: int
    """A seat; -1 at the end."""
    active: int
    """The side whose turn it is."""
    claiming: str | None
    placing: str | None
    deliveries: int | None
    """Left."""
    choosing: dict[str, int] | None
    """Still to keep."""
    drawn: list[str] | None
    """Objectives, for the one who drew them."""
    turn: Turn
    ender: int | None
    """The side that brought the end."""
    final: int | None
    """Last turns left."""


# -- components ----------------------------------------------------------------------------------------------


class Labelled(Data):
    provenance: dict[str, str]
    """Where its values come from."""


class SectionCard(Labelled):
    type: str
    needs: dict[str, int]
    rp: int
    rubles: int


class ResourceTile(Labelled):
    set: str
    per_die: list[list[list[Step]]]
    replaces: str


class WorkshopTile(Labelled):
    set: str
    players: str
    effect: list[list[list[Step]]]
    replaces: str


class GuildAction(Data):
    effect: list[list[list[Step]]]
    repeat: str


class GuildCard(Labelled):
    group: str
    set: str
    module: str
    extra: str
    actions: list[GuildAction]


class SolitaireCard(Labelled):
    id: str
    set: str
    effects: dict[str, list[list[list[Step]]]]
    """By level."""
    die_base: str
    die_contractors: str


class SpecialistToken(Labelled):
    kind: int
    effect: list[list[list[Step]]]
    tool: str


class Objective(Labelled):
    effect: list[list[list[Step]]]
    effect_2p: list[list[list[Step]]]
    """With two sides; the same for most cards."""
    text: str


class Service(Labelled):
    count: int
    effect: list[list[list[Step]]]
    text: str


class MapCity(Data):
    ring: int
    """0 in the middle, else its place on the ring."""
    stands: list[str]


class ValueTable(Labelled):
    values: dict[str, int | bool | str | list[int | str | list[int]]]


class Components(Data):
    """The component values by name. Effects are branches to choose from, of groups in order, of steps in any order."""

    cathedral_cards: dict[str, SectionCard]
    resource_tiles: dict[str, ResourceTile]
    workshop_tiles: dict[str, WorkshopTile]
    influence_cards: dict[str, GuildCard]
    solitaire_cards: dict[str, SolitaireCard]
    specialist_tokens: dict[str, SpecialistToken]
    objectives: dict[str, Objective]
    services: dict[str, Service]
    exchanges: dict[str, list[list[list[Step]]]]
    """What prestige may be given for at any time."""
    cities: dict[str, MapCity]
    bonuses: list[list[list[list[Step]]]]
    """Effects of the places that contractors leave."""
    tables: dict[str, dict[str, ValueTable]]
    """Every value of the other files, by file and table."""
    resources: list[str]
