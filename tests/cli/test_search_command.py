"""``topicgrouper search``."""

import csv
import json

from topicgrouper import Model


def test_documents_are_shown_with_reasons_and_passages(invoke, fitted):
    result = invoke("search", fitted, "rockets orbit", "-k", 2)
    assert result.exit_code == 0, result.output
    assert "space/1.txt" in result.stdout
    assert "×" in result.stdout
    assert "*orbit*" in result.stdout
    first = "2 documents, best match first. Score: sum of two, by words and by topics, each in"
    assert result.stdout.startswith(first)


def test_json_names_words_topics_and_unknown_ones(invoke, fitted):
    record = json.loads(invoke("search", fitted, "rocket zebra", "--json").stdout)
    assert record["unknown"] == ["zebra"]
    assert len(record["words"]) == 1
    best = record["documents"][0]
    assert best["label"] == "space"
    assert best["matches"][0]["occurrences"] >= 1
    assert best["matches"][0]["topic"] is None


def test_unknown_words_are_reported_beside_the_results(invoke, fitted):
    result = invoke("search", fitted, "tea", "zebra")
    assert "does not know: 'zebra'" in result.stderr
    assert "tea/" in result.stdout


def test_files_have_the_columns_of_the_api(invoke, fitted, tmp_path):
    assert invoke("search", fitted, "rocket", "-o", tmp_path / "found.csv").exit_code == 0
    table = (tmp_path / "found.csv").read_text(encoding="utf-8")
    assert table == invoke("search", fitted, "rocket", "--csv").stdout
    record = json.loads(invoke("search", fitted, "rocket", "--json").stdout)
    assert next(csv.reader(table.splitlines())) == list(record["documents"][0])
    assert record["documents"] == Model.load(fitted).search("rocket").to_records()
