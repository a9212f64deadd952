"""What counts as code, which row counts it, and what is said about budgets."""

import subprocess
import tomllib

import pytest

from tools.size import (
    Size,
    budgets_text,
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
        "docs: Markdown": Size(1, 0, 4, 6),
        "package: C++": Size(1, 2, 3, 6),
        "tests: Python": Size(1, 1, 0, 1),
        "public names": Size(modules=2),
    }


@pytest.mark.parametrize(
    ("budgets", "problems"),
    [
        ({"tree": {"modules": 1, "code": 6}}, []),
        ({"tree": {"modules": 1, "code": 5}}, ["tree has 6 lines of code, its budget is 5"]),
        ({"tree": {"modules": 0, "code": 6}}, ["tree has 1 modules, its budget is 0"]),
        ({}, ["tree has no budget"]),
        ({"tree": {}, "old": {}}, ["old has a budget, but does not exist"]),
    ],
)
def test_a_room_larger_than_its_budget_is_named(budgets, problems):
    assert over_budget({"tree": Size(1, 6, 6, 18)}, budgets) == problems


def test_budgets_written_from_sizes_are_kept():
    sizes = measure(FILES.items())
    budgets = tomllib.loads(budgets_text(sizes))
    assert budgets["corpus/readers"] == {"modules": 1, "code": 10}
    assert over_budget(sizes, budgets) == []
    more_names = {**sizes, "public names": Size(modules=3)}
    assert over_budget(more_names, budgets) == ["public names has 3 names, its budget is 2"]


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
