"""The topics of a view in documents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.arrays.sums import row_shares
from topicgrouper.export.document_tables import (
    document_topics_ending,
    document_topics_table,
    write_document_topics,
)
from topicgrouper.naming.named_topics import check_names_beside, write_names_beside
from topicgrouper.tree.main_topics import main_topics

if TYPE_CHECKING:
    from collections.abc import Iterable
    from os import PathLike

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.corpus import Corpus
    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.model.model import Model
    from topicgrouper.tables.table import Table
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic


@shows_little
@dataclass(frozen=True, slots=True, eq=False)
class DocumentTopics:
    """The topics of documents, as a table: documents × topics.

    Attributes
    ----------
    values : csr_array of shape (documents, topics)
        Occurrences ``f_d(t)``, shares ``f_d(t)/|d|``, relative shares, or ``p(t|d)`` for soft
        topics.
    topics : tuple of Topic
        The topics of the columns by falling frequency, with display words. For soft topics, these
        are the topics of the tree.
    topic_names : tuple of str
        The name of each topic: its number, or the word of a topic with a single word.
    document_ids : tuple of str
        One id per row.
    labels : tuple of str or None
        One label per row, if the documents have labels.
    n_tokens : int
        Word occurrences of the documents, including unknown words.
    n_unknown : int
        Occurrences of words that the model does not know, which are ignored.
    main_topics : ndarray of int or None
        The column of each document's main topic (see `topicgrouper.tree.main_topics`); -1
        for documents without known words. None for soft topics, and if the model has no training
        counts.

    See Also
    --------
    topicgrouper.Model.transform : Return such a table.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea"]))
    >>> table = model.transform(count_texts(["a cat and a dog", "tea"]), 2)
    >>> [topic.words for topic in table.topics]
    [('cat', 'dog'), ('cup', 'tea')]
    >>> table.values.toarray(), table.n_unknown
    (array([[2, 0],
           [0, 1]]), 1)
    """

    values: csr_array[Any]
    topics: tuple[Topic, ...]
    topic_names: tuple[str, ...]
    document_ids: tuple[str, ...]
    labels: tuple[str, ...] | None
    n_tokens: int
    n_unknown: int
    main_topics: IntArray | None = None

    def table(self) -> Table[Any]:
        """Return a row per document: its id and label, its main topic, and every topic."""
        return document_topics_table(self)

    def to_frame(self, backend: Any = None) -> Any:
        """Return `table` as a data frame; see `topicgrouper.tables.Table.to_frame`."""
        return self.table().to_frame(backend)

    def write(self, path: str | PathLike[str]) -> None:
        """Write `table` to a file, completely or not at all.

        Parameters
        ----------
        path : path-like
            The file; its ending selects a format of `topicgrouper.tables.Table.write`, or
            ``.npz``, SciPy's sparse matrix with ids, labels and names of topics beside it.

        Raises
        ------
        ValueError
            If the ending is another one, or the table is too large for other formats than ``.npz``.
        """
        write_document_topics(self, path)

    def write_names(self, path: str | PathLike[str], model: Model) -> str:
        """Write the names of the topics beside a table, such as ``topics.names.csv``.

        The file has one row per column of the table, and the most distinctive words of each topic.
        If no topic has a name, such a file of an earlier table is removed.

        Parameters
        ----------
        path : path-like
            The file of the table. An ``.npz`` file, which has the names itself, and a device or
            pipe have nothing beside them.
        model : Model
            The model that the table is of.

        Returns
        -------
        str
            A sentence about what was written or removed; empty if nothing was.

        Raises
        ------
        ValueError
            If another file is in the way.
        """
        return write_names_beside(self, path, model=model)

    @staticmethod
    def check_path(path: str | PathLike[str], *, names: bool = False) -> None:
        """Refuse a file that could not be written, before any work is done for it.

        Parameters
        ----------
        path : path-like
            The file.
        names : bool, default=False
            Whether `write_names` is to write another one beside it.

        Raises
        ------
        ValueError
            If `write`, or `write_names`, would refuse it.
        """
        document_topics_ending(path)
        if names:
            check_names_beside(path)


def view_topics(
    model: Model, corpus: Corpus, view: FlatView, *, proportions: bool, relative: bool
) -> DocumentTopics:
    """Count the topics of a view in documents, and find the main topic of each."""
    if proportions and relative:
        raise ValueError("proportions and relative cannot be combined; choose one of them")
    words = _known_words(model, corpus)
    if relative:
        values = csr_array(view.relative_shares(words))
    else:
        values = view.topic_counts(words)
        values = row_shares(values) if proportions else values
    main = None if not view.tree.has_counts else main_topics(view, words)
    return _table(model, corpus, words, values, view, main)


def soft_topic_shares(
    model: Model, soft: SoftTopics, corpus: Corpus, *, n_jobs: int | None
) -> DocumentTopics:
    """Estimate the shares of a model's soft topics in documents."""
    words = _known_words(model, corpus)
    columns = csr_array(
        (words.data, model.tree.columns[words.indices], words.indptr),
        shape=(words.shape[0], model.tree.n_columns),
    )
    shares = csr_array(soft.transform(columns, n_jobs=n_jobs))
    topics = (model.shown.topic(node=node) for node in soft.nodes.tolist())
    return _table(model, corpus, words, shares, topics, None)


def _known_words(model: Model, corpus: Corpus) -> csr_array[Any]:
    """Return the counts of a corpus with the tree's words as columns, 0 for missing words."""
    return corpus.with_words_of(model.tree.vocabulary).counts.astype(np.int64)


def _table(
    model: Model,
    corpus: Corpus,
    words: csr_array[Any],
    values: csr_array[Any],
    topics: Iterable[Topic],
    main: IntArray | None,
) -> DocumentTopics:
    topics = tuple(topics)
    return DocumentTopics(
        values=values,
        topics=topics,
        topic_names=tuple(model.shown.reference(node=topic.id) for topic in topics),
        document_ids=corpus.document_ids,
        labels=corpus.labels,
        n_tokens=corpus.n_tokens,
        n_unknown=corpus.n_tokens - int(words.sum()),
        main_topics=main,
    )
