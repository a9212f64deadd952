"""What the ways of softening have in common: rounds that are reported, and what comes out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from topicgrouper.tree.arrays import FloatArray

__all__ = ["MOST_ROUNDS", "MOST_SWEEPS", "Estimate", "Steps"]

MOST_SWEEPS = 100
"""Gibbs sweeps end here, whether the likelihood has settled or not."""
MOST_ROUNDS = 50
"""So do the rounds of variational inference."""


@dataclass(frozen=True, eq=False)
class Estimate:
    """A fitted mixture over the words of a tree.

    Attributes
    ----------
    topic_words
        Φ, topics × words.
    topic_prior
        αm.
    word_topic_counts
        n_wt by expectation, words × topics.
    document_topics
        p(t | d) of the training documents.
    beta
        The smoothing in Φ, 0 if there is none.
    progress
        What was measured after each round.
    converged
        Whether the rounds ended before their limit.
    """

    topic_words: FloatArray
    topic_prior: FloatArray
    word_topic_counts: FloatArray
    document_topics: FloatArray
    beta: float
    progress: Sequence[float]
    converged: bool


@dataclass
class Steps:
    """Counts rounds, keeps what was measured after each, and tells a caller."""

    report: Callable[[int, float], object] | None
    measured: list[float] = field(default_factory=list)

    def add(self, value: float) -> None:
        """Take note of a round."""
        self.measured.append(value)
        if self.report is not None:
            done = len(self.measured)
            self.report(done, min(1.0, done / (MOST_SWEEPS + MOST_ROUNDS)))
