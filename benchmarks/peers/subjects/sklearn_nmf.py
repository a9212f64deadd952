"""Non-negative matrix factorisation of tf-idf weights. It takes counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sklearn.decomposition import NMF
from sklearn.feature_extraction.text import TfidfTransformer

from benchmarks.peers.settings import Step
from benchmarks.peers.subjects import SHOWN, Found
from experiments.laboratory.coherence import top_words

if TYPE_CHECKING:
    from benchmarks.peers.subjects import Task


def steps(task: Task) -> tuple[Step, ...]:
    """Return what is called."""
    options = {"n_components": task.n_topics, "random_state": task.seed}
    return Step(TfidfTransformer), Step(NMF, options)


def fit(task: Task) -> dict[str, Found]:
    """Factorise; a document has the topic with the largest weight."""
    weights, model = (step() for step in steps(task))
    model.fit(weights.fit_transform(task.data.train))
    topics = model.transform(weights.transform(task.data.test)).argmax(axis=1)
    return {"nmf": Found(topics, top_words(model.components_, task.data.words, top=SHOWN))}
