"""Online Retail: a year of orders at an online shop, as the paper prepares them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from experiments.datasets.files import find_file
from experiments.datasets.hold_out import hold_out
from experiments.datasets.retail_tables import count_sales, read_sales

if TYPE_CHECKING:
    import os

    import polars as pl

    from experiments.datasets.splits import Split
    from topicgrouper.corpus.corpus import Corpus

__all__ = ["load_online_retail", "read_online_retail"]

_logger = logging.getLogger(__name__)


def load_online_retail(path: str | os.PathLike[str], *, seed: int = 0) -> Split:
    """Read the orders, hold out a tenth of them and drop articles with fewer than 10 sales.

    The sales, as the sum of quantities, are those of the training orders. Orders without any
    article left are dropped.

    Parameters
    ----------
    path : path-like
        See `read_online_retail`.
    seed : int, default=0
        The seed of the random split.

    Returns
    -------
    Split
        Training and test orders, with the articles' descriptions as names.

    Notes
    -----
    The training part, with seed 0: 3,455 articles, 17,089 orders, 2,640,834 pieces. The paper's:
    3,464 articles, 17,086 orders, 154 pieces per order (here 154.5). Its numbers are within the
    range of other seeds: 3,449 to 3,467 and 17,083 to 17,090 for the first ten.
    """
    return hold_out(read_online_retail(path), test_share=0.1, seed=seed, min_frequency=10)


def read_online_retail(path: str | os.PathLike[str]) -> Corpus:
    """Read all orders that the paper considers valid.

    An order is an invoice; an article is a stock code, shown with its first description. Whole
    orders are dropped

    - that are cancellations (their number starts with "C"),
    - that are cancelled by another (whose number is "C" and theirs; the data have none),
    - with a quantity below 1 in any row,

    and of the others, rows

    - with a quantity above 25, which come from wholesalers,
    - whose stock code does not start with a digit: postage, fees, manual corrections.

    Parameters
    ----------
    path : path-like
        The file of the UCI repository as CSV, with the columns InvoiceNo, StockCode, Description
        and Quantity, or the folder that holds it; packed or not.

    Returns
    -------
    Corpus
        One document per order, with its date and country if the file has these columns.

    Raises
    ------
    ReadError
        If it is not such a file; the message names the line.

    References
    ----------
    D. Chen, S. L. Sain and K. Guo, "Data mining for the online retail industry", Journal of
    Database Marketing and Customer Strategy Management 19, 2012.
    """
    file = find_file(path, is_wanted=_is_table, description="the CSV file of Online Retail")
    columns = ("InvoiceNo", "StockCode", "Quantity")
    sales = _sound(read_sales(file, columns, quantity="Quantity"))
    name = "Description" if "Description" in sales.columns else None
    kept = [column for column in ("InvoiceDate", "Country") if column in sales.columns]
    return count_sales(sales, item="StockCode", quantity="Quantity", item_name=name, columns=kept)


def _sound(sales: pl.DataFrame) -> pl.DataFrame:
    import polars as pl  # noqa: PLC0415 - only the retail data sets need it here

    number, quantity = pl.col("InvoiceNo"), pl.col("Quantity")
    cancellation = number.str.starts_with("C")
    cancelled = sales.filter(cancellation).select(number.str.slice(1)).unique()
    with_returns = sales.filter(quantity < 1).select("InvoiceNo").unique()
    orders = (
        sales.filter(~cancellation)
        .join(cancelled, on="InvoiceNo", how="anti", maintain_order="left")
        .join(with_returns, on="InvoiceNo", how="anti", maintain_order="left")
    )
    rows = orders.filter((quantity <= 25) & pl.col("StockCode").str.contains("^[0-9]"))
    _logger.info(
        "Online Retail: %d rows, %d of them in sound orders, %d of these kept",
        sales.height,
        orders.height,
        rows.height,
    )
    return rows.with_columns(number.alias("document"))


def _is_table(name: str) -> bool:
    return name.lower().endswith(".csv")
