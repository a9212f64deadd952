"""Nodes as JSON objects: what both JSON formats share."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.export.node_table import NodeTable

__all__ = ["node_members"]


def node_members(nodes: NodeTable, node: int, *, keys: Sequence[str]) -> str:
    """Return the members of a node's object, without the braces, on one line.

    Parameters
    ----------
    nodes : NodeTable
        All nodes.
    node : int
        The node.
    keys : sequence of str
        The values to include; those that are None are omitted.

    Returns
    -------
    str
    """
    record = nodes.record(node)
    values = {key: record[key] for key in keys if record[key] is not None}
    words = {"words": nodes.words[node], "frequent_words": nodes.frequent_words[node]}
    # not escaped: `text_of` escapes lone surrogates, which alone cannot be encoded
    return json.dumps({**values, **words}, ensure_ascii=False, allow_nan=False)[1:-1]
