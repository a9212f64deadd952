"""No text reaches a terminal raw, whichever way a command writes it."""

import csv
import json
import re
import sys
from pathlib import Path

import pytest
import typer

import topicgrouper
from tests.command_runner import run_on_streams, safe_streams
from topicgrouper import Model, TopicTree

HOSTILE = "a\x1b[31mb\x9b\u202e\x07c\r"
SHOWN = r"a\x1b[31mb\x9b\u202e\x07c\r"
RAW = re.compile("\x1b\\[31m|\x9b|\u202e|\x07|\r")

WRITERS = {
    "print": lambda text: sys.stdout.write(text + "\n"),
    "echo": typer.echo,
    "csv": lambda text: csv.writer(sys.stdout, lineterminator="\n").writerow([text]),
    "bytes": lambda text: typer.get_binary_stream("stdout").write(f"{text}\n".encode()),
}

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
either = pytest.mark.parametrize("is_terminal", [True, False])


@pytest.mark.parametrize("writer", WRITERS)
def test_a_terminal_is_not_steered(writer):
    with safe_streams(is_terminal=True) as (out, _):
        WRITERS[writer](HOSTILE)
    assert out.written().strip('"\n') == SHOWN


@pytest.mark.parametrize("writer", ["print", "csv", "bytes"])
def test_data_in_a_pipe_are_exact(writer):
    with safe_streams() as (out, _):
        WRITERS[writer](HOSTILE)
    assert out.written().replace('"', "") == f"{HOSTILE}\n"


def test_line_breaks_tabs_and_blanks_are_layout():
    with safe_streams(is_terminal=True) as (out, _):
        sys.stdout.write("two\nlines\tand\u3000a\u00a0blank\n")
    assert out.written() == "two\nlines\tand\u3000a\u00a0blank\n"


def test_a_character_in_two_writes_of_bytes_is_one():
    with safe_streams(is_terminal=True) as (out, _):
        for octet in "é\x9b\n".encode():
            sys.stdout.buffer.write(bytes([octet]))
    assert out.written() == "é\\x9b\n"


def test_what_the_terminal_cannot_show_is_spelled_out():
    with safe_streams(is_terminal=True, encoding="ascii") as (out, _):
        sys.stdout.write("é\x1b\n")
        assert sys.stdout.encoding == "ascii"
    assert out.written() == "\\xe9\\x1b\n"


@pytest.fixture
def hostile(tmp_path):
    """Return a model with a word that would steer a terminal."""
    path = tmp_path / "words.tg"
    words = [HOSTILE, "[red]tea", *(letter * 25 for letter in "bcdefgh")]
    joins = [[0, 1], *([node, node + 7] for node in range(2, 9))]
    tree = TopicTree(joins, [-1.0] * 8, [9] * 9, words, base_log_likelihood=-1.0)
    tree.save(path)
    return path


@either
def test_tables_for_people_are_safe_everywhere(hostile, is_terminal):
    out, err, code = run_on_streams("topics", hostile, "-n", 1, is_terminal=is_terminal)
    assert (code, err) == (0, "")
    assert r"a\x1b[31mb\x9b\u202e" in out
    assert "[red]tea" in out
    assert not RAW.search(out)
    # only a terminal has a width: elsewhere a topic is one line
    assert any("bbbbb" in line and "hhhhh" in line for line in out.splitlines()) != is_terminal


@either
def test_tables_for_programs_are_exact_in_a_pipe_and_safe_in_a_terminal(hostile, is_terminal):
    out, _, code = run_on_streams("topics", hostile, "-n", 9, "--csv", is_terminal=is_terminal)
    assert code == 0
    assert (HOSTILE in out) != is_terminal
    assert bool(RAW.search(out.replace("\r\n", "\n"))) != is_terminal


@either
def test_json_is_the_same_everywhere(hostile, is_terminal):
    out, _, _ = run_on_streams("topics", hostile, "-n", 9, "--json", is_terminal=is_terminal)
    assert not RAW.search(out)
    assert HOSTILE in [record["words"][0] for record in json.loads(out)]


@posix
@either
def test_messages_are_safe_everywhere(tmp_path, is_terminal):
    out, err, code = run_on_streams("info", tmp_path / f"{HOSTILE}.tg", is_terminal=is_terminal)
    assert (out, code) == ("", 1)
    assert err == f"Error: {tmp_path}/{SHOWN}.tg: No such file or directory\n"
    with safe_streams(is_terminal=is_terminal) as (_, stream):
        sys.stderr.write(f"{HOSTILE}\n")
    assert stream.written() == f"{SHOWN}\n"


@posix
def test_the_codes_of_a_progress_bar_reach_the_terminal(tmp_path, monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    texts = tmp_path / f"[red]{HOSTILE}"
    texts.write_text("the cat\nthe dog\ntea\n", encoding="utf-8")
    arguments = ("fit", texts, "--format", "lines", "-o", tmp_path / "m.tg")
    _, err, code = run_on_streams(*arguments, is_terminal=True)
    assert code == 0
    assert "\x1b[?25l" in err  # hides the cursor
    assert "Reading [red]a" in err
    assert not re.search("\x1b\\[31m|\x9b|\u202e", err)
    assert run_on_streams(*arguments)[1] == ""


def test_no_command_has_a_console_of_its_own():
    for path in Path(topicgrouper.__file__).parent.glob("cli/*.py"):
        assert not re.search(r"\bConsole\(", path.read_text("utf-8")), path


SHOWS_CURSOR = "\x1b[?25h"


class Timer:
    """A timer that is up at once, or never."""

    def __init__(self, seconds, function):
        self.start = function if seconds == 0.0 else lambda: None
        self.cancel = self.join = lambda: None


@pytest.fixture
def patience(monkeypatch):
    """Return a way to set after how many seconds bars appear; at once by default."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("topicgrouper.cli.console.Timer", Timer)

    def set_patience(seconds):
        monkeypatch.setattr("topicgrouper.cli.console.PATIENCE", seconds)

    set_patience(0.0)
    return set_patience


@pytest.mark.parametrize(
    ("seconds", "is_terminal", "is_shown"),
    [(0.0, True, True), (0.5, True, False), (0.0, False, False)],
)
def test_a_bar_appears_only_where_there_is_something_to_wait_for(
    model, patience, seconds, is_terminal, is_shown
):
    patience(seconds)
    out, err, code = run_on_streams("info", model, is_terminal=is_terminal)
    assert code == 0
    assert "Loading" not in out
    assert ("Loading small.tg" in err) == (SHOWS_CURSOR in err) == is_shown
    assert is_shown or err == ""


def test_steps_of_work_are_shown_one_after_another(fitted, texts, tmp_path, patience):
    arguments = ("transform", fitted, texts, "-o", tmp_path / "t.csv")
    _, err, code = run_on_streams(*arguments, is_terminal=True)
    assert code == 0
    assert 0 < err.index("Finding topics") < err.index("Writing the table")
    assert run_on_streams(*arguments)[1] == ""


def test_a_fit_shows_how_far_reading_and_joining_are(texts, tmp_path, patience):
    arguments = ("fit", texts, "-o", tmp_path / "m.tg")
    _, err, code = run_on_streams(*arguments, is_terminal=True)
    assert code == 0
    assert 0 < err.index("Reading texts") < err.index("Joining topics")
    assert "Joining topics, 1 left" in err
    assert "100%" in err.partition("Joining topics")[2]
    assert run_on_streams(*arguments)[1] == ""


def test_a_bar_is_removed_where_work_fails(model, monkeypatch, patience):
    def fail(*_, **__):
        raise OSError("full")

    monkeypatch.setattr(Model, "load", fail)
    _, err, code = run_on_streams("info", model, is_terminal=True)
    assert code == 1
    assert 0 < err.index("Loading small.tg") < err.index(SHOWS_CURSOR) < err.index("Error: full")
