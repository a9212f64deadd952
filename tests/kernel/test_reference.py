"""The slow solver and the paper's equations, and that the fast arithmetic is the same function."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import assert_same_joins, count_matrices, poisson_counts, zeros_and_ones
from tests.greedy_oracle import greedy_joins
from topicgrouper._compiled import LARGEST_TOTAL as LARGEST
from topicgrouper._compiled import fixed_point_g as compiled_g
from topicgrouper._compiled import fixed_point_shift as compiled_shift
from topicgrouper.kernel.reference import (
    delta_h,
    fixed_point_g,
    fixed_point_gains,
    fixed_point_shift,
    h,
    naive_joins,
)

totals = st.integers(1, LARGEST) | st.integers(1, 50).map(lambda bits: (1 << bits) - 1)


def fast_g(values, shift):
    return compiled_g(np.array(values, dtype=np.uint64), shift).tolist()


@given(total=totals)
def test_both_choose_the_same_shift(total):
    shift = fixed_point_shift(total)
    assert compiled_shift(total) == shift
    assert total * total.bit_length() << shift < 1 << 62
    assert total * total.bit_length() << (shift + 1) >= 1 << 62


@given(total=totals, shares=st.lists(st.floats(0, 1), max_size=30))
def test_both_compute_the_same_g(total, shares):
    shift = fixed_point_shift(total)
    values = [0, 1, total // 2, total - 1, total, *(int(share * total) for share in shares)]
    assert fast_g(values, shift) == [fixed_point_g(value, shift) for value in values]


@pytest.mark.parametrize("total", [1_500, 2**28 - 1, 2**44, LARGEST])
def test_both_compute_the_same_g_of_all_small_numbers(total):
    shift = fixed_point_shift(total)
    values = list(range(1_500))
    assert fast_g(values, shift) == [fixed_point_g(value, shift) for value in values]


@pytest.mark.parametrize("bits", [10, 24, 28, 37, 44, 50])
def test_both_compute_the_same_g_of_many_large_numbers(bits):
    rng = np.random.default_rng(bits)
    values = rng.integers(2, (1 << bits) + 1, size=1_000).tolist()
    # Around the powers of 2 and where cells of the logarithm's table meet.
    values += [
        (1 << bits) - (1 << bits) // 2048 * i + offset for i in range(99) for offset in (-1, 0)
    ]
    shift = fixed_point_shift(1 << bits)
    assert fast_g(values, shift) == [fixed_point_g(value, shift) for value in values]


def test_g_is_a_rounded_x_log_x():
    assert fixed_point_g(0, 30) == 0
    assert fixed_point_g(1, 30) == 0
    for x in (2, 3, 10, 12345):
        assert fixed_point_g(x, 20) == round(x * math.log(x) * 2**20)


def test_h_is_the_papers_on_a_worked_example():
    counts = np.array([[1, 1, 2], [3, 0, 0]])
    # Topic {0, 1}: 2 of 4 words in the first document, 3 of 3 in the second; f(0) = 4, f(1) = 1.
    expected = 2 * math.log(2 / 4) + 3 * math.log(3 / 3) + 4 * math.log(4 / 5) + 1 * math.log(1 / 5)
    assert h([0, 1], counts) == pytest.approx(expected)
    assert h([0, 1, 2], counts) == pytest.approx(
        4 * math.log(4 / 7) + math.log(1 / 7) + 2 * math.log(2 / 7)
    )


def test_delta_h_is_the_change_of_h():
    counts = poisson_counts(6, 5, rate=2.0, seed=2)
    change = h([0, 1, 3], counts) - h([0, 3], counts) - h([1], counts)
    assert delta_h([0, 3], [1], counts) == pytest.approx(change)
    assert delta_h([1], [0, 3], counts) == pytest.approx(change)


@given(counts=count_matrices(most=50))
def test_the_simplified_gains_are_the_papers(counts):
    """The terms in |d| and i(t) cancel, and only documents that hold both topics count."""
    shift = fixed_point_shift(int(counts.sum()))
    gains = np.ldexp(fixed_point_gains(counts.T, shift).astype(float), -shift)
    for s in range(counts.shape[1]):
        for t in range(s):
            assert gains[s, t] == pytest.approx(delta_h([s], [t], counts), rel=1e-9, abs=1e-9)
            assert gains[s, t] == gains[t, s]


def test_words_with_the_same_share_in_every_document_lose_nothing():
    counts = np.array([[1, 2], [3, 6], [5, 10]])
    assert delta_h([0], [1], counts) == pytest.approx(0.0, abs=1e-12)
    joins = naive_joins(counts)
    assert joins.children.tolist() == [[0, 1]]
    assert joins.gains[0] == pytest.approx(0.0, abs=1e-12)
    assert joins.gains[0] <= 0.0


def test_ties_go_to_the_smallest_ids():
    """Of four equal words that never meet, 0 and 1 are joined, then 2 and 3."""
    joins = naive_joins(np.eye(4, dtype=int))
    assert joins.children.tolist() == [[0, 1], [2, 3], [4, 5]]


def test_one_word_is_a_tree_without_joins():
    joins = naive_joins([[3], [4]])
    assert joins.children.shape == (0, 2)
    assert joins.gains.shape == (0,)


@pytest.mark.parametrize("seed", range(4))
def test_the_oracle_for_larger_data_agrees_with_the_naive_solver(seed):
    for counts in (
        poisson_counts(10, 12, rate=0.5 + seed, seed=seed),
        zeros_and_ones(9, 14, share=0.1 + 0.2 * seed, seed=seed),
    ):
        assert_same_joins(greedy_joins(counts), naive_joins(counts))
