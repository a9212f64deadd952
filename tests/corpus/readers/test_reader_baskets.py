"""Baskets in long and wide form."""

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import read, write
from topicgrouper.corpus import ReadError, ReadOptions, read_frame

COLUMNS = {"basket": "order", "item": "article", "quantity": "pieces", "pieces": "all"}


def test_long_baskets(tmp_path):
    content = (
        "order,article,pieces,name,country\n"
        "1,A,2,Apple,DE\n"
        "1, B ,1,Banana,DE\n"
        "2,A,3.0,apple,FR\n"
        "1,A,1,Apple,DE\n"
        "3,C,0,Cherry,FR\n"
        "2,B,1,,FR\n"
    )
    path = write(tmp_path / "x.csv", content)
    reading = read(path, **COLUMNS, item_name="name", label_column="country")
    corpus = reading.corpus
    assert corpus.document_ids == ("1", "2", "3")
    assert corpus.vocabulary == ("A", "B")
    assert corpus.names == ("Apple", "Banana")
    assert corpus.labels == ("DE", "FR", "FR")
    np.testing.assert_array_equal(corpus.counts.toarray(), [[3, 1], [3, 1], [0, 0]])
    assert (reading.report.n_zero, reading.report.n_empty, reading.report.n_skipped) == (1, 1, 0)


def test_rows_that_are_no_sales_are_told_with_line_and_fix(tmp_path):
    rows = ["1,A,-1.5", "1,B,1.5", "1,C,many", ",D,1", "1,,1", "1,E,", "1,F,99999999999", "1,G,1"]
    path = write(tmp_path / "x.csv", "order,article,pieces\n" + "\n".join(rows) + "\n")
    reading = read(path, **COLUMNS)
    assert reading.corpus.vocabulary == ("G",)
    assert reading.report.n_skipped == 7
    assert [problem.line for problem in reading.report.problems] == [2, 3, 4, 5, 6, 7, 8]
    messages = [problem.message for problem in reading.report.problems]
    assert "negative" in messages[0]
    assert "not a whole number; round weights up" in messages[1]
    assert "'many' is not a number" in messages[2]
    assert "the basket or item is missing" in messages[3]
    assert "the basket or item is missing" in messages[4]
    assert "'' is not a number" in messages[5]
    assert "too large" in messages[6]


def test_of_several_names_the_commonest_is_shown_and_of_equals_the_first(tmp_path):
    names = {"A": ["x", "y", "y"], "B": ["q", "p", "p", "q"], "C": ["", "?"], "D": [""]}
    rows = [f"1,{item},{name}" for item, found in names.items() for name in found]
    path = write(tmp_path / "x.csv", "order,article,name\n" + "\n".join(rows))
    corpus = read(path, basket="order", item="article", item_name="name").corpus
    assert dict(zip(corpus.vocabulary, corpus.names, strict=True)) == {
        "A": "y",
        "B": "q",
        "C": "?",
        "D": "D",
    }


def test_baskets_told_apart_by_several_columns():
    frame = pl.DataFrame(
        {"who": [1, 1, 2, 1], "day": ["a", "b", "a", "a"], "what": ["x", "x", "y", "y"]}
    )
    corpus = read_frame(frame, options=ReadOptions(basket=("who", "day"), item="what")).corpus
    assert corpus.document_ids == ("1 a", "1 b", "2 a")
    np.testing.assert_array_equal(corpus.counts.toarray(), [[1, 1], [1, 0], [0, 1]])


def test_numbers_in_a_frame_may_have_become_floating(tmp_path):
    frame = pl.DataFrame({"order": [1.0, 1.0], "article": [17.0, 18.0], "pieces": [2.0, None]})
    reading = read_frame(frame, options=ReadOptions(**COLUMNS))
    assert reading.corpus.document_ids == ("1",)
    assert reading.corpus.vocabulary == ("17",)
    assert reading.report.problems[0].line == 2


def test_columns_must_be_named(tmp_path):
    path = write(tmp_path / "x.csv", "order,article\n1,A\n")
    with pytest.raises(ReadError, match=r"item column is not set; choose from 'order', 'article'"):
        read(path, basket="order")
    with pytest.raises(ReadError, match="basket column is not set"):
        read(path, format="baskets", item="article")
    with pytest.raises(ReadError, match="no column 'x'; choose the basket column from"):
        read(path, basket=("order", "x"), item="article")
    with pytest.raises(ReadError, match="no column 'x'; choose the quantity column from"):
        read(path, basket="order", item="article", quantity="x")


def test_the_format_may_be_said_where_the_ending_says_nothing(tmp_path):
    path = write(tmp_path / "export.001", "order\tarticle\n1\tA\n1\tB\n")
    corpus = read(path, format="baskets", basket="order", item="article").corpus
    assert corpus.vocabulary == ("A", "B")


def test_many_problems_are_counted(tmp_path):
    path = write(tmp_path / "x.csv", "order,article,pieces\n" + "1,A,many\n" * 70_000 + "1,A,1\n")
    report = read(path, **COLUMNS).report
    assert (report.n_problems, report.n_skipped, len(report.problems)) == (70_000, 70_000, 100)


def test_returns_are_left_out_and_counted(tmp_path):
    path = write(tmp_path / "x.csv", "order,article,pieces\n1,A,2\n1,B,-1\n2,A,-2\n3,B,1\n")
    reading = read(path, **COLUMNS)
    assert reading.corpus.document_ids == ("1", "3")
    assert reading.corpus.counts.toarray().tolist() == [[2, 0], [0, 1]]
    assert (reading.report.n_returns, reading.report.n_skipped, reading.report.n_empty) == (2, 0, 0)
    sentence = reading.report.sentences()[0]
    assert sentence.startswith(
        "Left out 2 rows with a negative quantity; to leave out the returned purchases"
    )


def test_nothing_but_returns_is_no_basket(tmp_path):
    with pytest.raises(
        ReadError, match="no baskets found; left out 1 row with a negative quantity"
    ):
        read(write(tmp_path / "x.csv", "order,article,pieces\n1,A,-1\n"), **COLUMNS)


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_purchases_that_are_taken_back_in_full_are_left_out(tmp_path, kind):
    rows = [
        ("1", "ann", "A", 9),  # returned in full, by the second of her returns
        ("1", "ann", "B", 5),  # returned in part
        ("2", "bob", "A", 9),  # another customer's
        ("3", "ann", "A", 9),  # returned in full, by the first
        ("C3", "ann", "A", -9),
        ("C1", "ann", "A", -9),
        ("C1", "ann", "B", -4),
        ("4", "ann", "A", 9),  # bought after the returns
        ("5", "", "A", 9),  # nobody knows who
        ("C5", "", "A", -9),
    ]
    names = ("order", "who", "article", "pieces")
    frame = pl.DataFrame(rows, schema=names, orient="row")
    path = tmp_path / f"x.{kind}"
    frame.write_csv(path) if kind == "csv" else frame.write_parquet(path)
    reading = read(path, **COLUMNS, customer="who")
    assert reading.corpus.document_ids == ("1", "2", "3", "4", "5")
    expected = [[0, 5], [9, 0], [0, 0], [9, 0], [9, 0]]
    assert reading.corpus.counts.toarray().tolist() == expected
    assert (reading.report.n_returns, reading.report.n_taken_back) == (4, 2)
    told = "Left out 4 rows with a negative quantity (returns), and 2 purchases returned in full."
    assert told in reading.report.sentences()


def test_a_customer_may_also_identify_baskets(tmp_path):
    content = "who,day,article,qty\nann,1,A,2\nann,2,A,-2\nann,2,B,1\n"
    columns = {"basket": ("who", "day"), "item": "article", "customer": "who"}
    corpus = read(write(tmp_path / "x.csv", content), **columns).corpus
    assert corpus.document_ids == ("ann 1", "ann 2")
    assert corpus.vocabulary == ("B",)
    assert corpus.counts.toarray().tolist() == [[0], [1]]


def test_a_customer_without_quantities_is_refused(tmp_path):
    path = write(tmp_path / "x.csv", "order,who,article\n1,ann,A\n")
    with pytest.raises(ReadError, match="needs a quantity column to find returns; choose from"):
        read(path, basket="order", item="article", customer="who")


def test_quantities_are_found_by_the_name_of_their_column(tmp_path):
    rows = ["1,A,3", "1,B,0.5", "1,C,few", "1,D,-2", "1,E,-0.5", "1,F,0"]
    path = write(tmp_path / "x.csv", "order,article,Quantity\n" + "\n".join(rows) + "\n")
    reading = read(path, basket="order", item="article", pieces="all")
    assert reading.corpus.vocabulary == ("A", "B", "C")
    # what may not be a number of pieces counts as a row did before
    assert reading.corpus.counts.toarray().tolist() == [[3, 1, 1]]
    report = reading.report
    assert (report.n_returns, report.n_skipped, report.n_zero) == (1, 1, 1)
    assert report.notes[0].startswith("Quantities are read from the column 'Quantity', found by")
    two = write(tmp_path / "y.csv", "order,article,qty,quantity\n1,A,3,4\n")
    assert read(two, basket="order", item="article").corpus.counts.toarray().tolist() == [[1]]


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("damped", [1, 2, 2, 2, 3, 3, 4, 7, 16]),
        ("all", [1, 2, 3, 4, 5, 10, 11, 100, 80_995]),
        ("once", [1] * 9),
    ],
)
def test_pieces_may_be_damped(pieces, expected):
    quantities = [1, 2, 3, 4, 5, 10, 11, 100, 80_995]
    frame = pl.DataFrame({"order": 1, "article": list("abcdefghi"), "pieces": quantities})
    reading = read_frame(frame, options=ReadOptions(**{**COLUMNS, "pieces": pieces}))
    assert reading.corpus.counts.toarray().tolist() == [expected]
    assert any("damped" in note for note in reading.report.notes) == (pieces == "damped")


def test_rows_of_an_item_are_summed_before_they_are_damped():
    frame = pl.DataFrame({"order": [1, 1, 1], "article": ["a", "a", "b"], "pieces": [4, 7, 1]})
    options = ReadOptions(basket="order", item="article", quantity="pieces")
    assert read_frame(frame, options=options).corpus.counts.toarray().tolist() == [[4, 1]]


def test_a_basket_that_holds_much_of_everything_is_doubted(tmp_path):
    rows = [f"{order},{'AB'[order % 2]},2\n{order},C,1\n" for order in range(300)]
    path = write(tmp_path / "x.csv", "order,article,pieces\n" + "".join(rows) + "bulk,A,500\n")
    (sentence,) = read(path, **COLUMNS).report.sentences()
    assert sentence.startswith("35.7% of all pieces are in one basket (bulk), which may dominate")
    assert sentence.endswith("(--pieces damped).")
    (note,) = read(path, **{**COLUMNS, "pieces": "damped"}).report.sentences()
    assert note.startswith("Quantities are damped")


def test_nul_bytes_name_nothing(tmp_path):
    reading = read(write(tmp_path / "x.csv", "order,article,pieces\n1,A\0,1\n1,B,1\n"), **COLUMNS)
    assert reading.corpus.vocabulary == ("B",)
    assert reading.report.n_skipped == 1


def quantity_of(cell):
    """Return the quantity that is read from a cell; None if its row is skipped."""
    frame = {"order": ["1", "1"], "article": ["a", "b"], "pieces": ["1", cell]}
    reading = read_frame(pl.DataFrame(frame), options=ReadOptions(**COLUMNS))
    if reading.report.n_skipped or reading.report.n_returns:
        return None
    return int(reading.corpus.counts.sum()) - 1


@given(st.integers(0, 2**31 - 1))
def test_whole_numbers_are_quantities(number):
    for cell in (f"{number}", f" {number} ", f"{number}.0", f"+{number}", f"0{number}"):
        assert quantity_of(cell) == number


@given(st.text())
def test_any_text_is_a_quantity_or_none(text):
    assert quantity_of(text) is None or quantity_of(text) >= 0


@pytest.mark.parametrize(
    "cell",
    [None, "", "-1", "1.5", "1_000", "1,5", "nan", "inf", "1e999999999", "2147483648", "-0.5"],
)
def test_no_quantities(cell):
    assert quantity_of(cell) is None


def test_wide_baskets(tmp_path):
    content = 'milk, bread ,,\nbread,"salt, fine",bread\n\nmilk\n'
    reading = read(write(tmp_path / "x.basket", content))
    assert reading.corpus.vocabulary == ("milk", "bread", "salt, fine")
    np.testing.assert_array_equal(
        reading.corpus.counts.toarray(), [[1, 1, 0], [0, 2, 1], [0, 0, 0], [1, 0, 0]]
    )
    assert reading.corpus.document_ids == ("1", "2", "3", "4")
    assert (reading.report.n_empty, reading.report.n_skipped) == (1, 0)


def test_wide_baskets_with_other_delimiters(tmp_path):
    path = write(tmp_path / "retail.dat", "1 2 3 \n2 3 \n")
    corpus = read(path, format="baskets-wide", delimiter=" ").corpus
    assert corpus.vocabulary == ("1", "2", "3")
    path = write(tmp_path / "x.basket", "milk\nbread;salt, fine\nbeer;milk\n")
    assert read(path).corpus.vocabulary == ("milk", "bread", "salt, fine", "beer")


def test_lines_without_a_delimiter_are_not_baskets(tmp_path):
    path = write(tmp_path / "x.basket", "milk bread\ntea\n")
    with pytest.raises(ReadError, match=r"no line contains a comma.*set the delimiter"):
        read(path)
    with pytest.raises(ReadError, match="no line contains the delimiter ';'"):
        read(path, delimiter=";")
    assert read(path, delimiter=" ").corpus.vocabulary == ("milk", "bread", "tea")


def test_malformed_wide_baskets_are_told(tmp_path):
    reading = read(write(tmp_path / "x.basket", 'milk,tea\n"bread" x,beer\nbe\0er\nsalt\n'))
    assert reading.corpus.document_ids == ("1", "4")
    assert [problem.line for problem in reading.report.problems] == [2, 3]
