"""What a seat or a spectator may know, ready for JSON. The browser's board is drawn from this and knows no rule.

A *side* is a seat, or Ivan (side 1 of a solo game, `seat` null); its colour is red, green, blue, yellow by number.
Materials are
`lumber brick stone gold green_jewel purple_jewel diamond`; bundles are objects such as {"lumber": 2, "ruble": 1}.
Card, tile and token
ids are rows of `Game.components_view()`: `cathedral_cards`, `workshop_tiles`, `resource_tiles`, `influence_cards`,
`specialist_tokens`, `objectives`, `services`. Targets of actions (`listing.py`) are made of the ids below.

    options   {contractors, solo, board: basic|advanced, guild, unlimited}     guild: group of the fourth influence card
    plan      id of the Building Plan
    towers    [{tower: 1…, sections: […from the bottom], complete, worth, presence: [per side], city | null, closed,
              foreman, pawn}]
              worth and presence are those of final scoring as it stands; foreman, pawn: true where they stand
      section {id: "3-2" (target section:3-2), card, type: base|middle|dome, state: unclaimed|unfinished|finished,
       available,
               owner: side | null, rp, rubles, needs: bundle, has: bundle of pieces on it, missing: bundle ({"any": n}
                for Ivan's),
               substitutes: bundle of what diamonds stand for, tile: workshop tile id | null,
               ornament: {piece: door|arch|cross, owner: side, jewels: ["green", …]} | null}
    market    spaces  [{space: 1-8 (target space:5), tile, gives: bundle for one die, dice: [colours], quadrant: 1-4}]
              dice    {colour: {space, value, side | null}}                   (target die:red; black only with the
               module)
              cards   [{quadrant: 1-4, card, group, actions: [{id: "2a" (target influence:2a), effect, repeat:
               once|any, used}]}]
              moved, landed   colour of the die being used and its space, or null
              moves   what each legal die move of the seat to act would bring, shown before one commits:
                      [{action, text, die, extra, cost, space, dice: number there after the move, gives: bundle x dice,
                        quadrant, workshop: [tile ids that could be activated], specialist: token id | null}]
    supply    bundle
    sides     [{side, seat | null, name: seat|ivan, colour, pos, pp, rp: steps past the last mark, lap: space on the
              track 0-80,
               plus40: true on the "+40" side, rubles, permits, inventory: bundle, capacity, room,
               banners: {inventory, outside, white: [white-a …]}, workshop: [{space: red…white-b (target
                workshop:own-red for the
               mover, workshop:2-red for another seat), tile | null, up, cost, open}], pieces: {door, arch, cross},
                removed: the same,
               finished, contractors: left on the overlay, sent: {city: n}, specialist: token id | null, tokens: [ids
                tool side up],
               tools: {tool: n}, objectives: {count, cards: ids for the owner and at the end, else null}, services:
                {id: n},
               score: {track, objectives, leftovers, tools, towers} once the game is over}]
    track     {marks: [40 positions], lap: 80}
    map       null without the module; cities [{city (target city:suzdal), open, tower: 1… | null, contractors: [per
              side], cost:
              permits to hire there, stands: ["A", "B"]}], stands [{stand (target token:A), token | null}], bag:
               count, removed: [ids]
    guild     {name, foreman: tower | null, objectives: cards in the deck, sections: {deck, discard: [ids], drawn:
              [ids]},
               services: {id: n} on display}
    ivan      null, or {side: 1, cards: [{card: recognition|inventory|transport|claim|construction|hire, die}],
              inventory: bundle,
              construction: bundle, dice_left: colours still in this cycle, pawn: tower | null, contractors, card,
               die: of this turn}
    pending   kind of the decision (its word), mover: seat | -1, active: side whose turn it is, claiming:
              section | null,
              placing: tile | null, deliveries: left | null, choosing: bundle still to keep | null,
              drawn: [objective ids] for the one who drew them, else null
    turn      {sold, rerolled, serviced, number}   ender: side that brought the end | null, final: last turns left |
              null
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.core.arrays import listed
from guildhall.games.red_cathedral.components.parts import (
    ARCHITECTS,
    CITIES,
    GOODS,
    PIECE_NAMES,
    PIECES,
    ROWS,
    SERVICES,
    SPACE_NAMES,
    SPACES,
)
from guildhall.games.red_cathedral.components.vocabulary import DICE, RESOURCES
from guildhall.games.red_cathedral.rules.building import needs, pieces_on, tower_complete
from guildhall.games.red_cathedral.rules.claiming import available, space_cost, space_open
from guildhall.games.red_cathedral.rules.contractors import bits, contractors_in, tools_of
from guildhall.games.red_cathedral.rules.dice import dice_at, landing
from guildhall.games.red_cathedral.rules.goods import room
from guildhall.games.red_cathedral.rules.scoring import SCORE_ROWS, presence_in, tower_worth
from guildhall.games.red_cathedral.rules.tell import section_name
from guildhall.games.red_cathedral.rules.track import prestige
from guildhall.games.red_cathedral.rules.verbs import MOVE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

COLOURS = ("red", "green", "blue", "yellow")
TYPES = ("base", "middle", "dome")
JEWELS = ((), ("green",), ("purple",), ("green", "green"), ("purple", "purple"), ("green", "purple"))


def view(state: RedCathedral, seat: int | None) -> dict[str, Any]:
    return {
        "options": {
            "contractors": bool(state.rules.module),
            "solo": bool(state.rules.solo),
            "board": "advanced" if state.rules.advanced else "basic",
            "guild": state.parts.group_names[state.guild],
            "unlimited": bool(state.rules.unlimited),
        },
        "plan": state.parts.plan_names[state.plan],
        "towers": [_tower(state, tower) for tower in range(state.towers)],
        "market": _market(state),
        "supply": bundle(listed(state.supply)),
        "sides": [_side(state, side, seat) for side in range(state.sides)],
        "track": {"marks": listed(state.parts.marks), "lap": int(state.parts.lap)},
        "map": _map(state) if state.rules.module else None,
        "guild": _guild(state),
        "ivan": _ivan(state) if state.rules.solo else None,
        **_pending(state, seat),
    }


def bundle(counts: list[int]) -> dict[str, int]:
    """Counts by kind as an object without zeros."""
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def unpacked(packed: int, width: int, kinds: int) -> list[int]:
    return [packed >> width * kind & (1 << width) - 1 for kind in range(kinds)]


def _tower(state: RedCathedral, tower: int) -> dict[str, Any]:
    city = int(state.city_of[tower])
    return {
        "tower": tower + 1,
        "sections": [_section(state, tower * 8 + level) for level in range(state.height[tower])],
        "complete": bool(tower_complete(state, tower)),
        "worth": int(tower_worth(state, tower)),
        "presence": listed(presence_in(state, tower)),
        "city": state.parts.city_names[city] if city >= 0 else None,
        "closed": bool(city >= 0 and state.closed[city]),
        "foreman": bool(state.foreman == tower),
        "pawn": bool(state.rules.solo and state.rules.module and state.pawn == tower),
    }


def _section(state: RedCathedral, slot: int) -> dict[str, Any]:
    parts, card, owner = state.parts, int(state.card[slot]), int(state.owner[slot])
    kind = int(parts.card_type[card])
    finished = bool(state.done[slot])
    if finished:
        missing: dict[str, int] = {}
    elif owner >= state.seats:
        missing = {"any": int(parts.card_units[card]) - int(pieces_on(state, slot))}
    else:
        missing = bundle([int(needs(state, slot, material)) for material in range(6)])
    ornament = None
    if state.ornament[slot] >= 0:
        jewels = list(JEWELS[int(state.jewels[slot])])
        ornament = {"piece": PIECE_NAMES[kind], "owner": int(state.ornament[slot]), "jewels": jewels}
    tile = int(state.tile[slot])
    return {
        "id": section_name(slot),
        "card": parts.card_names[card],
        "type": TYPES[kind],
        "state": "finished" if finished else "unfinished" if owner >= 0 else "unclaimed",
        "available": bool(available(state, slot)),
        "owner": owner if owner >= 0 else None,
        "rp": int(parts.card_rp[card]),
        "rubles": int(parts.card_rubles[card]),
        "needs": bundle([int(parts.card_cost[card * 6 + material]) for material in range(6)]),
        "has": bundle(unpacked(int(state.goods[slot]), 4, 7)),
        "missing": missing,
        "substitutes": bundle(unpacked(int(state.subs[slot]), 4, 6)),
        "tile": parts.tile_names[tile] if tile >= 0 else None,
        "ornament": ornament,
    }


def tile_gives(state: RedCathedral, place: int, times: int) -> dict[str, int]:
    """What the resource tile of a place gives for so many dice."""
    code = state.parts.code
    effect = int(state.parts.resource_effect[state.resource[place]])
    step = int(code[code[code[effect + 1] + 1] + 1])
    found: dict[str, int] = {}
    for item in range(code[step + 2]):
        kind = int(code[step + 5 + 3 * item]).bit_length() - 1
        found[RESOURCES[kind]] = found.get(RESOURCES[kind], 0) + int(code[step + 3 + 3 * item]) * times
    return found


def _market(state: RedCathedral) -> dict[str, Any]:
    parts = state.parts
    dice = {
        name: {
            "space": int(state.die_space[die]) + 1,
            "value": int(state.die_value[die]),
            "side": die - 1 if 1 <= die <= state.sides and die < 5 else None,
        }
        for die, name in enumerate(DICE)
        if state.die_space[die] >= 0
    }
    return {
        "spaces": [
            {
                "space": place + 1,
                "tile": parts.resource_names[state.resource[place]],
                "gives": tile_gives(state, place, 1),
                "dice": [name for name, die in dice.items() if die["space"] == place + 1],
                "quadrant": place // 2 + 1,
            }
            for place in range(8)
        ],
        "dice": dice,
        "cards": [_card(state, quadrant) for quadrant in range(4)],
        "moved": DICE[state.moved] if state.moved >= 0 else None,
        "landed": int(state.landed) + 1 if state.landed >= 0 else None,
        "moves": _die_moves(state),
    }


def _card(state: RedCathedral, quadrant: int) -> dict[str, Any]:
    parts, card = state.parts, int(state.influence[quadrant])
    return {
        "quadrant": quadrant + 1,
        "card": parts.influence_names[card],
        "group": parts.group_names[parts.influence_group[card]],
        "actions": [
            {
                "id": f"{quadrant + 1}{letter}",
                "effect": parts.influence_texts[card * 2 + number],
                "repeat": "once" if parts.influence_once[card * 2 + number] else "any",
                "used": bool(state.lightning >> (quadrant * 2 + number) & 1),
            }
            for number, letter in enumerate("ab")
        ],
    }


def _die_moves(state: RedCathedral) -> list[dict[str, Any]]:
    if state.pending() != "basic":
        return []
    side = int(state.active)
    found = []
    for action in state.legal(int(state.mover())):
        if MOVE.has(action):
            die, extra = divmod(action - int(MOVE.first), 8)
            place = int(landing(state, die, extra))
            there = int(dice_at(state, place)) + int(state.die_space[die] != place)
            spaces = (4, 5) if die == 0 else () if die == 5 else (die - 1,)
            tiles = [int(state.workshop[side * 6 + space]) for space in spaces if state.face_up[side * 6 + space]]
            token = int(state.specialist[side]) if die == 5 else -1
            found.append(
                {
                    "action": action,
                    "text": f"move {DICE[die]} +{extra}",
                    "die": DICE[die],
                    "extra": extra,
                    "cost": extra,
                    "space": place + 1,
                    "dice": there,
                    "gives": tile_gives(state, place, there),
                    "quadrant": place // 2 + 1,
                    "workshop": [state.parts.tile_names[tile] for tile in tiles],
                    "specialist": state.parts.token_names[token] if token >= 0 else None,
                }
            )
    return found


def _side(state: RedCathedral, side: int, viewer: int | None) -> dict[str, Any]:
    parts, pos = state.parts, int(state.pos[side])
    points = int(prestige(parts, pos))
    outside, white = int(state.outside[side]), bool(parts.white_banners[state.rules.advanced])
    lap = int(parts.lap)
    last = 0 if points == 0 else (points - 1) // 40 * lap + int(parts.marks[(points - 1) % len(parts.marks)])
    ivan = side >= state.seats
    found: dict[str, Any] = {
        "side": side,
        "seat": None if ivan else side,
        "name": "ivan" if ivan else "seat",
        "colour": COLOURS[side],
        "pos": pos,
        "pp": points,
        "rp": pos - last,
        "lap": pos if pos <= lap else (pos - 1) % lap + 1,
        "plus40": pos > lap,
        "rubles": int(state.rubles[side]),
        "permits": int(state.permits[side]),
        "inventory": bundle(listed(state.inventory)[side * 7 : side * 7 + 7]),
        "capacity": 0 if ivan else 10 - int(state.banners[side]),
        "room": 0 if ivan else int(room(state, side)),
        "banners": {
            "inventory": int(state.banners[side]),
            "outside": int(bits(outside)),
            "white": [SPACE_NAMES[4 + i] for i in range(2) if white and outside >> i & 1],
        },
        "workshop": [] if ivan else [_workshop(state, side, space) for space in range(SPACES)],
        "pieces": dict(zip(PIECE_NAMES, listed(state.pieces)[side * PIECES : side * PIECES + 3], strict=True)),
        "removed": dict(zip(PIECE_NAMES, listed(state.removed)[side * PIECES : side * PIECES + 3], strict=True)),
        "finished": int(state.finished[side]),
        "contractors": int(state.contractors[side]),
        "sent": _named(parts.city_names, listed(state.sent)[side * CITIES : side * CITIES + 6]),
        "specialist": parts.token_names[state.specialist[side]] if state.specialist[side] >= 0 else None,
        "tokens": [name for token, name in enumerate(parts.token_names) if state.tools[side] >> token & 1],
        "tools": _named(parts.tool_names, [int(tools_of(state, side, tool)) for tool in range(6)]),
        "objectives": _objectives(state, side, viewer),
        "services": _named(parts.service_names, listed(state.services)[side * SERVICES : side * SERVICES + 8]),
    }
    if state.over:
        scored = listed(state.scored)[side * int(ROWS) : side * int(ROWS) + int(ROWS)]
        found["score"] = dict(zip(SCORE_ROWS, scored, strict=True))
    return found


def _named(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _objectives(state: RedCathedral, side: int, viewer: int | None) -> dict[str, Any]:
    """Secret until final scoring (RC-GUILD-SCRIBES-04)."""
    hand = [card for card in listed(state.hand)[side * 4 : side * 4 + 4] if card >= 0]
    known = viewer == side or bool(state.over) or not hand
    return {"count": len(hand), "cards": [state.parts.objective_names[card] for card in hand] if known else None}


def _workshop(state: RedCathedral, side: int, space: int) -> dict[str, Any]:
    tile = int(state.workshop[side * 6 + space])
    return {
        "space": SPACE_NAMES[space],
        "tile": state.parts.tile_names[tile] if tile >= 0 else None,
        "up": bool(state.face_up[side * 6 + space]),
        "cost": int(space_cost(state, side, space)),
        "open": bool(space_open(state, side, space)),
    }


def _map(state: RedCathedral) -> dict[str, Any]:
    parts = state.parts
    towers = {int(state.city_of[tower]): tower + 1 for tower in range(state.towers)}
    cities = []
    for city, name in enumerate(parts.city_names):
        mask = int(parts.city_stands[city])
        cities.append(
            {
                "city": name,
                "open": not state.closed[city],
                "tower": towers.get(city),
                "contractors": [int(state.sent[side * CITIES + city]) for side in range(state.sides)],
                "cost": int(contractors_in(state, city)) + 1,
                "stands": [stand for i, stand in enumerate(parts.stand_names) if mask >> i & 1],
            }
        )
    tokens = listed(state.token_at)
    return {
        "cities": cities,
        "stands": [
            {"stand": stand, "token": parts.token_names[tokens[i]] if tokens[i] >= 0 else None}
            for i, stand in enumerate(parts.stand_names)
        ],
        "bag": int(bits(state.bag)),
        "removed": [name for token, name in enumerate(parts.token_names) if state.gone >> token & 1],
    }


def _guild(state: RedCathedral) -> dict[str, Any]:
    parts = state.parts
    drawn = []
    if state.guild == ARCHITECTS:
        drawn = [parts.card_names[card] for card in listed(state.drawn) if card >= 0]
    return {
        "name": parts.group_names[state.guild],
        "foreman": int(state.foreman) + 1 if state.foreman >= 0 else None,
        "objectives": int(state.deck_size),
        "sections": {
            "deck": int(bits(state.section_deck)),
            "discard": [name for card, name in enumerate(parts.card_names) if state.section_discard >> card & 1],
            "drawn": drawn,
        },
        "services": _named(parts.service_names, listed(state.display)),
    }


def _ivan(state: RedCathedral) -> dict[str, Any]:
    names = state.parts.solitaire_names
    acting = state.pending() == "ivan"
    cards = [{"card": names[card], "die": DICE[die]} for die, card in enumerate(listed(state.die_card)) if card >= 0]
    return {
        "side": 1,
        "cards": sorted(cards, key=lambda entry: names.index(entry["card"])),
        "inventory": bundle(listed(state.stock)),
        "construction": bundle(listed(state.site)),
        "dice_left": [name for die, name in enumerate(DICE) if state.dice_left >> die & 1],
        "pawn": int(state.pawn) + 1 if state.rules.module else None,
        "contractors": int(state.contractors[1]),
        "card": names[state.stack.get(3)] if acting else None,
        "die": DICE[state.stack.get(2)] if acting else None,
    }


def _pending(state: RedCathedral, seat: int | None) -> dict[str, Any]:
    kind, stack = state.pending(), state.stack
    claiming = section_name(stack.get(1)) if kind in ("banner", "place", "jewels") else None
    drawn = None
    if kind == "objective" and seat == state.active:
        drawn = [state.parts.objective_names[card] for card in listed(state.drawn) if card >= 0]
    deliveries = None
    if kind in ("deliver", "jewels"):
        deliveries = int(stack.get(1) if kind == "deliver" else stack.get_at(1, 1))
    return {
        "pending": kind,
        "mover": int(state.mover()),
        "active": int(state.active),
        "claiming": claiming,
        "placing": state.parts.tile_names[stack.get(2)] if kind == "place" else None,
        "deliveries": deliveries,
        "choosing": bundle(unpacked(int(stack.get(1)), 5, int(GOODS))) if kind == "keep" else None,
        "drawn": drawn,
        "turn": {
            "sold": bool(state.sold),
            "rerolled": bool(state.rerolled),
            "serviced": bool(state.serviced),
            "number": int(state.turns),
        },
        "ender": int(state.ender) if state.ender >= 0 else None,
        "final": int(state.final_left) if state.final_left >= 0 else None,
    }
