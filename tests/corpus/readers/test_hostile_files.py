"""Files made to fill the memory or to take all day: told as errors, or read, within bounds.

Every file is read in one process that may set aside a gigabyte at most.
"""

from __future__ import annotations

import bz2
import contextlib
import gzip
import io
import json
import lzma
import re
import zipfile

import pytest

from tests.corpus.readers.reader_samples import read, write, zipped
from tests.limited_process import on_linux, run_limited
from topicgrouper.corpus import ReadError

pytestmark = pytest.mark.slow

PROGRAM = """
import json, sys
from topicgrouper.corpus import ReadOptions, read_corpus
from topicgrouper.corpus.readers import sandbox
sandbox._SECONDS = 3
for name, options in json.load(open(sys.argv[1])):
    try:
        corpus = read_corpus(name, options=ReadOptions(**options)).corpus
        said = f"read {corpus.n_documents}"
    except ValueError as error:
        said = str(error)
    print(json.dumps([name.rpartition("/")[2], said]), flush=True)
"""


def repeated(pack, part, n_times):
    """Pack something very repetitive without having it in memory at once."""
    file = io.BytesIO()
    with pack(file, "wb") as packed:
        for _ in range(n_times):
            packed.write(part)
    return file.getvalue()


def gz(part, n_times):
    return repeated(gzip.open, part, n_times)


def word(start, part=b"", n_times=0):
    """Make a Word document of something very repetitive; the start ends the name of a space."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("[Content_Types].xml", b"<Types/>")
        with archive.open("word/document.xml", "w") as xml:
            xml.write(b"<w:document xmlns:w='" + start)
            for _ in range(n_times):
                xml.write(part)
            xml.write(b"</w:document>")
    return file.getvalue()


def nested(n_parts, end):
    """Make a message of parts in parts, each of whose lines is compared with all borders."""
    border = b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n"
    parts = b"".join(border % (number, number) for number in range(n_parts))
    return (SENT + parts + b"x\n" * (2**28 // n_parts - 4 * n_parts)).replace(b"\n", end)


SENT = b"From: a@b.c\nDate: Mon, 1 Jan 2024 10:00:00 +0000\nMessage-ID: <1@x>\n"
MEGA = 2**20
TEXT = b"<w:t>" + b"a " * MEGA + b"</w:t>"
TABLE = {"text_column": "text"}

# name → (content, options, what it says)
FILES = {
    "empty.txt.gz": lambda: (gz(b"\n" * MEGA, 64), {}, "16 lines per byte"),
    "returns.txt.gz": lambda: (gz(b"\r" * MEGA, 64), {}, "16 lines per byte"),
    "empty.csv.xz": lambda: (
        lzma.compress(b"text\n" + b'""\n' * 2 * MEGA),
        TABLE,
        "more than 65,536 documents are empty",
    ),
    "empty.txt.zip": lambda: (zipped({"a.txt": b"\n" * 20 * MEGA}), {}, "lines per byte"),
    "cells.csv.gz": lambda: (gz(b"," * MEGA, 60), {}, "more than 1,048,576 cells"),
    "items.basket.gz": lambda: (gz(b"a," * MEGA, 30), {}, "more than 1,048,576 cells"),
    "values.jsonl.gz": lambda: (
        gz(b'{"text": "a", "b": [' + b"{}," * (20 * MEGA) + b"{}]}\n", 1),
        TABLE,
        "more than 4,194,304 values",
    ),
    "deep.jsonl": lambda: (b'{"text":' + b"[" * 10**6 + b"]" * 10**6 + b"}", TABLE, "nested"),
    "digits.jsonl": lambda: (b'{"text": ' + b"9" * 10**6 + b"}", TABLE, "not a valid JSON object"),
    "numbers.dat.gz": lambda: (gz(b"1 1:1 " * MEGA, 10), {}, "longer than 16,777,216 bytes"),
    "long.dat": lambda: (b"1" + b" 1:1" * 2 * MEGA + b"\n1 0:1\n", {}, "read 1"),
    "docword.cell.txt": lambda: (
        b"3\n4\n3\n1 1 1.5\n" * 1 + b"2 2 1." + b"0" * MEGA + b"\n" + b"3 3 1.5\n" * 10**5,
        {},
        "read 3",
    ),
    "shape.mtx": lambda: (
        b"%%MatrixMarket matrix coordinate integer general\n999999999999999999 4 1\n1 1 1\n",
        {},
        "the file declares 999,999,999,999,999,999 documents",
    ),
    "streams.txt.gz": lambda: (gzip.compress(b"") * 10**5 + gzip.compress(b"word"), {}, "read 1"),
    "streams.txt.bz2": lambda: (bz2.compress(b"word") + bz2.compress(b"") * 10**5, {}, "read 1"),
    "streams.txt.xz": lambda: (lzma.compress(b"") * 10**5 + lzma.compress(b"word"), {}, "read 1"),
    "memory.txt.xz": lambda: (
        lzma.compress(b"word", filters=[{"id": lzma.FILTER_LZMA2, "dict_size": 3 * 2**29}]),
        {},
        "damaged or incomplete",
    ),
    "quantity.csv": lambda: (
        b"basket,item,n\na,b," + b"9" * 10**6 + b"\na,c,1e999999999\na,d,0e999999999\na,e,2\n",
        {"basket": "basket", "item": "item", "quantity": "n"},
        "read 1",
    ),
    "elements.docx": lambda: (
        word(b"x'>", b"<p/>" * MEGA, 60),
        {},
        "the reader (crashed|ran out)|reading took longer",
    ),
    "space.docx": lambda: (word(b"x" * MEGA + b"'>", b"<w:p/>" * 20_000, 1), {}, "read 1"),
    "tag.docx": lambda: (
        word(b"x'><w:p a='", b"x" * MEGA, 100),
        {},
        r"\.docx: (the (XML|text|reader)|reading took longer) ",
    ),
    "text.docx": lambda: (
        word(b"x'><w:t>", b"a " * MEGA, 100),
        {},
        r"\.docx: (the (XML|text|reader)|reading took longer) ",
    ),
    "many.zip": lambda: (
        zipped(dict.fromkeys(map("{}.docx".format, range(40)), word(b"x'>", TEXT, 15))),
        {},
        "read 8",
    ),
    "nested.eml": lambda: (nested(300, b"\n"), {}, "reading took longer"),
    "returns.eml": lambda: (nested(300, b"\r"), {"encoding": "latin-1"}, "reading took longer"),
    "parts.eml": lambda: (
        SENT + b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\n" * MEGA,
        {},
        "the reader (crashed|ran out)|reading took longer",
    ),
    "fields.eml": lambda: (SENT + b"a:\n" * MEGA, {}, ""),
    "parameters.eml": lambda: (
        SENT + b'Content-Type: text/plain; a="' + b";" * MEGA + b"\n\nwords\n",
        {},
        "read 1",
    ),
    "subject.eml": lambda: (SENT + b"Subject: " + b"=?a?q?" * MEGA + b"\n\nwords\n", {}, "read 1"),
    "digits.html": lambda: (b"<p>dog &#" + b"1" * MEGA + b"; cat", {}, "read 1"),
    "punycode.html": lambda: (b"<meta charset=punycode><p>" + b"a-b " * MEGA, {}, "read 1"),
}


@on_linux
def test_hostile_files_are_read_or_refused_in_little_memory(tmp_path):
    write(tmp_path / "vocab.txt", "cat\ndog\nemu\ngnu\n")
    expected, tasks = {}, []
    for name, make in FILES.items():
        content, options, said = make()
        write(tmp_path / name, content)
        expected[name] = said
        tasks.append((str(tmp_path / name), options))
    listed = write(tmp_path / "tasks.json", json.dumps(tasks))
    result = run_limited("-c", PROGRAM, listed, megabytes=1000, limit="RLIMIT_DATA")
    assert result.returncode == 0, (result.stdout[-500:], result.stderr[-3000:])
    found = dict(map(json.loads, result.stdout.splitlines()))
    assert found.keys() == expected.keys()
    wrong = [name for name, said in expected.items() if not re.search(said, found[name])]
    assert wrong == [], found


def overlapping(n_members):
    """Make a zip file whose members all are the same bytes of the file."""
    plain = zipped({"0.txt": b"x" * 2**20})
    with zipfile.ZipFile(io.BytesIO(plain)) as archive:
        start = archive.start_dir
    entry = plain[start : plain.index(b"PK\x05\x06")]
    end = plain[plain.index(b"PK\x05\x06") :]
    directory = entry * n_members
    count = n_members.to_bytes(2, "little")
    size = len(directory).to_bytes(4, "little")
    return plain[:start] + directory + end[:8] + count + count + size + end[16:]


def test_members_that_overlap_count_each(tmp_path):
    path = write(tmp_path / "x.zip", overlapping(2000))
    with pytest.raises(ReadError, match="200 times its size"):
        read(path)


def test_thousands_of_empty_members_are_empty_documents(tmp_path):
    names = {f"{number}.txt": b"" for number in range(5000)}
    assert read(write(tmp_path / "x.zip", zipped(names))).report.n_empty == 5000


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-7", "punycode", "idna", "cp1252"])
def test_bytes_that_are_not_in_the_encoding_are_no_other_error(tmp_path, encoding):
    for content in (b"some words\n", b"\x81\xff\xfe", b"\xff\xfe\x00", b"xn--\xff.-", b"+/v"):
        for name in ("x.txt", "folder/x.txt"):
            write(tmp_path / name, content)
        for path in (tmp_path / "x.txt", tmp_path / "folder"):
            with contextlib.suppress(ReadError):
                read(path, encoding=encoding)


def test_utf_16_without_a_mark_says_what_to_name(tmp_path):
    path = write(tmp_path / "x.txt", "some words\n".encode("utf-16-le"))
    with pytest.raises(ReadError, match="the encoding utf-16-le"):
        read(path, encoding="utf-16")
    assert read(path, encoding="utf-16-le").corpus.n_tokens == 2


def test_a_zip_member_without_a_name_is_a_document(tmp_path):
    content = zipped({"ab.txt": b"some words", "c.txt": b"more"})
    content = content.replace(b"ab.txt", bytes(6))  # a name ends where a NUL stands
    assert read(write(tmp_path / "x.zip", content)).corpus.n_documents == 2
