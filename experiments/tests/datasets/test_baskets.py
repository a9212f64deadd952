"""Baskets as lines of text."""

import pytest

from experiments.datasets import load_baskets, load_groceries, read_baskets, read_groceries
from topicgrouper.corpus import ReadError


@pytest.fixture
def file(tmp_path):
    def write(content):
        path = tmp_path / "baskets.txt"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write


@pytest.mark.parametrize(
    ("content", "articles", "counts"),
    [
        ("b a\na  a\tc \n", ("a", "b", "c"), [[1, 1, 0], [2, 0, 1]]),
        ('whole milk, bread ,\n"salt, fine"\n', ("bread", "salt, fine", "whole milk"),
         [[1, 0, 1], [0, 1, 0]]),
        ("\ufeffa b\r\n\r\nb\r\n", ("a", "b"), [[1, 1], [0, 0], [0, 1]]),
        ('"6 inch pan\nmilk, bread\n', ("6 inch pan", "bread", "milk"), [[1, 0, 0], [0, 1, 1]]),
        ("one\ntwo, three\n", ("one", "three", "two"), [[1, 0, 0], [0, 1, 1]]),
    ],
    ids=["blanks", "commas", "Windows", "open quotation mark", "commas in one line only"],
)  # fmt: skip
def test_commas_separate_if_there_are_any_else_blanks(file, content, articles, counts):
    corpus = read_baskets(file(content))
    assert corpus.vocabulary == articles
    assert corpus.counts.toarray().tolist() == counts


def test_a_tenth_is_held_out_and_unknown_articles_dropped(file):
    split = load_baskets(file("".join(f"a b rare{number}\n" for number in range(20))))
    assert (split.train.n_documents, split.test.n_documents) == (18, 2)
    assert split.test.counts.toarray().sum(axis=1).tolist() == [2, 2]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "must have at least 3 baskets, got 0; add baskets, one per line"),
        ("\n , \na\nb\n", "at least 3 baskets, got 2"),
        (b"\xff\xfe\x00", r"not a text file in UTF-8 \(.*\); convert it"),
    ],
)
def test_what_cannot_be_split_is_refused(file, content, message):
    with pytest.raises(ReadError, match=message):
        load_baskets(file(content))


def test_groceries_has_the_published_numbers(data_directory):
    corpus = read_groceries(data_directory / "groceries")
    assert (corpus.n_documents, corpus.n_words, corpus.n_tokens) == (9835, 169, 43_367)
    split = load_groceries(data_directory / "groceries")
    assert split.train.n_documents + split.test.n_documents == 9835
