"""Counts of documents with the words of a tree as columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.sparse_rows import checked_weights, sound_rows
from topicgrouper.tree.checks import checked_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["required_counts", "training_counts", "word_counts"]


def word_counts(tree: TopicTree, X: Any) -> csr_array[Any]:
    """Return the counts of any documents with the words of the tree as columns.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    X : sparse matrix or array of shape (documents, columns)
        Counts or weights: columns of the training matrix, or words of the tree.

    Returns
    -------
    csr_array of shape (documents, words)

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
        f"X has {matrix.shape[1]:,} columns, but the tree was fitted to {tree.n_columns:,}; count "
        "the documents with the same vocabulary"
    )
    raise ValueError(msg)


def required_counts(
    counts: csr_array[Any] | None, *, hint: str = "fit the tree again"
) -> csr_array[Any]:
    """Return the training counts of a tree, or raise an error if it has none.

    Parameters
    ----------
    counts : csr_array or None
        The training counts.
    hint : str, default="fit the tree again"
        What users can do about it.

    Returns
    -------
    csr_array

    Raises
    ------
    ValueError
        If there are none.
    """
    if counts is None:
        msg = (
            f"this tree has no training counts, which are needed here; {hint}, or load a file "
            "that was saved with them"
        )
        raise ValueError(msg)
    return counts


def training_counts(tree: TopicTree, counts: Any = None) -> csr_array[Any]:
    """Check training counts; by default, return those in the tree.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    counts : sparse matrix or array, optional
        Documents × words of the tree, or × columns of the training matrix (default: the counts in
        the tree).

    Returns
    -------
    csr_array of shape (documents, words)

    Raises
    ------
    ValueError
        If the tree has no counts, or `counts` are not those it was fitted to.
    """
    if counts is None:
        return required_counts(tree.counts, hint="pass counts=")
    matrix = sound_rows(counts)
    if matrix.shape[1] == tree.n_columns != tree.n_words:
        matrix = matrix[:, tree.columns]
    return checked_counts(matrix, word_frequencies=tree.word_frequencies)
