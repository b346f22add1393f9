"""What a lobby shows of Goofspiel."""

from guildhall.core.game import Meta, Sample
from guildhall.core.options import Option

META = Meta(
    name="goofspiel",
    title="Goofspiel",
    year="1930s",
    designers=(),
    publishers=(),
    seats=(2, 3, 4, 5),
    default_seats=3,
    options=(
        Option("hands", "suits", "GOP-SETUP-02", ("suits", "dealt")),
        Option("ties", "carry", "GOP-WIN-02", ("carry", "discard")),
        Option("cards", 13, "GOP-SETUP-01", low=5, high=13),
    ),
    rules_version=1,
    prefix="GOP",
    seats_rule="GOP-SETUP-03",
    exact=True,
    modules=("hands", "ties"),
    minutes=(5, 15),
    samples=(Sample("suits-3", 3, hashed=True), Sample("dealt-2", 2, {"hands": "dealt", "ties": "discard"})),
)
