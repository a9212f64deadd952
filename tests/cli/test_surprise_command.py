"""``topicgrouper surprise``."""

import json


def test_odd_documents(invoke, fitted):
    record = json.loads(invoke("surprise", fitted, "--min-words", 2, "-k", 2, "--json").stdout)
    assert len(record) == 2
    assert record[0]["bits_per_word"] >= record[1]["bits_per_word"]
    shown = invoke("surprise", fitted, "--min-words", 2, "-k", 2).stdout
    assert record[0]["id"] in shown
    assert "bits per word" in shown


def test_odd_words_of_a_document(invoke, fitted):
    record = json.loads(invoke("surprise", fitted, "--document", "space/0.txt", "--json").stdout)
    table = invoke("surprise", fitted, "--document", "space/0.txt", "--csv").stdout
    assert table.splitlines()[0].split(",") == list(record[0])
    shown = invoke("surprise", fitted, "--document", "space/0.txt", "-k", 2).stdout
    assert record[0]["word"] in shown


def test_documents_that_do_not_exist_are_named(invoke, fitted):
    result = invoke("surprise", fitted, "--document", "nowhere.txt")
    assert result.exit_code == 1
    assert "there is no document whose id is 'nowhere.txt'" in result.stderr


def test_ids_that_end_alike_are_listed(invoke, fitted):
    result = invoke("surprise", fitted, "--document", "0.txt")
    assert result.exit_code == 1
    assert "2 documents have an id that ends in '0.txt', such as 'space/0.txt'" in result.stderr
