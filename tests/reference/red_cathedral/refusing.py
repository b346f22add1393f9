"""Why an action is refused: whether the rule that is named is in fact broken, with the numbers that are told.

Of a refusal the engine tells the rule, which of its cases, what is needed and what there is. Each rule is a function
here, from the catalogue: is its condition broken by this action at this table?
"""

from __future__ import annotations

from collections.abc import Callable

from tests.reference.red_cathedral.match import Match
from tests.reference.red_cathedral.parts import COST_OF, MATERIALS, PIECE_FOR, Atom, Effect
from tests.reference.red_cathedral.refused import DEALS, Dealt, Reason, Refused
from tests.reference.red_cathedral.turns import WAIVE


class Refusals:
    """Follows a match and judges what is refused in it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.dealt = Dealt()

    def chosen(self, asked: str, action: str) -> None:
        """Before this is played."""
        verb, _, what = action.partition(" ")
        dealt = self.dealt
        if verb == "move":
            dealt = Dealt()
        elif asked == "market" and verb in DEALS:
            dealt = Dealt(dealt.visit | {DEALS[verb]})
        elif asked == "extra" and verb in DEALS:
            again = "" if dealt.again else DEALS[verb]
            dealt = dealt._replace(extra=dealt.extra | {DEALS[verb]}, again=again)
        elif asked == "tile" and verb in ("activate", "borrow"):
            dealt = dealt._replace(tiles=dealt.tiles | {what})
        self.dealt = dealt

    def is_true(self, asked: str, action: str, reason: Reason) -> bool:
        """Whether an action is refused for something that is the case."""
        verb, _, what = action.partition(" ")
        assert self.match.mover is not None

        refused = Refused(self.match, self.match.mover, asked, verb, what, reason, self.dealt)
        if action in self.match.legal:
            return False
        judge = BROKEN.get((verb, reason.rule))
        return judge(refused) if judge else False


# -- claiming --


def _no_banner(refused: Refused) -> bool:
    return refused.short(1, refused.count("banners") + refused.count("outside"))


def _not_available(refused: Refused) -> bool:
    return refused.unnumbered(refused.what not in refused.match.available())


def _no_such_banner(refused: Refused) -> bool:
    return refused.unnumbered(refused.what not in refused.match._banners(refused.seat))


def _space_taken(refused: Refused) -> bool:
    return refused.unnumbered(refused.what.split()[0] in refused.match.sides[refused.seat]["workshop"])


def _banner_on_space(refused: Refused) -> bool:
    space = refused.what.split()[0]
    return refused.unnumbered(space.startswith("white") and space in refused.match._banners(refused.seat))


def _face_up_too_dear(refused: Refused) -> bool:
    space, way = refused.what.split()
    cost = 0 if refused.match.turn["free_tile"] else refused.match._space_cost(refused.seat, space)
    return way == "up" and refused.short(cost, refused.count("rubles"))


# -- building --


def _not_needed(refused: Refused) -> bool:
    kind = refused.what.split()[0]
    return refused.unnumbered(kind not in refused.match.missing(refused.section))


def _no_material(refused: Refused) -> bool:
    """RC-BUILD-03, RC-GUILD-JEWELERS-03: the section lacks it, but there is none to deliver."""
    kind = refused.what.split()[0]
    held = "diamond" if refused.verb == "substitute" else kind
    lacks = kind in refused.match.missing(refused.section)
    own = refused.what.split()[1] in refused.match.own_unfinished(refused.seat)
    return lacks and own and refused.short(1, refused.holds(held))


def _no_ornament_there(refused: Refused) -> bool:
    return refused.unnumbered("done" not in refused.section or "ornament" in refused.section)


def _piece(refused: Refused) -> str:
    return PIECE_FOR[refused.match.parts.sections[refused.section["card"]].kind]


def _pieces(refused: Refused) -> dict[str, int]:
    pieces: dict[str, int] = refused.match.sides[refused.seat]["pieces"]
    return pieces


def _other_pieces(refused: Refused) -> bool:
    return refused.unnumbered(bool(_pieces(refused)) and not _pieces(refused).get(_piece(refused)))


def _nothing_for_the_ornament(refused: Refused) -> bool:
    """RC-DECO-03"""
    if refused.verb == "jewel":
        kind = "diamond" if refused.what.startswith("diamond") else f"{refused.what}_jewel"
    else:
        kind = "diamond" if refused.verb == "decorate-diamond" else COST_OF[_piece(refused)]
        if not _pieces(refused).get(_piece(refused)):
            return False
    return refused.reason.case == kind and refused.short(1, refused.holds(kind))


# -- the market --


def _further_too_dear(refused: Refused) -> bool:
    return refused.short(int(refused.what.split()[1]), refused.count("rubles"))


def _space_full(refused: Refused) -> bool:
    die, extra = refused.what.split()
    space, value = refused.match.market["dice"][die]
    others = set(refused.match.dice_on((space - 1 + value + int(extra)) % 8 + 1)) - {die}
    return refused.unnumbered(len(others) == 3)


def _used_before(refused: Refused) -> bool:
    """RC-MKT-10; where the card or the white tiles have rules of their own, those are told."""
    at_white = refused.match.moved == "white" and refused.what.startswith("white")
    return refused.unnumbered(refused.asked == "market" and DEALS[refused.verb] in refused.dealt.visit and not at_white)


def _other_white_used(refused: Refused) -> bool:
    at_white = refused.match.moved == "white" and refused.what.startswith("white")
    return refused.unnumbered(refused.asked == "market" and "activate" in refused.dealt.visit and at_white)


def _of_this_quadrant(refused: Refused) -> bool:
    return int(refused.what[0]) - 1 == (refused.match.landed - 1) // 2


def _card_used(refused: Refused) -> bool:
    used = refused.asked == "market" and "influence" in refused.dealt.visit
    return refused.unnumbered(used and _of_this_quadrant(refused))


def _lightning_spent(refused: Refused) -> bool:
    """RC-MKT-14 of the card at hand, RC-MKT-15 of one that an effect uses."""
    told = "RC-MKT-14" if refused.asked == "market" else "RC-MKT-15"
    spent = (int(refused.what[0]) - 1, refused.what[1]) in refused.match.lightning_used
    return refused.unnumbered(refused.reason.rule == told and spent)


def _other_colour(refused: Refused) -> bool:
    return refused.unnumbered(refused.what.split("-")[0] != refused.match.moved)


def _not_face_up(refused: Refused) -> bool:
    lies = refused.match.sides[refused.seat]["workshop"].get(refused.what)
    return refused.unnumbered(not lies or lies[1] != "up")


def _specialist(refused: Refused) -> str:
    token = refused.match.sides[refused.seat]["specialist"]
    return str(token) if token and refused.match.moved == "black" else ""


def _specialist_in_vain(refused: Refused) -> bool:
    token = _specialist(refused)
    return refused.unnumbered(
        bool(token) and not refused.match.possible(refused.seat, refused.match.parts.tokens[token])
    )


def _same_again(refused: Refused) -> bool:
    """RC-GUILD-SHOPKEEPERS-04: the action is done twice, and this is another one."""
    again = refused.dealt.again
    return refused.unnumbered(refused.asked == "extra" and _twice(refused) and again not in ("", DEALS[refused.verb]))


def _twice(refused: Refused) -> bool:
    card = next(card for card in refused.match.market["cards"] if refused.match.parts.card_group[card] == "shopkeepers")
    atoms = [step[0] for action in refused.match.parts.cards[card].values() for step in action.effect[0]]
    return any(atom.verb == "market" and atom.words[-2:] == ("times", "2") for atom in atoms)


# -- effects --


def _effect(refused: Refused) -> Effect:
    match = refused.match
    if refused.verb == "influence":
        return match.parts.cards[match.market["cards"][int(refused.what[0]) - 1]][refused.what[1]].effect
    if refused.verb == "service":
        return match.parts.services[refused.what]
    tile, way = match.sides[refused.seat]["workshop"][refused.what]
    assert way == "up"
    return match.parts.tiles[tile]


def _impossible(refused: Refused) -> bool:
    """RC-EFF-01, -12: none of the branches is possible, and this is what the first one lacks."""
    match, seat = refused.match, refused.seat
    effect = _effect(refused)
    if match.possible(seat, effect):
        return False
    purse = match.purse(seat)
    for step in effect[0]:
        for atom in step:
            if atom.verb == "pay":
                if not all(match._take_from(purse, item) for item in atom.items):
                    afresh = match.purse(seat)
                    alone = all(match._take_from(afresh, item) for item in atom.items)
                    return refused.reason == (Reason("RC-EFF-01", "rest") if alone else _short_of(refused, atom))
            elif not match._target_exists(seat, atom, purse):
                if match._target_exists(seat, atom, match.purse(seat)):
                    return refused.reason == Reason("RC-EFF-01", "rest")
                return refused.reason == _lacking(refused, atom)
    return False


def _short_of(refused: Refused, atom: Atom) -> Reason:
    """The first item there is too little for, beyond what the others take of its kinds."""
    match, purse = refused.match, refused.match.purse(refused.seat)
    for number, item in enumerate(atom.items):
        others = [other for place, other in enumerate(atom.items) if place != number]
        have = 0
        for kind in match.payable_kinds(item):
            taken = sum(other.least for other in others if match.payable_kinds(other) == (kind,))
            have += max(0, purse.get(kind, 0) - taken)
        if have < item.least:
            word = "fine" if set(item.kinds) == {"gold", "green_jewel", "purple_jewel"} else item.word
            return Reason("RC-EFF-01", word, item.least, have)
    raise AssertionError(f"nothing is short for {atom}")


def _lacking(refused: Refused, atom: Atom) -> Reason:
    """What there is nothing of to do this with."""
    if atom.verb == "activate":
        return _tiles_lacking(refused, int(atom.words[0]), atom.words[1] == "other_workshop")
    if atom.verb == "take_service":
        return Reason("RC-GUILD-BRICKMAKERS-02", "none")
    return Reason("RC-EFF-12", {"reward": "section", "influence": "card"}.get(atom.verb, ""))


def _tiles_lacking(refused: Refused, wanted: int, others: bool) -> Reason:
    match = refused.match
    owners = match.others(refused.seat) if others else [refused.seat]
    have = sum(match._face_up(owner) for owner in owners)
    if have >= wanted:
        return Reason("RC-EFF-01")
    if wanted == 1:
        return Reason("RC-EFF-12", "other" if others else "tile")
    if refused.verb == "influence":
        return Reason("RC-GUILD-WORKERS-05", "", wanted, have)
    return Reason("RC-EFF-12", "tiles", wanted, have)


def _own_card(refused: Refused) -> bool:
    """RC-GUILD-SCRIBES-07: by a card of the Scribes, which says another one."""
    group = refused.match.groups()[int(refused.what[0]) - 1]
    return refused.unnumbered(refused.asked == "influence" and group == "scribes")


def _cannot_take(refused: Refused) -> bool:
    """RC-EFF-04"""
    return refused.unnumbered(not refused.match.left(refused.what) or not refused.match.room(refused.seat) > 0)


def _waive_in_vain(refused: Refused) -> bool:
    waived = bool(refused.match.turn["free_tile"])
    return refused.unnumbered(refused.what == WAIVE and (refused.asked != "place" or waived))


# -- free actions and hiring --


def _no_prestige(refused: Refused) -> bool:
    too_low = refused.count("pos") <= refused.match.mark(1)
    return too_low and refused.short(1, 0)


def _permits_full(refused: Refused) -> bool:
    most, held = refused.match.parts.most_permits, refused.count("permits")
    return held >= most and (refused.reason.needed, refused.reason.have) == (most, held)


def _no_permits_for_it(refused: Refused) -> bool:
    return refused.short(refused.match._in_city(refused.what) + 1, refused.count("permits"))


def _no_token_there(refused: Refused) -> bool:
    near = {answer.split()[1] for answer in refused.match.legal if answer.startswith("remove-token")}
    return refused.unnumbered(refused.what not in near)


def _token_too_dear(refused: Refused) -> bool:
    return not _no_token_there(refused) and refused.short(refused.match.parts.token_price, refused.count("rubles"))


def _no_rival(refused: Refused) -> bool:
    foremen = refused.match.guild["foreman"] is not None and refused.match.guild["foreman"] >= 0
    told = "RC-GUILD-FOREMEN-09" if foremen else "RC-GUILD-CONTRACTORS-04"
    return refused.unnumbered(refused.reason.rule == told and int(refused.what) - 1 == refused.seat)


EFFECTS: dict[tuple[str, str], Callable[[Refused], bool]] = {
    (verb, rule): _impossible
    for verb in ("influence", "activate", "service")
    for rule in ("RC-EFF-01", "RC-EFF-12", "RC-GUILD-WORKERS-05", "RC-GUILD-BRICKMAKERS-02")
}
FREE: dict[tuple[str, str], Callable[[Refused], bool]] = {
    (verb, "RC-TRACK-07"): _no_prestige for verb in ("sell", "reroll", "permit")
}
DECORATING: dict[tuple[str, str], Callable[[Refused], bool]] = {
    (verb, rule): judge
    for verb in ("decorate", "decorate-diamond")
    for rule, judge in {
        "RC-DECO-01": _no_ornament_there,
        "RC-DECO-02": _other_pieces,
        "RC-DECO-03": _nothing_for_the_ornament,
        "RC-DECO-06": lambda refused: refused.unnumbered(not _pieces(refused)),
    }.items()
}
BROKEN: dict[tuple[str, str], Callable[[Refused], bool]] = {
    **EFFECTS,
    **FREE,
    **DECORATING,
    ("claim", "RC-CLAIM-01"): _no_banner,
    ("claim", "RC-CLAIM-02"): _not_available,
    ("banner", "RC-CLAIM-03"): _no_such_banner,
    ("place", "RC-CLAIM-06"): _space_taken,
    ("place", "RC-CLAIM-08"): _face_up_too_dear,
    ("place", "RC-CLAIM-13"): _banner_on_space,
    ("deliver", "RC-BUILD-03"): lambda refused: (
        refused.reason.case == refused.what.split()[0] and _no_material(refused)
    ),
    ("deliver", "RC-BUILD-04"): _not_needed,
    ("substitute", "RC-BUILD-04"): _not_needed,
    ("substitute", "RC-GUILD-JEWELERS-03"): _no_material,
    ("jewel", "RC-DECO-03"): _nothing_for_the_ornament,
    ("pass", "RC-TURN-04"): lambda refused: refused.unnumbered("pass" not in refused.match.basic_actions(refused.seat)),
    ("move", "RC-MKT-05"): _further_too_dear,
    ("move", "RC-MKT-06"): _space_full,
    ("obtain", "RC-MKT-10"): _used_before,
    ("activate", "RC-MKT-10"): _used_before,
    ("activate", "RC-MKT-19"): _other_colour,
    ("activate", "RC-MKT-20"): _other_white_used,
    ("activate", "RC-MKT-21"): _not_face_up,
    ("activate", "RC-EFF-06"): lambda refused: refused.asked == "tile" and refused.what in refused.dealt.tiles,
    ("influence", "RC-MKT-14"): _lightning_spent,
    ("influence", "RC-MKT-15"): _lightning_spent,
    ("influence", "RC-MKT-18"): _card_used,
    ("influence", "RC-GUILD-SCRIBES-07"): _own_card,
    ("influence", "RC-GUILD-SHOPKEEPERS-06"): lambda refused: refused.match.options["shopkeepers_influence"] == "off",
    **{(verb, "RC-GUILD-SHOPKEEPERS-04"): _same_again for verb in DEALS},
    **{(verb, "RC-GUILD-SHOPKEEPERS-05"): lambda refused: DEALS[refused.verb] in refused.dealt.extra for verb in DEALS},
    ("specialist", "RC-SPEC-01"): lambda refused: refused.unnumbered(not _specialist(refused)),
    ("specialist", "RC-SPEC-03"): _specialist_in_vain,
    ("pay", "RC-EFF-02"): lambda refused: (
        refused.what in (*MATERIALS, "diamond") and refused.short(1, refused.holds(refused.what))
    ),
    ("take", "RC-EFF-04"): _cannot_take,
    ("rival", "RC-GUILD-FOREMEN-09"): _no_rival,
    ("rival", "RC-GUILD-CONTRACTORS-04"): _no_rival,
    ("discard", "RC-SPEC-15"): lambda refused: refused.unnumbered(not _pieces(refused).get(refused.what)),
    ("die", "RC-EFF-08"): lambda refused: refused.unnumbered(refused.what not in refused.match.dice()),
    ("take-service", "RC-GUILD-BRICKMAKERS-02"): lambda refused: refused.what not in refused.match.guild["display"],
    ("sell", "RC-FREE-04"): lambda refused: refused.unnumbered(refused.match.sold),
    ("reroll", "RC-FREE-06"): lambda refused: refused.unnumbered(bool(refused.match.turn["rerolled"])),
    ("reroll", "RC-FREE-07"): lambda refused: refused.unnumbered(not refused.match.dice_on(int(refused.what))),
    ("permit", "RC-FREE-10"): _permits_full,
    ("service", "RC-SERV-02"): lambda refused: refused.unnumbered(bool(refused.match.turn["serviced"])),
    ("service", "RC-SERV-16"): _waive_in_vain,
    ("hire", "RC-CON-11"): lambda refused: refused.unnumbered(refused.count("contractors") == 0),
    ("hire", "RC-CON-14"): _no_permits_for_it,
    ("hire", "RC-CON-22"): lambda refused: refused.unnumbered(refused.what in refused.match.position["map"]["closed"]),
    ("buy-token", "RC-CON-16"): _no_token_there,
    ("buy-token", "RC-CON-17"): _token_too_dear,
    ("remove-token", "RC-CON-16"): _no_token_there,
}
"""By the word of the action and the rule; what is here nowhere, is no reason against such an action."""
