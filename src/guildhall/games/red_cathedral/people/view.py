"""What a seat or a spectator may know, as `views` declares it. The board is drawn from this and knows no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from guildhall.core.arrays import listed
from guildhall.games.red_cathedral.components.parts import (
    ARCHITECTS,
    CITIES,
    GOODS,
    PERMIT,
    PERMIT_LIMIT,
    PIECE_NAMES,
    PIECES,
    ROWS,
    SERVICES,
    SPACE_NAMES,
    SPACES,
)
from guildhall.games.red_cathedral.components.vocabulary import DICE, RESOURCES
from guildhall.games.red_cathedral.people.views import (
    Banners,
    CardAction,
    City,
    Die,
    DieMove,
    DuchyMap,
    Guild,
    InfluenceCard,
    Ivan,
    IvanCard,
    Landing,
    Market,
    Objectives,
    Options,
    Ornament,
    Section,
    SectionDeck,
    Side,
    Space,
    Stand,
    Tower,
    Track,
    Turn,
    View,
    WorkshopSpace,
)
from guildhall.games.red_cathedral.rules.building import needs, pieces_on, tower_complete
from guildhall.games.red_cathedral.rules.claiming import available, space_cost, space_open
from guildhall.games.red_cathedral.rules.contractors import bits, contractors_in, tools_of
from guildhall.games.red_cathedral.rules.dice import dice_at, landing
from guildhall.games.red_cathedral.rules.goods import in_supply, room
from guildhall.games.red_cathedral.rules.obtaining import tile_gives
from guildhall.games.red_cathedral.rules.scoring import SCORE_ROWS, presence_in, tower_worth
from guildhall.games.red_cathedral.rules.tell import section_name
from guildhall.games.red_cathedral.rules.track import prestige
from guildhall.games.red_cathedral.rules.verbs import MOVE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

COLOURS = ("red", "green", "blue", "yellow")
TYPES = ("base", "middle", "dome")
JEWELS = ((), ("green",), ("purple",), ("green", "green"), ("purple", "purple"), ("green", "purple"))


def view(state: RedCathedral, seat: int | None) -> View:
    kind, stack = state.pending(), state.stack
    return View(
        options=_options(state),
        plan=state.parts.plan_names[state.plan],
        towers=[_tower(state, tower) for tower in range(state.towers)],
        market=_market(state),
        supply=bundle(listed(state.supply)),
        sides=[_side(state, side, seat) for side in range(state.sides)],
        track=Track(marks=listed(state.parts.marks), lap=int(state.parts.lap)),
        map=_map(state) if state.rules.module else None,
        guild=_guild(state),
        ivan=_ivan(state) if state.rules.solo else None,
        pending=kind,
        mover=int(state.mover()),
        active=int(state.active),
        claiming=section_name(stack.get(1)) if kind in ("banner", "place", "jewels") else None,
        placing=state.parts.tile_names[stack.get(2)] if kind == "place" else None,
        deliveries=_deliveries(state, kind),
        choosing=bundle(unpacked(int(stack.get(1)), 5, int(GOODS))) if kind == "keep" else None,
        drawn=_drawn(state, seat),
        turn=Turn(
            sold=bool(state.sold),
            rerolled=bool(state.rerolled),
            serviced=bool(state.serviced),
            number=int(state.turns),
        ),
        ender=int(state.ender) if state.ender >= 0 else None,
        final=int(state.final_left) if state.final_left >= 0 else None,
    )


def views(state: RedCathedral, seats: list[int | None]) -> list[View]:
    """The views of several viewers: what a spectator sees is made once, and only what a seat sees besides for each."""
    common = view(state, None)
    return [common if seat is None else _seen_by(state, seat, common) for seat in seats]


def _seen_by(state: RedCathedral, seat: int, common: View) -> View:
    sides = list(common.sides)
    sides[seat] = replace(sides[seat], objectives=_objectives(state, seat, seat))
    return replace(common, sides=sides, drawn=_drawn(state, seat))


def _drawn(state: RedCathedral, seat: int | None) -> list[str] | None:
    """The objectives to choose from, for whoever chooses."""
    if state.pending() != "objective" or seat != state.active:
        return None
    return [state.parts.objective_names[card] for card in listed(state.drawn) if card >= 0]


def _options(state: RedCathedral) -> Options:
    return Options(
        contractors=bool(state.rules.module),
        solo=bool(state.rules.solo),
        board="advanced" if state.rules.advanced else "basic",
        guild=state.parts.group_names[state.guild],
        unlimited=bool(state.rules.unlimited),
        two_sides=bool(state.sides == 2),
    )


def _deliveries(state: RedCathedral, kind: str) -> int | None:
    if kind == "deliver":
        return int(state.stack.get(1))
    return int(state.stack.get_at(1, 1)) if kind == "jewels" else None


def bundle(counts: list[int]) -> dict[str, int]:
    """Counts by kind as an object without zeros."""
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def unpacked(packed: int, width: int, kinds: int) -> list[int]:
    return [packed >> width * kind & (1 << width) - 1 for kind in range(kinds)]


# -- the construction site -----------------------------------------------------------------------------------


def _tower(state: RedCathedral, tower: int) -> Tower:
    city = int(state.city_of[tower])
    return Tower(
        tower=tower + 1,
        sections=[_section(state, tower * 8 + level) for level in range(state.height[tower])],
        complete=bool(tower_complete(state, tower)),
        worth=int(tower_worth(state, tower)),
        presence=listed(presence_in(state, tower)),
        city=state.parts.city_names[city] if city >= 0 else None,
        closed=bool(city >= 0 and state.closed[city]),
        foreman=bool(state.foreman == tower),
        pawn=bool(state.rules.solo and state.rules.module and state.pawn == tower),
    )


def _section(state: RedCathedral, slot: int) -> Section:
    parts, card, owner = state.parts, int(state.card[slot]), int(state.owner[slot])
    kind = int(parts.card_type[card])
    finished = bool(state.done[slot])
    if finished:
        missing: dict[str, int] = {}
    elif owner >= state.seats:
        missing = {"material": int(parts.card_units[card]) - int(pieces_on(state, slot))}
    else:
        missing = bundle([int(needs(state, slot, material)) for material in range(6)])
    tile = int(state.tile[slot])
    return Section(
        id=section_name(slot),
        card=parts.card_names[card],
        type=TYPES[kind],
        state="finished" if finished else "unfinished" if owner >= 0 else "unclaimed",
        available=bool(available(state, slot)),
        owner=owner if owner >= 0 else None,
        rp=int(parts.card_rp[card]),
        rubles=int(parts.card_rubles[card]),
        needs=bundle([int(parts.card_cost[card * 6 + material]) for material in range(6)]),
        has=bundle(unpacked(int(state.goods[slot]), 4, 7)),
        missing=missing,
        substitutes=bundle(unpacked(int(state.subs[slot]), 4, 6)),
        tile=parts.tile_names[tile] if tile >= 0 else None,
        ornament=_ornament(state, slot, kind),
    )


def _ornament(state: RedCathedral, slot: int, kind: int) -> Ornament | None:
    if state.ornament[slot] < 0:
        return None
    jewels = list(JEWELS[int(state.jewels[slot])])
    return Ornament(piece=PIECE_NAMES[kind], owner=int(state.ornament[slot]), jewels=jewels)


# -- the market ----------------------------------------------------------------------------------------------


def fitting(state: RedCathedral, side: int, gives: dict[str, int]) -> dict[str, int]:
    """What of it could be taken now: what fits, what the supply has, what the limit allows (see `goods.take`)."""
    free = int(room(state, side)) if side < state.seats else 0
    found = {}
    for word, amount in gives.items():
        kind, got = RESOURCES.index(word), amount
        if kind < GOODS:
            got = min(amount, free, int(in_supply(state, kind)))
            free -= got
        elif kind == PERMIT:
            got = min(amount, int(PERMIT_LIMIT - state.permits[side]))
        found[word] = got
    return found


def _market(state: RedCathedral) -> Market:
    parts = state.parts
    dice = {
        name: Die(
            space=int(state.die_space[die]) + 1,
            value=int(state.die_value[die]),
            side=die - 1 if 1 <= die <= state.sides and die < 5 else None,
        )
        for die, name in enumerate(DICE)
        if state.die_space[die] >= 0
    }
    moved, landed = int(state.moved), int(state.landed)
    offer = None
    if moved >= 0 and landed >= 0:
        offer = Landing(**_landing(state, moved, landed, int(dice_at(state, landed))))
    return Market(
        spaces=[
            Space(
                space=place + 1,
                tile=parts.resource_names[state.resource[place]],
                gives=tile_gives(state, place, 1),
                dice=[name for name, die in dice.items() if die.space == place + 1],
                quadrant=place // 2 + 1,
            )
            for place in range(8)
        ],
        dice=dice,
        cards=[_card(state, quadrant) for quadrant in range(4)],
        moved=DICE[moved] if moved >= 0 else None,
        landed=landed + 1 if landed >= 0 else None,
        offer=offer,
        moves=_die_moves(state),
    )


def _card(state: RedCathedral, quadrant: int) -> InfluenceCard:
    parts, card = state.parts, int(state.influence[quadrant])
    return InfluenceCard(
        quadrant=quadrant + 1,
        card=parts.influence_names[card],
        group=parts.group_names[parts.influence_group[card]],
        actions=[
            CardAction(
                id=f"{quadrant + 1}{letter}",
                effect=parts.influence_texts[card * 2 + number],
                repeat="once" if parts.influence_once[card * 2 + number] else "any",
                used=bool(state.lightning >> (quadrant * 2 + number) & 1),
            )
            for number, letter in enumerate("ab")
        ],
    )


def _landing(state: RedCathedral, die: int, place: int, dice: int) -> dict[str, Any]:
    """The parts of a `Landing`: what a die brings on a place with so many dice."""
    side = int(state.active)
    spaces = (4, 5) if die == 0 else () if die == 5 else (die - 1,)
    tiles = [int(state.workshop[side * 6 + space]) for space in spaces if state.face_up[side * 6 + space]]
    token = int(state.specialist[side]) if die == 5 else -1
    gives = tile_gives(state, place, dice)
    return {
        "die": DICE[die],
        "space": place + 1,
        "dice": dice,
        "gives": gives,
        "fits": fitting(state, side, gives),
        "quadrant": place // 2 + 1,
        "workshop": [state.parts.tile_names[tile] for tile in tiles],
        "specialist": state.parts.token_names[token] if token >= 0 else None,
    }


def _die_moves(state: RedCathedral) -> list[DieMove]:
    if state.pending() != "basic":
        return []
    found = []
    for action in state.legal(int(state.mover())):
        if MOVE.has(action):
            die, extra = divmod(action - int(MOVE.first), 8)
            place = int(landing(state, die, extra))
            there = int(dice_at(state, place)) + int(state.die_space[die] != place)
            text = f"move {DICE[die]} +{extra}"
            found.append(
                DieMove(action=action, text=text, extra=extra, cost=extra, **_landing(state, die, place, there))
            )
    return found


# -- boards --------------------------------------------------------------------------------------------------


def _side(state: RedCathedral, side: int, viewer: int | None) -> Side:
    parts, pos = state.parts, int(state.pos[side])
    points = int(prestige(parts, pos))
    lap = int(parts.lap)
    last = 0 if points == 0 else (points - 1) // 40 * lap + int(parts.marks[(points - 1) % len(parts.marks)])
    ivan = side >= state.seats
    return Side(
        side=side,
        seat=None if ivan else side,
        name="ivan" if ivan else "seat",
        colour=COLOURS[side],
        pos=pos,
        pp=points,
        rp=pos - last,
        lap=pos if pos <= lap else (pos - 1) % lap + 1,
        plus40=pos > lap,
        rubles=int(state.rubles[side]),
        permits=int(state.permits[side]),
        inventory=bundle(listed(state.inventory)[side * 7 : side * 7 + 7]),
        capacity=0 if ivan else 10 - int(state.banners[side]),
        room=0 if ivan else int(room(state, side)),
        banners=_banners(state, side),
        workshop=[] if ivan else [_workshop(state, side, space) for space in range(SPACES)],
        pieces=dict(zip(PIECE_NAMES, listed(state.pieces)[side * PIECES : side * PIECES + 3], strict=True)),
        removed=dict(zip(PIECE_NAMES, listed(state.removed)[side * PIECES : side * PIECES + 3], strict=True)),
        finished=int(state.finished[side]),
        contractors=int(state.contractors[side]),
        sent=_named(parts.city_names, listed(state.sent)[side * CITIES : side * CITIES + 6]),
        specialist=parts.token_names[state.specialist[side]] if state.specialist[side] >= 0 else None,
        tokens=[name for token, name in enumerate(parts.token_names) if state.tools[side] >> token & 1],
        tools=_named(parts.tool_names, [int(tools_of(state, side, tool)) for tool in range(6)]),
        objectives=_objectives(state, side, viewer),
        services=_named(parts.service_names, listed(state.services)[side * SERVICES : side * SERVICES + 8]),
        score=_score(state, side) if state.over else None,
    )


def _score(state: RedCathedral, side: int) -> dict[str, int]:
    rows = int(ROWS)
    return dict(zip(SCORE_ROWS, listed(state.scored)[side * rows : side * rows + rows], strict=True))


def _named(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _banners(state: RedCathedral, side: int) -> Banners:
    outside, white = int(state.outside[side]), bool(state.parts.white_banners[state.rules.advanced])
    on_white = [SPACE_NAMES[4 + i] for i in range(2) if white and outside >> i & 1]
    count = int(bits(outside))
    return Banners(inventory=int(state.banners[side]), outside=count, beside=count - len(on_white), white=on_white)


def _objectives(state: RedCathedral, side: int, viewer: int | None) -> Objectives:
    """Secret until final scoring (RC-GUILD-SCRIBES-04)."""
    hand = [card for card in listed(state.hand)[side * 4 : side * 4 + 4] if card >= 0]
    known = viewer == side or bool(state.over) or not hand
    return Objectives(count=len(hand), cards=[state.parts.objective_names[card] for card in hand] if known else None)


def _workshop(state: RedCathedral, side: int, space: int) -> WorkshopSpace:
    tile = int(state.workshop[side * 6 + space])
    return WorkshopSpace(
        space=SPACE_NAMES[space],
        tile=state.parts.tile_names[tile] if tile >= 0 else None,
        up=bool(state.face_up[side * 6 + space]),
        cost=int(space_cost(state, side, space)),
        open=bool(space_open(state, side, space)),
    )


# -- Contractors, guilds, Ivan -------------------------------------------------------------------------------


def _map(state: RedCathedral) -> DuchyMap:
    parts = state.parts
    towers = {int(state.city_of[tower]): tower + 1 for tower in range(state.towers)}
    cities = []
    for city, name in enumerate(parts.city_names):
        mask = int(parts.city_stands[city])
        cities.append(
            City(
                city=name,
                open=not state.closed[city],
                tower=towers.get(city),
                contractors=[int(state.sent[side * CITIES + city]) for side in range(state.sides)],
                cost=int(contractors_in(state, city)) + 1,
                stands=[stand for i, stand in enumerate(parts.stand_names) if mask >> i & 1],
            )
        )
    tokens = listed(state.token_at)
    return DuchyMap(
        cities=cities,
        stands=[
            Stand(stand=stand, token=parts.token_names[tokens[i]] if tokens[i] >= 0 else None)
            for i, stand in enumerate(parts.stand_names)
        ],
        bag=int(bits(state.bag)),
        removed=[name for token, name in enumerate(parts.token_names) if state.gone >> token & 1],
    )


def _guild(state: RedCathedral) -> Guild:
    parts = state.parts
    drawn = []
    if state.guild == ARCHITECTS:
        drawn = [parts.card_names[card] for card in listed(state.drawn) if card >= 0]
    return Guild(
        name=parts.group_names[state.guild],
        foreman=int(state.foreman) + 1 if state.foreman >= 0 else None,
        objectives=int(state.deck_size),
        sections=SectionDeck(
            deck=int(bits(state.section_deck)),
            discard=[name for card, name in enumerate(parts.card_names) if state.section_discard >> card & 1],
            drawn=drawn,
        ),
        services=_named(parts.service_names, listed(state.display)),
    )


def _ivan(state: RedCathedral) -> Ivan:
    names = state.parts.solitaire_names
    acting = state.pending() == "ivan"
    cards = [IvanCard(card=names[card], die=DICE[die]) for die, card in enumerate(listed(state.die_card)) if card >= 0]
    return Ivan(
        side=1,
        cards=sorted(cards, key=lambda entry: names.index(entry.card)),
        inventory=bundle(listed(state.stock)),
        construction=bundle(listed(state.site)),
        dice_left=[name for die, name in enumerate(DICE) if state.dice_left >> die & 1],
        pawn=int(state.pawn) + 1 if state.rules.module else None,
        contractors=int(state.contractors[1]),
        card=names[state.stack.get(3)] if acting else None,
        die=DICE[state.stack.get(2)] if acting else None,
    )
