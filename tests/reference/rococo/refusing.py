"""Why an action is refused: whether the rule that is named is in fact broken, with the numbers that are told.

Of a refusal the engine tells the rule, which of its cases, what is needed and what there is. Each rule is a function
here, from the catalogue: is its condition broken by this action at this table?
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tests.reference.rococo.match import Match
from tests.reference.rococo.parts import COLOURS, JOURNEYMAN_TASKS, MASTER_TASKS, NECKLACES, RINGS, Garment
from tests.reference.rococo.table import HALLS, Player
from tests.reference.rococo.tailoring import Tailor


class Reason(NamedTuple):
    rule: str
    case: str
    needed: int | None
    have: int | None


class Refused(NamedTuple):
    """An action that was refused, what was asked, and who tailors if somebody does."""

    match: Match
    asked: Mapping[str, Any]
    verb: str
    what: str
    reason: Reason
    maker: Tailor

    @property
    def player(self) -> Player:
        return self.match.side()

    @property
    def card(self) -> str:
        """Whose action it is: the card in play or, of a bonus, the employee whose bonus it is."""
        card = self.asked["employee"] if self.asked["kind"] == "bonus" else self.match.played
        assert card
        return str(card)

    @property
    def rank(self) -> str:
        return self.match.rank(self.card)

    @property
    def garment(self) -> Garment:
        name = self.match.display[int(self.what[1:]) - 1] if self.verb == "tailor" else self.asked["garment"]
        assert name
        return self.match.parts.garments[name]

    def short(self, needed: int, have: int) -> bool:
        """Whether there is too little, and it is told so."""
        return have < needed and (self.reason.needed, self.reason.have) == (needed, have)


class Refusals:
    """Follows a match and judges what is refused in it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.maker = Tailor("")

    def chosen(self, asked: Mapping[str, Any], action: str) -> None:
        """Before this is played."""
        if action.startswith("tailor "):
            self.maker = self._tailor(asked)

    def is_true(self, asked: Mapping[str, Any], action: str, reason: Reason) -> bool:
        """Whether an action is refused for something that is the case."""
        verb, _, what = action.partition(" ")
        tailor = self._tailor(asked) if verb == "tailor" else self.maker
        refused = Refused(self.match, asked, verb, what, reason, tailor)
        if action in self.match.legal or (verb, reason.rule) not in BROKEN:
            return False
        return BROKEN[verb, reason.rule](refused)

    def _tailor(self, asked: Mapping[str, Any]) -> Tailor:
        if asked["kind"] == "bonus":
            return self.match._extra_tailor(self.match.parts.employees[asked["employee"]])
        assert self.match.played
        return Tailor(self.match.rank(self.match.played))


# -- the rank, the favor, hiring, deputing, exams --


def _wrong_rank(refused: Refused) -> bool:
    """ROC-P3-07"""
    if refused.verb == "favor":
        return refused.rank == "apprentice"
    return refused.rank != {"journeyman": "apprentice", "master": "journeyman"}[refused.what]


def _hire_too_dear(refused: Refused) -> bool:
    return refused.short(refused.match._hire_price(), refused.player.livres)


def _condition_unmet(refused: Refused) -> bool:
    """ROC-SPEC-07, with the count unless it is a stock of several things."""
    match, player = refused.match, refused.player
    assert player.special
    if refused.reason.rule != f"ROC-SPEC-{player.special}" or match._meets_condition(player):
        return False
    words = match.parts.employees[player.special].words
    if words["hire_if"] == "stock":
        return refused.reason.needed is None
    return refused.short(int(words["min"]), _has(match, player, words["hire_if"]))


def _has(match: Match, player: Player, what: str) -> int:
    kinds = {match.parts.decorations[space].kind.split()[0] for space in match.own_decorations(player)}
    has: dict[str, int] = {
        "gentleman_garments": match.of_wearer(player, "gentleman"),
        "lady_garments": match.of_wearer(player, "lady"),
        "master_guests": sum(match.on_master_spaces(player, hall) for hall in HALLS),
        "livres": player.livres,
        "jewels": sum(player.jewels.values()),
        "decoration_types": len(kinds),
        "prestige": player.prestige,
        "master_exams": player.masters_passed,
        "halls_present": sum(match.present(player, hall) for hall in HALLS),
    }
    return has[what]


def _four_remain(refused: Refused) -> bool:
    match = refused.match
    staying = [card for card in match.staff(refused.player) if card not in match.leaving]
    return refused.short(5, len(staying))


def _not_ready(refused: Refused) -> bool:
    """ROC-EXAM-11, -12"""
    exam = ["journeyman", "master"].index(refused.what)
    player = refused.player
    if refused.reason.case == "fee":
        return refused.short(5, player.livres)
    done = player.tasks == set((JOURNEYMAN_TASKS, MASTER_TASKS)[exam])
    return player.stage != exam or not done or not refused.match.exam_decks[exam]


def _not_copied(refused: Refused) -> bool:
    """ROC-MIX-21"""
    discard = refused.match.players[int(refused.what)].discard
    return not discard or not refused.match.usable(refused.player, discard[-1])


# -- tiles and decorations --


def _tile_too_dear(refused: Refused) -> bool:
    return refused.short(refused.match.acquire_price(refused.what), refused.player.livres)


def _has_one_there(refused: Refused) -> bool:
    """ROC-FUND-04, ROC-JB-10: a half of the kitchen, or the jeweller."""
    match = refused.match
    kind = match.parts.decorations[refused.what].kind
    limited = kind == "jeweller" if refused.reason.rule == "ROC-JB-10" else kind.startswith("kitchen")
    return limited and bool(match.own_decorations(refused.player, kind))


def _space_too_dear(refused: Refused) -> bool:
    less = 0
    if refused.asked["kind"] == "bonus":
        less = int(refused.match.parts.employees[refused.card].words["livres_less"])
    return refused.short(refused.match.fund_price(refused.what, less), refused.player.livres)


# -- tailoring --


def _master_mark(refused: Refused) -> bool:
    allowed = refused.maker.rank == "master" and refused.maker.master_garments
    return refused.garment.master and not allowed


def _window_too_dear(refused: Refused) -> bool:
    return refused.short(refused.match.display_cost(int(refused.what[1:])), refused.player.livres)


def _no_markers(refused: Refused) -> bool:
    """ROC-TAILOR-06"""
    if refused.reason.case == "lace":
        return refused.short(refused.garment.lace, refused.player.lace)
    return refused.reason.case == "yarn" and refused.short(refused.garment.yarn, refused.player.yarn)


def _lowered(refused: Refused, colour: str) -> dict[str, int]:
    silk = refused.garment.silk
    return {**silk, colour: max(0, silk[colour] - refused.maker.silk_less)}


def _too_little_silk(refused: Refused) -> bool:
    """ROC-TAILOR-04: of the colour that is named, and no discount helps; `discount` is about one of them."""
    silk, owned = refused.garment.silk, refused.match.silk(refused.player)
    due = _lowered(refused, refused.what) if refused.verb == "discount" else silk
    short = [colour for colour in COLOURS if owned[colour] < due[colour]]
    if not short or refused.reason.case != short[0]:
        return False
    if refused.verb == "tailor":
        allowed = [_lowered(refused, colour) for colour in refused.maker.silk_colours if silk[colour]]
        if any(all(owned[colour] >= rolls[colour] for colour in COLOURS) for rolls in allowed):
            return False
    return refused.short(due[short[0]], owned[short[0]])


def _no_such_discount(refused: Refused) -> bool:
    """ROC-MIX-10: the card does not lower this colour, or the garment does not ask for it."""
    return refused.what not in refused.maker.silk_colours or not refused.garment.silk[refused.what]


def _nowhere_to_go(when: str) -> Callable[[Refused], bool]:
    """ROC-FEST-02, ROC-EXCL-02"""

    def check(refused: Refused) -> bool:
        garment = refused.garment
        return garment.when == when and garment.value is None and not refused.match.places(refused.maker)

    return check


def _only_sold(refused: Refused) -> bool:
    """ROC-MIX-26"""
    return refused.maker.must_sell and refused.garment.value is None


# -- guests and jewels --


def _for_masters(refused: Refused) -> bool:
    return refused.match.parts.guests[refused.what]["master"] and refused.maker.rank != "master"


def _other_kind(refused: Refused) -> bool:
    """ROC-JB-03"""
    colour = refused.match.jewel_display[int(refused.what) - 1]
    return colour not in (NECKLACES if refused.garment.wearer == "lady" else RINGS)


def _jewel_too_dear(refused: Refused) -> bool:
    return refused.short(refused.match.jewel_price(int(refused.what)), refused.player.livres)


BROKEN: dict[tuple[str, str], Callable[[Refused], bool]] = {
    ("favor", "ROC-P3-07"): _wrong_rank,
    ("favor", "ROC-FAVOR-01"): lambda refused: refused.match.favor is not None,
    ("exam", "ROC-P3-07"): _wrong_rank,
    ("exam", "ROC-EXAM-11"): lambda refused: refused.what == "journeyman" and _not_ready(refused),
    ("exam", "ROC-EXAM-12"): lambda refused: refused.what == "master" and _not_ready(refused),
    ("hire", "ROC-HIRE-01"): lambda refused: refused.rank != "master",
    ("hire", "ROC-HIRE-04"): _hire_too_dear,
    ("hire", "ROC-SPEC-01"): lambda refused: bool(refused.player.special_hired) or refused.rank != "master",
    **{("hire", f"ROC-SPEC-JA-{n}"): _condition_unmet for n in range(1, 11)},
    ("depute", "ROC-DEPUTE-05"): _four_remain,
    ("depute-card", "ROC-MIX-03"): lambda refused: refused.what in refused.match.leaving,
    ("copy", "ROC-MIX-21"): _not_copied,
    ("acquire", "ROC-ACQ-03"): _tile_too_dear,
    ("fund", "ROC-FUND-03"): lambda refused: refused.what in refused.match.decorations,
    ("fund", "ROC-FUND-04"): _has_one_there,
    ("fund", "ROC-JB-10"): _has_one_there,
    ("fund", "ROC-FUND-08"): _space_too_dear,
    ("tailor", "ROC-TAILOR-01"): lambda refused: refused.asked["kind"] == "main" and refused.rank == "apprentice",
    ("tailor", "ROC-TAILOR-02"): _window_too_dear,
    ("tailor", "ROC-TAILOR-03"): _master_mark,
    ("tailor", "ROC-TAILOR-04"): _too_little_silk,
    ("tailor", "ROC-TAILOR-06"): _no_markers,
    ("tailor", "ROC-FEST-02"): _nowhere_to_go("on_make"),
    ("tailor", "ROC-EXCL-02"): _nowhere_to_go("on_place"),
    ("tailor", "ROC-MIX-26"): _only_sold,
    ("discount", "ROC-MIX-10"): _no_such_discount,
    ("discount", "ROC-TAILOR-04"): _too_little_silk,
    ("decline", "ROC-TAILOR-04"): _too_little_silk,
    ("pay", "ROC-TAILOR-05"): lambda refused: refused.what in refused.player.kept,
    ("place", "ROC-TAILOR-12"): _for_masters,
    ("place", "ROC-TAILOR-13"): lambda refused: refused.what in refused.match.guests,
    ("jewel", "ROC-JB-03"): _other_kind,
    ("jewel", "ROC-JB-04"): _jewel_too_dear,
}
"""By the word of the action and the rule; what is here nowhere, is no reason against such an action."""
