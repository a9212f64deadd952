"""FASTopic on vectors of latent semantic analysis. It takes counts through its preprocessing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from fastopic import FASTopic

from benchmarks.peers.settings import Step
from benchmarks.peers.subjects import SHOWN, Found
from benchmarks.peers.vectors import document_vectors, vector_steps
from experiments.laboratory.coherence import top_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scipy.sparse import csr_array

    from benchmarks.peers.subjects import Task

_MOST_WORDS = 10_000
"""As in the example of its documentation. The counts are a dense matrix in memory."""


@dataclass(frozen=True)
class _Counted:
    """Stands in for the preprocessing of texts."""

    counts: csr_array[Any]
    words: Sequence[str]

    def preprocess(self, _: object) -> dict[str, Any]:
        return {"train_bow": self.counts, "vocab": self.words}


class _Given:
    """Stands in for the model of vectors, which would be downloaded; the vectors are given."""


def steps(task: Task) -> tuple[Step, ...]:
    """Return what is called."""
    frequencies = np.asarray(task.data.train.sum(axis=0)).ravel()
    kept = np.sort(np.argsort(-frequencies, kind="stable")[:_MOST_WORDS])
    words = [task.data.words[column] for column in kept.tolist()]
    counted = _Counted(task.data.train[:, kept], words)
    return (
        Step(
            FASTopic,
            {"num_topics": task.n_topics, "preprocess": counted, "doc_embed_model": _Given()},
        ),
        Step(FASTopic.fit),
        *vector_steps(task.seed, task.data.train.shape[1]),
    )


def fit(task: Task) -> dict[str, Found]:
    """Train; a document has the topic with the largest share."""
    np.random.seed(task.seed)  # noqa: NPY002 - this is what it draws from
    torch.manual_seed(task.seed)
    train, test = document_vectors(task.data.train, task.data.test, task.seed)
    make, learn, *_ = steps(task)
    model = make()
    learn(model, [""] * len(train), preset_doc_embeddings=train)
    topics = model.transform(doc_embeddings=torch.as_tensor(test)).argmax(axis=1)
    return {"fastopic": Found(topics, top_words(model.beta, model.vocab, top=SHOWN))}
