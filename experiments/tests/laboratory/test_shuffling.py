"""Topics of chance."""

import numpy as np

from experiments.laboratory.shuffling import NEIGHBOURS, shuffled, shuffled_among_equals

LABELS = np.arange(1_000) % 7
FREQUENCIES = np.random.default_rng(0).permutation(1_000)


def test_topics_keep_their_numbers_of_words():
    drawn = shuffled(LABELS, np.random.default_rng(1))
    assert not np.array_equal(drawn, LABELS)
    assert np.array_equal(np.bincount(drawn), np.bincount(LABELS))


def test_words_are_exchanged_with_equally_frequent_ones():
    drawn = shuffled_among_equals(LABELS, FREQUENCIES, np.random.default_rng(1))
    assert not np.array_equal(drawn, LABELS)
    order = np.argsort(-FREQUENCIES)
    for start in range(0, len(order), NEIGHBOURS):
        block = order[start : start + NEIGHBOURS]
        assert sorted(drawn[block]) == sorted(LABELS[block])


def test_the_last_block_may_be_short():
    drawn = shuffled_among_equals(LABELS[:30], FREQUENCIES[:30], np.random.default_rng(1))
    assert sorted(drawn) == sorted(LABELS[:30])
