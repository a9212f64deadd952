"""A collection that the workers of a cluster have counted, and whose documents stay there.

The words are chosen from the sums of all parts exactly as on one machine.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, fields, replace
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array, vstack

from topicgrouper.arrays.sums import group_columns
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.languages import stem_words
from topicgrouper.corpus.readers.report import KEPT_PROBLEMS, ReadReport
from topicgrouper.corpus.suitability import check_words, default_min_frequency, kept_words
from topicgrouper.distributed.clusters import results_of, wait_for
from topicgrouper.fitting.prepared_counts import ValueTally, documents_hash

if TYPE_CHECKING:
    from collections.abc import Sequence

    from distributed import Client, Future
    from numpy.typing import NDArray

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.distributed.sources import CountedPart, PartTask

# One task adds up the sums of this many parts: few messages, and no worker holds all of them.
_FAN_IN = 8
# The numbers of a report that the readers of parts count; duplicates may be in different parts.
# Which texts of different parts are equal is not known.
_COUNTED = {each.name for each in fields(ReadReport) if each.name.startswith("n_")} - {
    "n_duplicates",
    "n_words",
}


@dataclass(frozen=True)
class PartSums:
    """Sums over the words and documents of some parts."""

    words: list[str]  # the words, in alphabetical order
    frequencies: NDArray[np.int64]  # how often each word occurs
    n_nonzeros: int  # number of different words of each document, added up
    report: ReadReport  # what was found while reading
    lacking: frozenset[str]  # the columns of the options that no document has


@dataclass(frozen=True)
class PartTotals:
    """Totals of a part in common columns, for the driver of the fit."""

    n_nonzeros: int  # number of its entries
    tally: ValueTally  # its counts and lengths, for the log-likelihood
    documents: NDArray[np.uint64]  # the hash of its documents, for the identity of the fit


@dataclass(frozen=True)
class ChosenWords:
    """The words of a fit."""

    vocabulary: tuple[str, ...]  # the words or stems that are kept, in alphabetical order
    frequencies: NDArray[np.int64]  # how often each of them occurs
    names: tuple[str, ...] | None  # their display words if they are stems; these need not be unique
    columns: dict[str, int]  # the column of each counted word that is kept
    n_words_read: int  # number of different words or stems before the word filter

    @property
    def display_words(self) -> tuple[str, ...] | None:
        """Unique display words, or ``None`` if the words are shown as they are."""
        if self.names is None:
            return None
        no_documents = np.zeros((0, len(self.vocabulary)), dtype=np.int32)
        return Corpus(no_documents, self.vocabulary, names=self.names).display_words


@dataclass(frozen=True)
class CountedParts:
    """All parts, each in the columns of its own words."""

    futures: list[Future]  # futures of `topicgrouper.distributed.sources.CountedPart`
    names: list[str]  # the name of each part, for messages
    sums: PartSums  # the sums of all parts

    def with_words(
        self,
        client: Client,
        *,
        text: TextOptions,
        min_frequency: int | None,
        max_words: int | None,
        keeps_documents: bool,
    ) -> CountedCollection:
        """Choose the words, and bring all parts into their columns."""
        n_tokens = int(self.sums.frequencies.sum())
        if min_frequency is None:
            min_frequency = default_min_frequency(n_tokens)
        words = _choose_words(
            self.sums, text=text, min_frequency=min_frequency, max_words=max_words
        )
        n_words = len(words.vocabulary)
        check_words(n_tokens=n_tokens, n_words=n_words, min_frequency=min_frequency, text=text)
        # A task, not scattered data: Dask can run it again if its worker is lost.
        columns = client.submit(_identity, words.columns, pure=False)
        settings: Any = {"keeps_documents": keeps_documents, "pure": False}
        moved = [
            client.submit(_in_columns, part, columns, n_words, **settings) for part in self.futures
        ]
        totals = [client.submit(_totals_of, part, pure=False) for part in moved]
        found = results_of(totals, client=client, names=self.names)
        return CountedCollection(words, moved, found, min_frequency)


@dataclass(frozen=True)
class CountedCollection:
    """All parts in common columns."""

    words: ChosenWords  # the words of the columns
    # Futures of the counts: of a `Corpus` if ids are kept, of sparse matrices otherwise.
    parts: list[Future]
    totals: list[PartTotals]  # the totals of each part
    min_frequency: int  # how often a word must occur at least

    def gather(self, client: Client) -> Corpus:
        """Fetch all documents, in the order of the parts."""
        corpora = [client.gather(part) for part in self.parts]
        columns: dict[str, list[str]] = {}
        for corpus in corpora:  # all with documents have the same columns
            for name, values in corpus.document_columns.items():
                columns.setdefault(name, []).extend(values)
        return Corpus(
            vstack([corpus.counts for corpus in corpora], format="csr"),
            self.words.vocabulary,
            document_ids=_joined(corpora, "document_ids"),
            labels=_joined(corpora, "labels"),
            texts=_joined(corpora, "texts"),
            names=self.words.names,
            document_columns=columns,
        )


def count_parts(
    tasks: Sequence[PartTask], *, client: Client, progress: Progress | None
) -> CountedParts:
    """Count all parts, and add up their sums."""
    names = [task.name for task in tasks]
    futures = [task.start(client) for task in tasks]
    sums = [client.submit(_sums_of, part, pure=False) for part in futures]

    def report(share: float) -> None:
        if progress is not None:
            progress(share, "Counting words")

    wait_for(sums, client=client, names=names, report=report)
    while len(sums) > 1:
        groups = [sums[first : first + _FAN_IN] for first in range(0, len(sums), _FAN_IN)]
        sums = [client.submit(_add_sums, *group, pure=False) for group in groups]
    (all_sums,) = results_of(sums, client=client, names=["all parts"])
    return CountedParts(futures, names, all_sums)


def _sums_of(part: CountedPart) -> PartSums:
    """Return the sums of one part."""
    corpus, report = part.corpus, part.ledger
    report.n_documents = corpus.n_documents
    report.n_empty = int(np.count_nonzero(np.diff(corpus.counts.indptr) == 0))
    words, n_nonzeros = list(corpus.vocabulary), int(corpus.counts.nnz)
    return PartSums(words, corpus.frequencies, n_nonzeros, report, part.lacking)


def _add_sums(*parts: PartSums) -> PartSums:
    """Add up the sums of several parts."""
    frequencies: Counter[str] = Counter()
    for part in parts:
        for word, frequency in zip(part.words, part.frequencies.tolist(), strict=True):
            frequencies[word] += frequency
    words = sorted(frequencies)
    reports = [part.report for part in parts]
    report = ReadReport(
        problems=list(chain.from_iterable(each.problems for each in reports))[:KEPT_PROBLEMS],
        notes=list(dict.fromkeys(chain.from_iterable(each.notes for each in reports))),
        **{name: sum(getattr(each, name) for each in reports) for name in _COUNTED},
    )
    lacking = [part.lacking for part in parts if part.report.n_documents]
    return PartSums(
        words=words,
        frequencies=np.array([frequencies[word] for word in words], dtype=np.int64),
        n_nonzeros=sum(part.n_nonzeros for part in parts),
        report=report,
        lacking=frozenset.intersection(*lacking) if lacking else frozenset(),
    )


def _choose_words(
    sums: PartSums, *, text: TextOptions, min_frequency: int, max_words: int | None
) -> ChosenWords:
    """Stem the counted words if the options say so, and keep the frequent ones."""
    stemmer = text.resolved().stemmer
    stems = sums.words if stemmer is None else stem_words(sums.words, stemmer)
    forms: defaultdict[str, list[int]] = defaultdict(list)
    for place, stem in enumerate(stems):
        forms[stem].append(place)
    vocabulary = sorted(forms)
    frequencies = np.array(
        [sums.frequencies[forms[stem]].sum() for stem in vocabulary], dtype=np.int64
    )
    places = kept_words(
        vocabulary, frequencies, frequencies, min_frequency=min_frequency, max_words=max_words
    )
    chosen = [vocabulary[place] for place in places.tolist()]
    names = None
    if stemmer is not None:
        # Of equally frequent forms, the alphabetically first.
        frequency = sums.frequencies.item
        names = tuple(sums.words[max(forms[stem], key=frequency)] for stem in chosen)
    columns = {
        sums.words[form]: column for column, stem in enumerate(chosen) for form in forms[stem]
    }
    return ChosenWords(tuple(chosen), frequencies[places], names, columns, len(vocabulary))


def _in_columns(
    part: CountedPart, columns: dict[str, int], n_columns: int, *, keeps_documents: bool
) -> Corpus | csr_array[Any]:
    """Return the counts of a part in common columns; several may become one, others are dropped."""
    corpus = part.corpus
    of_words = np.array([columns.get(word, -1) for word in corpus.vocabulary], dtype=np.int64)
    moved = group_columns(corpus.counts, of_words, n_topics=n_columns)
    counts = csr_array(moved.astype(corpus.counts.dtype))
    if not keeps_documents:
        return counts
    # The words get their names later; until then, numbers stand for them.
    return replace(corpus, counts=counts, vocabulary=tuple(map(str, range(n_columns))), names=None)


def _totals_of(part: Corpus | csr_array[Any]) -> PartTotals:
    """Return the totals of a part in common columns."""
    counts = part.counts if isinstance(part, Corpus) else part
    return PartTotals(int(counts.nnz), ValueTally.of(counts), documents_hash(counts))


def _joined(corpora: Sequence[Corpus], name: str) -> list[str] | None:
    """Concatenate ids, labels or texts; return ``None`` if a part with documents has none."""
    columns = [getattr(corpus, name) for corpus in corpora if corpus.n_documents]
    if not columns or any(column is None for column in columns):
        return None
    return list(chain.from_iterable(columns))


def _identity(value: Any) -> Any:
    return value
