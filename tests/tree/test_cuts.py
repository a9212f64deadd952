"""Uneven cuts: any nodes that hold every word exactly once."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import sample_tree, topic_h, trees
from topicgrouper import fit_tree, refine


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
