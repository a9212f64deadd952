"""Variational inference that starts from a flat view or from the result of Gibbs sweeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.mixtures.cvb0 import CellShares, Cvb0
from topicgrouper.mixtures.softening.gibbs_phase import start_alpha
from topicgrouper.mixtures.softening.rounds import MAX_ROUNDS, Estimate

if TYPE_CHECKING:
    from topicgrouper.mixtures.gibbs import GibbsSampler
    from topicgrouper.mixtures.softening.rounds import Steps
    from topicgrouper.mixtures.softening.view_counts import ViewCounts

__all__ = ["run_cvb0"]

# From a sampler: times its β. Draws from shares spread a word over more topics than a state of the
# sampler does, so β will grow.
_BETA_GROWTH = 2.0
# From a view: all copies of a word are in one topic and support each other there, and only a large
# β lets the first of them leave.
_FIRST_BETA_OF_VIEWS = 0.5
# Smaller topic shares of a cell are dropped.
_CUT_OFF = 1e-3
# Rounds end when two in a row gain less than this, in nats per token. One is not enough: at first,
# cells are slow to leave the topic in which they start.
_SETTLED = 0.002


def run_cvb0(
    start: ViewCounts, sampler: GibbsSampler | None, *, n_jobs: int | None, steps: Steps
) -> Estimate:
    """Update all cells until log p(token | all others) has settled.

    Parameters
    ----------
    start : ViewCounts
        The flat view; without a sampler, every cell starts in the topic of its word.
    sampler : GibbsSampler or None
        Its state and α are the start, if there is one.
    n_jobs : int or None
        Number of threads: ``None`` means 1, ``-1`` all processors.
    steps : Steps
        Counts and reports the rounds.

    Returns
    -------
    Estimate
    """
    counts = start.counts
    cvb0 = Cvb0(
        counts,
        alpha=start_alpha(start) if sampler is None else sampler.alpha,
        beta=_FIRST_BETA_OF_VIEWS
        if sampler is None
        else _BETA_GROWTH * float(np.mean(sampler.beta)),
        start=CellShares.of_words(counts, start.view.positions)
        if sampler is None
        else CellShares.of_tokens(counts, sampler),
        n_jobs=n_jobs,
    )
    found: list[float] = []
    converged = False
    while not converged and len(found) < MAX_ROUNDS:
        if found:
            cvb0.improve()
        found.append(cvb0.round(cut_off=_CUT_OFF))
        steps.done()
        steps.measure(found[-1])
        converged = len(found) > 2 and bool(np.diff(found[-3:]).max() < _SETTLED)
    return _estimate(cvb0, steps, converged=converged)


def _estimate(cvb0: Cvb0, steps: Steps, *, converged: bool) -> Estimate:
    by_document, by_word = cvb0.expected_counts()
    # After many additions and subtractions, rounding errors may leave values below 0.
    by_word = np.maximum(by_word, 0.0)
    smoothed = by_word.T + cvb0.beta
    lengths = by_document.sum(axis=1, keepdims=True)
    prior = cvb0.alpha / cvb0.alpha.sum()
    shares = np.divide(np.maximum(by_document, 0.0), lengths, where=lengths > 0.5, out=by_document)
    return Estimate(
        topic_words=smoothed / smoothed.sum(axis=1, keepdims=True),
        topic_prior=cvb0.alpha,
        word_topic_counts=by_word,
        document_topics=np.where(lengths > 0.5, shares, prior),
        beta=cvb0.beta,
        n_rounds=steps.n_done,
        progress=steps.measured,
        converged=converged,
    )
