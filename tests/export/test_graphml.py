"""GraphML, read back with networkx."""

import io

import networkx as nx
import pytest

from tests.export.export_samples import (
    chain_tree,
    fitted_tree,
    hostile_tree,
    shown,
    single_word,
    weighted_tree,
    written,
)
from topicgrouper.export import write_graphml
from topicgrouper.export.labels import node_label


def read(tree, **options):
    return nx.read_graphml(io.BytesIO(written(write_graphml, tree, **options)), node_type=int)


@pytest.mark.parametrize("make", [fitted_tree, single_word, weighted_tree])
def test_nodes_and_edges_are_those_of_the_tree(make):
    tree = make()
    graph = read(tree)
    assert graph.is_directed()
    assert sorted(graph) == list(range(tree.n_nodes))
    for node in graph:
        topic = tree.topic(node=node)
        assert set(graph.successors(node)) == set(tree.children_of(node=node))
        expected = {
            "label": node_label(topic.n, shown(tree, node)),
            "n": topic.n,
            "frequency": topic.frequency,
            "size": topic.size,
            "level": tree.depth(node=node),
        }
        own = {"delta_h": tree.delta_h(topic.n)} if topic.size > 1 else {"word": topic.words[0]}
        if tree.counts is not None:
            own["focus"] = tree.focus[node]
        assert graph.nodes[node] == {**expected, **own}
    assert nx.is_arborescence(graph)


def test_hostile_words_come_back_with_what_xml_cannot_hold_spelled_out():
    tree = hostile_tree()
    graph = read(tree)
    for node, word in enumerate(tree.vocabulary):
        shown = word
        for char, escape in (
            ("\x1b", r"\x1b"),
            ("\x00", r"\x00"),
            ("\ufffe", r"\ufffe"),
            ("\ud800", r"\ud800"),
        ):
            shown = shown.replace(char, escape)
        assert (graph.nodes[node]["word"] or "") == shown


def test_levels_can_be_chosen():
    graph = read(fitted_tree(), depth=2, words=2)
    assert max(level for _, level in graph.nodes(data="level")) == 2
    assert {label.count(",") for _, label in graph.nodes(data="label")} <= {0, 1}


def test_a_chain_can_be_read():
    tree = chain_tree()
    assert nx.dag_longest_path_length(read(tree)) == tree.n_words - 1
