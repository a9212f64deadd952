"""LDA by collapsed Gibbs sampling. It takes lists of words, which are made from counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import tomotopy

from benchmarks.peers.settings import Step
from benchmarks.peers.subjects import SHOWN, THREADS, Found
from benchmarks.peers.vectors import word_lists

if TYPE_CHECKING:
    from benchmarks.peers.subjects import Task

_ITERATIONS = 500


def steps(task: Task) -> tuple[Step, ...]:
    """Return what is called; the hyper-parameters are optimised, which is the default."""
    return (
        Step(tomotopy.LDAModel, {"k": task.n_topics, "seed": task.seed}),
        Step(tomotopy.LDAModel.train, {"iterations": _ITERATIONS, "workers": THREADS}),
        Step(tomotopy.LDAModel.infer, {"workers": THREADS}),
    )


def fit(task: Task) -> dict[str, Found]:
    """Sample; a document has the topic with the largest share."""
    make, train, infer = steps(task)
    model = make()
    for words in word_lists(task.data.train):
        model.add_doc(words)
    train(model)
    documents = [model.make_doc(words) if words else None for words in word_lists(task.data.test)]
    shares, _ = infer(model, [document for document in documents if document is not None])
    topics = np.full(len(documents), -1)
    topics[[document is not None for document in documents]] = np.argmax(shares, axis=1)
    return {"lda": Found(topics, [_shown(task, model, topic) for topic in range(model.k)])}


def _shown(task: Task, model: tomotopy.LDAModel, topic: int) -> list[str]:
    names = [name for name, _ in model.get_topic_words(topic, top_n=SHOWN)]
    return [task.data.words[int(name[1:])] for name in names]
