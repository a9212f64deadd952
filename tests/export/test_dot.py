"""Graphviz graphs, read back with pydot."""

import re
import warnings

import pydot
import pytest

from tests.export.export_samples import (
    HOSTILE,
    chain_tree,
    fitted_tree,
    hostile_tree,
    shown,
    single_word,
    text_written,
)
from topicgrouper.export import write_dot
from topicgrouper.export.labels import node_label


def read(text):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # pydot calls pyparsing by old names
        (graph,) = pydot.graph_from_dot_data(text)
    assert graph.get_type() == "digraph"
    nodes = {}
    for node in graph.get_nodes():
        if node.get_name().isdecimal():
            nodes[int(node.get_name())] = unquoted(node.get_label())
    edges = {(int(edge.get_source()), int(edge.get_destination())) for edge in graph.get_edges()}
    return nodes, edges


def unquoted(text):
    """A label as Graphviz draws it."""
    assert text[0] == text[-1] == '"'
    assert re.fullmatch(r'"(?:[^"\\]|\\["\\])*"', text)  # no escape that Graphviz would replace
    return re.sub(r"\\(.)", r"\1", text[1:-1]).replace("&amp;", "&")


@pytest.mark.parametrize("depth", [0, 3])
def test_nodes_and_edges_are_those_of_the_top(depth):
    tree = fitted_tree()
    nodes, edges = read(text_written(write_dot, tree, depth=depth))
    rows = tree.outline(depth=depth)
    assert nodes == {row.id: node_label(row.topic, shown(tree, row.id)) for row in rows}
    assert edges == {(tree.parent(node=node), node) for node in nodes if node != tree.n_nodes - 1}


def test_the_most_frequent_words_are_one_option_away():
    tree = fitted_tree()
    nodes, _ = read(text_written(write_dot, tree, depth=3, frequent=True))
    for node, label in nodes.items():
        assert label == node_label(tree.n_of(node=node), tree.topic(node=node).top_words(5))


def test_hostile_words_are_labels():
    tree = hostile_tree()
    nodes, _ = read(text_written(write_dot, tree, depth=len(HOSTILE)))
    assert len(nodes) == tree.n_nodes
    for node, word in enumerate(HOSTILE):
        assert nodes[node] == node_label(tree.n_words, [word])


def test_four_levels_unless_told_otherwise():
    assert len(read(text_written(write_dot, chain_tree()))[0]) == 9
    assert len(read(text_written(write_dot, single_word()))[0]) == 1
