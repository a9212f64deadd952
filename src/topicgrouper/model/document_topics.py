"""The topics of a view in documents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.export.topic_tables import (
    document_topics_ending,
    document_topics_table,
    write_document_topics,
)

if TYPE_CHECKING:
    from os import PathLike

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.corpus import Corpus
    from topicgrouper.tables.table import Table
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_view import TopicValues, TopicView


@shows_little
@dataclass(frozen=True, slots=True, eq=False)
class DocumentTopics:
    """The topics of documents, as a table: documents × topics.

    Attributes
    ----------
    values : csr_array of shape (documents, topics)
        Weights, occurrences ``f_d(t)``, shares ``f_d(t)/|d|`` (``p(t|d)`` for soft topics) or
        relative shares.
    view : FlatView or SoftTopics
        The topics of the columns, with display words.
    document_ids : tuple of str
        One id per row.
    titles, labels : tuple of str or None
        One title and label per row, if the documents have them.
    n_tokens : int
        Word occurrences of the documents, including unknown words.
    n_unknown : int
        Occurrences of words that the model does not know, which are ignored.
    main_topics : ndarray of int or None
        The column of each document's main topic (see `topicgrouper.FlatView.predict`); -1 for
        documents without known words. None if the model has no training counts.

    See Also
    --------
    topicgrouper.Model.transform : Return such a table.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea"]))
    >>> table = model.transform(count_texts(["a cat and a dog", "tea"]), 2, values="counts")
    >>> [topic.words for topic in table.topics]
    [('cat', 'dog'), ('cup', 'tea')]
    >>> table.values.toarray(), table.n_unknown
    (array([[2, 0],
           [0, 1]]), 1)
    """

    values: csr_array[Any]
    view: TopicView
    document_ids: tuple[str, ...]
    titles: tuple[str, ...] | None
    labels: tuple[str, ...] | None
    n_tokens: int
    n_unknown: int
    main_topics: IntArray | None = None

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics of the columns."""
        return self.view.topics

    @property
    def topic_names(self) -> tuple[str, ...]:
        """The name of each column: the number of its topic."""
        return tuple(str(topic.number) for topic in self.topics)

    def table(self) -> Table[Any]:
        """Return a row per document: its id, title and label, its main topic, and every topic."""
        return document_topics_table(self)

    def to_frame(self, backend: Any = None) -> Any:
        """Return `table` as a data frame; see `topicgrouper.tables.Table.to_frame`."""
        return self.table().to_frame(backend)

    @staticmethod
    def ending_of(path: str | PathLike[str]) -> str:
        """Return the suffix that selects the format of a file, checked; see `write`."""
        return document_topics_ending(path)

    def write(self, path: str | PathLike[str]) -> None:
        """Write `table` to a file, completely or not at all.

        Parameters
        ----------
        path : path-like
            The file; its suffix selects a format of `topicgrouper.tables.Table.write`, or ``.npz``:
            SciPy's sparse matrix, with ids, labels and topic names beside it.

        Raises
        ------
        ValueError
            If the suffix is unknown, or the table is too large for formats other than ``.npz``.
        """
        write_document_topics(self, path)


def topics_of_documents(
    corpus: Corpus,
    words: csr_array[Any],
    view: TopicView,
    *,
    values: TopicValues,
) -> DocumentTopics:
    """Describe documents by the topics of a view, given the counts of the words that it knows."""
    found = csr_array(view.transform(words, values=values))
    main = None
    if values == "weights":
        main = np.where(np.diff(found.indptr) > 0, found.argmax(axis=1), -1)
    elif view.tree.has_counts:
        main = view.predict(words)
    return DocumentTopics(
        values=found,
        view=view,
        document_ids=corpus.document_ids,
        titles=corpus.titles,
        labels=corpus.labels,
        n_tokens=corpus.n_tokens,
        n_unknown=corpus.n_tokens - int(words.sum()),
        main_topics=main,
    )
