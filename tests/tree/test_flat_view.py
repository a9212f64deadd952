import pickle

import numpy as np
import pytest
from hypothesis import given

from tests.tree.tree_samples import bare_tree, chain_joins, replayed_partitions, sample_tree, trees
from topicgrouper.tree.flat_view import paper_number


@given(tree=trees())
def test_labels_are_those_of_a_replay_of_the_joins(tree):
    for joined, partition in enumerate(replayed_partitions(tree.children)):
        expected = np.empty(tree.n_words, dtype=np.int64)
        for node, words in partition.items():
            expected[list(words)] = node
        labels = tree.labels(tree.n_words - joined)
        assert labels.dtype == np.int64
        np.testing.assert_array_equal(labels, expected)


@given(tree=trees())
def test_every_view_is_a_partition_nested_in_the_next(tree):
    finer = None
    for n in range(tree.n_words, 0, -1):
        topics = [set(topic.words) for topic in tree.topics(n)]
        assert len(topics) == n
        assert sorted(word for topic in topics for word in topic) == sorted(tree.vocabulary)
        if finer is not None:
            assert all(any(part <= topic for topic in topics) for part in finer)
            assert sum(part not in topics for part in finer) == 2
        finer = topics


@given(tree=trees())
def test_topics_come_by_frequency_then_id(tree):
    for n in range(1, tree.n_words + 1):
        topics = tree.topics(n)
        assert topics == sorted(topics, key=lambda topic: (-topic.frequency, topic.id))
        for topic in topics:
            assert topic.frequency == tree.frequencies[topic.id]
            assert topic.size == len(topic.words)
            assert topic.n == tree.n_of(topic.id)
            assert topic.top_words(2) == topic.words[:2]


@given(tree=trees(min_words=2))
def test_a_topic_is_named_by_the_first_view_that_has_it(tree):
    for n in range(1, tree.n_words):
        new = {topic.id for topic in tree.topics(n)} - {topic.id for topic in tree.topics(n + 1)}
        assert new == {tree.node_of(n)}
        assert paper_number(tree.node_of(n), n_words=tree.n_words) == n


def test_counts_give_integers_and_weights_floats():
    assert type(sample_tree().topics(2)[0].frequency) is int
    assert type(sample_tree(weights=True).topics(2)[0].frequency) is float


def test_a_chain_is_cut_exactly_though_all_its_gains_tie():
    tree = bare_tree(chain_joins(200_000))
    for n in (1, 2, 1_000, 199_999, 200_000):
        labels = tree.labels(n)
        assert len(np.unique(labels)) == n
        assert (labels == labels[0]).sum() == 200_001 - n


@pytest.mark.parametrize("n", [0, -1, 8])
def test_a_number_out_of_range_is_an_error(n):
    tree = sample_tree(7)
    with pytest.raises(ValueError, match="choose 1 to 7"):
        tree.labels(n)
    with pytest.raises(ValueError, match="choose 1 to 7"):
        tree.topics(n)


def test_a_fraction_of_a_topic_is_an_error():
    with pytest.raises(TypeError):
        sample_tree(7).labels(2.5)


def test_topics_are_values():
    left, right, other = sample_tree(seed=1), sample_tree(seed=1), sample_tree(seed=2)
    assert left.topics(3) == right.topics(3)
    assert {hash(topic) for topic in left.topics(3)} == {hash(topic) for topic in right.topics(3)}
    assert left.topics(3) != other.topics(3)
    assert left.topics(3)[0] != "topic"
    assert pickle.loads(pickle.dumps(left.topics(3))) == right.topics(3)
    assert "frequency=" in repr(left.topics(3)[0])
    with pytest.raises(AttributeError):
        left.topics(3)[0].size = 3


def test_a_view_is_a_list_that_shows_itself_in_a_notebook():
    topics = sample_tree(7).topics(3)
    assert isinstance(topics, list)
    assert topics == list(topics)
    html = topics._repr_html_()
    assert html.startswith("<div><p>3 topics</p>")
    assert html.count("<tr>") == 1 + 3
    assert sample_tree(7).topics(1)._repr_html_().startswith("<div><p>1 topic</p>")


def test_a_notebook_is_shown_the_first_topics_of_a_large_view():
    html = bare_tree(chain_joins(5_000)).topics(3_000)._repr_html_()
    assert html.count("<tr>") == 1 + 100
    assert "and 2,900 more" in html
