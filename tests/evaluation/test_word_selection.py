import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array, issparse
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.pipeline import make_pipeline
from sklearn.utils.estimator_checks import parametrize_with_checks

from topicgrouper.evaluation import DocumentFrequency, InformationGain, TopicNaiveBayes
from topicgrouper.evaluation.classification.word_selection import best_columns, information_gains


@parametrize_with_checks(
    [
        InformationGain(n_features=1),
        InformationGain(n_features=1, smoothing=1.0),
        DocumentFrequency(n_features=1),
    ]
)
def test_scikit_learn_checks(estimator, check):
    check(estimator)


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
    assert InformationGain(1).fit(X, y).get_support().tolist() == [True, False]
    assert InformationGain(1, smoothing=1.0).fit(X, y).get_support().tolist() == [False, True]
    # The gain of a word in one document can be below 0.
    assert information_gains([[1], *[[0]] * 58], ["a", *"b" * 40, *"c" * 18], smoothing=1.0) < 0


@pytest.mark.parametrize(
    ("smoothing", "error", "match"),
    [(-1, ValueError, "at least 0"), (math.inf, ValueError, "finite"), ("1", TypeError, "number")],
)
def test_bad_smoothing_is_refused(smoothing, error, match):
    with pytest.raises(error, match=match):
        InformationGain(1, smoothing=smoothing).fit([[1, 0], [0, 1]], ["a", "b"])
    with pytest.raises(error, match=match):
        information_gains([[1, 0], [0, 1]], ["a", "b"], smoothing=smoothing)


@pytest.mark.parametrize("smoothing", [0.0, 1.0])
def test_words_that_do_not_occur_come_last(smoothing):
    # Smoothing makes the gain of the word in one document smaller than that of the missing word;
    # the word in all documents has the same gain as the missing one.
    X, y = np.zeros((59, 3), dtype=int), ["a", *"b" * 40, *"c" * 18]
    X[1, 1] = X[:, 2] = 1
    selector = InformationGain(2, smoothing=smoothing).fit(X, y)
    assert selector.get_support().tolist() == [False, True, True]
    if smoothing:
        assert selector.scores_[0] > selector.scores_[1]


def test_information_gain_of_extreme_words():
    labels = ["a", "a", "b", "b"]
    counts = np.array([[1, 0, 3, 1], [2, 0, 1, 0], [0, 0, 1, 1], [0, 0, 9, 0]])
    np.testing.assert_allclose(
        information_gains(counts, labels), [math.log(2), 0, 0, 0], atol=1e-15
    )


def test_equal_scores_prefer_the_lower_column():
    scores = np.array([0.1, 0.5, 0.5 + 1e-15, 0.1, 0.9])
    assert best_columns(scores, 4, frequencies=np.ones(5)).tolist() == [4, 1, 2, 0]
    X = np.array([[0, 1, 1, 1], [0, 0, 0, 1], [1, 1, 1, 0]])
    assert DocumentFrequency(n_features=2).fit(X).get_support().tolist() == [
        False,
        True,
        True,
        False,
    ]
    mirrored = np.array([[1, 0, 0], [0, 1, 0], [0, 1, 1]])
    selector = InformationGain(n_features=1).fit(mirrored, ["a", "b", "b"])
    assert selector.get_support().tolist() == [True, False, False]


@pytest.mark.parametrize("make", [np.asarray, csr_array])
def test_selected_columns_are_those_with_the_largest_scores(make):
    rng = np.random.default_rng(0)
    X, y = rng.poisson(0.4, size=(50, 30)), rng.integers(0, 3, size=50)
    selector = InformationGain(n_features=7).fit(make(X), y)
    expected = np.sort(np.argsort(-selector.scores_, kind="stable")[:7])
    result = selector.transform(make(X))
    assert issparse(result) == issparse(make(X))
    np.testing.assert_array_equal(result.toarray() if issparse(result) else result, X[:, expected])
    frequencies = DocumentFrequency(n_features=7).fit(make(X)).scores_
    np.testing.assert_array_equal(frequencies, (X > 0).sum(axis=0))


def test_selection_names_its_words_in_a_pipeline():
    texts = ["sun and sky", "sun and sea", "tax and law", "tax and war"]
    pipeline = make_pipeline(CountVectorizer(), InformationGain(n_features=2), TopicNaiveBayes())
    pipeline.fit(texts, ["w", "w", "p", "p"])
    assert pipeline[:-1].get_feature_names_out().tolist() == ["sun", "tax"]
    assert pipeline.predict(["tax law", "sky sun"]).tolist() == ["p", "w"]


@pytest.mark.parametrize("selector", [InformationGain, DocumentFrequency])
@pytest.mark.parametrize(
    ("n", "error", "match"),
    [(0, ValueError, "from 1 to 2"), (3, ValueError, "from 1 to 2"), (1.5, TypeError, "whole")],
)
def test_bad_numbers_are_refused(selector, n, error, match):
    with pytest.raises(error, match=match):
        selector(n_features=n).fit([[1, 0], [0, 1]], ["a", "b"])
