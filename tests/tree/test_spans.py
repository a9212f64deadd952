"""The numbers of topics at which a node is a topic, against the views themselves."""

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree
from topicgrouper.tree.cuts import span_of

WORDS = list("abcdefghijklmnopqrst")


def check(tree):
    views = {n: set(tree.view(n).nodes.tolist()) for n in range(1, tree.max_topics + 1)}
    for node in range(tree.n_nodes):
        found = [n for n, nodes in views.items() if node in nodes]
        assert span_of(tree, node) == ((found[0], found[-1]) if found else None)
        assert found == list(range(found[0], found[-1] + 1)) if found else True
    return [node for node in range(tree.n_nodes) if span_of(tree, node) is None]


def test_a_node_is_a_topic_from_its_parents_number_to_its_own():
    assert check(fit_tree(zipf_counts(30, 20, length=20, seed=1))) == []


def test_parts_of_a_group_are_never_topics():
    tree = fit_tree(zipf_counts(30, 20, length=20, seed=1), WORDS, together=[["a", "d", "e"]])
    assert check(tree)[:3] == [0, 3, 4]
