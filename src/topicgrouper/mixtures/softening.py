"""Softening: from a view to topics that share words, by variational inference (CVB0)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.special import digamma

from topicgrouper._compiled import NarrowCvb0, WideCvb0
from topicgrouper.common.checks import thread_count, whole_count_rows
from topicgrouper.mixtures.soft_topics import SoftTopics
from topicgrouper.prediction.document_counts import check_lengths
from topicgrouper.tree.flat_view import FlatView, checked_view
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.common.progress import Progress

MAX_ROUNDS = 50
"""Maximum number of rounds."""
_MAX_COUNT = 2**32 - 1
_FIRST_ALPHA_STEPS = 30
# All copies of a word are in one topic and support each other there, and only a large β lets the
# first of them leave.
_FIRST_BETA = 0.5
# Smaller topic shares of a cell are dropped.
_CUT_OFF = 1e-3
# Rounds end when two in a row gain less than this, in nats per token. One is not enough: at first,
# cells are slow to leave the topic in which they start.
_SETTLED = 0.002

MIN_PARAMETER = 1e-5
"""Lower limit of parameters: at 0, a topic without tokens could never get one again."""


def soften(
    view: FlatView,
    *,
    counts: Any = None,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> SoftTopics:
    """Let the words of a view belong to several topics.

    The model is that of LDA, a Dirichlet mixture of topics, fitted by collapsed variational
    inference of zero order (CVB0). The fit starts from the view, with every token in the topic of
    its word. This saves most of the iterations that a random start needs, and leads to better
    topics. The result depends on the view and the counts, but not on the number of threads.

    Parameters
    ----------
    view : FlatView
        The view, such as ``tree.view(40)``; a refined view is a better start.
    counts : sparse matrix or array, optional
        The training counts: documents × words of the tree, or × columns of the training matrix
        (default: the counts in the tree).
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    progress : callable, optional
        Called after each round with its share of the maximum number, from 0 to 1, and a text such
        as ``"Softening, round 12"``. An exception that it raises ends the fit, like Ctrl-C.

    Returns
    -------
    SoftTopics
        The topics, in the order of the view. ``progress`` has the log-likelihood per token, of each
        token given all others, in each round. Rounds end when two in a row gain less than 0.002
        nats each, and after 50 at the latest.

    Raises
    ------
    TypeError
        If `view` is not a view.
    ValueError
        If the counts are missing or do not fit the tree, or a document has more than ten million
        tokens.

    See Also
    --------
    refine : A better start, in which each word still has one topic.
    SoftTopicGrouper : The same as a scikit-learn estimator.

    Examples
    --------
    >>> from topicgrouper import fit_tree, soften
    >>> training = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> words = ["cat", "dog", "warm", "tea", "cup"]
    >>> soft = soften(fit_tree(training, words).view(2))

    *Warm* now belongs to both topics:

    >>> for topic in soft.topic_words:
    ...     print([words[column] for column in topic.argsort()[:-4:-1]])
    ['cup', 'tea', 'warm']
    ['cat', 'dog', 'warm']
    """
    start = ViewCounts.of(view, counts=counts)
    cvb0 = Cvb0(
        start.counts,
        alpha=start_alpha(start),
        beta=_FIRST_BETA,
        start=CellShares.of_words(start.counts, start.view.positions),
        n_jobs=n_jobs,
    )
    return run_cvb0(start, cvb0, progress=progress)


@dataclass(frozen=True, eq=False)
class ViewCounts:
    """A view with its training counts as whole numbers, documents × words of the tree."""

    view: FlatView
    counts: csr_array[Any]

    @classmethod
    def of(cls, view: FlatView, *, counts: Any = None) -> ViewCounts:
        """Check a view and counts; by default, take the counts from the tree."""
        view = checked_view(view)
        matrix = whole_count_rows(training_counts(view.tree, counts))
        if matrix.data.max() > _MAX_COUNT:
            raise ValueError(
                f"counts must be at most {_MAX_COUNT:,}, got {matrix.data.max():,}; divide the "
                "counts"
            )
        return cls(view, matrix)

    def softened(self, topic_words: FloatArray, **found: Any) -> SoftTopics:
        """Return the soft topics of the view, given Φ over the words of the tree."""
        tree = self.view.tree
        all_columns = np.zeros((self.view.n, tree.n_columns))
        all_columns[:, tree.columns] = topic_words
        return SoftTopics(topic_words=all_columns, tree=tree, nodes=self.view.nodes, **found)


def start_alpha(start: ViewCounts) -> FloatArray:
    """Return the αm that makes the topic counts of the view most probable."""
    by_topic = start.counts @ start.view.membership()
    tails = [tails_of(np.asarray(column, dtype=np.int64)) for column in by_topic.toarray().T]
    starts = np.cumsum([0, *(len(tail.values) for tail in tails)])
    topics = CountTails(starts, np.concatenate([tail.values for tail in tails]))
    lengths: IntArray = np.asarray(start.counts.sum(axis=1, dtype=np.int64)).ravel()
    return improved_alpha(
        np.ones(start.view.n), topics, tails_of(lengths), steps=_FIRST_ALPHA_STEPS
    )


def run_cvb0(start: ViewCounts, cvb0: Cvb0, *, progress: Progress | None = None) -> SoftTopics:
    """Update all cells until log p(token | all others) has settled."""
    found: list[float] = []
    converged = False
    while not converged and len(found) < MAX_ROUNDS:
        if found:
            cvb0.improve()
        found.append(cvb0.round(cut_off=_CUT_OFF))
        if progress is not None:
            progress(len(found) / MAX_ROUNDS, f"Softening, round {len(found)}")
        converged = len(found) > 2 and bool(np.diff(found[-3:]).max() < _SETTLED)
    by_document, by_word = cvb0.expected_counts()
    # After many additions and subtractions, rounding errors may leave values below 0.
    by_word = np.maximum(by_word, 0.0)
    smoothed = by_word.T + cvb0.beta
    lengths = by_document.sum(axis=1, keepdims=True)
    prior = cvb0.alpha / cvb0.alpha.sum()
    by_document = np.divide(
        np.maximum(by_document, 0.0), lengths, where=lengths > 0.5, out=by_document
    )
    return start.softened(
        smoothed / smoothed.sum(axis=1, keepdims=True),
        topic_prior=cvb0.alpha,
        word_topic_counts=by_word,
        training_document_topics=np.where(lengths > 0.5, by_document, prior),
        beta=cvb0.beta,
        n_rounds=len(found),
        progress=np.array(found),
        converged=converged,
    )


# -- CVB0 and its Dirichlet parameters -------------------------------------------------------------
#
# CVB0 is the deterministic counterpart of Gibbs sampling: instead of drawing a topic for each
# token, it keeps the distribution γ that the topic would be drawn from, computed from the
# expected counts of all other tokens. The tokens of a word in a document (a cell) are
# interchangeable and share one γ. Each of them is computed from the others, its copies included::
#
#     γ_t ∝ (n_dt − γ_t + αm_t) · (n_wt − γ_t + β) / (n_t − γ_t + |V|β)
#
# One γ is taken out of the counts, not one for each copy. `soft_topics.document_shares` does the
# same for new documents, so training and inference have the same fixed points in ``n_dt``.
#
# The Dirichlet parameters that make topic counts most probable are found by Minka's fixed point.
# Counts are represented by their tails: tail_i is the number of counts above i. Then
#
#     Σ_d ψ(n_d + a) − ψ(a) = Σ_i tail_i / (a + i),
#
# which is exact, avoids ψ, and has a few thousand terms for any corpus.
#
# A. Asuncion, M. Welling, P. Smyth and Y. W. Teh, "On smoothing and inference for topic models",
# UAI 2009; T. P. Minka, "Estimating a Dirichlet distribution", 2000, Eq. 55.


@dataclass(frozen=True, slots=True, eq=False)
class CountTails:
    """Tails of several sets of counts, concatenated; each begins at one of the starts."""

    starts: NDArray[np.int64]
    values: NDArray[np.int64]

    def steps(self) -> NDArray[np.int64]:
        """Return i for each value."""
        return np.arange(len(self.values)) - np.repeat(self.starts[:-1], np.diff(self.starts))

    def sums(self, terms: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the sums of terms, one per value, within each set."""
        sets = np.repeat(np.arange(len(self.starts) - 1), np.diff(self.starts))
        sums = np.bincount(sets, weights=terms, minlength=len(self.starts) - 1)
        return sums.astype(np.float64)  # of no terms, they are integers

    def spread(self, parameters: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the parameter of its set for each value."""
        return np.repeat(parameters, np.diff(self.starts))


def tails_of(counts: NDArray[np.int64]) -> CountTails:
    """Return the tails of one set of counts, each at most ten million: a tail is as long."""
    check_lengths(counts)
    histogram = np.bincount(counts, minlength=1)[1:]
    values = np.cumsum(histogram[::-1])[::-1].astype(np.int64)
    return CountTails(np.array([0, len(values)]), values)


def improved_alpha(
    alpha: NDArray[np.float64], topics: CountTails, lengths: CountTails, *, steps: int = 10
) -> NDArray[np.float64]:
    """Return an asymmetric α after some steps of the fixed point.

    A step is α_t ← α_t · Σ_d[ψ(n_dt + α_t) − ψ(α_t)] / Σ_d[ψ(n_d + Σα) − ψ(Σα)].
    """
    i, i_lengths = topics.steps(), lengths.steps()
    for _ in range(steps):
        numerators = topics.sums(topics.values / (topics.spread(alpha) + i))
        denominator = float((lengths.values / (alpha.sum() + i_lengths)).sum())
        alpha = np.maximum(alpha * numerators / denominator, MIN_PARAMETER)
    return alpha


def improved_beta(
    beta: float,
    pairs: NDArray[np.int64],
    totals: NDArray[np.int64] | NDArray[np.float64],
    *,
    n_words: int,
    steps: int = 10,
) -> float:
    """Return a symmetric β after some steps of the fixed point.

    A step is β ← β · Σ_wt[ψ(n_wt + β) − ψ(β)] / (|V| · Σ_t[ψ(n_t + |V|β) − ψ(|V|β)]).
    `pairs` is the tail of n_wt. The totals are few and large, so ψ is computed directly.
    """
    i = np.arange(len(pairs))
    for _ in range(steps):
        numerator = float((pairs / (beta + i)).sum())
        mass = n_words * beta
        denominator = n_words * float((digamma(totals + mass) - digamma(mass)).sum())
        beta = max(beta * numerator / denominator, MIN_PARAMETER)
    return beta


MAX_NARROW = np.iinfo(np.uint16).max
"""Largest number of topics, and count, for which the compiled code uses 16-bit numbers."""

# Numbers of groups and the smallest numbers of tokens for which they are used. More groups keep
# more threads busy, at a small cost per group; smaller corpora are one group, processed exactly.
_GROUPS_FROM_TOKENS = ((16, 8_000_000), (8, 800_000), (4, 200_000), (2, 50_000))


def row_arrays(
    counts: csr_array[Any],
) -> tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.int64]]:
    """Return where each row starts, its words and their counts, copied if types differ."""
    return (
        counts.indptr.astype(np.int64, copy=False),
        counts.indices.astype(np.int32, copy=False),
        counts.data.astype(np.int64, copy=False),
    )


def groups_for(tokens: int) -> int:
    """Return the number of groups of documents, and of groups of words."""
    return next((groups for groups, minimum in _GROUPS_FROM_TOKENS if tokens >= minimum), 1)


class CellShares(NamedTuple):
    """The topic shares of each cell of a count matrix, in the order of its entries.

    `starts` says where those of each cell begin; topics rise and shares add up to 1 within a cell.
    """

    starts: NDArray[np.int64]
    topics: NDArray[np.int64]
    shares: NDArray[np.float32]

    @classmethod
    def of_words(cls, counts: csr_array[Any], word_topics: IntArray) -> CellShares:
        """Assign every cell to the topic of its word."""
        return cls(
            np.arange(counts.nnz + 1, dtype=np.int64),
            np.ascontiguousarray(word_topics[counts.indices], dtype=np.int64),
            np.ones(counts.nnz, dtype=np.float32),
        )


class Cvb0:
    """The topic shares of all cells, updated round by round.

    The result depends on the counts, the parameters and the start, but not on the number of
    threads. The cells of a large corpus are divided into groups of documents and groups of words,
    and blocks that have neither in common are processed in parallel. All counts are exact, except
    that a block sees changes of the topics' totals in other blocks only after these are finished.
    """

    def __init__(
        self,
        counts: csr_array[Any],
        *,
        alpha: FloatArray,
        beta: float,
        start: CellShares,
        n_jobs: int | None = None,
        groups: int | None = None,
    ) -> None:
        self.alpha = np.array(alpha, dtype=np.float64)
        self.beta = float(beta)
        self.n_documents, self.n_words = counts.shape
        self.n_topics = len(self.alpha)
        self._draws = 0
        lengths: IntArray = np.asarray(counts.sum(axis=1, dtype=np.int64)).ravel()
        self._length_tails = tails_of(lengths)
        self.n_tokens = int(lengths.sum())
        narrow = self.n_topics <= MAX_NARROW
        make = NarrowCvb0 if narrow else WideCvb0
        self.compiled = make(
            *row_arrays(counts),
            words=self.n_words,
            alpha=self.alpha,
            beta=self.beta,
            share_starts=start.starts,
            share_topics=start.topics,
            shares=start.shares,
            groups=groups_for(self.n_tokens) if groups is None else groups,
            threads=thread_count(n_jobs),
        )

    def round(self, *, cut_off: float = 0.0) -> float:
        """Update every cell once; drop shares below the cut-off, but never those above 1/topics.

        Returns the mean over tokens of log p(word | document, all other tokens), evaluated before
        each cell is updated.
        """
        return self.compiled.round(min(cut_off, 1.0 / self.n_topics)) / self.n_tokens

    def improve(self) -> None:
        """Re-estimate α and β from a topic drawn for each token from the shares of its cell.

        Expected counts are spread over more topics than any single state of the tokens, and
        parameters fitted to them are too large; those fitted to a draw are not. Each call has its
        own fixed stream of random numbers.
        """
        self._draws += 1
        starts, values, pairs = self.compiled.draw_tails(self._draws)
        self.alpha = improved_alpha(self.alpha, CountTails(starts, values), self._length_tails)
        self.beta = improved_beta(self.beta, pairs, self.totals(), n_words=self.n_words)
        self.compiled.set_priors(self.alpha, self.beta)

    def totals(self) -> FloatArray:
        """Return E[n_t], the expected number of tokens of each topic."""
        return self.compiled.totals()

    def expected_counts(self) -> tuple[FloatArray, FloatArray]:
        """Return E[n_dt], documents × topics, and E[n_wt], words × topics."""
        by_document = np.empty((self.n_documents, self.n_topics))
        by_word = np.empty((self.n_words, self.n_topics))
        self.compiled.copy_counts(by_document, by_word)
        return by_document, by_word
