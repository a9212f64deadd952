"""A fit of this package: from a count matrix in memory to a tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from benchmarks.subjects import Fit, Outcome, SkippedError
from topicgrouper import NotEnoughMemoryError, TopicTree
from topicgrouper.fitting import fit
from topicgrouper.kernel.agglomerate import Agglomeration, agglomerate

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.kernel.memory import Algorithm


def prepare(counts: csr_array[Any], *, algorithm: Algorithm, n_jobs: int) -> Fit:
    """Prepare `fit_tree`, and record the kernel's counters, which a tree does not keep."""
    counters: dict[str, int] = {}

    def agglomerate_and_count(*arguments: Any, **settings: Any) -> Agglomeration:
        found = agglomerate(*arguments, **settings)
        counters.update(found.counters)
        return found

    def run() -> TopicTree:
        try:
            with patch.object(fit, "agglomerate", agglomerate_and_count):
                return fit.fit_tree(counts, algorithm=algorithm, n_jobs=n_jobs)
        except NotEnoughMemoryError as error:
            raise SkippedError(str(error).split(". ", maxsplit=1)[0]) from error

    return Fit(run, lambda tree: Outcome(digest=tree.digest(), counters=counters))
