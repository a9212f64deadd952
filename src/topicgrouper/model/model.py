"""A tree together with the collection it was fitted to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from topicgrouper.arrays.count_checks import checked_document_columns
from topicgrouper.arrays.short_repr import brief
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.explorer.notebook import explore
from topicgrouper.model.archive import read_model, update_names, update_soft, write_model
from topicgrouper.model.document_topics import soft_topic_shares, view_topics
from topicgrouper.model.fit import fit_source, read_like, regrown, softened
from topicgrouper.prediction.fit import fit_documents
from topicgrouper.tree.archive import NAMES_SECTION, read_section
from topicgrouper.tree.flat_view import FlatView, as_view
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping
    from os import PathLike

    from topicgrouper.corpus.source import Reading, Source
    from topicgrouper.distributed.cluster_options import ClusterOptions
    from topicgrouper.explorer.notebook import NotebookPage
    from topicgrouper.fitting.checkpoint import CheckpointLike
    from topicgrouper.fitting.progress import StepProgress
    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.model.document_topics import DocumentTopics
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.tree.topic_names import GivenNames, TopicName
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["Model"]


@dataclass(frozen=True, eq=False)
class Model:
    """A tree with display words, documents and import settings.

    `Model.fit` fits one, `Model.load` opens one.

    Parameters
    ----------
    tree : TopicTree
        The tree. Its words are those that were counted, for instance stems or item codes.
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
        The tree as a model of documents (`topicgrouper.fit_documents`).
    document_columns : mapping of str to tuple of str, optional
        What else is known of the documents: one text per document in each column, empty where it is
        unknown.

    Raises
    ------
    ValueError
        If numbers of names or documents do not match, or the soft topics or the document model are
        of another tree.

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

    def __post_init__(self) -> None:
        """Check that the parts fit each other."""
        if self.display_words is not None:
            n_unique = len(set(self.display_words))
            if n_unique != len(self.display_words) or n_unique != self.tree.n_words:
                msg = (
                    f"got {n_unique} unique display_words for {self.tree.n_words} words; "
                    "pass one per word"
                )
                raise ValueError(msg)
        n_documents = self.n_documents
        for name in ("document_ids", "labels", "texts"):
            values = getattr(self, name)
            if values is not None and len(values) != n_documents:
                msg = f"got {len(values)} {name} for {n_documents} documents; pass one per document"
                raise ValueError(msg)
        columns = checked_document_columns(self.document_columns, n_documents=n_documents)
        object.__setattr__(self, "document_columns", columns)
        if self.soft is not None and self.soft.tree != self.tree:
            msg = "the soft topics belong to another tree; soften a view of this one"
            raise ValueError(msg)
        if self.document_model is not None and self.document_model.tree != self.tree:
            msg = "the document model belongs to another tree; use fit_documents on this one"
            raise ValueError(msg)

    def __repr__(self) -> str:
        """Return one line: where it comes from, how large it is, what it holds."""
        sizes = repr(self.tree).removeprefix("<TopicTree: ").removesuffix(">")
        if self.source is not None and self.source.name is not None:
            sizes = f"{brief(self.source.name)}, {sizes}"
        held = []
        if self.texts is not None:
            held.append("texts")
        if self.column_names:
            held.append(f"columns {brief(self.column_names)}")
        if self.tree.topic_names:
            held.append(f"{len(self.tree.topic_names):,} topic names")
        if self.soft is not None:
            held.append(f"{self.soft.n_topics:,} soft topics")
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
        regrow: bool = False,
        soften: SupportsIndex | None = None,
        cluster: ClusterOptions | None = None,
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        progress: StepProgress | None = None,
        checkpoint: CheckpointLike | None = None,
    ) -> Self:
        r"""Read documents, fit a tree and its document model, and keep what is known of them.

        Parameters
        ----------
        source : path-like, binary file, iterable of str, DataFrame, Corpus or Reading
            A file or folder of any of `topicgrouper.corpus.FORMATS`, an open file such as
            ``sys.stdin.buffer``, texts, a data frame, or documents that were read already.
            Documents without words stay, as empty ones. On a cluster: a path or a pattern that all
            workers can read, or several; a Dask bag of texts or of records; a Dask data frame.
        format : str, optional
            The format of files (default: guessed from their content and names).
        options : ReadOptions, optional
            How to read, as in `topicgrouper.corpus.read_corpus`.
        min_frequency : int, optional
            Minimum frequency of words (default: 5; 2 in collections of fewer than 100,000 words, 1
            in those of fewer than 1,000).
        max_words : int, optional
            Keep at most this many words, the most frequent ones (default: all).
        together : iterable of collections of str, optional
            Groups of counted words that must share a topic; see `topicgrouper.fit_tree`, and
            `topicgrouper.corpus.count_groups` for words as people write them. Not on a cluster.
        regrow : bool, default=False
            Improve the tree after the fit; see `regrow`.
        soften : int, optional
            Also find this many soft topics; see `soften`.
        cluster : ClusterOptions, optional
            Fit on a cluster; the model is identical.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.
        memory_limit : int or str, optional
            Bytes, or a text such as ``"2GB"``, for the pairs of topics that are kept (default: half
            of the free memory).
        progress : callable, optional
            Called about ten times per second with a `topicgrouper.fitting.Step`. An exception that
            it raises ends the fit.
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
            If the cluster is lost, or a worker fails. Workers that are lost are replaced.

        See Also
        --------
        fit_tree : Fit a tree to counts.
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
        model: Self = fit_source(
            source,
            cluster,
            build=cls,
            format=format,
            options=options or ReadOptions(n_jobs=n_jobs),
            min_frequency=min_frequency,
            max_words=max_words,
            together=together,
            n_jobs=n_jobs,
            memory_limit=memory_limit,
            progress=progress,
            checkpoint=checkpoint,
        )
        if regrow:
            model = model.regrow(n_jobs=n_jobs, memory_limit=memory_limit, progress=progress)
        if soften is not None:
            model = model.soften(soften, n_jobs=n_jobs, progress=progress)
        return model

    @property
    def n_documents(self) -> int:
        """Number of training documents, 0 if it is unknown."""
        if self.tree.counts is not None:
            return int(self.tree.counts.shape[0])
        return 0 if self.document_ids is None else len(self.document_ids)

    @property
    def column_names(self) -> tuple[str, ...]:
        """The columns that `column` knows: ``"label"`` if there are labels, and all others."""
        label = ("label",) if self.labels is not None else ()
        return tuple(dict.fromkeys([*label, *self.document_columns]))

    def column(self, name: str) -> tuple[str, ...]:
        """Return what a column says about each training document.

        Parameters
        ----------
        name : str
            One of `column_names`. If the documents have a column that is called ``label``, that is
            meant by this name, otherwise their labels.

        Returns
        -------
        tuple of str
            One value per document, empty where it is unknown.

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
        msg = f"the model has no column {name!r}; {choice}"
        raise ValueError(msg)

    def with_topic_names(self, names: GivenNames) -> Self:
        """Return the same model with names for some of its topics, instead of those it has.

        Parameters
        ----------
        names : mapping of int or str to TopicName or str
            As for `TopicTree.with_topic_names`; single words may be given as they are displayed.

        Returns
        -------
        Model

        Raises
        ------
        ValueError
            If there is no such topic, a topic gets two names, or a name is not a line of text.
        LookupError
            If there is no such word or node.
        """
        named = self.shown.with_topic_names(names).topic_names
        return replace(self, tree=self.tree.with_topic_names(named))

    def with_tokenizer(self, tokenizer: Callable[[str], Iterable[str]]) -> Self:
        """Return the same model with the tokenizer that found its words.

        A file keeps the name of a tokenizer, but not the function. A model that was loaded needs it
        to count the words of other documents.

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
        """The tree with display words, and the same nodes and numbers as `tree`."""
        if self.display_words is None:
            return self.tree
        return self.tree.with_vocabulary(self.display_words)

    @cached_property
    def shown_soft(self) -> SoftTopics | None:
        """The soft topics with display words, or None."""
        return None if self.soft is None else replace(self.soft, tree=self.shown)

    @cached_property
    def fitted_document_model(self) -> DocumentModel:
        """The document model; if the model has none, it is fitted to the training counts now.

        Raises
        ------
        ValueError
            If there is no document model and there are no training counts, or they are not whole
            numbers.
        """
        if self.document_model is not None:
            return self.document_model
        counts = required_counts(self.tree.counts, hint="fit the model again")
        return fit_documents(self.tree, counts, n_jobs=-1)

    def document_id(self, row: int) -> str:
        """Return the id of a training document.

        Parameters
        ----------
        row : int
            The row of the document.

        Returns
        -------
        str
            The id, or the row if there are no ids.
        """
        return str(row) if self.document_ids is None else self.document_ids[row]

    def view(self, view: SupportsIndex | FlatView | None = None) -> FlatView:
        """Return a flat view with display words.

        Parameters
        ----------
        view : int or FlatView, optional
            A number of topics, or a view of the model's tree (default: the suggested number, see
            `TopicTree.suggest_n`).

        Returns
        -------
        FlatView

        Raises
        ------
        ValueError
            If the number is out of range, or the view belongs to another tree.
        """
        return as_view(self.shown, self.shown.suggest_n().n if view is None else view)

    def regrow(
        self,
        *,
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        progress: StepProgress | None = None,
    ) -> Self:
        """Return the model with a better tree; see `topicgrouper.regrow`.

        Parameters
        ----------
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.
        memory_limit : int or str, optional
            As in `fit`.
        progress : callable, optional
            As in `fit`.

        Returns
        -------
        Model
            With a document model of the new tree, and without soft topics, which belong to the old.

        Raises
        ------
        ValueError
            If the model has no training counts.
        """
        return regrown(self, n_jobs=n_jobs, memory_limit=memory_limit, progress=progress)

    def soften(
        self,
        view: SupportsIndex | FlatView | None = None,
        *,
        n_jobs: int | None = None,
        progress: StepProgress | None = None,
    ) -> Self:
        """Return the model with soft topics, which share their words.

        A view is refined (`topicgrouper.refine`), then softened (`topicgrouper.soften`).

        Parameters
        ----------
        view : int or FlatView, optional
            A number of topics or a view (default: the suggested number of topics).
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.
        progress : callable, optional
            As in `fit`.

        Returns
        -------
        Model
            With new soft topics in place of those it had.

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
        return softened(self, self.view(view), n_jobs=n_jobs, progress=progress)

    def read(
        self,
        source: Any,
        *,
        format: str | None = None,  # noqa: A002 - as in read_corpus
        progress: StepProgress | None = None,
        **options: Any,
    ) -> Reading:
        """Read other documents as those of the model were read.

        Parameters
        ----------
        source : path-like, binary file, iterable of str or DataFrame
            The documents, as in `fit`.
        format : str, optional
            The format of a file (default: guessed from its content and name).
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
        return read_like(self.source, source, format=format, changes=options, progress=progress)

    def transform(
        self,
        source: Any,
        view: SupportsIndex | FlatView | None = None,
        *,
        proportions: bool = False,
        relative: bool = False,
        n_jobs: int | None = None,
    ) -> DocumentTopics:
        """Describe documents by the topics of a view.

        Parameters
        ----------
        source : Corpus, Reading, path-like, iterable of str or DataFrame
            The documents. What is not a corpus yet is read as those of the model were; see `read`.
            Words are matched by name.
        view : int or FlatView, optional
            A number of topics or a view (default: the soft topics if the model has any, otherwise
            the suggested number of topics).
        proportions : bool, default=False
            Return the topics' shares of each document's known words instead of their occurrences.
            Soft topics always have shares.
        relative : bool, default=False
            Return relative shares: how many times as much of a topic there is as on average; see
            `topicgrouper.tree.main_topics`. Not for soft topics.
        n_jobs : int, optional
            Number of threads for soft topics: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        DocumentTopics
            With the main topic of each document, except for soft topics.

        Raises
        ------
        ValueError
            If there is no such view, both kinds of shares are asked for, or relative shares of soft
            topics or of a model without training counts.
        """
        corpus = source if isinstance(source, Corpus) else self.read(source).corpus
        if view is None and self.soft is not None:
            if relative:
                msg = "soft topics have no relative shares; give a number of topics or a view"
                raise ValueError(msg)
            return soft_topic_shares(self, corpus, n_jobs=n_jobs)
        chosen = self.view(view)
        return view_topics(self, corpus, chosen, proportions=proportions, relative=relative)

    def save(self, path: str | PathLike[str], *, texts: bool = True) -> None:
        """Write the model to one file, completely or not at all.

        Parameters
        ----------
        path : str or path-like
            The file, by convention with the suffix ``.tg``. An existing file is replaced.
        texts : bool, default=True
            Whether to write the documents' texts, if the model has them.
        """
        write_model(self, path, texts=texts)

    def save_soft(self, path: str | PathLike[str]) -> None:
        """Save the soft topics in the file of the model, and change nothing else in it.

        What others have saved in the file meanwhile, such as names of topics, is kept.

        Parameters
        ----------
        path : str or path-like
            The file of the model.

        Raises
        ------
        ArchiveError
            If the file is not a model, or is damaged.
        ValueError
            If the model has no soft topics, or the file holds another tree.
        """
        update_soft(self, path)

    @classmethod
    def load(cls, path: str | PathLike[str], *, texts: bool = True, soft: bool = True) -> Self:
        """Read a model that `save` wrote, or a tree that `TopicTree.save` wrote.

        Parameters
        ----------
        path : str or path-like
            The file.
        texts : bool, default=True
            Whether to read the documents' texts, which may be most of the file.
        soft : bool, default=True
            Whether to read the soft topics, which have one number per word and topic.

        Returns
        -------
        Model

        Raises
        ------
        ArchiveError
            If the file is not a model or tree, is damaged, or was written by a newer version.
        """
        return read_model(path, texts=texts, soft=soft, build=cls)

    @classmethod
    def count_names(cls, path: str | PathLike[str]) -> int:
        """Return the number of named topics in the file of a model, without opening the rest.

        Parameters
        ----------
        path : str or path-like
            The file.

        Returns
        -------
        int

        Raises
        ------
        ArchiveError
            If the file is not a model or tree, or is damaged.
        """
        names = read_section(path, NAMES_SECTION)
        return 0 if names is None else len(names.arrays.get("nodes", ()))

    @classmethod
    def update_names(
        cls,
        path: str | PathLike[str],
        change: Callable[[Mapping[int, TopicName]], Mapping[int, TopicName]],
        *,
        digest: str | None = None,
    ) -> Self:
        """Change the names of topics in the file of a model, and nothing else in it.

        Of two programs that do this at the same time, the second sees the names of the first. The
        file is not written if no name changes.

        Parameters
        ----------
        path : str or path-like
            The file of the model.
        change : callable
            Gets the names that the file has now, by node id, and returns those it is to have. What
            it raises is passed on, and the file stays as it is.
        digest : str, optional
            The digest of the tree that the change is about (`TopicTree.digest`). A file that holds
            another tree by now, whose node ids mean other topics, is refused.

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
        >>> Model.load("shop.tg").tree.topic(food).name
        'Food'
        """
        return update_names(path, change, build=cls, digest=digest)

    def explore(self, **options: Any) -> NotebookPage:
        """Show the model in a notebook.

        Parameters
        ----------
        **options : dict
            The options of `topicgrouper.explorer.explore`.

        Returns
        -------
        NotebookPage
        """
        return explore(self, **options)
