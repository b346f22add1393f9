"""What became of the mutants, for people and for programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.keeping import Accepted, Kept
from tools.mutants.making import Mutant
from tools.mutants.trying import SURVIVED, Map

KILLED, LIVES, UNREACHED, EQUIVALENT, UNTRIED = "killed", "survived", "not reached", "accepted", "untried"


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    what: str
    by: str
    """The test that noticed, or why the change is accepted."""


def verdicts(mutants: Iterable[Mutant], kept: Kept, accepted: Accepted, known: Map) -> list[Verdict]:
    found = []
    for mutant in mutants:
        by, why = kept.by.get(mutant.key), accepted.why(mutant)
        if by:
            found.append(Verdict(mutant, KILLED, by))
        elif why:
            found.append(Verdict(mutant, EQUIVALENT, why))
        elif by is None:
            found.append(Verdict(mutant, UNTRIED, ""))
        else:
            found.append(Verdict(mutant, LIVES if known.tests_of(mutant) else UNREACHED, SURVIVED))
    return found


def score(found: Iterable[Verdict]) -> float:
    """Of a hundred changes that are changes, how many were noticed."""
    counts = Counter(verdict.what for verdict in found)
    alive = counts[LIVES] + counts[UNREACHED]
    return 100.0 if not counts[KILLED] + alive else 100 * counts[KILLED] / (counts[KILLED] + alive)


def text(name: str, found: list[Verdict], gone: list[str]) -> str:
    """A table by file, then what nobody noticed."""
    kinds = (KILLED, LIVES, UNREACHED, EQUIVALENT, UNTRIED)
    rows: list[tuple[str, ...]] = [("file", "mutants", *kinds, "score")]
    files = sorted({verdict.mutant.file for verdict in found})
    for label, part in [*((file, [v for v in found if v.mutant.file == file]) for file in files), (name, found)]:
        counts = Counter(verdict.what for verdict in part)
        rows.append((label, str(len(part)), *(str(counts[kind]) for kind in kinds), f"{score(part):.1f} %"))
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    alive = [verdict for verdict in found if verdict.what in (LIVES, UNREACHED)]
    if alive:
        lines += ["", "Nobody noticed:"]
    for verdict in alive:
        mutant = verdict.mutant
        lines.append(f"  {mutant.file}:{mutant.lines.start} {mutant.function} {mutant.code} ({verdict.what})")
        lines.append(f"    {mutant.told}")
    if gone:
        lines += ["", "Accepted, but the code is another one by now; look again:", *(f"  {one}" for one in gone)]
    return "\n".join(lines)


def write(folder: Path, name: str, found: list[Verdict], gone: list[str]) -> None:
    """`NAME.txt` and `NAME.json` in a folder."""
    (folder / f"{name}.txt").write_text(text(name, found, gone) + "\n", encoding="utf-8")
    counts = Counter(verdict.what for verdict in found)
    document = {
        "name": name,
        "mutants": len(found),
        "score": round(score(found), 2),
        "counts": dict(counts),
        "files": {
            file: {
                "score": round(score([v for v in found if v.mutant.file == file]), 2),
                "counts": dict(Counter(v.what for v in found if v.mutant.file == file)),
            }
            for file in sorted({v.mutant.file for v in found})
        },
        "verdicts": [
            {
                "file": v.mutant.file,
                "line": v.mutant.lines.start,
                "function": v.mutant.function,
                "code": v.mutant.code,
                "change": v.mutant.told,
                "verdict": v.what,
                "by": v.by,
            }
            for v in found
        ],
        "gone": gone,
    }
    (folder / f"{name}.json").write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
