"""The Red Cathedral again, from its rules alone: a match from its first position to its end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.reference.red_cathedral.laying_out import wrong_at_the_start
from tests.reference.red_cathedral.scoring import ROWS, Scoring
from tests.reference.red_cathedral.table import Flow, unlike
from tests.reference.red_cathedral.turns import ROUNDS_OF_STANDSTILL

COMPARED_OF_THE_TURN = ("start", "active", "turns", "rerolled", "serviced", "free_tile", "ender", "over", "idle")


class Match(Scoring):
    """`legal` are the answers of seat `mover` (None: it is over)."""

    def __init__(self, folder: Path, position: str, options: Mapping[str, Any]) -> None:
        super().__init__(folder, position, options)
        self.reason: str | None = None
        self._after_text = ""
        self._flow = self._play()
        self._mover, self.legal = next(self._flow)

    @property
    def mover(self) -> int | None:
        return None if self.reason else self._mover

    def step(self, action: str, after: str) -> None:
        """What follows an action, up to the next choice."""
        self.after, self._after_text = json.loads(after), after
        try:
            self._mover, self.legal = self._flow.send(action)
        except StopIteration:
            self.legal = set()

    def _play(self) -> Flow:
        if self.solo:
            yield from self.first_claim()
        last_turns = -1
        while True:
            seat = self.turn["active"]
            self.turn["rerolled"] = self.turn["serviced"] = self.turn["free_tile"] = 0
            self.sold = False
            self.lightning_used = set()
            if self.is_ivan(seat):
                yield from self.ivan_turn()
            else:
                yield from self.player_turn(seat)
            self.turn["turns"] += 1
            self.turn["idle"] += 1
            if last_turns > 0:
                last_turns -= 1
            elif self.turn["ender"] >= 0:
                last_turns = len(self.sides) - 1
            if last_turns == 0:
                return self._end("sixth")
            if self.turn["idle"] >= ROUNDS_OF_STANDSTILL * len(self.sides):
                return self._end("stalled")
            self.turn["active"] = (seat + 1) % len(self.sides)

    def _end(self, reason: str) -> None:
        self.reason = reason
        self.turn["over"] = 1 if reason == "sixth" else 2
        self.final_scoring()

    # -- what can be compared --

    def wrong_at_the_start(self) -> list[str]:
        return wrong_at_the_start(self)

    def sheet(self) -> dict[str, list[int]]:
        everybody = range(len(self.sides))
        rows = {row: [self.sides[seat]["scored"][n] for seat in everybody] for n, row in enumerate(ROWS)}
        if not self.reason:
            rows["track"] = [self.prestige(seat) for seat in everybody]
        if not self.module:
            del rows["tools"]
        if self.reason:
            del rows["towers"]
            for tower in range(len(self.towers)):
                rows[f"tower-{tower + 1}"] = self._tower(tower)
        return {f"red_cathedral-score-{row}": points for row, points in rows.items()}

    def result(self) -> tuple[str, list[int], list[int]] | None:
        if self.reason is None:
            return None
        standings = [self.standing(seat) for seat in range(len(self.sides))]
        ranks = [1 + sum(other > mine for other in standings) for mine in standings]
        reason = self.reason
        if self.solo and reason == "sixth":
            reason = "tied" if ranks == [1, 1] else "won" if ranks[0] == 1 else "lost"
        return reason, [points for points, _, _ in standings][: self.seats], ranks[: self.seats]

    def differences(self, position: str) -> list[str]:
        """In what the engine's position is not this one."""
        after = self.after if position is self._after_text else json.loads(position)
        mine, theirs = self._comparable(self.position), self._comparable(after)
        return [] if mine == theirs else unlike(mine, theirs)

    def _comparable(self, position: dict[str, Any]) -> Any:
        """Without what only the engine needs; sets in order."""
        names = list(self.parts.sections)
        found = {key: value for key, value in position.items() if key not in ("stack", "rng")}
        found["turn"] = {name: position["turn"][name] for name in COMPARED_OF_THE_TURN}
        found["guild"] = dict(position["guild"])
        for pile in ("section_deck", "section_discard"):
            found["guild"][pile] = sorted(position["guild"][pile])
        of = names if self.guild["section_deck"] else self.parts.objectives
        drawn = [card for card in position["guild"]["drawn"] if card != -1]
        found["guild"]["drawn"] = [of[card] if isinstance(card, int) else card for card in drawn]
        found["sides"] = [{**side, "tools": sorted(side["tools"])} for side in position["sides"]]
        if self.module:
            sets = {name: sorted(position["map"][name]) for name in ("closed", "bag", "gone")}
            found["map"] = {**position["map"], **sets}
        if self.solo:
            found["ivan"] = {**position["ivan"], "dice_left": sorted(position["ivan"]["dice_left"])}
        return found
