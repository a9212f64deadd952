"""Counted parts of a collection: summed up, and brought into the columns of common words.

The words are chosen from the sums of all parts exactly as on one machine.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.languages import stem_words
from topicgrouper.corpus.readers.report import KEPT_PROBLEMS, ReadReport
from topicgrouper.corpus.word_filter import kept_words
from topicgrouper.fitting.base_likelihood import ValueTally
from topicgrouper.fitting.identity import documents_hash

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from topicgrouper.corpus.readers.report import Problem
    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.distributed.sources import CountedPart

__all__ = [
    "ChosenWords",
    "PartSums",
    "PartTotals",
    "WordPlan",
    "add_sums",
    "bring_into_columns",
    "choose_words",
    "sums_of",
    "totals_of",
]


@dataclass(frozen=True)
class PartSums:
    """Sums over the words and documents of some parts."""

    words: list[str]  # the words, in alphabetical order
    frequencies: NDArray[np.int64]  # how often each word occurs
    n_nonzeros: int  # number of different words of each document, added up
    report: ReadReport  # what was found while reading
    has_labels: bool  # whether the documents have labels
    lacking: frozenset[str]  # the columns of the options that no document has

    @property
    def n_tokens(self) -> int:
        """Number of word occurrences."""
        return int(self.frequencies.sum())


@dataclass(frozen=True)
class WordPlan:
    """The columns to which the words of all parts go."""

    columns: dict[str, int]  # the column of each word that is kept
    n_columns: int  # the number of columns
    keeps_documents: bool  # whether ids, labels and texts are needed later


@dataclass(frozen=True)
class PartTotals:
    """Totals of a part in common columns, for the driver of the fit."""

    n_nonzeros: int  # number of its entries
    tally: ValueTally  # its counts and lengths, for the log-likelihood
    documents: NDArray[np.uint64]  # the hash of its documents, for the identity of the fit


def sums_of(part: CountedPart) -> PartSums:
    """Return the sums of one part."""
    corpus, ledger = part.corpus, part.ledger
    lengths = np.diff(corpus.counts.indptr)
    report = ReadReport(
        n_documents=corpus.n_documents,
        n_empty=int(np.count_nonzero(lengths == 0)),
        n_skipped=ledger.n_skipped,
        n_zero=ledger.n_zero,
        n_problems=ledger.n_problems,
        problems=tuple(ledger.problems),
        n_unspaced=ledger.n_unspaced,
        n_in_pairs=ledger.n_in_pairs,
        n_files=ledger.n_files,
        n_skipped_mails=ledger.n_skipped_mails,
        n_split=ledger.n_split,
        n_blank=ledger.n_blank,
        notes=tuple(ledger.notes),
    )
    return PartSums(
        words=list(corpus.vocabulary),
        frequencies=corpus.frequencies,
        n_nonzeros=int(corpus.counts.nnz),
        report=report,
        has_labels=corpus.labels is not None,
        lacking=part.lacking,
    )


def add_sums(*parts: PartSums) -> PartSums:
    """Add up the sums of several parts."""
    frequencies: Counter[str] = Counter()
    for part in parts:
        for word, frequency in zip(part.words, part.frequencies.tolist(), strict=True):
            frequencies[word] += frequency
    words = sorted(frequencies)
    problems: list[Problem] = [problem for part in parts for problem in part.report.problems]
    reports = [part.report for part in parts]
    return PartSums(
        words=words,
        frequencies=np.array([frequencies[word] for word in words], dtype=np.int64),
        n_nonzeros=sum(part.n_nonzeros for part in parts),
        report=ReadReport(
            n_documents=sum(report.n_documents for report in reports),
            n_empty=sum(report.n_empty for report in reports),
            n_skipped=sum(report.n_skipped for report in reports),
            n_zero=sum(report.n_zero for report in reports),
            n_problems=sum(report.n_problems for report in reports),
            problems=tuple(problems[:KEPT_PROBLEMS]),
            n_unspaced=sum(report.n_unspaced for report in reports),
            n_in_pairs=sum(report.n_in_pairs for report in reports),
            n_files=sum(report.n_files for report in reports),
            n_skipped_mails=sum(report.n_skipped_mails for report in reports),
            n_split=sum(report.n_split for report in reports),
            n_blank=sum(report.n_blank for report in reports),
            notes=tuple(dict.fromkeys(chain.from_iterable(report.notes for report in reports))),
        ),
        has_labels=any(part.has_labels for part in parts),
        lacking=frozenset.intersection(
            *([part.lacking for part in parts if part.report.n_documents] or [frozenset()])
        ),
    )


def bring_into_columns(part: CountedPart, plan: WordPlan) -> Corpus | csr_array[Any]:
    """Return the counts of a part in common columns."""
    corpus = part.corpus
    of_words = np.array([plan.columns.get(word, -1) for word in corpus.vocabulary], dtype=np.int64)
    counts = _with_columns(corpus.counts, of_words, plan.n_columns)
    if not plan.keeps_documents:
        return counts
    # The words get their names later; until then, numbers stand for them.
    return replace(
        corpus, counts=counts, vocabulary=tuple(map(str, range(plan.n_columns))), names=None
    )


def totals_of(part: Corpus | csr_array[Any]) -> PartTotals:
    """Return the totals of a part in common columns."""
    counts = part.counts if isinstance(part, Corpus) else part
    return PartTotals(
        n_nonzeros=int(counts.nnz),
        tally=ValueTally.of(counts),
        documents=documents_hash(counts),
    )


def _with_columns(
    counts: csr_array[Any], of_words: Sequence[int] | NDArray[np.int64], n_columns: int
) -> csr_array[Any]:
    """Move columns: several may become one, and those without a target are dropped."""
    of_words = np.asarray(of_words)
    known = np.flatnonzero(of_words >= 0)
    places = (known, of_words[known])
    into = csr_array(
        (np.ones(len(known), dtype=counts.dtype), places), shape=(counts.shape[1], n_columns)
    )
    moved = csr_array(counts @ into)
    moved.sum_duplicates()
    return moved


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


def choose_words(
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
    return ChosenWords(
        vocabulary=tuple(chosen),
        frequencies=frequencies[places],
        names=names,
        columns=columns,
        n_words_read=len(vocabulary),
    )
