"""Texts to word counts, fast: compiled, multi-threaded, in batches."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

import numpy as np
import scipy

from topicgrouper._compiled import DELICATE, WordCounter, notable_characters
from topicgrouper.common.checks import check_kind, thread_count
from topicgrouper.corpus.characters import NO_CHARACTERS, character_table
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.languages import dotless_lower, has_dotless_i, lower_case, stem_words
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS, TextOptions
from topicgrouper.corpus.words import MissingTokenizerError, divide_words, joined_tokens, text_form
from topicgrouper.storage.archive_format import ArchiveError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from numpy.typing import NDArray


_BATCH_CHARACTERS = 1 << 25


class TextCounter:
    """Count the words of documents that arrive in batches.

    Memory holds the counts and one batch. The result depends neither on the batches nor on the
    number of threads.
    """

    def __init__(
        self,
        options: TextOptions = DEFAULT_TEXT_OPTIONS,
        *,
        n_jobs: int | None = None,
        keep_texts: bool = False,
    ) -> None:
        check_kind(
            "options", options, TextOptions, "TextOptions, such as TextOptions(language='de')"
        )
        self.options = options.resolved()
        self.n_documents = 0
        self.n_unspaced = 0  # documents with text in scripts without blanks, such as Chinese
        self._counter = WordCounter(
            threads=thread_count(n_jobs),
            lowercase=options.lowercase,
            alphabetic=options.alphabetic,
            min_length=options.min_length,
            pairs=self.options.segmentation == "pairs",
            in_order=bool(options.phrases),
            hashtags=options.hashtags,
            emoji=options.emoji,
            ready=options.has_tokens,
        )
        self._ids: list[str] = []
        self._labels: list[str] | None = None
        self._columns: dict[str, list[str]] = {}
        self._values: dict[str, dict[str, str]] = {}
        self._texts: list[str] | None = [] if keep_texts else None

    def add(
        self,
        texts: Iterable[str],
        *,
        ids: Iterable[str] | None = None,
        labels: Iterable[str] | None = None,
        columns: Mapping[str, Iterable[str]] | None = None,
    ) -> Self:
        """Count more documents, with labels and columns in all calls or in none.

        Ctrl-C is handled promptly. After any exception the counter cannot be used any more.
        """
        _check_kind(texts)
        first = self.n_documents
        for batch in _batches(texts, first):
            documents, characters = self._encoded(batch)
            self._counter.add(documents, characters)
            self.n_documents += len(batch)
            if self._texts is not None:
                self._texts += batch
        numbers = range(first, self.n_documents)
        self._ids += map(str, numbers) if ids is None else _one_each("ids", ids, len(numbers))
        if labels is not None:
            self._labels = self._labels or []
            self._labels += _one_each("labels", labels, len(numbers))
        for name, values in (columns or {}).items():
            new = _one_each(f"values of column {name!r}", values, len(numbers))
            # Values repeat: each is kept once, however often it occurs.
            known = self._values.setdefault(name, {})
            self._columns.setdefault(name, []).extend(map(known.setdefault, new, new))
        return self

    def finish(self) -> Corpus:
        """Return the corpus of all documents; nothing can be added afterwards."""
        words = self._counter.merge()
        columns = arrange_words(words, self._counter.frequencies, self.options)
        phrases: tuple[str, ...] = ()
        if self.options.phrases:
            known = None if self.options.phrases is True else self.options.phrases
            columns, phrases = arrange_phrases(self._counter, words, columns, known=known)
        starts, indices, counts = self._counter.take_rows(columns.of_words)
        if len(indices) <= np.iinfo(np.int32).max:
            starts = starts.astype(np.int32)  # or SciPy would widen the indices too
        for array in (starts, indices, counts):
            array.flags.writeable = False
        shape = (self.n_documents, len(columns.vocabulary))
        return Corpus(
            scipy.sparse.csr_array((counts, indices, starts), shape=shape),
            columns.vocabulary,
            document_ids=self._ids,
            labels=self._labels,
            texts=self._texts,
            names=columns.names,
            document_columns=self._columns,
            phrases=phrases,
        )

    def _encoded(self, texts: Sequence[str]) -> tuple[list[str | bytes], NDArray[np.uint32]]:
        """Return a text for the compiled counter: ASCII as it is, everything else as UTF-8."""
        if self.options.has_tokens:
            found = joined_tokens(texts, self.options)
            return [self._tokens(number, found) for number in range(len(texts))], NO_CHARACTERS
        texts = list(texts)
        if self.options.lowercase and has_dotless_i(self.options.language):
            texts = [dotless_lower(text_form(text, self.options)) for text in texts]
        documents: list[str | bytes] = list(texts)
        beyond = [number for number, text in enumerate(texts) if not text.isascii()]
        if not beyond:
            return documents, NO_CHARACTERS
        characters = character_table(emoji=self.options.emoji)
        for number in beyond:
            documents[number] = self._utf8(texts[number], number)
            form = text_form(texts[number], self.options)
            if form != texts[number]:
                texts[number], documents[number] = form, form.encode()
        notable = notable_characters([documents[number] for number in beyond], characters)
        for number, flags in zip(beyond, notable, strict=True):
            if flags & ~DELICATE:
                self.n_unspaced += 1
            is_divided = flags & ~DELICATE and self.options.segmentation == "dictionary"
            if flags & DELICATE or is_divided:
                text = texts[number].lower() if self.options.lowercase else texts[number]
                text = unicodedata.normalize("NFC", text)
                if is_divided:
                    text = divide_words(text, self.options)
                documents[number] = text.encode()
        return documents, characters

    def _tokens(self, number: int, found: Iterator[str]) -> bytes:
        try:
            tokens = next(found)
        except (MissingTokenizerError, ArchiveError):
            raise  # it is about the model, not about this document
        except (TypeError, ValueError) as error:
            raise type(error)(f"Document {self.n_documents + number}: {error}.") from error
        return self._utf8(tokens, number)

    def _utf8(self, text: str, number: int) -> bytes:
        try:
            return text.encode()
        except UnicodeEncodeError as error:
            raise ValueError(
                f"Document {self.n_documents + number} is not valid Unicode (lone surrogate at "
                f"position {error.start}). Read its file with the right encoding, or with "
                "errors='replace'."
            ) from None


def _check_kind(texts: Any) -> None:
    """Refuse what can be read as texts but does not hold one per document."""
    if isinstance(texts, str | bytes):
        raise TypeError(
            "texts must be an iterable of strings, got a single one; pass [text] for one document."
        )
    # Reading them one after another would give the keys, or the names of the columns.
    is_table = hasattr(texts, "columns") or getattr(texts, "ndim", 1) > 1
    if is_table or isinstance(texts, Mapping):
        raise TypeError(
            f"texts must be an iterable of strings, got a {type(texts).__name__}; pass the texts "
            "alone, such as frame['text']."
        )


def _batches(texts: Iterable[str], first: int) -> Iterator[list[str]]:
    batch: list[str] = []
    characters = 0
    for number, text in enumerate(texts, start=first):
        if not isinstance(text, str):
            raise TypeError(
                f"Document {number} must be a string, got {type(text).__name__}. Decode bytes, and "
                "replace missing texts with empty strings."
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
        raise ValueError(
            f"got {len(values)} {name} for {n_documents} documents; pass one per document."
        )
    return values


@dataclass(frozen=True, slots=True)
class WordColumns:
    """The columns of the words."""

    vocabulary: list[str]  # one word or stem per column, in alphabetical order
    of_words: NDArray[np.int32]  # the column of each word that was counted; -1 for those dropped
    names: list[str] | None  # the most common form of each stem; None without stemming


def arrange_words(
    words: Sequence[str], frequencies: Callable[[], NDArray[np.int64]], options: TextOptions
) -> WordColumns:
    """Drop stop words and merge the forms of each stem."""
    options = options.resolved()
    stop_set = options.stop_set()
    if stop_set:
        in_lower_case = words
        if not options.lowercase:
            in_lower_case = [lower_case(word, options.language) for word in words]
        is_kept = np.array([word not in stop_set for word in in_lower_case], dtype=bool)
    else:
        is_kept = np.ones(len(words), dtype=bool)
    if options.stemmer is None:
        of_words = np.where(is_kept, np.cumsum(is_kept) - 1, -1).astype(np.int32)
        vocabulary = [word for word, kept in zip(words, is_kept.tolist(), strict=True) if kept]
        return WordColumns(vocabulary, of_words, names=None)
    return _stemmed(words, is_kept, frequencies(), options.stemmer)


def _stemmed(
    words: Sequence[str], is_kept: NDArray[np.bool_], frequencies: NDArray[np.int64], stemmer: str
) -> WordColumns:
    kept = np.flatnonzero(is_kept).tolist()
    stems = stem_words([words[place] for place in kept], stemmer)
    forms: defaultdict[str, list[int]] = defaultdict(list)
    for place, stem in zip(kept, stems, strict=True):
        forms[stem].append(place)
    vocabulary = sorted(forms)
    of_words = np.full(len(words), -1, dtype=np.int32)
    for column, stem in enumerate(vocabulary):
        of_words[forms[stem]] = column
    return WordColumns(
        vocabulary, of_words, common_forms(words, of_words, frequencies, len(vocabulary))
    )


def common_forms(
    words: Sequence[str],
    of_words: NDArray[np.int32],
    frequencies: NDArray[np.int64],
    n_columns: int,
) -> list[str]:
    """Return the most common word of each column; in a tie, the alphabetically first."""
    kept = np.flatnonzero(of_words >= 0)
    # By column, then from the most common to the least; stable, so ties stay in order.
    order = kept[np.lexsort((-frequencies[kept], of_words[kept]))]
    firsts = order[np.searchsorted(of_words[order], np.arange(n_columns))]
    return [words[place] for place in firsts.tolist()]


_MIN_PHRASE_COUNT = 10  # how often a phrase must occur
_N_WORDS = 3


def arrange_phrases(
    counter: WordCounter, words: Sequence[str], columns: WordColumns, *, known: Sequence[str] | None
) -> tuple[WordColumns, tuple[str, ...]]:
    """Find phrases, or take those that are known, and let the counter count each as one word."""
    vocabulary = columns.vocabulary
    if known is None:
        places = sorted(counter.find_phrases(columns.of_words, _MIN_PHRASE_COUNT))
    else:
        places = _places(known, vocabulary)
    phrases = [" ".join(vocabulary[column] for column in place) for place in places]
    if known is None:
        known = sorted(phrases)
    rows = np.full((len(places), _N_WORDS), -1, dtype=np.int32)
    for row, place in zip(rows, places, strict=True):
        row[: len(place)] = place
    is_stemmed = columns.names is not None
    word_frequencies = counter.frequencies() if is_stemmed else None
    forms = counter.join_phrases(columns.of_words, rows, is_stemmed)
    names: list[str] | None = None
    if word_frequencies is not None:
        names = _names(words, columns, word_frequencies, forms, n_phrases=len(phrases))
    return _ordered([*vocabulary, *phrases], names, counter.frequencies()), tuple(known)


def _places(phrases: Iterable[str], vocabulary: Sequence[str]) -> list[tuple[int, ...]]:
    """Return the columns of the words of each phrase whose words all occur."""
    column_of = {word: column for column, word in enumerate(vocabulary)}
    places = (tuple(column_of.get(word, -1) for word in phrase.split(" ")) for phrase in phrases)
    return [place for place in places if -1 not in place]


def _names(
    words: Sequence[str],
    columns: WordColumns,
    frequencies: NDArray[np.int64],
    forms: Sequence[tuple[int, tuple[int, ...], int]],
    *,
    n_phrases: int,
) -> list[str]:
    """Return the most common form of each word, outside of phrases, and of each phrase."""
    n_columns = len(columns.vocabulary)
    alone = frequencies.tolist()
    best: defaultdict[int, tuple[int, tuple[int, ...]]] = defaultdict(lambda: (0, ()))
    for unit, form, times in forms:
        for place in form:
            alone[place] -= times
        # Of equally common forms the alphabetically first, as words are in this order.
        if (-times, form) < (-best[unit][0], best[unit][1]):
            best[unit] = (times, form)
    # Words that occur in phrases only keep the name that they have; it is not shown.
    names = common_forms(words, columns.of_words, np.array(alone, dtype=np.int64), n_columns)
    return names + [
        " ".join(words[place] for place in best[unit][1])
        for unit in range(n_columns, n_columns + n_phrases)
    ]


def _ordered(
    units: Sequence[str], names: Sequence[str] | None, frequencies: NDArray[np.int64]
) -> WordColumns:
    """Return the units that occur in alphabetical order; equal ones share a column."""
    occurring = np.flatnonzero(frequencies).tolist()
    shown = {units[unit]: unit for unit in reversed(occurring)}
    vocabulary = sorted(shown)
    column_of = {word: column for column, word in enumerate(vocabulary)}
    of_units = np.full(len(units), -1, dtype=np.int32)
    of_units[occurring] = [column_of[units[unit]] for unit in occurring]
    return WordColumns(
        vocabulary, of_units, None if names is None else [names[shown[word]] for word in vocabulary]
    )
