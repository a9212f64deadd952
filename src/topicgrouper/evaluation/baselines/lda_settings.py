"""Settings of LDA."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Self, TypeAlias

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["Estimate", "LdaSettings"]

Estimate: TypeAlias = Literal["paper", "smoothed"]

# By the usual rule of thumb, α of each topic is this divided by the number of topics.
_HEURISTIC_ALPHA_SUM = 50.0


@shows_little
@dataclass(frozen=True, eq=False)
class LdaSettings:
    """Settings of LDA; the defaults are the paper's *LDA with Heuristics*.

    Parameters
    ----------
    alpha : float or array-like of shape (n,), optional
        α of every topic, or αm with one number per topic (default: 50/n each). The start, if it is
        optimised.
    beta : float or array-like of shape (columns, n), default=0.1
        β of every word, or of each word in each topic. The start, if it is optimised; a matrix is
        never optimised. Rows of columns that never occur are ignored.
    optimize : bool or "beta", default=False
        Whether to re-estimate α (asymmetric) and β (symmetric) by Minka's fixed point during
        burn-in; ``"beta"`` re-estimates β only.
    burn_in : int, default=2000
        Iterations before the first sample.
    samples : int, default=1000
        Iterations after that; each is a sample.
    optimize_every : int, default=10
        Iterations between re-estimations.
    estimate : {"paper", "smoothed"}, default="paper"
        Φ as the mean over samples of n(w,t)/n(t), or of ``(n(w,t)+β)/(n(t)+|V|β)``, where ``|V|``
        is the number of words that occur.

    Raises
    ------
    ValueError
        If a value is out of range.

    See Also
    --------
    fit_lda : Fit LDA with these settings.

    Examples
    --------
    >>> from topicgrouper.evaluation.baselines import LdaSettings
    >>> settings = LdaSettings(burn_in=200, samples=100)
    >>> settings.alpha_of(20)[:2], settings.beta
    (array([2.5, 2.5]), 0.1)
    >>> LdaSettings.optimized().optimize
    True
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
        for name, minimum in (("burn_in", 0), ("samples", 1), ("optimize_every", 1)):
            if getattr(self, name) < minimum:
                raise ValueError(f"{name} must be at least {minimum}, got {getattr(self, name)}")
        if self.optimize not in (False, True, "beta"):
            raise ValueError(f'optimize must be True, False or "beta", got {self.optimize!r}')
        if self.estimate not in ("paper", "smoothed"):
            raise ValueError(f'estimate must be "paper" or "smoothed", got {self.estimate!r}')

    @classmethod
    def heuristics(cls, *, burn_in: int = 2_000, samples: int = 1_000) -> Self:
        """Return the paper's *LDA with Heuristics*: 50/n for each topic, β = 0.1.

        These are its settings for classification. For perplexity the concentration α is 50/n, so
        each topic has 50/n²: ``LdaSettings(alpha=50 / n**2)``.

        Parameters
        ----------
        burn_in, samples : int, default=2000, 1000
            Iterations before and during sampling.

        Returns
        -------
        LdaSettings
        """
        return cls(burn_in=burn_in, samples=samples)

    @classmethod
    def optimized(cls, *, burn_in: int = 2_000, samples: int = 1_000) -> Self:
        """Return the paper's *LDA Optimized*: the same start, then Minka's fixed point.

        Parameters
        ----------
        burn_in, samples : int, default=2000, 1000
            Iterations before and during sampling.

        Returns
        -------
        LdaSettings
        """
        return cls(optimize=True, burn_in=burn_in, samples=samples)

    def alpha_of(self, n: int) -> FloatArray:
        """Return α of each topic.

        Parameters
        ----------
        n : int
            Number of topics.

        Returns
        -------
        ndarray of shape (n,)

        Raises
        ------
        ValueError
            If `alpha` has another number of topics.
        """
        alpha = _HEURISTIC_ALPHA_SUM / n if self.alpha is None else self.alpha
        if np.ndim(alpha) == 0:
            return np.full(n, alpha, dtype=np.float64)
        if np.shape(alpha) != (n,):
            raise ValueError(
                f"alpha must be one number or one per topic; got {np.size(alpha)} for {n} topics"
            )
        return np.asarray(alpha)

    def beta_of(self, n: int, *, n_columns: int) -> float | FloatArray:
        """Return β: one number, or one per column and topic.

        Parameters
        ----------
        n : int
            Number of topics.
        n_columns : int
            Number of columns of the counts.

        Returns
        -------
        float or ndarray of shape (n_columns, n)

        Raises
        ------
        ValueError
            If `beta` has another shape.
        """
        if isinstance(self.beta, np.ndarray) and self.beta.shape != (n_columns, n):
            raise ValueError(
                f"beta must be one number or have the shape (columns, topics) = {(n_columns, n)}, "
                f"got {self.beta.shape}"
            )
        return self.beta


def _positive(name: str, value: ArrayLike, *, dimensions: tuple[int, int]) -> float | FloatArray:
    array = np.asarray(value, dtype=np.float64)
    if array.ndim not in dimensions:
        shape = "one per topic" if name == "alpha" else "a matrix, columns × topics"
        raise ValueError(f"{name} must be one number or {shape}; got {array.ndim} dimensions")
    if not (np.isfinite(array).all() and (array > 0).all()):
        raise ValueError(f"{name} must be positive and finite")
    return float(array) if array.ndim == 0 else frozen(array)
