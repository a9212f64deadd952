"""The command as a whole: help, version, and how errors and Ctrl-C end it."""

import json
import os
import re
import shlex
import subprocess
import sys

import pytest

from topicgrouper import TopicTree
from topicgrouper.cli.errors import UserError, explain
from topicgrouper.cli.main import app
from topicgrouper.corpus import docstrings


def run_apart(code, *arguments, **options):
    """Run Python code in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        **options,
    )


def test_help_names_every_command(invoke):
    for arguments in (["--help"], ["-h"]):
        result = invoke(*arguments)
        assert result.exit_code == 0
        for command in app.registered_commands:
            assert re.search(rf"^  {command.callback.__name__} ", result.stdout, re.MULTILINE)


def test_no_command_shows_the_help_and_is_an_error(invoke):
    result = invoke()
    assert result.exit_code == 2
    assert "Usage: " in result.output


def test_version_is_that_of_the_package(invoke):
    result = invoke("--version")
    assert result.exit_code == 0
    assert re.fullmatch(r"topicgrouper \d+\.\d+\.\d+\S*\n", result.stdout)


def examples():
    """Return the command lines at the end of every help text."""
    for command in app.registered_commands:
        title, *lines = command.epilog.replace("\b\n", "").splitlines()
        assert title == "Examples:"
        yield from (line.strip() for line in lines)


@pytest.mark.parametrize("line", list(examples()))
def test_examples_in_the_help_have_no_mistake(invoke, line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(docstrings, "read_docstrings", raising(UserError("no data")))
    program, *arguments = shlex.split(re.split(r" [|<>] ", line)[0], comments=True)
    assert program == "topicgrouper"
    result = invoke(*arguments)
    # 2 would be a wrong option or argument; all that may be wrong is that there is no such file
    assert result.exit_code == 1, result.output
    reasons = ("No such file", "no data", "standard input is empty")
    assert any(reason in result.stderr for reason in reasons)


def test_help_imports_nothing_heavy():
    code = """
import sys
from topicgrouper.cli.entry import run
try:
    run()
except SystemExit as end:
    assert end.code == 0
heavy = {"numpy", "polars", "rich.table", "scipy", "sklearn", "snowballstemmer"}
heavy.add("topicgrouper.corpus")
print(heavy & set(sys.modules))
"""
    for command in ("demo", "fit", "word"):
        result = run_apart(code, command, "--help")
        assert result.stdout.splitlines()[-1] == "set()", result.stderr


def test_the_command_is_installed_with_its_entry_point():
    from importlib.metadata import entry_points  # noqa: PLC0415

    (script,) = entry_points(group="console_scripts", name="topicgrouper")
    assert script.load().__module__ == "topicgrouper.cli.entry"


def raising(error):
    def read_docstrings():
        raise error

    return read_docstrings


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (UserError("take\nanother one"), "take another one"),
        (UserError("not resumed: start without resume"), "not resumed: start without --resume"),
        (FileNotFoundError("No sources here"), "No sources here"),
        (PermissionError(13, "Permission denied", "x.tg"), "x.tg: Permission denied"),
        (OSError(28, "No space left on device"), "No space left on device"),
        (MemoryError("Needs 3 GB; raise memory_limit"), "Needs 3 GB; raise memory_limit"),
        (MemoryError(), "Out of memory."),
    ],
)
def test_what_a_user_can_put_right_is_one_line(invoke, monkeypatch, tmp_path, error, line):
    monkeypatch.setattr(docstrings, "read_docstrings", raising(error))
    result = invoke("demo", "-o", tmp_path / "demo.tg")
    assert result.exit_code == 1
    assert result.stderr == f"Error: {line}\n"
    assert explain(error) == line


def test_a_fault_of_the_program_is_not_hidden(invoke, monkeypatch, tmp_path):
    fault = ZeroDivisionError("a bug")
    monkeypatch.setattr(docstrings, "read_docstrings", raising(fault))
    assert invoke("demo", "-o", tmp_path / "demo.tg").exception is fault


def test_control_c_ends_with_130_and_a_word(tmp_path):
    # A real signal, sent from inside the work so that it never comes too early or too late.
    code = """
import os, signal
import topicgrouper.corpus.docstrings as docstrings
from topicgrouper.cli.entry import run
signal.signal(signal.SIGINT, signal.default_int_handler)
def interrupted(*args):
    os.kill(os.getpid(), signal.SIGINT)
    yield from ()
docstrings._source_files = interrupted
run()
"""
    result = run_apart(code, "demo", cwd=tmp_path)
    assert result.returncode == 130
    assert result.stderr.strip() == "Interrupted."
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_a_reader_that_leaves_early_is_no_error(model):
    code = "from topicgrouper.cli.entry import run; run()"
    command = [sys.executable, "-c", code, "topics", str(model), "-n", "6"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        errors = process.stderr.read()
    assert b"Traceback" not in errors


@pytest.mark.parametrize("command", [["topics"], ["tree"], ["curve"], ["word"], ["info"]])
def test_a_terminal_without_unicode_is_no_error(model, command):
    name, *more = command
    arguments = [name, model, *more, *(["cat"] if name == "word" else [])]
    result = run_apart(
        "from topicgrouper.cli.entry import run; run()",
        *arguments,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.isascii()


def test_json_stays_json_without_unicode(tmp_path):
    tree = TopicTree([[0, 1]], [-1.0], [2, 1], ["ärger", "δh"], base_log_likelihood=-1.0)
    tree.save(tmp_path / "greek.tg")
    result = run_apart(
        "from topicgrouper.cli.entry import run; run()",
        *("topics", tmp_path / "greek.tg", "-n", 1, "--json"),
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
    )
    assert json.loads(result.stdout)[0]["words"] == ["ärger", "δh"]
