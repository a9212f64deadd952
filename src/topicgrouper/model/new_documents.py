"""New documents of a model: read with its settings, with its columns, and further numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.folder import label_of
from topicgrouper.corpus.readers.formats import FORMATS
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.readers.report import ReadError, ReadReport
from topicgrouper.corpus.source import Reading, Source
from topicgrouper.record.reading import read_like

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.common.progress import Progress
    from topicgrouper.record.record import Record

_POSITION = re.compile(r"([0-9]{1,18})((?:#[0-9]+)?)")
"""The position of a document, and of a piece of it."""

_FOLDERS = {"documents", "document"}
"""The kinds of formats whose labels are the names of folders."""


def read_new(  # noqa: PLR0913 - as Model.update
    model: Record,
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


def _check_same_kind(model: Record, reading: Reading) -> None:
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


def _own_report(reading: Reading, model: Record) -> ReadReport:
    """Return the documents found, without notes on settings that the model has."""
    report = replace(reading.report)
    report.notes = [note for note in report.notes if "(--" not in note]
    if model.labels is None and reading.corpus.labels is not None:
        report.note("Ignored the labels of the new documents, as those of the model have none.")
    return report


def _described(corpus: Corpus, model: Record, report: ReadReport) -> Corpus:
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


def _numbered_on(added: Corpus, model: Record) -> Corpus:
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
