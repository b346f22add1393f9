"""The text form of a position, in the manner of chess's FEN: one line that loads, saves and is checked.

    2:15:off 4.4.4.4.4.5 1w3.1b1.-.1k7/2…/3… n4.n1=0.n7 1b2.1r4…/…/… 0.2.1.0.0.1/1r1.1k3/2g4?|… 7 0 0 -

Fields, separated by blanks:
1. seats, target, small takes;
2. the supply: white, blue, green, red, black, gold;
3. the face-up cards of levels 1, 2, 3 (`-` is an empty space);
4. the nobles (`=0`: now with seat 0);
5. the three decks, bottom first, or `?` for "all cards that are nowhere else, shuffled";
6. each seat as tokens / bought cards / reserved cards (with `?`: drawn unseen by the others);
7. to 9. turns taken, passes in a row, how it ended (0: not yet);
10. the pending choice as a frame of numbers, or `-`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.core.arrays import listed
from guildhall.core.errors import BadPosition
from guildhall.core.rng import SETUP, Rng
from guildhall.core.stack import stack_of
from guildhall.games.splendor.components.packed import MOST, ONE, packed, unpacked
from guildhall.games.splendor.components.parts import DECK_SIZE, DECK_START, Components
from guildhall.games.splendor.people.faults import faults

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

FIELDS = 10


def save(state: Splendor) -> str:
    """The whole position as one line."""
    names = state.parts.card_names
    table = [names[card] if card >= 0 else "-" for card in listed(state.table)]
    decks = []
    for level in range(3):
        start = DECK_START[level]
        decks.append(".".join(names[state.decks[start + i]] for i in range(state.left[level])) or "-")
    nobles = []
    for slot in range(5):
        if state.nobles[slot] >= 0:
            owner = int(state.noble_owner[slot])
            nobles.append(f"n{state.nobles[slot] + 1}" + (f"={owner}" if owner >= 0 else ""))
    frames = ";".join(",".join(map(str, frame)) for frame in state.stack.frames()) or "-"
    return " ".join(
        [
            f"{state.seats}:{state.target}:{'on' if state.small_takes else 'off'}",
            ".".join(map(str, unpacked(state.bank, 6))),
            "/".join(".".join(table[level * 4 : level * 4 + 4]) for level in range(3)),
            ".".join(nobles),
            "/".join(decks),
            "|".join(_save_seat(state, seat) for seat in range(state.seats)),
            str(state.turns),
            str(state.passes),
            str(state.over),
            frames,
        ]
    )


def _save_seat(state: Splendor, seat: int) -> str:
    names = state.parts.card_names
    bought = [names[card] for card, owner in enumerate(listed(state.owner)) if owner == seat]
    hand = []
    for i in range(seat * 3, seat * 3 + 3):
        if state.reserved[i] >= 0:
            hand.append(names[state.reserved[i]] + ("?" if state.blind[i] else ""))
    tokens = ".".join(map(str, unpacked(state.tokens[seat], 6)))
    return f"{tokens}/{'.'.join(bought) or '-'}/{'.'.join(hand) or '-'}"


def load_into(state: Splendor, text: str, seed: int = 0) -> Splendor:
    """Fill a fresh state of the right seats and options from a text; BadPosition says what is wrong with it."""
    fields = text.split()
    if len(fields) != FIELDS:
        raise BadPosition(f"a position of Splendor has {FIELDS} fields, this has {len(fields)}")
    expected = f"{state.seats}:{state.target}:{'on' if state.small_takes else 'off'}"
    if fields[0] != expected:
        raise BadPosition(f"this position is for seats, target and small takes {fields[0]}, not {expected}")
    parts = state.parts
    try:
        state.bank = _tokens(fields[1])
        for slot, name in enumerate(_split(fields[2].replace("/", "."), 12)):
            state.table[slot] = -1 if name == "-" else _card(parts, name)
        _load_nobles(state, fields[3])
        _load_seats(state, fields[5])
        _load_decks(state, fields[4], seed)
        state.turns, state.passes, state.over = (int(field) for field in fields[6:9])
        state.seat = state.turns % state.seats
        frames = [] if fields[9] == "-" else [[int(n) for n in frame.split(",")] for frame in fields[9].split(";")]
        state.stack = stack_of(frames)
    except (ValueError, KeyError, IndexError, OverflowError) as error:
        raise BadPosition(f"cannot read the position: {error}") from None
    _check(state)
    return state


def _split(text: str, count: int) -> list[str]:
    items = text.split(".")
    if len(items) != count:
        raise ValueError(f"“{text}” should have {count} items")
    return items


def _tokens(text: str) -> int:
    counts = [int(item) for item in _split(text, 6)]
    if not all(0 <= count <= MOST for count in counts):
        raise ValueError(f"“{text}” has a number below zero or above {MOST}")
    return packed(counts)


def _card(parts: Components, name: str) -> int:
    if name not in parts.card_numbers:
        raise ValueError(f"there is no card “{name}”")
    return parts.card_numbers[name]


def _load_nobles(state: Splendor, text: str) -> None:
    items = text.split(".")
    if len(items) != state.seats + 1:
        raise BadPosition(
            f"with {state.seats} seats {state.seats + 1} nobles are open, not {len(items)}", "SPL-SETUP-03"
        )
    for slot, item in enumerate(items):
        name, _, owner = item.partition("=")
        number = int(name.removeprefix("n")) - 1
        if not name.startswith("n") or not 0 <= number < len(state.parts.noble_points):
            raise ValueError(f"there is no noble “{name}”")
        state.nobles[slot] = number
        state.noble_owner[slot] = int(owner) if owner else -1
        if owner and not 0 <= int(owner) < state.seats:
            raise ValueError(f"there is no seat {owner}")


def _load_seats(state: Splendor, text: str) -> None:
    seats = text.split("|")
    if len(seats) != state.seats:
        raise BadPosition(f"the position describes {len(seats)} seats, not {state.seats}")
    for seat, described in enumerate(seats):
        tokens, bought, hand = described.split("/")
        state.tokens[seat] = _tokens(tokens)
        for name in [] if bought == "-" else bought.split("."):
            card = _card(state.parts, name)
            if state.owner[card] >= 0:
                raise BadPosition(f"card {name} is in two places")
            state.owner[card] = seat
            state.bonuses[seat] += ONE[state.parts.bonus[card]]
            state.points[seat] += state.parts.points[card]
        held = [] if hand == "-" else hand.split(".")
        if len(held) > 3:
            raise BadPosition(f"seat {seat} has {len(held)} reserved cards", "SPL-RES-02")
        for i, name in enumerate(held):
            state.reserved[seat * 3 + i] = _card(state.parts, name.removesuffix("?"))
            state.blind[seat * 3 + i] = int(name.endswith("?"))
    for slot in range(5):
        owner = int(state.noble_owner[slot])
        if owner >= 0:
            state.points[owner] += state.parts.noble_points[state.nobles[slot]]


def _load_decks(state: Splendor, text: str, seed: int) -> None:
    decks = text.split("/")
    if len(decks) != 3:
        raise ValueError("there are three decks")
    elsewhere = {*listed(state.table), *listed(state.reserved)}
    elsewhere |= {card for card, owner in enumerate(listed(state.owner)) if owner >= 0}
    rng = Rng(seed, SETUP)
    for level, deck in enumerate(decks):
        start, size = DECK_START[level], DECK_SIZE[level]
        if deck == "?":
            cards = [card for card in range(start, start + size) if card not in elsewhere]
            for last in range(len(cards) - 1, 0, -1):
                other = rng.below(last + 1)
                cards[last], cards[other] = cards[other], cards[last]
        else:
            cards = [] if deck == "-" else [_card(state.parts, name) for name in deck.split(".")]
        state.left[level] = len(cards)
        if len(cards) > size:
            raise BadPosition(f"deck {level + 1} has more than {size} cards", "SPL-SETUP-01")
        for i, card in enumerate(cards):
            state.decks[start + i] = card


def _check(state: Splendor) -> None:
    wrong = faults(state)
    if wrong:
        raise BadPosition(f"no game can come to this position: {wrong[0]}")
