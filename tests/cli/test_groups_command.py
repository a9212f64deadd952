"""``topicgrouper groups``."""

import codecs
import csv
import io
import json
import re

import numpy as np
import openpyxl
import pytest

from topicgrouper import Model, fit_tree

WORDS = ["cat", "dog", "tea", "milk"]
N_DOCUMENTS = 40
_BY_MONTH = ("--column", "day", "--every", "month")


@pytest.fixture(scope="module")
def model():
    rng = np.random.default_rng(0)
    counts = rng.poisson(1.0, size=(N_DOCUMENTS, 4))
    counts[:20, :2] += rng.poisson(3.0, size=(20, 2))
    counts[20:, 2:] += rng.poisson(3.0, size=(20, 2))
    kinds = ("pets",) * 20 + ("drinks",) * 17 + ("=rare",) * 2 + ("",)
    days = (*(f"2011-0{1 + row // 10}-15" for row in range(N_DOCUMENTS - 1)), "soon")
    return Model(
        fit_tree(counts, WORDS),
        labels=kinds,
        document_columns={"kind": kinds, "day": days},
    )


@pytest.fixture
def saved(model, tmp_path):
    path = tmp_path / "model.tg"
    model.save(path)
    return path


@pytest.fixture
def save(tmp_path):
    def write(model, name="other.tg"):
        model.save(tmp_path / name)
        return tmp_path / name

    return write


def test_one_row_per_topic_with_its_groups(invoke, saved):
    result = invoke("groups", saved, "-n", 2, "--general")
    assert result.exit_code == 0, result.output
    assert "2 topics; 39 documents in 3 groups (column 'label')" in result.stdout
    (line,) = (
        line for line in result.stdout.splitlines() if "cat dog" in line or "dog cat" in line
    )
    assert "pets 1." in line
    assert "drinks" not in line
    assert "Left out: 1 document without a value." in result.stdout
    assert "Not tested: 1 group with fewer than 5 documents (--min-documents)." in result.stdout


def test_one_row_per_group(invoke, saved):
    out = invoke("groups", saved, "-n", 2, "--by", "group", "--general").stdout
    (line,) = (line for line in out.splitlines() if " pets " in line)
    assert line.split()[0] == "20"
    assert "× (2) " in line or "× (3) " in line
    assert "=rare" not in out
    assert "=rare" in invoke("groups", saved, "--by", "group", "--min-documents", 2).stdout


def test_over_time(invoke, saved):
    out = invoke(
        "groups", saved, "--column", "day", "--every", "month", "-n", 2, "--general"
    ).stdout
    assert "2 topics; 39 documents in 4 months (column 'day')" in out
    assert "2011-01 to 2011-04" in out
    assert "1 with an unreadable date, such as 'soon'" in out
    (line,) = (line for line in out.splitlines() if "cat" in line)
    assert re.search("[▁▂▃▄▅▆▇█]{4}", line)
    assert "█" in line
    assert "2011-01" in line or "2011-02" in line


def test_more_periods_than_a_line_has_blocks(invoke, saved):
    out = invoke("groups", saved, "--column", "day", "--every", "day", "--general").stdout
    assert "39 documents in 91 days" in out  # from 15 January to 15 April
    (line,) = (line for line in out.splitlines() if "cat" in line)
    assert sum(character in "▁▂▃▄▅▆▇█" for character in line) == 4


def test_every_cell_as_json(invoke, saved, model):
    record = json.loads(invoke("groups", saved, "--column", "kind", "-n", 3, "--json").stdout)
    comparison = model.groups("kind", view=3)
    assert record["column"] == "kind"
    assert record["every"] is None
    assert record["left_out"] == {"without_value": 1, "unreadable": 0, "inexact": 0, "empty": 0}
    assert record["rows"] == json.loads(json.dumps(comparison.table().to_records()))
    assert len(record["rows"]) == 9


def test_every_cell_as_csv_that_no_spreadsheet_runs(invoke, saved, model):
    out = invoke("groups", saved, "-n", 2, "--csv").stdout
    rows = list(csv.DictReader(io.StringIO(out)))
    expected_rows = model.groups(view=2).table().to_records()
    for row, expected in zip(rows, expected_rows, strict=True):
        group = expected["group"]
        assert row["group"] == ("'=rare" if group == "=rare" else group)
        assert int(row["count"]) == expected["count"]
        assert float(row["relative_share"]) == expected["relative_share"]
        assert row["p_value"] == ("" if group == "=rare" else repr(expected["p_value"]))
        assert row["significant"] == str(expected["significant"]).lower()
        assert row["words"] == " ".join(expected["words"])


def test_names_of_topics_are_shown(invoke, model, save):
    node = int(model.tree.view(2).nodes[0])
    path = save(model.with_topic_names({node: "A name: cat; (2) dog"}))
    view = ("groups", path, "-n", 2, "--general")
    out = invoke(*view).stdout
    assert re.search(r"topic +name +share +over-represented in +most distinctive words", out)
    assert re.search(r"\d   A name: cat; \(2\) dog +\d", out)
    assert re.search(r"topic +name +share", invoke(*view, *_BY_MONTH).stdout)
    number = model.tree.reference(node=node)
    assert f'× ({number}) "A name: cat; (2) dog"' in invoke(*view, "--by", "group").stdout
    assert ',"A name: cat; (2) dog",' in invoke("groups", path, "-n", 2, "--csv").stdout
    assert " name " not in invoke("groups", save(model), "-n", 2, "--general").stdout


def test_general_topics_are_summed_up(invoke, save):
    rng = np.random.default_rng(0)
    counts = rng.poisson(1.0, size=(N_DOCUMENTS, 6))
    counts[:20, :2] += rng.poisson(3.0, size=(20, 2))
    counts[20:, 2:4] += rng.poisson(3.0, size=(20, 2))
    counts[:, 4:] += 20
    labels = ("pets",) * 20 + ("drinks",) * 20
    path = save(Model(fit_tree(counts, [*WORDS, "the", "and"]), labels=labels))
    folded = invoke("groups", path, "-n", 3)
    assert folded.exit_code == 0, folded.output
    assert re.search(r"1 general topic holds \d+% of the text \(.*the.*\)", folded.stdout)
    assert "--general lists it." in folded.stdout
    assert "general" not in invoke("groups", path, "-n", 3, "--general").stdout


def test_single_words_are_told_apart(invoke, saved, model):
    two = [
        model.tree.reference(node=node) for node in model.tree.view(3).nodes if node < len(WORDS)
    ]
    assert len(two) == 2
    out = invoke("groups", saved, "-n", 3, "--general").stdout
    by_group = invoke("groups", saved, "-n", 3, "--general", "--by", "group").stdout
    for word in two:
        assert re.search(rf"^ +{word} +\d", out, flags=re.MULTILINE)
        assert f"× ({word})" in by_group
    rows = list(csv.DictReader(io.StringIO(invoke("groups", saved, "-n", 3, "--csv").stdout)))
    assert {row["words"] for row in rows} > set(two)
    assert len({(row["words"], row["group"]) for row in rows}) == len(rows) == 9


def test_rows_by_group(invoke, saved, model):
    comparison = model.groups(view=2)
    expected = [group for group in comparison.groups for _ in range(2)]
    by_group = ("groups", saved, "-n", 2, "--by", "group")
    rows = list(csv.DictReader(io.StringIO(invoke(*by_group, "--csv").stdout)))
    assert [row["group"].removeprefix("'") for row in rows] == expected
    record = json.loads(invoke(*by_group, "--json").stdout)
    assert [row["group"] for row in record["rows"]] == expected


@pytest.mark.parametrize(
    ("option", "measure"),
    [("relative", "relative_share"), ("share", "share"), ("count", "count")],
)
def test_one_column_per_group(invoke, saved, model, option, measure):
    comparison = model.groups("label", view=3)
    expected = comparison.wide(measure, digits=4).to_records()
    numbers = comparison.wide(measure).to_records()
    wide = ("groups", saved, "-n", 3, "--wide", option)
    out = invoke(*wide, "--csv").stdout
    rows = list(csv.reader(io.StringIO(out)))
    assert rows[0] == ["topic", "name", "words", "'=rare", "drinks", "pets"]
    for row, topic in zip(rows[1:], numbers, strict=True):
        assert row[:3] == [str(topic["topic"]), "", " ".join(topic["words"])]
        cells = [topic[group] for group in comparison.groups]
        assert [float(cell) for cell in row[3:]] == pytest.approx(cells, rel=1e-3)
        assert all(len(cell) <= 7 for cell in row[3:])
    record = json.loads(invoke(*wide, "--json").stdout)
    assert record["measure"] == measure
    assert record["rows"] == json.loads(json.dumps(expected))


def test_a_period_without_documents_has_empty_cells(invoke, model, save):
    days = ["2011-01-15"] * 20 + ["2011-03-15"] * 20
    path = save(Model(model.tree, document_columns={"day": days}))
    out = invoke("groups", path, "-n", 2, *_BY_MONTH, "--wide", "share", "--csv").stdout
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [row["2011-02"] for row in rows] == ["", ""]
    assert all(row["2011-01"] for row in rows)


def test_a_file_by_its_extension(invoke, saved, tmp_path):
    path = tmp_path / "table.csv"
    result = invoke("groups", saved, "-n", 2, "--wide", "count", "--bom", "-o", path)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith(f"Wrote {path} (")
    assert result.stdout.endswith(": 2 rows.\n")
    data = path.read_bytes()
    assert data.startswith(codecs.BOM_UTF8 + b"topic,name,words,")
    printed = invoke("groups", saved, "-n", 2, "--wide", "count", "--csv")
    assert data[3:] == printed.stdout_bytes
    invoke("groups", saved, "-n", 2, "-o", tmp_path / "rows.csv")
    assert b"\n" in (tmp_path / "rows.csv").read_bytes()
    assert not (tmp_path / "rows.csv").read_bytes().startswith(codecs.BOM_UTF8)
    invoke("groups", saved, "-n", 2, "-o", tmp_path / "rows.json")
    record = json.loads((tmp_path / "rows.json").read_text(encoding="utf-8"))
    assert record == json.loads(invoke("groups", saved, "-n", 2, "--json").stdout)
    assert invoke("groups", saved, "--csv", "-o", tmp_path / "rows.txt").exit_code == 0
    assert (tmp_path / "rows.txt").read_text(encoding="utf-8").startswith("topic,")


def test_the_same_table_in_a_workbook(invoke, saved, model, tmp_path):
    path = tmp_path / "classes.xlsx"
    assert invoke("groups", saved, "-n", 2, "--wide", "count", "-o", path).exit_code == 0
    (sheet,) = openpyxl.load_workbook(path).worksheets
    (_, *rows) = sheet.iter_rows(values_only=True)
    expected = model.groups(view=2).wide("count")
    assert [row[3:] for row in rows] == [row[3:] for row in expected]


def test_a_terminal_without_blocks_gets_ascii(invoke, saved, monkeypatch):
    monkeypatch.setattr("topicgrouper.cli.groups.has_unicode", lambda console: False)
    out = invoke("groups", saved, *_BY_MONTH, "-n", 2, "--general").stdout
    (line,) = (line for line in out.splitlines() if "cat" in line)
    assert re.search(r" [_.=+*#@-]{4} ", line)


def test_any_view(invoke, saved):
    assert "3 topics; " in invoke("groups", saved, "-n", 2, "--split", "2").stdout
    assert invoke("groups", saved, "-n", 2, "--refine").exit_code == 0


def test_the_column_that_must_be_meant(invoke, model, save):
    (dated,) = (Model(model.tree, document_columns={"day": model.column("day")}),)
    assert "(column 'day')" in invoke("groups", save(dated), "--every", "month").stdout
    both = Model(model.tree, document_columns=model.document_columns)
    result = invoke("groups", save(both))
    assert result.exit_code == 1
    assert "the model has several columns; choose one of 'kind', 'day'" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["--column", "author"], 2, "no column 'author'; choose one of 'label', 'kind'"),
        (["--column", "kind", "--every", "month"], 1, "is a date"),
        (["--dates", "day-first"], 2, "for --dates: needs --every"),
        (["--csv", "--json"], 2, "--json"),
        (["--every", "decade"], 2, "decade"),
        (["--wide", "relative"], 2, "add --csv, --json or -o table.csv"),
        (["--wide", "lift", "--csv"], 2, "lift"),
        (["--wide", "share", "--csv", "--by", "group"], 2, "cannot be combined"),
        (["--bom"], 2, "for --bom: applies only to CSV"),
        (["--bom", "--json"], 2, "for --bom: applies only to CSV"),
        (["-o", "table.txt"], 2, "must end in one of .csv, "),
        (["-o", "table.json", "--csv"], 2, "table.json conflicts with --csv"),
        (["-o", "no/such/table.csv"], 1, "does not exist"),
    ],
)
def test_wrong_options(invoke, saved, arguments, code, message):
    result = invoke("groups", saved, *arguments)
    assert result.exit_code == code
    assert message in result.stderr


def test_a_model_without_columns(invoke, model, save):
    result = invoke("groups", save(Model(model.tree)))
    assert result.exit_code == 1
    assert "has no columns to group by; refit it with labels or columns" in result.stderr


def test_a_column_of_single_dates_asks_for_periods(invoke, save):
    rng = np.random.default_rng(0)
    days = tuple(f"2011-{1 + row // 28:02}-{1 + row % 28:02}" for row in range(120))
    model = Model(fit_tree(rng.poisson(1.0, size=(120, 3)) + 1), document_columns={"day": days})
    result = invoke("groups", save(model))
    assert result.exit_code == 1
    assert "column 'day' has 120 different dates" in result.stderr
    assert "set every to day, week" in result.stderr


def test_unclear_dates_name_the_option(invoke, save):
    rng = np.random.default_rng(0)
    days = tuple(f"{1 + row % 3}/{1 + row % 2}/2011" for row in range(20))
    model = Model(fit_tree(rng.poisson(1.0, size=(20, 3)) + 1), document_columns={"day": days})
    path = save(model)
    result = invoke("groups", path, "--every", "month")
    assert result.exit_code == 1
    assert "set dates to day-first or month-first" in result.stderr
    read = invoke("groups", path, "--every", "month", "--dates", "day-first")
    assert "2 months" in read.stdout


def test_a_model_without_counts(invoke, model, tmp_path):
    model.tree.save(tmp_path / "bare.tg", counts=False)
    bare = Model(type(model.tree).load(tmp_path / "bare.tg"))
    result = invoke("groups", tmp_path / "bare.tg")
    assert bare.tree.counts is None
    assert result.exit_code == 1


def test_names_of_groups_are_data(invoke, save):
    rng = np.random.default_rng(0)
    counts = rng.poisson(1.0, size=(20, 3)) + 1
    counts[:10, 0] += 5
    groups = ("\x1b[31mred",) * 10 + ("[bold]x[/bold]",) * 10
    path = save(Model(fit_tree(counts), labels=groups))
    result = invoke("groups", path, "-n", 3, "--general")
    assert "\x1b" not in result.stdout
    assert "\\x1b[31mred" in result.stdout
    assert "[bold]x[/bold]" in invoke("groups", path, "--by", "group").stdout
