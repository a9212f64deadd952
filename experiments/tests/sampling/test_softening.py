"""Softening with Gibbs sweeps."""

import numpy as np
import pytest

from experiments.sampling.gibbs import GibbsSampler
from experiments.sampling.perplexity import perplexity
from experiments.sampling.softening import (
    METHODS,
    burn_in,
    soften,
    start_sampler,
    token_shares,
)
from experiments.sampling.topic_mixture import TopicModel
from tests.count_samples import sparse_zipf_counts
from tests.mixtures.polysemous_documents import SHARED, polysemous_documents, polysemous_topics
from topicgrouper import fit_tree
from topicgrouper import soften as soften_by_cvb0
from topicgrouper.common.checks import whole_count_rows
from topicgrouper.mixtures.softening import Cvb0, ViewCounts, start_alpha

TRAINING = polysemous_documents(300, seed=1)
HELD_OUT = polysemous_documents(80, seed=2)
COUNTS = whole_count_rows(sparse_zipf_counts(60, 40, length=25, seed=5))
N_TOPICS = 5
ALPHA = np.linspace(0.2, 1.5, N_TOPICS)


@pytest.fixture(scope="module")
def tree():
    return fit_tree(TRAINING)


@pytest.fixture(scope="module")
def models(tree):
    return {method: soften(tree.view(3), method=method) for method in METHODS}


@pytest.mark.parametrize("method", METHODS)
def test_every_method_finds_the_topics_that_share_words(models, tree, method):
    model = models[method]
    assert isinstance(model, TopicModel)
    assert model.nodes.tolist() == [topic.id for topic in tree.view(3)]
    found = model.topic_words @ polysemous_topics().T
    true = polysemous_topics()[found.argmax(axis=1)]
    assert np.abs(model.topic_words - true).sum(axis=1).max() < 0.25
    assert {each.word for each in model.shared_words()} == {f"x{column}" for column in SHARED}


@pytest.mark.parametrize("method", METHODS)
def test_predicts_better_than_the_flat_view(models, tree, method):
    flat = perplexity(tree.view(3), HELD_OUT).value
    soft = perplexity(models[method], HELD_OUT)
    assert soft.value + 4 * soft.standard_error < flat


def test_cvb0_is_that_of_the_package(models, tree):
    assert same_topics(models["cvb0"], soften_by_cvb0(tree.view(3)))


@pytest.mark.parametrize("method", METHODS)
def test_the_same_result_every_time_and_with_any_number_of_threads(tree, method):
    models = [soften(tree.view(4), method=method, n_jobs=n_jobs) for n_jobs in (1, 1, 2, 3)]
    for model in models[1:]:
        assert same_topics(model, models[0])


@pytest.mark.parametrize("method", METHODS)
def test_the_seed_is_that_of_the_sweeps(models, tree, method):
    other, again = (soften(tree.view(3), method=method, seed=2**64 - 1) for _ in range(2))
    assert same_topics(other, again)
    assert same_topics(other, models[method]) == (method == "cvb0")


def test_shares_of_documents_agree_with_sampling(models):
    documents = polysemous_documents(60, seed=4)
    sampled = models["default"].document_topics(documents, sweeps=500)
    assert np.abs(models["default"].transform(documents) - sampled).mean() < 0.02


def same_topics(first, second):
    names = ("topic_words", "topic_prior", "training_document_topics")
    return all(np.array_equal(getattr(first, name), getattr(second, name)) for name in names)


def test_starts_from_the_tokens_of_a_sampler():
    sampler = GibbsSampler(COUNTS, alpha=ALPHA, beta=0.1, seed=3)
    for _ in range(3):
        sampler.sweep()
    start = token_shares(COUNTS, sampler)
    assert len(start.starts) == COUNTS.nnz + 1
    cvb0 = Cvb0(COUNTS, alpha=ALPHA, beta=0.1, start=start)
    documents, words, topics = sampler.assignments()
    by_document, by_word = np.zeros((60, N_TOPICS)), np.zeros((COUNTS.shape[1], N_TOPICS))
    np.add.at(by_document, (documents, topics), 1)
    np.add.at(by_word, (words, topics), 1)
    for ours, theirs in zip(cvb0.expected_counts(), (by_document, by_word), strict=True):
        np.testing.assert_allclose(ours, theirs, atol=1e-5)


def swept(counts, n=3):
    start = ViewCounts.of(fit_tree(counts).view(n))
    sampler = start_sampler(start, seed=0, n_jobs=1)
    first = sampler.alpha, sampler.beta
    seen = []
    optimize = sampler.optimize
    sampler.optimize = lambda: (seen.append(sampler.iteration), optimize())
    burn_in(sampler)
    return start, sampler, first, seen


def test_the_first_sweeps_keep_their_parameters():
    counts = polysemous_documents(60, seed=1, length=200)
    start, sampler, (alpha, beta), estimated = swept(counts)
    assert estimated == [40, 45, 50]
    assert (alpha < start_alpha(start)).all()
    assert beta == 0.1
    assert sampler.beta != beta
    assert not np.array_equal(sampler.alpha, alpha)


def test_the_first_beta_is_smaller_where_topics_have_few_tokens():
    """All words together weigh at most three tenths of a mean topic."""
    counts = polysemous_documents(8, seed=1, length=20)
    start = ViewCounts.of(fit_tree(counts).view(20))
    beta = start_sampler(start, seed=0, n_jobs=1).beta
    n_words = start.counts.shape[1]
    assert beta < 0.1
    assert beta * n_words == pytest.approx(0.3 * start.counts.sum() / 20)
