"""Where the paper's figures and numbers come from: results on disk, and tables of pages."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "COLLECTIONS",
    "MEASURES",
    "MODELS",
    "PEERS",
    "PEERS_MEASURED",
    "ROOT",
    "TREE",
    "Row",
    "cell",
    "mean",
    "peers",
    "rows",
    "table",
]

ROOT = Path(__file__).parents[1]
TREE = ROOT / "paper" / "tree.png"
PEERS = ROOT / "paper" / "peers.png"

PEERS_MEASURED = "benchmarks/results/peers.csv"
COLLECTIONS = ("reuters", "newsgroups", "neural-20ng", "imdb", "neural-imdb")
MODELS = ("ours-regrown", "nmf", "lda", "bertopic-reassigned", "fastopic")
MEASURES = ("nmi", "npmi", "cpu_seconds")

Row = dict[str, str]


def rows(name: str, **where: object) -> list[Row]:
    """Return the rows of a result file whose columns have these values.

    Parameters
    ----------
    name : str
        Its path in the repository, such as ``benchmarks/results/peers.csv``.
    **where : object
        Columns with the value that they must have.

    Returns
    -------
    list of dict of str
        At least one row.
    """
    with (ROOT / name).open(encoding="utf-8", newline="") as file:
        found = [row for row in csv.DictReader(file) if _has(row, where)]
    if not found:
        raise LookupError(f"{name} has no row with {where}")
    return found


def mean(name: str, column: str, **where: object) -> float:
    """Return the mean of a column over the rows with these values."""
    found = rows(name, **where)
    return sum(float(row[column]) for row in found) / len(found)


def peers() -> dict[str, dict[str, list[float]]]:
    """Return the measures of each model on each collection that it was fitted to."""
    found: dict[str, dict[str, list[float]]] = {}
    for collection in COLLECTIONS:
        measured = {row["reading"] for row in rows(PEERS_MEASURED, collection=collection)}
        found[collection] = {
            model: [
                mean(PEERS_MEASURED, measure, collection=collection, reading=model)
                for measure in MEASURES
            ]
            for model in MODELS
            if model in measured
        }
    return found


def table(name: str, *headings: str) -> list[Row]:
    """Return the rows of the only table of a page that has these headings first."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    starts = [i for i, line in enumerate(lines) if _cells(line)[: len(headings)] == list(headings)]
    if len(starts) != 1:
        raise LookupError(f"{name} has {len(starts)} tables that start with {headings}")
    names = _cells(lines[starts[0]])
    body = []
    for line in lines[starts[0] + 2 :]:  # below the headings and the line under them
        if not line.startswith("|"):
            break
        body.append(dict(zip(names, _cells(line), strict=True)))
    return body


def cell(found: list[Row], column: str, **where: str) -> float:
    """Return the number in the only row of a table with these values; it may be approximate."""
    (row,) = (row for row in found if _has(row, where))
    return float(row[column].removeprefix("≈ ").replace(",", ""))


def _has(row: Row, where: Mapping[str, object]) -> bool:
    return all(row[column] == str(value) for column, value in where.items())


def _cells(line: str) -> list[str]:
    cells = line.replace(r"\|", "\0").strip().removeprefix("|").removesuffix("|").split("|")
    return [text.replace("\0", "|").strip() for text in cells]
