"""Trees in formats of other tools, read back by them."""

import io
import re

import newick
import numpy as np
import pytest
from scipy.cluster.hierarchy import fcluster, is_valid_linkage, to_tree

from tests.export.export_samples import (
    HOSTILE,
    chain_tree,
    fitted_tree,
    hostile_tree,
    shown,
    single_word,
    text_written,
    written,
)
from tests.tree.tree_samples import exact_fcluster


def read_newick(text):
    assert text.endswith(";\n")
    (root,) = newick.loads(text.removesuffix("\n"))  # it takes the end of the line for a tree
    return root


@pytest.mark.parametrize("heights", ["rank", "loss"])
def test_names_lengths_and_structure_are_those_of_the_tree(heights):
    tree = fitted_tree()
    linkage = tree.to_linkage(heights)

    def height(node):
        return 0.0 if node < tree.n_words else linkage[node - tree.n_words, 2]

    def node_of(found):
        name = found.unquoted_name
        return tree.node_of(int(name.split()[0])) if found.descendants else tree.find(name)

    root = read_newick(text_written("newick", tree, heights=heights))
    found = list(root.walk())
    assert sorted(map(node_of, found)) == list(range(tree.n_nodes))
    for element in found:
        node = node_of(element)
        assert {node_of(child) for child in element.descendants} == set(tree.children_of(node=node))
        if element.descendants:
            words = " ".join(shown(tree, node, 3))
            assert element.unquoted_name == f"{tree.n_of(node=node)} {words}"
        parent = tree.parent(node=node)
        if parent is not None:
            assert node_of(element.ancestor) == parent
            assert element.length == pytest.approx(height(parent) - height(node), rel=1e-6)


def test_topics_at_the_lowest_level_are_leaves_with_number_and_words():
    tree = fitted_tree()
    text = text_written("newick", tree, depth=2, k=2, frequent=True)
    names = {
        " ".join([str(tree.n_of(node=part)), *tree.topic(node=part).top_words(2)])
        for half in tree.children_of(node=tree.n_nodes - 1)
        for part in tree.children_of(node=half)
    }
    assert {leaf.unquoted_name for leaf in read_newick(text).get_leaves()} == names


def test_hostile_words_are_names():
    # the reader takes a backslash for an escape, which the format does not have
    words = [word for word in HOSTILE if word.isprintable() and "\\" not in word]
    tree = fitted_tree(len(words), vocabulary=words)
    names = [
        leaf.unquoted_name or "" for leaf in read_newick(text_written("newick", tree)).get_leaves()
    ]
    assert sorted(names) == sorted(words)


def test_what_cannot_stand_on_a_line_is_spelled_out():
    tree = hostile_tree()
    text = text_written("newick", tree)
    assert text.count("\n") == 1
    assert text.replace("\n", "").isprintable()
    names = re.findall(r"(\)?)'((?:[^']|'')*)'", text)
    quoted = [name for bracket, name in names if not bracket]  # joins follow their parts
    expected = [
        "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in word)
        for word in HOSTILE
        if word
    ]
    assert sorted(name.replace("''", "'") for name in quoted) == sorted(expected)


def test_a_chain_is_written_at_its_full_depth():
    tree = chain_tree()
    text = text_written("newick", tree)
    depth = deepest = 0
    for bracket in re.findall(r"[()]", text):
        depth += 1 if bracket == "(" else -1
        deepest = max(deepest, depth)
        assert depth >= 0
    assert (depth, deepest) == (0, tree.n_words - 1)
    assert text.endswith(")'1 w0 w1 w2';\n")


def test_a_single_word():
    assert text_written("newick", single_word()) == "'alone';\n"


def test_unknown_heights_are_refused():
    with pytest.raises(ValueError, match="must be"):
        text_written("newick", fitted_tree(), heights="height")


def read_linkage(tree, **options):
    return np.load(io.BytesIO(written("linkage", tree, **options)), allow_pickle=False)


@exact_fcluster
def test_scipy_cuts_it_into_every_view():
    tree = fitted_tree()
    matrix = read_linkage(tree)
    assert is_valid_linkage(matrix)
    for n in range(1, tree.n_words + 1):
        clusters = fcluster(matrix, n, criterion="maxclust")
        pairs = set(zip(clusters.tolist(), tree.view(n).labels.tolist(), strict=True))
        assert len(pairs) == len(set(clusters)) == n  # the same words are together


@pytest.mark.parametrize("heights", ["rank", "loss"])
def test_scipy_makes_the_same_tree_of_it(heights):
    tree = fitted_tree()
    matrix = read_linkage(tree, heights=heights)
    assert is_valid_linkage(matrix)
    _, nodes = to_tree(matrix, rd=True)
    for node in nodes:
        assert node.get_count() == tree.topic(node=node.get_id()).size
        if not node.is_leaf():
            children = (node.get_left().get_id(), node.get_right().get_id())
            assert children == tree.children_of(node=node.get_id())
    losses = -np.cumsum(tree.gains)
    expected = np.arange(1, tree.n_words) if heights == "rank" else losses
    np.testing.assert_allclose(matrix[:, 2], expected)
