import warnings

import numpy as np
import pytest


@pytest.fixture(name="gensim_coherence", scope="session")
def gensim_coherence_of_topics():
    """Return a function that asks gensim for the coherence of each topic."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what gensim's imports warn of is not ours
        corpora = pytest.importorskip("gensim.corpora", reason="gensim is not installed")
        models = pytest.importorskip("gensim.models", reason="gensim is not installed")

    def per_topic(topics, documents, *, measure, window):
        model = models.CoherenceModel(
            topics=topics,
            texts=documents,
            dictionary=corpora.Dictionary(documents),
            coherence={"npmi": "c_npmi", "cv": "c_v", "umass": "u_mass"}[measure],
            window_size=window,
            topn=max(map(len, topics)),
            processes=1,
        )
        return np.array(model.get_coherence_per_topic())

    return per_topic
