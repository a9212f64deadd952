"""Annealing against enumeration, the closed form, its own bounds, and itself on other threads."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array
from scipy.special import betaln, gammaln, logsumexp

from tests.document_oracle import enumerate_topics, random_topics, single_topics
from topicgrouper.likelihood.flat_model import document_log_probabilities
from topicgrouper.likelihood.samplers import anneal, left_to_right

TOPICS = random_topics(3, 5, seed=1)
# Words that some topics do not have, as in LDA without smoothing.
SPARSE_TOPICS = np.array(
    [[0.5, 0.5, 0.0, 0.0, 0.0], [0.0, 0.2, 0.2, 0.6, 0.0], [0.3, 0.0, 0.0, 0.1, 0.6]]
)
PRIORS = {"usual": [0.3, 1.0, 0.2], "small": [0.02, 0.05, 0.01], "large": [5.0, 3.0, 9.0]}
DOCUMENT = np.array([3, 1, 2, 0, 1])


@pytest.mark.parametrize("topics", [TOPICS, SPARSE_TOPICS], ids=["dense", "sparse"])
@pytest.mark.parametrize("prior", [PRIORS["large"], [2.0, 1.0, 1.5]])
@pytest.mark.parametrize(("steps", "chains"), [(1, 1), (2, 1), (8, 1), (2, 3)])
def test_exponentials_of_the_lower_estimates_have_the_right_mean(topics, prior, steps, chains):
    """However few the steps are: this is what annealed importance sampling promises.

    With small priors the mean has heavy tails, which no sample of this size has.
    """
    exact = enumerate_topics(DOCUMENT, topics, prior).log_probability
    documents = np.tile(DOCUMENT, (5_000, 1))
    found = anneal(documents, topics, prior, steps=steps, chains=chains)
    ratios = np.exp(found.lower - exact)
    assert abs(ratios.mean() - 1) < 5 * ratios.std() / np.sqrt(len(ratios))
    assert found.lower.mean() < exact


@pytest.mark.parametrize("topics", [TOPICS, SPARSE_TOPICS], ids=["dense", "sparse"])
@pytest.mark.parametrize("prior", PRIORS.values(), ids=PRIORS.keys())
def test_bounds_hold_on_average_and_estimates_lie_at_the_probability(topics, prior):
    exact = enumerate_topics(DOCUMENT, topics, prior).log_probability
    documents = np.tile(DOCUMENT, (1_000, 1))
    found = anneal(documents, topics, prior, steps=32)
    error = np.sqrt(found.variances.mean() / len(documents))
    assert found.lower.mean() < exact < found.upper.mean() + 3 * error
    assert abs(found.log_probabilities.mean() - exact) < 4 * error + 0.01
    # Inverse exponentials of the upper estimates have a mean, too, if the ways back start rightly.
    inverse = np.exp(exact - anneal(documents, topics, prior, steps=32, chains=1).upper)
    assert abs(inverse.mean() - 1) < 5 * inverse.std() / np.sqrt(len(inverse)) + 0.01


def test_more_steps_bring_the_bounds_together():
    documents = np.tile(DOCUMENT, (500, 1))
    gaps = []
    for steps in (2, 8, 32):
        found = anneal(documents, TOPICS, PRIORS["usual"], steps=steps)
        gaps.append((found.upper - found.lower).mean())
    assert gaps[0] > 2 * gaps[1] > 4 * gaps[2] > 0


@pytest.mark.parametrize("alpha", [0.5, 0.02])
def test_topics_that_are_alike_do_not_escape_both_bounds(alpha):
    """Equal topics explain a document equally well; together they are a unigram model."""
    words = random_topics(1, 8, seed=3)
    documents = np.random.default_rng(6).multinomial(20, words[0], size=300)
    exact = documents @ np.log(words[0])
    found = anneal(documents, np.repeat(words, 2, axis=0), [alpha, alpha], steps=128)
    assert found.lower.mean() < exact.mean() < found.upper.mean()
    assert abs(found.log_probabilities.mean() - exact.mean()) < 0.5


def test_one_topic_in_nearly_the_whole_of_a_long_document():
    """Against the closed form: p(d) = Σ_k C(N, k)·B(a + k, b + N − k)/B(a, b)·Φ_1^k·Φ_2^(N−k)."""
    length, (first, second), (a, b) = 20_000, (0.9, 0.45), (1.0, 0.05)
    k = np.arange(length + 1)
    terms = betaln(a + k, b + length - k) - betaln(a, b)
    terms += gammaln(length + 1) - gammaln(k + 1) - gammaln(length - k + 1)
    exact = logsumexp(terms + k * np.log(first) + (length - k) * np.log(second))
    topics = [[first, 1 - first], [second, 1 - second]]
    found = anneal([[length, 0]] * 10, topics, [a, b], steps=16)
    error = found.log_probabilities.std(ddof=1) / np.sqrt(10)
    assert abs(found.log_probabilities.mean() - exact) < 4 * error + 1e-3


def test_long_documents_agree_with_left_to_right():
    rng = np.random.default_rng(4)
    topics = rng.dirichlet(np.full(60, 0.1), size=20)
    prior = np.full(20, 0.1)
    shares = rng.dirichlet(prior, size=10)
    documents = np.array([rng.multinomial(60, one) for one in shares @ topics])
    found = anneal(documents, topics, prior, steps=200)
    other, variances = left_to_right(documents, topics, prior, chains=4, sweeps=100)
    error = np.sqrt((found.variances + variances).sum())
    assert abs(found.log_probabilities.sum() - other.sum()) < 4 * error + 0.5


def test_the_spread_of_estimates_is_the_reported_error():
    documents = np.array([[1, 0, 2, 0, 3], [2, 2, 1, 1, 1], [0, 0, 0, 7, 0], [1, 1, 1, 0, 0]])
    runs = [anneal(documents, TOPICS, PRIORS["usual"], steps=8, seed=seed) for seed in range(60)]
    totals = np.array([run.log_probabilities.sum() for run in runs])
    reported = np.sqrt(np.mean([run.variances.sum() for run in runs]))
    assert totals.std(ddof=1) / 2 < reported < totals.std(ddof=1) * 2


def test_a_model_with_one_topic_a_word_is_estimated_without_error():
    rng = np.random.default_rng(3)
    topic_of_word = np.array([0, 1, 2, 0, 1, 2, 0, 0])
    topics = single_topics(topic_of_word, rng.integers(1, 50, size=8))
    prior = np.array([2.0, 0.7, 0.01])
    documents = csr_array(rng.poisson(3.0, size=(20, 8)))
    membership = csr_array((np.ones(8), (np.arange(8), topic_of_word)))
    exact = document_log_probabilities(csr_array(documents @ membership), prior)
    exact += documents @ np.log(topics.max(axis=0))
    found = anneal(documents, topics, prior, steps=3)
    np.testing.assert_allclose(found.lower, exact, rtol=1e-9)
    np.testing.assert_allclose(found.upper, exact, rtol=1e-9)


def test_one_topic_is_a_unigram_model():
    found = anneal([DOCUMENT], TOPICS[:1], [0.4])
    np.testing.assert_allclose(found.log_probabilities, [DOCUMENT @ np.log(TOPICS[0])], rtol=1e-12)


@given(
    documents=st.lists(st.lists(st.integers(0, 3), min_size=6, max_size=6), min_size=1, max_size=4),
    n_topics=st.sampled_from([1, 2, 15, 16, 17, 40]),
    alpha=st.sampled_from([1e-8, 1e-3, 1.0, 1e4]),
)
def test_any_document_has_finite_bounds(documents, n_topics, alpha):
    topics = np.random.default_rng(n_topics).dirichlet(np.full(6, 0.05), size=n_topics)
    topics = (topics + 1e-300) / (topics + 1e-300).sum(axis=1, keepdims=True)
    found = anneal(documents, topics, np.full(n_topics, alpha), steps=4)
    assert np.isfinite(found.lower).all()
    assert np.isfinite(found.upper).all()
    assert (found.log_probabilities <= 1e-9).all()


def test_empty_documents_and_words_without_topics():
    topics = [[0.5, 0.5, 0.0], [0.1, 0.9, 0.0]]
    found = anneal([[0, 0, 0], [1, 0, 1]], topics, [1.0, 1.0])
    np.testing.assert_array_equal(found.log_probabilities, [0.0, -np.inf])
    np.testing.assert_array_equal(found.variances, [0.0, 0.0])


def test_results_depend_neither_on_threads_nor_on_other_documents():
    rng = np.random.default_rng(5)
    topics = random_topics(30, 40, seed=2)
    prior = rng.random(30)
    documents = rng.poisson(0.7, size=(25, 40))
    runs = [anneal(documents, topics, prior, steps=5, n_jobs=threads) for threads in (1, 2, 3)]
    for run in runs[1:]:
        np.testing.assert_array_equal(run, runs[0])
    alone = np.zeros_like(documents)
    alone[7] = documents[7]
    assert anneal(alone, topics, prior, steps=5).lower[7] == runs[0].lower[7]
    assert anneal(documents, topics, prior, steps=5, seed=1).lower[7] != runs[0].lower[7]


def test_extreme_priors_and_shares_are_safe():
    topics = np.array([[1.0 - 1e-200, 1e-200], [0.5, 0.5]])
    documents = [[3, 4], [1, 0], [0, 2]]
    for prior in ([1e-300, 1e-300], [1e-8, 1e8], [1e7, 1e-300]):
        found = anneal(documents, topics, prior)
        assert np.isfinite(found.log_probabilities).all()


def test_one_chain_has_no_variance():
    assert np.isnan(anneal([DOCUMENT], TOPICS, PRIORS["usual"], chains=1).variances).all()


@pytest.mark.parametrize(
    ("changed", "error", "match"),
    [
        ({"steps": 0}, ValueError, "steps must be at least 1"),
        ({"chains": 0}, ValueError, "chains must be at least 1"),
        ({"steps": 1.5}, TypeError, "steps must be a whole number"),
        ({"seed": -1}, ValueError, "seed must be at least 0"),
    ],
)
def test_bad_settings_are_refused(changed, error, match):
    with pytest.raises(error, match=match):
        anneal([DOCUMENT], TOPICS, PRIORS["usual"], **changed)


def test_progress_is_told_and_changes_nothing():
    documents = np.tile(DOCUMENT, (4_000, 1))
    shares = []
    told = anneal(
        documents, TOPICS, PRIORS["usual"], progress=lambda share, _note: shares.append(share)
    )
    untold = anneal(documents[:50], TOPICS, PRIORS["usual"])
    np.testing.assert_array_equal(told.lower[:50], untold.lower)
    assert shares == sorted(shares)
    assert all(0 < share <= 1 for share in shares)


def test_progress_can_end_it():
    def refuse(share, _note):
        raise RuntimeError(f"enough at {share}")

    documents = np.tile(DOCUMENT, (100_000, 1))
    with pytest.raises(RuntimeError, match="enough at 0"):
        anneal(documents, TOPICS, PRIORS["usual"], progress=refuse, n_jobs=2)
