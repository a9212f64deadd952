import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, tree_of, trees
from topicgrouper import Model
from topicgrouper.tree import TopicTree
from topicgrouper.tree.document_strength import median_length, rank_documents


def strongest_documents(tree, node, *, k=10):
    return rank_documents(tree, node).part(0, k)


@given(tree=trees(), data=st.data())
def test_documents_come_by_falling_strength(tree, data):
    node = data.draw(st.integers(0, tree.n_nodes - 1))
    counts = tree.counts.toarray()
    frequencies = counts[:, tree.words_of(node=node)].sum(axis=1)
    lengths = counts.sum(axis=1)
    weight = np.median(lengths[lengths > 0])
    average = frequencies.sum() / lengths.sum()
    found = strongest_documents(tree, node, k=100)
    main = set(tree.documents_of(node=node).tolist())
    assert {strong.row for strong in found[: len(main)]} == main
    assert {strong.row for strong in found} == main | set(np.flatnonzero(frequencies).tolist())
    for strong in found:
        assert strong.frequency == pytest.approx(frequencies[strong.row])
        assert strong.length == pytest.approx(lengths[strong.row])
        assert 0 <= strong.share <= 1 + 1e-9
        expected = (frequencies[strong.row] + weight * average) / (lengths[strong.row] + weight)
        assert strong.strength == pytest.approx(expected)
        assert strong.average == pytest.approx(average)
        assert strong.relative_share == pytest.approx(expected / average)
    strengths = [strong.strength for strong in found]
    for part in (strengths[: len(main)], strengths[len(main) :]):
        assert part == sorted(part, reverse=True)
    assert strongest_documents(tree, node, k=2) == found[:2]


def test_neither_one_word_nor_sheer_length_makes_a_document_strong():
    # of the topic of the first word: one word of one; half of a usual length; a tenth of a long one
    counts = [[1, 0], [10, 10], [30, 270], [0, 20], [0, 20]]
    tree = tree_of(counts, [[0, 1]])
    assert [strong.row for strong in strongest_documents(tree, 0)] == [1, 0, 2]


def test_empty_documents_are_no_trouble():
    counts = csr_array(np.array([[0, 0], [2, 1]]))
    tree = TopicTree([[0, 1]], [-1.0], [2, 1], ["a", "b"], base_log_likelihood=-1.0, counts=counts)
    assert [strong.row for strong in strongest_documents(tree, 2)] == [1]


def test_wrong_questions_are_refused():
    with pytest.raises(ValueError, match="no training counts"):
        strongest_documents(bare_tree(chain_joins(5)), 0)
    with pytest.raises(ValueError, match="k must be at least 1"):
        Model(sample_tree(5)).documents(1, k=0)
    with pytest.raises(IndexError, match="there is no node"):
        strongest_documents(sample_tree(5), 99)


def test_the_median_length_is_that_of_documents_with_words():
    assert median_length(np.array([0, 0, 4, 8])) == 6.0
