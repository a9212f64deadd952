"""Reading of documents: any source, and others like those of a model."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.formats import FORMATS, FRAME
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.readers.read import count_texts, frame_reading, read_with
from topicgrouper.corpus.source import Reading

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

    from topicgrouper.common.progress import Progress
    from topicgrouper.corpus.source import Source
    from topicgrouper.record.record import Record

_BASKET_LINES = "baskets-wide"


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


def read(
    model: Record,
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
    return read_like(model.source, source, format=format, changes=options, progress=progress)
