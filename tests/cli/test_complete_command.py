"""``topicgrouper complete``."""

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


def test_words_may_be_marked_as_in_other_commands(invoke, shop, fitted):
    path, _ = shop
    for model, word in ((path, "22423"), (fitted, "rocket")):
        plain, marked = (
            invoke("complete", model, each, "--rank-by", "probability", "--json")
            for each in (word, f"word:{word}")
        )
        assert plain.exit_code == 0, plain.output
        assert marked.stdout == plain.stdout


def test_a_file_of_baskets_is_completed(invoke, baskets, tmp_path):
    (tmp_path / "new.csv").write_text("milk,tea\nwine\n", encoding="utf-8")
    output = tmp_path / "next.csv"
    result = invoke(
        "complete", baskets, "--input", tmp_path / "new.csv", "--format", "baskets-wide",
        "-o", output, "-k", 2,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "Completed 2 of 2 baskets" in result.stdout
    assert "Unknown items: 1 occurrence." in result.stdout
    with output.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 4
    assert {row["word"] for row in rows[:2]} == {"bread", "butter"}
    assert rows[2]["word"] == "cheese"
    assert [row["rank"] for row in rows] == ["1", "2", "1", "2"]


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ([], "give words or items"),
        (["milk", "--input", "x.csv", "-o", "y.csv"], "give words or items"),
        (["--input", "x.csv"], "--input: needs -o, --csv or --json"),
        (["--input", "x.csv", "-o", "y.csv", "--json"], "y.csv conflicts with --json"),
        (["milk", "--format", "csv"], "has no effect without --input"),
    ],
)
def test_contradictions_are_refused(invoke, baskets, arguments, match):
    result = invoke("complete", baskets, *arguments)
    assert result.exit_code == 2
    assert match in result.stderr


def test_what_hardly_changes_anything_is_told(invoke, tmp_path):
    (tmp_path / "b.csv").write_text("a,b\na,c\nb,c\na\nb\nc\n" * 4, encoding="utf-8")
    invoke("fit", tmp_path / "b.csv", "--format", "baskets-wide", "-o", tmp_path / "b.tg")
    assert "the given ones hardly matter" in invoke("complete", tmp_path / "b.tg", "a").stdout


def test_baskets_are_read_as_those_of_the_model_and_unknown_ones_left_out(
    invoke, baskets, tmp_path
):
    (tmp_path / "new.csv").write_text("milk\nfoo,bar\n", encoding="utf-8")
    output = tmp_path / "next.csv"
    result = invoke("complete", baskets, "--input", tmp_path / "new.csv", "-o", output, "-k", 1)
    assert result.exit_code == 0, result.output
    assert "Completed 1 of 2 baskets" in result.stdout
    assert "Left out 1 without known items." in result.stdout
    assert len(output.read_text(encoding="utf-8").splitlines()) == 2
