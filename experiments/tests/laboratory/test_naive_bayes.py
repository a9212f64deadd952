"""Naive Bayes: against scikit-learn's, against the formula, and its limit without smoothing."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array
from sklearn.naive_bayes import MultinomialNB

from experiments.laboratory.naive_bayes import ClassScores, NaiveBayes
from topicgrouper import TopicGrouper


def labelled_counts(*, seed=0):
    rng = np.random.default_rng(seed)
    y = np.array(["cats", "dogs", "fish"])[rng.integers(0, 3, size=90)]
    rates = {label: rng.gamma(0.5, 2.0, size=25) for label in np.unique(y)}
    return rng.poisson([rates[label] for label in y]), y


@pytest.mark.parametrize("smoothing", [1.0, 0.1])
@pytest.mark.parametrize("make", [np.asarray, csr_array])
def test_it_equals_multinomial_naive_bayes_on_reduced_counts(smoothing, make):
    X, y = labelled_counts()
    reduced = TopicGrouper(n_topics=6).fit(X).transform(X)
    ours = NaiveBayes.of(make(reduced[:60]), y[:60], smoothing=smoothing)
    theirs = MultinomialNB(alpha=smoothing).fit(reduced[:60], y[:60])
    test = make(reduced[60:])
    np.testing.assert_array_equal(ours.labels, theirs.classes_)
    np.testing.assert_array_equal(ours.predict(test), theirs.predict(reduced[60:]))
    np.testing.assert_allclose(
        ours.scores.log_posteriors(test), theirs.predict_log_proba(reduced[60:])
    )
    assert ours.hits(test, y[60:]).mean() == theirs.score(reduced[60:], y[60:]) > 0.5


def test_without_smoothing_impossible_classes_have_probability_zero():
    model = NaiveBayes.of(np.array([[2, 0, 1], [0, 2, 1]]), ["cats", "dogs"], smoothing=0)
    documents = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0]])
    np.testing.assert_allclose(
        np.exp(model.scores.log_posteriors(documents)), [[1, 0], [0, 1], [0.5, 0.5], [0.5, 0.5]]
    )


FEATURES = 4


def count_rows(n):
    cells = st.integers(0, 4)
    return st.lists(st.lists(cells, min_size=FEATURES, max_size=FEATURES), min_size=n, max_size=n)


def by_the_formula(counts, sizes, document, smoothing):
    """Give the score of each class, term by term as the paper has it."""
    counts, sizes = np.array(counts, float), np.array(sizes, float)
    scores = np.log(sizes / sizes.sum())
    for c in range(len(counts)):
        for t in range(FEATURES):
            share = (smoothing + counts[c, t]) / (smoothing * FEATURES + counts[c].sum())
            scores[c] += document[t] * np.log(share)
    return scores


@given(count_rows(3), count_rows(1), st.lists(st.integers(1, 9), min_size=3, max_size=3))
def test_scores_follow_the_formula(counts, documents, sizes):
    scores = ClassScores.of(counts, class_sizes=sizes, smoothing=0.5)
    expected = by_the_formula(counts, sizes, documents[0], 0.5)
    posteriors = scores.log_posteriors(np.array(documents, float))[0]
    np.testing.assert_allclose(posteriors - posteriors[0], expected - expected[0], atol=1e-9)
    assert np.exp(posteriors).sum() == pytest.approx(1)


@given(count_rows(3), count_rows(2), st.lists(st.integers(1, 9), min_size=3, max_size=3))
def test_no_smoothing_is_the_limit_of_little_smoothing(counts, documents, sizes):
    documents = np.array(documents, float)
    limit = np.exp(ClassScores.of(counts, class_sizes=sizes, smoothing=0).log_posteriors(documents))
    little = ClassScores.of(counts, class_sizes=sizes, smoothing=1e-150)
    np.testing.assert_allclose(limit, np.exp(little.log_posteriors(documents)), atol=1e-9)


def test_without_smoothing_a_class_that_has_all_topics_wins():
    # class 1 is a thousand times as frequent, but never has topic 0
    scores = ClassScores.of([[1, 9], [0, 9]], class_sizes=[1, 1000], smoothing=0)
    assert scores.best(np.array([[1.0, 50.0], [0.0, 50.0]])).tolist() == [0, 1]


def test_without_smoothing_the_least_impossible_class_wins():
    counts = [[5, 5, 0, 0], [0, 5, 5, 0]]
    scores = ClassScores.of(counts, class_sizes=[1, 1], smoothing=0)
    # no class has topic 3; the first has less that it never has in row 0, the second in row 1
    assert scores.best(np.array([[2.0, 0, 1, 1], [1, 0, 2, 1]])).tolist() == [0, 1]


def test_without_smoothing_equal_impossibility_leaves_the_score_to_decide():
    counts = [[8, 2, 0], [2, 8, 0]]
    scores = ClassScores.of(counts, class_sizes=[1, 1], smoothing=0)
    assert scores.best(np.array([[3.0, 1, 2], [1, 3, 2]])).tolist() == [0, 1]


def test_rounding_does_not_decide_what_is_impossible():
    counts = [[0, 0, 0, 1], [0, 0, 0, 1]]
    document = np.array([[0.1, 0.2, 0.3, 1.0]])
    scores = ClassScores.of(counts, class_sizes=[1, 3], smoothing=0)
    assert scores.best(document) == [1]
    assert np.isfinite(scores.log_posteriors(document)).all()


def test_an_empty_document_goes_to_the_most_frequent_class_and_ties_to_the_first():
    for smoothing in (0, 1):
        scores = ClassScores.of(
            [[1, 2], [2, 1], [3, 3]], class_sizes=[1, 4, 4], smoothing=smoothing
        )
        assert scores.best(np.zeros((1, 2))) == [1]
