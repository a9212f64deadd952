from types import SimpleNamespace

import numpy as np
import pytest
from scipy.sparse import csr_array, issparse
from sklearn.base import clone
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline

from topicgrouper import TopicGrouper, fit_tree
from topicgrouper.evaluation import LdaTopicCounts, ViewTopicCounts
from topicgrouper.evaluation.baselines import LdaSettings, fit_plsi
from topicgrouper.evaluation.classification import topic_counts

# ViewTopicCounts and LdaTopicCounts do not go through scikit-learn's estimator checks: the first
# takes only matrices as wide as its tree, the second is tested without a sampler, with a model that
# belongs to certain documents. What the checks ask of parameters, clones and input is below.


@pytest.fixture(name="X")
def some_counts():
    counts = np.random.default_rng(0).poisson(0.7, size=(40, 15))
    counts[:, 4] = 0  # a word that never occurs in training
    return counts


class StandInLda:
    """As much of a fitted LDA model as the transformer needs."""

    def __init__(self, n_documents, n=3):
        rng = np.random.default_rng(n)
        self.training_document_topics = rng.dirichlet(np.ones(n), size=n_documents)
        self.topic_prior = np.ones(n)

    def document_topics(self, counts):
        shares = np.arange(1.0, len(self.topic_prior) + 1)
        return np.tile(shares / shares.sum(), (counts.shape[0], 1))


@pytest.mark.parametrize("make", [np.asarray, csr_array])
def test_flat_topics_are_those_of_the_estimator(X, make):
    tree = fit_tree(X)
    for n in (1, 4, tree.n_words):
        result = ViewTopicCounts(tree.view(n)).fit_transform(make(X))
        expected = TopicGrouper(n_topics=n).fit(X).transform(X)
        assert issparse(result) == issparse(make(X))
        dense = result.toarray() if issparse(result) else result
        np.testing.assert_array_equal(dense, expected)


def test_words_that_are_not_in_the_tree_do_not_count(X):
    transformer = ViewTopicCounts(fit_tree(X).view(3)).fit(X)
    other = X.copy()
    other[:, 4] = 7
    np.testing.assert_array_equal(transformer.transform(other), transformer.transform(X))


def test_flat_topics_in_a_pipeline(X):
    tree = fit_tree(X)
    pipeline = make_pipeline(ViewTopicCounts(tree.view(4)), LogisticRegression())
    pipeline.fit(X, X[:, 0] > 0)
    assert clone(pipeline)[0].view.tree is tree
    names = pipeline[:-1].get_feature_names_out().tolist()
    assert names == [f"viewtopiccounts{t}" for t in range(4)]
    pipeline.set_params(viewtopiccounts__view=tree.view(2)).fit(X, X[:, 0] > 0)
    assert pipeline[0].n_topics_ == 2


@pytest.mark.parametrize(
    ("call", "match"),
    [
        (lambda view, X: ViewTopicCounts(view).fit(X[:, :7]), "X has 7 columns, but the tree"),
        (lambda view, X: ViewTopicCounts(view).fit(X).transform(X[:, :7]), "X has 7 features"),
        (lambda view, X: ViewTopicCounts(view).fit(-X), "Negative values"),
        (lambda view, X: ViewTopicCounts(view).transform(X), "not fitted yet"),
        (lambda _view, X: LdaTopicCounts().transform(X), "not fitted yet"),
        (lambda _view, X: LdaTopicCounts(model=StandInLda(40)).fit(-X), "Negative values"),
        (
            lambda _view, X: LdaTopicCounts(model=StandInLda(9)).fit(X),
            "fitted to 9 documents, but X has 40",
        ),
    ],
)
def test_bad_input_is_refused(X, call, match):
    with pytest.raises(ValueError, match=match):
        call(fit_tree(X).view(3), X)


@pytest.mark.parametrize("make", [np.asarray, csr_array])
def test_lda_knows_the_training_documents_and_folds_others_in(X, make):
    model = StandInLda(40)
    transformer = LdaTopicCounts(model=model)
    training = transformer.fit_transform(make(X))
    expected = model.training_document_topics * X.sum(axis=1, keepdims=True)
    np.testing.assert_allclose(training, expected)
    new = transformer.transform(make(X[:5]))
    np.testing.assert_allclose(new, np.outer(X[:5].sum(axis=1), [1 / 6, 2 / 6, 3 / 6]))
    assert transformer.get_feature_names_out().tolist() == [f"ldatopiccounts{t}" for t in range(3)]
    fitted = LdaTopicCounts(model=model).fit(X)
    np.testing.assert_array_equal(fitted.transform(X), transformer.transform(X))


def test_training_documents_are_smoothed_by_the_prior(X):
    model = StandInLda(40)
    model.topic_prior = np.array([0.5, 2.0, 1.5])
    X[3] = 0  # an empty document has no topics
    transformer = LdaTopicCounts(model=model, smoothed=True)
    found = transformer.fit_transform(X)
    for document, row in enumerate(found):
        length = X[document].sum()
        for topic, prior in enumerate(model.topic_prior):
            times = length * model.training_document_topics[document, topic]
            assert row[topic] == pytest.approx(length * (times + prior) / (length + 4.0))
    plain = LdaTopicCounts(model=model).fit(X)
    np.testing.assert_array_equal(transformer.transform(X), plain.transform(X))


def test_the_sweeps_of_fold_in_can_be_chosen(X):
    settings = LdaSettings(burn_in=5, samples=5)
    fitted = LdaTopicCounts(3, settings=settings, burn_in=7, sweeps=2).fit(X)
    shares = fitted.model_.document_topics(X, sweeps=2, burn_in=7)
    lengths = X.sum(axis=1, keepdims=True)
    np.testing.assert_array_equal(fitted.transform(X), shares * lengths)
    only_sweeps = LdaTopicCounts(model=fitted.model_, sweeps=2).fit(X).transform(X)
    expected = fitted.model_.document_topics(X, sweeps=2) * lengths
    np.testing.assert_array_equal(only_sweeps, expected)
    again = LdaTopicCounts(model=fitted.model_).fit(X).transform(X)
    np.testing.assert_array_equal(again, fitted.model_.document_topics(X) * lengths)


@pytest.mark.parametrize(
    ("setting", "error", "match"),
    [
        ({"burn_in": -1}, ValueError, "burn_in must be at least 0, got -1"),
        ({"sweeps": 0}, ValueError, "sweeps must be at least 1, got 0"),
        ({"burn_in": 1.5}, TypeError, "burn_in must be a whole number, got 1.5"),
        ({"sweeps": (200, 50)}, TypeError, "sweeps must be a whole number"),
    ],
)
def test_bad_sweeps_are_refused_before_the_fit(X, monkeypatch, setting, error, match):
    monkeypatch.setattr(topic_counts, "fit_lda", pytest.fail)
    with pytest.raises(error, match=match):
        LdaTopicCounts(3, **setting).fit(X)


@pytest.mark.parametrize("given", [["burn_in"], ["sweeps"], ["burn_in", "sweeps"]])
def test_sweeps_for_a_model_without_samples_are_refused(X, given):
    model = fit_plsi(X, 2)
    with pytest.raises(ValueError, match=f"fold-in of PlsiModel has no {' or '.join(given)}; omit"):
        LdaTopicCounts(model=model, **dict.fromkeys(given, 5)).fit(X)
    assert LdaTopicCounts(model=model).fit(X).transform(X).shape == (40, 2)


def test_lda_is_fitted_with_the_given_settings(X, monkeypatch):
    calls = []

    def fit_lda(counts, n, **options):
        calls.append((counts.shape, n, options))
        return StandInLda(counts.shape[0], n)

    monkeypatch.setattr(topic_counts, "fit_lda", fit_lda)
    settings = SimpleNamespace(name="settings")
    LdaTopicCounts(4, seed=3).fit(X)
    result = LdaTopicCounts(5, settings=settings, n_jobs=2).fit_transform(X)
    assert isinstance(calls[0][2].pop("settings"), LdaSettings)
    assert calls == [
        ((40, 15), 4, {"seed": 3, "n_jobs": None}),
        ((40, 15), 5, {"seed": 0, "n_jobs": 2, "settings": settings}),
    ]
    assert result.shape == (40, 5)
