"""Accuracies that are compared on the same documents."""

from base64 import b64encode
from types import SimpleNamespace

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments.laboratory.classification_points import (
    ClassifiedRow,
    lda_training_counts,
    measure_words,
)
from experiments.laboratory.data_sets import prepared
from experiments.laboratory.options import options


def row(hits):
    bits = np.packbits(np.array(hits, dtype=bool)).tobytes()
    share = float(np.mean(hits))
    return ClassifiedRow("a", "b", 3, share, len(hits), 0, 0.0, 0, b64encode(bits).decode())


def test_the_documents_are_those_that_were_packed():
    hits = np.random.default_rng(0).random(37) < 0.7
    np.testing.assert_array_equal(row(hits).hits, hits)
    assert row(hits).standard_error == pytest.approx(np.std(hits) / np.sqrt(37))


def test_differences_count_documents_that_one_model_alone_got_right():
    one, other = [1] * 90 + [1] * 8 + [0] * 2, [1] * 90 + [0] * 8 + [1] * 2
    difference = row(one).minus(row(other))
    assert (difference.better, difference.worse) == (8, 2)
    assert difference.value == pytest.approx(0.06)
    assert difference.standard_error == pytest.approx(np.sqrt(10) / 100)
    assert difference.is_tie
    # With less disagreement, the same difference is more than two standard errors.
    assert not row([1] * 98 + [0] * 2).minus(row([1] * 92 + [0] * 8)).is_tie
    assert row(one).minus(row(one)).is_tie


def test_training_documents_are_smoothed_by_the_prior():
    counts = csr_array(np.random.default_rng(0).poisson(0.7, size=(40, 15)))
    shares = np.random.default_rng(3).dirichlet(np.ones(3), size=40)
    model = SimpleNamespace(training_document_topics=shares, topic_prior=np.array([0.5, 2.0, 1.5]))
    plain = lda_training_counts(model, counts, smoothed=False)
    lengths = counts.sum(axis=1).reshape(-1, 1)
    np.testing.assert_allclose(plain, shares * lengths)
    found = lda_training_counts(model, counts, smoothed=True)
    np.testing.assert_allclose(found, lengths * (plain + model.topic_prior) / (lengths + 4.0))


class Rows(list):
    """A table of results that nobody keeps."""

    add = list.append


def test_reuters(data_directory):
    chosen = options("", ["--data", str(data_directory)])
    (data,) = prepared(["Reuters 21578"], chosen)
    found = {}
    for model in ("Topic Grouper", "IG", "DF"):
        table = Rows()
        measure_words(data, table, model=model, numbers=(10, 100, 1000))
        found[model] = [each.accuracy for each in table]
    # as in the paper's figure: rising with n, document frequency below the others
    for accuracies in found.values():
        assert accuracies == sorted(accuracies)
        assert 0.94 < accuracies[-1] < 0.98
    assert found["Topic Grouper"][0] > found["IG"][0] > found["DF"][0]
    assert found["Topic Grouper"][1] > found["DF"][1]
