"""How large the project is, room by room, and whether each room keeps to its budget.

python -m tools.size [--check | --set-budgets | --compare REVISION]

Code is what remains without blank lines, comments and docstrings. The budgets are in
``tools/size_budgets.toml``; a change that makes a room larger raises its budget, where reviewers
see it, or makes something smaller.
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

__all__ = ["Size", "budgets_text", "measure", "over_budget", "python_size", "table"]

ROOT = Path(__file__).resolve().parents[1]
BUDGETS = ROOT / "tools" / "size_budgets.toml"
PACKAGE = "src/topicgrouper/"
API_PAGE = "docs/reference/api.md"
PYTHON, PUBLIC_NAMES = "package: Python", "public names"
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
HEAD = """\
# The size that each room of the package may have; `make size` shows what it has. Raise a budget
# in the change that needs it, or make something smaller.
# `python -m tools.size --set-budgets` writes today's sizes, with lines rounded up to tens."""
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
        if path == API_PAGE:  # one line per name, which a test compares with the code
            sizes[PUBLIC_NAMES] = Size(
                modules=len(re.findall(r"^ {3}[\w.]+$", source, re.MULTILINE))
            )
    rooms = sorted(row for row in sizes if is_room(row))
    others = sorted(row for row in sizes if not is_room(row) and row not in (PYTHON, PUBLIC_NAMES))
    return {row: sizes[row] for row in (*rooms, PYTHON, *others, PUBLIC_NAMES) if row in sizes}


def is_room(row: str) -> bool:
    """Return whether a row is a room of the package."""
    return row != PUBLIC_NAMES and ": " not in row


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


def over_budget(sizes: Mapping[str, Size], budgets: Mapping[str, Mapping[str, int]]) -> list[str]:
    """Return what is larger than its budget, and what has none, in words."""
    problems = []
    for row in sorted({*filter(is_room, sizes), *budgets}):
        if row not in budgets:
            problems.append(f"{row} has no budget")
        elif row not in sizes:
            problems.append(f"{row} has a budget, but does not exist")
        else:
            for what, most in budgets[row].items():
                unit = {"code": "lines of code", "modules": "modules", "names": "names"}[what]
                has = sizes[row].modules if what == "names" else getattr(sizes[row], what)
                if has > most:
                    problems.append(f"{row} has {has:,} {unit}, its budget is {most:,}")
    return problems


def budgets_text(sizes: Mapping[str, Size]) -> str:
    """Return today's sizes as the file of budgets, with lines rounded up to tens."""
    lines = [HEAD]
    for row, size in sizes.items():
        key = row if re.fullmatch(r"\w+", row) else f'"{row}"'
        if row == PUBLIC_NAMES:
            lines.append(f"{key} = {{ names = {size.modules} }}")
        elif is_room(row) or row == PYTHON:
            code = -(-size.code // 10) * 10
            lines.append(f"{key} = {{ modules = {size.modules}, code = {code} }}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Print the table, or check it against the budgets."""
    parser = argparse.ArgumentParser(description="How large the project is, room by room.")
    parser.add_argument("--check", action="store_true", help="print only what is over budget")
    parser.add_argument("--set-budgets", action="store_true", help="make today's sizes the budgets")
    parser.add_argument("--compare", metavar="REVISION", help="show the sizes of a revision beside")
    arguments = parser.parse_args()
    sizes = measure(current_files(*(PACKAGE, "docs/reference") if arguments.check else ()))
    if arguments.set_budgets:
        BUDGETS.write_text(budgets_text(sizes), encoding="utf-8")
    if not arguments.check:
        before = measure(files_at(arguments.compare)) if arguments.compare else None
        print(table(sizes, before))
    problems = over_budget(sizes, tomllib.loads(BUDGETS.read_text(encoding="utf-8")))
    if problems:
        remedy = "Raise the budget in the same change, or make something smaller."
        sys.exit("\n".join([*problems, f"{remedy} ({BUDGETS.relative_to(ROOT).as_posix()})"]))


if __name__ == "__main__":
    main()
