"""The one interpreter of effects: tiles, cards, tokens, services and bonuses are all read here (RC-EFF).

An effect in progress is a frame; each step either happens at once or pushes a frame for the choice it needs. A nested
effect is above it on the stack and so is over before it goes on (RC-TURN-06). `vocabulary.Code` says how code is laid
out. What a step does, the file of its topic says: an `Operation` for each verb of the vocabulary.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, CARRIED_ON, IF_SEVERAL, Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import NO_EFFECT, OP_GAIN, OP_PAY, OP_REQUIRE, OPERATIONS
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.costs import after_paying, held_together, payable
from guildhall.games.red_cathedral.rules.counting import count
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.verbs import ACCEPT, BRANCH, DECLINE, PART, STOP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

MISSING: Final[i64] = rule("RC-EFF-12")
TOO_LITTLE_LEFT: Final[i64] = rule("RC-EFF-01", "rest")


class Operation:
    """What one verb of the vocabulary means. `step` is the place of its numbers in the code."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        """Whether it can be carried out: its cost paid, what it acts on there (RC-EFF-01, -12)."""
        return True

    def why_not(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> i64:
        """The same with the rule: what it acts on is missing, unless the verb says more."""
        return LEGAL if self.possible(state, seat, step, source) else MISSING

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        """At once if it asks nothing, else a frame for its choice."""
        raise NotImplementedError

    def add_to(self, state: RedCathedral, seat: i64, step: i64, source: i64, cost: Bundle, gain: Bundle) -> None:
        """What it surely takes and brings, for those who ask before choosing."""


Bundle = dict[str, int]
TABLE: Final[vec[Operation]] = vec[Operation]([Operation() for _ in range(OPERATIONS)])


def means(number: i64, operation: Operation) -> None:
    """A topic says what the operation of a number does."""
    TABLE[number] = operation


# -- may it be chosen? --------------------


def possible(state: RedCathedral, seat: i64, effect: i64, source: i64) -> bool:
    """Whether some branch has no impossible step (RC-EFF-01, -12); mostly one step decides it, or none."""
    code = state.parts.code
    step = state.parts.doubtful[effect]
    if step == 0:
        return True
    if step > 0:
        if code[step] == OP_PAY:
            if code[step + 2] == 1:
                return held_together(state, seat, code[step + 5]) >= code[step + 3]
            return payable(state, seat, step)
        return TABLE[code[step]].possible(state, seat, step, source)
    return any(branch_possible(state, seat, code[effect + 1 + branch], source) for branch in range(code[effect]))


def branch_possible(state: RedCathedral, seat: i64, branch: i64, source: i64) -> bool:
    """No step is impossible with what the costs before it leave; a gain never is."""
    code = state.parts.code
    left = state
    for g in range(code[branch]):
        group = code[branch + 1 + g]
        for s in range(code[group]):
            step = code[group + 1 + s]
            operation = code[step]
            if operation == OP_GAIN:
                continue
            if not TABLE[operation].possible(left, seat, step, source):
                return False
            if operation == OP_PAY and code[step + 1]:
                left = after_paying(left, seat, step)
    return True


def why_not_effect(state: RedCathedral, seat: i64, effect: i64, source: i64) -> i64:
    """The rule against an effect, or LEGAL; where none of its branches is possible, the one against the first."""
    code = state.parts.code
    if possible(state, seat, effect, source):
        return LEGAL
    return why_not_branch(state, seat, code[effect + 1], source) if code[effect] else MISSING


def why_not_branch(state: RedCathedral, seat: i64, branch: i64, source: i64) -> i64:
    """The rule against the first impossible step; a fee that leaves too little for it is the reason itself."""
    code = state.parts.code
    left = state
    for g in range(code[branch]):
        group = code[branch + 1 + g]
        for s in range(code[group]):
            step = code[group + 1 + s]
            operation = TABLE[code[step]]
            why = operation.why_not(left, seat, step, source)
            if why != LEGAL:
                return TOO_LITTLE_LEFT if operation.possible(state, seat, step, source) else why
            if code[step] == OP_PAY and code[step + 1]:
                left = after_paying(left, seat, step)
    return LEGAL


def carry_out(state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
    """One step: at once if it asks nothing, else a frame for its choice."""
    TABLE[state.parts.code[step]].carry_out(state, seat, step, source)


def has_cost(state: RedCathedral, effect: i64) -> bool:
    return state.parts.code[effect - 1] != 0


def only_step(state: RedCathedral, effect: i64) -> i64:
    """The single step of a simple effect."""
    code = state.parts.code
    return code[code[code[effect + 1] + 1] + 1]


def show_effect(state: RedCathedral, seat: i64, action: i64, effect: i64, source: i64, *things: str) -> Shown:
    """An action that starts an effect; what it costs and brings if it has one branch."""
    code = state.parts.code
    cost: Bundle = {}
    gain: Bundle = {}
    if code[effect] == 1:
        add_branch(state, seat, code[effect + 1], source, cost, gain)
    return shown(state, action, *things, cost=cost, gain=gain)


def add_branch(state: RedCathedral, seat: i64, branch: i64, source: i64, cost: Bundle, gain: Bundle) -> None:
    """What all steps of a branch surely take and bring."""
    code = state.parts.code
    for g in range(code[branch]):
        group = code[branch + 1 + g]
        for s in range(code[group]):
            step = code[group + 1 + s]
            TABLE[code[step]].add_to(state, seat, step, source, cost, gain)


def effect_named(state: RedCathedral, effect: i64) -> str:
    """Whose effect it is: a tile, an action of an influence card, a token, a service or a contractor's place."""
    parts = state.parts
    for number, name in enumerate(parts.tile_names):
        if parts.tile_effect[number] == effect:
            return name
    for number in range(2 * len(parts.influence_names)):
        if parts.influence_effect[number] == effect:
            return f"{parts.influence_names[number >> 1]}{'ab'[number & 1]}"
    for number, name in enumerate(parts.token_names):
        if parts.token_effect[number] == effect:
            return name
    for number, name in enumerate(parts.service_names):
        if parts.service_effect[number] == effect:
            return name
    for number in range(len(parts.bonus_effect)):
        if parts.bonus_effect[number] == effect:
            return f"bonus{number + 1}"
    return ""


# -- step by step --------------------


def start_effect(state: RedCathedral, effect: i64, source: i64) -> None:
    state.stack.push(EFFECT.kind, effect, -1, 0, source, 0)


def note_paid(state: RedCathedral, units: i64) -> None:
    """So much was paid for the effect on top: what follows may count it."""
    if state.stack.top == EFFECT.kind:
        state.stack.set(5, units)


@final
class EffectInProgress(Choice):
    """An effect in progress: a branch is chosen, then the parts of a group in any order; each may be left (RC-EFF-09).

    Frame: effect, branch x 64 + group (-1: branch to be chosen), steps done as bits, source, units paid.
    """

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        """Step by step, until something has to be chosen: a branch, the next of several parts, or within a step."""
        stack = state.stack
        code = state.parts.code
        effect = stack.get(1)
        at = stack.get(2)
        if at < 0:
            if code[effect] > 1:
                return IF_SEVERAL
            at = 0
        branch = code[effect + 1 + (at >> 6)]
        done = stack.get(3)
        depth = stack.depth
        for number in range(at & 63, code[branch]):
            group = code[branch + 1 + number]
            steps = code[group]
            if done != bit(steps) - 1:
                stack.set(2, at)
                if steps > 1:
                    stack.set(3, done)
                    return ASKED
                stack.set(3, 1)
                step = code[group + 1]
                TABLE[code[step]].carry_out(state, seat, step, stack.get(4))
                if stack.depth != depth:
                    return CARRIED_ON
            at += 1
            done = 0
        stack.pop()
        return CARRIED_ON

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        offered = [*PART.all(), *BRANCH.all(), int(STOP.first)]
        return [action for action in offered if self.why_not(state, seat, action) == LEGAL]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        stack = state.stack
        code = state.parts.code
        if stack.get(2) < 0:
            effect = stack.get(1)
            for number in range(code[effect]):
                if branch_possible(state, seat, code[effect + 1 + number], stack.get(4)):
                    out.add(BRANCH.first + number)
            return
        done = stack.get(3)
        for part in range(code[self.group(state)]):
            if done >> part & 1 == 0:
                out.add(PART.first + part)
        out.add(STOP.first)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        stack = state.stack
        code = state.parts.code
        if stack.get(2) < 0:
            if BRANCH.has(action) and BRANCH.a(action) < code[stack.get(1)]:
                return why_not_branch(state, seat, code[stack.get(1) + 1 + BRANCH.a(action)], stack.get(4))
            return self.no_answer(action)
        if action == STOP.first:
            return LEGAL
        if PART.has(action) and PART.a(action) < code[self.group(state)] and stack.get(3) >> PART.a(action) & 1 == 0:
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        stack = state.stack
        if action == STOP.first:
            stack.set(2, stack.get(2) + 1)
            stack.set(3, 0)
            if state.events is not None:
                tell(state, "decline-part", seat, {})
        elif BRANCH.has(action):
            stack.set(2, BRANCH.a(action) << 6)
        else:
            part = PART.a(action)
            step = state.parts.code[self.group(state) + 1 + part]
            stack.set(3, stack.get(3) | bit(part))
            carry_out(state, seat, step, stack.get(4))

    def group(self, state: RedCathedral) -> i64:
        """The group whose parts are being carried out."""
        code = state.parts.code
        at = state.stack.get(2)
        return code[code[state.stack.get(1) + 1 + (at >> 6)] + 1 + (at & 63)]

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks({}, "branch" if state.stack.get(2) < 0 else "part")

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        """A branch or a part of the effect by what it does: the effect's own name, and where in it."""
        if action == STOP.first:
            return shown(state, action)
        code = state.parts.code
        effect = state.stack.get(1)
        at = state.stack.get(2)
        source = state.stack.get(4)
        cost: Bundle = {}
        gain: Bundle = {}
        if BRANCH.has(action):
            number = BRANCH.a(action)
            add_branch(state, seat, code[effect + 1 + number], source, cost, gain)
            thing = f"way:{effect_named(state, effect)}-{int(number)}"
        else:
            part = PART.a(action)
            step = code[self.group(state) + 1 + part]
            TABLE[code[step]].add_to(state, seat, step, source, cost, gain)
            thing = f"way:{effect_named(state, effect)}-{int(at >> 6)}-{int(at & 63)}-{int(part)}"
        return shown(state, action, thing, cost=cost, gain=gain)


# -- a benefit falls due --------------------


def offer(state: RedCathedral, effect: i64, source: i64) -> None:
    state.stack.push(OFFER.kind, effect, source)


@final
class Offer(Choice):
    """A benefit falls due. What costs nothing is taken, what cannot be had lapses, the rest may be declined.

    Frame: effect, source (RC-CLAIM-10).
    """

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        effect = state.stack.get(1)
        source = state.stack.get(2)
        if effect == NO_EFFECT or not possible(state, seat, effect, source):
            state.stack.pop()
            return CARRIED_ON
        if has_cost(state, effect):
            return ASKED
        state.stack.pop()
        start_effect(state, effect, source)
        return CARRIED_ON

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [int(ACCEPT.first), int(DECLINE.first)]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        out.add(ACCEPT.first)
        out.add(DECLINE.first)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        return LEGAL if ACCEPT.has(action) or DECLINE.has(action) else self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        effect = state.stack.get(1)
        source = state.stack.get(2)
        state.stack.pop()
        if action == ACCEPT.first:
            start_effect(state, effect, source)
        elif state.events is not None:
            tell(state, "decline-offer", seat, {})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if action != ACCEPT.first:
            return shown(state, action)
        return show_effect(state, seat, action, state.stack.get(1), state.stack.get(2))


@final
class Require(Operation):
    """So many of something, or the effect ends here."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        code = state.parts.code
        return count(state, seat, code[step + 1], source, 0) >= code[step + 2]

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        if not self.possible(state, seat, step, source):
            state.stack.pop()


EFFECT: Final = EffectInProgress("effect", "RC-EFF-12")
OFFER: Final = Offer("offer", "RC-CLAIM-10")
means(OP_REQUIRE, Require())
