"""Packed files may grow so much, each of them and all of an input together."""

from __future__ import annotations

import gzip

import pytest

from tests.corpus.readers.reader_samples import read, tarred, write, zipped
from topicgrouper.corpus import ReadError, ReadOptions
from topicgrouper.corpus.readers import context, documents
from topicgrouper.corpus.readers.context import ExpansionLimit
from topicgrouper.distributed.parts import count_file

N_HARMLESS = 100_000


@pytest.fixture(autouse=True)
def bounds(monkeypatch):
    monkeypatch.setattr(context, "HARMLESS_BYTES", N_HARMLESS)
    monkeypatch.setattr(context, "MAX_INFLATION", 2)


def word(n_characters):
    xml = f"<w:document xmlns:w='w'><w:t>{'a ' * (n_characters // 2)}</w:t></w:document>"
    return zipped({"[Content_Types].xml": b"", "word/document.xml": xml.encode()})


def book(n_characters):
    page = b"<html><body>" + b"a " * (n_characters // 2)
    return zipped({"mimetype": b"application/epub+zip", "a.xhtml": page})


@pytest.mark.parametrize(
    ("ending", "make"),
    [("docx", word), ("epub", book), ("txt.gz", lambda n: gzip.compress(b"a " * (n // 2)))],
)
def test_files_of_a_folder_grow_together_and_those_beyond_are_skipped(tmp_path, ending, make):
    for name in "abcd":
        write(tmp_path / f"x/{name}.{ending}", make(40_000))
    write(tmp_path / "x/e.txt", "plain")
    report = read(tmp_path / "x").report
    assert (report.n_files, report.n_documents) == (5, 3)
    assert [problem.path for problem in report.problems] == [
        f"{tmp_path}/x/{name}.{ending}" for name in "cd"
    ]
    assert "grows to more than 2 times its size" in report.problems[0].message


@pytest.mark.parametrize(("ending", "pack"), [("zip", zipped), ("tar", tarred)])
def test_documents_in_an_archive_grow_together(tmp_path, ending, pack):
    files = {f"{name}.docx": word(40_000) for name in "abcd"} | {"e.txt": b"plain"}
    report = read(write(tmp_path / f"x.{ending}", pack(files))).report
    assert (report.n_files, report.n_documents) == (5, 3)


def test_tables_of_a_folder_grow_together(tmp_path):
    table = gzip.compress(b"text\n" + b"a " * 20_000)
    for name in "ab":
        write(tmp_path / f"x/{name}.csv.gz", table)
    assert read(tmp_path / "x").corpus.n_documents == 2
    write(tmp_path / "x/c.csv.gz", table)
    reading = read(tmp_path / "x")
    assert reading.corpus.document_ids == ("a.csv.gz:1", "b.csv.gz:1")
    (problem,) = reading.report.problems
    assert problem.path == f"{tmp_path}/x/c.csv.gz"
    assert problem.message.startswith("with the files read before, the file grows to more than 2")


def test_a_file_after_those_that_grew_too_much_is_unpacked_no_further(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.readers.compression.CHUNK_BYTES", 10)
    for name in "ab":
        write(tmp_path / f"x/{name}.txt.gz", gzip.compress(b"a" * 60_000))
    n_bytes = []
    count = ExpansionLimit.count

    def noted(self, n, *rest):
        n_bytes.append(n) if self._path.name == "z.txt.gz" else None
        count(self, n, *rest)

    write(tmp_path / "x/z.txt.gz", gzip.compress(b"small" * 100))
    monkeypatch.setattr(ExpansionLimit, "count", noted)
    *_, problem = read(tmp_path / "x").report.problems
    assert problem.path == f"{tmp_path}/x/z.txt.gz"
    assert problem.message.startswith("with the files read before, the file grows to more than 2")
    assert n_bytes[-1] == 10


def test_a_folder_that_is_large_may_grow_more(tmp_path):
    for name in "abcd":
        write(tmp_path / f"x/{name}.docx", word(40_000))
    write(tmp_path / "x/e.txt", b"plain " * 20_000)
    assert read(tmp_path / "x").report.n_documents == 5


def test_a_folder_that_is_counted_on_a_cluster_is_bounded(tmp_path):
    for name in "abcd":
        write(tmp_path / f"x/{name}.docx", word(40_000))
    part = count_file(str(tmp_path / "x"), "folder", ReadOptions(), "")
    assert (part.corpus.n_documents, part.report.n_skipped) == (2, 2)


@pytest.mark.parametrize(
    ("name", "content", "options", "message"),
    [
        ("x.txt", b"\n" * 1_200, {}, "more than 100 documents are empty"),
        ("x.txt", b"\r" * 1_200, {}, "more than 100 documents are empty"),
        ("x.txt", b"a\n" + b" \n" * 1_200, {}, "more than 100 documents are empty"),
        ("x.csv", b"text\n" + b'""\n' * 1_200, {"text_column": "text"}, "documents are empty"),
        ("x.basket", b"a,b\n" + b"\n" * 1_200, {}, "more than 100 baskets are empty"),
        ("x.json", b"[" + b'"",' * 1_200 + b'""]', {}, "documents are empty"),
        ("x.json", b"[" + b"[]," * 1_200 + b'"a"]', {}, "x.json: more than 100 elements are not"),
        ("x.json", b"[" + b"1," * 1_200 + b'"a"]', {}, "x.json: more than 100 elements are not"),
        ("x.jsonl", b'{"text":"a"}\n' + b"[\n" * 1_200, {"text_column": "text"}, "lines are not"),
    ],
)
def test_files_of_almost_nothing_are_refused(
    tmp_path, monkeypatch, name, content, options, message
):
    monkeypatch.setattr(context, "HARMLESS_EMPTY", 100)
    monkeypatch.setattr(context, "MAX_EMPTY", 1_000)
    monkeypatch.setattr(documents, "_BATCH_DOCUMENTS", 300)
    path = write(tmp_path / name, content)
    with pytest.raises(ReadError, match=message):
        read(path, **options)


def test_a_few_documents_among_many_empty_ones_are_read(tmp_path, monkeypatch):
    monkeypatch.setattr(context, "HARMLESS_EMPTY", 10)
    path = write(tmp_path / "x.txt", (b"\n" * 99 + b"a cat\n") * 20)
    assert read(path).report.n_empty == 1_980
    path = write(tmp_path / "x.jsonl", (b'{"text":"a"}\n' + b"a line of a log\n" * 99) * 20)
    assert read(path, text_column="text").report.n_skipped == 1_980
