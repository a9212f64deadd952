"""Texts to counts of words, fast: compiled, on all processors, in batches."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

import numpy as np
from joblib import effective_n_jobs
from scipy.sparse import csr_array

from topicgrouper._compiled import WordCounter, delicate_ones
from topicgrouper.corpus.characters import NO_CHARACTERS, character_table
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.stemming import stem_words
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS, TextOptions

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

__all__ = ["TextCounter", "count_texts"]

_BATCH_CHARACTERS = 1 << 25


def count_texts(
    texts: Iterable[str],
    options: TextOptions = DEFAULT_TEXT_OPTIONS,
    *,
    ids: Iterable[str] | None = None,
    labels: Iterable[str] | None = None,
    n_jobs: int | None = None,
    keep_texts: bool = False,
) -> Corpus:
    """Count the words of each document.

    Parameters
    ----------
    texts : iterable of str
        The documents, read once and in batches: they need not fit into memory together.
    options : TextOptions
        How texts become words.
    ids : iterable of str, optional
        A name for each document; ``"0"``, ``"1"``, … if left out.
    labels : iterable of str, optional
        A class for each document.
    n_jobs : int, optional
        Threads: ``None`` is 1, ``-1`` all processors. The result does not depend on it.
    keep_texts : bool, default=False
        Keep the texts in the corpus.

    Returns
    -------
    Corpus
        One row a document, empty ones included, words in alphabetical order. With stemming, `names`
        has the commonest form of each stem; of equals, the alphabetically first.

    Raises
    ------
    TypeError, ValueError
        If a document is not a text.

    Examples
    --------
    >>> corpus = count_texts(["The cat sees a cat.", "The dog!"])
    >>> corpus.vocabulary
    ('cat', 'dog', 'sees', 'the')
    >>> corpus.counts.toarray()
    array([[2, 0, 1, 1],
           [0, 1, 0, 1]], dtype=int32)
    """
    counter = TextCounter(options, n_jobs=n_jobs, keep_texts=keep_texts)
    return counter.add(texts, ids=ids, labels=labels).finish()


class TextCounter:
    """Count the words of documents that come in batches.

    Memory holds the counts and one batch. The result depends neither on the batches nor on the
    number of threads.

    Parameters
    ----------
    options : TextOptions
        How texts become words.
    n_jobs : int, optional
        Threads: ``None`` is 1, ``-1`` all processors.
    keep_texts : bool, default=False
        Keep the texts in the corpus.

    Examples
    --------
    >>> counter = TextCounter()
    >>> for batch in (["a cat", "a dog"], ["no cat"]):
    ...     _ = counter.add(batch)
    >>> counter.finish()
    <Corpus: 3 documents, 2 words, 3 tokens>
    """

    def __init__(
        self,
        options: TextOptions = DEFAULT_TEXT_OPTIONS,
        *,
        n_jobs: int | None = None,
        keep_texts: bool = False,
    ) -> None:
        self.options = options
        self.n_documents = 0
        self._counter = WordCounter(
            threads=effective_n_jobs(n_jobs),
            lowercase=options.lowercase,
            alphabetic=options.alphabetic,
            min_length=options.min_length,
        )
        self._ids: list[str] = []
        self._labels: list[str] | None = None
        self._texts: list[str] | None = [] if keep_texts else None
        self._is_open = True

    def add(
        self,
        texts: Iterable[str],
        *,
        ids: Iterable[str] | None = None,
        labels: Iterable[str] | None = None,
    ) -> Self:
        """Count more documents.

        Ctrl-C ends it soon. After whatever exception the counter is of no more use.

        Parameters
        ----------
        texts : iterable of str
            The documents; a long iterable is read in batches.
        ids : iterable of str, optional
            A name for each document; its number, from 0 on over all batches, if left out.
        labels : iterable of str, optional
            A class for each document: for those of all batches, or of none.

        Returns
        -------
        TextCounter
            Itself.
        """
        if isinstance(texts, str | bytes):
            raise TypeError("texts must be several texts, not one: pass [text] for one document.")
        self._close()
        first = self.n_documents
        for batch in _batches(texts, first):
            documents, characters = self._encoded(batch)
            self._counter.add(documents, characters)
            self.n_documents += len(batch)
            if self._texts is not None:
                self._texts += batch
        numbers = range(first, self.n_documents)
        self._ids += map(str, numbers) if ids is None else _one_each("ids", ids, len(numbers))
        self._add_labels(labels, first)
        self._is_open = True
        return self

    def finish(self) -> Corpus:
        """Return the corpus of all documents; nothing can be added afterwards."""
        self._close()
        words = self._counter.merge()
        columns = self._columns(words)
        starts, indices, counts = self._counter.take_rows(columns.of_words)
        if len(indices) <= np.iinfo(np.int32).max:
            starts = starts.astype(np.int32)  # or SciPy would widen the indices, which are many
        for array in (starts, indices, counts):
            array.flags.writeable = False
        shape = (self.n_documents, len(columns.vocabulary))
        return Corpus(
            csr_array((counts, indices, starts), shape=shape),
            columns.vocabulary,
            document_ids=self._ids,
            labels=self._labels,
            texts=self._texts,
            names=columns.names,
        )

    def _close(self) -> None:
        """Refuse to go on after an end or an interruption; `add` opens again when it is done."""
        if not self._is_open:
            raise RuntimeError("This counter has ended or was interrupted: start a new one.")
        self._is_open = False

    def _add_labels(self, labels: Iterable[str] | None, first: int) -> None:
        new = None if labels is None else _one_each("labels", labels, self.n_documents - first)
        if first > 0 and (new is None) != (self._labels is None):
            raise ValueError("Some batches have labels and others have none: give all or none.")
        if new is not None:
            self._labels = [*(self._labels or ()), *new]

    def _encoded(self, texts: Sequence[str]) -> tuple[list[str | bytes], NDArray[np.uint32]]:
        """Return what the compiled counter takes: ASCII as it is, all else as UTF-8."""
        documents: list[str | bytes] = list(texts)
        beyond = [number for number, text in enumerate(texts) if not text.isascii()]
        if not beyond:
            return documents, NO_CHARACTERS
        characters = character_table()
        for number in beyond:
            documents[number] = self._utf8(texts[number], number)
        candidates = [documents[number] for number in beyond]
        for delicate in delicate_ones(candidates, characters):
            number = beyond[delicate]
            text = texts[number].lower() if self.options.lowercase else texts[number]
            documents[number] = unicodedata.normalize("NFC", text).encode()
        return documents, characters

    def _utf8(self, text: str, number: int) -> bytes:
        try:
            return text.encode()
        except UnicodeEncodeError as error:
            raise ValueError(
                f"Document {self.n_documents + number} is no valid Unicode: it holds a lone "
                f"surrogate at position {error.start}. Read its file with the right encoding, or "
                "with errors='replace'."
            ) from None

    def _columns(self, words: list[str]) -> _Columns:
        stop_set = self.options.stop_set()
        if stop_set:
            in_lower_case = words if self.options.lowercase else [word.lower() for word in words]
            is_kept = np.array([word not in stop_set for word in in_lower_case], dtype=bool)
        else:
            is_kept = np.ones(len(words), dtype=bool)
        if self.options.stemmer is None:
            of_words = np.where(is_kept, np.cumsum(is_kept) - 1, -1).astype(np.int32)
            vocabulary = [word for word, kept in zip(words, is_kept.tolist(), strict=True) if kept]
            return _Columns(vocabulary, of_words, names=None)
        return _stemmed(words, is_kept, self._counter.frequencies(), self.options.stemmer)


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the words go.

    Attributes
    ----------
    vocabulary : list of str
        One word or stem a column, in alphabetical order.
    of_words : ndarray of int
        The column of each word that was counted; -1 for those left out.
    names : list of str or None
        The commonest form of each stem.
    """

    vocabulary: list[str]
    of_words: NDArray[np.int32]
    names: list[str] | None


def _stemmed(
    words: Sequence[str],
    is_kept: NDArray[np.bool_],
    frequencies: NDArray[np.int64],
    stemmer: str,
) -> _Columns:
    kept = np.flatnonzero(is_kept).tolist()
    stems = stem_words([words[place] for place in kept], stemmer)
    forms: defaultdict[str, list[int]] = defaultdict(list)
    for place, stem in zip(kept, stems, strict=True):
        forms[stem].append(place)
    vocabulary = sorted(forms)
    of_words = np.full(len(words), -1, dtype=np.int32)
    names = []
    for column, stem in enumerate(vocabulary):
        of_words[forms[stem]] = column
        # The first of equals is the alphabetically first.
        names.append(words[max(forms[stem], key=frequencies.item)])
    return _Columns(vocabulary, of_words, names)


def _batches(texts: Iterable[str], first: int) -> Iterator[list[str]]:
    batch: list[str] = []
    characters = 0
    for number, text in enumerate(texts, start=first):
        if not isinstance(text, str):
            raise TypeError(
                f"Document {number} is no text but of type {type(text).__name__}. Decode what is "
                "bytes, and put an empty text in place of what is missing."
            )
        batch.append(text)
        characters += len(text)
        if characters >= _BATCH_CHARACTERS:
            yield batch
            batch, characters = [], 0
    if batch:
        yield batch


def _one_each(name: str, values: Iterable[str], n_documents: int) -> list[str]:
    values = list(values)
    if len(values) != n_documents:
        raise ValueError(f"{len(values)} {name} for {n_documents} documents: give one for each.")
    return values
