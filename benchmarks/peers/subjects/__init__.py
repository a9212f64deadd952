"""The models that are compared.

Each module of this folder has a function ``fit(task, **options)``, which is what is timed, and a
function ``steps(task, **options)``, which lists what it calls. A module is imported only in the
process of its own fit.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from benchmarks.subjects import SkippedError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from benchmarks.peers.collections import Divided

SHOWN = 10
"""Words that stand for a topic."""
THREADS = 1
"""Per fit, so that processor time means the same for all."""


class Task(NamedTuple):
    """What to fit, and to which documents to give a topic."""

    data: Divided
    n_topics: int
    seed: int


class Found(NamedTuple):
    """What a model says.

    Attributes
    ----------
    topics : ndarray of int
        The topic of each test document; -1 for none.
    shown : sequence of sequence of str
        The words that the model shows for each topic.
    """

    topics: NDArray[Any]
    shown: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Subject:
    """One model, fitted in one way.

    Attributes
    ----------
    name : str
        As on the command line and in the results.
    readings : mapping of str to str
        The rows of the tables that come from one fit: their names in the results, and titles.
    module : str
        The file in this folder.
    packages : sequence of str
        Whose versions matter.
    options : mapping
        Keyword arguments of its functions.
    is_seeded : bool
        Whether it depends on a seed.
    starts_slowly : bool
        Whether made-up counts already take it half a minute, to load and to compile.
    keeps_stop_words : bool
        Whether it is given English stop words.
    """

    name: str
    readings: Mapping[str, str]
    module: str
    packages: Sequence[str]
    options: Mapping[str, Any] = field(default_factory=dict)
    is_seeded: bool = True
    starts_slowly: bool = False
    keeps_stop_words: bool = False

    def load(self) -> Any:
        """Import the module.

        Raises
        ------
        SkippedError
            If it needs a package that is not installed.
        """
        try:
            return importlib.import_module(f"{__name__}.{self.module}")
        except ModuleNotFoundError as error:
            raise SkippedError(
                f"{error.name} is not installed; see 'Other topic models' in benchmarks/README.md"
            ) from error


def _own(
    kind: str, title: str, *, is_seeded: bool = False, keeps_stop_words: bool = True
) -> Subject:
    name = f"ours-{kind}"
    return Subject(
        name,
        {name: f"topicgrouper, {title}"},
        "topicgrouper_views",
        ("topicgrouper",),
        options={"kind": kind},
        is_seeded=is_seeded,
        keeps_stop_words=keeps_stop_words,
    )


def _bertopic(name: str, readings: Mapping[str, str], clusters: str) -> Subject:
    packages = ("bertopic", "umap-learn", "hdbscan", "scikit-learn")
    return Subject(
        name,
        readings,
        "bertopic_topics",
        packages,
        options={"clusters": clusters},
        starts_slowly=True,
    )


SUBJECTS: tuple[Subject, ...] = (
    Subject("nmf", {"nmf": "NMF on tf-idf (scikit-learn)"}, "sklearn_nmf", ("scikit-learn",)),
    Subject("lda", {"lda": "LDA (tomotopy)"}, "tomotopy_lda", ("tomotopy",)),
    _bertopic(
        "bertopic",
        {
            "bertopic": "BERTopic, outliers as a topic",
            "bertopic-reassigned": "BERTopic, outliers reassigned",
        },
        "hdbscan",
    ),
    _bertopic("bertopic-kmeans", {"bertopic-kmeans": "BERTopic with k-means"}, "kmeans"),
    Subject(
        "fastopic",
        {"fastopic": "FASTopic"},
        "fastopic_topics",
        ("fastopic", "torch"),
        starts_slowly=True,
    ),
    _own("greedy", "greedy tree"),
    _own("regrown", "regrown tree"),
    _own("share", "largest share", keeps_stop_words=False),
    _own("refined", "refined view"),
    _own("soft", "soft topics", is_seeded=True),
)
