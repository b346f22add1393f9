"""Bonuses that exchange: livres for lace or yarn, for a tile unseen, for prestige; silk for prestige (ROC-EMP)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import KEPT, LIVRES
from guildhall.games.rococo.components.parts import COLOUR_PRESTIGE, COLOURS, COST, PER, TILES, effect
from guildhall.games.rococo.components.sets import add_members, members, size_of
from guildhall.games.rococo.rules.acquiring import discard_kept, drawable, gain_random_tile, silk_on
from guildhall.games.rococo.rules.bonuses import NOT_OFFERED, Effect, end_bonus
from guildhall.games.rococo.rules.counting import gain_markers, score, spend
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import BUY_PRESTIGE as BUY
from guildhall.games.rococo.rules.verbs import DISCARD, DONE, LACE, USE, YARN

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def cost_of(state: Rococo, row: i64) -> i64:
    return effect(state.parts, row, COST)


@final
class LaceOrYarn(Effect):
    """Pay livres for a lace or a yarn."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return state.own[LIVRES + seat] >= cost_of(state, row)

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return [int(LACE.first), int(YARN.first)]

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        out.add(LACE.first)
        out.add(YARN.first)

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        return LEGAL if LACE.has(action) or YARN.has(action) else NOT_OFFERED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        spend(state, seat, cost_of(state, row))
        gain_markers(state, seat, i64(action == LACE.first), i64(action == YARN.first))

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        if self.why_not(state, seat, row, action) != LEGAL:
            return shown(state, action)
        marker = "lace" if action == LACE.first else "yarn"
        return shown(state, action, cost={"livres": int(cost_of(state, row))}, gain={marker: 1})


@final
class RandomResource(Effect):
    """Pay livres for a tile from the bag."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return state.own[LIVRES + seat] >= cost_of(state, row) and drawable(state)

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return [int(USE.first)]

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        out.add(USE.first)

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        return LEGAL if action == USE.first else NOT_OFFERED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        spend(state, seat, cost_of(state, row))
        gain_random_tile(state, seat)

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        if action != USE.first:
            return shown(state, action)
        return shown(state, action, cost={"livres": int(cost_of(state, row))}, gain={"unseen": 1})


@final
class BuyPrestige(Effect):
    """Livres for prestige, as often as one likes and can."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return state.own[LIVRES + seat] >= cost_of(state, row)

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return [int(BUY.first)] if state.own[LIVRES + seat] >= cost_of(state, row) else []

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        if action != BUY.first:
            return NOT_OFFERED
        price, have = cost_of(state, row), state.own[LIVRES + seat]
        return LEGAL if have >= price else short(NOT_OFFERED, price, have)

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        spend(state, seat, cost_of(state, row))
        score(state, seat, 1)
        state.stack.set(2, state.stack.get(2) + 1)

    def done(self, state: Rococo, seat: i64, row: i64, progress: i64) -> None:
        if progress and state.events is not None:
            tell(state, "decline-buying", seat, {})

    def prompt(self, state: Rococo, row: i64, progress: i64) -> tuple[str, dict[str, Any]]:
        return "rococo-prompt-buy", {"card": state.parts.kind_ids[row], "count": int(progress)}

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        if action != BUY.first:
            return shown(state, action)
        return shown(state, action, cost={"livres": int(cost_of(state, row))}, gain={"prestige": 1})


@final
class DiscardSilk(Effect):
    """Kept tiles for prestige, one by one; all their rolls together, rounded once (ROC-EMP-V-d)."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return state.own[KEPT + seat] != 0 or progress != 0

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return [int(DISCARD.at(tile)) for tile in members(state.own[KEPT + seat])]

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        add_members(out, DISCARD.first, state.own[KEPT + seat])

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        return LEGAL if DISCARD.has(action) and state.own[KEPT + seat] >> DISCARD.a(action) & 1 else NOT_OFFERED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        tile = DISCARD.a(action)
        state.stack.set(2, state.stack.get(2) | bit(tile))
        discard_kept(state, seat, tile)
        if state.events is not None:
            tell(state, "discard", seat, {"tile": state.parts.tile_ids[tile]})
        if state.own[KEPT + seat] == 0:
            end_bonus(state, seat)

    def done(self, state: Rococo, seat: i64, row: i64, progress: i64) -> None:
        if progress and state.own[KEPT + seat] and state.events is not None:
            tell(state, "decline-discarding", seat, {})
        score(state, seat, silk_prestige(state, row, progress))

    def prompt(self, state: Rococo, row: i64, progress: i64) -> tuple[str, dict[str, Any]]:
        return "rococo-prompt-discard", {"card": state.parts.kind_ids[row], "count": int(size_of(progress))}

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        if DISCARD.has(action):
            tile = DISCARD.a(action)
            return shown(state, action, f"tile:{state.parts.tile_ids[tile]}", cost=silk_on(state, tile))
        if action == DONE.first:
            return shown(state, action, gain={"prestige": int(silk_prestige(state, row, state.stack.get(2)))})
        return shown(state, action)


def silk_prestige(state: Rococo, row: i64, tiles: i64) -> i64:
    """What the discarded tiles are worth together."""
    prestige: i64 = 0
    common: i64 = 0
    for tile in range(TILES):
        if tiles >> tile & 1:
            for colour in range(COLOURS):
                rolls = state.parts.tile_silk[tile * COLOURS + colour]
                worth = effect(state.parts, row, COLOUR_PRESTIGE + colour)
                if worth:
                    prestige += worth * rolls
                else:
                    common += rolls
    return prestige + common // effect(state.parts, row, PER)


LACE_OR_YARN: Final = LaceOrYarn("lace_or_yarn")
RANDOM_RESOURCE: Final = RandomResource("random_resource")
BUY_PRESTIGE: Final = BuyPrestige("buy_prestige", True)
DISCARD_SILK: Final = DiscardSilk("discard_silk", True)
