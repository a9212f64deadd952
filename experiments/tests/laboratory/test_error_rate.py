import itertools
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from experiments.laboratory.error_rate import error_rate


def distributions(n, words, *, seed, concentration=0.3):
    rng = np.random.default_rng(seed)
    return rng.dirichlet(np.full(words, concentration), size=n)


def by_trying_all_mappings(topics, true):
    n = len(topics)
    errors = [
        np.abs(topics - true[list(mapping)]).sum() / (2 * n)
        for mapping in itertools.permutations(range(n))
    ]
    return min(errors)


@given(st.integers(1, 6), st.integers(1, 7), st.integers(0, 1000))
def test_it_equals_trying_all_mappings(n, words, seed):
    topics = distributions(n, words, seed=seed)
    true = distributions(n, words, seed=seed + 5000)
    result = error_rate(topics, true)
    assert result.value == pytest.approx(by_trying_all_mappings(topics, true), abs=1e-12)
    assert sorted(result.mapping.tolist()) == list(range(n))
    mapped = np.abs(topics - true[result.mapping]).sum(axis=1) / 2
    np.testing.assert_allclose(result.topic_errors, mapped, atol=1e-12)
    assert 0 <= result.value <= 1 + 1e-12


def test_permuted_truth_has_no_error_and_the_mapping_is_the_permutation():
    true = distributions(40, 300, seed=1)
    order = np.random.default_rng(2).permutation(40)
    result = error_rate(true[order], true)
    assert result.value == pytest.approx(0, abs=1e-15)
    np.testing.assert_array_equal(result.mapping, order)


def test_topics_without_a_common_word_have_error_one():
    halves = np.kron(np.eye(4), np.full((1, 3), 1 / 3))
    assert error_rate(halves[:2], halves[2:]).value == pytest.approx(1)


def test_a_model_is_taken_by_its_topic_words():
    topics, true = distributions(3, 20, seed=3), distributions(3, 20, seed=4)
    model = SimpleNamespace(topic_words=topics)
    assert error_rate(model, true).value == error_rate(topics, true).value
