"""The paper's data sets, and Groceries, as the experiments use them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.datasets import (
    load_associated_press_sample,
    load_groceries,
    load_nips,
    load_online_retail,
    load_reuters,
    load_ta_feng,
    load_twenty_newsgroups,
)
from experiments.datasets.splits import Split
from experiments.laboratory.timing import Seconds, timed
from experiments.sampling.perplexity import perplexity
from topicgrouper import fit_tree, regrow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from experiments.laboratory.options import Options
    from experiments.sampling.perplexity import Perplexity
    from topicgrouper import TopicTree
    from topicgrouper.corpus import Corpus

__all__ = [
    "CLASSIFIED",
    "INSPECTED",
    "PREDICTED",
    "SOFTENED",
    "PreparedData",
    "prepared",
]

PREDICTED = ("NIPS", "Online Retail", "Ta Feng", "AP sample", "NIPS, not stemmed")
"""Those whose held-out documents are predicted: the paper's, then one beside them."""
SOFTENED = ("NIPS", "Online Retail", "Ta Feng", "AP sample")
"""Those whose views are refined and softened, which the paper does not do."""
CLASSIFIED = ("Reuters 21578", "Twenty News Groups")
"""Those whose documents are classified."""
INSPECTED = ("AP sample", "Twenty News Groups")
"""Those whose topics are shown to people."""
QUICK_DOCUMENTS = 60

_LOADERS: dict[str, tuple[str, Callable[..., Split]]] = {
    "NIPS": ("uci_nips", load_nips),
    "NIPS, not stemmed": ("uci_nips", partial(load_nips, stem=False)),
    "Online Retail": ("online_retail", load_online_retail),
    "Ta Feng": ("ta_feng", load_ta_feng),
    "Groceries": ("groceries", load_groceries),
    "AP sample": ("ap", load_associated_press_sample),
    "Reuters 21578": ("reuters21578", load_reuters),
    "Twenty News Groups": ("20newsgroups", load_twenty_newsgroups),
}


@dataclass(frozen=True, eq=False)
class PreparedData:
    """Training and test documents, and the tree of the former.

    Attributes
    ----------
    name : str
        Of the data set.
    train : Corpus
        The training documents.
    test : Corpus
        The test documents.
    n_jobs : int
        Threads that the tree is fitted with.
    split : int, default=0
        Which random split it is.
    """

    name: str
    train: Corpus
    test: Corpus
    n_jobs: int
    split: int = 0

    @property
    def file_name(self) -> str:
        """What files are called that are about this data set alone."""
        return self.name.lower().replace(",", "").replace(" ", "_")

    @cached_property
    def grown(self) -> tuple[TopicTree, Seconds]:
        """The tree of the training documents, and what it took."""
        train = self.train
        return timed(lambda: fit_tree(train.counts, train.vocabulary, n_jobs=self.n_jobs))

    @property
    def tree(self) -> TopicTree:
        """The tree of the training documents."""
        return self.grown[0]

    @cached_property
    def regrown(self) -> tuple[TopicTree, Seconds]:
        """The regrown tree, and what it took with the first one."""
        tree, growing = self.grown
        regrown, seconds = timed(lambda: regrow(tree, n_jobs=self.n_jobs))
        return regrown, growing + seconds

    def view_perplexity(self, n: int) -> Perplexity:
        """Return the perplexity of the test documents under T(n)."""
        if n not in self._view_perplexities:
            self._view_perplexities[n] = perplexity(self.tree.view(n), self.test.counts)
        return self._view_perplexities[n]

    @cached_property
    def _view_perplexities(self) -> dict[int, Perplexity]:
        return {}


def prepared(names: Sequence[str], options: Options, **loading: Any) -> Iterator[PreparedData]:
    """Read data sets, one after the other.

    Parameters
    ----------
    names : sequence of str
        Of the data sets.
    options : Options
        A quick experiment gets a few documents of each part only.
    **loading
        What the loaders are told beside the folder, such as the seed of the split.
    """
    unknown = set(options.only) - set(_LOADERS)
    if unknown:
        raise ValueError(f"unknown data set {unknown.pop()!r}; choose from {', '.join(_LOADERS)}")
    for name in names:
        if options.only and name not in options.only:
            continue
        folder, load = _LOADERS[name]
        split = load(options.data / folder, **loading)
        if options.quick:
            split = _few(split)
        seed = loading.get("seed", 0)
        yield PreparedData(name, split.train, split.test, options.n_jobs, seed)


def _few(split: Split) -> Split:
    train, test = (
        corpus.select(_spread(corpus.n_documents, QUICK_DOCUMENTS))
        for corpus in (split.train, split.test)
    )
    return Split(train, test).filter(min_frequency=2)


def _spread(n: int, wanted: int) -> Any:
    """Choose evenly spaced documents: neighbours may be of one class."""
    return np.linspace(0, n - 1, min(wanted, n)).astype(np.int64)
