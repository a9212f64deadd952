import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import sample_counts, sample_tree, tree_of, trees
from topicgrouper.tree.topic_names import PREFIX, number_in, word_in


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


@pytest.mark.parametrize(
    ("text", "number"),
    [("37", 37), (" 1,234 ", 1234), ("-1", None), ("3.5", None), ("", None), ("9" * 5000, None)],
)
def test_numbers_are_taken_as_tables_print_them(text, number):
    assert number_in(text) == number


def test_any_word_may_be_marked():
    assert word_in(PREFIX + "tea") == word_in("tea") == "tea"


def test_a_single_word_is_called_by_itself():
    tree = sample_tree(1)
    assert tree.reference(node=0) == "w0"
