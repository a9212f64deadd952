"""Online Retail: which orders and rows are kept."""

import gzip
import lzma

import pytest

from experiments.datasets import load_online_retail, read_online_retail
from topicgrouper.corpus import ReadError

HEADER = "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n"


def row(invoice, code, quantity, description="THING"):
    return f"{invoice},{code},{description},{quantity},2010-12-01 08:26:00,2.55,,France\n"


def table(*rows):
    return HEADER + "".join(row(*cells) for cells in rows)


@pytest.fixture
def read(tmp_path):
    def write_and_read(*rows):
        path = tmp_path / "OnlineRetail.csv"
        path.write_text(table(*rows), encoding="utf-8")
        corpus = read_online_retail(path)
        counts = {}
        for document, values in zip(corpus.document_ids, corpus.counts.toarray(), strict=True):
            pairs = zip(corpus.vocabulary, values.tolist(), strict=True)
            counts[document] = {word: count for word, count in pairs if count}
        return counts

    return write_and_read


def test_an_order_is_an_invoice_and_an_article_a_stock_code(read):
    orders = read(("2", "85123A", 6), ("1", "71053", 2), ("2", "71053", 1))
    assert orders == {"2": {"85123A": 6, "71053": 1}, "1": {"71053": 2}}
    assert list(orders) == ["2", "1"]


def test_quantities_of_the_same_article_add_up(read):
    assert read(("1", "71053", 20), ("1", "71053", 10)) == {"1": {"71053": 30}}


def test_a_cancelled_order_is_left_out_as_a_whole(read):
    rows = [("5", "71053", 3), ("5", "22222", 3), ("C5", "71053", -3), ("1", "71053", 1)]
    assert read(*rows) == {"1": {"71053": 1}}


@pytest.mark.parametrize("quantity", [0, -1])
def test_an_order_with_a_quantity_below_1_is_left_out_as_a_whole(read, quantity):
    rows = [("5", "71053", 3), ("5", "22222", quantity), ("1", "71053", 1)]
    assert read(*rows) == {"1": {"71053": 1}}


def test_only_the_rows_with_a_quantity_above_25_are_dropped(read):
    rows = [("5", "71053", 25), ("5", "22222", 26), ("6", "22222", 1000)]
    assert read(*rows) == {"5": {"71053": 25}}


def test_a_stock_code_begins_with_a_digit(read):
    rows = [("5", "POST", 1), ("5", "71053", 1), ("5", "C2", 1), ("5", "15056bl", 1)]
    assert read(*rows) == {"5": {"71053": 1, "15056bl": 1}}


def test_an_article_is_shown_with_its_first_description(tmp_path):
    path = tmp_path / "sales.csv"
    rows = [
        ("1", "2A", 1, ""),
        ("2", "2A", 1, '" LAMP, RED "'),
        ("3", "2A", 1, "LAMP"),
        ("4", "3B", 1, "  "),
    ]
    path.write_text(table(*rows), encoding="utf-8")
    corpus = read_online_retail(path)
    assert corpus.vocabulary == ("2A", "3B")
    assert corpus.names == ("LAMP, RED", "3B")


@pytest.mark.parametrize("pack", [bytes, gzip.compress, lzma.compress])
def test_the_file_may_be_packed_and_given_by_its_folder(tmp_path, pack):
    ending = {bytes: "", gzip.compress: ".gz", lzma.compress: ".xz"}[pack]
    path = tmp_path / f"OnlineRetail.csv{ending}"
    path.write_bytes(pack(table(("1", "2A", 3)).encode()))
    (tmp_path / "README.md").write_text("not the table", encoding="utf-8")
    for given in (path, str(path), tmp_path):
        assert read_online_retail(given).counts.toarray().tolist() == [[3]]


def orders_for_a_split():
    # Article 1 is in each of 20 orders, article 2 in 4 of them.
    rows = [(str(order), "1", 1) for order in range(20)]
    return [*rows, *((str(order), "2", 1) for order in range(4)), ("20", "2", 1)]


def test_articles_with_fewer_than_10_training_sales_are_dropped_and_orders_left_empty(tmp_path):
    path = tmp_path / "sales.csv"
    path.write_text(table(*orders_for_a_split()), encoding="utf-8")
    split = load_online_retail(path, seed=3)
    assert split.train.vocabulary == split.test.vocabulary == ("1",)
    assert split.train.n_documents + split.test.n_documents == 20
    assert "20" not in {*split.train.document_ids, *split.test.document_ids}


def test_a_quantity_that_is_no_number_is_told_with_its_line(tmp_path):
    path = tmp_path / "sales.csv"
    rows = table(("1", "2A", 3, '"TWO\nLINES"'), ("1", "2B", "many"))
    path.write_text(rows, encoding="utf-8")
    with pytest.raises(ReadError, match=r"sales\.csv, line 4: .*'Quantity'.*whole number"):
        read_online_retail(path)


def test_the_counts_are_those_on_record(data_directory, recorded, counts_of):
    corpus = read_online_retail(data_directory / "online_retail")
    assert (corpus.n_documents, corpus.n_words) == (19_053, 3_904)
    split = load_online_retail(data_directory / "online_retail")
    assert counts_of(split) == recorded["Online Retail"]
    train = split.train
    names = dict(zip(train.vocabulary, train.names, strict=True))
    assert names["85123A"] == "WHITE HANGING HEART T-LIGHT HOLDER"
