"""Two steps of building the wheel: the web client, and the rules engine compiled by mypyc.

GUILDHALL_COMPILE=no leaves the engine as Python, =require fails without a compiler; otherwise it is compiled if that
works and stays Python with one line saying so if it does not. GUILDHALL_WEB=no leaves the web client out.
`tools/engine.py` compiles, or takes what it has compiled before from build/.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class GuildhallBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self._web(root)
        wish = os.environ.get("GUILDHALL_COMPILE", "")
        if wish == "no":
            return
        try:
            compiler = compiling(root)
            built = compiler.engine(root, compiler.kept_in(root))
        except Exception as error:
            if wish == "require":
                raise RuntimeError(f"the engine could not be compiled: {error}") from error
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            print(f"guildhall: the rules engine stays uncompiled ({reason})", file=sys.stderr)
            return
        for library, place in built.items():
            build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _web(self, root: Path) -> None:
        static = root / "src" / "guildhall" / "static"
        if os.environ.get("GUILDHALL_WEB") == "no" or (static / "index.html").exists() or not (root / "web").exists():
            return
        subprocess.run([sys.executable, str(root / "web" / "build.py")], check=True)
        if not (static / "index.html").exists():
            raise RuntimeError("the web client was not built: static/index.html is missing")


def compiling(root: Path) -> ModuleType:
    """tools/engine.py of this source tree."""
    spec = spec_from_file_location("guildhall_engine", root / "tools" / "engine.py")
    if spec is None or spec.loader is None:
        raise RuntimeError("tools/engine.py is missing")
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found
