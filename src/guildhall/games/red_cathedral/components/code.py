"""Effects as numbers for the interpreter of the rules.

A step is `STEP` numbers: its operation, then for `gain` the `per` count, for `pay` 1 if more costs may follow, how many
items, and low, high and kinds (a bit for each resource) of every item; for the others their few arguments.
"""

from __future__ import annotations

from collections.abc import Callable

from guildhall.games.red_cathedral.components import parts as part
from guildhall.games.red_cathedral.components.vocabulary import (
    CARDS,
    COUNTS,
    RESOURCES,
    REWARDS,
    SOURCES,
    SPENDING,
    WORKSHOPS,
    Branch,
    Item,
    Step,
    kinds_of,
    parse,
    verbs,
)

STEP = 12
SURE = ("gain", "deliver", "market", "foreman")
"""Verbs that can always be carried out; of the others their `Operation` says whether they are possible now."""


class Code:
    """All effects laid out in one list of numbers; an effect is the place where it begins. Place 1 is the empty effect.

    Just before that place stands 1 if the effect has a cost. From it: number of branches and where each begins; a
    branch: number of groups and places; a group: number of steps and places; a step: twelve numbers.
    """

    def __init__(self) -> None:
        self.numbers = [0, 0]
        self._known: dict[str, int] = {"": 1}
        self._doubtful: dict[int, int] = {1: -1}

    def add(self, text: str) -> int:
        """The place of an effect; the same text has the same place."""
        if text not in self._known:
            branches = parse(text)
            self.numbers.append(int("pay" in verbs(branches)))
            at = self._table(len(branches))
            for b, branch in enumerate(branches):
                self.numbers[at + 1 + b] = branch_at = self._table(len(branch))
                for g, group in enumerate(branch):
                    self.numbers[branch_at + 1 + g] = group_at = self._table(len(group))
                    for s, step in enumerate(group):
                        self.numbers[group_at + 1 + s] = len(self.numbers)
                        self.numbers += numbered(step)
                self._mark_fees(branch, branch_at)
            self._known[text] = at
            self._doubtful[at] = self._only_doubt(branches, at)
        return self._known[text]

    def _mark_fees(self, branch: Branch, at: int) -> None:
        """A cost learns that what follows it may cost something, too: then it must leave enough (RC-EFF-01)."""
        later = False
        for g in reversed(range(len(branch))):
            for s in reversed(range(len(branch[g]))):
                verb = branch[g][s].verb
                if verb == "pay":
                    self.numbers[self.numbers[self.numbers[at + 1 + g] + 1 + s] + 1] = int(later)
                later = later or verb in SPENDING

    def doubtful(self) -> list[int]:
        """By the place of an effect: 0 if it is always possible, the step that alone can make it impossible, or -1."""
        return [self._doubtful.get(place, 0) for place in range(len(self.numbers))]

    def _only_doubt(self, branches: list[Branch], at: int) -> int:
        if len(branches) != 1:
            return -1
        numbers, branch_at = self.numbers, self.numbers[at + 1]
        steps = [
            numbers[numbers[branch_at + 1 + g] + 1 + s]
            for g, group in enumerate(branches[0])
            for s, step in enumerate(group)
            if step.verb not in SURE
        ]
        return -1 if len(steps) > 1 else sum(steps)

    def _table(self, size: int) -> int:
        at = len(self.numbers)
        self.numbers += [size] + [0] * size
        return at


def numbered(step: Step) -> list[int]:
    """The numbers of a step."""
    operation, arguments = _OPERATIONS[step.verb]
    found = [int(operation), *arguments(step)]
    return found + [0] * (STEP - len(found))


def _mask(item: Item, paying: bool) -> int:
    mask = sum(1 << RESOURCES.index(kind) for kind in kinds_of(item.kind))
    if paying and item.kind == "material":  # RC-GUILD-JEWELERS-05: a diamond is a material when any will do
        mask |= 1 << int(part.DIAMOND)
    return mask


def _bundle(step: Step) -> list[int]:
    found = [COUNTS.index(step.per), len(step.items)]
    for item in step.items:
        found += [item.low, item.high, _mask(item, step.verb == "pay")]
    return found


def _number(step: Step) -> list[int]:
    return [step.number]


def _nothing(_step: Step) -> list[int]:
    return []


_OPERATIONS: dict[str, tuple[int, Callable[[Step], list[int]]]] = {
    "gain": (part.OP_GAIN, _bundle),
    "pay": (part.OP_PAY, _bundle),
    "deliver": (part.OP_DELIVER, _number),
    "obtain": (part.OP_OBTAIN, lambda step: [SOURCES.index(step.what)]),
    "activate": (part.OP_ACTIVATE, lambda step: [step.number, WORKSHOPS.index(step.what), step.times]),
    "market": (part.OP_MARKET, lambda step: [step.number, step.times]),
    "influence": (part.OP_INFLUENCE, lambda step: [step.number, CARDS.index(step.what)]),
    "foreman": (part.OP_FOREMAN, lambda step: [step.number, step.most]),
    "claim": (part.OP_CLAIM, _nothing),
    "discard": (part.OP_DISCARD, _number),
    "draw_objective": (part.OP_DRAW_OBJECTIVE, _number),
    "draw_section": (part.OP_DRAW_SECTION, lambda step: [step.number, *step.takes]),
    "reward": (part.OP_REWARD, lambda step: [REWARDS.index(step.what)]),
    "take_service": (part.OP_TAKE_SERVICE, _number),
    "waive": (part.OP_WAIVE, _nothing),
    "require": (part.OP_REQUIRE, lambda step: [COUNTS.index(step.per), step.number]),
    "ivan_stock": (part.OP_IVAN_STOCK, _number),
    "ivan_transport": (part.OP_IVAN_TRANSPORT, _nothing),
    "ivan_claim": (part.OP_IVAN_CLAIM, _nothing),
    "ivan_construct": (part.OP_IVAN_CONSTRUCT, _nothing),
    "ivan_hire": (part.OP_IVAN_HIRE, _nothing),
}
