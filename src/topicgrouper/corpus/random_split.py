"""Random choices that come out the same on every machine.

NumPy promises the raw numbers of a bit generator for ever, but not what its distributions make of
them. So the raw numbers of PCG64 are used as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["choose_documents", "draw_tokens"]

_NUMBERS_AT_ONCE = 1 << 20


def choose_documents(n_documents: int, *, share: float, seed: int) -> NDArray[np.bool_]:
    """Choose a share of the documents, rounded, but at least one and not all of them.

    Each document gets a random number; those with the smallest are chosen.
    """
    _check_share(share)
    if n_documents < 2:
        raise ValueError(f"{n_documents} documents cannot be split: two or more are needed.")
    number = min(max(round(share * n_documents), 1), n_documents - 1)
    order = np.argsort(np.random.PCG64(seed).random_raw(n_documents), kind="stable")
    is_chosen = np.zeros(n_documents, dtype=bool)
    is_chosen[order[:number]] = True
    return is_chosen


def draw_tokens(counts: NDArray[Any], *, share: float, seed: int) -> NDArray[np.int64]:
    """Draw each of the tokens that are counted with a probability, and count those drawn.

    Token for token, a random number below ``share`` (of the largest) says yes.
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
        raise ValueError(f"The share must lie between 0 and 1, got {share}.")
