"""Finding puzzles: bots play, and where a long search sees clearly what nothing quick sees, there is one.

A match is looked through in stages, each dearer than the one before: what comes to mind first (`obvious`), a short
search, a long one, every choice searched alone with the same effort, and at last a search ten times as long with
another seed in another world, which confirms the puzzle or drops it. What comes of a match follows from its number and
the plan alone, so it matters not who looks it through, nor when.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from guildhall.bots import make_bot
from guildhall.bots.judging import Judge, one_ahead
from guildhall.bots.mcts import onward
from guildhall.bots.playout import best_by_appraisal, greedy_move
from guildhall.bots.weights import judgement_of
from guildhall.core.game import Game, Sample, Setup
from guildhall.core.record import digest
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, State
from guildhall.games import game as load_game
from guildhall.study import expectation
from guildhall.study.calibration import PLAIN
from guildhall.study.expectation import Choice, Judgement
from guildhall.study.puzzle_facts import explanation, theme
from guildhall.study.puzzles import Made, Puzzle, Step, Worth, carry_on, changed_options

BOTS = ("greedy", "mcts:30")
"""Who plays, in turn: people meet positions of all sorts."""
FEWEST_CHOICES = 4
LOOKS = 60
"""So many positions of a match are looked at…"""
OPENING = 2
"""…but none of its first half: there everything is still open, and nothing can be explained."""
GAP = 0.08
"""The share of the win that the best choice is ahead of all that are not as good."""
MARGIN = 0.025
"""What is nearer to the best than this is as good."""
MOST_ACCEPTED = 3
MOST_OF_A_MATCH = 2
APART = 15
"""Puzzles of the same match have so many actions between them at least."""
MOST_STEPS = 3
TENFOLD = 10
WORLDS = 3
"""In so many worlds the verdict is compared."""
CONTENDERS = 6
"""So many of a search's choices are in the running."""


class Plan(msgspec.Struct, frozen=True):
    """What a run looks for. Every seed of it follows from its own."""

    game: str
    seed: int = 1
    effort: int = 1000

    def setup(self, match: int) -> tuple[Game, Setup]:
        """Seats and options of a match: the game's samples one after the other."""
        game = load_game(self.game)
        samples = game.meta.samples or (Sample("usual", game.meta.default_seats),)
        sample = samples[match % len(samples)]
        return game, game.setup(sample.seats, sample.options)


class Haul(msgspec.Struct, frozen=True):
    """What a match brought."""

    match: int
    looked: int = 0
    found: int = 0
    refuted: int = 0
    """How many of those found the long search did not confirm."""
    puzzles: tuple[Puzzle, ...] = ()


class Spot(NamedTuple):
    """A choice of a match, as its seat may know it: what is hidden was dealt anew."""

    state: State
    seat: int
    actions: int
    seed: int


def judge(state: State, seat: int, effort: int, seed: int, only: tuple[int, ...] = ()) -> Judgement:
    """What search says, as it says it: a better curve must not make other puzzles of the same matches."""
    return expectation.judge(state, seat, effort, seed, only, PLAIN)


def mine(plan: Plan, match: int) -> Haul:
    """Look a match through until it has given enough."""
    game, setup = plan.setup(match)
    looked = found = refuted = 0
    puzzles: list[Puzzle] = []
    for spot in spots(setup, plan.seed * 1_000_003 + match):
        if len(puzzles) == MOST_OF_A_MATCH:
            break
        if any(abs(spot.actions - puzzle.made.actions) < APART for puzzle in puzzles):
            continue
        looked += 1
        candidate = promising(spot, plan.effort)
        if candidate is None:
            continue
        found += 1
        made = Made(plan.seed, match, spot.actions, plan.effort)
        puzzle = told(game, spot, candidate, made) if confirmed(spot, candidate, plan.effort * TENFOLD) else None
        if puzzle is not None and confirm(puzzle, game):  # as whoever checks it later will
            puzzles.append(puzzle)
        else:
            refuted += 1
    return Haul(match, looked, found, refuted, tuple(puzzles))


# -- the match --------------------------------------------------------------------------------------------------------


def spots(setup: Setup, seed: int) -> Iterator[Spot]:
    """The choices of a match between bots, in any order."""
    bots = [make_bot(BOTS[(seed + seat) % len(BOTS)], seed * 31 + seat) for seat in range(setup.seats)]
    state = setup.start(seed)
    kept: list[tuple[int, State]] = []
    for number in range(setup.bound):
        seat = int(state.mover())
        if seat < 0:
            break
        if state.to_act() == [seat] and state.acting(seat) == seat and len(onward(state, seat)) >= FEWEST_CHOICES:
            kept.append((number, state.copy()))
        state.apply(seat, bots[seat].choose(state, seat))
    rng = Rng(seed, SEARCH)
    for place in rng.shuffled(list(range(len(kept) // OPENING, len(kept))))[:LOOKS]:
        number, before = kept[place]
        seat = int(before.mover())
        yield Spot(before.determinize(seat, rng), seat, number, seed + number)


# -- stages -----------------------------------------------------------------------------------------------------------


class Candidate(NamedTuple):
    """A puzzle that is not yet confirmed."""

    accepted: list[int]
    choices: list[Choice]
    obvious: int
    """The best of what comes to mind first."""


def promising(spot: Spot, effort: int) -> Candidate | None:
    """What quick looks do not see and a long search does, clearly; None if there is nothing of the kind."""
    plain = obvious(spot, effort)
    for turn, part in enumerate((10, 3, 1)):
        judged = judge(spot.state, spot.seat, effort // part, spot.seed + turn)
        best = judged.choices[0].action
        if best in plain or not ahead(judged, plain, GAP / (2 if part > 1 else 1)):
            return None
    choices = fairly(spot, judged, plain, effort)
    accepted = as_good(choices)
    clear = len(accepted) < len(choices) and choices[0].share - choices[len(accepted)].share >= GAP
    if not clear or len(accepted) > MOST_ACCEPTED or best not in accepted or plain & set(accepted):
        return None
    if not same_in_all_worlds(spot, effort // 10):
        return None
    lure = next(choice.action for choice in choices if choice.action in plain)
    return Candidate([best, *(action for action in accepted if action != best)], choices, lure)


def fairly(spot: Spot, judged: Judgement, plain: set[int], effort: int) -> list[Choice]:
    """Every choice searched alone, the best first: a search hardly looks at what it dislikes, and so judges it badly.

    Those that are in the running get the same long search, the others a short one and the long one if it likes them.
    """
    running = {choice.action for choice in judged.choices[:CONTENDERS]} | plain
    long = {action: alone(spot, action, effort // 2) for action in running}
    nearly = max(choice.share for choice in long.values()) - 2 * GAP
    for action in onward(spot.state, spot.seat):
        if action not in long:
            found = alone(spot, action, effort // 10)
            long[action] = found if found.share < nearly else alone(spot, action, effort // 2)
    return sorted(long.values(), key=lambda choice: (-choice.share, choice.action))


def alone(spot: Spot, action: int, effort: int) -> Choice:
    """What a choice is worth if it is made."""
    return judge(spot.state, spot.seat, effort, spot.seed + 3, only=(action,)).choices[0]


def ahead(judged: Judgement, plain: set[int], gap: float) -> bool:
    """Whether the best choice is so much better than every obvious one."""
    best = judged.choices[0].share
    return all(best - choice.share >= gap for choice in judged.choices if choice.action in plain)


def as_good(choices: list[Choice]) -> list[int]:
    """The best and what is hardly worse."""
    return [choice.action for choice in choices if choices[0].share - choice.share <= MARGIN]


def obvious(spot: Spot, effort: int) -> set[int]:
    """What the game's own appraisal, its quick choices, a learned judgement at first sight and a tiny search go for."""
    state, seat = spot.state, spot.seat
    rng = Rng(spot.seed, SEARCH)
    found = {
        int(best_by_appraisal(state, seat, rng)),
        int(greedy_move(state, seat, rng)),
        _quick_choice(state, seat, rng),
    }
    net, tiny = judgement_of(state.setup.game, int(state.seats)), effort // 75
    if net is not None:
        found.add(one_ahead(Judge(net), state, seat)[0][0])
        tiny //= 3  # a walk that asks a network is worth about three playouts
    found.add(judge(state, seat, max(10, tiny), spot.seed).choices[0].action)
    return found & set(onward(state, seat))


def _quick_choice(state: State, seat: int, rng: Rng) -> int:
    world = state.determinize(seat, rng)
    moves = Moves()
    world.moves(seat, moves)
    return int(world.rollout_move(seat, moves, rng))


def same_in_all_worlds(spot: Spot, effort: int) -> bool:
    """Whether what the seat cannot know changes nothing: the same search says the same in every world."""
    rng = Rng(spot.seed + 2, SEARCH)
    said = [judge(spot.state.determinize(spot.seat, rng), spot.seat, effort, spot.seed).choices for _ in range(WORLDS)]
    return all(one == said[0] for one in said)


def confirmed(spot: Spot, candidate: Candidate, effort: int) -> bool:
    """Whether a longer search with another seed, in another world, comes to the same choice."""
    world = spot.state.determinize(spot.seat, Rng(spot.seed + 4, SEARCH))
    return judge(world, spot.seat, effort, spot.seed + 5).choices[0].action in candidate.accepted


def confirm(puzzle: Puzzle, game: Game) -> bool:
    """The same of a puzzle that was kept, for each of its steps; the search is ten times that which found it."""
    state = puzzle.start(game)
    number = state.setup.catalogue.number
    for place, step in enumerate(puzzle.steps):
        seed = puzzle.made.seed * 1_000_003 + puzzle.made.match + 7 * (place + 1)
        world = state.determinize(puzzle.seat, Rng(seed, SEARCH))
        best = judge(world, puzzle.seat, puzzle.made.effort * TENFOLD, seed).choices[0].action
        if best not in {number(action) for action in step.accepted}:
            return False
        state.step(puzzle.seat, step.accepted[0])
        carry_on(state, puzzle.seat)
    return True


# -- the puzzle -------------------------------------------------------------------------------------------------------


def told(game: Game, spot: Spot, candidate: Candidate, made: Made) -> Puzzle:
    """A confirmed puzzle as data."""
    text = spot.state.setup.catalogue.text
    first = step_of(spot.state, candidate.accepted, candidate.choices)
    lure = text(candidate.obvious)
    position = spot.state.save()
    return Puzzle(
        id=digest(position)[:8],
        seats=int(spot.state.seats),
        seat=spot.seat,
        options=changed_options(game, spot.state.setup.options),
        position=position,
        steps=(first, *further_steps(spot, candidate, made.effort)),
        obvious=lure,
        facts=tuple(explanation(spot.state, spot.seat, first, lure)),
        theme=theme(spot.state, spot.seat, first, lure),
        difficulty=difficulty(spot, candidate, made.effort),
        made=made,
    )


def step_of(state: State, accepted: list[int], choices: list[Choice]) -> Step:
    text = state.setup.catalogue.text
    ordered = sorted(choices, key=lambda choice: (choice.action != accepted[0], -choice.share, choice.action))
    worths = (Worth(text(choice.action), round(choice.share, 3), round(choice.points, 1)) for choice in ordered)
    return Step(tuple(text(action) for action in accepted), tuple(worths))


def further_steps(spot: Spot, candidate: Candidate, effort: int) -> Iterator[Step]:
    """What else the seat has to find before its turn is over, as long as only one choice is right each time."""
    if len(candidate.accepted) > 1:
        return
    state, action = spot.state.copy(), candidate.accepted[0]
    turn, seen = state.turn_number(), state.revealed()
    for number in range(1, MOST_STEPS):
        state.apply(spot.seat, action)
        carry_on(state, spot.seat)
        if state.to_act() != [spot.seat] or state.turn_number() != turn or state.revealed() != seen:
            return
        here = spot._replace(state=state.copy(), seed=spot.seed + 100 * number)
        choices = fairly(here, judge(state, spot.seat, effort, here.seed), set(), effort)
        accepted = as_good(choices)
        clear = len(accepted) == 1 and len(choices) > 1 and choices[0].share - choices[1].share >= GAP / 2
        if not clear or not confirmed(here, Candidate(accepted, choices, accepted[0]), effort * TENFOLD):
            return
        action = accepted[0]
        yield step_of(state, accepted, choices)


def difficulty(spot: Spot, candidate: Candidate, effort: int) -> int:
    """1 if most small searches find the solution, 3 if none does."""
    found = sum(
        judge(spot.state, spot.seat, max(10, effort // 25), spot.seed + 10 + turn).choices[0].action
        in candidate.accepted
        for turn in range(5)
    )
    return 1 if found >= 3 else 2 if found else 3
