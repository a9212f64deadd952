"""Every format is read back by somebody else's reader."""

import csv
import errno
import io
import json
import warnings

import openpyxl
import polars as pl
import pytest
from markdown_it import MarkdownIt

from tests.export.export_samples import HOSTILE as WORDS
from tests.tables.table_samples import HOSTILE, NAMES, row, table
from tests.tables.test_table import RUN_TIME, Counted
from topicgrouper.tables import Table, printable

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pylatexenc.latex2text import (
        LatexNodes2Text,
        MacroTextSpec,
        get_default_latex_context_db,
    )

# commands of LaTeX that the reader does not know, or shows as an accent
COMMANDS = {"textless": "<", "textgreater": ">", "textbar": "|", "textasciicircum": "^"}
ENDINGS = (".csv", ".tsv", ".json", ".jsonl", ".parquet", ".xlsx", ".md", ".tex")
MIXED = (
    row(topic=37, name="Tea", share=1 / 3, general=True, words=("tea", "cup"), spans=[[1, 2]]),
    row(topic=None, share=float("inf"), frequency=2.5, general=None),
    row(share=float("nan"), code="-1.5"),
)


def written(found, tmp_path, ending, **options):
    path = tmp_path / f"table{ending}"
    found.write(path, **options)
    return path


def spelled(text):
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def cells_of(path):
    (sheet,) = openpyxl.load_workbook(path).worksheets
    return [list(cells) for cells in sheet.values]


@pytest.mark.parametrize(("ending", "separator"), [(".csv", ","), (".tsv", "\t")])
def test_numbers_have_all_digits_and_missing_values_are_empty(tmp_path, ending, separator):
    text = written(table(*MIXED), tmp_path, ending).read_text(encoding="utf-8")
    head, *rows = csv.reader(io.StringIO(text), delimiter=separator)
    assert head == NAMES
    assert rows == [
        ["37", "Tea", repr(1 / 3), "3", "true", "", "tea, cup", "[[1, 2]]"],
        ["", "", "inf", "2.5", "", "", "", ""],
        ["1", "", "", "3", "false", "-1.5", "", ""],
    ]


def test_lines_of_json_are_the_rows(tmp_path):
    found = table(*MIXED)
    lines = written(found, tmp_path, ".jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == json.loads(
        written(found, tmp_path, ".json").read_text(encoding="utf-8")
    )


def test_a_byte_order_mark_is_for_spreadsheets(tmp_path):
    assert written(table(), tmp_path, ".csv", bom=True).read_bytes()[:3] == b"\xef\xbb\xbf"


@pytest.mark.parametrize("text", HOSTILE)
def test_texts_are_never_run_nor_lost(tmp_path, text):
    found = table(row(name=text, words=(text,), code=text))
    content = written(found, tmp_path, ".csv").read_bytes().decode("utf-8")
    _, cells = csv.reader(io.StringIO(content, newline=""))
    for place in (1, 5, 6):
        assert not cells[place].startswith(("=", "-", "@", "+"))
        assert cells[place].removeprefix("'") == spelled(text)

    (record,) = json.loads(written(found, tmp_path, ".json").read_text(encoding="utf-8"))
    assert record["name"] == text
    assert record["words"] == [text]

    frame = pl.read_parquet(written(found, tmp_path, ".parquet"))
    assert frame["name"].to_list() == [spelled(text)]
    assert frame["words"].to_list() == [[spelled(text)]]

    (_, sheet) = cells_of(written(found, tmp_path, ".xlsx"))
    shown = sheet[1] or ""
    assert len(shown) < 2**15
    if text == "w" * 40_000:
        assert shown.endswith("w…")
    elif text.isprintable():
        assert shown == text

    markdown = written(found, tmp_path, ".md").read_text(encoding="utf-8").splitlines()
    assert len(markdown) == 3
    latex = written(found, tmp_path, ".tex").read_text(encoding="utf-8").splitlines()
    assert len(latex) == 7
    assert latex[4].count(" & ") == (6 if text else 5)
    assert "\x1b" not in "".join(markdown + latex)


def test_json_is_a_list_of_records(tmp_path):
    found = table(*MIXED)
    path = written(found, tmp_path, ".json")
    assert json.loads(path.read_text(encoding="utf-8")) == found.to_records()


def test_parquet_has_types_even_without_values(tmp_path):
    for rows in (MIXED, ()):
        frame = pl.read_parquet(written(table(*rows), tmp_path, ".parquet"))
        numbers = pl.Float64 if rows else pl.Int64
        assert frame.schema == dict(
            zip(
                NAMES,
                [
                    *(pl.Int64, pl.String, pl.Float64, numbers, pl.Boolean, pl.String),
                    *(pl.List(pl.String), pl.String),
                ],
                strict=True,
            )
        )
    assert pl.read_parquet(written(table(*MIXED), tmp_path, ".parquet"))["share"].to_list() == [
        *(1 / 3, float("inf"), None)
    ]


@pytest.mark.parametrize("n", [0, 1, 7])
def test_rows_are_written_block_by_block(tmp_path, monkeypatch, n):
    monkeypatch.setattr("topicgrouper.tables.files._CELLS_AT_ONCE", 4)
    frame = pl.read_parquet(written(Table(RUN_TIME, Counted(n)), tmp_path, ".parquet"))
    assert frame["topic_3"].to_list() == list(range(n))
    content = written(Table(RUN_TIME, Counted(n)), tmp_path, ".csv").read_text(encoding="utf-8")
    assert content.splitlines() == ["document,topic_3", *(f"d{each},{each}" for each in range(n))]


def test_numbers_that_become_weights_later_are_all_weights(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.tables.files._CELLS_AT_ONCE", 1)
    rows = [row(frequency=2), row(frequency=2.5)]
    frame = pl.read_parquet(written(table(*rows), tmp_path, ".parquet"))
    assert frame["frequency"].to_list() == [2.0, 2.5]


def test_a_sheet_has_numbers_and_a_head_that_stays(tmp_path):
    path = written(table(*MIXED), tmp_path, ".xlsx")
    head, first, second, third = cells_of(path)
    assert head == NAMES
    assert first == [37, "Tea", 1 / 3, 3, True, None, "tea, cup", "[[1, 2]]"]
    assert second == [None, None, "inf", 2.5, None, None, None, None]
    assert third[5] == -1.5  # the user's own texts, if all are numbers
    (sheet,) = openpyxl.load_workbook(path).worksheets
    assert sheet.freeze_panes == "A2"
    assert sheet.auto_filter.ref == "A1:H4"
    assert path.read_bytes() == written(table(*MIXED), tmp_path, ".xlsx").read_bytes()


def test_codes_stay_texts_in_a_sheet(tmp_path):
    found = table(row(code="00123"), row(code="5"))
    assert [cells[5] for cells in cells_of(written(found, tmp_path, ".xlsx"))[1:]] == ["00123", "5"]


def test_columns_are_as_wide_as_what_they_hold(tmp_path):
    path = written(table(row(name="漢" * 20), row(name="n" * 999)), tmp_path, ".xlsx")
    (sheet,) = openpyxl.load_workbook(path).worksheets
    widths = [sheet.column_dimensions[letter].width for letter in "AB"]
    assert widths[0] < 15
    assert 55 < widths[1] < 65


def test_markdown_and_latex_have_what_people_see(tmp_path):
    found = table(row(words=("tea", "c_p")))
    markdown = written(found, tmp_path, ".md").read_text(encoding="utf-8")
    assert markdown == (
        "| topic | share | occurrences | general | words | size |\n"
        "| ---: | ---: | ---: | ---: | :--- | ---: |\n"
        "| 1 | 25.0% | 3 |  | tea c\\_p | 2 |\n"
    )
    latex = written(found, tmp_path, ".tex").read_text(encoding="utf-8")
    assert latex == (
        "\\begin{tabular}{rrrrlr}\n\\hline\n"
        "topic & share & occurrences & general & words & size \\\\\n\\hline\n"
        "1 & 25.0\\% & 3 &  & tea c\\_p & 2 \\\\\n\\hline\n\\end{tabular}\n"
    )


def markdown(text):
    """The cells of the only table, as text; anything but text in a cell is an error."""
    tokens = MarkdownIt("gfm-like", {"linkify": False}).enable("table").parse(text)
    assert [tokens[0].type, tokens[-1].type] == ["table_open", "table_close"]
    rows = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            assert {child.type for child in token.children} <= {"text", "text_special"}
            rows[-1].append("".join(child.content for child in token.children))
    return rows


def latex(text):
    """The cells of a table as LaTeX draws them."""
    known = get_default_latex_context_db()
    specs = [MacroTextSpec(name, shown) for name, shown in COMMANDS.items()]
    known.add_context_category("text", macros=specs, prepend=True)
    reader = LatexNodes2Text(known, strict_latex_spaces=True)
    _, head, body, _ = text.split("\\hline\n")
    assert all(line.count("{") == line.count("}") for line in body.splitlines())
    return [
        [
            reader.latex_to_text(cell.replace(r"{\char34}", '"'))
            for cell in line.removesuffix(" \\\\").split(" & ")
        ]
        for line in (head + body).splitlines()
    ]


def test_hostile_words_are_text_in_markdown_and_latex(tmp_path):
    found = table(*(row(words=(word,)) for word in WORDS))
    text = written(found, tmp_path, ".md").read_text(encoding="utf-8")
    for active in ("https://", "www.", " @user", "$x$"):
        assert active not in text
    place = [each.name for each in found.shown_cells()[0]].index("words")
    _, *rows = markdown(text)
    # blanks at the edges of a cell are Markdown's
    assert [cells[place] for cells in rows] == [printable(word).strip() for word in WORDS]
    _, *rows = latex(written(found, tmp_path, ".tex").read_text(encoding="utf-8"))
    assert [cells[place] for cells in rows] == [printable(word) for word in WORDS]


def test_headings_are_escaped_too(tmp_path):
    found = table(row()).with_headings(topic="a|b & c")
    assert written(found, tmp_path, ".md").read_text(encoding="utf-8").startswith("| a\\|b \\& c |")
    assert "a\\textbar{}b \\& c" in written(found, tmp_path, ".tex").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["table", "table.txt", "table.csv.gz"])
def test_an_unknown_ending_names_those_that_are_known(tmp_path, name):
    with pytest.raises(ValueError, match=f"{name}: the file name must end in one of") as error:
        table(row()).write(tmp_path / name)
    assert all(ending in str(error.value) for ending in ENDINGS)
    assert not list(tmp_path.iterdir())


def test_a_missing_package_is_named_with_its_extra(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.common.checks.find_spec", lambda _: None)
    with pytest.raises(
        ModuleNotFoundError, match=r"pip install 'topicgrouper\[parquet\]'"
    ) as error:
        written(table(row()), tmp_path, ".parquet")
    assert error.value.name == "polars"
    assert written(table(row()), tmp_path, ".xlsx").stat().st_size > 0


def test_a_file_that_cannot_be_completed_is_not_touched(tmp_path):
    path = written(table(row()), tmp_path, ".csv")
    before = path.read_bytes()

    class Broken(Counted):
        def __iter__(self):
            yield ("d0", 1)
            raise RuntimeError("no more")

    with pytest.raises(RuntimeError, match="no more"):
        Table(RUN_TIME, Broken(2)).write(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_device_gets_csv():
    table(row()).write("/dev/null")


@pytest.mark.parametrize(
    "error", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()]
)
def test_what_ends_the_writing_of_parquet_is_told_as_it_is(error):
    class File(io.BytesIO):
        def write(self, _):
            raise error

    with pytest.raises(type(error)) as caught:
        table(*MIXED).write(File(), ending=".parquet")
    assert caught.value is error
