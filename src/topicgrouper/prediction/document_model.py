"""A tree with a distribution at each join: how documents divide their words between its parts."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Self, SupportsIndex

import numpy as np
import scipy

from topicgrouper._compiled import (
    document_log_probabilities,
    join_log_likelihoods,
    next_word_probabilities,
    top_next_words,
    words_given_documents,
    words_given_others,
)
from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.arrays.sums import row_sums
from topicgrouper.arrays.threads import thread_count
from topicgrouper.prediction.document_counts import (
    check_lengths,
    columns_of,
    sort_documents,
    whole_word_counts,
)
from topicgrouper.prediction.document_predictor import DocumentPredictor
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.layout import node_frequencies

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.prediction.document_counts import SortedDocuments
    from topicgrouper.tree.topic_tree import TopicTree

_SMALLEST = 1e-100
"""Parameters below would overflow or underflow; no collection is large enough to need them."""


@shows_little
class NextWords(NamedTuple):
    """The most probable next words of documents."""

    words: IntArray
    probabilities: FloatArray


@dataclass(frozen=True, eq=False, repr=False)
class DocumentModel(DocumentPredictor):
    """A tree of topics as an exact model of documents.

    Each join has a Beta distribution. A document draws one proportion from the Beta of each join
    and sends its words down the tree: at every join, a word goes to the first part with the
    document's proportion as its probability, otherwise to the second. Words of one topic therefore
    tend to occur together, and words tend to be repeated. This is a Dirichlet tree (Minka 1999).
    All probabilities have closed forms: there is no number of topics to choose and no sampling.

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

    Raises
    ------
    ValueError
        If there is not one number per join, or a number is out of range.

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
    """

    tree: TopicTree
    means: FloatArray
    concentrations: FloatArray

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

    def __repr__(self) -> str:
        """Return the size, and at how many joins documents differ."""
        varying = int(np.isfinite(self.concentrations).sum())
        words, joins = f"{self.tree.n_words:,} words", f"{len(self.concentrations):,} joins"
        return f"<DocumentModel: {words}, documents differ at {varying:,} of {joins}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what the model is made of, so that a copy is checked and frozen, too."""
        return type(self), (self.tree, self.means, self.concentrations)

    @property
    def of_tree(self) -> DocumentModel:
        """The model of the tree alone: this one."""
        return self

    def with_tree(self, tree: TopicTree) -> Self:
        """Return the same model for the same tree with other words or names.

        Parameters
        ----------
        tree : TopicTree
            A tree with the same joins.

        Returns
        -------
        DocumentModel
        """
        return replace(self, tree=tree)

    @property
    def parameters(self) -> FloatArray:
        """The two Beta parameters of each join, infinite where the concentration is."""
        return np.column_stack([self.means, 1.0 - self.means]) * self.concentrations[:, None]

    # -- probabilities of documents ----------------------------------------------------------------

    def log_probability(self, X: Any, *, n_jobs: int | None = None) -> FloatArray:
        """Return log p(d) of each document, as a sequence of words.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (documents,)
            Natural logarithms of the probability of the words in one order, without the multinomial
            coefficient, as in perplexity.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, or the counts are not whole numbers.
        """
        found: FloatArray = document_log_probabilities(
            *self._walk, *sort_documents(self.tree, X), threads=thread_count(n_jobs)
        )
        return found

    def log_probability_curve(self, X: Any, *, n_jobs: int | None = None) -> FloatArray:
        """Return log p of all documents under the joins above T(n), for every n in one pass.

        Below the topics of T(n), words have their shares of the topic, the same in all documents.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (words,)
            Entry ``n - 1`` belongs to T(n); the last entry is the sum of `log_probability`.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, the counts are not whole numbers, or a document has more than ten
            million tokens.
        """
        counts = whole_word_counts(self.tree, X)
        check_lengths(row_sums(counts))
        fitted = join_log_likelihoods(
            *columns_of(counts),
            n_documents=counts.shape[0],
            children=self.tree.children.ravel(),
            means=self.means,
            spreads=self._spreads,
            threads=thread_count(n_jobs),
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

    # -- predictions -------------------------------------------------------------------------------

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
        words, probabilities = top_next_words(
            *self._walk,
            *sort_documents(tree, X),
            words=tree.layout.order,
            best=best,
            exclude_seen=exclude_seen,
            threads=thread_count(n_jobs),
        )
        return NextWords(np.where(words < 0, -1, tree.columns[words]), probabilities)

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
            Bits, −log₂ p(word | the document without one occurrence of it), for the words that
            occur and are known.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, or the counts are not whole numbers.
        """
        tree = self.tree
        documents = sort_documents(tree, X)
        logs, _ = words_given_others(*self._walk, *documents, threads=thread_count(n_jobs))
        columns = tree.columns[tree.layout.order[documents.positions]]
        shape = (documents.n_documents, tree.n_columns)
        rows: csr_array[Any] = scipy.sparse.csr_array(
            (logs / -math.log(2.0), columns, documents.row_starts), shape=shape
        )
        rows.sort_indices()
        return rows

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

    def _probabilities_in_tree(self, X: Any, *, n_jobs: int | None = None) -> FloatArray:
        """Return p(next word | document) by word of the tree; there may be many more columns."""
        found: FloatArray = next_word_probabilities(
            *self._walk,
            *self._prepared(X),
            columns=self.tree.layout.order,
            n_columns=self.tree.n_words,
            threads=thread_count(n_jobs),
        )
        return found

    def _prepared(self, X: Any) -> SortedDocuments:
        """Return documents with the words of each by position in the tree."""
        return sort_documents(self.tree, X)

    def _words_given(
        self, words: IntArray, documents: Any, *, n_jobs: int | None = None
    ) -> tuple[FloatArray, IntArray]:
        """Return log p(word | document), and the smallest topic of the word in the document."""
        positions = self.tree.layout.starts[words].astype(np.int32)
        logs, nodes = words_given_documents(
            *self._walk,
            *self._prepared(documents),
            words=positions,
            threads=thread_count(n_jobs),
        )
        return logs, nodes
