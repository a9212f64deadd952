"""Refined and softened views as models, with what it takes to get them from counts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from experiments.baselines.softening import shaped_lda, started_plsi
from experiments.laboratory.timing import Seconds, timed
from experiments.sampling.flat_model import FlatModel
from experiments.sampling.softening import soften
from topicgrouper.fitting import refine

if TYPE_CHECKING:
    from collections.abc import Callable

    from experiments.laboratory.data_sets import PreparedData
    from experiments.sampling.softening import SampledTopics
    from experiments.sampling.topic_mixture import TopicModel
    from topicgrouper.tree import FlatView

__all__ = ["MODELS", "VARIANTS", "SoftViews", "Trained"]

MODELS = ("refined", "softened")
VARIANTS: dict[str, Callable[..., SampledTopics]] = {
    "softened from T(n)": soften,
    "softened, CVB0 alone": partial(soften, method="cvb0"),
    "softened, Gibbs alone": partial(soften, method="gibbs"),
    "LDA with β from T(n)": shaped_lda,
    "pLSI started from T(n)": started_plsi,
}
"""Other ways; the last two are the paper's ideas."""


@dataclass(frozen=True, eq=False)
class Trained:
    """A model and what it took.

    Attributes
    ----------
    model : TopicModel
        The model.
    seconds : Seconds
        Of all steps: the tree, refining, softening.
    rounds : int
        Passes of refining, or sweeps and rounds of softening.
    """

    model: TopicModel
    seconds: Seconds
    rounds: int


class SoftViews:
    """The refined and softened views of one data set at one n, each made when it is asked for.

    Parameters
    ----------
    data : PreparedData
        The data set.
    n : int
        Number of topics.
    """

    def __init__(self, data: PreparedData, n: int) -> None:
        self._data = data
        self._n = n
        self._refined: tuple[FlatView, Seconds] | None = None
        self._trained: dict[str, Trained] = {}

    def trained(self, name: str) -> Trained:
        """Return one of `MODELS` or `VARIANTS`."""
        if name not in self._trained:
            self._trained[name] = self._train(name)
        return self._trained[name]

    def _train(self, name: str) -> Trained:
        tree, growing = self._data.grown
        view, refining = self._refined_view()
        if name == "refined":
            seconds = growing + refining
            passes = view.refinement.n_passes if view.refinement else 0
            return Trained(FlatModel.of(view), seconds, passes)
        way: Callable[..., SampledTopics] = VARIANTS.get(name, soften)
        from_tree = name.endswith("from T(n)")
        start = tree.view(self._n) if from_tree else view
        before = growing if from_tree else growing + refining
        soft, softening = timed(lambda: way(start, n_jobs=self._data.n_jobs))
        return Trained(soft, before + softening, soft.n_rounds)

    def _refined_view(self) -> tuple[FlatView, Seconds]:
        if self._refined is None:
            tree, n_jobs = self._data.tree, self._data.n_jobs
            self._refined = timed(lambda: refine(tree.view(self._n), n_jobs=n_jobs))
        return self._refined
