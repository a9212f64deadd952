"""The tree as JSON: nested nodes, and a list of all of them; one node per line in both."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.nodes import Node, Nodes
from topicgrouper.export.walk import Event, walk
from topicgrouper.storage.atomic_file import text_of
from topicgrouper.tables.table import declared_columns

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.tree.topic_tree import TopicTree

_KEYS = tuple(each.name for each in declared_columns(Node))
_NESTED = (
    *("id", "topic", "name", "note", "frequency", "size", "delta_h", "focus"),
    *("words", "frequent_words"),
)


def write_nested_json(
    tree: TopicTree,
    file: BinaryIO,
    *,
    depth: int | None = None,
    k: int = 5,
    frequent: bool = False,
) -> None:
    """Write the root as one object with its children in it, as d3 reads it."""
    nodes = Nodes(tree, k=k, frequent=frequent, depth=depth)
    with text_of(file) as text:
        # without indentation, which would be most of the file for a chain
        for event, node, _ in walk(tree, depth=depth):
            if event is Event.BETWEEN:
                text.write(",\n")
            elif event is Event.LEAVE:
                text.write("]}")
            else:
                written = _object(nodes[node], _NESTED)
                is_end = event is Event.END
                text.write(written if is_end else f'{written[:-1]}, "children": [\n')
        text.write("\n")


def write_flat_json(tree: TopicTree, file: BinaryIO, *, k: int = 5, frequent: bool = False) -> None:
    """Write all nodes by id, with what describes the tree completely except for its counts."""
    head = {"n_words": tree.n_words, "base_log_likelihood": tree.base_log_likelihood}
    with text_of(file) as text:
        text.write(json.dumps(head, allow_nan=False)[:-1] + ', "nodes": [\n')
        for node in Nodes(tree, k=k, frequent=frequent):
            text.write(_object(node, _KEYS) + ("\n" if node.parent is None else ",\n"))
        text.write("]}\n")


def _object(node: Node, keys: Iterable[str]) -> str:
    """Return a node as an object on one line; keys that do not apply are omitted."""
    values = ((key, getattr(node, key)) for key in keys)
    known = {key: value for key, value in values if value is not None}
    # not escaped: `text_of` escapes lone surrogates, which alone cannot be encoded
    return json.dumps(known, ensure_ascii=False, allow_nan=False)
