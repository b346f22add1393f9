"""Rococo again, from its rules alone: a match from its first position to its end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.reference.rococo.du_barry import HER
from tests.reference.rococo.laying_out import wrong_at_the_start
from tests.reference.rococo.rounds import ACTIONS
from tests.reference.rococo.scoring import ROWS, Scoring
from tests.reference.rococo.table import Flow, unlike

OVER = 5
ROUNDS = 7
IN_ORDER = ("row", "drawers", "display", "all_halls", "jewel_display", "jewel_bag", "guests", "decorations")
SETS = ("deck", "box", "tile_bag", "tile_discard", "garment_bag", "garment_discard")
NUMBERS = ("round", "phase", "first", "favor", "played")
OF_PLAYERS = ("livres", "lace", "yarn", "prestige", "stage", "tasks", "masters_passed", "special_hired", "jewels")
PILES = ("supply", "hand", "removed", "kept")


class Match(Scoring):
    """`legal` are the answers of seat `mover` (None: it is over)."""

    def __init__(self, folder: Path, position: str, options: Mapping[str, Any]) -> None:
        super().__init__(folder, position, options)
        self.sheets: list[dict[str, int]] | None = None
        self._after_text = ""
        self.names_her_cards()
        self._flow = self._play()
        self._mover, self.legal = next(self._flow)

    @property
    def mover(self) -> int | None:
        return None if self.sheets else self._mover

    def step(self, action: str, after: str) -> None:
        """What follows an action, up to the next choice."""
        self.after, self._after_text = json.loads(after), after
        try:
            self._mover, self.legal = self._flow.send(action)
        except StopIteration:
            self.legal = set()

    def _play(self) -> Flow:
        while True:
            yield from self.choose_hands()
            yield from self.turns()
            self.income()
            if self.position["round"] == ROUNDS:
                break
            self.position["round"] += 1
            self.prepare()
            self.deal_hands()
            if self.solo:
                self.deal_her_hand()
        self.position["phase"] = OVER
        self.sheets = self.final_scoring()

    # -- what can be compared --

    def wrong_at_the_start(self) -> list[str]:
        return wrong_at_the_start(self)

    def sheet(self) -> dict[str, list[int]]:
        if not self.sheets:
            return {"rococo-score-play": [player["prestige"] for player in self.players]}
        unused = {"tiles" if not self.solo else "", "jewels" if not self.jewelry else ""}
        rows = [row for row in ROWS if row not in unused]
        return {f"rococo-score-{row}": [sheet[row] for sheet in self.sheets] for row in rows}

    def result(self) -> tuple[str, list[int], list[int]] | None:
        if not self.sheets:
            return None
        scores = [player["prestige"] for player in self.players[: self.seats]]
        if self.solo:
            won = scores[0] > self.players[HER]["prestige"]
            return "beaten" if won else "du_barry", scores, [1 if won else 2]
        standings = [(player["prestige"], player["livres"]) for player in self.players]
        return "rounds", scores, [1 + sum(other > mine for other in standings) for mine in standings]

    def differences(self, position: str) -> list[str]:
        """In what the engine's position is not this one."""
        theirs = dict(self.after if position is self._after_text else json.loads(position))
        for pile in ("her_supply", "her_hand", "her_discard"):
            theirs[pile] = self.her_names(theirs[pile])
        mine, other = self._comparable(self.position), self._comparable(theirs)
        return [] if mine == other else unlike(mine, other)

    def _comparable(self, position: dict[str, Any]) -> dict[str, Any]:
        """Without what only the engine needs; sets in order. In the final scoring garments go to the Terrace."""
        found: dict[str, Any] = {key: position[key] for key in (*NUMBERS, *IN_ORDER)}
        if position["phase"] == OVER:
            del found["guests"]
        found |= {key: sorted(position[key]) for key in SETS}
        if position["phase"] == ACTIONS:
            found["current"] = position["current"]
        found["exam_decks"] = [sorted(deck) for deck in position["exam_decks"]]
        for pile in ("her_supply", "her_hand", "her_discard"):
            found[pile] = sorted(position[pile])
        found["players"] = [
            {key: player[key] for key in OF_PLAYERS}
            | {key: sorted(player[key]) for key in PILES}
            | {"discard": player["discard"]}
            for player in position["players"]
        ]
        return found
