from __future__ import annotations

from math import comb

import numpy as np
import pytest
from scipy.special import ndtr

from tests.groups.exact_tails import all_sums, exact_tail
from topicgrouper.groups.permutation_test import (
    MAX_DRAWN,
    Values,
    merged,
    permutation_p_values,
    saddlepoint_tails,
    small_draw_tails,
)


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


def drawn(kind, n, seed=0):
    rng = np.random.default_rng(seed)
    values = {
        "symmetric": rng.normal(size=n),
        "skewed": rng.exponential(size=n) ** 2,
        "few": rng.normal(size=n) + 4.0 * (rng.random(n) < 0.2),
    }[kind]
    return values - values.mean()


def tails(values, size, sums, **options):
    population = Values(values, np.ones(len(values)))
    sizes = np.full(len(sums), float(size))
    return saddlepoint_tails(population, sizes, np.asarray(sums), **options)


@pytest.mark.parametrize("kind", ["symmetric", "skewed", "few"])
@pytest.mark.parametrize(("n", "size"), [(18, 9), (20, 8), (18, 12)])
def test_agrees_with_all_draws(kind, n, size):
    values = drawn(kind, n)
    sums = all_sums(values, size)
    for share in (0.3, 0.1, 0.03, 0.01, 0.003, 0.001):
        x = sums[int(len(sums) * (1 - share))]
        if x <= 0:
            continue
        (found,) = tails(values, size, [x])
        assert found == pytest.approx(exact_tail(sums, x), rel=0.25)


def test_far_better_than_the_normal_distribution_for_skewed_values():
    values = drawn("skewed", 20, seed=1)
    sums = all_sums(values, 7)
    x = sums[int(len(sums) * 0.998)]
    (found,) = tails(values, 7, [x])
    assert found == pytest.approx(0.002, rel=0.05)
    assert ndtr(-x / sums.std()) > 0.02


def test_the_largest_sum_is_one_draw_of_all():
    values = drawn("skewed", 30)
    x = np.sort(values)[-12:].sum()
    (found,) = tails(values, 12, [x])
    assert found == pytest.approx(1 / comb(30, 12), rel=0.01)


def test_no_sum_is_beyond_the_largest():
    values = drawn("symmetric", 30)
    x = np.sort(values)[-12:].sum() * 1.5
    (found,) = tails(values, 12, [x])
    assert 0 <= found <= 1.01 / comb(30, 12)


def test_never_above_the_bound_and_falling():
    values = drawn("skewed", 200)
    xs = np.linspace(1e-6, np.sort(values)[-20:].sum(), 200)
    found = tails(values, 20, xs)
    assert np.all(found >= 0)
    assert np.all(found <= 1)
    assert np.all(np.diff(found[xs > values.std()]) <= 1e-12)


def test_equal_values_can_be_merged():
    values = np.array([-1.0] * 30 + [0.0] * 10 + [3.0] * 10)
    merged = Values(np.array([-1.0, 0.0, 3.0]), np.array([30.0, 10.0, 10.0]))
    sizes, sums = np.array([12.0, 20.0]), np.array([9.0, 14.0])
    single = [tails(values, m, [x])[0] for m, x in zip(sizes, sums, strict=True)]
    assert saddlepoint_tails(merged, sizes, sums) == pytest.approx(single, rel=1e-9)


def test_the_span_of_whole_numbers():
    # 15 of 60 values are 1: the hypergeometric distribution, shifted
    n, ones, size = 60, 15, 20
    values = np.array([1.0] * ones + [0.0] * (n - ones)) - ones / n
    for hits in range(7, 14):
        exact = sum(comb(ones, k) * comb(n - ones, size - k) for k in range(hits, ones + 1)) / comb(
            n, size
        )
        (found,) = tails(values, size, [hits - size * ones / n], span=1.0)
        assert found == pytest.approx(exact, rel=0.05)


def test_blocks_do_not_matter(monkeypatch):
    values = drawn("skewed", 50)
    xs = np.linspace(0.5, 20, 37)
    whole = tails(values, 15, xs)
    monkeypatch.setattr("topicgrouper.groups.permutation_test._BLOCK", 200)
    assert tails(values, 15, xs) == pytest.approx(whole, rel=1e-9)


@pytest.mark.parametrize("size", [1, 2, 3, 6, 9])
@pytest.mark.parametrize("seed", [0, 1])
def test_small_draws_agree_with_all_draws(size, seed):
    values = np.random.default_rng(seed).exponential(size=18) ** 3
    values -= values.mean()
    sums = all_sums(values, size)
    for share in (0.5, 0.1, 0.01, 0.002):
        x = sums[int(len(sums) * (1 - share))]
        (found,) = small_draw_tails(values, np.array([size]), np.array([x]))
        rounding = size * (x - size * values.min()) / 32_000
        assert found >= 0.999 * exact_tail(sums, x) - 1e-9
        assert found <= exact_tail(sums, x - rounding) + 1e-9


@pytest.mark.parametrize("size", [2, 3, 4])
def test_small_draws_of_skewed_values_are_right_within_a_few_per_cent(size):
    """Most documents have nothing of a topic, a few have much of it, and one is very long."""
    rng = np.random.default_rng(7)
    lengths = np.append(rng.geometric(0.02, size=49), 8_000)
    values = centred(rng.poisson(3.0, size=50) * (rng.random(50) < 0.2) - 0.002 * lengths)
    sums = all_sums(values, size)
    xs = sums[(len(sums) * (1 - np.array([0.1, 0.03, 0.01, 0.003]))).astype(int)]
    exact = np.array([2 * exact_tail(sums, x) for x in xs])
    found = permutation_p_values(values, np.full(4, size), xs)
    assert (found >= 0.999 * exact).all()
    assert found == pytest.approx(exact, rel=0.05)


def test_the_smallest_values_hardly_matter():
    """With thousands of documents, the few longest are taken for the next longest."""
    rng = np.random.default_rng(8)
    values = centred(rng.exponential(size=4000) ** 2 - 200.0 * (np.arange(4000) < 2))
    xs = np.array([5.0, 20.0, 60.0])
    found = small_draw_tails(values, np.full(3, 5), xs)
    draws = np.array([rng.choice(values, 5, replace=False).sum() for _ in range(20_000)])
    shares = np.array([np.mean(draws >= x) for x in xs])
    assert found == pytest.approx(shares, abs=4 * np.sqrt(0.25 / 20_000), rel=0.05)


def test_sizes_are_tested_together_as_alone():
    values = centred(np.random.default_rng(9).exponential(size=300) ** 2)
    sizes, sums = np.array([2, 5, 9]), np.array([12.0, 15.0, 18.0])
    together = small_draw_tails(values, sizes, sums)
    alone = [small_draw_tails(values, sizes[[i]], sums[[i]])[0] for i in range(3)]
    assert together == pytest.approx(alone, rel=0.02)


def test_one_value_is_counted():
    values = np.array([0.0, 1.0, 2.0, 2.0, 50.0])
    found = small_draw_tails(values, np.full(3, 1), np.array([2.0, 50.0, 0.0]))
    assert found == pytest.approx([3 / 5, 1 / 5, 1.0])


def test_an_outlier_of_any_size():
    values = np.concatenate([np.zeros(999), [1e9]])
    found = small_draw_tails(values, np.full(3, 3), np.array([1e-3, 1.0, 1e9]))
    assert found == pytest.approx([3 / 1000] * 3)


def test_sums_of_different_heights_do_not_disturb_each_other():
    values = np.random.default_rng(0).exponential(size=200) ** 4
    xs = np.quantile(values, [0.6, 0.9, 0.99, 1.0]) * 2
    together = small_draw_tails(values, np.full(4, 4), xs)
    alone = [small_draw_tails(values, np.array([4]), xs[[i]])[0] for i in range(4)]
    assert together == pytest.approx(alone, rel=0.02)


def test_no_probability_below_what_rounding_leaves():
    values = np.arange(1000.0)
    largest = np.array([values[-MAX_DRAWN:].sum()])
    (found,) = small_draw_tails(values, np.array([MAX_DRAWN]), largest)
    assert 1 / comb(1000, MAX_DRAWN) < found <= 1e-11
