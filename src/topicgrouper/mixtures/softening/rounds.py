"""What the ways of softening have in common: rounds that are reported, and what comes out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["MAX_ROUNDS", "MAX_SWEEPS", "Estimate", "Steps"]

MAX_SWEEPS = 100
"""Gibbs sweeps end here, whether the likelihood has settled or not."""
MAX_ROUNDS = 50
"""So do the rounds of variational inference."""


@dataclass(frozen=True, eq=False)
class Estimate:
    """A fitted mixture over the words of a tree.

    Attributes
    ----------
    topic_words : ndarray of float
        Φ, topics × words.
    topic_prior : ndarray of float
        αm.
    word_topic_counts : ndarray of float
        n_wt by expectation, words × topics.
    document_topics : ndarray of float
        p(t | d) of the training documents.
    beta : float
        The smoothing in Φ, 0 if there is none.
    n_rounds : int
        Sweeps, rounds or steps.
    progress : sequence of float
        What was measured on the way.
    converged : bool
        Whether the rounds ended before their limit.
    """

    topic_words: FloatArray
    topic_prior: FloatArray
    word_topic_counts: FloatArray
    document_topics: FloatArray
    beta: float
    n_rounds: int
    progress: Sequence[float]
    converged: bool


@dataclass
class Steps:
    """Counts sweeps and rounds, tells a caller, and keeps what is measured."""

    report: Callable[[int, float], object] | None
    n_done: int = 0
    measured: list[float] = field(default_factory=list)

    def done(self) -> None:
        """Count a sweep or a round."""
        self.n_done += 1
        if self.report is not None:
            self.report(self.n_done, min(1.0, self.n_done / (MAX_SWEEPS + MAX_ROUNDS)))

    def measure(self, value: float) -> None:
        """Take note of what was measured."""
        self.measured.append(value)
