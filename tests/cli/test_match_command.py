"""The command match."""

import csv
import io
import json

import pytest

from topicgrouper.model import Model


@pytest.fixture
def grown(invoke, texts, fitted, tmp_path):
    """Return the model of the texts, and one of the texts with two more."""
    (texts / "tea" / "8.txt").write_text(
        "Green tea and black tea in a cup, in the pot.", encoding="utf-8"
    )
    (texts / "space" / "9.txt").write_text(
        "A rocket launched to an orbit; the orbit of a moon.", encoding="utf-8"
    )
    path = tmp_path / "grown.tg"
    result = invoke("fit", texts, "-o", path, "--stem", "porter")
    assert result.exit_code == 0, result.output
    return fitted, path


def test_topics_are_shown_side_by_side(invoke, grown):
    result = invoke("match", *grown, "-n", 3)
    assert result.exit_code == 0, result.output
    assert "topics matched" in result.stdout
    found = json.loads(invoke("match", *grown, "-n", 3, "--json").stdout)
    statuses = [each["status"] for each in found["topics"]]
    assert statuses.count("same") + statuses.count("gone") == 3
    rows = list(csv.DictReader(io.StringIO(invoke("match", *grown, "-n", 3, "--csv").stdout)))
    assert [row["status"] for row in rows] == statuses
    assert [list(row) for row in rows] == [list(each) for each in found["topics"]]
    columns = {"old", "new", "old_name", "new_name", "shared", "words", "came", "left"}
    assert columns <= set(rows[0])


def test_names_of_both_models_are_not_mixed(invoke, grown):
    old, new = grown
    invoke("names", old, "--set", "3=Before")
    result = invoke("match", old, new, "-n", 3).stdout
    assert "old name" in result
    assert "new name" not in result
    invoke("names", new, *(f"--set={n}=After" for n in range(1, 6)))
    assert "new name" in invoke("match", old, new, "-n", 3).stdout
    rows = list(csv.DictReader(io.StringIO(invoke("match", *grown, "-n", 3, "--csv").stdout)))
    assert {row["old_name"] for row in rows} == {"", "Before"}
    assert {row["new_name"] for row in rows} <= {"", "After"}
    same = invoke("match", new, new, "-n", 3).stdout
    assert " name " in same
    assert "old name" not in same


def test_names_are_carried_over_once_and_never_overwritten(invoke, grown):
    old, new = grown
    invoke("names", old, "--set", "1=All", "--note", "1=of it", "--set", "tea=Tea")
    before = Model.load(new)
    result = invoke("match", old, new, "--names")
    assert result.exit_code == 0, result.output
    assert f"Saved 2 names in {new}" in " ".join(result.stdout.split())
    after = Model.load(new)
    assert after.tree == before.tree
    assert after.tree.topic(1).name == "All"
    assert after.topic_names[1].note == "of it"
    invoke("names", old, "--set", "1=Everything")
    result = invoke("match", old, new, "--names")
    assert "the closest topic is already named 'All'" in result.stdout
    assert "Already there: 1" in result.stdout
    assert "the topic already has this name" not in result.stdout
    assert f"Nothing new to save in {new}; 1 name not carried over." in result.stdout
    assert Model.load(new).topic_names == after.topic_names


def test_the_report_can_be_a_table_for_programs(invoke, grown):
    old, new = grown
    invoke("names", old, "--set", "1=All")
    (record,) = json.loads(invoke("match", old, new, "--names", "--json").stdout)
    assert (record["name"], record["old"], record["new"], record["carried"]) == (
        "All",
        1,
        1,
        True,
    )
    printed = invoke("match", old, new, "--names", "--csv").stdout
    (row,) = csv.DictReader(io.StringIO(printed))
    assert row["reason"] == "the topic already has this name"
    assert (row["carried"], row["already_there"]) == ("false", "true")
    assert (row["first_n"], row["last_n"]) == ("1", "1")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("-n", "0"), "is not in the range"),
        (("-n", "3", "--names"), "cannot be combined"),
        (("--min-shared", "2"), "--min-shared"),
        (("--json", "--csv"), "cannot be combined"),
    ],
)
def test_wrong_options_are_refused(invoke, grown, options, message):
    result = invoke("match", *grown, *options)
    assert result.exit_code == 2
    assert message in " ".join(result.output.split())
