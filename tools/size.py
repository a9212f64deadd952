"""How large the project is, room by room, and whether it keeps to its ceilings.

python -m tools.size [--check | --compare REVISION]

Code is what remains without blank lines, comments and docstrings. ``tools/size_budgets.toml`` has
the ceilings of the whole; a change that exceeds one makes something else smaller.
"""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import sys
import tarfile
import tokenize
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

__all__ = ["Size", "measure", "over_budget", "python_size", "table"]

ROOT = Path(__file__).resolve().parents[1]
BUDGETS = ROOT / "tools" / "size_budgets.toml"
PACKAGE = "src/topicgrouper/"
PYTHON = "package: Python"
LISTED = {
    "docs/reference/api.md": ("public names", r"^ {3}[\w.]+$"),
    "docs/reference/command-line.md": ("commands", r"^\$ topicgrouper \w+ --help$"),
}
"""Pages that have a line for each of something, which tests compare with the code."""
FOLDERS = ("src", "tests", "experiments", "benchmarks", "paper", "examples", "tools", "docs")
KINDS = {
    ".py": "Python",
    ".js": "JavaScript",
    ".css": "CSS",
    ".cpp": "C++",
    ".hpp": "C++",
    ".md": "Markdown",
}
GENERATED = ("docs/examples/", "docs/reference/generated/", "docs/reference/backreferences/")
LAYOUT = {tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


@dataclass(frozen=True)
class Size:
    """The size of some files: how many, lines of code, of docstrings and comments, and all."""

    modules: int = 0
    code: int = 0
    text: int = 0
    lines: int = 0

    def __add__(self, other: Size) -> Size:
        """Return the size of both together."""
        return Size(
            self.modules + other.modules,
            self.code + other.code,
            self.text + other.text,
            self.lines + other.lines,
        )


def python_size(source: str) -> Size:
    """Return the size of a Python module; a string that is a statement is a docstring."""
    code: set[int] = set()
    text: set[int] = set()
    statement: list[tokenize.TokenInfo] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            text.add(token.start[0])
        elif token.type == tokenize.NEWLINE:
            is_docstring = all(part.type == tokenize.STRING for part in statement)
            for part in statement:
                (text if is_docstring else code).update(range(part.start[0], part.end[0] + 1))
            statement = []
        elif token.type not in LAYOUT:
            statement.append(token)
    return Size(1, len(code), len(text - code), source.count("\n"))


def script_size(source: str) -> Size:
    """Return the size of a C++, JavaScript or CSS file; comments are lines that hold only those."""
    code = text = 0
    in_comment = False
    for line in map(str.strip, source.splitlines()):
        in_comment = in_comment or line.startswith("/*")
        if in_comment or line.startswith("//"):
            text += 1
        elif line:
            code += 1
        in_comment = in_comment and "*/" not in line
    return Size(1, code, text, source.count("\n"))


def page_size(source: str) -> Size:
    """Return the size of a page, which is all text."""
    text = sum(1 for line in source.splitlines() if line.strip())
    return Size(1, 0, text, source.count("\n"))


def row_of(path: str) -> str:
    """Return the row of the table that counts a file."""
    kind = KINDS[Path(path).suffix]
    if path.startswith(PACKAGE) and kind == "Python":
        *folders, _ = path.removeprefix(PACKAGE).split("/")
        return "/".join(folders[:2] if folders[:2] == ["corpus", "readers"] else folders[:1]) or "."
    folder = "package" if path.startswith(PACKAGE) else path.partition("/")[0]
    folder = "tests" if "/tests/" in path else folder
    return f"{folder}: {kind}"


def measure(files: Iterable[tuple[str, str]]) -> dict[str, Size]:
    """Return the size of each row of the table, given the path and the text of each file."""
    sizes: dict[str, Size] = {}
    for path, source in files:
        kind = KINDS[Path(path).suffix]
        sized = {"Python": python_size, "Markdown": page_size}.get(kind, script_size)(source)
        rows = [row_of(path)]
        if path.startswith(PACKAGE) and kind == "Python":
            rows.append(PYTHON)
        for row in rows:
            sizes[row] = sizes.get(row, Size()) + sized
        if path in LISTED:
            row, line = LISTED[path]
            sizes[row] = Size(modules=len(re.findall(line, source, re.MULTILINE)))
    rooms = sorted(row for row in sizes if is_room(row))
    lists = [row for row, _ in LISTED.values() if row in sizes]
    others = sorted(sizes.keys() - {*rooms, PYTHON, *lists})
    return {row: sizes[row] for row in (*rooms, PYTHON, *others, *lists) if row in sizes}


def is_room(row: str) -> bool:
    """Return whether a row is a room of the package."""
    return ": " not in row and row not in dict(LISTED.values())


def counted(path: str) -> bool:
    """Return whether the table counts a file."""
    return (
        path.partition("/")[0] in FOLDERS
        and Path(path).suffix in KINDS
        and not path.startswith(GENERATED)
    )


def current_files(*folders: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Yield the files that are counted, in some folders or in all, as they are now."""
    for folder in folders or FOLDERS:
        for path in sorted((root / folder).rglob("*.*")):
            name = path.relative_to(root).as_posix()
            if counted(name) and path.is_file():
                yield name, path.read_text(encoding="utf-8")


def files_at(revision: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Yield the files that are counted, as they were at a revision."""
    git = ["git", "-C", str(root), "archive", "--format=tar", "--end-of-options", revision]
    made = subprocess.run(git, capture_output=True, check=False)
    if made.returncode:
        sys.exit(made.stderr.decode().strip())
    with tarfile.open(fileobj=io.BytesIO(made.stdout)) as archive:
        for member in archive:
            content = archive.extractfile(member) if counted(member.name) else None
            if content is not None:
                yield member.name, content.read().decode()


def table(sizes: Mapping[str, Size], before: Mapping[str, Size] | None = None) -> str:
    """Return the sizes as a table, beside those before if there are any."""
    earlier = before or {}
    rows = [*sizes, *(row for row in earlier if row not in sizes)]
    order = [row for row in rows if is_room(row)], [row for row in rows if not is_room(row)]
    head: tuple[str, ...] = ("modules", "code", "text", "lines")
    if before is not None:
        head = tuple(name for column in head for name in (f"{column} before", "after"))
    cells: list[tuple[str, ...]] = [("", *head)]
    for row in (*sorted(order[0]), *order[1]):
        now, then = sizes.get(row, Size()), earlier.get(row, Size())
        pairs = zip(_figures(then), _figures(now), strict=True)
        figures = [f for pair in pairs for f in (pair if before is not None else pair[1:])]
        cells.append((row, *(f"{figure:,}" if figure else "" for figure in figures)))
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in cells
    )


def _figures(size: Size) -> tuple[int, int, int, int]:
    return size.modules, size.code, size.text, size.lines


def over_budget(sizes: Mapping[str, Size], ceilings: Mapping[str, Mapping[str, int]]) -> list[str]:
    """Return which rows are larger than their ceilings, in words."""
    units = {"code": "lines of code", "text": "lines of docstrings and comments", "modules": ""}
    return [
        " ".join(f"{row}: {has:,} {units[what]}".split()) + f", the ceiling is {most:,}"
        for row, limits in ceilings.items()
        for what, most in limits.items()
        if (has := getattr(sizes.get(row, Size()), what)) > most
    ]


def main() -> None:
    """Print the table, or check it against the ceilings."""
    parser = argparse.ArgumentParser(description="How large the project is, room by room.")
    parser.add_argument("--check", action="store_true", help="print only what is too large")
    parser.add_argument("--compare", metavar="REVISION", help="show the sizes of a revision beside")
    arguments = parser.parse_args()
    sizes = measure(current_files())
    if not arguments.check:
        before = measure(files_at(arguments.compare)) if arguments.compare else None
        print(table(sizes, before))
    problems = over_budget(sizes, tomllib.loads(BUDGETS.read_text(encoding="utf-8")))
    if problems:
        sys.exit("\n".join([*problems, "Make something smaller (tools/size_budgets.toml)."]))


if __name__ == "__main__":
    main()
