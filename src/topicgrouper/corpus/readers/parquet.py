"""Parquet files, read by polars in the sandbox, some rows at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    import polars as pl

SEPARATOR = "\x9f"
"""The separator of the cells of a column that is one text."""

_BATCH_ROWS = 2**14
_RECORD_BYTES = 2**22


def describe(path: str) -> Iterator[dict[str, Any]]:
    """Read the columns, those that do not hold texts or numbers, and the number of rows."""
    import polars as pl  # noqa: PLC0415 - only Parquet needs it

    table = pl.scan_parquet(path, glob=False)
    schema = table.collect_schema()
    n_rows = int(table.select(pl.len()).collect().item())
    others = {name: str(dtype) for name, dtype in schema.items() if not _is_plain(dtype)}
    yield {"header": schema.names(), "others": others, "n_rows": n_rows}


def rows(path: str, *, columns: list[str]) -> Iterator[Any]:
    """Read columns as texts, a batch of rows at a time: their number, then each column."""
    import polars as pl  # noqa: PLC0415 - only Parquet needs it

    table = pl.scan_parquet(path, glob=False)
    schema = table.collect_schema()
    texts = [_as_text(name, schema[name]) for name in columns]
    for batch in table.select(texts).collect_batches(chunk_size=_BATCH_ROWS):
        # Rows are parted if their texts are too long together.
        n_bytes = sum(int(column.str.len_bytes().sum() or 0) for column in batch)
        n_rows = max(1, len(batch) * _RECORD_BYTES // max(n_bytes, _RECORD_BYTES))
        for part in batch.iter_slices(n_rows):
            yield len(part)
            for column in part:
                yield _cells(column)


def _cells(column: pl.Series) -> list[str | None] | str:
    """Return a column as one text if possible, which is quicker to send than many."""
    if column.has_nulls() or column.str.contains(SEPARATOR, literal=True).any():
        return column.to_list()
    return str(column.str.join(SEPARATOR).item())


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
