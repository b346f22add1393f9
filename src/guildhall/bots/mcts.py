"""Tree search with hidden information, for any game of the contract.

Every simulation deals the unknown anew (`determinize`), walks one shared tree by the actions that are legal in that
world, adds a node, plays the position out by the game's quick choices and credits every seat with its share of the win
(information-set search with a single observer). The budget is simulations or milliseconds; by simulations the result
depends on the seed alone.
"""

# guildhall: compiled

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.bots.playout import play_sensibly
from guildhall.core.arrays import filled
from guildhall.core.rng import Rng
from guildhall.core.state import Moves, State

EXPLORATION: Final = 0.3
BIAS: Final = 4.0
"""How much the game's own appraisal of a move counts while it has been tried little…"""
TRUST: Final = 0.5
"""…and how much it keeps drawing the search to itself, which has to be convinced of anything else."""
WORLDS: Final[i64] = 4
"""In how many worlds the moves at the root are appraised."""
PLAYOUT_BOUND: Final[i64] = 4000
TREE_DEPTH: Final[i64] = 200


@final
class Node:
    """What is known of one action in the tree: children are a linked list of siblings."""

    __slots__ = ("action", "available", "child", "prior", "seat", "sibling", "value", "visits")

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.seat = seat
        """Who chose the action."""
        self.visits: i64 = 0
        self.available: i64 = 0
        """In how many visits of the parent the action was legal."""
        self.value: float = 0.0
        self.prior: float = 0.0
        """What the game thinks of it at first sight, from 0 to 1."""
        self.child: Node | None = None
        self.sibling: Node | None = None


@final
class Search:
    """A search in progress from one position for one seat."""

    __slots__ = ("legal_at", "moves", "path", "priors", "rng", "root", "seat", "stamp", "state")

    def __init__(self, state: State, seat: i64, rng: Rng) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.root = Node(-1, -1)
        self.moves = Moves()
        self.path: list[Node] = []
        self.legal_at: vec[i64] = filled(1024, 0)
        """For each action, the last stamp under which it was legal."""
        self.stamp: i64 = 0
        self.priors: dict[int, float] = first_sight(state, seat, rng)

    def simulate(self) -> None:
        """One walk down the tree, a playout, and the credit for it."""
        world = self.state.determinize(self.seat, self.rng)
        self.path.clear()
        node = self.root
        for _ in range(TREE_DEPTH):
            seat = world.mover()
            if seat < 0:
                break
            self.moves.clear()
            world.moves(seat, self.moves)
            if self.moves.count == 1:
                world.apply(seat, self.moves.items[0])
                continue
            child = self._select(node, seat)
            world.apply(seat, child.action)
            self.path.append(child)
            node = child
            if child.visits == 0:
                break
        play_sensibly(world, self.rng, self.moves, PLAYOUT_BOUND)
        credit = shares(world)
        for visited in self.path:
            visited.visits += 1
            visited.value += credit[visited.seat]

    def _select(self, node: Node, seat: i64) -> Node:
        """A new child if some legal action has none, else the one with the best upper bound."""
        moves = self.moves
        self.stamp += 1
        stamp = self.stamp
        for i in range(moves.count):
            action = moves.items[i]
            if action >= i64(len(self.legal_at)):
                self._more_room(action)
            self.legal_at[action] = stamp
        known: i64 = 0
        best: Node | None = None
        best_bound = -1.0
        child = node.child
        while child is not None:
            if child.seat == seat and self.legal_at[child.action] == stamp:
                self.legal_at[child.action] = 0
                known += 1
                child.available += 1
                if child.visits == 0:
                    bound = 1e9
                else:
                    visits = float(child.visits)
                    bound = child.value / visits + EXPLORATION * math.sqrt(math.log(float(child.available)) / visits)
                    trust = BIAS + TRUST * math.sqrt(float(child.available))
                    bound += trust * child.prior / (visits + 1.0)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = child.sibling
        if known < moves.count or best is None:
            return self._expand(node, seat, stamp, moves.count - known)
        return best

    def _expand(self, node: Node, seat: i64, stamp: i64, untried: i64) -> Node:
        """A new child: at the root the most promising untried action, elsewhere any."""
        chosen: i64 = -1
        if node is self.root:
            most = -1.0
            for i in range(self.moves.count):
                action = self.moves.items[i]
                if self.legal_at[action] == stamp and self.priors.get(action, 0.0) > most:
                    most = self.priors.get(action, 0.0)
                    chosen = action
        else:
            pick = self.rng.below(untried)
            for i in range(self.moves.count):
                action = self.moves.items[i]
                if self.legal_at[action] == stamp:
                    if pick == 0:
                        chosen = action
                        break
                    pick -= 1
        fresh = Node(chosen, seat)
        fresh.available = 1
        fresh.prior = self.priors.get(chosen, 0.0) if node is self.root else 0.0
        fresh.sibling = node.child
        node.child = fresh
        return fresh

    def _more_room(self, action: i64) -> None:
        bigger = filled(action * 2, 0)
        for i in range(i64(len(self.legal_at))):
            bigger[i] = self.legal_at[i]
        self.legal_at = bigger

    def report(self) -> list[tuple[int, int, float]]:
        """Actions at the root with visits and mean share, most visited first."""
        found: list[tuple[int, int, float]] = []
        child = self.root.child
        while child is not None:
            share = child.value / float(child.visits) if child.visits > 0 else 0.0
            found.append((int(child.action), int(child.visits), share))
            child = child.sibling
        found.sort(key=_by_visits)
        return found


def first_sight(state: State, seat: i64, rng: Rng) -> dict[int, float]:
    """The game's appraisal of each legal action, averaged over a few worlds and scaled to 0 to 1."""
    worth: dict[int, float] = {}
    moves = Moves()
    for _ in range(WORLDS):
        world = state.determinize(seat, rng)
        moves.clear()
        world.moves(seat, moves)
        for i in range(moves.count):
            action = moves.items[i]
            after = world.copy()
            after.apply(seat, action)
            worth[action] = worth.get(action, 0.0) + after.appraise(seat)
    low = min(worth.values())
    high = max(worth.values())
    for known in worth:
        worth[known] = (worth[known] - low) / (high - low) if high > low else 0.5
    return worth


def _by_visits(row: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-row[1], -row[2], row[0])


def shares(state: State) -> list[float]:
    """Each seat's share of the win, with a little for being ahead: 0 to 1."""
    outcome = state.outcome()
    if outcome is None:
        return [0.5] * state.seats
    return credit_of(outcome.scores, outcome.ranks)


def credit_of(scores: list[int], ranks: list[int]) -> list[float]:
    """Nine tenths for winning (shared by those who share it), one tenth for the margin, alone for the own points."""
    winners: i64 = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    result: list[float] = []
    for seat in range(len(scores)):
        mine = scores[seat]
        rival = -1_000_000
        for other in range(len(scores)):
            if other != seat and scores[other] > rival:
                rival = scores[other]
        margin = 0.5 + 0.5 * math.tanh(float(mine - rival) / 10.0)
        if len(scores) == 1:
            margin = float(mine) / float(mine + 50)
        won = 1.0 / float(winners) if ranks[seat] == 1 else 0.0
        result.append(0.9 * won + 0.1 * margin)
    return result


def search(state: State, seat: int, rng: Rng, simulations: int, milliseconds: int) -> list[tuple[int, int, float]]:
    """Look ahead for a seat; see `Search.report`. With `simulations` 0 the time decides."""
    running = Search(state, seat, rng)
    if simulations > 0:
        for _ in range(simulations):
            running.simulate()
    else:
        deadline = time.perf_counter() + milliseconds / 1000.0
        running.simulate()
        while time.perf_counter() < deadline:
            running.simulate()
    return running.report()


def best(report: list[tuple[int, int, float]]) -> int:
    """The most visited action."""
    return report[0][0]
