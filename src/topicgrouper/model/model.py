"""A tree and the collection it was fitted to."""

# ruff: noqa: PLC0415 - a method imports the room that it calls: to look at a model, few are needed

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any, BinaryIO, Literal, Self, SupportsIndex, cast

from topicgrouper.arrays.count_checks import checked_document_columns
from topicgrouper.arrays.short_repr import brief, counted
from topicgrouper.corpus.corpus import are_titles, title_among
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.model.archive import (
    model_contents,
    read_model,
    update_names,
    write_model,
    write_over,
)
from topicgrouper.naming.matching import MIN_SHARED, match_topics
from topicgrouper.tree.flat_view import FlatView, checked_view
from topicgrouper.tree.topic_table import topic_table
from topicgrouper.tree.topic_view import TopicValues, TopicView, as_topics
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from os import PathLike

    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.dates import ColumnSummary, DateOrder, Period
    from topicgrouper.corpus.source import Reading, Source
    from topicgrouper.distributed import ClusterOptions
    from topicgrouper.evaluation.comparison import Comparison, Evaluation
    from topicgrouper.explorer.page import NotebookPage
    from topicgrouper.explorer.server import ExplorerServer
    from topicgrouper.fitting.checkpoint import CheckpointLike
    from topicgrouper.groups.comparison import GroupComparison
    from topicgrouper.mixtures.soft_topics import SharedWord, SoftTopics
    from topicgrouper.model.changes import Changes
    from topicgrouper.model.document_topics import DocumentTopics
    from topicgrouper.naming.matching import TopicMatches
    from topicgrouper.naming.name_files import NameChange
    from topicgrouper.naming.named_topics import CarriedNames, NamedTopic
    from topicgrouper.naming.prompts import NamingPrompt
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.search.completion import Completions, ExpectedBy, ExpectedWords
    from topicgrouper.search.document_search import DocumentSearch
    from topicgrouper.search.documents import OpenedDocument, SearchHits, Surprise, TopicDocuments
    from topicgrouper.search.query import FoundTopic
    from topicgrouper.search.word_report import WordReport
    from topicgrouper.tables.table import Table
    from topicgrouper.tree.topic import GivenNames, Topic, TopicName
    from topicgrouper.tree.topic_table import TopicOrder, TopicTable
    from topicgrouper.tree.topic_tree import TopicTree

    _NameChanges = Callable[[Mapping[int, TopicName]], GivenNames]

KEPT_VIEWS = 8
"""Views that a model keeps in memory, so that their main topics are not found twice."""


@dataclass(frozen=True, eq=False)
class Model:
    """A tree with display words, documents and import settings.

    Make one with `Model.fit` or `Model.load`.

    Parameters
    ----------
    tree : TopicTree
        The tree. Its words are in their counted form, such as stems or item codes.
    display_words : tuple of str, optional
        One unique display word per word of the tree (default: the words of the tree).
    document_ids : tuple of str, optional
        The ids of the documents, in the order of the training counts.
    labels : tuple of str, optional
        One label per document.
    texts : tuple of str, optional
        The texts of the documents.
    source : Source, optional
        How the documents were read.
    soft : SoftTopics, optional
        Soft topics of one view (`topicgrouper.soften`).
    document_model : DocumentModel, optional
        The tree, or several trees, as a model of documents (`topicgrouper.fit_documents`).
    document_columns : mapping of str to tuple of str, optional
        Further columns of the documents: one text per document in each, empty if unknown.
    changes : Changes, optional
        What the last `update` changed.

    Raises
    ------
    ValueError
        If the numbers of words or documents do not match, or the soft topics, the document model or
        the changes belong to another tree.

    See Also
    --------
    TopicTree : The tree alone.
    fit_tree : Fit a tree to counts.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import ReadOptions
    >>> texts = ["a cat, a dog", "dog or cat", "a cup of tea", "tea in a cup"]
    >>> model = Model.fit(texts, options=ReadOptions(keep_texts=True))
    >>> [topic.words for topic in model.view(2)]
    [('cat', 'dog'), ('cup', 'tea')]
    >>> model.save("small.tg")
    >>> Model.load("small.tg").texts[2]
    'a cup of tea'
    """

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
            held.append(counted(len(self.topic_names), "topic name"))
        if self.soft is not None:
            held.append(counted(self.soft.n_topics, "soft topic"))
        if self.n_trees > 1:
            held.append(f"a forest of {self.n_trees:,} trees")
        return f"<Model: {sizes}{'; with ' if held else ''}{', '.join(held)}>"

    @classmethod
    def fit(  # noqa: PLR0913 - what to read, what to keep of it, and how to fit it
        cls,
        source: Any,
        *,
        format: str | None = None,  # noqa: A002 - as in read_corpus
        options: ReadOptions | None = None,
        min_frequency: int | None = None,
        max_words: int | None = None,
        together: Iterable[Collection[str]] | None = None,
        regrow: bool = True,
        soften: SupportsIndex | None = None,
        trees: SupportsIndex = 1,
        cluster: ClusterOptions | None = None,
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        progress: Progress | None = None,
        checkpoint: CheckpointLike | None = None,
    ) -> Self:
        r"""Read documents, fit a tree and a document model, and keep the data on the documents.

        Parameters
        ----------
        source : path-like, binary file, iterable of str, DataFrame, Corpus or Reading
            A file or folder in one of `topicgrouper.corpus.FORMATS`, an open file such as
            ``sys.stdin.buffer``, texts, a data frame, or documents that were already read.
            Documents without words are kept as empty ones. On a cluster: one or several paths or
            patterns that all workers can read, or a Dask data frame.
        format : str, optional
            The format of files (default: detected from their content and names).
        options : ReadOptions, optional
            How to read the documents, as in `topicgrouper.corpus.read_corpus`.
        min_frequency : int, optional
            Minimum frequency of words (default: 5; 2 in collections of fewer than 100,000 words, 1
            in those of fewer than 1,000).
        max_words : int, optional
            Maximum number of words; the most frequent ones are kept (default: all).
        together : iterable of collections of str, optional
            Groups of words, in their counted form, that must share a topic; see
            `topicgrouper.fit_tree`, and `topicgrouper.corpus.Reading.find_groups` for words as
            people write them. Not available on a cluster.
        regrow : bool, default=True
            Improve the tree after the fit, which takes about as long again, or longer where
            documents are short; see `topicgrouper.regrow`. Otherwise, the tree is the greedy tree
            of `topicgrouper.fit_tree` and of the paper. It is also kept if it cannot be improved,
            or if a cluster does not keep the counts.
        soften : int, optional
            Also find this many soft topics; see `soften`.
        trees : int, default=1
            Number of trees. With more than one, the model has a forest, which predicts and searches
            better; see `with_forest`.
        cluster : ClusterOptions, optional
            Fit on a cluster; the model is identical.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.
        memory_limit : int or str, optional
            Memory for the pairs of topics that are kept, in bytes or as a text such as ``"2GB"``
            (default: half of the free memory).
        progress : callable, optional
            Called about ten times per second with the share of a stage that is done, from 0 to 1,
            and a text such as ``"Joining topics, 312 left"``. If it raises an exception, the fit
            ends.
        checkpoint : Checkpoint or path-like, optional
            A file from which an interrupted fit can continue; see `topicgrouper.fit_tree`.

        Returns
        -------
        Model
            ``source.report`` tells what was found while reading.

        Raises
        ------
        ReadError
            If the documents cannot be read; the message names the file and the line.
        ValueError
            If no words are left, or an argument is invalid.
        ClusterError
            If the cluster is lost, or a worker fails. Lost workers are replaced.

        Warns
        -----
        UserWarning
            If the tree cannot be regrown because the cluster does not keep the counts, or if the
            model cannot have a forest.

        See Also
        --------
        topicgrouper.fit_tree : Fit a tree to counts.
        topicgrouper.corpus.read_corpus : Read documents first, to look at them.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> model = Model.fit(["the cat and the dog", "a cup of tea", "cat, dog, cat"])
        >>> model.tree
        <TopicTree: 6 words, 10 occurrences, 3 documents>

        A file is read first:

        >>> from pathlib import Path
        >>> _ = Path("pets.txt").write_text("cats and dogs\n\ndogs and mice\n")
        >>> model = Model.fit("pets.txt")
        >>> model.source.format, model.source.report.n_empty
        ('lines', 1)
        """
        from topicgrouper.model.fit import fit_source
        from topicgrouper.prediction.fit import checked_trees

        model: Self = fit_source(
            source,
            cluster,
            build=cls,
            format=format,
            options=ReadOptions(n_jobs=n_jobs) if options is None else options,
            min_frequency=min_frequency,
            max_words=max_words,
            together=together,
            is_regrown=regrow,
            trees=checked_trees(trees),
            n_jobs=n_jobs,
            memory_limit=memory_limit,
            progress=progress,
            checkpoint=checkpoint,
        )
        return model if soften is None else model.soften(soften, n_jobs=n_jobs, progress=progress)

    @classmethod
    def from_estimator(
        cls,
        estimator: Any,
        texts: Iterable[str] | None = None,
        *,
        words: Sequence[str] | None = None,
    ) -> Self:
        """Return the model of a fitted estimator, to explore, name or save its topics.

        Parameters
        ----------
        estimator : TopicGrouper or another estimator of this package
            The estimator, fitted.
        texts : iterable of str, optional
            The texts of its training documents, to show passages.
        words : sequence of str, optional
            A word for each column of its training counts, such as
            ``vectorizer.get_feature_names_out()`` (default: the estimator's own).

        Returns
        -------
        Model
            With the estimator's soft topics or document model, if any. After a fit to texts, the
            model reads other texts in the same way.

        Raises
        ------
        ValueError
            If there is not exactly one text per training document, or one word per column.

        Examples
        --------
        >>> from topicgrouper import Model, TextTopicGrouper
        >>> texts = ["a cat, a dog", "dog or cat", "a cup of tea", "tea in a cup"]
        >>> estimator = TextTopicGrouper(n_topics=2).fit(texts)
        >>> model = Model.from_estimator(estimator, texts)
        >>> page = model.explore(views=[estimator.view_])
        """
        from topicgrouper.model.fit import of_estimator

        model: Self = of_estimator(estimator, texts, words=words, build=cls)
        return model

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
        from topicgrouper.corpus.dates import summarize_column

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
        """The names that people gave to topics, by node id."""
        return self.tree.topic_names

    def with_topic_names(self, names: GivenNames | _NameChanges) -> Self:
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
            If there is no such word or node.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> model = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
        >>> model = model.with_topic_names({"2": "Food"})
        >>> model.topic_names
        {5: TopicName(name='Food', note='')}
        """
        given = names(self.topic_names) if callable(names) else names
        named = self.shown.with_topic_names(given).topic_names
        return replace(self, tree=self.tree.with_topic_names(named))

    def named_topics(
        self, view: SupportsIndex | TopicView | None = None, *, k: int = 10
    ) -> Table[NamedTopic]:
        """Return a table of topics with their names.

        Parameters
        ----------
        view : int, FlatView or SoftTopics, optional
            List the topics of this view, named or not, those with most documents first (default:
            all named topics of the tree, coarse ones first).
        k : int, default=10
            Maximum number of words per topic.

        Returns
        -------
        Table
            With the columns ``topic`` (its number), ``name``, ``note``, ``words``, ``first_n`` and
            ``last_n`` (the smallest and the largest number of topics at which it is separate) and
            ``tree``.

        Raises
        ------
        ValueError
            If there is no such view.

        See Also
        --------
        topicgrouper.Model.read_names : Read the completed table.
        topicgrouper.Model.naming_prompts : Descriptions of the topics for a language model.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> model = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
        >>> table = model.with_topic_names({"2": "Food"}).named_topics(2)
        >>> [(each.topic, each.name, each.words) for each in table]
        [(3, None, ('beer', 'wine')), (2, 'Food', ('bread', 'milk'))]
        >>> table.write("names.csv")
        """
        from topicgrouper.naming.named_topics import named_topics

        return named_topics(self, view, k=k)

    def read_names(self, path: str | PathLike[str]) -> NameChange:
        r"""Read names for the model's topics from a file.

        The file is a table with the columns ``topic`` and ``name``, and optionally ``note`` and
        ``tree``, as `named_topics` and spreadsheets write it (separated by commas, semicolons or
        tabs), or JSON objects with such keys, one per line or in a list. Other columns are ignored.

        Parameters
        ----------
        path : str or path-like
            The file.

        Returns
        -------
        NameChange
            For `with_topic_names` and `update_names`. Topics that are not in the file, or have an
            empty name there, keep their names.

        Raises
        ------
        OSError
            If the file cannot be read.
        ValueError
            If a line is wrong or the names belong to another tree; the message gives the lines.

        Examples
        --------
        >>> from pathlib import Path
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> model = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
        >>> _ = Path("names.csv").write_text("topic,name\n2,Food\n")
        >>> named = model.with_topic_names(model.read_names("names.csv"))
        >>> [topic.name for topic in named.view(2)]
        [None, 'Food']
        """
        from topicgrouper.naming.name_files import read_names

        return read_names(path, self)

    def naming_prompts(
        self,
        view: SupportsIndex | TopicView | None = None,
        *,
        all_topics: bool = False,
        unnamed: bool = False,
        k: int = 15,
        n_passages: int = 3,
        length: int = 300,
    ) -> Table[NamingPrompt]:
        """Describe the topics of a view for a person or language model that names them.

        The topics with most documents come first. The same model gives the same descriptions.

        Parameters
        ----------
        view : int, FlatView or SoftTopics, optional
            A number of topics, a view or soft topics (default: the suggested number).
        all_topics : bool, default=False
            Also describe topics that are no document's main topic, such as function words.
        unnamed : bool, default=False
            Leave out topics that have a name.
        k : int, default=15
            Maximum number of words per topic.
        n_passages : int, default=3
            Maximum number of passages per topic.
        length : int, default=300
            Maximum length of a passage in characters.

        Returns
        -------
        Table
            With an ``instruction`` that says what to answer, ``topic`` and ``tree`` as `read_names`
            reads them, ``name`` and ``share``, ``words`` (clearest first),
            ``frequent_words``, ``within`` (the names of larger topics that it is part of),
            ``sibling`` (the topic that it is joined with first), and ``passages`` of the documents
            in which it is strongest, or words of these documents if the model has no texts.

        See Also
        --------
        topicgrouper.Model.read_names : Read the answers.
        topicgrouper.Model.named_topics : A table to complete instead.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> texts = ["a cat or a dog", "a dog, a cat", "tea in a cup", "cup of tea"]
        >>> model = Model.fit(count_texts(texts, keep_texts=True))
        >>> for prompt in model.naming_prompts(2):
        ...     print(prompt.topic, prompt.words, prompt.passages[0])
        3 ('cat', 'dog') {'document': '0', 'text': 'a cat or a dog'}
        2 ('cup', 'tea') {'document': '2', 'text': 'tea in a cup'}
        """
        from topicgrouper.naming.prompts import naming_prompts

        return naming_prompts(
            self,
            self._topics(view),
            all_topics=all_topics,
            unnamed=unnamed,
            k=k,
            n_passages=n_passages,
            length=length,
        )

    def carry_names(self, old: Model, *, min_shared: float = MIN_SHARED) -> CarriedNames:
        """Return the topic names of an older model for the topics of this one.

        Every named node of the old tree is compared with every node of this one, at any number of
        topics. How much two nodes share is defined as in `match`. A name goes to the node that
        shares most with the old one, if that is at least `min_shared`. Each node gets at most one
        name: if two compete, the pair that shares more wins, and the other name goes to its next
        best node. Nodes that already have names keep them.

        Parameters
        ----------
        old : Model
            The model with names. Words are matched in their counted form.
        min_shared : float, default=0.2
            How much two topics must share at least, above 0 and at most 1.

        Returns
        -------
        CarriedNames
            For `with_topic_names` and `update_names`.

        Raises
        ------
        ValueError
            If the models have no words in common, or `min_shared` is out of range.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> texts = ["beer wine", "beer wine", "bread milk"]
        >>> old = Model.fit(count_texts(texts)).with_topic_names({"2": "Food"})
        >>> new = Model.fit(count_texts([*texts, "beer wine gin"]))
        >>> named = new.with_topic_names(new.carry_names(old))
        >>> [topic.name for topic in named.view(2)]
        [None, 'Food']
        """
        from topicgrouper.naming.named_topics import carry_names

        return carry_names(old, self, min_shared=min_shared)

    def match(
        self,
        old: Model,
        *,
        view: SupportsIndex | FlatView | None = None,
        old_view: SupportsIndex | FlatView | None = None,
        min_shared: float = MIN_SHARED,
    ) -> TopicMatches:
        """Match the topics of this model with those of an older one.

        How much two topics share is the weight of the words that both have, divided by the weight
        of the words that either has. The weight of a word is its number of occurrences times its
        focus, so function words count for little; both are taken from this model, or from the old
        one if this one does not know the word. Each topic is matched with at most one other, to
        maximise the total that the pairs share; pairs below `min_shared` do not count.

        Parameters
        ----------
        old : Model
            The older model. Words are matched in their counted form.
        view, old_view : int or FlatView, optional
            The views of this model and of the old one (default: the suggested number of the old
            model, for both).
        min_shared : float, default=0.2
            Pairs that share less do not match.

        Returns
        -------
        TopicMatches

        Raises
        ------
        ValueError
            If the models have no words in common, `min_shared` is out of range, or a view is too
            large.

        See Also
        --------
        topicgrouper.Model.carry_names : Carry topic names over.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> texts = ["cat dog", "dog cat", "tea cup", "cup tea"]
        >>> old, new = (Model.fit(count_texts(found)) for found in (texts, [*texts, "tea pot"]))
        >>> for match in new.match(old, view=2, old_view=2).topics:
        ...     print(match.old, match.new, match.words, round(match.shared, 2))
        3 4 ('cat', 'dog') 1.0
        2 2 ('tea', 'cup', 'pot') 0.68
        """
        return match_topics(old, self, old_view=old_view, new_view=view, min_shared=min_shared)

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
    def shown(self) -> TopicTree:
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
        from topicgrouper.prediction.fit import fit_documents

        counts = required_counts(self.tree.counts, hint="refit the model")
        return fit_documents(self.tree, counts, n_jobs=-1)

    @cached_property
    def _document_search(self) -> DocumentSearch:
        from topicgrouper.search.document_search import DocumentSearch

        return DocumentSearch(self)

    def document_id(self, row: int) -> str:
        """Return the id of the training document in a `row`; without ids, the row."""
        return str(row) if self.document_ids is None else self.document_ids[row]

    def view(self, view: SupportsIndex | FlatView | None = None) -> FlatView:
        """Return a view with display words; see `TopicTree.suggest_n` for the default.

        The `view` is a number of topics, or a view of the model's tree.
        """
        return checked_view(self._topics(view))

    def _topics(self, view: SupportsIndex | TopicView | None) -> TopicView:
        """Return topics as `as_topics` does; the last ones are kept, with their main topics."""
        if view is None:
            view = self.shown.suggest_n().n
        return self._kept(view) if isinstance(view, Hashable) else as_topics(self.shown, view)

    @cached_property
    def _kept(self) -> Callable[..., TopicView]:
        return lru_cache(KEPT_VIEWS, typed=True)(partial(as_topics, self.shown))

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what is derived from the parts, which may be large."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

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
        chosen = self._topics(view)
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
        return self.soft.with_tree(self.shown).shared_words()

    def refine(
        self,
        view: SupportsIndex | FlatView | None = None,
        *,
        max_passes: SupportsIndex = 100,
        progress: Progress | None = None,
    ) -> FlatView:
        """Return a view in which words have moved to the topics where they fit best.

        Parameters
        ----------
        view : int or FlatView, optional
            A number of topics or a view (default: the suggested number of topics).
        max_passes, progress : optional
            As for `topicgrouper.refine`.

        Returns
        -------
        FlatView
        """
        from topicgrouper.fitting.word_moves import refine

        return refine(self.view(view), max_passes=max_passes, n_jobs=-1, progress=progress)

    def regrow(
        self,
        *,
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        progress: Progress | None = None,
    ) -> Self:
        """Return the model with a better tree; see `topicgrouper.regrow`.

        Parameters
        ----------
        n_jobs, memory_limit, progress : optional
            As in `fit`.

        Returns
        -------
        Model
            With a document model of the new tree and the names that `carry_names` carries over, but
            without soft topics and `changes`, which belong to the old tree. A model whose tree
            cannot be improved is returned unchanged.

        Raises
        ------
        ValueError
            If the model has no training counts.

        See Also
        --------
        topicgrouper.Model.save : With ``over=model``, save the new tree in the file of the model.
        """
        from topicgrouper.fitting.regrow import regrow
        from topicgrouper.prediction.fit import possible_document_model

        how: dict[str, Any] = {"n_jobs": n_jobs, "memory_limit": memory_limit, "progress": progress}
        tree = regrow(self.tree, **how)
        if tree is self.tree:
            return self
        documents = possible_document_model(tree, trees=self.n_trees, **how)
        regrown = replace(self, tree=tree, document_model=documents, soft=None, changes=None)
        return regrown.with_topic_names(regrown.carry_names(self))

    def soften(
        self,
        view: SupportsIndex | FlatView | None = None,
        *,
        n_jobs: int | None = None,
        progress: Progress | None = None,
    ) -> Self:
        """Return the model with soft topics, which share their words.

        A view is refined (`topicgrouper.refine`), then softened (`topicgrouper.soften`).

        Parameters
        ----------
        view : int or FlatView, optional
            A number of topics or a view (default: the suggested number of topics).
        n_jobs, progress : optional
            As in `fit`.

        Returns
        -------
        Model
            With new soft topics, which replace any it had.

        Raises
        ------
        ValueError
            If the model has no training counts, or there is no such view.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> texts = ["cat dog warm", "dog warm cat", "tea warm cup", "cup tea warm"]
        >>> Model.fit(texts).soften(2).soft.n_topics
        2
        """
        from topicgrouper.fitting.word_moves import refine
        from topicgrouper.mixtures.softening import soften

        refined = refine(self.view(view), n_jobs=n_jobs, progress=progress)
        soft = soften(refined, n_jobs=n_jobs, progress=progress)
        return replace(self, soft=soft.with_tree(self.tree))

    def with_forest(
        self,
        trees: SupportsIndex = 5,
        *,
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        progress: Progress | None = None,
    ) -> Self:
        """Return the model with a forest: further trees, each fitted to half of the documents.

        The topics do not change. Predictions are the mean over all trees: the probability of
        documents, the words or items expected next, search, and surprise. See
        `topicgrouper.fit_documents`.

        Parameters
        ----------
        trees : int, default=5
            Number of trees, including the model's own; 1 removes the others.
        n_jobs, memory_limit, progress : optional
            As in `fit`.

        Returns
        -------
        Model
            With a document model of so many trees.

        Raises
        ------
        TypeError, ValueError
            If the training counts are missing or not whole numbers, or fewer than two documents
            have words.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> model = Model.fit(["a cat, a dog", "dog or cat", "a cup of tea", "tea in a cup"])
        >>> model.with_forest(3).n_trees
        3
        """
        from topicgrouper.prediction.fit import fit_documents

        counts = required_counts(self.tree.counts, hint="refit the model")
        how: dict[str, Any] = {"memory_limit": memory_limit, "progress": progress}
        fitted = fit_documents(self.tree, counts, trees=trees, n_jobs=n_jobs, **how)
        return replace(self, document_model=fitted)

    def read(
        self,
        source: Any,
        *,
        format: str | None = None,  # noqa: A002 - as in read_corpus
        progress: Progress | None = None,
        **options: Any,
    ) -> Reading:
        """Read other documents with the settings of the model.

        Parameters
        ----------
        source : path-like, binary file, iterable of str or DataFrame
            The documents, as in `fit`.
        format : str, optional
            The format of a file (default: detected from its content and name).
        progress : callable, optional
            As in `fit`.
        **options
            Fields of `topicgrouper.corpus.ReadOptions` that differ from those of the model, such as
            ``text_column="comment"``.

        Returns
        -------
        Reading

        Raises
        ------
        ReadError
            If the documents cannot be read.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import ReadOptions, TextOptions
        >>> stemming = ReadOptions(text=TextOptions(stemmer="porter"))
        >>> model = Model.fit(["cats and dogs", "dogs, a cat"], options=stemming)
        >>> model.read(["my cats"]).corpus.vocabulary
        ('cat',)
        """
        from topicgrouper.model.fit import read_like

        return read_like(self.source, source, format=format, changes=options, progress=progress)

    def update(  # noqa: PLR0913 - what to read, how, and what to do with it
        self,
        source: Any,
        *,
        format: str | None = None,  # noqa: A002 - as in read_corpus
        replace: bool = False,
        vocabulary: str | PathLike[str] | None = None,
        trusted: bool = False,
        compare: bool = False,
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        progress: Progress | None = None,
    ) -> Self:
        """Add documents and keep the topics: their names, numbers and places in the tree.

        Words are counted with the settings of the model. New words go to the topics that suit them
        best, words move only if that raises the likelihood, and a subject that only the new
        documents have becomes a new topic. See `topicgrouper.fit_tree` with ``start``.

        Parameters
        ----------
        source : path-like, binary file, iterable of str, DataFrame, Corpus or Reading
            The new documents only, as in `fit`; labels and columns that they lack are empty. A
            model without a `source`, such as that of a matrix, takes new words that are at least
            as frequent as its rarest one.
        format : str, optional
            The format of a file (default: detected from its content and name, or that of the model
            if neither shows it, as for a table from standard input).
        replace : bool, default=False
            Replace documents whose ids the model knows; by default, the new ones are left out.
            Documents without ids, such as lines, continue the numbers of the model; with True, they
            are refused. The ids of a `Corpus` that was not read from a file are taken for
            positions, not ids, if they are 0, 1, … or 1, 2, … throughout.
        vocabulary : path-like, optional
            As in `topicgrouper.corpus.ReadOptions`; the model has kept the other options.
        trusted : bool, default=False
            As in `topicgrouper.corpus.ReadOptions`.
        compare : bool, default=False
            Also compare with a tree regrown from scratch, and the main topics of earlier documents
            with those they had (``behind`` and ``moved`` of `topicgrouper.model.Changes`). This
            takes longer than the update.
        n_jobs, memory_limit, progress : optional
            As in `fit`.

        Returns
        -------
        Model
            With `changes`; ``source.report`` tells what was found while reading. If there is
            nothing new, `changes` says so, and everything else is that of this model. Soft topics
            are fitted again, as many as before (at most one per word), and so is the document
            model.

        Raises
        ------
        ReadError
            If the documents cannot be read, lack texts that those of the model have, or lack ids to
            replace others.
        ValueError
            If the model has no training counts, does not record how its documents were read, or
            none of its words would be left.

        See Also
        --------
        topicgrouper.Model.save : With ``over=model``, save the result in the file of the model.
        topicgrouper.model.Changes : What the update changed.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> texts = ["a cat, a dog", "dog or cat", "a cup of tea", "tea in a cup"]
        >>> model = Model.fit(texts).with_topic_names({"2": "Drinks"})
        >>> updated = model.update(["dog and cat", "a cup of coffee, or tea"])
        >>> [(topic.number, topic.name, topic.words) for topic in updated.view(2)]
        [(3, None, ('cat', 'dog', 'and')), (2, 'Drinks', ('cup', 'tea', 'coffee'))]
        >>> updated.document_ids
        ('0', '1', '2', '3', '4', '5')
        """
        from topicgrouper.model.update import update_model

        return update_model(
            self,
            source,
            format=format,
            replace_known=replace,
            vocabulary=vocabulary,
            trusted=trusted,
            compare=compare,
            n_jobs=n_jobs,
            memory_limit=memory_limit,
            progress=progress,
        )

    def groups(
        self,
        column: str | None = None,
        *,
        view: SupportsIndex | TopicView | None = None,
        every: Period | None = None,
        dates: DateOrder | None = None,
        min_documents: int = 5,
        level: float = 0.05,
    ) -> GroupComparison:
        """Compare topics between groups of documents, or over time.

        Parameters
        ----------
        column : str, optional
            The column whose values are the groups (default: the labels, or the only column).
        view : int, FlatView or SoftTopics, optional
            A number of topics, a view or soft topics (default: the suggested number).
        every : {"day", "week", "month", "quarter", "year", "decade"}, optional
            Read the column as dates and compare periods of this length (default for a column of
            dates: days, months, years or decades, whichever the dates span few of).
        dates : {"day-first", "month-first"}, optional
            Whether 1/5/2011 is in May or in January (default: as the other values show).
        min_documents : int, default=5
            Do not test groups with fewer documents.
        level : float, default=0.05
            False discovery rate.

        Returns
        -------
        GroupComparison

        Raises
        ------
        ValueError
            As for `topicgrouper.compare_groups`, which explains the test.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> texts = ["cat dog", "dog cat cup", "tea cup", "cup tea"]
        >>> model = Model.fit(count_texts(texts, labels=["pets", "pets", "drinks", "drinks"]))
        >>> model.groups(view=2)
        <GroupComparison: 2 topics in 2 groups, 0 of 4 cells significant>
        """
        from topicgrouper.groups.comparison import compare_groups

        return compare_groups(
            self,
            column,
            view=view,
            every=every,
            dates=dates,
            min_documents=min_documents,
            level=level,
        )

    def transform(
        self,
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
        from topicgrouper.model.document_topics import topics_of_documents

        corpus, chosen = self._corpus(source), self._topics(view)
        words = self._known_words(corpus)
        return topics_of_documents(corpus, words, chosen, values=values)

    def predict(
        self,
        source: Any = None,
        view: SupportsIndex | TopicView | None = None,
    ) -> IntArray:
        """Return the main topic of each document.

        Parameters
        ----------
        source : Corpus, Reading, path-like, iterable of str or DataFrame, optional
            The documents, as for `transform` (default: the training documents).
        view : int, FlatView or SoftTopics, optional
            The topics, as for `transform`.

        Returns
        -------
        ndarray of int
            Position of each document's topic in the view; -1 for documents without known words.

        Raises
        ------
        ValueError
            If there is no such view, or the model has no training counts.

        See Also
        --------
        topicgrouper.FlatView.predict : The rule for views.
        topicgrouper.SoftTopics.predict : The rule for soft topics.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> model = Model.fit(["cat dog", "dog cat", "tea cup", "cup tea"])
        >>> model.predict(["a cup of tea", "my dog", "nothing known"], 2)
        array([ 1,  0, -1])
        """
        words = None if source is None else self._known_words(self._corpus(source))
        return self._topics(view).predict(words)

    def _corpus(self, source: Any) -> Corpus:
        """Return a corpus as it is, and read anything else with the settings of the model."""
        from topicgrouper.corpus.corpus import Corpus

        return source if isinstance(source, Corpus) else self.read(source).corpus

    def _known_words(self, corpus: Corpus) -> csr_array[Any]:
        """Return the counts of a corpus with the tree's words as columns, 0 for missing words."""
        counts = corpus.with_words_of(self.tree.vocabulary).counts
        return cast("csr_array[Any]", counts.astype("int64"))

    def evaluate(
        self,
        documents: Corpus,
        comparison: Comparison,
        *,
        progress: Progress | None = None,
        n_jobs: int | None = None,
    ) -> Evaluation:
        """Evaluate the model on unseen documents, and compare it with other models.

        The other models are fitted to the training documents of this one.

        Parameters
        ----------
        documents : Corpus
            Documents, read with the settings of the model. Words that it does not know are ignored.
        comparison : Comparison
            What to measure, for which numbers of topics and which models.
        progress : callable, optional
            Called with the share of all fits that is done, from 0 to 1, and a text that says what
            is fitted.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors. The figures do not depend on
            it.

        Returns
        -------
        Evaluation
            A table with a row per figure.

        Raises
        ------
        ValueError
            If the model has no training counts or too few words, or the documents have none of its
            words.

        See Also
        --------
        topicgrouper.evaluation.compare : The same for training documents without a model.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> from topicgrouper.evaluation import Comparison
        >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea", "dog cup"]))
        >>> other = count_texts(["cat dog cat", "tea"])
        >>> found = model.evaluate(other, Comparison(ns=(2,), models=("topic-grouper", "unigram")))
        >>> [(each.model, round(each.value, 2)) for each in found]
        [('topic-grouper', 3.49), ('unigram', 4.52)]
        """
        from topicgrouper.evaluation.comparison import evaluate

        return evaluate(self, documents, comparison, progress=progress, n_jobs=n_jobs)

    def find_topic(self, topic: str | int | Topic) -> FoundTopic:
        """Find a topic by its number, its name or a word.

        Parameters
        ----------
        topic : str, int or Topic
            The number of a topic, its name, or a word in any form, such as ``"Rockets"``; write
            ``"word:1984"`` for a word that looks like a number or is also the name of a topic. A
            topic stands for itself.

        Returns
        -------
        FoundTopic
            ``node``, its node id, and ``remark``: how to get the word of the same spelling if a
            name was taken, otherwise empty.

        Raises
        ------
        KeyError
            If there is no such word or name, or several topics have the name.
        ValueError
            If there is no topic with this number.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea"]))
        >>> model = model.with_topic_names({"2": "Drinks"})
        >>> model.find_topic("drinks").node == model.find_topic(2).node
        True
        """
        from topicgrouper.search.query import find_topic

        return find_topic(self, topic)

    def document(
        self, document: str | int, *, view: SupportsIndex | TopicView | None = None
    ) -> OpenedDocument:
        """Return a training document with its columns and its topics.

        Parameters
        ----------
        document : str or int
            A document: its id, the end of its id if that is unique, or its row.
        view : int, FlatView or SoftTopics, optional
            The topics (default: the suggested number).

        Returns
        -------
        OpenedDocument
            A `topicgrouper.tables.Table` of its topics: the main topic, then those that it has most
            of, compared with the average. Its ``document`` has the id, title and label; its
            ``facts`` are the other columns, and its ``text`` is there if the model has texts.

        Raises
        ------
        KeyError
            If no document has the id, or several end in it.
        ValueError
            If the model has no training counts.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> from topicgrouper.corpus import count_texts
        >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea dog"]))
        >>> [(each.main, round(each.share, 2)) for each in model.document("3", view=2)]
        [(True, 0.67), (False, 0.33)]
        """
        from topicgrouper.search.documents import open_document

        required_counts(self.tree.counts)
        return open_document(self, document, self._topics(view))

    def documents(
        self,
        topic: str | int | Topic,
        k: int = 10,
        *,
        length: int = 240,
        view: SupportsIndex | TopicView | None = None,
    ) -> TopicDocuments:
        """Return the documents in which a topic is strongest.

        Parameters
        ----------
        topic : str, int or Topic
            As for `find_topic`.
        k : int, default=10
            Maximum number of documents.
        length : int, default=240
            Maximum length of a passage in characters, if the model has texts; 0 for none.
        view : int, FlatView or SoftTopics, optional
            Look the topic up in this view, which must have it (default: in the tree). Only refined
            and soft topics differ from those of the tree.

        Returns
        -------
        TopicDocuments
            The strongest first; ties by row.

        Raises
        ------
        KeyError, ValueError
            If there is no such topic, the view does not have it, or the model has no training
            counts.
        """
        from topicgrouper.search.documents import topic_documents

        chosen = None if view is None else self._topics(view)
        return topic_documents(self, topic, chosen, k=k, length=length)

    def search(
        self,
        query: str | Sequence[str],
        k: int = 10,
        *,
        length: int = 240,
    ) -> SearchHits:
        """Return the documents that are about a query.

        Two scores are added, each scaled to mean 0 and variance 1: log p(query | document) under
        the document model, and BM25, which counts shared words, and also twenty words that are
        typical of its own ten best documents (feedback). The first query prepares the documents,
        and takes longer.

        Parameters
        ----------
        query : str or sequence of str
            For models of texts, a text; otherwise items, in a sequence or separated by commas.
        k : int, default=10
            Maximum number of documents.
        length : int, default=240
            Maximum length of a passage in characters, if the model has texts; 0 for none.

        Returns
        -------
        SearchHits
            The best first, without documents unrelated to the query.

        Raises
        ------
        ValueError
            If no word is known, or the model has no training counts.
        """
        from topicgrouper.search.documents import search_documents

        return search_documents(self._document_search, query, k=k, length=length)

    def complete(
        self,
        items: str | Sequence[str],
        k: int = 10,
        *,
        by: ExpectedBy | None = None,
        seen: bool = False,
        view: SupportsIndex | FlatView | None = None,
    ) -> ExpectedWords:
        """Return items that go with a basket, or words that go with others.

        Items of baskets are predicted by the tree, or the forest if the model has one, and by the
        training baskets that share items with the given one. Words of texts, and items if there are
        no training counts, are predicted by the tree or the forest alone.

        Parameters
        ----------
        items : str or sequence of str
            The given words or items, as for `search`.
        k : int, default=10
            Maximum number of words.
        by : {"probability", "lift"}, optional
            Rank by the probability that a word comes next, or by p·log lift, which favours words
            both probable and typical; these must be at least twice as probable as in an average
            document. The default is probability for baskets and lift for texts, where common words
            are probable everywhere.
        seen : bool, default=False
            Also return the given words or items.
        view : int or FlatView, optional
            The view whose topics are named, as for `view`.

        Returns
        -------
        ExpectedWords

        Raises
        ------
        ValueError
            If no word is known, or the model has neither a document model nor training counts.
        """
        from topicgrouper.search.completion import expected_words

        return expected_words(self, items, self.view(view), k=k, by=by, seen=seen)

    def complete_documents(
        self,
        corpus: Corpus,
        k: int = 10,
        *,
        by: ExpectedBy | None = None,
        seen: bool = False,
        view: SupportsIndex | FlatView | None = None,
    ) -> Completions:
        """Complete each basket or document of a corpus.

        Parameters
        ----------
        corpus : Corpus
            Documents, read with the settings of the model. Words are matched by name; documents
            without known words are left out.
        k : int, default=10
            Maximum number of words per document.
        by, seen, view : optional
            As for `complete`.

        Returns
        -------
        Completions
            One row per document and word. Rows are made when they are read.

        Raises
        ------
        ValueError
            If the model has neither a document model nor training counts.
        """
        from topicgrouper.search.completion import complete_documents

        return complete_documents(self, corpus, self.view(view), k=k, by=by, seen=seen)

    def surprise(
        self,
        k: int = 10,
        *,
        document: str | int | None = None,
        min_words: int = 20,
    ) -> Surprise:
        """Return the most surprising documents, or the surprising words of one.

        Parameters
        ----------
        k : int, default=10
            Maximum number of documents or words.
        document : str or int, optional
            A document: its id, the end of its id if that is unique, or its row.
        min_words : int, default=20
            Leave out documents with fewer words, where a single rare word would decide.

        Returns
        -------
        Surprise
            The most surprising first: documents by bits per word, words by bits.

        Raises
        ------
        KeyError, IndexError
            If there is no such document.
        ValueError
            If the model has no training counts, or no document is long enough.
        """
        from topicgrouper.search.documents import surprising_documents, surprising_words

        if document is not None:
            return surprising_words(self, document, k=k)
        return surprising_documents(self, k=k, min_words=min_words)

    def word(
        self,
        word: str,
        k: int = 10,
        *,
        view: SupportsIndex | FlatView | None = None,
    ) -> WordReport:
        """Return a word's path through the tree and its nearest words.

        Parameters
        ----------
        word : str
            The word in its display form, its counted form, or any form that the model's text
            options turn into it.
        k : int, default=10
            Maximum number of nearest words; 0 for none.
        view : int or FlatView, optional
            Also return the word's topic in this view: a number of topics or a view.

        Returns
        -------
        WordReport

        Raises
        ------
        KeyError, ValueError
            If there is no such word; the message suggests similar words.
        """
        from topicgrouper.search.word_report import word_report

        chosen = None if view is None else self.view(view)
        return word_report(self, word, chosen, k=k)

    def save(
        self,
        path: str | PathLike[str],
        *,
        texts: bool = True,
        topics: bool = True,
        over: Model | None = None,
    ) -> CarriedNames | None:
        """Write the model to one file, completely or not at all.

        Parameters
        ----------
        path : str or path-like
            A new file, by convention with the suffix ``.tg``, or an earlier model or tree.
        texts : bool, default=True
            Whether to write the documents' texts, if the model has them; not with `over`.
        topics : bool, default=True
            Whether to find what `topics` shows of the suggested number of topics, and write it. A
            model without it finds it whenever it is asked for.
        over : Model, optional
            The model in the file, from which this one was made by `update`, `regrow`, `soften` or
            `with_forest`. Only what differs between the two is replaced, so whatever others have
            saved in the file meanwhile is kept. Their names of topics go to the new tree: after an
            update, those of topics that no longer exist are added to ``changes.lost_names`` in the
            file; after `regrow`, they are carried over. Soft topics of an old tree are removed.

        Returns
        -------
        CarriedNames or None
            With `over` a model that was regrown, the names in the file that are carried over, and
            the reasons why others are not.

        Raises
        ------
        ArchiveError
            If `over` is given, and the file is not a model or is damaged.
        FileExistsError
            If another file is there.
        ValueError
            If the model was not made from `over`, if the file now holds another tree, or if it has
            texts, columns or soft topics that an update of `over` does not know.

        Examples
        --------
        >>> from topicgrouper import Model
        >>> model = Model.fit(["cat dog", "dog cat", "tea cup", "cup tea"])
        >>> model.save("pets.tg")
        >>> model.update(["cat dog mouse"]).save("pets.tg", over=model)
        >>> Model.load("pets.tg").n_documents
        5
        """
        if over is not None:
            return write_over(self, path, old=over)
        write_model(self, path, texts=texts, topics=topics)
        return None

    @classmethod
    def load(
        cls,
        path: str | PathLike[str],
        *,
        texts: bool = True,
        soft: bool = True,
        counts: bool = True,
        documents: bool = True,
        document_model: bool | Literal["forest"] = True,
    ) -> Self:
        """Load a model written by `save`, or a tree written by `TopicTree.save`.

        Parameters
        ----------
        path : str or path-like
            The file.
        texts : bool, default=True
            Whether to read the documents' texts, which may be most of the file.
        soft : bool, default=True
            Whether to read the soft topics, which have one number per word and topic.
        counts : bool, default=True
            Whether to read the training counts. Without them, a model has keywords and main topics
            only for the suggested number of topics, if the file has these. If documents have no
            ids, the counts are read anyway, to number them.
        documents : bool, default=True
            Whether to read the ids, labels and columns of the documents.
        document_model : bool, default=True
            Whether to read the tree as a model of documents; ``"forest"`` reads only one of several
            trees.

        Returns
        -------
        Model

        Raises
        ------
        ArchiveError
            If the file is not a model or tree, was written by a newer version, or is damaged in a
            part that is read.
        """
        return read_model(
            path,
            build=cls,
            texts=texts,
            soft=soft,
            counts=counts,
            documents=documents,
            columns=documents,
            document_model=document_model,
        )

    @staticmethod
    def peek(path: str | PathLike[str]) -> dict[str, Any]:
        """Return what the file of a model contains, without loading it.

        Parameters
        ----------
        path : str or path-like
            The file.

        Returns
        -------
        dict
            The ``package_version`` that wrote it, its ``format_version``, its ``sections`` with the
            size of each in bytes, the number of ``nonzeros`` in its training counts, of ``trees``,
            and of ``topic_names``.

        Raises
        ------
        ArchiveError
            If the file is not a model or tree, or is damaged.
        """
        return model_contents(path)

    @classmethod
    def update_names(
        cls, path: str | PathLike[str], change: _NameChanges, *, digest: str | None = None
    ) -> Self:
        """Change the topic names in the file of a model; nothing else in it changes.

        If two programs do this at the same time, the second sees the names of the first. The file
        is not written if no name changes.

        Parameters
        ----------
        path : str or path-like
            The file of the model.
        change : callable
            Gets the names now in the file, by node id, and returns the new ones, like the callables
            that `read_names` and `carry_names` return. If it raises an exception, that is passed
            on, and the file stays as it is.
        digest : str, optional
            The digest of the tree that the change is for (`TopicTree.digest`). A file that now
            holds another tree, whose node ids mean other topics, is refused.

        Returns
        -------
        Model
            The model with the new names, with texts and soft topics.

        Raises
        ------
        ArchiveError
            If the file is not a model, or is damaged.
        OSError
            If the file cannot be read or written.
        ValueError
            If the file holds another tree, is not a regular file, or there is no such node.

        Examples
        --------
        >>> from topicgrouper import Model, TopicName
        >>> model = Model.fit(["beer wine", "beer wine", "bread milk"])
        >>> model.save("shop.tg")
        >>> food = model.tree.node_of(2)
        >>> _ = Model.update_names("shop.tg", lambda names: {**names, food: TopicName("Food")})
        >>> Model.load("shop.tg").tree.topic(node=food).name
        'Food'
        """
        return update_names(path, change, build=cls, digest=digest)

    def export(
        self,
        path: str | PathLike[str] | BinaryIO,
        *,
        format: str | None = None,  # noqa: A002 - the name of the command's option
        **options: Any,
    ) -> None:
        """Export the tree or one of its views to another program, completely or not at all.

        Parameters
        ----------
        path : path-like or BinaryIO
            Where to write, or a file opened for bytes.
        format : str, optional
            A key of `topicgrouper.export.FORMATS` (default: by the extension of the path).
        **options : dict
            The options of `topicgrouper.export.export`, such as ``view`` and ``k``.

        Examples
        --------
        >>> from topicgrouper import Model, fit_tree
        >>> tree = fit_tree([[2, 1, 0], [0, 1, 3]], ["cat", "dog", "tea"])
        >>> Model(tree).export("topics.xlsx", view=2)
        >>> Model(tree).export("tree.mm")
        """
        from topicgrouper.export.exporting import export

        export(self, path, format=format, **options)

    def explore(
        self,
        *,
        title: str | None = None,
        views: Iterable[SupportsIndex | FlatView] = (),
        height: int = 720,
        document_limit: int = 2_000_000,
    ) -> NotebookPage:
        """Return a page to explore the topics in a notebook or a browser.

        Parameters
        ----------
        title : str, optional
            Title of the page (default: the name of the model's source).
        views : iterable of int or FlatView, default=()
            The page opens on the first of these, and can show one uneven cut. Refined views are
            not shown, as their topics are not nodes of the tree.
        height : int, default=720
            Height of the frame in a notebook, in pixels.
        document_limit : int, default=2000000
            Maximum number of bytes for documents, since the page is saved with the notebook. If
            they exceed it, the page has the strongest documents of each topic; with 0, it has none.

        Returns
        -------
        NotebookPage

        Raises
        ------
        ValueError
            If a view belongs to another tree or cannot be shown, or a number is out of range.

        Examples
        --------
        >>> from topicgrouper import Model, fit_tree
        >>> tree = fit_tree([[2, 1, 0], [0, 1, 3]], ["cat", "dog", "tea"])
        >>> page = Model(tree).explore(title="Pets", height=500)
        >>> page
        NotebookPage(height=500, n_documents=2)
        >>> page.save("pets.html")
        """
        from topicgrouper.explorer.page import explore

        return explore(self, title=title, views=views, height=height, document_limit=document_limit)

    def serve(
        self,
        *,
        title: str | None = None,
        views: Iterable[SupportsIndex | FlatView] = (),
        host: str = "127.0.0.1",
        port: int = 0,
    ) -> ExplorerServer:
        """Return a server for the page of `explore`, with all documents.

        The server listens at once; its ``serve_forever`` answers requests, and its ``address`` is
        the page to open in a browser. Use it as a context manager, which frees the port.

        Parameters
        ----------
        title : str, optional
            Title of the page (default: the name of the model's source).
        views : iterable of int or FlatView, default=()
            The page opens on the first of these; see `explore`.
        host : str, default="127.0.0.1"
            Address to listen on; any other lets other machines connect.
        port : int, default=0
            Port to listen on; 0 is any free port.

        Returns
        -------
        ExplorerServer
            A server of the standard library's ``http.server``.

        Raises
        ------
        OSError
            If the server cannot listen on the address.

        Examples
        --------
        >>> from topicgrouper import Model, fit_tree
        >>> model = Model(fit_tree([[2, 1, 0], [0, 1, 3]], ["cat", "dog", "tea"]))
        >>> with model.serve(title="Pets") as server:
        ...     server.address.startswith("http://127.0.0.1:")
        True
        """
        from topicgrouper.explorer.server import ExplorerServer

        return ExplorerServer(self, title=title, host=host, port=port, views=views)
