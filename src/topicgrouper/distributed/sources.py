"""Sources of a fit on a cluster: patterns of files, Dask bags and Dask data frames."""

from __future__ import annotations

import glob
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from topicgrouper.corpus.readers.formats import FORMATS, FRAME
from topicgrouper.corpus.readers.guessing import guess_format
from topicgrouper.corpus.readers.pipes import check_lasting
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.distributed.part_counts import count_file, count_frame, count_items

if TYPE_CHECKING:
    from collections.abc import Callable

    from distributed import Client, Future

    from topicgrouper.corpus.readers.options import ReadOptions

__all__ = ["PartTask", "files_of", "part_tasks", "source_name"]


@dataclass(frozen=True)
class PartTask:
    """A part of a source that is to be counted.

    Attributes
    ----------
    name : str
        Its name in messages.
    format : str or None
        Its format, if it is a file.
    start : callable
        Starts the counting on a client, and returns the future of a
        `topicgrouper.distributed.part_counts.CountedPart`.
    """

    name: str
    format: str | None
    start: Callable[[Client], Future]


def part_tasks(source: Any, *, format: str | None, options: ReadOptions) -> list[PartTask]:  # noqa: A002
    """Divide a source into parts.

    Parameters
    ----------
    source : path-like, list of path-like, Bag or DataFrame
        A path or a pattern of paths, or several; a Dask bag; a Dask data frame.
    format : str or None
        The format of the files; ``None`` guesses it from their names.
    options : ReadOptions
        How to read them.

    Returns
    -------
    list of PartTask

    Raises
    ------
    ReadError
        If there is no file, the format does not hold texts, or an option needs all documents on one
        machine.
    TypeError
        If the source is of another type.
    """
    if options.drop_duplicates:
        raise ReadError(_NO_DROPPING)
    if options.text.phrases:
        raise ReadError(_NO_PHRASES)
    if isinstance(source, str | os.PathLike | list | tuple):
        return _file_tasks(files_of(source), format=format, options=options)
    kind = f"{type(source).__module__}.{type(source).__qualname__}"
    if not hasattr(source, "to_delayed") or not hasattr(source, "npartitions"):
        message = (
            f"source must be a pattern of files, a Dask bag or a Dask data frame, got {kind}. For "
            "counts in memory, use topicgrouper.distributed.fit_tree."
        )
        raise TypeError(message)
    is_frame = hasattr(source, "columns")
    if options.is_for_baskets:
        raise ReadError(_NO_BASKETS)
    if is_frame:
        useless = FRAME.useless(options)
        if useless:
            raise ReadError("does not apply to a data frame; omit it", options=useless)
    count = count_frame if is_frame else count_items
    return _collection_tasks(source, count=count, options=options)


def files_of(source: str | os.PathLike[str] | list[Any] | tuple[Any, ...]) -> list[Path]:
    """Return the files that match paths and patterns, each once, in alphabetical order.

    Parameters
    ----------
    source : path-like or list of path-like
        Paths and patterns.

    Returns
    -------
    list of Path

    Raises
    ------
    ReadError
        If one matches nothing.
    """
    patterns = [source] if isinstance(source, str | os.PathLike) else list(source)
    found: set[Path] = set()
    for pattern in patterns:
        name = os.fspath(pattern)
        matches = [name] if Path(name).exists() else glob.glob(name, recursive=True)  # noqa: PTH207
        if not matches:
            message = f"{name}: No such file or folder, and no file matches it as a pattern"
            raise ReadError(message)
        found.update(Path(match) for match in matches)
    return sorted(found)


def source_name(source: Any) -> str | None:
    """Return the name of a file or a pattern without its folder.

    Parameters
    ----------
    source : path-like or object
        The source of a fit.

    Returns
    -------
    str or None
        ``None`` for several paths and for Dask collections.
    """
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
    if options.is_for_baskets:
        raise ReadError(_NO_BASKETS)
    tasks = []
    for file in files:
        check_lasting(file)  # a worker cannot read what is open here
        name = guess_format(file) if format is None else format
        if name not in FORMATS or "text" not in FORMATS[name].options:
            texts = ", ".join(key for key, value in FORMATS.items() if "text" in value.options)
            message = (
                f"the format {name!r} is not read on a cluster; choose from {texts}, fit it on "
                "one machine, or pass its counts to topicgrouper.distributed.fit_tree"
            )
            raise ReadError(message, path=file)
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


def _collection_tasks(source: Any, *, count: Any, options: ReadOptions) -> list[PartTask]:
    from dask import delayed  # noqa: PLC0415 - whoever has a Dask collection has Dask

    def start_of(part: Any, number: int) -> Callable[[Client], Future]:
        counted = delayed(count, pure=False)(part, options, f"{number}:")
        return lambda client: client.compute(counted)

    parts = source.to_delayed()
    return [
        PartTask(f"partition {number}", None, start_of(part, number))
        for number, part in enumerate(parts)
    ]
