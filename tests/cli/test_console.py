"""Tables and words on narrow and on wide outputs."""

import io
import time

import pytest
from rich.console import Console
from rich.progress import Progress

from topicgrouper.cli.console import (
    amount,
    print_json,
    print_table,
    progress_bar,
    readable,
    results,
    tell,
    working,
)

COLUMNS = ("topic", "occurrences", "words", "most frequent words")
ROWS = [
    ("1,234", "12,345,678", "1,000", " ".join(["incomprehensibility"] * 20)),
    ("2", "3", "4", "short"),
]


def printed(rows, width, **options):
    output = io.StringIO()
    print_table(Console(file=output, width=width, color_system=None), COLUMNS, rows, **options)
    return output.getvalue().splitlines()


@pytest.mark.parametrize("width", [60, 80, 100_000])
def test_one_line_tables_cut_words_but_never_numbers(width):
    lines = printed(ROWS, width, one_line=True)
    (long,) = [line for line in lines if "1,234" in line]
    assert long.split()[:3] == ["1,234", "12,345,678", "1,000"]
    assert len(long) <= width
    assert ("…" in long) == (width < 1000)
    assert sum("incomp" in line for line in lines) == 1


@pytest.mark.parametrize("width", [60, 80, 100_000])
def test_other_tables_show_every_word_and_number(width):
    lines = printed(ROWS, width)
    assert sum(line.count("incomprehensibility") for line in lines) == 20
    assert any("12,345,678" in line for line in lines)
    assert max(map(len, lines)) <= width


def test_a_table_without_rows_has_its_headings():
    assert any("occurrences" in line for line in printed([], 80))


@pytest.mark.parametrize("width", [30, 40, 45])
def test_in_narrow_terminals_rows_become_lines_and_nothing_is_cut(width):
    lines = printed(ROWS, width, one_line=True)
    text = " ".join(" ".join(lines).split())
    assert "topic 1,234, occurrences 12,345,678, words 1,000 incomprehensibility" in text
    assert "topic 2, occurrences 3, words 4 short" in text
    assert text.count("incomprehensibility") == 20
    assert max(map(len, lines)) <= width


def test_what_is_no_terminal_is_neither_wrapped_nor_coloured(capsys):
    results().print("word " * 1000)
    assert capsys.readouterr().out == "word " * 1000 + "\n"


def test_progress_shows_in_terminals_only(capsys):
    with progress_bar() as bar:
        bar.add_task("Working", total=1.0)
    captured = capsys.readouterr()
    assert captured.out == captured.err == ""


def test_steps_of_work_are_shown_one_after_another(monkeypatch):
    seen = []
    bar = progress_bar()
    bar.disable = True
    monkeypatch.setattr("topicgrouper.cli.console.progress_bar", lambda: bar)
    with working("Looking", "Writing") as step:
        for _ in range(3):
            (task,) = bar.tasks
            seen.append((task.description, task.completed, task.total))
            step()
    assert seen == [("Looking", 0, 2), ("Writing", 1, 2), ("Writing", 2, 2)]


@pytest.mark.parametrize(("patience", "is_shown"), [(0.0, True), (60.0, False)])
def test_a_bar_appears_only_where_there_is_something_to_wait_for(monkeypatch, patience, is_shown):
    terminal = Console(file=io.StringIO(), force_terminal=True)
    bar = Progress(console=terminal)
    monkeypatch.setattr("topicgrouper.cli.console.progress_bar", lambda: bar)
    monkeypatch.setattr("topicgrouper.cli.console.PATIENCE", patience)
    with working("Looking"):
        deadline = time.monotonic() + 30.0
        while is_shown and not bar.live.is_started and time.monotonic() < deadline:
            time.sleep(0.01)
    assert ("Looking" in terminal.file.getvalue()) == is_shown
    assert not bar.live.is_started


def test_a_bar_is_removed_where_work_fails(monkeypatch):
    bar = Progress(console=Console(file=io.StringIO(), force_terminal=True))
    monkeypatch.setattr("topicgrouper.cli.console.progress_bar", lambda: bar)
    monkeypatch.setattr("topicgrouper.cli.console.PATIENCE", 0.0)
    with pytest.raises(OSError, match="full"), working("Saving"):
        raise OSError("full")
    assert not bar.live.is_started


def test_steps_of_work_show_in_terminals_only(capsys):
    with working("Looking") as step:
        step()
    captured = capsys.readouterr()
    assert captured.out == captured.err == ""


def test_words_cannot_steer_the_terminal():
    assert readable(["cat", "\x1b[2Jdog"]) == "cat \\x1b[2Jdog"


def test_counts_are_whole_and_weights_are_not():
    assert [amount(1234), amount(1234.5), amount(2.0)] == ["1,234", "1,234.50", "2.00"]


def test_json_has_no_word_for_infinity_and_keeps_letters(capsys):
    print_json({"ratio": [float("inf"), 1.5], "word": "ärger", "half": "\ud800"})
    out = capsys.readouterr().out
    assert '"ratio": [\n    null,\n    1.5\n  ]' in out
    assert "ärger" in out


def test_what_is_told_stays_on_one_line(capsys):
    tell("first\nsecond")
    assert capsys.readouterr().err == "first second\n"
