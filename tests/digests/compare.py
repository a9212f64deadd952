"""Compare the digests of several systems with the reference. Needs Python and nothing else.

::

    python -m tests.digests.compare digests/*.json
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

REFERENCE = Path(__file__).parent / "reference.json"


def read_digests(path):
    """Read the digests of a file that ``python -m tests.digests`` wrote."""
    return json.loads(Path(path).read_text(encoding="utf-8"))["digests"]


def difference(found, expected):
    """Return a line for each case whose digest differs or is missing on either side."""
    return [
        f"{name}: {found.get(name, 'missing')}, expected {expected.get(name, 'no such case')}"
        for name in dict.fromkeys([*expected, *found])
        if found.get(name) != expected.get(name)
    ]


def main(arguments=None):
    """Compare, print a line per file and per difference."""
    parser = argparse.ArgumentParser(
        prog="tests.digests.compare", description=__doc__.split(".")[0]
    )
    parser.add_argument("files", nargs="+", type=Path, help="files of python -m tests.digests -o")
    parser.add_argument(
        "--at-least", type=int, default=1, help="number of files that must be there"
    )
    options = parser.parse_args(arguments)
    expected = read_digests(REFERENCE)
    failed = False
    for path in options.files:
        lines = difference(read_digests(path), expected)
        print(f"{path}: {'differs' if lines else f'{len(expected)} digests, all the same'}")  # noqa: T201
        print("".join(f"  {line}\n" for line in lines), end="")  # noqa: T201
        failed |= bool(lines)
    if len(options.files) < options.at_least:
        print(f"only {len(options.files)} files, expected at least {options.at_least}")  # noqa: T201
        failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
