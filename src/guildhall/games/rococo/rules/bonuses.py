"""Bonuses: an effect that is offered, and may be declined (ROC-BON, ROC-EMP).

What an effect offers and does is an `Effect` in the file of its topic; `EFFECTS` has them by key. Those that only count
and credit are here.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.decision import ASKED, CARRIED_ON, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import CROWN, GARMENT_ROWS, HALLS, KEY, REWARD_ROW, effect
from guildhall.games.rococo.components.parts import NO_EFFECT as NOTHING
from guildhall.games.rococo.rules.bonus_values import asks_for_hall, livres_of, prestige_of
from guildhall.games.rococo.rules.counting import earn, score
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import DECLINE, DONE, EXAM, HALL, USE

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

NOT_OFFERED: Final[i64] = rule("ROC-BON-01")
NO_EXAM: Final[i64] = rule("ROC-EXAM-17")


class Effect:
    """One kind of effect; `row` is its row in the table of effects, with its numbers."""

    def __init__(self, word: str, repeats: bool = False) -> None:
        self.word = word
        """Names it to people."""
        self.repeats = repeats
        """Whether one may go on with it until one is done."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        """Whether it can do anything now (ROC-DEC-15)."""
        raise NotImplementedError

    def offered(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        """The same for all that everybody can see: whether one is asked must not tell what is hidden (ROC-DEC-34)."""
        return self.usable(state, seat, row, progress)

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        """What a person might try, besides declining."""
        raise NotImplementedError

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        """Add what it offers, besides declining."""
        for action in self.candidates(state, seat, row):
            if self.why_not(state, seat, row, action) == LEGAL:
                out.add(action)

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        """LEGAL, or the rule against choosing this of it."""
        raise NotImplementedError

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        """Carry out what was chosen; unless it repeats, its frame has gone."""
        raise NotImplementedError

    def done(self, state: Rococo, seat: i64, row: i64, progress: i64) -> None:
        """It was declined, or is done: nothing follows unless an effect says so."""

    def prompt(self, state: Rococo, row: i64, progress: i64) -> tuple[str, dict[str, Any]]:
        """How the bonus of a card is asked for."""
        return "rococo-prompt-bonus", {"card": state.parts.kind_ids[row], "bonus": self.word}

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        return shown(state, action)


EFFECTS: Final[list[Effect]] = []
"""By key; the package fills it, since the topics need this file."""


def effect_of(state: Rococo, row: i64) -> Effect:
    return EFFECTS[effect(state.parts, row, KEY)]


def usable(state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
    """Whether a bonus can do anything now; crowns score at the end only."""
    if effect(state.parts, row, KEY) == NOTHING or effect(state.parts, row, CROWN):
        return False
    return effect_of(state, row).usable(state, seat, row, progress)


def offered(state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
    """Whether a bonus is asked about: always, unless everybody can see that it does nothing."""
    if effect(state.parts, row, KEY) == NOTHING or effect(state.parts, row, CROWN):
        return False
    return effect_of(state, row).offered(state, seat, row, progress)


@final
class Bonus(Decision["Rococo"]):
    """Frame: row of the effect; progress (tiles discarded so far as bits, or prestige bought)."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        if offered(state, seat, state.stack.get(1), state.stack.get(2)):
            return ASKED
        state.stack.pop()
        return CARRIED_ON

    def ending(self, state: Rococo) -> i64:
        """The action that takes no (more) use of it."""
        return DONE.first if state.stack.get(2) else DECLINE.first

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        row = state.stack.get(1)
        return sorted([int(self.ending(state)), *effect_of(state, row).candidates(state, seat, row)])

    def moves(self, state: Rococo, seat: i64, out: Moves) -> None:
        row = state.stack.get(1)
        out.add(self.ending(state))
        effect_of(state, row).moves(state, seat, row, out)

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        if action == self.ending(state):
            return LEGAL
        if EXAM.has(action):
            return NO_EXAM
        row = state.stack.get(1)
        return effect_of(state, row).why_not(state, seat, row, action)

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        if action == DECLINE.first or action == DONE.first:
            if state.events is not None and action == DECLINE.first:
                tell_declined(state, seat, state.stack.get(1))
            end_bonus(state, seat)
            return
        row = state.stack.get(1)
        chosen = effect_of(state, row)
        if not chosen.repeats:
            state.stack.pop()
        chosen.use(state, seat, row, action)

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        row = state.stack.get(1)
        if row == REWARD_ROW:
            return "rococo-prompt-reward-tile", {}
        asked = effect_of(state, row)
        if row >= GARMENT_ROWS:
            garment = state.parts.garment_ids[row - GARMENT_ROWS]
            return "rococo-prompt-garment-bonus", {"garment": garment, "bonus": asked.word}
        return asked.prompt(state, row, state.stack.get(2))

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        row = state.stack.get(1)
        return effect_of(state, row).shows(state, seat, row, action)


BONUS: Final = Bonus("bonus", "ROC-BON-01")


def offer_bonus(state: Rococo, row: i64) -> None:
    """The effect of a row is offered next."""
    state.stack.push(BONUS.kind, row, 0)


def offer_bonus_here(state: Rococo, row: i64) -> None:
    """The same in the place of the frame on top, which holds nothing else."""
    state.stack.become(BONUS.kind)
    state.stack.set(1, row)


def end_bonus(state: Rococo, seat: i64) -> None:
    """The bonus on top was declined, or is done."""
    row, progress = state.stack.get(1), state.stack.get(2)
    state.stack.pop()
    effect_of(state, row).done(state, seat, row, progress)


def tell_declined(state: Rococo, seat: i64, row: i64) -> None:
    """Whose bonus it was: an employee's, a garment's or a guest's."""
    if row < GARMENT_ROWS:
        tell(state, "decline", seat, {"cards": [state.parts.kind_ids[row]]})
    elif row < REWARD_ROW:
        tell(state, "decline-garment", seat, {"garment": state.parts.garment_ids[row - GARMENT_ROWS]})
    else:
        tell(state, "decline-tile", seat, {})


def bonus_row(state: Rococo) -> i64:
    """The row of the effect that is being offered, or -1."""
    return state.stack.get(1) if state.stack.kind() == BONUS.kind else i64(-1)


# -- effects that count ----------------------------------------------------------------------------------------------


def credit(state: Rococo, seat: i64, row: i64, hall: i64) -> None:
    earn(state, seat, livres_of(state, seat, row, hall))
    score(state, seat, prestige_of(state, seat, row, hall, 0))


def worth_in(state: Rococo, seat: i64, row: i64, hall: i64) -> dict[str, int]:
    """What an effect that counts brings now, for people."""
    return {
        "livres": int(livres_of(state, seat, row, hall)),
        "prestige": int(prestige_of(state, seat, row, hall, 0)),
    }


@final
class Credited(Effect):
    """Livres or prestige that leave nothing to choose."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return livres_of(state, seat, row, 0) + prestige_of(state, seat, row, 0, 0) > 0

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return [int(USE.first)]

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        out.add(USE.first)

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        return LEGAL if action == USE.first else NOT_OFFERED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        credit(state, seat, row, 0)

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        if action != USE.first:
            return shown(state, action)
        return shown(state, action, gain=worth_in(state, seat, row, 0))


@final
class CreditedPer(Effect):
    """Livres or prestige for so many of something; where that is garments of one hall, which hall (JJ-7, JM-1)."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        for hall in range(HALLS if asks_for_hall(state, row) else 1):
            if livres_of(state, seat, row, hall) + prestige_of(state, seat, row, hall, 0) > 0:
                return True
        return False

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return HALL.all() if asks_for_hall(state, row) else [int(USE.first)]

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        fits = HALL.has(action) if asks_for_hall(state, row) else action == USE.first
        return LEGAL if fits else NOT_OFFERED

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        if asks_for_hall(state, row):
            for hall in range(HALLS):
                out.add(HALL.first + hall)
        else:
            out.add(USE.first)

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        credit(state, seat, row, HALL.a(action) if HALL.has(action) else 0)

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        if HALL.has(action):
            hall = HALL.a(action)
            return shown(state, action, f"hall:{hall + 1}", gain=worth_in(state, seat, row, hall))
        if action == USE.first:
            return shown(state, action, gain=worth_in(state, seat, row, 0))
        return shown(state, action)


NO_EFFECT: Final = Credited("none")
GAIN_LIVRES: Final = Credited("gain_livres")
GAIN_PRESTIGE: Final = Credited("gain_prestige")
LIVRES_PER: Final = CreditedPer("livres_per")
PRESTIGE_PER: Final = CreditedPer("prestige_per")
PER_GARMENT_COLOUR: Final = Credited("per_garment_colour")
LIVRES_BY_STAFF: Final = Credited("livres_by_deck_size")
PRESTIGE_BY_STAFF: Final = Credited("prestige_by_deck_size")
LIVRES_IF_NO_COLOUR: Final = Credited("livres_if_no_colour")
CLAIM_FAVOR: Final = Credited("claim_favor")
"""Never offered: it comes with the garment (ROC-EXCL-11)."""
