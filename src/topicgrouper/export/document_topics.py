"""The topics of a view in documents."""

from __future__ import annotations

import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, SupportsIndex, cast

import numpy as np
from numpy.lib.format import write_array
from scipy.sparse import csr_array, save_npz

from topicgrouper.common.short_repr import short_repr
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.export.topic_tables import topic_levels
from topicgrouper.record.reading import read
from topicgrouper.record.record import topic_view
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tables.files import ENDINGS, ending_of, write_table
from topicgrouper.tables.table import Column, RowStream, Table
from topicgrouper.tree.topic_view import numbers_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from os import PathLike

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.record.record import Record
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_view import TopicValues, TopicView

_MAX_CELLS = 200_000_000
"""Maximum size of tables, which store every 0."""

_ROWS_AT_ONCE = 1_000


@short_repr
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
        The number of each document's main topic (see `topicgrouper.Model.predict`); -1 for
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
        columns = [Column(name="id", kind="text")]
        known: list[Sequence[Any]] = [self.document_ids]
        for name, values in (("title", self.titles), ("label", self.labels)):
            if values is not None:
                columns.append(Column(name=name, kind="text", own=True))
                known.append(values)
        if self.main_topics is not None:
            (level,) = topic_levels(self.view, prefix="main_topic")
            columns += level.columns
            empty = (None,) * len(level.columns)
            places = {topic.number: place for place, topic in enumerate(self.topics)}
            mains = self.main_topics.tolist()
            cells = [level.cells(places[main]) if main >= 0 else empty for main in mains]
            known += zip(*cells, strict=True)
        columns += [Column(name=f"topic_{name}", kind="number") for name in self.topic_names]

        def rows() -> Iterator[tuple[Any, ...]]:
            described = zip(*known, strict=True)
            for start in range(0, len(self.document_ids), _ROWS_AT_ONCE):
                block = self.values[start : start + _ROWS_AT_ONCE].toarray().tolist()
                for values in block:
                    yield (*next(described), *values)

        separator = word_separator(self.view.tree.vocabulary)
        return Table(tuple(columns), RowStream(len(self.document_ids), rows), separator=separator)

    def to_frame(self, backend: Any = None) -> Any:
        """Return `table` as a data frame; see `topicgrouper.tables.Table.to_frame`."""
        return self.table().to_frame(backend)

    @staticmethod
    def ending_of(path: str | PathLike[str]) -> str:
        """Return the suffix that selects the format of a file, checked; see `write`."""
        ending = Path(path).suffix.lower()
        if ending and ending not in (*ENDINGS, ".npz"):
            raise ValueError(
                f"{Path(path).name}: the file name must end in one of {', '.join(ENDINGS)}, .npz"
            )
        return ending if ending == ".npz" else ending_of(path)

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
        ending = self.ending_of(path)
        n_cells = self.values.shape[0] * self.values.shape[1]
        if ending != ".npz" and n_cells > _MAX_CELLS:
            raise ValueError(
                f"a table must have at most {_MAX_CELLS:,} cells, got {n_cells:,}; write .npz, "
                "which does not store zeros"
            )
        with atomic_write(path) as file:
            if ending == ".npz":
                _write_npz(self, file)
            else:
                write_table(self.table(), file, ending)


def transform(
    model: Record,
    source: Any,
    view: SupportsIndex | TopicView | None = None,
    *,
    values: TopicValues = "weights",
) -> DocumentTopics:
    """Describe documents by the topics of a view.

    Parameters
    ----------
    source : Corpus, Reading, path-like, iterable of str or DataFrame
        The documents. Anything but a corpus is read with the settings of the model; see `read`.
        Words are matched by name.
    view : int, FlatView or SoftTopics, optional
        A number of topics, a view, or the model's `soft` topics (default: the suggested number
        of topics).
    values : {"weights", "counts", "shares", "relative"}, default="weights"
        The values: weights, which say what a document is about (at most five topics; they add
        up to 1, and that of the main topic is the largest); occurrences of each topic; its
        share of the document's known words; or its share relative to the average. See
        `topicgrouper.FlatView.transform` and `topicgrouper.SoftTopics.transform`.

    Returns
    -------
    DocumentTopics
        With the main topic of each document.

    Raises
    ------
    ValueError
        If there is no such view, or the model has no training counts, which weights and
        relative shares need.

    See Also
    --------
    topicgrouper.Model.predict : The main topics alone.
    """
    chosen = topic_view(model, view)
    corpus = _corpus(model, source)
    words = _known_words(model, corpus)
    found = csr_array(chosen.transform(words, values=values))
    main = None
    if values == "weights":
        main = np.where(np.diff(found.indptr) > 0, found.argmax(axis=1), -1)
    elif chosen.tree.has_counts:
        main = chosen.predict(words)
    return DocumentTopics(
        values=found,
        view=chosen,
        document_ids=corpus.document_ids,
        titles=corpus.titles,
        labels=corpus.labels,
        n_tokens=corpus.n_tokens,
        n_unknown=corpus.n_tokens - int(words.sum()),
        main_topics=None if main is None else numbers_at(chosen, main),
    )


def predict(
    model: Record,
    source: Any = None,
    view: SupportsIndex | TopicView | None = None,
) -> IntArray:
    """Return the number of each document's main topic.

    Parameters
    ----------
    source : Corpus, Reading, path-like, iterable of str or DataFrame, optional
        The documents, as for `transform` (default: the training documents).
    view : int, FlatView or SoftTopics, optional
        The topics, as for `transform`.

    Returns
    -------
    ndarray of int
        Numbers of topics, as `topics` and all tables show them; -1 for documents without known
        words.

    Raises
    ------
    ValueError
        If there is no such view, or the model has no training counts.

    See Also
    --------
    topicgrouper.FlatView.predict : The rule for views, which returns positions.
    topicgrouper.SoftTopics.predict : The rule for soft topics.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> model = Model.fit(["cat dog", "dog cat", "tea cup", "cup tea"])
    >>> model.predict(["a cup of tea", "my dog", "nothing known"], 2)
    array([ 2,  3, -1])
    """
    words = None if source is None else _known_words(model, _corpus(model, source))
    chosen = topic_view(model, view)
    return numbers_at(chosen, chosen.predict(words))


def _corpus(model: Record, source: Any) -> Corpus:
    """Return a corpus as it is, and read anything else with the settings of the model."""
    return source if isinstance(source, Corpus) else read(model, source).corpus


def _known_words(model: Record, corpus: Corpus) -> csr_array[Any]:
    """Return the counts of a corpus with the tree's words as columns, 0 for missing words."""
    counts = corpus.with_words_of(model.tree.vocabulary).counts
    return cast("csr_array[Any]", counts.astype("int64"))


def _write_npz(topics: DocumentTopics, file: BinaryIO) -> None:
    beside: dict[str, Sequence[str]] = {
        "document_ids": topics.document_ids,
        "topic_names": topics.topic_names,
    }
    if any(topic.name for topic in topics.topics):
        beside["topic_titles"] = [topic.name or "" for topic in topics.topics]
    if topics.labels is not None:
        beside["labels"] = topics.labels
    if topics.main_topics is not None:
        mains = topics.main_topics.tolist()
        beside["main_topics"] = [str(main) if main >= 0 else "" for main in mains]
    save_npz(file, topics.values)
    with zipfile.ZipFile(file, "a", compression=zipfile.ZIP_DEFLATED) as archive:
        for name, values in beside.items():
            with archive.open(f"{name}.npy", "w") as member:
                write_array(member, np.array(values, dtype=np.str_), allow_pickle=False)
