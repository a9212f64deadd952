"""scikit-learn's LDA: batch variational Bayes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sklearn.decomposition import LatentDirichletAllocation

from benchmarks.subjects import Fit

if TYPE_CHECKING:
    from scipy.sparse import csr_array


def prepare(counts: csr_array[Any], *, topics: int, iterations: int) -> Fit:
    """Fit on all processors; joblib starts processes for that."""
    model = LatentDirichletAllocation(topics, max_iter=iterations, n_jobs=-1, random_state=0)
    return Fit(lambda: model.fit(counts), child_processes=True)
