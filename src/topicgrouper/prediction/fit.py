"""Fitting of the document model: one Beta distribution per join, by maximum likelihood."""

from __future__ import annotations

from dataclasses import replace
from operator import index as as_index
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper._compiled import fit_joins
from topicgrouper.arrays.argument_checks import thread_count
from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.arrays.sums import row_sums
from topicgrouper.prediction.document_counts import MAX_LENGTH, check_lengths, columns_of
from topicgrouper.prediction.document_model import DocumentModel
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.tree.topic_tree import TopicTree

MAX_TREES = 1000

MIN_CONCENTRATION = 1e-3
"""The smallest concentration of a join.

Where no training document has tokens of both parts, the likelihood is highest at 0, and a new
document with both would be impossible. On parts of the training data of four collections, floors
from 0.0001 to 0.01 predicted equally well (to 0.002%), and higher ones worse.
"""


def fit_documents(
    tree: TopicTree,
    counts: Any = None,
    *,
    trees: SupportsIndex = 1,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Progress | None = None,
) -> DocumentModel:
    """Fit the document model of a tree to its training documents, or of several trees.

    Given the tree, joins are independent. Each gets the two Beta parameters that make the training
    documents most probable; there are no hyper-parameters and no randomness. If documents differ at
    a join no more than by chance, or have at most one token there, the concentration is infinite:
    all documents have the same proportion.

    With several trees, a forest, the documents are divided into two halves, as many times as
    needed. Each half gets a tree, which is regrown if `tree` is. The words missing from a half form
    a separate branch, joined as in `tree`. The models of all trees are then fitted to all
    documents. The half of a document follows from its words, so nothing is random, and the trees
    depend on the order of neither documents nor columns.

    Parameters
    ----------
    tree : TopicTree
        The tree of all documents.
    counts : sparse matrix or array, optional
        The training counts, whole numbers: documents × words of the tree, or × columns of the
        training matrix (default: the counts in the tree).
    trees : int, default=1
        Number of trees, including `tree`. More trees predict better, with diminishing returns;
        memory and prediction time are proportional to their number. Five are a good choice.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The result is the same.
    memory_limit : int or str, optional
        For the other trees, as in `topicgrouper.fit_tree`.
    progress : callable, optional
        Called with the share of the other trees done, from 0 to 1, and a text.

    Returns
    -------
    DocumentModel

    Raises
    ------
    TypeError, ValueError
        If there are no counts, they are not those of the tree, or they are not whole numbers; if
        several trees are wanted, and fewer than two documents have words.

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
    >>> forest = fit_documents(tree, trees=5)
    >>> forest.n_trees, round(forest.perplexity([[1, 1, 0, 0], [0, 0, 1, 1]]), 2)
    (5, 3.66)
    """
    n_trees = checked_trees(trees)
    matrix = whole_count_rows(training_counts(tree, counts))
    check_lengths(row_sums(matrix))
    fitted = [tree]
    if n_trees > 1:
        from topicgrouper.prediction.half_trees import half_trees  # noqa: PLC0415 - it fits trees

        how: dict[str, Any] = {"n_jobs": n_jobs, "memory_limit": memory_limit, "progress": progress}
        fitted += half_trees(tree, matrix, n_trees, **how)
    n_documents, columns = matrix.shape[0], columns_of(matrix)
    del matrix  # nothing else takes as much memory as its copies
    models = []
    for each in fitted:
        means, spreads = fit_joins(
            *columns,
            n_documents=n_documents,
            children=each.children.ravel(),
            most_spread=1.0 / MIN_CONCENTRATION,
            threads=thread_count(n_jobs),
        )
        with np.errstate(divide="ignore"):
            models.append(DocumentModel(each, means, 1.0 / spreads))
    return replace(models[0], others=tuple(models[1:]))


def checked_trees(trees: SupportsIndex) -> int:
    """Check a number of trees."""
    number = as_index(trees)
    if not 1 <= number <= MAX_TREES:
        raise ValueError(f"trees must be from 1 to {MAX_TREES:,}, got {number:,}")
    return number


def possible_document_model(tree: TopicTree, *, trees: int, **how: Any) -> DocumentModel | None:
    """Fit the document model, of one tree if there are too few documents for more.

    None if there are no counts, or weights, or a document is too long.
    """
    counts = tree.counts
    if counts is None or counts.dtype.kind == "f" or row_sums(counts).max(initial=0) > MAX_LENGTH:
        return None
    has_halves = np.count_nonzero(np.diff(counts.indptr)) > 1
    return fit_documents(tree, trees=trees if has_halves else 1, **how)
