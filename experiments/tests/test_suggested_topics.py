"""The suggested number of topics on made-up documents and half samples: a whole run."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments import suggested_topics
from experiments.laboratory.results import Results
from experiments.suggested_topics import HalfRow, PlantedRow


@pytest.fixture(scope="module")
def planted_row():
    return PlantedRow("uniform", "and function words", 4, 1, "greedy", 5, 5, 0.05)


def test_function_words_may_count_as_a_topic(planted_row):
    assert suggested_topics.is_right(planted_row)


def test_half_of_the_documents_keeps_words_that_stay_frequent():
    counts = csr_array(np.repeat([[2, 0, 3], [2, 2, 3]], [10, 1], axis=0))
    half = suggested_topics.half_of(counts, 1)
    assert half.shape[0] == 5
    assert half[:, [0]].sum() == 10
    assert half.sum(axis=0).min() >= 2


def test_a_quick_run(run_quick, tmp_path):
    results = run_quick(suggested_topics.main, tmp_path)
    planted = list(Results(results / "suggested_planted.csv", PlantedRow))
    assert {row.setting for row in planted} == {*suggested_topics.SETTINGS}
    assert {row.tree for row in planted} == {"greedy", "regrown"}
    assert all(row.suggested >= 2 for row in planted)
    assert any(suggested_topics.is_right(row) for row in planted)
    halves = list(Results(results / "suggested_halves.csv", HalfRow))
    assert {row.data_set for row in halves} == {*suggested_topics.COLLECTIONS}
    assert {row.half for row in halves} == {0, 1}
    for name in ("suggested_planted", "suggested_halves"):
        assert "regrown" in (results / f"{name}.md").read_text(encoding="utf-8")
