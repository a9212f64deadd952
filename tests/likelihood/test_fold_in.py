"""Fold-in against the enumerated posterior."""

import numpy as np
import pytest

from tests.document_oracle import enumerate_topics, random_topics, single_topics
from topicgrouper.likelihood.samplers import fold_in

TOPICS = random_topics(3, 5, seed=1)
PRIOR = np.array([0.3, 1.0, 0.2])
DOCUMENTS = np.array([[1, 0, 2, 0, 3], [2, 2, 1, 1, 1], [0, 0, 0, 7, 0], [0, 0, 0, 0, 1]])


def test_shares_are_those_of_the_enumerated_posterior():
    exact = [enumerate_topics(one, TOPICS, PRIOR).topic_shares for one in DOCUMENTS]
    found = fold_in(DOCUMENTS, TOPICS, PRIOR, sweeps=100_000, burn_in=100)
    np.testing.assert_allclose(found, exact, atol=0.01)


def test_words_with_one_topic_leave_no_choice():
    topics = single_topics([0, 1, 0, 1], [1, 2, 3, 4])
    found = fold_in([[2, 1, 0, 3], [0, 0, 5, 0]], topics, [0.5, 2.0], sweeps=3, burn_in=0)
    np.testing.assert_allclose(found, [[2 / 6, 4 / 6], [1, 0]], rtol=1e-15)


def test_documents_without_known_words_get_the_mean_of_the_prior():
    topics = np.array([[0.5, 0.5, 0.0], [0.1, 0.9, 0.0]])
    found = fold_in([[0, 0, 0], [0, 0, 9], [0, 5, 9]], topics, [1.0, 3.0])
    np.testing.assert_allclose(found[:2], [[0.25, 0.75]] * 2)
    np.testing.assert_allclose(found[2].sum(), 1.0)
    assert found[2, 1] != 0.75


def test_results_depend_neither_on_threads_nor_on_other_documents():
    rng = np.random.default_rng(5)
    topics = random_topics(30, 40, seed=2)
    prior = rng.random(30)
    documents = rng.poisson(0.7, size=(25, 40))
    runs = [fold_in(documents, topics, prior, n_jobs=threads) for threads in (1, 2, 3, None)]
    for found in runs[1:]:
        np.testing.assert_array_equal(found, runs[0])
    np.testing.assert_allclose(runs[0].sum(axis=1), 1.0)
    alone = np.zeros_like(documents)
    alone[7] = documents[7]
    np.testing.assert_array_equal(fold_in(alone, topics, prior)[7], runs[0][7])
    assert (fold_in(documents, topics, prior, seed=1)[7] != runs[0][7]).any()


@pytest.mark.parametrize("changed", [{"sweeps": 0}, {"burn_in": -1}, {"seed": 2**64}])
def test_bad_settings_are_refused(changed):
    with pytest.raises(ValueError, match=next(iter(changed))):
        fold_in(DOCUMENTS, TOPICS, PRIOR, **changed)
