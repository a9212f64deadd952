"""Flat JSON, read back with the json module."""

import json

import pytest

from tests.export.export_samples import (
    chain_tree,
    fitted_tree,
    hostile_tree,
    single_word,
    text_written,
    weighted_tree,
)
from tests.export.node_checks import check_nodes, rebuilt


@pytest.mark.parametrize("make", [fitted_tree, hostile_tree, single_word, weighted_tree])
def test_the_tree_follows_from_the_file(make):
    tree = make()
    found = json.loads(text_written("flat-json", tree))
    keys = {"parent": None, "left": None, "right": None, "delta_h": None, "focus": None}
    records = [{**keys, **node} for node in found["nodes"]]
    check_nodes(tree, records)
    again = rebuilt(records, base_log_likelihood=found["base_log_likelihood"])
    assert found["n_words"] == tree.n_words
    assert again.digest() == tree.digest()
    assert (again.log_likelihoods() == tree.log_likelihoods()).all()


def test_a_chain_can_be_read():
    tree = chain_tree()
    nodes = json.loads(text_written("flat-json", tree))["nodes"]
    assert len(nodes) == tree.n_nodes
    assert max(node["level"] for node in nodes) == tree.n_words - 1


def test_one_node_a_line():
    tree = fitted_tree()
    assert text_written("flat-json", tree).count("\n") == tree.n_nodes + 2
