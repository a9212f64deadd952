import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import (
    bare_tree,
    chain_joins,
    sample_counts,
    sample_tree,
    tree_of,
    trees,
)


@given(tree=trees())
def test_no_two_nodes_have_the_same_name(tree):
    assert len({tree.reference(node=node) for node in range(tree.n_nodes)}) == tree.n_nodes


@given(words=st.lists(st.text(min_size=1), min_size=3, max_size=3, unique=True))
def test_names_lead_back_whatever_the_words_are(words):
    tree = tree_of(sample_counts(3), [[0, 1], [2, 3]], vocabulary=words)
    for node in range(tree.n_nodes):
        assert tree.node_of(tree.reference(node=node)) == node


def test_words_that_look_like_numbers_are_marked():
    tree = tree_of(sample_counts(3), [[0, 1], [2, 3]], vocabulary=["22423", "tea", "word:x"])
    assert [tree.reference(node=node) for node in range(5)] == [
        "word:22423",
        "tea",
        "word:word:x",
        "2",
        "1",
    ]


def test_numbers_are_taken_as_tables_print_them():
    tree = bare_tree(chain_joins(2000))
    assert tree.node_of("37") == tree.node_of(37) == tree.n_nodes - 37
    assert tree.node_of(" 1,234 ") == tree.n_nodes - 1234
    for no_number in ("-1", "3.5", "", "9" * 5000):
        with pytest.raises(KeyError, match="is not in this tree"):
            tree.node_of(no_number)


def test_any_word_may_be_marked():
    tree = sample_tree(3)
    assert tree.node_of("word:w1") == tree.node_of("w1") == 1


def test_a_single_word_is_called_by_itself():
    tree = sample_tree(1)
    assert tree.reference(node=0) == "w0"
