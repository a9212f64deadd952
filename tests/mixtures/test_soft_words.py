"""What readers are shown of soft topics."""

import math
from dataclasses import replace

import numpy as np
import pytest

from tests.soft_samples import GENERAL, MONEY, RIVER, bank_model, emptied
from topicgrouper import Model, fit_tree, soften


@pytest.fixture(scope="module")
def soft():
    return bank_model().soft


def rows_of(soft, k=10):
    """Return the topics by their position, in the order in which they are shown."""
    table = soft.table(k)
    return {soft.nodes.tolist().index(row.id): row for row in table}


def test_distinctive_words_are_ranked_by_the_formula(soft):
    counts, words = soft.word_topic_counts, soft.tree.vocabulary
    for topic, row in rows_of(soft, None).items():
        scores = []
        for word, numbers in enumerate(counts):
            n = numbers[topic]
            least = min(0.1, counts[:, topic].sum() / counts.sum())
            if n >= least * numbers.sum():
                ratio = (n / counts[:, topic].sum()) / (numbers.sum() / counts.sum())
                scores.append((-n * math.log(ratio), word))
        assert row.words == tuple(words[word] for _, word in sorted(scores))


def test_words_of_all_topics_are_not_distinctive(soft):
    rows = rows_of(soft, 4)
    assert rows[MONEY].words == ("money", "loan", "credit", "bank")
    assert rows[RIVER].words == ("river", "water", "bank", "boat")
    assert rows[GENERAL].words[:2] == ("the", "and")


def test_focus_is_that_of_expected_occurrences(soft):
    lengths = np.asarray(soft.tree.counts.sum(axis=1)).ravel()
    for topic, row in rows_of(soft).items():
        occurrences = soft.training_document_topics[:, topic] * lengths
        bits = 0.0
        for n, length in zip(occurrences / occurrences.sum(), lengths / lengths.sum(), strict=True):
            bits += n * math.log2(n / length) if n else 0.0
        assert row.focus == pytest.approx(bits, abs=1e-9)


def test_general_topics_come_last(soft):
    rows = rows_of(soft)
    assert [row.general for row in rows.values()] == [False, False, True]
    assert list(rows)[-1] == GENERAL
    assert sum(row.share for row in rows.values()) == pytest.approx(1.0)


def test_the_topics_of_a_word_have_a_tenth_of_it_or_more(soft):
    def topics(word):
        found = Model(soft.tree, soft=soft).word(word).soft
        return [(soft.nodes.tolist().index(each.id), pytest.approx(each.share)) for each in found]

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
    assert [each.word for each in Model(tree, soft=soft).shared_words()] == ["union", "odd"]


def test_a_topic_without_occurrences_has_no_distinctive_words(soft):
    row = rows_of(emptied(soft, RIVER, to=MONEY))[RIVER]
    assert (row.words, row.share, row.focus) == ((), 0.0, 0.0)


@pytest.mark.parametrize(("left", "is_empty"), [(0.0, True), (0.005, True), (0.05, False)])
def test_topics_with_a_hundredth_of_the_mean_are_empty(soft, left, is_empty):
    rows = rows_of(emptied(soft, RIVER, to=MONEY, left=left))
    mean = sum(row.frequency for row in rows.values()) / 3
    assert (rows[RIVER].frequency < 0.01 * mean) == is_empty
    assert [place for place, row in rows.items() if row.empty] == ([RIVER] if is_empty else [])
    assert set(rows) == {MONEY, RIVER, GENERAL}
    assert not is_empty or list(rows)[-1] == RIVER


def test_one_topic_is_distinctive_where_only_empty_ones_have_focus(soft):
    # all in one topic, with the same share of every document; what is left of others is focused
    documents = np.zeros((40, 3))
    documents[:, MONEY] = 1.0
    documents[0], documents[1] = (0.5, 0.5, 0.0), (0.5, 0.0, 0.5)
    left = emptied(emptied(soft, RIVER, to=MONEY, left=0.001), GENERAL, to=MONEY, left=0.001)
    rows = rows_of(replace(left, training_document_topics=documents))
    assert rows[MONEY].focus < 0.1 < rows[RIVER].focus
    assert list(rows) == [MONEY, RIVER, GENERAL]
    assert [(row.general, row.empty) for row in rows.values()] == [
        (False, False),
        (False, True),
        (False, True),
    ]
