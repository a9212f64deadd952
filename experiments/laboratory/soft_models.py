"""Refined and softened views as models, with what it takes to get them from counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from laboratory.timing import Seconds, timed
from topicgrouper.baselines import FlatTopics
from topicgrouper.refinement import refine
from topicgrouper.softening import soften

if TYPE_CHECKING:
    from laboratory.data_sets import PreparedData
    from topicgrouper.baselines import TopicModel
    from topicgrouper.refinement import RefinedView

__all__ = ["MODELS", "VARIANTS", "SoftViews", "Trained"]

MODELS = ("refined", "softened")
VARIANTS = {
    "softened from T(n)": "default",
    "softened, CVB0 alone": "cvb0",
    "softened, Gibbs alone": "gibbs",
    "LDA with β from T(n)": "lda",
    "pLSI started from T(n)": "plsi",
}
"""Other ways, with the method of `soften`: the last two are the paper's ideas."""


@dataclass(frozen=True, eq=False)
class Trained:
    """A model and what it took.

    Attributes
    ----------
    model
        The model.
    seconds
        Of all steps: the tree, refining, softening.
    rounds
        Passes of refining, or sweeps and rounds of softening.
    """

    model: TopicModel
    seconds: Seconds
    rounds: int


class SoftViews:
    """The refined and softened views of one data set at one n, each made when it is asked for.

    Parameters
    ----------
    data
        The data set.
    n
        Number of topics.
    """

    def __init__(self, data: PreparedData, n: int) -> None:
        self._data = data
        self._n = n
        self._refined: tuple[RefinedView, Seconds] | None = None
        self._trained: dict[str, Trained] = {}

    def trained(self, name: str) -> Trained:
        """Give one of `MODELS` or `VARIANTS`."""
        if name not in self._trained:
            self._trained[name] = self._train(name)
        return self._trained[name]

    def _train(self, name: str) -> Trained:
        tree, growing = self._data.grown
        view, refining = self._refined_view()
        if name == "refined":
            seconds = growing + refining
            return Trained(FlatTopics.of(view), seconds, len(view.passes))
        method: Any = VARIANTS.get(name, "default")
        from_tree = name.endswith("from T(n)")
        start = (tree, self._n) if from_tree else (view,)
        before = growing if from_tree else growing + refining
        soft, softening = timed(lambda: soften(*start, method=method, n_jobs=self._data.n_jobs))
        return Trained(soft, before + softening, soft.n_rounds)

    def _refined_view(self) -> tuple[RefinedView, Seconds]:
        if self._refined is None:
            tree, n_jobs = self._data.tree, self._data.n_jobs
            self._refined = timed(lambda: refine(tree, self._n, n_jobs=n_jobs))
        return self._refined
