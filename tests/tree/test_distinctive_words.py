"""Words that distinguish topics: the compiled ranking against h of the topics concerned."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, topic_h, tree_of, trees
from topicgrouper import fit_tree, refine
from topicgrouper.tree import word_counts
from topicgrouper.tree.node_words import rank_distinctive_words
from topicgrouper.tree.word_counts import CountColumns


def h_without_words(counts, words):
    """h(t) without the terms that a move leaves as they are, and 0 for no words at all."""
    if not len(words):
        return 0.0
    frequencies = counts[:, words].sum(axis=0)
    return topic_h(counts, words) - float((frequencies * np.log(frequencies)).sum())


def score(counts, word, source, target):
    """Score a word slowly: the loss of its move, times the bits per occurrence below 1."""
    rest = [other for other in source if other != word]
    before = h_without_words(counts, source) + h_without_words(counts, target)
    after = h_without_words(counts, rest) + h_without_words(counts, [*target, word])
    loss = before - after
    bits = loss / counts[:, word].sum() / np.log(2)
    return loss * min(bits, 1) if loss > 0 else loss


def assert_ranked(counts, named, *, source, target):
    """Check a ranking of all words of a topic against the slow scores."""
    assert sorted(named) == sorted(source)
    scores = [score(counts, word, source, target) for word in named]
    for first, second in pairwise(scores):
        # rounding may exchange words whose scores are the same, or nearly so
        assert first > second - 1e-7 * max(1.0, abs(first))


@given(tree=trees(min_words=2, max_words=12), scale=st.sampled_from([1, 0.25]))
def test_words_come_by_falling_score(tree, scale):
    counts = tree.counts.toarray() * scale
    columns = CountColumns.of(tree.counts if scale == 1 else tree.counts * scale)
    for node in range(tree.n_nodes - 1):
        words = tree.words_of(node=node).tolist()
        rest = sorted(set(range(tree.n_words)) - set(words))
        ranked = rank_distinctive_words(columns, tree.layout, np.array([node]), len(words))
        assert_ranked(counts, ranked[0].tolist(), source=words, target=rest)


@given(tree=trees(min_words=2, max_words=12))
def test_few_and_many_entries_have_the_same_columns(tree):
    few = CountColumns.of(tree.count_rows)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(word_counts, "_FEW_ENTRIES", 0)
        many = CountColumns.of(tree.count_rows)
    for name in ("starts", "documents", "counts", "lengths"):
        one, other = getattr(few, name), getattr(many, name)
        assert one.dtype == other.dtype
        assert one.tolist() == other.tolist()


@given(tree=trees(min_words=2, max_words=12), threads=st.integers(2, 4), k=st.integers(1, 15))
def test_threads_and_company_change_nothing(tree, threads, k):
    columns = CountColumns.of(tree.count_rows)
    nodes = np.arange(tree.n_nodes - 1)
    together = rank_distinctive_words(columns, tree.layout, nodes, k, threads=threads)
    for node, row in zip(nodes, together.tolist(), strict=True):
        alone = rank_distinctive_words(columns, tree.layout, np.array([node]), k)
        found = [word for word in row if word >= 0]
        assert found == alone[0].tolist()
        assert row[len(found) :] == [-1] * (len(row) - len(found))


def test_what_is_common_to_all_tells_nothing():
    # "the" is everywhere and in the topic of "cat"; "cat" and "dog" never meet
    counts = [[9, 5, 0], [9, 6, 0], [9, 0, 5], [9, 0, 6]]
    tree = tree_of(counts, [(0, 1), (2, 3)], vocabulary=["the", "cat", "dog"])
    assert tree.topic(node=3).top_words(1) == ("the",)
    assert tree.topic(node=3).distinctive_words(1) == ("cat",)
    assert tree.topic(node=2).distinctive_words() == ("dog",)
    assert tree.topic(2).distinctive_words() == ("cat", "the")
    assert tree.view(2).distinctive_words(1) == (("cat",), ("dog",))


def test_small_losses_of_frequent_words_count_less():
    # "a" loses more in total than "b", but less than half a bit at each of its occurrences
    counts = np.array([[30, 4, 20], [30, 4, 20], [10, 0, 40], [10, 0, 40]])
    tree = tree_of(counts, [(0, 1), (2, 3)], vocabulary=["a", "b", "c"])
    assert score(counts, 0, [0, 1], [2]) < score(counts, 1, [0, 1], [2])
    assert tree.topic(node=3).distinctive_words(1) == ("b",)


def test_views_whose_words_have_moved_are_ranked_by_their_own_topics():
    tree = sample_tree(30)
    view = refine(tree.view(4))
    counts = tree.counts.toarray()
    for place, named in enumerate(view.distinctive_words(30)):
        words = np.flatnonzero(view.positions == place).tolist()
        others = np.flatnonzero(view.positions != place).tolist()
        ranked = [tree.find(word) for word in named]
        assert_ranked(counts, ranked, source=words, target=others)
        assert named[:2] == view[place].distinctive_words(2)


def test_counts_beyond_32_bits_are_real_numbers():
    tree = sample_tree(6)
    large = tree.counts.astype(np.int64) * 2**40
    columns = CountColumns.of(large)
    assert columns.counts.dtype == np.float64
    nodes = np.arange(tree.n_words, tree.n_nodes - 1)
    ranked = rank_distinctive_words(columns, tree.layout, nodes, 3)
    usual = rank_distinctive_words(CountColumns.of(tree.count_rows), tree.layout, nodes, 3)
    assert ranked.tolist() == usual.tolist()


def test_equally_distinctive_words_come_in_the_order_of_the_vocabulary():
    topic = [[3, 1, 3, 3], [2, 4, 2, 2], [0, 0, 0, 0], [0, 0, 0, 0]]
    counts = np.hstack([topic, [[0, 1], [1, 0], [6, 2], [3, 5]]])
    tree = fit_tree(counts)
    (node,) = (
        node for node in range(tree.n_nodes) if sorted(tree.words_of(node=node)) == [0, 1, 2, 3]
    )
    columns = CountColumns.of(tree.count_rows)
    (ranked,) = rank_distinctive_words(columns, tree.layout, np.array([node]), 4)
    assert [word for word in ranked if word != 1] == [0, 2, 3]


def test_the_words_of_the_root_come_by_frequency():
    tree = sample_tree(5)
    assert tree.topic(node=8).distinctive_words(3) == tree.topic(node=8).top_words(3)
    assert tree.view(1).distinctive_words(2) == (tree.topic(node=8).top_words(2),)


def test_a_tree_without_counts_is_an_error():
    tree = bare_tree(chain_joins(4))
    for call in (
        tree.topic(node=4).distinctive_words,
        tree.view(2).distinctive_words,
        lambda: tree.focus,
    ):
        with pytest.raises(ValueError, match="no training counts"):
            call()


def test_no_words_are_an_error():
    with pytest.raises(ValueError, match="at least 1"):
        sample_tree(5).topic(node=5).distinctive_words(0)
