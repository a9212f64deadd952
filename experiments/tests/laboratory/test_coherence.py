"""C_V, and NPMI as the package measures it, beside gensim's."""

import warnings

import numpy as np
import pytest

from experiments.datasets import read_associated_press_sample
from experiments.laboratory.coherence import c_v
from topicgrouper import fit_tree
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import coherence

TOPICS = [["w1", "w2", "w3"], ["w5", "w9", "w1", "w30"], ["w7", "w8", "w40"], ["w6", "w4"]]


@pytest.fixture(name="gensim_coherence", scope="session")
def gensim_coherence_of_topics():
    """Return a function that asks gensim for the coherence of each topic in whole documents."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what gensim's imports warn of is not ours
        corpora = pytest.importorskip("gensim.corpora", reason="gensim is not installed")
        models = pytest.importorskip("gensim.models", reason="gensim is not installed")

    def per_topic(topics, documents, measure):
        model = models.CoherenceModel(
            topics=topics,
            texts=documents,
            dictionary=corpora.Dictionary(documents),
            coherence=measure,
            window_size=max(map(len, documents)),
            topn=max(map(len, topics)),
            processes=1,
        )
        return np.array(model.get_coherence_per_topic())

    return per_topic


def random_documents(*, n=200, longest=40, seed=0):
    rng = np.random.default_rng(seed)
    draws = [rng.zipf(1.5, size=rng.integers(1, longest)) for _ in range(n)]
    return [[f"w{number}" for number in draw if number < 60] for draw in draws] + [[], ["w1"]]


def corpus_of(documents):
    words = sorted({word for document in documents for word in document})
    return Corpus([[document.count(word) for word in words] for document in documents], words)


def check(topics, documents, corpus, gensim_coherence):
    npmi = coherence(topics, corpus).per_topic
    np.testing.assert_allclose(npmi, gensim_coherence(topics, documents, "c_npmi"), rtol=1e-11)
    expected = gensim_coherence(topics, documents, "c_v")
    np.testing.assert_allclose(c_v(topics, corpus), expected, rtol=1e-11)


def test_the_values_are_those_of_gensim(gensim_coherence):
    documents = random_documents()
    check(TOPICS, documents, corpus_of(documents), gensim_coherence)
    topics = [["w1", "unheard", "w2", "w3"], ["w4", "w5", "unknown"]]
    check(topics, documents, corpus_of(documents), gensim_coherence)


def test_topics_of_real_data_agree_with_gensim(gensim_coherence, data_directory):
    corpus = read_associated_press_sample(data_directory / "ap").select(np.arange(600))
    corpus = corpus.filter(max_words=1000)
    tree = fit_tree(corpus.counts, corpus.vocabulary)
    topics = [topic.top_words(10) for topic in tree.view(15).topics if topic.size > 1]
    words = np.array(corpus.vocabulary)
    documents = [words[row.indices].tolist() for row in corpus.counts]
    check(topics, documents, corpus, gensim_coherence)
    joined = coherence(tree.view(15).topics, corpus).value
    shuffled = np.random.default_rng(0).permutation(words).reshape(-1, 10)
    assert joined > coherence(shuffled.tolist(), corpus).value + 0.05


def test_topics_without_two_words_that_occur_have_no_value():
    found = c_v([["w1"], ["w1", "w2"], ["unheard", "w3"], []], corpus_of(random_documents()))
    assert np.isnan(found).tolist() == [True, False, True, True]
