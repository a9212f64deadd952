"""The choice of a prior: the interval search, and m from wherever it can be had."""

from dataclasses import dataclass

import numpy as np
import pytest
from scipy.optimize import minimize_scalar

from experiments.baselines.prior import IntervalSearch, choose_prior, spread_order
from experiments.sampling.flat_model import FlatModel
from experiments.sampling.perplexity import perplexity
from experiments.sampling.samplers import anneal
from experiments.synthetic import generate_documents
from tests.count_samples import poisson_counts
from tests.document_oracle import random_topics
from topicgrouper import fit_tree


@dataclass(frozen=True)
class Mixture:
    topic_words: np.ndarray
    topic_prior: np.ndarray

    def document_topics(self, counts):
        raise NotImplementedError


def test_the_interval_is_halved_around_the_best_quarter_point():
    alpha, trace = IntervalSearch(low=1, high=9, steps=3).minimise(lambda x: (x - 6.2) ** 2)
    np.testing.assert_allclose(trace[:, 0], [5, 3, 7, 6, 8, 5.5, 6.5])
    assert alpha == 6
    fine, _ = IntervalSearch(low=1, high=9, steps=20).minimise(lambda x: (x - 6.2) ** 2)
    assert fine == pytest.approx(6.2, abs=1e-5)


@pytest.mark.parametrize("best", [0.0, 300.0])
def test_the_search_stays_inside_the_interval(best):
    search = IntervalSearch()
    alpha, trace = search.minimise(lambda x: abs(x - best))
    assert search.low < trace[:, 0].min()
    assert trace[:, 0].max() < search.high
    assert min(alpha - search.low, search.high - alpha) < 1


def test_a_flat_view_gets_the_alpha_that_its_own_search_finds():
    documents = generate_documents(400, seed=1).corpus
    model = FlatModel.of(fit_tree(documents.counts).view(6))
    chosen = choose_prior(model, documents)
    assert chosen.n_documents == 400
    assert chosen.alpha == pytest.approx(model.alpha, abs=0.3)
    np.testing.assert_allclose(chosen.topic_prior, chosen.alpha * model.topic_frequencies)
    np.testing.assert_allclose(chosen.trace[:, 1].min(), perplexity(model, documents).value, 1e-4)
    assert chosen.trace.shape == (21, 2)


def test_a_soft_model_is_searched_with_the_same_random_numbers():
    topics = random_topics(3, 12, seed=1)
    training = poisson_counts(60, 12, rate=0.7, seed=3)
    model = Mixture(topics, np.full(3, 2.0))
    search = IntervalSearch(annealing_steps=4, steps=4)
    chosen = choose_prior(model, training, search=search, share=0.5, seed=7)
    again = choose_prior(model, training, search=search, share=0.5, seed=7, n_jobs=1)
    np.testing.assert_array_equal(chosen.trace, again.trace)
    assert chosen.n_documents == round(0.5 * np.count_nonzero(training.sum(axis=1)))
    assert chosen.alpha == chosen.trace[chosen.trace[:, 1].argmin(), 0]
    # m was estimated by fold-in, since the model has no frequencies
    m = chosen.topic_prior / chosen.alpha
    assert m.sum() == pytest.approx(1.0)
    assert np.ptp(m) > 0.01
    tenth = choose_prior(model, training, topic_frequencies=[1, 1, 2], search=search)
    np.testing.assert_allclose(tenth.topic_prior / tenth.alpha, [0.25, 0.25, 0.5])
    assert tenth.n_documents == round(0.1 * np.count_nonzero(training.sum(axis=1)))


def test_the_chosen_alpha_is_the_best_for_documents_drawn_with_it():
    rng = np.random.default_rng(0)
    topics = random_topics(3, 30, seed=2)
    m = np.array([0.5, 0.3, 0.2])
    shares = rng.dirichlet(8.0 * m, size=150)
    training = np.array([rng.multinomial(25, share @ topics) for share in shares])
    search = IntervalSearch(low=0.5, high=40.5, annealing_steps=4)
    chosen = choose_prior(
        Mixture(topics, m), training, topic_frequencies=m, share=1.0, search=search
    )

    def cost(alpha):
        return -anneal(training, topics, alpha * m, steps=4).log_probabilities.sum()

    direct = minimize_scalar(cost, bounds=(0.5, 40.5), method="bounded", options={"xatol": 0.1})
    # The same random numbers leave some noise: chains part when one draw falls differently.
    assert cost(chosen.alpha) < direct.fun + 5
    assert 4 < chosen.alpha < 16


def test_topics_that_never_occur_keep_a_positive_prior():
    topics = random_topics(3, 5, seed=1)
    training = np.ones((4, 5), int)
    chosen = choose_prior(Mixture(topics, np.ones(3)), training, topic_frequencies=[1, 0, 1])
    assert (chosen.topic_prior > 0).all()


@pytest.mark.parametrize("number", [0, 1, 2, 7, 64, 100])
def test_every_beginning_of_the_order_is_spread(number):
    order = spread_order(number)
    assert sorted(order.tolist()) == list(range(number))
    for size in range(1, number + 1):
        gaps = np.diff(np.sort(order[:size]), prepend=-1, append=number)
        assert gaps.max() <= 4 * number / size + 1
