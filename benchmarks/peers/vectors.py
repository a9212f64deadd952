"""Vectors of documents without a language model, and documents as text."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfTransformer
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import Normalizer

from benchmarks.peers.settings import Step

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

DIMENSIONS = 100


def vector_steps(seed: int, columns: int) -> tuple[Step, Step]:
    """Return latent semantic analysis: tf-idf and its singular vectors."""
    dimensions = min(DIMENSIONS, columns - 1)
    return (
        Step(TfidfTransformer, {"sublinear_tf": True}),
        Step(TruncatedSVD, {"n_components": dimensions, "random_state": seed}),
    )


def document_vectors(
    train: csr_array[Any], test: csr_array[Any], seed: int
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return vectors of length 1 for training and test documents."""
    steps = (step() for step in vector_steps(seed, train.shape[1]))
    lsa = make_pipeline(*steps, Normalizer(copy=False))
    return lsa.fit_transform(train).astype(np.float32), lsa.transform(test).astype(np.float32)


def word_lists(counts: csr_array[Any]) -> list[list[str]]:
    """Return documents as words ``x<column>``, repeated as often as they occur, by column."""
    names = np.array([f"x{column}" for column in range(counts.shape[1])], dtype=object)
    return [
        np.repeat(names[counts.indices[start:end]], counts.data[start:end]).tolist()
        for start, end in pairwise(counts.indptr.tolist())
    ]
