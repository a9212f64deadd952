import copy
import gc
import pickle
import weakref

import numpy as np
import pytest
from hypothesis import given

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, tree_of, trees
from topicgrouper.tree import TopicTree
from topicgrouper.tree.archive import constructor_arguments

DEEP = 20_000


@given(tree=trees())
def test_navigation_follows_the_joins(tree):
    root = tree.n_nodes - 1
    assert tree.parent(node=root) is None
    assert tree.sibling(node=root) is None
    assert tree.depth(node=root) == 0
    for word in range(tree.n_words):
        assert tree.children_of(node=word) == ()
        assert tree.find(tree.vocabulary[word]) == word
    for i, (left, right) in enumerate(tree.children.tolist()):
        node = tree.n_words + i
        assert tree.children_of(node=node) == (left, right)
        assert tree.parent(node=left) == tree.parent(node=right) == node
        assert (tree.sibling(node=left), tree.sibling(node=right)) == (right, left)
        assert tree.depth(node=left) == tree.depth(node=node) + 1
        words = set(tree.words_of(node=node).tolist())
        assert words == set(tree.words_of(node=left).tolist()) | set(
            tree.words_of(node=right).tolist()
        )
        assert tree.frequencies[node] == pytest.approx(tree.frequencies[sorted(words)].sum())


@given(tree=trees())
def test_a_lineage_climbs_from_leaf_to_root(tree):
    for word in range(tree.n_words):
        path = tree.lineage(node=word).tolist()
        assert path == tree.lineage(tree.vocabulary[word]).tolist()
        assert path[0] == word
        assert path[-1] == tree.n_nodes - 1
        assert [tree.parent(node=node) for node in path] == [*path[1:], None]


@given(tree=trees())
def test_the_papers_numbers(tree):
    assert tree.n_of(node=tree.n_nodes - 1) == 1
    for n in range(1, tree.n_words):
        assert tree.n_of(node=tree.node_of(n)) == n
    for word in range(tree.n_words):
        assert tree.n_of(node=word) == tree.n_words


@pytest.mark.parametrize("n_words", [1, 2, 7])
def test_every_node_has_a_number_of_its_own(n_words):
    tree = sample_tree(n_words)
    assert sorted(tree.numbers.tolist()) == list(range(1, tree.n_nodes + 1))
    for node in range(tree.n_nodes):
        topic = tree.topic(node=node)
        assert tree.node_of(topic.number) == node
        assert topic.number == (n_words + node if topic.size == 1 else topic.n)


def test_numbers_may_be_given(tmp_path):
    tree = sample_tree(3)
    arguments = constructor_arguments(tree)
    grown = TopicTree(**{**arguments, "numbers": [9, 4, 70, 2, 5]})
    assert grown != tree
    assert [grown.node_of(number) for number in (9, 70, "5")] == [0, 2, 4]
    assert grown.reference(node=3) == "2"
    grown.save(tmp_path / "grown.tg")
    assert TopicTree.load(tmp_path / "grown.tg").numbers.tolist() == [9, 4, 70, 2, 5]
    for numbers in ([9, 4, 9, 2, 5], [0, 1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4, 2**53]):
        with pytest.raises(ValueError, match="numbers must"):
            TopicTree(**{**arguments, "numbers": numbers})


def test_an_unknown_word_names_near_ones():
    tree = tree_of([[1, 1, 1]], chain_joins(3), vocabulary=["senator", "senate", "house"])
    with pytest.raises(KeyError, match="near spellings: 'senate', 'senator'"):
        tree.find("senater")
    with pytest.raises(KeyError, match=r'not in this tree"$'):
        tree.lineage("zzz")
    with pytest.raises(KeyError) as error:
        tree.find("x" * 1_000_000)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("node", [-1, 13])
def test_unknown_nodes_are_an_error(node):
    tree = sample_tree(7)
    names = ("parent", "children_of", "sibling", "depth", "words_of", "n_of", "topic", "lineage")
    for name in names:
        with pytest.raises(IndexError, match="0 to 12"):
            getattr(tree, name)(node=node)


def test_a_topic_is_a_number_a_word_a_name_or_an_object():
    tree = tree_of([[1, 1, 1]], chain_joins(3), vocabulary=["senator", "2", "name:it"])
    tree = tree.with_topic_names({"2": "Old", "word:2": "old", "senator": "Sir"})
    assert tree.node_of(1) == tree.node_of("1") == 4
    assert tree.node_of(2) == tree.node_of(" 2 ") == tree.node_of(tree.topic(2)) == 3
    assert tree.node_of("word:2") == 1
    assert tree.node_of("senator") == tree.node_of("name:sir") == tree.node_of("Sir") == 0
    assert tree.node_of("name:it") == 2
    assert tree.topic(2) == tree.topic(node=3) != tree.topic("word:2")
    with pytest.raises(KeyError, match=r"2 topics are named 'OLD'; give the number .*word:2, 2"):
        tree.node_of("OLD")
    with pytest.raises(KeyError, match="no topic is named 'new'"):
        tree.node_of("name:new")
    for number in (0, 6, -1, "7"):
        with pytest.raises(ValueError, match="numbers go up to 5"):
            tree.node_of(number)
    for arguments in ({}, {"topic": 1, "node": 4}):
        with pytest.raises(TypeError, match="give a topic, or a node id as node="):
            tree.topic(**arguments)


def test_nothing_can_be_changed():
    tree = sample_tree(7)
    with pytest.raises(AttributeError, match="cannot be changed"):
        tree.gains = np.zeros(6)
    with pytest.raises(AttributeError, match="cannot be changed"):
        del tree.counts
    with pytest.raises(AttributeError, match="cannot be changed"):
        tree.note = "mine"
    with pytest.raises(ValueError, match="read-only"):
        tree.children[0] = 0
    with pytest.raises(ValueError, match="read-only"):
        tree.counts.data[0] = 7


def test_pickles_and_copies_are_equal_and_frozen():
    tree = sample_tree(7, columns=[0, 1, 2, 4, 6, 7, 9], n_columns=12)
    tree.view(3)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        copied = pickle.loads(pickle.dumps(tree, protocol))
        assert copied == tree
        assert not copied.children.flags.writeable
        assert not copied.counts.data.flags.writeable
    assert copy.copy(tree) is tree
    assert copy.deepcopy(tree) is tree


def test_one_word_has_every_method():
    tree = TopicTree([], [], [4], ["only"], base_log_likelihood=0.0)
    assert tree.view(1).labels.tolist() == [0]
    assert [topic.words for topic in tree.view(1).topics] == [("only",)]
    assert tree.log_likelihoods().tolist() == [0.0]
    assert len(tree.curve()) == 0
    assert tree.lineage("only").tolist() == [0]
    assert tree.taxonomy([1]).parents == ((-1,),)
    assert tree.suggest_n().n == 1
    with pytest.raises(ValueError, match="choose 1 to 0"):
        tree.delta_h(1)


def test_a_very_deep_tree_is_a_normal_input(tmp_path):
    tree = bare_tree(chain_joins(DEEP))
    assert tree.depth(node=0) == DEEP - 1
    assert tree.lineage(node=0).tolist() == [0, *range(DEEP, 2 * DEEP - 1)]
    assert len(tree.words_of(node=2 * DEEP - 2)) == DEEP
    assert tree.topic(node=2 * DEEP - 2).top_words(2) == ("w0", "w1")
    assert tree.log_likelihood(1) == -3.0 - (DEEP - 1)
    assert tree.suggest_n().n == 25
    assert tree.to_linkage()[-1, 3] == DEEP
    assert [topic.size for topic in tree.view(3).topics] == [DEEP - 2, 1, 1]
    assert tree.find(f"w{DEEP - 1}") == DEEP - 1
    tree.save(tmp_path / "deep.tg")
    assert TopicTree.load(tmp_path / "deep.tg") == tree
    assert pickle.loads(pickle.dumps(tree)) == tree
    assert len(str(tree)) < 1_000


def test_other_words_leave_the_tree_as_it_is():
    tree = sample_tree(4, columns=[0, 2, 3, 5], n_columns=6)
    by_column = tree.with_vocabulary(["a", "b", "c", "d", "e", "f"])
    assert by_column.vocabulary == ("a", "c", "d", "f")
    assert by_column == tree.with_vocabulary(["a", "c", "d", "f"])
    assert by_column.children is tree.children
    with pytest.raises(ValueError, match=r"got 5 words; pass 6, one per column .* or 4"):
        tree.with_vocabulary(["a", "b", "c", "d", "e"])
    with pytest.raises(ValueError, match="more than once"):
        tree.with_vocabulary(["a", "b", "b", "d"])


def test_a_used_tree_is_freed_without_the_garbage_collector():
    tree = sample_tree()
    tree.view(3).topics[0].words  # noqa: B018 - everything that a tree derives
    tree.shown_words([0])
    watched = weakref.ref(tree)
    gc.disable()
    try:
        del tree
        assert watched() is None
    finally:
        gc.enable()
