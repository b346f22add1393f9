"""Reading the component files, with the checks of RC-DATA; an error names file, row and rule."""

from __future__ import annotations

from guildhall.core.arrays import numbers
from guildhall.core.components import Shelf
from guildhall.games.red_cathedral.components import base, expansion
from guildhall.games.red_cathedral.components.files import (
    BOARD,
    CARDS,
    CONTRACTORS,
    INFLUENCE,
    OBJECTIVES,
    PLANS,
    RESOURCE,
    SERVICES,
    SOLITAIRE,
    SPECIALISTS,
    SUPPLY,
    TRACK,
    WORKSHOP,
    Files,
)
from guildhall.games.red_cathedral.components.parts import Components
from guildhall.games.red_cathedral.components.rulebook import GROUPS, IVANS_EFFECTS


def read(shelf: Shelf) -> tuple[Components, Files]:
    """All component files of a shelf, checked: the tables for the rules, and the files with labels and warnings.

    The order of files and effects is part of the digest and of saved positions.
    """
    files = Files(shelf)
    cards, plans, track = files.read_rows(CARDS), files.read_table(PLANS), files.read_table(TRACK)
    resources, tiles, board = files.read_rows(RESOURCE), files.read_rows(WORKSHOP), files.read_table(BOARD)
    influence = sorted(
        files.read_rows(INFLUENCE), key=lambda row: (*GROUPS, row.text("group")).index(row.text("group"))
    )
    solitaire = files.read_rows(SOLITAIRE)
    contractors, tokens = files.read_table(CONTRACTORS), files.read_rows(SPECIALISTS)
    objectives, services, supply = files.read_rows(OBJECTIVES), files.read_rows(SERVICES), files.read_table(SUPPLY)

    influence_effects = files.effects(influence, ("action_a", "action_b"), "RC-DATA-08")
    tile_effects = files.effects(tiles, ("effect",), "RC-DATA-06")
    token_effects = files.effects(tokens, ("effect",), "RC-DATA-06")
    resource_effects = [files.effect(row, "per_die") for row in resources]
    objective_effects = [files.effect(row, column) for row in objectives for column in ("effect", "effect_2p")]
    service_effects = [files.effect(row, "effect") for row in services]
    solitaire_effects = [files.effect(row, column) for column in IVANS_EFFECTS for row in solitaire]
    bonus_effects = files.bonus_effects(contractors)

    parts = Components(files.code.numbers)
    parts.doubtful = numbers(files.code.doubtful())
    files.guard(TRACK, base.read_track, parts, track)
    base.read_cards(files, parts, cards)
    files.guard(PLANS, base.read_plans, parts, plans)
    base.read_resources(files, parts, resources, resource_effects)
    base.read_tiles(files, parts, tiles, tile_effects)
    files.guard(BOARD, base.read_board, parts, board)
    expansion.read_influence(files, parts, influence, influence_effects)
    expansion.read_tokens(files, parts, tokens, token_effects, contractors)
    files.guard(CONTRACTORS, expansion.read_contractors, parts, contractors, bonus_effects)
    expansion.read_objectives(files, parts, objectives, objective_effects)
    expansion.read_services(files, parts, services, service_effects)
    expansion.read_solitaire(files, parts, solitaire, solitaire_effects)
    files.guard(SUPPLY, base.read_supply, parts, supply)
    files.guard(SUPPLY, expansion.read_levels, parts, supply)
    return parts, files
