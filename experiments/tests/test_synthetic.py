"""Documents drawn from known topics."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from experiments.synthetic import generate_documents


def test_the_defaults_are_the_papers():
    documents = generate_documents()
    assert documents.corpus.counts.shape == (6_000, 400)
    assert set(documents.corpus.counts.sum(axis=1).tolist()) == {30}
    assert documents.corpus.vocabulary[0] == "0"
    assert documents.corpus.vocabulary[-1] == "399"
    assert documents.word_topics.tolist() == [n // 100 for n in range(400)]


def test_topics_have_the_shares_of_their_prior():
    documents = generate_documents(seed=4)
    expected = np.array([5, 0.5, 0.5, 0.5]) / 6.5
    # The standard error of each is below 0.002.
    np.testing.assert_allclose(documents.document_topics.mean(axis=0), expected, atol=0.01)
    frequencies = documents.corpus.counts.sum(axis=0)
    tokens = np.bincount(documents.word_topics, weights=frequencies)
    np.testing.assert_allclose(tokens / tokens.sum(), expected, atol=0.01)


def test_words_have_the_shares_of_their_topics():
    documents = generate_documents(seed=5, alpha=(2.0, 1.0), words_per_topic=6, beta=1.0)
    frequencies = documents.corpus.counts.sum(axis=0)
    of_topics = np.bincount(documents.word_topics, weights=frequencies)
    shares = frequencies / of_topics[documents.word_topics]
    np.testing.assert_allclose(shares, documents.topic_words.sum(axis=0), atol=0.01)


def test_most_words_of_the_paper_never_occur():
    occurring = np.count_nonzero(generate_documents().corpus.counts.sum(axis=0))
    assert occurring < 100


def test_uniform_weights_are_those_of_the_authors():
    documents = generate_documents(word_weights="uniform", seed=7)
    assert np.count_nonzero(documents.corpus.counts.sum(axis=0)) > 390
    of_own_topic = documents.topic_words.max(axis=0)
    # A weight between 0 and 1, divided by the sum of 100 of them, which is 50 ± 3.
    assert of_own_topic.max() < 1 / 35
    for own in of_own_topic.reshape(4, 100):
        np.testing.assert_allclose(np.sort(own / own.max()), np.linspace(0, 1, 100), atol=0.2)


@given(
    st.integers(1, 8),
    st.integers(1, 9),
    st.integers(1, 7),
    st.lists(st.floats(0.01, 20), min_size=1, max_size=5),
    st.floats(0.001, 10),
    st.sampled_from(["dirichlet", "uniform"]),
    st.integers(0, 2**32),
)
def test_distributions_add_up_and_topics_share_no_word(
    n, length, words, alpha, beta, word_weights, seed
):
    documents = generate_documents(
        n,
        document_length=length,
        words_per_topic=words,
        alpha=alpha,
        word_weights=word_weights,
        beta=beta,
        seed=seed,
    )
    assert documents.corpus.counts.shape == (n, words * len(alpha))
    assert documents.corpus.counts.sum(axis=1).tolist() == [length] * n
    np.testing.assert_allclose(documents.topic_words.sum(axis=1), 1)
    np.testing.assert_allclose(documents.document_topics.sum(axis=1), 1)
    topics, columns = np.nonzero(documents.topic_words)
    np.testing.assert_array_equal(documents.word_topics[columns], topics)
