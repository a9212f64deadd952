"""The measures of a comparison by their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.evaluation.classification import TopicNaiveBayes
from topicgrouper.evaluation.coherence import coherence, top_words
from topicgrouper.likelihood.perplexity import perplexity

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.corpus import Corpus
    from topicgrouper.evaluation.compared_models import Fitted, Setting
    from topicgrouper.mixtures.topic_model import TopicModel

__all__ = ["COMPARED_MEASURES", "ComparedMeasure"]

TOP_WORDS = 10
"""Words of a topic whose coherence is measured, as many as the paper's tables show."""


@dataclass(frozen=True, slots=True)
class ComparedMeasure:
    """How something is measured.

    Attributes
    ----------
    measure : callable
        Gives the value and its standard error, 0 if it is exact, nothing if it is not known.
    check : callable
        Raises ``ValueError`` if the documents lack something that the measure needs.
    lower_is_better : bool
        Which of two values is the better one.
    """

    measure: Callable[[Fitted, Setting], tuple[float, float | None]]
    check: Callable[[Corpus, Corpus], None]
    lower_is_better: bool = False


def _perplexity(fitted: Fitted, setting: Setting) -> tuple[float, float | None]:
    result = perplexity(
        _topics_of(fitted),
        setting.test.counts,
        particles=setting.comparison.particles,
        n_jobs=setting.n_jobs,
    )
    return result.value, result.standard_error


def _coherence(fitted: Fitted, setting: Setting) -> tuple[float, float | None]:
    topics = top_words(_topics_of(fitted), setting.train.vocabulary, top=TOP_WORDS)
    return coherence(topics, setting.train, measure="npmi", top=TOP_WORDS).value, 0.0


def _accuracy(fitted: Fitted, setting: Setting) -> tuple[float, float | None]:
    classifier = TopicNaiveBayes(smoothing=fitted.smoothing)
    labels = np.array(setting.train.labels)
    classifier.fit(fitted.features.fit_transform(setting.train.counts, labels), labels)
    predicted = classifier.predict(fitted.features.transform(setting.test.counts))
    # A class that training does not know cannot be predicted: such a document is an error.
    return float(np.mean(predicted == np.array(setting.test.labels))), 0.0


def _topics_of(fitted: Fitted) -> TopicModel:
    if fitted.model is None:
        raise TypeError("A selection of words has no topics.")
    return fitted.model


def _check_words(_train: Corpus, test: Corpus) -> None:
    if test.n_tokens == 0:
        raise ValueError(
            "No word of the test documents is known from training: check that they were read in "
            "the same way."
        )


def _check_nothing(_train: Corpus, _test: Corpus) -> None:
    """Accept everything: only training documents matter."""


def _check_labels(train: Corpus, test: Corpus) -> None:
    for name, corpus in (("training", train), ("test", test)):
        if corpus.labels is None:
            raise ValueError(
                f"The {name} documents have no labels, which classification needs: name their "
                "column when they are read (label_column), put texts into folders named after "
                "their labels, or leave classification out."
            )


COMPARED_MEASURES = {
    "perplexity": ComparedMeasure(_perplexity, _check_words, lower_is_better=True),
    "coherence": ComparedMeasure(_coherence, _check_nothing),
    "classification": ComparedMeasure(_accuracy, _check_labels),
}
"""Perplexity of the test documents, NPMI over the training documents, and accuracy."""
