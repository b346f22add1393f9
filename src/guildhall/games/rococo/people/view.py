"""What a seat, or a spectator (None), may know of a position, as `views` declares it.

Compiled, for a server asks for it after every action: what everybody may know is made once (`public`), and `seen_by`
adds what one seat knows besides. Views share their parts, with each other and with later ones: nobody changes a view.
"""

# guildhall: compiled

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, cast

from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.holdings import (
    HAND,
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    MASTERS_PASSED,
    OPEN_HAND,
    PILE_SIZE,
    PRESTIGE,
    SECRET,
    SPECIAL_HIRED,
    STAGE,
    SUPPLY,
    TASKS,
    WORN,
    in_hall,
    of_colour,
)
from guildhall.games.rococo.components.parts import (
    EXAM_NAMES,
    PHASE_ACTIONS,
    PHASE_CHOOSE,
    PHASE_OVER,
    PILE,
    SCORE_ROWS,
    TASK_NAMES,
)
from guildhall.games.rococo.people.bonuses import WORDS
from guildhall.games.rococo.people.palace import decoration_view, fireworks_view, hall_view
from guildhall.games.rococo.people.views import (
    AllHallsSpace,
    Drawer,
    DrawerSpace,
    DuBarry,
    Exam,
    Exams,
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
from guildhall.games.rococo.people.words import name_of, names_of, who
from guildhall.games.rococo.rules.acquiring import drawer_price, tiles_in
from guildhall.games.rococo.rules.counting import (
    decorations,
    halls_present,
    master_guests,
    present,
    staff_size,
)
from guildhall.games.rococo.rules.funding import has_space
from guildhall.games.rococo.rules.hiring import cards_in_row, hire_price
from guildhall.games.rococo.rules.rounds import income_of

if TYPE_CHECKING:
    from guildhall.games.rococo.game import RococoSetup
    from guildhall.games.rococo.state import Rococo

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


TILE_IDS = [[f"tile:{drawer}-{place}" for place in range(1, c.DRAWER + 1)] for drawer in (1, 2, 3)]
WINDOW_NAMES = [f"G{number}" for number in range(1, c.DISPLAY + 1)]
WINDOW_IDS = [f"display:{name}" for name in WINDOW_NAMES]
HIRE_IDS = [f"hire:{number}" for number in range(1, c.HIRE_ROW + 1)]


def view(state: Rococo, seat: int | None) -> View:
    """What one viewer may know."""
    everybody = public(state)
    return everybody if seat is None else seen_by(state, seat, everybody)


def views(state: Rococo, seats: list[int | None]) -> list[View]:
    """The views of several viewers at once."""
    everybody = public(state)
    return [everybody if seat is None else seen_by(state, seat, everybody) for seat in seats]


def seen_by(state: Rococo, seat: int, everybody: View) -> View:
    """What a seat knows besides what everybody may know."""
    found: View = copy(everybody)
    found.players = everybody.players[:]
    found.players[seat] = _player(state, seat, True)
    if state.phase == PHASE_ACTIONS and state.current == seat:
        found.pending = _pending(state, True)
        if state.jewelry:
            found.exams = _exams(state, True)
    return found


def public(state: Rococo) -> View:
    """What everybody may know."""
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
        readings=cast("RococoSetup", state.setup).readings,
        round=int(state.round),
        rounds=int(board.rounds),
        phase={2: "choose", 3: "actions", 5: "over"}[int(state.phase)],
        first=int(state.first),
        current=int(state.current) if state.phase == PHASE_ACTIONS else None,
        mover=int(state.mover()),
        favor=who(state.favor),
        her=who(state.her),
        played=name_of(parts.kind_ids, state.played),
        leaving=names_of(parts.kind_ids, state.leaving),
        pending=_pending(state, False),
        drawers=[_drawer(state, drawer) for drawer in range(3)],
        bag=int(state.tile_bag).bit_count(),
        tile_discard=names_of(parts.tile_ids, state.tile_discard),
        display=[_window(state, space) for space in range(board.display)],
        garment_bag=int(state.garment_bag).bit_count(),
        garment_discard=names_of(parts.garment_ids, state.garment_discard),
        hire=_hire(state),
        halls=[hall_view(state, hall) for hall in range(c.HALLS)],
        fireworks=fireworks_view(state),
        decorations=[decoration_view(state, space) for space in range(c.DECORATIONS) if has_space(state, space)],
        all_halls=[
            AllHallsSpace(prestige=int(prestige), owner=who(state.all_halls[space]))
            for space, prestige in enumerate(board.all_halls)
        ],
        jewels=_jewels(state) if state.jewelry else None,
        exams=_exams(state, False) if state.jewelry else None,
        players=[_player(state, p, False) for p in range(state.sides)],
        du_barry=_du_barry(state) if state.her >= 0 else None,
    )


def _pending(state: Rococo, own: bool) -> Pending | None:
    """What the top frame is about. A tile drawn unseen is shown to its drawer only, whose `own` it is."""
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
        found.tile = None if found.drawn and not own else parts.tile_ids[first]
    elif word == "discount":
        found.garment = parts.garment_ids[state.display[first]]
    elif word == "pay":
        found.garment = parts.garment_ids[state.display[stack.get(3)]]
        found.need = {colour: first >> 8 * i & 255 for i, colour in enumerate(c.COLOUR_NAMES)}
        found.paid = names_of(parts.tile_ids, stack.get(2))
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
            id=TILE_IDS[drawer][place],
            tile=name_of(state.parts.tile_ids, state.drawers[drawer * 4 + place]),
        )
        for place in range(state.board.drawer_spaces)
    ]
    return Drawer(price=int(drawer_price(state, drawer)) if tiles_in(state, drawer) else None, spaces=spaces)


def _window(state: Rococo, space: int) -> Window:
    return Window(
        id=WINDOW_IDS[space],
        space=WINDOW_NAMES[space],
        cost=int(state.board.display_cost[space]),
        discard=bool(space >= state.board.display - state.board.discard_spaces),
        garment=name_of(state.parts.garment_ids, state.display[space]),
    )


def _hire(state: Rococo) -> HireRow:
    return HireRow(
        price=int(hire_price(state)) if cards_in_row(state) else None,
        deck=int(state.deck).bit_count(),
        spaces=[
            HireSpace(id=HIRE_IDS[space], employee=name_of(state.parts.kind_ids, state.row[space]))
            for space in range(c.HIRE_ROW)
        ],
    )


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


def _exams(state: Rococo, own: bool) -> Exams:
    """With the cards of an open deck for the seat whose `own` decision it is."""
    opened = None
    if own and state.asked().word == "exam-card":
        opened = names_of(state.parts.kind_ids, state.exam_decks[state.stack.get(1)])
    return Exams(
        journeyman=Exam(deck=int(state.exam_decks[0]).bit_count(), tasks=list(TASK_NAMES[:4])),
        master=Exam(deck=int(state.exam_decks[1]).bit_count(), tasks=list(TASK_NAMES[4:])),
        open=opened,
    )


# -- people --------------------------------------------------------------------------------------------------------


def _player(state: Rococo, p: int, own: bool) -> Player:
    """A participant as they see themselves (`own`) or as the others do."""
    kinds = state.parts.kind_ids
    over = state.phase == PHASE_OVER
    hand, supply = int(state.own[HAND + p]), int(state.own[SUPPLY + p])
    known = int(state.own[OPEN_HAND + p]) & hand
    if state.phase == PHASE_CHOOSE and not own and p < state.seats and not state.ready >> p & 1:
        supply |= hand & ~known  # only that somebody is still choosing is open, not how far they are
        hand = known
    secret = int(state.own[SECRET + p])
    kept = names_of(state.parts.tile_ids, state.own[KEPT + p])
    show_special = own or over or state.own[SPECIAL_HIRED + p] == 1
    return Player(
        who=p,
        her=bool(p == state.her),
        livres=int(state.own[LIVRES + p]),
        lace=int(state.own[HELD_LACE + p]),
        yarn=int(state.own[HELD_YARN + p]),
        prestige=int(state.own[PRESTIGE + p]) if own or over or not state.classic else None,
        tiles=len(kept),
        kept=kept if own or over else None,
        hand=hand.bit_count(),
        hand_cards=names_of(kinds, hand) if own else None,
        known_hand=names_of(kinds, known),
        supply=supply.bit_count(),
        supply_cards=names_of(kinds, supply) if own else None,
        unseen=names_of(kinds, (hand | supply) & (-1 if own else ~secret)),
        discard=[kinds[state.discards[p * PILE + i]] for i in range(state.own[PILE_SIZE + p])],
        staff=int(staff_size(state, p)),
        ready=bool(state.phase != PHASE_CHOOSE or p == state.her or state.ready >> p & 1),
        income=int(income_of(state, p)) if p != state.her else 0,
        garments={colour: int(of_colour(state.own[WORN + p], i)) for i, colour in enumerate(c.COLOUR_NAMES)},
        halls=[int(in_hall(state.own[WORN + p], hall)) for hall in range(c.HALLS)],
        masters=int(master_guests(state, p)),
        decorations=int(decorations(state, p)),
        present=[bool(present(state, p, hall)) for hall in range(c.HALLS)],
        halls_present=int(halls_present(state, p)),
        all_halls=p in list(state.all_halls),
        jewels={colour: int(state.jewels[p * 4 + i]) for i, colour in enumerate(c.COLOUR_NAMES)},
        special=name_of(kinds, state.special[p]) if show_special else None,
        special_hired=bool(state.own[SPECIAL_HIRED + p]),
        exam=EXAM_NAMES[state.own[STAGE + p]] if state.jewelry else None,
        tasks=[TASK_NAMES[task] for task in range(7) if state.own[TASKS + p] >> task & 1],
        master_exams=int(state.own[MASTERS_PASSED + p]),
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
        level=str(state.setup.options["du_barry_level"]),
        hand=int(state.her_hand).bit_count(),
        supply=int(state.her_supply).bit_count(),
        discard=names_of(ids, state.her_discard),
        card=card,
        hall_card=hall_card,
    )
