"""The Gibbs sampler: against the formula, against exact enumeration, and whatever the threads."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import gammaln

from experiments.sampling.gibbs import GibbsSampler, SampleSums
from experiments.synthetic import generate_documents
from tests.count_samples import sparse_zipf_counts
from topicgrouper.common.checks import whole_count_rows
from topicgrouper.mixtures.softening import CountTails, improved_alpha, improved_beta, tails_of

COUNTS = whole_count_rows(sparse_zipf_counts(120, 90, length=25, seed=5))
TINY = whole_count_rows(np.array([[2, 1, 0], [0, 1, 2]]))


def topic_counts(sampler):
    """Count n_dt and n_wt anew from the tokens."""
    by_document = np.zeros((sampler.n_documents, sampler.n_topics))
    by_word = np.zeros((sampler.n_words, sampler.n_topics))
    documents, words, topics = sampler.assignments()
    np.add.at(by_document, (documents, topics), 1)
    np.add.at(by_word, (words, topics), 1)
    return by_document, by_word


def expected_conditional(sampler, token):
    documents, words, topics = sampler.assignments()
    by_document, by_word = topic_counts(sampler)
    document, word, topic = documents[token], words[token], topics[token]
    by_document[document, topic] -= 1
    by_word[word, topic] -= 1
    beta = np.broadcast_to(sampler.beta, by_word.shape)
    weights = (by_document[document] + sampler.alpha) * (by_word[word] + beta[word])
    weights /= by_word.sum(axis=0) + beta.sum(axis=0)
    return weights / weights.sum()


def joint(counts_by_document, counts_by_word, alpha, beta):
    """Give log p(w, z | α, β) by its textbook form."""
    beta = np.broadcast_to(beta, counts_by_word.shape)
    documents = gammaln(counts_by_document + alpha).sum() - len(counts_by_document) * (
        gammaln(alpha).sum() - gammaln(alpha.sum())
    )
    documents -= gammaln(counts_by_document.sum(axis=1) + alpha.sum()).sum()
    words = (gammaln(counts_by_word + beta) - gammaln(beta)).sum()
    totals = gammaln(counts_by_word.sum(axis=0) + beta.sum(axis=0)) - gammaln(beta.sum(axis=0))
    return documents + words - totals.sum()


def beta_matrix(n_words, n_topics, *, seed=0):
    return np.random.default_rng(seed).uniform(0.05, 2.0, size=(n_words, n_topics))


@pytest.mark.parametrize("groups", [1, 3])
@pytest.mark.parametrize("n_topics", [1, 2, 17, 40, 400])
@pytest.mark.parametrize("symmetric", [True, False])
def test_conditional_probabilities_are_those_of_the_formula(groups, n_topics, symmetric):
    sampler = GibbsSampler(
        COUNTS,
        alpha=np.linspace(0.1, 2.0, n_topics),
        beta=0.3 if symmetric else beta_matrix(COUNTS.shape[1], n_topics),
        seed=1,
        groups=groups,
    )
    n_tokens = int(COUNTS.sum())
    for _ in range(3):
        for token in range(0, n_tokens, n_tokens // 7):
            before = sampler.assignments()[2]
            found = sampler.conditional(token)
            np.testing.assert_allclose(found, expected_conditional(sampler, token), rtol=1e-10)
            assert found.sum() == pytest.approx(1.0, abs=1e-12)
            np.testing.assert_array_equal(sampler.assignments()[2], before)
        sampler.sweep()


def assert_samples_the_posterior(alpha, beta, *, sweeps=60_000, margin=0.012):
    """Compare how often each assignment comes up with its exact probability."""
    sampler = GibbsSampler(TINY, alpha=alpha, beta=beta, seed=11)
    n_topics = len(alpha)
    documents, words, _ = sampler.assignments()
    logs = []
    for topics in product(range(n_topics), repeat=len(words)):
        by_document = np.zeros((2, n_topics))
        by_word = np.zeros((3, n_topics))
        np.add.at(by_document, (documents, topics), 1)
        np.add.at(by_word, (words, topics), 1)
        logs.append(joint(by_document, by_word, alpha, beta))
    exact = np.exp(logs - np.logaddexp.reduce(logs))
    places = n_topics ** np.arange(len(words))[::-1]
    found = np.zeros(len(exact))
    for _ in range(sweeps):
        sampler.sweep()
        found[sampler.assignments()[2] @ places] += 1
    assert 0.5 * np.abs(found / sweeps - exact).sum() < margin
    # and the measure would notice a wrong distribution
    assert 0.5 * np.abs(np.roll(found, 1) / sweeps - exact).sum() > 3 * margin


def test_assignments_follow_the_exact_posterior():
    assert_samples_the_posterior(np.array([0.7, 0.7]), 0.4)


def test_assignments_follow_the_exact_posterior_with_asymmetric_alpha_and_a_matrix_of_beta():
    beta = np.array([[0.9, 0.1], [0.3, 0.3], [0.2, 1.5]])
    assert_samples_the_posterior(np.array([1.6, 0.3]), beta)


def test_groups_do_not_change_the_distribution_noticeably():
    """The totals that blocks do not know of matter less than the spread, even for few tokens."""
    found = []
    for groups in (1, 4):
        sampler = GibbsSampler(COUNTS, alpha=np.ones(3), beta=0.5, seed=1, groups=groups)
        for _ in range(300):
            sampler.sweep()
        log_likelihoods = []
        for _ in range(1_000):
            sampler.sweep()
            log_likelihoods.append(sampler.log_likelihood())
        found.append((np.mean(log_likelihoods), np.std(log_likelihoods)))
    (exact, spread), (grouped, grouped_spread) = found
    assert abs(exact - grouped) < 0.5 * spread
    assert 0.7 < grouped_spread / spread < 1.4


@pytest.mark.parametrize("symmetric", [True, False])
def test_results_do_not_depend_on_threads(symmetric):
    beta = 0.1 if symmetric else beta_matrix(COUNTS.shape[1], 30)
    found = []
    for threads in (1, 2, 3):
        sampler = GibbsSampler(
            COUNTS, alpha=np.full(30, 0.2), beta=beta, seed=4, n_jobs=threads, groups=5
        )
        for _ in range(12):
            sampler.sweep()
        sampler.optimize()
        sampler.sweep()
        found.append((sampler.assignments()[2], sampler.log_likelihood(), sampler.alpha))
    for topics, log_likelihood, alpha in found[1:]:
        np.testing.assert_array_equal(topics, found[0][0])
        np.testing.assert_array_equal(alpha, found[0][2])
        assert log_likelihood == found[0][1]


def test_documents_of_one_token_are_drawn_at_once_however_small_alpha_is():
    counts = whole_count_rows(np.eye(3, dtype=int))
    sampler = GibbsSampler(counts, alpha=np.full(3, 1e-12), beta=0.5, seed=0)
    seen = set()
    for _ in range(200):
        sampler.sweep()
        seen.add(tuple(sampler.assignments()[2]))
    assert len(seen) > 20  # of 27


@given(
    st.lists(st.lists(st.integers(0, 4), min_size=4, max_size=4), min_size=1, max_size=6),
    st.integers(1, 7),
    st.integers(1, 4),
)
def test_every_token_keeps_its_document_and_word(rows, n_topics, groups):
    counts = whole_count_rows(np.array([*rows, [1, 1, 1, 1]]))
    sampler = GibbsSampler(counts, alpha=np.full(n_topics, 0.3), beta=0.2, seed=0, groups=groups)
    for _ in range(3):
        sampler.sweep()
        documents, words, topics = sampler.assignments()
        again = np.zeros(counts.shape, dtype=np.int64)
        np.add.at(again, (documents, words), 1)
        np.testing.assert_array_equal(again, counts.toarray())
        np.testing.assert_array_equal(sampler.totals(), np.bincount(topics, minlength=n_topics))
        by_document, by_word = topic_counts(sampler)
        expected = joint(by_document, by_word, sampler.alpha, sampler.beta)
        assert sampler.log_likelihood() == pytest.approx(expected, rel=1e-9)


def test_log_likelihood_with_a_matrix_of_beta():
    beta = beta_matrix(COUNTS.shape[1], 6)
    sampler = GibbsSampler(COUNTS, alpha=np.arange(1.0, 7.0), beta=beta, seed=0, groups=2)
    sampler.sweep()
    expected = joint(*topic_counts(sampler), sampler.alpha, beta)
    assert sampler.log_likelihood() == pytest.approx(expected, rel=1e-10)


def test_long_documents_are_counted_in_wide_numbers():
    counts = whole_count_rows(np.array([[70_000, 3], [1, 2]]))
    narrow = whole_count_rows(np.array([[60_000, 3], [1, 2]]))
    for matrix in (counts, narrow):
        sampler = GibbsSampler(matrix, alpha=np.full(2, 0.01), beta=0.1, seed=0)
        for _ in range(5):
            sampler.sweep()
        by_document, by_word = topic_counts(sampler)
        expected = joint(by_document, by_word, sampler.alpha, 0.1)
        assert sampler.log_likelihood() == pytest.approx(expected, rel=1e-9)
        np.testing.assert_array_equal(sampler.totals(), by_word.sum(axis=0))


def test_optimizing_alpha_and_beta_makes_the_topics_more_probable():
    documents = generate_documents(300, words_per_topic=20, beta=0.5, seed=2)
    counts = whole_count_rows(documents.corpus.counts)
    counts = whole_count_rows(counts[:, np.asarray(counts.sum(axis=0)).ravel() > 0])
    sampler = GibbsSampler(counts, alpha=np.full(4, 12.5), beta=4.0, seed=0)
    for _ in range(20):
        sampler.sweep()
    for _ in range(10):
        before = sampler.log_likelihood()
        sampler.optimize()
        assert sampler.log_likelihood() >= before - 1e-9 * abs(before)
    assert (sampler.alpha != 12.5).all()
    assert sampler.beta != 4.0


WORD_TOPICS = np.arange(COUNTS.shape[1]) % 7


def started(**settings):
    return GibbsSampler(
        COUNTS, alpha=np.ones(7), beta=0.1, seed=0, word_topics=WORD_TOPICS, **settings
    )


@pytest.mark.parametrize("groups", [1, 3])
def test_every_token_starts_in_the_topic_of_its_word(groups):
    _, words, topics = started(groups=groups).assignments()
    np.testing.assert_array_equal(topics, WORD_TOPICS[words])
    assert len(words) == COUNTS.sum()


WITH_EMPTY = whole_count_rows(
    np.vstack([sparse_zipf_counts(60, 40, length=15, seed=5).toarray(), [[0] * 40]])
)


@pytest.mark.parametrize("groups", [1, 3])
@pytest.mark.parametrize("smoothed", [True, False])
@pytest.mark.parametrize("matrix", [True, False])
def test_means_over_samples(groups, smoothed, matrix):
    n_topics = 8
    words = WITH_EMPTY.shape[1]
    beta = np.random.default_rng(1).uniform(0.1, 0.5, size=(words, n_topics)) if matrix else 0.2
    alpha = np.linspace(0.2, 1.0, n_topics)
    sampler = GibbsSampler(WITH_EMPTY, alpha=alpha, beta=beta, seed=0, groups=groups)
    sums = SampleSums(sampler, smoothed=smoothed)
    topic_words, document_topics = [], []
    for _ in range(5):
        sampler.sweep()
        sums.add()
        of_document, of_word, topics = sampler.assignments()
        by_word = np.zeros((n_topics, words))
        by_document = np.zeros((WITH_EMPTY.shape[0], n_topics))
        np.add.at(by_word, (topics, of_word), 1)
        np.add.at(by_document, (of_document, topics), 1)
        by_word += np.broadcast_to(beta, (words, n_topics)).T if smoothed else 0
        topic_words.append(by_word / by_word.sum(axis=1, keepdims=True))
        by_document[-1] = alpha  # the empty document
        document_topics.append(by_document / by_document.sum(axis=1, keepdims=True))
    np.testing.assert_allclose(sums.topic_words(), np.mean(topic_words, axis=0), rtol=1e-12)
    np.testing.assert_allclose(sums.document_topics(), np.mean(document_topics, axis=0), rtol=1e-12)


def test_samples_without_a_token_of_the_topic_are_left_out():
    counts = whole_count_rows(np.array([[1, 0], [0, 1]]))
    sampler = GibbsSampler(counts, alpha=np.ones(2), beta=0.5, seed=0)
    sums = SampleSums(sampler, smoothed=False)
    seen = [[], []]
    for _ in range(30):
        sampler.sweep()
        sums.add()
        _, words, topics = sampler.assignments()
        for topic in (0, 1):
            if (topics == topic).any():
                seen[topic].append(np.bincount(words[topics == topic], minlength=2))
    assert min(map(len, seen)) < 30
    for topic in (0, 1):
        shares = [row / row.sum() for row in seen[topic]]
        np.testing.assert_allclose(sums.topic_words()[topic], np.mean(shares, axis=0), rtol=1e-12)


def test_a_topic_that_never_has_a_token_gets_the_words_frequencies():
    counts = whole_count_rows(np.array([[3, 1, 0], [0, 0, 4]]))
    sampler = GibbsSampler(counts, alpha=np.array([1.0, 1e-12]), beta=0.5, seed=0)
    sums = SampleSums(sampler, smoothed=False)
    sampler.sweep()
    sums.add()
    assert sampler.totals()[1] == 0
    np.testing.assert_allclose(sums.topic_words()[1], [3 / 8, 1 / 8, 4 / 8])


def tails_by_topic(counts):
    """Stack the tails of each column."""
    tails = [tails_of(column).values for column in counts.T]
    starts = np.cumsum([0, *map(len, tails)])
    return CountTails(starts, np.concatenate(tails))


def test_the_sampler_hands_over_its_own_counts():
    matrix = whole_count_rows(sparse_zipf_counts(80, 60, length=20, seed=3))
    sampler = GibbsSampler(matrix, alpha=np.full(5, 0.5), beta=0.2, seed=1, groups=2)
    sampler.sweep()
    documents, words, topics = sampler.assignments()
    by_document = np.zeros((sampler.n_documents, 5), dtype=np.int64)
    by_word = np.zeros((sampler.n_words, 5), dtype=np.int64)
    np.add.at(by_document, (documents, topics), 1)
    np.add.at(by_word, (words, topics), 1)
    expected_alpha = improved_alpha(
        sampler.alpha, tails_by_topic(by_document), tails_of(by_document.sum(axis=1))
    )
    expected_beta = improved_beta(
        0.2, tails_of(by_word.ravel()).values, by_word.sum(axis=0), n_words=sampler.n_words
    )
    sampler.optimize()
    np.testing.assert_allclose(sampler.alpha, expected_alpha, rtol=1e-12)
    assert sampler.beta == pytest.approx(expected_beta, rel=1e-12)
    # and the sampler draws with them from then on
    document, word, topic = documents[0], words[0], topics[0]
    by_document[document, topic] -= 1
    by_word[word, topic] -= 1
    weights = (by_document[document] + sampler.alpha) * (by_word[word] + sampler.beta)
    weights /= by_word.sum(axis=0) + sampler.beta * sampler.n_words
    np.testing.assert_allclose(sampler.conditional(0), weights / weights.sum(), rtol=1e-10)
