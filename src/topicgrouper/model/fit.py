"""Fitting of models, and reading of documents for them."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.counting import count_texts
from topicgrouper.corpus.readers.formats import FORMATS, FRAME
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.readers.read import read_frame, read_with
from topicgrouper.corpus.readers.report import ReadReport
from topicgrouper.corpus.source import Reading, Source
from topicgrouper.corpus.suitability import check_words, default_min_frequency
from topicgrouper.fitting import fit_tree
from topicgrouper.fitting.refine import refine
from topicgrouper.fitting.regrow import regrow
from topicgrouper.mixtures.softening import soften
from topicgrouper.prediction.fit import possible_document_model

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.distributed.cluster_options import ClusterOptions
    from topicgrouper.model.model import Model
    from topicgrouper.tree.flat_view import FlatView

_Built = TypeVar("_Built")
_Model = TypeVar("_Model", bound="Model")

_BASKET_LINES = "baskets-wide"


def read_documents(
    source: Any,
    *,
    format: str | None,  # noqa: A002 - as in read_corpus
    choose: Callable[[str | None], tuple[Any, ReadOptions]],
    progress: Progress | None,
) -> Reading:
    """Read whatever `Model.fit` and `Model.read` take, with format and options by its format."""
    if isinstance(source, Reading):
        return source
    if isinstance(source, str | os.PathLike) or hasattr(source, "read"):
        return read_with(source, format, choose, progress=progress)
    _, options = choose(None)
    if isinstance(source, list | tuple) or not hasattr(source, "columns"):
        return _counted(source, options)
    return read_frame(source, options=options)


def _counted(texts: Iterable[str], options: ReadOptions) -> Reading:
    corpus = count_texts(texts, options.text, n_jobs=options.n_jobs, keep_texts=options.keep_texts)
    n_empty = int((corpus.counts.indptr[1:] == corpus.counts.indptr[:-1]).sum())
    report = ReadReport(corpus.n_documents, n_empty, 0, n_words=corpus.n_words)
    return Reading(corpus, Source(options=options, n_empty=n_empty, report=report))


def read_like(
    known: Source | None,
    source: Any,
    *,
    format: str | None,  # noqa: A002
    changes: dict[str, Any],
    progress: Progress | None,
) -> Reading:
    """Read documents as those of a model were read; see `Model.read`."""

    def choose(name: str | None) -> tuple[str | None, ReadOptions]:
        if known is None:
            return name, ReadOptions(**changes)
        is_of_lines = format is None and name in ("csv", "tsv", "lines")
        if known.format == _BASKET_LINES and is_of_lines:
            # Nothing in the name of a file tells whether each line is a basket; the model does.
            name = _BASKET_LINES
        takes = (FRAME if name is None else FORMATS[name]).options - {"item_name", "columns"}
        kept = {one: getattr(known.options, one) for one in known.options.chosen() & takes}
        return name, ReadOptions(**{**kept, **changes})

    found = read_documents(source, format=format, choose=choose, progress=progress)
    # The documents of a model should differ; these may be as they are.
    report = replace(found.report, n_duplicates=0, doubts=())
    return replace(found, source=replace(found.source, report=report))


def fit_source(
    source: Any,
    cluster: ClusterOptions | None,
    *,
    format: str | None,  # noqa: A002
    options: ReadOptions,
    **settings: Any,
) -> Any:
    """Read documents and fit a model, here or on a cluster; see `Model.fit`."""
    if cluster is not None:
        if settings.pop("together") is not None:
            msg = "words cannot be held together on a cluster; fit on one machine"
            raise ValueError(msg)
        del settings["n_jobs"]
        names = ("memory_limit", "progress", "checkpoint")
        given = {name: settings.pop(name) for name in names}
        given = {name: value for name, value in given.items() if value is not None}
        cluster = replace(cluster, **given)
        return _fit_on_cluster(source, cluster, format=format, options=options, **settings)
    if isinstance(source, Corpus):
        return _fit_corpus(source, None, **settings)
    progress = settings["progress"]
    reading = read_documents(
        source, format=format, choose=lambda name: (name, options), progress=progress
    )
    return _fit_corpus(reading.corpus, reading.source, **settings)


def _fit_corpus(
    corpus: Corpus,
    source: Source | None,
    *,
    build: Callable[..., _Built],
    min_frequency: int | None,
    max_words: int | None,
    progress: Progress | None,
    n_jobs: int | None,
    **settings: Any,
) -> _Built:
    """Fit a tree and its document model to a corpus, and keep what is known of its documents."""
    if min_frequency is None:
        min_frequency = default_min_frequency(corpus.n_tokens)
    kept = corpus.filter(min_frequency=min_frequency, max_words=max_words)
    check_words(
        n_tokens=corpus.n_tokens,
        n_words=kept.n_words,
        min_frequency=min_frequency,
        text=None if source is None else source.options.text,
    )
    tree = fit_tree(kept.counts, kept.vocabulary, n_jobs=n_jobs, progress=progress, **settings)
    names = None
    if kept.names is not None:
        shown = kept.display_words
        names = tuple(shown[column] for column in tree.columns.tolist())
    if source is not None:
        text = source.options.text.with_phrases(corpus.phrases)
        source = replace(
            source,
            options=replace(source.options, text=text),
            min_frequency=min_frequency,
            max_words=max_words,
        ).settled(kept.vocabulary)
    return build(
        tree,
        display_words=names,
        source=source,
        document_model=possible_document_model(tree, n_jobs=n_jobs),
        **_documents_of(kept),
    )


def _documents_of(corpus: Corpus) -> dict[str, Any]:
    """Return what a model keeps of the documents of a corpus."""
    return {
        "document_ids": corpus.document_ids,
        "labels": corpus.labels,
        "texts": corpus.texts,
        "document_columns": corpus.document_columns,
    }


def _fit_on_cluster(
    source: Any, cluster: ClusterOptions, *, build: Callable[..., _Built], **settings: Any
) -> _Built:
    """Count the words of documents on a cluster, and fit the tree of topics there."""
    from topicgrouper.distributed.fit import fit_collection  # noqa: PLC0415 - needs Dask

    found = fit_collection(source, cluster=cluster, **settings)
    return build(
        found.tree,
        display_words=found.display_words,
        source=found.source,
        document_model=possible_document_model(found.tree, n_jobs=-1),
        **({} if found.corpus is None else _documents_of(found.corpus)),
    )


def regrown(
    model: _Model,
    *,
    n_jobs: int | None,
    memory_limit: int | str | None,
    progress: Progress | None,
) -> _Model:
    """Return a model with a better tree; see `Model.regrow`."""
    tree = regrow(model.tree, n_jobs=n_jobs, memory_limit=memory_limit, progress=progress)
    documents = possible_document_model(tree, n_jobs=n_jobs)
    return replace(model, tree=tree, document_model=documents, soft=None)


def softened(
    model: _Model, view: FlatView, *, n_jobs: int | None, progress: Progress | None
) -> _Model:
    """Return a model with soft topics; see `Model.soften`."""
    refined = refine(view, n_jobs=n_jobs, progress=progress)
    soft = soften(refined, n_jobs=n_jobs, progress=progress)
    return replace(model, soft=replace(soft, tree=model.tree))
