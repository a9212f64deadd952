"""An environment with nothing in it but a wheel and its dependencies, and no compiler."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tools.interpreters import Interpreter

__all__ = ["BareEnvironment"]

_INSTALLED = """
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

def weight(paths):
    return sum(path.stat().st_size for path in paths if path.is_file() and path.suffix != ".pyc")

site = Path(sysconfig.get_path("platlib"))
tools = [path for name in ("pip", "setuptools") for path in site.glob(f"{name}*/**/*")]
print(weight(map(Path, map(distribution("topicgrouper").locate_file,
                           distribution("topicgrouper").files))))
print(weight(site.glob("**/*")) - weight(tools))
"""
_IMPORT = """
import time
started = time.perf_counter()
{statement}
print(time.perf_counter() - started)
"""
_IMPORT_RUNS = 5


class BareEnvironment:
    """A virtual environment in which no compiler can be found.

    Parameters
    ----------
    folder : Path
        Where to make it.
    interpreter : Interpreter
        Its Python.
    """

    def __init__(self, folder: Path, interpreter: Interpreter) -> None:
        subprocess.run([interpreter.path, "-m", "venv", folder], check=True)
        self._scripts = folder / ("Scripts" if os.name == "nt" else "bin")
        self._folder = folder

    def install(self, wheel: Path) -> None:
        """Install a wheel and its dependencies, all of them ready to use."""
        flags = ("--quiet", "--disable-pip-version-check", "--only-binary", ":all:")
        self.run("-m", "pip", "install", *flags, str(wheel.resolve()))

    def installed_bytes(self) -> tuple[int, int]:
        """Return the size of the package, and of the package with all that it depends on."""
        package, everything = map(int, self.run("-c", _INSTALLED).split())
        return package, everything

    def import_seconds(self, statement: str) -> float:
        """Return how long an import takes in a new process, the best of some runs."""
        code = _IMPORT.format(statement=statement)
        return min(float(self.run("-c", code)) for _ in range(_IMPORT_RUNS))

    def run(self, *arguments: str) -> str:
        """Run the environment's Python in its own folder, and return what it prints.

        Raises
        ------
        subprocess.CalledProcessError
            If it fails.
        """
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        hidden = {"PATH": str(self._scripts), "CC": "no-compiler", "CXX": "no-compiler"}
        return subprocess.run(
            [self._scripts / "python", *arguments],
            cwd=self._folder,
            env=kept | hidden,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
