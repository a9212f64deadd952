"""Documents as counts of words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.count_checks import checked_texts, unique_words, whole_count_rows
from topicgrouper.corpus.random_split import choose_documents, draw_tokens
from topicgrouper.corpus.word_filter import WordFilter

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import ArrayLike, NDArray

__all__ = ["Corpus", "Split"]


@dataclass(frozen=True, init=False, repr=False, eq=False)
class Corpus:
    """How often each word occurs in each document.

    A corpus cannot be changed; what selects or filters gives a new one.

    Parameters
    ----------
    counts : sparse matrix or array
        Documents × words, whole numbers from 0 on: a sparse matrix or an array.
    vocabulary : sequence of str
        One word a column, no two the same.
    document_ids : sequence of str, optional
        A name for each document; ``"0"``, ``"1"``, … if left out.
    labels : sequence of str, optional
        A class for each document.
    texts : sequence of str, optional
        The text of each document, for showing to people.
    names : sequence of str, optional
        For each word the form to show to people: the commonest form of a stem, the name of an
        article. They need not differ.

    Attributes
    ----------
    counts : sparse matrix or array
        A CSR array of 32-bit counts (64-bit if they do not fit), read-only, columns ascending
        within a row, without explicit zeros. Arrays that nobody can write to are shared, others are
        copied.
    vocabulary, document_ids, labels, texts, names : sequence of str
        As given, as tuples; ``None`` where nothing was given.

    Raises
    ------
    ValueError, TypeError
        If the counts are not whole numbers from 0 on, or the parts do not fit together.

    Examples
    --------
    >>> corpus = Corpus([[2, 0, 1], [0, 1, 1]], ["cat", "dog", "the"], labels=["cats", "dogs"])
    >>> corpus
    <Corpus: 2 documents, 3 words, 5 tokens>
    >>> corpus.filter(min_document_frequency=2).vocabulary
    ('the',)
    """

    counts: csr_array[Any]
    vocabulary: tuple[str, ...]
    document_ids: tuple[str, ...]
    labels: tuple[str, ...] | None
    texts: tuple[str, ...] | None
    names: tuple[str, ...] | None

    def __init__(
        self,
        counts: Any,
        vocabulary: Sequence[str],
        *,
        document_ids: Sequence[str] | None = None,
        labels: Sequence[str] | None = None,
        texts: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
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
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    @property
    def n_documents(self) -> int:
        """Number of documents, those without words included."""
        return len(self.document_ids)

    @property
    def n_words(self) -> int:
        """Number of different words."""
        return len(self.vocabulary)

    @cached_property
    def n_tokens(self) -> int:
        """Number of word occurrences."""
        return int(self.counts.data.sum(dtype=np.int64))

    @cached_property
    def frequencies(self) -> NDArray[np.int64]:
        """Occurrences of each word in all documents."""
        return np.asarray(self.counts.sum(axis=0, dtype=np.int64)).ravel()

    @cached_property
    def document_frequencies(self) -> NDArray[np.int64]:
        """Number of documents that hold each word."""
        return np.bincount(self.counts.indices, minlength=self.n_words).astype(np.int64)

    @cached_property
    def display_words(self) -> tuple[str, ...]:
        """The words as people should see them, no two the same.

        The names where there are some; the word itself is added to those that are not unique.
        """
        return self.vocabulary if self.names is None else _unique(self.names, self.vocabulary)

    def select(self, documents: ArrayLike) -> Corpus:
        """Keep some documents.

        Parameters
        ----------
        documents : array-like
            Their numbers, in the order wanted, or a mask with True for those to keep.
        """
        chosen = np.asarray(documents)
        if chosen.size == 0 and chosen.dtype != bool:
            chosen = chosen.astype(np.intp)
        if chosen.ndim != 1 or chosen.dtype.kind not in "biu":
            raise ValueError("Choose documents by their numbers or by a mask of True and False.")
        if chosen.dtype == bool and len(chosen) != self.n_documents:
            raise ValueError(
                f"The mask has {len(chosen)} entries for {self.n_documents} documents."
            )
        places = np.arange(self.n_documents)[chosen].tolist()
        return replace(
            self,
            counts=self.counts[places],
            document_ids=_at(places, self.document_ids),
            labels=None if self.labels is None else _at(places, self.labels),
            texts=None if self.texts is None else _at(places, self.texts),
        )

    def filter(
        self,
        *,
        min_frequency: int = 1,
        min_document_frequency: int = 1,
        max_words: int | None = None,
        keep: Collection[str] | None = None,
        remove: Collection[str] | None = None,
        measured_on: Corpus | None = None,
    ) -> Corpus:
        """Keep some words; documents that have none left stay, with empty rows.

        Parameters
        ----------
        min_frequency : int, default=1
            Keep words with so many occurrences or more.
        min_document_frequency : int, default=1
            Keep words that so many documents or more hold.
        max_words : int, optional
            Of what is left, keep so many of the most frequent words; of equally frequent ones the
            first.
        keep : collection of str, optional
            Keep only these words of the vocabulary, if they meet the other conditions.
        remove : collection of str, optional
            Drop these words; those not in the vocabulary do not matter.
        measured_on : Corpus, optional
            The corpus whose frequencies decide, with the same vocabulary: the training part, where
            a held-out part is filtered. Itself if left out.
        """
        conditions = WordFilter(
            min_frequency=min_frequency,
            min_document_frequency=min_document_frequency,
            max_words=max_words,
            keep=keep,
            remove=remove,
        )
        return self._with_columns(_chosen(conditions, [measured_on or self], self.vocabulary))

    def with_words_of(self, other: Corpus | Sequence[str]) -> Corpus:
        """Bring the counts into the columns of another vocabulary.

        Parameters
        ----------
        other : Corpus or sequence of str
            A corpus or its vocabulary. Words that it does not have are dropped; words that it alone
            has get empty columns.
        """
        words = other.vocabulary if isinstance(other, Corpus) else tuple(other)
        own = {word: column for column, word in enumerate(self.vocabulary)}
        columns = np.array([own.get(word, -1) for word in words], dtype=np.int64)
        known = np.flatnonzero(columns >= 0)
        ones = np.ones(len(known), dtype=self.counts.dtype)
        places = (columns[known], known)
        into_other = csr_array((ones, places), shape=(self.n_words, len(words)))
        if isinstance(other, Corpus):
            names = other.names
        else:
            shown = dict(zip(self.vocabulary, self.names or self.vocabulary, strict=True))
            names = None if self.names is None else tuple(shown.get(word, word) for word in words)
        return replace(self, counts=self.counts @ into_other, vocabulary=words, names=names)

    def split(self, test_share: float = 0.1, *, seed: int = 0) -> Split:
        """Hold some documents out at random.

        Parameters
        ----------
        test_share : float, default=0.1
            Share of the documents that is held out, rounded to a number of them.
        seed : int, default=0
            Another one gives another split; the same one gives the same, with every version of
            NumPy.

        Returns
        -------
        Split
            Documents keep their order in both parts.
        """
        is_test = choose_documents(self.n_documents, share=test_share, seed=seed)
        return Split(train=self.select(~is_test), test=self.select(is_test))

    def split_words(self, share: float = 0.5, *, seed: int = 0) -> tuple[Corpus, Corpus]:
        """Part the tokens of each document at random.

        Parameters
        ----------
        share : float, default=0.5
            Probability with which a token goes to the first part, each token for itself.
        seed : int, default=0
            As in `split`.

        Returns
        -------
        two of Corpus
            With the same documents and words, but without texts, since these hold all tokens.
        """
        drawn = draw_tokens(self.counts.data, share=share, seed=seed)
        rest = self.counts.data - drawn
        first, second = (
            csr_array((data, self.counts.indices, self.counts.indptr), shape=self.counts.shape)
            for data in (drawn, rest)
        )
        return replace(self, counts=first, texts=None), replace(self, counts=second, texts=None)

    def __eq__(self, other: object) -> bool:
        """Compare all parts."""
        if not isinstance(other, Corpus):
            return NotImplemented
        parts = ("vocabulary", "document_ids", "labels", "texts", "names")
        if any(getattr(self, part) != getattr(other, part) for part in parts):
            return False
        arrays = ("indptr", "indices", "data")
        return all(
            np.array_equal(getattr(self.counts, array), getattr(other.counts, array))
            for array in arrays
        )

    __hash__ = None  # type: ignore[assignment] # large, and equal by content

    def __repr__(self) -> str:
        """Tell the sizes."""
        return (
            f"<Corpus: {self.n_documents:,} documents, {self.n_words:,} words, "
            f"{self.n_tokens:,} tokens>"
        )

    def _with_columns(self, columns: NDArray[np.intp]) -> Corpus:
        places = columns.tolist()
        words = _at(places, self.vocabulary)
        names = None if self.names is None else _at(places, self.names)
        return replace(self, counts=self.counts[:, columns], vocabulary=words, names=names)


@dataclass(frozen=True)
class Split:
    """Two parts of a corpus, with the same words.

    Attributes
    ----------
    train, test : Corpus
        The documents to learn from, and those held out.

    Examples
    --------
    >>> corpus = Corpus([[1, 1], [2, 0], [1, 3], [0, 1]], ["cat", "dog"])
    >>> corpus.split(0.25).train
    <Corpus: 3 documents, 2 words, 8 tokens>
    """

    train: Corpus
    test: Corpus

    def __post_init__(self) -> None:
        """Check that the parts belong together."""
        if self.train.vocabulary != self.test.vocabulary:
            raise ValueError("The parts of a split need the same vocabulary: use with_words_of.")

    def filter(
        self,
        *,
        min_frequency: int = 1,
        min_document_frequency: int = 1,
        max_words: int | None = None,
        keep: Collection[str] | None = None,
        remove: Collection[str] | None = None,
        measured_on: Literal["train", "all"] = "train",
    ) -> Split:
        """Keep the same words in both parts.

        Parameters
        ----------
        min_frequency, min_document_frequency, max_words, keep, remove : int or collection of str
            As in `Corpus.filter`.
        measured_on : {"train", "all"}, default="train"
            The frequencies that decide: those of the training part, as for documents that nobody
            has seen yet, or those of both parts together.
        """
        if measured_on not in ("train", "all"):
            raise ValueError(f"measured_on must be 'train' or 'all', got {measured_on!r}.")
        conditions = WordFilter(
            min_frequency=min_frequency,
            min_document_frequency=min_document_frequency,
            max_words=max_words,
            keep=keep,
            remove=remove,
        )
        measured = [self.train] if measured_on == "train" else [self.train, self.test]
        columns = _chosen(conditions, measured, self.train.vocabulary)
        return Split(self.train._with_columns(columns), self.test._with_columns(columns))


def _chosen(
    conditions: WordFilter, measured: Sequence[Corpus], vocabulary: tuple[str, ...]
) -> NDArray[np.intp]:
    """Apply conditions to the frequencies of some corpora together."""
    if any(corpus.vocabulary != vocabulary for corpus in measured):
        raise ValueError(
            "Frequencies must be measured on a corpus with the same vocabulary: use with_words_of."
        )
    return conditions.choose(
        vocabulary,
        np.sum([corpus.frequencies for corpus in measured], axis=0),
        np.sum([corpus.document_frequencies for corpus in measured], axis=0),
    )


def _at(places: Sequence[int], texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(texts[place] for place in places)


def _unique(names: tuple[str, ...], words: tuple[str, ...]) -> tuple[str, ...]:
    """Add the word to names that are not unique; words are."""
    times = Counter(names)
    shown = [
        name if times[name] == 1 else f"{name} ({word})"
        for name, word in zip(names, words, strict=True)
    ]
    # Somebody may have named a word just so: then all get their words.
    if len(set(shown)) < len(shown):
        shown = [f"{name} ({word})" for name, word in zip(names, words, strict=True)]
    return tuple(shown)
