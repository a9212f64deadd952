"""The order in which lists show the topics of a view: what tells most comes first.

The most frequent topics are those of function words, the most focused ones often tiny. Topics are
therefore ranked by ``share · focus²``, where the share is f(t)/N: a topic comes first if it is
large and concentrated in some of the documents (see `topicgrouper.tree.focus`). More than 3 bits,
as if in an eighth of the text, count as 3: beyond that a topic says more about fewer documents.

Topics with less than half the focus of the average occurrence, Σ_t share(t)·focus(t), are
*general*: function words, boilerplate, items that go with everything. They come last.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.short_repr import shows_little

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["DistinctiveOrder", "distinctive_order", "order_of_topics"]

GENERAL_SHARE = 0.5
"""Share of the average focus below which a topic is general."""

MAX_FOCUS = 3.0
"""Bits from which on more focus does not bring a topic forward."""


@shows_little
@dataclass(frozen=True, slots=True)
class DistinctiveOrder:
    """The topics of a view in the order in which to show them.

    Attributes
    ----------
    distinctive : tuple of int
        Positions of the distinctive topics in the view, most distinctive first.
    general : tuple of int
        Positions of the general topics, most frequent first. Without training counts all topics
        are distinctive, most frequent first.
    general_share : float
        The general topics' share of all occurrences.

    See Also
    --------
    distinctive_order : Return the order of a view.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.tree import distinctive_order
    >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    >>> view = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3)
    >>> for place in distinctive_order(view).distinctive:
    ...     print(*view[place].words)
    cat dog
    tea milk
    """

    distinctive: tuple[int, ...]
    general: tuple[int, ...]
    general_share: float


def distinctive_order(view: FlatView) -> DistinctiveOrder:
    """Return the order in which to show the topics of a view.

    Parameters
    ----------
    view : FlatView
        The view. Its tree needs training counts; without them the order is that of the view.

    Returns
    -------
    DistinctiveOrder

    See Also
    --------
    topicgrouper.FlatView.focus : How much each topic says about documents.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.tree import distinctive_order
    >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    >>> view = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3)
    >>> order = distinctive_order(view)
    >>> [view[place].words for place in order.distinctive]
    [('cat', 'dog'), ('tea', 'milk')]
    >>> [view[place].words for place in order.general], round(order.general_share, 2)
    ([('the',)], 0.53)
    """
    if view.tree.counts is None:
        return DistinctiveOrder(tuple(range(view.n)), (), 0.0)
    return order_of_topics(view.frequencies / float(view.tree.frequencies[-1]), view.focus)


def order_of_topics(shares: FloatArray, focus: FloatArray) -> DistinctiveOrder:
    """Return the order in which to show any topics.

    Parameters
    ----------
    shares : ndarray of shape (topics,)
        The topics' shares of all occurrences.
    focus : ndarray of shape (topics,)
        Their focus in bits.

    Returns
    -------
    DistinctiveOrder
    """
    is_general = focus < GENERAL_SHARE * (shares @ focus)
    order = np.argsort(-shares * np.minimum(focus, MAX_FOCUS) ** 2, kind="stable")
    frequent = np.argsort(-shares, kind="stable")
    return DistinctiveOrder(
        distinctive=tuple(order[~is_general[order]].tolist()),
        general=tuple(frequent[is_general[frequent]].tolist()),
        general_share=float(shares[is_general].sum()),
    )
