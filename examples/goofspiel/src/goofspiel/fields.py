"""The numbers of a position of Goofspiel, each declared once; `guildhall fields` writes `numbers.py` from it.

Cards are counted by rank: seat s holds `hands[13 s + rank]` of a rank.
"""

from guildhall.core.fields import Fields

FIELDS = Fields("goofspiel.components.parts", compiled=False)
FIELDS.fixed("size", "i64", "How many prizes there are, and cards in a hand.")
FIELDS.fixed("dealt", "bool", "Hands are dealt from a deck instead of being a suit each (GOP-SETUP-02).")
FIELDS.fixed("carries", "bool", "A prize that nobody wins joins the next (GOP-WIN-02).")
FIELDS.array("prizes", "RANKS", "NONE", shared=True, doc="In the order in which they come up.")
FIELDS.array("hands", "RANKS * seats")
FIELDS.array("bids", "seats", "NONE", doc="The cards that lie face down.")
FIELDS.array("played", "RANKS * seats", doc="The cards that were bid before.")
FIELDS.array("latest", "seats", "NONE", doc="What each bid for the prize before this one.")
FIELDS.array("aside", "RANKS", doc="Cards of the deck that nobody got.")
FIELDS.array("points", "seats")
FIELDS.number("round", doc="How many prizes have been decided.")
FIELDS.number("pot", doc="What the open prize is worth, with those that were carried over.")
