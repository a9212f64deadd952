"""Coherence of one topic from the windows that hold its words.

The formulas and their small constant are those of gensim; see Röder, Both and Hinneburg, "Exploring
the Space of Topic Coherence Measures", WSDM 2015. Each function takes counts of windows, a matrix
with one row and one column a word: how many hold both words, and on the diagonal how many hold the
word. Every word must occur. Words are ordered, the most important first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["c_v", "npmi", "umass"]

_EPSILON = 1e-12


def npmi(joint_counts: FloatArray, n_windows: int) -> float:
    """Return the mean normalised pointwise mutual information of the pairs of different words.

    Two words that every window holds have −1, the limit of the formula with its constant.
    """
    values = _pair_npmi(joint_counts, n_windows)
    return float(values[~np.eye(len(values), dtype=bool)].mean())


def umass(joint_counts: FloatArray, n_windows: int) -> float:
    """Return the mean log p(word | word before it) over all pairs in order."""
    joint = joint_counts / n_windows
    later, earlier = np.tril_indices(len(joint), k=-1)
    ratios = (joint[later, earlier] + _EPSILON) / np.diagonal(joint)[earlier]
    return float(np.log(ratios).mean())


def c_v(joint_counts: FloatArray, n_windows: int) -> float:
    """Return the mean cosine between each word's NPMI with all words, and that of all words."""
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
