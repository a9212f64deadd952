"""The measures of a comparison. Each is declared once, in `MEASURES`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.evaluation.coherence import coherence
from topicgrouper.evaluation.diversity import diversity
from topicgrouper.evaluation.label_agreement import LabelAgreement, label_agreement
from topicgrouper.likelihood.perplexity import perplexity
from topicgrouper.mixtures.topic_mixture import TopicMixture
from topicgrouper.tree.topic_view import TopicView

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus import Corpus

_TOP_WORDS = 10
"""Words that stand for a topic, as in the paper's tables."""


@dataclass(frozen=True)
class FittedModel:
    """A fitted model with the documents of its measures; shared results are computed once."""

    model: Any
    train: Corpus
    test: Corpus
    steps: int
    n_jobs: int | None
    progress: Progress

    @cached_property
    def top_words(self) -> list[tuple[str, ...]]:
        """The most probable words of each topic."""
        words = np.asarray(self.model.topic_words)
        order = np.argsort(-words, axis=1, kind="stable")[:, :_TOP_WORDS]
        return [
            tuple(self.train.vocabulary[column] for column in columns if row[column] > 0)
            for row, columns in zip(words, order.tolist(), strict=True)
        ]

    @cached_property
    def label_agreement(self) -> LabelAgreement:
        """The agreement of the topics of the test documents with their labels."""
        labels = np.array(document_labels(self.test))
        is_labelled = labels != ""
        topics = main_topics(self.model, self.test.counts, n_jobs=self.n_jobs)
        return label_agreement(labels[is_labelled], topics[is_labelled])


def document_labels(documents: Corpus) -> list[str]:
    """Return the labels of documents, empty where there is none.

    >>> from topicgrouper.corpus import Corpus
    >>> document_labels(Corpus([[1], [2]], ["cat"], labels=["pets", " "]))
    ['pets', '']
    """
    return [label.strip() for label in documents.labels or ()]


def main_topics(model: Any, counts: Any, *, n_jobs: int | None = None) -> IntArray:
    """Return one topic per document, -1 for documents without known words.

    It is the main topic for views and soft topics, and the largest share p(t|d) for other models.
    """
    if isinstance(model, TopicView):
        return model.predict(counts, n_jobs=n_jobs)
    options = {"n_jobs": n_jobs} if isinstance(model, TopicMixture) else {}
    shares = np.asarray(model.document_topics(counts, **options))
    is_known = np.any(np.asarray(model.topic_words) > 0, axis=0)
    return np.where(counts @ is_known > 0, shares.argmax(axis=1), -1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """A measure of a comparison.

    Attributes
    ----------
    name : str
        The name of the measure in `Comparison` and in figures.
    label : str
        A short description, also used as the label of an axis.
    value_of : callable
        Returns the value for a fitted model with its standard error: 0 if the value is exact, None
        if the error is unknown.
    lower_is_better : bool
        Whether lower values are better.
    needs_labels : bool
        Whether the test documents must have labels.

    See Also
    --------
    MEASURES : All measures by name.

    Examples
    --------
    >>> from topicgrouper.evaluation import MEASURES
    >>> MEASURES["coherence"].heading
    'Coherence (NPMI) of ten words per topic; higher is better'
    >>> [name for name, measure in MEASURES.items() if measure.needs_labels]
    ['harmonic-purity', 'nmi', 'ari']
    """

    name: str
    label: str
    value_of: Callable[[FittedModel], tuple[float, float | None]]
    lower_is_better: bool = False
    needs_labels: bool = False

    @property
    def heading(self) -> str:
        """The label, with whether higher or lower is better."""
        better = "lower" if self.lower_is_better else "higher"
        return f"{self.label[0].upper()}{self.label[1:]}; {better} is better"


def _perplexity(fitted: FittedModel) -> tuple[float, float]:
    found = perplexity(
        fitted.model,
        fitted.test.counts,
        steps=fitted.steps,
        n_jobs=fitted.n_jobs,
        progress=fitted.progress,
    )
    return found.value, math.hypot(found.standard_error, found.bias_bound)


def _coherence(fitted: FittedModel) -> tuple[float, float]:
    found = coherence(fitted.top_words, fitted.train, top=_TOP_WORDS)
    return found.value, 0.0


def _agreement(name: str, fitted: FittedModel) -> tuple[float, float | None]:
    """Return a value of `LabelAgreement`; models other than views estimate the topics."""
    is_exact = isinstance(fitted.model, TopicView)
    return getattr(fitted.label_agreement, name), 0.0 if is_exact else None


MEASURES = {
    measure.name: measure
    for measure in (
        Measure(
            name="perplexity",
            label="perplexity of the test documents",
            value_of=_perplexity,
            lower_is_better=True,
        ),
        Measure(
            name="coherence", label="coherence (NPMI) of ten words per topic", value_of=_coherence
        ),
        Measure(
            name="diversity",
            label="diversity of ten words per topic",
            value_of=lambda fitted: (diversity(fitted.top_words, top=_TOP_WORDS), 0.0),
        ),
        Measure(
            name="harmonic-purity",
            label="harmonic purity by label",
            value_of=partial(_agreement, "harmonic_purity"),
            needs_labels=True,
        ),
        Measure(
            name="nmi",
            label="mutual information (NMI) with the labels",
            value_of=partial(_agreement, "nmi"),
            needs_labels=True,
        ),
        Measure(
            name="ari",
            label="Rand index (ARI) with the labels",
            value_of=partial(_agreement, "ari"),
            needs_labels=True,
        ),
    )
}
"""The measures of `Comparison` by name, each with a ``heading`` for tables, a ``label`` for axes,
and ``needs_labels``: whether the test documents must have labels."""
