"""Compile the rules engine, show how far that is, and keep what was compiled.

`python tools/engine.py` compiles into build/; building a wheel does the same, and finds it there if nothing has
changed. mypyc translates the modules that say so into C. With GCC they are compiled in a few parts on all cores and
optimised as a whole when they are linked, so that a call from one module to another costs no more than one within a
file; other compilers get one file. GUILDHALL_JOBS says on how many cores (all, if not given).

GUILDHALL_PGO=yes compiles twice: first an engine that counts which way each branch goes while it plays `rehearsal.py`,
then one made for what was counted. It takes three times as long and is for wheels that others install.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
HOT = "# guildhall: compiled"
"""A module with this line is part of the compiled engine."""
OWN_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nobody outside the library replaces a function of the engine, so the compiler may call it directly or inline it."""
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-fprofile-use", "-fprofile-partial-training"]
"""What was never reached in training is compiled as if there had been none."""
PARTS = 8
"""How many files GCC compiles side by side before it optimises the whole."""
LINE_EVERY = 15.0
"""Seconds between two lines of progress where there is no terminal."""


class CannotCompile(Exception):
    """Why the engine stays Python."""


def jobs() -> int:
    return int(os.environ.get("GUILDHALL_JOBS", "0")) or os.cpu_count() or 1


def profiled() -> bool:
    return os.environ.get("GUILDHALL_PGO") == "yes"


# -- how far it is --


class Progress:
    """Tells on the error stream what is being done: a bar on a terminal, else a line now and then."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.stream = sys.stderr
        self.terminal = self.stream.isatty()
        self.what = ""
        self.count: Callable[[], tuple[int, int]] = lambda: (0, 0)
        self.over = threading.Event()

    def say(self, what: str, count: Callable[[], tuple[int, int]] = lambda: (0, 0)) -> None:
        """A new step begins; `count` tells how many of its parts are done, of how many."""
        self.what, self.count = what, count
        self._show()

    def _show(self) -> None:
        line = f"engine: {self.what}{self._parts()}, {time.monotonic() - self.began:.0f} s"
        self.stream.write(f"\r\x1b[K{line}" if self.terminal else f"{line}\n")
        self.stream.flush()

    def _parts(self) -> str:
        done, all_of_them = self.count()
        if not all_of_them:
            return ""
        full = 24 * done // all_of_them
        drawn = f" [{'#' * full}{'.' * (24 - full)}]" if self.terminal else ""
        return f"{drawn} {done} of {all_of_them}"

    @contextmanager
    def told(self) -> Iterator[Progress]:
        """Keep telling until the work is done."""
        teller = threading.Thread(target=self._keep_telling, daemon=True)
        teller.start()
        try:
            yield self
        finally:
            self.over.set()
            teller.join()
            if self.terminal:
                self.stream.write("\r\x1b[K")

    def _keep_telling(self) -> None:
        while not self.over.wait(0.5 if self.terminal else LINE_EVERY):
            self._show()


# -- what is compiled, and whether that was done before --


def hot_modules(source: Path) -> list[str]:
    """The modules that say they are compiled."""
    return [
        path.relative_to(source).as_posix()
        for path in sorted((source / "guildhall").rglob("*.py"))
        if HOT in path.read_text(encoding="utf-8")[:4000].splitlines()
    ]


def digest(*parts: bytes | str) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(part.encode() if isinstance(part, str) else part)
        found.update(b"\0")
    return found.hexdigest()


def tools_in_use() -> str:
    """Everything besides the sources that the result depends on."""
    return "\n".join([compiler_name(), version("mypy"), sys.version, platform.machine(), str(profiled())])


def sources_digest(source: Path) -> str:
    """Types come from every module, so every module counts."""
    files = sorted((source / "guildhall").rglob("*.py"))
    texts = [part for file in files for part in (file.relative_to(source).as_posix(), file.read_bytes())]
    return digest(Path(__file__).read_bytes(), tools_in_use(), *texts)


def compiler_command() -> list[str]:
    """The C compiler that extensions of this Python are built with."""
    import sysconfig

    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()


def compiler_name() -> str:
    """What the compiler says of itself."""
    command = compiler_command()
    if sys.platform == "win32":
        return "MSVC"
    if shutil.which(command[0]) is None:
        raise CannotCompile(f"there is no C compiler ({command[0]})")
    return subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout.split("\n")[0]


def optimises_when_linking() -> bool:
    """Whether the compiler is GCC with link-time optimisation, which keeps many files as quick as one."""
    if sys.platform == "win32":
        return False
    with tempfile.TemporaryDirectory(prefix="guildhall-") as folder:
        file = Path(folder, "one.c")
        file.write_text("int one(void) { return 1; }\n")
        command = [*compiler_command(), "-fPIC", "-flto=2", "-shared", str(file)]
        tried = subprocess.run([*command, "-o", f"{file}.so"], capture_output=True, check=False)
        told = subprocess.run(
            [*compiler_command(), "-dM", "-E", "-x", "c", os.devnull], capture_output=True, check=False
        )
    return tried.returncode == 0 and b"__GNUC__" in told.stdout and b"__clang__" not in told.stdout


# -- compiling --


def kept_in(root: Path) -> Path:
    return root / "build" / ("engine-trained" if profiled() else "engine")


def engine(root: Path, kept: Path) -> dict[Path, str]:
    """The compiled engine of a source tree, taken from `kept` or put there: where each file belongs in the wheel."""
    source, key = root / "src", kept / "key"
    wanted = sources_digest(source)
    if not key.is_file() or key.read_text() != wanted:
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="engine-", dir=kept.parent) as work, Progress().told() as progress:
            compile_engine(source, Path(work), progress)
            shutil.rmtree(kept, ignore_errors=True)
            Path(work, "lib").rename(kept)
        key.write_text(wanted)
    files = (file for file in sorted(kept.rglob("*")) if file.suffix in (".so", ".pyd", ".json"))
    return {file: file.relative_to(kept).as_posix() for file in files}


def compile_engine(source: Path, work: Path, progress: Progress) -> None:
    """Compile all hot modules as one group into `work`/lib, with a note of what they were compiled by and with."""
    shutil.copytree(source, work / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    here = Path.cwd()
    os.chdir(work / "src")
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            extensions = translate(work, said, progress)
            note = (build_trained if profiled() else build)(extensions, work, progress)
    except (Exception, SystemExit) as error:
        lines = [line for line in said.getvalue().splitlines() if "error" in line.lower()]
        raise CannotCompile("; ".join([str(error), *lines[:5]])) from error
    finally:
        os.chdir(here)
    (work / "lib" / "guildhall" / "engine.json").write_text(json.dumps(note, indent=2) + "\n")


def translate(work: Path, said: io.StringIO, progress: Progress) -> list[Any]:
    """The extensions to build: first the library that has everything, then a small one for each module."""
    from mypyc.build import mypycify

    modules = hot_modules(Path.cwd())
    progress.say(f"translating {len(modules)} modules to C")
    in_parts = optimises_when_linking()
    with redirect_stderr(said):
        library, *doors = mypycify(
            ["--strict", *modules],
            opt_level="3",
            debug_level="0",
            multi_file=in_parts,
            group_name="guildhall",
            target_dir=str(work / "c"),
        )
    if sys.platform != "win32":
        library.extra_compile_args += OWN_CALLS
    if in_parts:
        library.sources = parts(library.sources, work / "c")
        library.extra_compile_args += ["-flto"]
        library.extra_link_args += ["-O3", *OWN_CALLS, f"-flto={jobs()}"]
    for door in doors:  # they only open the library, so there is nothing to optimise
        door.extra_compile_args = [flag for flag in door.extra_compile_args if flag != "-O3"]
    return [library, *doors]


def parts(sources: list[str], folder: Path) -> list[str]:
    """The C files gathered into a few of about the same size: each of them alone reads the same long headers."""
    gathered: list[list[str]] = [[] for _ in range(PARTS)]
    for source in sorted(sources, key=lambda source: (-Path(source).stat().st_size, source)):
        min(gathered, key=lambda part: sum(Path(file).stat().st_size for file in part)).append(source)
    files = [folder / f"part_{number}.c" for number in range(PARTS)]
    for file, part in zip(files, gathered, strict=True):
        file.write_text("".join(f'#include "{source}"\n' for source in sorted(part)))
    return [str(file) for file in files]


def build_trained(extensions: list[Any], work: Path, progress: Progress) -> dict[str, Any]:
    """Build it to count, let it play, and build it for what was counted; what was used."""
    library = extensions[0]
    if "-flto" not in library.extra_compile_args:
        raise CannotCompile("GUILDHALL_PGO=yes needs GCC")
    compiled, linked_with = library.extra_compile_args, library.extra_link_args
    library.extra_compile_args, library.extra_link_args = compiled + COUNTING, linked_with + COUNTING
    build(extensions, work, progress)
    progress.say("playing to learn what is frequent")
    shutil.copytree(work / "lib", work / "src", dirs_exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(work / "src"), "GUILDHALL_PURE": "0"}
    subprocess.run([sys.executable, "-P", str(Path(__file__).with_name("rehearsal.py"))], env=environment, check=True)
    library.extra_compile_args, library.extra_link_args = compiled + COUNTED, linked_with + COUNTED
    return build([library], work, progress)


def build(extensions: list[Any], work: Path, progress: Progress) -> dict[str, Any]:
    """Compile and link on all cores; what was used."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):
        def build_extensions(self) -> None:
            library, *doors = self.extensions
            with all_cores() as pool:
                one_by_one, link = self.compiler.compile, self.compiler.link_shared_object

                def compile_all(sources: list[str], **how: Any) -> list[str]:
                    waiting = [pool.submit(one_by_one, [source], **how) for source in sources]
                    progress.say("compiling", lambda: done(waiting))
                    return [file for made in waiting for file in made.result()]

                def link_all(*what: Any, **how: Any) -> None:
                    progress.say("optimising as a whole", lambda: linked(work / "tmp"))
                    link(*what, **how)

                self.compiler.compile, self.compiler.link_shared_object = compile_all, link_all
                self.build_extension(library)
                self.compiler.compile, self.compiler.link_shared_object = one_by_one, link
                if not doors:
                    return
                opened = [pool.submit(self.build_extension, door) for door in doors]
                progress.say("opening the modules", lambda: done(opened))
                for door in opened:
                    door.result()

    command: Any = BuildOnAllCores(Distribution({"name": "guildhall", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "tmp")
    command.force = True
    (work / "tmp").mkdir(exist_ok=True)
    with temporary_files_in(work / "tmp"):
        command.ensure_finalized()
        command.run()
    flags = [flag for flag in extensions[0].extra_compile_args if not flag.startswith("-W")]
    return {"compiler": compiler_name(), "flags": flags, "mypyc": version("mypy")}


@contextmanager
def all_cores() -> Iterator[ThreadPoolExecutor]:
    """Where to do things side by side; whatever has not begun is dropped on leaving."""
    pool = ThreadPoolExecutor(jobs())
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def done(waiting: list[Future[Any]]) -> tuple[int, int]:
    return sum(part.done() for part in waiting), len(waiting)


def linked(folder: Path) -> tuple[int, int]:
    """How far the linker is: GCC cuts the whole into parts (x.ltrans3.o) and makes each ready (x.ltrans3.ltrans.o)."""
    ready = sum(1 for _ in folder.glob("*.ltrans.o"))
    return ready, sum(1 for _ in folder.glob("*.ltrans*.o")) - ready


@contextmanager
def temporary_files_in(folder: Path) -> Iterator[None]:
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = str(folder)
    try:
        yield
    finally:
        if before is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = before


def tidy_up(*_: object) -> None:
    """Whoever stops it leaves no half-made files behind."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise KeyboardInterrupt


def main() -> int:
    """Compile if need be; without a compiler say so, and fail only if the engine is required."""
    signal.signal(signal.SIGTERM, tidy_up)
    began = time.monotonic()
    wish = os.environ.get("GUILDHALL_COMPILE")
    if wish == "no":
        sys.stderr.write("engine: stays Python (GUILDHALL_COMPILE=no)\n")
        return 0
    try:
        engine(ROOT, kept_in(ROOT))
    except CannotCompile as error:
        sys.stderr.write(f"engine: stays Python ({error})\n")
        return int(wish == "require")
    sys.stderr.write(f"engine: compiled, {time.monotonic() - began:.0f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
