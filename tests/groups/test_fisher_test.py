"""Fisher's exact test, compared with exact fractions and with SciPy.

``fisher_cases.json`` has tables of counts with exact results, on which the page is tested, too.
"""

import json
from fractions import Fraction
from math import comb
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import false_discovery_control, fisher_exact

from topicgrouper.groups.fisher_test import adjusted, fisher_p_values

CASES = json.loads((Path(__file__).parent / "fisher_cases.json").read_text(encoding="utf-8"))
MIN_DOCUMENTS = 5
LEVEL = 0.05


def exact_p_value(count, total, size, n):
    """Add up the probabilities of all numbers that are no more probable, one by one."""
    possible = range(max(0, total + size - n), min(total, size) + 1)
    weights = {k: comb(total, k) * comb(n - total, size - k) for k in possible}
    return Fraction(
        sum(weight for weight in weights.values() if weight <= weights[count]), comb(n, size)
    )


def exact_table(counts):
    """Return the p value of each cell as the tables have it: None where nothing is tested."""
    sizes = np.sum(counts, axis=0).tolist()
    return [
        [
            float(exact_p_value(count, sum(row), size, sum(sizes)))
            if sum(row) and size >= MIN_DOCUMENTS
            else None
            for count, size in zip(row, sizes, strict=True)
        ]
        for row in counts
    ]


def significant(p_values):
    """Return the cells at or below the largest p value for which Benjamini and Hochberg hold."""
    known = sorted(p for row in p_values for p in row if p is not None)
    below = [p for rank, p in enumerate(known, start=1) if p * len(known) <= LEVEL * rank]
    return [[p is not None and p <= max(below, default=-1) for p in row] for row in p_values]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_table_of_cases(case):
    counts = np.array(case["counts"])
    assert case["pValues"] == exact_table(case["counts"])
    assert case["significant"] == significant(case["pValues"])
    expected = np.array(case["pValues"], dtype=float)
    found = fisher_p_values(counts, counts.sum(axis=0))
    is_tested = ~np.isnan(expected)
    assert found[is_tested] == pytest.approx(expected[is_tested], rel=1e-9)
    found[~is_tested] = np.nan
    assert np.less_equal(adjusted(found), LEVEL).tolist() == case["significant"]


@given(st.lists(st.lists(st.integers(0, 30), min_size=3, max_size=3), min_size=1, max_size=5))
def test_p_values_are_exact_and_those_of_scipy(rows):
    counts = np.array(rows)
    sizes = counts.sum(axis=0)
    found = fisher_p_values(counts, sizes)
    for row, total in enumerate(counts.sum(axis=1)):
        for group, size in enumerate(sizes):
            count = counts[row, group]
            exact = exact_p_value(*map(int, (count, total, size, sizes.sum())))
            assert found[row, group] == pytest.approx(float(exact), rel=1e-9)
            rest = sizes.sum() - size - (total - count)
            table = [[count, total - count], [size - count, rest]]
            assert found[row, group] == pytest.approx(fisher_exact(table).pvalue, rel=1e-6)


def test_large_numbers():
    counts = np.array([[900, 700], [100_000, 100_200]])
    (found, _) = fisher_p_values(counts, counts.sum(axis=0))
    assert found == pytest.approx(fisher_exact(counts).pvalue, rel=1e-6)
    far = np.array([[5_000, 0], [0, 5_000]])
    assert fisher_p_values(far, far.sum(axis=0)).tolist() == [[0, 0], [0, 0]]


def test_adjusted_as_scipy_does_but_for_cells_without_a_test():
    p_values = np.array([[0.01, np.nan, 0.02], [0.5, 0.01, 1.0]])
    found = adjusted(p_values)
    known = ~np.isnan(p_values)
    assert np.isnan(found[~known]).all()
    assert found[known] == pytest.approx(false_discovery_control(p_values[known]))
    assert np.isnan(adjusted(np.full((2, 2), np.nan))).all()
