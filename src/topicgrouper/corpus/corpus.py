"""Documents as word counts."""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

from topicgrouper.common.checks import (
    checked_document_columns,
    checked_texts,
    unique_words,
    whole_count_rows,
    whole_number,
)
from topicgrouper.common.frozen import seal
from topicgrouper.common.short_repr import brief, count_phrase
from topicgrouper.common.sparse import column_sizes, column_sums

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from numpy.typing import ArrayLike, NDArray
    from scipy.sparse import csr_array

    from topicgrouper.corpus.source import Source


def unique_names(names: Sequence[str], words: Sequence[str]) -> tuple[str, ...]:
    """Add the word to each name that is not unique."""
    times = Counter(names)
    shown = [
        name if times[name] == 1 else f"{name} ({word})"
        for name, word in zip(names, words, strict=True)
    ]
    # A name may already look like that; then all get their words.
    if len(set(shown)) < len(shown):
        shown = [f"{name} ({word})" for name, word in zip(names, words, strict=True)]
    return tuple(shown)


def title_among(names: Collection[str]) -> str | None:
    """Return the column that is called as titles are, the only one of its name."""
    for wanted in ("title", "headline", "subject", "name"):
        found = [name for name in names if name.strip().lower() == wanted]
        if len(found) == 1:
            return found[0]
    return None


def are_titles(values: Sequence[str], *, is_split: bool = False) -> bool:
    """Return whether values can be titles: texts, and unless texts were split, many different ones.

    A column called "name" may hold the same few authors or products again and again.
    """
    known = list(filter(None, values))
    n_texts = sum(any(map(str.isalpha, value)) for value in known)
    return 2 * n_texts > len(known) and (is_split or 10 * len(set(known)) > len(known))


@dataclass(frozen=True, init=False, repr=False, eq=False)
class Corpus:
    """The number of times each word occurs in each document.

    A corpus is immutable; methods that select or filter return a new one.

    Parameters
    ----------
    counts : sparse matrix or array-like of shape (n_documents, n_words)
        Whole numbers of at least 0.
    vocabulary : sequence of str
        One unique word per column.
    document_ids : sequence of str, optional
        An id per document (default: ``"0"``, ``"1"``, …).
    labels : sequence of str, optional
        A class per document.
    texts : sequence of str, optional
        The text of each document, for display.
    names : sequence of str, optional
        A display name per word: the most common form of a stem, or the name of an item. Names need
        not be unique.
    document_columns : mapping of str to sequence of str, optional
        Further columns, such as authors or dates: one text per document in each column, empty if
        unknown.
    phrases : sequence of str, optional
        The phrases that were counted as one word, needed to count other documents in the same way.
    source : Source, optional
        Where the documents come from and how they were read. Readers set it, and a model keeps it.

    Attributes
    ----------
    counts : csr_array of shape (n_documents, n_words)
        32-bit counts (64-bit if they do not fit), read-only, with ascending columns in each row and
        no explicit zeros. Read-only arrays are shared with the caller, others are copied.
    vocabulary, document_ids : tuple of str
        As given.
    labels, texts, names : tuple of str or None
        As given.
    document_columns : mapping of str to tuple of str
        As given, read-only.
    phrases : tuple of str
        As given.
    source : Source or None
        As given. Corpora that differ only in their sources are equal.

    Raises
    ------
    ValueError
        If the counts are not whole numbers of at least 0, or the parts differ in length.
    TypeError
        If a part does not hold strings.

    See Also
    --------
    count_texts : Count the words of texts.
    read_corpus : Read documents from files.
    topicgrouper.Model.fit : Fit a model to a corpus.

    Examples
    --------
    >>> from topicgrouper.corpus import Corpus
    >>> corpus = Corpus([[2, 0, 1], [0, 1, 1]], ["cat", "dog", "the"], labels=["cats", "dogs"])
    >>> corpus
    <Corpus: 2 documents, 3 words, 5 tokens>
    >>> corpus.frequencies, corpus.labels
    (array([2, 1, 2]), ('cats', 'dogs'))
    >>> corpus.filter(min_document_frequency=2).vocabulary
    ('the',)
    """

    counts: csr_array[Any]
    vocabulary: tuple[str, ...]
    document_ids: tuple[str, ...]
    labels: tuple[str, ...] | None
    texts: tuple[str, ...] | None
    names: tuple[str, ...] | None
    document_columns: Mapping[str, tuple[str, ...]]
    phrases: tuple[str, ...]
    source: Source | None

    def __init__(  # noqa: PLR0913 - all that is known of documents
        self,
        counts: Any,
        vocabulary: Sequence[str],
        *,
        document_ids: Sequence[str] | None = None,
        labels: Sequence[str] | None = None,
        texts: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
        document_columns: Mapping[str, Sequence[str]] | None = None,
        phrases: Sequence[str] = (),
        source: Source | None = None,
    ) -> None:
        matrix = whole_count_rows(counts)
        n_documents, n_words = matrix.shape
        if document_ids is None:
            document_ids = [str(number) for number in range(n_documents)]
        values = {
            "counts": matrix,
            "vocabulary": unique_words(vocabulary, n_words=n_words),
            "document_ids": checked_texts("document_ids", document_ids, n_documents),
            "labels": checked_texts("labels", labels, n_documents),
            "texts": checked_texts("texts", texts, n_documents),
            "names": checked_texts("names", names, n_words),
            "document_columns": checked_document_columns(document_columns, n_documents=n_documents),
            "phrases": checked_texts("phrases", phrases, len(phrases)),
            "source": source,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    @property
    def n_documents(self) -> int:
        """Number of documents, including empty ones (int)."""
        return len(self.document_ids)

    @property
    def n_words(self) -> int:
        """Number of different words (int)."""
        return len(self.vocabulary)

    @cached_property
    def n_tokens(self) -> int:
        """Number of word occurrences (int)."""
        return int(self.counts.data.sum(dtype=np.int64))

    @cached_property
    def frequencies(self) -> NDArray[np.int64]:
        """Occurrences of each word in all documents (ndarray of int)."""
        return column_sums(self.counts)

    @cached_property
    def document_frequencies(self) -> NDArray[np.int64]:
        """Number of documents that contain each word (ndarray of int)."""
        return column_sizes(self.counts)

    @cached_property
    def display_words(self) -> tuple[str, ...]:
        """Unique display words (tuple of str).

        The names, if there are any; a name that is not unique is followed by the word itself.
        """
        return self.vocabulary if self.names is None else unique_names(self.names, self.vocabulary)

    @property
    def titles(self) -> tuple[str, ...] | None:
        """The titles of the documents, if its source says which column has them (tuple of str)."""
        title = None if self.source is None else self.source.options.title_column
        return self.document_columns.get(title or "")

    def with_source(self, source: Source) -> Corpus:
        """Return the corpus with another source.

        Parameters
        ----------
        source : Source
            Where the documents come from and how they were read.

        Returns
        -------
        Corpus
        """
        corpus = copy(self)
        object.__setattr__(corpus, "source", source)
        return corpus

    def select(self, documents: ArrayLike) -> Corpus:
        """Select documents.

        Parameters
        ----------
        documents : array-like of int or bool
            Their positions, in any order, or a mask with True for those to keep.

        Returns
        -------
        Corpus
            The documents selected, with the same vocabulary.

        Raises
        ------
        ValueError
            If `documents` is neither a list of positions nor a mask of the right length.
        IndexError
            If a position is out of range.
        """
        chosen = np.asarray(documents)
        if chosen.size == 0 and chosen.dtype != bool:
            chosen = chosen.astype(np.intp)
        if chosen.ndim != 1 or chosen.dtype.kind not in "biu":
            raise ValueError(
                "documents must be a one-dimensional list of positions or a Boolean mask, got "
                f"{chosen.ndim} dimensions of type {chosen.dtype}."
            )
        if chosen.dtype == bool and len(chosen) != self.n_documents:
            raise ValueError(
                f"The mask has {len(chosen)} entries for {self.n_documents} documents; pass one "
                "per document."
            )
        places = np.arange(self.n_documents)[chosen].tolist()
        return replace(
            self,
            counts=self.counts[places],
            document_ids=_at(places, self.document_ids),
            labels=None if self.labels is None else _at(places, self.labels),
            texts=None if self.texts is None else _at(places, self.texts),
            document_columns={
                name: _at(places, values) for name, values in self.document_columns.items()
            },
        )

    def filter(
        self,
        *,
        min_frequency: int = 1,
        min_document_frequency: int = 1,
        max_words: int | None = None,
        keep: Collection[str] | None = None,
        remove: Collection[str] | None = None,
    ) -> Corpus:
        """Keep the words that meet all conditions; documents stay even if they become empty.

        Parameters
        ----------
        min_frequency : int, default=1
            The minimum number of occurrences in all documents.
        min_document_frequency : int, default=1
            The minimum number of documents that contain the word.
        max_words : int, optional
            Of the words left, keep only this many of the most frequent; in a tie, the first.
        keep : collection of str, optional
            Keep only these words.
        remove : collection of str, optional
            Drop these words.

        Returns
        -------
        Corpus
            The same documents with the words kept.

        Raises
        ------
        ValueError
            If a number is too small.
        TypeError
            If ``keep`` or ``remove`` is a single string.
        """
        for name, value, least in (
            ("min_frequency", min_frequency, 0),
            ("min_document_frequency", min_document_frequency, 0),
            ("max_words", max_words, 1),
        ):
            if value is not None:
                whole_number(name, value, minimum=least, such=5)
        stays = self.frequencies >= min_frequency
        stays &= self.document_frequencies >= min_document_frequency
        for name, chosen, is_kept in (("keep", keep, True), ("remove", remove, False)):
            if isinstance(chosen, str):
                raise TypeError(
                    f"{name} must be a collection of words, not one string; pass [word]."
                )
            if chosen is not None:
                some = frozenset(chosen)
                stays &= np.array([(word in some) is is_kept for word in self.vocabulary], bool)
        columns = np.flatnonzero(stays)
        if max_words is not None and len(columns) > max_words:
            by_frequency = np.argsort(-self.frequencies[columns], kind="stable")
            columns = np.sort(columns[by_frequency[:max_words]])
        if len(columns) == self.n_words:
            return self
        places = columns.tolist()
        words = _at(places, self.vocabulary)
        names = None if self.names is None else _at(places, self.names)
        counts = self.counts[:, columns]
        for array in (counts.data, counts.indices, counts.indptr):
            seal(array)
        return replace(self, counts=counts, vocabulary=words, names=names)

    def with_words_of(self, other: Sequence[str]) -> Corpus:
        """Arrange the counts in the columns of another vocabulary.

        Parameters
        ----------
        other : sequence of str
            The vocabulary. Words missing from it are dropped; its other words get empty columns.

        Returns
        -------
        Corpus
            The same documents with the other vocabulary.

        Raises
        ------
        TypeError
            If it is a single word or a corpus.
        """
        if isinstance(other, str | Corpus):
            instead = "[word]" if isinstance(other, str) else "its vocabulary"
            raise TypeError(f"other must be a list of words, got {brief(other)}; pass {instead}.")
        words = tuple(other)
        own = {word: column for column, word in enumerate(self.vocabulary)}
        columns = np.array([own.get(word, -1) for word in words], dtype=np.int64)
        known = np.flatnonzero(columns >= 0)
        ones = np.ones(len(known), dtype=self.counts.dtype)
        places = (columns[known], known)
        into_other = scipy.sparse.csr_array((ones, places), shape=(self.n_words, len(words)))
        shown = dict(zip(self.vocabulary, self.names or self.vocabulary, strict=True))
        names = None if self.names is None else tuple(shown.get(word, word) for word in words)
        return replace(self, counts=self.counts @ into_other, vocabulary=words, names=names)

    def __eq__(self, other: object) -> bool:
        """Compare all parts but the sources."""
        if not isinstance(other, Corpus):
            return NotImplemented
        parts = (field.name for field in fields(self) if field.name not in ("counts", "source"))
        if any(getattr(self, part) != getattr(other, part) for part in parts):
            return False
        return all(
            np.array_equal(getattr(self.counts, array), getattr(other.counts, array))
            for array in ("indptr", "indices", "data")
        )

    __hash__ = None  # type: ignore[assignment] # large, and equal by content

    def __repr__(self) -> str:
        """Return the sizes."""
        return (
            f"<Corpus: {count_phrase(self.n_documents, 'document')}, "
            f"{count_phrase(self.n_words, 'word')}, {count_phrase(self.n_tokens, 'token')}>"
        )


def _at(places: Sequence[int], texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(texts[place] for place in places)
