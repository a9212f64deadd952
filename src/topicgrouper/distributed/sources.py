"""Sources of a fit on a cluster (patterns of files, Dask bags and data frames), in parts."""

from __future__ import annotations

import glob
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.detection import guess_format
from topicgrouper.corpus.readers.documents import Batcher, count_documents
from topicgrouper.corpus.readers.folder import input_bytes
from topicgrouper.corpus.readers.formats import FORMATS, FRAME
from topicgrouper.corpus.readers.frames import FrameTable, cell_text
from topicgrouper.corpus.readers.growth import Growth
from topicgrouper.corpus.readers.lines import NUL_MESSAGE
from topicgrouper.corpus.readers.pipes import check_lasting
from topicgrouper.corpus.readers.read import read_as
from topicgrouper.corpus.readers.report import ReadError, ReadReport
from topicgrouper.corpus.readers.tables import column_names, count_table
from topicgrouper.corpus.readers.task import Task

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from distributed import Client, Future

    from topicgrouper.corpus.readers.documents import DocumentBatch
    from topicgrouper.corpus.readers.options import ReadOptions


@dataclass(frozen=True)
class CountedPart:
    """Some documents, with columns for the words that occur in them."""

    corpus: Corpus  # the documents. The words are not stemmed yet.
    ledger: ReadReport  # what was found while reading
    # The columns of the options that no record has; another part may have them.
    lacking: frozenset[str] = frozenset()


def count_file(path: str, format: str, options: ReadOptions, prefix: str) -> CountedPart:  # noqa: A002
    """Count the documents of one file, which may be empty."""
    file, ledger = Path(path), ReadReport()
    if file.is_file() and file.stat().st_size == 0:
        return CountedPart(Corpus(csr_array((0, 0), dtype=np.int32), [], document_ids=[]), ledger)
    growth = Growth(file, n_packed=input_bytes(file))
    corpus = read_as(FORMATS[format], Task(file, _raw(options), ledger=ledger, growth=growth))
    if prefix:
        corpus = replace(corpus, document_ids=tuple(prefix + id_ for id_ in corpus.document_ids))
    return CountedPart(corpus, ledger)


def count_frame(frame: Any, options: ReadOptions, prefix: str) -> CountedPart:
    """Count the documents of one partition of a data frame."""
    ledger = ReadReport()
    corpus = count_table(FrameTable(frame), _raw(options), ledger)
    ids = corpus.document_ids
    if options.id_column is None:
        ids = tuple(prefix + id_ for id_ in ids)
    return CountedPart(replace(corpus, document_ids=ids), ledger)


def count_items(items: Iterable[Any], options: ReadOptions, prefix: str) -> CountedPart:
    """Count the documents of one partition of a bag: texts, or records with a text column."""
    records: list[Mapping[Any, Any]] = [
        item if isinstance(item, Mapping) else {None: item} for item in items
    ]
    fields = set(chain.from_iterable(records))
    names = chain.from_iterable(column_names(given, fields) for given in options.kept_columns)
    kept = tuple(dict.fromkeys(names))  # one text may name several columns
    part = f"partition {prefix.rstrip(':')}"
    batcher = Batcher(has_labels=options.label_column is not None, column_names=kept)
    ledger = ReadReport()

    def batches() -> Iterator[DocumentBatch]:
        for number, record in enumerate(records, start=1):
            item = f"Item {number} of {part}"
            text = _text(record.get(None if None in record else options.text_column), item)
            if "\0" in text:
                ledger.problem(NUL_MESSAGE, path=part, line=number)
                continue
            id_, label, *values = (
                None if name is None else _value(record, name, item)
                for name in (options.id_column, options.label_column, *kept)
            )
            batcher.add(text, id=id_ or f"{prefix}{number}", label=label or "", values=(*values,))
            yield from batcher.full()
        yield from batcher.rest()

    wanted = (options.id_column, options.label_column, *kept)
    lacking = frozenset(name for name in wanted if name is not None and name not in fields)
    return CountedPart(count_documents(batches(), _raw(options), ledger), ledger, lacking)


def _text(value: Any, item: str) -> str:
    if isinstance(value, str):
        return value
    with suppress(TypeError):
        if cell_text(value) is None:
            return ""
    raise TypeError(
        f"{item} must be a text, got {type(value).__name__}. A bag holds texts, or records with a "
        "text_column."
    )


def _value(record: Mapping[Any, Any], name: str, item: str) -> str | None:
    try:
        return cell_text(record.get(name))
    except TypeError as error:
        raise TypeError(
            f"{item} holds {error} in {name!r}; convert it to a text or a number"
        ) from None


def _raw(options: ReadOptions) -> ReadOptions:
    """Return options without stemming: which form of a stem is most frequent shows at the end."""
    return replace(options, text=replace(options.text, stemmer=None), n_jobs=1)


@dataclass(frozen=True)
class PartTask:
    """A part of a source that is to be counted."""

    name: str  # its name in messages
    format: str | None  # its format, if it is a file
    # Starts the counting on a client, and returns the future of a
    # `topicgrouper.distributed.sources.CountedPart`.
    start: Callable[[Client], Future]


def part_tasks(source: Any, *, format: str | None, options: ReadOptions) -> list[PartTask]:  # noqa: A002
    """Divide a source into parts."""
    if options.drop_duplicates:
        raise ReadError(_NO_DROPPING)
    if options.text.phrases:
        raise ReadError(_NO_PHRASES)
    if options.is_for_baskets:
        raise ReadError(_NO_BASKETS)
    if isinstance(source, str | os.PathLike | list | tuple):
        return _file_tasks(files_of(source), format=format, options=options)
    kind = f"{type(source).__module__}.{type(source).__qualname__}"
    if not hasattr(source, "to_delayed") or not hasattr(source, "npartitions"):
        raise TypeError(
            f"source must be a pattern of files, a Dask bag or a Dask data frame, got {kind}. For "
            "counts in memory, use topicgrouper.distributed.fit_tree."
        )
    is_frame = hasattr(source, "columns")
    if is_frame and (useless := FRAME.useless(options)):
        raise ReadError("does not apply to a data frame; omit it", options=useless)
    return _collection_tasks(source, count_frame if is_frame else count_items, options)


def files_of(source: str | os.PathLike[str] | list[Any] | tuple[Any, ...]) -> list[Path]:
    """Return the files that match paths and patterns, each once, in alphabetical order."""
    patterns = [source] if isinstance(source, str | os.PathLike) else list(source)
    found: set[Path] = set()
    for pattern in patterns:
        name = os.fspath(pattern)
        matches = [name] if Path(name).exists() else glob.glob(name, recursive=True)  # noqa: PTH207
        if not matches:
            raise ReadError(f"{name}: No such file or folder, and no file matches it as a pattern")
        found.update(Path(match) for match in matches)
    return sorted(found)


def source_name(source: Any) -> str | None:
    """Return the name of a file or a pattern without its folder."""
    if not isinstance(source, str | os.PathLike):
        return None
    files = files_of(source)
    return files[0].resolve().name if len(files) == 1 else Path(source).name


_NO_BASKETS = (
    "baskets are not counted on a cluster, since one basket may be spread over several parts; fit "
    "them on one machine, or pass their counts to topicgrouper.distributed.fit_tree"
)
_NO_PHRASES = "phrases cannot be counted on a cluster; leave them out, or fit on one machine"
_NO_DROPPING = (
    "duplicates are not dropped on a cluster, since they may be in different parts; keep "
    "them, or fit on one machine"
)


def _file_tasks(files: list[Path], *, format: str | None, options: ReadOptions) -> list[PartTask]:  # noqa: A002
    tasks = []
    for file in files:
        check_lasting(file)  # a worker cannot read what is open here
        name = guess_format(file).format if format is None else format
        if name not in FORMATS or "text" not in FORMATS[name].options:
            texts = ", ".join(key for key, value in FORMATS.items() if "text" in value.options)
            raise ReadError(
                f"the format {name!r} is not read on a cluster; choose from {texts}, fit it on "
                "one machine, or pass its counts to topicgrouper.distributed.fit_tree",
                path=file,
            )
        useless = FORMATS[name].useless(options)
        if useless:
            raise ReadError(f"does not apply to the format {name}; omit it", options=useless)
        prefix = "" if len(files) == 1 else f"{file.name}:"
        tasks.append(_file_task(file, name, options, prefix))
    return tasks


def _file_task(file: Path, format: str, options: ReadOptions, prefix: str) -> PartTask:  # noqa: A002
    path = str(file.resolve())  # a worker may run in another folder

    def start(client: Client) -> Future:
        return client.submit(count_file, path, format, options, prefix, pure=False)

    return PartTask(str(file), format, start)


def _collection_tasks(
    source: Any, count: Callable[..., CountedPart], options: ReadOptions
) -> list[PartTask]:
    from dask import delayed  # noqa: PLC0415 - whoever has a Dask collection has Dask

    def task(part: Any, number: int) -> PartTask:
        counted = delayed(count, pure=False)(part, options, f"{number}:")
        return PartTask(f"partition {number}", None, lambda client: client.compute(counted))

    return [task(part, number) for number, part in enumerate(source.to_delayed())]
