"""Rows about topics as data frames."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["LABELS", "frame_of"]

LABELS = ("topic", "name", "words")
"""The columns that say which topic a row is about."""


def frame_of(
    rows: Sequence[Mapping[str, Any]],
    *,
    separator: str,
    kinds: Mapping[str, str],
    numbers: Literal["Int64", "Float64"],
    backend: Any,
) -> Any:
    """Return rows as a data frame.

    Types are not guessed from the values, as all those of a column may be missing.

    Parameters
    ----------
    rows : sequence of mapping
        The rows, with the columns `LABELS` among others.
    separator : str
        What to put between words.
    kinds : mapping of str to str
        The narwhals types of columns that are neither `LABELS`, which are texts, nor `numbers`.
    numbers : {"Int64", "Float64"}
        The type of all other columns.
    backend : str, module or None
        The library; None is the first that is installed.

    Raises
    ------
    ImportError
        If no library is installed.
    """
    import narwhals as nw  # noqa: PLC0415 - only frames need it

    columns = {column: [row[column] for row in rows] for column in rows[0]}
    columns["name"] = [name or "" for name in columns["name"]]
    columns["words"] = [separator.join(words) for words in columns["words"]]
    known = dict.fromkeys(LABELS, "String") | dict(kinds)
    schema = {column: getattr(nw, known.get(column, numbers))() for column in columns}
    chosen: Any = _installed() if backend is None else backend
    return nw.from_dict(columns, schema=schema, backend=chosen).to_native()


def _installed() -> str:
    for name in ("pandas", "polars", "pyarrow"):
        if find_spec(name) is not None:
            return name
    msg = "data frames need pandas, polars or pyarrow; install one with: pip install pandas"
    raise ImportError(msg)
