"""From counts of words to counts of topics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.frozen import frozen

if TYPE_CHECKING:
    from typing import SupportsIndex

    from topicgrouper.arrays.frozen import Frequencies, IntArray
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["TopicColumns", "group_columns", "label_columns", "proportions_of", "topic_columns"]


@dataclass(frozen=True, slots=True, eq=False)
class TopicColumns:
    """The topics of one flat view as the columns of a matrix, by falling frequency.

    Attributes
    ----------
    nodes : ndarray of int
        The node behind each column.
    of_words : ndarray of int
        The column of each word of the tree.
    """

    nodes: IntArray
    of_words: IntArray

    def membership(self, dtype: Any = np.int64) -> csr_array[Any]:
        """Return the tree's words × topics, 1 where a word belongs to a topic."""
        n_words = len(self.of_words)
        ones = np.ones(n_words, dtype=dtype)
        places = (np.arange(n_words), self.of_words)
        return csr_array((ones, places), shape=(n_words, len(self.nodes)))

    def counts(self, words: csr_array[Any]) -> csr_array[Any]:
        """Return f_d(t), documents × topics.

        Parameters
        ----------
        words : csr_array
            Counts or weights, documents × words of the tree. Weights keep their type, counts
            become 64-bit integers, so that no sum can overflow.
        """
        dtype = words.dtype if words.dtype.kind == "f" else np.dtype(np.int64)
        counts = csr_array(words.astype(dtype, copy=False) @ self.membership(dtype))
        counts.sort_indices()
        return counts


def topic_columns(tree: TopicTree, n: SupportsIndex) -> TopicColumns:
    """Put the topics of T(n) in the order of `TopicTree.topics`."""
    return label_columns(tree.labels(n), tree.frequencies)


def label_columns(node_of_word: IntArray, frequencies: Frequencies) -> TopicColumns:
    """Put topics by falling frequency; of equals the smaller node id first.

    Parameters
    ----------
    node_of_word : ndarray of int
        The node of each word's topic.
    frequencies : ndarray
        Occurrences f(t) of the topics by node id.
    """
    nodes, first = np.unique(node_of_word, return_inverse=True)
    order = np.argsort(-frequencies[nodes], kind="stable")
    column_of_node = np.empty_like(order)
    column_of_node[order] = np.arange(len(order))
    return TopicColumns(nodes=frozen(nodes[order]), of_words=frozen(column_of_node[first]))


def group_columns(
    counts: csr_array[Any], topic_of_column: IntArray, *, n_topics: int
) -> csr_array[Any]:
    """Add up the columns of each topic; those of topic -1 are left out.

    Parameters
    ----------
    counts : csr_array
        Whole numbers, documents × columns.
    topic_of_column : ndarray of int
        A topic below `n_topics` for each column, or -1.
    n_topics : int
        Number of columns of the result.
    """
    columns = np.flatnonzero(topic_of_column >= 0)
    places = (columns, topic_of_column[columns])
    ones = np.ones(len(columns), dtype=np.int64)
    membership = csr_array((ones, places), shape=(counts.shape[1], n_topics))
    topics = csr_array(counts.astype(np.int64, copy=False) @ membership)
    topics.sort_indices()
    return topics


def proportions_of(topics: csr_array[Any]) -> csr_array[Any]:
    """Divide each row by its sum: the topics' shares of a document.

    Parameters
    ----------
    topics : csr_array
        Counts, documents × topics. A row without any count stays empty.
    """
    lengths = np.asarray(topics.sum(axis=1), dtype=np.float64).ravel()
    inverse = np.divide(1.0, lengths, out=np.zeros_like(lengths), where=lengths > 0)
    return csr_array(topics * inverse[:, None])
