"""Counts of the windows of a reference in which words occur, alone and together.

A window is a whole document, or a run of neighbouring words if their order is known. Both kinds
answer the same question: in how many windows does each pair of some words occur?
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, islice, repeat
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np
from scipy.sparse import csc_array, csr_array

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.corpus import Corpus

    BoolArray = npt.NDArray[np.bool_]

Sliding = Literal["gensim", "exact"]
"""How to count a word that occurs twice in a window; see `slide`."""

_DOCUMENTS_AT_ONCE = 1 << 12
_CELLS_AT_ONCE = 1 << 22


@dataclass(frozen=True, slots=True, eq=False)
class WholeDocuments:
    """Documents as windows: documents × words, 1 if the document contains the word."""

    presence: csc_array[Any]

    @property
    def n_windows(self) -> int:
        """Number of documents, including those without any of the words."""
        return int(self.presence.shape[0])

    def occurring(self) -> BoolArray:
        """Return whether each word occurs in any document."""
        return np.diff(self.presence.indptr) > 0

    def joint_counts(self, words: IntArray) -> FloatArray:
        """Return the number of documents with each pair of words; on the diagonal, each word."""
        chosen = self.presence[:, words]
        counts: FloatArray = (chosen.T @ chosen).toarray().astype(np.float64)
        return counts


@dataclass(frozen=True, slots=True, eq=False)
class SlidingWindows:
    """Runs of neighbouring words as windows, numbered across all documents.

    A word stays in the window while it slides on, so each word is stored as ranges of windows, ends
    excluded: grouped by word, rising and disjoint within a word. `first` says where the ranges of
    each word begin, followed by the number of ranges.
    """

    n_windows: int
    starts: IntArray
    ends: IntArray
    first: IntArray

    def occurring(self) -> BoolArray:
        """Return whether each word occurs in any window."""
        return np.diff(self.first) > 0

    def joint_counts(self, words: IntArray) -> FloatArray:
        """Return the number of windows with each pair of words; on the diagonal, each word.

        The ends of the ranges divide the windows into segments in which nothing changes. The time
        is proportional to the number of segments, not of windows.
        """
        ranges = [slice(self.first[word], self.first[word + 1]) for word in words.tolist()]
        sizes = [part.stop - part.start for part in ranges]
        slots = np.tile(np.repeat(np.arange(len(words)), sizes), 2)
        times = np.concatenate([side[part] for side in (self.starts, self.ends) for part in ranges])
        changes = np.repeat([1, -1], sum(sizes))
        order = np.argsort(times, kind="stable")
        times, slots, changes = times[order], slots[order], changes[order]
        lengths = np.diff(times, append=times[-1:]).astype(np.float64)
        counts = np.zeros((len(words), len(words)))
        state = np.zeros(len(words))
        step = max(1, _CELLS_AT_ONCE // len(words))
        for begin in range(0, len(times), step):
            part = slice(begin, begin + step)
            held = np.zeros((len(times[part]), len(words)))
            held[np.arange(len(held)), slots[part]] = changes[part]
            held[0] += state
            np.cumsum(held, axis=0, out=held)
            state = held[-1].copy()
            counts += (held * lengths[part, None]).T @ held
        return counts


Windows: TypeAlias = WholeDocuments | SlidingWindows


def counted_windows(corpus: Corpus, columns: Mapping[str, int]) -> WholeDocuments:
    """Return counted documents as windows, with the words to look for."""
    if corpus.n_documents == 0:
        raise ValueError("the reference has no documents")
    places = {word: place for place, word in enumerate(corpus.vocabulary)}
    found = np.array([places.get(word, corpus.n_words) for word in columns], dtype=np.int64)
    # words that the reference does not have are those of an empty column at the end
    counts, shape = corpus.counts, (corpus.n_documents, corpus.n_words + 1)
    padded = csr_array((counts.data, counts.indices, counts.indptr), shape=shape)
    return WholeDocuments((csc_array(padded[:, found]) > 0).astype(np.int64))


def document_windows(
    documents: Iterable[Sequence[str]], columns: Mapping[str, int]
) -> WholeDocuments:
    """Return documents, given as sequences of words, as windows."""
    words, tokens, lengths = _look_up(documents, columns)
    document = np.searchsorted(np.cumsum(lengths), tokens, side="right")
    ones = np.ones(len(words), dtype=np.int64)
    # equal entries are added up here
    counts: Any = csc_array((ones, (document, words)), shape=(len(lengths), len(columns)))
    return WholeDocuments((counts > 0).astype(np.int64))


def slide(
    documents: Iterable[Sequence[str]], columns: Mapping[str, int], *, window: int, sliding: Sliding
) -> SlidingWindows:
    """Slide a window over documents, in one pass.

    A document of l words has ``l - window + 1`` windows; a shorter one, even an empty one, has one.

    ``"exact"`` counts the words in the window. With ``"gensim"``, a word that leaves the window
    counts as gone even if it occurs there a second time, until it enters again; gensim counts in
    this way.
    """
    words, tokens, lengths = _look_up(documents, columns)
    document_starts = np.concatenate([[0], np.cumsum(lengths)])
    n_windows = np.maximum(lengths - window + 1, 1)
    window_starts = np.concatenate([[0], np.cumsum(n_windows)])
    order = np.argsort(words, kind="stable")  # by word, then in the order of the text
    words, tokens = words[order], tokens[order]
    document = np.searchsorted(document_starts, tokens, side="right") - 1
    places = tokens - document_starts[document]
    comes = np.maximum(places - window + 1, 0)
    if sliding == "gensim":
        # the word goes when the first occurrence leaves that was inside as this one came in
        n_tokens = int(document_starts[-1])
        seen_since = words * n_tokens + document_starts[document] + comes
        places = places[np.searchsorted(words * n_tokens + tokens, seen_since)]
    goes = np.minimum(places, n_windows[document] - 1) + 1
    starts, ends = window_starts[document] + comes, window_starts[document] + goes
    # overlapping ranges of a word are joined; neither starts nor ends of its ranges ever fall
    is_new = np.ones(len(words), dtype=bool)
    is_new[1:] = (words[1:] != words[:-1]) | (starts[1:] > ends[:-1])
    is_last = np.ones(len(words), dtype=bool)
    is_last[:-1] = is_new[1:]
    first = np.searchsorted(words[is_new], np.arange(len(columns) + 1))
    return SlidingWindows(int(window_starts[-1]), starts[is_new], ends[is_last], first)


def _look_up(
    documents: Iterable[Sequence[str]], columns: Mapping[str, int]
) -> tuple[IntArray, IntArray, IntArray]:
    """Return number and position of each word looked for, and the documents' lengths."""
    words, tokens, lengths = [], [], []
    n_tokens = 0
    remaining = iter(documents)
    while batch := list(islice(remaining, _DOCUMENTS_AT_ONCE)):
        if any(isinstance(document, str) for document in batch):
            raise TypeError(
                "a reference document is a single string; split it into words as for the topics, "
                "for instance with topicgrouper.corpus.TextOptions().split"
            )
        lengths.append(np.fromiter(map(len, batch), dtype=np.int64, count=len(batch)))
        flat = map(columns.get, chain.from_iterable(batch), repeat(-1))
        numbers = np.fromiter(flat, dtype=np.int64, count=int(lengths[-1].sum()))
        found = np.flatnonzero(numbers >= 0)
        words.append(numbers[found])
        tokens.append(found + n_tokens)
        n_tokens += len(numbers)
    if not lengths:
        raise ValueError("the reference has no documents")
    return np.concatenate(words), np.concatenate(tokens), np.concatenate(lengths)
