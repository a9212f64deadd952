"""Random choices that are the same on every machine.

NumPy guarantees the raw numbers of a bit generator across versions, but not what its distributions
make of them. So the raw numbers of PCG64 are used directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["choose_documents", "draw_tokens", "random_order"]

_NUMBERS_AT_ONCE = 1 << 20


def random_order(number: int, *, seed: int) -> NDArray[np.int64]:
    """Return 0 to ``number - 1`` in random order."""
    return np.argsort(np.random.PCG64(seed).random_raw(number), kind="stable")


def choose_documents(n_documents: int, *, share: float, seed: int) -> NDArray[np.bool_]:
    """Choose a share of the documents: those with the smallest random numbers.

    Parameters
    ----------
    n_documents : int
        The number of documents, at least 2.
    share : float
        The share to choose, between 0 and 1, rounded to at least one document and not all.
    seed : int
        The seed of the random numbers.

    Returns
    -------
    ndarray of bool
        True for the documents chosen.

    Raises
    ------
    ValueError
        If there are fewer than two documents, or the share is not between 0 and 1.
    """
    _check_share(share)
    if n_documents < 2:
        raise ValueError(f"Cannot split {n_documents} documents; at least 2 are needed.")
    number = min(max(round(share * n_documents), 1), n_documents - 1)
    order = random_order(n_documents, seed=seed)
    is_chosen = np.zeros(n_documents, dtype=bool)
    is_chosen[order[:number]] = True
    return is_chosen


def draw_tokens(counts: NDArray[Any], *, share: float, seed: int) -> NDArray[np.int64]:
    """Draw each token independently with a given probability.

    Parameters
    ----------
    counts : ndarray of int
        The tokens, as counts.
    share : float
        The probability, between 0 and 1.
    seed : int
        The seed of the random numbers.

    Returns
    -------
    ndarray of int
        How many tokens of each count were drawn.

    Raises
    ------
    ValueError
        If the share is not between 0 and 1.
    """
    _check_share(share)
    generator = np.random.PCG64(seed)
    limit = np.uint64(share * 2.0**64)
    ends = np.cumsum(counts, dtype=np.int64)
    drawn = np.zeros(len(counts), dtype=np.int64)
    n_tokens = int(ends[-1]) if len(ends) else 0
    for start in range(0, n_tokens, _NUMBERS_AT_ONCE):
        end = min(start + _NUMBERS_AT_ONCE, n_tokens)
        is_drawn = generator.random_raw(end - start) < limit
        first, last = np.searchsorted(ends, [start, end - 1], side="right")
        starts = np.concatenate([[0], ends[first:last] - start])
        drawn[first : last + 1] += np.add.reduceat(is_drawn, starts, dtype=np.int64)
    return drawn


def _check_share(share: float) -> None:
    if not 0 < share < 1:
        raise ValueError(f"The share must be between 0 and 1, got {share}.")
