"""The numbers of a position. Written by `guildhall fields` from `fields.py`; change that file."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled, listed
from guildhall.core.rng import Rng
from guildhall.core.stack import Stack, empty_stack
from guildhall.core.state import Moves, State
from guildhall.games.rococo.components.parts import (
    ALL_HALLS,
    COLOURS,
    DISPLAY,
    DRAWER,
    EMPTY,
    GUESTS,
    HIRE_ROW,
    HOLDINGS,
    JEWEL_SPACES,
    PHASE_CHOOSE,
    PILE,
    SCORE_ROWS,
    STATUES,
    Board,
    Components,
)

if TYPE_CHECKING:
    from guildhall.core.game import Setup


class Numbers(State):
    """Every field of a position, as `fields.py` declares it."""

    __slots__ = (
        "all_halls",
        "answers",
        "aside",
        "barriers",
        "board",
        "box",
        "classic",
        "current",
        "deck",
        "discards",
        "display",
        "drawers",
        "exam_decks",
        "exclusive",
        "favor",
        "festive",
        "final",
        "first",
        "garment_bag",
        "garment_discard",
        "guest_garment",
        "her",
        "her_deck",
        "her_discard",
        "her_hand",
        "her_supply",
        "jewel_bag",
        "jewel_display",
        "jewelry",
        "jewels",
        "leaving",
        "luxury",
        "own",
        "parts",
        "phase",
        "played",
        "ready",
        "rng",
        "round",
        "row",
        "sides",
        "special",
        "stack",
        "tasks_in_order",
        "terrace",
        "tile_bag",
        "tile_discard",
        "turns",
        "undealt",
        "wishes",
    )

    def __init__(
        self,
        setup: Setup,
        seats: i64,
        parts: Components,
        board: Board,
        sides: i64,
        her: i64,
        classic: bool,
        jewelry: bool,
        luxury: bool,
        festive: bool,
        exclusive: bool,
        her_deck: i64,
        tasks_in_order: bool,
        rng: Rng,
        like: Numbers | None = None,
    ) -> None:
        """The empty table or, with `like`, a twin of that position: compiled objects are copied so."""
        super().__init__(setup, seats)

        self.parts = parts
        self.board = board
        """The side of the board for so many seats."""
        self.sides = sides
        """The seats, and Madame du Barry."""
        self.her = her
        """Madame du Barry's place among the sides, or -1."""
        self.classic = classic
        self.jewelry = jewelry
        self.luxury = luxury
        self.festive = festive
        self.exclusive = exclusive
        self.her_deck = her_deck
        """The cards of Madame du Barry's level, as bits (ROC-OPT-07)."""
        self.tasks_in_order = tasks_in_order
        """Whether she marks simply the next task, fitting or not (ROC-RUL-47)."""
        self.rng = rng
        self.answers: Moves | None = None
        """For looking whether a question has several answers."""
        self.wishes: Moves | None = None
        """The garments that the bots find worth making."""
        if like is None:
            self.round: i64 = 0
            self.phase: i64 = PHASE_CHOOSE
            self.first: i64 = 0
            """Who starts the round."""
            self.current: i64 = 0
            """Whose turn it is."""
            self.favor: i64 = EMPTY
            """Who holds the Queen's favor; -1: it lies on the board."""
            self.played: i64 = EMPTY
            """The card in play."""
            self.leaving: i64 = 0
            """Cards of the current player that are due to be removed in this turn (ROC-DEPUTE-06)."""
            self.turns: i64 = 0
            self.barriers: i64 = 0
            """What was shown without chance: hands chosen, turns ended, exam decks opened."""
            self.ready: i64 = 0
            """Who has confirmed the hand in phase 2, as bits."""
            self.own: vec[i64] = filled(HOLDINGS, 0)
            """What every side has, as `components/holdings.py` lays it out."""
            self.row: vec[i64] = filled(HIRE_ROW, EMPTY)
            self.deck: i64 = 0
            """The hire deck: the lowest levels come first, within a level by chance."""
            self.box: i64 = 0
            """Hire cards out of the game."""
            self.undealt: i64 = 0
            """Specialised Apprentices that left the game unseen (ROC-SETUP-16)."""
            self.drawers: vec[i64] = filled(3 * DRAWER, EMPTY)
            self.tile_bag: i64 = 0
            self.tile_discard: i64 = 0
            self.display: vec[i64] = filled(DISPLAY, EMPTY)
            self.garment_bag: i64 = 0
            self.garment_discard: i64 = 0
            self.aside: i64 = 0
            """Festive garments before the end of phase 1 of round 1."""
            self.guest_garment: vec[i64] = filled(GUESTS, EMPTY)
            self.terrace: vec[i64] = filled(STATUES, EMPTY)
            """Garments moved there in final step 5, by fireworks space."""
            self.all_halls: vec[i64] = filled(ALL_HALLS, EMPTY)
            self.discards: vec[i64] = filled(PILE * sides, EMPTY)
            """Bottom first."""
            self.special: vec[i64] = filled(sides, EMPTY)
            """The specialised Apprentice of each seat."""
            self.exam_decks: vec[i64] = filled(2, 0)
            self.jewels: vec[i64] = filled(COLOURS * sides, 0)
            self.jewel_display: vec[i64] = filled(JEWEL_SPACES, EMPTY)
            self.jewel_bag: vec[i64] = filled(COLOURS, 0)
            self.her_supply: i64 = 0
            self.her_hand: i64 = 0
            self.her_discard: i64 = 0
            self.final: vec[i64] = filled(SCORE_ROWS * sides, 0)
            """The score sheet, filled by the final scoring."""
            self.stack: Stack = empty_stack(10)
        else:
            self.round = like.round
            self.phase = like.phase
            self.first = like.first
            self.current = like.current
            self.favor = like.favor
            self.played = like.played
            self.leaving = like.leaving
            self.turns = like.turns
            self.barriers = like.barriers
            self.ready = like.ready
            self.own = like.own[:]
            self.row = like.row[:]
            self.deck = like.deck
            self.box = like.box
            self.undealt = like.undealt
            self.drawers = like.drawers[:]
            self.tile_bag = like.tile_bag
            self.tile_discard = like.tile_discard
            self.display = like.display[:]
            self.garment_bag = like.garment_bag
            self.garment_discard = like.garment_discard
            self.aside = like.aside
            self.guest_garment = like.guest_garment[:]
            self.terrace = like.terrace
            self.all_halls = like.all_halls[:]
            self.discards = like.discards[:]
            self.special = like.special[:] if jewelry else like.special
            self.exam_decks = like.exam_decks[:] if jewelry else like.exam_decks
            self.jewels = like.jewels[:] if jewelry else like.jewels
            self.jewel_display = like.jewel_display[:] if jewelry else like.jewel_display
            self.jewel_bag = like.jewel_bag[:] if jewelry else like.jewel_bag
            self.her_supply = like.her_supply
            self.her_hand = like.her_hand
            self.her_discard = like.her_discard
            self.final = like.final
            self.stack = like.stack.copy()

    def same(self, other: Numbers) -> bool:
        """Equal in every field."""
        return (
            self.rng.save() == other.rng.save()
            and int(self.round) == int(other.round)
            and int(self.phase) == int(other.phase)
            and int(self.first) == int(other.first)
            and int(self.current) == int(other.current)
            and int(self.favor) == int(other.favor)
            and int(self.played) == int(other.played)
            and int(self.leaving) == int(other.leaving)
            and int(self.turns) == int(other.turns)
            and int(self.barriers) == int(other.barriers)
            and int(self.ready) == int(other.ready)
            and listed(self.own) == listed(other.own)
            and listed(self.row) == listed(other.row)
            and int(self.deck) == int(other.deck)
            and int(self.box) == int(other.box)
            and int(self.undealt) == int(other.undealt)
            and listed(self.drawers) == listed(other.drawers)
            and int(self.tile_bag) == int(other.tile_bag)
            and int(self.tile_discard) == int(other.tile_discard)
            and listed(self.display) == listed(other.display)
            and int(self.garment_bag) == int(other.garment_bag)
            and int(self.garment_discard) == int(other.garment_discard)
            and int(self.aside) == int(other.aside)
            and listed(self.guest_garment) == listed(other.guest_garment)
            and listed(self.terrace) == listed(other.terrace)
            and listed(self.all_halls) == listed(other.all_halls)
            and listed(self.discards) == listed(other.discards)
            and listed(self.special) == listed(other.special)
            and listed(self.exam_decks) == listed(other.exam_decks)
            and listed(self.jewels) == listed(other.jewels)
            and listed(self.jewel_display) == listed(other.jewel_display)
            and listed(self.jewel_bag) == listed(other.jewel_bag)
            and int(self.her_supply) == int(other.her_supply)
            and int(self.her_hand) == int(other.her_hand)
            and int(self.her_discard) == int(other.her_discard)
            and listed(self.final) == listed(other.final)
            and self.stack.frames() == other.stack.frames()
        )

    def dump(self) -> dict[str, Any]:
        """Every field as plain data."""
        return {
            "rng": self.rng.save(),
            "round": int(self.round),
            "phase": int(self.phase),
            "first": int(self.first),
            "current": int(self.current),
            "favor": int(self.favor),
            "played": int(self.played),
            "leaving": int(self.leaving),
            "turns": int(self.turns),
            "barriers": int(self.barriers),
            "ready": int(self.ready),
            "own": listed(self.own),
            "row": listed(self.row),
            "deck": int(self.deck),
            "box": int(self.box),
            "undealt": int(self.undealt),
            "drawers": listed(self.drawers),
            "tile_bag": int(self.tile_bag),
            "tile_discard": int(self.tile_discard),
            "display": listed(self.display),
            "garment_bag": int(self.garment_bag),
            "garment_discard": int(self.garment_discard),
            "aside": int(self.aside),
            "guest_garment": listed(self.guest_garment),
            "terrace": listed(self.terrace),
            "all_halls": listed(self.all_halls),
            "discards": listed(self.discards),
            "special": listed(self.special),
            "exam_decks": listed(self.exam_decks),
            "jewels": listed(self.jewels),
            "jewel_display": listed(self.jewel_display),
            "jewel_bag": listed(self.jewel_bag),
            "her_supply": int(self.her_supply),
            "her_hand": int(self.her_hand),
            "her_discard": int(self.her_discard),
            "final": listed(self.final),
            "stack": self.stack.frames(),
        }
