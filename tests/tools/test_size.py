"""What counts as code, which row counts it, and when a ceiling is exceeded."""

import subprocess

import pytest

from tools.size import (
    Size,
    current_files,
    files_at,
    measure,
    over_budget,
    python_size,
    table,
)

MODULE = '''\
"""A module."""

import os  # counted as code

LIMIT = 3
"""A docstring of a constant."""


# A comment.
def name():
    """Return
    a name.
    """
    return (
        "a string"

        "of three lines"
    )
'''
FILES = {
    "src/topicgrouper/__init__.py": "a = 1\n",
    "src/topicgrouper/tree/topic.py": MODULE,
    "src/topicgrouper/corpus/reading.py": "a = 1\nb = 2\n",
    "src/topicgrouper/corpus/readers/pdf/pages.py": "a = 1\n",
    "src/topicgrouper/cpp/a.hpp": "// text\n\nint a; // code\n/* text\n   text */\nint b;\n",
    "tests/test_a.py": "assert True\n",
    "docs/reference/command-line.md": "$ topicgrouper fit --help\n",
    "docs/reference/api.md": "# API\n\n   :toctree: generated/\n\n   Model\n   Bm25\n",
}


def test_docstrings_comments_and_blank_lines_are_not_code():
    assert python_size(MODULE) == Size(modules=1, code=7, text=6, lines=18)


def test_files_are_counted_in_the_row_of_their_room():
    assert measure(FILES.items()) == {
        ".": Size(1, 1, 0, 1),
        "corpus": Size(1, 2, 0, 2),
        "corpus/readers": Size(1, 1, 0, 1),
        "tree": Size(1, 7, 6, 18),
        "package: Python": Size(4, 11, 6, 22),
        "docs: Markdown": Size(2, 0, 5, 7),
        "package: C++": Size(1, 2, 3, 6),
        "tests: Python": Size(1, 1, 0, 1),
        "public names": Size(modules=2),
        "commands": Size(modules=1),
    }


@pytest.mark.parametrize(
    ("ceilings", "problems"),
    [
        ({"tree": {"modules": 1, "code": 6}}, []),
        ({"tree": {"code": 5}}, ["tree: 6 lines of code, the ceiling is 5"]),
        ({"tree": {"modules": 0}}, ["tree: 1, the ceiling is 0"]),
        ({"tree": {"text": 4}}, ["tree: 5 lines of docstrings and comments, the ceiling is 4"]),
    ],
)
def test_a_row_larger_than_its_ceiling_is_named(ceilings, problems):
    assert over_budget({"tree": Size(1, 6, 5, 18)}, ceilings) == problems


def test_the_table_shows_the_sizes_of_an_earlier_revision_beside():
    now = {"tree": Size(1, 6, 5, 18)}
    before = {"tree": Size(2, 9, 5, 20), "old": Size(1, 3, 0, 4)}
    assert [line.split() for line in table(now, before).splitlines()[1:]] == [
        ["old", "1", "3", "4"],
        ["tree", "2", "1", "9", "6", "5", "5", "20", "18"],
    ]
    assert table(now).splitlines()[1].split() == ["tree", "1", "6", "5", "18"]


def test_files_of_a_revision_are_those_of_the_folder(tmp_path):
    for name, content in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    (tmp_path / "src" / "data.csv").write_text("not counted", encoding="utf-8")
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b.example"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"]):
        subprocess.run([*git, *command], check=True)
    assert dict(current_files(root=tmp_path)) == FILES
    assert dict(files_at("HEAD", root=tmp_path)) == FILES
    with pytest.raises(SystemExit, match="nowhere"):
        list(files_at("nowhere", root=tmp_path))
