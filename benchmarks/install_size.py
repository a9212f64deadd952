"""What an installation brings along and weighs: every package of a plain one, and each extra.

It builds the package, or takes a wheel, and installs it into new environments.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import sysconfig
import tempfile
import venv
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

REASONS = {
    "joblib": "numbers of threads; scikit-learn needs it too",
    "narwhals": "data frames of any library, in and out",
    "numpy": "arrays",
    "psutil": "free memory, before a fit plans how much to use",
    "rich": "tables, progress bars and colours of the command line",
    "scikit-learn": "the estimators: pipelines, searches, checks of parameters",
    "scipy": "sparse matrices, special functions",
    "pystemmer": "stems in about thirty languages (`--stem`)",
    "stopwordsiso": "stop words in 58 languages (`--stop-words`)",
    "typer": "the command line: options, help, messages",
}
"""What each direct dependency is for."""

EXTRAS = ("parquet", "files", "plots", "scripts", "dask")

_ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Installed:
    """An installed package."""

    name: str
    version: str
    n_bytes: int
    needs: frozenset[str]


def installed_packages(folder: Path) -> dict[str, Installed]:
    """Return the packages in a folder of packages, by normalised name."""
    found = (_installed(each) for each in distributions(path=[str(folder)]))
    return {each.name: each for each in sorted(found, key=lambda each: -each.n_bytes)}


def reason_of(name: str, packages: dict[str, Installed]) -> str:
    """Return what a package is for, or which packages need it."""
    if name in REASONS:
        return REASONS[name]
    return "needed by " + ", ".join(
        sorted(each.name for each in packages.values() if name in each.needs)
    )


def _installed(found: Distribution) -> Installed:
    files = (Path(str(found.locate_file(file))) for file in found.files or [])
    # Markers tell apart what an extra needs, and what this Python or system does not need.
    needs = (each for each in found.requires or [] if ";" not in each)
    return Installed(
        name=_normalised(found.metadata["Name"]),
        version=found.version,
        n_bytes=sum(file.stat().st_size for file in files if file.is_file()),
        needs=frozenset(_normalised(each) for each in needs),
    )


def _normalised(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    return re.sub(r"[-_.]+", "-", name[0] if name else requirement).lower()


def _install(wheel: str, folder: Path) -> dict[str, Installed]:
    """Install into a new environment."""
    venv.create(folder)
    _pip("--python", str(folder), "install", wheel)
    base = {"base": str(folder), "platbase": str(folder)}
    return installed_packages(Path(sysconfig.get_path("purelib", "venv", vars=base)))


def _pip(*arguments: str) -> None:
    quiet = ("--quiet", "--disable-pip-version-check")
    subprocess.run([sys.executable, "-m", "pip", *quiet, *arguments], check=True)


def _print_plain(plain: dict[str, Installed]) -> None:
    print("| package | version | MB | for |\n| --- | --- | --- | --- |")
    for each in plain.values():
        reason = "" if each.name == "topicgrouper" else reason_of(each.name, plain)
        print(f"| {each.name} | {each.version} | {_megabytes([each])} | {reason} |")
    print(f"| **total** | | **{_megabytes(plain.values())}** | |")


def _megabytes(packages: Iterable[Installed]) -> str:
    return f"{sum(each.n_bytes for each in packages) / 1e6:.1f}"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wheel", type=Path, help="a wheel of the package (default: build one)")
    parser.add_argument("--extras", nargs="*", default=EXTRAS, help="extras to add, one by one")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        wheel = options.wheel
        if wheel is None:
            _pip("wheel", "--no-deps", "--wheel-dir", temporary, str(_ROOT))
            (wheel,) = folder.glob("*.whl")
        plain = _install(str(wheel.resolve()), folder / "plain")
        _print_plain(plain)
        print("\n| extra | MB | adds |\n| --- | --- | --- |")
        for extra in options.extras:
            found = _install(f"{wheel.resolve()}[{extra}]", folder / extra)
            added = [each for name, each in found.items() if name not in plain]
            names = ", ".join(f"{each.name} ({_megabytes([each])})" for each in added)
            print(f"| {extra} | {_megabytes(added)} | {names} |")


if __name__ == "__main__":
    main()
