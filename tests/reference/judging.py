"""What the tests of refusals share: every candidate that is refused with its reason, and a way to go on."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from guildhall.core.rng import Rng
from guildhall.core.rule import Reason
from guildhall.core.state import State


def refused(state: State, seat: int, legal: list[int]) -> Iterator[tuple[str, Reason]]:
    """Text and reason of what a person might try and may not do; what is legal has no reason against it."""
    for action in state.candidates(seat):
        reason = state.reason(seat, action)
        if action in legal:
            assert not reason.rule
        else:
            yield state.setup.catalogue.text(action), reason


def any_kind(state: State, legal: list[int], ending: Collection[str], often: int, rng: Rng) -> str:
    """Any kind of action, each as likely; those that end things if there are no others, or one of `often` times."""
    texts = [state.setup.catalogue.text(action) for action in legal]
    verbs = sorted({text.split()[0] for text in texts} - set(ending))
    if verbs and rng.below(often):
        verb = verbs[rng.below(len(verbs))]
        texts = [text for text in texts if text.split()[0] == verb]
    return texts[rng.below(len(texts))]
