"""Formats of counts: UCI, lda-c, Matrix Market."""

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import as_uci, read, write, zipped
from topicgrouper.corpus import ReadError

WORDS = "cat\ndog\nemu\n"
BANNER = "%%MatrixMarket matrix coordinate integer general\n"


@pytest.fixture
def folder(tmp_path):
    write(tmp_path / "vocab.txt", WORDS)
    return tmp_path


def told(reading):
    return [(problem.line, problem.message) for problem in reading.report.problems]


@given(
    rows=st.lists(
        st.tuples(st.integers(1, 4), st.integers(1, 3), st.integers(0, 2**31 - 1)), min_size=1
    ),
    separator=st.sampled_from([" ", "\t", "  "]),
    end=st.sampled_from(["\n", "\r\n", " \n\n"]),
)
def test_numbers_are_those_of_python(rows, separator, end):
    counts = np.zeros((4, 3), int)
    for document, word, count in rows:
        counts[document - 1, word - 1] += count
    lines = end.join(separator.join(map(str, row)) for row in rows)
    with TemporaryDirectory() as place:
        write(Path(place, "vocab.txt"), WORDS)
        reading = read(write(Path(place, "docword.x.txt"), f"4\n3\n{len(rows)}\n{lines}"))
    np.testing.assert_array_equal(reading.corpus.counts.toarray(), counts)
    assert told(reading) == []


@pytest.mark.parametrize("count", ["1:2", "x", "9" * 19, "9" * 50, "\u0663", "1_0", "1\0"])
def test_what_is_no_number_is_told(folder, count):
    reading = read(write(folder / "docword.x.txt", f"1\n3\n2\n1 1 1\n1 2 {count}\n"))
    assert reading.corpus.n_tokens == 1
    assert reading.report.n_skipped == 1


@pytest.mark.parametrize("size", [1, 2, 5, 9])
def test_the_size_of_the_blocks_does_not_show(folder, monkeypatch, size):
    uci = write(folder / "docword.x.txt", "3\n3\n4\n1 1 2\n\n1 x 1\n3 2 2\n2 3 1")
    lda_c = write(folder / "x.dat", "1 0:2\n\nx\n2 1:2 2:1")
    expected = [(read(path).corpus, told(read(path))) for path in (uci, lda_c)]
    monkeypatch.setattr("topicgrouper.corpus.readers.decoding._BLOCK_BYTES", size)
    assert [(read(path).corpus, told(read(path))) for path in (uci, lda_c)] == expected


def test_uci_problems_are_told_with_their_line(folder):
    lines = [
        "2",
        "3",
        "9",
        "1 1 2",
        "",
        "1 4 1",
        "3 1 1",
        "0 1 1",
        "1 x 1",
        "1 1",
        "1 2 0",
        "2 3 -1",
    ]
    lines += ["1 3 1.5", "1 1 1"]
    reading = read(write(folder / "docword.x.txt", "\n".join(lines)))
    np.testing.assert_array_equal(reading.corpus.counts.toarray(), [[3, 0, 0], [0, 0, 0]])
    assert sorted(line for line, _ in told(reading)) == [3, 6, 7, 8, 9, 10, 12, 13]
    messages = dict(told(reading))
    assert (
        "document 1 or word 4 is out of range; documents must be from 1 to 2 and words from 1 to 3"
        in messages[6]
    )
    assert "expected the numbers of document, word and count, got '1 x 1'" in messages[9]
    assert "negative" in messages[12]
    assert "declares 9 entries but has 8; check that it is complete" in messages[3]
    assert (reading.report.n_skipped, reading.report.n_zero) == (7, 1)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "line 1: line 1 of a UCI bag of words must be the number of documents"),
        ("1\nx\n1\n", "line 2: .* number of words"),
        ("1\n3\n", "line 3: .* number of entries"),
        ("1\n4\n0\n", "line 3: the data has 4 words but .*vocab.txt has 3; set the vocabulary"),
        ("3\n4\n0\n", "transpose"),
    ],
)
def test_uci_headers(folder, content, message):
    with pytest.raises(ReadError, match=message):
        read(write(folder / "docword.x.txt", content))


def test_lda_c_problems_are_told_with_their_line(folder):
    lines = ["2 0:1 2:3", "0", "", "1 0:1 1:1", "1 3:1", "1 0 :1", "x", "1 0:-1", "2 0:0 1:2"]
    reading = read(write(folder / "x.dat", "\r\n".join(lines)))
    assert reading.corpus.document_ids == ("1", "2", "5", "9")
    np.testing.assert_array_equal(
        reading.corpus.counts.toarray(), [[1, 0, 3], [0, 0, 0], [0, 0, 0], [0, 2, 0]]
    )
    assert sorted(line for line, _ in told(reading)) == [4, 5, 6, 7, 8]
    messages = dict(told(reading))
    assert "declares 1 different words but has 2" in messages[4]
    assert "word 3 is out of range" in messages[5]
    assert "'2 0:1 7:3'" in messages[6]
    assert (reading.report.n_skipped, reading.report.n_zero, reading.report.n_empty) == (5, 1, 2)


@pytest.mark.parametrize(
    "line", ["1 0:1:1", "1 0 1", "1:0 1", "1 0: 1", ":1 0:1", "1 0:1 :", "2 0:1"]
)
def test_lda_c_is_strict_about_colons(folder, line):
    reading = read(write(folder / "x.dat", f"1 1:1\n{line}\n"))
    assert [place for place, _ in told(reading)] == [2]


def test_matrix_market_comments_and_sums(folder):
    content = BANNER + "% note\n\n2 3 3\n1 1 1\n1 1 1\n2 3 1\n"
    reading = read(write(folder / "x.mtx", content))
    np.testing.assert_array_equal(reading.corpus.counts.toarray(), [[2, 0, 0], [0, 0, 1]])
    assert reading.corpus.document_ids == ("1", "2")


def test_matrix_market_real_numbers_must_be_whole(folder):
    content = BANNER.replace("integer", "real") + "1 3 4\n1 1 2.0\n1 2 0.5\n1 3 1e0\n1 1 nan\n"
    reading = read(write(folder / "x.mtx", content))
    np.testing.assert_array_equal(reading.corpus.counts.toarray(), [[2, 0, 1]])
    assert [line for line, _ in told(reading)] == [4, 6]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("1 1 1\n", "line 1: not a Matrix Market file"),
        ("%%MatrixMarket matrix array real general\n", "'array real general'"),
        ("%%MatrixMarket matrix coordinate pattern general\n", "scipy.io.mmwrite"),
        ("%%MatrixMarket matrix coordinate integer symmetric\n", "symmetric"),
        (BANNER + "% only\n", "numbers of documents, words and entries"),
        (BANNER + "2 3\n", "line 2: expected a line with the numbers of documents"),
        (BANNER + "3 2 0\n", "the rows seem to be words: transpose the matrix"),
    ],
)
def test_matrix_market_headers(folder, content, message):
    with pytest.raises(ReadError, match=message):
        read(write(folder / "x.mtx", content))


COUNTS = np.array([[2, 0, 1], [0, 0, 0]])


@pytest.mark.parametrize(
    "name",
    ["vocab.x.txt", "docword.x.vocab.txt", "docword.x.vocab", "vocab.txt", "vocabulary.txt"],
)
def test_the_vocabulary_is_looked_for_beside_the_data(tmp_path, name):
    path = write(tmp_path / "docword.x.txt", as_uci(COUNTS))
    with pytest.raises(
        ReadError, match=r"no vocabulary file found \(tried vocab\.x\.txt, .* set the vocabulary"
    ):
        read(path)
    write(tmp_path / name, "\ufeff" + WORDS + "\n\n")
    assert read(path).corpus.vocabulary == ("cat", "dog", "emu")


def test_the_vocabulary_may_be_named(tmp_path):
    path = write(tmp_path / "a/docword.x.txt", as_uci(COUNTS))
    words = write(tmp_path / "b/words", WORDS)
    assert read(path, vocabulary=words).corpus.vocabulary == ("cat", "dog", "emu")
    with pytest.raises(FileNotFoundError):
        read(path, vocabulary=tmp_path / "no")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("cat\n\nemu\n", "line 2: word 2 is empty"),
        ("cat\ndog\ncat\n", "line 3: 'cat' is both word 1 and word 3; each word must occur once"),
        ("cat\ndog\n", "has 2"),
    ],
)
def test_a_vocabulary_that_would_shift_words_is_refused(tmp_path, words, message):
    write(tmp_path / "vocab.txt", words)
    with pytest.raises(ReadError, match=message):
        read(write(tmp_path / "docword.x.txt", as_uci(COUNTS)))


@pytest.mark.parametrize(
    ("name", "content"),
    [("x.npz", zipped({"a.npy": b""})), ("x.npy", b"\x93NUMPY\1\0"), ("x", b"\x93NUMPY\1\0")],
)
def test_files_of_numpy_are_refused_with_a_way(tmp_path, name, content):
    with pytest.raises(ReadError, match=r"scipy\.io\.mmwrite"):
        read(write(tmp_path / name, content))
