import numpy as np
import pytest

from topicgrouper import SoftTopicGrouper, fit_tree
from topicgrouper.fitting import refine
from topicgrouper.mixtures import soften


@pytest.fixture(name="X")
def two_meanings_of_a_word():
    money = [6, 5, 4, 0, 0, 0, 4]
    river = [0, 0, 0, 5, 6, 4, 4]
    generator = np.random.default_rng(0)
    return np.array([generator.poisson(money if i % 2 else river) for i in range(60)])


def test_it_is_a_softened_view_of_the_tree(X):
    model = SoftTopicGrouper(n_topics=2).fit(X)
    tree = fit_tree(X)
    expected = soften(refine(tree.view(2)))
    assert model.tree_ == tree
    np.testing.assert_array_equal(model.components_, expected.topic_words)
    np.testing.assert_array_equal(model.transform(X), expected.transform(X, values="weights"))
    np.testing.assert_array_equal(model.predict(X), expected.predict(X))
    shares = SoftTopicGrouper(n_topics=2, values="shares").fit(X)
    np.testing.assert_array_equal(shares.transform(X), expected.transform(X))
    np.testing.assert_array_equal(model.topic_nodes_, expected.nodes)
    assert model.view_ == refine(tree.view(2))
    assert [word.word for word in model.soft_.shared_words()] == ["x6"]


def test_the_start_can_be_chosen(X):
    model = SoftTopicGrouper(n_topics=3, refine=False).fit(X)
    expected = soften(fit_tree(X).view(3))
    np.testing.assert_array_equal(model.components_, expected.topic_words)


def test_there_is_no_score(X):
    model = SoftTopicGrouper(n_topics=2).fit(X)
    assert not hasattr(model, "score")
    assert not hasattr(model, "perplexity")


def test_rows_and_components_are_distributions(X):
    X[:, 2] = 0
    X[5] = 0
    model = SoftTopicGrouper(n_topics=3).fit(X)
    np.testing.assert_allclose(model.components_.sum(axis=1), 1.0)
    assert not model.components_[:, 2].any()
    np.testing.assert_allclose(model.transform(X).sum(axis=1), np.arange(len(X)) != 5)
    assert model.predict(X)[5] == -1
    assert model.soft_.predict()[5] == -1
    assert (model.predict(X) == model.soft_.predict()).mean() > 0.9  # not estimated again
    np.testing.assert_allclose(model.set_params(values="shares").transform(X).sum(axis=1), 1.0)
    prior = model.soft_.topic_prior
    np.testing.assert_allclose(model.transform(X)[5], prior / prior.sum())


def test_weights_are_refused_before_a_tree_is_fitted(X, monkeypatch):
    monkeypatch.setattr("topicgrouper.estimators.base.fit_tree", pytest.fail)
    with pytest.raises(ValueError, match="whole numbers"):
        SoftTopicGrouper(n_topics=2).fit(X * 0.5)
