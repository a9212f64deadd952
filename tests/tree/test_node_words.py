import pytest
from hypothesis import given

from tests.tree.tree_samples import bare_tree, chain_joins, trees
from topicgrouper.tree.node_words import near_spellings


@given(tree=trees())
def test_words_come_by_frequency_then_index(tree):
    for node in range(tree.n_nodes):
        words = tree.words_of(node).tolist()
        assert words == sorted(words, key=lambda word: (-tree.frequencies[word], word))
        named = tuple(tree.vocabulary[word] for word in words)
        for k in (1, 3, len(words), len(words) + 5):
            assert tree.top_words(node, k) == named[:k]


def test_asking_for_no_words_is_an_error():
    with pytest.raises(ValueError, match="at least 1"):
        bare_tree(chain_joins(3)).top_words(4, 0)


def test_near_spellings():
    vocabulary = ["Topic", "topics", "tropic", "grouper", "x" * 10_000]
    assert near_spellings("topic", vocabulary=vocabulary) == ["Topic", "tropic", "topics"]
    assert near_spellings("quixotic", vocabulary=vocabulary) == []
    assert near_spellings("", vocabulary=vocabulary) == []
    assert near_spellings("y" * 10_000, vocabulary=vocabulary) == []
