"""The program that reads a Parquet file; see `topicgrouper.corpus.readers.child_program`.

It reports the columns and the number of rows, waits for the columns that are requested, and writes
them as texts, a batch of rows at a time in Arrow's streaming format.
"""

from __future__ import annotations

import io
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    import polars as pl

WHAT = "a Parquet file"

_BATCH_ROWS = 2**14
_FRAME_BYTES = 2**23
_THREADS = 4


def serve(path: str, pipe: Any) -> None:
    """Serve one file."""
    # Counting words takes longer than reading them: more threads would only use memory.
    os.environ.setdefault("POLARS_MAX_THREADS", str(min(_THREADS, os.cpu_count() or 1)))
    import polars as pl  # noqa: PLC0415 - after the limits

    table = pl.scan_parquet(path, glob=False)
    schema = table.collect_schema()
    n_rows = int(table.select(pl.len()).collect().item())
    others = {name: str(dtype) for name, dtype in schema.items() if not _is_plain(dtype)}
    pipe.send({"header": schema.names(), "others": others, "n_rows": n_rows})
    wanted = pipe.receive()["columns"]
    texts = [_as_text(name, schema[name]) for name in wanted]
    for batch in table.select(texts).collect_batches(chunk_size=_BATCH_ROWS):
        for part in _parts(batch):
            rows = io.BytesIO()
            # The oldest form holds each text once; the newest shares long ones among frames.
            part.write_ipc_stream(rows, compat_level=pl.CompatLevel.oldest())
            pipe.send({"rows": len(part)})
            pipe.send_bytes(rows.getbuffer())
    pipe.send({"end": True})


def _is_plain(dtype: Any) -> bool:
    import polars as pl  # noqa: PLC0415

    return not (dtype.is_nested() or dtype in (pl.Binary, pl.Object))


def _as_text(name: str, dtype: Any) -> pl.Expr:
    import polars as pl  # noqa: PLC0415

    column = pl.col(name)
    if dtype.is_float():
        # An id of 17 becomes 17.0 as soon as another row lacks one: restore it.
        is_whole = column.is_finite() & (column == column.floor()) & (column.abs() < 2**53)
        whole = pl.when(is_whole).then(column).cast(pl.Int64, strict=False).cast(pl.String)
        return pl.coalesce(whole, column.cast(pl.String)).alias(name)
    if dtype == pl.Datetime:
        written = column.dt.to_string("%Y-%m-%dT%H:%M:%S%.f")
        return written.str.strip_suffix("T00:00:00")
    return column.cast(pl.String)


def _parts(batch: pl.DataFrame) -> Iterator[pl.DataFrame]:
    """Split rows into parts whose texts are not too long together."""
    n_bytes = sum(int(column.str.len_bytes().sum() or 0) for column in batch)
    n_rows = max(1, len(batch) * _FRAME_BYTES // max(n_bytes, _FRAME_BYTES))
    yield from batch.iter_slices(n_rows)
