"""What documents are about."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, trees
from topicgrouper import FlatView, fit_tree, refine

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


def classified(damped, chosen, candidates, n_topics):
    """Choose among the candidates of each document by naive Bayes, with loops."""
    average = damped.sum(axis=0) / damped.sum()
    added = 2 * damped.sum() / n_topics

    def score(row, topic):
        profile = damped[chosen == topic].sum(axis=0)
        probabilities = (profile + added * average) / (profile.sum() + added)
        prior = (np.sum(chosen == topic) + 1) / (len(damped) + n_topics)
        return float((row * np.log(probabilities / average)).sum() + np.log(prior))

    return np.array(
        [
            max(topics, key=lambda topic: score(row, topic)) if topics else -1
            for row, topics in zip(damped, candidates, strict=True)
        ]
    )


@given(tree=trees(min_words=2, max_words=12), data=st.data())
def test_main_topics_are_those_of_the_definition(tree, data):
    tree = fit_tree(tree.counts)
    view = tree.view(data.draw(st.integers(1, tree.n_words)))
    if data.draw(st.booleans()) and view.n > 1:
        view = refine(view)
    counts = tree.counts.toarray()
    first = scores(view, counts)
    order = np.argsort(-first, axis=1, kind="stable")[:, :5]
    candidates = [
        [topic for topic in topics if first[row, topic] > 0] for row, topics in enumerate(order)
    ]
    chosen = np.array([topics[0] if topics else -1 for topics in candidates])
    damped = np.log2(1 + counts)
    once = classified(damped, chosen, candidates, view.n)
    expected = classified(damped, once, candidates, view.n)
    found = view.predict().tolist()
    weights = view.transform(counts, values="weights")
    assert [row.argmax() if row.any() else -1 for row in weights.toarray()] == found
    assert (np.diff(weights.indptr) == [len(topics) for topics in candidates]).all()
    np.testing.assert_allclose(weights.sum(axis=1), [bool(topics) for topics in candidates])
    assert all(
        place in topics if topics else place == -1
        for place, topics in zip(found, candidates, strict=True)
    )
    if len(np.unique(np.round(first, 9))) == first.size:  # without ties, rounding decides nothing
        assert found == expected.tolist()


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
    main = view.predict()
    added = 2 * damped.sum() / view.n
    average = damped.sum(axis=0) / damped.sum()
    for row, weights in zip(
        damped, view.transform(COUNTS, values="weights").toarray(), strict=True
    ):
        scores = []
        for topic in range(view.n):
            profile = damped[main == topic].sum(axis=0)
            probabilities = (profile + added * average) / (profile.sum() + added)
            prior = (np.sum(main == topic) + 1) / (len(damped) + view.n)
            scores.append((row * np.log(probabilities / average)).sum() + np.log(prior))
        tempered = np.exp(np.array(scores) * min(1, 5 / row.sum())) * (weights > 0)
        np.testing.assert_allclose(weights, tempered / tempered.sum())


def test_equal_weights_leave_no_doubt_about_the_main_topic():
    counts = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    view = fit_tree(counts).view(3)
    for dtype in (np.int64, np.float32):
        new = np.array([[1, 1, 0], [0, 1, 1], [1, 1, 1]], dtype=dtype)
        weights = view.transform(new, values="weights").toarray()
        np.testing.assert_allclose(weights[2], 1 / 3, rtol=1e-6)
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
