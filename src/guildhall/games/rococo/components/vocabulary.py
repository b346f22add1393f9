"""The vocabulary of effects: what the bonus of an employee or of a garment says. It is parsed here and nowhere else.

A component file gives a word and its parameters: `prestige_per` with `of=garment;per=3;prestige=1`. Each word is a
class: `read` takes the parameters, `columns` are its numbers for the rules (`parts.py`). Clients get the same values by
name, with the word as `key`; `people/bonuses.py` says them.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import ClassVar, Self

from guildhall.core.components import Row
from guildhall.core.data import Data
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.effect import Effect, Params

SILK = c.COLOUR_NAMES
STEPS = 6
"""At most so many steps by the size of the staff."""


class NoBonus(Effect, tag="none"):
    """Nothing."""


class Condition(Data):
    """What one must have to hire a specialised Apprentice: `least` of it, or a stock of tiles, lace and yarn."""

    kind: str
    least: int = 0
    tiles: int = 0
    lace: int = 0
    yarn: int = 0

    @classmethod
    def read(cls, words: Params) -> Condition | None:
        kind = words.word("hire_if")
        if kind not in c.CONDITIONS:
            raise words.fail(f"there is no condition “{kind}”", "ROC-SPEC-07")
        if kind == "stock":
            tiles, lace = words.number("resource_tiles"), words.number("lace")
            return cls(kind=kind, tiles=tiles, lace=lace, yarn=words.number("yarn"))
        return cls(kind=kind, least=words.number("min")) if kind else None

    def columns(self) -> dict[int, int]:
        found = {c.CONDITION: c.CONDITIONS.index(self.kind), c.MINIMUM: self.least}
        if self.kind == "stock":
            found |= {c.MINIMUM: self.tiles, c.MINIMUM + 1: self.lace, c.MINIMUM + 2: self.yarn}
        return found


class _Gain(Effect):
    amount: int
    hire_if: Condition | None

    @classmethod
    def read(cls, words: Params) -> Self:
        return cls(amount=words.number("amount"), hire_if=Condition.read(words))

    def columns(self) -> dict[int, int]:
        return {c.AMOUNT: self.amount, **(self.hire_if.columns() if self.hire_if else {})}


class GainLivres(_Gain, tag="gain_livres"):
    code = int(c.GAIN_LIVRES)


class GainPrestige(_Gain, tag="gain_prestige"):
    code = int(c.GAIN_PRESTIGE)


class _Bought(Effect):
    cost: int

    @classmethod
    def read(cls, words: Params) -> Self:
        return cls(cost=words.number("cost"))

    def columns(self) -> dict[int, int]:
        return {c.COST: self.cost}


class LaceOrYarn(_Bought, tag="lace_or_yarn"):
    code = int(c.LACE_OR_YARN)


class RandomResource(_Bought, tag="random_resource"):
    code = int(c.RANDOM_RESOURCE)


class TakeResource(_Bought, tag="take_resource"):
    code = int(c.TAKE_RESOURCE)


EXTRA = {"acquire": int(c.EXTRA_ACQUIRE), "tailor": int(c.EXTRA_TAILOR), "fund": int(c.EXTRA_FUND)}


class ExtraAction(Effect, tag="extra_action"):
    """One more main action, perhaps cheaper."""

    action: str
    livres_less: int
    silk_less: int
    silk_colours: list[str]
    """Of one of these colours."""
    master_garments: bool
    must_sell: bool
    prestige: int
    """What selling scores besides."""

    @classmethod
    def read(cls, words: Params) -> Self:
        action = words.word("action")
        if action not in EXTRA:
            raise words.fail(f"there is no extra action “{action}”", "ROC-BON-04")
        livres_less, silk_less = words.number("livres_less", 0), words.number("silk_less", 0)
        colours = [colour for colour in words.word("silk_colours").lower().split("|") if colour]
        for colour in colours:
            if colour not in SILK:
                raise words.fail(f"there is no silk “{colour}”", "ROC-CONV-01")
        return cls(
            action=action,
            livres_less=livres_less,
            silk_less=silk_less,
            silk_colours=colours,
            master_garments=words.word("master_garments", "yes") != "no",
            must_sell=words.word("must_sell", "no") == "yes",
            prestige=words.number("prestige", 0),
        )

    def columns(self) -> dict[int, int]:
        return {
            c.KEY: EXTRA[self.action],
            c.LIVRES_LESS: self.livres_less,
            c.SILK_LESS: self.silk_less,
            c.SILK_COLOURS: sum(1 << SILK.index(colour) for colour in set(self.silk_colours)),
            c.NO_MASTER_MARK: int(not self.master_garments),
            c.MUST_SELL: int(self.must_sell),
            c.ALSO_PRESTIGE: self.prestige,
        }


class DelegateAny(Effect, tag="delegate_any"):
    """Depute any employee, for nothing, for the printed livres, or by a table."""

    code = int(c.DELEGATE_ANY)
    pay: str
    """none, printed or table"""
    table: list[int]
    """Livres for a Master, a Journeyman, an Apprentice."""
    use_bonus: bool

    @classmethod
    def read(cls, words: Params) -> Self:
        pay, table = words.word("pay"), []
        if pay not in ("none", "printed"):
            livres = pay.split("/")
            if len(livres) != 3 or not all(item.isdigit() for item in livres):
                raise words.fail("pay is none, printed or master/journeyman/apprentice", "ROC-EMP-II-c")
            pay, table = "table", [int(item) for item in livres]
        return cls(pay=pay, table=table, use_bonus=words.word("use_bonus", "no") == "yes")

    def columns(self) -> dict[int, int]:
        found = {c.PAY: ("none", "printed", "table").index(self.pay), c.USE_BONUS: int(self.use_bonus)}
        return found | {c.PAY_TABLE + i: livres for i, livres in enumerate(reversed(self.table))}


class _Per(Effect):
    """So much for every `per` of what is counted."""

    gain: ClassVar[str]
    of: str
    per: int
    amount: int
    spend: bool
    """Whether what is counted is spent."""

    @classmethod
    def read(cls, words: Params) -> Self:
        of = words.word("of")
        if of not in c.COUNTERS:
            raise words.fail(f"there is no counter “{of}”", "ROC-CONV-09")
        per = words.positive("per", "per must be 1 or more", "ROC-COMP-05")
        return cls(of=of, per=per, amount=words.number(cls.gain), spend=words.word("spend", "no") == "yes")

    def columns(self) -> dict[int, int]:
        return {
            c.OF: c.COUNTERS.index(self.of),
            c.PER: self.per,
            c.AMOUNT: self.amount,
            c.SPEND: int(self.spend),
        }


class LivresPer(_Per, tag="livres_per"):
    code = int(c.LIVRES_PER)
    gain = "livres"


class PrestigePer(_Per, tag="prestige_per"):
    code = int(c.PRESTIGE_PER)
    gain = "prestige"


class ColourGain(Data):
    """What a colour brings."""

    colour: str
    livres: int
    prestige: int


class _ByColour(Effect):
    colours: list[ColourGain]

    def columns(self) -> dict[int, int]:
        found = {}
        for one in self.colours:
            found[c.COLOUR_LIVRES + SILK.index(one.colour)] = one.livres
            found[c.COLOUR_PRESTIGE + SILK.index(one.colour)] = one.prestige
        return found


class PerGarmentColour(_ByColour, tag="per_garment_colour"):
    code = int(c.PER_GARMENT_COLOUR)

    @classmethod
    def read(cls, words: Params) -> Self:
        found = []
        for colour in SILK:
            match = re.fullmatch(r"(\d+)([LP])", words.word(colour, "0L"))
            if match is None:
                raise words.fail(f"{colour} must be like 1L or 1P", "ROC-COMP-05")
            worth, livres = int(match[1]), match[2] == "L"
            if worth:
                found.append(ColourGain(colour=colour, livres=worth * livres, prestige=worth * (not livres)))
        return cls(colours=found)


class LivresIfNoColour(_ByColour, tag="livres_if_no_colour"):
    code = int(c.LIVRES_IF_NO_COLOUR)

    @classmethod
    def read(cls, words: Params) -> Self:
        worth = {colour: words.number(colour, 0) for colour in SILK}
        return cls(colours=[ColourGain(colour=colour, livres=n, prestige=0) for colour, n in worth.items() if n])


class Step(Data):
    """What a staff of this size brings, `and_more` if some larger ones bring the same."""

    staff: int
    and_more: bool
    amount: int


class _BySize(Effect):
    steps: list[Step]

    @classmethod
    def read(cls, words: Params) -> Self:
        given = words.left
        steps = [(int(size), int(amount)) for size, amount in given.items() if size.isdigit() and amount.isdigit()]
        if not steps or len(steps) != len(given) or len(steps) > STEPS or steps != sorted(steps):
            raise words.fail("staff sizes must be up to six ascending numbers", "ROC-CONV-06")
        given.clear()
        more = [after[0] > step[0] + 1 for step, after in pairwise(steps)] + [True]
        return cls(steps=[Step(staff=s, and_more=m, amount=n) for (s, n), m in zip(steps, more, strict=True)])

    def columns(self) -> dict[int, int]:
        found = {}
        for i in range(STEPS):
            step = self.steps[i] if i < len(self.steps) else None
            found[c.STEPS + 2 * i] = step.staff if step else -1
            found[c.STEPS + 2 * i + 1] = step.amount if step else 0
        return found


class LivresByDeckSize(_BySize, tag="livres_by_deck_size"):
    code = int(c.LIVRES_BY_STAFF)


class PrestigeByDeckSize(_BySize, tag="prestige_by_deck_size"):
    code = int(c.PRESTIGE_BY_STAFF)


class BuyPrestige(Effect, tag="buy_prestige"):
    """One prestige for so many livres, as often as one likes."""

    code = int(c.BUY_PRESTIGE)
    livres: int

    @classmethod
    def read(cls, words: Params) -> Self:
        return cls(livres=words.positive("livres", "prestige cannot be bought for nothing", "ROC-EMP-IV-d"))

    def columns(self) -> dict[int, int]:
        return {c.COST: self.livres}


class DiscardSilk(Effect, tag="discard_silk"):
    """Prestige for a roll of the scarce colours, and one for some rolls of the frequent ones."""

    code = int(c.DISCARD_SILK)
    jade: int
    amber: int
    azure_rose_per_prestige: int

    @classmethod
    def read(cls, words: Params) -> Self:
        jade, amber = (int(words.word(colour, "0P").rstrip("P")) for colour in ("jade", "amber"))
        message = "azure_rose_per_prestige must be 1 or more"
        per = words.positive("azure_rose_per_prestige", message, "ROC-EMP-V-d")
        return cls(jade=jade, amber=amber, azure_rose_per_prestige=per)

    def columns(self) -> dict[int, int]:
        return {
            c.COLOUR_PRESTIGE + SILK.index("jade"): self.jade,
            c.COLOUR_PRESTIGE + SILK.index("amber"): self.amber,
            c.PER: self.azure_rose_per_prestige,
        }


class _Lent(Effect):
    """The bonus of another card; where that lies is in the rules, whatever the file says of it."""

    @classmethod
    def read(cls, words: Params) -> Self:
        words.word("source")
        return cls()


class UseOwnBonus(_Lent, tag="use_own_bonus"):
    code = int(c.USE_OWN_BONUS)


class CopyOpponentBonus(_Lent, tag="copy_opponent_bonus"):
    code = int(c.COPY_BONUS)


class ClaimFavor(Effect, tag="claim_favor"):
    code = int(c.CLAIM_FAVOR)
    livres: int

    @classmethod
    def read(cls, words: Params) -> Self:
        return cls(livres=words.number("livres"))

    def columns(self) -> dict[int, int]:
        return {c.AMOUNT: self.livres}


class TakeJewel(Effect, tag="take_jewel"):
    code = int(c.TAKE_JEWEL)

    @classmethod
    def read(cls, words: Params) -> Self:
        for name in ("cost", "type", "needs_jeweller", "match_bonus"):
            words.word(name)
        return cls()


AnyEffect = (
    NoBonus
    | GainLivres
    | GainPrestige
    | LaceOrYarn
    | RandomResource
    | TakeResource
    | ExtraAction
    | DelegateAny
    | LivresPer
    | PrestigePer
    | PerGarmentColour
    | LivresIfNoColour
    | LivresByDeckSize
    | PrestigeByDeckSize
    | BuyPrestige
    | DiscardSilk
    | UseOwnBonus
    | CopyOpponentBonus
    | ClaimFavor
    | TakeJewel
)
EFFECTS: dict[str, type[AnyEffect]] = {kind.__struct_config__.tag: kind for kind in AnyEffect.__args__}


def effect_of(row: Row, key: str, text: str) -> AnyEffect:
    """The effect that a word and its parameters mean."""
    words = Params(row, key, text)
    if key not in EFFECTS:
        raise row.fail(f"there is no effect “{key}”", "ROC-CONV-09")
    found = EFFECTS[key].read(words)
    if words.left:
        raise row.fail(f"{key} knows no parameter {', '.join(words.left)}", "ROC-CONV-09")
    return found
