"""The real files, with the counts that were published for them."""

import os
from pathlib import Path

import pytest

from tests.corpus.readers.reader_samples import read
from topicgrouper.corpus import ReadError

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder():
    place = os.environ.get("TOPICGROUPER_DATA")
    if not place:
        pytest.skip("TOPICGROUPER_DATA does not name a folder with the data sets")
    return Path(place)


@pytest.mark.parametrize(
    ("path", "documents", "words", "entries", "tokens"),
    [
        ("uci_kos/docword.kos.txt.gz", 3_430, 6_906, 353_160, 467_714),
        ("uci_nips/docword.nips.txt.gz", 1_500, 12_419, 746_316, 1_932_365),
        ("ap/ap.dat.gz", 2_246, 10_473, 302_031, 435_838),
    ],
)
def test_bags_of_words(folder, path, documents, words, entries, tokens):
    reading = read(folder / path)
    assert reading.corpus.counts.shape == (documents, words)
    assert reading.corpus.counts.nnz == entries
    assert reading.corpus.n_tokens == tokens
    assert reading.report.sentences() == ()


def test_groceries_are_wide_baskets(folder):
    path = folder / "groceries/groceries.csv.gz"
    with pytest.raises(ReadError, match="baskets-wide"):
        read(path)
    reading = read(path, format="baskets-wide")
    assert reading.corpus.counts.shape == (9_835, 169)
    assert reading.corpus.counts.nnz == reading.corpus.n_tokens == 43_367
    assert "whole milk" in reading.corpus.vocabulary
    assert reading.report.sentences() == ()


def test_online_retail_is_long_baskets_with_returns(folder):
    reading = read(
        folder / "online_retail/OnlineRetail.csv.xz",
        basket="InvoiceNo",
        item="StockCode",
        item_name="Description",
        customer="CustomerID",
        label_column="Country",
    )
    corpus, report = reading.corpus, reading.report
    assert report.n_documents == 20_728
    assert len(set(corpus.labels)) == 38
    assert (report.n_skipped, report.n_returns, report.n_taken_back) == (0, 10_624, 2_899)
    assert "column 'Quantity', found by its name" in report.notes[0]
    assert corpus.counts.max() < 20  # the largest orders are cancelled, and the others damped
    shown = dict(zip(corpus.vocabulary, corpus.names, strict=True))
    assert shown["85123A"] == "WHITE HANGING HEART T-LIGHT HOLDER"


def test_ta_feng_baskets_are_told_apart_by_two_columns(folder):
    reading = read(
        folder / "ta_feng/ta_feng_all_months_merged.csv.xz",
        basket=("CUSTOMER_ID", "TRANSACTION_DT"),
        item="PRODUCT_ID",
        quantity="AMOUNT",
        pieces="all",
    )
    assert reading.corpus.counts.shape == (119_578, 23_812)
    assert reading.corpus.n_tokens == 1_129_939
    assert reading.report.sentences() == ()


def test_twenty_newsgroups_need_their_encoding(folder):
    path = folder / "20newsgroups/20news-bydate.tar.gz"
    report = read(path).report
    assert report.n_documents + report.n_skipped == report.n_files == 18_846
    assert 0 < report.n_skipped < 200
    assert "54163, line 313: byte 0xFF" in str(report.problems[0])
    assert report.notes == []
    reading = read(path, encoding="latin-1")
    assert reading.report.n_documents == 18_846
    assert reading.report.n_skipped == 0
    assert len(set(reading.corpus.labels)) == 20
    assert reading.corpus.labels.count("alt.atheism") == 480 + 319
