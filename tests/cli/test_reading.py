"""Documents from standard input and from pipes."""

import gzip
import sys

import pytest

from tests.command_runner import run_command
from tests.corpus.readers.test_pipes import pipe_with
from topicgrouper.model import Model

LINES = "cats and dogs\ndogs or mice\ncats or mice and\n"


def invoke(*arguments, given):
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
    assert "malformed: standard input, line 3: the row has 2 cells" in result.stdout


@pytest.mark.parametrize(
    "given", ['{"text": "%s"}\n' * 3, '[{"text": "%s"}, {"text": "%s"},\n{"text": "%s"}]']
)
def test_json_is_recognized(tmp_path, given):
    path = tmp_path / "x.tg"
    result = invoke("fit", "-", "-o", path, given=given % tuple(LINES.splitlines()))
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("standard input: 3 documents")
    assert "standard input is JSON by its content; it is read as jsonl." in result.stdout
    model = Model.load(path)
    assert model.source.format == "jsonl"
    assert "text" not in model.tree.vocabulary


@pytest.mark.parametrize(
    ("given", "options", "told"),
    [
        ("", (), "standard input: it is empty"),
        (b"\x89PNG\r\n\x1a\n\xff", (), "standard input: it is a picture"),
        (b"\x28\xb5\x2f\xfdrest", (), "standard input: it is packed with zstandard"),
        ("a,b\n1,2\n", ("--format", "csv"), "standard input: none of its columns"),
        (LINES, ("--distributed",), "standard input cannot be shared by the workers"),
        ("one line only", (), "standard input: there is only one document"),
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
        assert result.stderr.startswith(f"Error: {pipe}: there is only one document")
