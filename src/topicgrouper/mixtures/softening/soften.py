"""Softening: from a flat view to topics that share their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

import numpy as np

from topicgrouper.likelihood.sampler_input import checked_seed
from topicgrouper.mixtures.softening.gibbs_phase import burn_in, mean_of_samples, start_sampler
from topicgrouper.mixtures.softening.paper_ways import shaped_lda, started_plsi
from topicgrouper.mixtures.softening.rounds import Steps
from topicgrouper.mixtures.softening.soft_topics import SoftTopics
from topicgrouper.mixtures.softening.variational_phase import run_cvb0
from topicgrouper.mixtures.softening.view_counts import ViewCounts

if TYPE_CHECKING:
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.mixtures.softening.rounds import Estimate
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["METHODS", "Method", "soften"]

Method: TypeAlias = Literal["default", "cvb0", "gibbs", "lda", "plsi"]
METHODS: tuple[Method, ...] = get_args(Method)
"""How topics can be softened, as ``soften(view, method=name)`` takes it."""


def soften(
    view: FlatView,
    *,
    counts: Any = None,
    method: Method = "default",
    seed: int = 0,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> SoftTopics:
    """Let the words of a flat view belong to several topics.

    The model is LDA's: a Dirichlet mixture of topics. The fit starts from the flat view, with every
    token in the topic of its word. This saves most of the iterations that a random start needs, and
    leads to better topics. The result depends on the view, the counts, the method and the seed, but
    not on the number of threads.

    Parameters
    ----------
    view : FlatView
        The view, as ``tree.view(40)``; a refined view is a better start.
    counts : sparse matrix or array, optional
        The training counts: documents × words of the tree, or × columns of the training matrix
        (default: the counts in the tree).
    method : {"default", "cvb0", "gibbs", "lda", "plsi"}, default="default"
        - ``"default"``: Gibbs sweeps, followed by collapsed variational inference of zero order
          (CVB0). The sweeps find good topics and α, and CVB0 averages over further draws.
        - ``"cvb0"``: CVB0 only.
        - ``"gibbs"``: Gibbs sweeps only, and the mean of the last ones.
        - ``"lda"``: LDA by Gibbs sampling from a random start, with a large β for each word in its
          topic, as the paper proposes.
        - ``"plsi"``: pLSI that starts from the view's topics, as the paper proposes.
    seed : int, default=0
        Seed of the Gibbs sweeps, from 0 to 2⁶⁴−1. ``"cvb0"`` and ``"plsi"`` ignore it; the draws
        from which CVB0 re-estimates α and β do not depend on it.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    progress : callable, optional
        Called after each sweep or round with its share of the maximum number, from 0 to 1, and a
        text such as ``"Softening, round 12"``. An exception that it raises ends the fit, as Ctrl-C
        does.

    Returns
    -------
    SoftTopics
        The topics, in the order of the view. ``progress`` has log-likelihoods per token: of tokens
        and topics after every five Gibbs sweeps, of each token given all others in each CVB0 round,
        or of the documents before each EM step. There are 50 sweeps, more for documents of less
        than 100 tokens on average and at most 140. Rounds end when two in a row gain less than
        0.002 nats each, at the latest after 50.

    Raises
    ------
    TypeError
        If `view` is not a view.
    ValueError
        If the method or seed is invalid, the counts are missing or do not fit the tree, or a
        document has more than ten million tokens (not for ``"plsi"``).

    See Also
    --------
    refine : A better start, in which each word still has one topic.
    SoftTopicGrouper : The same as an estimator of scikit-learn.

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
    if method == "lda":
        estimate = shaped_lda(start, seed=seed, n_jobs=n_jobs, progress=progress)
    elif method == "plsi":
        estimate = started_plsi(start, n_jobs=n_jobs)
    else:
        estimate = _mixture(start, method, seed=seed, n_jobs=n_jobs, steps=Steps(progress))
    return _model(start, estimate, method)


def _mixture(
    start: ViewCounts, method: Method, *, seed: int, n_jobs: int | None, steps: Steps
) -> Estimate:
    if method == "cvb0":
        return run_cvb0(start, None, n_jobs=n_jobs, steps=steps)
    sampler = start_sampler(start, seed=seed, n_jobs=n_jobs)
    burn_in(sampler, steps)
    if method == "gibbs":
        return mean_of_samples(sampler, steps)
    return run_cvb0(start, sampler, n_jobs=n_jobs, steps=steps)


def _model(start: ViewCounts, estimate: Estimate, method: Method) -> SoftTopics:
    tree = start.view.tree
    topic_words = np.zeros((start.view.n, tree.n_columns))
    topic_words[:, tree.columns] = estimate.topic_words
    return SoftTopics(
        topic_words=topic_words,
        topic_prior=estimate.topic_prior,
        tree=tree,
        nodes=start.view.nodes,
        word_topic_counts=estimate.word_topic_counts,
        training_document_topics=estimate.document_topics,
        beta=estimate.beta,
        n_rounds=estimate.n_rounds,
        progress=np.array(estimate.progress),
        converged=estimate.converged,
        method=method,
    )
