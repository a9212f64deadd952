"""Regrown trees: every measurement in its table, none twice."""

import pytest

from experiments import regrown_trees
from experiments.laboratory.data_sets import CLASSIFIED, SOFTENED
from experiments.laboratory.results import Results
from experiments.regrown_trees import RegrownAccuracyRow, RegrownRow, StabilityRow, WholeRow


@pytest.fixture(scope="module")
def results(run_quick, tmp_path_factory):
    """Return the folder of a quick run."""
    return run_quick(regrown_trees.main, tmp_path_factory.mktemp("regrown"))


def test_every_data_set_is_measured(results):
    points = list(Results(results / "regrown_trees.csv", RegrownRow))
    wholes = list(Results(results / "regrown_wholes.csv", WholeRow))
    assert [row.data_set for row in wholes] == list(SOFTENED)
    for name in SOFTENED:
        mine = [row for row in points if row.data_set == name]
        assert {0, 10, 20} <= {row.n for row in mine}
        assert all(row.greedy > 1 and row.regrown > 1 for row in mine)
        assert all((row.refined > 0) == (row.n in regrown_trees.REFINED_AT) for row in mine)


def test_topics_of_halves_are_compared(results):
    rows = list(Results(results / "regrown_stability.csv", StabilityRow))
    assert {row.tree for row in rows} == {"greedy", "regrown", "refined"}
    assert all(-1 <= row.index <= 1 for row in rows)


def test_documents_are_classified_by_each_kind_of_view(results):
    rows = list(Results(results / "regrown_accuracy.csv", RegrownAccuracyRow))
    assert {(row.data_set, row.tree) for row in rows} == {
        (name, kind) for name in CLASSIFIED for kind in regrown_trees.KINDS
    }
    assert all(0 < row.accuracy <= 1 for row in rows)


def test_tables_and_the_figure_are_written(results):
    for name in ("regrown_trees", "regrown_wholes", "regrown_stability", "regrown_accuracy"):
        assert (results / f"{name}.md").read_text(encoding="utf-8").count("\n") >= 5
    assert list(results.glob("regrown_trees.*")) != [results / "regrown_trees.csv"]


def test_nothing_is_measured_twice(results, run_quick, monkeypatch):
    monkeypatch.setattr(regrown_trees, "regrow", None)  # would fail if it were called
    run_quick(regrown_trees.main, results.parent)
