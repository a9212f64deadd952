"""What readers are shown of soft topics."""

import math
from dataclasses import replace

import numpy as np
import pytest

from tests.soft_samples import GENERAL, MONEY, RIVER, bank_model, emptied
from topicgrouper import fit_tree, soften
from topicgrouper.mixtures.soft_words import SoftWords


@pytest.fixture(scope="module")
def words():
    return SoftWords(bank_model().soft)


def test_distinctive_words_are_ranked_by_the_formula(words):
    counts = words.soft.word_topic_counts
    total = counts.sum()
    for topic in range(words.soft.n_topics):
        scores = []
        for word, row in enumerate(counts):
            n = row[topic]
            ratio = (n / counts[:, topic].sum()) / (row.sum() / total) if n > 0 else 1.0
            scores.append((-n * math.log(ratio), word))
        assert words.ranked(topic).tolist() == [word for _, word in sorted(scores)]


def test_words_of_all_topics_are_not_distinctive(words):
    assert words.distinctive(MONEY, 4) == ("money", "loan", "credit", "bank")
    assert words.distinctive(RIVER, 4) == ("river", "water", "bank", "boat")
    assert words.distinctive(GENERAL, 2) == ("the", "and")


def test_focus_is_that_of_expected_occurrences(words):
    lengths = np.asarray(words.soft.tree.counts.sum(axis=1)).ravel()
    for topic in range(3):
        occurrences = words.soft.training_document_topics[:, topic] * lengths
        bits = 0.0
        for n, length in zip(occurrences / occurrences.sum(), lengths / lengths.sum(), strict=True):
            bits += n * math.log2(n / length) if n else 0.0
        assert words.focus[topic] == pytest.approx(bits, abs=1e-9)


def test_general_topics_come_last(words):
    assert sorted(words.order.distinctive) == [MONEY, RIVER]
    assert words.order.general == (GENERAL,)
    assert words.shares.sum() == pytest.approx(1.0)


def test_the_topics_of_a_word_have_a_tenth_of_it_or_more(words):
    def topics(word):
        found = words.topics_of(words.soft.tree.find(word))
        return [
            (words.soft.nodes.tolist().index(each.id), pytest.approx(each.share)) for each in found
        ]

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


def test_a_topic_without_occurrences_has_no_distinctive_words(words):
    found = SoftWords(emptied(words.soft, RIVER, to=MONEY))
    assert found.ranked(RIVER).tolist() == list(range(found.soft.tree.n_words))
    assert found.distinctive(RIVER, 3) == ()
    assert found.shares[RIVER] == found.focus[RIVER] == 0.0


@pytest.mark.parametrize(("left", "is_empty"), [(0.0, True), (0.005, True), (0.05, False)])
def test_topics_with_a_hundredth_of_the_mean_are_empty(words, left, is_empty):
    found = SoftWords(emptied(words.soft, RIVER, to=MONEY, left=left))
    mean = found.frequencies.sum() / 3
    assert (found.frequencies[RIVER] < 0.01 * mean) == is_empty
    assert found.empty == ((RIVER,) if is_empty else ())
    shown = {*found.order.distinctive, *found.order.general}
    assert shown | {*found.empty} == {MONEY, RIVER, GENERAL}
    assert not shown & {*found.empty}


def test_one_topic_is_distinctive_where_only_empty_ones_have_focus(words):
    # all in one topic, with the same share of every document; what is left of others is focused
    documents = np.zeros((40, 3))
    documents[:, MONEY] = 1.0
    documents[0], documents[1] = (0.5, 0.5, 0.0), (0.5, 0.0, 0.5)
    soft = emptied(emptied(words.soft, RIVER, to=MONEY, left=0.001), GENERAL, to=MONEY, left=0.001)
    found = SoftWords(replace(soft, training_document_topics=documents))
    assert found.focus[MONEY] < 0.1 < found.focus[RIVER]
    assert found.order.distinctive == (MONEY,)
    assert found.order.general == ()
    assert found.empty == (RIVER, GENERAL)
