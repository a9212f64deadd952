"""Count what the loaders make of the paper's data sets, and what other readings would make of them.

The counts go to ``results/data_set_counts.csv`` and from there into the tables of the page on data
sets. Call it with the folder of the data sets, or let ``$TOPICGROUPER_DATA`` name it::

    python -m experiments.data_set_counts
"""

from __future__ import annotations

import argparse
import csv
import os
import re
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from experiments.datasets import (
    read_associated_press_sample,
    read_nips,
    read_online_retail,
    read_ta_feng,
    read_twenty_newsgroups,
)
from experiments.datasets.hold_out import hold_out
from experiments.datasets.retail_tables import count_sales, read_sales
from experiments.datasets.reuters import (
    count_stories,
    frequent_labels,
    read_stories,
    select_stories,
)
from experiments.datasets.stems import merge_stems

if TYPE_CHECKING:
    from collections.abc import Iterator

    from experiments.datasets.splits import Split
    from experiments.datasets.twenty_newsgroups import Headers
    from topicgrouper.corpus import Corpus

RESULTS = Path(__file__).parent / "results" / "data_set_counts.csv"
PAGE = Path(__file__).parents[1] / "docs" / "explanation" / "datasets.md"
SEEDS = range(10)
AS_DESCRIBED = "as described"
PAPER = {
    "Online Retail": ("3,464", "17,086", "154"),
    "Ta Feng": ("7,893", "105,010", "9"),
    "NIPS": ("8,801", "", ""),
    "Reuters 21578": ("9,567", "7,142 + 2,513", "84"),
    "Twenty News Groups": ("25,826", "14,129", "150"),
    "Associated Press (lda-c sample)": ("", "", ""),
}
"""Words, training documents and tokens a training document, as far as the paper tells them."""


@dataclass(frozen=True)
class Row:
    """One reading of a data set, with one seed if its split is random."""

    data_set: str
    reading: str
    seed: int | None
    words: int
    train_documents: int
    test_documents: int
    train_tokens: int
    train_entries: int


def row(data_set: str, reading: str, split: Split, *, seed: int | None = None) -> Row:
    """Count a split."""
    train = split.train
    return Row(
        data_set,
        reading,
        seed,
        words=train.n_words,
        train_documents=train.n_documents,
        test_documents=split.test.n_documents,
        train_tokens=train.n_tokens,
        train_entries=train.counts.nnz,
    )


def random_splits(
    data_set: str,
    reading: str,
    corpus: Corpus,
    *,
    min_frequency: int,
    test_share: float = 0.1,
    min_document_frequency: int = 1,
    by_label: bool = False,
) -> Iterator[Row]:
    """Count the random splits of a data set, one a seed."""
    for seed in SEEDS:
        split = hold_out(
            corpus,
            test_share=test_share,
            seed=seed,
            min_frequency=min_frequency,
            by_label=by_label,
        )
        split = split.filter(min_document_frequency=min_document_frequency)
        yield row(data_set, reading, split, seed=seed)


def online_retail(folder: Path) -> Iterator[Row]:
    """Count Online Retail, and what single rules do to it."""
    import polars as pl  # noqa: PLC0415

    name = "Online Retail"
    yield from random_splits(name, AS_DESCRIBED, read_online_retail(folder), min_frequency=10)
    (file,) = folder.glob("*.csv*")
    columns = ("InvoiceNo", "StockCode", "Quantity")
    sales = read_sales(file, columns, quantity="Quantity").filter(
        ~pl.col("InvoiceNo").str.starts_with("C")
    )
    quantity = pl.col("Quantity")
    bad = sales.filter(quantity < 1).select("InvoiceNo").unique()
    sound = sales.join(bad, on="InvoiceNo", how="anti", maintain_order="left")
    article = pl.col("StockCode").str.contains("^[0-9]")
    small = sound.filter((quantity <= 25) & article)
    readings = {
        "rows below 1 dropped, not their orders": sales.filter(
            quantity.is_between(1, 25) & article
        ),
        "any stock code": sound.filter(quantity <= 25),
        "any quantity": sound.filter(article),
        "known customers only": small.filter(pl.col("CustomerID").is_not_null()),
        "rows with a description only": small.filter(pl.col("Description").is_not_null()),
    }
    for reading, kept in readings.items():
        orders = kept.with_columns(document="InvoiceNo")
        corpus = count_sales(orders, item="StockCode", quantity="Quantity")
        yield from random_splits(name, reading, corpus, min_frequency=10)


def ta_feng(folder: Path) -> Iterator[Row]:
    """Count Ta Feng, and what single rules do to it."""
    import polars as pl  # noqa: PLC0415

    name = "Ta Feng"
    corpus = read_ta_feng(folder)
    yield from random_splits(name, AS_DESCRIBED, corpus, min_frequency=20)
    whole = corpus.filter(min_frequency=20)
    yield from random_splits(name, "threshold on the whole set", whole, min_frequency=1)
    (file,) = folder.glob("*.csv*")
    columns = ("TRANSACTION_DT", "CUSTOMER_ID", "PRODUCT_ID", "AMOUNT")
    sales = read_sales(file, columns, quantity="AMOUNT").with_columns(
        document=pl.concat_str("CUSTOMER_ID", "TRANSACTION_DT", separator=" ")
    )
    usual = sales.filter(pl.col("AMOUNT").is_between(1, 50))
    readings = {
        "any amount": sales,
        "rows counted, not amounts": usual.with_columns(AMOUNT=pl.lit(1, dtype=pl.Int64)),
    }
    for reading, kept in readings.items():
        corpus = count_sales(kept, item="PRODUCT_ID", quantity="AMOUNT")
        yield from random_splits(name, reading, corpus, min_frequency=20)


def associated_press(folder: Path) -> Iterator[Row]:
    """Count the sample of lda-c; the paper's articles are not free."""
    corpus = read_associated_press_sample(folder)
    yield from random_splits(
        "Associated Press (lda-c sample)", AS_DESCRIBED, corpus, min_frequency=5
    )


def nips(folder: Path) -> Iterator[Row]:
    """Count NIPS with stems, and without them with several thresholds."""
    name = "NIPS"
    corpus = read_nips(folder)
    stems = merge_stems(corpus)
    yield from random_splits(name, AS_DESCRIBED, stems, min_frequency=5)
    yield from random_splits(name, "not stemmed", corpus, min_frequency=5)
    for least in (10, 12, 14, 15, 16, 20):
        yield from random_splits(
            name, f"not stemmed, {least} occurrences", corpus, min_frequency=least
        )
    for least in (5, 8, 10):
        yield from random_splits(
            name,
            f"not stemmed, in {least} documents",
            corpus,
            min_frequency=1,
            min_document_frequency=least,
        )
    alphabetic = [stem for stem in stems.vocabulary if stem.isalpha()]
    yield from random_splits(
        name, "alphabetic stems", stems.filter(keep=alphabetic), min_frequency=5
    )
    long = [stem for stem in alphabetic if len(stem) > 2]
    yield from random_splits(
        name, "alphabetic stems, 3 letters or more", stems.filter(keep=long), min_frequency=5
    )


def reuters(folder: Path) -> Iterator[Row]:
    """Count the readings of "exactly one class label"."""
    name = "Reuters 21578"
    stories = read_stories(folder)
    only = select_stories(stories, "only")
    yield row(name, AS_DESCRIBED, count_stories(only))
    yield row(name, "one of the ten, perhaps others", count_stories(select_stories(stories, "one")))
    yield row(name, "at least one of the ten", count_stories(select_stories(stories, "any")))
    n_all = len({label for story in stories for label in story.labels})
    every = count_stories(select_stories(stories, "only", n_labels=n_all))
    yield row(name, "exactly one label, any", every)
    ten = set(frequent_labels(stories))
    pairs = [(story, label) for story in stories for label in story.labels if label in ten]
    yield row(name, "once for each of the ten", count_stories(pairs))
    yield row(name, "stop words kept", count_stories(only, stop_words=None))


def twenty_newsgroups(folder: Path) -> Iterator[Row]:
    """Count Twenty News Groups in its two versions, with other headers and other thresholds."""
    name = "Twenty News Groups"

    def read(headers: Headers, **options: Any) -> Corpus:
        return read_twenty_newsgroups(folder, headers=headers, keep_duplicates=True, **options)

    approximated = read_twenty_newsgroups(folder)
    corpus = read("all")
    by_label = {
        AS_DESCRIBED: approximated,
        "with duplicates": read("from-subject"),
        "stop words kept": read_twenty_newsgroups(folder, stop_words=None),
    }
    by_date = {
        "all headers, split of all messages": corpus,
        "… stop words kept": read("all", stop_words=None),
        "… headers From and Subject only": read("from-subject"),
        "… no headers": read("none"),
    }
    for reading, messages in (by_label | by_date).items():
        yield from random_splits(
            name,
            reading,
            messages.filter(min_frequency=5),
            test_share=0.25,
            min_frequency=1,
            by_label=reading in by_label,
        )
    in_training = "… threshold on the training part"
    yield from random_splits(name, in_training, corpus, test_share=0.25, min_frequency=5)


def main_table(rows: list[Row]) -> str:
    """Put the counts of seed 0 beside the paper's, with the range over all seeds."""
    lines = [
        "| data set | words | paper | documents | paper | tokens | per document | paper |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, (words, documents, mean) in PAPER.items():
        counted = Counts(
            [row for row in rows if (row.data_set, row.reading) == (name, AS_DESCRIBED)]
        )
        lines.append(
            f"| {name} | {counted.words} | {words} | {counted.documents} | {documents} "
            f"| {counted.rows[0].train_tokens:,} | {counted.mean} | {mean} |"
        )
    return "\n".join(lines)


def readings_table(rows: list[Row], data_set: str) -> str:
    """List the counts of all readings of a data set."""
    lines = ["| reading | words | documents | per document |", "| --- | ---: | ---: | ---: |"]
    for reading in dict.fromkeys(row.reading for row in rows if row.data_set == data_set):
        counted = Counts(
            [row for row in rows if (row.data_set, row.reading) == (data_set, reading)]
        )
        lines.append(f"| {reading} | {counted.words} | {counted.documents} | {counted.mean} |")
    words, documents, mean = PAPER[data_set]
    lines.append(f"| the paper | {words} | {documents} | {mean} |")
    return "\n".join(lines)


@dataclass(frozen=True)
class Counts:
    """The counts of one reading as the tables show them: of the first seed, with ranges."""

    rows: list[Row]

    @property
    def words(self) -> str:
        """Words of the training part."""
        return f"{self.rows[0].words:,}{_range([row.words for row in self.rows])}"

    @property
    def documents(self) -> str:
        """Documents of both parts."""
        first = self.rows[0]
        train = f"{first.train_documents:,}{_range([row.train_documents for row in self.rows])}"
        return f"{train} + {first.test_documents:,}"

    @property
    def mean(self) -> str:
        """Tokens in each document of the training part."""
        return f"{self.rows[0].train_tokens / self.rows[0].train_documents:,.1f}"


def with_tables(page: str, rows: list[Row]) -> str:
    """Renew the tables of a page: each stands between comments that name its data set."""
    tables = {"all": main_table(rows)}
    tables |= {name: readings_table(rows, name) for name in PAPER}

    def renewed(match: re.Match[str]) -> str:
        return f"{match[1]}\n\n{tables[match[2]]}\n\n{match[3]}"

    return re.sub(r"(<!-- counts: (.*?) -->).*?(<!-- end -->)", renewed, page, flags=re.DOTALL)


def read_rows(path: Path = RESULTS) -> list[Row]:
    """Read the counts that were written last."""
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Row(
                data_set=cells["data_set"],
                reading=cells["reading"],
                seed=int(cells["seed"]) if cells["seed"] else None,
                words=int(cells["words"]),
                train_documents=int(cells["train_documents"]),
                test_documents=int(cells["test_documents"]),
                train_tokens=int(cells["train_tokens"]),
                train_entries=int(cells["train_entries"]),
            )
            for cells in csv.DictReader(file)
        ]


def write_rows(rows: list[Row], path: Path = RESULTS) -> None:
    """Write the counts."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(field.name for field in fields(Row))
        writer.writerows(astuple(row) for row in rows)


def _range(numbers: list[int]) -> str:
    lowest, highest = min(numbers), max(numbers)
    return f" ({lowest:,}–{highest:,})" if lowest < highest else ""


COUNTED = {
    "online_retail": online_retail,
    "ta_feng": ta_feng,
    "ap": associated_press,
    "uci_nips": nips,
    "reuters21578": reuters,
    "20newsgroups": twenty_newsgroups,
}
"""The functions by the folders of their data sets."""


def main() -> None:
    """Count, write the counts and renew the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("data", nargs="?", default=os.environ.get("TOPICGROUPER_DATA"), type=Path)
    arguments = parser.parse_args()
    if arguments.data is None:
        parser.error("name the folder of the data sets, or set TOPICGROUPER_DATA")
    rows = [row for folder, count in COUNTED.items() for row in count(arguments.data / folder)]
    write_rows(rows)
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_tables(page, rows), encoding="utf-8")


if __name__ == "__main__":
    main()
