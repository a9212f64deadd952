"""Damaged and hostile files give a `ReadError` or a valid corpus with a report, nothing else."""

import gzip
import io
import tarfile
import zipfile

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import (
    COUNT_WRITERS,
    PACKERS,
    as_csv,
    as_json_lines,
    as_matrix_market,
    damaged,
    read,
    tarred,
    write,
    zipped,
)
from topicgrouper.corpus import ReadError

COUNTS = np.array([[2, 0, 1, 0], [0, 0, 0, 0], [0, 15, 1, 1], [1, 1, 1, 1]])
ROWS = [
    ("id", "text", "n"),
    ("a", "some words", "1"),
    ("b", 'a "quoted", text', "2"),
    ("c", "", "3"),
]
OBJECTS = [dict(zip(ROWS[0], row, strict=True)) for row in ROWS[1:]]
BASKETS = {"basket": "id", "item": "text", "quantity": "n"}


TEXTS = {"a/1.txt": b"some words", "b/2.txt": "ärger".encode(), "b/3": b""}
FILES = {
    **{name: (writer(COUNTS), {}) for name, writer in COUNT_WRITERS.items()},
    "real.mtx": (as_matrix_market(COUNTS, field="real"), {}),
    "x.txt": ("one\ntwo words\r\nümlaut\n".encode(), {}),
    "x.csv": (as_csv(ROWS), {"id_column": "id"}),
    "long.csv": (as_csv(ROWS), BASKETS),
    "x.jsonl": (as_json_lines(OBJECTS), {"label_column": "id"}),
    "long.jsonl": (as_json_lines(OBJECTS), BASKETS),
    "x.basket": (as_csv([("milk", "bread"), ("beer",), ("milk", "milk")]), {}),
    "x.txt.gz": (PACKERS["gz"](b"one\ntwo\n"), {}),
    "x.txt.xz": (PACKERS["xz"](b"one\ntwo\n"), {}),
    "x.txt.bz2": (PACKERS["bz2"](b"one\ntwo\n"), {}),
    "x.zip": (zipped(TEXTS), {}),
    "x.tar": (tarred(TEXTS), {}),
    "x.tar.gz": (PACKERS["gz"](tarred(TEXTS)), {}),
}


def check(path, options):
    """Read, and return whether there was anything to read."""
    try:
        reading = read(path, **options)
    except ReadError:
        return False
    corpus, report = reading.corpus, reading.report
    assert report.n_documents == corpus.n_documents == len(corpus.document_ids) > 0
    assert corpus.counts.shape == (corpus.n_documents, len(corpus.vocabulary))
    assert corpus.n_words == len(set(corpus.vocabulary))
    if corpus.counts.nnz:
        assert corpus.counts.data.min() > 0
    assert report.n_problems >= len(report.problems)
    assert all(str(path) in problem.path for problem in report.problems)
    report.sentences()
    return True


@pytest.mark.parametrize("name", FILES)
@given(data=st.data())
def test_any_damage(tmp_path, name, data):
    content, options = FILES[name]
    write(tmp_path / "vocab.txt", "cat\ndog\nemu\ngnu\n")
    check(write(tmp_path / name, data.draw(damaged(content))), options)


@pytest.mark.parametrize("name", FILES)
def test_any_truncation(tmp_path, name):
    content, options = FILES[name]
    write(tmp_path / "vocab.txt", "cat\ndog\nemu\ngnu\n")
    for length in range(0, len(content), max(1, len(content) // 60)):
        check(write(tmp_path / name, content[:length]), options)
    assert check(write(tmp_path / name, content), options)


@given(content=damaged(b"cat\ndog\nemu\ngnu\n"))
def test_a_damaged_vocabulary(tmp_path, content):
    path = write(tmp_path / "x.mtx", COUNT_WRITERS["x.mtx"](COUNTS))
    write(tmp_path / "vocab.txt", content)
    check(path, {})


@given(content=st.binary(max_size=200))
def test_any_bytes_in_any_format(tmp_path, content):
    write(tmp_path / "vocab.txt", "cat\n")
    for name in (
        "x.txt",
        "x.csv",
        "x.jsonl",
        "x.basket",
        "x.dat",
        "x.mtx",
        "docword.x.txt",
    ):
        check(write(tmp_path / name, content), {})


def bomb(path, line, n_bytes, *, header=b""):
    path.write_bytes(gzip.compress(header + line * (n_bytes // len(line))))


@pytest.mark.parametrize(
    ("name", "header", "line"),
    [
        ("x.txt.gz", b"", b"abcdefg\n"),
        ("x.csv.gz", b"text\n", b"abcdefg\n"),
        ("x.basket.gz", b"", b"abcdefg\n"),
        ("docword.x.txt.gz", b"1\n1\n1\n", b"1 1 1\n\n\n"),
        ("x.dat.gz", b"", b"1 0:1  \n"),
    ],
)
def test_a_file_that_explodes_is_refused_on_the_way(tmp_path, monkeypatch, name, header, line):
    # The real limit is 256 MB; the rule is the same below it.
    monkeypatch.setattr("topicgrouper.corpus.readers.context.HARMLESS_BYTES", 2**17)
    write(tmp_path / "vocab.txt", "cat\n")
    bomb(tmp_path / name, line, 2**20, header=header)
    with pytest.raises(ReadError, match=r"200 times its size .* unpack it"):
        read(tmp_path / name)


def test_an_archive_that_explodes_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.readers.context.HARMLESS_BYTES", 2**20)
    zeros = bytes(8 * 2**20)
    for name, content in {
        "x.zip": zipped({"a.txt": zeros, "b.txt": b""}),
        "x.tar.gz": gzip.compress(tarred({"a.txt": zeros, "b.txt": b""})),
    }.items():
        with pytest.raises(ReadError, match="200 times its size"):
            read(write(tmp_path / name, content))


@pytest.mark.parametrize(
    "name", ["../../evil.txt", "/etc/evil.txt", "C:\\evil.txt", "a/../../b.txt", "..", "ü\n\0.txt"]
)
def test_names_that_lead_elsewhere_are_only_names(tmp_path, name):
    before = sorted(tmp_path.parent.iterdir())
    write(tmp_path / "x.zip", zipped({name: b"some words", "b.txt": b"more"}))
    corpus = read(tmp_path / "x.zip").corpus
    assert corpus.n_documents == 2
    write(tmp_path / "x.tar", tarred({name.replace("\0", ""): b"some words", "b.txt": b"more"}))
    assert read(tmp_path / "x.tar").corpus.n_documents == 2
    assert sorted(tmp_path.parent.iterdir()) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.tar", "x.zip"]


def test_links_in_an_archive_are_reported(tmp_path):
    with tarfile.open(tmp_path / "x.tar", "w") as archive:
        link = tarfile.TarInfo("secret.txt")
        link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
        archive.addfile(link)
        info = tarfile.TarInfo("a.txt")
        info.size = 4
        archive.addfile(info, io.BytesIO(b"text"))
    report = read(tmp_path / "x.tar", format="folder").report
    assert (report.n_documents, report.n_skipped) == (1, 1)
    assert "link" in report.problems[0].message


def test_a_zip_with_a_password_says_so(tmp_path):
    content = bytearray(zipped({"a.txt": b"text", "b.txt": b"text"}))
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        start = archive.start_dir
    content[start + 8] |= 1  # the flag of the first entry in the directory
    with pytest.raises(ReadError, match="password"):
        read(write(tmp_path / "x.zip", bytes(content)))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("docword.x.txt", "999999999999\n1\n1\n1 1 1\n"),
        ("docword.x.txt", "999999999999999999999\n1\n1\n1 1 1\n"),
        ("docword.x.txt", "1\n999999999999\n1\n1 1 1\n"),
        (
            "x.mtx",
            "%%MatrixMarket matrix coordinate integer general\n999999999999 1 1\n1 1 1\n",
        ),
        (
            "x.mtx",
            "%%MatrixMarket matrix coordinate integer general\n1 999999999999 1\n1 1 1\n",
        ),
    ],
)
def test_huge_declared_sizes_are_refused_before_memory_is_set_aside(tmp_path, name, content):
    write(tmp_path / "vocab.txt", "cat\n")
    with pytest.raises(ReadError, match=r"declared|words|must be"):
        read(write(tmp_path / name, content))


def test_very_long_lines_are_documents_up_to_a_limit(tmp_path, monkeypatch):
    path = write(tmp_path / "x.txt", "word " * 500_000 + "\nshort text\n")
    assert read(path).corpus.n_tokens == 500_002
    path = write(tmp_path / "x.csv", 'text,n\n"' + "word " * 500_000 + '",1\n')
    assert read(path).corpus.n_tokens == 500_000
    for module in ("decoding", "delimited"):
        monkeypatch.setattr(f"topicgrouper.corpus.readers.{module}.MAX_LINE", 2**20)
    with pytest.raises(ReadError, match=r"line 1: the line is longer than 1,048,576 characters"):
        read(write(tmp_path / "x.txt", "word " * 1_000_000))
