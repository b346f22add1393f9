"""The numbers of a position of The Red Cathedral, each declared once; `guildhall fields` writes `numbers.py` from it.

Numbers of all sides are packed: seat s has `workshop[6 s + space]`, `sent[6 s + city]` and so on; numbers of sections
are indexed by slot. Sets of sections have a bit for each slot, materials 4 bits a kind (`rules/packed.py`).

Shared arrays are never written in place once the game has begun: what changes seldom is replaced by a changed copy
(`packed.changed`), so that copying a position need not copy it.
"""

from guildhall.core.fields import Fields

FIELDS = Fields("guildhall.games.red_cathedral.components.parts")
FIELDS.fixed("parts", "Components")
FIELDS.fixed("rules", "Rules", "The options of the match.")
FIELDS.fixed("sides", "i64", "The seats, and Ivan in a solo game.")
FIELDS.rng(doc="What is rolled or drawn during play.")
FIELDS.scratch("scratch", "Moves | None", "For running on to the next real choice.")
FIELDS.scratch("rolled", "i64", "Where the last action rolled dice: for who judges it without their values.", "-1")

# the Construction Site
FIELDS.number("plan")
FIELDS.number("towers")
FIELDS.array("height", "TOWERS", shared=True)
FIELDS.array("slots", "0", shared=True, doc="The slots that have a card, tower by tower from the bottom.")
FIELDS.number("sections", doc="The same as a set.")
FIELDS.array("card", "SLOTS", "-1", shared=True)
FIELDS.array("required", "SLOTS", shared=True, doc="Materials that the cards require.")
FIELDS.array("tile", "SLOTS", "-1", shared=True)
FIELDS.array("claims", "sides", shared=True, doc="The sections with a banner of each side.")
FIELDS.number("done", doc="The finished sections.")
FIELDS.array("goods", "SLOTS", doc="Materials on a card.")
FIELDS.array("subs", "SLOTS", shared=True, doc="For how many pieces of each kind diamonds stand on a card.")
FIELDS.array("ornaments", "sides", shared=True, doc="The sections with an ornamentation of each side.")
FIELDS.array("jewels", "SLOTS", shared=True, doc="None, green, purple, two green, two purple, one of each.")

# the market
FIELDS.array("resource", "PLACES", shared=True)
FIELDS.array("influence", "QUADRANTS", shared=True)
FIELDS.array("die_space", "DICE", "-1")
FIELDS.array("die_value", "DICE", "1")
FIELDS.number("crowd", doc="How many dice are at each place, 4 bits a place.")
FIELDS.array("supply", "GOODS")

# the sides
FIELDS.array("pos", "sides")
FIELDS.array("rubles", "sides")
FIELDS.array("permits", "sides", shared=True)
FIELDS.array("banners", "sides", shared=True, doc="Banners in the Inventory; all of Ivan's.")
FIELDS.array("outside", "sides", shared=True, doc="Bits of the two banners outside it.")
FIELDS.array("inventory", "sides", doc="Materials of each side.")
FIELDS.array("workshop", "sides * SPACES", "-1", shared=True)
FIELDS.array("face_up", "sides * SPACES", shared=True)
FIELDS.array("pieces", "sides * PIECES", shared=True)
FIELDS.array("removed", "sides * PIECES", shared=True)
FIELDS.array("finished", "sides", shared=True)
FIELDS.array("scored", "sides * ROWS", shared=True)

# contractors
FIELDS.array("contractors", "sides", shared=True)
FIELDS.array("sent", "sides * CITIES", shared=True)
FIELDS.array("specialist", "sides", "-1", shared=True)
FIELDS.array("tools", "sides", shared=True, doc="Bits of the tokens that lie tool side up.")
FIELDS.array("city_of", "TOWERS", "-1", shared=True)
FIELDS.array("closed", "CITIES", shared=True)
FIELDS.array("token_at", "STANDS", "-1", shared=True)
FIELDS.number("bag", doc="Bits of the tokens in the bag.")
FIELDS.number("gone", doc="Bits of the tokens out of the game.")

# guilds
FIELDS.number("guild", "CLERGY", "Group of the fourth influence card: the Clergy or an expansion guild.")
FIELDS.number("foreman", "-1")
FIELDS.array("deck", "OBJECTIVES", "-1", shared=True, doc="Objectives, the top first.")
FIELDS.number("deck_size")
FIELDS.array("hand", "sides * HAND", "-1", shared=True)
FIELDS.array("drawn", "HAND", "-1", shared=True, doc="Objectives or sections drawn and not yet dealt with.")
FIELDS.number("section_deck")
FIELDS.number("section_discard")
FIELDS.array("display", "SERVICES", shared=True)
FIELDS.array("services", "sides * SERVICES", shared=True)

# Ivan
FIELDS.array("die_card", "DICE", "-1", shared=True)
FIELDS.number("dice_left")
FIELDS.number("pawn")
FIELDS.array("stock", "BASIC", when="rules.solo", doc="Materials on his Inventory card.")
FIELDS.array("site", "BASIC", when="rules.solo", doc="Materials on his Construction card.")

# the turn
FIELDS.number("start")
FIELDS.number("active", doc="Whose turn it is.")
FIELDS.number("turns")
FIELDS.number("shown", doc="How often hidden cards were looked at or Ivan went on.")
FIELDS.number("sold")
FIELDS.number("rerolled")
FIELDS.number("serviced")
FIELDS.number("lightning", doc="Bits of the lightning actions used this turn: quadrant x 2 + action.")
FIELDS.number("moved", "-1", "The die of the market visit.")
FIELDS.number("landed", "-1")
FIELDS.number("free_tile")
FIELDS.number("ender", "-1")
FIELDS.number("final_left", "-1")
FIELDS.number("over", doc="1 after the last turns, 2 if nobody could or would go on (`turns.STALLED`).")
FIELDS.number(
    "idle", doc="Turns in a row without a claim, a delivery or a hire; -1 in a turn that has one (RC-END-08)."
)
FIELDS.stack(8)
