"""What pages show below a command is what it prints."""

import contextlib
import platform
import re

import pytest

from tests.docs.page_samples import write_samples
from tests.docs.test_pages import ROOT, blocks, run

PAGES = ("tutorial.md", "guides/recipes.md")
OF_ONE_PYTHON = {"tutorial.md": "3.11.7"}
"""Pages about texts that come with Python, and the version whose texts they show."""


def comparable(output):
    """Return lines without what differs between runs and terminals."""
    lines = [line.rstrip() for line in output.split("\n")]
    pattern = r"[\d.]+ seconds(, fitting .*)?"
    return re.sub(pattern, "… seconds", "\n".join(lines)).strip("\n").split("\n")


def is_shown(shown, printed):
    """Tell whether lines are those printed; a line ``…`` stands for any others."""
    if "…" not in shown:
        return shown == printed
    first = shown.index("…")
    rest = shown[first + 1 :]
    return shown[:first] == printed[:first] and any(
        is_shown(rest, printed[start:]) for start in range(first, len(printed) + 1)
    )


@pytest.mark.usefixtures("newest_versions")
@pytest.mark.parametrize("name", PAGES)
def test_commands_print_what_the_page_shows(name, tmp_path):
    version = OF_ONE_PYTHON.get(name)
    if version not in (None, platform.python_version()):
        pytest.skip(f"the page shows the texts of Python {version}")
    write_samples(tmp_path)
    for block in blocks((ROOT / "docs" / name).read_text(encoding="utf-8")):
        if block.language == "sh":
            commands = [line for line in block.body.splitlines() if line.startswith("topicgrouper")]
            with contextlib.chdir(tmp_path):
                printed = "".join(map(run, commands))
            if block.output is not None:
                shown = comparable(block.output)
                assert is_shown(shown, comparable(printed)), f"{name}, line {block.line}\n{printed}"


@pytest.mark.parametrize(
    ("shown", "result"),
    [
        ("a b c", True),
        ("a …", True),
        ("… c", True),
        ("a … c", True),
        ("a b … c", True),
        ("a … b", False),
        ("a", False),
        ("b …", False),
    ],
)
def test_a_line_of_dots_stands_for_any_lines(shown, result):
    assert is_shown(shown.split(), ["a", "b", "c"]) is result
