"""The samplers against enumeration, the closed form, their own bounds, and other threads."""

import numpy as np
import pytest
from scipy.sparse import csr_array
from scipy.special import betaln, gammaln, logsumexp

from experiments.sampling.samplers import anneal, left_to_right
from tests.document_oracle import (
    enumerate_topics,
    integrate_two_topics,
    limit_of_left_to_right,
    random_topics,
    single_topics,
)

TOPICS = random_topics(3, 5, seed=1)
# Words that some topics do not have, as in LDA without smoothing.
SPARSE_TOPICS = np.array(
    [[0.5, 0.5, 0.0, 0.0, 0.0], [0.0, 0.2, 0.2, 0.6, 0.0], [0.3, 0.0, 0.0, 0.1, 0.6]]
)
PRIORS = {"usual": [0.3, 1.0, 0.2], "small": [0.02, 0.05, 0.01], "large": [5.0, 3.0, 9.0]}
DOCUMENT = np.array([3, 1, 2, 0, 1])
PRIOR = np.array([0.3, 1.0, 0.2])
DOCUMENTS = np.array(
    [[1, 0, 2, 0, 3], [2, 2, 1, 1, 1], [0, 0, 0, 7, 0], [0, 0, 0, 0, 1], [1, 1, 1, 0, 0]]
)
EXACT = np.array([enumerate_topics(one, TOPICS, PRIOR).log_probability for one in DOCUMENTS])


def annealed(counts, topic_words, topic_prior, **options):
    """Return estimates and variances, as `left_to_right` does."""
    found = anneal(counts, topic_words, topic_prior, **options)
    return found.log_probabilities, found.variances


def closed_form(document, topic_of_word, topics, prior):
    """Return log p(d) if each word has one topic."""
    numbers = np.bincount(topic_of_word, weights=document, minlength=len(prior))
    value = (gammaln(prior + numbers) - gammaln(prior)).sum() + gammaln(prior.sum())
    return value - gammaln(prior.sum() + numbers.sum()) + document @ np.log(topics.max(axis=0))


# -- both ------------------------------------------------------------------------------------------


@pytest.fixture(params=[annealed, left_to_right], ids=["annealing", "left to right"])
def sampler(request):
    return request.param


def test_enumeration_agrees_with_an_integral_and_the_closed_form():
    for document in DOCUMENTS:
        by_integral = integrate_two_topics(document, TOPICS[:2], PRIOR[:2])
        enumerated = enumerate_topics(document, TOPICS[:2], PRIOR[:2]).log_probability
        assert enumerated == pytest.approx(by_integral, rel=1e-7)
    topics, prior = single_topics([0, 1, 0, 1], [1, 2, 3, 4]), np.array([0.8, 2.5])
    document = np.array([2, 1, 0, 3])
    closed = closed_form(document, [0, 1, 0, 1], topics, prior)
    assert closed == pytest.approx(integrate_two_topics(document, topics, prior), rel=1e-9)
    assert closed == pytest.approx(enumerate_topics(document, topics, prior).log_probability)


def test_a_model_with_one_topic_a_word_is_estimated_without_error(sampler):
    rng = np.random.default_rng(3)
    topic_of_word = np.array([0, 1, 2, 0, 1, 2, 0, 0])
    topics = single_topics(topic_of_word, rng.integers(1, 50, size=8))
    prior = np.array([2.0, 0.7, 0.01])
    documents = rng.poisson(3.0, size=(20, 8))
    exact = [closed_form(document, topic_of_word, topics, prior) for document in documents]
    found, variances = sampler(csr_array(documents), topics, prior)
    np.testing.assert_allclose(found, exact, rtol=1e-9)
    np.testing.assert_allclose(variances, 0, atol=1e-18)


def test_one_topic_is_a_unigram_model(sampler):
    found, variances = sampler(DOCUMENTS, TOPICS[:1], [0.4])
    np.testing.assert_allclose(found, DOCUMENTS @ np.log(TOPICS[0]), rtol=1e-12)
    np.testing.assert_allclose(variances, 0, atol=1e-20)


def test_results_depend_neither_on_threads_nor_on_other_documents(sampler):
    rng = np.random.default_rng(5)
    topics = random_topics(30, 40, seed=2)
    prior = rng.random(30)
    documents = rng.poisson(0.7, size=(25, 40))
    runs = [sampler(documents, topics, prior, n_jobs=threads) for threads in (1, 2, 3, None)]
    for run in runs[1:]:
        np.testing.assert_array_equal(run, runs[0])
    alone = np.zeros_like(documents)
    alone[7] = documents[7]
    assert sampler(alone, topics, prior)[0][7] == runs[0][0][7]
    assert sampler(documents, topics, prior, seed=1)[0][7] != runs[0][0][7]


def test_equal_documents_have_their_own_random_numbers(sampler):
    found, _ = sampler(np.tile([[2, 3, 1, 2, 2]], (4, 1)), TOPICS, PRIOR)
    assert len(set(found.tolist())) == 4


def test_empty_documents_and_words_that_no_topic_has(sampler):
    topics = np.array([[0.5, 0.5, 0.0], [0.1, 0.9, 0.0]])
    found, variances = sampler([[0, 0, 0], [1, 1, 1], [1, 1, 0]], topics, [1.0, 1.0])
    np.testing.assert_array_equal(found[:2], [0.0, -np.inf])
    assert variances[0] == 0
    assert np.isfinite(found[2])
    nothing, _ = sampler(np.zeros((0, 3), dtype=int), topics, [1.0, 1.0])
    assert nothing.shape == (0,)


def test_extreme_priors_and_shares_are_safe(sampler):
    topics = np.array([[1.0 - 1e-200, 1e-200], [0.5, 0.5]])
    documents = [[3, 4], [1, 0], [0, 2]]
    for prior in ([1e-300, 1e-300], [1e-8, 1e8], [1e7, 1e-300]):
        assert np.isfinite(sampler(documents, topics, prior)).all()


def test_a_single_chain_tells_no_variance(sampler):
    found, variances = sampler(DOCUMENTS, TOPICS, PRIOR, chains=1)
    assert np.isfinite(found).all()
    assert np.isnan(variances).all()


# -- annealing -------------------------------------------------------------------------------------


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


# -- left to right ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("chains", "sweeps"), [(40, 500), (200, 100)])
def test_many_sweeps_give_the_probability(chains, sweeps):
    found, variances = left_to_right(DOCUMENTS, TOPICS, PRIOR, chains=chains, sweeps=sweeps)
    errors = np.sqrt(variances)
    assert (errors < 0.02).all()
    np.testing.assert_array_less(np.abs(found - EXACT), 4 * errors + 1e-12)
    # One token leaves nothing to draw.
    assert errors[3] < 1e-12
    assert errors[0] > 1e-4


@pytest.mark.parametrize(("chains", "sweeps"), [(40_000, 1), (20_000, 2), (4_000, 5)])
def test_many_chains_of_few_sweeps_give_their_limit(chains, sweeps):
    documents = np.array([[1, 0, 2, 0, 1], [1, 1, 1, 1, 1], [0, 0, 0, 4, 0], [1, 1, 1, 0, 0]])
    limits = [limit_of_left_to_right(one, TOPICS, PRIOR, sweeps=sweeps) for one in documents]
    found, variances = left_to_right(documents, TOPICS, PRIOR, chains=chains, sweeps=sweeps)
    errors = np.sqrt(variances)
    assert (errors < 0.02).all()
    np.testing.assert_array_less(np.abs(found - limits), 4 * errors + 1e-12)


def test_the_limit_approaches_the_probability_with_the_sweeps():
    limits = [limit_of_left_to_right([1, 1, 1, 1, 1], TOPICS, PRIOR, sweeps=s) for s in (1, 4, 16)]
    exact = enumerate_topics([1, 1, 1, 1, 1], TOPICS, PRIOR).log_probability
    distances = np.abs(np.array(limits) - exact)
    assert distances[0] > 2 * distances[1] > 4 * distances[2] > 0


@pytest.mark.parametrize(("chains", "sweeps"), [(20, 1), (4, 5)])
def test_the_spread_of_estimates_left_to_right_is_the_reported_error(chains, sweeps):
    runs = [
        left_to_right(DOCUMENTS, TOPICS, PRIOR, chains=chains, sweeps=sweeps, seed=seed)
        for seed in range(60)
    ]
    totals = np.array([found.sum() for found, _ in runs])
    reported = np.sqrt(np.mean([variances.sum() for _, variances in runs]))
    spread = totals.std(ddof=1)
    assert spread / 2 < reported < spread * 2
