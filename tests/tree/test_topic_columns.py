import numpy as np
import pytest
from hypothesis import given
from scipy.sparse import csr_array

from tests.tree.tree_samples import sample_tree, trees
from topicgrouper.tree.topic_columns import group_columns, proportions_of, topic_columns


@given(tree=trees())
def test_columns_stand_in_the_order_of_the_topics(tree):
    for n in range(1, tree.n_words + 1):
        columns = topic_columns(tree, n)
        assert columns.nodes.tolist() == [topic.id for topic in tree.topics(n)]
        np.testing.assert_array_equal(columns.nodes[columns.of_words], tree.labels(n))


@given(tree=trees())
def test_topics_of_the_training_counts_add_up_to_their_frequencies(tree):
    columns = topic_columns(tree, (tree.n_words + 1) // 2)
    counts = columns.counts(tree.counts)
    np.testing.assert_allclose(counts.sum(axis=0), tree.frequencies[columns.nodes])
    np.testing.assert_allclose(counts.sum(axis=1), tree.counts.sum(axis=1))


def test_small_counts_do_not_overflow_and_weights_keep_their_type():
    tree = sample_tree(5)
    many = csr_array(np.full((1, 5), 100, dtype=np.int8))
    assert topic_columns(tree, 1).counts(many).toarray().tolist() == [[500]]
    single = csr_array(np.full((1, 5), 0.5, dtype=np.float32))
    assert topic_columns(tree, 1).counts(single).dtype == np.float32


def test_proportions_add_up_to_one_and_empty_documents_stay_empty():
    shares = proportions_of(csr_array([[1, 3], [0, 0]]))
    assert shares.toarray().tolist() == [[0.25, 0.75], [0.0, 0.0]]


def test_a_view_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="choose 1 to 7"):
        topic_columns(sample_tree(7), 8)


def test_columns_are_grouped_whatever_their_order():
    counts = csr_array([[1, 2, 3, 4], [0, 5, 0, 6]], dtype=np.int32)
    grouped = group_columns(counts, np.array([2, -1, 0, 2]), n_topics=4)
    np.testing.assert_array_equal(grouped.toarray(), [[3, 0, 5, 0], [0, 0, 6, 0]])
    assert grouped.dtype == np.int64
