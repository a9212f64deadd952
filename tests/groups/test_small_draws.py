from __future__ import annotations

from math import comb

import numpy as np
import pytest

from tests.groups.exact_tails import all_sums, exact_tail
from topicgrouper.groups.small_draws import MAX_DRAWN, small_draw_tails


@pytest.mark.parametrize("size", [1, 2, 3, 6, 9])
@pytest.mark.parametrize("seed", [0, 1])
def test_agrees_with_all_draws(size, seed):
    values = np.random.default_rng(seed).exponential(size=18) ** 3
    values -= values.mean()
    sums = all_sums(values, size)
    for share in (0.5, 0.1, 0.01, 0.002):
        x = sums[int(len(sums) * (1 - share))]
        (found,) = small_draw_tails(values, size, np.array([x]))
        rounding = size**2 * (x - size * values.min()) / 8_000
        assert found >= exact_tail(sums, x) - 1e-9
        assert found <= exact_tail(sums, x - rounding) + 1e-9


def test_one_value_is_counted():
    values = np.array([0.0, 1.0, 2.0, 2.0, 50.0])
    found = small_draw_tails(values, 1, np.array([2.0, 50.0, 0.0]))
    assert found == pytest.approx([3 / 5, 1 / 5, 1.0])


def test_an_outlier_of_any_size():
    values = np.concatenate([np.zeros(999), [1e9]])
    found = small_draw_tails(values, 3, np.array([1e-3, 1.0, 1e9]))
    assert found == pytest.approx([3 / 1000] * 3)


def test_sums_of_different_heights_do_not_disturb_each_other():
    values = np.random.default_rng(0).exponential(size=200) ** 4
    xs = np.quantile(values, [0.6, 0.9, 0.99, 1.0]) * 2
    together = small_draw_tails(values, 4, xs)
    alone = [small_draw_tails(values, 4, xs[[i]])[0] for i in range(4)]
    assert together == pytest.approx(alone, rel=0.02)


def test_no_probability_below_what_rounding_leaves():
    values = np.arange(1000.0)
    (found,) = small_draw_tails(values, MAX_DRAWN, np.array([values[-MAX_DRAWN:].sum()]))
    assert 1 / comb(1000, MAX_DRAWN) < found <= 1e-11
