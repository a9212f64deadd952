"""Parquet files, read by polars in a process of its own, some rows at a time."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.child_process import ChildProcess
from topicgrouper.corpus.readers.compression import packing_of
from topicgrouper.corpus.readers.growth import check_inflation, check_number
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import TableBatch
from topicgrouper.storage.extras import has_extra, missing_extra

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from topicgrouper.corpus.readers.compression import Meter
    from topicgrouper.corpus.readers.task import Task

_PROGRAM = Path(__file__).with_name("parquet_program.py")


class ParquetTable:
    """A Parquet file as a table."""

    def __init__(self, path: Path, process: ChildProcess, *, meter: Meter) -> None:
        self.name = str(path)
        self._path = path
        self._process = process
        self._meter = meter
        self._n_bytes = path.stat().st_size
        found = process.receive()
        self.header = tuple(found["header"])
        self._others: dict[str, str] = found["others"]
        self._n_rows: int = found["n_rows"]
        check_number(path, self._n_rows, "rows", n_packed=self._n_bytes)

    def batches(
        self,
        wanted: Sequence[str],
        *,
        required: int = 0,  # noqa: ARG002 - each row has each column
        kept: Sequence[str] = (),
    ) -> Iterator[TableBatch]:
        """Stream columns; memory holds some row groups of the file at a time."""
        names = [*wanted, *kept]
        for name in names:
            if name in self._others:
                message = (
                    f"its column {name!r} holds {self._others[name]}; convert it to texts or "
                    "numbers"
                )
                raise ReadError(message, path=self.name)
        import polars as pl  # noqa: PLC0415 - only Parquet needs it

        self._process.send({"columns": list(dict.fromkeys(names))})  # one may be used twice
        n_rows = n_unpacked = 0
        while True:
            if "end" in self._process.receive():
                return
            data = self._process.receive_bytes()
            n_unpacked += len(data)
            check_inflation(self._path, n_unpacked=n_unpacked, n_packed=self._n_bytes)
            frame = pl.read_ipc_stream(data)
            cells: list[Sequence[str | None]] = [frame[name].to_list() for name in names]
            numbers = range(n_rows + 1, n_rows + len(frame) + 1)
            n_rows += len(frame)
            check_number(self._path, n_rows, "rows", n_packed=self._n_bytes)
            self._meter.show_rows(n_rows, total=self._n_rows)
            yield TableBatch(cells, numbers, numbers)


@contextmanager
def open_parquet(task: Task) -> Iterator[ParquetTable]:
    """Open a Parquet file."""
    if not has_extra("polars"):
        message = missing_extra("polars", "reading Parquet")
        raise ReadError(f"{message}, or save it as CSV", path=task.path)
    if packing_of(task.path) is not None:
        message = "it is packed, and Parquet files are not read from archives; unpack it first"
        raise ReadError(message, path=task.path)
    with ChildProcess(_PROGRAM, task.path) as process:
        yield ParquetTable(task.path, process, meter=task.meter)
