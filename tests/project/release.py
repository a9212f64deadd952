"""Is the project ready for a tag? Needs Python and nothing else.

::

    python -m tests.project.release v1.2.3

prints the release notes, or what does not agree, and then ends with 1.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

from tests.project.changelog import UNRELEASED, entries

ROOT = Path(__file__).resolve().parents[2]
# Where else the version stands, and how.
COPIES = {
    "CITATION.cff": r"^version: (\S+)$",
    "conda-recipe/recipe.yaml": r"^  version: \"(\S+)\"$",
}


def package_version():
    """Return the version that the package is built with."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if "version" in project:
        return project["version"]
    source = (ROOT / "src" / "topicgrouper" / "__init__.py").read_text(encoding="utf-8")
    return re.search(r"^__version__ = \"(.*)\"$", source, re.MULTILINE)[1]


def copied_versions():
    """Return the versions in other files."""
    return {
        name: re.search(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)[1]
        for name, pattern in COPIES.items()
    }


def problems(tag, *, version, copies, changes):
    """Return what stands in the way of a release.

    Parameters
    ----------
    tag : str
        The tag.
    version : str
        The version of the package.
    copies : dict of str to str
        The versions in other files.
    changes : list of Entry
        The changelog.
    """
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, the version {version}")
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        # GitHub would show it as the latest release.
        found.append(
            f"the version {version} is not of the form 1.2.3; pre-releases are not published"
        )
    found += [f"{name} has {copy}" for name, copy in copies.items() if copy != version]
    waiting = [entry for entry in changes if entry.version == UNRELEASED and entry.body]
    released = [entry for entry in changes if entry.version != UNRELEASED]
    if waiting:
        found.append("the changelog has unreleased changes")
    if not released or released[0].version != version:
        found.append(f"the changelog does not begin with {version}")
    elif released[0].date is None:
        found.append(f"the changelog has no date for {version}")
    return found


def main(arguments):
    """Print the notes or the problems."""
    if len(arguments) != 1:
        print("usage: make check-release TAG=v1.2.3", file=sys.stderr)  # noqa: T201
        return 2
    changes = entries()
    found = problems(
        arguments[0], version=package_version(), copies=copied_versions(), changes=changes
    )
    if found:
        print("Not ready:", *found, sep="\n- ", file=sys.stderr)  # noqa: T201
        return 1
    print(next(entry.body for entry in changes if entry.version != UNRELEASED))  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
