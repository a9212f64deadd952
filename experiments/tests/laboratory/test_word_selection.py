"""Information gain and document frequency: against the formula, and what comes first."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from experiments.laboratory.word_selection import (
    best_columns,
    document_frequencies,
    information_gains,
)


def selected(X, y, n, *, smoothing=0.0):
    gains = information_gains(X, y, smoothing=smoothing)
    return best_columns(gains, n, frequencies=document_frequencies(X)).tolist()


def entropy(labels, *, classes, smoothing):
    total = len(labels) + smoothing * len(classes)
    shares = [(labels.count(label) + smoothing) / total for label in classes]
    return -sum(share * math.log(share) for share in shares if share)


def gain_of(column, labels, *, smoothing=0.0):
    """Compute Yang and Pedersen's formula directly."""
    classes = sorted(set(labels))
    gain = entropy(labels, classes=classes, smoothing=0.0)
    for present in (True, False):
        part = [
            label for count, label in zip(column, labels, strict=True) if (count > 0) == present
        ]
        if part:
            within = entropy(part, classes=classes, smoothing=smoothing)
            gain -= len(part) / len(labels) * within
    return gain


@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2), st.sampled_from("abc")), min_size=1),
    st.sampled_from([0.0, 0.5, 1.0]),
)
def test_information_gain_equals_the_direct_computation(rows, smoothing):
    counts, labels = np.array([row[:2] for row in rows]), [row[2] for row in rows]
    expected = [gain_of(column, labels, smoothing=smoothing) for column in counts.T.tolist()]
    for matrix in (counts, csr_array(counts)):
        found = information_gains(matrix, labels, smoothing=smoothing)
        np.testing.assert_allclose(found, expected, atol=1e-12)


def test_smoothing_prefers_words_of_more_documents():
    # The first word occurs in three documents of one class, the second in 13 and 7 of both.
    X, y = np.zeros((40, 2), dtype=int), ["a"] * 20 + ["b"] * 20
    X[:3, 0] = X[:13, 1] = X[20:27, 1] = 1
    assert selected(X, y, 1) == [0]
    assert selected(X, y, 1, smoothing=1.0) == [1]
    # The gain of a word in one document can be below 0.
    one = np.array([[1], *[[0]] * 58])
    assert information_gains(one, ["a", *"b" * 40, *"c" * 18], smoothing=1.0) < 0


@pytest.mark.parametrize("smoothing", [0.0, 1.0])
def test_words_that_do_not_occur_come_last(smoothing):
    # Smoothing makes the gain of the word in one document smaller than that of the missing word;
    # the word in all documents has the same gain as the missing one.
    X, y = np.zeros((59, 3), dtype=int), ["a", *"b" * 40, *"c" * 18]
    X[1, 1] = X[:, 2] = 1
    assert selected(X, y, 2, smoothing=smoothing) == [1, 2]
    if smoothing:
        gains = information_gains(X, y, smoothing=smoothing)
        assert gains[0] > gains[1]


def test_equal_scores_prefer_the_lower_column():
    scores = np.array([0.1, 0.5, 0.5 + 1e-15, 0.1, 0.9])
    assert best_columns(scores, 3, frequencies=np.ones(5)).tolist() == [1, 2, 4]
    assert best_columns(scores, 4, frequencies=np.ones(5)).tolist() == [0, 1, 2, 4]
    X = np.array([[0, 1, 1, 1], [0, 0, 0, 1], [1, 1, 1, 0]])
    frequencies = document_frequencies(csr_array(X))
    assert frequencies.tolist() == [1, 2, 2, 2]
    assert best_columns(frequencies, 2, frequencies=frequencies).tolist() == [1, 2]
    assert selected(np.array([[1, 0, 0], [0, 1, 0], [0, 1, 1]]), ["a", "b", "b"], 1) == [0]
