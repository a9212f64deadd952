"""``topicgrouper tree``."""

import json

import numpy as np
import pytest

from topicgrouper import TopicTree


def test_the_tree_is_drawn_with_numbers_and_words(invoke, model):
    result = invoke("tree", model, "--depth", 2)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "1  all 6 words",
        "├─ •  the",
        "└─ 2  cat dog emu tea cup",
        "   ├─ 4  cat dog emu",
        "   └─ 3  tea cup",
    ]


def test_lines_lead_past_the_parts_of_other_topics(invoke, tmp_path):
    tree = TopicTree(
        [[0, 1], [2, 3], [4, 5]], [-1, -2, -3], [9, 8, 2, 1], list("abcd"), base_log_likelihood=-1
    )
    tree.save(tmp_path / "even.tg")
    assert invoke("tree", tmp_path / "even.tg").stdout.splitlines() == [
        "1  all 4 words",
        "├─ 3  a b",
        "│  ├─ •  a",
        "│  └─ •  b",
        "└─ 2  c d",
        "   ├─ •  c",
        "   └─ •  d",
    ]


@pytest.mark.parametrize(("node", "first"), [("4", "4  cat dog emu"), ("emu", "•  emu")])
def test_it_may_start_anywhere(invoke, model, node, first):
    assert invoke("tree", model, "--node", node).stdout.splitlines()[0] == first


def test_json_tells_level_and_parent(invoke, model):
    rows = json.loads(invoke("tree", model, "--depth", 1, "--json", "-k", 1).stdout)
    keys = ("topic", "frequency", "size", "words", "frequent_words", "level", "parent")
    assert [tuple(row[key] for key in keys) for row in rows] == [
        (1, 85, 6, ["the"], ["the"], 0, None),
        (6, 50, 1, ["the"], ["the"], 1, 1),
        (2, 35, 5, ["cat"], ["cat"], 1, 1),
    ]


def test_without_counts_it_says_why_words_are_frequent_ones(invoke, model):
    result = invoke("tree", model)
    assert result.exit_code == 0
    assert result.stderr.startswith("This model has no training counts")
    assert invoke("tree", model, "--frequent").stderr == ""


def test_a_deep_chain_is_no_trouble(invoke, tmp_path):
    n_words = 3_000  # three times as deep as Python lets functions call each other
    words = np.arange(1, n_words)
    topics = n_words + words - 2
    topics[0] = 0
    children = np.sort(np.column_stack((words, topics)), axis=1)
    tree = TopicTree(
        children,
        np.full(n_words - 1, -1.0),
        np.ones(n_words, dtype=int),
        [f"w{word}" for word in range(n_words)],
        base_log_likelihood=-1.0,
    )
    tree.save(tmp_path / "chain.tg")
    assert len(invoke("tree", tmp_path / "chain.tg", "--depth", 12).stdout.splitlines()) == 25
    assert invoke("word", tmp_path / "chain.tg", "w0").exit_code == 0


def test_words_cannot_steer_the_terminal(invoke, tmp_path):
    tree = TopicTree([[0, 1]], [-1], [2, 1], ["\x1b[2Jbad", "[red]"], base_log_likelihood=-1)
    tree.save(tmp_path / "odd.tg")
    out = invoke("tree", tmp_path / "odd.tg").stdout
    assert "\x1b" not in out
    assert "[red]" in out


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("--depth", "3", "--levels", "2,3"), 2),
        (("--depth", "13"), 2),
        (("--depth", "-1"), 2),
        (("--levels", "few"), 2),
        (("-n", "5"), 2),
        (("--levels", "2,700"), 2),
        (("--node", "0"), 1),
        (("--node", "12"), 1),
        (("--node", "bird"), 1),
    ],
)
def test_wrong_questions_are_told(invoke, model, options, code):
    result = invoke("tree", model, *options)
    assert result.exit_code == code
    assert "Error: " in result.stderr
    assert result.stdout == ""
