"""The component values for clients, as `views` declares them, from the files that were read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from guildhall.core.components import Row
from guildhall.games.red_cathedral.components.files import (
    CARDS,
    CONTRACTORS,
    COVERED,
    INFLUENCE,
    OBJECTIVES,
    RESOURCE,
    SERVICES,
    SOLITAIRE,
    SPECIALISTS,
    WORKSHOP,
    Files,
)
from guildhall.games.red_cathedral.components.parts import Components as Parts
from guildhall.games.red_cathedral.components.rulebook import EXCHANGES, IVANS_EFFECTS, LEVELS
from guildhall.games.red_cathedral.components.vocabulary import MATERIALS, RESOURCES, parse
from guildhall.games.red_cathedral.people.views import (
    Components,
    GuildAction,
    GuildCard,
    MapCity,
    Objective,
    ResourceTile,
    SectionCard,
    Service,
    SolitaireCard,
    SpecialistToken,
    ValueTable,
    WorkshopTile,
)


def components(parts: Parts, files: Files) -> Components:
    """All values by name, each with its provenance labels."""
    rows = files.rows
    contractors = files.tables[CONTRACTORS]
    return Components(
        cathedral_cards={row.text("id"): _section(row) for row in rows[CARDS]},
        resource_tiles={row.text("id"): _resource_tile(row) for row in rows[RESOURCE]},
        workshop_tiles={row.text("id"): _workshop_tile(row) for row in rows[WORKSHOP]},
        influence_cards={row.text("id"): _guild_card(row) for row in rows[INFLUENCE]},
        solitaire_cards=dict(zip(parts.solitaire_names, map(_solitaire_card, rows[SOLITAIRE]), strict=True)),
        specialist_tokens={row.text("id"): _specialist(row) for row in rows[SPECIALISTS]},
        objectives={row.text("id"): _objective(row) for row in rows[OBJECTIVES]},
        services={row.text("id"): _service(row) for row in rows[SERVICES]},
        exchanges={word: parse(exchange) for word, exchange in EXCHANGES.items()},
        cities={
            name: MapCity(ring=city["ring"], stands=list(city["spaces"]))
            for name, city in zip(parts.city_names, contractors["city"], strict=True)
        },
        bonuses=[parse(bonus["effect"]) for bonus in contractors["bonus"]],
        tables={name.partition(".")[0]: dict(_tables("", data)) for name, data in files.tables.items()},
        resources=list(RESOURCES),
    )


def _labels(row: Row) -> dict[str, str]:
    columns = sorted(set(COVERED[row.file].values()))
    return {column.removeprefix("prov_"): row.text(column) for column in columns}


def _section(row: Row) -> SectionCard:
    return SectionCard(
        type=row.text("type"),
        needs={kind: int(row.text(kind)) for kind in MATERIALS if int(row.text(kind))},
        rp=int(row.text("rp")),
        rubles=int(row.text("rubles")),
        provenance=_labels(row),
    )


def _resource_tile(row: Row) -> ResourceTile:
    effect = parse(row.text("per_die"))
    return ResourceTile(set=row.text("set"), per_die=effect, replaces=row.text("replaces"), provenance=_labels(row))


def _workshop_tile(row: Row) -> WorkshopTile:
    return WorkshopTile(
        set=row.text("set"),
        players=row.text("players"),
        effect=parse(row.text("effect")),
        replaces=row.text("replaces"),
        provenance=_labels(row),
    )


def _guild_card(row: Row) -> GuildCard:
    return GuildCard(
        group=row.text("group"),
        set=row.text("set"),
        module=row.text("module"),
        extra=row.text("extra"),
        actions=[
            GuildAction(effect=parse(row.text(f"action_{letter}")), repeat=row.text(f"repeat_{letter}"))
            for letter in "ab"
        ],
        provenance=_labels(row),
    )


def _solitaire_card(row: Row) -> SolitaireCard:
    return SolitaireCard(
        id=row.text("id"),
        set=row.text("set"),
        effects={
            level: parse(row.text(column) or row.text("effect"))
            for level, column in zip(LEVELS, IVANS_EFFECTS, strict=True)
        },
        die_base=row.text("die_base"),
        die_contractors=row.text("die_contractors"),
        provenance=_labels(row),
    )


def _specialist(row: Row) -> SpecialistToken:
    return SpecialistToken(
        kind=int(row.text("kind")),
        effect=parse(row.text("effect")),
        tool=row.text("tool"),
        provenance=_labels(row),
    )


def _objective(row: Row) -> Objective:
    usual = row.text("effect")
    return Objective(
        effect=parse(usual),
        effect_2p=parse(row.text("effect_2p") or usual),
        text=row.text("text"),
        provenance=_labels(row),
    )


def _service(row: Row) -> Service:
    return Service(
        count=int(row.text("count")),
        effect=parse(row.text("effect")),
        text=row.text("text"),
        provenance=_labels(row),
    )


def _tables(where: str, data: dict[str, Any]) -> Iterator[tuple[str, ValueTable]]:
    """The tables of a TOML file, those inside others as `ornament.door`, those of a list as `city.1`."""
    values = {}
    for key, value in data.items():
        place = f"{where}.{key}".strip(".")
        if isinstance(value, dict):
            yield from _tables(place, value)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, item in enumerate(value, start=1):
                yield from _tables(f"{place}.{number}", item)
        elif not key.startswith("provenance"):
            values[key] = value
    if values:
        labels = {key: data.get(f"provenance_{key}", data.get("provenance", "")) for key in values}
        yield where, ValueTable(values=values, provenance=labels)
