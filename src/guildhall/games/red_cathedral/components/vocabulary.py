"""The language of effects: one vocabulary for tiles, cards, tokens, services, bonuses and objectives.

    effect = branch { " | " branch }      choose one branch
    branch = group  { " ; " group }       in this order
    group  = step   { " & " step }        all of them, in any order
    step   = verb arguments

`parse` is the only place that reads such a text. What it gives goes everywhere: `code` lays it out in numbers for the
rules, `people/names` says it, the terminal and the browser draw it.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import field

from guildhall.core.data import Data
from guildhall.games.red_cathedral.components.parts import DIE_NAMES, RESOURCE_NAMES

RESOURCES = tuple(RESOURCE_NAMES)
MATERIALS = RESOURCES[:6]
GROUPS = {"material": MATERIALS, "basic": MATERIALS[:3], "jewel": MATERIALS[4:]}
"""Words of the vocabulary for several materials of which one is chosen."""
CHOICES = {**GROUPS, "fine": MATERIALS[3:]}
"""All choices that have a name and a sign of their own."""
COUNTS = (
    "",
    "paid",
    "dice_in_space",
    "own_banners_at_foreman",
    "other_banners_at_foreman",
    "own_contractors_on_map",
    "other_contractors_on_map",
    "towers_with_own_presence",
    "towers_without_own_presence",
    "own_unbuilt_ornaments",
    "own_built_ornaments",
    "own_ornaments_on_own",
    "own_ornaments_on_others",
    "own_faceup_workshops",
    "own_finished_section_types",
    "max_own_claims_in_tower",
    "max_own_ornaments_in_tower",
)
"""In the order of the numbers PER_PAID … of `parts`."""
DICE = tuple(DIE_NAMES)
SOURCES = ("any_tile", "any_die", "any_space", *(f"{die}_die" for die in DICE))
WORKSHOPS = ("own_workshop", "other_workshop")
CARDS = ("any_card", "other_card")
REWARDS = ("rubles", "half_rp")
SPENDING = ("pay", "activate", "influence")
"""Verbs that may take something from whoever carries them out."""
MOST = 9
"""The largest amount in an effect: sums of choices stay small numbers."""


class Item(Data):
    """So much of a resource: `1..5 ruble`, `2 lumber/brick/stone`."""

    low: int
    high: int
    kind: str
    """A resource, a choice with a name (`material`, `basic`, `fine`, `jewel`), or resources joined by `/`."""


class Step(Data):
    """One thing that an effect does; `verb` says which of the other parts mean something."""

    verb: str
    items: list[Item] = field(default_factory=list)
    """What `gain` and `pay` are about."""
    number: int = 1
    """How many: deliveries, activations, actions, cards; what `require` asks for; the least steps of the foreman."""
    most: int = 1
    """The most steps of the foreman."""
    times: int = 1
    """How often each is done."""
    what: str = ""
    """Where from (`obtain`), whose (`activate`, `influence`), which part (`reward`)."""
    per: str = ""
    """What a gain is multiplied by, and what `require` counts."""
    takes: list[int] = field(default_factory=list)
    """How many materials of each drawn section."""


Group = list[Step]
Branch = list[Group]
Effect = list[Branch]
"""The branches of an effect; none if it does nothing."""


class EffectError(ValueError):
    """An effect that the vocabulary does not know; the message says what is wrong with it."""


def parse(text: str) -> Effect:
    """The branches of an effect text; none for an empty one."""
    if not text:
        return []
    branches = []
    for branch_text in text.split(" | "):
        branch = []
        for group_text in branch_text.split(" ; "):
            if not group_text.strip():
                raise EffectError(f"empty step in “{text}”")
            branch.append([_step(step_text) for step_text in group_text.split(" & ")])
        _check_paid(branch)
        _check_costs(branch)
        branches.append(branch)
    if len(branches) > 4 or any(len(group) > 4 for branch in branches for group in branch):
        raise EffectError("an effect has at most four branches and four steps side by side")
    return branches


def _check_paid(branch: Branch) -> None:
    flexible = False
    for group in branch:
        for step in group:
            if step.verb == "gain" and step.per == "paid" and not flexible:
                raise EffectError("“per paid” needs an earlier pay with a range")
            if step.verb == "pay":
                flexible = any(item.low != item.high for item in step.items)


def _check_costs(branch: Branch) -> None:
    """Whether all costs can be paid must be known before the first is: only the last may leave a choice (RC-EFF-01)."""
    steps = [step for group in branch for step in group]
    for number, step in enumerate(steps):
        if step.verb != "pay":
            continue
        open_items = [set(kinds_of(item.kind)) for item in step.items if len(kinds_of(item.kind)) > 1]
        if sum(map(len, open_items)) > len(set().union(*open_items)):
            raise EffectError("two choices of one cost share a resource")
        choice = open_items or any(item.low != item.high for item in step.items)
        if choice and any(later.verb in SPENDING for later in steps[number + 1 :]):
            raise EffectError("only the last cost of an effect leaves a choice")


def verbs(effect: Effect) -> set[str]:
    return {step.verb for branch in effect for group in branch for step in group}


def plain_gain(effect: Effect) -> dict[str, int] | None:
    """Resources and amounts of a plain gain without cost, choice or count; None if it is something else."""
    if len(effect) != 1 or len(effect[0]) != 1 or len(effect[0][0]) != 1:
        return None
    step = effect[0][0][0]
    if step.verb != "gain" or step.per or any(item.kind not in RESOURCES for item in step.items):
        return None
    return {item.kind: item.low for item in step.items}


def kinds_of(kind: str) -> tuple[str, ...]:
    """The resources that an item's kind stands for."""
    return CHOICES.get(kind) or tuple(kind.split("/"))


def _step(text: str) -> Step:
    verb, *args = text.split()
    if verb not in _VERBS:
        raise EffectError(f"unknown verb “{verb}”")
    try:
        return _VERBS[verb](verb, args)
    except EffectError:
        raise
    except ValueError:
        raise EffectError(f"wrong arguments in “{text}”") from None


def _number(word: str, most: int = MOST) -> int:
    if not re.fullmatch(r"[0-9]+", word):
        raise EffectError(f"“{word}” is not a number")
    if not 1 <= int(word) <= most:
        raise EffectError(f"“{word}” must be 1 to {most}")
    return int(word)


def _range(word: str) -> tuple[int, int]:
    low, dots, high = word.partition("..")
    pair = (_number(low), _number(high if dots else low))
    if pair[0] > pair[1]:
        raise EffectError(f"bad amount “{word}”")
    return pair


def _kind(word: str) -> str:
    names = GROUPS.get(word, tuple(word.split("/")))
    if len(set(names)) != len(names):
        raise EffectError(f"“{word}” names a resource twice")
    for name in names:
        if name not in RESOURCES:
            raise EffectError(f"unknown resource “{name}”")
    if word in GROUPS:
        return word
    named = [choice for choice in ("basic", "fine", "jewel") if set(CHOICES[choice]) == set(names)]
    return named[0] if named else word


def _items(words: list[str]) -> list[Item]:
    texts = " ".join(words).split(" + ")
    if len(texts) > 3:
        raise EffectError("a bundle has at most three items")
    items = []
    for text in texts:
        pair = text.split()
        if len(pair) != 2:
            raise EffectError(f"expected “amount resource”, got “{text}”")
        low, high = _range(pair[0])
        items.append(Item(low=low, high=high, kind=_kind(pair[1])))
    return items


def _one_of(word: str, allowed: tuple[str, ...]) -> str:
    if word not in allowed:
        raise EffectError(f"“{word}” is none of {', '.join(allowed)}")
    return word


def _times(words: list[str]) -> int:
    if not words:
        return 1
    if len(words) == 2 and words[0] == "times":
        return _number(words[1], 3)
    raise EffectError(f"unexpected “{' '.join(words)}”")


# -- a function for each shape of arguments ------------------------------------------------------------------


def _gain(verb: str, args: list[str]) -> Step:
    per = ""
    if len(args) > 2 and args[-2] == "per":
        if args[-1] not in COUNTS[1:]:
            raise EffectError(f"unknown count “{args[-1]}”")
        per = args[-1]
        args = args[:-2]
    items = _items(args)
    if any(item.low != item.high for item in items):
        raise EffectError("a gain has a fixed amount")
    return Step(verb=verb, items=items, per=per)


def _pay(verb: str, args: list[str]) -> Step:
    return Step(verb=verb, items=_items(args))


def _amount(verb: str, args: list[str]) -> Step:
    (amount,) = args
    return Step(verb=verb, number=_number(amount))


def _word(verb: str, args: list[str]) -> Step:
    () = args
    return Step(verb=verb)


def _obtain(verb: str, args: list[str]) -> Step:
    source, times = args
    _one_of(source, SOURCES)
    moved = _one_of(times, ("x1", "xmoved")) == "xmoved"
    if (source == "any_space") != moved:
        raise EffectError("xmoved belongs to any_space")
    return Step(verb=verb, what=source)


def _activate(verb: str, args: list[str]) -> Step:
    amount, whose, *rest = args
    return Step(verb=verb, number=_number(amount, 6), what=_one_of(whose, WORKSHOPS), times=_times(rest))


def _market(verb: str, args: list[str]) -> Step:
    amount, *rest = args
    return Step(verb=verb, number=_number(amount, 3), times=_times(rest))


def _influence(verb: str, args: list[str]) -> Step:
    amount, which = args
    return Step(verb=verb, number=_number(amount, 4), what=_one_of(which, CARDS))


def _foreman(verb: str, args: list[str]) -> Step:
    (amount,) = args
    low, high = _range(amount)
    if high > 2:
        raise EffectError("the foreman walks 1 or 2 towers (RC-GUILD-FOREMEN-05)")
    return Step(verb=verb, number=low, most=high)


def _discard(verb: str, args: list[str]) -> Step:
    amount, what = args
    return Step(verb=verb, what=_one_of(what, ("ornament",)), number=_number(amount, 4))


def _draw_objective(verb: str, args: list[str]) -> Step:
    amount, keep, kept = args
    _one_of(keep, ("keep",))
    if _number(kept) != 1 or _number(amount) > 3:
        raise EffectError("at most three objectives are drawn and one is kept (RC-GUILD-SCRIBES-02)")
    return Step(verb=verb, number=_number(amount), takes=[1])


def _draw_section(verb: str, args: list[str]) -> Step:
    amount, take, taken = args
    _one_of(take, ("take",))
    takes = [_number(word, 3) for word in taken.split("+")]
    if len(takes) != _number(amount, 2):
        raise EffectError("one “take” amount per drawn card, at most two cards")
    return Step(verb=verb, number=len(takes), takes=takes)


def _reward(verb: str, args: list[str]) -> Step:
    whose, what = args
    _one_of(whose, ("own_unfinished",))
    return Step(verb=verb, what=_one_of(what, REWARDS))


def _waive(verb: str, args: list[str]) -> Step:
    (what,) = args
    return Step(verb=verb, what=_one_of(what, ("workshop_cost",)))


def _require(verb: str, args: list[str]) -> Step:
    count, sign, amount = args
    _one_of(sign, (">=",))
    return Step(verb=verb, per=_one_of(count, COUNTS), number=_number(amount))


_VERBS: dict[str, Callable[[str, list[str]], Step]] = {
    "gain": _gain,
    "pay": _pay,
    "deliver": _amount,
    "obtain": _obtain,
    "activate": _activate,
    "market": _market,
    "influence": _influence,
    "foreman": _foreman,
    "claim": _word,
    "discard": _discard,
    "draw_objective": _draw_objective,
    "draw_section": _draw_section,
    "reward": _reward,
    "take_service": _amount,
    "waive": _waive,
    "require": _require,
    "ivan_stock": _amount,
    "ivan_transport": _word,
    "ivan_claim": _word,
    "ivan_construct": _word,
    "ivan_hire": _word,
}
