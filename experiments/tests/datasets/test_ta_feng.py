"""Ta Feng: baskets of a customer and a day."""

import pytest

from experiments.datasets import load_ta_feng, read_ta_feng

HEADER = (
    '"TRANSACTION_DT","CUSTOMER_ID","AGE_GROUP","PIN_CODE","PRODUCT_SUBCLASS","PRODUCT_ID",'
    '"AMOUNT","ASSET","SALES_PRICE"\n'
)


@pytest.fixture
def sales(tmp_path):
    def write(*rows):
        path = tmp_path / "ta_feng_all_months_merged.csv"
        lines = [
            f'"{day}","{who}","","115","1","{what}","{n}","1","1"\n' for day, who, what, n in rows
        ]
        path.write_text(HEADER + "".join(lines), encoding="utf-8-sig")
        return path

    return write


def test_a_basket_is_what_a_customer_bought_on_a_day(sales):
    path = sales(
        ("11/1/2000", "01", "47", 2),
        ("11/1/2000", "02", "47", 1),
        ("11/2/2000", "01", "9", 5),
        ("11/1/2000", "01", "9", 1),
        ("11/1/2000", "01", "9", 3),
    )
    corpus = read_ta_feng(path)
    assert corpus.vocabulary == ("47", "9")
    assert corpus.document_ids == ("01 11/1/2000", "02 11/1/2000", "01 11/2/2000")
    assert corpus.counts.toarray().tolist() == [[2, 4], [1, 0], [0, 5]]


def test_amounts_outside_1_to_50_are_dropped(sales):
    rows = [("1/1/2001", str(n), "9", n) for n in (-1, 0, 1, 50, 51, 1200)]
    corpus = read_ta_feng(sales(*rows))
    assert corpus.counts.toarray().tolist() == [[1], [50]]


def test_articles_with_fewer_than_20_training_sales_are_dropped(sales):
    rows = [("1/1/2001", str(n), "common", 2) for n in range(20)]
    path = sales(*rows, *(("1/1/2001", str(n), "rare", 1) for n in range(19)))
    split = load_ta_feng(path)
    assert split.train.vocabulary == ("common",)
    assert (split.train.n_documents, split.test.n_documents) == (18, 2)


def test_the_counts_are_those_on_record(data_directory, recorded, counts_of):
    corpus = read_ta_feng(data_directory / "ta_feng")
    assert corpus.n_documents == 119_529
    assert counts_of(load_ta_feng(data_directory / "ta_feng")) == recorded["Ta Feng"]
