"""The data of a model, a tree and its collection, on which all questions are built."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any, Self, SupportsIndex, TypeVar

from topicgrouper.common.checks import checked_document_columns
from topicgrouper.common.short_repr import brief, count_phrase
from topicgrouper.corpus.corpus import are_titles, title_among
from topicgrouper.tree.flat_view import FlatView, checked_view
from topicgrouper.tree.topic_table import topic_table
from topicgrouper.tree.topic_view import TopicView, as_topics
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from topicgrouper.corpus.dates import ColumnSummary
    from topicgrouper.corpus.source import Source
    from topicgrouper.mixtures.soft_topics import SharedWord, SoftTopics
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.record.changes import Changes
    from topicgrouper.tree.topic import GivenNames, TopicName
    from topicgrouper.tree.topic_table import TopicOrder, TopicTable
    from topicgrouper.tree.topic_tree import TopicTree

    NameChanges = Callable[[Mapping[int, TopicName]], GivenNames]

RecordT = TypeVar("RecordT", bound="Record")
_Prepared = TypeVar("_Prepared")

KEPT_VIEWS = 8
"""Views that a record keeps in memory, so that their main topics are not found twice."""


@dataclass(frozen=True, eq=False)
class Record:
    """A tree with display words, documents and import settings; `Model` describes the parts."""

    tree: TopicTree
    display_words: tuple[str, ...] | None = None
    document_ids: tuple[str, ...] | None = None
    labels: tuple[str, ...] | None = None
    texts: tuple[str, ...] | None = None
    source: Source | None = None
    soft: SoftTopics | None = None
    document_model: DocumentModel | None = None
    document_columns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    changes: Changes | None = None

    def __post_init__(self) -> None:
        """Check that the parts fit each other."""
        if self.display_words is not None:
            n_unique = len(set(self.display_words))
            if n_unique != len(self.display_words) or n_unique != self.tree.n_words:
                raise ValueError(
                    f"got {n_unique} unique display_words for {self.tree.n_words} words; "
                    "pass one per word"
                )
        n_documents = self.n_documents
        for name in ("document_ids", "labels", "texts"):
            values = getattr(self, name)
            if values is not None and len(values) != n_documents:
                msg = f"got {len(values)} {name} for {n_documents} documents; pass one per document"
                raise ValueError(msg)
        columns = checked_document_columns(self.document_columns, n_documents=n_documents)
        object.__setattr__(self, "document_columns", columns)
        if self.soft is not None:
            if self.soft.tree != self.tree:
                msg = "the soft topics belong to another tree; soften a view of this one"
                raise ValueError(msg)
            # with the names that topics have here
            object.__setattr__(self, "soft", self.soft.with_tree(self.tree))
        if self.document_model is not None and self.document_model.tree != self.tree:
            msg = "the document model belongs to another tree; use fit_documents on this one"
            raise ValueError(msg)
        if self.changes is not None:
            changes, numbers = self.changes, self.tree.nodes_by_number
            levels = (0, *changes.moved, 0)
            if (
                not all(each.topic in numbers for each in changes.topics)
                or changes.n_before + changes.n_added != n_documents
                or not 0 <= min(levels) <= max(levels) <= self.tree.max_topics
            ):
                raise ValueError("the changes belong to another tree; omit them")

    def __repr__(self) -> str:
        """Return one line with the source, the size and the contents."""
        sizes = repr(self.tree).removeprefix("<TopicTree: ").removesuffix(">")
        if self.source is not None and self.source.name is not None:
            sizes = f"{brief(self.source.name)}, {sizes}"
        held = []
        if self.texts is not None:
            held.append("texts")
        if self.column_names:
            held.append(f"columns {brief(self.column_names)}")
        if self.topic_names:
            held.append(count_phrase(len(self.topic_names), "topic name"))
        if self.soft is not None:
            held.append(count_phrase(self.soft.n_topics, "soft topic"))
        if self.n_trees > 1:
            held.append(f"a forest of {self.n_trees:,} trees")
        return f"<{type(self).__name__}: {sizes}{'; with ' if held else ''}{', '.join(held)}>"

    @property
    def n_documents(self) -> int:
        """Number of training documents, 0 if unknown."""
        if self.tree.n_documents is not None:
            return self.tree.n_documents
        return 0 if self.document_ids is None else len(self.document_ids)

    @property
    def n_trees(self) -> int:
        """Number of trees of the document model; 1 if there is none."""
        return 1 if self.document_model is None else self.document_model.n_trees

    @property
    def column_names(self) -> tuple[str, ...]:
        """The columns that group documents: ``"label"`` if there are labels, and all but titles."""
        label = ("label",) if self.labels is not None else ()
        others = (name for name in self.document_columns if name != self.title_column)
        return tuple(dict.fromkeys([*label, *others]))

    @cached_property
    def title_column(self) -> str | None:
        """The column of `document_columns` with the titles of the documents, if there is one."""
        columns = self.document_columns
        title = None if self.source is None else self.source.options.title_column
        if title in columns:
            return title
        title = title_among(columns)
        return title if title is not None and are_titles(columns[title]) else None

    @property
    def titles(self) -> tuple[str, ...] | None:
        """The title of each document, empty if it has none."""
        return None if self.title_column is None else self.document_columns[self.title_column]

    @property
    def column_summaries(self) -> tuple[ColumnSummary, ...]:
        """A summary of each of `document_columns`: its numbers of values, or its dates."""
        from topicgrouper.corpus.dates import summarize_column  # noqa: PLC0415 - few need it

        return tuple(summarize_column(*each) for each in self.document_columns.items())

    def column(self, name: str) -> tuple[str, ...]:
        """Return the values of a column, one per training document.

        Parameters
        ----------
        name : str
            One of `column_names`, or the `title_column`. The name ``"label"`` means the column of
            this name if there is one, otherwise the labels.

        Returns
        -------
        tuple of str
            One value per document, empty if unknown.

        Raises
        ------
        ValueError
            If there is no such column.
        """
        if name in self.document_columns:
            return self.document_columns[name]
        if name == "label" and self.labels is not None:
            return self.labels
        names = ", ".join(map(repr, self.column_names))
        choice = f"choose one of {names}" if names else "its documents were read without columns"
        raise ValueError(f"the model has no column {name!r}; {choice}")

    @property
    def topic_names(self) -> Mapping[int, TopicName]:
        """The names that people gave to topics, by number."""
        return self.tree.topic_names

    def with_topic_names(self, names: GivenNames | NameChanges) -> Self:
        """Return the model with other topic names, in place of those it has.

        Parameters
        ----------
        names : mapping of int or str to TopicName or str, or callable
            As for `TopicTree.with_topic_names`; single words may be given in their display form. A
            callable, such as those that `read_names` and `carry_names` return, gets the current
            names and returns the new ones.

        Returns
        -------
        Model

        Raises
        ------
        ValueError
            If there is no such topic, a topic gets two names, or a name is not a line of text.
        LookupError
            If there is no such word.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> model = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
        >>> model = model.with_topic_names({2: "Food"})
        >>> model.topic_names
        {2: TopicName(name='Food', note='')}
        """
        given = names(self.topic_names) if callable(names) else names
        named = self.display_tree.with_topic_names(given).topic_names
        return replace(self, tree=self.tree.with_topic_names(named))

    def with_tokenizer(self, tokenizer: Callable[[str], Iterable[str]]) -> Self:
        """Return the model with the tokenizer that found its words.

        A file keeps the name of a tokenizer, but not the function, which a loaded model needs to
        count the words of other documents.

        Parameters
        ----------
        tokenizer : callable
            The function, as in `topicgrouper.corpus.TextOptions`.

        Returns
        -------
        Model

        Raises
        ------
        ValueError
            If the words of this model were not found by a tokenizer.
        """
        source = self.source
        if source is None or source.options.text.tokenizer is None:
            msg = "the words of this model were not found by a tokenizer; it does not need one"
            raise ValueError(msg)
        text = replace(source.options.text, tokenizer=tokenizer)
        options = replace(source.options, text=text)
        return replace(self, source=replace(source, options=options))

    @cached_property
    def display_tree(self) -> TopicTree:
        """The tree with display words; its nodes and numbers are those of `tree`."""
        if self.display_words is None:
            return self.tree
        return self.tree.with_vocabulary(self.display_words)

    @cached_property
    def fitted_document_model(self) -> DocumentModel:
        """The document model, fitted to the training counts on first use if the model has none.

        Raises
        ------
        ValueError
            If there is no document model, and the training counts are missing or not whole numbers.
        """
        if self.document_model is not None:
            return self.document_model
        from topicgrouper.prediction.fit import fit_documents  # noqa: PLC0415 - few need it

        counts = required_counts(self.tree.counts, hint="refit the model")
        return fit_documents(self.tree, counts, n_jobs=-1)

    def document_id(self, row: int) -> str:
        """Return the id of the training document in a `row`; without ids, the row."""
        return str(row) if self.document_ids is None else self.document_ids[row]

    def view(self, view: SupportsIndex | FlatView | None = None) -> FlatView:
        """Return a view with display words; see `TopicTree.suggest_n` for the default.

        The `view` is a number of topics, or a view of the model's tree.
        """
        return checked_view(topic_view(self, view))

    def topics(
        self,
        view: SupportsIndex | TopicView | None = None,
        k: int | None = 10,
        *,
        frequent: bool = False,
        order: TopicOrder | None = None,
    ) -> TopicTable:
        """Return the topics of a view as a table, those with most documents first.

        Parameters
        ----------
        view : int, FlatView or SoftTopics, optional
            A number of topics, a view, or the model's `soft` topics (default: the suggested number
            of topics).
        k : int or None, default=10
            Maximum number of words per topic; None for all.
        frequent : bool, default=False
            Show the most frequent words instead of those that describe the documents.
        order : {"documents", "frequency"}, optional
            As for `FlatView.table`.

        Returns
        -------
        TopicTable

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> model = Model.fit(count_texts(["a cat, a dog", "dog or cat", "a cup of tea", "tea"]))
        >>> [(row.topic, row.words) for row in model.topics(2)]
        [(3, ('cat', 'dog')), (2, ('tea', 'cup'))]
        """
        chosen = topic_view(self, view)
        support = None
        documents = self.document_model
        if documents is not None and documents.others and isinstance(chosen, FlatView):
            support = documents.support(chosen.with_tree(self.tree))
        return topic_table(chosen, k, frequent=frequent, order=order, support=support)

    def shared_words(self) -> list[SharedWord]:
        """Return the display words of several soft topics; see `SoftTopics.shared_words`.

        Raises
        ------
        ValueError
            If the model has no soft topics.
        """
        if self.soft is None:
            raise ValueError("the model has no soft topics; soften a view first")
        return self.soft.with_tree(self.display_tree).shared_words()

    @cached_property
    def _kept(self) -> Callable[..., TopicView]:
        return lru_cache(KEPT_VIEWS, typed=True)(partial(as_topics, self.display_tree))

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what is derived from the parts, which may be large."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def _prepared(self) -> dict[Any, Any]:
        return {}


# -- what rooms ask of a record, beside its methods ------------------------------------------------


def topic_view(record: Record, view: SupportsIndex | TopicView | None) -> TopicView:
    """Return a view or soft topics with display words; see `Model.view` for the default.

    The last ones are kept, with their main topics.
    """
    if view is None:
        view = record.display_tree.suggest_n().n
    return (
        record._kept(view) if isinstance(view, Hashable) else as_topics(record.display_tree, view)
    )


def prepared(record: Record, make: Callable[[Record], _Prepared]) -> _Prepared:
    """Return `make(record)`, made on the first call and kept with the record.

    Threads may make it twice; all get the first.
    """
    known: dict[Any, Any] = record._prepared
    found: _Prepared = known[make] if make in known else known.setdefault(make, make(record))
    return found
