"""Set-up, in the order of RC-RNG-02 (RC-SETUP, RC-CON-01 to -07, RC-SOLO-01 to -05, -41 to -45)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit, numbers
from guildhall.core.rng import Rng
from guildhall.games.red_cathedral.components.parts import (
    ARCHITECTS,
    BRICKMAKERS,
    CITIES,
    DIAMOND,
    DICE,
    FOREMEN,
    GOODS,
    JEWELERS,
    OBJECTIVES,
    PIECES,
    PLACES,
    QUADRANTS,
    SCRIBES,
    SERVICES,
    TOKENS,
)
from guildhall.games.red_cathedral.rules.contractors import refill
from guildhall.games.red_cathedral.rules.dice import put_die
from guildhall.games.red_cathedral.rules.ivan import ask_first_base, ivan_starts
from guildhall.games.red_cathedral.rules.track import mark_at
from guildhall.games.red_cathedral.rules.turns import begin_turn

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def deal(state: RedCathedral, rng: Rng) -> None:
    """Everything up to the first decision."""
    play = state.rng
    state.rng = rng
    rules = state.rules
    start: i64 = 0
    if not rules.solo:
        start = rules.start_seat if rules.start_seat >= 0 else rng.below(state.seats)
    state.start = start
    state.active = start
    deal_boards(state)
    deal_market(state, rng)
    deal_cathedral(state, rng)
    if rules.module:
        deal_map(state, rng)
    if state.guild == SCRIBES:
        deck = shuffled(OBJECTIVES, rng)
        for i in range(OBJECTIVES):
            state.deck[i] = deck[i]
        state.deck_size = OBJECTIVES
    begin_turn(state)
    if rules.solo:
        deal_ivan(state, rng)
    state.rng = play


def shuffled(size: i64, rng: Rng) -> vec[i64]:
    items = numbers([int(i) for i in range(size)])
    rng.shuffle(items)
    return items


def deal_boards(state: RedCathedral) -> None:
    """Banners, ornamentations, rubles, markers, supply (RC-SETUP-02, -03, -05, -14, -18)."""
    parts = state.parts
    for seat in range(state.sides):
        state.pos[seat] = parts.start
        if seat >= state.seats:
            state.banners[seat] = 6  # RC-SOLO-02
            continue
        state.banners[seat] = 4
        state.outside[seat] = 3
        state.pieces[seat * PIECES] = 1
        state.pieces[seat * PIECES + 1] = 2
        state.pieces[seat * PIECES + 2] = 1
        state.rubles[seat] = parts.start_rubles[(seat - state.start + state.seats) % state.seats]
    for kind in range(GOODS - 1):
        state.supply[kind] = parts.materials[kind]


def deal_market(state: RedCathedral, rng: Rng) -> None:
    """Resource tiles, influence cards and their quadrants, dice from the RP tile on (RC-SETUP-06 to -08, -15)."""
    parts = state.parts
    tiles = shuffled(PLACES, rng)
    first: i64 = 0
    for place in range(PLACES):
        state.resource[place] = tiles[place]
        if tiles[place] == parts.resource_rp:
            first = place
            if state.rules.module:  # RC-CON-01
                state.resource[place] = parts.resource_permit
    cards = numbers([0, 0, 0, 0])
    for group in range(i64(3)):
        cards[group] = group * 3 + rng.below(3)
    cards[3] = fourth_card(state, rng)
    quadrants = shuffled(QUADRANTS, rng)
    for i in range(QUADRANTS):
        state.influence[quadrants[i]] = cards[i]
    many: i64 = DICE if state.rules.module else 5  # RC-CON-02
    order = shuffled(many, rng)
    for i in range(many):
        put_die(state, order[i], (first + i) % PLACES)
    for die in range(many):
        state.die_value[die] = 1 + rng.below(6)
    guild = parts.influence_group[cards[3]]
    state.guild = guild
    if guild == JEWELERS:
        state.supply[DIAMOND] = parts.diamonds
    elif guild == FOREMEN:
        state.foreman = 0
    elif guild == BRICKMAKERS:
        for kind in range(SERVICES):
            state.display[kind] = parts.service_count[kind]


def fourth_card(state: RedCathedral, rng: Rng) -> i64:
    """A card of the Clergy or of the chosen or drawn guild; what needs the module only with it (RC-SETUP-15, -16)."""
    rules = state.rules
    parts = state.parts
    guild = rules.fourth
    if guild < 0:
        pool = numbers([g for g in range(JEWELERS, BRICKMAKERS + 1) if usable_card(state, g, rules.fourth_card)])
        guild = pool[rng.below(i64(len(pool)))]
    cards = numbers([c for c in range(guild * 3, guild * 3 + 3) if rules.module or parts.influence_module[c] == 0])
    if rules.fourth_card >= 0:
        return guild * 3 + rules.fourth_card
    return cards[rng.below(i64(len(cards)))]


def usable_card(state: RedCathedral, guild: int, card: i64) -> bool:
    """Whether a guild has the wished card (-1: any) without what is not in play."""
    for number in range(3):
        if card < 0 or card == number:
            if state.rules.module or state.parts.influence_module[guild * 3 + number] == 0:
                return True
    return False


def deal_cathedral(state: RedCathedral, rng: Rng) -> None:
    """Plan, towers from three decks, a workshop tile on every card (RC-SETUP-09 to -12)."""
    parts = state.parts
    pool = state.rules.plan_pool
    state.plan = pool[rng.below(i64(len(pool)))]
    middles = parts.plan_middles[state.plan]
    state.towers = i64(len(middles))
    decks: list[vec[i64]] = []
    for kind in range(3):
        deck = numbers(parts.section_names_by_type[kind])
        rng.shuffle(deck)
        decks.append(deck)
    slots: list[int] = []
    used = [0, 0, 0]
    state.section_deck = (1 << 40) - 1
    for tower in range(len(middles)):
        state.height[tower] = middles[tower] + 2
        for level in range(middles[tower] + 2):
            kind = 0 if level == 0 else 2 if level == middles[tower] + 1 else 1
            slot = tower * 8 + level
            card = decks[kind][used[kind]]
            used[kind] += 1
            state.card[slot] = card
            state.section_deck &= ~bit(card)
            slots.append(slot)
    lay_slots(state, slots)
    if state.guild != ARCHITECTS:
        state.section_deck = 0
    deal_tiles(state, rng)


def lay_slots(state: RedCathedral, slots: list[int]) -> None:
    """The places of the cathedral that have a section, once their cards lie there."""
    state.slots = numbers(slots)
    state.sections = 0
    for slot in slots:
        state.sections |= bit(slot)
        state.required[slot] = state.parts.card_packed[state.card[slot]]


def deal_tiles(state: RedCathedral, rng: Rng) -> None:
    parts = state.parts
    usable: list[int] = []
    replaced: list[int] = []
    if state.rules.module:  # RC-CON-03
        replaced = [parts.tile_replaces[28], parts.tile_replaces[29]]
    for tile in range(len(parts.tile_names)):
        module_tile = tile >= 28
        if parts.tile_players[tile] <= state.sides and tile not in replaced and (state.rules.module or not module_tile):
            usable.append(tile)
    tiles = numbers(usable)
    rng.shuffle(tiles)
    for i in range(i64(len(state.slots))):
        state.tile[state.slots[i]] = tiles[i]


def deal_map(state: RedCathedral, rng: Rng) -> None:
    """Tokens, cities above the towers, permits and contractors (RC-CON-04 to -06)."""
    state.bag = bit(TOKENS) - 1
    refill(state)
    cities = shuffled(CITIES, rng)
    for i in range(CITIES):
        if i < state.towers:
            state.city_of[i] = cities[i]
        else:
            state.closed[cities[i]] = 1
    for seat in range(state.sides):
        state.contractors[seat] = 6
        if seat < state.seats:
            state.permits[seat] = state.parts.start_permits


def deal_ivan(state: RedCathedral, rng: Rng) -> None:
    """Die tokens on his cards, his first base, with the module his head start (RC-SOLO-03, -04, -43, -44)."""
    many: i64 = DICE if state.rules.module else 5
    if state.rules.fixed_cards:
        fixed = state.parts.fixed_card[1 if state.rules.module else 0]
        for die in range(many):
            state.die_card[die] = fixed[die]
    else:
        cards = shuffled(many, rng)
        for die in range(many):
            state.die_card[die] = cards[die]
    state.dice_left = bit(many) - 1
    state.pawn = 0
    if state.rules.module:
        state.pos[1] = mark_at(state.parts, state.parts.ivan_start_pp)
    if state.rules.first_claim == 0:
        ivan_starts(state, rng.below(state.towers) * 8)
    elif state.rules.first_claim == 1:
        ivan_starts(state, 0)
    elif state.rules.first_claim == 2:
        ask_first_base(state)
