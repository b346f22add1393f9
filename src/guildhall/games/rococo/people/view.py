"""What a seat, or a spectator (None), may know of a position, as `views` declares it.

Compiled, for a server asks for it after every action.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.parts import (
    EXAM_NAMES,
    PHASE_ACTIONS,
    PHASE_CHOOSE,
    PHASE_OVER,
    PILE,
    SCORE_ROWS,
    TASK_NAMES,
    decoration_kind,
    decoration_name,
    members,
)
from guildhall.games.rococo.people.bonuses import WORDS
from guildhall.games.rococo.people.views import (
    AllHallsSpace,
    Decoration,
    Drawer,
    DrawerSpace,
    DuBarry,
    Exam,
    Exams,
    Fireworks,
    FireworksRank,
    Guest,
    Hall,
    HallRank,
    HireRow,
    HireSpace,
    Jewels,
    JewelSpace,
    Modules,
    Pending,
    Player,
    View,
    Window,
)
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
    second_places_score,
)

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

KIND_NAMES = ("fireworks", "statues", "kitchen_left", "kitchen_right", "musicians", "jeweller")
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


def view(state: Rococo, seat: int | None) -> View:
    parts, board = state.parts, state.board
    return View(
        edition="classic" if state.classic else "deluxe",
        side=board.side,
        modules=Modules(
            jewelry_box=bool(state.jewelry),
            luxury_garments=bool(state.luxury),
            festive_garments=bool(state.festive),
            exclusive_tailoring=bool(state.exclusive),
            du_barry=state.her >= 0,
        ),
        round=int(state.round),
        rounds=int(board.rounds),
        phase={2: "choose", 3: "actions", 5: "over"}[int(state.phase)],
        first=int(state.first),
        current=int(state.current) if state.phase == PHASE_ACTIONS else None,
        mover=int(state.mover()),
        favor=_who(state.favor),
        her=_who(state.her),
        played=_name(parts.kind_ids, state.played),
        leaving=_names(parts.kind_ids, state.leaving),
        pending=_pending(state, seat),
        drawers=[_drawer(state, drawer) for drawer in range(3)],
        bag=int(state.tile_bag).bit_count(),
        tile_discard=_names(parts.tile_ids, state.tile_discard),
        display=[_window(state, space) for space in range(board.display)],
        garment_bag=int(state.garment_bag).bit_count(),
        garment_discard=_names(parts.garment_ids, state.garment_discard),
        hire=_hire(state),
        halls=[_hall(state, hall) for hall in range(c.HALLS)],
        fireworks=_fireworks(state),
        decorations=[_decoration(state, space) for space in range(c.DECORATIONS) if _has_space(state, space)],
        all_halls=[
            AllHallsSpace(prestige=int(prestige), owner=_who(state.all_halls[space]))
            for space, prestige in enumerate(board.all_halls)
        ],
        jewels=_jewels(state) if state.jewelry else None,
        exams=_exams(state, seat) if state.jewelry else None,
        players=[_player(state, p, seat) for p in range(state.sides)],
        du_barry=_du_barry(state) if state.her >= 0 else None,
    )


def views(state: Rococo, seats: list[int | None]) -> list[View]:
    """The views of several viewers: what a spectator sees is made once, and only what a seat sees besides for each."""
    common = view(state, None)
    return [common if seat is None else _seen_by(state, seat, common) for seat in seats]


def _seen_by(state: Rococo, seat: int, common: View) -> View:
    players = list(common.players)
    players[seat] = _player(state, seat, seat)
    if seat != state.current:
        return replace(common, players=players)
    exams = _exams(state, seat) if state.jewelry else None
    return replace(common, players=players, pending=_pending(state, seat), exams=exams)


def _who(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _name(ids: list[str], number: int) -> str | None:
    """What lies at a place, by its id; None for nothing."""
    return ids[number] if number >= 0 else None


def _names(ids: list[str], items: int) -> list[str]:
    """The ids of a set."""
    return [ids[number] for number in members(items)]


def _has_space(state: Rococo, space: int) -> bool:
    return state.board.deco_cost[space] >= 0 and (space < c.JEWELLER or bool(state.jewelry))


def _pending(state: Rococo, seat: int | None) -> Pending | None:
    """What the top frame is about. A tile drawn unseen is shown to its drawer only."""
    if state.phase != PHASE_ACTIONS:
        return None
    stack, parts = state.stack, state.parts
    word, first = state.asked().word, int(stack.get(1))
    found = Pending(kind=word.replace("-", "_"), who=int(state.current))
    if word == "bonus":
        found.bonus = WORDS[int(c.effect(parts, first, c.KEY))]
        if first < c.GARMENT_ROWS:
            found.employee = parts.kind_ids[first]
        elif first < c.REWARD_ROW:
            found.garment = parts.garment_ids[first - c.GARMENT_ROWS]
    elif word == "tile":
        found.drawn = bool(stack.get(2) == 1)
        found.tile = None if found.drawn and seat != state.current else parts.tile_ids[first]
    elif word == "discount":
        found.garment = parts.garment_ids[state.display[first]]
    elif word == "pay":
        found.garment = parts.garment_ids[state.display[stack.get(3)]]
        found.need = {colour: first >> 8 * i & 255 for i, colour in enumerate(c.COLOUR_NAMES)}
        found.paid = _names(parts.tile_ids, stack.get(2))
    elif word in ("rent", "jewel", "place", "her-place"):
        found.garment = parts.garment_ids[first]
        if word == "her-place":
            found.card = parts.her_ids[stack.get(2)]
            found.hall = int(parts.her_hall[stack.get(2)]) + 1
    elif word == "her-card":
        found.card = parts.her_ids[first]
    elif word == "exam-card":
        found.exam = EXAM_NAMES[first]
    return found


# -- the markets ---------------------------------------------------------------------------------------------------


def _drawer(state: Rococo, drawer: int) -> Drawer:
    spaces = [
        DrawerSpace(
            id=f"tile:{drawer + 1}-{place + 1}",
            tile=_name(state.parts.tile_ids, state.drawers[drawer * 4 + place]),
        )
        for place in range(state.board.drawer_spaces)
    ]
    return Drawer(price=int(drawer_price(state, drawer)) if tiles_in(state, drawer) else None, spaces=spaces)


def _window(state: Rococo, space: int) -> Window:
    return Window(
        id=f"display:G{space + 1}",
        space=f"G{space + 1}",
        cost=int(state.board.display_cost[space]),
        discard=bool(space >= state.board.display - state.board.discard_spaces),
        garment=_name(state.parts.garment_ids, state.display[space]),
    )


def _hire(state: Rococo) -> HireRow:
    return HireRow(
        price=int(hire_price(state)) if cards_in_row(state) else None,
        deck=int(state.deck).bit_count(),
        spaces=[
            HireSpace(id=f"hire:{space + 1}", employee=_name(state.parts.kind_ids, state.row[space]))
            for space in range(c.HIRE_ROW)
        ],
    )


# -- the palace ----------------------------------------------------------------------------------------------------


def _hall(state: Rococo, hall: int) -> Hall:
    board, start = state.board, int(state.board.hall_start[hall])
    ranked = [p for p in range(state.sides) if hall_key(state, hall, p) >= 0]
    ranked.sort(key=lambda p: -int(hall_key(state, hall, p)))
    return Hall(
        id=f"hall:{hall + 1}",
        number=hall + 1,
        first=int(board.first[hall]),
        second=int(board.second[hall]) if second_places_score(state) else 0,
        musician=_decoration(state, int(c.MUSICIANS) + hall),
        guests=[_guest(state, hall, space, space - start + 1) for space in range(start, board.hall_start[hall + 1])],
        ranking=[
            HallRank(
                who=p,
                garments=int(state.halls[p * 5 + hall]),
                masters=int(state.masters[p * 5 + hall]),
                musician=bool(state.deco_owner[c.MUSICIANS + hall] == p),
                place=int(hall_place(state, hall, p)),
                prestige=int(hall_prestige(state, hall, p)),
            )
            for p in ranked
        ],
    )


def _guest(state: Rococo, hall: int, space: int, position: int) -> Guest:
    board = state.board
    return Guest(
        id=f"guest:{hall + 1}-{position}",
        position=position,
        master=bool(board.guest_master[space]),
        reward=c.REWARDS[board.guest_reward[space]],
        amount=int(board.guest_amount[space]),
        garment=_name(state.parts.garment_ids, state.guest_garment[space]),
        owner=_who(state.guest_owner[space]),
    )


def _fireworks(state: Rococo) -> Fireworks:
    ranked = [p for p in range(state.sides) if fire_key(state, p) >= 0]
    ranked.sort(key=lambda p: -int(fire_key(state, p)))
    return Fireworks(
        first=int(state.board.fire_first),
        second=int(state.board.fire_second) if second_places_score(state) else 0,
        ranking=[
            FireworksRank(
                who=p,
                tokens=int(state.decos[p * 6]),
                dearest=decoration_name(int(fire_key(state, p)) % 100),
                place=int(fire_place(state, p)),
                prestige=int(fire_prestige(state, p)),
            )
            for p in ranked
        ],
    )


def _decoration(state: Rococo, space: int) -> Decoration:
    found = Decoration(
        id=f"deco:{decoration_name(space)}",
        space=decoration_name(space),
        kind=KIND_NAMES[decoration_kind(space)],
        cost=int(state.board.deco_cost[space]),
        prestige=int(state.board.deco_prestige[space]),
        owner=_who(state.deco_owner[space]),
    )
    if space < c.STATUES:
        garment, times = int(state.terrace[space]), int(state.board.multiplier[space])
        found.multiplier = times
        if garment >= 0:
            found.terrace = state.parts.garment_ids[garment]
            found.terrace_prestige = times * int(state.parts.garment_prestige[garment])
    elif c.MUSICIANS <= space < c.JEWELLER:
        found.hall = int(space - c.MUSICIANS) + 1
    return found


# -- the Jewelry Box -----------------------------------------------------------------------------------------------


def _jewels(state: Rococo) -> Jewels:
    spaces = []
    for space in range(c.JEWEL_SPACES):
        jewel = int(state.jewel_display[space])
        spaces.append(
            JewelSpace(
                id=f"jewel:{space + 1}",
                price=int(state.parts.jewel_price[space]),
                jewel=c.COLOUR_NAMES[jewel] if jewel >= 0 else None,
            )
        )
    return Jewels(spaces=spaces, bag=sum(int(count) for count in state.jewel_bag))


def _exams(state: Rococo, seat: int | None) -> Exams:
    opened = None
    if state.asked().word == "exam-card" and seat == state.current:
        opened = _names(state.parts.kind_ids, state.exam_decks[state.stack.get(1)])
    return Exams(
        journeyman=Exam(deck=int(state.exam_decks[0]).bit_count(), tasks=list(TASK_NAMES[:4])),
        master=Exam(deck=int(state.exam_decks[1]).bit_count(), tasks=list(TASK_NAMES[4:])),
        open=opened,
    )


# -- people --------------------------------------------------------------------------------------------------------


def _player(state: Rococo, p: int, seat: int | None) -> Player:
    kinds, own = state.parts.kind_ids, p == seat
    over = state.phase == PHASE_OVER
    hand, supply = int(state.hand[p]), int(state.supply[p])
    known = int(state.open_hand[p]) & hand
    if state.phase == PHASE_CHOOSE and not own and p < state.seats and not state.ready >> p & 1:
        supply |= hand & ~known  # only that somebody is still choosing is open, not how far they are
        hand = known
    secret = int(state.secret[p])
    kept = _names(state.parts.tile_ids, state.kept[p])
    show_special = own or over or state.special_hired[p] == 1
    return Player(
        who=p,
        her=bool(p == state.her),
        livres=int(state.livres[p]),
        lace=int(state.lace[p]),
        yarn=int(state.yarn[p]),
        prestige=int(state.prestige[p]) if own or over or not state.classic else None,
        tiles=len(kept),
        kept=kept if own or over else None,
        hand=hand.bit_count(),
        hand_cards=_names(kinds, hand) if own else None,
        known_hand=_names(kinds, known),
        supply=supply.bit_count(),
        supply_cards=_names(kinds, supply) if own else None,
        unseen=_names(kinds, (hand | supply) & (-1 if own else ~secret)),
        discard=[kinds[state.discards[p * PILE + i]] for i in range(state.pile_size[p])],
        staff=int(staff_size(state, p)),
        ready=bool(state.phase != PHASE_CHOOSE or p == state.her or state.ready >> p & 1),
        income=int(income_of(state, p)) if p != state.her else 0,
        garments={colour: int(state.colours[p * 4 + i]) for i, colour in enumerate(c.COLOUR_NAMES)},
        halls=[int(state.halls[p * 5 + hall]) for hall in range(c.HALLS)],
        masters=int(master_guests(state, p)),
        decorations=int(decorations(state, p)),
        present=[bool(present(state, p, hall)) for hall in range(c.HALLS)],
        halls_present=int(halls_present(state, p)),
        all_halls=any(owner == p for owner in state.all_halls),
        jewels={colour: int(state.jewels[p * 4 + i]) for i, colour in enumerate(c.COLOUR_NAMES)},
        special=_name(kinds, state.special[p]) if show_special else None,
        special_hired=bool(state.special_hired[p]),
        exam=EXAM_NAMES[state.stage[p]] if state.jewelry else None,
        tasks=[TASK_NAMES[task] for task in range(7) if state.tasks[p] >> task & 1],
        master_exams=int(state.masters_passed[p]),
        scores={key: int(state.final[p * SCORE_ROWS + line]) for line, key in enumerate(SHEET)} if over else None,
    )


def _du_barry(state: Rococo) -> DuBarry:
    word, ids = state.asked().word, state.parts.her_ids
    card = hall_card = None
    if word == "her-card":
        card = ids[state.stack.get(1)]
    elif word == "her-place":
        card, hall_card = ids[state.stack.get(4)], ids[state.stack.get(2)]
    return DuBarry(
        hand=int(state.her_hand).bit_count(),
        supply=int(state.her_supply).bit_count(),
        discard=_names(ids, state.her_discard),
        card=card,
        hall_card=hall_card,
    )
