"""``topicgrouper fit --together``."""

import json

import pytest

from topicgrouper import fit_tree, regrow
from topicgrouper.corpus import ReadOptions, TextOptions, read_corpus
from topicgrouper.model import Model

SALES = """order,article,name
1,A1,"Rice, white"
1,B1,Soap
2,A2,"Rice, brown"
2,B1,Soap
3,A1,"Rice, white"
3,C1,Tea
4,A2,"Rice, brown"
4,C1,Tea
5,C1,Tea
5,B1,Soap
"""


@pytest.fixture
def groups(tmp_path):
    def write(content):
        path = tmp_path / "groups.csv"
        path.write_text(content, encoding="utf-8")
        return path

    return write


def topics_of(path):
    tree = Model.load(path).display_tree
    return {frozenset(topic.words) for topic in tree.view(tree.max_topics) if topic.size > 1}


def test_words_of_a_line_share_a_topic(invoke, texts, groups, tmp_path):
    path = tmp_path / "model.tg"
    written = groups("Rockets,cup\nteas,pot,zebra\norbits,orbit\nlion,tiger\n")
    fit = ("fit", texts, "-o", path, "--stem", "porter", "--together", written)
    result = invoke(*fit, "--no-regrow")
    assert result.exit_code == 0, result.output
    out = result.stdout
    assert "Keeping 4 words together in 2 groups." in out
    assert "Ignored 3 words in groups, too rare or not in the documents: 'zebra', 'lion'" in out
    assert "Ignored 1 group with only one word left: 'orbits = orbit'." in out
    model = Model.load(path)
    assert f"every number of topics from 1 to {model.tree.max_topics}." in out
    corpus = read_corpus(texts, options=ReadOptions(text=TextOptions(stemmer="porter"))).corpus
    expected = fit_tree(
        corpus.counts, corpus.vocabulary, together=[["rocket", "cup"], ["tea", "pot"]]
    )
    assert model.tree == expected
    assert model.tree.max_topics == model.tree.n_words - 2
    assert invoke(*fit).exit_code == 0
    assert Model.load(path).tree == regrow(expected) != expected


def test_items_are_grouped_by_a_table_of_categories(invoke, groups, tmp_path):
    sales = tmp_path / "sales.csv"
    sales.write_text(SALES, encoding="utf-8")
    path = tmp_path / "sales.tg"
    written = groups('item,category\n"Rice, white",rice\nA2,rice\nB1,soap\nZ9,soap\n')
    options = ("--basket", "order", "--item", "article", "--item-name", "name")
    result = invoke("fit", sales, *options, "-o", path, "--together", written, "--json")
    assert result.exit_code == 0, result.output
    remarks = json.loads(result.stdout)["remarks"]
    assert remarks[-4:] == [
        "Keeping 2 items together in 1 group.",
        "Ignored 1 item in groups, too rare or not in the documents: 'Z9'.",
        "Ignored 1 group with only one item left: 'B1'.",
        "The tree is greedy, not regrown: a tree of at most 3 topics is too small.",
    ]
    assert topics_of(path) == {frozenset(["Rice, white", "Rice, brown"])}


def test_info_and_other_commands_know_the_limit(invoke, texts, groups, tmp_path):
    path = tmp_path / "model.tg"
    invoke("fit", texts, "-o", path, "--together", groups("rocket,cup\ntea,pot,orbit\n"))
    tree = Model.load(path).tree
    most = tree.max_topics
    assert most == tree.n_words - 3
    record = json.loads(invoke("info", path, "--json").stdout)
    assert record["together"] == {"groups": 2, "words": 5, "max_topics": most}
    assert record["log_likelihood"]["words"] == tree.base_log_likelihood
    assert f"5 words in 2 groups; at most {most} topics" in invoke("info", path).stdout
    assert len(json.loads(invoke("info", path, "--curve", "--json").stdout)["curve"]) == most - 1
    assert invoke("info", path, "--curve").exit_code == 0
    assert invoke("topics", path, "-n", most).exit_code == 0
    assert invoke("topics", path, "-n", most, "--refine").exit_code == 0
    assert invoke("tree", path, "--levels", f"2,{most}").exit_code == 0
    why = f"1 to {most}, the number of groups that stay together and other words of this model"
    result = invoke("topics", path, "-n", most + 1)
    assert result.exit_code == 2
    assert why in " ".join(result.stderr.split())
    for command in (
        ("tree", path, "--levels", f"2,{most + 1}"),
        ("export", path, "-o", tmp_path / "x.csv", "--levels", f"2,{most + 1}"),
        ("explore", path, "-o", tmp_path / "x.html", "-n", most + 1),
        ("evaluate", path, texts, "-n", most + 1),
    ):
        assert invoke(*command).exit_code != 0, command
    page = tmp_path / "page.html"
    assert invoke("explore", path, "-o", page, "-n", most).exit_code == 0
    assert f'"maxTopics":{most}' in page.read_text(encoding="utf-8").replace(" ", "")


def test_a_file_without_any_word_of_the_documents_is_an_error(invoke, texts, groups, tmp_path):
    path = tmp_path / "model.tg"
    result = invoke("fit", texts, "-o", path, "--together", groups("lion,tiger\nrocket,zebra\n"))
    assert result.exit_code == 1
    assert "--together: no group has at least two words that are kept: 'lion'" in (result.stderr)
    assert not path.exists()


@pytest.mark.parametrize("option", [("--distributed",), ("--scheduler", "tcp://x:1")])
def test_a_cluster_does_not_know_groups(invoke, texts, groups, tmp_path, option):
    result = invoke(
        "fit", texts, "-o", tmp_path / "m.tg", "--together", groups("rocket,cup"), *option
    )
    assert result.exit_code == 2
    assert "cannot be combined with --distributed or --scheduler" in " ".join(result.stderr.split())
