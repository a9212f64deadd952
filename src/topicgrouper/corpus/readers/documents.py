"""Streams of texts from any format to word counts."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import compress, repeat
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.counting import TextCounter
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

_BATCH_DOCUMENTS = 2**16


@dataclass(frozen=True, slots=True)
class DocumentBatch:
    """A batch of documents."""

    texts: list[str]  # one of each per document
    ids: list[str]
    labels: list[str] | None = None  # one per document, or None if there are no labels
    # Further columns by name, one value per document.
    columns: dict[str, list[str]] = field(default_factory=dict)


@dataclass(slots=True)
class Batcher:
    """Collect documents into batches of a useful size."""

    has_labels: bool = False  # whether batches have labels
    column_names: tuple[str, ...] = ()  # the names of further columns
    n_characters: int = 0  # the length of the texts collected so far
    texts: list[str] = field(default_factory=list)  # the documents collected so far
    ids: list[str] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    # Their values in the further columns.
    values: list[tuple[str | None, ...]] = field(default_factory=list)

    def add(
        self,
        text: str,
        *,
        id: str,  # noqa: A002 - the field's name
        label: str = "",
        values: tuple[str | None, ...] = (),
    ) -> None:
        """Add a document."""
        self.texts.append(text)
        self.ids.append(id)
        self.labels.append(label)
        if self.column_names:
            self.values.append(values)
        self.n_characters += len(text)

    def full(self) -> Iterator[DocumentBatch]:
        """Hand over the documents collected if they are enough."""
        if self.n_characters >= BATCH_CHARACTERS or len(self.texts) >= _BATCH_DOCUMENTS:
            yield from self.rest()

    def rest(self) -> Iterator[DocumentBatch]:
        """Hand over the documents collected, however few."""
        if self.texts:
            labels = self.labels if self.has_labels else None
            values = zip(*self.values, strict=True)
            columns = {
                name: [value.strip() if value else "" for value in column]
                for name, column in zip(self.column_names, values, strict=True)
            }
            yield DocumentBatch(self.texts, self.ids, labels, columns)
            self.texts, self.ids, self.labels, self.values = [], [], [], []
            self.n_characters = 0


def count_documents(
    batches: Iterable[DocumentBatch], options: ReadOptions, report: ReadReport
) -> Corpus:
    """Count the words of documents, one batch in memory at a time."""
    if options.split not in (None, "whole"):
        batches = divide_documents(batches, options.split, report)
    counter = TextCounter(options.text, n_jobs=options.n_jobs, keep_texts=options.keep_texts)
    seen = SeenTexts()
    for batch in batches:
        is_known = seen.add(batch.texts)
        n_known = int(is_known.sum())
        if options.drop_duplicates:
            report.n_dropped += n_known
            batch = _without(batch, is_known) if n_known else batch  # noqa: PLW2901
        else:
            report.n_duplicates += n_known
        counter.add(batch.texts, ids=batch.ids, labels=batch.labels, columns=batch.columns)
    report.n_unspaced += counter.n_unspaced
    if counter.options.segmentation == "pairs" and not has_dictionary():
        report.n_in_pairs += counter.n_unspaced
    return counter.finish()


def divide_documents(
    batches: Iterable[DocumentBatch], unit: Unit, report: ReadReport
) -> Iterator[DocumentBatch]:
    """Divide texts into documents that keep the labels and columns of their text."""
    for batch in batches:
        batcher = Batcher(batch.labels is not None, tuple(batch.columns))
        labels = batch.labels or [""] * len(batch.texts)
        rows = zip(*batch.columns.values(), strict=True) if batch.columns else repeat(())
        for text, id_, label, values in zip(batch.texts, batch.ids, labels, rows, strict=False):
            has_pieces = False
            for number, piece in text_pieces(text, unit):
                has_pieces = True
                batcher.add(piece, id=f"{id_}#{number}", label=label, values=values)
                yield from batcher.full()
            report.n_split += 1
            report.n_blank += not has_pieces
        yield from batcher.rest()


def _without(batch: DocumentBatch, is_dropped: NDArray[np.bool_]) -> DocumentBatch:
    def kept(values: list[str]) -> list[str]:
        return list(compress(values, ~is_dropped))

    labels = None if batch.labels is None else kept(batch.labels)
    columns = {name: kept(values) for name, values in batch.columns.items()}
    return DocumentBatch(kept(batch.texts), kept(batch.ids), labels, columns)


class SeenTexts:
    r"""The texts seen so far, as 8 bytes each.

    Texts are equal if their 64-bit hashes are: among ten million different texts, the probability
    that any two are taken for equal is 3 in a million. The hashes are those of Python's strings,
    whose key is random for each process, so no file can be made to collide.
    """

    def __init__(self) -> None:
        # Sorted, each at most half as long as the one before: adding takes logarithmic time.
        self._runs: list[NDArray[np.int64]] = []

    def add(self, texts: Sequence[str]) -> NDArray[np.bool_]:
        """Add texts."""
        hashes = np.fromiter(map(hash, map(str.strip, texts)), dtype=np.int64, count=len(texts))
        filled = np.flatnonzero(hashes != hash(""))
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
