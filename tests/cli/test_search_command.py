"""``topicgrouper search`` and ``expand``."""

import json


def test_documents_are_shown_with_reasons_and_passages(invoke, fitted):
    result = invoke("search", fitted, "rockets orbit", "-k", 2)
    assert result.exit_code == 0, result.output
    assert "space/1.txt" in result.stdout
    assert "×" in result.stdout
    assert "*orbit*" in result.stdout


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


def test_a_query_of_unknown_words_is_an_error(invoke, fitted):
    result = invoke("search", fitted, "zebra")
    assert result.exit_code == 1
    assert "does not know 'zebra'" in result.stderr
    assert result.stdout == ""


def test_a_model_without_counts_says_so(invoke, model):
    result = invoke("search", model, "cat")
    assert result.exit_code == 1
    assert "no training counts" in result.stderr


def test_expand_shows_words_of_the_same_topic(invoke, fitted):
    record = json.loads(invoke("expand", fitted, "rocket", "-n", 2, "--json").stdout)
    words = [each["counted_as"] for each in record]
    assert words
    assert all(each["lift"] >= 2 for each in record)
    table = invoke("expand", fitted, "rocket", "-n", 2).stdout
    assert "times average" in table


def test_expand_says_when_nothing_belongs_to_a_query(invoke, fitted):
    result = invoke("expand", fitted, "the")
    assert result.exit_code == 0
    assert "No word is twice as probable here as in an average document" in result.stdout
