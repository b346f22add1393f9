"""What a lobby shows of Rococo."""

from guildhall.core.game import Meta
from guildhall.core.options import Option, switch

META = Meta(
    name="rococo",
    title="Rococo",
    year="2013",
    designers=("Matthias Cramer", "Stefan Malz", "Louis Malz"),
    publishers=("eggertspiele", "Eagle-Gryphon Games"),
    seats=(1, 2, 3, 4, 5),
    default_seats=3,
    options=(
        Option("edition", "deluxe", "ROC-OPT-01", ("deluxe", "classic")),
        switch("jewelry_box", "ROC-OPT-03"),
        switch("luxury_garments", "ROC-OPT-03"),
        switch("festive_garments", "ROC-OPT-03"),
        switch("exclusive_tailoring", "ROC-OPT-03"),
        Option("start_player", "by_lot", "ROC-SETUP-10", ("by_lot", "first_seat")),
    ),
    rules_version=1,
    prefix="ROC",
    seats_rule="ROC-OPT-02",
    exact=False,
    modules=("edition", "jewelry_box", "luxury_garments", "festive_garments", "exclusive_tailoring"),
)
