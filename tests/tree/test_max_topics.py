"""Trees whose first joins were given, so that T(n) does not exist for every n up to V."""

import copy
import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.digests.fixed_counts import tie_free_counts
from tests.tree.tree_samples import change_section, changed_tree, sample_tree, trees
from topicgrouper import fit_tree
from topicgrouper.tree import ArchiveError, TopicTree

WHY = (
    r"out of range; choose 1 to 4 for this tree of 7 words; as groups of words stay together, it "
    r"has at most 4 topics"
)


def limited(n_words=7, max_topics=4):
    return sample_tree(n_words, max_topics=max_topics)


def test_by_default_every_word_can_be_a_topic():
    assert sample_tree(7).max_topics == 7


@pytest.mark.parametrize("ask", [TopicTree.view, TopicTree.log_likelihood])
def test_a_larger_view_is_refused_and_the_message_says_why(ask):
    ask(limited(), 4)
    with pytest.raises(ValueError, match=WHY):
        ask(limited(), 5)


def test_levels_are_refused_as_well():
    tree = limited()
    assert tree.taxonomy([2, 4]).levels == (2, 4)
    with pytest.raises(ValueError, match="at most 4 topics"):
        tree.taxonomy([2, 5])
    with pytest.raises(ValueError, match="at most 4 topics"):
        tree.outline(levels=[2, 5])
    with pytest.raises(ValueError, match=r"choose 1 to 3 .* at most 4 topics"):
        tree.delta_h(4)


@given(tree=trees(), data=st.data())
def test_all_that_goes_by_n_ends_there(tree, data):
    most = data.draw(st.integers(1, tree.n_words))
    short = changed_tree(tree, max_topics=most)
    assert short.log_likelihoods().tolist() == tree.log_likelihoods()[:most].tolist()
    points, short_points = tree.curve(), short.curve()
    assert len(short_points) == most - 1
    assert list(short_points)[:-1] == list(points)[: max(most - 2, 0)]
    for n in range(1, most + 1):
        assert short.view(n).labels.tolist() == tree.view(n).labels.tolist()
    assert short.suggest_n().n <= most
    assert str(short).startswith("<TopicTree: ")
    assert short.to_linkage().tolist() == tree.to_linkage().tolist()


def test_the_suggestion_takes_groups_for_words():
    counts = tie_free_counts(12, 90)
    groups = [[f"x{i}", f"x{i + 30}"] for i in range(20)]
    tree = fit_tree(counts, together=groups)
    joined = counts.copy()
    joined[:, :20] += joined[:, 30:50]
    other = fit_tree(np.delete(joined, np.arange(30, 50), axis=1))
    assert tree.max_topics == other.n_words == 70
    delta_hs = ([point.delta_h for point in each.curve()] for each in (tree, other))
    np.testing.assert_allclose(*delta_hs)
    for bounds in ((None, None), (2, None), (3, 500)):
        found, expected = tree.suggest_n(*bounds), other.suggest_n(*bounds)
        assert (found.n, found.high, found.others) == (expected.n, expected.high, expected.others)


def test_a_group_can_be_cut_by_its_nodes():
    tree = limited()
    words = tree.cut(nodes=range(7))
    assert words.n == 7
    assert words.log_likelihood == pytest.approx(tree.base_log_likelihood)
    assert not words.is_tree_view
    assert tree.view(4).is_tree_view


def test_nodes_keep_their_numbers():
    tree = limited()
    assert [tree.n_of(node=tree.node_of(n)) for n in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_it_is_part_of_the_value(tmp_path):
    tree, plain = limited(), sample_tree(7)
    assert tree != plain
    assert tree.digest() != plain.digest()
    assert tree.digest() != limited(max_topics=5).digest()
    assert changed_tree(plain, max_topics=7).digest() == plain.digest()
    tree.save(tmp_path / "tree.tg")
    others = [
        TopicTree.load(tmp_path / "tree.tg"),
        pickle.loads(pickle.dumps(tree)),
        copy.deepcopy(tree),
    ]
    for other in others:
        assert other == tree
        assert other.max_topics == 4
    assert tree.with_vocabulary([*"abcdefg"]).max_topics == 4
    assert repr(tree).endswith("documents, at most 4 topics>")
    assert "at most" not in repr(plain)


@pytest.mark.parametrize("number", [0, 8, -1, 2**70, True, 3.0, "4", [4]])
def test_a_wrong_number_in_a_file_is_refused(tmp_path, number):
    path = tmp_path / "tree.tg"
    limited().save(path)
    assert TopicTree.load(path).max_topics == 4
    change_section(path, "tree", meta={"max_topics": number})
    with pytest.raises(ArchiveError, match="max_topics"):
        TopicTree.load(path)


@pytest.mark.parametrize("number", [0, 8])
def test_a_wrong_number_is_refused(number):
    with pytest.raises(ValueError, match=f"from 1 to 7, the number of words, got {number}"):
        limited(max_topics=number)
