"""Fitting of models, and reading of documents for them."""

from __future__ import annotations

import os
import warnings
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.formats import FORMATS, FRAME
from topicgrouper.corpus.readers.options import ReadOptions, check_read_options
from topicgrouper.corpus.readers.read import count_texts, frame_reading, read_with
from topicgrouper.corpus.source import Reading, Source, keep_words
from topicgrouper.fitting import fit_tree, regrow
from topicgrouper.prediction.fit import possible_document_model
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.distributed import ClusterOptions
    from topicgrouper.tree import TopicTree

_Built = TypeVar("_Built")

_BASKET_LINES = "baskets-wide"

_N_CHECKED = 100
"""Number of texts that are compared with the counts of an estimator."""


def read_documents(
    source: Any,
    *,
    format: str | None,  # noqa: A002 - as in read_corpus
    choose: Callable[[str | None], tuple[Any, ReadOptions]],
    progress: Progress | None,
    optional: Collection[str] = (),
) -> Reading:
    """Read whatever `Model.fit` and `Model.read` take, with format and options by its format."""
    if isinstance(source, Reading | Corpus):
        return source if isinstance(source, Reading) else Reading(source)
    if isinstance(source, str | os.PathLike) or hasattr(source, "read"):
        return read_with(source, format, choose, progress=progress, optional=optional)
    _, options = choose(None)
    if isinstance(source, list | tuple) or not hasattr(source, "columns"):
        return _counted(source, options)
    return frame_reading(source, options, optional=optional)


def _counted(texts: Iterable[str], options: ReadOptions) -> Reading:
    corpus = count_texts(texts, options.text, n_jobs=options.n_jobs, keep_texts=options.keep_texts)
    own = replace(options, id_column=None)  # ids are positions
    return Reading(corpus.with_source(replace(Reading(corpus).source, options=own)))


def read_like(
    known: Source | None,
    source: Any,
    *,
    format: str | None,  # noqa: A002
    changes: dict[str, Any],
    wanted: Mapping[str, Any] | None = None,
    unnamed: str | None = None,
    progress: Progress | None,
) -> Reading:
    """Read documents as those of a model were read; see `Model.read`.

    What is wanted applies where a format takes it. Tables may lack the columns of the model that
    only describe documents or items. A stream of lines that does not show what they
    are has the format `unnamed`.
    """
    is_stream = hasattr(source, "read") and not isinstance(source, os.PathLike)

    def choose(name: str | None) -> tuple[str | None, ReadOptions]:
        if known is None:
            return name, ReadOptions(**changes)
        is_of_lines = format is None and name in ("csv", "tsv", "lines")
        if known.format == _BASKET_LINES and is_of_lines:
            # Nothing in the name of a file tells whether each line is a basket; the model does.
            name = _BASKET_LINES
        elif format is None and name == "lines" and is_stream:
            name = unnamed or name
        takes_all = (FRAME if name is None else FORMATS[name]).options
        takes = takes_all - {"item_name", "columns", "drop_duplicates"}
        kept = {one: getattr(known.options, one) for one in known.options.chosen() & takes}
        also = {one: value for one, value in (wanted or {}).items() if one in takes_all}
        return name, ReadOptions(**{**kept, **also, **changes})

    found = read_documents(
        source,
        format=format,
        choose=choose,
        progress=progress,
        optional={"label_column", "item_name", "columns"} - changes.keys(),
    )
    # The documents of a model should differ; these may be as they are.
    report = replace(found.report, n_duplicates=0, doubts=())
    label = found.source.options.label_column
    if wanted is None and label is not None and found.corpus.labels is None:
        report.note(f"There is no column {label!r}, so the {report.unit} have no labels.")
    return Reading(found.corpus.with_source(replace(found.source, report=report)))


def fit_source(  # noqa: PLR0913 - what to read, what to keep of it, and how to fit it
    source: Any,
    cluster: ClusterOptions | None,
    *,
    build: Callable[..., _Built],
    format: str | None,  # noqa: A002
    options: ReadOptions,
    min_frequency: int | None,
    max_words: int | None,
    together: Any,
    is_regrown: bool,
    trees: int,
    n_jobs: int | None,
    **settings: Any,
) -> _Built:
    """Read documents and fit a model, here or on a cluster; see `Model.fit`."""
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
        progress = settings["progress"]
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
    how = {"n_jobs": n_jobs, **{name: settings[name] for name in ("memory_limit", "progress")}}
    if is_regrown and tree.has_counts:
        tree = regrow(tree, **how)
    elif is_regrown:
        warnings.warn(
            "the tree is greedy: it cannot be regrown, as the model does not keep the training "
            "counts. Keep fewer words (max_words, min_frequency) or the counts "
            "(keep_counts=True), or pass regrow=False",
            UserWarning,
            stacklevel=3,  # who called Model.fit
        )
    fitted = possible_document_model(tree, trees=trees, **how)
    if trees > 1 and (fitted is None or fitted.n_trees == 1):
        warnings.warn(
            "the model has no forest, which needs the training counts, as whole numbers, of at "
            "least two documents with words",
            UserWarning,
            stacklevel=3,
        )
    kept = ("document_ids", "labels", "texts", "document_columns")
    documents = {} if corpus is None else {name: getattr(corpus, name) for name in kept}
    return build(tree, display_words=names, source=known, document_model=fitted, **documents)


def of_estimator(
    estimator: Any,
    texts: Iterable[str] | None,
    *,
    words: Sequence[str] | None,
    build: Callable[..., _Built],
) -> _Built:
    """Return the model of a fitted estimator; see `Model.from_estimator`."""
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
    return build(
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
