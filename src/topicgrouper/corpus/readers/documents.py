"""Streams of texts, from any format, to counts of words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from topicgrouper.corpus.counting import TextCounter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions

__all__ = ["BATCH_CHARACTERS", "Batcher", "DocumentBatch", "count_documents"]

BATCH_CHARACTERS = 2**23
"""So many characters of text are counted at a time: enough to keep the threads busy."""

_BATCH_DOCUMENTS = 2**16


@dataclass(frozen=True, slots=True)
class DocumentBatch:
    """Some documents.

    Attributes
    ----------
    texts, ids : list of str
        One of each a document.
    labels : list of str or None
        The same, or nothing if the format or the options know no labels.
    """

    texts: list[str]
    ids: list[str]
    labels: list[str] | None = None


@dataclass(slots=True)
class Batcher:
    """Gathers documents until they are worth counting."""

    has_labels: bool = False
    n_characters: int = 0
    texts: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)

    def add(self, text: str, *, id: str, label: str = "") -> None:  # noqa: A002 - the field's name
        """Take one more document."""
        self.texts.append(text)
        self.ids.append(id)
        self.labels.append(label)
        self.n_characters += len(text)

    def full(self) -> Iterator[DocumentBatch]:
        """Return the documents away if they are many."""
        if self.n_characters >= BATCH_CHARACTERS or len(self.texts) >= _BATCH_DOCUMENTS:
            yield from self.rest()

    def rest(self) -> Iterator[DocumentBatch]:
        """Return the documents away, however few."""
        if self.texts:
            labels = self.labels if self.has_labels else None
            yield DocumentBatch(self.texts, self.ids, labels)
            self.texts, self.ids, self.labels = [], [], []
            self.n_characters = 0


def count_documents(batches: Iterable[DocumentBatch], options: ReadOptions) -> Corpus:
    """Count the words of all documents; only one batch of texts is in memory at a time."""
    counter = TextCounter(options.text, n_jobs=options.n_jobs, keep_texts=options.keep_texts)
    for batch in batches:
        counter.add(batch.texts, ids=batch.ids, labels=batch.labels)
    return counter.finish()
