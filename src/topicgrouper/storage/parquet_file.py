"""Write tables as Parquet."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    import polars as pl

__all__ = ["write_parquet"]


def write_parquet(frame: pl.DataFrame, file: BinaryIO) -> None:
    """Write a table to an open file.

    The bytes are made in memory first: polars reports a full disk as an error of its own and
    ignores Ctrl-C while it writes.
    """
    content = io.BytesIO()
    frame.write_parquet(content)
    file.write(content.getbuffer())
