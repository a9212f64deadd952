"""Fitting of models, and models of estimators."""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import TYPE_CHECKING, Any, SupportsIndex

from topicgrouper.corpus.readers.options import ReadOptions, check_read_options
from topicgrouper.corpus.readers.read import count_texts
from topicgrouper.corpus.source import Source, keep_words
from topicgrouper.fitting import fit_tree
from topicgrouper.fitting import regrow as regrown_tree
from topicgrouper.model.improve import with_soft_topics
from topicgrouper.prediction.fit import checked_trees, possible_document_model
from topicgrouper.record.reading import read_documents
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from topicgrouper.common.progress import Progress
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.distributed import ClusterOptions
    from topicgrouper.fitting.checkpoint import CheckpointLike
    from topicgrouper.record.record import RecordT
    from topicgrouper.tree import TopicTree

_N_CHECKED = 100
"""Number of texts that are compared with the counts of an estimator."""


def fit(  # noqa: PLR0913 - what to read, what to keep of it, and how to fit it
    cls: type[RecordT],
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
) -> RecordT:
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
        Improve the tree after the fit, which takes one to two times as long, or longer where
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
    tree_count = checked_trees(trees)
    settings: dict[str, Any] = {
        "memory_limit": memory_limit,
        "progress": progress,
        "checkpoint": checkpoint,
    }
    options = ReadOptions(n_jobs=n_jobs) if options is None else options
    check_read_options(options)
    corpus: Corpus | None
    known: Source | None
    if cluster is not None:
        if together is not None:
            raise ValueError("together cannot be combined with a cluster; fit on one machine")
        from topicgrouper.distributed.fit import fit_collection  # noqa: PLC0415 - needs Dask

        given = {name: value for name, value in settings.items() if value is not None}
        tree, names, corpus, known = fit_collection(
            source,
            format=format,
            options=options,
            min_frequency=min_frequency,
            max_words=max_words,
            cluster=replace(cluster, **given),
        )
        n_jobs = -1
    else:
        corpus = read_documents(
            source, format=format, choose=lambda name: (name, options), progress=progress
        ).corpus
        if not corpus.n_documents:
            raise ValueError("no documents were passed")
        corpus = keep_words(corpus, min_frequency=min_frequency, max_words=max_words)
        known = corpus.source
        tree = fit_tree(
            corpus.counts, corpus.vocabulary, together=together, n_jobs=n_jobs, **settings
        )
        names = None
        if corpus.names is not None:
            shown = corpus.display_words
            names = tuple(shown[column] for column in tree.columns.tolist())
    how: dict[str, Any] = {"n_jobs": n_jobs, "memory_limit": memory_limit, "progress": progress}
    if regrow and tree.has_counts:
        tree = regrown_tree(tree, **how)
    elif regrow:
        warnings.warn(
            "the tree is greedy: it cannot be regrown, as the model does not keep the training "
            "counts. Keep fewer words (max_words, min_frequency) or the counts "
            "(keep_counts=True), or pass regrow=False",
            UserWarning,
            stacklevel=2,
        )
    fitted = possible_document_model(tree, trees=tree_count, **how)
    if tree_count > 1 and (fitted is None or fitted.n_trees == 1):
        warnings.warn(
            "the model has no forest, which needs the training counts, as whole numbers, of at "
            "least two documents with words",
            UserWarning,
            stacklevel=2,
        )
    kept = ("document_ids", "labels", "texts", "document_columns")
    documents = {} if corpus is None else {name: getattr(corpus, name) for name in kept}
    model = cls(tree, display_words=names, source=known, document_model=fitted, **documents)
    if soften is not None:
        model = with_soft_topics(model, soften, n_jobs=n_jobs, progress=progress)
    return model


def from_estimator(
    cls: type[RecordT],
    estimator: Any,
    texts: Iterable[str] | None = None,
    *,
    words: Sequence[str] | None = None,
) -> RecordT:
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
    texts = None if texts is None else tuple(texts)
    tree, shown, source = estimator.tree_, None, None
    counted = getattr(estimator, "vocabulary_", None)
    if counted is not None:  # of texts: the tree has the words that people see
        shown, tree = tree.vocabulary, tree.with_vocabulary(counted)
        source = Source(
            options=ReadOptions(text=estimator.text_options_),
            min_frequency=getattr(estimator, "min_frequency_", 1),  # not kept by older versions
            max_words=estimator.max_words,
        ).settled(counted)
        if texts is not None and len(texts) == required_counts(tree.counts).shape[0]:
            _check_first_texts(texts, tree, estimator.text_options_)
    if words is not None:
        tree, shown = tree.with_vocabulary(words), None
    soft = getattr(estimator, "soft_", None)
    fitted = getattr(estimator, "document_model_", None)
    return cls(
        tree,
        display_words=shown,
        texts=texts,
        source=source,
        soft=None if soft is None else replace(soft, tree=tree),
        document_model=None if fitted is None else fitted.with_tree(tree),
    )


def _check_first_texts(texts: Sequence[str], tree: TopicTree, options: TextOptions) -> None:
    """Check that the first texts have the words of the first training documents."""
    counted = count_texts(texts[:_N_CHECKED], options).with_words_of(tree.vocabulary).counts
    known = required_counts(tree.counts)[: counted.shape[0]]
    if abs(counted - known).sum():
        raise ValueError(
            "the texts are not those of the training documents, or are in another order; pass the "
            "texts that the estimator was fitted to"
        )
