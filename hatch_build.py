"""Two steps of building the wheel: the web client, and the rules engine compiled by mypyc.

GUILDHALL_COMPILE=no leaves the engine as Python, =require fails without a compiler; otherwise it is compiled if that
works and stays Python with one line saying so if it does not. GUILDHALL_WEB=no leaves the web client out.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOT = "# guildhall: compiled"
"""A module with this line is part of the compiled engine."""

OWN_CALLS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nobody outside the library replaces a function of the engine, so the compiler may call it directly or inline it."""


class GuildhallBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self._web(root)
        wish = os.environ.get("GUILDHALL_COMPILE", "")
        if wish == "no":
            return
        self._work = tempfile.mkdtemp(prefix="guildhall-")
        try:
            built = compile_engine(root, Path(self._work))
        except (Exception, SystemExit) as error:
            if wish == "require":
                raise RuntimeError(f"the engine could not be compiled: {error}") from error
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            print(f"guildhall: the rules engine stays uncompiled ({reason})", file=sys.stderr)
            return
        for library, place in built.items():
            build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if getattr(self, "_work", None):
            shutil.rmtree(self._work, ignore_errors=True)

    def _web(self, root: Path) -> None:
        static = root / "src" / "guildhall" / "static"
        if os.environ.get("GUILDHALL_WEB") == "no" or (static / "index.html").exists() or not (root / "web").exists():
            return
        subprocess.run([sys.executable, str(root / "web" / "build.py")], check=True)
        if not (static / "index.html").exists():
            raise RuntimeError("the web client was not built: static/index.html is missing")


def hot_modules(source: Path) -> list[str]:
    """The modules that say they are compiled."""
    return [
        path.relative_to(source).as_posix()
        for path in sorted((source / "guildhall").rglob("*.py"))
        if HOT in path.read_text(encoding="utf-8")[:4000].splitlines()
    ]


def compile_engine(root: Path, work: Path) -> dict[Path, str]:
    """Compile all hot modules as one group; where each library belongs in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    source = work / "src"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("static", "__pycache__"))
    here = Path.cwd()
    os.chdir(source)
    said = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            extensions = mypycify(
                ["--strict", *hot_modules(source)],
                opt_level="3",
                debug_level="0",
                group_name="guildhall",
                target_dir=str(work / "c"),
            )
            for extension in extensions:
                extension.extra_compile_args += OWN_CALLS
            distribution = Distribution({"name": "guildhall", "ext_modules": extensions})
            command = distribution.get_command_obj("build_ext")
            command.build_lib = str(work / "lib")  # type: ignore[attr-defined]
            command.build_temp = str(work / "tmp")  # type: ignore[attr-defined]
            command.parallel = os.cpu_count()  # type: ignore[attr-defined]
            command.ensure_finalized()
            command.run()
    except (Exception, SystemExit) as error:
        lines = [line for line in said.getvalue().splitlines() if "error" in line.lower()]
        raise RuntimeError("; ".join([str(error), *lines[:5]])) from error
    finally:
        os.chdir(here)
    return {path: path.relative_to(work / "lib").as_posix() for path in sorted((work / "lib").rglob("*.so"))} | {
        path: path.relative_to(work / "lib").as_posix() for path in sorted((work / "lib").rglob("*.pyd"))
    }
