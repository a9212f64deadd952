from __future__ import annotations

from math import comb

import numpy as np
import pytest
from scipy.special import ndtr

from tests.groups.exact_tails import all_sums, exact_tail
from topicgrouper.groups.saddlepoint import Values, saddlepoint_tails


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
    monkeypatch.setattr("topicgrouper.groups.saddlepoint._BLOCK", 200)
    assert tails(values, 15, xs) == pytest.approx(whole, rel=1e-9)
