"""No text reaches a terminal raw, whichever way a command writes it."""

import csv
import io
import re
import sys
from pathlib import Path

import pytest
import typer
from rich.text import Text

import topicgrouper.cli
from topicgrouper.cli.console import (
    SafeStream,
    print_json,
    real_stream,
    results,
    tell,
    use_safe_streams,
)
from topicgrouper.cli.progress import progress_bar

HOSTILE = "a\x1b[31mb\x9b\u202e\x07c\r"
SHOWN = r"a\x1b[31mb\x9b\u202e\x07c\r"


class Stream(io.TextIOWrapper):
    """Standard output or standard error, in a terminal or not."""

    def __init__(self, *, is_terminal, encoding="utf-8"):
        super().__init__(io.BytesIO(), encoding=encoding, newline="\n", write_through=True)
        self.is_terminal = is_terminal

    def isatty(self):
        return self.is_terminal

    def written(self):
        return self.buffer.getvalue().decode(self.encoding)


@pytest.fixture
def streams(monkeypatch):
    """Return a function that puts streams in place of the standard ones."""

    def replace(**options):
        out, err = Stream(**options), Stream(**options)
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        use_safe_streams()
        return out, err

    return replace


WRITERS = {
    "print": lambda text: sys.stdout.write(text + "\n"),
    "echo": typer.echo,
    "csv": lambda text: csv.writer(sys.stdout, lineterminator="\n").writerow([text]),
    "bytes": lambda text: typer.get_binary_stream("stdout").write(f"{text}\n".encode()),
    "console": lambda text: results().print(text, soft_wrap=True),
    "rich text": lambda text: results().print(Text(text), soft_wrap=True),
}


@pytest.mark.parametrize("writer", WRITERS)
def test_a_terminal_is_not_steered(streams, writer):
    out, _ = streams(is_terminal=True)
    WRITERS[writer](HOSTILE)
    # rich drops what it knows to be no text
    assert out.written().strip('"\n') in (SHOWN, f'{SHOWN}"', r"a\x1b[31mb\x9b\u202ec")


@pytest.mark.parametrize("writer", ["print", "csv", "bytes"])
def test_data_in_a_pipe_are_exact(streams, writer):
    out, _ = streams(is_terminal=False)
    WRITERS[writer](HOSTILE)
    assert out.written().replace('"', "") == f"{HOSTILE}\n"


@pytest.mark.parametrize("writer", ["console", "rich text"])
def test_texts_for_people_are_safe_in_a_pipe_too(streams, writer):
    out, _ = streams(is_terminal=False)
    WRITERS[writer](HOSTILE)
    assert out.written() == "a\\x1b[31mb\\x9b\\u202ec\n"


@pytest.mark.parametrize("is_terminal", [True, False])
def test_messages_are_safe_everywhere(streams, is_terminal):
    _, err = streams(is_terminal=is_terminal)
    tell(HOSTILE)
    sys.stderr.write(f"{HOSTILE}\n")
    assert err.written() == f"{SHOWN[:-2]}\n{SHOWN}\n"


@pytest.mark.parametrize("is_terminal", [True, False])
def test_json_is_the_same_everywhere(streams, is_terminal):
    out, _ = streams(is_terminal=is_terminal)
    print_json({"é\x9b": "\u202e\ud800"})
    assert out.written() == '{\n  "é\\u009b": "\\u202e\\ud800"\n}\n'


def test_line_breaks_tabs_and_blanks_are_layout(streams):
    out, _ = streams(is_terminal=True)
    sys.stdout.write("two\nlines\tand\u3000a\u00a0blank\n")
    assert out.written() == "two\nlines\tand\u3000a\u00a0blank\n"


def test_a_character_in_two_writes_of_bytes_is_one(streams):
    out, _ = streams(is_terminal=True)
    for octet in "é\x9b\n".encode():
        sys.stdout.buffer.write(bytes([octet]))
    assert out.written() == "é\\x9b\n"


def test_what_the_terminal_cannot_show_is_spelled_out(streams):
    out, _ = streams(is_terminal=True, encoding="ascii")
    sys.stdout.write("é\x1b\n")
    assert out.written() == "\\xe9\\x1b\n"
    assert sys.stdout.encoding == "ascii"


def test_the_codes_of_a_progress_bar_reach_the_terminal(streams, monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    _, err = streams(is_terminal=True)
    with progress_bar() as bar:
        bar.add_task(f"Loading [red]{HOSTILE}", total=None)
    assert "\x1b[?25l" in err.written()  # hides the cursor
    assert "Loading [red]a" in err.written()
    assert not re.search("\x1b\\[31m|\x9b|\u202e", err.written())


def test_the_stream_itself_is_found_behind_any_number_of_others():
    stream = Stream(is_terminal=True)
    assert real_stream(SafeStream(SafeStream(stream))) is stream
    assert real_stream(stream) is stream


def test_no_command_has_a_console_of_its_own():
    for path in Path(topicgrouper.cli.__file__).parent.glob("*.py"):
        assert not re.search(r"\bConsole\(", path.read_text("utf-8")), path
