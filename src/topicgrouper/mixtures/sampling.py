"""A run of a Gibbs sampler: burn-in, then samples that are averaged."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from topicgrouper.mixtures.sample_sums import SampleSums

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.mixtures.gibbs import GibbsSampler

__all__ = ["Improvement", "draw_samples"]

_LIKELIHOOD_EVERY = 10
_SECONDS_BETWEEN_REPORTS = 0.1


@dataclass(frozen=True)
class Improvement:
    """A re-estimation of hyper-parameters during burn-in.

    Attributes
    ----------
    step : callable
        Re-estimates them from the current topics.
    every : int
        Iterations between steps.
    """

    step: Callable[[], None]
    every: int = 10


def draw_samples(
    sampler: GibbsSampler,
    *,
    burn_in: int,
    samples: int,
    smoothed: bool,
    improve: Improvement | None,
    progress: Progress | None = None,
) -> tuple[list[tuple[float, float]], SampleSums]:
    """Run burn-in, then draw samples.

    Parameters
    ----------
    sampler : GibbsSampler
        The sampler, in its initial state.
    burn_in, samples : int
        Iterations before the first sample, and number of samples.
    smoothed : bool
        As for `SampleSums`.
    improve : Improvement or None
        Re-estimation of hyper-parameters during burn-in, if any.
    progress : callable, optional
        Called about ten times per second.

    Returns
    -------
    likelihoods : list of tuple
        Iteration and log p(w, z | α, β), after every tenth iteration and after the last.
    sums : SampleSums
        The sums over all samples.
    """
    iterations = burn_in + samples
    report = _Reporter(progress, iterations)
    likelihoods = []
    sums = SampleSums(sampler, smoothed=smoothed)
    for iteration in range(1, iterations + 1):
        sampler.sweep()
        if iteration > burn_in:
            sums.add()
        elif improve is not None and iteration % improve.every == 0:
            improve.step()
        if iteration % _LIKELIHOOD_EVERY == 0 or iteration == iterations:
            likelihoods.append((float(iteration), sampler.log_likelihood()))
        report(iteration)
    return likelihoods, sums


class _Reporter:
    """Reports progress about ten times per second."""

    def __init__(self, progress: Progress | None, iterations: int) -> None:
        self._progress = progress
        self._iterations = iterations
        self._last = monotonic()

    def __call__(self, iteration: int) -> None:
        if self._progress is None:
            return
        now = monotonic()
        if now - self._last < _SECONDS_BETWEEN_REPORTS and iteration < self._iterations:
            return
        self._last = now
        note = f"Sampling, iteration {iteration:,} of {self._iterations:,}"
        self._progress(iteration / self._iterations, note)
