"""Trees with a distribution at each join: how documents divide their words between its parts."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Self, SupportsIndex

import numpy as np
import scipy

from topicgrouper._compiled import (
    document_log_probabilities,
    forest_log_probabilities,
    join_log_likelihoods,
    next_word_probabilities,
    top_next_words,
    words_given_documents,
    words_given_others,
)
from topicgrouper.common.checks import free_threads
from topicgrouper.common.frozen import frozen
from topicgrouper.common.short_repr import short_repr
from topicgrouper.common.sparse import row_sums
from topicgrouper.prediction.document_counts import (
    best_places,
    check_lengths,
    columns_of,
    sort_documents,
    whole_word_counts,
)
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.layout import node_frequencies
from topicgrouper.tree.topic_tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.prediction.document_counts import SortedDocuments
    from topicgrouper.tree.flat_view import FlatView

_SMALLEST = 1e-100
"""Parameters below would overflow or underflow; no collection is large enough to need them."""
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


@short_repr
class NextWords(NamedTuple):
    """The most probable next words of documents."""

    words: IntArray
    probabilities: FloatArray


class _PreparedDocuments(NamedTuple):
    """Documents as each of the trees takes them."""

    by_tree: tuple[SortedDocuments, ...]

    @property
    def n_documents(self) -> int:
        """Number of documents."""
        return self.by_tree[0].n_documents


@dataclass(frozen=True, eq=False, repr=False)
class DocumentModel:
    """A tree of topics as an exact model of documents, or the mean of several trees.

    Each join has a Beta distribution. A document draws one proportion from the Beta of each join
    and sends its words down the tree: at every join, a word goes to the first part with the
    document's proportion as its probability, otherwise to the second. Words of one topic therefore
    tend to occur together, and words tend to be repeated. This is a Dirichlet tree (Minka 1999).
    All probabilities have closed forms: there is no number of topics to choose and no sampling.

    With several trees, a forest, the probability of the next word is the mean of the trees'
    probabilities given the words before it. Trees of different documents make different mistakes,
    so the mean predicts better than a single tree. The topics of the first tree are the ones shown.

    `topicgrouper.fit_documents` returns one. Documents are whole-number counts with the columns of
    the training matrix. Words that are not in the tree are ignored, and a document without known
    words has probability 1.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    means : array-like of shape (words - 1,)
        Mean proportion of each join's first child, at least 1e-100 and below 1.
    concentrations : array-like of shape (words - 1,)
        Sum of the two Beta parameters of each join, at least 1e-100. It is small if most documents
        contain only one of the parts, and infinite if all documents have the same proportion.
    others : iterable of DocumentModel, optional
        The models of further trees of the same words, of one tree each.

    Raises
    ------
    ValueError
        If there is not one number per join, a number is out of range, or the trees have different
        words.

    See Also
    --------
    fit_documents : Fit the model of a tree.
    topicgrouper.evaluation.perplexity : The perplexity of documents under any model.

    Examples
    --------
    >>> from topicgrouper import fit_documents, fit_tree
    >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
    >>> model = fit_documents(tree)
    >>> model
    <DocumentModel: 4 words, documents differ at 1 of 3 joins>
    >>> model.word_probabilities([[2, 0, 0, 0], [0, 0, 0, 0]]).round(2)
    array([[0.38, 0.47, 0.07, 0.07],
           [0.21, 0.27, 0.26, 0.26]])
    >>> fit_documents(tree, trees=3)
    <DocumentModel: 3 trees, 4 words>
    """

    tree: TopicTree
    means: FloatArray
    concentrations: FloatArray
    others: tuple[DocumentModel, ...] = ()

    def __post_init__(self) -> None:
        """Check the numbers."""
        n_joins = self.tree.n_words - 1
        for name in ("means", "concentrations"):
            values = frozen(np.asarray(getattr(self, name), dtype=np.float64))
            if values.shape != (n_joins,):
                msg = f"{name} must have one number per join: {n_joins}, got {values.shape}"
                raise ValueError(msg)
            object.__setattr__(self, name, values)
        if not ((self.means >= _SMALLEST) & (self.means < 1)).all():
            raise ValueError(f"means must be at least {_SMALLEST} and below 1")
        if not (self.concentrations >= _SMALLEST).all():
            raise ValueError(f"concentrations must be at least {_SMALLEST}")
        object.__setattr__(self, "others", tuple(self.others))
        for other in self.others:
            if other.others:
                raise ValueError("each of the others must be the model of one tree")
            tree = other.tree
            if tree.vocabulary != self.tree.vocabulary or tree.n_columns != self.tree.n_columns:
                raise ValueError("the trees of a forest must have the same words and columns")
            if not np.array_equal(tree.columns, self.tree.columns):
                raise ValueError("the trees of a forest must have their words in the same columns")

    def __repr__(self) -> str:
        """Return the size, and at how many joins documents differ, or the number of trees."""
        words, joins = f"{self.tree.n_words:,} words", f"{len(self.concentrations):,} joins"
        if self.others:
            return f"<DocumentModel: {self.n_trees} trees, {words}>"
        varying = int(np.isfinite(self.concentrations).sum())
        return f"<DocumentModel: {words}, documents differ at {varying:,} of {joins}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what the model is made of, so that a copy is checked and frozen, too."""
        return type(self), (self.tree, self.means, self.concentrations, self.others)

    @property
    def n_trees(self) -> int:
        """Number of trees."""
        return 1 + len(self.others)

    @cached_property
    def models(self) -> tuple[DocumentModel, ...]:
        """The model of each tree alone, that of `tree` first."""
        return (replace(self, others=()) if self.others else self, *self.others)

    def with_tree(self, tree: TopicTree) -> Self:
        """Return the same model for a `tree` with the same joins but other words or names."""
        others = (replace(other, tree=joined(tree, other.tree.children)) for other in self.others)
        return replace(self, tree=tree, others=tuple(others))

    @property
    def parameters(self) -> FloatArray:
        """The two Beta parameters of each join of `tree`, infinite where the concentration is."""
        return np.column_stack([self.means, 1.0 - self.means]) * self.concentrations[:, None]

    # -- probabilities of documents ----------------------------------------------------------------

    def log_probability(self, X: Any) -> FloatArray:
        """Return log p(d) of each document, as a sequence of words.

        With one tree, all orders of the words are equally probable. With several, each word has the
        mean of the trees' probabilities given the words before it, so the probabilities of all
        sequences of the same length add up to 1. Counts have no order: the words are taken in a
        pseudo-random order fixed by their columns. The average over all orders, which is the
        probability of the counts, would be about the same, and at least as high in the mean.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts.

        Returns
        -------
        ndarray of shape (documents,)
            Natural logarithms of the probability of the words in one order, without the multinomial
            coefficient, as in perplexity.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, or the counts are not whole numbers; with several trees, also if
            a document has more than ten million tokens.
        """
        found: FloatArray
        threads = free_threads()
        if self.n_trees == 1:
            documents = sort_documents(self.tree, X)
            found = document_log_probabilities(*self._walk, *documents, threads=threads)
            return found
        counts = whole_word_counts(self.tree, X)
        check_lengths(row_sums(counts))
        found = forest_log_probabilities(
            *self._chain,
            n_trees=self.n_trees,
            row_starts=counts.indptr.astype(np.int64),
            words=counts.indices.astype(np.int32),
            counts=counts.data.astype(np.int64),
            threads=threads,
        )
        return found

    def log_probability_curve(self, X: Any) -> FloatArray:
        """Return log p of all documents under the joins above T(n), for every n in one pass.

        Below the topics of T(n), words have their shares of the topic, the same in all documents.
        There is no curve of several trees: take one of `models`.

        Parameters
        ----------
        X : array-like
            As in `log_probability`.

        Returns
        -------
        ndarray of shape (words,)
            Entry ``n - 1`` belongs to T(n); the last entry is the sum of `log_probability`.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, the counts are not whole numbers, a document has more than ten
            million tokens, or the model has several trees.
        """
        if self.others:
            raise ValueError("the curve is that of one tree; take one of the models of the trees")
        counts = whole_word_counts(self.tree, X)
        check_lengths(row_sums(counts))
        fitted = join_log_likelihoods(
            *columns_of(counts),
            n_documents=counts.shape[0],
            children=self.tree.children.ravel(),
            means=self.means,
            spreads=self._spreads,
            threads=free_threads(),
        )
        words = np.asarray(counts.sum(axis=0, dtype=np.int64)).ravel()
        children = self.tree.children
        seen = node_frequencies(children, word_frequencies=words)[children]
        shares = self.tree.frequencies[children] / self.tree.frequencies[self.tree.n_words :, None]
        even = (seen * np.log(shares)).sum(axis=1)
        below = np.concatenate([[0.0], np.cumsum(even)])[::-1]
        above = np.concatenate([[0.0], np.cumsum(fitted[::-1])])
        result: FloatArray = below + above
        return result

    def score(self, X: Any, y: Any = None) -> float:  # noqa: ARG002
        """Return the mean log-probability per word of documents `X`; `y` is ignored."""
        counts = whole_word_counts(self.tree, X)
        n_tokens = int(counts.sum(dtype=np.int64))
        if n_tokens == 0:
            msg = "no document contains a word of the tree; check that the columns match"
            raise ValueError(msg)
        return float(self.log_probability(counts).sum()) / n_tokens

    def perplexity(self, X: Any) -> float:
        """Return the perplexity per word of documents `X`; lower is better."""
        return math.exp(-self.score(X))

    def query_log_likelihoods(self, queries: Any, X: Any) -> FloatArray:
        """Return log p(query | document), with each word of a query as the document's next word.

        The probability of a word missing from a document is smoothed by its topic's share of the
        document, then by the share of the parent topic, and so on up the tree, each with its fitted
        weight.

        Parameters
        ----------
        queries : sparse matrix or array of shape (queries, columns)
            Counts of the queries' words.
        X : array-like
            As in `log_probability`.

        Returns
        -------
        ndarray of shape (queries, documents)
            0 for queries without known words.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, or the counts are not whole numbers.
        """
        counts, documents = whole_word_counts(self.tree, queries), prepared_documents(self, X)
        words = np.unique(counts.indices).astype(np.int64)
        result = np.zeros((counts.shape[0], documents.n_documents))
        block = max(1, _BLOCK // max(1, documents.n_documents))
        for first in range(0, len(words), block):
            some = words[first : first + block]
            logs, _ = words_given(self, some, documents)
            result += counts[:, some] @ logs
        return result

    @cached_property
    def expected_probabilities(self) -> FloatArray:
        """p(word) in an empty document, by word of the tree: what is expected of any document."""
        empty = np.zeros((1, self.tree.n_words), dtype=np.int64)
        return frozen(probabilities_in_tree(self, empty)[0])

    # -- predictions -------------------------------------------------------------------------------

    def word_probabilities(self, X: Any) -> FloatArray:
        """Return p(next word | document) of all words.

        Parameters
        ----------
        X : array-like
            As in `log_probability`. The result takes 8 bytes per document and column: pass some
            thousand documents at a time, or use `top_words`.

        Returns
        -------
        ndarray of shape (documents, columns)
            Rows sum to 1. Words that never occurred in training have probability 0. For an empty
            document, these are the probabilities of the first word of any document.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, or the counts are not whole numbers.
        """
        in_tree = probabilities_in_tree(self, X)
        tree = self.tree
        if tree.n_columns == tree.n_words:
            return in_tree
        result = np.zeros((len(in_tree), tree.n_columns))
        result[:, tree.columns] = in_tree
        return result

    def top_words(self, X: Any, k: SupportsIndex = 10, *, exclude_seen: bool = True) -> NextWords:
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

        Returns
        -------
        named tuple
            ``words``, the columns of the training matrix, most probable first and -1 if there are
            no more words, and their ``probabilities``, p(word | document). Both have the shape
            (documents, k), where k is at most the number of words of the tree. Of equally probable
            words, the one with the smaller column comes first.

        Raises
        ------
        TypeError, ValueError
            If `k` is below 1, the columns differ, or the counts are not whole numbers.

        Examples
        --------
        >>> from topicgrouper import fit_documents, fit_tree
        >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
        >>> following = fit_documents(tree).top_words([[2, 0, 0, 0], [0, 0, 0, 3]], k=2)
        >>> following.words
        array([[1, 2],
               [2, 1]])
        >>> following.probabilities.round(2)
        array([[0.47, 0.07],
               [0.45, 0.06]])
        """
        tree = self.tree
        best = min(checked_k(k), tree.n_words)
        if self.n_trees == 1:
            places, probabilities = top_next_words(
                *self._walk,
                *sort_documents(tree, X),
                words=tree.layout.order,
                best=best,
                exclude_seen=exclude_seen,
                threads=free_threads(),
            )
            return NextWords(np.where(places < 0, -1, tree.columns[places]), probabilities)
        counts = whole_word_counts(tree, X)
        words = np.full((counts.shape[0], best), -1, dtype=np.int64)
        probabilities = np.zeros(words.shape)
        block = max(1, _BLOCK // tree.n_words)
        for first in range(0, len(words), block):
            some = counts[first : first + block]
            found = probabilities_in_tree(self, some)
            if exclude_seen:
                found[some.nonzero()] = _SEEN
            for row, after in enumerate(found, first):
                chosen = best_places(after, best, above=_SEEN)
                words[row, : len(chosen)] = tree.columns[chosen]
                probabilities[row, : len(chosen)] = after[chosen]
        return NextWords(words, probabilities)

    def surprise(self, X: Any) -> csr_array[Any]:
        """Return the surprise of each word of each document, given the rest of the document.

        Parameters
        ----------
        X : array-like
            As in `log_probability`.

        Returns
        -------
        csr_array of shape (documents, columns)
            Bits, −log₂ p(word | the document without one occurrence of it), for the words that
            occur and are known.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, or the counts are not whole numbers.
        """
        if self.others:
            counts = whole_word_counts(self.tree, X)
            # of the same words in the same order
            mean, *others = (model.surprise(counts) for model in self.models)
            bits = np.stack([mean.data, *(other.data for other in others)])
            mean.data = np.log2(len(bits)) - np.logaddexp2.reduce(-bits, axis=0)
            return mean
        tree = self.tree
        documents = sort_documents(tree, X)
        logs, _ = words_given_others(*self._walk, *documents, threads=free_threads())
        columns = tree.columns[tree.layout.order[documents.positions]]
        shape = (documents.n_documents, tree.n_columns)
        rows: csr_array[Any] = scipy.sparse.csr_array(
            (logs / -math.log(2.0), columns, documents.row_starts), shape=shape
        )
        rows.sort_indices()
        return rows

    def support(self, view: FlatView) -> IntArray:
        """Return the support of each topic of a view: the number of other trees that have it.

        With one tree, it is 0. Another tree has a topic if it has a topic of any size that shares
        at least half with it: of the occurrences of all words in one or both of them, at least half
        belong to words in both.

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
        >>> from topicgrouper import fit_documents, fit_tree
        >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
        >>> fit_documents(tree, trees=3).support(tree.view(2)).tolist()
        [2, 2]
        """
        if view.tree != self.tree:
            raise ValueError("the view is of another tree; take one of the model's first tree")
        topics = (np.flatnonzero(view.positions == topic) for topic in range(view.n))
        return support_of(topics, [other.tree for other in self.others])

    def support_of_nodes(self, nodes: IntArray) -> IntArray:
        """Return the support of some `nodes` of the first tree, as `support` does of topics."""
        topics = (self.tree.words_of(node=node) for node in nodes.tolist())
        return support_of(topics, [other.tree for other in self.others])

    # -- steps -------------------------------------------------------------------------------------

    @cached_property
    def _spreads(self) -> FloatArray:
        """1 / concentration of each join, which is 0 where that is infinite."""
        return 1.0 / self.concentrations

    @cached_property
    def _walk(self) -> tuple[IntArray, IntArray, FloatArray, FloatArray]:
        """The tree as the compiled walks take it."""
        children = self.tree.children
        shares = np.ones(self.tree.n_nodes)
        shares[children[:, 0]] = self.means
        shares[children[:, 1]] = 1.0 - self.means
        return children.ravel(), self.tree.layout.starts, shares, self._spreads

    @cached_property
    def _chain(self) -> tuple[IntArray, FloatArray, FloatArray]:
        """Parents, shares and spreads of the nodes of all trees, for the compiled chain."""
        parents, shares, spreads = [], [], []
        for model in self.models:
            _, _, of_nodes, of_joins = model._walk
            spread = np.ones(model.tree.n_nodes)
            spread[model.tree.children] = of_joins[:, None]
            parents.append(model.tree.layout.parents)
            shares.append(of_nodes)
            spreads.append(spread)
        return np.concatenate(parents), np.concatenate(shares), np.concatenate(spreads)


# -- what search asks, beside the methods of a model -----------------------------------------------


def prepared_documents(model: DocumentModel, X: Any) -> _PreparedDocuments:
    """Return documents as `words_given` takes them, or as they are if they are so already."""
    if isinstance(X, _PreparedDocuments):
        return X
    counts = whole_word_counts(model.tree, X)
    return _PreparedDocuments(tuple(sort_documents(each.tree, counts) for each in model.models))


def probabilities_in_tree(model: DocumentModel, X: Any) -> FloatArray:
    """Return p(next word | document) by word of the tree; there may be many more columns."""
    by_tree = (
        next_word_probabilities(
            *each._walk,
            *documents,
            columns=each.tree.layout.order,
            n_columns=each.tree.n_words,
            threads=free_threads(),
        )
        for each, documents in zip(model.models, prepared_documents(model, X).by_tree, strict=True)
    )
    total: FloatArray = next(by_tree)
    for found in by_tree:
        total += found
    if model.others:
        total /= model.n_trees
    return total


def words_given(
    model: DocumentModel, words: IntArray, documents: Any
) -> tuple[FloatArray, IntArray]:
    """Return log p(word | document), and the smallest topic of the word in the document.

    Both have the shape (words, documents). No word may be named twice. The topic is the lowest
    node on the word's path in the first tree that has words of the document; the root if the
    document is empty.
    """
    by_tree = (
        words_given_documents(
            *each._walk,
            *of_tree,
            words=each.tree.layout.starts[words].astype(np.int32),
            threads=free_threads(),
        )
        for each, of_tree in zip(
            model.models, prepared_documents(model, documents).by_tree, strict=True
        )
    )
    logs, nodes = next(by_tree)
    for more, _ in by_tree:
        np.logaddexp(logs, more, out=logs)
    if model.others:
        logs -= np.log(model.n_trees)
    return logs, nodes


# -- the support of topics -------------------------------------------------------------------------


def support_of(topics: Iterable[IntArray], trees: Sequence[TopicTree]) -> IntArray:
    """Return the number of trees that have each topic, given its words."""
    others = [_NodesBySize(tree) for tree in trees]
    found = [sum(other.has(words) for other in others) for words in topics]
    return np.array(found, dtype=np.int64)


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
        """Return whether a node shares at least half with the words, by their occurrences.

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
