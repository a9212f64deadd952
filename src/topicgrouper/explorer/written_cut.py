"""Cuts as the page writes them in its address and in questions to the server.

``30,s37,s52,j12`` is T(30) with topics 37 and 52 split into their two parts, and all that lies in
topic 12 joined. Only joined topics are split or result from joining, so their numbers name them.
``30`` alone is T(30).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

MAX_LENGTH = 30_000
"""Maximum number of characters, as in ``js/cuts.js``: thousands of splits and joins."""

_FORM = re.compile(r"[0-9]{1,9}(?:,[sj][0-9]{1,16})*")


def read_cut(tree: TopicTree, text: str) -> FlatView:
    """Return the view that a text describes, in time linear in its number of topics."""
    if len(text) > MAX_LENGTH or not _FORM.fullmatch(text):
        raise ValueError(
            f"a view must be a number of topics, or a cut such as 30,s37,j12 of at most "
            f"{MAX_LENGTH} characters"
        )
    number, *changes = text.split(",")
    n = int(number)
    if not 1 <= n <= tree.max_topics:
        msg = f"the number of topics must be from 1 to {tree.max_topics}, got {n}"
        raise ValueError(msg)
    if not changes:
        return tree.view(n)
    split, joined = (
        _nodes(tree, {int(change[1:]) for change in changes if change[0] == kind}) for kind in "sj"
    )
    nodes: list[int] = []
    divided: set[int] = set()
    waiting = [tree.n_nodes - 1]
    last = tree.n_nodes - n  # T(n) divides the nodes after it
    while waiting:
        node = waiting.pop()
        if node >= tree.n_words and (node > last or node in split) and node not in joined:
            divided.add(node)
            waiting.extend(tree.children[node - tree.n_words].tolist())
        else:
            nodes.append(node)
    are_near = max(split, default=last) <= last < min(joined, default=tree.n_nodes)
    if not (are_near and split <= divided and joined <= set(nodes)):
        msg = f"a topic of the cut cannot be split or joined in the view with {n} topics"
        raise ValueError(msg)
    return tree.cut(nodes=nodes)


def _nodes(tree: TopicTree, numbers: set[int]) -> set[int]:
    """Return the nodes with these numbers, and -1 if there is no topic with one of them."""
    found = set(np.flatnonzero(np.isin(tree.numbers, list(numbers))).tolist())
    return found if len(found) == len(numbers) else {*found, -1}
