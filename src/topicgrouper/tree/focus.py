"""The focus of topics: how much a topic says about documents.

An occurrence of topic ``t`` is in document ``d`` with probability p(d|t) = f_d(t)/f(t), any
occurrence with p(d) = |d|/N. The focus is the divergence of the first from the second, in bits::

    focus(t) = Σ_d p(d|t) · log2[p(d|t) / p(d)]

It is 0 for a topic that has the same share of every document, and large for one that is
concentrated in few. Function words and boilerplate have little focus, whatever they mean, so no
list of stop words is needed to find them.

The sum of f(t)·focus(t) over the topics of a view is what the fit keeps as large as possible, and a
join changes it by exactly its gain Δh. The focus of all nodes therefore follows from that of the
words, without another look at the documents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.frozen import frozen

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray


def focus_of_nodes(
    word_information: FloatArray,
    *,
    children: IntArray,
    gains: FloatArray,
    frequencies: Frequencies,
) -> FloatArray:
    """Return the focus of every node in bits, from f(w) times the focus of each word in nats."""
    information = word_information.tolist()
    for (left, right), gain in zip(children.tolist(), gains.tolist(), strict=True):
        information.append(information[left] + information[right] + gain)
    bits: FloatArray = np.array(information) / (frequencies * np.log(2))
    return frozen(np.maximum(bits, 0.0))  # rounded sums may be just below


def focus_of_topics(topic_counts: csr_array[Any], lengths: FloatArray) -> FloatArray:
    """Return the focus of any topics in bits, from f_d(t) and |d|; every topic must occur."""
    entries = topic_counts.tocoo()
    frequencies = np.asarray(topic_counts.sum(axis=0), dtype=np.float64).ravel()
    shares = entries.data / frequencies[entries.col]
    expected = lengths[entries.row] / lengths.sum()
    terms: FloatArray = shares * np.log2(shares / expected)
    bits = np.bincount(entries.col, weights=terms, minlength=topic_counts.shape[1])
    return frozen(np.maximum(bits, 0.0))
