"""Fitting of the document model: one Beta distribution per join, by maximum likelihood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper._compiled import fit_joins
from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.arrays.sums import row_sums
from topicgrouper.arrays.threads import thread_count
from topicgrouper.prediction.document_counts import check_lengths, columns_of
from topicgrouper.prediction.document_model import DocumentModel
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

MIN_CONCENTRATION = 1e-3
"""The smallest concentration of a join.

Where no training document has tokens of both parts, the likelihood is highest at 0, and a new
document with both would be impossible. On parts of the training data of four collections, floors
from 0.0001 to 0.01 predicted equally well (to 0.002%), and higher ones worse.
"""


def fit_documents(
    tree: TopicTree, counts: Any = None, *, n_jobs: int | None = None
) -> DocumentModel:
    """Fit the document model of a tree to its training documents.

    Given the tree, joins are independent. Each gets the two Beta parameters that make the training
    documents most probable; there are no hyper-parameters and no randomness. If documents differ at
    a join no more than by chance, or have at most one token there, the concentration is infinite:
    all documents have the same proportion.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    counts : sparse matrix or array, optional
        The training counts, whole numbers: documents × words of the tree, or × columns of the
        training matrix (default: the counts in the tree).
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The result is the same.

    Returns
    -------
    DocumentModel

    Raises
    ------
    TypeError, ValueError
        If there are no counts, they are not those of the tree, or they are not whole numbers.

    See Also
    --------
    DocumentTopicGrouper : The same as a scikit-learn estimator.
    fit_tree : Fit the tree.

    Examples
    --------
    >>> from topicgrouper import fit_documents, fit_tree
    >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
    >>> model = fit_documents(tree)
    >>> model.concentrations.round(2)
    array([inf, inf, 0.8])
    """
    matrix = whole_count_rows(training_counts(tree, counts))
    check_lengths(row_sums(matrix))
    n_documents, columns = matrix.shape[0], columns_of(matrix)
    del matrix  # nothing else takes as much memory as its copies
    means, spreads = fit_joins(
        *columns,
        n_documents=n_documents,
        children=tree.children.ravel(),
        most_spread=1.0 / MIN_CONCENTRATION,
        threads=thread_count(n_jobs),
    )
    with np.errstate(divide="ignore"):
        return DocumentModel(tree, means, 1.0 / spreads)
