"""Soft topics as a model: checked, read-only, and the topics of new documents."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.document_oracle import single_topics
from tests.mixtures.polysemous_documents import polysemous_documents, polysemous_topics
from topicgrouper import SoftTopics, fit_tree

PHI = np.array([[0.5, 0.5, 0.0], [0.0, 0.25, 0.75]])
PRIOR = np.array([0.3, 0.2, 0.5])


def soft_topics(topic_words, prior):
    """Return soft topics of a tree over as many words."""
    words = np.atleast_2d(topic_words)
    return SoftTopics(
        topic_words=topic_words,
        topic_prior=prior,
        tree=fit_tree(np.eye(max(1, words.shape[1]), dtype=int) + 1),
        nodes=np.arange(len(words)),
        word_topic_counts=words.T,
        training_document_topics=np.ones((1, len(words))),
        beta=0.0,
        n_rounds=1,
        progress=np.zeros(1),
        converged=True,
    )


def smoothed_topics():
    topics = polysemous_topics() + 0.002
    return soft_topics(topics / topics.sum(axis=1, keepdims=True), PRIOR)


# -- the model -------------------------------------------------------------------------------------


def test_it_cannot_be_written_to():
    words, prior = PHI.copy(), np.array([1.0, 2.0])
    model = soft_topics(words, prior)
    words[0] = 7.0
    np.testing.assert_array_equal(model.topic_words, PHI)
    assert model.n_topics == 2
    for array in (model.topic_words, model.topic_prior):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1.0


@pytest.mark.parametrize(
    ("words", "prior"),
    [
        (PHI[0], [1.0]),
        (np.empty((0, 3)), []),
        (-PHI, [1.0, 1.0]),
        (np.where(PHI == 0, np.nan, PHI), [1.0, 1.0]),
        (2 * PHI, [1.0, 1.0]),
        (PHI, [1.0]),
        (PHI, [1.0, 0.0]),
        (PHI, [1.0, np.inf]),
    ],
)
def test_what_is_no_model_is_refused(words, prior):
    with pytest.raises(ValueError, match="rows of probabilities"):
        soft_topics(words, prior)


# -- new documents ---------------------------------------------------------------------------------


@pytest.mark.parametrize("numbers", [[0, 0, 0], [0, 0, 7]], ids=["empty", "unknown word"])
def test_a_document_without_known_words_has_the_mean_of_the_prior(numbers):
    topics = np.array([[0.5, 0.5, 0.0], [1.0, 0.0, 0.0]])
    found = soft_topics(topics, np.array([1.0, 3.0])).transform([numbers])
    np.testing.assert_allclose(found, [[0.25, 0.75]])


def test_unknown_words_do_not_count():
    model = soft_topics([[0.5, 0.5, 0.0], [1.0, 0.0, 0.0]], np.ones(2))
    known, more = (model.transform(csr_array([row])) for row in ([2, 1, 0], [2, 1, 9]))
    np.testing.assert_array_equal(known, more)


def test_words_with_one_topic_leave_no_choice():
    model = soft_topics(single_topics([0, 1, 0, 1], [1, 2, 3, 4]), [0.5, 2.0])
    found = model.transform([[2, 1, 0, 3], [0, 0, 5, 0]])
    np.testing.assert_allclose(found, [[2 / 6, 4 / 6], [1, 0]], rtol=1e-12)


def test_no_documents_have_no_shares():
    model = soft_topics(np.full((2, 3), 1 / 3), np.ones(2))
    assert model.transform(csr_array((0, 3))).shape == (0, 2)


def test_documents_with_other_columns_are_refused():
    with pytest.raises(ValueError, match=r"2 columns, but the (model|tree) was fitted to 3"):
        soft_topics(PHI, np.ones(2)).transform([[1, 0]])


def slow_shares(numbers, topic_words, prior, *, rounds=300):
    """Bring the topics of each word up to date, one word after the other."""
    words = [word for word in np.flatnonzero(numbers) if topic_words[:, word].any()]
    shares = {word: topic_words[:, word] * prior for word in words}
    shares = {word: share / share.sum() for word, share in shares.items()}
    for _ in range(rounds):
        expected = sum(numbers[word] * share for word, share in shares.items())
        for word in words:
            share = topic_words[:, word] * (expected - shares[word] + prior)
            shares[word] = share / share.sum()
    expected = sum(numbers[word] * share for word, share in shares.items())
    return expected / expected.sum()


def test_shares_are_those_of_the_slow_rule():
    documents = polysemous_documents(12, seed=3, length=15)
    model = smoothed_topics()
    found = model.transform(documents)
    for row, numbers in enumerate(documents.toarray()):
        expected = slow_shares(numbers, model.topic_words, PRIOR)
        np.testing.assert_allclose(found[row], expected, atol=2e-3)


def test_a_document_has_the_same_shares_wherever_it_is():
    documents = polysemous_documents(150, seed=5)
    found = smoothed_topics().transform(documents)
    order = np.random.default_rng(0).permutation(150)
    for some in (order, [149], slice(60, 70)):
        part = smoothed_topics().transform(csr_array(documents[some]))
        np.testing.assert_array_equal(part, found[some])
