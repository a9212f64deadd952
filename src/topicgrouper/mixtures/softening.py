"""Softening: from a view to topics that share words.

Gibbs sweeps start from the view, first with fixed α and β, then re-estimating both. A view is sharp
about words: each has one topic. A mixture is sharp about documents: each has few topics, and words
are shared. The joint probability of tokens and topics is high at a view, and parameters that are
estimated there (a large α, a tiny β) keep the sampler close to it. So the first sweeps have an α
and a β that let tokens follow their documents.

A sweep draws one topic for each token, so its counts are distributed as the Dirichlet prior
assumes, and Minka's fixed point finds a suitable α. (Expected counts are spread over too many
topics; an α fitted to them is several times too large.) Variational inference then starts from the
result of the sweeps, or from the view.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.likelihood.samplers import checked_seed
from topicgrouper.mixtures.cvb0 import CellShares, Cvb0
from topicgrouper.mixtures.gibbs import (
    CountTails,
    GibbsSampler,
    SampleSums,
    improved_alpha,
    tails_of,
)
from topicgrouper.mixtures.soft_topics import METHODS, Method, SoftTopics
from topicgrouper.mixtures.topic_mixture import TrainingCounts
from topicgrouper.tree.flat_view import FlatView, checked_view
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.arrays.progress import Progress

MAX_SWEEPS = 140
"""Maximum number of Gibbs sweeps."""
MAX_ROUNDS = 50
"""Maximum number of rounds of variational inference."""
_MAX_COUNT = 2**32 - 1

# Both are held for the first sweeps. α is this share of the one that fits the view. β is large, for
# words to leave the topic in which they start, but all words together have at most this share of
# the tokens of a mean topic: beyond, topics lose their own words, and some die.
_ALPHA_SHARE = 0.3
_FIRST_BETA = 0.1
_FIRST_BETA_SHARE = 0.3
_HELD_SWEEPS = 40
_SWEEPS_BETWEEN_ESTIMATES = 5
# Sweeps after the held ones: this number divided by the mean length of documents. Variational
# inference finds the topics of long documents by itself. In short ones, the topics of tokens depend
# on each other, which it ignores, and more sweeps pay.
_TOKENS_SWEPT = 1000
_MIN_SWEEPS = 10
_SAMPLES = 20
_FIRST_ALPHA_STEPS = 30

# Variational inference from a sampler: times its β. Draws from shares spread a word over more
# topics than a state of the sampler does, so β will grow.
_BETA_GROWTH = 2.0
# From a view: all copies of a word are in one topic and support each other there, and only a large
# β lets the first of them leave.
_FIRST_BETA_OF_VIEWS = 0.5
# Smaller topic shares of a cell are dropped.
_CUT_OFF = 1e-3
# Rounds end when two in a row gain less than this, in nats per token. One is not enough: at first,
# cells are slow to leave the topic in which they start.
_SETTLED = 0.002


def soften(
    view: FlatView,
    *,
    counts: Any = None,
    method: Method = "default",
    seed: int = 0,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> SoftTopics:
    """Let the words of a view belong to several topics.

    The model is that of LDA, a Dirichlet mixture of topics. The fit starts from the view, with
    every token in the topic of its word. This saves most of the iterations that a random start
    needs, and leads to better topics. The result depends on the view, the counts, the method and
    the seed, but not on the number of threads.

    Parameters
    ----------
    view : FlatView
        The view, such as ``tree.view(40)``; a refined view is a better start.
    counts : sparse matrix or array, optional
        The training counts: documents × words of the tree, or × columns of the training matrix
        (default: the counts in the tree).
    method : {"default", "cvb0", "gibbs"}, default="default"
        - ``"default"``: Gibbs sweeps, followed by collapsed variational inference of zero order
          (CVB0). The sweeps find good topics and α; CVB0 averages over further draws.
        - ``"cvb0"``: CVB0 only.
        - ``"gibbs"``: Gibbs sweeps only; the result is the mean of the last sweeps.
    seed : int, default=0
        Seed of the Gibbs sweeps, from 0 to 2⁶⁴−1; ignored by ``"cvb0"``, which re-estimates α and β
        from fixed draws.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    progress : callable, optional
        Called after each sweep or round with its share of the maximum number, from 0 to 1, and a
        text such as ``"Softening, round 12"``. An exception that it raises ends the fit, like
        Ctrl-C.

    Returns
    -------
    SoftTopics
        The topics, in the order of the view. ``progress`` has log-likelihoods per token: of tokens
        and topics after every five Gibbs sweeps, and of each token given all others in each CVB0
        round. There are 50 sweeps, or up to 140 if documents have fewer than 100 tokens on average.
        Rounds end when two in a row gain less than 0.002 nats each, and after 50 at the latest.

    Raises
    ------
    TypeError
        If `view` is not a view.
    ValueError
        If the method or seed is invalid, the counts are missing or do not fit the tree, or a
        document has more than ten million tokens.

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
    if method not in METHODS:
        raise ValueError(f"method must be one of {', '.join(METHODS)}, got {method!r}")
    seed = checked_seed(seed)
    start = ViewCounts.of(view, counts=counts)
    steps = Steps(progress)
    if method == "cvb0":
        return _run_cvb0(start, None, n_jobs=n_jobs, steps=steps)
    sampler = start_sampler(start, seed=seed, n_jobs=n_jobs)
    burn_in(sampler, steps)
    if method == "gibbs":
        return _mean_of_samples(start, sampler, steps)
    return _run_cvb0(start, sampler, n_jobs=n_jobs, steps=steps)


@dataclass
class Steps:
    """Counts and reports sweeps and rounds, and stores what is measured."""

    report: Progress | None
    n_done: int = 0
    n_max: int = MAX_SWEEPS + MAX_ROUNDS
    measured: list[float] = field(default_factory=list)

    def done(self) -> None:
        """Count a sweep or a round."""
        self.n_done += 1
        if self.report is not None:
            share = min(1.0, self.n_done / self.n_max)
            self.report(share, f"Softening, round {self.n_done}")


@dataclass(frozen=True, eq=False)
class ViewCounts:
    """A view with its training counts as whole numbers, documents × words of the tree."""

    view: FlatView
    counts: csr_array[Any]

    @classmethod
    def of(cls, view: FlatView, *, counts: Any = None) -> ViewCounts:
        """Check a view and counts; by default, take the counts from the tree."""
        view = checked_view(view)
        matrix = TrainingCounts.of(training_counts(view.tree, counts)).counts
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


def start_sampler(start: ViewCounts, *, seed: int, n_jobs: int | None) -> GibbsSampler:
    """Return a sampler with every token in the topic of its word."""
    tokens_per_topic = int(start.counts.sum(dtype=np.int64)) / start.view.n
    beta = min(_FIRST_BETA, _FIRST_BETA_SHARE * tokens_per_topic / start.counts.shape[1])
    return GibbsSampler(
        start.counts,
        alpha=_ALPHA_SHARE * start_alpha(start),
        beta=beta,
        seed=seed,
        n_jobs=n_jobs,
        word_topics=start.view.positions,
    )


def burn_in(sampler: GibbsSampler, steps: Steps) -> None:
    """Sweep with the first α and β, then with estimates."""
    n_tokens = max(1, int(sampler.lengths.sum()))
    mean_length = float(sampler.lengths[sampler.lengths > 0].mean())
    estimated = max(_TOKENS_SWEPT / mean_length, _MIN_SWEEPS)
    n_sweeps = min(_HELD_SWEEPS + estimated, MAX_SWEEPS)
    steps.n_max = ceil(n_sweeps) + MAX_ROUNDS
    while sampler.iteration < n_sweeps:
        for _ in range(_SWEEPS_BETWEEN_ESTIMATES):
            sampler.sweep()
            steps.done()
        steps.measured.append(sampler.log_likelihood() / n_tokens)
        if sampler.iteration >= _HELD_SWEEPS:
            sampler.optimize()


def _mean_of_samples(start: ViewCounts, sampler: GibbsSampler, steps: Steps) -> SoftTopics:
    """Return the mean over further sweeps."""
    n_tokens = max(1, int(sampler.lengths.sum()))
    sums = SampleSums(sampler, smoothed=True)
    totals = np.zeros(sampler.n_topics)
    for _ in range(_SAMPLES):
        sampler.sweep()
        sums.add()
        totals += sampler.totals() / _SAMPLES
        steps.done()
    steps.measured.append(sampler.log_likelihood() / n_tokens)
    beta = float(np.mean(sampler.beta))
    topic_words = sums.topic_words()
    # Without smoothing; approximate, since a mean of quotients is not the quotient of means.
    counts = topic_words * (totals[:, None] + sampler.n_words * beta) - beta
    return start.softened(
        topic_words,
        method="gibbs",
        topic_prior=sampler.alpha,
        word_topic_counts=np.maximum(counts.T, 0.0),
        training_document_topics=sums.document_topics(),
        beta=beta,
        n_rounds=steps.n_done,
        progress=np.array(steps.measured),
        converged=False,
    )


def _run_cvb0(
    start: ViewCounts, sampler: GibbsSampler | None, *, n_jobs: int | None, steps: Steps
) -> SoftTopics:
    """Update all cells until log p(token | all others) has settled.

    The start is the state and α of the sampler; without one, every cell is in its word's topic.
    """
    if sampler is None:
        alpha, beta = start_alpha(start), _FIRST_BETA_OF_VIEWS
        shares = CellShares.of_words(start.counts, start.view.positions)
    else:
        alpha, beta = sampler.alpha, _BETA_GROWTH * float(np.mean(sampler.beta))
        shares = CellShares.of_tokens(start.counts, sampler)
    cvb0 = Cvb0(start.counts, alpha=alpha, beta=beta, start=shares, n_jobs=n_jobs)
    found: list[float] = []
    converged = False
    while not converged and len(found) < MAX_ROUNDS:
        if found:
            cvb0.improve()
        found.append(cvb0.round(cut_off=_CUT_OFF))
        steps.done()
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
        method="cvb0" if sampler is None else "default",
        topic_prior=cvb0.alpha,
        word_topic_counts=by_word,
        training_document_topics=np.where(lengths > 0.5, by_document, prior),
        beta=cvb0.beta,
        n_rounds=steps.n_done,
        progress=np.array([*steps.measured, *found]),
        converged=converged,
    )
