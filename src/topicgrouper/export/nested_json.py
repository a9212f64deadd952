"""The tree as nested JSON, children inside their parents."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.json_nodes import node_members
from topicgrouper.export.node_table import node_table
from topicgrouper.export.walk import Event, walk
from topicgrouper.storage.text_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["write_nested_json"]

_KEYS = ("id", "n", "name", "note", "frequency", "size", "delta_h", "focus")


def write_nested_json(
    tree: TopicTree,
    file: BinaryIO,
    *,
    depth: int | None = None,
    words: int = 5,
    frequent: bool = False,
) -> None:
    """Write the root as one object with its children in it, as ``.json``.

    A node has ``id``, ``n`` (the paper's number), ``name`` and ``note`` (if a person gave them),
    ``frequency``, ``size``, ``focus`` in bits (if the tree has training counts), ``words`` (those
    that distinguish it from the node it is joined with), ``frequent_words`` and, if it is a join,
    ``delta_h`` and ``children``, the more frequent first. d3's ``hierarchy`` takes it as it is.

    The file is written whatever the depth of the tree, but most JSON readers are recursive and
    refuse objects nested more than some hundred or thousand levels deep; limit ``depth`` for them,
    or use `write_flat_json`.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    depth : int, optional
        Number of joins to go down (default: all). Topics at the lowest level have no ``children``,
        even if their ``size`` is above 1.
    words : int, default=5
        Number of words per node.
    frequent : bool, default=False
        Write the most frequent words instead of the most distinctive ones as ``words``.

    See Also
    --------
    write_flat_json : All nodes as one list, whatever the depth of the tree.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> import json
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_nested_json
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> file = io.BytesIO()
    >>> write_nested_json(tree, file)
    >>> root = json.loads(file.getvalue())
    >>> root["frequent_words"], [child["frequent_words"] for child in root["children"]]
    (['cat', 'dog', 'tea'], [['cat', 'dog'], ['tea']])
    """
    nodes = node_table(tree, words=words, frequent=frequent, depth=depth)
    with text_of(file) as text:
        # one node per line without indentation, which would be most of the file for a chain
        for event, node, _ in walk(tree, depth=depth):
            if event is Event.BETWEEN:
                text.write(",\n")
            elif event is Event.LEAVE:
                text.write("]}")
            else:
                members = node_members(nodes, node, keys=_KEYS)
                text.write(
                    f"{{{members}}}" if event is Event.END else f'{{{members}, "children": [\n'
                )
        text.write("\n")
