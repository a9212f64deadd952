"""``topicgrouper complete`` and ``surprise``."""

import csv
import json

import pytest


@pytest.fixture
def baskets(invoke, tmp_path):
    rows = ["milk,bread,butter"] * 8 + ["wine,cheese"] * 8 + ["milk,butter", "wine,cheese,bread"]
    (tmp_path / "baskets.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    path = tmp_path / "baskets.tg"
    result = invoke("fit", tmp_path / "baskets.csv", "--format", "baskets-wide", "-o", path)
    assert result.exit_code == 0, result.output
    return path


def test_items_go_with_a_basket(invoke, baskets):
    record = json.loads(invoke("complete", baskets, "milk", "--json").stdout)
    assert {record[0]["word"], record[1]["word"]} == {"bread", "butter"}
    assert "milk" not in [each["word"] for each in record]
    shown = invoke("complete", baskets, "milk", "-k", 1).stdout
    assert "item" in shown
    assert record[0]["word"] in shown


def test_items_that_are_there_on_request(invoke, baskets):
    record = json.loads(invoke("complete", baskets, "milk", "--seen", "--json").stdout)
    assert "milk" in [each["word"] for each in record]


def test_a_file_of_baskets_is_completed(invoke, baskets, tmp_path):
    (tmp_path / "new.csv").write_text("milk,tea\nwine\n", encoding="utf-8")
    output = tmp_path / "next.csv"
    result = invoke(
        "complete", baskets, "--input", tmp_path / "new.csv", "--format", "baskets-wide",
        "-o", output, "-k", 2,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "Completed 2 of 2 baskets" in result.stdout
    assert "Unknown occurrences of items: 1." in result.stdout
    with output.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 4
    assert {row["item"] for row in rows[:2]} == {"bread", "butter"}
    assert rows[2]["item"] == "cheese"


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ([], "give some items"),
        (["milk", "--input", "x.csv", "-o", "y.csv"], "give some items"),
        (["--input", "x.csv"], "--input needs -o"),
        (["milk", "-o", "y.csv"], "-o needs --input"),
        (["--input", "x.csv", "-o", "y.csv", "--json"], "has no effect with --input"),
        (["--input", "x.csv", "-o", "y.csv", "-n", "3"], "has no effect with --input"),
        (["milk", "--format", "csv"], "has no effect with ITEM"),
    ],
)
def test_contradictions_are_refused(invoke, baskets, arguments, match):
    result = invoke("complete", baskets, *arguments)
    assert result.exit_code == 2
    assert match in result.stderr


def test_unknown_items_are_an_error(invoke, baskets):
    result = invoke("complete", baskets, "mlik")
    assert result.exit_code == 1
    assert "does not know 'mlik'" in result.stderr


def test_odd_documents(invoke, fitted):
    record = json.loads(invoke("surprise", fitted, "--min-words", 2, "-k", 2, "--json").stdout)
    assert len(record) == 2
    assert record[0]["bits_per_word"] >= record[1]["bits_per_word"]
    shown = invoke("surprise", fitted, "--min-words", 2, "-k", 2).stdout
    assert record[0]["id"] in shown
    assert "bits per word" in shown


def test_odd_words_of_a_document(invoke, fitted):
    record = json.loads(invoke("surprise", fitted, "--document", "space/0.txt", "--json").stdout)
    assert {"word", "occurrences", "bits", "lift"} == set(record[0])
    assert invoke("surprise", fitted, "--document", "0.txt").exit_code == 1
    shown = invoke("surprise", fitted, "--document", "space/0.txt", "-k", 2).stdout
    assert record[0]["word"] in shown


def test_documents_that_do_not_exist_are_named(invoke, fitted):
    result = invoke("surprise", fitted, "--document", "nowhere.txt")
    assert result.exit_code == 1
    assert "there is no document with the id 'nowhere.txt'" in result.stderr


def test_ids_that_end_alike_are_listed(invoke, fitted):
    result = invoke("surprise", fitted, "--document", "0.txt")
    assert result.exit_code == 1
    assert "2 documents have an id that ends in '0.txt', such as 'space/0.txt'" in result.stderr


def test_items_whose_names_contain_what_was_typed_are_suggested(invoke, baskets):
    result = invoke("complete", baskets, "chee")
    assert "these contain it: cheese" in result.stderr


def test_what_hardly_changes_anything_is_told(invoke, tmp_path):
    (tmp_path / "b.csv").write_text("a,b\na,c\nb,c\na\nb\nc\n" * 4, encoding="utf-8")
    invoke("fit", tmp_path / "b.csv", "--format", "baskets-wide", "-o", tmp_path / "b.tg")
    assert "hardly changes what is expected" in invoke("complete", tmp_path / "b.tg", "a").stdout


def test_baskets_are_read_as_those_of_the_model_and_unknown_ones_left_out(
    invoke, baskets, tmp_path
):
    (tmp_path / "new.csv").write_text("milk\nfoo,bar\n", encoding="utf-8")
    output = tmp_path / "next.csv"
    result = invoke("complete", baskets, "--input", tmp_path / "new.csv", "-o", output, "-k", 1)
    assert result.exit_code == 0, result.output
    assert "Completed 1 of 2 baskets" in result.stdout
    assert "Left out those without known items: 1." in result.stdout
    assert len(output.read_text(encoding="utf-8").splitlines()) == 2
