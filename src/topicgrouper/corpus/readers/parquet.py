"""Parquet files through polars, a batch of rows at a time."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from topicgrouper.corpus.readers.compression import packing_of
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import TableBatch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from topicgrouper.corpus.readers.compression import Meter
    from topicgrouper.corpus.readers.task import Task

__all__ = ["ParquetTable", "open_parquet"]

_BATCH_ROWS = 2**14


class ParquetTable:
    """A Parquet file as a table.

    Parameters
    ----------
    path
        The file.
    meter
        Told about progress.
    """

    def __init__(self, path: Path, *, meter: Meter) -> None:
        import polars as pl  # noqa: PLC0415 - only Parquet needs it

        if packing_of(path) is not None:
            message = "a Parquet file is packed inside and is not read from an archive; unpack it"
            raise ReadError(message, path=path)
        self.name = str(path)
        self._meter = meter
        self._path = path
        with _refusing_damage(self.name):
            self._frame = pl.scan_parquet(path, glob=False)
            self._schema = self._frame.collect_schema()
            self._n_rows = int(self._frame.select(pl.len()).collect().item())
        self.header = tuple(self._schema.names())

    def batches(
        self,
        wanted: Sequence[str],
        *,
        required: int = 0,  # noqa: ARG002 - each row has each column
    ) -> Iterator[TableBatch]:
        """Stream the columns wanted. Memory holds some row groups of the file at a time."""
        columns = [self._as_text(name) for name in wanted]
        n_rows = 0
        n_bytes = self._meter.total
        with _refusing_damage(self.name):
            stream = self._frame.select(columns).collect_batches(chunk_size=_BATCH_ROWS)
        while True:
            with _refusing_damage(self.name):
                frame = next(stream, None)
                if frame is None:
                    return
                cells: list[Sequence[str | None]] = [column.to_list() for column in frame]
            numbers = range(n_rows + 1, n_rows + len(frame) + 1)
            n_rows += len(frame)
            # Columns differ in size and are read out of order: rows measure the progress best.
            self._meter.add(n_bytes * n_rows // max(self._n_rows, 1) - self._meter.done)
            yield TableBatch(cells, numbers, numbers)

    def _as_text(self, name: str) -> Any:
        import polars as pl  # noqa: PLC0415

        dtype = self._schema[name]
        if dtype.is_nested() or dtype in (pl.Binary, pl.Object):
            message = f"its column {name!r} holds {dtype}; a column of texts or numbers is needed"
            raise ReadError(message, path=self.name)
        column = pl.col(name)
        if dtype.is_float():
            # An id that was 17 is 17.0 as soon as another row has none: show it as it was.
            is_whole = column.is_finite() & (column == column.floor()) & (column.abs() < 2**53)
            whole = pl.when(is_whole).then(column).cast(pl.Int64, strict=False).cast(pl.String)
            return pl.coalesce(whole, column.cast(pl.String)).alias(name)
        return column.cast(pl.String)


@contextmanager
def open_parquet(task: Task) -> Iterator[ParquetTable]:
    """Open a Parquet file."""
    yield ParquetTable(task.path, meter=task.meter)


@contextmanager
def _refusing_damage(name: str) -> Iterator[None]:
    import polars.exceptions as plx  # noqa: PLC0415

    try:
        yield
    except (plx.PolarsError, plx.PanicException, OSError, ValueError, OverflowError) as error:
        if isinstance(error, ReadError) or (isinstance(error, OSError) and error.errno):
            raise
        what = (str(error) or type(error).__name__).splitlines()[0][:200]
        message = f"it is no Parquet file, or damaged ({what}); copy it again from its origin"
        raise ReadError(message, path=name) from error
