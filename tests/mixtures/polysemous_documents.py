"""Documents about two or three of three topics, with words that several topics share."""

import numpy as np
from scipy.sparse import csr_array

N_OWN_WORDS = 12
SHARED = {36: (0, 1), 37: (1, 2), 38: (0, 2)}
"""Which topics use a word that two of them share."""


def polysemous_topics():
    """Give Φ of the three topics: twelve words of their own, two shared ones each."""
    topics = np.zeros((3, 3 * N_OWN_WORDS + len(SHARED)))
    for topic in range(3):
        topics[topic, topic * N_OWN_WORDS : (topic + 1) * N_OWN_WORDS] = 1.0
    for column, owners in SHARED.items():
        topics[list(owners), column] = 3.0
    return topics / topics.sum(axis=1, keepdims=True)


def polysemous_documents(n_documents, *, seed, length=40):
    """Draw documents from the topics with a sparse mixture each."""
    generator = np.random.default_rng(seed)
    mixtures = generator.dirichlet(np.full(3, 0.15), size=n_documents)
    words = mixtures @ polysemous_topics()
    return csr_array(np.array([generator.multinomial(length, row) for row in words]))
