"""Streams of texts from any format to word counts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.segmentation import has_dictionary

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import Ledger

__all__ = ["BATCH_CHARACTERS", "Batcher", "DocumentBatch", "count_documents"]

BATCH_CHARACTERS = 2**23
"""Characters of text that are counted at a time: enough to keep the threads busy."""

_BATCH_DOCUMENTS = 2**16


@dataclass(frozen=True, slots=True)
class DocumentBatch:
    """A batch of documents.

    Attributes
    ----------
    texts, ids : list of str
        One of each per document.
    labels : list of str or None
        One per document, or None if there are no labels.
    columns : dict of str to list of str
        Further columns by name, one value per document.
    """

    texts: list[str]
    ids: list[str]
    labels: list[str] | None = None
    columns: dict[str, list[str]] = field(default_factory=dict)


@dataclass(slots=True)
class Batcher:
    """Collect documents into batches of a useful size.

    Attributes
    ----------
    has_labels : bool
        Whether batches have labels.
    column_names : tuple of str
        The names of further columns.
    n_characters : int
        The length of the texts collected so far.
    texts, ids, labels : list of str
        The documents collected so far.
    values : list of tuple of (str or None)
        Their values in the further columns.
    """

    has_labels: bool = False
    column_names: tuple[str, ...] = ()
    n_characters: int = 0
    texts: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    values: list[tuple[str | None, ...]] = field(default_factory=list)

    def add(
        self,
        text: str,
        *,
        id: str,  # noqa: A002 - the field's name
        label: str = "",
        values: tuple[str | None, ...] = (),
    ) -> None:
        """Add a document.

        Parameters
        ----------
        text, id, label : str
            Its text, its id and its label.
        values : tuple of (str or None), default=()
            Its values in the further columns.
        """
        self.texts.append(text)
        self.ids.append(id)
        self.labels.append(label)
        if self.column_names:
            self.values.append(values)
        self.n_characters += len(text)

    def full(self) -> Iterator[DocumentBatch]:
        """Hand over the documents collected if they are enough.

        Yields
        ------
        DocumentBatch
            At most one batch.
        """
        if self.n_characters >= BATCH_CHARACTERS or len(self.texts) >= _BATCH_DOCUMENTS:
            yield from self.rest()

    def rest(self) -> Iterator[DocumentBatch]:
        """Hand over the documents collected, however few.

        Yields
        ------
        DocumentBatch
            At most one batch.
        """
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
    batches: Iterable[DocumentBatch], options: ReadOptions, ledger: Ledger
) -> Corpus:
    """Count the words of documents, one batch in memory at a time.

    Parameters
    ----------
    batches : iterable of DocumentBatch
        The documents.
    options : ReadOptions
        How texts become words, the number of threads, and whether texts are kept.
    ledger : Ledger
        Where it is recorded how many of them are in scripts without blanks.

    Returns
    -------
    Corpus
        The counts.
    """
    counter = TextCounter(options.text, n_jobs=options.n_jobs, keep_texts=options.keep_texts)
    for batch in batches:
        counter.add(batch.texts, ids=batch.ids, labels=batch.labels, columns=batch.columns)
    ledger.n_unspaced += counter.n_unspaced
    if counter.options.segmentation == "pairs" and not has_dictionary():
        ledger.n_in_pairs += counter.n_unspaced
    return counter.finish()
