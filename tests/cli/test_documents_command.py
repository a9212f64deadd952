"""``topicgrouper documents``."""

import json
from dataclasses import replace

import pytest

from topicgrouper.model import Model


def test_passages_show_the_topics_words_set_off(invoke, fitted):
    result = invoke("documents", fitted, "rockets", "-k", 2)
    assert result.exit_code == 0, result.output
    assert "[space]" in result.stdout
    assert "space/1.txt" in result.stdout
    assert "*rockets*" in result.stdout
    assert "*rocket*" in result.stdout


def test_documents_are_those_of_the_api(invoke, fitted):
    model = Model.load(fitted)
    record = json.loads(invoke("documents", fitted, "2", "--json").stdout)
    found = model.documents(2)
    assert (record["topic"], record["words"]) == (2, list(found.words))
    assert record["documents"] == found.to_records()
    for document in record["documents"]:
        for start, end in document["spans"]:
            assert document["snippet"][start:end].isalpha()


def test_an_opened_document_has_its_columns_topics_and_text(invoke, fitted, tmp_path):
    model, path = Model.load(fitted), tmp_path / "x.tg"
    columns = {"title": [f"About {row}" for row in range(model.n_documents)]}
    columns["year"] = [""] + ["1987"] * (model.n_documents - 1)
    replace(model, document_columns=columns).save(path)
    shown = invoke("documents", path, "--document", "space/1.txt", "-k", 1).stdout.splitlines()
    row = model.document_ids.index("space/1.txt")
    assert shown[:2] == [f"About {row}  (space/1.txt)  [space]", "year: 1987"]
    assert shown[5].split()[-1] == "yes"
    assert "\n".join(shown[7:]).strip() == model.texts[row].strip()
    first = invoke("documents", path, "--document", model.document_ids[0], "--length", 0).stdout
    assert "year" not in first
    assert model.texts[0] not in first
    record = json.loads(invoke("documents", path, "--document", "space/1.txt", "--json").stdout)
    assert (record["title"], record["columns"]) == (f"About {row}", {"year": "1987"})
    assert record["topics"] == model.document("space/1.txt").to_records()


def test_without_texts_there_is_a_table(invoke, shop):
    out = invoke("documents", shop[0], "word:22423").stdout
    assert out.startswith("Word: CAKE STAND\n")
    assert "share" in out
    assert "[UK]" in out
    record = json.loads(invoke("documents", shop[0], "cake stand", "--json").stdout)
    assert record["documents"][0]["snippet"] is None


def test_texts_cannot_steer_the_terminal(invoke, tmp_path):
    (tmp_path / "odd.txt").write_text("bad \x1b[2Jrocket [red]text\nother line\n", encoding="utf-8")
    path = tmp_path / "odd.tg"
    assert invoke("fit", tmp_path / "odd.txt", "-o", path, "--keep-texts").exit_code == 0
    out = invoke("documents", path, "text").stdout
    assert "\x1b" not in out
    assert "[red]*text*" in out


@pytest.mark.parametrize(
    ("node", "problem"),
    [
        ("0", "there is no topic 0"),
        ("12", "there is no topic 12"),
        ("77", "there is no topic 77; numbers go up to 11\n"),
        ("bird", "does not know 'bird'"),
        ("4", "no training counts"),
    ],
)
def test_wrong_questions_are_told_in_one_line(invoke, model, node, problem):
    result = invoke("documents", model, node)
    assert result.exit_code == 1
    assert problem in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_odd_documents(invoke, fitted):
    record = json.loads(
        invoke("documents", fitted, "--unusual", "--min-words", 2, "-k", 2, "--json").stdout
    )
    assert len(record) == 2
    assert record[0]["bits_per_word"] >= record[1]["bits_per_word"]
    shown = invoke("documents", fitted, "--unusual", "--min-words", 2, "-k", 2).stdout
    assert record[0]["id"] in shown
    assert "bits per word" in shown


def test_odd_words_of_a_document(invoke, fitted):
    record = json.loads(
        invoke("documents", fitted, "--unusual", "--document", "space/0.txt", "--json").stdout
    )
    table = invoke("documents", fitted, "--unusual", "--document", "space/0.txt", "--csv").stdout
    assert table.splitlines()[0].split(",") == list(record[0])
    shown = invoke("documents", fitted, "--unusual", "--document", "space/0.txt", "-k", 2).stdout
    assert record[0]["word"] in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "name a topic, a document with --document, or use --unusual"),
        (("2", "--document", "x"), "name a topic, a document with --document, or use --unusual"),
        (("2", "--unusual"), "cannot be combined with --unusual"),
        (("--unusual", "--soft"), "cannot be combined with --unusual"),
        (("2", "--min-words", 3), "needs --unusual"),
    ],
)
def test_unusual_documents_are_not_those_of_a_topic(invoke, fitted, arguments, message):
    result = invoke("documents", fitted, *arguments)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
