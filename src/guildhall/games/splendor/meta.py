"""What a lobby shows of Splendor."""

from guildhall.core.game import Meta, Sample
from guildhall.core.options import Option, Preset, switch

META = Meta(
    name="splendor",
    title="Splendor",
    year="2014",
    designers=("Marc André",),
    publishers=("Space Cowboys",),
    seats=(2, 3, 4),
    default_seats=2,
    options=(
        switch("small_takes", "SPL-OPT-01"),
        Option("target", 15, "SPL-OPT-02", low=10, high=21),
    ),
    rules_version=1,
    prefix="SPL",
    seats_rule="SPL-SETUP-03",
    exact=True,
    modules=("small_takes",),
    minutes=(30, 30),
    samples=(
        Sample("usual-2", 2, hashed=True),
        Sample("usual-3", 3, hashed=True),
        Sample("usual-4", 4, hashed=True),
        Sample("house-2", 2, {"small_takes": "on", "target": 10}),
    ),
    presets=(
        Preset("first", (2, 3, 4)),
        Preset("short", (2, 3, 4), {"target": 10}),
        Preset("full", (4, 3, 2), {"target": 21}),
    ),
)
