"""Streams of texts from any format to word counts."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.readers.growth import check_share
from topicgrouper.corpus.text_pieces import text_pieces
from topicgrouper.corpus.words import has_dictionary

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.text_pieces import Unit

BATCH_CHARACTERS = 2**23
"""Characters of text that are counted at a time: enough to keep the threads busy."""

_BATCH_DOCUMENTS = 2**13  # not more: Python's garbage collector looks at each


class Document(NamedTuple):
    """A document as it was read."""

    text: str
    id: str
    label: str | None = None  # None if there are no labels
    values: tuple[str | None, ...] = ()  # in further columns


def count_documents(
    documents: Iterable[Document],
    options: ReadOptions,
    report: ReadReport,
    *,
    columns: Sequence[str] = (),
) -> Corpus:
    """Count the words of documents, some of them in memory at a time; columns are names."""
    if options.split not in (None, "whole"):
        documents = _pieces(documents, options.split, report)
    counter = TextCounter(options.text, n_jobs=options.n_jobs, keep_texts=options.keep_texts)
    seen = SeenTexts()
    for batch in _batches(documents):
        is_known = seen.add([document.text for document in batch])
        check_share(seen.n_empty, seen.n_filled, "documents are empty", path=None)
        n_known = int(is_known.sum())
        if options.drop_duplicates:
            report.n_dropped += n_known
            batch = list(compress(batch, ~is_known))  # noqa: PLW2901
        else:
            report.n_duplicates += n_known
        if batch:
            texts, ids, labels, values = zip(*batch, strict=True)
            cells = (map(_stripped, column) for column in zip(*values, strict=True))
            counter.add(
                texts,
                ids=ids,
                labels=None if labels[0] is None else labels,
                columns=dict(zip(columns, cells, strict=True)),
            )
    report.n_unspaced += counter.n_unspaced
    if counter.options.segmentation == "pairs" and not has_dictionary():
        report.n_in_pairs += counter.n_unspaced
    return counter.finish()


def _batches(documents: Iterable[Document]) -> Iterator[list[Document]]:
    batch: list[Document] = []
    n_characters = 0
    for document in documents:
        batch.append(document)
        n_characters += len(document.text)
        if n_characters >= BATCH_CHARACTERS or len(batch) >= _BATCH_DOCUMENTS:
            yield batch
            batch, n_characters = [], 0
    if batch:
        yield batch


def _pieces(documents: Iterable[Document], unit: Unit, report: ReadReport) -> Iterator[Document]:
    """Divide texts into documents that keep the labels and columns of their text."""
    for text, id_, label, values in documents:
        number = 0
        for number, piece in text_pieces(text, unit):
            yield Document(piece, f"{id_}#{number}", label, values)
        report.n_split += 1
        report.n_blank += number == 0


def _stripped(value: str | None) -> str:
    return value.strip() if value else ""


class SeenTexts:
    r"""The texts seen so far, as 8 bytes each.

    Texts are equal if their 64-bit hashes are: among ten million different texts, the probability
    that any two are taken for equal is 3 in a million. The hashes are those of Python's strings,
    whose key is random for each process, so no file can be made to collide.
    """

    def __init__(self) -> None:
        # Sorted, each at most half as long as the one before: adding takes logarithmic time.
        self._runs: list[NDArray[np.int64]] = []
        self.n_filled = self.n_empty = 0

    def add(self, texts: Sequence[str]) -> NDArray[np.bool_]:
        """Add texts."""
        hashes = np.fromiter(map(hash, map(str.strip, texts)), dtype=np.int64, count=len(texts))
        filled = np.flatnonzero(hashes != hash(""))
        self.n_filled += len(filled)
        self.n_empty += len(texts) - len(filled)
        values, firsts = np.unique(hashes[filled], return_index=True)
        is_new = np.ones(len(values), dtype=bool)
        for run in self._runs:
            places = np.minimum(np.searchsorted(run, values), len(run) - 1)
            is_new &= run[places] != values
        is_known = np.zeros(len(texts), dtype=bool)
        is_known[filled] = True
        is_known[filled[firsts[is_new]]] = False
        self._keep(values[is_new])
        return is_known

    def _keep(self, values: NDArray[np.int64]) -> None:
        while self._runs and len(self._runs[-1]) <= 2 * len(values):
            values = np.sort(np.concatenate((self._runs.pop(), values)), kind="stable")
        if len(values):
            self._runs.append(values)
