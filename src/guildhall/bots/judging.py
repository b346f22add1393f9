"""Playing by a learned judgement: one step ahead, or a tree search that asks the network at every node.

One step ahead every action is judged by what its seat would know after it, whatever chance will show: two positions
that a seat cannot tell apart are judged alike without dealing anew.

The search deals the unknown anew for every walk. A walk goes down by what is known and expected (PUCT) and ends by
growing a node: the actions there are judged one step ahead, which gives each of them a first value and a prior, and the
best one's value goes up the path, to every seat its own share. Those that were clearly worse wherever they were judged
before (`regrets.py`) are taken to be so again. There are no playouts. A node stands for what an action is about
(`State.meaning`), so that worlds with other cards in the same places are not mixed up.
"""

# guildhall: compiled

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.bots.mcts import onward
from guildhall.bots.net import POINT, WHOLE, Net, power, weigh
from guildhall.bots.pursuit import Pursuit
from guildhall.bots.regrets import UNKNOWN, Regrets
from guildhall.bots.tally import Tally
from guildhall.bots.tree import NONE, ROOT, Tree, grown, zeros
from guildhall.core.arrays import filled
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, State

DRIVE: Final = 0.3
"""How much priors draw the search to what was tried little."""
SHARPNESS: Final[i64] = 20
"""Priors are powers of e of so many times the difference in worth."""
CLEAR: Final[i64] = 1180
"""By so much more regret than the least of a node an action is not judged there: 0.018 of the win."""
TREE_DEPTH: Final[i64] = 200
LOOK: Final = 32
"""After so many walks one looks whether the others can change anything."""
MOST_LEFT: Final = 60
"""More choices than a turn ever has left."""


@final
class Judge:
    """Judges what the actions of a seat lead to, with all the room that takes."""

    __slots__ = ("left", "net", "on", "points", "room", "shares", "worth")

    def __init__(self, net: Net) -> None:
        self.net = net
        self.on = Moves()
        self.left = Moves()
        self.room: i64 = 256
        self.worth: vec[i64] = filled(256, 0)
        """For the action at place i of a list: what it is worth to seat s at i x seats + s, in 65536ths…"""
        self.shares: vec[i64] = filled(256, 0)
        """…and of what that is made up: the share of the win…"""
        self.points: vec[i64] = filled(256, 0)
        """…and the points, in 64ths."""

    def ahead(self, state: State, seat: i64, moves: Moves) -> i64:
        """Judge every action of a list; the place of the one best for the seat."""
        seats = state.seats
        self.make_room(moves.count * seats)
        best: i64 = 0
        known = self.known(state, seat)
        for place in range(moves.count):
            self.see_after(known, seat, moves.items[place], place * seats)
            if self.worth[place * seats + seat] > self.worth[best * seats + seat]:
                best = place
        return best

    def after(self, state: State, seat: i64, action: i64) -> None:
        """Judge one action, as the first of a list."""
        self.see_after(self.known(state, seat), seat, action, 0)

    def make_room(self, size: i64) -> None:
        while size > self.room:
            self.worth = grown(self.worth)
            self.shares = grown(self.shares)
            self.points = grown(self.points)
            self.room *= 2

    def known(self, state: State, seat: i64) -> State:
        """The position, or one that looks the same to the seat if more than one action will be done there."""
        return state.determinize(seat, Rng(5, SEARCH)) if state.settles() else state

    def see_after(self, state: State, seat: i64, action: i64, at: i64) -> None:
        """Judge one action in a position that is `known`, from `at` on."""
        after = state.copy()
        after.apply(seat, action)
        since = state
        if state.settles():
            since = finish_turn(after, state, seat, self.left)
        self.see(after, seat, since, at)

    def see(self, state: State, seat: i64, since: State, at: i64) -> None:
        """Write what a position is worth to every seat, in the eyes of one, from `at` on."""
        net = self.net
        seats = state.seats
        first = seat
        if state.mover() < 0:
            final_result(state, net.shares, net.points)
            weigh(net.shares, net.points, net.worth, seats, net.spread)
            first = 0
        else:
            state.features(seat, since, self.on)
            if net.expects:
                state.expected(seat, since, net.expected)
            net.judge(self.on, seats)
        for away in range(seats):
            player = first + away
            if player >= seats:
                player -= seats
            self.worth[at + player] = net.worth[away]
            self.shares[at + player] = net.shares[away]
            self.points[at + player] = net.points[away]


def finish_turn(after: State, before: State, seat: i64, moves: Moves) -> State:
    """Do what is left of a seat's turn after one action by the game's quick choices; where the last one was done."""
    turn = before.turn_number()
    since = before
    rng = Rng(3, SEARCH)
    for _ in range(MOST_LEFT):
        if after.mover() != seat or after.turn_number() != turn:
            break
        moves.clear()
        after.moves(seat, moves)
        action = moves.items[0] if moves.count == 1 else after.rollout_move(seat, moves, rng)
        since = after.copy()
        after.apply(seat, action)
    return since


def final_result(state: State, shares: vec[i64], points: vec[i64]) -> None:
    """Shares and points as a network would give them; where nobody won, or it never ended, all have the same share."""
    outcome = state.outcome()
    seats = state.seats
    winners: i64 = 0
    if outcome is not None:
        for rank in outcome.ranks:
            if rank == 1:
                winners += 1
    for player in range(seats):
        shares[player] = WHOLE // seats if winners == 0 and seats > 1 else i64(0)
        points[player] = 0
        if outcome is not None:
            points[player] = i64(outcome.scores[player]) * POINT
            if outcome.ranks[player] == 1:
                shares[player] = WHOLE // winners


def one_ahead(judge: Judge, state: State, seat: i64) -> list[tuple[int, int, float]]:
    """Every action that leads onward with what it is worth, the best first."""
    moves = Moves()
    for action in onward(state, seat):
        moves.add(action)
    judge.ahead(state, seat, moves)
    found: list[tuple[int, int, float]] = []
    for place in range(moves.count):
        worth = float(judge.worth[place * state.seats + seat]) / float(WHOLE)
        found.append((int(moves.items[place]), 1, worth))
    found.sort(key=by_share)
    return found


def by_share(row: tuple[int, int, float]) -> tuple[float, int]:
    return (-row[2], row[0])


def by_visits(row: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-row[1], -row[2], row[0])


@final
class JudgedSearch:
    """A search from one position for one seat. It may go on from where its choice has led (`goes_on`).

    In its tree an action is its meaning.
    """

    __slots__ = (
        "action_of", "chosen", "judge", "less", "means", "meant_at", "moves", "onward", "path", "regrets", "rng",
        "seat", "stamp", "state", "tallies", "tree", "up", "up_points", "up_shares"
    )  # fmt: skip

    def __init__(self, state: State, seat: i64, judge: Judge, rng: Rng) -> None:
        self.state = state.copy()
        self.seat = seat
        self.judge = judge
        self.rng = rng
        self.tree = Tree()
        self.regrets = Regrets(state.seats)
        self.moves = Moves()
        self.means: vec[i64] = filled(256, 0)
        """For each of the moves, what it means…"""
        self.less: vec[i64] = filled(256, 0)
        """…and how much less than the best it is likely worth, or UNKNOWN."""
        self.chosen: i64 = -1
        """The action at the root that the seat went for."""
        self.path = filled(TREE_DEPTH, 0)
        """The nodes of the present walk."""
        self.up: vec[i64] = filled(state.seats, 0)
        """What each seat gets for it…"""
        self.up_shares: vec[float] = zeros(state.seats)
        """…and of what that is made up."""
        self.up_points: vec[float] = zeros(state.seats)
        self.tallies: dict[int, Tally] = {}
        """For each meaning of an action at the root, what its walks led to."""
        self.stamp: i64 = 0
        self.meant_at: vec[i64] = filled(1024, 0)
        """For each meaning, the last stamp under which it was legal…"""
        self.action_of: vec[i64] = filled(1024, 0)
        """…and the action that had it."""
        self.onward: list[int] = onward(state, seat)

    def run(self, simulations: int, milliseconds: int) -> None:
        """So many walks or, if that is 0, as many as the time allows; none for a seat that is not to act."""
        if not self.onward:
            return
        self._grow_root()
        if simulations > 0:
            for _ in range(simulations):
                self.simulate()
        else:
            deadline = time.perf_counter() + milliseconds / 1000.0
            while time.perf_counter() < deadline:
                self.simulate()

    def decide(self, simulations: int) -> None:
        """Walks until so many have gone through the root, those of a kept tree too, or none of those that are left
        could change which action was tried most."""
        if not self.onward:
            return
        self._grow_root()
        left = self._open_walks(simulations)
        while left > 0:
            for _ in range(min(left, LOOK)):
                self.simulate()
            left = self._open_walks(simulations)

    def _open_walks(self, simulations: int) -> int:
        """How many of these walks are left; 0 if they change nothing any more."""
        visits = [visits for _, visits, _ in self.report()]
        left = simulations - sum(visits)
        lead = visits[0] - (visits[1] if len(visits) > 1 else 0)
        return left if lead <= left else 0

    def _grow_root(self) -> None:
        """At the root no world is dealt: what the seat knows is enough.

        In a kept tree the root may stand for what follows an only choice, which has no node: it gets one.
        """
        self._list_moves(self.state, self.seat, True)
        if self.tree.child[ROOT] != NONE:
            if self._stamp_meanings(ROOT, self.state, self.seat) < self.moves.count:
                self._add_missing(ROOT, self.state, self.seat)
        else:
            self._grow(ROOT, self.state, self.seat)
            for place in range(self.moves.count):
                self._send_up(place * self.state.seats)
                self._note(self.state.meaning(self.seat, self.moves.items[place]))

    def simulate(self) -> None:
        """One walk down the tree, a node grown at its end, and the credit for it."""
        world = self.state.determinize(self.seat, self.rng)
        tree = self.tree
        node = ROOT
        depth: i64 = 0
        grew = False
        for _ in range(TREE_DEPTH):
            seat = world.mover() if depth > 0 else self.seat
            if seat < 0:
                break
            self._list_moves(world, seat, depth == 0)
            if depth > 0 and self.moves.count == 1:
                world.apply(seat, self.moves.items[0])
                continue
            if tree.child[node] == NONE:
                self._grow(node, world, seat)
                grew = True
                break
            node = self._select(node, world, seat)
            world.apply(seat, self.action_of[tree.action[node]])
            self.path[depth] = node
            depth += 1
        if not grew:
            self._take_up(world)
        for step in range(depth):
            node = self.path[step]
            tree.visits[node] += 1
            tree.value[node] += float(self.up[tree.seat[node]])
        self._note(tree.action[self.path[0]])

    def _note(self, meant: i64) -> None:
        """Add what goes up to the tally of an action at the root."""
        found = self.tallies.get(int(meant))
        if found is None:
            found = Tally(self.state.seats)
            self.tallies[int(meant)] = found
        found.add_judged(self.up_shares, self.up_points)

    def _send_up(self, at: i64) -> None:
        """What was judged from `at` on goes up."""
        judge = self.judge
        for player in range(self.state.seats):
            self.up[player] = judge.worth[at + player]
            self.up_shares[player] = float(judge.shares[at + player]) / float(WHOLE)
            self.up_points[player] = float(judge.points[at + player]) / float(POINT)

    def _list_moves(self, world: State, seat: i64, at_root: bool) -> None:
        self.moves.clear()
        if at_root:
            for action in self.onward:
                self.moves.add(action)
        else:
            world.moves(seat, self.moves)

    def _take_up(self, world: State) -> None:
        """Where nothing grows: the match is over, as a rule."""
        self.judge.see(world, self.seat, world, 0)
        self._send_up(0)

    def _grow(self, node: i64, world: State, seat: i64) -> None:
        """A child for every action with what it is likely worth; what goes up is the best for who chooses."""
        moves = self.moves
        best = self._judge(world, seat, node == ROOT)
        most = self.judge.worth[best * world.seats + seat]
        self._send_up(best * world.seats)
        less = self.less
        means = self.means
        total: i64 = 0
        for place in range(moves.count):
            total += likely(less[place])
        for place in range(moves.count):
            prior = float(likely(less[place])) / float(total)
            self._add(node, means[place], seat, prior, most - less[place])

    def _judge(self, world: State, seat: i64, all_of_them: bool) -> i64:
        """Judge the actions one step ahead, all or the likely good ones, and fill `less`; the place of the best."""
        judge = self.judge
        moves = self.moves
        seats = world.seats
        judge.make_room(moves.count * seats)
        self._recall(world, seat, all_of_them)
        known = judge.known(world, seat)
        less = self.less
        best: i64 = -1
        for place in range(moves.count):
            if less[place] == UNKNOWN:
                judge.see_after(known, seat, moves.items[place], place * seats)
                if best < 0 or judge.worth[place * seats + seat] > judge.worth[best * seats + seat]:
                    best = place
        most = judge.worth[best * seats + seat]
        for place in range(moves.count):
            if less[place] == UNKNOWN:
                less[place] = most - judge.worth[place * seats + seat]
                self.regrets.note(self.means[place], seat, less[place])
        return best

    def _recall(self, world: State, seat: i64, nothing: bool) -> None:
        """Fill `means`, and `less` with what is known of actions clearly worse than others; the rest is UNKNOWN."""
        moves = self.moves
        regrets = self.regrets
        while moves.count > i64(len(self.less)):
            self.less = grown(self.less)
            self.means = grown(self.means)
        less = self.less
        means = self.means
        least = WHOLE
        for place in range(moves.count):
            means[place] = world.meaning(seat, moves.items[place])
            less[place] = UNKNOWN if nothing else regrets.expected(means[place], seat)
            if less[place] != UNKNOWN and less[place] < least:
                least = less[place]
        for place in range(moves.count):
            if less[place] <= least + CLEAR or not regrets.is_left_out(means[place], seat):
                less[place] = UNKNOWN

    def _add(self, node: i64, meant: i64, seat: i64, prior: float, own: i64) -> i64:
        """A child whose first value is what it was judged or taken to be worth: never less than nothing."""
        while meant >= i64(len(self.meant_at)):
            self.meant_at = grown(self.meant_at)
            self.action_of = grown(self.action_of)
        child = self.tree.add(node, meant, seat, prior)
        self.tree.value[child] = float(own if own > 0 else i64(0))
        return child

    def _select(self, node: i64, world: State, seat: i64) -> i64:
        """The child to walk to, of those that this world allows; whatever no world had before is judged now."""
        if self._stamp_meanings(node, world, seat) < self.moves.count:
            self._add_missing(node, world, seat)
        tree = self.tree
        actions = tree.action
        seats = tree.seat
        siblings = tree.sibling
        visits = tree.visits
        meant_at = self.meant_at
        stamp = self.stamp
        tried: i64 = 1
        child = tree.child[node]
        while child != NONE:
            if seats[child] == seat and meant_at[actions[child]] == stamp:
                tried += visits[child]
            child = siblings[child]
        drive = DRIVE * math.sqrt(float(tried)) * float(WHOLE)
        best = NONE
        best_bound = -1.0
        child = tree.child[node]
        while child != NONE:
            if seats[child] == seat and meant_at[actions[child]] == stamp:
                bound = (tree.value[child] + drive * tree.prior[child]) / float(visits[child] + 1)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = siblings[child]
        return best

    def _stamp_meanings(self, node: i64, world: State, seat: i64) -> i64:
        """Note what each legal action means here; how many of them have a child. What no child means is not noted."""
        self.stamp += 1
        stamp = self.stamp
        moves = self.moves
        room = i64(len(self.meant_at))
        for place in range(moves.count):
            action = moves.items[place]
            meant = world.meaning(seat, action)
            if meant < room:
                self.meant_at[meant] = stamp
                self.action_of[meant] = action
        known: i64 = 0
        tree = self.tree
        child = tree.child[node]
        while child != NONE:
            if tree.seat[child] == seat and self.meant_at[tree.action[child]] == stamp:
                known += 1
            child = tree.sibling[child]
        return known

    def _add_missing(self, node: i64, world: State, seat: i64) -> None:
        """Children for what no world before had here."""
        best = self._best_mean(node, seat)
        moves = self.moves
        tree = self.tree
        for place in range(moves.count):
            action = moves.items[place]
            meant = world.meaning(seat, action)
            child = tree.find(node, meant)
            while child != NONE and tree.seat[child] != seat:
                child = self._next_alike(child, meant)
            if child == NONE:
                own = self._first_worth(world, seat, action, meant, best)
                self._add(node, meant, seat, 1.0 / float(moves.count), own)
                self.meant_at[meant] = self.stamp
                self.action_of[meant] = action

    def _best_mean(self, node: i64, seat: i64) -> i64:
        """What the best of a seat's children is worth by now; UNKNOWN if it has none."""
        tree = self.tree
        best = UNKNOWN
        child = tree.child[node]
        while child != NONE:
            if tree.seat[child] == seat:
                mean = i64(int(tree.value[child])) // (tree.visits[child] + 1)
                if mean > best:
                    best = mean
            child = tree.sibling[child]
        return best

    def _first_worth(self, world: State, seat: i64, action: i64, meant: i64, best: i64) -> i64:
        """What an action is worth beside the best of its node: judged, unless it was clearly worse elsewhere."""
        regrets = self.regrets
        expected = regrets.expected(meant, seat)
        if best != UNKNOWN and expected > CLEAR and regrets.is_left_out(meant, seat):
            return best - expected
        self.judge.after(world, seat, action)
        own = self.judge.worth[seat]
        if best != UNKNOWN:
            regrets.note(meant, seat, best - own if best > own else i64(0))
        return own

    def _next_alike(self, child: i64, meant: i64) -> i64:
        tree = self.tree
        child = tree.sibling[child]
        while child != NONE and tree.action[child] != meant:
            child = tree.sibling[child]
        return child

    def report(self) -> list[tuple[int, int, float]]:
        """Actions at the root with visits and mean share, most visited first.

        Only what the seat may do is ever named: a kept tree has been in other worlds, too.
        """
        if not self.onward:
            return []
        tree = self.tree
        self._list_moves(self.state, self.seat, True)
        self._stamp_meanings(ROOT, self.state, self.seat)
        found: list[tuple[int, int, float]] = []
        child = tree.child[ROOT]
        while child != NONE:
            meant = tree.action[child]
            if tree.seat[child] == self.seat and self.meant_at[meant] == self.stamp:
                share = tree.value[child] / float(tree.visits[child] + 1) / float(WHOLE)
                found.append((int(self.action_of[meant]), int(tree.visits[child]), share))
            child = tree.sibling[child]
        found.sort(key=by_visits)
        return found

    def goes_on(self, state: State, seat: i64) -> bool:
        """Take a later position for the root, with all that is known below it; False if this is not its search.

        As with `mcts.Search.goes_on` it must be what the choice led to, and nothing hidden may have been shown since.
        """
        if self.chosen < 0 or seat != self.seat or state.setup is not self.state.setup:
            return False
        if state.revealed() != self.state.revealed():
            return False
        node = Pursuit(self.tree, self.state, state, seat, True).node_after(self.state.meaning(seat, self.chosen))
        if node == NONE:
            return False
        self.tree = self.tree.below(node)
        self.state = state.copy()
        self.tallies = {}
        self.chosen = -1
        self.onward = onward(state, seat)
        return True


def likely(less: i64) -> i64:
    """The prior of an action worth so much less than the best, before dividing."""
    return power(less * SHARPNESS >> 6)
