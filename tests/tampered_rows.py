"""Give tampered sparse matrices to every function that takes one.

A program of its own, since what it looks for would end the tests: see `test_sparse_rows`. Each
function must refuse a matrix with `ValueError`, or take it for what it then holds.
"""

from __future__ import annotations

import contextlib
import sys
import warnings

import numpy as np
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st
from scipy.sparse import csr_array

from topicgrouper import SoftTopicGrouper, TopicGrouper, TopicTree, fit_tree
from topicgrouper.common.sparse import sound_rows
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import held_out_curve, perplexity
from topicgrouper.kernel.agglomerate import agglomerate
from topicgrouper.kernel.whole_counts import WholeCounts
from topicgrouper.prediction.flat_model import FlatModel

EXAMPLES = int(sys.argv[1])
COUNTS = np.array([[3, 2, 0, 0, 1], [1, 2, 0, 1, 0], [0, 0, 2, 3, 0], [0, 1, 4, 2, 0]])
TREE = fit_tree(COUNTS)
MODEL = TopicGrouper(n_topics=2).fit(COUNTS)
SOFT = SoftTopicGrouper(n_topics=2).fit(COUNTS)

DOORS = {
    "agglomerate": lambda m: agglomerate(WholeCounts(m, 1.0)),
    "Corpus": lambda m: Corpus(m, list("abcde")),
    "FlatView": TREE.view(2).transform,
    "fit_tree": fit_tree,
    "FlatModel": lambda m: FlatModel.of(TREE.view(2), counts=m),
    "held_out_curve": lambda m: held_out_curve(TREE, m, COUNTS),
    "perplexity": lambda m: perplexity(TREE.view(2), m),
    "SoftTopicGrouper.fit": lambda m: SoftTopicGrouper(2).fit(m),
    "SoftTopicGrouper.transform": SOFT.transform,
    "sound_rows": sound_rows,
    "TopicGrouper.fit": lambda m: TopicGrouper(2).fit(m),
    "TopicGrouper.score": MODEL.score,
    "TopicGrouper.transform": MODEL.transform,
    "TopicTree": lambda m: TopicTree(
        TREE.children,
        TREE.gains,
        TREE.word_frequencies,
        TREE.vocabulary,
        base_log_likelihood=TREE.base_log_likelihood,
        counts=m,
    ),
}

INDEX_ARRAYS = {
    "csr": ("indptr", "indices"),
    "csc": ("indptr", "indices"),
    "coo": ("row", "col"),
}
NASTY = st.sampled_from([0, 1, -1, -5, 2, 6, 10, 99, 10**6, 2**31 - 1, -(2**31), 2**40, -(2**63)])
WIDTHS = (np.int32, np.int64)


@st.composite
def tampered(draw):
    """Draw a matrix of any format in which single numbers, sizes or flags are wrong."""
    form = draw(st.sampled_from(list(INDEX_ARRAYS)))
    matrix = csr_array(COUNTS).asformat(form)
    for _ in range(draw(st.integers(1, 2))):
        _tamper(draw, matrix, draw(st.sampled_from(INDEX_ARRAYS[form])))
    if form != "coo":
        # Looking at the flags would make SciPy follow the indices, so they are only ever set.
        if draw(st.booleans()):
            matrix.has_sorted_indices = draw(st.booleans())
        if draw(st.booleans()):
            matrix.has_canonical_format = draw(st.booleans())
    return matrix


def _tamper(draw, matrix, name):
    array = np.array(getattr(matrix, name), dtype=draw(st.sampled_from(WIDTHS)))
    way = draw(st.sampled_from(["change", "change", "change", "cut", "extend", "float"]))
    if way == "change" and len(array):
        number = draw(NASTY)
        info = np.iinfo(array.dtype)
        array[draw(st.integers(0, len(array) - 1))] = max(min(number, info.max), info.min)
    elif way == "cut":
        array = array[: draw(st.integers(0, len(array)))]
    elif way == "extend":
        array = np.append(array, np.array(draw(NASTY) % 7, dtype=array.dtype))
    elif way == "float":
        array = array.astype(np.float64)
    setattr(matrix, name, array)


@given(matrix=tampered())
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def tampered_matrices_are_refused_or_taken(matrix):
    """Fail where a function raises anything but `ValueError`."""
    for name, door in DOORS.items():
        note(name)
        with contextlib.suppress(ValueError), warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of too few words for a view, or of float indices
            door(matrix)


if __name__ == "__main__":
    tampered_matrices_are_refused_or_taken()
