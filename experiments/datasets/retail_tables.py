"""Tables of sales as baskets: CSV files in, a corpus of baskets out, through polars.

Polars is fast but does not report lines. Once it finds that a file is wrong, the slow reader of CSV
files finds the line.
"""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING

from scipy.sparse import csr_array

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.context import ReadContext
from topicgrouper.corpus.readers.delimited import open_delimited
from topicgrouper.corpus.readers.formats import zip_kind
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import polars as pl

__all__ = ["count_sales", "read_sales"]


def read_sales(path: Path, columns: Sequence[str], *, quantity: str) -> pl.DataFrame:
    """Read a CSV file of sales, one article of one basket per row.

    Parameters
    ----------
    path : Path
        The file, packed or not.
    columns : sequence of str
        The columns that must exist, with a value in each row.
    quantity : str
        The one of them that holds whole numbers.

    Returns
    -------
    polars.DataFrame
        All columns as texts, unchanged (an empty cell is null), but the quantity as integers.

    Raises
    ------
    ReadError
        If the file is not such a table.
    """
    import polars as pl  # noqa: PLC0415 - only the retail data sets need it here

    _refuse_workbook(path)
    with open_content(path) as (stream, name):
        content = stream.read()
    try:
        # Everything as text: codes such as 00123 are not numbers.
        table = pl.read_csv(io.BytesIO(content), infer_schema=False)
    except pl.exceptions.PolarsError as error:
        reason = str(error).partition("\n")[0]
        raise _fault(path, (), quantity, f"it is not a CSV file in UTF-8 ({reason})") from error
    missing = [column for column in columns if column not in table.columns]
    if missing:
        message = (
            f"it has no column {missing[0]!r}; its columns are {', '.join(table.columns)}: check "
            "that this is the right file"
        )
        raise ReadError(message, path=name, line=1)
    table = table.with_columns(pl.col(quantity).cast(pl.Int64, strict=False))
    # A row that ends early has no value in the table's last column.
    if any(_has_gaps(table[column]) for column in (*columns, table.columns[-1])):
        raise _fault(path, columns, quantity, "it has rows without a value")
    return table


def count_sales(
    sales: pl.DataFrame,
    *,
    item: str,
    quantity: str,
    item_name: str | None = None,
    columns: Sequence[str] = (),
) -> Corpus:
    """Count the articles of each basket.

    Parameters
    ----------
    sales : polars.DataFrame
        The sales, with a column ``"document"`` that identifies baskets.
    item, quantity : str
        The columns with the articles and the number of pieces; rows of the same basket and article
        are summed.
    item_name : str, optional
        The column with the names of the articles; the first name of an article is shown.
    columns : sequence of str, default=()
        Columns whose first value in a basket is kept with it.

    Returns
    -------
    Corpus
        Baskets in the order in which they first occur, articles in alphabetical order.
    """
    import polars as pl  # noqa: PLC0415

    documents = sales["document"].unique(maintain_order=True)
    items = sales[item].unique().sort()
    counts = csr_array(
        (
            sales[quantity].to_numpy(),
            (
                sales["document"].cast(pl.Enum(documents)).to_physical().to_numpy(),
                sales[item].cast(pl.Enum(items)).to_physical().to_numpy(),
            ),
        ),
        shape=(len(documents), len(items)),
    )
    names = None
    if item_name is not None:
        named = sales.select(pl.col(item), pl.col(item_name).str.strip_chars())
        named = named.filter(pl.col(item_name).str.len_chars() > 0)
        first = dict(named.unique(item, keep="first", maintain_order=True).iter_rows())
        names = tuple(first.get(article, article) for article in items)
    firsts = sales.unique("document", keep="first", maintain_order=True)
    return Corpus(
        counts,
        tuple(items),
        document_ids=tuple(documents),
        names=names,
        document_columns={column: tuple(firsts[column].fill_null("")) for column in columns},
    )


def _refuse_workbook(path: Path) -> None:
    with path.open("rb") as file:
        is_workbook = zipfile.is_zipfile(path) and zip_kind(file) == "xlsx"
    if is_workbook:
        message = "it is a workbook; open it in a spreadsheet and save it as CSV in UTF-8"
        raise ReadError(message, path=path)


def _has_gaps(column: pl.Series) -> bool:
    texts = column.cast(str)
    return texts.null_count() > 0 or bool((texts == "").any())


def _fault(path: Path, columns: Sequence[str], quantity: str, otherwise: str) -> ReadError:
    """Find the first wrong line and explain it; ``otherwise`` if none seems wrong."""
    context = ReadContext(path, ReadOptions(delimiter=","))
    with open_delimited(context) as table:
        for batch in table.batches(columns):
            for column, cells in zip(columns, batch.columns, strict=True):
                is_wrong = _is_not_number if column == quantity else _is_empty
                wrong = [n for n, cell in zip(batch.lines, cells, strict=True) if is_wrong(cell)]
                if wrong:
                    expected = "a whole number" if column == quantity else "a value"
                    message = f"the column {column!r} does not hold {expected}; correct the row"
                    context.report.problem(message, path=table.name, line=wrong[0])
    if context.report.problems:
        first = min(context.report.problems, key=lambda problem: problem.line or 0)
        return ReadError(first.message, path=first.path, line=first.line)
    return ReadError(f"{otherwise}; copy it again from the original", path=path)


def _is_empty(cell: str | None) -> bool:
    return not cell


def _is_not_number(cell: str | None) -> bool:
    return not (cell or "").removeprefix("-").isdecimal()
