"""The whole tree as flat JSON, a list of nodes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.json_nodes import node_members
from topicgrouper.export.node_table import COLUMNS, node_table
from topicgrouper.storage.text_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["write_flat_json"]


def write_flat_json(
    tree: TopicTree, file: BinaryIO, *, words: int = 5, frequent: bool = False
) -> None:
    """Write all nodes as one list, one node per line, as ``.json``.

    The object has ``n_words``, ``base_log_likelihood`` (of T(V), every word a topic of its own) and
    ``nodes``, ordered by id with single words first. Each node has ``id``, ``n`` (the paper's
    number), ``name`` and ``note`` (if a person gave them), ``parent``, ``left`` and ``right`` (node
    ids), ``delta_h``, ``frequency``, ``size``, ``level`` (joins above the node), ``focus`` in bits,
    ``words`` (those that distinguish the node from the one it is joined with) and
    ``frequent_words``; keys that do not apply are omitted. The file can be read whatever the depth
    of the tree, and describes it completely except for its counts.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    words : int, default=5
        Number of words per node.
    frequent : bool, default=False
        Write the most frequent words instead of the most distinctive ones as ``words``.

    See Also
    --------
    write_nested_json : One object with children in it, for d3.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> import json
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_flat_json
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> file = io.BytesIO()
    >>> write_flat_json(tree, file)
    >>> table = json.loads(file.getvalue())
    >>> table["n_words"], [node["frequency"] for node in table["nodes"]]
    (3, [4, 4, 3, 8, 11])
    """
    nodes = node_table(tree, words=words, frequent=frequent)
    head = {"n_words": tree.n_words, "base_log_likelihood": tree.base_log_likelihood}
    with text_of(file) as text:
        text.write(json.dumps(head, allow_nan=False)[:-1] + ', "nodes": [\n')
        for node in range(tree.n_nodes):
            members = node_members(nodes, node, keys=COLUMNS)
            is_last = node == tree.n_nodes - 1
            text.write(f"{{{members}}}" + ("\n" if is_last else ",\n"))
        text.write("]}\n")
