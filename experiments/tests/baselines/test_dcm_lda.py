"""DCM-LDA: probabilities against enumeration, and fits of documents that repeat their words."""

import itertools
import math

import numpy as np
import pytest
from scipy.special import gammaln

from experiments.baselines.dcm_lda import DcmLda, fit_dcm_lda
from experiments.baselines.lda import LdaSettings, fit_lda

ALPHA = np.array([0.3, 1.2, 0.6])
BETA = np.array([[0.5, 0.1, 2.0, 0.0, 0.4], [1.5, 0.2, 0.1, 0.0, 0.1], [0.1, 3.0, 0.3, 0.0, 0.9]])
MODEL = DcmLda(ALPHA, BETA)
"""The fourth column never occurred in training."""
DOCUMENTS = np.array([[2, 1, 0, 0, 3], [0, 4, 1, 0, 1], [5, 0, 0, 0, 1], [1, 0, 0, 0, 0]])
SEEN = np.array([[1, 1, 0, 0, 1], [0, 2, 0, 0, 0], [2, 0, 0, 0, 1], [0, 0, 0, 0, 0]])


def probability(document):
    """Return p(d), summed over the topics of all tokens."""
    words = np.repeat(np.arange(len(document)), document)
    sums = BETA.sum(axis=1)
    known = BETA[:, BETA.any(axis=0)]
    result = 0.0
    for topics in itertools.product(range(len(ALPHA)), repeat=len(words)):
        counts = np.zeros_like(BETA)
        np.add.at(counts, (list(topics), words), 1)
        totals = counts.sum(axis=1)
        log = math.lgamma(ALPHA.sum()) - math.lgamma(ALPHA.sum() + len(words))
        log += (gammaln(ALPHA + totals) - gammaln(ALPHA)).sum()
        log += (gammaln(sums) - gammaln(sums + totals)).sum()
        log += (gammaln(known + counts[:, BETA.any(axis=0)]) - gammaln(known)).sum()
        result += math.exp(log)
    return result


EXACT = np.array([probability(document) for document in DOCUMENTS])


def test_annealing_is_unbiased_in_both_directions():
    estimates = [MODEL.log_probability(DOCUMENTS, steps=8, seed=seed) for seed in range(600)]
    up = np.exp([found.lower for found in estimates]) / EXACT
    down = EXACT / np.exp([found.upper for found in estimates])
    for ratios in (up, down):
        errors = ratios.std(axis=0) / math.sqrt(len(ratios))
        assert (np.abs(ratios.mean(axis=0) - 1) < 4 * errors + 0.01).all()


def test_more_steps_come_closer():
    few, many = (MODEL.log_probability(DOCUMENTS, steps=steps) for steps in (2, 2000))
    np.testing.assert_allclose(many.log_probabilities, np.log(EXACT), atol=0.05)
    gaps = [np.abs(found.upper - found.lower).sum() for found in (few, many)]
    assert gaps[1] < 0.2 * gaps[0]


def test_predictions_are_those_of_enumeration():
    found = MODEL.predict(SEEN, DOCUMENTS - SEEN, sweeps=6000)
    exact = [
        sum(
            count * math.log(probability(seen + np.eye(5, dtype=int)[word]) / probability(seen))
            for word, count in enumerate(hidden)
            if count
        )
        for seen, hidden in zip(SEEN, DOCUMENTS - SEEN, strict=True)
    ]
    np.testing.assert_allclose(found, exact, atol=0.05)


def test_unknown_words_and_empty_documents():
    with_unknown, empty = np.array([[2, 1, 0, 7, 3]]), np.zeros((1, 5), dtype=int)
    found, known, nothing = (
        MODEL.log_probability(counts, steps=4) for counts in (with_unknown, DOCUMENTS[:1], empty)
    )
    np.testing.assert_array_equal(found.lower, known.lower)
    assert (*nothing.lower, *nothing.upper) == (0.0, 0.0)
    assert MODEL.predict(DOCUMENTS[:1], empty).tolist() == [0.0]


@pytest.fixture(scope="module", name="bursty")
def bursty_documents():
    """Return documents of two topics, each with few of its topic's words, often."""
    rng = np.random.default_rng(3)
    half = np.full(20, 0.1)
    rows = []
    for number in range(240):
        shares = rng.dirichlet(half)
        zeros = np.zeros(20)
        words = np.concatenate([shares, zeros] if number % 2 else [zeros, shares])
        rows.append(rng.multinomial(30, words))
    return np.array(rows)


def test_repetition_is_learned(bursty):
    train, test = bursty[:200], bursty[200:]
    lda = fit_lda(train, 2, settings=LdaSettings(burn_in=30, samples=10))
    model = fit_dcm_lda(train, lda, rounds=60)
    # The truth is 20 words with β = 0.1 in each topic, none with both.
    assert model.word_priors.sum(axis=1) == pytest.approx([2.0, 2.0], rel=0.25)
    own = model.word_priors.max(axis=0)
    assert own.sum() == pytest.approx(model.word_priors.sum(), rel=0.05)
    # Each document has one topic: Σα is small.
    assert model.topic_prior.sum() < 0.1
    found = model.log_probability(test).log_probabilities.sum()
    truth = math.log(0.5) * len(test) + sum(
        gammaln(2.0) - gammaln(32.0) + (gammaln(row + 0.1) - gammaln(0.1)).sum() for row in test
    )
    assert found == pytest.approx(truth, rel=0.01)


def test_seeds_and_threads(bursty):
    lda = fit_lda(bursty, 2, settings=LdaSettings(burn_in=5, samples=2))
    one, two, other = (
        fit_dcm_lda(bursty, lda, rounds=2, seed=seed, n_jobs=threads)
        for seed, threads in ((1, 1), (1, 3), (2, 1))
    )
    np.testing.assert_array_equal(one.word_priors, two.word_priors)
    np.testing.assert_array_equal(one.topic_prior, two.topic_prior)
    assert (one.word_priors != other.word_priors).any()
    for threads in (1, 3):
        found = one.log_probability(bursty, steps=4, n_jobs=threads)
        np.testing.assert_array_equal(found.lower, one.log_probability(bursty, steps=4).lower)


def test_every_training_word_is_possible_in_every_topic(bursty):
    with_empty = np.column_stack([bursty, np.zeros(len(bursty), dtype=int)])
    lda = fit_lda(with_empty, 3, settings=LdaSettings(burn_in=5, samples=2))
    priors = fit_dcm_lda(with_empty, lda, rounds=3).word_priors
    assert (priors[:, :-1] > 0).all()
    assert not priors[:, -1].any()
