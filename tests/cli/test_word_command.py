"""``topicgrouper word``."""

import json

from tests.soft_samples import bank_model, bank_tree
from topicgrouper import Model


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


def test_the_report_is_that_of_the_api(invoke, fitted):
    model = Model.load(fitted)
    out = invoke("word", fitted, "rocket", "-k", 3, "-n", 3, "--json").stdout
    assert json.loads(out) == model.word("rocket", 3, view=3).to_record()
    out = invoke("word", fitted, "rocket").stdout
    assert "Nearest words" in out
    assert "Nearest words" not in invoke("word", fitted, "rocket", "-k", 0).stdout


def test_items_are_found_by_code_and_by_name(invoke, shop):
    for typed in ("22423", "cake stand"):
        out = invoke("word", shop[0], typed).stdout
        assert out.startswith("CAKE STAND (counted as 22423): 3 occurrences in 2 baskets")


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
    (place,) = (number for number, line in enumerate(lines) if "--path" in line)
    assert lines[place] == "25 joins after topic 38 are not shown; --path shows them"
    del lines[place]
    shown = [line.split() for line in lines if line.split() and line.split()[0].isdigit()]
    joins = [line.split() for line in whole if line.split() and line.split()[0].isdigit()]
    assert len(joins) == 49
    assert shown == [*joins[:12], *joins[-12:]]


def test_word_shows_its_soft_topics(invoke, tmp_path):
    path = tmp_path / "bank.tg"
    bank_model().save(path)
    bank = Model.load(path).word("bank").soft
    line = invoke("word", path, "bank").stdout.splitlines()[1]
    assert line.startswith(f"Soft topics: {bank[0].share:.0%} (")
    assert len(line.split("; ")) == len(bank)
    record = json.loads(invoke("word", path, "bank", "--json").stdout)
    assert [(each["topic"], each["share"]) for each in record["soft"]] == [
        (each.topic, each.share) for each in bank
    ]
    Model(bank_tree()).save(path)
    assert "Soft" not in invoke("word", path, "bank").stdout
    assert json.loads(invoke("word", path, "bank", "--json").stdout)["soft"] is None
