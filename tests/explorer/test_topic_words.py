"""What a page knows of the words of joined and soft topics."""

from dataclasses import replace

import pytest

from tests.count_samples import zipf_counts
from tests.page_payload import numbers, payload_of
from tests.soft_samples import GENERAL, MONEY, RIVER, bank_model, emptied
from topicgrouper import Model, TopicTree, fit_tree, soften


def unpacked(tree, packed):
    """Return the words of each join, as the page reads them."""
    near, far = iter(numbers(packed["near"])), iter(numbers(packed["far"]))
    layout = tree.layout
    found = []
    for node in range(tree.n_words, tree.n_nodes):
        size = int(layout.sizes[node])
        places = near if size <= 256 else far
        start = int(layout.starts[node])
        words = [layout.order[start + int(next(places))] for _ in range(min(packed["most"], size))]
        found.append(tuple(tree.vocabulary[word] for word in words))
    assert next(near, None) is None
    assert next(far, None) is None
    return found


def test_without_counts_there_is_neither():
    tree = TopicTree([[0, 1]], [-1.0], [2, 1], ["a", "b"], base_log_likelihood=0.0)
    payload = payload_of(Model(tree))
    assert payload["distinctive"] is None
    assert payload["focus"] is None


def listed(packed, tree):
    """Return the words and percentages of each topic."""
    words, shares = numbers(packed["words"]).tolist(), numbers(packed["shares"]).tolist()
    topics, start = [], 0
    for size in numbers(packed["sizes"]).tolist():
        part = slice(start, start + size)
        names = [tree.vocabulary[word] for word in words[part]]
        topics.append(list(zip(names, shares[part], strict=True)))
        start += size
    assert start == len(words) == len(shares)
    return topics


def soft_shares(soft):
    return payload_of(Model(soft.tree, soft=soft))["soft"]


def test_each_topic_has_its_words_most_distinctive_first():
    soft = bank_model().soft
    packed = soft_shares(soft)
    assert numbers(packed["nodes"]).tolist() == soft.nodes.tolist()
    assert numbers(packed["frequencies"]) == pytest.approx(soft.word_topic_counts.sum(axis=0))
    shown = soft.shown_words(soft.nodes, 3)
    naming = [soft.tree.vocabulary[word] for word in numbers(packed["naming"])]
    assert naming == [word for node in soft.nodes.tolist() for word in shown[node]]
    topics = listed(packed, soft.tree)
    assert topics[MONEY] == [
        ("money", 100),
        ("loan", 97),
        ("credit", 95),
        ("bank", 55),
        ("boat", 60),
        ("the", 10),
    ]
    assert topics[RIVER] == [("river", 100), ("water", 70), ("bank", 45), ("boat", 30), ("the", 10)]
    # the general topic has 10% of "boat", but fewer than ten occurrences
    assert [word for word, _ in topics[GENERAL]] == ["the", "and", "water"]


def test_only_substantial_shares_are_listed():
    soft = soften(fit_tree(zipf_counts(60, 40, length=40, seed=2)).view(6))
    counts, names = soft.word_topic_counts, soft.tree.vocabulary
    n_listed = 0
    for topic, found in enumerate(listed(soft_shares(soft), soft.tree)):
        expected = {
            (names[word], round(100 * counts[word, topic] / counts[word].sum()))
            for word in range(len(names))
            if counts[word, topic] >= 10 and counts[word, topic] >= 0.1 * counts[word].sum()
        }
        assert set(found) == expected
        n_listed += len(found)
    assert 0 < n_listed < counts.size


def test_topics_without_substantial_words_are_empty():
    soft = bank_model().soft
    few = replace(soft, word_topic_counts=soft.word_topic_counts / 100)
    packed = soft_shares(few)
    assert numbers(packed["sizes"]).tolist() == [0, 0, 0]
    assert numbers(packed["words"]).size == numbers(packed["shares"]).size == 0


@pytest.mark.parametrize("left", [0.0, 0.001])
def test_one_topic_may_have_hardly_any_occurrences(left):
    packed = soft_shares(emptied(bank_model().soft, RIVER, to=MONEY, left=left))
    frequencies = numbers(packed["frequencies"])
    assert 0 <= frequencies[RIVER] < 1
    sizes = numbers(packed["sizes"]).tolist()
    assert sizes[RIVER] == 0 < sizes[GENERAL] < sizes[MONEY]
    assert numbers(packed["words"]).size == sum(sizes)
