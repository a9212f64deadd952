"""The measures of a comparison, by name."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.evaluation.classification import TopicNaiveBayes
from topicgrouper.evaluation.coherence import coherence, top_words
from topicgrouper.evaluation.compared_models import SHARE_OF_FIT
from topicgrouper.likelihood.perplexity import perplexity
from topicgrouper.prediction.document_model import DocumentModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.corpus import Corpus
    from topicgrouper.evaluation.compared_models import Fitted, Setting
    from topicgrouper.mixtures.topic_model import TopicModel

__all__ = ["COMPARED_MEASURES", "ComparedMeasure"]

TOP_WORDS = 10
"""Words per topic whose coherence is measured, as in the paper's tables."""


@dataclass(frozen=True, slots=True)
class ComparedMeasure:
    """One measure and what it needs.

    Attributes
    ----------
    measure : callable
        Returns the value and its standard error: 0 if the value is exact, None if the error is
        unknown.
    check : callable
        Raises ``ValueError`` if the documents lack something that the measure needs.
    lower_is_better : bool
        Whether smaller values are better.
    """

    measure: Callable[[Fitted, Setting], tuple[float, float | None]]
    check: Callable[[Corpus, Corpus], None]
    lower_is_better: bool = False


def _perplexity(fitted: Fitted, setting: Setting) -> tuple[float, float | None]:
    result = perplexity(
        _model_of(fitted),
        setting.test.counts,
        steps=setting.comparison.steps,
        n_jobs=setting.n_jobs,
        progress=lambda share, _note: setting.report(SHARE_OF_FIT + (1 - SHARE_OF_FIT) * share),
    )
    return result.value, math.hypot(result.standard_error, result.bias_bound)


def _coherence(fitted: Fitted, setting: Setting) -> tuple[float, float | None]:
    topics = top_words(_topics_of(fitted), setting.train.vocabulary, top=TOP_WORDS)
    return coherence(topics, setting.train, measure="npmi", top=TOP_WORDS).value, 0.0


def _accuracy(fitted: Fitted, setting: Setting) -> tuple[float, float | None]:
    classifier = TopicNaiveBayes(smoothing=fitted.smoothing)
    labels = np.array(setting.train.labels)
    classifier.fit(fitted.features.fit_transform(setting.train.counts, labels), labels)
    predicted = classifier.predict(fitted.features.transform(setting.test.counts))
    # A class that does not occur in training cannot be predicted: its documents are errors.
    return float(np.mean(predicted == np.array(setting.test.labels))), 0.0


def _model_of(fitted: Fitted) -> TopicModel | DocumentModel:
    if fitted.model is None:
        raise TypeError("a selection of words has no model")
    return fitted.model


def _topics_of(fitted: Fitted) -> TopicModel:
    model = _model_of(fitted)
    if isinstance(model, DocumentModel):
        raise TypeError("a document model has no topics")
    return model


def _check_words(_train: Corpus, test: Corpus) -> None:
    if test.n_tokens == 0:
        raise ValueError(
            "the test documents share no words with the training documents; check that both were "
            "read with the same settings"
        )


def _check_nothing(_train: Corpus, _test: Corpus) -> None:
    """Accept any documents: only the training documents matter."""


def _check_labels(train: Corpus, test: Corpus) -> None:
    for name, corpus in (("training", train), ("test", test)):
        if corpus.labels is None:
            raise ValueError(
                f"the {name} documents have no labels, which classification needs; name their "
                "column when reading them (label_column), put texts into folders named after "
                "their labels, or omit classification"
            )


COMPARED_MEASURES = {
    "perplexity": ComparedMeasure(_perplexity, _check_words, lower_is_better=True),
    "coherence": ComparedMeasure(_coherence, _check_nothing),
    "classification": ComparedMeasure(_accuracy, _check_labels),
}
"""Perplexity on the test documents, NPMI on the training documents, and accuracy."""
