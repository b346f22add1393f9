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
from guildhall.bots.pursuit import Pursuit
from guildhall.bots.tally import Tally
from guildhall.bots.tree import NONE, ROOT, Tree, grown, zeros
from guildhall.core.arrays import filled
from guildhall.core.rng import Rng
from guildhall.core.state import Moves, Outcome, State

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
class Search:
    """A search from one position for one seat. It may go on from where its choice has led (`goes_on`)."""

    __slots__ = (
        "chosen", "credit", "legal_at", "moves", "onward", "path", "priors", "rng", "seat", "stamp", "state",
        "tallies", "tree"
    )  # fmt: skip

    def __init__(self, state: State, seat: i64, rng: Rng) -> None:
        self.state = state.copy()
        self.seat = seat
        self.rng = rng
        self.tree = Tree()
        self.moves = Moves()
        self.path = filled(TREE_DEPTH, 0)
        """The nodes of the present walk."""
        self.credit: vec[float] = zeros(state.seats)
        """What each seat gets for it."""
        self.legal_at: vec[i64] = filled(1024, 0)
        """For each action, the last stamp under which it was legal."""
        self.tallies: dict[int, Tally] = {}
        """For each action at the root, what its walks led to."""
        self.stamp: i64 = 0
        self.chosen: i64 = -1
        """The action at the root that the seat went for."""
        self.onward: list[int] = onward(state, seat)
        """What may be done at the root: no report names anything else."""
        self.priors: dict[int, float] = first_sight(state, seat, rng)

    def run(self, simulations: int, milliseconds: int) -> None:
        """So many simulations or, if that is 0, as many as the time allows; none for a seat that is not to act."""
        if not self.onward:
            return
        if simulations > 0:
            for _ in range(simulations):
                self.simulate()
        else:
            deadline = time.perf_counter() + milliseconds / 1000.0
            self.simulate()
            while time.perf_counter() < deadline:
                self.simulate()

    def simulate(self) -> None:
        """One walk down the tree, a playout, and the credit for it."""
        world = self.state.determinize(self.seat, self.rng)
        moves = self.moves
        path = self.path
        node = ROOT
        depth: i64 = 0
        for _ in range(TREE_DEPTH):
            seat = world.mover() if depth > 0 else self.seat
            if seat < 0:
                break
            moves.clear()
            if depth == 0:  # what leads onward; even a single move is one to report
                for action in self.onward:
                    moves.add(action)
            else:
                world.moves(seat, moves)
                if moves.count == 1:
                    world.apply(seat, moves.items[0])
                    continue
            node = self._select(node, seat)
            world.apply(seat, self.tree.action[node])
            path[depth] = node
            depth += 1
            if self.tree.visits[node] == 0:
                break
        play_sensibly(world, self.rng, moves, PLAYOUT_BOUND)
        outcome = world.outcome()
        share_out(outcome, self.credit)
        self._give_credit(depth)
        self._tally(path[0]).add_result(outcome)

    def _tally(self, child: i64) -> Tally:
        """The tally of a child of the root."""
        action = int(self.tree.action[child])
        found = self.tallies.get(action)
        if found is None:
            found = Tally(self.state.seats)
            self.tallies[action] = found
        return found

    def _give_credit(self, depth: i64) -> None:
        path = self.path
        credit = self.credit
        visits = self.tree.visits
        value = self.tree.value
        seats = self.tree.seat
        for i in range(depth):
            node = path[i]
            visits[node] += 1
            value[node] += credit[seats[node]]

    def _select(self, node: i64, seat: i64) -> i64:
        """A new child if some legal action has none, else the one with the best upper bound."""
        self._stamp_legal()
        stamp = self.stamp
        legal_at = self.legal_at
        tree = self.tree
        actions = tree.action
        seats = tree.seat
        siblings = tree.sibling
        available = tree.available
        known: i64 = 0
        best = NONE
        best_bound = -1.0
        child = tree.child[node]
        while child != NONE:
            action = actions[child]
            if seats[child] == seat and legal_at[action] == stamp:
                legal_at[action] = 0
                known += 1
                available[child] += 1
                bound = self._bound(child)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = siblings[child]
        if known < self.moves.count or best == NONE:
            return self._expand(node, seat, self.moves.count - known)
        return best

    def _bound(self, child: i64) -> float:
        """The upper bound of what a child may be worth; one that was never visited comes first."""
        tree = self.tree
        if tree.visits[child] == 0:
            return 1e9
        visits = float(tree.visits[child])
        available = float(tree.available[child])
        bound = tree.value[child] / visits + EXPLORATION * math.sqrt(math.log(available) / visits)
        trust = BIAS + TRUST * math.sqrt(available)
        return bound + trust * tree.prior[child] / (visits + 1.0)

    def _stamp_legal(self) -> None:
        """Mark the legal actions with a new stamp."""
        self.stamp += 1
        stamp = self.stamp
        legal_at = self.legal_at
        items = self.moves.items
        for i in range(self.moves.count):
            action = items[i]
            while action >= i64(len(legal_at)):
                legal_at = grown(legal_at)
                self.legal_at = legal_at
            legal_at[action] = stamp

    def _expand(self, node: i64, seat: i64, untried: i64) -> i64:
        """A new child: at the root the most promising untried action, elsewhere any."""
        if node == ROOT:
            action = self._most_promising()
            return self.tree.add(ROOT, action, seat, self.priors.get(action, 0.0))
        items = self.moves.items
        pick = self.rng.below(untried)
        for i in range(self.moves.count):
            if self.legal_at[items[i]] == self.stamp:
                if pick == 0:
                    return self.tree.add(node, items[i], seat, 0.0)
                pick -= 1
        raise AssertionError("every legal action has a node")

    def _most_promising(self) -> i64:
        """The untried action that the game likes best at first sight."""
        chosen: i64 = -1
        most = -1.0
        for i in range(self.moves.count):
            action = self.moves.items[i]
            if self.legal_at[action] == self.stamp and self.priors.get(action, 0.0) > most:
                most = self.priors.get(action, 0.0)
                chosen = action
        return chosen

    def report(self) -> list[tuple[int, int, float]]:
        """Actions at the root with visits and mean share, most visited first.

        Only what the seat may do is ever named (a kept tree has been in other worlds, too), and something always is.
        """
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        child = tree.child[ROOT]
        while child != NONE:
            if tree.seat[child] == self.seat and int(tree.action[child]) in self.onward:
                share = tree.value[child] / float(tree.visits[child]) if tree.visits[child] > 0 else 0.0
                found.append((int(tree.action[child]), int(tree.visits[child]), share))
            child = tree.sibling[child]
        found.sort(key=_by_visits)
        return found or [(action, 0, 0.0) for action in self.onward]

    # -- keeping the tree --

    def goes_on(self, state: State, seat: int) -> bool:
        """Take a later position for the root, with all that is known below it; False if this is not its search.

        It must be what the choice led to, by the moves that others made since, and nothing hidden may have been shown:
        the tree knows other worlds than that.
        """
        if seat != self.seat or state.setup is not self.state.setup or state.revealed() != self.state.revealed():
            return False
        node = Pursuit(self.tree, self.state, state, seat).node_after(self.chosen)
        if node == NONE:
            return False
        self.tree = self.tree.below(node)
        self.state = state.copy()
        self.tallies = {}
        self.chosen = -1
        self.onward = onward(state, seat)
        self.priors = first_sight(state, seat, self.rng)
        tree = self.tree
        child = tree.child[ROOT]
        while child != NONE:
            tree.prior[child] = self.priors.get(tree.action[child], 0.0)
            child = tree.sibling[child]
        return True


def onward(state: State, seat: i64) -> list[int]:
    """The legal actions of a seat, without those that only take back what it has chosen."""
    legal = state.legal(seat)
    return [action for action in legal if not state.takes_back(action)] or legal


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
    if not worth:
        return worth
    low = min(worth.values())
    high = max(worth.values())
    for known in worth:
        worth[known] = (worth[known] - low) / (high - low) if high > low else 0.5
    return worth


def _by_visits(row: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-row[1], -row[2], row[0])


def share_out(outcome: Outcome | None, credit: vec[float]) -> None:
    """Each seat's share of the win, with a little for being ahead: 0 to 1."""
    if outcome is None:
        for seat in range(i64(len(credit))):
            credit[seat] = 0.5
    else:
        share_by(outcome.scores, outcome.ranks, credit)


def share_by(scores: list[int], ranks: list[int], credit: vec[float]) -> None:
    """Nine tenths for winning (shared by those who share it), one tenth for the margin, alone for the own points."""
    winners: i64 = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    for seat in range(len(scores)):
        mine: i64 = scores[seat]
        rival: i64 = -1_000_000
        for other in range(len(scores)):
            if other != seat and scores[other] > rival:
                rival = scores[other]
        margin = 0.5 + 0.5 * math.tanh(float(mine - rival) / 10.0)
        if len(scores) == 1:
            margin = float(mine) / float(mine + 50)
        won = 1.0 / float(winners) if ranks[seat] == 1 else 0.0
        credit[seat] = 0.9 * won + 0.1 * margin


def search(state: State, seat: int, rng: Rng, simulations: int, milliseconds: int) -> list[tuple[int, int, float]]:
    """Look ahead for a seat; see `Search.report`. With `simulations` 0 the time decides."""
    running = Search(state, seat, rng)
    running.run(simulations, milliseconds)
    return running.report()


def best(report: list[tuple[int, int, float]]) -> int:
    """The most visited action."""
    return report[0][0]
