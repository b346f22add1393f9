"""Invariants over random games (ROC-INV), positions as text, and the contract for every kind of setup."""

from __future__ import annotations

import json
import random
from itertools import pairwise

import pytest

from guildhall.conformance import check_setup
from guildhall.core.errors import BadPosition
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import HAND, PRESTIGE, rest_of
from guildhall.games.rococo.components.parts import PHASE_ACTIONS, PHASE_CHOOSE
from guildhall.games.rococo.components.sets import members
from guildhall.games.rococo.rules.counting import staff_size
from guildhall.games.rococo.rules.paying import Payments, find_payments, nothing_superfluous
from guildhall.games.rococo.rules.renting import rank_of
from guildhall.games.rococo.state import Rococo

from .script import Table, setup_for

rule = pytest.mark.rule
ALL = {
    "jewelry_box": "on",
    "luxury_garments": "on",
    "festive_garments": "on",
    "exclusive_tailoring": "on",
}
SETUPS = [
    (2, {"edition": "classic"}),
    (3, {}),
    (4, {"edition": "classic", "jewelry_box": "on"}),
    (5, ALL),
    (1, {}),
    (1, ALL),
]


def random_game(seats: int, options: dict[str, str], seed: int) -> list[tuple[Rococo, int, str]]:
    """All positions of a random game, with who acts and what they do next."""
    setup = setup_for(seats, **options)
    state = setup.start(seed)
    rng = random.Random(seed)
    found = []
    while state.to_act():
        seat = rng.choice(state.to_act())
        action = rng.choice(state.legal(seat))
        found.append((state.copy(), seat, setup.catalogue.text(action)))
        state.apply(seat, action)
    found.append((state, -1, ""))
    return found


class TestInvariants:
    @rule(
        "ROC-INV-01",
        "ROC-INV-02",
        "ROC-INV-03",
        "ROC-INV-04",
        "ROC-INV-05",
        "ROC-INV-06",
        "ROC-INV-07",
        "ROC-INV-09",
        "ROC-INV-10",
        "ROC-INV-14",
        "ROC-INV-15",
        "ROC-INV-16",
        "ROC-INV-17",
        "ROC-INV-20",
        "ROC-INV-21",
        "ROC-INV-23",
    )
    @pytest.mark.parametrize(("seats", "options"), SETUPS)
    def test_random_games_are_sound(self, seats: int, options: dict[str, str]) -> None:
        prestige = [0] * 5
        for state, _, _ in random_game(seats, options, seed=seats):
            assert not state.faults()
            for seat in range(state.sides):
                assert state.own[PRESTIGE + seat] >= prestige[seat]  # prestige never falls
                prestige[seat] = int(state.own[PRESTIGE + seat])
        assert state.round == 7

    @rule("ROC-INV-08", "ROC-INV-12", "ROC-INV-13")
    @pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"jewelry_box": "on"})])
    def test_turns_and_things_that_never_grow(self, seats: int, options: dict[str, str]) -> None:
        """Three turns a round each, plus cards gained, less cards deputed from the hand: exact over a whole game."""
        setup = setup_for(seats, **options)
        state = setup.start(3)
        rng = random.Random(3)
        played = gained = lost = 0
        while state.to_act():
            before = state.copy()
            seat = rng.choice(state.to_act())
            state.events = []
            state.apply(seat, rng.choice(state.legal(seat)))
            keys = [event.key.removeprefix("rococo-log-") for event in state.events]
            played += keys.count("play")
            gained += keys.count("hire") + keys.count("exam-card")
            assert keys.count("favor") <= 1
            assert "favor" not in keys or before.favor == -1
            for event in state.events:
                if event.key == "rococo-log-depute":
                    lost += (
                        int(before.own[HAND + event.args["seat"]]) >> state.parts.kind_numbers[event.args["card"]] & 1
                    )
            if before.phase == state.phase == PHASE_ACTIONS and before.round == state.round:
                for now, then in (
                    (state.drawers, before.drawers),
                    (state.display, before.display),
                    (state.row, before.row),
                ):
                    assert all(thing in (old, -1) for thing, old in zip(now, then, strict=True))
        assert played == 7 * 3 * seats + gained - lost

    @rule("ROC-INV-11", "ROC-TAILOR-12")
    def test_master_spaces_are_for_masters(self) -> None:
        for seed in range(3):
            games = random_game(3, {}, seed)
            for (before, _, text), (after, _, _) in pairwise(games):
                if text.startswith("place"):
                    for space in range(before.board.guests):
                        if after.guest_garment[space] >= 0 > before.guest_garment[space]:
                            made = before.stack.get(2)
                            assert not before.board.guest_master[space] or rank_of(made) == 2

    @rule("ROC-INV-19", "ROC-INV-18", "ROC-DEC-34")
    @pytest.mark.slow
    @pytest.mark.parametrize(("seats", "options"), SETUPS)
    def test_the_contract(self, seats: int, options: dict[str, str]) -> None:
        """The same seed and decisions give the same game, views keep secrets, copies stand alone, undo has barriers."""
        reports = check_setup(setup_for(seats, **options), [7], thorough=15)
        assert reports[0].reason in ("rounds", "beaten", "du_barry")

    @rule("ROC-INV-22", "ROC-TAILOR-05")
    def test_payments_are_lean(self) -> None:
        parts = Table().state.parts
        rng = random.Random(5)
        for _ in range(60):
            kept = sum(1 << tile for tile in rng.sample(range(53), 7))
            garment = rng.randrange(56)
            need = sum(int(parts.garment_silk[garment * 4 + colour]) << 8 * colour for colour in range(4))
            rest, paid = need, 0
            while rest:
                ways = Payments(parts, need, paid)
                find_payments(ways, kept & ~paid, 0, rest, -1, -1)
                if not ways.tiles:
                    assert not paid  # a payment that was begun can be ended
                    break
                tile = rng.choice(members(ways.tiles))
                rest, paid = int(rest_of(rest, parts.tile_rolls[tile])), paid | 1 << tile
            else:
                assert nothing_superfluous(Payments(parts, need, 0), paid)

    @rule("ROC-INV-06", "ROC-P2-07")
    def test_staff_never_falls_below_four(self) -> None:
        for state, _, _ in random_game(4, ALL, 11):
            if state.phase == PHASE_CHOOSE:
                assert all(staff_size(state, seat) >= 4 for seat in range(state.seats))


class TestPositions:
    def changed(self, **edits: object) -> str:
        found = json.loads(Table.dealt(3).state.save())
        found.update(edits)
        return json.dumps(found)

    def test_round_trip(self) -> None:
        setup = setup_for(3)
        text = Table.dealt(3).state.save()
        assert setup.load(text).save() == text

    @pytest.mark.parametrize(
        ("edits", "message"),
        [
            ({"favor": 1}, "ROC-INV-13"),
            ({"tile_bag": []}, "ROC-INV-02"),
            ({"garment_bag": ["A01"]}, "ROC-INV-03"),
            ({"deck": []}, "ROC-INV-01"),
            ({"round": 9}, "ROC-INV-14"),
            ({"decorations": {"W1": 0}}, "ROC-INV-09"),
            ({"decorations": {"KL1": 0, "KL2": 0}}, "ROC-INV-10"),
            ({"all_halls": [0, -1, -1, -1, -1]}, "ROC-INV-10"),
            ({"stack": [[2, 0, 0, 0, 0, 0]]}, "ROC-DEC-32"),
            ({"seats": 4}, "seats"),
            ({"deck": ["X-1"]}, "cannot read"),
            ({"phase": 7}, "no such phase"),
        ],
    )
    def test_impossible_positions_are_refused(self, edits: dict[str, object], message: str) -> None:
        with pytest.raises(BadPosition, match=message):
            setup_for(3).load(self.changed(**edits))

    @pytest.mark.parametrize("text", ["", "[]", "{}", '{"game":"rococo"}'])
    def test_other_texts_are_refused(self, text: str) -> None:
        with pytest.raises(BadPosition):
            setup_for(3).load(text)


class TestBots:
    def test_rules_of_thumb_beat_chance(self) -> None:
        """One game each by the quick choices against random players."""
        wins = 0
        for seed in range(3):
            state = setup_for(2).start(seed)
            rng, moves = Rng(seed, SEARCH), Moves()
            while state.to_act():
                seat = int(state.mover())
                moves.clear()
                state.moves(seat, moves)
                thinks = seat == seed % 2
                state.apply(
                    seat, state.rollout_move(seat, moves, rng) if thinks else moves.items[rng.below(moves.count)]
                )
            outcome = state.outcome()
            assert outcome is not None
            wins += outcome.winners() == [seed % 2]
        assert wins == 3
