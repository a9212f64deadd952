"""Words that distinguish one topic from others.

The most frequent words of a node are mostly those of its larger child, and so repeat along a path
of the tree. What distinguishes a node ``t`` from other words ``s`` are words that would be costly
in the wrong place. With ``g(x) = x·log x``, moving word ``w`` from ``t`` to ``s`` changes log q by
the difference of two terms: the loss of taking it out

    Σ_d [g(f_d(t)) − g(f_d(t) − f_d(w))] − [g(f(t)) − g(f(t) − f(w))]

and the gain of putting it in

    Σ_d [g(f_d(s) + f_d(w)) − g(f_d(s))] − [g(f(s) + f(w)) − g(f(s))]

The score of a word is the first minus the second: the log-likelihood lost by the move. The measure
is the one that built the tree, so the words found are those that kept the topics apart. A word that
loses less than one bit per occurrence is found nearly everywhere; its score is multiplied by these
bits. Rare words have low scores, however exclusive they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np

from topicgrouper._compiled import rank_distinctive

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.tree.count_columns import CountColumns
    from topicgrouper.tree.layout import Layout

__all__ = ["Against", "rank_distinctive_words"]

Against: TypeAlias = Literal["sibling", "rest"]

_REST = -1
"""Size of a range that stands for all other words."""


def rank_distinctive_words(
    columns: CountColumns,
    layout: Layout,
    nodes: IntArray,
    k: int,
    *,
    against: Against,
    threads: int = 1,
) -> npt.NDArray[np.int32]:
    """Return the words that distinguish nodes from others, most distinctive first.

    Parameters
    ----------
    columns : CountColumns
        The counts; every word occurs.
    layout : Layout
        The positions of the nodes.
    nodes : ndarray of int
        The nodes.
    k : int
        Maximum number of words per node.
    against : {"sibling", "rest"}
        Compare with the node that each is joined with, or with all other words.
    threads : int, default=1
        Number of threads; they do not change the result.

    Returns
    -------
    ndarray of shape (nodes, at most k)
        Indices of words, -1 where a node has fewer. Equally distinctive words by falling frequency,
        then in the order of the vocabulary.

    Raises
    ------
    ValueError
        If `against` is something else.
    """
    if against not in ("sibling", "rest"):
        msg = f'against must be "sibling" or "rest", got {against!r}'
        raise ValueError(msg)
    starts, sizes = layout.starts[nodes], layout.sizes[nodes]
    other_starts = other_sizes = np.full(len(nodes), _REST)
    if against == "sibling":
        # the words of siblings are adjacent and together those of their parent
        parents = layout.parents[nodes]
        is_first = layout.starts[parents] == starts
        other_starts = np.where(is_first, starts + sizes, layout.starts[parents])
        other_sizes = layout.sizes[parents] - sizes
    return rank_distinctive(
        columns.starts,
        columns.documents,
        columns.counts,
        columns.lengths,
        words=layout.order,
        starts=starts,
        sizes=sizes,
        other_starts=other_starts,
        other_sizes=other_sizes,
        best=min(k, int(sizes.max(initial=1))),
        threads=threads,
    )
