"""The tree of all topics, from single words to one topic of everything."""

from __future__ import annotations

import hashlib
from operator import index as as_index
from typing import TYPE_CHECKING, Any, Literal, NoReturn, Self, SupportsIndex

import numpy as np
from scipy.sparse import csc_array

from topicgrouper.tree import archive, checks, representation
from topicgrouper.tree.arrays import frozen
from topicgrouper.tree.curve import Suggestion, delta_h_ratios, likelihood_curve, suggest
from topicgrouper.tree.flat_view import Topic, cut_labels, cut_topics, paper_number
from topicgrouper.tree.layout import lay_out, node_frequencies
from topicgrouper.tree.linkage import Heights, linkage_matrix
from topicgrouper.tree.node_words import NodeWords, near_spellings, rank_words
from topicgrouper.tree.taxonomy import Taxonomy, stack_views
from topicgrouper.tree.telling_words import move_losses, totals_by_document

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from os import PathLike

    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.tree.arrays import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.layout import Layout

__all__ = ["TopicTree"]


class TopicTree:
    """A tree of topics that holds every flat view T(n), from one topic to one topic a word.

    Nodes are numbered as in SciPy: the words are nodes ``0`` to ``V - 1``, and join ``i`` makes
    node ``V + i``. A tree cannot be changed, and its arrays are read-only.

    Parameters
    ----------
    children
        The two nodes of each join, the smaller id first, in the order of the joins: (V - 1, 2).
    gains
        Δh of each join: what it adds to the log-likelihood, at most 0.
    word_frequencies
        How often each word occurs: integers for counts, floats for real weights.
    vocabulary
        The words, no two the same.
    base_log_likelihood
        log q(T(V)), the log-likelihood with every word a topic of its own:
        ``Σ_d Σ_w f_d(w)·(log f_d(w) − log |d|)``.
    columns
        The column of the training matrix behind each word. Words that never occur are not in the
        tree. The first V columns if left out.
    n_columns
        Width of the training matrix; just wide enough for ``columns`` if left out.
    counts
        The training counts, documents × words of the tree. They make it possible to tell words
        apart with `telling_words`, and are saved with the tree.

    Attributes
    ----------
    children, gains, vocabulary, base_log_likelihood, columns, n_columns, counts
        As given, checked. Arrays that are read-only already are shared, others are copied.
    frequencies
        Occurrences f(t) of all 2V - 1 nodes by id, the words first.
    """

    __slots__ = (
        "_curve_cache",
        "_counts_by_word_cache",
        "_node_words_cache",
        "_word_ids_cache",
        "base_log_likelihood",
        "children",
        "columns",
        "counts",
        "frequencies",
        "gains",
        "n_columns",
        "vocabulary",
    )
