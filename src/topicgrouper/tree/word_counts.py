"""Counts of documents with the words of a tree as columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.sparse_rows import checked_weights, sound_rows
from topicgrouper.tree.checks import checked_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["training_counts", "word_counts"]


def word_counts(tree: TopicTree, X: Any) -> csr_array[Any]:
    """Return documents × words of the tree.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    X : sparse matrix or array of shape (documents, columns)
        Counts or weights of any documents: columns of the training matrix, or words of the tree.

    Raises
    ------
    ValueError
        If the columns are neither, or the numbers are negative or not finite.
    """
    matrix = checked_weights(X)
    if matrix.shape[1] == tree.n_columns:
        return matrix if tree.n_columns == tree.n_words else matrix[:, tree.columns]
    if matrix.shape[1] == tree.n_words:
        return matrix
    msg = (
        f"X has {matrix.shape[1]:,} columns; the tree was fitted to {tree.n_columns:,}: count the "
        "documents with the same vocabulary"
    )
    raise ValueError(msg)


def training_counts(tree: TopicTree, counts: Any = None) -> csr_array[Any]:
    """Return the training counts, documents × words of the tree, or check those given.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    counts : sparse matrix or array, optional
        Documents × words of the tree, or × columns of the training matrix; by default the tree's.

    Raises
    ------
    ValueError
        If the tree holds none, or those given are not the ones it was fitted to.
    """
    if counts is None:
        if tree.counts is None:
            msg = (
                "this tree holds no training counts, which are needed here; pass counts=, or load "
                "a file that was saved with them"
            )
            raise ValueError(msg)
        return tree.counts
    matrix = sound_rows(counts)
    if matrix.shape[1] == tree.n_columns != tree.n_words:
        matrix = matrix[:, tree.columns]
    return checked_counts(matrix, word_frequencies=tree.word_frequencies)
