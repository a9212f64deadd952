"""Files that cannot be read end a command with one line, not with a traceback."""

from __future__ import annotations

import zipfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from topicgrouper.corpus import Reading, ReadOptions, Source, TextOptions, count_texts, file_pattern
from topicgrouper.corpus.file_pattern import FilePattern
from topicgrouper.model import Model

ABORTS = Path(__file__).parents[1] / "corpus" / "readers" / "hostile" / "abort.parquet"


def npz_beyond_unicode(path):
    beyond = np.array([0x110000, 97], dtype=np.uint32).view("<U1")
    np.savez(path, counts=np.ones((1, 2), dtype=np.int64), vocabulary=beyond)


def zip_without_names(path):
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.txt", b"")
    # A name ends where a NUL stands, and this is all that there is.
    path.write_bytes(path.read_bytes().replace(b"a.txt", bytes(5)))


def utf16_without_a_mark(path):
    path.write_bytes("some words\n".encode("utf-16-be"))


def tar_of_absurd_size(path):
    block = bytearray(512)
    block[:5] = b"a.txt"
    block[124:136] = b"\x80" + b"\xff" * 11
    block[156:157] = b"0"
    block[257:265] = b"ustar\x0000"
    block[148:156] = b"%06o\0 " % (sum(block) + 8 * 32)
    path.write_bytes(bytes(block) + bytes(1024))


def parquet_that_aborts(path):
    path.write_bytes(ABORTS.read_bytes())


@pytest.mark.parametrize(
    ("name", "make", "options", "told"),
    [
        ("x.npz", npz_beyond_unicode, (), "not valid Unicode"),
        ("x.zip", zip_without_names, (), "x.zip"),
        ("x.txt", utf16_without_a_mark, ("--encoding", "utf-16"), "the encoding utf-16-le"),
        ("x.tar", tar_of_absurd_size, (), "damaged"),
        ("x.parquet", parquet_that_aborts, ("--text", "text"), "damaged"),
    ],
)
def test_one_line_and_no_traceback(invoke, tmp_path, name, make, options, told):
    path = tmp_path / name
    make(path)
    result = invoke("fit", path, *options, "-o", tmp_path / "model.tg")
    assert result.exit_code == 1, result.output
    assert isinstance(result.exception, SystemExit)
    (line,) = result.stderr.splitlines()
    assert line.startswith("Error: ")
    assert told in line
    assert not (tmp_path / "model.tg").exists()


@pytest.mark.parametrize(
    "command", [("documents", 2), ("search", "tea"), ("explore", "-o", "x.html"), ("word", "teas")]
)
def test_a_token_pattern_that_never_ends(tmp_path, monkeypatch, invoke, command):
    monkeypatch.setattr(file_pattern, "_SECONDS", 0.01)
    monkeypatch.setattr(file_pattern, "_LEFT", {})
    monkeypatch.chdir(tmp_path)
    texts = ["green tea", "tea in a pot", "a red rocket", "red moon"]
    model = Model.fit(Reading(count_texts(texts), Source(format="lines")))
    pattern = FilePattern("(?:|){99}x|[a-z]+")
    source = Source(format="lines", options=ReadOptions(text=TextOptions(token_pattern=pattern)))
    replace(model, texts=tuple(texts), source=source).save("x.tg")
    name, *options = command
    result = invoke(name, "x.tg", *options)
    assert result.exit_code == 1, result.output
    assert (
        "Error: the token pattern '(?:|){99}x|[a-z]+' of this model takes too long" in result.stderr
    )
