"""GUILDHALL_PURE=1 runs the Python sources of an installation whose engine is compiled.

Compiled modules lie beside their sources and win on import; with the variable set, a finder put in front of the usual
ones looks for sources only. Bench uses it to measure both in one run.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType


class SourcesOnly:
    """Finds Guildhall's own modules as sources."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("guildhall.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def pure_wanted() -> bool:
    return os.environ.get("GUILDHALL_PURE", "") not in ("", "0")


def prefer_sources() -> None:
    """Install the finder if the variable asks for it."""
    if pure_wanted():
        sys.meta_path.insert(0, SourcesOnly)  # type: ignore[arg-type]


def engine_is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    spec = find_spec("guildhall.core.rng")
    return spec is not None and not str(spec.origin).endswith(".py")
