"""The comparison of softened views with LDA: rows kept in a file, tables made from them."""

import numpy as np
import pytest
from scipy.sparse import csr_array

import softened_views
from count_samples import sparse_zipf_counts
from topicgrouper import fit_tree


@pytest.fixture
def data():
    train = csr_array(sparse_zipf_counts(40, 30, length=20, seed=1))
    test = csr_array(sparse_zipf_counts(10, 30, length=20, seed=2))
    return softened_views.DataSet("made up", train, test, fit_tree(train), (1.0, 2.0))


@pytest.mark.parametrize("model", ["Topic Grouper", "refined", "softened", "softened, cvb0"])
def test_every_model_is_measured(data, model):
    row = softened_views.measure(data, model, 3)
    assert row.key == ("made up", 3, model)
    assert 1 < row.perplexity < 30
    assert row.documents == 10


def test_rows_come_back_as_they_were_written(tmp_path):
    path = tmp_path / "rows.csv"
    assert softened_views.read_rows(path) == []
    rows = [
        softened_views.Row("a", n, "refined", 12.5 * n, 0.25, 10, 1.5, 2.5, 3) for n in (50, 100)
    ]
    for row in rows:
        softened_views.append_row(row, path)
    assert softened_views.read_rows(path) == rows
    assert (
        softened_views.table(rows, "a").splitlines()[-1] == "| refined | 625 | 2.5 | 1,250 | 2.5 |"
    )


def test_long_documents_are_thinned_out(monkeypatch):
    monkeypatch.setattr(softened_views, "WORK", 250)
    counts = csr_array(np.full((9, 1), 8))
    assert softened_views.every_nth(counts).shape == (3, 1)
