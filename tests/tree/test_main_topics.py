"""What documents are about."""

import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, trees
from topicgrouper import FlatView, fit_tree, refine, soften
from topicgrouper.tree import main_topics

WORDS = ["the", "cat", "dog", "tea", "milk"]
COUNTS = np.array([[9, 3, 2, 0, 0], [9, 1, 2, 0, 0], [9, 0, 0, 2, 3], [9, 0, 0, 4, 2]])


def scores(view, counts):
    """Score every topic in every document, as the definition says."""
    return np.array(
        [
            [
                view.focus[place] * np.log2(1 + row[view.positions == place]).sum()
                for place in range(view.n)
            ]
            for row in np.asarray(counts)
        ]
    )


def grouped(damped, chosen, silent, n_topics):
    """Group documents around topics by eight rounds of spherical k-means, with loops."""
    n_documents = len(damped)
    rarity = np.log(1 + n_documents / np.maximum((damped > 0).sum(axis=0), 1))
    vectors = [row * rarity / (np.linalg.norm(row * rarity) or 1) for row in damped]
    for _ in range(8):
        centres = {}
        for topic in sorted({*chosen} - {-1}):
            total = sum(vectors[row] for row in range(n_documents) if chosen[row] == topic)
            centres[topic] = total / np.linalg.norm(total)
        chosen = [
            -1
            if silent[row]
            else max(centres, key=lambda topic: round(float(vectors[row] @ centres[topic]), 9))
            for row in range(n_documents)
        ]
    return chosen


def log_posteriors(damped, chosen, n_topics):
    """Return the log-probabilities of each topic that has documents, up to a constant."""
    average = damped.sum(axis=0) / damped.sum()
    added = 2 * damped.sum() / n_topics
    found = {}
    for topic in sorted({*chosen} - {-1}):
        mine = damped[np.array(chosen) == topic]
        total = mine.sum(axis=0)
        probabilities = (total + added * average) / (total.sum() + added)
        prior = (len(mine) + 1) / (len(damped) + n_topics)
        found[topic] = damped @ np.log(probabilities / average) + np.log(prior)
    return found


def expected_topics(view, counts):
    """Return the main topics as the definition says; documents with ties come out as None."""
    damped, first = np.log2(1 + counts), scores(view, counts)
    silent = [not row.any() for row in np.asarray(counts)]
    chosen = [-1 if quiet else int(row.argmax()) for row, quiet in zip(first, silent, strict=True)]
    chosen = grouped(damped, chosen, silent, view.n)
    for _ in range(4):
        found = log_posteriors(damped, chosen, view.n)
        before, chosen = (
            chosen,
            [
                -1 if quiet else max(found, key=lambda topic: found[topic][row])
                for row, quiet in enumerate(silent)
            ],
        )
        if chosen == before:
            break
    return chosen


@given(tree=trees(min_words=2, max_words=12), data=st.data())
def test_main_topics_are_those_of_the_definition(tree, data):
    tree = fit_tree(tree.counts)
    view = tree.view(data.draw(st.integers(1, tree.n_words)))
    if data.draw(st.booleans()) and view.n > 1:
        view = refine(view)
    counts = tree.counts.toarray()
    found = view.predict()
    np.testing.assert_array_equal(view.predict(counts), found)
    silent = ~counts.any(axis=1)
    np.testing.assert_array_equal(found == -1, silent)
    weights = view.transform(counts, values="weights")
    assert [row.argmax() if row.any() else -1 for row in weights.toarray()] == found.tolist()
    np.testing.assert_allclose(weights.sum(axis=1), ~silent)
    assert {*weights.indices.tolist()} <= {*found.tolist()}  # of topics that have documents


@pytest.mark.parametrize("seed", range(12))
def test_without_ties_they_are_exactly_those_of_the_definition(seed):
    rng = np.random.default_rng(seed)
    kinds = rng.integers(3, size=40)
    rates = rng.gamma(0.3, size=(3, 14))
    counts = rng.poisson(3 * rates[kinds])
    counts = counts[:, counts.any(axis=0)]
    tree = fit_tree(counts)
    view = tree.view(2 + seed % 4)
    view = refine(view) if seed % 2 else view
    assert view.predict().tolist() == expected_topics(view, counts)


def test_large_collections_are_looked_at_part_by_part(monkeypatch):
    rng = np.random.default_rng(0)
    counts = rng.poisson(rng.gamma(0.3, size=(60, 30)))
    counts = counts[:, counts.any(axis=0)]
    view = fit_tree(counts).view(7)
    whole = view.predict(), view.transform(counts, values="weights").toarray()
    monkeypatch.setattr(main_topics, "_CELLS", 2 * counts.shape[1])  # two topics at a time
    again = fit_tree(counts).view(7)
    np.testing.assert_array_equal(again.predict(), whole[0])
    np.testing.assert_array_equal(again.transform(counts, values="weights").toarray(), whole[1])


def test_neither_the_order_of_documents_nor_threads_matter(monkeypatch):
    rng = np.random.default_rng(5)
    counts = rng.poisson(rng.gamma(0.3, size=(6, 60))[rng.integers(6, size=1500)])
    counts = counts[:, counts.any(axis=0)]
    found = fit_tree(counts).view(9).predict()
    order = rng.permutation(len(counts))
    np.testing.assert_array_equal(fit_tree(counts[order]).view(9).predict(), found[order])
    monkeypatch.setattr(main_topics, "free_threads", lambda: 3)
    np.testing.assert_array_equal(fit_tree(counts).view(9).predict(), found)


def test_soft_topics_follow_the_same_rule():
    soft = soften(fit_tree(COUNTS, WORDS).view(3))
    words = soft.keywords(2)
    main = [set(words[place]) for place in soft.predict()]
    assert main == [{"cat", "dog"}, {"cat", "dog"}, {"tea", "milk"}, {"tea", "milk"}]
    weights = soft.transform(COUNTS, values="weights")
    np.testing.assert_array_equal(weights.argmax(axis=1), soft.predict())


def test_words_of_other_topics_have_their_say():
    # Documents of two kinds have few words of their own subject, one or two of the other one, and
    # words of style that are rather those of one kind, but in topics of their own.
    rng = np.random.default_rng(3)
    kinds = np.repeat([0, 1], 60)
    subjects = rng.poisson(np.where(kinds[:, None] == [0, 0, 0, 1, 1, 1], 1.2, 0.5))
    style = rng.poisson(np.where(kinds[:, None] == [0] * 20 + [1] * 20, 2.0, 1.0))
    counts = np.hstack([subjects, style])
    tree = fit_tree(counts)
    view = tree.view(6)
    guesses = scores(view, counts).argmax(axis=1)

    def purity(topics):
        return sum(np.bincount(kinds[topics == topic]).max() for topic in set(topics)) / len(kinds)

    assert 1 - purity(view.predict()) < (1 - purity(guesses)) / 2


def test_the_largest_topic_is_not_the_main_one():
    view = fit_tree(COUNTS, WORDS).view(3)
    sizes = view.transform(COUNTS).toarray()
    assert {view[place].words for place in sizes.argmax(axis=1)} == {("the",)}
    main = [set(view[place].words) for place in view.predict()]
    assert main == [{"cat", "dog"}, {"cat", "dog"}, {"tea", "milk"}, {"tea", "milk"}]


def test_weights_are_tempered_probabilities():
    view = fit_tree(COUNTS, WORDS).view(3)
    damped = np.log2(1 + COUNTS)
    found = log_posteriors(damped, view.predict().tolist(), view.n)
    weights = view.transform(COUNTS, values="weights").toarray()
    for row, length in enumerate(damped.sum(axis=1)):
        tempered = np.zeros(view.n)
        for topic, values in found.items():
            tempered[topic] = np.exp(values[row] * min(1, 5 / length))
        np.testing.assert_allclose(weights[row], tempered / tempered.sum(), rtol=1e-5)


def test_equal_weights_leave_no_doubt_about_the_main_topic():
    counts = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    view = fit_tree(counts).view(3)
    for dtype in (np.int64, np.float32):
        new = np.array([[1, 1, 0], [0, 1, 1], [1, 1, 1]], dtype=dtype)
        weights = view.transform(new, values="weights").toarray()
        largest = np.sort(weights[2])[1:]  # the third topic is apart in the tree
        np.testing.assert_allclose(largest[0], largest[1], rtol=1e-6)
        assert (weights == weights.max(axis=1, keepdims=True)).sum(axis=1).tolist() == [1, 1, 1]
        np.testing.assert_array_equal(weights.argmax(axis=1), view.predict(new))


def test_new_documents_and_empty_ones():
    view = fit_tree(COUNTS, WORDS).view(3)
    found = view.predict([[0, 0, 5, 0, 1], [0, 0, 0, 0, 0]])
    assert view[int(found[0])].words == ("cat", "dog")
    assert found[1] == -1


def test_relative_shares_are_ratios_of_smoothed_shares():
    view = fit_tree(COUNTS, WORDS).view(3)
    relative = view.relative_shares()
    average = view.frequencies / COUNTS.sum()
    weight = np.median(COUNTS.sum(axis=1))
    for row, counts in enumerate(view.transform(COUNTS).toarray()):
        expected = (counts + weight * average) / (counts.sum() + weight) / average
        np.testing.assert_allclose(relative[row], expected)


def test_the_whole_collection_is_average_and_an_empty_document_too():
    view = fit_tree(COUNTS, WORDS).view(3)
    groups = np.vstack([COUNTS.sum(axis=0), np.zeros(5)])
    np.testing.assert_allclose(view.relative_shares(groups), np.ones((2, 3)))


def test_a_few_words_stay_quiet():
    view = fit_tree(COUNTS, WORDS).view(3)
    few, many = view.relative_shares([[0, 1, 0, 0, 0], [0, 100, 0, 0, 0]])
    place = [set(topic.words) for topic in view].index({"cat", "dog"})
    assert 1 < few[place] < 2 < many[place]


@pytest.mark.parametrize("query", [FlatView.predict, FlatView.relative_shares])
def test_a_tree_without_counts_is_an_error(query):
    with pytest.raises(ValueError, match="no training counts"):
        query(bare_tree(chain_joins(4)).view(2))


def test_all_documents_are_about_the_only_topic():
    for seed in range(8):  # the focus of the root is 0 but for rounding
        counts = np.random.default_rng(seed).poisson(1.0, size=(30, 25))
        counts[0] = 0
        view = fit_tree(counts[:, counts.any(axis=0)]).view(1)
        assert view.predict().tolist() == [-1] + [0] * 29


def test_the_scale_of_weights_does_not_matter():
    rng = np.random.default_rng(4)
    counts = rng.poisson(rng.gamma(0.3, size=(4, 40))[rng.integers(4, size=200)])
    counts = counts[:, counts.any(axis=0)]
    shares = counts / np.maximum(counts.sum(axis=1, keepdims=True), 1)
    view = fit_tree(shares).view(8)
    found = view.predict()
    assert len(set(found.tolist())) > 3
    np.testing.assert_array_equal(view.predict(shares), found)
    smaller = fit_tree(shares / 1024).view(8)
    np.testing.assert_array_equal(smaller.labels, view.labels)
    np.testing.assert_array_equal(smaller.predict(), found)


def test_the_rule_is_not_pickled():
    view = fit_tree(COUNTS, WORDS).view(3)
    size = len(pickle.dumps(view))
    found = view.predict()
    assert len(pickle.dumps(view)) < 1.1 * size + 2000
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(view)).predict(), found)
