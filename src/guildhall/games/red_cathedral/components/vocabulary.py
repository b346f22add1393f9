"""The language of effects: one vocabulary for tiles, cards, tokens, services, bonuses and objectives.

    effect = branch { " | " branch }      choose one branch
    branch = group  { " ; " group }       in this order
    group  = step   { " & " step }        all of them, in any order
    step   = verb arguments

`parse` turns a text into nested lists of steps of `STEP` numbers; `Code` lays them out flat for the interpreter in
`effects.py`. The numbers of a step: operation, `per` count or other arguments, items, then (low, high, kinds) per item.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from guildhall.games.red_cathedral.components import parts as part

MATERIALS = ("lumber", "brick", "stone", "gold", "green_jewel", "purple_jewel")
RESOURCES = (*MATERIALS, "diamond", "ruble", "permit", "rp", "pp")
"""In the order of the numbers LUMBER … PP."""
GROUPS = {"material": MATERIALS, "basic": MATERIALS[:3], "jewel": MATERIALS[4:]}
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
"""In the order of the numbers PER_PAID … of `components`."""
DICE = ("white", "red", "green", "blue", "yellow", "black")
SOURCES = ("any_tile", "any_die", "any_space", *(f"{die}_die" for die in DICE))
STEP = 12
MOST = 9
"""The largest amount in an effect: sums of choices stay small numbers."""

Step = list[int]
Group = list[Step]
Branch = list[Group]


class EffectError(ValueError):
    """An effect that the vocabulary does not know; the message says what is wrong with it."""


def parse(text: str) -> list[Branch]:
    """The branches of an effect text; none for an empty one."""
    if not text:
        return []
    branches = []
    for branch_text in text.split(" | "):
        branch = []
        for group_text in branch_text.split(" ; "):
            if not group_text.strip():
                raise EffectError(f"empty step in “{text}”")
            branch.append([_step(part_text) for part_text in group_text.split(" & ")])
        _check_paid(branch)
        branches.append(branch)
    if len(branches) > 4 or any(len(group) > 4 for branch in branches for group in branch):
        raise EffectError("an effect has at most four branches and four steps side by side")
    return branches


def _check_paid(branch: Branch) -> None:
    flexible = False
    for group in branch:
        for step in group:
            if step[0] in (part.OP_GAIN,) and step[1] == part.PER_PAID and not flexible:
                raise EffectError("“per paid” needs an earlier pay with a range")
            if step[0] == part.OP_PAY:
                flexible = any(step[3 + 3 * i] != step[4 + 3 * i] for i in range(step[2]))


def verbs(branches: list[Branch]) -> set[int]:
    return {step[0] for branch in branches for group in branch for step in group}


def plain_gain(branches: list[Branch]) -> dict[int, int] | None:
    """Kind and amount of everything a plain gain without cost, choice or count gives; None if it is something else."""
    if len(branches) != 1 or len(branches[0]) != 1 or len(branches[0][0]) != 1:
        return None
    step = branches[0][0][0]
    if step[0] != part.OP_GAIN or step[1]:
        return None
    found = {}
    for i in range(step[2]):
        mask = step[5 + 3 * i]
        if mask & (mask - 1):
            return None
        found[mask.bit_length() - 1] = step[3 + 3 * i]
    return found


class Code:
    """All effects laid out in one list of numbers; an effect is the place where it begins. Place 1 is the empty effect.

    Just before that place stands 1 if the effect has a cost. From it: number of branches and where each begins; a
    branch: number of groups and places; a group: number of steps and places; a step: twelve numbers.
    """

    def __init__(self) -> None:
        self.numbers = [0, 0]
        self._known: dict[str, int] = {"": 1}

    def add(self, text: str) -> int:
        """The place of an effect; the same text has the same place."""
        if text not in self._known:
            branches = parse(text)
            self.numbers.append(int(part.OP_PAY in verbs(branches)))
            at = self._table(len(branches))
            for b, branch in enumerate(branches):
                self.numbers[at + 1 + b] = branch_at = self._table(len(branch))
                for g, group in enumerate(branch):
                    self.numbers[branch_at + 1 + g] = group_at = self._table(len(group))
                    for s, step in enumerate(group):
                        self.numbers[group_at + 1 + s] = len(self.numbers)
                        self.numbers += step
            self._known[text] = at
        return self._known[text]

    def _table(self, size: int) -> int:
        at = len(self.numbers)
        self.numbers += [size] + [0] * size
        return at


def _step(text: str) -> Step:
    verb, *args = text.split()
    try:
        step = _VERBS[verb](args) if verb in _VERBS else None
    except EffectError:
        raise
    except ValueError:
        raise EffectError(f"wrong arguments in “{text}”") from None
    if step is None:
        raise EffectError(f"unknown verb “{verb}”")
    return step + [0] * (STEP - len(step))


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


def _kinds(word: str, paying: bool) -> int:
    names = GROUPS.get(word, tuple(word.split("/")))
    if len(set(names)) != len(names):
        raise EffectError(f"“{word}” names a resource twice")
    mask = 0
    for name in names:
        if name not in RESOURCES:
            raise EffectError(f"unknown resource “{name}”")
        mask |= 1 << RESOURCES.index(name)
    if paying and word == "material":  # RC-GUILD-JEWELERS-05: a diamond is a material when any will do
        mask |= 1 << int(part.DIAMOND)
    return mask


def _bundle(words: list[str], paying: bool) -> list[int]:
    """Number of items, then low, high and kinds of each."""
    items = []
    parts = " ".join(words).split(" + ")
    if len(parts) > 3:
        raise EffectError("a bundle has at most three items")
    for item in parts:
        pair = item.split()
        if len(pair) != 2:
            raise EffectError(f"expected “amount resource”, got “{item}”")
        items += [*_range(pair[0]), _kinds(pair[1], paying)]
    return [len(parts), *items]


def _gain(args: list[str]) -> Step:
    per = 0
    if len(args) > 2 and args[-2] == "per":
        if args[-1] not in COUNTS[1:]:
            raise EffectError(f"unknown count “{args[-1]}”")
        per = COUNTS.index(args[-1])
        args = args[:-2]
    bundle = _bundle(args, False)
    if any(bundle[1 + 3 * i] != bundle[2 + 3 * i] for i in range(bundle[0])):
        raise EffectError("a gain has a fixed amount")
    return [int(part.OP_GAIN), per, *bundle]


def _pay(args: list[str]) -> Step:
    return [int(part.OP_PAY), 0, *_bundle(args, True)]


def _one_of(word: str, allowed: tuple[str, ...]) -> int:
    if word not in allowed:
        raise EffectError(f"“{word}” is none of {', '.join(allowed)}")
    return allowed.index(word)


def _times(words: list[str]) -> int:
    if not words:
        return 1
    if len(words) == 2 and words[0] == "times":
        return _number(words[1], 3)
    raise EffectError(f"unexpected “{' '.join(words)}”")


def _amount(operation: int) -> Callable[[list[str]], Step]:
    def read(args: list[str]) -> Step:
        (amount,) = args
        return [operation, _number(amount)]

    return read


def _word(operation: int) -> Callable[[list[str]], Step]:
    def read(args: list[str]) -> Step:
        () = args
        return [operation]

    return read


def _obtain(args: list[str]) -> Step:
    source, times = args
    number = _one_of(source, SOURCES)
    moved = _one_of(times, ("x1", "xmoved"))
    if (source == "any_space") != (moved == 1):
        raise EffectError("xmoved belongs to any_space")
    return [int(part.OP_OBTAIN), number]


def _activate(args: list[str]) -> Step:
    amount, target, *rest = args
    return [
        int(part.OP_ACTIVATE),
        _number(amount, 6),
        _one_of(target, ("own_workshop", "other_workshop")),
        _times(rest),
    ]


def _market(args: list[str]) -> Step:
    amount, *rest = args
    return [int(part.OP_MARKET), _number(amount, 3), _times(rest)]


def _influence(args: list[str]) -> Step:
    amount, target = args
    return [int(part.OP_INFLUENCE), _number(amount, 4), _one_of(target, ("any_card", "other_card"))]


def _foreman(args: list[str]) -> Step:
    (amount,) = args
    low, high = _range(amount)
    if high > 2:
        raise EffectError("the foreman walks 1 or 2 towers (RC-GUILD-FOREMEN-05)")
    return [int(part.OP_FOREMAN), low, high]


def _discard(args: list[str]) -> Step:
    amount, what = args
    _one_of(what, ("ornament",))
    return [int(part.OP_DISCARD), _number(amount, 4)]


def _draw_objective(args: list[str]) -> Step:
    amount, keep, kept = args
    _one_of(keep, ("keep",))
    if _number(kept) != 1 or _number(amount) > 3:
        raise EffectError("at most three objectives are drawn and one is kept (RC-GUILD-SCRIBES-02)")
    return [int(part.OP_DRAW_OBJECTIVE), _number(amount)]


def _draw_section(args: list[str]) -> Step:
    amount, take, taken = args
    _one_of(take, ("take",))
    takes = [_number(word, 3) for word in taken.split("+")]
    if len(takes) != _number(amount, 2):
        raise EffectError("one “take” amount per drawn card, at most two cards")
    return [int(part.OP_DRAW_SECTION), len(takes), takes[0], takes[1] if len(takes) > 1 else 0]


def _reward(args: list[str]) -> Step:
    whose, what = args
    _one_of(whose, ("own_unfinished",))
    return [int(part.OP_REWARD), _one_of(what, ("rubles", "half_rp"))]


def _waive(args: list[str]) -> Step:
    (what,) = args
    _one_of(what, ("workshop_cost",))
    return [int(part.OP_WAIVE)]


def _require(args: list[str]) -> Step:
    count, sign, amount = args
    _one_of(sign, (">=",))
    return [int(part.OP_REQUIRE), _one_of(count, COUNTS), _number(amount)]


_VERBS: dict[str, Callable[[list[str]], Step]] = {
    "gain": _gain,
    "pay": _pay,
    "deliver": _amount(int(part.OP_DELIVER)),
    "obtain": _obtain,
    "activate": _activate,
    "market": _market,
    "influence": _influence,
    "foreman": _foreman,
    "claim": _word(int(part.OP_CLAIM)),
    "discard": _discard,
    "draw_objective": _draw_objective,
    "draw_section": _draw_section,
    "reward": _reward,
    "take_service": _amount(int(part.OP_TAKE_SERVICE)),
    "waive": _waive,
    "require": _require,
    "ivan_stock": _amount(int(part.OP_IVAN_STOCK)),
    "ivan_transport": _word(int(part.OP_IVAN_TRANSPORT)),
    "ivan_claim": _word(int(part.OP_IVAN_CLAIM)),
    "ivan_construct": _word(int(part.OP_IVAN_CONSTRUCT)),
    "ivan_hire": _word(int(part.OP_IVAN_HIRE)),
}
