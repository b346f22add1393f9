"""The numbers of a position of Splendor, each declared once; `guildhall fields` writes `numbers.py` from it.

Tokens and bonuses of all colours are one number, a byte per colour (`components/packed.py`). Seat s has
`reserved[3 s + i]`.
"""

from guildhall.core.fields import Fields

FIELDS = Fields("guildhall.games.splendor.components.parts")
FIELDS.fixed("parts", "Components")
FIELDS.fixed("target", "i64", "The points that end the game.")
FIELDS.fixed("small_takes", "bool", "The house rule SPL-OPT-01.")
FIELDS.number("bank", doc="The supply.")
FIELDS.array("table", "SLOTS", "EMPTY", doc="The face-up cards, level by level.")
FIELDS.array("decks", "CARDS", "EMPTY", shared=True, doc="The decks one after another, bottom first.")
FIELDS.array("left", "LEVELS", doc="How many cards each deck still has.")
FIELDS.array("nobles", "NOBLE_SLOTS", "EMPTY", shared=True)
FIELDS.array("noble_owner", "NOBLE_SLOTS", "EMPTY")
FIELDS.array("tokens", "seats")
FIELDS.array("bonuses", "seats")
FIELDS.array("points", "seats")
FIELDS.array("reserved", "HAND * seats", "EMPTY")
FIELDS.array("blind", "HAND * seats", doc="1 where a reserved card was drawn unseen by the others (SPL-RES-05).")
FIELDS.array("owner", "CARDS", "EMPTY", doc="Who bought each card.")
FIELDS.stack(1)
FIELDS.number("turns", doc="Turns taken by all seats together.")
FIELDS.number("seat", doc="Whose turn it is: the remainder of turns by seats, kept because dividing is slow.")
FIELDS.number("passes", doc="How many have passed in a row.")
FIELDS.number("over", "PLAYING", doc="PLAYING, REACHED or STUCK.")
