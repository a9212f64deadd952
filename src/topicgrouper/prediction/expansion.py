"""The words that the tree expects beside a query."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

import numpy as np

from topicgrouper.prediction.arguments import lifts_of, one_query
from topicgrouper.tree.checks import checked_k

if TYPE_CHECKING:
    from topicgrouper.prediction.document_model import DocumentModel

__all__ = ["MIN_LIFT", "ExpectedWord", "expand_query"]

MIN_LIFT = 2.0
"""A word is expected beside a query if it is at least this many times as probable as otherwise."""


class ExpectedWord(NamedTuple):
    """A word that is expected beside others.

    Attributes
    ----------
    word : int
        Its index in the tree.
    probability : float
        p(word | query): the probability that it comes next.
    lift : float
        How many times as probable as in an average document.

    See Also
    --------
    expand_query : Return the words that belong most to a query.

    Examples
    --------
    >>> from topicgrouper import fit_documents, fit_tree
    >>> from topicgrouper.prediction import expand_query
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 0], [0, 0, 2, 3], [0, 0, 4, 2], [0, 0, 1, 1]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
    >>> for expected in expand_query(fit_documents(tree), [[1, 0, 0, 0]]):
    ...     print(tree.vocabulary[expected.word], round(expected.lift, 1))
    dog 2.5
    """

    word: int
    probability: float
    lift: float


def expand_query(model: DocumentModel, query: Any, k: SupportsIndex = 10) -> list[ExpectedWord]:
    """Return the words that belong most to a query, without its own words.

    Words are ordered by p·log lift: what each adds to the difference between documents with the
    query's words and all documents. Frequent words that are everywhere have no lift, and rare words
    little probability. All have a lift of at least 2.

    Parameters
    ----------
    model : DocumentModel
        The model.
    query : sparse matrix or array of shape (1, columns)
        Counts of the query's words.
    k : int, default=10
        Maximum number of words.

    Returns
    -------
    list of ExpectedWord

    Raises
    ------
    ValueError
        If `k` is below 1, or there is not one query with the columns of the tree.

    See Also
    --------
    DocumentIndex : Rank documents for a query.

    Examples
    --------
    >>> from topicgrouper import fit_documents, fit_tree
    >>> from topicgrouper.prediction import expand_query
    >>> rows = [[3, 2, 0, 0], [1, 2, 0, 0], [0, 0, 2, 3], [0, 0, 4, 2], [0, 0, 1, 1]]
    >>> model = fit_documents(fit_tree(rows))
    >>> [expected.word for expected in expand_query(model, [[1, 0, 0, 0]])]
    [1]
    """
    number = checked_k(k)
    counts = one_query(model.tree, query)
    (after,) = model._probabilities_in_tree(counts)
    lifts = lifts_of(after, model.expected_probabilities)
    lifts[counts.indices] = 0.0
    candidates = np.flatnonzero(lifts >= MIN_LIFT)
    worth = after[candidates] * np.log(lifts[candidates])
    best = candidates[np.argsort(-worth, kind="stable")[:number]]
    return [ExpectedWord(int(word), float(after[word]), float(lifts[word])) for word in best]
