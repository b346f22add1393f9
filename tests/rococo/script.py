"""Positions of Rococo for tests: say what matters, the rest lies in bags and decks.

table = Table(seats=3).staff(0, ["S-a"]).tiles(0, "T01", "T28").display(None, None, "A06").begins(0)
table.plays("tailor G3", "rent", "place 1-3")
assert table.seat(0)["livres"] == 11
"""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from guildhall.core.errors import IllegalAction
from guildhall.core.stack import empty_stack
from guildhall.core.state import Event, require_legal
from guildhall.games import game
from guildhall.games.rococo.components.holdings import (
    HAND,
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    OPEN_HAND,
    OPEN_SUPPLY,
    PICKS,
    PILE_SIZE,
    REMOVED,
    SECRET,
    SPECIAL_HIRED,
    STAGE,
    SUPPLY,
    TASKS,
)
from guildhall.games.rococo.components.parts import COLOUR_NAMES, PHASE_ACTIONS, decoration_name
from guildhall.games.rococo.components.sets import members
from guildhall.games.rococo.game import RococoSetup
from guildhall.games.rococo.rules.acquiring import keep_tile
from guildhall.games.rococo.rules.counting import put_on_pile
from guildhall.games.rococo.rules.funding import check_all_halls, put_token
from guildhall.games.rococo.rules.hidden import set_kept
from guildhall.games.rococo.rules.renting import put_garment
from guildhall.games.rococo.rules.rounds import begin_turn
from guildhall.games.rococo.state import Rococo

STARTING = ["S-a", "S-b", "S-c", "S-d", "S-e"]
SPACES = {decoration_name(space): space for space in range(27)}


def setup_for(seats: int = 3, **options: Any) -> RococoSetup:
    setup = game("rococo").setup(seats, options)
    assert isinstance(setup, RococoSetup)
    return setup


class Table:
    """A match at some position, played by action texts."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: Any) -> None:
        self.setup = setup_for(seats, **options)
        self.state: Rococo = self.setup.start(seed)
        self.events: list[Event] = []
        self.sound = True
        """Whether every position must be without faults."""
        self.pays = True
        """Whether silk that can be paid in one way only is paid without saying so."""
        self._clear()

    @classmethod
    def dealt(cls, seats: int = 3, seed: int = 1, **options: Any) -> Table:
        """A match just begun, with nothing cleared away."""
        table = cls.__new__(cls)
        table.setup = setup_for(seats, **options)
        table.state = table.setup.start(seed)
        table.events = []
        table.sound = True
        table.pays = True
        return table

    # -- laying out ----------------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        """Everybody has two Masters in hand; drawers, display and hire row are empty."""
        state = self.state
        state.phase = PHASE_ACTIONS
        state.ready = (1 << int(state.seats)) - 1
        state.stack = empty_stack(10)
        state.garment_bag |= state.aside
        state.aside = 0
        for space in range(12):
            if state.drawers[space] >= 0:
                state.tile_bag |= 1 << int(state.drawers[space])
                state.drawers[space] = -1
        for space in range(7):
            if state.display[space] >= 0:
                state.garment_bag |= 1 << int(state.display[space])
                state.display[space] = -1
        for space in range(5):
            if state.jewel_display[space] >= 0:
                state.jewel_bag[state.jewel_display[space]] += 1
                state.jewel_display[space] = -1
        for space in range(4):
            state.row[space] = -1
        for seat in range(state.sides):
            state.own[PICKS + seat] = 0
            if seat != state.her:
                self.staff(seat, ["S-a", "S-b"])
        self.begins(0)

    def kinds(self, names: list[str]) -> int:
        return sum(1 << self.state.parts.kind_numbers[name] for name in names)

    def _settle_cards(self) -> None:
        """Cards that nobody has: as many as the round says in the hire deck, the rest out of the game."""
        state = self.state
        taken = self.kinds([self.state.parts.kind_ids[kind] for kind in state.row if kind >= 0])
        for seat in range(state.sides):
            taken |= int(state.own[SUPPLY + seat] | state.own[HAND + seat] | state.own[REMOVED + seat])
            taken |= sum(1 << int(state.discards[seat * 36 + i]) for i in range(state.own[PILE_SIZE + seat]))
            if state.special[seat] >= 0:
                taken |= 1 << int(state.special[seat])
        if state.played >= 0:
            taken |= 1 << int(state.played)
        free = [kind for kind in range(5, 51 if state.jewelry else 33) if not taken >> kind & 1]
        state.deck = state.box = 0
        wanted = 28 - 4 * int(state.round)
        if state.jewelry:
            for exam in range(2):
                pool = [kind for kind in free if int(state.parts.exam_pool[exam]) >> kind & 1]
                state.exam_decks[exam] = sum(1 << kind for kind in pool)
            free = [kind for kind in free if not int(state.exam_decks[0] | state.exam_decks[1]) >> kind & 1]
            while len(free) < wanted:
                extra = members(state.exam_decks[len(free) % 2])[0]
                state.exam_decks[len(free) % 2] &= ~(1 << extra)
                free.append(extra)
            state.undealt = sum(1 << kind for kind in range(51, 61) if not taken >> kind & 1)
        free.sort()
        for kind in free[len(free) - wanted :] if wanted else []:
            state.deck |= 1 << kind
        for kind in free[: len(free) - wanted]:
            state.box |= 1 << kind

    def staff(
        self, seat: int, hand: list[str], supply: list[str] | None = None, discard: list[str] | None = None
    ) -> Table:
        """A participant's cards; starting cards that are not named are in the supply, or gone if a supply is named."""
        state = self.state
        discard = discard or []
        named = {*hand, *discard, *(supply or [])}
        rest = [name for name in STARTING if name not in named]
        state.own[REMOVED + seat] = self.kinds([]) if supply is None else self.kinds(rest)
        state.own[SUPPLY + seat] = self.kinds(rest if supply is None else supply)
        state.own[HAND + seat] = self.kinds(hand)
        state.own[OPEN_HAND + seat] = state.own[OPEN_SUPPLY + seat] = state.own[SECRET + seat] = 0
        for i in range(36):
            state.discards[seat * 36 + i] = -1
        state.own[PILE_SIZE + seat] = 0
        for name in discard:
            put_on_pile(state, seat, state.parts.kind_numbers[name])
        for name in named:
            if name.startswith("JA-"):
                self.special(seat, name)
                state.own[SPECIAL_HIRED + seat] = 1
        self._settle_cards()
        return self

    def special(self, seat: int, name: str) -> Table:
        state = self.state
        kind = state.parts.kind_numbers[name]
        for other in range(state.seats):
            if state.special[other] == kind:
                state.special[other] = state.special[seat]
        state.special[seat] = kind
        self._settle_cards()
        return self

    def round(self, number: int) -> Table:
        self.state.round = number
        self._settle_cards()
        return self

    def row(self, *names: str | None) -> Table:
        state = self.state
        for space in range(4):
            name = names[space] if space < len(names) else None
            state.row[space] = -1 if name is None else state.parts.kind_numbers[name]
        self._settle_cards()
        return self

    def _take_tile(self, name: str) -> int:
        tile = self.state.parts.tile_numbers[name]
        assert self.state.tile_bag >> tile & 1, f"{name} is not in the bag"
        self.state.tile_bag &= ~(1 << tile)
        return tile

    def tiles(self, seat: int, *names: str) -> Table:
        for name in names:
            keep_tile(self.state, seat, self._take_tile(name))
        return self

    def drawer(self, number: int, *names: str | None) -> Table:
        for place, name in enumerate(names):
            if name is not None:
                self.state.drawers[(number - 1) * 4 + place] = self._take_tile(name)
        return self

    def bag(self, *names: str) -> Table:
        """Only these tiles stay in the bag, the others go to the discard."""
        state = self.state
        keep = sum(1 << state.parts.tile_numbers[name] for name in names)
        state.tile_discard |= state.tile_bag & ~keep
        state.tile_bag &= keep
        return self

    def display(self, *names: str | None) -> Table:
        """From the right: the last name lies on the rightmost space."""
        state = self.state
        start = int(state.board.display) - len(names)
        for i, name in enumerate(names):
            if name is not None:
                garment = state.parts.garment_numbers[name]
                assert state.garment_bag >> garment & 1, f"{name} is not in the bag"
                state.garment_bag &= ~(1 << garment)
                state.display[start + i] = garment
        return self

    def guest(self, place: str, garment: str, owner: int) -> Table:
        state = self.state
        hall, position = (int(item) - 1 for item in place.split("-"))
        number = state.parts.garment_numbers[garment]
        assert state.garment_bag >> number & 1, f"{garment} is not in the bag"
        state.garment_bag &= ~(1 << number)
        put_garment(state, owner, number, int(state.board.hall_start[hall]) + position)
        return self

    def guests(self, owner: int, **places: str) -> Table:
        """h1_3="A01" puts a garment on hall 1, position 3."""
        for place, garment in places.items():
            self.guest(place[1:].replace("_", "-"), garment, owner)
        return self

    def token(self, owner: int, *spaces: str) -> Table:
        for space in spaces:
            put_token(self.state, owner, SPACES[space])
            check_all_halls(self.state, owner)
        return self

    def jewels(self, seat: int, **counts: int) -> Table:
        for colour, count in counts.items():
            number = COLOUR_NAMES.index(colour)
            self.state.jewels[seat * 4 + number] += count
            self.state.jewel_bag[number] -= count
        return self

    def jewel_display(self, *colours: str | None) -> Table:
        start = 5 - len(colours)
        for i, colour in enumerate(colours):
            if colour is not None:
                number = COLOUR_NAMES.index(colour)
                self.state.jewel_display[start + i] = number
                self.state.jewel_bag[number] -= 1
        return self

    def goods(self, seat: int, livres: int | None = None, lace: int | None = None, yarn: int | None = None) -> Table:
        state = self.state
        for holding, value in ((LIVRES, livres), (HELD_LACE, lace), (HELD_YARN, yarn)):
            if value is not None:
                state.own[holding + seat] = value
        return self

    def tasks(self, seat: int, *names: str) -> Table:
        order = ("JT1", "JT2", "JT3", "JT4", "MT1", "MT2", "MT3")
        self.state.own[STAGE + seat] = int(any(name.startswith("M") for name in names))
        self.state.own[TASKS + seat] = sum(1 << order.index(name) for name in names)
        return self

    def begins(self, seat: int = 0) -> Table:
        """It is this participant's turn."""
        state = self.state
        if state.played >= 0:  # a card put into play by an earlier layout
            state.own[HAND + state.current] |= 1 << int(state.played)
            state.played = -1
        state.current = seat
        state.stack = empty_stack(10)
        begin_turn(state)
        state.run_on()
        return self

    def loose(self) -> Table:
        """Positions that no game comes to are fine here."""
        self.sound = False
        return self

    def her_card(self, name: str) -> Table:
        """Madame du Barry's hand is this one card, and it is her turn."""
        state = self.state
        card = state.parts.her_ids.index(name)
        state.her_supply |= state.her_hand | state.her_discard
        state.her_discard = 0
        state.her_supply &= ~(1 << card)
        state.her_hand = 1 << card
        return self.begins(int(state.her))

    def her_supply(self, *names: str) -> Table:
        """Only these cards are in her supply, the rest (but for her hand and the card on the table) in her discard."""
        state = self.state
        keep = sum(1 << state.parts.her_ids.index(name) for name in names)
        state.her_discard |= state.her_supply & ~keep
        state.her_supply &= keep
        return self

    # -- playing -------------------------------------------------------------------------------------------------------

    def plays(self, *texts: str) -> Table:
        """Actions of whoever is to act."""
        for text in texts:
            seat = int(self.state.mover())
            number = self.setup.catalogue.number(text)
            require_legal(self.state, seat, number)
            self.state.events = self.events
            self.state.apply(seat, number)
            self.state.events = None
            if self.sound:
                assert not self.state.faults()
            if self.pays and self.asked == "pay" and len(self.payments()) == 1:
                self.plays(self.legal()[0])
        return self

    def payments(self) -> set[tuple[str, ...]]:
        """The ways to pay the garment, each by the looks of its tiles."""
        found = set()
        for text in self.legal("pay"):
            after = copy(self)
            after.state, after.pays, after.sound, after.events = self.state.copy(), False, False, []
            after.plays(text)
            ways = after.payments() if after.asked == "pay" else {()}
            found |= {tuple(sorted([self.look(text.split()[1]), *way])) for way in ways}
        return found

    def look(self, tile: str) -> str:
        """What is printed on a tile, where tiles with the same are one choice."""
        parts, number = self.state.parts, self.state.parts.tile_numbers[tile]
        twins = [n for n in range(number) if int(parts.tile_twins[number]) >> n & 1]
        return parts.tile_ids[min([*twins, number])]

    def seat_plays(self, seat: int, *texts: str) -> Table:
        for text in texts:
            number = self.setup.catalogue.number(text)
            require_legal(self.state, seat, number)
            self.state.events = self.events
            self.state.apply(seat, number)
            self.state.events = None
        return self

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The rule against an action; the position must not change."""
        before = self.state.save()
        number = self.setup.catalogue.number(text)
        who = int(self.state.mover()) if seat is None else seat
        with pytest.raises(IllegalAction) as refused:
            require_legal(self.state, who, number)
        assert self.state.save() == before
        assert refused.value.rule or who not in self.state.to_act()
        return refused.value.rule

    def legal(self, verb: str = "", seat: int | None = None) -> list[str]:
        who = int(self.state.mover()) if seat is None else seat
        actions = [self.setup.catalogue[number] for number in self.state.legal(who)]
        return [action.text for action in actions if not verb or action.verb == verb]

    def seat(self, seat: int, viewer: int | None = -1) -> dict[str, Any]:
        """A participant's part of a view, by default of the own one."""
        found: dict[str, Any] = self.view(seat if viewer == -1 else viewer)["players"][seat]
        return found

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.state.view(viewer)
        return found

    @property
    def asked(self) -> str:
        """The kind of the pending choice."""
        pending = self.view(None)["pending"]
        return str(pending["kind"]) if pending else ""

    def log(self, key: str) -> list[dict[str, Any]]:
        """The arguments of log entries of a kind."""
        return [event.args for event in self.events if event.key == f"rococo-log-{key}"]

    def finish_round(self) -> Table:
        """Everybody plays what is left without acting, up to the next choice of cards or the end."""
        state = self.state
        turns = int(state.round)
        while state.to_act() and state.phase == PHASE_ACTIONS and state.round == turns:
            legal = self.legal()
            for text in ("no-action", "decline", "done", "keep", "next"):
                if text in legal:
                    self.plays(text)
                    break
            else:
                self.plays(legal[0])
        return self

    def ends(self) -> Table:
        """The final scoring of this position: round 7 with empty hands."""
        state = self.state
        self.round(7)
        for seat in range(state.seats):
            state.own[SUPPLY + seat] |= state.own[HAND + seat]
            state.own[HAND + seat] = state.own[OPEN_HAND + seat] = 0
        state.her_hand = 0
        self._settle_cards()
        state.stack = empty_stack(10)
        begin_turn(state)
        return self

    def scores(self, seat: int) -> dict[str, int]:
        found: dict[str, int] = self.view(None)["players"][seat]["scores"]
        return found

    def rekeep(self, seat: int, *names: str) -> Table:
        """Exactly these tiles kept; others that were kept go back into the bag."""
        state = self.state
        state.tile_bag |= state.own[KEPT + seat]
        set_kept(state, seat, 0)
        return self.tiles(seat, *names)
