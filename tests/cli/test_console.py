"""Tables and words on narrow and on wide outputs."""

import io

import pytest
from rich.console import Console

from topicgrouper.cli.console import amount, progress_bar, readable, results, topic_table

COLUMNS = ("topic", "occurrences", "words", "most frequent words")
ROWS = [
    ("1,234", "12,345,678", "1,000", " ".join(["incomprehensibility"] * 20)),
    ("2", "3", "4", "short"),
]


def printed(table, width):
    output = io.StringIO()
    Console(file=output, width=width, color_system=None).print(table)
    return output.getvalue().splitlines()


@pytest.mark.parametrize("width", [60, 80, 100_000])
def test_one_line_tables_cut_words_but_never_numbers(width):
    lines = printed(topic_table(COLUMNS, ROWS, one_line=True), width)
    (long,) = [line for line in lines if "1,234" in line]
    assert long.split()[:3] == ["1,234", "12,345,678", "1,000"]
    assert len(long) <= width
    assert ("…" in long) == (width < 1000)
    assert sum("incomp" in line for line in lines) == 1


@pytest.mark.parametrize("width", [60, 80, 100_000])
def test_other_tables_show_every_word_and_number(width):
    lines = printed(topic_table(COLUMNS, ROWS), width)
    assert sum(line.count("incomprehensibility") for line in lines) == 20
    assert any("12,345,678" in line for line in lines)
    assert max(map(len, lines)) <= width


def test_a_table_without_rows_has_its_headings():
    assert any("occurrences" in line for line in printed(topic_table(COLUMNS, []), 80))


def test_what_is_no_terminal_is_neither_wrapped_nor_coloured(capsys):
    results().print("word " * 1000)
    assert capsys.readouterr().out == "word " * 1000 + "\n"


def test_progress_shows_in_terminals_only(capsys):
    with progress_bar() as bar:
        bar.add_task("Working", total=1.0)
    captured = capsys.readouterr()
    assert captured.out == captured.err == ""


def test_words_cannot_steer_the_terminal():
    assert readable(["cat", "\x1b[2Jdog"]) == "cat \\x1b[2Jdog"


def test_counts_are_whole_and_weights_are_not():
    assert [amount(1234), amount(1234.5), amount(2.0)] == ["1,234", "1,234.50", "2.00"]
