"""Trees as JSON, read back."""

import json
import re

import pytest

from tests.export.export_samples import (
    chain_tree,
    fitted_tree,
    hostile_tree,
    shown,
    single_word,
    text_written,
    weighted_tree,
)


def flattened(root):
    waiting, found = [(root, 0)], []
    while waiting:
        node, level = waiting.pop()
        found.append((node, level))
        waiting += [(child, level + 1) for child in reversed(node.get("children", []))]
    return found


@pytest.mark.parametrize("make", [fitted_tree, hostile_tree, single_word, weighted_tree])
@pytest.mark.parametrize("depth", [None, 2])
def test_nodes_are_those_of_the_tree(make, depth):
    tree = make()
    found = flattened(json.loads(text_written("json", tree, depth=depth)))
    rows = tree.outline(depth=tree.n_words if depth is None else depth)
    assert {(node["id"], level) for node, level in found} == {(row.id, row.level) for row in rows}
    assert len(found) == len(rows)
    for node, level in found:
        topic = tree.topic(node=node["id"])
        assert (node["topic"], node["frequency"], node["size"]) == (
            topic.number,
            topic.frequency,
            topic.size,
        )
        # what is half of a character comes back as such
        assert tuple(node["words"]) == shown(tree, topic.id)
        assert tuple(node["frequent_words"]) == topic.top_words(5)
        assert node.get("focus") == (None if tree.counts is None else tree.focus[topic.id])
        assert node.get("delta_h") == (None if topic.size == 1 else tree.delta_h(topic.n))
        assert ("children" in node) == (topic.size > 1 and level != depth)


def test_a_chain_is_written_at_its_full_depth():
    tree = chain_tree(6_000)  # deeper than most JSON readers go
    text = text_written("json", tree)
    ids = [int(number) for number in re.findall(r'\{"id": (\d+)', text)]
    assert sorted(ids) == list(range(tree.n_nodes))
    # these words hold no brackets, so brackets are structure: objects and lists close in order
    opened, deepest = [], 0
    closing = {"}": "{", "]": "["}
    for bracket in re.findall(r"[][{}]", text):
        if bracket in closing:
            assert opened.pop() == closing[bracket]
        else:
            opened.append(bracket)
            deepest = max(deepest, len(opened))
    assert not opened
    assert deepest == 2 * (tree.n_words - 1) + 2  # each node and its list, and the words of a leaf
    assert flattened(json.loads(text_written("json", tree, depth=50)))[-1][1] == 1
