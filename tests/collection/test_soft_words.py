"""What readers are shown of soft topics."""

import math
from dataclasses import replace

import numpy as np
import pytest

from tests.soft_samples import GENERAL, MONEY, RIVER, bank_model
from topicgrouper import fit_tree, soften
from topicgrouper.collection.soft_words import SoftWords


@pytest.fixture(scope="module")
def words():
    return SoftWords(bank_model().soft)


def test_telling_words_are_ranked_by_the_formula(words):
    counts = words.soft.word_topic_counts
    total = counts.sum()
    for topic in range(words.soft.n_topics):
        scores = []
        for word, row in enumerate(counts):
            n = row[topic]
            ratio = (n / counts[:, topic].sum()) / (row.sum() / total) if n > 0 else 1.0
            scores.append((-n * math.log(ratio), word))
        assert words.ranked(topic).tolist() == [word for _, word in sorted(scores)]


def test_words_of_all_topics_are_not_telling(words):
    assert words.telling(MONEY, 4) == ("money", "loan", "credit", "bank")
    assert words.telling(RIVER, 4) == ("river", "water", "bank", "boat")
    assert words.telling(GENERAL, 2) == ("the", "and")


def test_focus_is_that_of_expected_occurrences(words):
    lengths = np.asarray(words.soft.tree.counts.sum(axis=1)).ravel()
    for topic in range(3):
        occurrences = words.soft.training_document_topics[:, topic] * lengths
        bits = 0.0
        for n, length in zip(occurrences / occurrences.sum(), lengths / lengths.sum(), strict=True):
            bits += n * math.log2(n / length) if n else 0.0
        assert words.focus[topic] == pytest.approx(bits, abs=1e-9)


def test_general_topics_come_last(words):
    assert sorted(words.order.telling) == [MONEY, RIVER]
    assert words.order.general == (GENERAL,)
    assert words.order.general_share == pytest.approx(words.shares[GENERAL])
    assert words.shares.sum() == pytest.approx(1.0)


def test_the_topics_of_a_word_have_a_tenth_of_it_or_more(words):
    def topics(word):
        found = words.topics_of(words.soft.tree.find(word))
        assert [each.node for each in found] == [words.soft.nodes[each.topic] for each in found]
        return [(each.topic, pytest.approx(each.share)) for each in found]

    assert topics("bank") == [(MONEY, 0.55), (RIVER, 0.45)]
    assert topics("water") == [(RIVER, 0.7), (GENERAL, 0.3)]
    assert topics("loan") == [(MONEY, 0.97)]
    assert topics("and") == [(GENERAL, 0.9)]


def test_a_shared_word_comes_first_if_it_tells_about_both_topics():
    # "union" is high in both topics, "odd" is as evenly divided, but rare
    names = ("soviet", "moscow", "workers", "strike", "rain", "snow", "union", "odd")
    rates = ((9, 8, 0, 0, 0, 0, 7, 1), (0, 0, 9, 8, 0, 0, 7, 1), (0, 0, 0, 0, 19, 18, 0, 0))
    tree = fit_tree([rates[i % 3] for i in range(60)], names)
    shares = np.array(
        [(1, 0, 0)] * 2 + [(0, 1, 0)] * 2 + [(0, 0, 1)] * 2 + [(0.6, 0.4, 0), (0.5, 0.5, 0)]
    )
    counts = tree.word_frequencies[:, None] * shares
    soft = replace(
        soften(tree.view(3)), word_topic_counts=counts, topic_words=(counts / counts.sum(axis=0)).T
    )
    assert [each.word for each in soft.polysemous_words()] == ["odd", "union"]
    assert [each.word for each in SoftWords(soft).shared()] == ["union", "odd"]


def test_an_empty_topic_is_no_trouble(words):
    counts = words.soft.word_topic_counts.copy()
    counts[:, MONEY] += counts[:, GENERAL]
    counts[:, GENERAL] = 0.0
    emptied = SoftWords(replace(words.soft, word_topic_counts=counts))
    assert emptied.ranked(GENERAL).tolist() == list(range(len(counts)))
    assert emptied.shares[GENERAL] == 0.0
