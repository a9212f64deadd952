import logging
import pickle

import numpy as np
import pandas as pd
import pytest
from scipy.sparse import csc_array, csr_array, csr_matrix
from sklearn.base import clone
from sklearn.exceptions import NotFittedError
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GridSearchCV
from sklearn.pipeline import make_pipeline
from sklearn.utils.estimator_checks import parametrize_with_checks

from topicgrouper import SoftTopicGrouper, TopicGrouper, fit_tree
from topicgrouper.evaluation import perplexity
from topicgrouper.mixtures.softening import soften
from topicgrouper.refinement import refine

TEXTS = [
    "loan money credit bank loan bank",
    "money credit bank interest",
    "river water boat bank river",
    "water boat bank river fish",
    "loan credit interest money",
    "fish boat water river",
] * 4
MONEY = [1, 1, 0, 0, 1, 0] * 4


@pytest.fixture(name="X")
def two_meanings_of_a_word():
    money = [6, 5, 4, 0, 0, 0, 4]
    river = [0, 0, 0, 5, 6, 4, 4]
    generator = np.random.default_rng(0)
    return np.array([generator.poisson(money if i % 2 else river) for i in range(60)])


@pytest.mark.filterwarnings("ignore:n_topics=.* is more")  # the checks' data have few columns
@parametrize_with_checks(
    [SoftTopicGrouper(n_topics=2), SoftTopicGrouper(n_topics=3, refine=False, method="cvb0")]
)
def test_scikit_learn_checks(estimator, check):
    check(estimator)


def test_it_is_a_softened_view_of_the_tree(X):
    model = SoftTopicGrouper(n_topics=2).fit(X)
    tree = fit_tree(X)
    expected = soften(refine(tree, 2))
    assert model.tree_ == tree
    np.testing.assert_array_equal(model.components_, expected.topic_words)
    np.testing.assert_array_equal(model.transform(X), expected.transform(X))
    np.testing.assert_array_equal(model.topic_nodes_, expected.nodes)
    assert model.refined_.n == model.n_topics_ == 2
    assert model.soft_.method == "default"
    assert [word.word for word in model.soft_.polysemous_words()] == ["x6"]


def test_the_start_and_the_method_can_be_chosen(X):
    model = SoftTopicGrouper(n_topics=3, refine=False, method="gibbs").fit(X)
    expected = soften(fit_tree(X), 3, method="gibbs")
    assert model.refined_ is None
    np.testing.assert_array_equal(model.components_, expected.topic_words)


def test_rows_and_components_are_distributions(X):
    X[:, 2] = 0
    X[5] = 0
    model = SoftTopicGrouper(n_topics=3).fit(X)
    np.testing.assert_allclose(model.components_.sum(axis=1), 1.0)
    assert not model.components_[:, 2].any()
    np.testing.assert_allclose(model.transform(X).sum(axis=1), 1.0)
    prior = model.soft_.topic_prior
    np.testing.assert_allclose(model.transform(X)[5], prior / prior.sum())


def test_score_is_that_of_left_to_right_sampling(X):
    model = SoftTopicGrouper(n_topics=2).fit(X[:40])
    expected = perplexity(model.soft_, X[40:]).value
    assert model.perplexity(X[40:]) == expected
    assert model.score(X[40:]) == pytest.approx(-np.log(expected))
    assert model.score(X[40:]) > TopicGrouper(n_topics=2).fit(X[:40]).score(X[40:])
    with pytest.raises(ValueError, match="No document has a word"):
        model.score(np.zeros_like(X))


def test_a_view_equals_a_new_fit_and_leaves_the_model_alone(X):
    model = SoftTopicGrouper(n_topics=2).fit(X)
    view = model.view(3)
    again = SoftTopicGrouper(n_topics=3).fit(X)
    assert view.tree_ is model.tree_
    np.testing.assert_array_equal(view.transform(X), again.transform(X))
    assert (model.n_topics_, view.n_topics_, view.get_params()["n_topics"]) == (2, 3, 3)


@pytest.mark.parametrize("make", [csr_array, csr_matrix, csc_array, pd.DataFrame])
def test_every_kind_of_matrix_gives_the_same(X, make):
    expected = SoftTopicGrouper(n_topics=2).fit(X)
    model = SoftTopicGrouper(n_topics=2).fit(make(X))
    np.testing.assert_array_equal(model.transform(make(X)), expected.transform(X))


def test_data_frames_name_the_words_and_get_frames_back(X):
    frame = pd.DataFrame(X, columns=[f"w{i}" for i in range(7)])
    model = SoftTopicGrouper(n_topics=2).set_output(transform="pandas").fit(frame)
    assert set(model.soft_.top_words(0, 7)) == set(frame.columns)
    assert list(model.transform(frame).columns) == ["softtopicgrouper0", "softtopicgrouper1"]
    assert model.feature_names_in_.tolist() == list(frame.columns)


def test_pipeline_and_search_over_n(tmp_path):
    pipeline = make_pipeline(
        CountVectorizer(), SoftTopicGrouper(memory=str(tmp_path)), LogisticRegression()
    )
    search = GridSearchCV(pipeline, {"softtopicgrouper__n_topics": [1, 2]}, cv=2)
    search.fit(TEXTS, MONEY)
    assert search.best_params_ == {"softtopicgrouper__n_topics": 2}
    assert search.predict(["a loan", "the fish"]).tolist() == [1, 0]


def test_clone_and_pickle(X):
    model = SoftTopicGrouper(n_topics=3, method="cvb0").fit(X)
    assert clone(model).get_params() == model.get_params()
    assert not hasattr(clone(model), "soft_")
    copied = pickle.loads(pickle.dumps(model))
    np.testing.assert_array_equal(copied.transform(X), model.transform(X))
    np.testing.assert_array_equal(copied.view(2).transform(X), model.view(2).transform(X))


def test_verbose_reports_rounds(X, caplog):
    with caplog.at_level(logging.INFO, logger="topicgrouper"):
        SoftTopicGrouper(n_topics=2).fit(X)
        assert not caplog.records
        SoftTopicGrouper(n_topics=2, verbose=True).fit(X)
    assert "topics left" in caplog.text
    assert "rounds" in caplog.text


@pytest.mark.parametrize(
    ("params", "error", "match"),
    [
        ({"n_topics": 0}, ValueError, "n_topics must be at least 1"),
        ({"refine": None}, ValueError, "refine must be"),
        ({"method": "em"}, ValueError, "method must be one of"),
        ({"algorithm": "ward"}, ValueError, "algorithm must be one of"),
    ],
)
def test_bad_parameters_are_named(X, params, error, match):
    with pytest.raises(error, match=match):
        SoftTopicGrouper(**params).fit(X)


def test_weights_are_refused_before_a_tree_is_fitted(X, monkeypatch):
    monkeypatch.setattr("topicgrouper.estimators.topic_grouper.fit_tree", pytest.fail)
    with pytest.raises(ValueError, match="whole numbers"):
        SoftTopicGrouper(n_topics=2).fit(X * 0.5)


def test_what_needs_a_fit_says_so(X):
    model = SoftTopicGrouper()
    for use in (model.transform, model.score, model.perplexity):
        with pytest.raises(NotFittedError):
            use(X)
    with pytest.raises(NotFittedError):
        model.view(2)
