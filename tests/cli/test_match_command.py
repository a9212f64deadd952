"""The command match."""

import csv
import io
import json

import pytest

from topicgrouper.collection import Model


@pytest.fixture
def grown(invoke, texts, fitted, tmp_path):
    """Return the model of the texts, and one of the texts with two more."""
    (texts / "tea" / "8.txt").write_text("Green tea and black tea in a cup, in the pot.")
    (texts / "space" / "9.txt").write_text("A rocket launched to an orbit; the orbit of a moon.")
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
    assert {"old", "new", "name", "shared", "words", "came", "left"} <= set(rows[0])


def test_names_are_carried_over_once_and_never_overwritten(invoke, grown):
    old, new = grown
    invoke("names", old, "--set", "1=All", "--note", "1=of it", "--set", "tea=Tea")
    before = Model.load(new)
    result = invoke("match", old, new, "--names")
    assert result.exit_code == 0, result.output
    assert f"Saved 2 names in {new}" in " ".join(result.stdout.split())
    after = Model.load(new)
    assert after.tree == before.tree
    assert after.tree.topic(after.tree.node_of(1)).name == "All"
    assert after.tree.topic_names[after.tree.node_of(1)].note == "of it"
    invoke("names", old, "--set", "1=Everything")
    result = invoke("match", old, new, "--names")
    assert "it is named 'All' already" in result.stdout
    assert Model.load(new).tree.topic_names == after.tree.topic_names


def test_the_report_can_be_a_table_for_programs(invoke, grown):
    old, new = grown
    invoke("names", old, "--set", "1=All")
    (record,) = json.loads(invoke("match", old, new, "--names", "--json").stdout)
    assert (record["name"], record["old"], record["new"], record["carried"]) == (
        "All",
        "1",
        "1",
        True,
    )
    printed = invoke("match", old, new, "--names", "--csv").stdout
    (row,) = csv.DictReader(io.StringIO(printed))
    assert row["reason"] == "it has this name already"


def test_a_model_without_names_changes_nothing(invoke, grown):
    old, new = grown
    content = new.read_bytes()
    assert "nothing to carry over" in invoke("match", old, new, "--names").stdout
    assert new.read_bytes() == content


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


def test_models_without_common_words_are_refused(invoke, fitted, shop):
    result = invoke("match", fitted, shop[0])
    assert result.exit_code == 1
    assert "no words in common" in result.output
