"""LDA as a whole: what it recovers, repeats and refuses."""

import numpy as np
import pytest
from scipy.optimize import linear_sum_assignment

from experiments.baselines.lda import LdaSettings, fit_lda
from experiments.synthetic import generate_documents
from tests.count_samples import sparse_zipf_counts

COUNTS = sparse_zipf_counts(100, 60, length=20, seed=5)
SHORT = LdaSettings(burn_in=20, samples=10)
ALPHA = (5.0, 0.5, 0.5, 0.5)


def distances(model, truth):
    """Give the total variation between matched topics."""
    pairs = np.abs(model.topic_words[:, None] - truth[None]).sum(axis=-1) / 2
    return pairs[linear_sum_assignment(pairs)]


@pytest.fixture(scope="module", name="documents")
def synthetic_documents():
    return generate_documents(1_500, seed=3)


def best_fit(documents, settings):
    """Fit with several seeds, as some runs lose a topic, and return the most probable model."""
    models = [fit_lda(documents.corpus.counts, 4, settings=settings, seed=s) for s in range(4)]
    return max(models, key=lambda model: model.log_likelihoods[-1, 1])


@pytest.mark.parametrize("estimate", ["paper", "smoothed"])
def test_separated_topics_are_recovered_with_the_true_alpha(documents, estimate):
    settings = LdaSettings(
        alpha=np.array(ALPHA), beta=0.5, burn_in=200, samples=50, estimate=estimate
    )
    model = best_fit(documents, settings)
    assert distances(model, documents.topic_words).max() < 0.1
    never = np.asarray(documents.corpus.counts.sum(axis=0)).ravel() == 0
    assert never.any()
    assert not model.topic_words[:, never].any()
    np.testing.assert_allclose(model.topic_words.sum(axis=1), 1.0, rtol=1e-12)
    frequent = model.topic_words[:, documents.word_topics == 0].sum(axis=1).argmax()
    shares = model.training_document_topics[:, frequent]
    assert np.abs(shares - documents.document_topics[:, 0]).mean() < 0.1


def test_optimizing_finds_an_asymmetric_alpha(documents):
    settings = LdaSettings(alpha=1.0, beta=4.0, optimize=True, burn_in=300, samples=20)
    model = best_fit(documents, settings)
    assert distances(model, documents.topic_words).mean() < 0.25
    np.testing.assert_allclose(np.sort(model.topic_prior), np.sort(ALPHA), rtol=0.5)
    assert model.beta < 0.2
    plain = fit_lda(documents.corpus.counts, 4, settings=SHORT)
    assert plain.beta == 0.1
    np.testing.assert_array_equal(plain.topic_prior, np.full(4, 12.5))


def test_threads_change_nothing_where_blocks_run_side_by_side():
    counts = sparse_zipf_counts(1_500, 500, length=60, seed=5)  # enough tokens for groups
    settings = LdaSettings(burn_in=3, samples=2, optimize=True, optimize_every=1)
    one, two = (fit_lda(counts, 20, settings=settings, n_jobs=threads) for threads in (1, 3))
    np.testing.assert_array_equal(one.topic_words, two.topic_words)
    np.testing.assert_array_equal(one.topic_prior, two.topic_prior)


def test_a_matrix_of_beta_says_which_words_a_topic_has():
    beta = np.full((4, 2), 0.01)
    beta[:2, 1] = beta[2:, 0] = 50.0
    counts = np.array([[3, 2, 0, 1], [0, 1, 4, 2]] * 20)
    model = fit_lda(counts, 2, settings=LdaSettings(alpha=1.0, beta=beta, burn_in=50, samples=50))
    np.testing.assert_array_equal(model.topic_words.argmax(axis=0), [1, 1, 0, 0])
    assert model.topic_words[0, 2:].sum() > 0.9
    np.testing.assert_array_equal(model.beta, beta)


def test_columns_that_never_occur_leave_the_rest_as_it_is():
    wider = np.insert(COUNTS.toarray(), [0, 7], 0, axis=1)
    model, plain = fit_lda(wider, 5, settings=SHORT), fit_lda(COUNTS, 5, settings=SHORT)
    np.testing.assert_array_equal(np.delete(model.topic_words, [0, 8], axis=1), plain.topic_words)
    beta = np.full((wider.shape[1], 5), 0.1)
    beta[[0, 8]] = 99.0
    settings = LdaSettings(beta=beta, burn_in=20, samples=10)
    same = fit_lda(wider, 5, settings=settings)
    assert not same.topic_words[:, [0, 8]].any()
    np.testing.assert_allclose(same.topic_words.sum(axis=1), 1.0, rtol=1e-12)


def test_empty_documents_get_the_priors_mean():
    counts = np.vstack([COUNTS.toarray(), np.zeros((1, 60), dtype=int)])
    settings = LdaSettings(alpha=[1.0, 3.0], burn_in=2, samples=2)
    model = fit_lda(counts, 2, settings=settings)
    np.testing.assert_array_equal(model.training_document_topics[-1], [0.25, 0.75])
    np.testing.assert_allclose(model.training_document_topics.sum(axis=1), 1.0, rtol=1e-12)


def test_one_topic_is_the_unigram_model():
    model = fit_lda(COUNTS, 1, settings=SHORT)
    frequencies = np.asarray(COUNTS.sum(axis=0)).ravel()
    np.testing.assert_allclose(model.topic_words[0], frequencies / frequencies.sum(), rtol=1e-12)


def test_the_papers_two_settings():
    heuristics, optimized = LdaSettings(), LdaSettings(optimize=True)
    assert (heuristics.optimize, optimized.optimize) == (False, True)
    for settings in (heuristics, optimized):
        assert (settings.burn_in, settings.samples) == (2_000, 1_000)
        assert settings.optimize_every == 10
        assert settings.beta == 0.1
        np.testing.assert_array_equal(settings.alpha_of(20), np.full(20, 2.5))
