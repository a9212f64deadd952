"""The command names."""

import csv
import io
import json

import pytest

from topicgrouper.model import Model


def names_of(path):
    model = Model.load(path)
    return {number: name.name for number, name in model.topic_names.items()}


def test_a_model_without_names_says_how_to_give_some(invoke, fitted):
    result = invoke("names", fitted)
    assert result.exit_code == 0
    assert "has a name. Give one with --set" in result.stdout
    assert json.loads(invoke("names", fitted, "--json").stdout) == []
    head = "topic,name,note,words,first_n,last_n,tree\n"
    assert invoke("names", fitted, "--csv").stdout == head


def test_names_are_set_changed_and_removed(invoke, fitted):
    before = Model.load(fitted)
    result = invoke("names", fitted, "--set", "2=A = B", "--set", "1=All", "--set", "tea=Tea")
    assert result.exit_code == 0, result.output
    assert "3 named" in result.stdout
    assert names_of(fitted) == {1: "All", 2: "A = B", before.tree.topic("tea").number: "Tea"}
    result = invoke("names", fitted, "--set", "2=B", "--set", "1=All", "--remove", "tea")
    assert "1 changed, 1 removed, 1 unchanged" in result.stdout
    assert names_of(fitted) == {1: "All", 2: "B"}
    invoke("names", fitted, "--set", "2=")
    assert names_of(fitted) == {1: "All"}
    invoke("names", fitted, "--clear", "--set", "3=C")
    assert names_of(fitted) == {3: "C"}
    after = Model.load(fitted)
    assert after.tree == before.tree
    assert after.texts == before.texts


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--set", "2"), "must be a topic and a text"),
        (("--set", "=x"), "must be a topic and a text"),
        (("--set", "2=a", "--set", "2=b"), "given twice"),
        (("--set", "9999=a"), "there is no topic 9999"),
        (("--remove", "xyzzyx"), "does not know 'xyzzyx'"),
        (("-n", "0"), "is not in the range"),
        (("--json", "--csv"), "cannot be combined"),
        (("--set", "2=two\nlines"), "control character"),
    ],
)
def test_wrong_options_are_refused_with_what_is_right(invoke, fitted, options, message):
    result = invoke("names", fitted, *options)
    assert result.exit_code == 2
    assert message in " ".join(result.output.split())


def test_an_export_can_be_filled_in_and_imported(invoke, fitted, tmp_path):
    invoke("names", fitted, "--set", "1=All", "--note", "1=kept")
    file = tmp_path / "names.csv"
    result = invoke("names", fitted, "-o", file, "-n", 3)
    assert result.exit_code == 0, result.output
    assert result.stdout.endswith(": 3 rows.\n")
    assert file.read_bytes().startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(io.StringIO(file.read_text("utf-8-sig"))))
    unnamed = [row for row in rows if not row["name"]]
    for number, row in enumerate(unnamed[:2]):
        row["name"] = f"Name {number}"
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(rows[0]), delimiter=";")
        writer.writeheader()
        writer.writerows(rows)
    result = invoke("names", fitted, "--import", file)
    assert result.exit_code == 0, result.output
    assert "2 named; 1 without a name in the file" in result.stdout
    assert sorted(names_of(fitted).values()) == ["All", "Name 0", "Name 1"]
    after = Model.load(fitted)
    assert after.topic_names[1].note == "kept"


def test_a_name_that_comes_before_a_word_is_told(invoke, fitted):
    invoke("names", fitted, "--set", "3=Tea")
    result = invoke("documents", fitted, "Tea")
    assert result.stderr == "'Tea' is taken as the name of topic 3; word:Tea is the word.\n"
    invoke("names", fitted, "--set", "2=tea")
    assert "2 topics are named 'tea'" in invoke("documents", fitted, "tea").stderr
    invoke("names", fitted, "--remove", "2")
    for clear in ("word:tea", "name:tea", "3", "cup"):
        assert "taken as" not in invoke("documents", fitted, clear).stderr
    invoke("names", fitted, "--clear", "--set", "word:tea=Tea")
    assert "taken as" not in invoke("documents", fitted, "tea").stderr


def test_a_view_is_listed_with_its_names(invoke, fitted):
    invoke("names", fitted, "--set", "1=All", "--set", "3=Third")
    listed = json.loads(invoke("topics", fitted, "-n", 3, "--json").stdout)
    found = json.loads(invoke("names", fitted, "-n", 3, "--json").stdout)
    assert [each["topic"] for each in found] == [each["topic"] for each in listed]
    names = {each["topic"]: each["name"] for each in found}
    assert names.pop(3) == "Third"
    assert set(names.values()) == {None}
    result = invoke("names", fitted, "-n", 3)
    assert "1 other named topic is not in this view" in result.stdout
    rows = list(csv.DictReader(io.StringIO(invoke("names", fitted, "-n", 3, "--csv").stdout)))
    assert [int(row["topic"]) for row in rows] == [each["topic"] for each in found]
    changed = invoke("names", fitted, "--set", "3=Other", "-n", 3)
    assert "1 changed" in changed.stderr
    assert "Other" in changed.stdout
    assert "Third" not in changed.stdout


def test_changes_show_both_names_and_how_many_more(invoke, fitted, monkeypatch):
    monkeypatch.setattr("topicgrouper.cli.names.MAX_SHOWN", 2)
    given = (f"--set={n}=Old {n}" for n in (1, 2, 3, 4))
    assert "… and 2 more; " in invoke("names", fitted, *given).stdout
    result = invoke("names", fitted, "--set", "2=New", "--note", "3=only a note")
    assert "Old 2 → New" in result.stdout
    assert "more;" not in result.stdout
    assert "Old 3 →" not in result.stdout


def test_prompts_are_answered_and_imported(invoke, fitted, tmp_path):
    file = tmp_path / "prompts.jsonl"
    prompts = ("names", fitted, "--prompts", "-n", 3, "--all")
    result = invoke(*prompts, "-o", file)
    assert result.exit_code == 0, result.output
    assert ": 3 rows." in result.stdout
    assert f"topicgrouper names {fitted} --import" in result.stdout
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    answers = [{"topic": each["topic"], "name": each["words"][0].title()} for each in lines]
    for content in (json.dumps(answers, indent=1), "\n".join(map(json.dumps, answers))):
        (tmp_path / "answers").write_text(content, encoding="utf-8")
        result = invoke("names", fitted, "--clear", "--import", tmp_path / "answers")
        assert result.exit_code == 0, result.output
        assert len(Model.load(fitted).topic_names) == 3
    result = invoke(*prompts, "--unnamed")
    assert result.exit_code == 0
    assert result.stdout == ""
    assert "No topic to describe" in result.stderr
    assert invoke(*prompts, "--csv").exit_code == 2


def test_a_file_that_is_not_there_is_reported(invoke, fitted, tmp_path):
    result = invoke("names", fitted, "--import", tmp_path / "missing.csv")
    assert result.exit_code == 1
    assert "No such file" in result.output
