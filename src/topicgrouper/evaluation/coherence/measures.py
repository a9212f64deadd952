"""Coherence of one topic, computed from the windows that contain its words.

Formulas and their small constant are gensim's. Each function takes a matrix of counts, words ×
words: the number of windows that contain both words, and on the diagonal those that contain the
word. Every word must occur. Words are ordered by importance, the most important first.

References
----------
M. Röder, A. Both and A. Hinneburg, "Exploring the Space of Topic Coherence Measures", WSDM 2015.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["c_v", "npmi", "umass"]

_EPSILON = 1e-12


def npmi(joint_counts: FloatArray, n_windows: int) -> float:
    """Return the mean normalised pointwise mutual information over pairs of different words.

    A pair of words that every window contains has −1, the limit of the formula with its constant.
    """
    values = _pair_npmi(joint_counts, n_windows)
    return float(values[~np.eye(len(values), dtype=bool)].mean())


def umass(joint_counts: FloatArray, n_windows: int) -> float:
    """Return the mean of log p(word | earlier word) over all pairs."""
    joint = joint_counts / n_windows
    later, earlier = np.tril_indices(len(joint), k=-1)
    ratios = (joint[later, earlier] + _EPSILON) / np.diagonal(joint)[earlier]
    return float(np.log(ratios).mean())


def c_v(joint_counts: FloatArray, n_windows: int) -> float:
    """Return the mean cosine between each word's vector of NPMI and the sum of all vectors."""
    vectors = _pair_npmi(joint_counts, n_windows)
    whole = vectors.sum(axis=0)
    norms = np.linalg.norm(vectors, axis=1) * np.linalg.norm(whole)
    return float((vectors @ whole / norms).mean())


def _pair_npmi(joint_counts: FloatArray, n_windows: int) -> FloatArray:
    joint = joint_counts / n_windows
    single = np.diagonal(joint)
    information = np.log((joint + _EPSILON) / np.outer(single, single))
    values: FloatArray = information / -np.log(joint + _EPSILON)
    return values
