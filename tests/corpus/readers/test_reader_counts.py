"""Formats of counts: UCI, lda-c, Matrix Market, NumPy and SciPy."""

import io
import pickle
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import coo_array, csc_array, csr_array, dia_array, save_npz

from tests.corpus.readers.reader_samples import as_npy, as_npz, as_uci, read, write, zipped
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


def test_matrix_market_pattern_and_sums(folder):
    content = "%%MatrixMarket matrix coordinate pattern general\n% note\n\n2 3 3\n1 1\n1 1\n2 3\n"
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
        ("%%MatrixMarket matrix coordinate complex general\n", "scipy.io.mmwrite"),
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


@pytest.mark.parametrize("kind", [csr_array, csc_array, coo_array])
@pytest.mark.parametrize("dtype", [np.int8, np.uint16, np.int64, np.float32, np.float64])
def test_sparse_archives(folder, kind, dtype):
    save_npz(folder / "x.npz", kind(COUNTS.astype(dtype)))
    reading = read(folder / "x.npz")
    np.testing.assert_array_equal(reading.corpus.counts.toarray(), COUNTS)
    assert reading.corpus.vocabulary == ("cat", "dog", "emu")
    assert reading.report.n_empty == 1


@pytest.mark.parametrize("order", ["C", "F"])
def test_dense_archives_with_all_inside(tmp_path, order):
    np.savez_compressed(
        tmp_path / "x.npz",
        counts=np.asarray(COUNTS, order=order),
        vocabulary=np.array(["a", "b", "ä"]),
        document_ids=np.array(["x", "y"]),
        labels=np.array([b"p", b"q"]),
    )
    corpus = read(tmp_path / "x.npz").corpus
    np.testing.assert_array_equal(corpus.counts.toarray(), COUNTS)
    assert corpus.vocabulary == ("a", "b", "ä")
    assert corpus.document_ids == ("x", "y")
    assert corpus.labels == ("p", "q")


def test_values_that_are_no_counts_are_told_with_their_place(folder):
    path = write(folder / "x.npy", as_npy(np.array([[1.5, -1, 2], [np.nan, np.inf, 0]])))
    reading = read(path)
    np.testing.assert_array_equal(reading.corpus.counts.toarray(), [[0, 0, 2], [0, 0, 0]])
    assert reading.report.n_skipped == 4
    assert told(reading)[1][1].startswith("row 0, column 1 (counted from 0): the count -1 ")


def npz_of(**changes):
    matrix = csr_array(COUNTS)
    arrays = {
        "format": np.array(b"csr"),
        "shape": np.array(matrix.shape),
        "data": matrix.data,
        "indices": matrix.indices,
        "indptr": matrix.indptr,
        **changes,
    }
    file = io.BytesIO()
    np.savez(file, **{name: array for name, array in arrays.items() if array is not None})
    return file.getvalue()


@pytest.mark.parametrize(
    "changes",
    [
        {"shape": np.array([2, 3, 1])},
        {"shape": np.array([-2, 3])},
        {"shape": np.array([10**15, 3])},
        {"shape": np.array([2, 10**15])},
        {"shape": np.array([2.0, 3.0])},
        {"indices": np.array([0, 99], dtype=np.int32)},
        {"indices": np.array([0, -1], dtype=np.int32)},
        {"indices": np.array([0], dtype=np.int32)},
        {"indptr": np.array([0, 9, 2], dtype=np.int32)},
        {"indptr": np.array([1, 2, 2], dtype=np.int32)},
        {"indptr": np.array([0, 2], dtype=np.int32)},
        {"indptr": None},
        {"data": np.array(["a", "b"])},
        {"data": np.array([[1, 2]])},
        {"format": np.array(b"dia")},
        {"format": np.array(b"\xff")},
        {"format": np.array("ü")},
        {"format": np.array("\ud800")},
        {"format": np.array([b"csr", b"csr"])},
        {"vocabulary": np.array([1, 2, 3])},
        {"vocabulary": np.array(["a", "a", "b"])},
        {"vocabulary": np.array(["a", "", "b"])},
        {"vocabulary": np.array(["a", "b"])},
        {"labels": np.array(["a"])},
        {"vocabulary": np.array(["a", "b", "c"], dtype=object)},
    ],
)
def test_hostile_archives_are_refused(folder, changes):
    with pytest.raises(ReadError, match=r"x\.npz"):
        read(write(folder / "x.npz", npz_of(**changes)))


def test_objects_are_never_unpickled(folder):
    class Bomb:
        def __reduce__(self):
            return (pytest.fail, ("it was unpickled",))

    file = io.BytesIO()
    np.save(file, np.array([Bomb()], dtype=object), allow_pickle=True)
    for path in (
        write(folder / "x.npy", file.getvalue()),
        write(folder / "x.npz", zipped({"data.npy": file.getvalue()})),
    ):
        with pytest.raises(ReadError, match="Python objects, which are never read"):
            read(path)
    with pytest.raises(ReadError, match="not an array in NumPy's format"):
        read(write(folder / "x.npy", pickle.dumps([1])))


@pytest.mark.parametrize(
    "header",
    [
        "{'descr': '<i8', 'fortran_order': False, 'shape': (1000000, 100000), }",
        "{'descr': '<i8', 'fortran_order': False, 'shape': (99999999999999999999, 3), }",
        "{'descr': '<U0', 'fortran_order': False, 'shape': (1000000, 3), }",
        "{'descr': [('a', '<i8')], 'fortran_order': False, 'shape': (1, 3), }",
        "{'descr': '<i8', 'shape': (1, 3), }",
        "{'descr': '<i9', 'fortran_order': False, 'shape': (1, 3), }",
        "{'descr': '<i8', 'fortran_order': False, 'shape': (-1, 3), }",
        "__import__('os').abort()",
    ],
)
def test_headers_are_believed_no_further_than_the_data_go(folder, header):
    data = b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode() + bytes(24)
    with pytest.raises(ReadError, match=r"x\.npy"):
        read(write(folder / "x.npy", data))


def test_other_archives(folder):
    with pytest.raises(ReadError, match="not a NumPy or SciPy archive"):
        read(write(folder / "x.npz", b"text"))
    np.savez(folder / "x.npz", a=COUNTS, b=COUNTS)
    with pytest.raises(ReadError, match=r"found 2; save one with scipy.sparse.save_npz"):
        read(folder / "x.npz")
    with pytest.raises(ReadError, match="3 dimensions"):
        read(write(folder / "x.npy", as_npy(np.zeros((1, 1, 1)))))
    file = io.BytesIO()
    save_npz(file, dia_array(np.eye(3)))
    with pytest.raises(ReadError, match="'dia' is not supported; save it as csr, csc or coo"):
        read(write(folder / "x.npz", file.getvalue()))


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
    path = write(tmp_path / "a/x.npz", as_npz(COUNTS))
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
        read(write(tmp_path / "x.npy", as_npy(COUNTS)))
