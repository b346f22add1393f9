"""Rococo again, from its rules alone: a match from its first position to its end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.reference.rococo.laying_out import wrong_at_the_start
from tests.reference.rococo.parts import COLOURS, JOURNEYMAN_TASKS, MASTER_TASKS
from tests.reference.rococo.rounds import Rounds
from tests.reference.rococo.scoring import ROWS
from tests.reference.rococo.table import HALLS, Answers, Player

ONLY_THE_ENGINES = ("stack", "rng", "barriers", "game", "seats", "options")
"""What the engine needs for itself."""
WHO_KNOWS_WHAT = ("open_hand", "open_supply", "secret", "seen")
"""What others know of a staff is no matter of legality or scores."""


class Match(Rounds):
    """`answers` are those of every seat that may act, `legal` those of `seat`, the lowest of them unless told."""

    def __init__(self, folder: Path, position: str, options: Mapping[str, Any]) -> None:
        super().__init__(folder, position, options)
        self._wrong = wrong_at_the_start(self)
        self._flow = self.play()
        self.answers: Answers = next(self._flow)
        self.turn_to(min(self.answers))

    @property
    def mover(self) -> int | None:
        """The lowest seat that is waited for: who can only change a confirmed hand need not (ROC-P2-08)."""
        return min((seat for seat, answers in self.answers.items() if answers != {"change"}), default=None)

    def turn_to(self, seat: int) -> None:
        """This one of those to act does so next."""
        self.seat = seat
        self.legal = self.answers[seat]

    def step(self, action: str, after: str) -> None:
        """What follows the action of `seat`, up to the next choice."""
        self.after = json.loads(after)
        try:
            self.answers = self._flow.send((self.seat, action))
            self.turn_to(min(self.answers))
        except StopIteration:
            self.answers, self.legal = {}, set()

    # -- what can be compared --

    def wrong_at_the_start(self) -> list[str]:
        return self._wrong

    def sheet(self) -> dict[str, list[int]]:
        """Before the end only what was scored in play (ROC-INV-20)."""
        if self.phase != 5:
            return {"rococo-score-play": [player.prestige for player in self.players]}
        left_out = {"tiles"} if self.her is None else set()
        left_out |= set() if self.jewelry else {"jewels"}
        rows = [row for row in ROWS if row not in left_out]
        return {f"rococo-score-{row}": [player.final[row] for player in self.players] for row in rows}

    def result(self) -> tuple[str, list[int], list[int]] | None:
        """Most prestige, then livres left; she wins ties (ROC-END-27, -28, ROC-SOLO-50)."""
        if self.phase != 5:
            return None
        standings = [(player.prestige, player.livres) for player in self.players]
        if self.her is not None:
            won = standings[0][0] > standings[1][0]
            return "beaten" if won else "du_barry", [standings[0][0]], [1 if won else 2]
        ranks = [1 + sum(other > mine for other in standings) for mine in standings]
        return "rounds", [prestige for prestige, _ in standings], ranks

    def differences(self, position: str) -> list[str]:
        """In what the engine's position is not this one."""
        theirs = json.loads(position)
        there = {key: value for key, value in theirs.items() if key not in (*ONLY_THE_ENGINES, "players")}
        if self.phase != 3:
            del there["current"]
        found = _unlike("", self._whole(), there)
        for player, saved in zip(self.players, theirs["players"], strict=True):
            there = {key: value for key, value in saved.items() if key not in WHO_KNOWS_WHAT}
            found += _unlike(f"{player.seat}: ", self._one(player), there)
        return found

    def _whole(self) -> dict[str, Any]:
        width = self.board["resource_drawers"]["spaces_per_drawer"]
        drawers = [self.drawers[f"{d}-{s}"] if s <= width else None for d in (1, 2, 3) for s in (1, 2, 3, 4)]
        hers = list(self.parts.her_cards)
        found: dict[str, Any] = {
            "round": self.round,
            "phase": self.phase,
            "first": self.first,
            "current": self.current,
            "favor": -1 if self.favor is None else self.favor,
            "turns": self.turns,
            "ready": sum(1 << player.seat for player in self.players[: self.seats] if player.ready),
            "played": self.played,
            "leaving": self.leaving,
            "row": self.row,
            "deck": self.deck,
            "box": self.box,
            "undealt": self.undealt,
            "exam_decks": [sorted(deck) for deck in self.exam_decks],
            "drawers": drawers,
            "tile_bag": self.tile_bag,
            "tile_discard": self.tile_discard,
            "display": self.display + [None] * (7 - len(self.display)),
            "garment_bag": self.garment_bag,
            "garment_discard": self.garment_discard,
            "aside": [],
            "guests": {place: list(placed) for place, placed in self.guests.items()},
            "terrace": [self.terrace.get(f"F{n}") for n in (1, 2, 3, 4, 5, 6)],
            "decorations": self.decorations,
            "all_halls": [-1 if owner is None else owner for owner in self.all_halls],
            "jewel_display": [-1 if colour is None else COLOURS.index(colour) for colour in self.jewel_display],
            "jewel_bag": list(self.jewel_bag.values()),
            "her_supply": sum(1 << hers.index(card) for card in self.her_supply),
            "her_hand": sum(1 << hers.index(card) for card in self.her_hand),
            "her_discard": sum(1 << hers.index(card) for card in self.her_discard),
        }
        found["all_halls"] += [-1] * (5 - len(self.all_halls))
        if self.phase != 3:
            del found["current"]
        return found

    def _one(self, player: Player) -> dict[str, Any]:
        return {
            "livres": player.livres,
            "lace": player.lace,
            "yarn": player.yarn,
            "prestige": player.prestige,
            "picks": player.picks,
            "stage": player.stage,
            "tasks": sum(1 << n for n, task in enumerate(JOURNEYMAN_TASKS + MASTER_TASKS) if task in player.tasks),
            "masters_passed": player.masters_passed,
            "special_hired": player.special_hired,
            "supply": player.supply,
            "hand": player.hand,
            "removed": player.removed,
            "discard": [*player.discard],
            "kept": player.kept,
            "special": player.special,
            "jewels": list(player.jewels.values()),
            "masters": player.masters_before or [self.on_master_spaces(player, hall) for hall in HALLS],
            "final": [player.final.get(row, 0) for row in ROWS],
        }


SETS = (
    "leaving", "deck", "box", "undealt", "tile_bag", "tile_discard", "garment_bag", "garment_discard", "aside",
    "supply", "hand", "removed", "kept",
)  # fmt: skip
"""Written in the order of the files, which means nothing."""


def _unlike(whose: str, here: dict[str, Any], there: dict[str, Any]) -> list[str]:
    assert set(here) == set(there), set(here) ^ set(there)
    found = []
    for key, value in here.items():
        mine, theirs = (sorted(value), sorted(there[key])) if key in SETS else (value, there[key])
        if key == "exam_decks":
            theirs = [sorted(deck) for deck in there[key]]
        if mine != theirs:
            found.append(f"{whose}{key}: {mine} here, {theirs} there")
    return found
