"""The perfect model, of known topics."""

import numpy as np

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
