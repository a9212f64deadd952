"""The perfect model, of known topics."""

import numpy as np
import pytest

from experiments.baselines.perfect import perfect
from experiments.synthetic import generate_documents

COUNTS = np.array([[2, 0, 1, 0], [0, 0, 3, 2], [0, 0, 0, 0]])


def test_perfect_has_the_shares_of_words_in_their_topics():
    model = perfect(COUNTS, [1, 0, 0, 1])
    np.testing.assert_allclose(model.topic_words, [[0, 0, 1, 0], [0.5, 0, 0, 0.5]])
    np.testing.assert_allclose(model.topic_prior, [1.0, 1.0])


def test_perfect_comes_near_the_truth():
    documents = generate_documents(2_000, seed=0)
    model = perfect(documents.corpus.counts, documents.word_topics)
    assert np.abs(model.topic_words - documents.topic_words).sum(axis=1).max() / 2 < 0.05
    assert model.topic_prior.argmax() == 0


@pytest.mark.parametrize(
    ("word_topics", "message"),
    [
        ([0, 0, 1], "one whole number per column, 4"),
        ([0.0, 0.0, 1.0, 1.0], "whole number"),
        ([0, 0, 1, -1], "at least 0, got -1"),
        ([0, 1, 2, 2], "topic 1 occurs"),
    ],
)
def test_topics_that_do_not_fit_are_refused(word_topics, message):
    with pytest.raises(ValueError, match=message):
        perfect(COUNTS, word_topics)


def test_there_must_be_tokens():
    with pytest.raises(ValueError, match="every count is 0"):
        perfect([[0, 0]], [0, 0])
