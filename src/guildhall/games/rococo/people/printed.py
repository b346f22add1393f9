"""The component values as clients read them: declared by name, and made from what `components/reading.py` has read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from guildhall.core.data import Data
from guildhall.games.rococo.components.du_barry import DECKS, levels_of
from guildhall.games.rococo.components.labels import labels_of
from guildhall.games.rococo.components.reading import Read
from guildhall.games.rococo.components.vocabulary import AnyEffect

YesNo = Literal["yes", "no"]


class EmployeeRow(Data):
    set: str
    level: str
    rank: str
    delegate_value: int
    bonus_key: str
    bonus: AnyEffect
    end_of_game: YesNo
    """Whether it counts at the end only: a crown."""
    labels: dict[str, str]
    """Where each value comes from."""


class GarmentEffect(Data):
    when: Literal["on_make", "on_place"]
    does: AnyEffect


class GarmentRow(Data):
    set: str
    colour: str
    wearer: str
    azure: int
    rose: int
    jade: int
    amber: int
    lace: int
    yarn: int
    master: YesNo
    value: int | None
    """None: it is never sold."""
    prestige: int
    effect: GarmentEffect | None
    requires_module: str | None
    labels: dict[str, str]


class TileRow(Data):
    set: str
    azure: int
    rose: int
    jade: int
    amber: int
    lace: int
    yarn: int
    mode: str
    """one, or, and"""
    labels: dict[str, str]


class HerCardRow(Data):
    """A card of Madame du Barry: what she does, and the hall and jewel of a placing."""

    action: str
    drawer: int | None
    place: str | None
    """Of the tiles that she takes from every drawer: left, centre, right."""
    side: str | None
    """Where the counting to `nth` begins: left, right."""
    nth: int | None
    type: str | None
    """The kind of decoration that she funds."""
    hall: int
    jewel: str
    levels: list[str]
    """Those of her levels at which it is in her deck…"""
    levels_jewelry_box: list[str]
    """…and with the Jewelry Box."""
    labels: dict[str, str]


class Table(Data, kw_only=True):
    """A table of a file; `provenance` says where its values come from."""

    provenance: str | dict[str, str] = ""


class BoardSetup(Table):
    livres: int
    lace: int
    yarn: int
    base_income: int
    rounds: int
    hand_cards: int
    minimum_employees: int
    livres_per_prestige_at_end: int


class QueensFavor(Table):
    livres: int
    prestige_at_end: int


class DisplaySpace(Table):
    cost: int


class GarmentDisplay(Table):
    discard_spaces: int
    spaces: list[DisplaySpace]


class ResourceDrawers(Table):
    drawers: int
    spaces_per_drawer: int
    price_by_tiles: dict[str, int]


class Hire(Table):
    spaces: int
    price_by_cards: dict[str, int]


class Majority(Table):
    first: int
    second: int


class DecorationRow(Table):
    cost: int
    prestige: int


class FireworkRow(DecorationRow):
    multiplier: int


class GuestRow(Table):
    master: bool
    reward: str
    amount: int | None = None


class HallRow(Table):
    number: int
    majority: Majority
    musician: DecorationRow
    guests: list[GuestRow]


class FireworksRow(Table):
    majority: Majority
    spaces: list[FireworkRow]


class StatuesRow(Table):
    prestige_per_colour: int
    spaces: list[DecorationRow]


class KitchenRow(Table):
    left: list[DecorationRow]
    right: list[DecorationRow]


class AllHallsRow(Table):
    prestige: list[int]


class Board(Data):
    """A side of the board."""

    setup: BoardSetup
    queens_favor: QueensFavor
    garment_display: GarmentDisplay
    resource_drawers: ResourceDrawers
    hire: Hire
    halls: list[HallRow]
    fireworks: FireworksRow
    statues: StatuesRow
    kitchen: KitchenRow
    all_halls: AllHallsRow


class JewelKind(Table):
    colour: str
    kind: str
    wearer: str
    count: int


class JewelKinds(Table):
    types: list[JewelKind]


class JewelTrack(Table):
    prices: list[int]
    income_per_jewel: int
    prestige_per_jewel_at_end: int


class JewellerRow(Table):
    spaces: list[DecorationRow]


class TaskRow(Table):
    """What must be done for a task of an exam; None where anything will do."""

    rank: str | None = None
    action: str | None = None
    keep_as: str | None = None
    colours: list[str] | None = None
    wearer: str | None = None


class ExamRow(Table):
    fee: int
    prestige: int
    tasks: list[TaskRow]


class ExamRows(Data):
    journeyman: ExamRow
    master: ExamRow


class JewelryBox(Data):
    jewels: JewelKinds
    jewel_track: JewelTrack
    jeweller_decorations: JewellerRow
    exams: ExamRows


class Components(Data):
    """The component values by name."""

    employees: dict[str, EmployeeRow]
    garments: dict[str, GarmentRow]
    resources: dict[str, TileRow]
    du_barry: dict[str, HerCardRow]
    boards: dict[str, Board]
    jewelry_box: JewelryBox
    tasks: dict[str, TaskRow]
    """Those of both exams, by name."""


def components_of(read: Read) -> Components:
    """All that was read, for clients."""
    box = msgspec.convert(read.jewelry, JewelryBox, strict=False)
    tasks = {f"JT{n}": task for n, task in enumerate(box.exams.journeyman.tasks, start=1)}
    tasks |= {f"MT{n}": task for n, task in enumerate(box.exams.master.tasks, start=1)}
    return Components(
        employees={row["id"]: _employee(row, read) for row in read.employees},
        garments={row["id"]: _garment(row, read) for row in read.garments},
        resources={row["id"]: _row(row, TileRow) for row in read.resources},
        du_barry={row["id"]: _her_card(row, read) for row in read.her_cards},
        boards={table["meta"]["side"]: msgspec.convert(table, Board, strict=False) for table in read.boards},
        jewelry_box=box,
        tasks=tasks,
    )


def as_read(components: Components, readings: Mapping[str, AnyEffect]) -> Components:
    """The same where a table reads some bonuses otherwise."""
    employees = components.employees
    changed = {name: replace(employees[name], bonus=bonus) for name, bonus in readings.items()}
    return replace(components, employees={**employees, **changed}) if changed else components


Kind = TypeVar("Kind", bound=Data)


def _row(cells: Mapping[str, str], kind: type[Kind], **more: object) -> Kind:
    """A row of a file with its labels: an empty cell is None, numbers are numbers."""
    given: dict[str, object] = {name: cell.strip() or None for name, cell in cells.items()}
    return msgspec.convert({**given, **more, "labels": labels_of(dict(cells))}, kind, strict=False)


def _employee(cells: Mapping[str, str], read: Read) -> EmployeeRow:
    return _row(cells, EmployeeRow, bonus=read.bonuses[cells["id"]])


def _garment(cells: Mapping[str, str], read: Read) -> GarmentRow:
    gift = read.gifts.get(cells["id"])
    return _row(cells, GarmentRow, effect=gift and GarmentEffect(when=gift.when, does=gift.does))


def _her_card(cells: Mapping[str, str], read: Read) -> HerCardRow:
    decks = {column: levels_of(cells, column) for column in DECKS}
    return _row(cells, HerCardRow, **decks, **read.her_actions[cells["id"]]._asdict())
