"""The numbers of a position of Rococo, each declared once; `guildhall fields` writes `numbers.py` from it.

A *side* is a seat or, in the solo game, Madame du Barry after them (`her`). What each side has is in one array, `own`.
Cards of a staff are bits by kind; the discard is ordered. Bags are bits too: what comes out is drawn by `rng` when it
is drawn. What only the final scoring fills is shared by copies: that scoring puts new arrays in their place.
"""

from guildhall.core.fields import Fields

FIELDS = Fields("guildhall.games.rococo.components.parts")
FIELDS.fixed("parts", "Components")
FIELDS.fixed("board", "Board", "The side of the board for so many seats.")
FIELDS.fixed("sides", "i64", "The seats, and Madame du Barry.")
FIELDS.fixed("her", "i64", "Madame du Barry's place among the sides, or -1.")
FIELDS.fixed("classic", "bool")
FIELDS.fixed("jewelry", "bool")
FIELDS.fixed("luxury", "bool")
FIELDS.fixed("festive", "bool")
FIELDS.fixed("exclusive", "bool")
FIELDS.rng()
FIELDS.number("round")
FIELDS.number("phase", "PHASE_CHOOSE")
FIELDS.number("first", doc="Who starts the round.")
FIELDS.number("current", doc="Whose turn it is.")
FIELDS.number("favor", "EMPTY", doc="Who holds the Queen's favor; -1: it lies on the board.")
FIELDS.number("played", "EMPTY", doc="The card in play.")
FIELDS.number("leaving", doc="Cards of the current player that are due to be removed in this turn (ROC-DEPUTE-06).")
FIELDS.number("turns")
FIELDS.number("barriers", doc="What was shown without chance: hands chosen, turns ended, exam decks opened.")
FIELDS.number("ready", doc="Who has confirmed the hand in phase 2, as bits.")
FIELDS.array("own", "HOLDINGS", doc="What every side has, as `components/holdings.py` lays it out.")
FIELDS.array("row", "HIRE_ROW", "EMPTY")
FIELDS.number("deck", doc="The hire deck: the lowest levels come first, within a level by chance.")
FIELDS.number("box", doc="Hire cards out of the game.")
FIELDS.number("undealt", doc="Specialised Apprentices that left the game unseen (ROC-SETUP-16).")
FIELDS.array("drawers", "3 * DRAWER", "EMPTY")
FIELDS.number("tile_bag")
FIELDS.number("tile_discard")
FIELDS.array("display", "DISPLAY", "EMPTY")
FIELDS.number("garment_bag")
FIELDS.number("garment_discard")
FIELDS.number("aside", doc="Festive garments before the end of phase 1 of round 1.")
FIELDS.array("guest_garment", "GUESTS", "EMPTY")
FIELDS.array(
    "terrace", "STATUES", "EMPTY", shared=True, doc="Garments moved there in final step 5, by fireworks space."
)
FIELDS.array("all_halls", "ALL_HALLS", "EMPTY")
FIELDS.array("discards", "PILE * sides", "EMPTY", doc="Bottom first.")
FIELDS.array("special", "sides", "EMPTY", when="jewelry", doc="The specialised Apprentice of each seat.")
FIELDS.array("exam_decks", "2", when="jewelry")
FIELDS.array("jewels", "COLOURS * sides", when="jewelry")
FIELDS.array("jewel_display", "JEWEL_SPACES", "EMPTY", when="jewelry")
FIELDS.array("jewel_bag", "COLOURS", when="jewelry")
FIELDS.number("her_supply")
FIELDS.number("her_hand")
FIELDS.number("her_discard")
FIELDS.array("final", "SCORE_ROWS * sides", shared=True, doc="The score sheet, filled by the final scoring.")
FIELDS.stack(10)
FIELDS.scratch("answers", "Moves | None", doc="For looking whether a question has several answers.")
