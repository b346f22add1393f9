"""Writes the client's types: `python -m guildhall.server.typescript` makes web/src/lib/api.ts from `schema.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from guildhall.server import schema

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "api.ts"
HEAD = "/** Made from src/guildhall/server/schema.py by `python -m guildhall.server.typescript`; do not edit. */\n"
BASES = (schema.Request, schema.Reply, schema.Message)
UNIONS = ("ClientMessage", "ServerMessage")


def structs() -> list[type[msgspec.Struct]]:
    """All messages, in the order of the file."""
    return [
        kind
        for kind in vars(schema).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind is not msgspec.Struct
        and kind not in BASES
    ]


def types() -> str:
    """The text of api.ts."""
    parts = [HEAD, *(_interface(kind) for kind in structs())]
    status = " | ".join(f'"{word}"' for word in get_args(schema.Status))
    lines = [f"export type Status = {status}\n"]
    for name in UNIONS:
        members = " | ".join(member.__name__ for member in get_args(getattr(schema, name)))
        lines.append(f"export type {name} = {members}\n")
    return "\n".join([*parts, "".join(lines)])


def _interface(kind: type[msgspec.Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}"')
    for field in info.fields:
        # What the server sends is always complete; what a client sends may leave out what has a default.
        optional = "?" if issubclass(kind, schema.Request) and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_written(field.type)}")
    return "\n".join([*lines, "}"]) + "\n"


def _written(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in _in_order(kind.values))
        case inspect.ListType():
            inner = _written(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<{_written(kind.key_type)}, {_written(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(sorted((_written(member) for member in kind.types), key=_rank))
        case inspect.Metadata():
            return _written(kind.type)
    raise TypeError(f"no TypeScript for {kind}")


def _in_order(values: tuple[Any, ...]) -> list[Any]:
    """The values of a Literal as they are written in the schema; msgspec sorts them."""
    for written in (hint for kind in structs() for hint in get_type_hints(kind).values()):
        if set(get_args(written)) == set(values):
            return list(get_args(written))
    return list(values)


def _rank(name: str) -> int:
    return {"string": 0, "number": 1, "null": 9}.get(name, 5)


if __name__ == "__main__":
    TARGET.write_text(types(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} written\n")
