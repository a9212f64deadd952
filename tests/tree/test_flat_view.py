import copy
import math
import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import (
    bare_tree,
    chain_joins,
    replayed_partitions,
    sample_tree,
    topic_h,
    trees,
)
from topicgrouper import fit_tree, refine


@given(tree=trees())
def test_labels_are_those_of_a_replay_of_the_joins(tree):
    for joined, partition in enumerate(replayed_partitions(tree.children)):
        expected = np.empty(tree.n_words, dtype=np.int64)
        for node, words in partition.items():
            expected[list(words)] = node
        labels = tree.view(tree.n_words - joined).labels
        assert labels.dtype == np.int64
        np.testing.assert_array_equal(labels, expected)


@given(tree=trees())
def test_every_view_is_a_partition_nested_in_the_next(tree):
    finer = None
    for n in range(tree.n_words, 0, -1):
        topics = [set(topic.words) for topic in tree.view(n).topics]
        assert len(topics) == n
        assert sorted(word for topic in topics for word in topic) == sorted(tree.vocabulary)
        if finer is not None:
            assert all(any(part <= topic for topic in topics) for part in finer)
            assert sum(part not in topics for part in finer) == 2
        finer = topics


@given(tree=trees())
def test_topics_come_by_frequency_then_id(tree):
    for n in range(1, tree.n_words + 1):
        topics = tree.view(n).topics
        assert list(topics) == sorted(topics, key=lambda topic: (-topic.frequency, topic.id))
        for topic in topics:
            assert topic.frequency == tree.frequencies[topic.id]
            assert topic.size == len(topic.words)
            assert topic.n == tree.n_of(node=topic.id)
            assert topic.top_words(2) == topic.words[:2]


@given(tree=trees(min_words=2))
def test_a_topic_is_named_by_the_first_view_that_has_it(tree):
    for n in range(1, tree.n_words):
        new = {topic.id for topic in tree.view(n).topics} - {
            topic.id for topic in tree.view(n + 1).topics
        }
        assert new == {tree.node_of(n)}
        assert tree.n_of(node=tree.node_of(n)) == n


def test_counts_give_integers_and_weights_floats():
    assert type(sample_tree().view(2).topics[0].frequency) is int
    assert type(sample_tree(weights=True).view(2).topics[0].frequency) is float


def test_a_chain_is_cut_exactly_though_all_its_gains_tie():
    tree = bare_tree(chain_joins(20_000))
    for n in (1, 2, 1_000, 19_999, 20_000):
        labels = tree.view(n).labels
        assert len(np.unique(labels)) == n
        assert (labels == labels[0]).sum() == 20_001 - n


@pytest.mark.parametrize("n", [0, -1, 8])
def test_a_number_out_of_range_is_an_error(n):
    tree = sample_tree(7)
    with pytest.raises(ValueError, match="choose 1 to 7"):
        tree.view(n)


def test_topics_are_values():
    left, right, other = sample_tree(seed=1), sample_tree(seed=1), sample_tree(seed=2)
    assert left.view(3).topics == right.view(3).topics
    assert {hash(topic) for topic in left.view(3).topics} == {
        hash(topic) for topic in right.view(3).topics
    }
    assert left.view(3).topics != other.view(3).topics
    assert left.view(3).topics[0] != "topic"
    assert pickle.loads(pickle.dumps(left.view(3).topics)) == right.view(3).topics
    assert "frequency=" in repr(left.view(3).topics[0])
    with pytest.raises(AttributeError):
        left.view(3).topics[0].size = 3


def test_a_view_is_a_sequence_of_its_topics():
    view = sample_tree(7).view(3)
    assert (len(view), view.n) == (3, 3)
    assert tuple(view) == view.topics == view[:]
    assert view[0] == view.topics[0]
    assert view.nodes.tolist() == [topic.id for topic in view]
    np.testing.assert_array_equal(view.nodes[view.positions], view.labels)


def test_a_view_shows_itself_in_a_terminal_and_in_a_notebook():
    view = sample_tree(7).view(3)
    assert repr(view).startswith("<FlatView: 3 topics of 7 words>\n")
    assert len(repr(view).splitlines()) == 2 + 3
    html = view._repr_html_()
    assert html.startswith("<div><p>3 topics of 7 words</p>")
    assert html.count("<tr>") == 1 + 2  # and a line about the topic without documents
    assert "<p>1 topic is no main topic: " in html
    assert "<p>1 topic of 7 words</p>" in sample_tree(7).view(1)._repr_html_()
    assert "2 refined topics" in repr(refine(sample_tree(7).view(2)))


def test_only_the_first_topics_of_a_large_view_are_shown():
    view = bare_tree(chain_joins(5_000)).view(3_000)
    assert view._repr_html_().count("<tr>") == 1 + 100
    assert "and 2,900 more" in view._repr_html_()
    assert repr(view).endswith("… and 2,990 more")


@given(tree=trees())
def test_topics_of_the_training_counts_add_up_to_their_frequencies(tree):
    view = tree.view((tree.n_words + 1) // 2)
    counts = view.topic_counts(tree.counts)
    np.testing.assert_allclose(counts.sum(axis=0), view.frequencies)
    np.testing.assert_allclose(counts.sum(axis=1), tree.counts.sum(axis=1))
    np.testing.assert_array_equal(view.frequencies, tree.frequencies[view.nodes])
    np.testing.assert_allclose(
        np.bincount(view.positions, weights=view.word_shares), np.ones(view.n)
    )


def test_small_counts_do_not_overflow_and_weights_keep_their_type():
    view = sample_tree(5).view(1)
    assert view.transform(np.full((1, 5), 100, dtype=np.int8)).toarray().tolist() == [[500]]
    assert view.transform(np.full((1, 5), 0.5, dtype=np.float32)).dtype == np.float32


def test_columns_of_the_training_matrix_and_words_of_the_tree_are_both_understood():
    tree = sample_tree(7, columns=[0, 1, 2, 4, 6, 7, 9], n_columns=12)
    view = tree.view(3)
    wide = np.arange(24).reshape(2, 12)
    narrow = wide[:, tree.columns]
    np.testing.assert_array_equal(view.transform(wide).toarray(), view.transform(narrow).toarray())
    shares = view.transform(wide, values="shares")
    np.testing.assert_allclose(shares.sum(axis=1), [1, 1])
    with pytest.raises(ValueError, match="X has 8 columns, but the tree was fitted to 12"):
        view.transform(np.ones((1, 8)))


def test_views_are_values():
    left, right = sample_tree(seed=1), sample_tree(seed=1)
    assert left.view(3) == right.view(3) == pickle.loads(pickle.dumps(left.view(3)))
    assert hash(left.view(3)) == hash(right.view(3))
    assert left.view(3) != left.view(2)
    assert left.view(3) != "view"
    assert copy.deepcopy(left.view(3)).tree is left
    with pytest.raises(AttributeError):
        left.view(3).n = 4
    with pytest.raises(ValueError, match="read-only"):
        left.view(3).labels[0] = 0


def test_a_view_can_be_seen_in_other_words():
    tree = sample_tree(5)
    other = tree.with_vocabulary(["a", "b", "c", "d", "e"])
    view = refine(tree.view(2)).with_tree(other)
    assert {word for topic in view for word in topic.words} == set("abcde")
    assert view.refinement.start.tree is other
    with pytest.raises(ValueError, match="other joins"):
        tree.view(2).with_tree(sample_tree(6))


def test_topics_of_training_columns_and_their_words():
    tree = sample_tree(4, columns=[0, 2, 3, 5], n_columns=6)
    view = tree.view(2)
    assert view.topic_of_column[[1, 4]].tolist() == [-1, -1]
    np.testing.assert_array_equal(view.topic_of_column[tree.columns], view.positions)
    np.testing.assert_allclose(view.topic_words.sum(axis=1), [1, 1])
    assert (view.topic_words > 0).sum() == tree.n_words


@given(tree=trees(min_words=3))
def test_the_views_of_the_tree_are_told_from_other_cuts(tree):
    for n in range(1, tree.n_words):
        view = tree.view(n)
        assert view.is_tree_view
        for topic in view:
            if topic.size > 1:
                assert view.split(topic).is_tree_view == (topic.id == tree.node_of(n))


@given(tree=trees(min_words=2, max_words=12), data=st.data())
def test_a_view_can_show_any_topics_that_do_not_contain_each_other(tree, data):
    view = tree.view(data.draw(st.integers(1, tree.n_words)))
    cut = tree.view(data.draw(st.integers(1, tree.n_words)))
    wanted = data.draw(st.lists(st.sampled_from(cut.nodes.tolist()), unique=True))
    found = view.including([tree.topic(node=node) for node in wanted])
    assert set(wanted) <= set(found.nodes.tolist())
    spans = [set(tree.words_of(node=node).tolist()) for node in wanted]
    for node in set(view.nodes.tolist()) - set(found.nodes.tolist()):
        words = set(tree.words_of(node=node).tolist())
        assert any(words & span for span in spans)  # others stay
    named = tree.with_topic_names(dict.fromkeys(tree.numbers[wanted].tolist(), "a topic"))
    assert view.with_tree(named).including() == found


def test_a_view_shows_named_parts_rather_than_what_contains_them():
    tree = sample_tree()
    coarse, fine = tree.n_nodes - 2, int(tree.children[-2].min())
    named = tree.with_topic_names(
        {int(tree.numbers[coarse]): "coarse", int(tree.numbers[fine]): "fine"}
    )
    shown = named.view(1).including().nodes.tolist()
    assert fine in shown
    assert coarse not in shown
    with pytest.raises(ValueError, match=r"topic 2 contains topic .*; show one of them"):
        named.view(1).including(["coarse", "fine"])
    with pytest.raises(ValueError, match="refined topics cannot be changed"):
        refine(tree.view(2)).including(["2"])


# -- uneven cuts: any nodes that hold every word exactly once --------------------------------------


def random_cut(tree, draw):
    """Split some topics of the root's view again and again."""
    nodes, done = [tree.n_nodes - 1], []
    while nodes:
        node = nodes.pop()
        parts = tree.children_of(node=node)
        if parts and draw(st.booleans()):
            nodes.extend(parts)
        else:
            done.append(node)
    return done


@given(tree=trees(), data=st.data())
def test_a_cut_shares_out_the_words(tree, data):
    nodes = random_cut(tree, data.draw)
    view = tree.cut(nodes=nodes)
    assert sorted(view.nodes.tolist()) == sorted(nodes)
    assert sorted(word for topic in view for word in topic.words) == sorted(tree.vocabulary)
    for topic in view:
        assert topic == tree.topic(node=topic.id)
        assert {tree.vocabulary[i] for i in np.flatnonzero(view.labels == topic.id)} == set(
            topic.words
        )
    assert view == tree.cut([tree.reference(node=node) for node in nodes])


@given(tree=trees())
def test_the_nodes_of_a_flat_view_are_a_cut_of_the_same_likelihood(tree):
    for n in range(1, tree.n_words + 1):
        view = tree.view(n)
        assert tree.cut(nodes=view.nodes) == view
        assert tree.cut(nodes=view.nodes).log_likelihood == tree.log_likelihood(n)


@given(tree=trees(min_words=2), data=st.data())
def test_splitting_and_joining_undo_each_other(tree, data):
    view = tree.cut(nodes=random_cut(tree, data.draw))
    joined = [node for node in view.nodes.tolist() if node >= tree.n_words]
    if not joined:
        return
    node = data.draw(st.sampled_from(joined))
    finer = view.split(node=node)
    assert finer.n == view.n + 1
    gain = float(tree.gains[node - tree.n_words])
    assert math.isclose(
        view.log_likelihood, finer.log_likelihood + gain, abs_tol=1e-9, rel_tol=1e-9
    )
    left, right = tree.children_of(node=node)
    assert finer.join(nodes=(left, right)) == view
    assert finer.join(tree.reference(node=right), tree.reference(node=left)) == view


def test_the_likelihood_of_an_uneven_cut_is_that_of_its_partition():
    counts = np.random.default_rng(3).poisson(0.7, size=(30, 12))
    tree = fit_tree(counts)
    uneven = tree.view(3)
    while uneven == tree.view(uneven.n):
        uneven = uneven.split(node=min(node for node in uneven.nodes if node >= tree.n_words))
    expected = sum(topic_h(counts, tree.words_of(node=node)) for node in uneven.nodes)
    np.testing.assert_allclose(uneven.log_likelihood, expected)


def test_only_siblings_are_joined_and_the_error_names_what_holds_both():
    tree = sample_tree(7)
    view = tree.view(7)
    first = tree.children_of(node=tree.n_nodes - 1)[0]
    left = tree.words_of(node=first)[0]
    right = next(word for word in range(7) if word not in tree.words_of(node=first))
    with pytest.raises(ValueError, match=r"not siblings; the smallest topic .* is 1$"):
        view.join(nodes=(left, right))
    with pytest.raises(ValueError, match="with itself"):
        view.join(nodes=(0, 0))


@given(tree=trees(min_words=2), data=st.data())
def test_the_smallest_common_node_is_found(tree, data):
    words = st.integers(0, tree.n_words - 1)
    first, second = data.draw(st.lists(words, min_size=2, max_size=2, unique=True))
    holders = [
        node for node in range(tree.n_nodes) if {first, second} <= set(tree.words_of(node=node))
    ]
    smallest = min(holders, key=lambda node: len(tree.words_of(node=node)))
    view = tree.view(tree.n_words)
    if tree.sibling(node=first) == second:
        assert smallest in view.join(nodes=(first, second)).nodes
    else:
        with pytest.raises(ValueError, match=f"contains both is {tree.n_of(node=smallest)}$"):
            view.join(nodes=(first, second))


def test_a_topic_inside_another_is_refused_with_both_numbers():
    tree = sample_tree(7)
    root = tree.n_nodes - 1
    child = max(tree.children_of(node=root))
    with pytest.raises(
        ValueError, match=f"topic 1 contains topic {tree.n_of(node=child)}; list only"
    ):
        tree.cut(nodes=[root, child])
    with pytest.raises(ValueError, match="topic 1 is listed twice"):
        tree.cut(nodes=[root, root])


def test_uncovered_words_are_refused_with_the_topics_that_would_cover_them():
    tree = sample_tree(7)
    left, right = tree.children_of(node=tree.n_nodes - 1)
    with pytest.raises(ValueError, match="not in any of these topics") as error:
        tree.cut(nodes=[left])
    assert str(error.value).endswith(f"add {tree.reference(node=right)}")
    with pytest.raises(ValueError, match=r"7 words are not in any of these topics; add 1$"):
        tree.cut([])


def test_topics_that_are_not_in_the_view_say_where_they_are():
    tree = sample_tree(7)
    child = max(tree.children_of(node=tree.n_nodes - 1))
    with pytest.raises(ValueError, match="it is part of topic 1"):
        tree.view(1).split(node=child)
    with pytest.raises(ValueError, match="it is divided into 7 topics"):
        tree.view(7).split(1)
    with pytest.raises(ValueError, match="is a single word and cannot be split"):
        tree.view(7).split(node=0)
    with pytest.raises(KeyError, match="is not in this tree"):
        tree.view(7).split("word:nowhere")
    with pytest.raises(IndexError, match="node ids go from 0"):
        tree.cut(nodes=[99])


def test_refined_topics_cannot_be_split_or_joined():
    tree = sample_tree(7)
    view = refine(tree.view(3))
    with pytest.raises(ValueError, match="refined topics cannot be split"):
        view.split(view[0])
    with pytest.raises(ValueError, match="refined topics cannot be joined"):
        view.join(view[0], view[1])


# --  ----------------------------------------------------------------------------------------------


@given(data=st.data(), tree=trees())
def test_every_topic_lies_in_its_parent(data, tree):
    levels = sorted(data.draw(st.sets(st.integers(1, tree.n_words), min_size=1, max_size=4)))
    taxonomy = tree.taxonomy(levels)
    assert taxonomy.levels == tuple(levels)
    assert taxonomy.parents[0] == (-1,) * levels[0]
    for level, n in enumerate(levels):
        assert taxonomy.topics[level] == tree.view(n).topics
        if level == 0:
            continue
        above = taxonomy.topics[level - 1]
        for topic, parent in zip(taxonomy.topics[level], taxonomy.parents[level], strict=True):
            assert set(topic.words) <= set(above[parent].words)
        for position, topic in enumerate(above):
            parts = taxonomy.children_of(level - 1, position)
            assert sum(taxonomy.topics[level][part].size for part in parts) == topic.size


def test_an_undivided_topic_stands_in_both_levels():
    taxonomy = sample_tree(7).taxonomy([2, 3])
    ids = [{topic.id for topic in level} for level in taxonomy.topics]
    assert len(ids[0] & ids[1]) == 1


def test_the_last_level_has_no_children():
    assert sample_tree(7).taxonomy([2, 3]).children_of(1, 2) == ()


def test_a_deep_tree_is_no_problem():
    taxonomy = bare_tree(chain_joins(20_000)).taxonomy([10, 50, 250])
    assert [len(level) for level in taxonomy.topics] == [10, 50, 250]


@pytest.mark.parametrize("levels", [[], [3, 3], [4, 2]])
def test_levels_must_rise(levels):
    with pytest.raises(ValueError, match="rise strictly"):
        sample_tree(7).taxonomy(levels)


def test_levels_must_be_in_range():
    with pytest.raises(ValueError, match="choose 1 to 7"):
        sample_tree(7).taxonomy([2, 8])


@pytest.mark.parametrize("place", [(-1, 0), (2, 0), (0, 2), (0, -1)])
def test_places_must_exist(place):
    with pytest.raises(IndexError, match="no topic"):
        sample_tree(7).taxonomy([2, 3]).children_of(*place)
