"""The numbers of a position of The Red Cathedral, each declared once; `guildhall fields` writes `numbers.py` from it.

Numbers of all sides are packed: seat s has `inventory[7 s + kind]`, `workshop[6 s + space]`, `sent[6 s + city]` and so
on; numbers of sections are indexed by slot.
"""

from guildhall.core.fields import Fields

FIELDS = Fields("guildhall.games.red_cathedral.components.parts")
FIELDS.fixed("parts", "Components")
FIELDS.fixed("rules", "Rules", "The options of the match.")
FIELDS.fixed("sides", "i64", "The seats, and Ivan in a solo game.")
FIELDS.rng(doc="What is rolled or drawn during play.")
FIELDS.scratch("scratch", "Moves | None", "For running on to the next real choice.")

# the Construction Site
FIELDS.number("plan")
FIELDS.number("towers")
FIELDS.array("height", "TOWERS", shared=True)
FIELDS.array("slots", "0", shared=True, doc="The slots that have a card, tower by tower from the bottom.")
FIELDS.array("card", "SLOTS", "-1", shared=True)
FIELDS.array("owner", "SLOTS", "-1")
FIELDS.array("done", "SLOTS")
FIELDS.array("tile", "SLOTS", "-1")
FIELDS.array("goods", "SLOTS", doc="Materials on a card, 4 bits for each of the seven kinds.")
FIELDS.array("subs", "SLOTS", doc="How many diamonds stand for each kind, 4 bits each.")
FIELDS.array("ornament", "SLOTS", "-1")
FIELDS.array("jewels", "SLOTS", doc="None, green, purple, two green, two purple, one of each.")

# the market
FIELDS.array("resource", "PLACES", shared=True)
FIELDS.array("influence", "QUADRANTS", shared=True)
FIELDS.array("die_space", "DICE", "-1")
FIELDS.array("die_value", "DICE", "1")
FIELDS.array("supply", "GOODS")

# the sides
FIELDS.array("pos", "sides")
FIELDS.array("rubles", "sides")
FIELDS.array("permits", "sides")
FIELDS.array("banners", "sides", doc="Banners in the Inventory; all of Ivan's.")
FIELDS.array("outside", "sides", doc="Bits of the two banners outside it.")
FIELDS.array("inventory", "sides * GOODS")
FIELDS.array("workshop", "sides * SPACES", "-1")
FIELDS.array("face_up", "sides * SPACES")
FIELDS.array("pieces", "sides * PIECES")
FIELDS.array("removed", "sides * PIECES")
FIELDS.array("finished", "sides")
FIELDS.array("scored", "sides * ROWS")

# contractors
FIELDS.array("contractors", "sides", when="rules.module")
FIELDS.array("sent", "sides * CITIES", when="rules.module")
FIELDS.array("specialist", "sides", "-1", when="rules.module")
FIELDS.array("tools", "sides", when="rules.module", doc="Bits of the tokens that lie tool side up.")
FIELDS.array("city_of", "TOWERS", "-1", shared=True)
FIELDS.array("closed", "CITIES", when="rules.module")
FIELDS.array("token_at", "STANDS", "-1", when="rules.module")
FIELDS.number("bag", doc="Bits of the tokens in the bag.")
FIELDS.number("gone", doc="Bits of the tokens out of the game.")

# guilds
FIELDS.number("guild", "CLERGY", "Group of the fourth influence card: the Clergy or an expansion guild.")
FIELDS.number("foreman", "-1")
FIELDS.array("deck", "OBJECTIVES", "-1", doc="Objectives, the top first.")
FIELDS.number("deck_size")
FIELDS.array("hand", "sides * HAND", "-1")
FIELDS.array("drawn", "HAND", "-1", doc="Objectives or sections drawn and not yet dealt with.")
FIELDS.number("section_deck")
FIELDS.number("section_discard")
FIELDS.array("display", "SERVICES")
FIELDS.array("services", "sides * SERVICES")

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
FIELDS.number("idle", doc="Turns in a row without a claim, a delivery or a hire.")
FIELDS.stack(8)
