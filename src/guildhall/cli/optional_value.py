"""Options whose value may be left out, which Typer does not know: `--ray` and `--ray ADDRESS`."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand


def completed(arguments: list[str], option: str, value: str) -> list[str]:
    """The arguments, with the value after every such option that is followed by another option or nothing."""
    found: list[str] = []
    for at, argument in enumerate(arguments):
        found.append(argument)
        if argument == option and (at + 1 == len(arguments) or arguments[at + 1].startswith("-")):
            found.append(value)
    return found


class TrainCommand(TyperCommand):
    """`--ray` alone is `--ray local`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, completed(args, "--ray", "local"))
