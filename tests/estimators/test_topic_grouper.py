import pickle
from types import SimpleNamespace

import numpy as np
import pandas as pd
import pytest
from scipy.sparse import csc_array, csr_array, csr_matrix, issparse
from scipy.special import gammaln
from sklearn.base import clone
from sklearn.datasets import make_multilabel_classification
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GridSearchCV
from sklearn.pipeline import make_pipeline

from experiments.sampling.perplexity import perplexity
from tests.estimators.family import COUNTS
from topicgrouper import DocumentTopicGrouper, SoftTopicGrouper, TopicGrouper, fit_tree
from topicgrouper.fitting import refine, regrow


@pytest.fixture(name="X")
def some_counts():
    counts, _ = make_multilabel_classification(
        n_samples=60, n_features=40, n_classes=4, length=60, random_state=3
    )
    return counts.astype(np.int64)


def test_transform_counts_the_words_of_each_topic(X):
    model = TopicGrouper(n_topics=5, values="counts").fit(X)
    expected = np.stack([X[:, model.labels_ == t].sum(axis=1) for t in range(5)], axis=1)
    np.testing.assert_array_equal(model.transform(X), expected)
    np.testing.assert_array_equal(model.fit_transform(X), expected)


@pytest.mark.parametrize("values", ["weights", "shares"])
def test_they_sum_to_one_but_for_empty_documents(X, values):
    X[3] = 0
    shares = TopicGrouper(n_topics=5, values=values).fit(X).transform(X)
    assert shares[3].tolist() == [0] * 5
    np.testing.assert_allclose(np.delete(shares, 3, axis=0).sum(axis=1), 1.0)


def test_components_are_word_distributions(X):
    X[:, 11] = 0
    model = TopicGrouper(n_topics=6).fit(X)
    np.testing.assert_allclose(model.components_.sum(axis=1), 1.0)
    assert model.labels_[11] == -1
    assert not model.components_[:, 11].any()
    assert (np.count_nonzero(model.components_, axis=0) == (np.arange(40) != 11)).all()


def test_words_unseen_in_training_are_ignored(X):
    X[:, 11] = 0
    model = TopicGrouper(n_topics=6).fit(X)
    new = X.copy()
    new[:, 11] = 7
    np.testing.assert_array_equal(model.transform(new), model.transform(X))
    assert model.score(new) == model.score(X)


@pytest.mark.parametrize(
    "make", [csr_array, csr_matrix, csc_array, pd.DataFrame, np.asfortranarray]
)
def test_every_kind_of_matrix_gives_the_same(X, make):
    expected = TopicGrouper(n_topics=4).fit(X)
    model = TopicGrouper(n_topics=4).fit(make(X))
    assert model.tree_ == expected.tree_
    np.testing.assert_array_equal(model.transform(make(X)), expected.transform(X))
    np.testing.assert_array_equal(model.predict(make(X)), expected.predict(X))


@pytest.mark.parametrize("dtype", [bool, np.uint8, np.int32, np.uint64, np.float32, np.float64])
def test_every_number_type_gives_the_same_tree(X, dtype):
    binary = (X > 1).astype(np.int64)
    expected = TopicGrouper(n_topics=4).fit(binary)
    model = TopicGrouper(n_topics=4).fit(binary.astype(dtype))
    np.testing.assert_array_equal(model.children_, expected.children_)
    found = model.transform(binary.astype(dtype))
    np.testing.assert_allclose(found, expected.transform(binary), rtol=1e-6)
    assert found.dtype == (np.float32 if dtype is np.float32 else np.float64)
    np.testing.assert_array_equal(found.argmax(axis=1), expected.predict(binary))


@pytest.mark.parametrize("sparse_output", [True, False])
def test_output_kind_can_be_chosen(X, sparse_output):
    model = TopicGrouper(n_topics=4, sparse_output=sparse_output).fit(X)
    assert issparse(model.transform(X)) == sparse_output
    assert issparse(model.transform(csr_array(X))) == sparse_output


@pytest.mark.parametrize(
    ("name", "known"), [("sparse_output", "True, False"), ("values", "'weights', 'counts'")]
)
def test_a_kind_that_does_not_exist_is_refused(X, name, known):
    with pytest.raises(ValueError, match=f"{name} must be one of {known}"):
        TopicGrouper(**{name: "maybe"}).fit(X)


def test_data_frames_name_the_words_and_get_frames_back(X):
    frame = pd.DataFrame(X, columns=[f"w{i}" for i in range(40)])
    model = TopicGrouper(n_topics=3).set_output(transform="pandas").fit(frame)
    assert model.tree_.find("w7") == model.tree_.columns.tolist().index(7)
    result = model.transform(frame)
    assert list(result.columns) == [f"topic_{topic.number}" for topic in model.view_]
    assert model.feature_names_in_.tolist() == list(frame.columns)


def test_a_refined_model_is_the_refined_view(X):
    model = TopicGrouper(n_topics=7, refine=True, values="counts").fit(X)
    view = refine(model.tree_.view(7))
    assert view.refinement.gain > 0
    assert model.view_ == view
    assert [topic.id for topic in view] == model.topic_nodes_.tolist()
    np.testing.assert_array_equal(
        model.topic_nodes_[model.labels_[model.tree_.columns]], view.labels
    )
    expected = np.stack([X[:, model.labels_ == t].sum(axis=1) for t in range(7)], axis=1)
    np.testing.assert_array_equal(model.transform(X), expected)
    np.testing.assert_allclose(model.components_.sum(axis=1), 1.0)
    np.testing.assert_allclose(model.components_.sum(axis=0)[model.tree_.columns], view.word_shares)


def test_the_score_of_a_refined_model_is_that_of_its_topics(X):
    train, test = X[:40], X[40:]
    model = TopicGrouper(n_topics=4, refine=True, values="counts").fit(train)
    shares = model.transform(train).sum(axis=0) / train.sum()
    trials = [
        perplexity(
            SimpleNamespace(topic_words=model.components_, topic_prior=alpha * shares), train
        ).value
        for alpha in np.exp(np.linspace(0, 6, 200))
    ]
    alpha = np.exp(np.linspace(0, 6, 200))[np.argmin(trials)]
    expected = perplexity(
        SimpleNamespace(topic_words=model.components_, topic_prior=alpha * shares), test
    ).value
    assert model.perplexity(test) == pytest.approx(expected, rel=1e-3)


def test_score_is_the_dirichlet_multinomial_of_the_documents(X):
    train, test = X[:40], X[40:]
    model = TopicGrouper(n_topics=4, values="counts").fit(train)
    topics, m = model.transform(test), model.transform(train).sum(axis=0) / train.sum()
    phi = model.components_.sum(axis=0)

    def score(alpha, documents, topics):
        lengths = topics.sum(axis=1)
        log_p = gammaln(alpha) - gammaln(alpha + lengths)
        log_p += (gammaln(alpha * m + topics) - gammaln(alpha * m)).sum(axis=1)
        known = phi > 0
        return log_p.sum() + (documents[:, known] * np.log(phi[known])).sum()

    alphas = np.exp(np.linspace(np.log(0.01), np.log(1e5), 4000))
    of_training = model.transform(train)
    best = max(alphas, key=lambda a: score(a, train, of_training))
    expected = score(best, test, topics) / topics.sum()
    assert model.score(test) == pytest.approx(expected, rel=1e-4)
    assert model.perplexity(test) == pytest.approx(np.exp(-model.score(test)))


@pytest.mark.parametrize(
    ("bad", "match"),
    [
        ([[1, -1]], "Negative values"),
        ([[1.0, np.nan]], "NaN"),
        ([[1.0, np.inf]], "inf"),
        ([["a", "b"]], "not compatible with arrays of bytes/strings"),
        (np.empty((0, 3)), "0 sample"),
        (np.empty((3, 0)), "0 feature"),
        (np.zeros((3, 3)), "No word occurs"),
    ],
)
def test_bad_input_is_refused(bad, match):
    with pytest.raises(ValueError, match=match):
        TopicGrouper(n_topics=1).fit(bad)


def test_grid_search_in_worker_processes_agrees(X):
    grid = {"topicgrouper__n_topics": [2, 5]}
    pipeline = make_pipeline(TopicGrouper(values="shares"), LogisticRegression())
    y = X[:, 0] > 0
    scores = [
        GridSearchCV(pipeline, grid, cv=2, n_jobs=n_jobs).fit(X, y).cv_results_["mean_test_score"]
        for n_jobs in (1, 2)
    ]
    np.testing.assert_array_equal(*scores)


def test_a_regrown_model_has_the_regrown_tree(X):
    plain = TopicGrouper(n_topics=5).fit(X)
    model = TopicGrouper(n_topics=5, regrow=True).fit(X)
    assert model.tree_ == regrow(plain.tree_) != plain.tree_
    assert model.view(7).tree_ == model.tree_
    assert model.tree_.regrown_at


def test_groups_of_words_stay_together():
    words = [["x0", "x3"], ["x5", "x1"]]
    model = TopicGrouper(n_topics=4, together=words, refine=True).fit(COUNTS)
    assert model.tree_ == fit_tree(COUNTS, together=words)
    assert model.labels_[0] == model.labels_[3]
    assert model.labels_[5] == model.labels_[1]
    assert clone(model).get_params()["together"] == words
    with pytest.warns(UserWarning, match="more than the 7 groups that stay together and other"):
        assert model.view(9).n_topics_ == 7


def test_a_cache_tells_groups_apart(tmp_path):
    plain = TopicGrouper(n_topics=3, memory=str(tmp_path)).fit(COUNTS)
    grouped = clone(plain).set_params(together=[["x0", "x3"]]).fit(COUNTS)
    assert grouped.tree_.max_topics == plain.tree_.max_topics - 1


def test_regrown_trees_are_cached_and_reported(X, tmp_path, caplog):
    model = TopicGrouper(n_topics=5, regrow=True, memory=str(tmp_path), verbose=True).fit(X)
    assert "Regrowing the tree, pass 5 of 6" in caplog.text
    caplog.clear()
    again = TopicGrouper(n_topics=6, regrow=True, memory=str(tmp_path), verbose=True).fit(X)
    assert "pass " not in caplog.text
    assert again.tree_ == model.tree_
    assert pickle.loads(pickle.dumps(again)).tree_ == model.tree_


@pytest.mark.parametrize("kind", [list, tuple, np.array], ids=["list", "tuple", "array"])
def test_texts_are_told_where_they_belong(kind):
    for estimator in (TopicGrouper, SoftTopicGrouper, DocumentTopicGrouper):
        with pytest.raises(TypeError, match="takes counts, got texts; use TextTopicGrouper"):
            estimator().fit(kind(["tea and milk", "cat and dog"]))


def frame_of(X, names):
    return pd.DataFrame(X, columns=names)


def test_new_columns_of_a_frame_are_new_words_and_missing_ones_are_zero(X):
    names = [f"w{i}" for i in range(40)]
    old, new = frame_of(X[:40, :35], names[:35]), frame_of(X[40:, 2:][:, ::-1], names[2:][::-1])
    for make in (TopicGrouper, SoftTopicGrouper, DocumentTopicGrouper):
        model = make(n_topics=4).fit(old)
        start = model.tree_
        model.update(new)
        whole = X.copy()
        whole[:40, 35:] = whole[40:, :2] = 0
        order = [*range(35), *range(39, 34, -1)]  # new words follow, in the order of their columns
        assert model.feature_names_in_.tolist() == [names[column] for column in order]
        assert model.n_features_in_ == 40
        grown = fit_tree(whole[:, order], [names[column] for column in order], start=start)
        assert model.tree_ == grown
        np.testing.assert_array_equal(model.tree_.counts.toarray(), whole[:, order])
        shown = model.set_output(transform="pandas").transform(
            frame_of(whole, names)[model.feature_names_in_]
        )
        assert list(shown.columns) == model.get_feature_names_out().tolist()
        aligned = new.reindex(columns=model.feature_names_in_, fill_value=0)
        assert model.predict(aligned).shape == (20,)


def test_a_plain_column_that_was_empty_may_fill_in_an_update(X):
    X[:40, [3, 20]] = 0
    model = TopicGrouper(n_topics=4).fit(csr_array(X[:40]))
    start = model.tree_
    assert start.n_words == 38
    model.update(csr_array(X[40:]))
    assert model.tree_ == fit_tree(X, start=start)
    assert (model.tree_.n_words, model.n_features_in_) == (40, 40)
    assert model.labels_[3] >= 0


def test_weights_can_be_added(X):
    model = TopicGrouper(n_topics=4).fit(X[:40])
    start = model.tree_
    model.update(X[40:] * 0.25)
    assert model.tree_ == fit_tree(np.vstack([X[:40], X[40:] * 0.25]), start=start)
    for make in (SoftTopicGrouper, DocumentTopicGrouper):
        with pytest.raises(ValueError, match="whole numbers"):
            make(n_topics=4).fit(X[:40]).update(X[40:] * 0.25)


@pytest.mark.parametrize(
    ("bad", "match"),
    [
        ([[1] * 39], "39 columns, but TopicGrouper was fitted to 40.*words as column names"),
        ([[-1] * 40], "Negative values"),
        ([[np.nan] * 40], "NaN"),
        ([["a"] * 40], "not compatible with arrays of bytes/strings"),
        (np.empty((0, 40)), "0 sample"),
        ([1] * 40, "Expected 2D array"),
        (
            pd.DataFrame([[1] * 40], columns=[f"w{i}" for i in range(40)]),
            "without names; pass a ma",
        ),
    ],
)
def test_a_bad_update_is_refused_and_changes_nothing(X, bad, match):
    model = TopicGrouper(n_topics=4).fit(X)
    tree = model.tree_
    with pytest.raises(ValueError, match=match):
        model.update(bad)
    assert model.tree_ is tree
    assert model.n_features_in_ == 40


def test_a_bad_frame_is_refused_and_changes_nothing(X):
    names = [f"w{i}" for i in range(40)]
    model = TopicGrouper(n_topics=4).fit(frame_of(X, names))
    for bad, match in (
        (X, "no column names.*pass a data frame"),
        (frame_of(X, ["new", *names[1:39], "new"]), r"more than once|unique column names"),
        (frame_of(-X, [*names[1:], "new"]), "Negative values"),
    ):
        with pytest.raises(ValueError, match=match):
            model.update(bad)
    assert model.feature_names_in_.tolist() == names
