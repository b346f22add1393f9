"""What the rulebook states about the components, and the files are checked against (RC-DATA)."""

from __future__ import annotations

TYPES = ("base", "middle", "dome")
SIZES = {2: (4, 12), 3: (5, 18), 4: (6, 24)}
"""Players: towers, cards (RC-DATA-05)."""
BASE_GROUPS = ("craftsmen", "teamsters", "merchants", "clergy")
WORKSHOP_SPACES = ("own", "next1", "next2", "next3", "white_a", "white_b")

EXCHANGES = {"rubles": "pay 1 pp ; gain 2 ruble", "permit": "pay 1 pp ; gain 1 permit"}
"""What prestige may be given for at any time of one's turn (RC-FREE-03, -09)."""

# Guild: its actions in the order of the rulebook (RC-DATA-09). SHOWN: the kinds on the Accountants' card are data.
GUILD_ACTIONS = {
    "jewelers": (
        "pay 1 ruble ; gain 1 diamond",
        "pay 3 material ; gain 2 diamond",
        "pay 3 ruble ; gain 2 diamond",
        "pay 1 diamond ; gain 2 permit",
    ),
    "workers": (
        "activate 1 own_workshop",
        "pay 1 ruble ; activate 1 other_workshop",
        "pay 2 ruble ; activate 1 own_workshop times 2",
        "pay 2 ruble ; activate 2 own_workshop",
    ),
    "foremen": (
        "foreman 1..2 ; gain 1 rp per own_banners_at_foreman",
        "foreman 1..2 ; gain 1 ruble per own_banners_at_foreman",
        "foreman 1..2 ; gain 1 rp per other_banners_at_foreman",
        "foreman 1..2 ; gain 1 ruble per other_banners_at_foreman",
    ),
    "contractors": (
        "obtain black_die x1",
        "gain 1 permit per own_contractors_on_map",
        "gain 1 ruble per own_contractors_on_map",
        "gain 1 ruble per other_contractors_on_map",
    ),
    "shopkeepers": (
        "pay 1 ruble ; market 1",
        "pay 2 ruble ; market 1 & gain 1 material",
        "pay 3 ruble ; market 1 times 2",
        "pay 4 ruble ; market 2",
    ),
    "accountants": (
        "gain 1 SHOWN",
        "pay 1 SHOWN ; gain 1 rp",
        "gain 1 ruble",
        "pay 1 gold ; gain 3 ruble",
        "gain 1 jewel",
        "pay 1 green_jewel + 1 purple_jewel ; gain 1 pp + 2 ruble",
    ),
    "notaries": (
        "gain 1 permit",
        "pay 1 permit ; deliver 1",
        "pay 2 permit ; gain 1 pp",
        "pay 1 permit ; gain 1 material",
    ),
    "scribes": (
        "pay 2 ruble ; draw_objective 3 keep 1",
        "pay 1 rp ; obtain any_space xmoved",
        "pay 1 rp ; influence 1 other_card",
        "pay 1 rp ; obtain any_tile x1",
    ),
    "architects": (
        "pay 2 ruble ; draw_section 1 take 2",
        "pay 3 ruble ; draw_section 2 take 2+1",
        "pay 1 rp ; reward own_unfinished rubles",
        "pay 1 ruble ; reward own_unfinished half_rp",
    ),
    "brickmakers": (
        "pay 2 brick ; take_service 1",
        "pay 1 brick ; deliver 1",
        "pay 1 brick ; gain 2 ruble",
        "pay 1 brick ; gain 1 rp",
    ),
}
GROUPS = (*BASE_GROUPS, *GUILD_ACTIONS)
EXTRAS = {
    "jewelers": "diamonds",
    "foremen": "foreman",
    "scribes": "objectives",
    "architects": "section_deck",
    "brickmakers": "services",
}

# Kinds of specialist tokens: what each effect looks like (RC-SPEC-11 to -19).
TOKEN_KINDS = {
    1: r"gain .+",
    2: r"pay \d+ \w+ ; gain \d+ pp",
    3: r"pay \d+ \w+ ; gain 3 rp",
    4: r"activate 2 own_workshop \| activate 1 own_workshop times 2",
    5: r"discard 1 ornament ; gain 3 pp",
    6: r"pay 1\.\.5 ruble ; gain 1 rp per paid",
    7: r"gain 1 material & deliver 1",
    8: r"obtain any_tile x1",
    9: r"claim",
}
OBJECTIVE_EFFECTS = (
    ("pay 2 lumber ; gain 2 pp", ""),
    ("require max_own_claims_in_tower >= 3 ; gain 3 pp", ""),
    ("require own_faceup_workshops >= 6 ; gain 3 pp", ""),
    ("pay 2 stone ; gain 2 pp", ""),
    ("gain 2 pp per towers_without_own_presence", "gain 4 pp per towers_without_own_presence"),
    ("gain 2 pp per own_unbuilt_ornaments", ""),
    ("pay 4 ruble ; gain 2 pp", ""),
    ("require own_finished_section_types >= 3 ; gain 2 pp", ""),
    ("gain 1 pp per own_ornaments_on_others", ""),
    ("require own_built_ornaments >= 4 ; gain 2 pp", ""),
    ("pay 2 brick ; gain 2 pp", ""),
    ("require max_own_ornaments_in_tower >= 3 ; gain 3 pp", ""),
    ("gain 1 pp per own_ornaments_on_own", ""),
    ("pay 1 jewel + 1 gold ; gain 3 pp", ""),
    ("gain 1 pp per towers_with_own_presence", "gain 2 pp per towers_with_own_presence"),
)
"""RC-OBJ-01 to -15, in that order: the objectives of the files, with their difference for two players."""
SERVICE_EFFECTS = (
    "gain 5 ruble",
    "influence 1 any_card",
    "activate 1 own_workshop",
    "deliver 1",
    "gain 3 rp",
    "waive workshop_cost",
    "gain 2 material",
    "obtain any_die x1",
)
IVANS_CARDS = {
    "Recognition": "",
    "Inventory": "ivan_stock",
    "Transport": "ivan_transport",
    "Claim": "ivan_claim",
    "Construction": "ivan_construct",
    "Hire": "ivan_hire",
}
"""What each of his cards does; what it gives besides is open (RC-DATA-15)."""
LEVELS = ("apprentice", "journeyman", "master")
"""How strong Ivan is: option `solo.level`."""
IVANS_EFFECTS = ("effect_apprentice", "effect", "effect_master")
"""The column of each level; an empty one is as for a journeyman."""
