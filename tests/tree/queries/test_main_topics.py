"""What documents are about."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, trees
from topicgrouper import fit_tree, refine
from topicgrouper.tree.queries.main_topics import main_topics, relative_shares

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


@given(tree=trees(min_words=2, max_words=12), data=st.data())
def test_the_highest_score_wins(tree, data):
    tree = fit_tree(tree.counts)
    view = tree.view(data.draw(st.integers(1, tree.n_words)))
    if data.draw(st.booleans()) and view.n > 1:
        view = refine(view)
    expected = scores(view, tree.counts.toarray())
    found = main_topics(view)
    np.testing.assert_allclose(found.scores, expected.max(axis=1), rtol=1e-9, atol=1e-12)
    for row, position in enumerate(found.positions.tolist()):
        if position >= 0:
            assert expected[row, position] == pytest.approx(expected[row].max())
        else:
            assert not expected[row].any()


def test_the_largest_topic_is_not_the_main_one():
    view = fit_tree(COUNTS, WORDS).view(3)
    sizes = view.transform(COUNTS).toarray()
    assert {view[place].words for place in sizes.argmax(axis=1)} == {("the",)}
    main = [set(view[place].words) for place in main_topics(view).positions]
    assert main == [{"cat", "dog"}, {"cat", "dog"}, {"tea", "milk"}, {"tea", "milk"}]


def test_new_documents_and_empty_ones():
    view = fit_tree(COUNTS, WORDS).view(3)
    found = main_topics(view, [[0, 0, 5, 0, 1], [0, 0, 0, 0, 0]])
    assert view[int(found.positions[0])].words == ("cat", "dog")
    assert (found.positions[1], found.scores[1]) == (-1, 0.0)


def test_relative_shares_are_ratios_of_smoothed_shares():
    view = fit_tree(COUNTS, WORDS).view(3)
    relative = relative_shares(view)
    average = view.frequencies / COUNTS.sum()
    weight = np.median(COUNTS.sum(axis=1))
    for row, counts in enumerate(view.transform(COUNTS).toarray()):
        expected = (counts + weight * average) / (counts.sum() + weight) / average
        np.testing.assert_allclose(relative[row], expected)


def test_the_whole_collection_is_average_and_an_empty_document_too():
    view = fit_tree(COUNTS, WORDS).view(3)
    groups = np.vstack([COUNTS.sum(axis=0), np.zeros(5)])
    np.testing.assert_allclose(relative_shares(view, groups), np.ones((2, 3)))


def test_a_few_words_stay_quiet():
    view = fit_tree(COUNTS, WORDS).view(3)
    few, many = relative_shares(view, [[0, 1, 0, 0, 0], [0, 100, 0, 0, 0]])
    place = [set(topic.words) for topic in view].index({"cat", "dog"})
    assert 1 < few[place] < 2 < many[place]


@pytest.mark.parametrize("query", [main_topics, relative_shares])
def test_a_tree_without_counts_is_an_error(query):
    with pytest.raises(ValueError, match="no training counts"):
        query(bare_tree(chain_joins(4)).view(2))
