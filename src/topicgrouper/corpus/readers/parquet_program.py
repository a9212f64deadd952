"""The program that reads a Parquet file; see `topicgrouper.corpus.readers.child_process`.

It imports nothing of this package, to start quickly. It reports the columns and the number of rows,
waits for the columns that are requested, and writes them as texts, a batch of rows at a time in
Arrow's streaming format.
"""

from __future__ import annotations

import io
import json
import os
import struct
import sys
import threading
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    import polars as pl

_LENGTH = struct.Struct("<Q")
_BATCH_ROWS = 2**14
_FRAME_BYTES = 2**23
_THREADS = 4


def main() -> None:
    """Serve one file."""
    frames = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nothing else may be written between the frames
    limits = _receive()
    _limit_memory(limits["max_bytes"])
    sys.path[:] = limits["modules"]
    # Counting words takes longer than reading them: more threads would only use memory.
    os.environ.setdefault("POLARS_MAX_THREADS", str(min(_THREADS, os.cpu_count() or 1)))
    try:
        _serve(sys.argv[1], frames)
    except BaseException as error:  # a panic is not an Exception
        what = (str(error) or type(error).__name__).splitlines()[0][:200]
        message = f"it is damaged or not a Parquet file ({what}); copy it again from the original"
        _send(frames, {"error": message})


def _serve(path: str, frames: IO[bytes]) -> None:
    import polars as pl  # noqa: PLC0415 - after the limits

    table = pl.scan_parquet(path, glob=False)
    schema = table.collect_schema()
    n_rows = int(table.select(pl.len()).collect().item())
    others = {name: str(dtype) for name, dtype in schema.items() if not _is_plain(dtype)}
    _send(frames, {"header": schema.names(), "others": others, "n_rows": n_rows})
    wanted = _receive()["columns"]
    threading.Thread(target=_end_with_the_caller, daemon=True).start()
    texts = [_as_text(name, schema[name]) for name in wanted]
    for batch in table.select(texts).collect_batches(chunk_size=_BATCH_ROWS):
        for part in _parts(batch):
            rows = io.BytesIO()
            # The oldest form holds each text once; the newest shares long ones among frames.
            part.write_ipc_stream(rows, compat_level=pl.CompatLevel.oldest())
            _send(frames, {"rows": len(part)})
            _send_bytes(frames, rows.getbuffer())
    _send(frames, {"end": True})


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


def _limit_memory(max_bytes: int) -> None:
    """Bound what is allocated; files that are mapped into memory do not count."""
    try:
        import resource  # noqa: PLC0415 - not everywhere

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        if hard == resource.RLIM_INFINITY or hard > max_bytes:
            resource.setrlimit(resource.RLIMIT_DATA, (max_bytes, hard))
    except (ImportError, ValueError, OSError):
        return


def _end_with_the_caller() -> None:
    """End when nobody is left to read: nothing more is sent, so the pipe can only close."""
    sys.stdin.buffer.read()
    os._exit(1)


def _receive() -> Any:
    (n_bytes,) = _LENGTH.unpack(sys.stdin.buffer.read(_LENGTH.size))
    return json.loads(sys.stdin.buffer.read(n_bytes))


def _send(frames: IO[bytes], message: Any) -> None:
    _send_bytes(frames, json.dumps(message).encode())


def _send_bytes(frames: IO[bytes], data: bytes | memoryview) -> None:
    frames.write(_LENGTH.pack(len(data)))
    frames.write(data)
    frames.flush()


if __name__ == "__main__":
    main()
