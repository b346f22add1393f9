"""Weight files: what a network has learned of a game, and of what it was learned.

A file is one line of JSON, which says for what it is good and where it comes from, and the packed weights after it. The
weights of a game lie in its folder (`bots/judgement.weights`, and for two seats alone, where there are such,
`bots/judgement-2.weights`); those in the folder that GUILDHALL_WEIGHTS names, as `GAME.weights` and `GAME-2.weights`,
come first. Weights that are missing, damaged or of other rules, components or features are not used:
one message says why, and bots play by general means.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
import zlib
from array import array
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from guildhall.bots.net import BLOCK, Net
from guildhall.core.errors import GuildhallError
from guildhall.core.features import Features
from guildhall.core.game import Game

FORM = "guildhall judgement 1"
KINDS = ("h", "h", "h", "i", "h", "i")
"""How the numbers of each layer and of its biases are written: two bytes or four."""
LONGEST_LINE = 100_000
LARGEST = 8_000_000
"""Bytes of a body; more is no weight file of ours."""

log = logging.getLogger("guildhall.bots")


class BadWeights(GuildhallError):
    """A weight file cannot be used; the message says why."""

    code = "bad_weights"


class Weights(NamedTuple):
    """`about` says for what they are good and how they were trained; `layers` is what a `Net` takes."""

    about: dict[str, Any]
    layers: list[list[int]]

    def net(self, features: Features) -> Net:
        return Net(self.about["sizes"], features.spread, self.layers, features.expects)


def identity(game: Game, features: Features) -> dict[str, Any]:
    """What weights must have been trained on to be good for a game."""
    return {
        "game": game.meta.name,
        "rules_version": game.meta.rules_version,
        "components": game.components_digest,
        "features": hashlib.sha256(features.written().encode()).hexdigest()[:16],
    }


def to_bytes(about: dict[str, Any], layers: list[list[int]]) -> bytes:
    """A weight file; `about` has the identity, the sizes, the seats trained on and the provenance."""
    body = b"".join(_in_order(array(kind, layer)).tobytes() for kind, layer in zip(KINDS, layers, strict=True))
    compressed = zlib.compress(body, 9)
    line = {"form": FORM, **about, "digest": hashlib.sha256(compressed).hexdigest()}
    return json.dumps(line, ensure_ascii=False).encode() + b"\n" + compressed


def from_bytes(data: bytes) -> Weights:
    """Read a weight file; BadWeights if it is none or damaged."""
    line, newline, body = data.partition(b"\n")
    try:
        about = json.loads(line) if newline and len(line) <= LONGEST_LINE else None
    except ValueError:
        about = None
    if not isinstance(about, dict) or about.get("form") != FORM:
        raise BadWeights("it is no weight file")
    if hashlib.sha256(body).hexdigest() != about.get("digest"):
        raise BadWeights("it is damaged or cut short")
    try:
        return Weights(about, _layers(about, zlib.decompressobj().decompress(body, LARGEST)))
    except (KeyError, TypeError, ValueError, zlib.error) as error:
        raise BadWeights(f"its weights cannot be read ({error})") from None


def _layers(about: dict[str, Any], body: bytes) -> list[list[int]]:
    units, second_units, places = (int(size) for size in about["sizes"])
    if min(units, second_units, places) < 1 or units % int(BLOCK) or second_units % int(BLOCK):
        raise ValueError(f"units come in blocks of {int(BLOCK)}")
    counts = [
        int(about["inputs"]) * units, units, units * second_units, second_units, second_units * places * 2, places * 2
    ]  # fmt: skip
    layers, at = [], 0
    for kind, count in zip(KINDS, counts, strict=True):
        numbers = array(kind)
        end = at + count * numbers.itemsize
        numbers.frombytes(body[at:end])
        if len(numbers) != count:
            raise ValueError("there are too few")
        layers.append(_in_order(numbers).tolist())
        at = end
    if at != len(body):
        raise ValueError("there are too many")
    return layers


def _in_order(numbers: array[int]) -> array[int]:
    """Files have the low byte first."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def require_fit(weights: Weights, game: Game, features: Features) -> None:
    """BadWeights if they were trained on something else than this game."""
    for key, wanted in identity(game, features).items():
        found = weights.about.get(key)
        if found != wanted:
            raise BadWeights(f"it was trained on {key.replace('_', ' ')} {found}, and this is {wanted}")
    if weights.about.get("inputs") != features.size or weights.about["sizes"][2] < features.seats:
        raise BadWeights("it has another number of features or seats")


def file_of(game: Game, seats: int) -> Path:
    """Where the weights of a game lie, or would: those for so many seats alone if there are any."""
    places = [general_file(game)]
    if folder := os.environ.get("GUILDHALL_WEIGHTS", ""):
        places.insert(0, Path(folder, f"{game.meta.name}.weights"))
    files = [file for place in places for file in (file_for(place, seats), place)]
    return next((file for file in files if file.is_file()), general_file(game))


def general_file(game: Game) -> Path:
    """Where a game has its weights for all numbers of seats that have none of their own."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / "bots" / "judgement.weights"


def file_for(general: Path, seats: int) -> Path:
    """Beside a file for several numbers of seats the one for one of them."""
    return general.with_stem(f"{general.stem}-{seats}")


class Judgement(NamedTuple):
    """A network for a game, and the numbers of seats that it has learned."""

    net: Net
    seats: tuple[int, ...]


@lru_cache(maxsize=64)
def judgement_of(game: Game, seats: int) -> Net | None:
    """What has been learned of a game at so many seats; None if nothing that can be used, which is said once.

    Of a game that declares no features nobody expects any, and a game that could be learned need not have been.
    """
    if game.features is None:
        return None
    found = _judgement_in(file_of(game, seats), game, game.features)
    return found.net if found is not None and seats in found.seats else None


def forget() -> None:
    """Look at the files again."""
    judgement_of.cache_clear()
    _judgement_in.cache_clear()


@lru_cache(maxsize=32)
def _judgement_in(file: Path, game: Game, features: Features) -> Judgement | None:
    try:
        weights = from_bytes(file.read_bytes())
        require_fit(weights, game, features)
        return Judgement(weights.net(features), tuple(weights.about["seats"]))
    except FileNotFoundError:
        log.info("%s: bots play without what was learned, there is no %s", game.meta.title, file.name)
        return None
    except OSError as error:
        reason = error.strerror or type(error).__name__
    except (BadWeights, KeyError, TypeError) as error:
        reason = str(error)
    log.warning("%s: bots play without what was learned, %s: %s", game.meta.title, file.name, reason)
    return None
