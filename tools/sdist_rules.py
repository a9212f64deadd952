"""What a source distribution holds, and how large it may be.

python -m tools.sdist_rules dist/*.tar.gz
"""

from __future__ import annotations

import sys
import tarfile
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["ALLOWED_ROOTS", "MAX_BYTES", "REQUIRED", "check_sdist", "names_in", "sdist_problems"]

MAX_BYTES = 1_500_000

REQUIRED = frozenset(
    {
        "CHANGELOG.md",
        "CITATION.cff",
        "CMakeLists.txt",
        "LICENSE",
        "PKG-INFO",
        "README.md",
        "pyproject.toml",
        "src/topicgrouper/__init__.py",
        "src/topicgrouper/cpp/module.cpp",
        "src/topicgrouper/py.typed",
        "tools/pypi_readme.py",
        "tools/smoke_test.py",
    }
)
ALLOWED_ROOTS = frozenset({"docs", "src", "tools"})
"""Folders; everything else at the top is a file. No results, no data, no tests, no pictures."""

_TEXTS = frozenset(
    {".cff", ".cpp", ".css", ".hpp", ".html", ".js", ".md", ".py", ".pyi", ".toml", ".txt"}
)
_UNNAMED = frozenset({"LICENSE", "PKG-INFO", "py.typed"})


def names_in(sdist: Path) -> list[str]:
    """Return the names of the files in a source distribution, without its folder."""
    with tarfile.open(sdist) as archive:
        files = [PurePosixPath(member.name) for member in archive if member.isfile()]
    return [str(PurePosixPath(*file.parts[1:])) for file in files]


def sdist_problems(names: Iterable[str], *, n_bytes: int) -> list[str]:
    """Return what is wrong with a source distribution, in words.

    Parameters
    ----------
    names : iterable of str
        Its files, without the folder in which they all are.
    n_bytes : int
        Its size.

    Returns
    -------
    list of str
        A sentence for each problem.
    """
    files = {name: PurePosixPath(name) for name in names}
    problems = [f"{name} is missing" for name in sorted(REQUIRED - files.keys())]
    for name, path in sorted(files.items()):
        if len(path.parts) > 1 and path.parts[0] not in ALLOWED_ROOTS:
            problems.append(f"{name} does not belong to it")
        elif path.suffix not in _TEXTS and path.name not in _UNNAMED:
            problems.append(f"{name} is not a text")
    if n_bytes > MAX_BYTES:
        problems.append(f"it has {n_bytes:,} bytes, at most {MAX_BYTES:,} are allowed")
    return problems


def check_sdist(sdist: Path) -> None:
    """End the program if something is wrong with a source distribution."""
    problems = sdist_problems(names_in(sdist), n_bytes=sdist.stat().st_size)
    if problems:
        sys.exit(f"{sdist.name}: {'; '.join(problems)}")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        check_sdist(Path(argument))
