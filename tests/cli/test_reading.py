"""Documents from standard input and from pipes, and files that cannot be read."""

import gzip
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from tests.command_runner import run_command
from tests.corpus.readers.test_pipes import pipe_with
from topicgrouper import Model
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts

LINES = "cats and dogs\ndogs or mice\ncats or mice and\n"
ABORTS = Path(__file__).parents[1] / "corpus" / "readers" / "hostile" / "abort.parquet"


def invoke(*arguments, given=""):
    return run_command(*arguments, input=given)


@pytest.mark.parametrize("pack", [str.encode, lambda text: gzip.compress(text.encode())])
def test_lines_are_documents(tmp_path, pack):
    path = tmp_path / "x.tg"
    result = invoke("fit", "-", "-o", path, given=pack(LINES))
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("standard input: 3 documents")
    model = Model.load(path)
    assert (model.source.name, model.source.format) == ("standard input", "lines")
    table = tmp_path / "t.csv"
    assert invoke("transform", path, "-", "-o", table, given=LINES).exit_code == 0
    assert len(table.read_text(encoding="utf-8").splitlines()) == 4


def test_other_formats_and_problems_name_standard_input(tmp_path):
    rows = "text\ncats and dogs\ncats,dogs\ndogs or mice\n"
    result = invoke("fit", "-", "--format", "csv", "-o", tmp_path / "x.tg", given=rows)
    assert result.exit_code == 0, result.output
    assert "malformed record: standard input, line 3: the row has 2 cells" in result.stdout


@pytest.mark.parametrize(
    "given", ['{"text": "%s"}\n' * 3, '[{"text": "%s"}, {"text": "%s"},\n{"text": "%s"}]']
)
def test_json_is_recognized(tmp_path, given):
    path = tmp_path / "x.tg"
    result = invoke("fit", "-", "-o", path, given=given % tuple(LINES.splitlines()))
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("standard input: 3 documents")
    assert "standard input contains JSON and was read as jsonl." in result.stdout
    model = Model.load(path)
    assert model.source.format == "jsonl"
    assert "text" not in model.tree.vocabulary


@pytest.mark.parametrize(
    ("given", "options", "told"),
    [
        (b"\x89PNG\r\n\x1a\n\xff", (), "standard input: image files are not supported"),
        (b"\x28\xb5\x2f\xfdrest", (), "standard input: zstandard compression is not supported"),
        ("a,b\n1,2\n", ("--format", "csv"), "standard input: no column is called 'text'"),
        (LINES, ("--distributed",), "standard input cannot be shared by the workers"),
        ("one line only", (), "standard input: only one document contains words"),
    ],
)
def test_what_cannot_be_read_is_told(tmp_path, given, options, told):
    result = invoke("fit", "-", *options, "-o", tmp_path / "x.tg", given=given)
    assert result.exit_code == 1
    assert told in result.stderr
    assert "topicgrouper-" not in result.output
    assert not (tmp_path / "x.tg").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="shells there have no such pipes")
def test_pipes_are_read_like_standard_input(tmp_path):
    path, table = tmp_path / "x.tg", tmp_path / "t.csv"
    with pipe_with(LINES.encode()) as pipe, pipe_with(b"or\n") as words:
        result = invoke("fit", pipe, "--stop-words", words, "-o", path, given="")
        assert result.exit_code == 0, result.output
        assert result.stdout.startswith(f"{pipe}: 3 documents")
    model = Model.load(path)
    assert model.source.format == "lines"
    assert "or" not in model.tree.vocabulary
    with pipe_with(LINES.encode()) as pipe:
        assert invoke("transform", path, pipe, "-o", table, given="").exit_code == 0
    assert len(table.read_text(encoding="utf-8").splitlines()) == 4
    with pipe_with(b"one line only") as pipe:
        result = invoke("fit", pipe, "-o", path, given="")
        assert result.stderr.startswith(f"Error: {pipe}: only one document contains words")


def zip_without_names(path):
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.txt", b"")
    # A name ends where a NUL stands, and this is all that there is.
    path.write_bytes(path.read_bytes().replace(b"a.txt", bytes(5)))


def parquet_that_aborts(path):
    path.write_bytes(ABORTS.read_bytes())


@pytest.mark.parametrize(
    ("name", "make", "options", "told"),
    [
        ("x.zip", zip_without_names, (), "x.zip"),
        ("x.parquet", parquet_that_aborts, ("--text", "text"), "damaged"),
    ],
)
def test_one_line_and_no_traceback(tmp_path, name, make, options, told):
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
def test_a_token_pattern_that_never_ends(tmp_path, monkeypatch, command):
    monkeypatch.setattr("topicgrouper.corpus.file_pattern._SECONDS", 0.01)
    monkeypatch.setattr("topicgrouper.corpus.file_pattern._LEFT", {})
    monkeypatch.chdir(tmp_path)
    texts = ["green tea", "tea in a pot", "a red rocket", "red moon"]
    model = Model.fit(count_texts(texts).with_source(Source(format="lines")))
    text = TextOptions.from_dict({"token_pattern": "(?:|){99}x|[a-z]+"})
    source = Source(format="lines", options=ReadOptions(text=text))
    replace(model, texts=tuple(texts), source=source).save("x.tg")
    name, *options = command
    result = invoke(name, "x.tg", *options)
    assert result.exit_code == 1, result.output
    assert (
        "Error: the token pattern '(?:|){99}x|[a-z]+' of this model takes too long" in result.stderr
    )
