"""Coherence of refined and softened topics, and how well documents are classified by them.

Coherence (NPMI and C_V of the ten most probable words) is counted in the training documents, in the
test documents and, for collections of news, in documents of another source; each document is a
window. Errors are standard errors of the mean over topics. Models and iterations are those of
``perplexity_over_n.py`` and ``classification_over_n.py``, whose fitted LDA models are used again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from experiments.laboratory.classification_points import AccuracyRow
from experiments.laboratory.classification_points import iterations_of as classifying_iterations
from experiments.laboratory.coherence import c_v, top_words
from experiments.laboratory.data_sets import CLASSIFIED, SOFTENED, prepared
from experiments.laboratory.kept_lda import LDA_MODELS, QUICK_ITERATIONS, kept_lda
from experiments.laboratory.naive_bayes import NaiveBayes
from experiments.laboratory.options import options, report
from experiments.laboratory.perplexity_points import SHORT
from experiments.laboratory.references import references
from experiments.laboratory.regression import mean_and_error
from experiments.laboratory.soft_models import MODELS, SoftViews
from experiments.sampling.flat_model import FlatModel
from topicgrouper.evaluation import coherence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results
    from experiments.sampling.topic_mixture import TopicModel

COHERENCE_NUMBERS = (100,)
CLASSIFICATION_NUMBERS = (50, 100, 200)


@dataclass(frozen=True)
class CoherenceRow:
    """The mean coherence of a model's topics."""

    data_set: str
    model: str
    n: int
    reference: str
    npmi: float
    npmi_error: float
    c_v: float
    c_v_error: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.n, self.reference


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing."""
    chosen = options(__doc__, arguments)
    coherences = chosen.table("softened_coherence", CoherenceRow)
    accuracies = chosen.table("softened_classification", AccuracyRow)
    coherence_numbers = (3,) if chosen.quick else COHERENCE_NUMBERS
    classification_numbers = (3,) if chosen.quick else CLASSIFICATION_NUMBERS
    for data in prepared((*SOFTENED, *CLASSIFIED), chosen):
        for n in sorted({*coherence_numbers, *classification_numbers}):
            views = SoftViews(data, n)
            if n in coherence_numbers:
                _measure_coherence(data, coherences, views, n=n, chosen=chosen)
            if n in classification_numbers and data.name in CLASSIFIED:
                _measure_accuracy(data, accuracies, views, n=n)


def _measure_coherence(
    data: PreparedData,
    table: Results[CoherenceRow],
    views: SoftViews,
    *,
    n: int,
    chosen: Options,
) -> None:
    documents = dict(references(data, chosen.data))
    for name in ("Topic Grouper", *MODELS, *LDA_MODELS):
        missing = [kind for kind in documents if (data.name, name, n, kind) not in table]
        if not missing:
            continue
        model = _model(data, views, name, n=n, chosen=chosen)
        words = top_words(model, data.train.vocabulary, top=10)
        for kind in missing:
            npmi = coherence(words, documents[kind]).per_topic
            values = (*mean_and_error(npmi), *mean_and_error(c_v(words, documents[kind])))
            row = CoherenceRow(data.name, name, n, kind, *(round(value, 4) for value in values))
            table.add(row)
            report(row)


def _model(
    data: PreparedData, views: SoftViews, name: str, *, n: int, chosen: Options
) -> TopicModel:
    if name == "Topic Grouper":
        return FlatModel.of(data.tree.view(n))
    if name in MODELS:
        return views.trained(name).model
    if data.name in CLASSIFIED:
        iterations = classifying_iterations(chosen)
    else:
        iterations = QUICK_ITERATIONS if chosen.quick else SHORT[data.name]
    counts = data.train.counts
    return kept_lda(counts, n, model=name, iterations=iterations, options=chosen).model


def _measure_accuracy(
    data: PreparedData, table: Results[AccuracyRow], views: SoftViews, *, n: int
) -> None:
    for name in MODELS:
        if (data.name, name, n) in table:
            continue
        trained = views.trained(name)
        # Counts of topics for flat views, expected counts for soft ones: |d|·p(t|d).
        train, test = (
            trained.model.document_topics(part.counts) * part.counts.sum(axis=1).reshape(-1, 1)
            for part in (data.train, data.test)
        )
        classifier = NaiveBayes.of(train, data.train.labels or ())
        accuracy = float(classifier.hits(test, data.test.labels or ()).mean())
        row = AccuracyRow(
            data.name,
            name,
            n,
            round(accuracy, 4),
            data.test.n_documents,
            trained.rounds,
            round(trained.seconds.cpu, 1),
        )
        table.add(row)
        report(row)


if __name__ == "__main__":
    main()
