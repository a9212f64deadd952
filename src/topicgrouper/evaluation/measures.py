"""The measures of a comparison. Each is declared once, in `MEASURES`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.evaluation.coherence import coherence
from topicgrouper.evaluation.label_agreement import LabelAgreement, label_agreement, label_precision
from topicgrouper.evaluation.perplexity import perplexity

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.corpus import Corpus

_TOP_WORDS = 10
"""Words that stand for a topic, as in the paper's tables."""


@dataclass(frozen=True)
class FittedModel:
    """A fitted model with the documents of its measures; shared results are computed once."""

    model: Any
    train: Corpus
    test: Corpus

    @cached_property
    def label_agreement(self) -> LabelAgreement:
        """The agreement of the topics of the test documents with their labels."""
        labels = np.array(document_labels(self.test))
        is_labelled = labels != ""
        topics = self.model.predict(self.test.counts)
        return label_agreement(labels[is_labelled], topics[is_labelled])


def document_labels(documents: Corpus) -> list[str]:
    """Return the labels of documents, empty where there is none.

    >>> from topicgrouper.corpus import Corpus
    >>> document_labels(Corpus([[1], [2]], ["cat"], labels=["pets", " "]))
    ['pets', '']
    """
    return [label.strip() for label in documents.labels or ()]


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure of a comparison.

    Attributes
    ----------
    heading : str
        What it is, and whether higher or lower is better.
    value_of : callable
        Returns the value for a fitted model.
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

    heading: str
    value_of: Callable[[FittedModel], float]
    needs_labels: bool = False


MEASURES = {
    "perplexity": Measure(
        "Perplexity of the test documents; lower is better",
        lambda fitted: perplexity(fitted.model, fitted.test).value,
    ),
    "coherence": Measure(
        "Coherence (NPMI) of ten words per topic; higher is better",
        lambda fitted: coherence(fitted.model, fitted.train, top=_TOP_WORDS).value,
    ),
    "label-precision": Measure(
        "Precision with which eight words per topic find its documents; higher is better",
        lambda fitted: label_precision(fitted.model, fitted.test.counts),
    ),
    "harmonic-purity": Measure(
        "Harmonic purity by label; higher is better",
        lambda fitted: fitted.label_agreement.harmonic_purity,
        needs_labels=True,
    ),
    "nmi": Measure(
        "Mutual information (NMI) with the labels; higher is better",
        lambda fitted: fitted.label_agreement.nmi,
        needs_labels=True,
    ),
    "ari": Measure(
        "Rand index (ARI) with the labels; higher is better",
        lambda fitted: fitted.label_agreement.ari,
        needs_labels=True,
    ),
}
"""The measures of `Comparison` by name, each with a ``heading`` for tables, and ``needs_labels``:
whether the test documents must have labels."""
