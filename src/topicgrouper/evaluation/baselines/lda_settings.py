"""How LDA is fitted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Self, TypeAlias

import numpy as np

from topicgrouper.arrays.frozen import frozen

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["Estimate", "LdaSettings"]

Estimate: TypeAlias = Literal["paper", "smoothed"]

# The α of a topic by the usual rule of thumb is this over the number of topics.
_HEURISTIC_ALPHA_SUM = 50.0


@dataclass(frozen=True, eq=False)
class LdaSettings:
    """Hyper-parameters and numbers of iterations; the defaults are the paper's *with Heuristics*.

    Parameters
    ----------
    alpha : float or array of shape (n,), optional
        α of each topic, or αm as a whole; 50/n each by default. Where it is optimised, the start.
    beta : float or array of shape (columns, n)
        β of each word, or of each word in each topic. Where it is optimised, the start; a matrix
        is never optimised. Rows of columns that never occur count for nothing.
    optimize : bool or "beta"
        Whether α (asymmetric) and β (symmetric) are re-estimated by Minka's fixed point during
        burn-in; ``"beta"``: β alone, with α as given.
    burn_in : int
        Iterations before the first sample.
    samples : int
        Iterations after that, each of which is a sample.
    optimize_every : int
        Iterations between two re-estimations.
    estimate : {"paper", "smoothed"}
        Φ as the mean over samples of n(w,t)/n(t), or of (n(w,t)+β)/(n(t)+|V|β) with |V| the number
        of words that occur.
    """

    alpha: float | FloatArray | None = None
    beta: float | FloatArray = 0.1
    optimize: bool | Literal["beta"] = False
    burn_in: int = 2_000
    samples: int = 1_000
    optimize_every: int = 10
    estimate: Estimate = "paper"

    def __post_init__(self) -> None:
        """Check the values."""
        if self.alpha is not None:
            object.__setattr__(self, "alpha", _positive("alpha", self.alpha, dimensions=(0, 1)))
        object.__setattr__(self, "beta", _positive("beta", self.beta, dimensions=(0, 2)))
        for name, least in (("burn_in", 0), ("samples", 1), ("optimize_every", 1)):
            if getattr(self, name) < least:
                message = f"{name} must be {least} or more, not {getattr(self, name)}."
                raise ValueError(message)
        if self.optimize not in (False, True, "beta"):
            raise ValueError(f'optimize must be True, False or "beta", not {self.optimize!r}.')
        if self.estimate not in ("paper", "smoothed"):
            message = f'estimate must be "paper" or "smoothed", not {self.estimate!r}.'
            raise ValueError(message)

    @classmethod
    def heuristics(cls, *, burn_in: int = 2_000, samples: int = 1_000) -> Self:
        """Return the paper's *LDA with Heuristics*: α = 50/n, β = 0.1."""
        return cls(burn_in=burn_in, samples=samples)

    @classmethod
    def optimized(cls, *, burn_in: int = 2_000, samples: int = 1_000) -> Self:
        """Return the paper's *LDA Optimized*: the same start, then Minka's fixed point."""
        return cls(optimize=True, burn_in=burn_in, samples=samples)

    def alpha_of(self, n: int) -> FloatArray:
        """Return α for each of n topics."""
        alpha = _HEURISTIC_ALPHA_SUM / n if self.alpha is None else self.alpha
        if np.ndim(alpha) == 0:
            return np.full(n, alpha, dtype=np.float64)
        if np.shape(alpha) != (n,):
            message = f"alpha has {np.size(alpha)} numbers for {n} topics: give one for each."
            raise ValueError(message)
        return np.asarray(alpha)

    def beta_of(self, n: int, *, n_columns: int) -> float | FloatArray:
        """Return β: one number, or one for each column and topic."""
        if isinstance(self.beta, np.ndarray) and self.beta.shape != (n_columns, n):
            message = (
                f"beta has the shape {self.beta.shape}; for {n_columns} columns and {n} topics it "
                f"must be {(n_columns, n)}."
            )
            raise ValueError(message)
        return self.beta


def _positive(name: str, value: ArrayLike, *, dimensions: tuple[int, int]) -> float | FloatArray:
    array = np.asarray(value, dtype=np.float64)
    if array.ndim not in dimensions:
        shape = "one a topic" if name == "alpha" else "a matrix, columns × topics"
        message = f"{name} must be one number or {shape}, but has {array.ndim} dimensions."
        raise ValueError(message)
    if not (np.isfinite(array).all() and (array > 0).all()):
        raise ValueError(f"{name} must be positive and finite.")
    return float(array) if array.ndim == 0 else frozen(array)
