"""The command prompts, and the way back through names."""

import json

from topicgrouper.model import Model


def test_prompts_are_answered_and_imported(invoke, fitted, tmp_path):
    file = tmp_path / "prompts.jsonl"
    result = invoke("prompts", fitted, "-n", 3, "--general", "-o", file)
    assert result.exit_code == 0, result.output
    assert "Described 3 topics" in result.stdout
    assert f"topicgrouper names {fitted} --import" in result.stdout
    prompts = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    answers = [{"topic": each["topic"], "name": each["words"][0].title()} for each in prompts]
    for content in (json.dumps(answers, indent=1), "\n".join(map(json.dumps, answers))):
        (tmp_path / "answers").write_text(content, encoding="utf-8")
        result = invoke("names", fitted, "--clear", "--import", tmp_path / "answers")
        assert result.exit_code == 0, result.output
        assert len(Model.load(fitted).tree.topic_names) == 3
    result = invoke("prompts", fitted, "-n", 3, "--general", "--unnamed")
    assert result.exit_code == 0
    assert result.stdout == ""
    assert "No topic to describe" in result.stderr


def test_standard_output_is_lines_of_json_in_the_same_order(invoke, fitted):
    first = invoke("prompts", fitted, "-n", 3, "--passages", 1, "--length", 40)
    assert (
        first.stdout == invoke("prompts", fitted, "-n", 3, "--passages", 1, "--length", 40).stdout
    )
    for line in first.stdout.splitlines():
        record = json.loads(line)
        assert len(record["passages"]) == 1
        assert len(record["passages"][0]["text"]) <= 40 + len("…  …")


def test_items_of_baskets_are_shown(invoke, shop):
    path, _ = shop
    lines = invoke("prompts", path, "-n", 2, "--general").stdout.splitlines()
    words = [
        word for line in lines for each in json.loads(line)["passages"] for word in each["words"]
    ]
    assert "CAKE STAND" in words
