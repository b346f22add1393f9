"""What a lobby shows of The Red Cathedral. `auto` stands for a default that depends on another option."""

from guildhall.core.game import Meta, Sample
from guildhall.core.options import Case, Need, Option, Preset, switch

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

MODULE_GUILDS = ("contractors", "notaries")
"""Guilds whose cards speak of the module's things (RC-SETUP-16)."""

CONTRACTORS = {"contractors": "on"}
MODULE = Case(options={"contractors": ("on",)})
OTHER_GUILDS = tuple(guild for guild in ("auto", "random", "clergy", *GUILDS) if guild != "jewelers")

ALONE = (Need("alone", "RC-SOLO-01", (Case(seats=(1,)),)),)
COMPANY = Need("company", "RC-SETUP-13", (Case(seats=(2, 3, 4)),))


def seated(seat: int) -> Need:
    """Only who sits there can start."""
    case = Case(seats=tuple(range(seat, 5)))
    return Need("seat", "RC-SETUP-13", (case,), (str(seat),), "seat {value} cannot start: there are {seats} seats")


def guild_in_play(why: str, *guilds: str) -> tuple[Need, ...]:
    """One of these guilds can be the fourth; `auto` is the Clergy without the module."""
    drawn = Case(options={"contractors": ("on",), "fourth_guild": ("auto",)})
    return (Need(why, "RC-SETUP-15", (Case(options={"fourth_guild": ("random", *guilds)}), drawn)),)


NEEDS_MODULE = Need(
    "contractors", "RC-SETUP-16", (MODULE,), MODULE_GUILDS, "the guild “{value}” is only for games with contractors on"
)
NEEDS_PERMITS = Need(
    "permits",
    "RC-GUILD-JEWELERS-11",
    (MODULE, Case(options={"fourth_guild": OTHER_GUILDS})),
    ("3",),
    "card {value} of the guild “jewelers” makes permits, which need contractors on",
)

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
        Option("fourth_guild", "auto", "RC-SETUP-15", ("auto", "random", "clergy", *GUILDS), needs=(NEEDS_MODULE,)),
        Option("fourth_guild_card", "random", "RC-SETUP-15", ("random", "1", "2", "3"), needs=(NEEDS_PERMITS,)),
        Option("plans", "auto", "RC-DATA-16", ("auto", "base", "expansion", "all")),
        Option(
            "start_player",
            "random",
            "RC-SETUP-13",
            ("random", "1", "2", "3", "4"),
            needs=(COMPANY, seated(2), seated(3), seated(4)),
        ),
        Option("supply", "finite", "RC-INV-06", ("finite", "unlimited")),
        Option(
            "replaced_specialist",
            "tool",
            "RC-CON-19",
            ("tool", "discard"),
            needs=(Need("contractors", "RC-SETUP-16", (MODULE,)),),
        ),
        switch("scribes_virtual_die", "RC-GUILD-SCRIBES-06", "on", guild_in_play("scribes", "scribes")),
        switch("shopkeepers_influence", "RC-GUILD-SHOPKEEPERS-06", "on", guild_in_play("shopkeepers", "shopkeepers")),
        Option(
            "borrowed_infinity",
            "any",
            "RC-EFF-10",
            ("any", "once"),
            needs=guild_in_play("borrowing", "scribes", "brickmakers"),
        ),
        Option(
            "architects_resource",
            "material",
            "RC-GUILD-ARCHITECTS-04",
            ("material", "any"),
            needs=guild_in_play("architects", "architects"),
        ),
        Option("solo.ivan_cards", "random", "RC-SOLO-03", ("random", "fixed"), needs=ALONE),
        Option("solo.ivan_die", "deck", "RC-SOLO-13", ("deck", "lowest", "highest"), needs=ALONE),
        Option(
            "solo.first_claim",
            "random_base",
            "RC-SOLO-04",
            ("random_base", "leftmost_base", "human", "none"),
            needs=ALONE,
        ),
        Option("solo.ivan_claim_ties", "human", "RC-SOLO-22", ("human", "leftmost", "random"), needs=ALONE),
        Option("solo.ivan_scan", "rows", "RC-SOLO-25", ("rows", "towers"), needs=ALONE),
        switch("solo.ivan_leftovers", "RC-SOLO-33", "on", ALONE),
        Option("solo.level", "journeyman", "RC-SOLO-35", ("apprentice", "journeyman", "master"), needs=ALONE),
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
    presets=(
        Preset("first", (2, 3, 4)),
        Preset("full", (3, 2, 4), {**CONTRACTORS, "workshop_board": "advanced"}),
        Preset("solo", (1,), {"solo.level": "apprentice"}),
    ),
)
