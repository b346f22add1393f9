"""The numbers of a state, each declared once: what has to be repeated for speed is written from the declaration.

A game declares them in `fields.py`:

    FIELDS = Fields("guildhall.games.splendor.components.parts")
    FIELDS.fixed("parts", "Components", "The cards and nobles.")
    FIELDS.array("bank", "TOKENS", doc="The supply.")
    FIELDS.number("turns", doc="Turns taken by all seats.")

and `guildhall fields` writes `numbers.py` beside it: the class `Numbers` with slots, constructor, the copying of every
field, `same` (equal field by field) and `dump` (all of it as plain data). The state derives from it and adds the verbs.
A test holds the two files together, so nobody edits `numbers.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

LINE = 120
"""How long a line of `numbers.py` may be: it is written as the formatter would leave it."""
HEADER = '''"""The numbers of a position. Written by `guildhall fields` from `fields.py`; change that file."""

{hot}from __future__ import annotations

from typing import TYPE_CHECKING, Any

{imports}

if TYPE_CHECKING:
    from guildhall.core.game import Setup


class Numbers(State):
    """Every field of a position, as `fields.py` declares it."""

    __slots__ = {slots}

    {constructor}
        """The empty table or, with `like`, a twin of that position: compiled objects are copied so."""
        super().__init__(setup, seats)
'''


class Field(NamedTuple):
    """`sort` is fixed (given at the start, never changed), number, array, stack, rng or scratch (never copied)."""

    name: str
    sort: str
    kind: str = "i64"
    """The Python type of a fixed or scratch field."""
    size: str = ""
    """Of an array: an expression of constants and `seats`."""
    start: str = "0"
    shared: bool = False
    """An array that is never written in place after dealing, at most replaced: copies hold the same one."""
    when: str = ""
    """A condition on fixed fields without which the array never changes, as a module that is not in play."""
    doc: str = ""


class Fields:
    """The fields of a game's state.

    `constants` is the module that sizes, starts and types are named in; `compiled` puts the class among the compiled
    modules, where those of other packages are not.
    """

    def __init__(self, constants: str, compiled: bool = True) -> None:
        self.constants = constants
        self.compiled = compiled
        self.all: list[Field] = []

    def __iter__(self) -> Iterator[Field]:
        return iter(self.all)

    def fixed(self, name: str, kind: str, doc: str = "") -> None:
        """Something given at the start that a position never changes: components, options."""
        self.all.append(Field(name, "fixed", kind, doc=doc))

    def number(self, name: str, start: str = "0", doc: str = "") -> None:
        self.all.append(Field(name, "number", start=start, doc=doc))

    def array(
        self, name: str, size: str, start: str = "0", shared: bool = False, when: str = "", doc: str = ""
    ) -> None:
        self.all.append(Field(name, "array", "vec[i64]", size, start, shared, when, doc))

    def stack(self, frames: int, name: str = "stack") -> None:
        """The decision stack, with room for some frames."""
        self.all.append(Field(name, "stack", "Stack", str(frames)))

    def rng(self, name: str = "rng", doc: str = "") -> None:
        """A generator, given at the start and copied."""
        self.all.append(Field(name, "rng", "Rng", doc=doc))

    def scratch(self, name: str, kind: str, doc: str = "", start: str = "None") -> None:
        """A place for working things out: no part of the position."""
        self.all.append(Field(name, "scratch", kind, start=start, doc=doc))


def written(fields: Fields) -> str:
    """The source of `numbers.py`, in the form that `ruff format` gives it."""
    kept = [field for field in fields if field.sort in ("number", "array", "stack")]
    compared = [field for field in fields if field.sort in ("number", "array", "stack", "rng")]
    lines = [_header(fields)]
    for field in fields:
        if field.sort in ("fixed", "rng"):
            lines += _assigned(field, field.name)
        elif field.sort == "scratch":
            lines += _assigned(field, field.start)
    lines.append("        if like is None:")
    for field in kept:
        lines += ["    " + line for line in _assigned(field, _start(field))]
    lines.append("        else:")
    lines += [f"            self.{field.name} = {_copied(field)}" for field in kept]
    lines += ["", "    def same(self, other: Numbers) -> bool:", '        """Equal in every field."""']
    lines += _joined([_equal(field) for field in compared])
    lines += [
        "",
        "    def dump(self) -> dict[str, Any]:",
        '        """Every field as plain data."""',
        "        return {",
    ]
    lines += [*(f'            "{field.name}": {_plain(field)},' for field in compared), "        }", ""]
    return "\n".join(lines)


def _header(fields: Fields) -> str:
    names = [f'"{name}"' for name in sorted(field.name for field in fields)]
    given = [f"{field.name}: {field.kind}" for field in fields if field.sort in ("fixed", "rng")]
    return HEADER.format(
        hot="# guildhall: compiled\n\n" if fields.compiled else "",
        imports="\n".join(_imports(fields)),
        slots=_slots(names),
        constructor=_constructor(["self", "setup: Setup", "seats: i64", *given, "like: Numbers | None = None"]),
    )


def _slots(names: list[str]) -> str:
    whole = f"({', '.join(names)}{',' if len(names) == 1 else ''})"
    return whole if len(f"    __slots__ = {whole}") <= LINE else _unfolded(names, "    ")


def _unfolded(items: list[str], indent: str = "") -> str:
    """In brackets, an item a line."""
    return "\n".join(["(", *(f"{indent}    {item}," for item in items), f"{indent})"])


def _constructor(arguments: list[str]) -> str:
    """The head of `__init__`: on one line, its arguments on one line, or an argument a line."""
    together = ", ".join(arguments)
    if len(f"    def __init__({together}) -> None:") <= LINE:
        return f"def __init__({together}) -> None:"
    lines = [f"        {together}"] if len(together) + 8 <= LINE else [f"        {one}," for one in arguments]
    return "\n".join(["def __init__(", *lines, "    ) -> None:"])


def _joined(parts: list[str]) -> list[str]:
    """`return` of several conditions."""
    if len(whole := f"        return {' and '.join(parts)}") <= LINE:
        return [whole]
    return ["        return (", "            " + "\n            and ".join(parts), "        )"]


def _imports(fields: Fields) -> list[str]:
    """The lines of imports after those of Python itself: what others made, then one's own.

    To a game of another package, Guildhall is among the others.
    """
    words = " ".join(f"{field.size} {field.start} {field.kind}" for field in fields if field.sort != "stack")
    constants = set(re.findall(r"\b[A-Z][A-Z_0-9]+\b", words))
    types = {field.kind for field in fields if field.sort == "fixed" and field.kind not in ("i64", "bool")}
    sorts = {field.sort for field in fields}
    moves = any(field.sort == "scratch" and "Moves" in field.kind for field in fields)
    wanted = {"guildhall.core.state": ["Moves", "State"] if moves else ["State"]}
    if "array" in sorts:
        wanted["guildhall.core.arrays"] = ["filled", "listed"]
    if "rng" in sorts:
        wanted["guildhall.core.rng"] = ["Rng"]
    if "stack" in sorts:
        wanted["guildhall.core.stack"] = ["Stack", "empty_stack"]
    if constants or types:
        wanted[fields.constants] = sorted(constants, key=str.lower) + sorted(types)
    others = {"mypy_extensions": ["i64"]} | ({"librt.vecs": ["vec"]} if "array" in sorts else {})
    if not fields.constants.startswith("guildhall."):
        own = {fields.constants: wanted.pop(fields.constants)} if fields.constants in wanted else {}
        others, wanted = others | wanted, own
    blocks = [[_import(module, names) for module, names in sorted(block.items())] for block in (others, wanted)]
    return [*blocks[0], "", *blocks[1]] if blocks[1] else blocks[0]


def _import(module: str, names: list[str]) -> str:
    whole = f"from {module} import {', '.join(names)}"
    return whole if len(whole) <= LINE else f"from {module} import {_unfolded(names)}"


def _assigned(field: Field, value: str) -> list[str]:
    kind = "" if field.sort in ("fixed", "rng") else f": {field.kind}"
    found = [f"        self.{field.name}{kind} = {value}"]
    return [*found, f'        """{field.doc}"""'] if field.doc else found


def _start(field: Field) -> str:
    if field.sort == "array":
        return f"filled({field.size}, {field.start})"
    return f"empty_stack({field.size})" if field.sort == "stack" else field.start


def _copied(field: Field) -> str:
    if field.sort == "stack":
        return f"like.{field.name}.copy()"
    if field.sort != "array" or field.shared:
        return f"like.{field.name}"
    return f"like.{field.name}[:]" + (f" if {field.when} else like.{field.name}" if field.when else "")


def _equal(field: Field) -> str:
    here, there = _plain(field), _plain(field).replace("self.", "other.")
    return f"{here} == {there}"


def _plain(field: Field) -> str:
    if field.sort == "array":
        return f"listed(self.{field.name})"
    if field.sort == "stack":
        return f"self.{field.name}.frames()"
    return f"self.{field.name}.save()" if field.sort == "rng" else f"int(self.{field.name})"
