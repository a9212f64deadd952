"""Read the files of the data sets in their own formats and print a table of how long it takes.

The files are in $TOPICGROUPER_DATA; README.md in this folder says what is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks.data import VARIABLE, DataNotFoundError
from benchmarks.fresh_runs import fresh_runs
from benchmarks.machine import describe_machine
from benchmarks.memory import PeakMemory
from benchmarks.report import table, three_digits


@dataclass(frozen=True)
class Source:
    """A file, its format if the name does not show it, and how to read it."""

    path: str
    format: str | None = None
    options: dict[str, Any] = field(default_factory=dict)


_SOURCES = {
    "kos": Source("uci_kos/docword.kos.txt.gz"),
    "nips": Source("uci_nips/docword.nips.txt.gz"),
    "ap": Source("ap/ap.dat.gz", options={"vocabulary": "ap/vocab.txt"}),
    "groceries": Source("groceries/groceries.csv.gz", format="baskets-wide"),
    "online-retail": Source(
        "online_retail/OnlineRetail.csv.xz",
        options={
            "basket": "InvoiceNo",
            "item": "StockCode",
            "quantity": "Quantity",
            "item_name": "Description",
        },
    ),
    "ta-feng": Source(
        "ta_feng/ta_feng_all_months_merged.csv.xz",
        options={
            "basket": ("CUSTOMER_ID", "TRANSACTION_DT"),
            "item": "PRODUCT_ID",
            "quantity": "AMOUNT",
        },
    ),
    "newsgroups": Source(
        "20newsgroups/20news-bydate.tar.gz", options={"encoding": "latin-1", "n_jobs": -1}
    ),
    "imdb": Source("imdb/aclImdb_text.tar.xz", options={"n_jobs": -1}),
}


def measure_here(name: str) -> dict[str, Any]:
    """Read one source in this process."""
    from topicgrouper.corpus import ReadOptions, read_corpus  # noqa: PLC0415

    source = _SOURCES[name]
    folder = _data_folder()
    options = dict(source.options)
    if "vocabulary" in options:
        options["vocabulary"] = folder / options["vocabulary"]
    path = folder / source.path
    if not path.is_file():
        raise DataNotFoundError(f"There is no file {path}.")
    with PeakMemory() as peak:
        start = perf_counter()
        reading = read_corpus(path, format=source.format, options=ReadOptions(**options))
        seconds = perf_counter() - start
    return {
        "file_bytes": path.stat().st_size,
        "seconds": seconds,
        "peak_bytes": peak.bytes,
        "documents": reading.corpus.n_documents,
        "words": reading.corpus.n_words,
        "nonzeros": int(reading.corpus.counts.nnz),
    }


def _data_folder() -> Path:
    folder = os.environ.get(VARIABLE)
    if not folder:
        raise DataNotFoundError(f"{VARIABLE} is not set. Set it to the folder of the data sets.")
    return Path(folder)


def measure(name: str, *, repeat: int) -> dict[str, Any]:
    """Read one source in fresh processes; keep the best time and the highest memory."""
    command = [sys.executable, "-m", "benchmarks.reading", "--one", name]
    runs = fresh_runs(command, repeat=repeat)
    best: dict[str, Any] = min(runs, key=lambda run: run["seconds"])
    print(f"{name}: {three_digits(best['seconds'])} s", file=sys.stderr, flush=True)
    return best | {"peak_bytes": max(run["peak_bytes"] for run in runs)}


def write_report(found: dict[str, dict[str, Any]]) -> str:
    """Write the table."""
    header = ("source", "documents", "words", "entries", "file MB", "seconds", "peak MB")
    rows = [
        [
            name,
            f"{one['documents']:,}",
            f"{one['words']:,}",
            f"{one['nonzeros']:,}",
            three_digits(one["file_bytes"] / 1e6),
            three_digits(one["seconds"]),
            three_digits(one["peak_bytes"] / 1e6),
        ]
        for name, one in found.items()
    ]
    facts = "\n".join(f"- {name}: {value}" for name, value in describe_machine().items())
    return f"## Machine and versions\n\n{facts}\n\n## Reading\n\n{table(header, rows, texts=1)}\n"


def main() -> int:
    """Measure what the command line selects; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sources", nargs="+", choices=_SOURCES, default=list(_SOURCES))
    parser.add_argument("--repeat", type=int, default=1, metavar="N", help="best of N (default: 1)")
    parser.add_argument("--one", choices=_SOURCES, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    try:
        if arguments.one:
            print(json.dumps(measure_here(arguments.one)))
            return 0
        _data_folder()
        found = {name: measure(name, repeat=arguments.repeat) for name in arguments.sources}
    except DataNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    print(write_report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
