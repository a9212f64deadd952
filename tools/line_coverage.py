"""What the tests run of each language: a table, a summary in JSON, and reports to browse.

    python -m tools.line_coverage [--check | --write]

``make coverage`` runs the tests first. The figures last written are in the table of
``docs/project/testing.md`` and in the badge of ``README.md``; with ``--check``, a language fails
that is far below its figure in the table.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "Lines",
    "badge",
    "below",
    "cpp",
    "javascript",
    "python",
    "recorded",
    "table",
    "with_badge",
    "with_figures",
]

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "project" / "testing.md"
README = ROOT / "README.md"
OUTPUT = ROOT / "build" / "coverage"
COMPILED = ("build/variants/coverage/cmake", "build/cpp-covered")
"""Where the compiled module and the test programs count their lines."""
POINTS = 2
"""How far below the page a language may be: compilers and versions of Python count differently."""
HEAD = "| language | lines | run by the tests | percent |\n| --- | ---: | ---: | ---: |\n"
BADGE = re.compile(r"^\[!\[Coverage: .*$", re.MULTILINE)
ROW = re.compile(r"^\| ([\w+]+) \| ([\d,]+) \| ([\d,]+) \| [\d.]+ \|\n", re.MULTILINE)


class LeftOutError(Exception):
    """Why a language could not be measured."""


@dataclass(frozen=True)
class Lines:
    """How many lines hold code, and how many of them ran."""

    total: int
    covered: int

    @property
    def percent(self) -> float:
        """The part that ran."""
        return 100 * self.covered / self.total


def python(root: Path = ROOT, output: Path = OUTPUT) -> Lines:
    """Return the figures of the package's Python, as coverage.py counts statements."""
    if not (output / "python.data").exists():
        raise LeftOutError("no test has run")
    report, coverage = output / "python.json", [sys.executable, "-m", "coverage"]
    if any(output.glob("python.data.*")):  # of processes that outlived the tests
        _run([*coverage, "combine", "--append", "--quiet"], root)
    _run([*coverage, "json", "--quiet", "-o", str(report)], root)
    _run([*coverage, "html", "--quiet", "--directory", str(output / "python")], root)
    totals = _read(report)["totals"]
    return Lines(totals["num_statements"], totals["covered_lines"])


def cpp(root: Path = ROOT, output: Path = OUTPUT) -> Lines:
    """Return the figures of the package's C++, run from Python or by the test programs."""
    folders = [root / name for name in COMPILED if any((root / name).rglob("*.gcda"))]
    if not folders:
        raise LeftOutError("the compiler counts no lines")
    if not shutil.which(os.environ.get("GCOV", "gcov").split()[0]):
        raise LeftOutError("gcov is not installed")
    report, pages = output / "cpp.json", output / "cpp"
    pages.mkdir(parents=True, exist_ok=True)
    gcovr = [sys.executable, "-m", "gcovr", "--root", str(root), "--filter", "src/topicgrouper/cpp"]
    options = ["--merge-lines", "--merge-mode-functions", "merge-use-line-min"]  # of templates
    options += ["--gcov-ignore-errors", "source_not_found"]  # the headers of nanobind, for instance
    options += ["--json-summary", str(report), "--html-nested", str(pages / "index.html")]
    _run([*gcovr, *options, *map(str, folders)], root)
    totals = _read(report)
    return Lines(totals["line_total"], totals["line_covered"])


def javascript(root: Path = ROOT, output: Path = OUTPUT) -> Lines:
    """Return the figures of the explorer's JavaScript, as Node counts what it runs."""
    if not any((output / "node").glob("*.json")):
        raise LeftOutError("Node has run no test")
    if not (root / "node_modules" / "monocart-coverage-reports").exists():
        raise LeftOutError("npm is not installed")
    _run(["node", "tools/javascript_coverage.js", str(output)], root)
    totals = _read(output / "javascript" / "coverage-summary.json")["total"]["lines"]
    return Lines(totals["total"], totals["covered"])


LANGUAGES = {"Python": python, "C++": cpp, "JavaScript": javascript}


def table(figures: Mapping[str, Lines]) -> str:
    """Return the figures as a table of Markdown."""
    rows = (
        f"| {language} | {lines.total:,} | {lines.covered:,} | {lines.percent:.1f} |\n"
        for language, lines in figures.items()
    )
    return HEAD + "".join(rows)


def recorded(page: str) -> dict[str, Lines]:
    """Return the figures that a page has in such a table."""
    rows = page.partition(HEAD)[2]
    found: dict[str, Lines] = {}
    while match := ROW.match(rows):
        language, total, covered = match.groups()
        found[language] = Lines(int(total.replace(",", "")), int(covered.replace(",", "")))
        rows = rows[match.end() :]
    return found


def with_figures(page: str, figures: Mapping[str, Lines]) -> str:
    """Return a page with these figures; languages that were left out keep theirs."""
    old = recorded(page)
    return page.replace(table(old), table({**old, **figures}))


def badge(figures: Mapping[str, Lines]) -> str:
    """Return the figures as a badge of Markdown, which leads to the table."""
    shown = [f"{language} {lines.percent:.0f}%" for language, lines in figures.items()]
    text = quote(" | ".join(shown).replace(" ", "_"))
    picture = f"https://img.shields.io/badge/coverage-{text}-brightgreen"
    return f"[![Coverage: {', '.join(shown)}]({picture})](docs/project/testing.md#coverage)"


def with_badge(page: str, figures: Mapping[str, Lines]) -> str:
    """Return a page whose badge has these figures."""
    return BADGE.sub(lambda _: badge(figures), page)


def below(figures: Mapping[str, Lines], expected: Mapping[str, Lines]) -> list[str]:
    """Return the languages of which too little was run, in words."""
    return [
        f"{language}: {lines.percent:.1f} percent of the lines are run by the tests, at least "
        f"{expected[language].percent - POINTS:.1f} are expected"
        for language, lines in figures.items()
        if lines.percent < expected[language].percent - POINTS
    ]


def main() -> None:
    """Print the table and write the reports; compare with the page, or write the figures there."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="fail if far below the page")
    parser.add_argument("--write", action="store_true", help="write the figures to the pages")
    arguments = parser.parse_args()
    figures, left_out = {}, []
    for language, measure in LANGUAGES.items():
        try:
            figures[language] = measure()
        except LeftOutError as reason:
            left_out.append(f"{language} is left out: {reason}.\n")
    text = "\n".join([table(figures), *left_out])
    print(text, f"The reports are in {OUTPUT.relative_to(ROOT)}/*/index.html", sep="\n")
    summary = {name: {**asdict(f), "percent": round(f.percent, 2)} for name, f in figures.items()}
    OUTPUT.mkdir(parents=True, exist_ok=True)
    (OUTPUT / "summary.json").write_text(json.dumps(summary, indent=2) + "\n", encoding="utf-8")
    if "GITHUB_STEP_SUMMARY" in os.environ:
        with Path(os.environ["GITHUB_STEP_SUMMARY"]).open("a", encoding="utf-8") as file:
            file.write(text)
    page = PAGE.read_text(encoding="utf-8")
    if arguments.write:
        page = with_figures(page, figures)
        PAGE.write_text(page, encoding="utf-8")
        readme = with_badge(README.read_text(encoding="utf-8"), recorded(page))
        README.write_text(readme, encoding="utf-8")
        return
    problems = below(figures, recorded(page)) if arguments.check else []
    if os.environ.get("CI"):  # where nothing may be left out
        problems += left_out
    if problems:
        remedy = f"Test more, or run make coverage WRITE=1 ({PAGE.relative_to(ROOT).as_posix()})."
        sys.exit("\n".join([*problems, remedy]))


def _run(command: list[str], root: Path) -> None:
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr[-2000:]}")


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
