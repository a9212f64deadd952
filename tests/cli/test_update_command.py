"""``topicgrouper update``."""

import json
import shutil

import pytest

from tests.command_runner import run_command
from tests.growing_samples import OLD, texts_of
from topicgrouper import Model, TopicName


def write(path, texts, first=0, columns=("id", "text", "day")):
    """Write a table of texts."""
    rows = [",".join(columns)]
    for number, text in enumerate(texts, start=first):
        cells = {"id": f"d{number}", "text": text, "day": "2024-01-01"}
        rows.append(",".join(cells[name] for name in columns))
    path.write_text("\n".join(rows), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def fitted(tmp_path_factory):
    """Return a model of a table with ids and another column."""
    folder = tmp_path_factory.mktemp("fitted")
    table, path = write(folder / "may.csv", texts_of(*OLD)), folder / "may.tg"
    options = ("--text", "text", "--id", "id", "--columns", "day", "--min-frequency", 2)
    assert run_command("fit", table, *options, "-o", path).exit_code == 0
    Model.update_names(path, lambda _: {Model.load(path).tree.node_of(4): TopicName("Four")})
    return path


@pytest.fixture
def old(fitted, tmp_path):
    return shutil.copy(fitted, tmp_path / "may.tg")


@pytest.fixture
def june(tmp_path):
    subjects = ("animals", "drinks", "space", "tools")
    return write(tmp_path / "june.csv", texts_of(*subjects, first=30, others=subjects[:3]), 48)


def said(result):
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_the_report_says_what_changed(invoke, old, june, tmp_path):
    before, new = old.read_bytes(), tmp_path / "june.tg"
    out = said(invoke("update", old, june, "-o", new, "-n", 8, "--compare"))
    assert (
        "Added 48 documents to 48. New words: 10. Any that were too rare before are counted in the"
        in out
    )
    assert "New among 8 topics" in out
    assert "New among 8 topics. Earlier, added: share of the text in those documents." in out
    assert "+: words gained; −: words lost." in out
    assert "Hardly occurs in the new documents: " in out
    assert "of the earlier documents now have a different main topic." in out
    assert f"Saved the model as {new}" in out
    assert old.read_bytes() == before
    model = Model.load(new)
    assert [each.name for each in model.topic_names.values()] == ["Four"]
    (row,) = [each for each in model.changes.table(model.view(8)) if each.is_new]
    first = f"Smaller new topics: {row.topic} {' '.join(row.words[:3])} (from "
    assert first in said(invoke("info", new, "--changes", "-n", 1))
    assert "Smaller new topics" not in out
    # the same again, from the file
    again = said(invoke("info", new, "--changes", "-n", 8))
    assert again in out
    updated = f'updated 48 documents added; see "topicgrouper info {new} --changes"'
    assert updated in said(invoke("info", new))
    assert json.loads(invoke("info", new, "--json").stdout)["updated"] == 48


def test_without_another_file_the_model_is_replaced(invoke, old, june, tmp_path):
    new = tmp_path / "june.tg"
    said(invoke("update", old, june, "-o", new))
    said(invoke("update", old, june))
    assert old.read_bytes() == new.read_bytes()


def test_json_has_all(invoke, old, june):
    record = json.loads(invoke("update", old, june, "--json", "-n", 8).stdout)
    changes = record["changes"]
    assert (record["documents"], changes["n_added"], changes["n_new_words"]) == (96, 48, 10)
    assert changes["n"] == len(changes["topics"]) == 8
    assert {"topic", "name", "is_new", "old_share", "came", "left"} <= changes["topics"][0].keys()
    assert json.loads(invoke("info", old, "--changes", "--json", "-n", 8).stdout) == changes
    table = invoke("info", old, "--changes", "--csv", "-n", 8).stdout
    assert table.startswith("topic,name,is_new,is_joined,within,old_share,new_share,")
    assert len(table.splitlines()) == 9


def test_known_documents_are_named_and_left_out_or_replaced(invoke, old, tmp_path):
    more = write(tmp_path / "more.csv", ["cat dog", "cat emu", "tea cup"], first=46)
    new = tmp_path / "new.tg"
    out = said(invoke("update", old, more, "-o", new))
    assert (
        "Added 1 document to 48. Left out 2 documents whose ids the model already has (d46, d47);"
        in out
    )
    out = said(invoke("update", old, more, "--replace"))
    assert "Added 3 documents to 46, 2 of them in place of older versions." in out


def test_nothing_new_leaves_the_model_as_it_is(invoke, old, tmp_path):
    before, copy = old.read_bytes(), tmp_path / "copy.tg"
    same = write(tmp_path / "same.csv", texts_of(*OLD))
    out = said(invoke("update", old, same))
    assert "The model stays as it is" in out
    assert "already has the ids of all 48 documents (d0, d1, d2, d3, d4, …)" in out
    assert f"Saved a copy as {copy}" in said(invoke("update", old, same, "-o", copy))
    assert old.read_bytes() == copy.read_bytes() == before
    record = json.loads(invoke("update", old, same, "--json").stdout)
    assert (record["changes"], record["n_known"]) == (None, 48)


@pytest.mark.parametrize(
    "options",
    [
        ("--min-frequency", 3),
        ("--stem", "porter"),
        ("--text", "other"),
        ("--columns", "day"),
        ("--phrases",),
    ],
    ids=lambda options: options[0],
)
def test_options_that_the_model_has_settled_are_refused(invoke, old, june, options):
    result = invoke("update", old, june, *options)
    assert result.exit_code == 2
    message = " ".join(result.stderr.split())
    assert f"Invalid value for {options[0]}: an update uses the settings of {old}, which" in message
    assert "refit all documents" in message


def test_mistakes_are_told_in_one_line(invoke, old, june, model, tmp_path):
    before = old.read_bytes()
    lacking = write(tmp_path / "lacking.csv", ["cat dog"], columns=("id", "day"))
    cases = [
        (
            (old, lacking),
            "no column is called 'text'; new documents need the same columns as those",
        ),
        ((old, tmp_path / "none.csv"), "No such file or folder"),
        ((old, old), "is a model; give documents"),
        ((model, june), "has no training counts, which updating needs"),
        ((old, june, "-o", tmp_path / "no" / "new.tg"), "does not exist; create it first"),
    ]
    for arguments, message in cases:
        result = invoke("update", *arguments)
        assert result.exit_code == 1
        assert message in " ".join(result.stderr.split())
        assert len(result.stderr.splitlines()) == 1
    assert old.read_bytes() == before
    result = invoke("info", old, "--changes")
    assert result.exit_code == 1
    assert (
        f'has not been updated; add documents with "topicgrouper update {old} INPUT"'
        in " ".join(result.stderr.split())
    )


def test_a_tree_that_is_far_behind_is_told(invoke, old, june, monkeypatch):
    one, other = june.with_name("one.tg"), june.with_name("other.tg")
    assert "A tree regrown from scratch" not in said(invoke("update", old, june, "-o", one))
    out = said(invoke("update", old, june, "--compare", "-o", other))
    assert "A tree regrown from scratch fits little better: at most 0.0% in log-like" in out
    monkeypatch.setattr("topicgrouper.cli.changes.MAX_LAG", -1.0)
    out = said(invoke("update", old, june, "--compare"))
    assert "A tree regrown from scratch would fit the documents better: the log-likelihood" in out
    assert f"topicgrouper improve {old} -o {old.with_name('may-fresh.tg')}" in out


def test_the_advice_on_encodings_can_be_followed(invoke, texts, tmp_path):
    path = tmp_path / "texts.tg"
    assert invoke("fit", texts, "-o", path).exit_code == 0
    (tmp_path / "new" / "space").mkdir(parents=True)
    (tmp_path / "new" / "space" / "june.txt").write_text("rockets and tea", encoding="utf-8")
    (tmp_path / "new" / "space" / "july.txt").write_bytes("caf\xe9 rockets".encode("latin-1"))
    advice = "save the file as UTF-8 (an update reads files with the encoding of the model)"
    for name in ("new", "new/space/july.txt"):  # skipped in a folder, an error alone
        result = invoke("update", path, tmp_path / name, "-o", tmp_path / "new.tg")
        told = " ".join(result.output.split())
        assert f"is not valid UTF-8; {advice}" in told
        assert "set its encoding" not in told


def test_the_number_of_topics_is_one_of_the_new_tree(invoke, old, june, tmp_path):
    before = Model.load(old).tree.max_topics
    more = tmp_path / "more.tg"
    record = json.loads(invoke("update", old, june, "-o", more, "-n", before + 5, "--json").stdout)
    assert record["changes"]["n"] == before + 5
    assert invoke("update", old, june, "-n", 0).exit_code == 2
    fewer = write(tmp_path / "fewer.csv", ["cat dog"] * 48)
    record = json.loads(invoke("update", old, fewer, "--replace", "-n", 4, "--json").stdout)
    assert record["changes"]["n"] == record["words"] == 2
