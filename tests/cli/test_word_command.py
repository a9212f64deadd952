"""``topicgrouper word``."""

import json

import pytest

from topicgrouper.model import Model
from topicgrouper.tree.queries.neighbours import nearest_words


def test_the_path_leads_from_the_word_to_the_root(invoke, model):
    result = invoke("word", model, "emu")
    assert result.exit_code == 0
    lines = [line.split() for line in result.stdout.splitlines()]
    assert lines[0] == ["emu:", "7", "occurrences"]
    assert [line for line in lines if line and line[0].isdigit()] == [
        ["4", "-1.0", "24", "3", "cat", "dog"],
        ["2", "-20.0", "35", "5", "tea", "cup"],
        ["1", "-40.0", "85", "6", "the"],
    ]
    assert "no training counts" in result.stdout


@pytest.mark.parametrize("typed", ["rocket", "Rockets", "rocketing", "word:rocket"])
def test_any_form_of_a_word_will_do(invoke, fitted, typed):
    record = json.loads(invoke("word", fitted, typed, "--json").stdout)
    assert record["counted_as"] == "rocket"
    assert record["frequency"] == 5


def test_the_nearest_words_are_those_of_the_api(invoke, fitted):
    model = Model.load(fitted)
    index = model.tree.find("rocket")
    for by in ("excess", "gain"):
        out = invoke("word", fitted, "rocket", "--near", 3, "--by", by, "--json").stdout
        assert [near["word"] for near in json.loads(out)["nearest"]] == [
            near.word for near in nearest_words(model.shown, index, k=3, by=by)
        ]
    out = invoke("word", fitted, "rocket").stdout
    assert "Nearest words" in out
    assert "Nearest words" not in invoke("word", fitted, "rocket", "--near", 0).stdout


def test_json_holds_the_path_and_whom_it_is_joined_with(invoke, model):
    record = json.loads(invoke("word", model, "tea", "--json").stdout)
    assert (record["id"], record["word"], record["counted_as"]) == (4, "tea", "tea")
    assert record["nearest"] == []
    first = record["path"][0]
    assert (first["topic"], first["delta_h"], first["words"]) == (3, -2.0, ["tea", "cup"])
    partner = {"topic": 6, "id": 5, "frequency": 5, "size": 1, "words": ["cup"]}
    assert first["partner"].items() >= partner.items()


def test_topics_on_the_path_are_told_from_those_they_are_joined_with(invoke, fitted):
    tree = Model.load(fitted).shown
    record = json.loads(invoke("word", fitted, "tea", "--json").stdout)
    for step in record["path"]:
        partner = step["partner"]
        assert partner["words"] == list(
            tree.topic(node=partner["id"]).distinctive_words(against="sibling")
        )
        assert partner["frequent_words"] == list(tree.topic(node=partner["id"]).top_words())
    assert any(
        step["partner"]["words"] != step["partner"]["frequent_words"] for step in record["path"]
    )


def test_items_are_found_by_code_and_by_name(invoke, shop):
    for typed in ("22423", "cake stand"):
        out = invoke("word", shop[0], typed).stdout
        assert out.startswith("CAKE STAND (counted as 22423): 3 occurrences in 2 baskets")


def test_unknown_words_come_with_near_spellings(invoke, fitted):
    result = invoke("word", fitted, "rockt")
    assert result.exit_code == 1
    assert "near spellings: rocket" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_long_paths_leave_out_their_middle(invoke, tmp_path):
    from topicgrouper import TopicTree  # noqa: PLC0415

    n_words = 50
    children = [[0, 1], *([step + 1, step + n_words - 1] for step in range(1, n_words - 1))]
    words = [f"w{word}" for word in range(n_words)]
    tree = TopicTree(children, [-1.0] * 49, [1] * 50, words, base_log_likelihood=-1.0)
    tree.save(tmp_path / "deep.tg")
    lines, whole = (
        invoke("word", tmp_path / "deep.tg", "w0", *more).stdout.splitlines()
        for more in ((), ("--path",))
    )
    (place,) = (number for number, line in enumerate(lines) if "more joins" in line)
    assert lines[place].strip() == "… 25 more joins; show them with --path"
    del lines[place], whole[place : place + 25]
    assert [line.strip(" ─").split() for line in lines] == [
        line.strip(" ─").split() for line in whole
    ]


def test_the_number_of_a_topic_is_not_a_word(invoke, fitted):
    result = invoke("word", fitted, "3")
    assert result.exit_code == 1
    assert "3 is not a word of this model; " in result.output
    assert f'"topicgrouper documents {fitted} 3" shows topic 3' in result.output
    assert "the word '999999' is not in this model" in invoke("word", fitted, "999999").output
