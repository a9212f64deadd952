"""SciPy's linkage of one item per word, for comparison with the cost of any clustering."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import psutil
from scipy.cluster.hierarchy import linkage
from scipy.sparse import csr_array, diags_array

from benchmarks.subjects import Fit, SkippedError

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SHARE_OF_AVAILABLE = 0.5
_BLOCK_BYTES = 64_000_000


def prepare(counts: csr_array[Any]) -> Fit:
    """Compute the cosine distances between words; only their average linkage is timed."""
    words = counts.shape[1]
    needed = 2 * 8 * (words * (words - 1) // 2)  # linkage works on a copy
    allowed = _SHARE_OF_AVAILABLE * psutil.virtual_memory().available
    if needed > allowed:
        raise SkippedError(
            f"two copies of the distances of {words:,} words need {needed / 1e9:.1f} GB, more than "
            "half of the free memory"
        )
    distances = cosine_distances(counts)
    return Fit(lambda: linkage(distances, method="average"))


def cosine_distances(counts: csr_array[Any]) -> NDArray[np.float64]:
    """Return the distances between all columns, in SciPy's condensed order."""
    vectors = counts.T.tocsr().astype(np.float64)
    lengths = np.sqrt(np.asarray(vectors.multiply(vectors).sum(axis=1)).ravel())
    vectors = csr_array(diags_array(1.0 / lengths) @ vectors)
    words = vectors.shape[0]
    step = max(1, _BLOCK_BYTES // (8 * words))
    distances = np.empty(words * (words - 1) // 2)
    filled = 0
    for first in range(0, words, step):
        block = vectors[first : first + step]
        similarities = (block @ vectors.T).toarray()
        for row, word in enumerate(range(first, first + block.shape[0])):
            end = filled + words - word - 1
            np.subtract(1.0, similarities[row, word + 1 :], out=distances[filled:end])
            filled = end
    return np.maximum(distances, 0.0, out=distances)
