"""Types for the browser: `python tools/typescript.py` writes them from what is declared in Python.

The server's schema becomes web/src/lib/api.ts, and the views and components of every game with a board of its own
(`people/views.py`) its web/src/games/<game>/types.ts.
`typescript_of` writes out any msgspec structs, so what is declared once in Python is the type on the other side too.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from guildhall import games
from guildhall.server import schema
from guildhall.server.schema import (
    analysis,
    base,
    challenges,
    devices,
    guide,
    lessons,
    messages,
    play,
    puzzles,
    reviews,
    tables,
)
from guildhall.server.schema import games as lobby
from guildhall.study import reviewed

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "/** Made from {source} by `python tools/typescript.py`; do not edit. */\n\n"
LINE = 120
MODULES = (base, lobby, tables, play, guide, messages, devices, lessons, puzzles, challenges, reviews, analysis)
BASES = (msgspec.Struct, schema.Request, schema.Reply, schema.Message, reviewed.Part)
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    bytes: "string",
}

Struct = type[msgspec.Struct]


def api() -> str:
    """The text of api.ts."""
    found = [kind for module in MODULES for kind in vars(module).values() if is_struct(kind)]
    found = list(dict.fromkeys([*reached([reviewed.Review]), *found]))
    structs = [kind for kind in found if kind not in BASES]
    aliases = {name: getattr(schema, name) for name in ("Status", "ReviewStatus", "ClientMessage", "ServerMessage")}
    # What the server sends is always complete; what a client sends may leave out what has a default.
    head = HEAD.format(source="src/guildhall/server/schema")
    return head + typescript_of(structs, aliases, lenient=lambda kind: issubclass(kind, schema.Request))


def views_of(game: str) -> str:
    """The text of a game's types.ts."""
    views = importlib.import_module(f"{games.package(game)}.people.views")
    head = HEAD.format(source=f"people/views.py of {game}")
    types = [views.View, views.Components]
    return head + typescript_of(types, unions_beside(reached(types)))


def unions_beside(structs: Iterable[Struct]) -> dict[str, Any]:
    """The unions that the modules of these structs give a name."""
    modules = {kind.__module__: sys.modules[kind.__module__] for kind in structs}
    found = {name: kind for module in modules.values() for name, kind in vars(module).items()}
    return {
        name: kind
        for name, kind in sorted(found.items())
        if get_origin(kind) in (Union, UnionType) and all(map(is_struct, get_args(kind)))
    }


def files() -> dict[Path, str]:
    """Every file that is written, with its text."""
    boards = [game for game in games.names() if (WEB / "games" / game / "Board.svelte").is_file()]
    return {
        WEB / "lib" / "api.ts": api(),
        **{WEB / "games" / game / "types.ts": views_of(game) for game in boards},
    }


def typescript_of(
    types: Iterable[Struct],
    aliases: Mapping[str, Any] | None = None,
    lenient: Callable[[Struct], bool] = lambda kind: False,
) -> str:
    """Declarations of structs, of all structs they are made of, and of types by the names in `aliases`.

    Fields of `lenient` structs that have a default are optional.
    """
    structs = reached([*types, *(aliases or {}).values()])
    names = {kind: name for name, kind in (aliases or {}).items()}
    parts = [_interface(kind, lenient(kind), names) for kind in structs]
    parts += [_alias(name, kind) for name, kind in (aliases or {}).items()]
    return "\n".join(parts)


def _alias(name: str, kind: Any) -> str:
    """A name for a type; a long union has a line for each part."""
    line = f"export type {name} = {written(kind)}\n"
    return (
        line if len(line) <= LINE else line.replace(" = ", " =\n  | ").replace(" | ", "\n  | ").replace("\n \n", "\n")
    )


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def reached(types: Iterable[Any]) -> list[Struct]:
    """All structs in these types, each once, with what it is made of right after it."""
    found: dict[Struct, None] = {}

    def look_into(kind: Any) -> None:
        if not is_struct(kind):
            for part in get_args(kind):
                look_into(part)
        elif kind not in found:
            found[kind] = None
            for field in msgspec.structs.fields(kind):
                look_into(field.type)

    for kind in types:
        look_into(kind)
    return list(found)


def _interface(kind: Struct, lenient: bool, names: Mapping[Any, str]) -> str:
    config = kind.__struct_config__
    fields = msgspec.structs.fields(kind)
    if config.array_like:
        inside = [json.dumps(config.tag)] if config.tag is not None else []
        inside += [f"{field.encode_name}: {written(field.type, names)}" for field in fields]
        return f"export type {kind.__name__} = [{', '.join(inside)}]\n"
    lines = [f"export interface {kind.__name__} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)}")
    for field in fields:
        optional = "?" if lenient and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type, names)}")
    return "\n".join([*lines, "}"]) + "\n"


def written(kind: Any, names: Mapping[Any, str] = MappingProxyType({})) -> str:
    """A type as TypeScript says it; types that have one go by their name."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is not None and kind in names:
        return names[kind]
    if kind is None or kind in PLAIN:
        return PLAIN[NoneType if kind is None else kind]
    if is_struct(kind):
        return str(kind.__name__)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _either(json.dumps(member.value) for member in kind)
    if origin is Annotated:
        return written(args[0], names)
    if origin is Literal:
        return _either(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        return _union(args, names)
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(written(part, names) for part in args)}]"
    if origin in (dict, Mapping):
        return f"Record<{written(args[0], names)}, {written(args[1], names)}>"
    if origin in (list, tuple, set, frozenset, Sequence):
        inner = written(args[0], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    raise TypeError(f"no TypeScript for {kind}")


def _union(args: tuple[Any, ...], names: Mapping[Any, str]) -> str:
    """A union; what is named among its parts goes by that name, as `Bonus | null`."""
    for kind, name in names.items():
        inside = get_args(kind)
        if len(inside) > 1 and set(inside) < set(args):
            return _either([name, *(written(part, names) for part in args if part not in inside)])
    return _either(written(part, names) for part in args)


def _either(parts: Iterable[str]) -> str:
    """A union; what is missing is said last."""
    return " | ".join(sorted(dict.fromkeys(parts), key=lambda part: part == "null"))


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{file.relative_to(WEB.parents[1])} written\n")
