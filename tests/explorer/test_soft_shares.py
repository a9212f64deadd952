"""What a page knows of soft topics."""

import json
from dataclasses import replace

import pytest

from tests.count_samples import zipf_counts
from tests.soft_samples import GENERAL, MONEY, RIVER, bank_model, emptied
from topicgrouper import fit_tree, soften
from topicgrouper.explorer.packed import unpack
from topicgrouper.explorer.payload import make_payload
from topicgrouper.explorer.soft_shares import soft_shares
from topicgrouper.mixtures.soft_words import SoftWords


def listed(packed, tree):
    """Return the words and percentages of each topic."""
    words, shares = unpack(packed["words"]).tolist(), unpack(packed["shares"]).tolist()
    topics, start = [], 0
    for size in unpack(packed["sizes"]).tolist():
        part = slice(start, start + size)
        names = [tree.vocabulary[word] for word in words[part]]
        topics.append(list(zip(names, shares[part], strict=True)))
        start += size
    assert start == len(words) == len(shares)
    return topics


def test_each_topic_has_its_words_most_distinctive_first():
    soft = bank_model().soft
    packed = soft_shares(soft)
    assert unpack(packed["nodes"]).tolist() == soft.nodes.tolist()
    assert unpack(packed["frequencies"]) == pytest.approx(soft.word_topic_counts.sum(axis=0))
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
    words = SoftWords(soft)
    counts, names = soft.word_topic_counts, soft.tree.vocabulary
    n_listed = 0
    for topic, found in enumerate(listed(soft_shares(soft), soft.tree)):
        expected = [
            (names[word], round(100 * counts[word, topic] / counts[word].sum()))
            for word in words.ranked(topic).tolist()
            if counts[word, topic] >= 10 and counts[word, topic] >= 0.1 * counts[word].sum()
        ]
        assert found == expected
        n_listed += len(found)
    assert 0 < n_listed < counts.size


def test_topics_without_substantial_words_are_empty():
    soft = bank_model().soft
    few = replace(soft, word_topic_counts=soft.word_topic_counts / 100)
    packed = soft_shares(few)
    assert unpack(packed["sizes"]).tolist() == [0, 0, 0]
    assert unpack(packed["words"]).size == unpack(packed["shares"]).size == 0


@pytest.mark.parametrize("left", [0.0, 0.001])
def test_one_topic_may_have_hardly_any_occurrences(left):
    packed = soft_shares(emptied(bank_model().soft, RIVER, to=MONEY, left=left))
    frequencies = unpack(packed["frequencies"])
    assert 0 <= frequencies[RIVER] < 1
    sizes = unpack(packed["sizes"]).tolist()
    assert sizes[RIVER] == 0 < sizes[GENERAL] < sizes[MONEY]
    assert unpack(packed["words"]).size == sum(sizes)


def test_a_page_without_soft_topics_is_the_same_but_for_a_constant():
    model = bank_model()
    with_soft = make_payload(model)
    without = make_payload(replace(model, soft=None))
    assert without["soft"] is None
    assert with_soft["soft"] == soft_shares(model.soft)
    assert {**with_soft, "soft": None} == without
    assert '"soft": null' in json.dumps(without)
