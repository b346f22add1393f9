"""Workshop tiles: activating one's own or another player's face-up tile (RC-MKT-19 to -21, RC-EFF-06)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    FROM_CARD,
    FROM_TILE,
    FROM_TOKEN,
    OP_ACTIVATE,
    SPACE_NAMES,
    SPACES,
)
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.effects import (
    Operation,
    means,
    offer,
    possible,
    show_effect,
    start_effect,
    why_not_effect,
)
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.verbs import ACTIVATE, BORROW, DECLINE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NOT_FACE_UP: Final[i64] = rule("RC-MKT-21")
CANNOT_PAY: Final[i64] = rule("RC-EFF-01")
NO_TILE: Final[i64] = rule("RC-EFF-12", "tile")
NO_OTHER_TILE: Final[i64] = rule("RC-EFF-12", "other")
TOO_FEW_TILES: Final[i64] = rule("RC-EFF-12", "tiles")
DIFFERENT_TILES: Final[i64] = rule("RC-GUILD-WORKERS-05")


def tile_open(state: RedCathedral, seat: i64, at: i64) -> bool:
    """A face-up tile of any workshop whose benefit this seat can have (RC-MKT-21). `at` is seat x 6 + space."""
    if state.face_up[at] == 0:
        return False
    return possible(state, seat, state.parts.tile_effect[state.workshop[at]], FROM_TILE + at % SPACES)


def why_not_activate(state: RedCathedral, seat: i64, space: i64) -> i64:
    at = seat * SPACES + space
    if not state.face_up[at]:
        return NOT_FACE_UP
    return why_not_effect(state, seat, state.parts.tile_effect[state.workshop[at]], FROM_TILE + space)


def activate(state: RedCathedral, seat: i64, at: i64) -> None:
    """Gain the benefit of a face-up tile once (RC-EFF-06)."""
    tile = state.workshop[at]
    start_effect(state, state.parts.tile_effect[tile], FROM_TILE + at % SPACES)
    if state.events is not None:
        tell(state, "activate", seat, {"tile": state.parts.tile_names[tile]})


def show_activate(state: RedCathedral, seat: i64, action: i64, at: i64, *things: str) -> Shown:
    """The tile, after whose it is and where it lies."""
    tile = state.workshop[at]
    if tile < 0 or not state.face_up[at]:
        return shown(state, action, *things)
    effect = state.parts.tile_effect[tile]
    return show_effect(
        state, seat, action, effect, FROM_TILE + at % SPACES, *things, f"tile:{state.parts.tile_names[tile]}"
    )


def bench(space: i64) -> str:
    return f"bench:{SPACE_NAMES[space]}"


@final
class GrantTiles(Operation):
    """`activate 2 own_workshop times 1`."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        """So many different face-up tiles, and one of them gives something now (RC-EFF-12)."""
        others = state.parts.code[step + 2] == 1
        if self.face_up(state, seat, others) < state.parts.code[step + 1]:
            return False
        for at in range(state.seats * SPACES):
            if (at // SPACES != seat) == others and tile_open(state, seat, at):
                return True
        return False

    def face_up(self, state: RedCathedral, seat: i64, others: bool) -> i64:
        """How many tiles lie face up on the own board, or on those of the others."""
        total: i64 = 0
        for at in range(state.seats * SPACES):
            if (at // SPACES != seat) == others:
                total += state.face_up[at]
        return total

    def why_not(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> i64:
        """Too few tiles, or none whose cost could be paid."""
        wanted = state.parts.code[step + 1]
        others = state.parts.code[step + 2] == 1
        have = self.face_up(state, seat, others)
        if have >= wanted:
            return LEGAL if self.possible(state, seat, step, source) else CANNOT_PAY
        if wanted == 1:
            return NO_OTHER_TILE if others else NO_TILE
        return short(DIFFERENT_TILES if FROM_CARD <= source < FROM_TOKEN else TOO_FEW_TILES, wanted, have)

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        code = state.parts.code
        a = code[step + 1]
        times = code[step + 3]
        state.stack.push(CHOOSE_TILE.kind, a, code[step + 2], times, 0, 1 if a * times > 1 else 0)


@final
class ChooseTile(Choice):
    """Which tile: one that gives something now and was not chosen before (RC-EFF-06).

    Frame: how many more, 1 if of others, times each, those chosen as bits, 1 if it may be declined.
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        if state.stack.get(2) == 0:
            found = ACTIVATE.all()
        else:
            found = [action for action in BORROW.all() if self.why_not(state, seat, action) == LEGAL]
        return [*found, *DECLINE.all()] if state.stack.get(5) else found

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        chosen = state.stack.get(4)
        if state.stack.get(2) == 0:
            for space in range(SPACES):
                if chosen >> space & 1 == 0 and tile_open(state, seat, seat * SPACES + space):
                    out.add(ACTIVATE.first + space)
        else:
            for at in range(state.seats * SPACES):
                if at // SPACES != seat and chosen >> at & 1 == 0 and tile_open(state, seat, at):
                    out.add(BORROW.first + at)
        if state.stack.get(5):
            out.add(DECLINE.first)

    def gives(self, state: RedCathedral, seat: i64) -> bool:
        """Whether there is a tile to choose, so that no tile is a choice, too."""
        out = Moves()
        self.moves(state, seat, out)
        return out.count > 1

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        stack = state.stack
        if DECLINE.has(action) and stack.get(5):
            return LEGAL
        if ACTIVATE.has(action) and stack.get(2) == 0:
            why = why_not_activate(state, seat, ACTIVATE.a(action))
            return self.otherwise if why == LEGAL and stack.get(4) >> ACTIVATE.a(action) & 1 else why
        if BORROW.has(action) and stack.get(2) == 1:
            at = action - BORROW.first
            if at // SPACES != seat and at // SPACES < state.seats and stack.get(4) >> at & 1 == 0:
                return LEGAL if tile_open(state, seat, at) else self.otherwise
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        stack = state.stack
        if DECLINE.has(action):
            if state.events is not None and self.gives(state, seat):
                tell(state, "decline-tile", seat, {})
            stack.pop()
            return
        chosen = action - BORROW.first if BORROW.has(action) else ACTIVATE.a(action)
        at = chosen if BORROW.has(action) else seat * SPACES + chosen
        times = stack.get(3)
        if stack.get(1) == 1:
            stack.pop()
        else:
            stack.set(1, stack.get(1) - 1)
            stack.set(4, stack.get(4) | bit(chosen))
        for _ in range(1, times):
            offer(state, state.parts.tile_effect[state.workshop[at]], FROM_TILE + at % SPACES)
        activate(state, seat, at)

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks_how_many(state)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if ACTIVATE.has(action):
            space = ACTIVATE.a(action)
            return show_activate(state, seat, action, seat * SPACES + space, bench(space))
        if BORROW.has(action):
            owner = f"seat:{int(BORROW.a(action)) + 1}"
            return show_activate(state, seat, action, action - BORROW.first, owner, bench(BORROW.b(action)))
        return shown(state, action)


CHOOSE_TILE: Final = ChooseTile("tile", "RC-EFF-06")
means(OP_ACTIVATE, GrantTiles())
