import numpy as np
import pytest
from scipy.sparse import csr_array
from sklearn.naive_bayes import MultinomialNB
from sklearn.pipeline import make_pipeline
from sklearn.utils.estimator_checks import parametrize_with_checks

from topicgrouper import TopicGrouper
from topicgrouper.evaluation import TopicNaiveBayes


@parametrize_with_checks([TopicNaiveBayes(), TopicNaiveBayes(smoothing=0)])
def test_scikit_learn_checks(estimator, check):
    check(estimator)


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
    ours = TopicNaiveBayes(smoothing=smoothing).fit(make(reduced[:60]), y[:60])
    theirs = MultinomialNB(alpha=smoothing).fit(reduced[:60], y[:60])
    np.testing.assert_array_equal(ours.classes_, theirs.classes_)
    np.testing.assert_array_equal(ours.predict(make(reduced[60:])), theirs.predict(reduced[60:]))
    np.testing.assert_allclose(
        ours.predict_log_proba(make(reduced[60:])), theirs.predict_log_proba(reduced[60:])
    )
    assert ours.score(reduced[60:], y[60:]) > 0.5


def test_without_smoothing_impossible_classes_have_probability_zero():
    model = TopicNaiveBayes(smoothing=0).fit([[2, 0, 1], [0, 2, 1]], ["cats", "dogs"])
    np.testing.assert_allclose(
        model.predict_proba([[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0]]),
        [[1, 0], [0, 1], [0.5, 0.5], [0.5, 0.5]],
    )


def test_it_follows_topics_in_a_pipeline():
    X, y = labelled_counts(seed=1)
    pipeline = make_pipeline(TopicGrouper(n_topics=10), TopicNaiveBayes()).fit(X[:60], y[:60])
    assert pipeline.score(X[60:], y[60:]) > 0.5


@pytest.mark.parametrize(
    ("smoothing", "error"),
    [(-1, ValueError), (np.nan, ValueError), (np.inf, ValueError), ("1", TypeError)],
)
def test_bad_smoothing_is_refused(smoothing, error):
    with pytest.raises(error, match="smoothing must be"):
        TopicNaiveBayes(smoothing=smoothing).fit([[1]], ["a"])
