"""BERTopic on vectors of latent semantic analysis. It takes texts, which are made from counts."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

import numpy as np
from bertopic import BERTopic
from bertopic.vectorizers import ClassTfidfTransformer
from hdbscan import HDBSCAN
from sklearn.cluster import KMeans
from umap import UMAP

from benchmarks.peers.measures import NONE
from benchmarks.peers.settings import Step
from benchmarks.peers.subjects import SHOWN, Found
from benchmarks.peers.vectors import document_vectors, vector_steps, word_lists

if TYPE_CHECKING:
    from benchmarks.peers.subjects import Task


def steps(task: Task, *, clusters: str) -> tuple[Step, ...]:
    """Return what is called, by BERTopic itself or here.

    With HDBSCAN, there is one topic more than asked for: that of the outliers.
    """
    vectors = vector_steps(task.seed, task.data.train.shape[1])
    if clusters == "kmeans":
        means = Step(KMeans, {"n_clusters": task.n_topics, "random_state": task.seed})
        return (
            *(Step(BERTopic, {"hdbscan_model": means()}), Step(UMAP), means),
            *(Step(ClassTfidfTransformer), *vectors),
        )
    whole = Step(BERTopic, {"nr_topics": task.n_topics + 1})
    return whole, Step(UMAP), Step(HDBSCAN), Step(ClassTfidfTransformer), *vectors


def fit(task: Task, *, clusters: str) -> dict[str, Found]:
    """Cluster the vectors; with HDBSCAN, read outliers in two ways."""
    warnings.filterwarnings("ignore", category=UserWarning, module="umap")
    train, test = document_vectors(task.data.train, task.data.test, task.seed)
    model = steps(task, clusters=clusters)[0]()
    model.umap_model.set_params(random_state=task.seed)
    model.fit([" ".join(words) for words in word_lists(task.data.train)], train)
    texts = [" ".join(words) for words in word_lists(task.data.test)]
    topics = np.array(model.transform(texts, test)[0])
    shown = [_shown(task, model, topic) for topic in sorted(model.get_topics()) if topic != NONE]
    if clusters == "kmeans":
        return {"bertopic-kmeans": Found(topics, shown)}
    reassigned = topics
    if NONE in topics and NONE in model.get_topics():
        closest = model.reduce_outliers(
            texts, topics.tolist(), strategy="embeddings", embeddings=test
        )
        reassigned = np.array(closest)
    return {"bertopic": Found(topics, shown), "bertopic-reassigned": Found(reassigned, shown)}


def _shown(task: Task, model: Any, topic: int) -> list[str]:
    # Topics with too few words are filled up with "".
    names = [name for name, _ in model.get_topic(topic)[:SHOWN] if name]
    return [task.data.words[int(name[1:])] for name in names]
