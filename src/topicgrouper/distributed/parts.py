"""The parts of a source (files, partitions of a Dask data frame), counted on a cluster.

The documents of a part stay on the worker that counted it. The words are chosen from the sums of
all parts exactly as on one machine.
"""

from __future__ import annotations

import glob
import os
from collections import Counter
from dataclasses import dataclass, fields, replace
from itertools import chain
from operator import methodcaller
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array, vstack

from topicgrouper.common.sparse import group_columns
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.counting import arrange_words
from topicgrouper.corpus.readers.compression import check_lasting
from topicgrouper.corpus.readers.detection import guess_format
from topicgrouper.corpus.readers.formats import FORMATS, FRAME
from topicgrouper.corpus.readers.read import read_as
from topicgrouper.corpus.readers.report import KEPT_PROBLEMS, ReadError, ReadReport
from topicgrouper.corpus.readers.tables import count_table, frame_table
from topicgrouper.corpus.source import keep_words
from topicgrouper.distributed.clusters import wait_for
from topicgrouper.fitting.prepared_counts import ValueTally, documents_hash

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from distributed import Client, Future
    from numpy.typing import NDArray

    from topicgrouper.common.progress import Progress
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.source import Source

# One task adds up the sums of this many parts: few messages, and no worker holds all of them.
_FAN_IN = 8
# The numbers of a report that the readers of parts count; duplicates may be in different parts.
# Which texts of different parts are equal is not known.
_COUNTED = {each.name for each in fields(ReadReport) if each.name.startswith("n_")} - {
    "n_duplicates",
    "n_words",
}


@dataclass(frozen=True)
class CountedPart:
    """Some documents, with columns for the words that occur in them."""

    corpus: Corpus  # the documents. The words are not stemmed yet.
    report: ReadReport  # what was found while reading


def count_file(path: str, format: str, options: ReadOptions, prefix: str) -> CountedPart:  # noqa: A002
    """Count the documents of one file, which may be empty."""
    file, report = Path(path), ReadReport()
    if file.is_file() and file.stat().st_size == 0:
        return CountedPart(Corpus(csr_array((0, 0), dtype=np.int32), [], document_ids=[]), report)
    corpus = read_as(FORMATS[format], file, _raw(options), report)
    if prefix:
        corpus = replace(corpus, document_ids=tuple(prefix + id_ for id_ in corpus.document_ids))
    return CountedPart(corpus, report)


def count_frame(frame: Any, options: ReadOptions, prefix: str) -> CountedPart:
    """Count the documents of one partition of a data frame."""
    report = ReadReport()
    corpus = count_table(frame_table(frame), _raw(options), report)
    ids = corpus.document_ids
    if options.id_column is None:
        ids = tuple(prefix + id_ for id_ in ids)
    return CountedPart(replace(corpus, document_ids=ids), report)


def _raw(options: ReadOptions) -> ReadOptions:
    """Return options without stemming: which form of a stem is most frequent shows at the end."""
    return replace(options, text=replace(options.text, stemmer=None), n_jobs=1)


@dataclass(frozen=True)
class PartTask:
    """A part of a source that is to be counted."""

    name: str  # its name in messages
    format: str | None  # its format, if it is a file
    start: Callable[[Client], Future]  # starts the counting, the future of a `CountedPart`


def part_tasks(source: Any, *, format: str | None, options: ReadOptions) -> list[PartTask]:  # noqa: A002
    """Divide a source into parts."""
    if options.drop_duplicates:
        raise ReadError(
            "duplicates are not dropped on a cluster, since they may be in different parts; keep "
            "them, or fit on one machine"
        )
    if options.text.phrases:
        raise ReadError(
            "phrases cannot be counted on a cluster; leave them out, or fit on one machine"
        )
    if options.is_for_baskets:
        raise ReadError(
            "baskets are not counted on a cluster, since one basket may be spread over several "
            "parts; fit them on one machine, or pass their counts to "
            "topicgrouper.distributed.fit_tree"
        )
    if isinstance(source, str | os.PathLike | list | tuple):
        return _file_tasks(files_of(source), format=format, options=options)
    kind = f"{type(source).__module__}.{type(source).__qualname__}"
    if not hasattr(source, "to_delayed") or not hasattr(source, "columns"):
        raise TypeError(
            f"source must be a pattern of files or a Dask data frame, got {kind}. Convert a bag "
            "of texts by bag.to_dataframe(columns=['text']); for counts in memory, use "
            "topicgrouper.distributed.fit_tree."
        )
    if useless := FRAME.useless(options):
        raise ReadError("does not apply to a data frame; omit it", options=useless)
    return _frame_tasks(source, options)


def files_of(source: str | os.PathLike[str] | list[Any] | tuple[Any, ...]) -> list[Path]:
    """Return the files that match paths and patterns, each once, in alphabetical order."""
    patterns = [source] if isinstance(source, str | os.PathLike) else list(source)
    found: set[Path] = set()
    for pattern in patterns:
        name = os.fspath(pattern)
        matches = [name] if Path(name).exists() else glob.glob(name, recursive=True)  # noqa: PTH207
        if not matches:
            raise ReadError(f"{name}: No such file or folder, and no file matches it as a pattern")
        found.update(Path(match) for match in matches)
    return sorted(found)


def source_name(source: Any) -> str | None:
    """Return the name of a file or a pattern without its folder."""
    if not isinstance(source, str | os.PathLike):
        return None
    files = files_of(source)
    return files[0].resolve().name if len(files) == 1 else Path(source).name


def _file_tasks(files: list[Path], *, format: str | None, options: ReadOptions) -> list[PartTask]:  # noqa: A002
    tasks = []
    for file in files:
        check_lasting(file)  # a worker cannot read what is open here
        name = guess_format(file)[0] if format is None else format
        if name not in FORMATS or "text" not in FORMATS[name].options:
            texts = ", ".join(key for key, value in FORMATS.items() if "text" in value.options)
            raise ReadError(
                f"the format {name!r} is not read on a cluster; choose from {texts}, fit it on "
                "one machine, or pass its counts to topicgrouper.distributed.fit_tree",
                path=file,
            )
        useless = FORMATS[name].useless(options)
        if useless:
            raise ReadError(f"does not apply to the format {name}; omit it", options=useless)
        prefix = "" if len(files) == 1 else f"{file.name}:"
        path = str(file.resolve())  # a worker may run in another folder
        start = methodcaller("submit", count_file, path, name, options, prefix, pure=False)
        tasks.append(PartTask(str(file), name, start))
    return tasks


def _frame_tasks(frame: Any, options: ReadOptions) -> list[PartTask]:
    from dask import delayed  # noqa: PLC0415 - whoever has a Dask data frame has Dask

    tasks = []
    for number, part in enumerate(frame.to_delayed()):
        counted = delayed(count_frame, pure=False)(part, options, f"{number}:")
        tasks.append(PartTask(f"partition {number}", None, methodcaller("compute", counted)))
    return tasks


@dataclass(frozen=True)
class PartSums:
    """Sums over the words and documents of some parts."""

    words: list[str]  # the words, in alphabetical order
    frequencies: NDArray[np.int64]  # how often each word occurs
    n_nonzeros: int  # number of different words of each document, added up
    report: ReadReport  # what was found while reading


@dataclass(frozen=True)
class PartTotals:
    """Totals of a part in common columns, for the driver of the fit."""

    n_nonzeros: int  # number of its entries
    tally: ValueTally  # its counts and lengths, for the log-likelihood
    documents: NDArray[np.uint64]  # the hash of its documents, for the identity of the fit


@dataclass(frozen=True)
class ChosenWords:
    """The words of a fit."""

    totals: Corpus  # all documents as one, with the words or stems that are kept
    source: Source  # how the documents were read, with what the words have settled
    columns: dict[str, int]  # the column of each counted word that is kept
    n_words_read: int  # number of different words or stems before the word filter


def count_parts(
    tasks: Sequence[PartTask], *, client: Client, progress: Progress | None
) -> tuple[list[Future], PartSums]:
    """Start to count all parts, and add up their sums."""
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
    wait_for(sums, client=client, names=["all parts"])
    return futures, sums[0].result()


def _sums_of(part: CountedPart) -> PartSums:
    """Return the sums of one part."""
    corpus = part.corpus
    n_empty = int(np.count_nonzero(np.diff(corpus.counts.indptr) == 0))
    report = replace(part.report, n_documents=corpus.n_documents, n_empty=n_empty)
    words, n_nonzeros = list(corpus.vocabulary), int(corpus.counts.nnz)
    return PartSums(words, corpus.frequencies, n_nonzeros, report)


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
        found=dict(chain.from_iterable(each.found.items() for each in reports)),
        **{name: sum(getattr(each, name) for each in reports) for name in _COUNTED},
    )
    return PartSums(
        words=words,
        frequencies=np.array([frequencies[word] for word in words], dtype=np.int64),
        n_nonzeros=sum(part.n_nonzeros for part in parts),
        report=report,
    )


def choose_words(
    sums: PartSums, source: Source, *, min_frequency: int | None, max_words: int | None
) -> ChosenWords:
    """Stem the counted words if the options say so, and keep the frequent ones."""
    words = arrange_words(sums.words, lambda: sums.frequencies, source.options.text)
    stems, of_words = words.vocabulary, words.of_words.astype(np.int64)
    rows = group_columns(csr_array(sums.frequencies[np.newaxis]), of_words, n_topics=len(stems))
    totals = Corpus(rows, stems, names=words.names)
    kept = keep_words(totals.with_source(source), min_frequency=min_frequency, max_words=max_words)
    column_of = {stem: column for column, stem in enumerate(kept.vocabulary)}
    columns = {
        word: column_of[stems[place]]
        for word, place in zip(sums.words, of_words.tolist(), strict=True)
        if stems[place] in column_of
    }
    return ChosenWords(kept, kept.source or source, columns, totals.n_words)


def bring_into_columns(
    parts: Sequence[Future],
    words: ChosenWords,
    *,
    client: Client,
    names: Sequence[str],
    keeps_documents: bool,
) -> tuple[list[Future], list[PartTotals]]:
    """Bring all parts into the columns of the words.

    Each becomes a `Corpus` if its documents are kept, and a sparse matrix otherwise.
    """
    # A task, not scattered data: Dask can run it again if its worker is lost.
    columns = client.submit(dict, words.columns, pure=False)
    settings: Any = {"keeps_documents": keeps_documents, "pure": False}
    n_words = words.totals.n_words
    moved = [client.submit(_in_columns, part, columns, n_words, **settings) for part in parts]
    totals = [client.submit(_totals_of, part, pure=False) for part in moved]
    wait_for(totals, client=client, names=names)
    return moved, client.gather(totals)


def gather(parts: Sequence[Future], words: ChosenWords, *, client: Client) -> Corpus:
    """Fetch all documents, in the order of the parts."""
    corpora = [client.gather(part) for part in parts]
    # Those of tables are the same in all parts, but a table may lack what is found by its name.
    names = dict.fromkeys(chain.from_iterable(corpus.document_columns for corpus in corpora))
    columns: dict[str, list[str]] = {name: [] for name in names}
    for corpus in corpora:
        for name in names:
            columns[name] += corpus.document_columns.get(name, ("",) * corpus.n_documents)
    return Corpus(
        vstack([corpus.counts for corpus in corpora], format="csr"),
        words.totals.vocabulary,
        document_ids=_joined(corpora, "document_ids"),
        labels=_joined(corpora, "labels"),
        texts=_joined(corpora, "texts"),
        names=words.totals.names,
        document_columns=columns,
    )


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
