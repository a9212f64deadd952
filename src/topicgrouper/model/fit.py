"""Fitting of models, and reading of documents for them."""

from __future__ import annotations

import os
import re
import warnings
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.folder import label_of
from topicgrouper.corpus.readers.formats import FORMATS, FRAME
from topicgrouper.corpus.readers.options import ReadOptions, check_read_options
from topicgrouper.corpus.readers.read import count_texts, frame_reading, read_with
from topicgrouper.corpus.readers.report import ReadError, ReadReport
from topicgrouper.corpus.source import Reading, Source, keep_words
from topicgrouper.fitting import fit_tree, regrow
from topicgrouper.prediction.fit import possible_document_model
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.distributed import ClusterOptions
    from topicgrouper.model.model import Model
    from topicgrouper.tree import TopicTree

_Built = TypeVar("_Built")

_BASKET_LINES = "baskets-wide"

_N_CHECKED = 100
"""Number of texts that are compared with the counts of an estimator."""

_POSITION = re.compile(r"([0-9]{1,18})((?:#[0-9]+)?)")
"""The position of a document, and of a piece of it."""

_FOLDERS = {"documents", "document"}
"""The kinds of formats whose labels are the names of folders."""


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
        texts = known.options.text_columns
        if len(texts) == 1 and texts[0].strip().lower() == "text":
            kept.pop("text_column", None)  # found by its name, as it may be again
        also = {one: value for one, value in (wanted or {}).items() if one in takes_all}
        return name, ReadOptions(**{**kept, **also, **changes})

    found = read_documents(
        source,
        format=format,
        choose=choose,
        progress=progress,
        optional={"title_column", "label_column", "item_name", "columns"} - changes.keys(),
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


# -- new documents: with the settings of a model, its columns, and further numbers -----------------


def read_new(  # noqa: PLR0913 - as Model.update
    model: Model,
    source: Any,
    *,
    format: str | None,  # noqa: A002 - as in read_corpus
    vocabulary: Any,
    needs_ids: bool,
    trusted: bool,
    n_jobs: int | None,
    progress: Progress | None,
) -> Reading:
    """Read new documents; see `Model.update`. Labels and columns that they lack are empty."""
    options = ReadOptions() if model.source is None else model.source.options
    wanted = {
        "columns": tuple(model.document_columns),
        "drop_duplicates": options.drop_duplicates,
        "keep_texts": model.texts is not None,
        "n_jobs": n_jobs,
        "item_name": options.item_name,
        "vocabulary": vocabulary,
    }
    is_corpus = isinstance(source, Corpus)
    reading = Reading(source) if is_corpus else source
    if not isinstance(reading, Reading):
        reading = _read(model.source, source, format, wanted, {"trusted": trusted}, progress)
    if model.labels is not None:
        reading = _labelled(reading)
    _check_same_kind(model, reading)
    report = _own_report(reading, model)
    corpus = _described(reading.corpus, model, report)
    if _are_positions(reading, is_corpus=is_corpus):
        if needs_ids:
            column = options.id_column
            advice = "refit all documents with a column of ids (id_column, --id)"
            if column is not None:
                advice = f"give a table with the column {column!r}, like that of the model"
            raise ReadError(
                f"these documents have no ids, so they cannot replace others; {advice}",
                options=["replace"],
            )
        corpus = _numbered_on(corpus, model)
    return Reading(corpus.with_source(replace(reading.source, report=report)))


def _read(
    known: Source | None,
    source: Any,
    format: str | None,  # noqa: A002
    wanted: dict[str, Any],
    changes: dict[str, Any],
    progress: Progress | None,
) -> Reading:
    """Read new documents like those of a model."""
    if known is None:
        raise ValueError(
            "the model does not record how its documents were read, so others cannot be read in "
            "the same way; pass a Corpus with the same words, or refit all documents"
        )
    try:
        reading = read_like(
            known,
            source,
            format=format,
            changes=changes,
            wanted=wanted,
            unnamed=None if _kind_of_format(known) in _FOLDERS else known.format,
            progress=progress,
        )
    except ReadError as error:
        message = _followable(error.message, known)
        if message == error.message:
            raise
        raise ReadError(message, path=error.path, line=error.line) from error
    problems = reading.report.problems
    problems[:] = [replace(each, message=_followable(each.message, known)) for each in problems]
    return reading


def _followable(message: str, known: Source) -> str:
    """Return a message without advice to set what cannot be set here: columns and the encoding."""
    what, _, advice = message.partition("; ")
    if "column" in what:
        return f"{what}; new documents need the same columns as those of the model"
    if "encoding" in advice:
        encoding = known.options.encoding.upper()
        advice = f"save the file as {encoding} (an update reads files with the encoding of the "
        return f"{what}; {advice}model)"
    return message


def _labelled(reading: Reading) -> Reading:
    """Return documents of a folder with their labels, even if there is only one label."""
    corpus = reading.corpus
    if corpus.labels is not None or _kind_of_format(reading.source) not in _FOLDERS:
        return reading
    labels = tuple(map(label_of, corpus.document_ids))
    return replace(reading, corpus=replace(corpus, labels=labels)) if any(labels) else reading


def _check_same_kind(model: Model, reading: Reading) -> None:
    """Refuse documents of another kind, or without texts if the model has them."""
    corpus, name = reading.corpus, reading.source.name or "what was given"
    if model.source is not None and corpus.source is not None:
        was, is_ = _kind(model.source), _kind(corpus.source)
        # lists and frames of texts have no format, and may be counted like anything but baskets
        if was != is_ and (corpus.source.format is not None or "baskets" in (was, is_)):
            raise ReadError(f"{name} holds {is_}, but the model was fitted to {was}; give {was}")
    if model.texts is not None and corpus.texts is None:
        advice = "give the new ones in the same form"
        if reading.source.format is None:
            advice = "pass a data frame or a Corpus with texts"
        raise ReadError(f"{name} has no texts, but the documents of the model do; {advice}")


def _kind(source: Source) -> str:
    if source.is_of_baskets:
        return "baskets"
    return "counts" if _kind_of_format(source) == "counts" else "texts"


def _kind_of_format(source: Source | None) -> str:
    """Return the kind of a source's format; lists of texts and data frames are tables."""
    name = None if source is None else source.format
    return "table" if name is None else FORMATS[name].kind


def is_of_files(source: Source) -> bool:
    """Return whether documents are the files of a folder, whose ids are their paths in it."""
    n_files = 0 if source.report is None else source.report.n_files
    return n_files > 0 and _kind_of_format(source) in _FOLDERS


def _own_report(reading: Reading, model: Model) -> ReadReport:
    """Return the documents found, without notes on settings that the model has."""
    report = replace(reading.report)
    report.notes = [note for note in report.notes if "(--" not in note]
    if model.labels is None and reading.corpus.labels is not None:
        report.note("Ignored the labels of the new documents, as those of the model have none.")
    return report


def _described(corpus: Corpus, model: Model, report: ReadReport) -> Corpus:
    """Return documents with the labels and columns of the model, empty where they have none."""
    empty = ("",) * corpus.n_documents
    labels = empty if corpus.labels is None and model.labels is not None else corpus.labels
    given = dict(corpus.document_columns)
    if corpus.titles and model.title_column:
        given.setdefault(model.title_column, corpus.titles)
    missing = ["labels"] if labels is not corpus.labels else []
    missing += [f"column {name!r}" for name in model.document_columns if name not in given]
    if missing:
        report.note(f"The new {report.unit} have no {' and no '.join(missing)}; left empty.")
    columns = {name: given.get(name, empty) for name in model.document_columns}
    return replace(corpus, labels=labels, document_columns=columns)


def _numbered_on(added: Corpus, model: Model) -> Corpus:
    """Return new documents whose ids are positions that continue those of the known ones."""
    found = [_POSITION.fullmatch(each) for each in added.document_ids]
    places = [int(each[1]) for each in found if each is not None]
    known = map(model.document_id, range(model.n_documents))
    numbers = [int(each[1]) for each in map(_POSITION.fullmatch, known) if each]
    # In a folder of tables, their names are in the ids.
    if len(places) < len(found) or not places or not numbers:
        return added
    first = max(numbers) + (min(places) == 0)  # counted from 0 or from 1
    ids = [f"{first + place}{each[2]}" for place, each in zip(places, found, strict=True) if each]
    return replace(added, document_ids=tuple(ids))


def _are_positions(reading: Reading, *, is_corpus: bool) -> bool:
    """Return whether ids are nothing but positions in a file, a list or a matrix."""
    source = reading.source
    if source.format in ("lines", "baskets-wide", "lda-c"):
        return True
    if source.is_of_baskets or source.options.id_column is not None:
        return False
    kind = _kind_of_format(source)
    if kind == "table" and (source.format is not None or not is_corpus):
        return True
    # whoever counts texts in memory may have given them ids
    return kind in ("table", "counts") and _is_range(reading.corpus.document_ids)


def _is_range(ids: Sequence[str]) -> bool:
    """Return whether ids are the positions of documents or their pieces, from 0 or from 1."""
    ids = [*dict.fromkeys(each.partition("#")[0] for each in ids)]
    return any(all(map(str.__eq__, ids, map(str, count(first)))) for first in (0, 1))
