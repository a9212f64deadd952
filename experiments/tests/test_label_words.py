"""Words that describe documents: the measures, and a quick run."""

import numpy as np
import pytest
from scipy.stats import chi2_contingency

from experiments import label_words
from experiments.laboratory.results import Results


def test_g_squared_is_that_of_the_tables():
    inside = np.array([[3.0, 1.0], [0.0, 4.0], [2.0, 2.0]])
    sizes, n = np.array([4.0, 6.0]), 10
    found = label_words.g_squared(inside, sizes, n_documents=n)
    for word, topic in np.ndindex(inside.shape):
        a, b = inside[word, topic], inside[word].sum() - inside[word, topic]
        table = np.array([[a, sizes[topic] - a], [b, n - sizes[topic] - b]])
        if a * n > (a + b) * sizes[topic]:
            expected = chi2_contingency(table, correction=False, lambda_="log-likelihood")[0]
            assert found[word, topic] == pytest.approx(expected)
        else:
            assert found[word, topic] == -1


def test_a_quick_run(small_data, monkeypatch, tmp_path):
    monkeypatch.setattr(label_words, "QUICK_STEP", 1)
    monkeypatch.setattr(label_words, "NUMBERS", (3,))
    monkeypatch.setattr(label_words, "MIN_FREQUENCY", 1)
    given = {"data": small_data, "results": tmp_path, "kept": tmp_path, "only": "Reuters"}
    label_words.main(
        ["--quick", "--jobs=1", *(f"--{name}={value}" for name, value in given.items())]
    )
    rows = list(Results(tmp_path / "label_words.csv", label_words.LabelRow))
    assert {row.way for row in rows} == set(label_words.WAYS)
    assert all(0 < row.precision <= 1 for row in rows)
    assert (tmp_path / "label_words.md").exists()
