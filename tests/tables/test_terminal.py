"""Tables on narrow and on wide outputs."""

import io

import pytest
from rich.console import Console

from tests.tables.table_samples import HOSTILE, row, table

LONG = ("incomprehensibility",) * 20
TABLE = table(
    row(topic=1234, frequency=12_345_678, words=LONG), row(topic=2, words=("short",))
).select("topic", "frequency", "n_words", "words")


def printed(found, width, **options):
    output = io.StringIO()
    console = Console(file=output, width=width, color_system=None, force_terminal=True)
    found.print(console, **options)
    return output.getvalue().splitlines()


@pytest.mark.parametrize("width", [60, 80, 100_000])
def test_one_line_tables_cut_words_but_never_numbers(width):
    lines = printed(TABLE, width, one_line=True)
    (long,) = [line for line in lines if "1234" in line]
    assert long.split()[:3] == ["1234", "12,345,678", "20"]
    assert len(long) <= width
    assert ("…" in long) == (width < 1000)
    assert sum("incomp" in line for line in lines) == 1


@pytest.mark.parametrize("width", [60, 80, 100_000])
def test_other_tables_show_every_word_and_number(width):
    lines = printed(TABLE, width)
    assert sum(line.count("incomprehensibility") for line in lines) == 20
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("width", [30, 40, 45])
def test_in_narrow_terminals_rows_become_lines_and_nothing_is_cut(width):
    lines = printed(TABLE, width, one_line=True)
    text = " ".join(" ".join(lines).split())
    assert "topic 1234, occurrences 12,345,678, size 20 incomprehensibility" in text
    assert "topic 2, occurrences 3, size 1 short" in text
    assert max(map(len, lines)) <= width


def test_a_table_without_rows_has_its_headings():
    assert any("occurrences" in line for line in printed(TABLE.select("frequency", "words"), 80))
    assert any("occurrences" in line for line in printed(table(), 80))


def test_a_column_that_may_be_left_out_shows_if_it_has_anything():
    assert not any("name" in line for line in printed(table(row()), 80))
    lines = printed(table(row(), row(name="Tea")), 80)
    assert any("name" in line for line in lines)


@pytest.mark.parametrize(("width", "length"), [(40, 12), (80, 20), (120, 30)])
def test_names_start_at_the_left_and_are_cut_in_narrow_terminals(width, length):
    lines = printed(table(row(name="n" * 99), row(name="Tea")).select("topic", "name"), width)
    assert any("n" * (length - 1) + "…" in line for line in lines)
    assert any(" Tea " in line.removesuffix("Tea") + "Tea " for line in lines)


def test_names_are_whole_in_a_pipe():
    output = io.StringIO()
    table(row(name="n" * 99)).print(Console(file=output, width=100_000))
    assert "n" * 99 in output.getvalue()


@pytest.mark.parametrize("text", HOSTILE)
def test_texts_cannot_steer_the_terminal(text):
    lines = printed(table(row(name=text, words=(text,)), row(name="x")), 80)
    assert not set("\x1b\x00\t") & set("".join(lines))
    assert max(map(len, lines)) <= 80
