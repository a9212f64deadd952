"""Make a corpus of a file, a folder, a data frame or texts in memory."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.short_repr import changed_fields, count_phrase
from topicgrouper.common.sparse import row_sums
from topicgrouper.corpus.corpus import are_titles
from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.readers.baskets import count_baskets
from topicgrouper.corpus.readers.compression import as_file, copied, rename
from topicgrouper.corpus.readers.context import ByteProgress, ExpansionLimit, ReadContext
from topicgrouper.corpus.readers.detection import UnknownFormatError, guess_format
from topicgrouper.corpus.readers.folder import input_bytes, read_folder
from topicgrouper.corpus.readers.formats import BY_ENDING, FORMATS, FRAME, Format, unpacked_ending
from topicgrouper.corpus.readers.options import ReadOptions, check_read_options
from topicgrouper.corpus.readers.report import ReadError, ReadReport
from topicgrouper.corpus.readers.sandbox import Sandbox
from topicgrouper.corpus.readers.sandbox_program import find_reader
from topicgrouper.corpus.readers.tables import (
    column_names,
    count_table,
    frame_table,
    open_tables,
    without_missing,
)
from topicgrouper.corpus.source import Reading, Source
from topicgrouper.corpus.suitability import doubts_about
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS, TextOptions

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping
    from typing import BinaryIO

    from topicgrouper.common.progress import Progress
    from topicgrouper.corpus.corpus import Corpus

_DEFAULT = ReadOptions()


def read_corpus(
    path: str | os.PathLike[str] | BinaryIO,
    *,
    format: str | None = None,  # noqa: A002 - what everybody calls it
    options: ReadOptions = _DEFAULT,
    progress: Progress | None = None,
) -> Reading:
    """Read documents or baskets from a file or folder.

    Parameters
    ----------
    path : path-like or binary file
        A folder or a file in any of `FORMATS`, optionally compressed (gz, xz, bz2, zip, tar). A
        pipe, or an open file such as ``sys.stdin.buffer``, is copied to a temporary file.
    format : str, optional
        One of `FORMATS` (default: guessed from the file's content and name). Tables are read as
        baskets if the options set basket columns.
    options : ReadOptions, optional
        The columns, the encoding, how texts become words, and so on.
    progress : callable, optional
        Called repeatedly with the share of the file read so far, from 0 to 1, and a text.

    Returns
    -------
    Reading
        The corpus and a report. Malformed parts are skipped and reported with file and line; empty
        documents are kept.

    Raises
    ------
    ReadError
        If nothing can be read, or only by guessing. The message names the file, the line and the
        fix.
    OSError
        If the file cannot be opened.

    See Also
    --------
    read_frame : Read documents from a data frame.
    count_texts : Count the words of texts in memory.
    topicgrouper.Model.fit : Fit a model to the documents.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper.corpus import read_corpus
    >>> Path("texts").mkdir()
    >>> _ = Path("texts", "a.txt").write_text("the dog chased the cat")
    >>> _ = Path("texts", "b.txt").write_text("the cat slept")
    >>> reading = read_corpus("texts")
    >>> reading.corpus
    <Corpus: 2 documents, 5 words, 8 tokens>
    >>> reading.report.n_skipped
    0
    """
    return read_with(path, format, lambda name: (name, options), progress=progress)


def read_with(
    path: str | os.PathLike[str] | BinaryIO,
    format: str | None,  # noqa: A002
    choose: Callable[[str], tuple[str, ReadOptions]],
    *,
    progress: Progress | None,
    optional: Collection[str] = (),
) -> Reading:
    """Read as `read_corpus` does; format and options depend on the format given or guessed.

    A table may lack the columns of the optional options.
    """
    if isinstance(path, str | os.PathLike):
        path = Path(path)
        shown = str(path)
        opened = as_file(path)
    else:
        is_standard = path is getattr(sys.stdin, "buffer", None)
        shown = "standard input" if is_standard else str(getattr(path, "name", "the stream"))
        opened = copied(path, name=Path(shown).name, shown=shown)
    with opened as file:
        is_copy = file != path
        if is_copy and file.stat().st_size == 0:
            message = "no input; give one document per line, or name a file or folder"
            raise ReadError(message, path=shown)
        guessed, note = format or "", None
        if format is None:
            try:
                guessed, note = guess_format(file)
            except UnknownFormatError:
                if not is_copy:
                    raise
                guessed = "lines"  # as which a pipe is read unless it shows another format
        if guessed not in FORMATS:
            raise ReadError(f"unknown format {guessed!r}; choose one of {', '.join(FORMATS)}")
        name, options = choose(guessed)
        chosen = FORMATS[name]
        _check_options(options, chosen, what=f"the format {name}")
        if file.is_dir() and not chosen.takes_folders:
            message = f"the format {name!r} needs a file, got a folder; choose a file in it"
            raise ReadError(message, path=file)
        if format is not None:
            with suppress(ReadError):  # a format that is set may be right where a guess fails
                guessed, note = guess_format(file)
        report = ReadReport()
        if note is not None and guessed == name:
            report.note(note)
        corpus = read_as(chosen, file, options, report, progress=progress, optional=optional)
        reading = _reading(corpus, report, chosen, name=str(file), options=options)
        rename(report, file, shown)
        source = replace(reading.source, name=file.resolve().name, format=name)
        return Reading(reading.corpus.with_source(source))


def read_frame(frame: Any, *, options: ReadOptions = _DEFAULT) -> Reading:
    """Read documents or baskets from a data frame.

    Parameters
    ----------
    frame : DataFrame
        A data frame of pandas, polars or any other library that narwhals supports. Each row is a
        document, or an item of a basket if the options set basket columns.
    options : ReadOptions, optional
        The columns to read, and how texts become words.

    Returns
    -------
    Reading
        The corpus and a report.

    Raises
    ------
    ReadError
        If a column is missing or contains neither texts nor numbers.
    TypeError
        If `frame` is not a data frame.

    See Also
    --------
    read_corpus : Read documents from files.

    Examples
    --------
    >>> import polars as pl
    >>> from topicgrouper.corpus import read_frame
    >>> frame = pl.DataFrame({"text": ["cats and dogs", "dogs and mice"]})
    >>> read_frame(frame).corpus.vocabulary
    ('and', 'cats', 'dogs', 'mice')
    """
    return frame_reading(frame, options)


def frame_reading(frame: Any, options: ReadOptions, *, optional: Collection[str] = ()) -> Reading:
    """Read a data frame, which may lack the columns of the optional options."""
    _check_options(options, FRAME, what="a data frame")
    table, report = frame_table(frame), ReadReport()
    count = count_baskets if options.is_for_baskets else count_table
    corpus = count(table, without_missing(table, options, optional), report)
    return _reading(corpus, report, FRAME, name=table.name, options=options)


def count_texts(
    texts: Iterable[str],
    options: TextOptions = DEFAULT_TEXT_OPTIONS,
    *,
    ids: Iterable[str] | None = None,
    labels: Iterable[str] | None = None,
    columns: Mapping[str, Iterable[str]] | None = None,
    n_jobs: int | None = None,
    keep_texts: bool = False,
) -> Corpus:
    """Count the words of each document.

    Parameters
    ----------
    texts : iterable of str
        The documents. They are read once, in batches, so they need not fit into memory together.
    options : TextOptions, optional
        How texts become words.
    ids : iterable of str, optional
        An id per document (default: ``"0"``, ``"1"``, …).
    labels : iterable of str, optional
        A class per document.
    columns : mapping of str to iterable of str, optional
        Further columns of the documents: the ``document_columns`` of the `Corpus`.
    n_jobs : int, optional
        Threads: ``None`` is 1, ``-1`` all processors. The result does not depend on it.
    keep_texts : bool, default=False
        Whether the corpus keeps the texts.

    Returns
    -------
    Corpus
        One row per document, including empty ones, with the words in alphabetical order. With
        stemming, its ``names`` are the most common form of each stem; in a tie, the alphabetically
        first.

    Raises
    ------
    TypeError
        If a document is not a string.
    ValueError
        If a document is not valid Unicode, or the numbers of ids, labels, values and documents
        differ.

    See Also
    --------
    read_corpus : Read documents from files.

    Examples
    --------
    >>> from topicgrouper.corpus import count_texts
    >>> corpus = count_texts(["The cat sees a cat.", "The dog!"])
    >>> corpus.vocabulary
    ('cat', 'dog', 'sees', 'the')
    >>> corpus.counts.toarray()
    array([[2, 0, 1, 1],
           [0, 1, 0, 1]], dtype=int32)
    """
    counter = TextCounter(options, n_jobs=n_jobs, keep_texts=keep_texts)
    corpus = counter.add(texts, ids=ids, labels=labels, columns=columns).finish()
    n_empty = int((corpus.counts.indptr[1:] == corpus.counts.indptr[:-1]).sum())
    report = ReadReport(corpus.n_documents, n_empty, 0, n_words=corpus.n_words)
    how = ReadOptions(text=options)
    return corpus.with_source(Source(options=how, n_empty=n_empty, report=report))


def read_as(
    chosen: Format,
    path: Path,
    options: ReadOptions,
    report: ReadReport,
    *,
    progress: Progress | None = None,
    optional: Collection[str] = (),
) -> Corpus:
    """Read a file or folder in a format."""
    n_bytes = input_bytes(path)
    counted_bytes = ByteProgress(progress, total=n_bytes)
    limit = ExpansionLimit(path, n_packed=n_bytes)
    with Sandbox(trusted=options.trusted) as sandbox:
        context = ReadContext(path, options, report, counted_bytes, sandbox, limit, optional)
        if chosen.kind == "document":
            return read_folder(context, kind=chosen.name)
        if chosen.kind != "table" and chosen.name != "baskets":
            corpus: Corpus = find_reader(chosen.reader_name)(context)
            return corpus
        opener = chosen
        if chosen.name == "baskets":
            named = BY_ENDING.get(unpacked_ending(path.name))
            opener = named if named is not None and named.is_table else chosen
        open_one = find_reader(opener.reader_name)
        with open_tables(context, open_one, same_columns=opener.name != "jsonl") as table:
            options = without_missing(table, options, optional)
            is_of_baskets = options.is_for_baskets or chosen.name == "baskets"
            count = count_baskets if is_of_baskets else count_table
            return count(table, options, report)


def _check_options(options: ReadOptions, chosen: Format, *, what: str) -> None:
    check_read_options(options)
    useless = chosen.useless(options)
    if useless:
        advice = "omit it, or choose another format"
        if "text_column" in useless:
            advice = "if it is a table, set the format csv; otherwise omit it"
        if "text" in useless:
            useless = [*(name for name in useless if name != "text"), *changed_fields(options.text)]
        if "stop_words" in useless and options.is_for_baskets:
            advice = "omit it, and remove the lines of such items from the file"
        as_what = "baskets" if options.is_for_baskets else what
        raise ReadError(f"does not apply to {as_what}; {advice}", options=useless)


def with_found(
    corpus: Corpus, options: ReadOptions, report: ReadReport
) -> tuple[Corpus, ReadOptions]:
    """Return documents, and options with the columns that were found by their names.

    A column that is called as titles are is left out if it has none, unless it is to be kept.
    """
    title, columns = report.found.get("title_column"), corpus.document_columns
    if title is not None and title != options.title_column:
        is_split = options.split not in (None, "whole")
        if not are_titles(columns.get(title, ()), is_split=is_split):
            del report.found["title_column"]
            kept = {name for one in options.kept_columns for name in column_names(one, columns)}
            columns = {name: columns[name] for name in columns if name != title or name in kept}
            corpus = replace(corpus, document_columns=columns)
    return corpus, replace(options, **report.found)


def _reading(
    corpus: Corpus, report: ReadReport, chosen: Format, *, name: str, options: ReadOptions
) -> Reading:
    if corpus.n_documents == 0:
        message = "no documents found"
        if report.n_returns:
            message = (
                "no baskets found; left out "
                f"{count_phrase(report.n_returns, 'row')} with a negative quantity"
            )
        if report.problems:
            first = (
                f"the first of {report.n_problems:,} problems: " if report.n_problems > 1 else ""
            )
            message += f"; {first}{report.problems[0]}"
        raise ReadError(message, path=name)
    corpus, options = with_found(corpus, options, report)
    is_of_baskets = options.is_for_baskets or chosen.kind == "baskets"
    report.n_documents, report.n_words = corpus.n_documents, corpus.n_words
    report.n_empty = int(np.count_nonzero(row_sums(corpus.counts) == 0))
    report.doubts = doubts_about(
        corpus,
        is_of_texts="split" in chosen.options and not is_of_baskets,
        pieces=options.pieces if is_of_baskets else None,
    )
    report.unit = "baskets" if is_of_baskets else "documents"
    source = Source(
        options=options, n_empty=report.n_empty, n_skipped=report.n_skipped, report=report
    )
    return Reading(corpus.with_source(source))
