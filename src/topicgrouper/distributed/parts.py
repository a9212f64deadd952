"""Parts of a collection: counted in a worker, summed up, and brought into common columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.readers.formats import FORMATS
from topicgrouper.corpus.readers.frames import FrameTable
from topicgrouper.corpus.readers.report import KEPT_PROBLEMS, Ledger, ReadReport
from topicgrouper.corpus.readers.table_documents import count_table
from topicgrouper.corpus.readers.task import Task
from topicgrouper.fitting.base_likelihood import ValueTally
from topicgrouper.fitting.identity import documents_hash

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import Problem

__all__ = [
    "CountedPart",
    "PartSums",
    "PartTotals",
    "WordPlan",
    "add_sums",
    "bring_into_columns",
    "count_file",
    "count_frame",
    "count_items",
    "sums_of",
    "totals_of",
]


@dataclass(frozen=True)
class CountedPart:
    """Some documents with the words that occur in them, in their own columns.

    Attributes
    ----------
    corpus : Corpus
        The documents. Words are not stemmed yet.
    ledger : Ledger
        What was found while reading.
    """

    corpus: Corpus
    ledger: Ledger


@dataclass(frozen=True)
class PartSums:
    """What is known of the words and documents of some parts together.

    Attributes
    ----------
    words, frequencies : list of str or ndarray of int
        The words in alphabetical order, and how often each occurs.
    n_nonzeros : int
        Different words of each document, added up.
    report : ReadReport
        What was found while reading.
    has_labels : bool
        Whether the documents have labels.
    """

    words: list[str]
    frequencies: NDArray[np.int64]
    n_nonzeros: int
    report: ReadReport
    has_labels: bool

    @property
    def n_tokens(self) -> int:
        """Number of word occurrences."""
        return int(self.frequencies.sum())


@dataclass(frozen=True)
class WordPlan:
    """Which columns the words of all parts go to.

    Attributes
    ----------
    columns : dict of str to int
        The column of each word that stays.
    n_columns : int
        The number of columns.
    keeps_documents : bool
        Whether ids, labels and texts are needed later.
    """

    columns: dict[str, int]
    n_columns: int
    keeps_documents: bool


@dataclass(frozen=True)
class PartTotals:
    """What the driver needs of a part in common columns.

    Attributes
    ----------
    n_nonzeros : int
        Its entries.
    tally : ValueTally
        For the log-likelihood.
    documents : ndarray of int
        For the identity of the fit.
    """

    n_nonzeros: int
    tally: ValueTally
    documents: NDArray[np.uint64]


def count_file(path: str, format: str, options: ReadOptions, prefix: str) -> CountedPart:  # noqa: A002
    """Count the documents of one file, which may hold none.

    Parameters
    ----------
    path, format, options : str or ReadOptions
        As in `topicgrouper.corpus.read_corpus`.
    prefix : str
        What the ids of its documents start with.
    """
    file, ledger = Path(path), Ledger()
    if file.is_file() and file.stat().st_size == 0:
        return CountedPart(_no_documents(), ledger)
    corpus = FORMATS[format].read(Task(file, _raw(options), ledger=ledger))
    if prefix:
        corpus = replace(corpus, document_ids=tuple(prefix + id_ for id_ in corpus.document_ids))
    return CountedPart(corpus, ledger)


def count_frame(frame: Any, options: ReadOptions, prefix: str) -> CountedPart:
    """Count the documents of one partition of a data frame."""
    ledger = Ledger()
    corpus = count_table(FrameTable(frame), _raw(options), ledger)
    ids = corpus.document_ids
    if options.id_column is None:
        ids = tuple(prefix + id_ for id_ in ids)
    return CountedPart(replace(corpus, document_ids=ids), ledger)


def count_items(items: Iterable[Any], options: ReadOptions, prefix: str) -> CountedPart:
    """Count the documents of one partition of a bag: texts, or records with a field of texts."""
    texts, ids, labels = [], [], []
    for number, item in enumerate(items, start=1):
        record = item if isinstance(item, Mapping) else {None: item}
        text = record.get(options.text_column if isinstance(item, Mapping) else None, "")
        if text is not None and not isinstance(text, str):
            message = (
                f"Item {number} of partition {prefix.rstrip(':')} is no text but of type "
                f"{type(text).__name__}. A bag needs texts, or records and a text_column."
            )
            raise TypeError(message)
        texts.append(text or "")
        ids.append(str(record.get(options.id_column) or f"{prefix}{number}"))
        labels.append(str(record.get(options.label_column) or ""))
    raw = _raw(options)
    counter = TextCounter(raw.text, n_jobs=raw.n_jobs, keep_texts=raw.keep_texts)
    has_labels = options.label_column is not None
    counter.add(texts, ids=ids, labels=labels if has_labels else None)
    return CountedPart(counter.finish(), Ledger())


def sums_of(part: CountedPart) -> PartSums:
    """Sum one part up."""
    corpus, ledger = part.corpus, part.ledger
    lengths = np.diff(corpus.counts.indptr)
    report = ReadReport(
        n_documents=corpus.n_documents,
        n_empty=int(np.count_nonzero(lengths == 0)),
        n_skipped=ledger.n_skipped,
        n_zero=ledger.n_zero,
        n_problems=ledger.n_problems,
        problems=tuple(ledger.problems),
    )
    return PartSums(
        words=list(corpus.vocabulary),
        frequencies=corpus.frequencies,
        n_nonzeros=int(corpus.counts.nnz),
        report=report,
        has_labels=corpus.labels is not None,
    )


def add_sums(*parts: PartSums) -> PartSums:
    """Add up the sums of several parts, in their order."""
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
        ),
        has_labels=any(part.has_labels for part in parts),
    )


def bring_into_columns(part: CountedPart, plan: WordPlan) -> Corpus | csr_array[Any]:
    """Return the counts of a part in the columns of all parts, with its ids if they are kept."""
    corpus = part.corpus
    of_words = np.array([plan.columns.get(word, -1) for word in corpus.vocabulary], dtype=np.int64)
    counts = _with_columns(corpus.counts, of_words, plan.n_columns)
    if not plan.keeps_documents:
        return counts
    # Words get their names later: a number stands for each meanwhile.
    return replace(
        corpus, counts=counts, vocabulary=tuple(map(str, range(plan.n_columns))), names=None
    )


def totals_of(part: Corpus | csr_array[Any]) -> PartTotals:
    """Tell what the driver needs of a part in common columns."""
    counts = part.counts if isinstance(part, Corpus) else part
    return PartTotals(
        n_nonzeros=int(counts.nnz),
        tally=ValueTally.of(counts),
        documents=documents_hash(counts),
    )


def _with_columns(
    counts: csr_array[Any], of_words: Sequence[int] | NDArray[np.int64], n_columns: int
) -> csr_array[Any]:
    """Move columns; several may become one, those without a place are dropped."""
    of_words = np.asarray(of_words)
    known = np.flatnonzero(of_words >= 0)
    places = (known, of_words[known])
    into = csr_array(
        (np.ones(len(known), dtype=counts.dtype), places), shape=(counts.shape[1], n_columns)
    )
    moved = csr_array(counts @ into)
    moved.sum_duplicates()
    return moved


def _raw(options: ReadOptions) -> ReadOptions:
    """Leave words as they are: which form of a stem is the commonest is known at the end only."""
    return replace(options, text=replace(options.text, stemmer=None), n_jobs=1)


def _no_documents() -> Corpus:
    return Corpus(csr_array((0, 0), dtype=np.int32), [], document_ids=[])
