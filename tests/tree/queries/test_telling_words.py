from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from scipy.sparse import csc_array

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, topic_h, tree_of, trees
from topicgrouper.tree.queries.telling_words import move_losses, totals_by_document


def h_without_words(counts, words):
    """h(t) without the terms that a move leaves as they are, and 0 for no words at all."""
    if not len(words):
        return 0.0
    frequencies = counts[:, words].sum(axis=0)
    return topic_h(counts, words) - float((frequencies * np.log(frequencies)).sum())


def moved(counts, word, source, target):
    """The likelihood lost by moving a word, from h of the four topics concerned."""
    rest = [other for other in source if other != word]
    before = h_without_words(counts, source) + h_without_words(counts, target)
    after = h_without_words(counts, rest) + h_without_words(counts, [*target, word])
    return before - after


@given(tree=trees(min_words=2, max_words=12))
def test_scores_are_differences_of_h(tree):
    counts = tree.counts.toarray()
    everything = set(range(tree.n_words))
    for node in range(tree.n_nodes - 1):
        words = tree.words_of(node)
        for target in (tree.words_of(tree.sibling(node)), everything - set(words.tolist())):
            others = sorted(target)
            losses = move_losses(
                csc_array(tree.counts),
                words=words,
                inside=counts[:, words].sum(axis=1).astype(float),
                outside=counts[:, others].sum(axis=1).astype(float),
            )
            expected = [moved(counts, word, words.tolist(), others) for word in words.tolist()]
            np.testing.assert_allclose(losses, expected, rtol=1e-9, atol=1e-8)


@given(tree=trees(min_words=2, max_words=12))
def test_words_come_by_falling_score(tree):
    counts = tree.counts.toarray()
    for node in range(tree.n_nodes - 1):
        words = tree.words_of(node).tolist()
        sibling = tree.words_of(tree.sibling(node)).tolist()
        rest = sorted(set(range(tree.n_words)) - set(words))
        for against, others in (("sibling", sibling), ("rest", rest)):
            named = tree.telling_words(node, len(words), against=against)
            scores = [moved(counts, tree.find(word), words, others) for word in named]
            assert sorted(named) == sorted(tree.vocabulary[word] for word in words)
            assert all(high >= low - 1e-7 for high, low in pairwise(scores))


def test_what_is_common_to_all_tells_nothing():
    # "the" is everywhere and in the topic of "cat"; "cat" and "dog" never meet
    counts = [[9, 5, 0], [9, 6, 0], [9, 0, 5], [9, 0, 6]]
    tree = tree_of(counts, [(0, 1), (2, 3)], vocabulary=["the", "cat", "dog"])
    assert tree.top_words(3, 1) == ("the",)
    assert tree.telling_words(3, 1) == ("cat",)
    assert tree.telling_words(3, 1, against="rest") == ("cat",)
    assert tree.telling_words(2) == ("dog",)


def test_totals_of_documents():
    by_word = csc_array([[1, 0, 2], [0, 3, 0]])
    assert totals_by_document(by_word).tolist() == [3, 3]
    assert totals_by_document(by_word, np.array([0, 1])).tolist() == [1, 3]
    assert totals_by_document(by_word, np.array([], dtype=int)).tolist() == [0, 0]


def test_the_root_is_an_error():
    with pytest.raises(ValueError, match="use top_words"):
        sample_tree(5).telling_words(8)


def test_a_tree_without_counts_is_an_error():
    with pytest.raises(ValueError, match="no training counts"):
        bare_tree(chain_joins(4)).telling_words(4)


@pytest.mark.parametrize(
    ("options", "match"), [({"against": "all"}, '"sibling" or "rest"'), ({"k": 0}, "at least 1")]
)
def test_unknown_options_are_an_error(options, match):
    with pytest.raises(ValueError, match=match):
        sample_tree(5).telling_words(5, **options)
