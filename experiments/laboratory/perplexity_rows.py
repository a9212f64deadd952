"""Rows about LDA's perplexity beside those of `perplexity_points`: estimates and iterations."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["EstimateRow", "IterationsRow"]


@dataclass(frozen=True)
class EstimateRow:
    """One estimate: ``effort`` is the number of steps, or of sweeps in each of four chains."""

    data_set: str
    model: str
    estimator: str
    effort: int
    perplexity: float
    sampling_error: float
    bias_bound: float
    documents: int
    cpu_seconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.estimator, self.effort


@dataclass(frozen=True)
class IterationsRow:
    """The perplexity after some iterations."""

    data_set: str
    n: int
    burn_in: int
    samples: int
    perplexity: float
    document_error: float
    documents: int
    cpu_seconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.n, self.burn_in, self.samples
