"""Several trees of the same words as one model of documents: the mean of their predictions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Self, SupportsIndex

import numpy as np

from topicgrouper._compiled import forest_log_probabilities
from topicgrouper.arrays.sums import row_sums
from topicgrouper.arrays.threads import thread_count
from topicgrouper.prediction.document_counts import best_places, check_lengths, whole_word_counts
from topicgrouper.prediction.document_model import NextWords
from topicgrouper.prediction.document_predictor import DocumentPredictor
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.topic_tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.prediction.document_counts import SortedDocuments
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.tree.flat_view import FlatView

MAX_TREES = 1000
_BLOCK = 1 << 24
"""Probabilities that are held at a time where documents × words would be too many."""
_SEEN = -1.0
"""In place of the probabilities of words that do not count."""


def joined(tree: TopicTree, children: IntArray) -> TopicTree:
    """Return a tree with the words of another one and other joins, whose gains are unknown."""
    return TopicTree(
        children,
        np.zeros(tree.n_words - 1),
        tree.word_frequencies,
        tree.vocabulary,
        base_log_likelihood=0.0,
        columns=tree.columns,
        n_columns=tree.n_columns,
    )


class _NodesBySize:
    """The nodes of a tree by rising frequency, to find one that shares much with given words."""

    def __init__(self, tree: TopicTree) -> None:
        order = np.argsort(tree.frequencies, kind="stable")
        self._frequencies = tree.frequencies[order]
        self._starts = tree.layout.starts[order]
        self._ends = self._starts + tree.layout.sizes[order]
        self._places = tree.layout.starts[: tree.n_words]
        self._of_words = tree.word_frequencies

    def has(self, words: IntArray) -> bool:
        """Tell whether a node shares at least half with the words, by their occurrences.

        Such a node has at least half as many occurrences as the words, and at most twice as many.
        """
        by_place = words[np.argsort(self._places[words])]
        until = np.concatenate([[0], np.cumsum(self._of_words[by_place])])
        first, last = np.searchsorted(self._frequencies, [until[-1] / 2, until[-1] * 2 + 1])
        places = self._places[by_place]
        both = (
            until[np.searchsorted(places, self._ends[first:last])]
            - until[np.searchsorted(places, self._starts[first:last])]
        )
        return bool((3 * both >= until[-1] + self._frequencies[first:last]).any())


class _PreparedDocuments(NamedTuple):
    """Documents as each of the trees takes them."""

    by_tree: tuple[SortedDocuments, ...]

    @property
    def n_documents(self) -> int:
        """Number of documents."""
        return self.by_tree[0].n_documents


@dataclass(frozen=True, eq=False, repr=False)
class DocumentForest(DocumentPredictor):
    """Several trees of the same words as one model of documents.

    Given the words of a document, the probability of the next word is the mean of the trees'
    probabilities. Trees of different documents make different mistakes, so the mean predicts better
    than a single tree.

    `topicgrouper.fit_forest` returns one. Documents are counts, as for `DocumentModel`.

    Parameters
    ----------
    models : iterable of DocumentModel
        The document models of the trees, at least one. All trees have the same words. The topics of
        the first tree are the ones shown.

    Attributes
    ----------
    tree : TopicTree
        The first tree.

    Raises
    ------
    ValueError
        If there is no tree, or the trees have different words.

    See Also
    --------
    fit_forest : Fit the trees and their models.
    DocumentModel : The model of one tree.

    Examples
    --------
    >>> from topicgrouper import fit_forest, fit_tree
    >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
    >>> forest = fit_forest(tree, trees=3)
    >>> forest
    <DocumentForest: 3 trees, 4 words>
    >>> forest.word_probabilities([[2, 0, 0, 0]]).sum().round(6)
    np.float64(1.0)
    """

    models: tuple[DocumentModel, ...]

    def __init__(self, models: Iterable[DocumentModel]) -> None:
        trees = tuple(models)
        if not trees:
            raise ValueError("a forest needs at least one tree")
        first = trees[0].tree
        for model in trees[1:]:
            other = model.tree
            if other.vocabulary != first.vocabulary or other.n_columns != first.n_columns:
                raise ValueError("the trees of a forest must have the same words and columns")
            if not np.array_equal(other.columns, first.columns):
                raise ValueError("the trees of a forest must have their words in the same columns")
        object.__setattr__(self, "models", trees)

    @property
    def tree(self) -> TopicTree:  # type: ignore[override]  # read-only, as all that is frozen
        """The first tree, whose topics are shown."""
        return self.models[0].tree

    def __repr__(self) -> str:
        """Return the size."""
        return f"<DocumentForest: {len(self.models)} trees, {self.tree.n_words:,} words>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what the forest is made of, so that a copy is checked, too."""
        return type(self), (self.models,)

    @property
    def of_tree(self) -> DocumentModel:
        """The model of the first tree alone."""
        return self.models[0]

    def with_tree(self, tree: TopicTree) -> Self:
        """Return the same forest for the same tree with other words or names.

        Parameters
        ----------
        tree : TopicTree
            A tree with the same joins as the first one.

        Returns
        -------
        DocumentForest
        """
        first, *others = self.models
        renamed = [model.with_tree(joined(tree, model.tree.children)) for model in others]
        return type(self)([first.with_tree(tree), *renamed])

    def log_probability(self, X: Any, *, n_jobs: int | None = None) -> FloatArray:
        """Return log p(d) of each document, as a sequence of words.

        Each word has the mean of the trees' probabilities given the words before it, so the
        probabilities of all sequences of the same length add up to 1. Counts have no order: the
        words are taken in a pseudo-random order fixed by their columns. The average over all
        orders, which is the probability of the counts, would be about the same, and at least as
        high in the mean.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (documents,)
            Natural logarithms.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, the counts are not whole numbers, or a document has more than ten
            million tokens.
        """
        counts = whole_word_counts(self.tree, X)
        check_lengths(row_sums(counts))
        found: FloatArray = forest_log_probabilities(
            *self._walks,
            n_trees=len(self.models),
            row_starts=counts.indptr.astype(np.int64),
            words=counts.indices.astype(np.int32),
            counts=counts.data.astype(np.int64),
            threads=thread_count(n_jobs),
        )
        return found

    def top_words(
        self, X: Any, k: SupportsIndex = 10, *, exclude_seen: bool = True, n_jobs: int | None = None
    ) -> NextWords:
        """Return the k most probable next words of each document.

        Memory is proportional to documents × k.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts.
        k : int, default=10
            Number of words.
        exclude_seen : bool, default=True
            Leave out the words that the document contains.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        named tuple
            ``words`` and ``probabilities``, as `DocumentModel.top_words` returns them.

        Raises
        ------
        TypeError, ValueError
            If `k` is below 1, the columns differ, or the counts are not whole numbers.
        """
        tree = self.tree
        best = min(checked_k(k), tree.n_words)
        counts = whole_word_counts(tree, X)
        words = np.full((counts.shape[0], best), -1, dtype=np.int64)
        probabilities = np.zeros(words.shape)
        block = max(1, _BLOCK // tree.n_words)
        for first in range(0, len(words), block):
            some = counts[first : first + block]
            found = self._probabilities_in_tree(some, n_jobs=n_jobs)
            if exclude_seen:
                found[some.nonzero()] = _SEEN
            for row, after in enumerate(found, first):
                chosen = best_places(after, best, above=_SEEN)
                words[row, : len(chosen)] = tree.columns[chosen]
                probabilities[row, : len(chosen)] = after[chosen]
        return NextWords(words, probabilities)

    def surprise(self, X: Any, *, n_jobs: int | None = None) -> csr_array[Any]:
        """Return the surprise of each word of each document, given the rest of the document.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        csr_array of shape (documents, columns)
            Bits, as `DocumentModel.surprise` returns them.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, or the counts are not whole numbers.
        """
        counts = whole_word_counts(self.tree, X)
        # of the same words in the same order
        first, *others = (model.surprise(counts, n_jobs=n_jobs) for model in self.models)
        bits = np.stack([first.data, *(other.data for other in others)])
        first.data = np.log2(len(bits)) - np.logaddexp2.reduce(-bits, axis=0)
        return first

    def support(self, view: FlatView) -> IntArray:
        """Return the support of each topic of a view: the number of other trees that have it.

        A tree has a topic if it shares at least half with one of the topics of the tree, of any
        size: of the occurrences of all words in one or both of them, at least half belong to words
        in both.

        Parameters
        ----------
        view : FlatView
            Topics of the first tree.

        Returns
        -------
        ndarray of shape (topics,)
            Numbers from 0 to the number of other trees.

        Raises
        ------
        ValueError
            If the view is of another tree.

        Examples
        --------
        >>> from topicgrouper import fit_forest, fit_tree
        >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
        >>> fit_forest(tree, trees=3).support(tree.view(2)).tolist()
        [2, 2]
        """
        if view.tree != self.tree:
            raise ValueError("the view is of another tree; take one of the forest's first tree")
        return self._support(np.flatnonzero(view.positions == topic) for topic in range(view.n))

    def support_of_nodes(self, nodes: IntArray) -> IntArray:
        """Return the support of some nodes.

        Parameters
        ----------
        nodes : ndarray of int
            Nodes of the first tree.

        Returns
        -------
        ndarray of shape (nodes,)
            As `support` returns it.
        """
        return self._support(self.tree.words_of(node=node) for node in nodes.tolist())

    # -- steps -------------------------------------------------------------------------------------

    def _support(self, topics: Iterable[IntArray]) -> IntArray:
        """Return the support of topics, given the words of each."""
        others = [_NodesBySize(model.tree) for model in self.models[1:]]
        found = [sum(other.has(words) for other in others) for words in topics]
        return np.array(found, dtype=np.int64)

    @cached_property
    def _walks(self) -> tuple[IntArray, FloatArray, FloatArray]:
        """Parents, shares and spreads of the nodes of all trees, for the compiled walk."""
        parents, shares, spreads = [], [], []
        for model in self.models:
            _, _, of_nodes, of_joins = model._walk
            spread = np.ones(model.tree.n_nodes)
            spread[model.tree.children] = of_joins[:, None]
            parents.append(model.tree.layout.parents)
            shares.append(of_nodes)
            spreads.append(spread)
        return np.concatenate(parents), np.concatenate(shares), np.concatenate(spreads)

    def _prepared(self, X: Any) -> _PreparedDocuments:
        if isinstance(X, _PreparedDocuments):
            return X
        counts = whole_word_counts(self.tree, X)
        return _PreparedDocuments(tuple(model._prepared(counts) for model in self.models))

    def _probabilities_in_tree(self, X: Any, *, n_jobs: int | None = None) -> FloatArray:
        counts = whole_word_counts(self.tree, X)
        total = np.zeros((counts.shape[0], self.tree.n_words))
        for model in self.models:
            total += model._probabilities_in_tree(counts, n_jobs=n_jobs)
        total /= len(self.models)
        return total

    def _words_given(
        self, words: IntArray, documents: Any, *, n_jobs: int | None = None
    ) -> tuple[FloatArray, IntArray]:
        by_tree = self._prepared(documents).by_tree
        logs, nodes = self.models[0]._words_given(words, by_tree[0], n_jobs=n_jobs)
        for model, of_tree in zip(self.models[1:], by_tree[1:], strict=True):
            np.logaddexp(logs, model._words_given(words, of_tree, n_jobs=n_jobs)[0], out=logs)
        logs -= np.log(len(self.models))
        return logs, nodes
