"""LDA agrees with another program's within the spread of seeds."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments.baselines.lda import LdaSettings, fit_lda
from experiments.sampling.perplexity import perplexity

N_TOPICS = 6
ITERATIONS = 120
SEEDS = range(5)


@pytest.fixture(scope="module", name="parts")
def overlapping_documents():
    """Draw documents from topics that share words, as those of texts do."""
    random = np.random.default_rng(11)
    topics = random.dirichlet(np.full(120, 0.1), size=N_TOPICS)
    shares = random.dirichlet(np.full(N_TOPICS, 0.3), size=500)
    counts = np.array([random.multinomial(60, row @ topics) for row in shares])
    counts = counts[:, counts[:400].sum(axis=0) > 0]
    return csr_array(counts[:400]), csr_array(counts[400:])


def peer_words(train, seed):
    tomotopy = pytest.importorskip("tomotopy", reason="the peer that LDA is compared with")
    model = tomotopy.LDAModel(k=N_TOPICS, alpha=50 / N_TOPICS, eta=0.1, seed=seed + 1)
    model.optim_interval = 0
    for row in train.toarray():
        model.add_doc([str(word) for word, count in enumerate(row) for _ in range(count)])
    model.train(ITERATIONS, workers=1)
    columns = [int(word) for word in model.used_vocabs]
    topic_words = np.zeros((N_TOPICS, train.shape[1]))
    for topic in range(N_TOPICS):
        topic_words[topic, columns] = model.get_topic_word_dist(topic)
    topic_words /= topic_words.sum(axis=1, keepdims=True)  # its numbers have 32 bits
    return topic_words


def test_perplexity_agrees_within_the_spread_of_seeds(parts):
    train, test = parts
    settings = LdaSettings(burn_in=ITERATIONS - 1, samples=1, estimate="smoothed")
    ours = [fit_lda(train, N_TOPICS, settings=settings, seed=seed) for seed in SEEDS]
    theirs = [replace(ours[0], topic_words=peer_words(train, seed)) for seed in SEEDS]
    values = np.array(
        [[perplexity(model, test).value for model in models] for models in (ours, theirs)]
    )
    spread = values.std(axis=1, ddof=1)
    error = np.sqrt((spread**2).sum() / len(SEEDS))
    assert abs(values[0].mean() - values[1].mean()) < 3 * error
    # The spread is small enough for this to mean something.
    assert error < 0.02 * values.mean()
