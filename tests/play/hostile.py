"""Records as somebody with bad intent would write them: a sound one, spoilt, with a check that fits again."""

from __future__ import annotations

import argparse
import copy
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from guildhall.core.errors import GuildhallError
from guildhall.core.record import digest
from guildhall.play import import_record

GOLDEN = Path(__file__).parents[1] / "golden"
INFINITE = float("inf")
ODD: list[Any] = [
    *(None, True, 0, -1, 2**31, 2**63, 2**64, -(2**63), 2**200, 1.5, 1e308, INFINITE, -INFINITE, float("nan")),
    *("", "0", "x", "٣", "1_0", " 1", "-0", "9" * 5000, "\ud800", "a\nb", "\x1b[2J", "\0", "[/red]", "../..", "rococo"),
    *([], {}, [[]], [None], [0], {"": 1}, {"a": []}, ["a"] * 100, [[[]]] * 9),
]
"""What nobody expects where it stands."""


def sound_records() -> list[dict[str, Any]]:
    """The bodies of the golden records of all games."""
    found = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(GOLDEN.rglob("*.json"))]
    return [body for body in found if "guildhall" in body]


def written(body: dict[str, Any]) -> str:
    """The text of a record with a check that fits, as far as one can be made."""
    body = {key: value for key, value in body.items() if key != "check"}
    try:
        check = digest(json.dumps(body, ensure_ascii=False, sort_keys=True))
    except UnicodeEncodeError:
        check = "0" * 16
    return json.dumps({**body, "check": check})


def odd(rng: Random) -> Any:
    """Something of these, to be spoilt further."""
    return copy.deepcopy(rng.choice(ODD))


def spoilt(body: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The first actions of a record, with one to three things in it that are wrong."""
    body = {key: value.copy() if isinstance(value, list | dict) else value for key, value in body.items()}
    body["actions"] = body["actions"][: rng.randrange(12)]
    for _ in range(rng.randint(1, 3)):
        key = rng.choice(sorted(body))
        inside = body[key]
        if isinstance(inside, list) and inside and rng.random() < 0.7:
            inside[rng.randrange(len(inside))] = odd(rng)
        elif isinstance(inside, dict) and inside and rng.random() < 0.7:
            inside[rng.choice(sorted(inside))] = odd(rng)
        elif rng.random() < 0.2:
            del body[key]
        else:
            body[key] = odd(rng)
    return body


def try_records(count: int, seed: int) -> int:
    """Read so many spoilt records; how many were refused. Anything but a refusal for people is raised."""
    rng = Random(seed)
    sound = sound_records()
    refused = 0
    for _ in range(count):
        text = written(spoilt(rng.choice(sound), rng))
        try:
            import_record(text)
        except GuildhallError:
            refused += 1
        except Exception as error:
            raise AssertionError(f"this record is not refused as it should be: {text[:2000]}") from error
    return refused


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    refused = try_records(asked.records, asked.seed)
    sys.stdout.write(
        f"{asked.records} records (seed {asked.seed}): {refused} refused with a sentence, the others read\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
