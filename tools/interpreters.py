"""The versions of Python that wheels are built with and tested on."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

__all__ = ["STABLE_SINCE", "Interpreter", "find_interpreters", "wheel_builders"]

STABLE_SINCE = (3, 12)
"""From this version on there is one wheel for all (``wheel.py-api`` in pyproject.toml)."""

_ASK = "import sys; print(sys.executable, *sys.version_info[:3], sep='\\n')"


@dataclass(frozen=True)
class Interpreter:
    """A Python that can be started.

    Attributes
    ----------
    path : Path
        The program.
    version : tuple of int
        Major, minor and micro version.
    """

    path: Path
    version: tuple[int, ...]

    @property
    def name(self) -> str:
        """The version as text."""
        return ".".join(map(str, self.version))


def find_interpreters(commands: list[str]) -> tuple[list[Interpreter], list[str]]:
    """Start each command, and separate those that work from those that are missing.

    Parameters
    ----------
    commands : list of str
        Names on the path, or paths.

    Returns
    -------
    found : list of Interpreter
        From the oldest to the newest.
    missing : list of str
        Commands that do not exist or do not start, as those of version managers may.
    """
    found, missing = {}, []
    for command in commands:
        path = shutil.which(command)
        asked = path and subprocess.run(
            [path, "-c", _ASK], capture_output=True, text=True, check=False
        )
        if not asked or asked.returncode != 0:
            missing.append(command)
            continue
        program, *version = asked.stdout.split("\n")[:4]
        found[tuple(map(int, version))] = Path(program)
    return [Interpreter(found[version], version) for version in sorted(found)], missing


def wheel_builders(interpreters: list[Interpreter]) -> list[Interpreter]:
    """Choose which of them build a wheel: old ones each their own, new ones one for all."""
    old = [one for one in interpreters if one.version < STABLE_SINCE]
    return old + [one for one in interpreters if one.version >= STABLE_SINCE][:1]
