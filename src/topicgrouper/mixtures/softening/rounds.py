"""What all methods of softening have in common: progress reports, and the result."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.arrays.progress import Progress

__all__ = ["MAX_ROUNDS", "MAX_SWEEPS", "Estimate", "Steps"]

MAX_SWEEPS = 140
"""Maximum number of Gibbs sweeps."""
MAX_ROUNDS = 50
"""Maximum number of rounds of variational inference."""


@dataclass(frozen=True, eq=False)
class Estimate:
    """A fitted mixture over the words of a tree.

    Attributes
    ----------
    topic_words : ndarray of shape (topics, words)
        Φ.
    topic_prior : ndarray of shape (topics,)
        αm.
    word_topic_counts : ndarray of shape (words, topics)
        The expectation of n_wt.
    document_topics : ndarray of shape (documents, topics)
        p(t | d) of the training documents.
    beta : float
        The smoothing in Φ, 0 if there is none.
    n_rounds : int
        Number of sweeps, rounds or steps.
    progress : sequence of float
        What was measured after them, in nats per token.
    converged : bool
        Whether rounds or steps ended because they gained little; sampling has no such end.
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

    def measure(self, value: float) -> None:
        """Store a measured value."""
        self.measured.append(value)
