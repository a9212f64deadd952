from __future__ import annotations

import numpy as np
import pytest

from tests.groups.exact_tails import all_sums, exact_tail
from topicgrouper.groups.permutation_test import merged, permutation_p_values


def centred(values):
    return values - values.mean()


@pytest.mark.parametrize("size", [1, 4, 9, 12, 15])
@pytest.mark.parametrize("sign", [1, -1])
def test_twice_the_tail_on_either_side(size, sign):
    values = sign * centred(np.random.default_rng(3).exponential(size=16))
    sums = all_sums(values, size)
    for place in (0, len(sums) // 100, len(sums) // 4, -1 - len(sums) // 50, -1):
        x = sums[place]
        tail = exact_tail(sums, x) if x > 0 else exact_tail(-sums, -x)
        (found,) = permutation_p_values(values, np.array([size]), np.array([x]))
        assert found == pytest.approx(min(2 * tail, 1), rel=0.2, abs=8 / len(sums))


def test_groups_that_cannot_be_tested_have_one():
    values = centred(np.arange(40.0))
    found = permutation_p_values(values, np.array([0, 40, 20]), np.array([0.0, 0.0, 0.0]))
    assert found.tolist() == [1, 1, 1]
    nothing = permutation_p_values(np.zeros(40), np.array([20]), np.array([1e-16]))
    assert nothing.tolist() == [1]


@pytest.mark.parametrize("size", [6, 30, 200, 1900])
def test_p_values_are_uniform_for_random_groups(size):
    """Skewed values with many zeros, as occurrences in documents are."""
    rng = np.random.default_rng(size)
    lengths = rng.geometric(0.02, size=2000)
    counts = rng.poisson(rng.gamma(0.1, 10 / 0.1, size=2000) * 0.01 * lengths)
    values = counts - counts.sum() / lengths.sum() * lengths
    draws = 2000
    sums = np.array([rng.choice(values, size, replace=False).sum() for _ in range(draws)])
    found = permutation_p_values(values, np.full(draws, size), sums, span=1.0)
    for level in (0.2, 0.05, 0.01):
        error = np.sqrt(level * (1 - level) / draws)
        assert np.mean(found <= level) <= level + 4 * error
        assert np.mean(found <= level) >= 0.2 * level


def test_merging_keeps_the_sum_and_almost_the_squares():
    values = centred(np.random.default_rng(0).exponential(size=50_000) ** 3)
    population = merged(values)
    assert len(population.values) < 600
    assert population.numbers.sum() == len(values)
    assert population.numbers @ population.values == pytest.approx(0, abs=1e-6)
    squares = population.numbers @ population.values**2
    assert squares == pytest.approx(np.sum(values**2), rel=1e-3)


def test_merging_hardly_changes_the_test(monkeypatch):
    values = centred(np.random.default_rng(1).exponential(size=2000) ** 2)
    sizes = np.array([20, 100, 500, 1500])
    sums = 3 * np.sqrt(sizes * (1 - sizes / 2000)) * values.std()
    quick = permutation_p_values(values, sizes, sums)
    monkeypatch.setattr("topicgrouper.groups.permutation_test._MAX_EXACT", 10_000)
    assert quick == pytest.approx(permutation_p_values(values, sizes, sums), rel=0.01)
