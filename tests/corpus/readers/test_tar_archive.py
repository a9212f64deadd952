"""Tar archives, as other programs write them and as nobody should."""

from __future__ import annotations

import gzip
import io
import tarfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import damaged, read, tarred, write
from tests.limited_process import on_linux, run_limited
from topicgrouper.corpus import ReadError
from topicgrouper.corpus.readers.archives import member_names, members

FORMATS = {"ustar": tarfile.USTAR_FORMAT, "gnu": tarfile.GNU_FORMAT, "pax": tarfile.PAX_FORMAT}


def archive(*entries, form=tarfile.PAX_FORMAT):
    """Write an archive of pairs of a `TarInfo` and its content."""
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=form) as tar:
        for info, content in entries:
            tar.addfile(info, io.BytesIO(content))
    return file.getvalue()


def info(name, content=b"", *, type=tarfile.REGTYPE, **fields):  # noqa: A002 - tarfile's name
    found = tarfile.TarInfo(name)
    found.size, found.type = len(content), type
    for field, value in fields.items():
        setattr(found, field, value)
    return found, content


def listed(path, data):
    """Read all texts of an archive by name; what is no file has none."""
    reading = read(write(path / "x.tar", data), format="folder", keep_texts=True)
    texts = dict(zip(reading.corpus.document_ids, reading.corpus.texts, strict=True))
    others = [problem.path for problem in reading.report.problems if "link or" in problem.message]
    return texts | {Path(other).name: None for other in others}


def header(name, size, type, content=b""):  # noqa: A002
    """Make a header by hand, with any text for a size."""
    block = bytearray(512)
    block[: len(name)] = name
    block[124 : 124 + len(size)] = size
    block[156:157] = type
    block[257:265] = b"ustar\x0000"
    block[148:156] = b"%06o\0 " % (sum(block) + 8 * 32)
    return bytes(block) + content + bytes(-len(content) % 512)


END = bytes(1024)


@pytest.mark.parametrize("form", FORMATS.values(), ids=FORMATS)
@pytest.mark.parametrize(
    "name", ["a.txt", "b/c.txt", "d" * 60 + "/" + "e" * 90, "ü/ß.txt", "x" * 98, "y" * 100]
)
def test_files_of_every_form(tmp_path, form, name):
    texts = {name: "", "b": "some words", "c": "x" * 512, "d": "y" * 100_000}
    entries = [info(name, text.encode()) for name, text in texts.items()]
    assert listed(tmp_path, archive(*entries, form=form)) == texts


@pytest.mark.parametrize("form", ["gnu", "pax"])
def test_very_long_names(tmp_path, form):
    name = "/".join(["folder" * 10] * 20) + "/ünd.txt"
    data = archive(info(name, b"words"), info("short", b"!"), form=FORMATS[form])
    assert listed(tmp_path, data) == {name: "words", "short": "!"}


def test_what_is_not_a_file(tmp_path):
    entries = [
        info("folder/", type=tarfile.DIRTYPE),
        info("link", type=tarfile.SYMTYPE, linkname="l" * 300),
        info("hard", type=tarfile.LNKTYPE, linkname="a.txt"),
        info(".hidden", type=tarfile.LNKTYPE, linkname="a.txt"),
        info("pipe", type=tarfile.FIFOTYPE),
        info("a.txt", b"words"),
    ]
    found = listed(tmp_path, archive(*entries, form=tarfile.GNU_FORMAT))
    assert found == {"link": None, "hard": None, "pipe": None, "a.txt": "words"}
    old_folder = header(b"old/", b"0000777\0", b"\0") + header(b"b", b"5\0", b"\0", b"words") + END
    assert listed(tmp_path, old_folder) == {"b": "words"}


def test_a_file_with_holes_is_passed_over(tmp_path):
    entries = archive(
        info("holes", b"12345", pax_headers={"GNU.sparse.major": "1"}), info("b", b"text")
    )
    assert listed(tmp_path, entries) == {"holes": None, "b": "text"}
    sparse = bytearray(header(b"s", b"3\0", b"S")[:512])
    sparse[482] = 1
    sparse[148:156] = b"%06o\0 " % (sum(sparse) - sum(sparse[148:156]) + 8 * 32)
    more = bytearray(512)
    more[504] = 1
    data = bytes(sparse) + bytes(more) + bytes(512) + b"abc" + bytes(509)
    after = listed(tmp_path, data + header(b"t", b"4\0", b"0", b"text") + END)
    assert after == {"s": None, "t": "text"}


def test_sums_of_signed_bytes(tmp_path):
    block = bytearray(header("ü.txt".encode(), b"5\0", b"0"))
    block[148:156] = b"%06o\0 " % (sum(block) - sum(block[148:156]) + 8 * 32 - 2 * 256)
    assert listed(tmp_path, bytes(block) + b"words" + bytes(507) + END) == {"ü.txt": "words"}


def test_content_that_is_not_read_is_passed_over(tmp_path):
    path = write(tmp_path / "x.tar", archive(info("a", b"x" * 3_000_000), info("b", b"last")))
    assert member_names(path) == ["a", "b"]
    found = members(path)
    assert next(found).stream.read(2_000_000) == b"x" * 2_000_000
    assert next(found).stream.read() == b"last"
    assert next(found, None) is None


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (header(b"a", b"99999999999\0", b"0"), "not a number"),
        (header(b"a", b"77777777777\0", b"0", b"short"), "in the middle of a file"),
        (header(b"a", b"\x80" + b"\xff" * 11, b"0"), "in the middle of a file"),
        (header(b"a", b"\xff" * 12, b"0"), "not a number"),
        (header(b"a", b"-1\0", b"0"), "not a number"),
        (header(b"a", b"\x80" + bytes(4) + b"\x7f" + b"\xff" * 6, b"0"), "middle of a file"),
        (header(b"a", b"77777777\0", b"x"), "more than 1,048,576"),
        (header(b"a", b"77777777\0", b"L"), "more than 1,048,576"),
        (header(b"a", b"100\0", b"x"), "in the middle of a file"),
        (header(b"a", b"1000\0", b"x", b"9" * 512), "malformed records"),
        (
            header(b"a", b"14\0", b"x", b"12 size=x12\n") + header(b"b", b"0\0", b"0"),
            "a size or checksum that is not a number",
        ),
        (header(b"a", b"2\0", b"L", b"n\0") + END, "before an announced file"),
        (header(b"a", b"13\0", b"x", b"99 path=ab\n"), "malformed records"),
        (header(b"a", b"2\0", b"L", b"n\0") * 2100, "more than 1,048,576"),
        (header(b"a", b"0\0", b"0")[:300], "middle of a header"),
        (header(b"a", b"0\0", b"0").replace(b"a", b"b", 1), "checksum"),
        (b"not an archive " * 40, "not a number"),
    ],
)
def test_damage_is_named(tmp_path, data, message):
    with pytest.raises(ReadError, match=rf"x\.tar: the file is damaged or incomplete .*{message}"):
        listed(tmp_path, data)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("tar")


@given(data=damaged(tarred({"a/1.txt": b"some words", "b/2.txt": b"x" * 600, "c" * 120: b""})))
def test_any_damage(folder, data):
    try:
        for name, text in listed(folder, data).items():
            assert isinstance(name, str)
            assert len(text or "") <= len(data)
    except ReadError:
        return


@given(data=st.binary(max_size=2000))
def test_any_bytes(folder, data):
    try:
        listed(folder, data)
    except ReadError:
        return


@on_linux
def test_long_headers_of_digits_take_no_time(tmp_path):
    # The standard library's pattern for such records goes through them again and again.
    digits = b"9" * 1_000_000
    data = gzip.compress(header(b"a", b"%o\0" % len(digits), b"x", digits) + END)
    path = write(tmp_path / "x.tar.gz", data)
    code = (
        "import sys; from topicgrouper.corpus import read_corpus\n"
        "try: read_corpus(sys.argv[1])\n"
        "except ValueError as error: print(error)\n"
    )
    result = run_limited("-c", code, path)
    assert "malformed records" in result.stdout, result.stderr
