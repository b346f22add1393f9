"""What a seat, or a spectator (None), may know of a position, ready for JSON. The boards are drawn from this alone.

Names: employees `I-a`, tiles `T07`, garments `A03`, du Barry's cards `DB12`, decoration spaces `F1 S1 KL1 KR1 M1 W1`,
colours `azure rose jade amber`; sides are seat numbers, and `her` (the one after the last) is Madame du Barry.
`Game.components_view()` has all values by these names. Things one can point at carry the id that `Action.targets` use:

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

    {edition, side, modules: {...}, round, rounds, phase: choose|actions|over, first, current, mover, favor: who|null,
     her: number|null,
     played: employee|null, leaving: [employee],           # in play; on their way out this turn
     pending: {kind, ...}|null,                            # what the top decision is about, see `_pending`
     drawers: [{price, spaces: [{id, tile|null}]}],        # price of one more tile from that drawer
     bag: n, tile_discard: [tile],
     display: [{id, space, cost, discard: bool, garment|null}], garment_bag: n, garment_discard: [garment],
     hire: {price, deck: n, spaces: [{id, employee|null}]},
     halls: [{id, number, first, second, musician: {id, space, cost, prestige, owner|null},
              guests: [{id, position, master, reward, amount, garment|null, owner|null}],
              ranking: [{who, garments, masters, musician, place, prestige}]}],   # best first, who has a garment there
     fireworks: {first, second, ranking: [{who, tokens, dearest, place, prestige}]},
     decorations: [{id, space, kind, cost, prestige, owner|null, multiplier?, terrace?: garment|null, hall?}],
     all_halls: [{prestige, owner|null}],
     jewels: {spaces: [{id, price, jewel: colour|null}], bag: n}|null,
     exams: {journeyman: {deck: n, tasks: [...]}, master: {...}, open: [employee]|null}|null,   # open: to who looks in
     players: [{who, her: bool, livres, lace, yarn, prestige|null, tiles: n, kept: [tile]|null,
                hand: n, hand_cards: [employee]|null, known_hand: [employee], supply: n, supply_cards: [employee]|null,
                unseen: [employee],                        # hand and supply together, as everybody can work out
                discard: [employee], staff: n, ready: bool, income, garments: {colour: n}, halls: [n * 5], masters: n,
                decorations: n, present: [bool * 5], all_halls: bool, jewels: {colour: n},
                special: employee|null, special_hired: bool, exam, tasks: [task], master_exams: n,
                scores: {key: points}|null}],              # the score sheet at the end, hers too
     du_barry: {hand: n, supply: n, discard: [card], card: card|null, hall_card: card|null}|null}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.parts import (
    EXAM_NAMES,
    PHASE_ACTIONS,
    PHASE_CHOOSE,
    PHASE_OVER,
    TASK_NAMES,
    Components,
    decoration_kind,
    decoration_name,
    members,
)
from guildhall.games.rococo.components.parts import SCORE_ROWS as ROWS
from guildhall.games.rococo.rules.acquiring import drawer_price, tiles_in
from guildhall.games.rococo.rules.counting import decorations, halls_present, master_guests, present, staff_size
from guildhall.games.rococo.rules.hiring import cards_in_row, hire_price
from guildhall.games.rococo.rules.rounds import income_of
from guildhall.games.rococo.rules.scoring import (
    fire_key,
    fire_place,
    fire_prestige,
    hall_key,
    hall_place,
    hall_prestige,
)

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

KIND_NAMES = ("fireworks", "statues", "kitchen_left", "kitchen_right", "musicians", "jeweller")
EFFECT_KEYS = (
    "none",
    "gain_livres",
    "gain_prestige",
    "lace_or_yarn",
    "random_resource",
    "extra_acquire",
    "extra_tailor",
    "extra_fund",
    "delegate_any",
    "livres_per",
    "prestige_per",
    "per_garment_colour",
    "livres_by_deck_size",
    "prestige_by_deck_size",
    "buy_prestige",
    "discard_silk",
    "use_own_bonus",
    "copy_opponent_bonus",
    "livres_if_no_colour",
    "claim_favor",
    "take_resource",
    "take_jewel",
)
SHEET = (
    "play",
    "livres",
    "jewels",
    "crowns",
    "favor",
    "hall1",
    "hall2",
    "hall3",
    "hall4",
    "hall5",
    "fireworks",
    "statues",
    "garments",
    "terrace",
    "decorations",
    "all-halls",
    "tiles",
)
"""Rows of the score sheet, the last for Madame du Barry only."""


def bonus_key(parts: Components, row: int) -> str:
    return EFFECT_KEYS[c.effect(parts, row, c.KEY)]


def view(state: Rococo, seat: int | None) -> dict[str, Any]:
    parts = state.parts
    return {
        "edition": "classic" if state.classic else "deluxe",
        "side": state.board.side,
        "modules": {
            "jewelry_box": bool(state.jewelry),
            "luxury_garments": bool(state.luxury),
            "festive_garments": bool(state.festive),
            "exclusive_tailoring": bool(state.exclusive),
            "du_barry": state.her >= 0,
        },
        "round": int(state.round),
        "rounds": int(state.board.rounds),
        "phase": {2: "choose", 3: "actions", 5: "over"}[int(state.phase)],
        "first": int(state.first),
        "current": int(state.current) if state.phase == PHASE_ACTIONS else None,
        "mover": int(state.mover()),
        "favor": _who(state.favor),
        "her": _who(state.her),
        "played": parts.kind_ids[state.played] if state.played >= 0 else None,
        "leaving": [parts.kind_ids[kind] for kind in members(state.leaving)],
        "pending": _pending(state, seat),
        "drawers": [_drawer(state, drawer) for drawer in range(3)],
        "bag": int(state.tile_bag).bit_count(),
        "tile_discard": [parts.tile_ids[tile] for tile in members(state.tile_discard)],
        "display": [_display(state, space) for space in range(state.board.display)],
        "garment_bag": int(state.garment_bag).bit_count(),
        "garment_discard": [parts.garment_ids[garment] for garment in members(state.garment_discard)],
        "hire": {
            "price": int(hire_price(state)) if cards_in_row(state) else None,
            "deck": int(state.deck).bit_count(),
            "spaces": [
                {
                    "id": f"hire:{space + 1}",
                    "employee": parts.kind_ids[state.row[space]] if state.row[space] >= 0 else None,
                }
                for space in range(c.HIRE_ROW)
            ],
        },
        "halls": [_hall(state, hall) for hall in range(c.HALLS)],
        "fireworks": _fireworks(state),
        "decorations": [_decoration(state, space) for space in range(c.DECORATIONS) if _has_space(state, space)],
        "all_halls": [
            {"prestige": int(prestige), "owner": _who(state.all_halls[space])}
            for space, prestige in enumerate(state.board.all_halls)
        ],
        "jewels": _jewels(state),
        "exams": _exams(state, seat),
        "players": [_player(state, p, seat) for p in range(state.sides)],
        "du_barry": _du_barry(state),
    }


def _who(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _has_space(state: Rococo, space: int) -> bool:
    return state.board.deco_cost[space] >= 0 and (space < c.JEWELLER or bool(state.jewelry))


def _pending(state: Rococo, seat: int | None) -> dict[str, Any] | None:
    """What the top frame is about. A tile drawn unseen is shown to its drawer only."""
    if state.phase != PHASE_ACTIONS:
        return None
    stack, parts = state.stack, state.parts
    word = state.asked().word
    found: dict[str, Any] = {"kind": word.replace("-", "_"), "who": int(state.current)}
    first = int(stack.get(1))
    if word == "bonus":
        found["bonus"] = bonus_key(parts, first)
        if first < c.GARMENT_ROWS:
            found["employee"] = parts.kind_ids[first]
        elif first < c.REWARD_ROW:
            found["garment"] = parts.garment_ids[first - c.GARMENT_ROWS]
    elif word == "tile":
        hidden = stack.get(2) == 1 and seat != state.current
        found["tile"] = None if hidden else parts.tile_ids[first]
        found["drawn"] = stack.get(2) == 1
    elif word == "discount":
        found["garment"] = parts.garment_ids[state.display[first]]
    elif word == "pay":
        found["garment"] = parts.garment_ids[state.display[stack.get(3)]]
        found["need"] = {colour: first >> 8 * i & 255 for i, colour in enumerate(c.COLOUR_NAMES)}
        found["paid"] = [parts.tile_ids[tile] for tile in members(stack.get(2))]
    elif word in ("rent", "jewel", "place", "her-place"):
        found["garment"] = parts.garment_ids[first]
        if word == "her-place":
            found["card"] = parts.her_ids[stack.get(2)]
            found["hall"] = int(parts.her_hall[stack.get(2)]) + 1
    elif word == "her-card":
        found["card"] = parts.her_ids[first]
    elif word == "exam-card":
        found["exam"] = EXAM_NAMES[first]
    return found


def _drawer(state: Rococo, drawer: int) -> dict[str, Any]:
    spaces = []
    for place in range(state.board.drawer_spaces):
        tile = int(state.drawers[drawer * 4 + place])
        spaces.append(
            {"id": f"tile:{drawer + 1}-{place + 1}", "tile": state.parts.tile_ids[tile] if tile >= 0 else None}
        )
    return {"price": int(drawer_price(state, drawer)) if tiles_in(state, drawer) else None, "spaces": spaces}


def _display(state: Rococo, space: int) -> dict[str, Any]:
    garment = int(state.display[space])
    return {
        "id": f"display:G{space + 1}",
        "space": f"G{space + 1}",
        "cost": int(state.board.display_cost[space]),
        "discard": space >= state.board.display - state.board.discard_spaces,
        "garment": state.parts.garment_ids[garment] if garment >= 0 else None,
    }


def _hall(state: Rococo, hall: int) -> dict[str, Any]:
    board, start = state.board, int(state.board.hall_start[hall])
    guests = []
    for space in range(start, board.hall_start[hall + 1]):
        garment = int(state.guest_garment[space])
        guests.append(
            {
                "id": f"guest:{hall + 1}-{space - start + 1}",
                "position": space - start + 1,
                "master": bool(board.guest_master[space]),
                "reward": c.REWARDS[board.guest_reward[space]],
                "amount": int(board.guest_amount[space]),
                "garment": state.parts.garment_ids[garment] if garment >= 0 else None,
                "owner": _who(state.guest_owner[space]),
            }
        )
    ranking: list[dict[str, Any]] = [
        {
            "who": p,
            "garments": int(state.halls[p * 5 + hall]),
            "masters": int(state.masters[p * 5 + hall]),
            "musician": state.deco_owner[c.MUSICIANS + hall] == p,
            "place": int(hall_place(state, hall, p)),
            "prestige": int(hall_prestige(state, hall, p)),
        }
        for p in range(state.sides)
        if hall_key(state, hall, p) >= 0
    ]
    ranking.sort(key=lambda line: -int(hall_key(state, hall, line["who"])))
    return {
        "id": f"hall:{hall + 1}",
        "number": hall + 1,
        "first": int(board.first[hall]),
        "second": int(board.second[hall]),
        "musician": _decoration(state, int(c.MUSICIANS) + hall),
        "guests": guests,
        "ranking": ranking,
    }


def _fireworks(state: Rococo) -> dict[str, Any]:
    ranking: list[dict[str, Any]] = [
        {
            "who": p,
            "tokens": int(state.decos[p * 6]),
            "dearest": decoration_name(int(fire_key(state, p)) % 100),
            "place": int(fire_place(state, p)),
            "prestige": int(fire_prestige(state, p)),
        }
        for p in range(state.sides)
        if fire_key(state, p) >= 0
    ]
    ranking.sort(key=lambda line: -int(fire_key(state, line["who"])))
    return {"first": int(state.board.fire_first), "second": int(state.board.fire_second), "ranking": ranking}


def _decoration(state: Rococo, space: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": f"deco:{decoration_name(space)}",
        "space": decoration_name(space),
        "kind": KIND_NAMES[decoration_kind(space)],
        "cost": int(state.board.deco_cost[space]),
        "prestige": int(state.board.deco_prestige[space]),
        "owner": _who(state.deco_owner[space]),
    }
    if space < c.STATUES:
        garment = int(state.terrace[space])
        found["multiplier"] = int(state.board.multiplier[space])
        found["terrace"] = state.parts.garment_ids[garment] if garment >= 0 else None
    elif c.MUSICIANS <= space < c.JEWELLER:
        found["hall"] = int(space - c.MUSICIANS) + 1
    return found


def _jewels(state: Rococo) -> dict[str, Any] | None:
    if not state.jewelry:
        return None
    spaces = []
    for space in range(c.JEWEL_SPACES):
        jewel = int(state.jewel_display[space])
        spaces.append(
            {
                "id": f"jewel:{space + 1}",
                "price": int(state.parts.jewel_price[space]),
                "jewel": c.COLOUR_NAMES[jewel] if jewel >= 0 else None,
            }
        )
    return {"spaces": spaces, "bag": sum(int(count) for count in state.jewel_bag)}


def _exams(state: Rococo, seat: int | None) -> dict[str, Any] | None:
    if not state.jewelry:
        return None
    opened = None
    if state.asked().word == "exam-card" and seat == state.current:
        opened = [state.parts.kind_ids[kind] for kind in members(state.exam_decks[state.stack.get(1)])]
    return {
        "journeyman": {"deck": int(state.exam_decks[0]).bit_count(), "tasks": list(TASK_NAMES[:4])},
        "master": {"deck": int(state.exam_decks[1]).bit_count(), "tasks": list(TASK_NAMES[4:])},
        "open": opened,
    }


def _player(state: Rococo, p: int, seat: int | None) -> dict[str, Any]:
    parts, own = state.parts, p == seat
    over = state.phase == PHASE_OVER
    hand, supply = int(state.hand[p]), int(state.supply[p])
    known = int(state.open_hand[p]) & hand
    if state.phase == PHASE_CHOOSE and not own and p < state.seats and not state.ready >> p & 1:
        supply |= hand & ~known  # only that somebody is still choosing is open, not how far they are
        hand = known
    secret = int(state.secret[p])
    kept = [parts.tile_ids[tile] for tile in members(state.kept[p])]
    special = int(state.special[p])
    show_special = special >= 0 and (own or over or state.special_hired[p] == 1)
    at = p * 4
    return {
        "who": p,
        "her": p == state.her,
        "livres": int(state.livres[p]),
        "lace": int(state.lace[p]),
        "yarn": int(state.yarn[p]),
        "prestige": int(state.prestige[p]) if own or over or not state.classic else None,
        "tiles": len(kept),
        "kept": kept if own or over else None,
        "hand": hand.bit_count(),
        "hand_cards": [parts.kind_ids[kind] for kind in members(hand)] if own else None,
        "known_hand": [parts.kind_ids[kind] for kind in members(known)],
        "supply": supply.bit_count(),
        "supply_cards": [parts.kind_ids[kind] for kind in members(supply)] if own else None,
        "unseen": [parts.kind_ids[kind] for kind in members((hand | supply) & (-1 if own else ~secret))],
        "discard": [parts.kind_ids[state.discards[p * 36 + i]] for i in range(state.pile_size[p])],
        "staff": int(staff_size(state, p)),
        "ready": bool(state.phase != PHASE_CHOOSE or p == state.her or state.ready >> p & 1),
        "income": int(income_of(state, p)) if p != state.her else 0,
        "garments": {colour: int(state.colours[at + i]) for i, colour in enumerate(c.COLOUR_NAMES)},
        "halls": [int(state.halls[p * 5 + hall]) for hall in range(c.HALLS)],
        "masters": int(master_guests(state, p)),
        "decorations": int(decorations(state, p)),
        "present": [bool(present(state, p, hall)) for hall in range(c.HALLS)],
        "halls_present": int(halls_present(state, p)),
        "all_halls": any(owner == p for owner in state.all_halls),
        "jewels": {colour: int(state.jewels[at + i]) for i, colour in enumerate(c.COLOUR_NAMES)},
        "special": parts.kind_ids[special] if show_special else None,
        "special_hired": bool(state.special_hired[p]),
        "exam": EXAM_NAMES[state.stage[p]] if state.jewelry else None,
        "tasks": [TASK_NAMES[task] for task in range(7) if state.tasks[p] >> task & 1],
        "master_exams": int(state.masters_passed[p]),
        "scores": {key: int(state.final[p * ROWS + line]) for line, key in enumerate(SHEET)} if over else None,
    }


def _du_barry(state: Rococo) -> dict[str, Any] | None:
    if state.her < 0:
        return None
    word = state.asked().word
    card = hall_card = None
    if word == "her-card":
        card = state.parts.her_ids[state.stack.get(1)]
    elif word == "her-place":
        card = state.parts.her_ids[state.stack.get(4)]
        hall_card = state.parts.her_ids[state.stack.get(2)]
    return {
        "hand": int(state.her_hand).bit_count(),
        "supply": int(state.her_supply).bit_count(),
        "discard": [state.parts.her_ids[number] for number in members(state.her_discard)],
        "card": card,
        "hall_card": hall_card,
    }
