"""Coherence by C_V, with whole documents as windows, and the words of topics that it is about.

References
----------
M. Röder, A. Both and A. Hinneburg, "Exploring the Space of Topic Coherence Measures", WSDM 2015.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csc_array

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from experiments.sampling.topic_mixture import TopicModel
    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.corpus import Corpus

__all__ = ["c_v", "top_words"]

_EPSILON = 1e-12  # gensim's


def c_v(topics: Sequence[Sequence[str]], reference: Corpus) -> FloatArray:
    """Return the C_V of each topic as gensim computes it: NaN without two words that occur.

    It is the mean cosine between each word's vector of NPMI and the sum of all these vectors.
    """
    places = {word: place for place, word in enumerate(reference.vocabulary)}
    presence = csc_array(reference.counts > 0, dtype=np.float64)
    occurs = np.diff(presence.indptr) > 0
    values = []
    for words in topics:
        known = [places[word] for word in words if word in places and occurs[places[word]]]
        chosen = presence[:, known]
        joint = (chosen.T @ chosen).toarray() / reference.n_documents
        single = np.diagonal(joint)
        vectors = np.log((joint + _EPSILON) / np.outer(single, single)) / -np.log(joint + _EPSILON)
        whole = vectors.sum(axis=0)
        norms = np.linalg.norm(vectors, axis=1) * np.linalg.norm(whole)
        values.append(float((vectors @ whole / norms).mean()) if len(known) > 1 else np.nan)
    return np.array(values)


def top_words(
    topic_words: TopicModel | npt.ArrayLike, vocabulary: Sequence[str], *, top: int = 10
) -> list[tuple[str, ...]]:
    """Return the most probable words of each topic of a model, or of p(word | topic).

    Words with probability 0 are never returned; equally probable words come in the order of the
    vocabulary.

    >>> top_words([[0.2, 0.8, 0.0], [0.0, 0.1, 0.9]], ["cat", "dog", "tea"], top=2)
    [('dog', 'cat'), ('tea', 'dog')]
    """
    values: Any = getattr(topic_words, "topic_words", topic_words)
    matrix = np.asarray(values, dtype=np.float64)
    order = np.argsort(-matrix, axis=1, kind="stable")[:, :top]
    return [
        tuple(vocabulary[column] for column in columns if row[column] > 0)
        for row, columns in zip(matrix, order.tolist(), strict=True)
    ]
