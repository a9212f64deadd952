import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, trees
from topicgrouper.tree.queries.top_words import top_words_of_all


@given(tree=trees(), k=st.integers(1, 30))
def test_words_are_those_of_each_node(tree, k):
    words = top_words_of_all(tree, k)
    frequency = dict(zip(tree.vocabulary, tree.word_frequencies, strict=True))
    means = words.mean_frequencies(tree.word_frequencies)
    for node in range(tree.n_nodes):
        assert words[node] == tree.top_words(node, k)
        assert means[node] == pytest.approx(np.mean([frequency[word] for word in words[node]]))


def test_a_chain_takes_no_more_than_its_words():
    words = top_words_of_all(bare_tree(chain_joins(5_000)), 3)
    assert words[9_998] == ("w0", "w1", "w2")
    assert words[4_999] == ("w4999",)


def test_no_words_are_refused():
    with pytest.raises(ValueError, match="at least 1"):
        top_words_of_all(sample_tree(), 0)
