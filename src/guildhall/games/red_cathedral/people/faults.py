"""The invariants RC-PROP: why no game could come to a position; nothing if it is sound."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING

from guildhall.core.arrays import listed
from guildhall.games.red_cathedral.components.parts import (
    ARCHITECTS,
    BRICKMAKERS,
    DIAMOND,
    FOREMEN,
    JEWELERS,
    RESOURCE_NAMES,
    SCRIBES,
)
from guildhall.games.red_cathedral.rules.building import delivered, units_missing
from guildhall.games.red_cathedral.rules.claiming import owner_of, space_open
from guildhall.games.red_cathedral.rules.completing import tower_complete
from guildhall.games.red_cathedral.rules.contractors import contractors_in
from guildhall.games.red_cathedral.rules.decorating import ornament_of
from guildhall.games.red_cathedral.rules.goods import stored
from guildhall.games.red_cathedral.rules.packed import amount, ones, pieces

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def faults(state: RedCathedral) -> list[str]:
    found = [*_dice(state), *_sections(state), *_sides(state), *_supply(state), *_guild(state), *_turn(state)]
    if state.rules.module:
        found += _map(state)
    return found


def _dice(state: RedCathedral) -> list[str]:
    found = []
    many = 6 if state.rules.module else 5
    spaces = listed(state.die_space)
    if any(space < 0 for space in spaces[:many]) or any(space >= 0 for space in spaces[many:]):
        found.append(f"there are {many} dice (RC-PROP-01)")
    if any(count > 3 for space, count in Counter(spaces).items() if space >= 0):
        found.append("a market space has more than 3 dice (RC-PROP-01)")
    if any(not 1 <= value <= 6 for value in listed(state.die_value)):
        found.append("a die shows no number from 1 to 6 (RC-PROP-01)")
    tiles = listed(state.resource)
    wanted = {*range(9)} - {int(state.parts.resource_rp if state.rules.module else state.parts.resource_permit)}
    if set(tiles) != wanted:
        found.append("the eight resource tiles are not those of the game (RC-SETUP-06)")
    return found


def _sections(state: RedCathedral) -> list[str]:
    found = []
    slots = listed(state.slots)
    cards = [int(state.card[slot]) for slot in slots]
    if len(set(cards)) != len(cards):
        found.append("a cathedral card is in two places (RC-SETUP-10)")
    tiles = [int(state.tile[slot]) for slot in slots if state.tile[slot] >= 0]
    tiles += [tile for tile in listed(state.workshop) if tile >= 0]
    waiting = zip(state.waiting(), state.stack.frames(), strict=True)
    pending = [frame[2] for word, frame in waiting if word == "place"]
    if len(set(tiles + pending)) != len(tiles + pending):
        found.append("a workshop tile is in two places (RC-PROP-07)")
    for slot in slots:
        where = f"section {slot // 8 + 1}-{slot % 8 + 1}"
        claimed, done = owner_of(state, slot) >= 0, bool(state.done >> slot & 1)
        if claimed and slot % 8 and owner_of(state, slot - 1) < 0:
            found.append(f"{where} is claimed above an unclaimed card (RC-PROP-05)")
        if done and not claimed:
            found.append(f"{where} is finished without a banner (RC-PROP-05)")
        if state.goods[slot] and (done or not claimed):
            found.append(f"{where} holds materials though it is not under construction (RC-PROP-05)")
        if claimed == (state.tile[slot] >= 0):
            found.append(f"{where}: a tile lies on unclaimed cards only (RC-PROP-07)")
        if claimed and not done:
            found += _unfinished(state, slot, where)
        if ornament_of(state, slot) >= 0 and not done:
            found.append(f"{where} has an ornamentation though it is not finished (RC-PROP-09)")
        if ornament_of(state, slot) < 0 and state.jewels[slot]:
            found.append(f"{where} has jewels without an ornamentation (RC-PROP-09)")
    return found


def _unfinished(state: RedCathedral, slot: int, where: str) -> list[str]:
    found = []
    if units_missing(state, slot) <= 0:
        found.append(f"{where} holds all it needs and is not finished (RC-PROP-06)")
    if owner_of(state, slot) >= state.seats:
        return found
    card = int(state.card[slot])
    if any(delivered(state, slot, kind) > state.parts.card_cost[card * 6 + kind] for kind in range(6)):
        found.append(f"{where} holds more of a kind than it needs (RC-PROP-06)")
    if amount(state.goods[slot], DIAMOND) != pieces(state.subs[slot]):
        found.append(f"{where}: diamonds and what they stand for differ (RC-PROP-06)")
    return found


def _sides(state: RedCathedral) -> list[str]:
    found = []
    placing = "place" in state.waiting()
    for seat in range(state.sides):
        ivan = seat >= state.seats
        banners = int(state.banners[seat]) + int(ones(state.outside[seat]))
        claims = int(ones(state.claims[seat]))
        if banners + claims != 6 or state.banners[seat] > (6 if ivan else 4) or state.outside[seat] > 3:
            found.append(f"side {seat} has not 6 banners (RC-PROP-02)")
        finished = int(ones(state.claims[seat] & state.done))
        if finished != state.finished[seat]:
            found.append(f"side {seat} has {finished} finished sections, not {state.finished[seat]} (RC-PROP-18)")
        if state.rubles[seat] < 0 or not 0 <= state.permits[seat] <= 6 or state.pos[seat] < 0:
            found.append(f"side {seat}: rubles, permits or marker out of bounds (RC-PROP-10)")
        if ivan:
            continue
        if stored(state, seat) > 10 - state.banners[seat]:
            found.append(f"side {seat} stores more than fits (RC-PROP-04)")
        tiles = sum(tile >= 0 for tile in listed(state.workshop)[seat * 6 : seat * 6 + 6])
        if tiles + int(placing and seat == state.active) != claims:
            found.append(f"side {seat} has {tiles} workshop tiles for its banners (RC-PROP-07)")
        if any(state.face_up[seat * 6 + space] and state.workshop[seat * 6 + space] < 0 for space in range(6)):
            found.append(f"side {seat} has an empty space face up (RC-PROP-08)")
        if placing and seat == state.active and not any(space_open(state, seat, space) for space in range(6)):
            found.append("a tile must be placed and no space is open (RC-PROP-27)")
        found += _pieces(state, seat)
    return found


def _pieces(state: RedCathedral, seat: int) -> list[str]:
    for kind, total in enumerate((1, 2, 1)):
        placed = sum(
            1
            for slot in listed(state.slots)
            if state.ornaments[seat] >> slot & 1 and state.parts.card_type[state.card[slot]] == kind
        )
        if state.pieces[seat * 3 + kind] + state.removed[seat * 3 + kind] + placed != total:
            return [f"side {seat} has not its four ornamentations (RC-PROP-09)"]
    return []


def _supply(state: RedCathedral) -> list[str]:
    found = []
    piles = [listed(state.supply), listed(state.stock), listed(state.site)]
    if any(count < 0 for pile in piles for count in pile):
        found.append("a pile is negative (RC-PROP-03)")
    if state.rules.unlimited:
        return found
    totals = [*listed(state.parts.materials), int(state.parts.diamonds) if state.guild == JEWELERS else 0]
    for kind, total in enumerate(totals):
        there = int(state.supply[kind])
        there += sum(int(amount(state.inventory[seat], kind)) for seat in range(state.sides))
        there += sum(int(amount(state.goods[slot], kind)) for slot in listed(state.slots))
        if kind < 6:
            there += int(state.stock[kind]) + int(state.site[kind])
        if there != total:
            found.append(f"there are {there} pieces of {RESOURCE_NAMES[kind]}, not {total} (RC-PROP-03)")
    return found


def _map(state: RedCathedral) -> list[str]:
    found = []
    for seat in range(state.sides):
        sent = sum(listed(state.sent)[seat * 6 : seat * 6 + 6])
        if state.contractors[seat] < 0 or state.contractors[seat] + sent != 6:
            found.append(f"side {seat} has not 6 contractors (RC-PROP-12)")
    cities = [int(state.city_of[tower]) for tower in range(state.towers)]
    for city in range(6):
        if not state.rules.solo and contractors_in(state, city) > 6:
            found.append(f"a city holds {contractors_in(state, city)} contractors (RC-PROP-13)")
        closed = city not in cities or tower_complete(state, cities.index(city))
        if bool(state.closed[city]) != closed:
            found.append(f"{state.parts.city_names[city]} is closed if and only if its tower is complete (RC-PROP-14)")
    if len(set(cities)) != len(cities):
        found.append("a city is above two towers (RC-PROP-14)")
    places = [int(state.bag), int(state.gone), *listed(state.tools)]
    places += [1 << token for token in [*listed(state.token_at), *listed(state.specialist)] if token >= 0]
    if sum(places) != (1 << 24) - 1 or any(one & two for one, two in itertools.pairwise(places)):
        found.append("the 24 specialist tokens are not each in one place (RC-PROP-15)")
    if state.bag and any(token < 0 for token in listed(state.token_at)) and "token" not in state.waiting():
        found.append("a specialist space is empty though the bag is not (RC-PROP-15)")
    if state.rules.solo:
        tools = [int(state.parts.token_tool[token]) for token in range(24) if state.tools[1] >> token & 1]
        if len(set(tools)) != len(tools):
            found.append("Ivan has two tokens with the same tool (RC-PROP-16)")
    return found


def _guild(state: RedCathedral) -> list[str]:
    found = []
    looking = "objective" in state.waiting()
    returning = "return" in state.waiting()
    if state.guild == SCRIBES:
        cards = [int(state.deck[place]) for place in range(state.deck_size)]
        cards += [card for card in listed(state.hand) if card >= 0]
        cards += [card for card in listed(state.drawn) if card >= 0] if looking else []
        if sorted(cards) != list(range(15)):
            found.append("the 15 objectives are not each in one place (RC-PROP-17)")
        full = any(state.hand[seat * 4 + 3] >= 0 for seat in range(state.seats))
        if full != returning:
            found.append("a hand has more than 3 objectives (RC-PROP-17)")
    elif state.deck_size or any(card >= 0 for card in listed(state.hand)):
        found.append("objectives belong to the Scribes (RC-SETUP-19)")
    drawn = sum(1 << card for card in listed(state.drawn) if card >= 0) if "icons" in state.waiting() else 0
    used = sum(1 << int(state.card[slot]) for slot in listed(state.slots))
    unused = (1 << 40) - 1 - used if state.guild == ARCHITECTS else 0
    if state.section_deck + state.section_discard + drawn != unused:
        found.append("the unused sections are not in the Architects' deck and discard pile (RC-PROP-17)")
    for kind in range(8):
        there = int(state.display[kind]) + sum(int(state.services[seat * 8 + kind]) for seat in range(state.sides))
        most = int(state.parts.service_count[kind]) if state.guild == BRICKMAKERS else 0
        if there > most:
            found.append(f"there are {there} services {state.parts.service_names[kind]} (RC-PROP-17)")
    if (state.foreman >= 0) != (state.guild == FOREMEN):
        found.append("the foreman belongs to his guild (RC-SETUP-19)")
    return found


def _turn(state: RedCathedral) -> list[str]:
    found = []
    sixth = [seat for seat in range(state.sides) if state.finished[seat] >= 6]
    if any(state.finished[seat] > 6 for seat in range(state.sides)):
        found.append("somebody has more than six finished sections (RC-PROP-18)")
    if (state.ender >= 0) != bool(sixth) or (state.ender >= 0 and state.ender not in sixth):
        found.append("the end is brought by a sixth section (RC-PROP-18)")
    if not 0 <= state.active < state.sides or not -1 <= state.final_left < state.sides:
        found.append("turn or last turns out of bounds (RC-PROP-18)")
    if bool(state.over) != (state.stack.depth == 0) or (state.over == 1) != (state.final_left == 0):
        found.append("the game is over after the last turn, with nothing left to decide (RC-PROP-18)")
    flags = (state.sold, state.rerolled, state.serviced, state.free_tile)
    if any(flag not in (0, 1) for flag in flags):
        found.append("a free action was used more than once (RC-PROP-19)")
    waiting = state.waiting()
    if "" in waiting:
        found.append("an unknown choice is pending (RC-PROP-19)")
    elif waiting and waiting[0] not in ("basic", "after", "ivan"):
        found.append("the lowest choice is the turn itself (RC-PROP-19)")
    if waiting and ("market" in waiting) != (state.moved >= 0):
        found.append("a die has moved if and only if the market action is under way (RC-PROP-19)")
    return found
