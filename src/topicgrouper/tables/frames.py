"""Tables as data frames."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from topicgrouper.tables.values import flat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.tables.table import Column


def data_frame(columns: Sequence[Column], rows: Sequence[Sequence[Any]], backend: Any) -> Any:
    """Return cells as a data frame of a library, or of the first that is installed."""
    import narwhals as nw  # noqa: PLC0415 - only frames need it

    chosen: Any = _installed() if backend is None else backend
    is_pandas = getattr(chosen, "__name__", chosen) == "pandas"
    cells = zip(*rows, strict=True) if rows else [()] * len(columns)
    data, schema = {}, {}
    for each, found in zip(columns, cells, strict=True):
        data[each.name] = [flat(each, value) for value in found]
        schema[each.name] = _type(nw, each, data[each.name], is_pandas=is_pandas)
    return nw.from_dict(data, schema=schema, backend=chosen).to_native()


def _type(nw: Any, column: Column, values: Sequence[Any], *, is_pandas: bool) -> Any:
    """Return a type; it is not guessed from the values, as all of them may be missing."""
    kind = column.kind
    if kind == "number":
        kind = "float" if any(isinstance(value, float) for value in values) else "int"
    if is_pandas and (kind == "words" or (kind in {"int", "bool"} and None in values)):
        # pandas has no lists, and integers that may be missing only as numbers with a point
        return nw.Float64() if kind == "int" else nw.Object()
    types = {"int": nw.Int64(), "float": nw.Float64(), "bool": nw.Boolean()}
    return nw.List(nw.String()) if kind == "words" else types.get(kind, nw.String())


def _installed() -> str:
    for name in ("pandas", "polars", "pyarrow"):
        if find_spec(name) is not None:
            return name
    msg = "data frames need pandas, polars or pyarrow; install one with: pip install pandas"
    raise ImportError(msg)
