"""Softening: from a view to topics that share words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.mixtures.cvb0 import CellShares, CountTails, Cvb0, improved_alpha, tails_of
from topicgrouper.mixtures.soft_topics import SoftTopics
from topicgrouper.tree.flat_view import FlatView, checked_view
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.arrays.progress import Progress

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
