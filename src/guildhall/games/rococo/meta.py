"""What a lobby shows of Rococo."""

from guildhall.core.game import Meta, Sample
from guildhall.core.options import Case, Need, Option, Preset, switch

MODULES = ("jewelry_box", "luxury_garments", "festive_garments", "exclusive_tailoring")

COMPANY = Need(
    "company",
    "ROC-OPT-02",
    (Case(seats=(2, 3, 4, 5)),),
    ("classic",),
    "Rococo is for 2 to 5 seats in the classic edition; alone one plays the Deluxe edition",
)
CLASSIC = (Case(options={"edition": ("classic",)}),)
BY_THREES = Need("classic", "ROC-OPT-08", CLASSIC, ("3",), "V-c is read otherwise in the classic edition only")
ALONE = Need("alone", "ROC-OPT-05", (Case(seats=(1,)),))
EXAM = Need("exam", "ROC-OPT-08", (Case(seats=(1,), options={"jewelry_box": ("on",)}),))
HER_START = Need("her_start", "ROC-SETUP-10", (Case(seats=(2, 3, 4, 5)),))

META = Meta(
    name="rococo",
    title="Rococo",
    year="2013",
    designers=("Matthias Cramer", "Stefan Malz", "Louis Malz"),
    publishers=("eggertspiele", "Eagle-Gryphon Games"),
    seats=(1, 2, 3, 4, 5),
    default_seats=3,
    options=(
        Option("edition", "deluxe", "ROC-OPT-01", ("deluxe", "classic"), needs=(COMPANY,)),
        *(switch(module, "ROC-OPT-03") for module in MODULES),
        Option("v_c_per", "2", "ROC-OPT-08", ("2", "3"), needs=(Need("classic", "ROC-OPT-08", CLASSIC), BY_THREES)),
        Option("du_barry_level", "journeyman", "ROC-OPT-07", ("apprentice", "journeyman", "master"), needs=(ALONE,)),
        Option("du_barry_tasks", "fitting", "ROC-OPT-08", ("fitting", "next"), needs=(EXAM,)),
        Option("start_player", "by_lot", "ROC-SETUP-10", ("by_lot", "first_seat"), needs=(HER_START,)),
    ),
    rules_version=2,
    prefix="ROC",
    seats_rule="ROC-OPT-02",
    exact=False,
    modules=("edition", *MODULES),
    minutes=(60, 120),
    samples=(
        *(Sample(f"classic-{seats}", seats, {"edition": "classic"}, hashed=seats == 3) for seats in (2, 3, 4, 5)),
        *(Sample(f"deluxe-{seats}", seats, {"edition": "deluxe"}, hashed=seats == 5) for seats in (2, 3, 4, 5)),
        *(Sample(module, 3, {module: "on"}) for module in MODULES),
        Sample("all-modules", 4, dict.fromkeys(MODULES, "on")),
        Sample("solo", 1),
        Sample("solo-jewels", 1, {"jewelry_box": "on"}, hashed=True),
        Sample("all-modules-2", 2, dict.fromkeys(MODULES, "on"), hashed=True),
        Sample("solo-apprentice", 1, {"du_barry_level": "apprentice"}),
        Sample("solo-master", 1, {"du_barry_level": "master", "du_barry_tasks": "next", "jewelry_box": "on"}),
        Sample("classic-by-threes", 3, {"edition": "classic", "v_c_per": "3"}),
    ),
    presets=(
        Preset("first", (3, 2, 4, 5)),
        Preset("full", (4, 2, 3, 5), dict.fromkeys(MODULES, "on")),
        Preset("solo", (1,), {"du_barry_level": "apprentice"}),
    ),
)
