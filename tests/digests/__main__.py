"""Compute all digests, write them to a file if asked, and compare them with the reference.

A digest that differs is a different tree on this system: exit code 1. ``--write-reference`` is for
new cases and for versions that announce other trees (docs/reference/versioning.md).
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from importlib.metadata import version
from pathlib import Path

from tests.digests.cases import CASES
from tests.digests.compare import REFERENCE, difference, read_digests


def describe_system():
    """Return what may matter for a tree, but must not."""
    packages = {name: version(name) for name in ("topicgrouper", "numpy", "scipy")}
    return {
        "system": platform.platform(),
        "machine": platform.machine(),
        "python": platform.python_version(),
        **packages,
    }


def main(arguments=None):
    """Compute, write, compare."""
    parser = argparse.ArgumentParser(prog="tests.digests", description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", type=Path, help="file to write the digests to, as JSON")
    parser.add_argument("--write-reference", action="store_true", help="replace the reference")
    options = parser.parse_args(arguments)
    digests = {name: digest() for name, digest in CASES.items()}
    if options.write_reference:
        REFERENCE.write_text(json.dumps({"digests": digests}, indent=2) + "\n", encoding="utf-8")
    if options.output:
        options.output.parent.mkdir(parents=True, exist_ok=True)
        report = {"made on": describe_system(), "digests": digests}
        options.output.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    found = difference(digests, read_digests(REFERENCE))
    print("\n".join(found) or f"{len(digests)} digests, all as in the reference")  # noqa: T201
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
