import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, trees
from topicgrouper.tree.queries.word_paths import word_path


@given(tree=trees(), data=st.data())
def test_a_path_collects_all_words(tree, data):
    word = data.draw(st.integers(0, tree.n_words - 1))
    words = {tree.vocabulary[word]}
    n = tree.n_words
    for step in word_path(tree, word):
        assert step.topic.n < n
        n = step.topic.n
        assert step.gain == tree.delta_h(n)
        assert not words & set(step.partner.words)
        words |= set(step.partner.words)
        assert words == set(step.topic.words)
    assert words == set(tree.vocabulary)


def test_a_word_may_be_named():
    tree = sample_tree(7)
    assert word_path(tree, "w3") == word_path(tree, 3)
    with pytest.raises(KeyError, match="near spellings"):
        word_path(tree, "w33")


def test_a_long_path_is_no_problem():
    assert len(word_path(bare_tree(chain_joins(5_000)), 0)) == 4_999
