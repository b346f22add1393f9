"""Packages from elsewhere, as a person would install them: into a folder of their own that is then on the path."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import guildhall

ROOT = Path(__file__).parents[2]
SOURCES = str(Path(guildhall.__file__).parents[1])


def install(project: Path, target: Path) -> Path:
    """Build and install a project without a network; where it lies then."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run(
        [*command, "--no-deps", "--no-build-isolation", "--target", str(target), str(project)],
        check=True,
        env={**os.environ, "PYTHONPATH": ""},
    )
    return target


def announce(place: Path, package: str, **groups: dict[str, str]) -> None:
    """Write the metadata of an installed package with these entry points: `games={"name": "package"}`."""
    folder = place / f"{package}-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = []
    for group, points in groups.items():
        lines += [f"[guildhall.{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n")


def run(
    *arguments: str, path: Path, sources: str = SOURCES, typed: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Python with Guildhall and a folder of other packages on its path."""
    places = os.pathsep.join([sources, str(path)])
    return subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": places, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


def command(*arguments: str, path: Path, typed: str = "", cwd: Path | None = None) -> str:
    """`guildhall …`, which must succeed; what it said."""
    done = run("-m", "guildhall", *arguments, path=path, typed=typed, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def own_tests(tests: Path, path: Path) -> str:
    """A package's own tests, which must pass; what was said."""
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tests), str(tests), path=path)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
