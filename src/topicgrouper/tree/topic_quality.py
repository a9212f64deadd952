"""The quality of topics: whether their words occur together, and which documents they rest on.

The *coherence* of a topic is the mean normalised pointwise mutual information (NPMI) of all pairs
of the ten words that are shown for it, over the training documents: 1 if they only ever occur
together, 0 if they do so as often as by chance. New documents have somewhat less, as the words were
chosen on the training documents (`docs/explanation/topic-quality.md` has figures), and much less if
the topic rests on a handful of documents or on duplicates of one text. So a topic has a *warning*

- "few documents", if it is the main topic of fewer than five documents;
- "near-duplicates", if at most half of these are left when nearly identical ones count once;
- "incoherent", if most pairs of its words occur together less often than by chance, and all pairs
  on average. That is not every topic with a coherence below 0: where documents are short or few,
  many pairs of words that belong together never meet.

Topics that are no document's main topic have no warning. Nor have collections with fewer than 100
documents: too little is known about them.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import numpy as np

from topicgrouper.common.frozen import frozen
from topicgrouper.common.short_repr import short_repr
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.common.sparse import CountRows
    from topicgrouper.tree.word_counts import CountColumns, LazyColumns

TopicWarning: TypeAlias = Literal["incoherent", "few documents", "near-duplicates"]
WARNINGS: tuple[TopicWarning, ...] = get_args(TopicWarning)

N_WORDS = 10
"""Words of a topic that are looked at."""

MIN_DOCUMENTS = 100
"""Documents below which a collection has no warnings."""

FEW_DOCUMENTS = 5
MOST_COPIES = 0.5
MOST_APART = 0.5

_MOST_COMPARED = 100
"""Documents of a topic, evenly spaced, among which copies are looked for."""

_SAME_WORDS = 0.8
"""Jaccard index of the words of documents that are nearly identical."""

_SHORT = 5
"""Documents with fewer words can be the same by chance."""

_DRAWINGS = 3
_ODD = 0x9E3779B97F4A7C1  # so two numbers become one, hardly ever the same for others
_EPSILON = 1e-12
_AT_ONCE = 4096
"""Documents whose contents are summed together."""


@short_repr
@dataclass(frozen=True, slots=True, eq=False)
class TopicQuality:
    """The quality of topics: coherence and warnings.

    Attributes
    ----------
    coherence : ndarray of shape (topics,)
        How often the ten words that are shown for a topic occur together in the training documents:
        the mean NPMI of all pairs. It is 1 if they only ever occur together, 0 if they do so as
        often as by chance, and NaN for a topic with a single word to show.
    warnings : tuple of {"incoherent", "few documents", "near-duplicates"} or None
        A reason to be careful with the topic, if there is one. With at least 100 training
        documents, a topic is incoherent if most pairs of its words occur together less often than
        by chance, and all pairs on average; it rests on few documents if it is the main topic of
        fewer than five, and on near-duplicates if at least half of these are nearly identical to
        others.

    See Also
    --------
    topicgrouper.FlatView.quality : The quality of the topics of a view.
    topicgrouper.evaluation.coherence : The same measure, and others, on any documents.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> view.quality.coherence.round(2), view.quality.warnings
    (array([0.42, 0.42]), (None, None))
    """

    coherence: FloatArray
    warnings: tuple[TopicWarning | None, ...]


def topic_quality(
    words: Sequence[IntArray], documents: Sequence[IntArray], by_word: LazyColumns
) -> TopicQuality:
    """Measure topics, given by their words and their documents, on the training counts."""
    rows = required_counts(by_word.counts)
    coherence, apart = _together(by_word.columns, words, rows.shape[0])
    warnings: list[TopicWarning | None] = [None] * len(words)
    if rows.shape[0] >= MIN_DOCUMENTS:
        contents = _contents(rows)
        samples = [_drawn(each, contents) for each in documents]
        kinds = document_kinds(rows, np.concatenate([np.empty(0, np.int64), *samples]), contents)
        for place, sample in enumerate(samples):
            if not len(sample):
                continue
            if len(sample) < FEW_DOCUMENTS:
                warnings[place] = "few documents"
            elif len(np.unique(kinds[sample])) <= MOST_COPIES * len(sample):
                warnings[place] = "near-duplicates"
            elif apart[place] > MOST_APART and coherence[place] < 0:
                warnings[place] = "incoherent"
    return TopicQuality(frozen(coherence), tuple(warnings))


def _together(
    columns: CountColumns, topics: Sequence[IntArray], n_documents: int
) -> tuple[FloatArray, FloatArray]:
    """Return the coherence of the words of topics, and the share of pairs that are apart.

    These occur together less often than by chance.
    """
    patterns = np.arange(1 << N_WORDS)  # of the words of a topic that a document has
    has = ((patterns[:, None] >> np.arange(N_WORDS)) & 1).astype(np.float64)
    marks = np.zeros(n_documents, dtype=np.int16)
    coherence, apart = np.full(len(topics), np.nan), np.zeros(len(topics))
    for place, topic in enumerate(topics):
        marks[:] = 0
        for bit, word in enumerate(topic.tolist()):
            marks[columns.documents[columns.starts[word] : columns.starts[word + 1]]] |= 1 << bit
        numbers = np.bincount(marks, minlength=len(has))
        used = has[:, : len(topic)]
        information = npmi((used.T * numbers) @ used / n_documents)
        if len(information):
            coherence[place] = min(float(information.mean()), 1.0)
            apart[place] = np.mean(information < 0.0)
    return coherence, apart


def npmi(joint: FloatArray) -> FloatArray:
    """Return the NPMI of all pairs, given the share of documents with each pair and each word."""
    single = np.diagonal(joint)
    first, second = np.triu_indices(len(joint), k=1)
    together = joint[first, second] + _EPSILON
    information = np.log(together / (single[first] * single[second]))
    # two words that every document has occur together as often as by chance
    return np.where(together < 1.0, information / -np.log(together), 0.0)


def _contents(rows: CountRows) -> NDArray[np.uint64]:
    """Return a number for each document that looks random and depends on its words alone.

    With it, warnings do not depend on the order of documents.
    """
    marks = np.random.default_rng(1).integers(2**63, size=rows.shape[1], dtype=np.uint64)
    sums = np.empty(rows.shape[0], dtype=np.uint64)
    # Part by part: marks and sums of all entries would take three times the memory of the counts.
    for start in range(0, len(sums), _AT_ONCE):
        limits = rows.indptr[start : start + _AT_ONCE + 1]
        some = marks[rows.indices[limits[0] : limits[-1]]]
        until = np.concatenate([[np.uint64(0)], np.cumsum(some, dtype=np.uint64)])
        sums[start : start + _AT_ONCE] = np.diff(until[limits - limits[0]])
    return sums


def _drawn(documents: IntArray, contents: NDArray[np.uint64]) -> IntArray:
    if len(documents) <= _MOST_COMPARED:
        return documents
    # copies have the same number: which of them are taken does not matter
    return documents[np.argsort(contents[documents], kind="stable")[:_MOST_COMPARED]]


def document_kinds(
    rows: CountRows, compared: IntArray, contents: NDArray[np.uint64] | None = None
) -> IntArray:
    """Return a number for each document that nearly identical ones of those compared share.

    If words have random numbers, two documents have the same smallest one with a probability equal
    to their Jaccard index, and the same largest one. Documents that agree in those of two drawings
    are compared word by word, with the first of them by their contents.
    """
    contents = _contents(rows) if contents is None else contents
    n_documents, n_words = rows.shape
    kinds = np.arange(n_documents)
    sizes = np.diff(rows.indptr).astype(np.int64)
    some = np.unique(compared)
    some = some[sizes[some] >= _SHORT]
    some = some[np.argsort(contents[some], kind="stable")]
    if not len(some):
        return kinds
    starts = np.cumsum(sizes[some]) - sizes[some]
    words = _words_of(rows, some)
    random = np.random.default_rng(0)  # any numbers will do; these are the same every time
    sketches = []
    for _ in range(_DRAWINGS):
        numbers = random.permutation(n_words)[words]
        ends = np.minimum.reduceat(numbers, starts), np.maximum.reduceat(numbers, starts)
        sketches.append(ends[0] * n_words + ends[1])
    pairs: list[IntArray] = []
    for one, other in combinations(sketches, 2):
        _, firsts, which = np.unique(one * _ODD + other, return_index=True, return_inverse=True)
        first, second = some[firsts[which]], some
        # the smaller of two such documents has most of the words of the larger
        smaller = np.minimum(sizes[first], sizes[second])
        is_near = smaller >= _SAME_WORDS * np.maximum(sizes[first], sizes[second])
        is_near &= first != second
        first, second = first[is_near], second[is_near]
        shared = _shared_words(rows, first, second)
        is_same = shared >= _SAME_WORDS * (sizes[first] + sizes[second] - shared)
        pairs.append(np.stack([first[is_same], second[is_same]]))
    # Documents that are linked have the smallest number of all of them. (SciPy could do this, but
    # takes longer to import.)
    first, second = np.concatenate(pairs, axis=1)
    while (kinds[first] != kinds[second]).any():
        smaller = np.minimum(kinds[first], kinds[second])
        np.minimum.at(kinds, first, smaller)
        np.minimum.at(kinds, second, smaller)
    return kinds


def _words_of(rows: CountRows, documents: IntArray) -> IntArray:
    """Return the words of some documents, one document after the other."""
    sizes = np.diff(rows.indptr)[documents]
    places = np.arange(sizes.sum()) + np.repeat(
        rows.indptr[documents] - np.cumsum(sizes) + sizes, sizes
    )
    words: IntArray = rows.indices[places]
    return words


def _shared_words(rows: CountRows, first: IntArray, second: IntArray) -> IntArray:
    """Return how many words the documents of each pair have in common."""
    keys = [
        np.repeat(np.arange(len(side)) * rows.shape[1], np.diff(rows.indptr)[side])
        + _words_of(rows, side)
        for side in (first, second)
    ]
    shared = np.intersect1d(keys[0], keys[1], assume_unique=True) // max(rows.shape[1], 1)
    return np.bincount(shared, minlength=len(first))
