"""What a lobby shows of The Red Cathedral. `auto` stands for a default that depends on another option."""

from guildhall.core.game import Meta, Sample
from guildhall.core.options import Option, switch

GUILDS = (
    "jewelers",
    "workers",
    "foremen",
    "contractors",
    "shopkeepers",
    "accountants",
    "notaries",
    "scribes",
    "architects",
    "brickmakers",
)

CONTRACTORS = {"contractors": "on"}

META = Meta(
    name="red_cathedral",
    title="The Red Cathedral",
    year="2020",
    designers=("Isra Cendrero", "Sheila Santos"),
    publishers=("Devir",),
    seats=(1, 2, 3, 4),
    default_seats=2,
    options=(
        switch("contractors", "RC-SETUP-16"),
        Option("workshop_board", "basic", "RC-SETUP-04", ("basic", "advanced")),
        Option("fourth_guild", "auto", "RC-SETUP-15", ("auto", "random", "clergy", *GUILDS)),
        Option("fourth_guild_card", "random", "RC-SETUP-15", ("random", "1", "2", "3")),
        Option("plans", "auto", "RC-DATA-16", ("auto", "base", "expansion", "all")),
        Option("start_player", "random", "RC-SETUP-13", ("random", "1", "2", "3", "4")),
        Option("supply", "finite", "RC-INV-06", ("finite", "unlimited")),
        Option("replaced_specialist", "tool", "RC-CON-19", ("tool", "discard")),
        switch("scribes_virtual_die", "RC-GUILD-SCRIBES-06", "on"),
        switch("shopkeepers_influence", "RC-GUILD-SHOPKEEPERS-06", "on"),
        Option("borrowed_infinity", "any", "RC-EFF-10", ("any", "once")),
        Option("architects_resource", "material", "RC-GUILD-ARCHITECTS-04", ("material", "any")),
        Option("solo.ivan_cards", "random", "RC-SOLO-03", ("random", "fixed")),
        Option("solo.ivan_die", "deck", "RC-SOLO-13", ("deck", "lowest", "highest")),
        Option("solo.first_claim", "random_base", "RC-SOLO-04", ("random_base", "leftmost_base", "human", "none")),
        Option("solo.ivan_claim_ties", "human", "RC-SOLO-22", ("human", "leftmost", "random")),
        Option("solo.ivan_scan", "rows", "RC-SOLO-25", ("rows", "towers")),
        switch("solo.ivan_leftovers", "RC-SOLO-33", "on"),
        Option("solo.level", "journeyman", "RC-SOLO-35", ("apprentice", "journeyman", "master")),
    ),
    rules_version=2,
    prefix="RC",
    seats_rule="RC-SETUP-01",
    exact=False,
    modules=("contractors", "fourth_guild"),
    minutes=(80, 80),
    samples=(
        *(Sample(f"base-{seats}", seats, hashed=seats == 3) for seats in (1, 2, 3, 4)),
        Sample("advanced-board", 3, {"workshop_board": "advanced"}),
        *(Sample(f"module-{seats}", seats, CONTRACTORS) for seats in (1, 2, 3, 4)),
        *(Sample(f"guild-{guild}", 2, {**CONTRACTORS, "fourth_guild": guild}) for guild in ("clergy", *GUILDS)),
        *(Sample(f"plans-{seats}", seats, {"workshop_board": "advanced", "plans": "all"}) for seats in (2, 4)),
        *(Sample(f"solo-{level}", 1, {"solo.level": level}) for level in ("apprentice", "master")),
        *(
            Sample(f"solo-{die}", 1, {**CONTRACTORS, "solo.ivan_die": die, "solo.ivan_scan": "towers"})
            for die in ("lowest", "highest")
        ),
        Sample("guild-scribes-4", 4, {**CONTRACTORS, "fourth_guild": "scribes"}, hashed=True),
        Sample("solo-architects", 1, {**CONTRACTORS, "fourth_guild": "architects"}, hashed=True),
    ),
)
