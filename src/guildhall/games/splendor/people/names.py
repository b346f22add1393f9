"""What Splendor's things are called, in the browser and in the terminal alike."""

from __future__ import annotations

from guildhall.core.arrays import listed
from guildhall.core.phrase import Listed, Phrase
from guildhall.games.splendor.components.parts import LETTERS, TOKEN_LETTERS, Components


def names(parts: Components) -> dict[str, Phrase]:
    """Cards by level and bonus, nobles by what they ask for; `about:` says all that is printed on them."""
    found: dict[str, Phrase] = {f"colour:{letter}": Phrase(f"splendor-colour-{letter}") for letter in TOKEN_LETTERS}
    for letter in TOKEN_LETTERS:
        found[f"paid:{letter}"] = Phrase("splendor-price", colour=found[f"colour:{letter}"])
    for card, name in enumerate(parts.card_names):
        colour = found[f"colour:{LETTERS[parts.bonus[card]]}"]
        level, points = int(parts.level[card]) + 1, int(parts.points[card])
        price = _price(listed(parts.cost)[card * 5 : card * 5 + 5])
        found[f"card:{name}"] = Phrase("splendor-card", level=level, colour=colour)
        found[f"about:{name}"] = Phrase("splendor-about-card", level=level, colour=colour, points=points, price=price)
    for noble in range(len(parts.noble_points)):
        wish = _price(listed(parts.requires)[noble * 5 : noble * 5 + 5])
        points = int(parts.noble_points[noble])
        found[f"noble:n{noble + 1}"] = Phrase("splendor-noble", price=wish)
        found[f"about:n{noble + 1}"] = Phrase("splendor-about-noble", points=points, price=wish)
    return found


def _price(counts: list[int]) -> Listed:
    gems = [(letter, n) for letter, n in zip(LETTERS, counts, strict=True) if n]
    return Listed([Phrase("splendor-price", n=n, colour=Phrase(f"splendor-colour-{c}")) for c, n in gems], ", ")
