"""Soft topics as a model: checked, read-only, and the topics of new documents."""

import math
from dataclasses import replace

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.document_oracle import keywords_of, single_topics
from tests.mixtures.polysemous_documents import polysemous_documents, polysemous_topics
from tests.soft_samples import GENERAL, MONEY, RIVER, bank_model, emptied
from topicgrouper import Model, SoftTopics, fit_tree, soften

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


# -- what readers are shown of soft topics ---------------------------------------------------------


@pytest.fixture(scope="module")
def soft():
    return bank_model().soft


def rows_of(soft, k=10):
    """Return the topics by their position, in the order in which they are shown."""
    table = soft.table(k)
    return {soft.nodes.tolist().index(row.id): row for row in table}


def test_words_describe_the_documents_and_general_topics_come_last(soft):
    counts, main = soft.tree.counts.toarray(), soft.predict()
    rows = rows_of(soft)
    assert list(rows)[-1] == GENERAL
    assert [rows[topic].documents for topic in (MONEY, RIVER, GENERAL)] == [20, 20, 0]
    for topic in (MONEY, RIVER):
        documents, own = np.flatnonzero(main == topic), soft[topic].words
        found = keywords_of(counts, documents, soft.tree.vocabulary, 10, own=own)
        assert rows[topic].words == found
    assert rows[GENERAL].words[:2] == ("the", "and")
    assert sum(row.share for row in rows.values()) == pytest.approx(1.0)


def test_focus_is_that_of_expected_occurrences(soft):
    lengths = np.asarray(soft.tree.counts.sum(axis=1)).ravel()
    for topic, row in rows_of(soft).items():
        occurrences = soft.training_document_topics[:, topic] * lengths
        bits = 0.0
        for n, length in zip(occurrences / occurrences.sum(), lengths / lengths.sum(), strict=True):
            bits += n * math.log2(n / length) if n else 0.0
        assert row.focus == pytest.approx(bits, abs=1e-9)


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


def test_a_topic_without_occurrences_has_no_words(soft):
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
