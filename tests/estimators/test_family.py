"""What holds for every estimator of the family."""

import inspect
import logging
import pickle
import warnings

import numpy as np
import pytest
from joblib import parallel_config
from sklearn.base import clone
from sklearn.exceptions import NotFittedError
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GridSearchCV
from sklearn.pipeline import make_pipeline

import topicgrouper.fitting.fit
from tests.estimators.family import COUNTS, FAMILY, MONEY, TEXTS, documents
from tests.tree.tree_samples import changed_tree
from topicgrouper import (
    DocumentTopicGrouper,
    SoftTopicGrouper,
    TextTopicGrouper,
    TopicGrouper,
    fit_tree,
    refine,
)
from topicgrouper.common.checks import free_threads
from topicgrouper.corpus import count_texts

pytestmark = pytest.mark.parametrize("make", FAMILY)
OF_HARD_TOPICS = {"together", "sparse_output"}


def test_parameters_have_the_same_names_order_and_defaults(make):
    given = inspect.signature(make).parameters
    expected = inspect.signature(TopicGrouper).parameters
    shared = [name for name in expected if make is not SoftTopicGrouper or name in given]
    assert tuple(given)[: len(shared)] == tuple(shared)
    assert set(expected) - set(given) <= OF_HARD_TOPICS
    differing = {name for name in shared if given[name] != expected[name]}
    others = {SoftTopicGrouper: {"refine"}, TextTopicGrouper: {"regrow"}}
    assert differing == others.get(make, set())


def test_attributes_describe_the_view(make):
    model = make(n_topics=4, refine=False, regrow=False).fit(documents(make))
    tree = fit_tree(COUNTS, count_texts(TEXTS).vocabulary if make is TextTopicGrouper else None)
    assert model.tree_ == tree
    assert model.view_ == tree.view(4)
    assert model.view_.tree is model.tree_
    assert model.n_topics_ == 4
    assert model.topic_nodes_.tolist() == [topic.id for topic in tree.view(4)]
    np.testing.assert_array_equal(model.topic_nodes_[model.labels_], tree.view(4).labels)
    np.testing.assert_array_equal(model.children_, tree.children)
    assert model.components_.shape == (4, COUNTS.shape[1])
    np.testing.assert_allclose(model.components_.sum(axis=1), 1.0)


def test_with_refine_it_looks_at_the_refined_view(make):
    model = make(n_topics=3, refine=True).fit(documents(make))
    assert model.view_ == refine(model.tree_.view(3))
    assert model.view_.is_refined
    assert model.view(2).view_ == refine(model.tree_.view(2))


@pytest.mark.parametrize("n_jobs", [None, 2])
def test_fitting_again_returns_the_same(make, n_jobs):
    model = make(n_topics=3).fit(documents(make))
    again = make(n_topics=3, n_jobs=n_jobs).fit_transform(documents(make))
    np.testing.assert_array_equal(again, model.transform(documents(make)))
    main = make(n_topics=3, n_jobs=n_jobs).fit_predict(documents(make))
    np.testing.assert_array_equal(main, model.predict(documents(make)))


def test_the_largest_weight_is_that_of_the_main_topic(make):
    model = make(n_topics=4, refine=False).fit(documents(make, slice(0, 12)))
    held_out = documents(make, slice(12, 24))
    weights, main = model.transform(held_out), model.predict(held_out)
    np.testing.assert_array_equal(weights.argmax(axis=1), main)
    np.testing.assert_allclose(weights.sum(axis=1), 1)
    nothing = ["unknown"] if make is TextTopicGrouper else np.zeros((1, COUNTS.shape[1]))
    assert model.predict(nothing).tolist() == [-1]
    assert not model.transform(nothing).any()
    if make is not SoftTopicGrouper:
        counts = (
            held_out
            if make is not TextTopicGrouper
            else count_texts(held_out).with_words_of(model.vocabulary_).counts
        )
        np.testing.assert_array_equal(main, model.view_.predict(counts))


def test_a_view_equals_a_new_fit_and_leaves_the_model_alone(make):
    model = make(n_topics=4).fit(documents(make))
    other = model.view(2)
    again = make(n_topics=2).fit(documents(make))
    assert other.tree_ is model.tree_
    np.testing.assert_array_equal(other.components_, again.components_)
    np.testing.assert_array_equal(
        other.transform(documents(make)), again.transform(documents(make))
    )
    if make is not SoftTopicGrouper:  # which has no perplexity
        assert other.perplexity(documents(make)) == again.perplexity(documents(make))
    assert (model.n_topics, model.n_topics_, other.n_topics, other.n_topics_) == (4, 4, 2, 2)
    other.set_output(transform="pandas").set_params(n_topics=1)
    assert model.transform(documents(make)).shape == (len(TEXTS), 4)


def test_any_view_of_the_tree_can_be_looked_at(make):
    model = make(n_topics=2).fit(documents(make))
    start = model.tree_.view(2)
    uneven = start.split(start[0])
    for view in (uneven, uneven.split(uneven[0]), refine(uneven)):
        other = model.view(view)
        assert other.view_ == view
        assert (other.n_topics_, other.get_params()["n_topics"]) == (view.n, view.n)
        assert other.transform(documents(make)).shape == (len(TEXTS), view.n)
        if make is not SoftTopicGrouper:  # which has no perplexity
            assert np.isfinite(other.perplexity(documents(make)))
    with pytest.raises(ValueError, match="other joins"):
        model.view(fit_tree([[1, 2, 0], [0, 1, 1]]).view(2))


def test_too_many_topics_are_as_many_as_there_are_words(make):
    with pytest.warns(UserWarning, match="n_topics=500 is more than the 9 words") as caught:
        model = make(n_topics=500).fit(documents(make))
    assert caught[0].filename == __file__
    assert model.n_topics_ == model.transform(documents(make)).shape[1] == 9


def test_an_update_is_the_grown_tree_of_all_documents(make):
    model = make(n_topics=3).fit(documents(make, slice(0, 12)))
    before, features = model.tree_, getattr(model, "n_features_in_", None)
    assert model.update(documents(make, slice(12, 24))) is model
    words = None if make is not TextTopicGrouper else model.vocabulary_
    assert model.tree_ == fit_tree(COUNTS, words, start=before)
    assert model.tree_.counts.shape[0] == len(TEXTS)
    assert (model.n_topics_, getattr(model, "n_features_in_", None)) == (3, features)
    assert {topic.number for topic in model.view_} == {topic.number for topic in before.view(3)}
    assert model.view_.is_refined == (make is SoftTopicGrouper)
    assert model.transform(documents(make)).shape == (len(TEXTS), 3)
    assert model.components_.shape == (3, COUNTS.shape[1])
    if make is not SoftTopicGrouper:  # which has no perplexity
        assert 1 < model.perplexity(documents(make)) < 9


def test_threads_do_not_matter_to_answers(make):
    words = np.random.default_rng(0).choice(" ".join(TEXTS).split(), (300, 12))
    texts = [" ".join(each) for each in words]
    many = texts if make is TextTopicGrouper else count_texts(texts).counts
    found = []
    for n_threads in (1, 3):
        with parallel_config("threading", n_jobs=n_threads):
            assert free_threads() == n_threads
            model = make(n_topics=3).fit(many)
            answers = [model.transform(many), model.predict(many)]
            if make is DocumentTopicGrouper:
                answers += [model.top_words(many).words, model.word_probabilities(many)]
                answers.append(model.document_model_.surprise(many).toarray())
        found.append(answers)
    for one, other in zip(*found, strict=True):
        np.testing.assert_array_equal(one, other)


def test_an_update_takes_the_parameters_as_they_are_now(make):
    model = make(n_topics=2, refine=False).fit(documents(make, slice(0, 12)))
    model.set_params(n_topics=4, refine=True).update(documents(make, slice(12, 24)))
    assert model.n_topics_ == 4
    assert model.view_ == refine(model.tree_.view(4))
    model.set_params(n_topics=500)
    with pytest.warns(UserWarning, match="n_topics=500 is more than the 9 words") as caught:
        model.update(documents(make, slice(0, 1)))
    assert caught[0].filename == __file__


def test_an_interrupted_update_leaves_the_model_as_it_was(make, monkeypatch):
    model = make(n_topics=3, refine=True).fit(documents(make, slice(0, 12)))
    tree, expected = model.tree_, model.transform(documents(make))
    last = {
        SoftTopicGrouper: "topic_grouper.soften",
        DocumentTopicGrouper: "topic_grouper.fit_documents",
    }

    def interrupted(*args, **kwargs):
        raise KeyboardInterrupt

    for step in ("base.fit_tree", "base.refine", last.get(make, "base.refine")):
        with monkeypatch.context() as patch:
            patch.setattr(f"topicgrouper.estimators.{step}", interrupted)
            with pytest.raises(KeyboardInterrupt):
                model.update(documents(make, slice(12, 24)))
        assert model.tree_ is tree
        np.testing.assert_array_equal(model.transform(documents(make)), expected)


def test_without_training_counts_there_is_no_update(make):
    model = make(n_topics=3).fit(documents(make))
    model.view_ = changed_tree(model.tree_, counts=None).view(3)
    with pytest.raises(ValueError, match=r"no training counts.*refit the estimator"):
        model.update(documents(make))


def test_perplexity_is_that_of_the_score_and_needs_known_words(make):
    if make is SoftTopicGrouper:
        return  # test_soft_topic_grouper says that there is none
    model = make(n_topics=2).fit(documents(make, slice(0, 12)))
    held_out = documents(make, slice(12, 24))
    if make is TextTopicGrouper:  # whose score would choose the largest number of topics
        assert not hasattr(model, "score")
        with pytest.raises(TypeError, match="score"):
            GridSearchCV(make(), {"n_topics": [2, 3]}).fit(held_out)
    else:
        assert model.perplexity(held_out) == pytest.approx(np.exp(-model.score(held_out)))
    assert 1 < model.perplexity(held_out) < 9
    nothing = ["unknown"] if make is TextTopicGrouper else np.zeros((1, COUNTS.shape[1]))
    with pytest.raises(ValueError, match=r"[Nn]o (word|document)"):
        model.perplexity(nothing)


def test_clone_and_pickle(make):
    model = make(n_topics=3, refine=True, algorithm="mehac").fit(documents(make))
    assert clone(model).get_params() == model.get_params()
    assert not hasattr(clone(model), "view_")
    copied = pickle.loads(pickle.dumps(model))
    assert copied.view_ == model.view_
    before, after = model.view_.refinement, copied.view_.refinement
    assert (after.gain, after.n_passes) == (before.gain, before.n_passes)
    for each, copy in ((model, copied), (model.view(2), copied.view(2))):
        np.testing.assert_array_equal(
            copy.transform(documents(make)), each.transform(documents(make))
        )
    if make is not SoftTopicGrouper:  # which has no perplexity
        assert copied.perplexity(documents(make)) == model.perplexity(documents(make))


def test_topics_have_names(make):
    model = make(n_topics=2, refine=False)
    frame = model.set_output(transform="pandas").fit_transform(documents(make))
    names = [f"topic_{topic.number}" for topic in model.view_]
    assert len(set(names)) == 2
    assert frame.columns.tolist() == model.get_feature_names_out().tolist() == names
    assert model.transform(documents(make)).columns.tolist() == names


def test_pipeline_and_search_over_n(make):
    pipeline = make_pipeline(make(), LogisticRegression())
    search = GridSearchCV(pipeline, {f"{make.__name__.lower()}__n_topics": [1, 2]}, cv=2)
    search.fit(documents(make), MONEY)
    assert list(search.best_params_.values()) == [2]
    np.testing.assert_array_equal(search.predict(documents(make)), MONEY)


def test_a_search_with_memory_fits_one_tree_per_fold(make, tmp_path, monkeypatch):
    def likely(model, X, y=None):
        return float(model.transform(X).max())

    fits = []
    agglomerate = topicgrouper.fitting.fit.agglomerate

    def counted(*args, **kwargs):
        fits.append(1)
        return agglomerate(*args, **kwargs)

    monkeypatch.setattr(topicgrouper.fitting.fit, "agglomerate", counted)
    grid = {"n_topics": [2, 3], "n_jobs": [1, 2], "algorithm": ["ehac", "mehac"]}
    search = GridSearchCV(make(memory=str(tmp_path)), grid, cv=3, refit=False, scoring=likely)
    search.fit(documents(make))
    assert len(fits) == 3
    assert np.isfinite(search.cv_results_["mean_test_score"]).all()


def test_progress_is_logged_only_when_asked(make, caplog):
    with caplog.at_level(logging.INFO, logger="topicgrouper"):
        make(n_topics=3).fit(documents(make))
        assert not caplog.records
        make(n_topics=3, verbose=True).fit(documents(make))
    assert "100 % done: Joining topics, 1 left" in caplog.text
    assert ("Softening" in caplog.text) == (make is SoftTopicGrouper)


def test_fitting_warns_about_nothing(make):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        make(n_topics=3).fit(documents(make)).transform(documents(make))


@pytest.mark.parametrize(
    ("params", "error", "match"),
    [
        ({"n_topics": 0}, ValueError, "n_topics must be at least 1, got 0"),
        ({"n_topics": 2.5}, TypeError, "n_topics must be a whole number, got 2.5"),
        ({"n_topics": True}, TypeError, "n_topics must be a whole number, got True"),
        ({"algorithm": "ward"}, ValueError, "must be one of 'auto', 'ehac', 'mehac'; got 'ward'"),
        ({"refine": "yes"}, ValueError, "refine must be one of True, False; got 'yes'"),
        ({"memory_limit": "lots"}, ValueError, "memory_limit 'lots'"),
    ],
)
def test_bad_parameters_are_named(make, params, error, match):
    with pytest.raises(error, match=match):
        make(**params).fit(documents(make))
    if "n_topics" in params:
        with pytest.raises(error, match=match):
            make(n_topics=2).fit(documents(make)).view(**params)


def test_what_needs_a_fit_says_so(make):
    model = make()
    scores = () if make is SoftTopicGrouper else (model.perplexity,)
    for use in (model.transform, model.predict, model.update, *scores):
        with pytest.raises(NotFittedError):
            use(documents(make))
    with pytest.raises(NotFittedError):
        model.view(2)
    for name in ("tree_", "n_topics_", "topic_nodes_", "labels_", "components_", "children_"):
        with pytest.raises(NotFittedError):
            getattr(model, name)
