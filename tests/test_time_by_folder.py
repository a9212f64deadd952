"""The table of times at the end of a run."""

from collections import Counter

from tests import time_by_folder
from tests.time_by_folder import folder_of, table


def test_a_test_counts_for_its_folder():
    assert folder_of("tests/tree/queries/test_outlines.py::test_a[x/y]") == "tree"
    assert folder_of("tests/test_names.py::test_b") == "."


def test_what_is_over_its_budget_is_marked(monkeypatch):
    monkeypatch.setattr(time_by_folder, "BUDGETS", {"tree": 10, "cli": 30})
    assert table(Counter(tree=10.5, cli=29.0), Counter(tree=1000, cli=7)) == [
        "folder           tests   seconds  budget",
        "cli                  7      29.0      30",
        "tree             1,000      10.5      10  over",
        "all              1,007      39.5      40",
    ]


def test_a_busy_machine_marks_nothing(monkeypatch):
    monkeypatch.setattr(time_by_folder, "BUDGETS", {"tree": 10})
    lines = table(Counter(tree=10.5), Counter(tree=1000), busy=True)
    assert lines[1] == "tree             1,000      10.5      10"
