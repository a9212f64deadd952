"""``topicgrouper groups``."""

import json
import re

import numpy as np
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
    result = invoke("groups", saved, "-n", 2)
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
    out = invoke("groups", saved, "-n", 2, "--by", "group").stdout
    (line,) = (line for line in out.splitlines() if " pets " in line)
    assert line.split()[0] == "20"
    assert re.search(r" \([23]\) (dog cat|cat dog) 1\.9× \(20\) ", line)
    assert "=rare" not in out
    assert "=rare" in invoke("groups", saved, "--by", "group", "--min-documents", 2).stdout


def test_over_time(invoke, saved):
    out = invoke("groups", saved, "--column", "day", "--every", "month", "-n", 2).stdout
    assert "2 topics; 39 documents in 4 months (column 'day')" in out
    assert "2011-01 to 2011-04" in out
    assert "1 with an unreadable date, such as 'soon'" in out
    (line,) = (line for line in out.splitlines() if "cat" in line)
    assert re.search("[▁▂▃▄▅▆▇█]{4}", line)
    assert "█" in line
    assert "2011-01" in line or "2011-02" in line


def test_more_periods_than_a_line_has_blocks(invoke, model, save):
    days = np.datetime64("2011-01-01") + 3 * np.arange(N_DOCUMENTS)
    dated = Model(model.tree, document_columns={"day": tuple(map(str, days))})
    out = invoke("groups", save(dated), "--every", "day", "-n", 2).stdout
    assert "40 documents in 40 days" in out
    assert "Left out: 78 days without documents." in out
    (line,) = (line for line in out.splitlines() if "cat" in line)
    assert sum(character in "▁▂▃▄▅▆▇█" for character in line) == 20


def test_every_cell_as_json(invoke, saved, model):
    record = json.loads(invoke("groups", saved, "--column", "kind", "-n", 3, "--json").stdout)
    comparison = model.groups("kind", view=3)
    assert record["column"] == "kind"
    assert record["every"] is None
    assert record["left_out"] == {
        "without_value": 1,
        "unreadable": 0,
        "inexact": 0,
        "empty": 0,
        "periods": 0,
    }
    assert record["rows"] == json.loads(json.dumps(comparison.table().to_records()))
    assert len(record["rows"]) == 9
    assert record["groups"][2] == {
        "group": "pets",
        "documents": 20,
        "words": list(comparison.keywords[2]),
    }


def test_names_of_topics_are_shown(invoke, model, save):
    number = int(model.tree.view(2).numbers[0])
    path = save(model.with_topic_names({number: "A name: cat; (2) dog"}))
    view = ("groups", path, "-n", 2)
    out = invoke(*view).stdout
    assert re.search(r"topic +name +documents +share +over-represented in +words", out)
    assert re.search(r"\d   A name: cat; \(2\) dog +\d", out)
    assert re.search(r"topic +name +documents +share", invoke(*view, *_BY_MONTH).stdout)
    number = model.tree.reference(node=model.tree.node_of(number))
    assert f'({number}) "A name: cat; (2) dog" 1.' in invoke(*view, "--by", "group").stdout
    assert ',"A name: cat; (2) dog",' in invoke("groups", path, "-n", 2, "--csv").stdout
    assert " name " not in invoke("groups", save(model), "-n", 2).stdout


def test_a_trend_is_shown_if_it_is_hardly_chance(invoke, saved, save):
    steps = np.repeat(np.arange(8), 20)
    is_new = np.tile(np.arange(20), 8) < 2.5 * steps
    counts = np.where(is_new[:, None], [[4, 4, 0, 0]], [[0, 0, 4, 4]])
    years = tuple(str(2001 + step) for step in steps)
    path = save(Model(fit_tree(counts, WORDS), document_columns={"year": years}))
    out = invoke("groups", path, "-n", 2).stdout
    assert "160 documents in 8 years" in out
    assert re.search(r"█ +\+1\.00 +2008 2\..× \(\d+\) +(cat dog|dog cat)", out)
    assert re.search(r" -1\.00 +2001 ", out)
    assert "1.00" not in invoke("groups", saved, *_BY_MONTH, "-n", 2).stdout


def test_topics_without_documents_are_not_listed(invoke, save):
    counts = np.random.default_rng(0).poisson(1.0, size=(12, 4))
    counts[:6, :2] += 3
    path = save(Model(fit_tree(counts, WORDS), labels=("a",) * 6 + ("b",) * 6))
    out = invoke("groups", path, "-n", 3).stdout
    assert "2 topics without documents: not listed." in out


def test_a_terminal_without_blocks_gets_ascii(invoke, saved, monkeypatch):
    monkeypatch.setattr("topicgrouper.cli.groups.has_unicode", lambda console: False)
    out = invoke("groups", saved, *_BY_MONTH, "-n", 2).stdout
    (line,) = (line for line in out.splitlines() if "cat" in line)
    assert re.search(r" [_.=+*#@-]{4} ", line)


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
        (["--dates", "day-first"], 1, "is a date"),
        (["--csv", "--json"], 2, "--json"),
        (["--every", "century"], 2, "century"),
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


def test_names_of_groups_are_data(invoke, save):
    rng = np.random.default_rng(0)
    counts = rng.poisson(1.0, size=(20, 3)) + 1
    counts[:10, 0] += 5
    groups = ("\x1b[31mred",) * 10 + ("[bold]x[/bold]",) * 10
    path = save(Model(fit_tree(counts), labels=groups))
    result = invoke("groups", path, "-n", 3)
    assert "\x1b" not in result.stdout
    assert "\\x1b[31mred" in invoke("groups", path, "--by", "group").stdout
    assert "[bold]x[/bold]" in invoke("groups", path, "--by", "group").stdout
